"""End of the game: Camelot falls, all Loyal are dead, or twelve swords are counted (S-17)."""

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from camlann.engine.facts import Seat, Team
from camlann.shadows.lives import at_zero
from camlann.shadows.quests.combat import favored
from camlann.shadows.state import (
    BLACK_LIMIT,
    SIEGE_LIMIT,
    SWORDS,
    Camelot,
    Game,
    Public,
    Side,
    Step,
    Transition,
    Why,
    loyalty,
)
from camlann.shadows.swords_and_sieges import turn


class TraitorsRevealed(Public, frozen=True, tag="shadows.traitors-revealed"):
    """Traitors who are still hidden are revealed at the last count."""

    seats: Team


class SwordsCounted(Public, frozen=True, tag="shadows.swords-counted"):
    white: int
    black: int
    winner: Literal["loyal", "evil"]

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, counted=True, winner=self.winner)


class Over(Public, frozen=True, tag="shadows.over"):
    winner: Literal["loyal", "evil"]
    why: Why
    sides: tuple[Side, ...]
    """By seat."""
    undealt: tuple[Side, ...]
    """The loyalty cards that nobody had."""

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, winner=self.winner, why=self.why, sides=self.sides)


class LastCount(Step, frozen=True, tag="shadows.last-count"):
    def run(self, tell: Transition) -> None:
        game, public = tell.game, tell.public
        hidden = tuple(seat for seat in public.able if loyalty(game, seat) == "traitor")
        tell(TraitorsRevealed(hidden))
        turn(tell, flips(public, len(hidden)))
        white, black = tell.public.whites, tell.public.blacks
        won = white > black or (white == black and favored(tell))
        tell(SwordsCounted(white, black, "loyal" if won else "evil"))


def flips(public: Camelot, hidden: int) -> int:
    """White swords that are turned for hidden Traitors."""
    if not hidden:
        return 0
    if hidden == 1 and public.traitors:
        return public.options.unconfirmed.flips_one_revealed
    return public.options.flips[min(hidden, 2) - 1]


class Recounting(Step, frozen=True, tag="shadows.recounting"):
    """Between two cards of a chain, the swords may end the game."""

    def run(self, tell: Transition) -> None:
        if due(tell.public):
            tell.then(LastCount())


def due(public: Camelot) -> bool:
    return len(public.swords) >= SWORDS and not public.counted and not at_zero(public)


def lost(game: Game) -> Why | None:
    """What loses the game at once, in order of precedence."""
    public = game.public
    if public.siege >= SIEGE_LIMIT:
        return "siege"
    if public.blacks >= BLACK_LIMIT:
        return "black_swords"
    if not public.coats:
        return None
    loyal = [seat for seat in public.present if loyalty(game, seat) == "loyal"]
    if loyal and all(public.status[seat] == "dead" for seat in loyal):
        return "loyal_dead"
    if not public.able:
        return "all_captured"
    return None


def ending(game: Game) -> Sequence[Public]:
    public = game.public
    if public.counted:
        assert public.winner is not None
        return (over(game, public.winner, "swords"),)
    why = lost(game)
    return () if why is None else (over(game, "evil", why),)


def over(game: Game, winner: Literal["loyal", "evil"], why: Why) -> Over:
    assert game.sealed is not None
    here = game.public.present
    free = game.sealed.loyalties[len(here) :]
    undealt = tuple(sorted((*game.sealed.undealt, *free)))
    return Over(winner, why, tuple(loyalty(game, seat) for seat in here), undealt)


def winners(public: Camelot) -> tuple[Seat, ...]:
    side = "loyal" if public.winner == "loyal" else "traitor"
    return tuple(seat for seat in public.present if public.sides[seat] == side)
