"""Displays: screens in the room that show the public part of the table, and nothing else.

The host's device draws the secret of a link and tells the table only its hash. The screen that opens the link
first draws a token of its own, whose hash replaces that of the link: so the link works once. A display is no
person: it has no seat, no voice and no name, and can give no command but this one. Everybody sees which
displays there are, and anybody who sits may close one.
"""

import re
from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.base_types import Checked, TableCommand, TableFact
from camlann.table.practice import PracticeTable
from camlann.table.seats import NoBot, NotSeated
from camlann.table.state import Display, PersonId, Table, is_bot

MAX_DISPLAYS = 2
LINK_SECONDS = 600
"""How long the link of a display works."""
Hash = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}$")]
"""The hash of a random secret of 256 bits, in hex."""
_SCREEN = re.compile("(display|link):[0-9a-f]{32}")


def is_screen(person_id: PersonId) -> bool:
    """Whether this is the id of a display or of its link, and of no person or bot."""
    return _SCREEN.fullmatch(person_id) is not None


def link_id(display: Display) -> PersonId:
    """The id of a screen that has opened the link of a display."""
    return PersonId(display.id.replace("display:", "link:"))


class DisplayOpened(TableFact, frozen=True, tag="table.display-opened"):
    """The host has made a link for a display."""

    link: str
    until: int
    """When the link runs out, in milliseconds since 1970."""

    def apply(self, table: Table) -> Table:
        opened = Display(PersonId(f"display:{self.link[:32]}"), self.link, self.until)
        return replace(table, displays=(*table.displays, opened))


class DisplayShown(TableFact, frozen=True, tag="table.display-shown"):
    """A screen has opened the link, which works no more."""

    display: PersonId
    token: str

    def apply(self, table: Table) -> Table:
        return replace(
            table,
            displays=tuple(
                replace(each, link="", until=0, token=self.token) if each.id == self.display else each
                for each in table.displays
            ),
        )


class DisplayClosed(TableFact, frozen=True, tag="table.display-closed"):
    display: PersonId
    person_id: PersonId

    def apply(self, table: Table) -> Table:
        return replace(table, displays=tuple(each for each in table.displays if each.id != self.display))


class OpenDisplay(TableCommand, frozen=True, tag="table.open-display"):
    """The host makes a link for a display. A second one with the same hash is refused."""

    host_only: ClassVar[bool] = True
    during_game: ClassVar[bool] = True
    link: Hash
    until: int = 0
    """The server sets it; a value from a device is ignored."""

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if table.settings.practice:
            return PracticeTable()
        if table.settings.place == "remote":
            return NoDisplayHere()
        if len(table.displays) >= MAX_DISPLAYS or any(
            each.id[8:] == self.link[:32] for each in table.displays
        ):
            return TooManyDisplays()
        return None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (DisplayOpened(self.link, self.until),)


class ShowDisplay(TableCommand, frozen=True, tag="table.show-display"):
    """A screen that has opened the link is the display from now on, by a token of its own."""

    during_game: ClassVar[bool] = True
    during_deal: ClassVar[bool] = True
    token: Hash

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return NoSuchDisplay() if _opened_by(table, person_id) is None else None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        display = _opened_by(table, person_id)
        assert display is not None
        return (DisplayShown(display.id, self.token),)


class CloseDisplay(TableCommand, frozen=True, tag="table.close-display"):
    """Anybody who sits closes a display."""

    during_game: ClassVar[bool] = True
    display: PersonId

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if is_bot(person_id):
            return NoBot()
        if person_id not in table.seats:
            return NotSeated()
        return None if any(each.id == self.display for each in table.displays) else NoSuchDisplay()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (DisplayClosed(self.display, person_id),)


def _opened_by(table: Table, person_id: PersonId) -> Display | None:
    """The display whose link this screen has opened, if it was not used before."""
    return next((each for each in table.displays if each.link and link_id(each) == person_id), None)


class NoDisplayHere(Reason, frozen=True, tag="table.no-display-here"):
    """Where everybody plays elsewhere, a display would show spectators the game without their delay."""


class TooManyDisplays(Reason, frozen=True, tag="table.too-many-displays"):
    """The limit is reached."""


class NoSuchDisplay(Reason, frozen=True, tag="table.no-such-display"):
    """It is closed, or its link was used before."""


class OnlyShows(Reason, frozen=True, tag="table.only-shows"):
    """A display gives no commands."""
