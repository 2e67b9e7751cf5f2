"""The Ferry: a tiny game with everything that is awkward about hidden cards, to test the table by.

Three to five people cross a lake with cards in hand. On your turn you draw, look at the top of the pile,
sink its top card, trade a card with somebody, or raise a storm. Against a storm anyone may secretly ring a
bell. If nobody does, everyone throws a card overboard, and whoever raised it puts the top of the pile in
order. When the crossing is over the highest hand wins.
"""

from collections.abc import Sequence
from typing import Any, Final

from camlann.engine.facts import Seat
from camlann.engine.rules import Notice, Result
from camlann.engine.transition import AnyThrow, Transition, shuffling
from camlann.engine.wire import Wire
from tests.ferry.boat import Boat, BoatOf, Game, Hold, Options, PassengerOf, Step, worth
from tests.ferry.claims import PHRASES, channels, in_channel
from tests.ferry.deck import CrossingBegun, Docked, HandDealt, PileLaid
from tests.ferry.turn import Rowing

__all__ = [
    "NAME",
    "PHRASES",
    "REVISION",
    "WIRE",
    "Options",
    "blank",
    "channels",
    "check",
    "deal",
    "disclosed",
    "ending",
    "fit",
    "in_channel",
    "onward",
    "presets",
    "private_size",
    "result",
    "throws",
]

NAME = "ferry"
REVISION = 1
LONGEST = 40
"""Turns that three play at most."""

WIRE = Wire(NAME, options=Options, public=BoatOf, own=PassengerOf, sealed=Hold)


def check(options: Options, seats: int) -> tuple[Notice, ...]:
    if not 3 <= seats <= 5:
        return (Notice("E-PLAYERS"),)
    return (Notice("E-TURNS", most=LONGEST),) if fit(options, seats)[1] else ()


def fit(options: Options, seats: int) -> tuple[Options, tuple[Notice, ...]]:
    """Three have time for a short crossing only."""
    if seats == 3 and options.turns > LONGEST:
        return Options(turns=LONGEST), (Notice("F-TURNS", most=LONGEST),)
    return options, ()


def presets(seats: int) -> dict[str, Options]:
    return {"short": Options(turns=2 * seats)}


def blank(options: Options, seats: int) -> Game:
    boat: Boat = BoatOf(seats=seats, options=options)
    return Game(boat, {seat: PassengerOf(seat=seat) for seat in boat.everyone}, Hold())


DEALT: Final = ((HandDealt, "cards"), (PileLaid, "cards"))


def throws(options: Options, seats: int) -> tuple[AnyThrow, ...]:
    return (shuffling("deck", blank(options, seats).public.deck, *DEALT),)


def deal(tell: Transition[Any, Any, Any]) -> None:
    boat: Boat = tell.public
    cards = tell.shuffle("deck", boat.deck, *DEALT)
    tell(CrossingBegun())
    for seat in boat.everyone:
        tell(HandDealt(seat, cards[2 * seat : 2 * seat + 2]))
    tell(PileLaid(cards[2 * boat.seats :]))


def ending(game: Game) -> tuple[Docked, ...]:
    if game.public.turns < game.public.options.turns:
        return ()
    hands = tuple(game.own[seat].hand for seat in game.public.everyone)
    return (
        Docked(
            hands, tuple(Seat(n) for n, hand in enumerate(hands) if worth(hand) == max(map(worth, hands)))
        ),
    )


def onward(game: Game) -> Step:
    return Rowing(game.public.rower)


def result(public: Boat) -> Result | None:
    return Result(public.winners, "docked") if public.winners else None


def private_size(public: Boat, told: Sequence[object]) -> int:
    return 1024


def disclosed(options: Options) -> bool:
    return True
