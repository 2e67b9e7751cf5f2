"""Seats: who sits where, and who is the host: the first person to sit, and then the next."""

from typing import ClassVar

from msgspec.structs import replace

from camlann.engine.phases import Command, Reason
from camlann.table.base_types import MAX_SEATS, Checked, TableCommand, TableFact, without
from camlann.table.bot_names import with_free_name
from camlann.table.shared_phones import PhoneShared, why_not_on
from camlann.table.state import PersonId, Table, always_ready, is_bot


class Sat(TableFact, frozen=True, tag="table.sat"):
    person_id: PersonId
    place: int

    def apply(self, table: Table) -> Table:
        seats = (*table.seats[: self.place], self.person_id, *table.seats[self.place :])
        # The set of players has changed, so nobody but the bots has agreed to this game yet.
        return replace(
            table,
            seats=seats,
            ready=always_ready(seats),
            host=table.host or self.person_id,
            queue=without(table.queue, self.person_id),
            claims=tuple(claim for claim in table.claims if claim.by != self.person_id),
            offered={person_id: to for person_id, to in table.offered.items() if to != self.person_id},
        )


class Risen(TableFact, frozen=True, tag="table.risen"):
    person_id: PersonId

    def apply(self, table: Table) -> Table:
        seats = without(table.seats, self.person_id)
        host = table.host
        if host == self.person_id:
            at = table.seats.index(self.person_id)
            host = next(
                (person_id for person_id in (*seats[at:], *seats[:at]) if not is_bot(person_id)), None
            )
        claims = tuple(
            replace(
                claim,
                vouched=without(claim.vouched, self.person_id),
                denied=without(claim.denied, self.person_id),
            )
            for claim in table.claims
            if claim.of != self.person_id
        )
        offered = {person_id: to for person_id, to in table.offered.items() if person_id != self.person_id}
        return replace(
            table,
            seats=seats,
            ready=always_ready(seats),
            host=host,
            claims=claims,
            offered=offered,
            figures=table.figures_without(self.person_id),
            phones={each: owner for each, owner in table.phones.items() if each != self.person_id},
        )


class Reseated(TableFact, frozen=True, tag="table.reseated"):
    """Everybody sits in this order now."""

    order: tuple[PersonId, ...]

    def apply(self, table: Table) -> Table:
        # People agreed to the game in the old order.
        return replace(table, seats=self.order, ready=always_ready(self.order))


class Sit(TableCommand, frozen=True, tag="table.sit"):
    """Sit down: in the last place, or between others."""

    place: int | None = None
    phone_owner: PersonId | None = None
    """On whose phone they play. The server sets it; a value from a device is ignored."""

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if person_id in table.seats:
            return SeatedAlready()
        if len(table.seats) >= MAX_SEATS:
            return Full()
        if self.phone_owner is not None and (reason := why_not_on(table, self.phone_owner)) is not None:
            return reason
        return None if self.place is None or 0 <= self.place <= len(table.seats) else NoSuchPlace()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        sat = Sat(person_id, len(table.seats) if self.place is None else self.place)
        return (sat,) if self.phone_owner is None else (sat, PhoneShared(person_id, self.phone_owner))


class Rise(TableCommand, frozen=True, tag="table.rise"):
    """Leave your seat."""

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return None if person_id in table.seats else NotSeated()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Risen(person_id),)


class Bring(TableCommand, frozen=True, tag="table.bring"):
    """The host adds a bot in the last place; its id says its level. It gets another id if another bot has its
    name.
    """

    host_only: ClassVar[bool] = True
    person_id: PersonId

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if len(table.seats) >= MAX_SEATS:
            return Full()
        if not is_bot(self.person_id):
            return NoBot()
        return SeatedAlready() if self.person_id in table.seats else None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Sat(with_free_name(self.person_id, table.seats), len(table.seats)),)


class Swap(TableCommand, frozen=True, tag="table.swap"):
    """The host swaps two seats."""

    host_only: ClassVar[bool] = True
    one: PersonId
    other: PersonId

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return None if {self.one, self.other} <= {*table.seats} else NotSeated()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        swapped = {self.one: self.other, self.other: self.one}
        return (Reseated(tuple(swapped.get(each, each) for each in table.seats)),)


class Reorder(TableCommand, frozen=True, tag="table.reorder"):
    """The host sets the order of all seats."""

    host_only: ClassVar[bool] = True
    order: tuple[PersonId, ...]

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return None if sorted(self.order) == sorted(table.seats) else NotEverybody()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Reseated(self.order),)


class Shuffle(Command, frozen=True, tag="table.shuffle"):
    """The host shuffles the seats. The server throws the dice and turns it into a `Reorder`."""


class SeatedAlready(Reason, frozen=True, tag="table.seated-already"):
    """They sit already."""


class NotSeated(Reason, frozen=True, tag="table.not-seated"):
    """Only for people who sit."""


class NoBot(Reason, frozen=True, tag="table.no-bot"):
    """Not for bots; or only for bots, where the host adds one."""


class NoSuchPlace(Reason, frozen=True, tag="table.no-such-place"):
    """There is no such place to sit."""


class Full(Reason, frozen=True, tag="table.full"):
    """The limit is reached."""


class NotEverybody(Reason, frozen=True, tag="table.not-everybody"):
    """An order names everybody who sits, once."""
