"""Host: handing over the host role, and the table's settings."""

from typing import ClassVar

from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.base_types import Checked, TableCommand, TableFact
from camlann.table.practice import for_practice, why_fixed
from camlann.table.seats import NoBot, NotSeated, Risen
from camlann.table.state import PersonId, Settings, Table, always_ready, is_bot


class HandedOver(TableFact, frozen=True, tag="table.handed-over"):
    to: PersonId

    def apply(self, table: Table) -> Table:
        return replace(table, host=self.to)


class Arranged(TableFact, frozen=True, tag="table.arranged"):
    settings: Settings

    def apply(self, table: Table) -> Table:
        # People agreed to play where they were: in one room other rules hold for absent people. They agreed
        # to the reveal and to advice too.
        if _agreed_to(self.settings) == _agreed_to(table.settings):
            return replace(table, settings=self.settings)
        displays = () if self.settings.place == "remote" else table.displays
        return replace(table, settings=self.settings, ready=always_ready(table.seats), displays=displays)


class HandOver(TableCommand, frozen=True, tag="table.hand-over"):
    """The host makes somebody else the host."""

    host_only: ClassVar[bool] = True
    during_game: ClassVar[bool] = True
    to: PersonId

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if is_bot(self.to):
            return NoBot()
        return None if self.to in table.seats else NotSeated()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (HandedOver(self.to),)


class Arrange(TableCommand, frozen=True, tag="table.arrange"):
    """The host changes the settings of the table."""

    host_only: ClassVar[bool] = True
    during_game: ClassVar[bool] = True
    settings: Settings

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        wanted = _fitted(self.settings)
        now = table.settings
        changed = (wanted.place, wanted.reveal, wanted.advice) != (now.place, now.reveal, now.advice)
        loosened = changed or self.settings.looser_than(table.settings)
        if table.playing and loosened:
            return GameRunning()
        return why_fixed(table, self.settings)

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        fitted = _fitted(self.settings)
        # Where everybody plays elsewhere, nobody plays on another's phone.
        guests = [each for each in table.seats if each in table.phones and fitted.place == "remote"]
        return (*(Risen(each) for each in guests), Arranged(fitted))


def _fitted(settings: Settings) -> Settings:
    """The settings as they go together."""
    settings = for_practice(settings)
    return replace(settings, reveal=settings.reveal.at(settings.place))


def _agreed_to(settings: Settings) -> tuple[str, str, bool]:
    """What whoever is ready has agreed to."""
    return settings.place, settings.reveal.style, settings.advice


def next_host(table: Table, gone: PersonId) -> PersonId | None:
    """The next person clockwise."""
    at = table.seats.index(gone) if gone in table.seats else 0
    others = (*table.seats[at + 1 :], *table.seats[:at])
    return next((person_id for person_id in others if not is_bot(person_id)), None)


def pass_host_on(table: Table, gone: PersonId) -> tuple[TableFact, ...]:
    """If the host's seat passes on, the next person who sits becomes the host."""
    if table.host != gone or (to := next_host(table, gone)) is None:
        return ()
    return (HandedOver(to),)


class HostOnly(Reason, frozen=True, tag="table.host-only"):
    """Only the host may do this."""


class GameRunning(Reason, frozen=True, tag="table.game-running"):
    """Not during a game."""
