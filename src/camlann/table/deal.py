"""A game is begun, by a deal that nobody at the table has to take on trust.

Whoever agrees may promise a number by its hash. When the host begins, the table's keeper promises a secret of
its own; then those who promised show their numbers, and the dice are made of all of it. A deal that is broken
off stays in sight for good. `docs/fair-deal.md` has the bytes, and what this does not give.
"""

from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from camlann.engine import fair_deal
from camlann.engine.phases import Reason
from camlann.table.base_types import Checked, TableCommand, TableFact
from camlann.table.readiness import CannotStart, NothingChosen
from camlann.table.seats import NotSeated
from camlann.table.state import Choice, CurrentGame, Deal, Deals, PastDeal, PersonId, Table

MAX_PAST_DEALS = 32
"""Deals of a table that everybody is shown; of older ones the number."""


class DealOpened(TableFact, frozen=True, tag="table.deal-opened"):
    """Everything a deal depends on is fixed now, and nobody has shown anything yet."""

    name: str
    number: int
    attempt: int
    cfg: str
    commitment: str
    commitments: dict[int, str]

    def apply(self, table: Table) -> Table:
        deal = Deal(self.name, self.number, self.attempt, self.cfg, self.commitment, self.commitments)
        return replace(table, deals=replace(table.deals, open=deal))


class NumberRevealed(TableFact, frozen=True, tag="table.number-revealed"):
    """Somebody's device has shown the number it had promised."""

    person_id: PersonId
    seat: int
    entropy: str

    def apply(self, table: Table) -> Table:
        deal = table.deals.open
        assert deal is not None
        shown = dict(sorted({**deal.shown, self.seat: self.entropy}.items()))
        return replace(table, deals=replace(table.deals, open=replace(deal, shown=shown)))


class DealBroken(TableFact, frozen=True, tag="table.deal-broken"):
    """A deal was broken off. How many had shown their numbers by then tells whether it could be foreseen."""

    number: int
    attempt: int
    commitment: str
    shown: int

    def apply(self, table: Table) -> Table:
        return replace(table, ready=(), deals=_past(table, begun=False))


class Begun(TableFact, frozen=True, tag="table.begun"):
    """A game starts. What was agreed stands here for good: whatever changes later concerns the next one."""

    number: int
    choice: Choice
    seats: tuple[PersonId, ...]
    failed: tuple[int, ...] = ()
    """The seats that had promised a number and did not show it."""

    def apply(self, table: Table) -> Table:
        current, deals = CurrentGame(playing=True, counted=table.settings.open), _past(table, begun=True)
        # What was said about seats between games does not hold for what is dealt to them now.
        table = replace(table, current=current, claims=(), offered={})
        return replace(table, number=self.number, ready=(), deals=deals)


class Begin(TableCommand, frozen=True, tag="table.begin"):
    """The host starts the game."""

    host_only: ClassVar[bool] = True
    commitment: str = ""
    """The promise of whoever keeps the table, who alone gives it; nothing: somebody whom all trust deals."""
    cfg: str = ""
    """And what the deal depends on."""

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if table.choice is None:
            return NothingChosen()
        blocking = tuple(notice for notice in check(table.choice, len(table.seats)) if notice.prevents_start)
        if blocking:
            return CannotStart(blocking)
        waiting = tuple(other for other in table.seats if other not in table.ready)
        return NotReady(waiting) if waiting else None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        if not self.commitment:
            return (deal(table),)
        name, attempt = table.next_deal, table.deals.tries + 1
        commitments = {seat: commitment.commitment for seat, commitment in table.next_commitments.items()}
        opened = DealOpened(name, table.number + 1, attempt, self.cfg, self.commitment, commitments)
        return (opened,) if commitments else (opened, deal(opened.apply(table)))


class RevealNumber(TableCommand, frozen=True, tag="table.reveal-number"):
    """A device shows what it had promised. No person says this."""

    during_deal: ClassVar[bool] = True
    deal: Annotated[str, Meta(max_length=100)]
    entropy: Annotated[str, Meta(max_length=32, pattern="^[0-9a-f]{32}$")]

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if person_id not in table.seats:
            return NotSeated()
        now, seat = table.deals.open, table.seats.index(person_id)
        if now is None or now.name != self.deal:
            return NoDeal()
        if seat not in now.commitments:
            return NotCommitted()
        if seat in now.shown:
            return RevealedAlready()
        given = fair_deal.client_commitment(now.name, seat, bytes.fromhex(self.entropy)).hex()
        return None if given == now.commitments[seat] else DoesNotFit()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        shown = NumberRevealed(person_id, table.seats.index(person_id), self.entropy)
        now = shown.apply(table)
        assert now.deals.open is not None
        return (shown, deal(now)) if not now.deals.open.missing else (shown,)


class BreakOffDeal(TableCommand, frozen=True, tag="table.break-off-deal"):
    """The host stops a deal before the game has begun."""

    host_only: ClassVar[bool] = True
    during_deal: ClassVar[bool] = True

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return NoDeal() if table.deals.open is None else None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        now = table.deals.open
        assert now is not None
        return (DealBroken(now.number, now.attempt, now.commitment, len(now.shown)),)


def deal(table: Table) -> Begun:
    """The game begins, with what was shown so far; whoever had promised and has not is named."""
    assert table.choice is not None
    now = table.deals.open
    failed = () if now is None else now.missing
    return Begun(table.number + 1, table.choice, table.seats, failed)


def _past(table: Table, begun: bool) -> Deals:
    """The open deal goes to those that were."""
    deals, now = table.deals, table.deals.open
    if now is None:
        return replace(deals, commitments=(), tries=0 if begun else deals.tries)
    dealt = PastDeal(now.number, now.attempt, now.commitment, len(now.shown), begun)
    return replace(
        deals,
        commitments=(),
        open=None,
        tries=0 if begun else deals.tries + 1,
        past=(*deals.past, dealt)[-MAX_PAST_DEALS:],
        begun=deals.begun + begun,
        broken=deals.broken + (not begun),
    )


class NotReady(Reason, frozen=True, tag="table.not-ready"):
    """These have not said that they are ready."""

    waiting: tuple[PersonId, ...]


class DealUnderWay(Reason, frozen=True, tag="table.deal-under-way"):
    """Not while the game is being dealt; that takes seconds."""


class NoDeal(Reason, frozen=True, tag="table.no-deal"):
    """No such deal is under way."""


class NotCommitted(Reason, frozen=True, tag="table.not-committed"):
    """This seat has promised nothing to this deal."""


class RevealedAlready(Reason, frozen=True, tag="table.revealed-already"):
    """This seat has shown its number."""


class DoesNotFit(Reason, frozen=True, tag="table.does-not-fit"):
    """This is not the number that was promised."""
