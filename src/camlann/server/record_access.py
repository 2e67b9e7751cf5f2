"""Access to the record of a finished game: who may read which viewpoint.

The rules of the game say whether everything is disclosed at the end. If so, everybody who may read the record
reads all of it, from any seat; if not, each reads what their own seat saw, and a spectator what everybody
saw. A record that this server cannot read counts as not disclosed.
"""

import msgspec
from msgspec import Struct

from camlann.engine.facts import Seat
from camlann.engine.rules import Games
from camlann.records.record import Header, Viewpoint, dump, head, load, seen
from camlann.server.store import StoredRecord


class NoSuchSeat(Exception):
    """The game had fewer seats."""


class NotDisclosed(Exception):
    """This reader may not see the game from there."""


def is_disclosed(header: Header, games: Games) -> bool:
    """Is everything disclosed now that the game is over? Never for a game that was broken off."""
    rules = games.get(header.game)
    if header.viewpoint != "whole" or rules is None or header.revision > rules.REVISION:
        return False
    try:
        return rules.disclosed(rules.WIRE.options.decode(header.options))
    except msgspec.DecodeError:
        return False


class ReadableRecord(Struct, frozen=True):
    """A finished game as far as one reader may see it."""

    stored: StoredRecord
    games: Games
    own: tuple[Seat, ...] = ()
    """The reader's seats."""

    def viewpoint(self, wanted: Viewpoint | None) -> Viewpoint:
        """The viewpoint they read it from: the wanted one, if they may."""
        header = head(self.stored.record)
        disclosed = is_disclosed(header, self.games)
        if wanted is None and header.viewpoint != "whole":
            return header.viewpoint
        if wanted is None:
            return "whole" if disclosed else self.own[0] if self.own else "spectator"
        if isinstance(wanted, int) and wanted >= header.seats:
            raise NoSuchSeat
        own = self.own if header.viewpoint == "whole" else ()
        if not disclosed and wanted != "spectator" and wanted not in own:
            raise NotDisclosed
        return wanted

    def viewpoints(self) -> tuple[Viewpoint, ...]:
        """The viewpoints they may read it from."""
        header = head(self.stored.record)
        if is_disclosed(header, self.games):
            return ("whole", "spectator", *map(Seat, range(header.seats)))
        own = self.own if header.viewpoint == "whole" else ()
        return ("spectator", *own)

    def record(self, wanted: Viewpoint | None) -> bytes:
        """The record from the wanted viewpoint, if they may. Raises `BrokenRecord`."""
        viewpoint = self.viewpoint(wanted)
        whole = viewpoint == "whole"
        return self.stored.record if whole else dump(seen(load(self.stored.record), viewpoint))
