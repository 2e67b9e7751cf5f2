"""What each public fact does to the board of Camelot: steps for readers of facts in other languages.

`steps(n)` plays `n` games by chance. It gives for each the board after its deal, and for each public fact
that follows the fields that it changed.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

from msgspec.structs import replace

from camlann import shadows
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Public, Seat
from camlann.engine.match import Match
from camlann.shadows.lives import GrailDrunk
from camlann.shadows.quests.combat import FavorUsed
from camlann.shadows.quests.wars import MordredGone
from camlann.shadows.state import Camelot
from tests.shadows.deals import Shadows, position
from tests.shadows.sensible_player import choose

FIELDS = (
    *(
        "swords",
        "siege",
        "black_knight",
        "lancelot",
        "dragon",
        "excalibur",
        "grail",
        "picts",
        "saxons",
        "over",
    ),
    *("heroism", "mordred", "lasting", "favor", "merlin", "relics", "lives", "places", "status"),
)
"""What is drawn on the board while facts are told."""
MOST_ROWS = 4000


def played(n: int) -> Shadows:
    """A game in which everybody answers by chance, of any preset and size."""
    chance = Random(n)
    seats = 3 + n % 6
    ready_made = shadows.presets(seats)
    options = ready_made[chance.choice(sorted(ready_made))]
    match: Shadows = Match(shadows, options, seats, partial(Seeded, seed_of(f"steps {n}"), 1))
    while not match.over and len(match.rows) < MOST_ROWS:
        seat = next(seat for seat in match.public.everyone if match.moves(seat))
        offers = list(match.moves(seat))
        match.play(seat, choose(match.public, match.truth.own[seat], offers, chance.randrange))
    return match


def steps(games: int) -> Iterator[dict[str, Any]]:
    """From the first question on: what is dealt has no picture before it."""
    for n in range(games):
        match = played(n)
        deal, *rows = match.rows
        yield _told(deal.game.public, [fact for row in rows for fact in row.facts])


def seldom() -> Iterator[dict[str, Any]]:
    """What games by chance hardly ever come to."""
    for war in ("picts", "saxons"):
        board = position(mordred=war).public
        yield from (_told(board, [MordredGone()]) for _ in range(5))
    yield from (_told(replace(position().public, favor=True), [FavorUsed()]) for _ in range(10))
    for seat in range(10):
        board = position(lives={seat % 5: 0}, relics={"grail": 1}).public
        yield _told(board, [GrailDrunk(Seat(1), Seat(seat % 5))])


def _told(board: Camelot, facts: Sequence[Any]) -> dict[str, Any]:
    start, told = {name: getattr(board, name) for name in FIELDS}, []
    for fact in facts:
        if isinstance(fact, Public):
            after = fact.apply(board)
            told.append((fact, _changes(board, after)))
            board = after
    return {"start": start, "told": told}


def _changes(before: Camelot, after: Camelot) -> dict[str, Any]:
    if before is after:
        return {}
    return {name: now for name in FIELDS if (now := getattr(after, name)) != getattr(before, name)}
