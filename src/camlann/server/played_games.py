"""The games of a table, as everybody may know them: a fold of public facts, for keepers and gates."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from camlann.table import Begun, Finished, PersonId, Replaced, Table, TableFact


class Played(Struct, frozen=True, array_like=True):
    """A game that was begun at a table."""

    number: int
    game: str
    at: int
    """When it was begun."""
    seats: tuple[PersonId, ...]
    """The players, clockwise; after the game, those at its end."""
    standing: dict[PersonId, PersonId] = {}
    """Stand-ins among them, and the owner of each seat."""
    ended: bool = False
    """Was it played to its end?"""
    left: tuple[PersonId, ...] = ()
    """Those who had a seat and lost it."""

    def had_seat(self, person_id: PersonId) -> bool:
        """Did this person ever sit in it?"""
        return person_id in self.seats or person_id in self.left


def after(games: tuple[Played, ...], table: Table, fact: TableFact, at: int) -> tuple[Played, ...]:
    """The games after one more fact about this table, in a row of this time."""
    if isinstance(fact, Begun):
        return (*games, Played(fact.number, fact.choice.game, at, fact.seats))
    if isinstance(fact, Finished):
        return _last(games, ended=True)
    if isinstance(fact, Replaced) and table.playing:
        last = games[-1]
        return _last(
            games,
            seats=fact.instead(last.seats),
            standing=fact.apply(table).current.standing,
            left=(*last.left, fact.person_id),
        )
    return games


def find(games: Iterable[Played], number: int) -> Played | None:
    return next((each for each in games if each.number == number), None)


def _last(games: tuple[Played, ...], **changes: object) -> tuple[Played, ...]:
    *before, last = games
    return (*before, replace(last, **changes))
