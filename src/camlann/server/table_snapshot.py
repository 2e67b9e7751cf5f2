"""A snapshot of a table at the end of a game: all that whoever reads its log later needs of what came before.

What is public and what is not are apart, as in every entry of a log.
"""

from msgspec import Raw, Struct

from camlann.server.played_games import Played
from camlann.table import Choice, Deal, PersonId, Table


class PublicSnapshot(Struct, frozen=True, array_like=True):
    table: Table
    told: int
    """The number of facts about the table."""
    games: tuple[Played, ...]
    seats: tuple[PersonId, ...]
    """Who had a seat in the game when it ended, clockwise."""
    turned: dict[PersonId, int]
    """Who got or lost a seat during it: after how many facts about the table."""
    completions: tuple[tuple[PersonId, bool], ...]
    """Each person who had a seat, and whether they abandoned the game."""
    choice: Choice | None
    deal: Deal | None
    clock: int
    passed: int

    @property
    def is_broken_off(self) -> bool:
        """Has the game no result, so that what was hidden stays hidden?"""
        return self.table.broken_off == self.table.number


class ClosedSnapshot(Struct, frozen=True, array_like=True):
    committed_secret: bytes
    deal_secret: bytes
    seed: bytes
    moves: tuple[tuple[PersonId, str], ...]
    """The commands of the game: who gave them, and their ids."""
    commands: tuple[tuple[PersonId, str, Raw], ...]
    """The last commands to the table: who gave them, their ids, and why they were refused; null if not."""
