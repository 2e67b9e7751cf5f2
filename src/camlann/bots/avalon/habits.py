"""Habits: how people vote and play, as counts of logged games of people say.

Each row has the chance to approve a team with nobody of Evil in it, with one, and with two or more; off the
team and on it. Merlin means everybody of Good who was shown who is Evil.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from camlann.bots.avalon.kinds import Kind

Row: TypeAlias = tuple[tuple[float, float], ...]

SERVANT: Final[Row] = ((0.51, 0.80), (0.36, 0.68), (0.31, 0.62))
MERLIN: Final[Row] = ((0.74, 0.91), (0.33, 0.55), (0.24, 0.37))
EVIL: Final[Row] = ((0.34, 0.34), (0.46, 0.78), (0.46, 0.71))

FAIL: Final = (0.24, 0.69, 0.76, 0.90, 0.95)
"""How often somebody of Evil fails who is alone in a team, by how many quests came before."""
FAIL_TOGETHER: Final = (0.15, 0.43, 0.54, 0.65, 0.93)
"""How often each of several fails."""
LAST_CHANCE_APPROVAL: Final = 0.95


def approval(kind: Kind, switched: bool, evil: int, on: bool, last_chance: bool) -> float:
    """How often somebody of this kind approves."""
    if last_chance and not kind.evil(switched):
        return LAST_CHANCE_APPROVAL
    row = EVIL if kind.evil(switched) else MERLIN if kind.informed else SERVANT
    return row[min(evil, 2)][on]


def fails(quests: int, evil: int, free: int) -> Sequence[float]:
    """How likely 0, 1, 2, … of the free cards are fails, after so many quests."""
    chance = (FAIL if evil == 1 else FAIL_TOGETHER)[min(quests, 4)]
    odds = [1.0]
    for _ in range(free):
        odds = [
            a + b
            for a, b in zip(
                [*(x * (1 - chance) for x in odds), 0.0], [0.0, *(x * chance for x in odds)], strict=True
            )
        ]
    return odds
