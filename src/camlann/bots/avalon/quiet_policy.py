"""Quiet play: whoever knows something mostly acts as a servant in the same seat would.

A policy says how often they do not. A bot plays by it, and judges the others by it.
"""

from collections.abc import Mapping, Sequence
from math import exp

from msgspec import Struct

from camlann.avalon.state import Court
from camlann.bots.avalon.avalon_bot import LAST_CHANCE
from camlann.bots.avalon.kinds import Kind
from camlann.bots.avalon.team_answers import approval

TREMBLE = 0.03
"""How often anybody does what they do not mean to."""

ODD_TEAM = 0.001
"""How much anybody likes the worst of teams, compared with the best."""


class Policy(Struct, frozen=True, kw_only=True):
    bars: tuple[float, float, float, float] = (0.9, 0.85, 0.75, 0.5)
    """How safe a team must be for a servant, compared with the safest, by the number of rejected teams."""
    vote_sharpness: float = 30.0
    """How much likelier a servant approves a safer team."""
    team_sharpness: float = 8.0
    """How much likelier a servant proposes it."""
    merlin_honesty: tuple[float, float, float] = (0.0, 0.03, 0.3)
    """How often Merlin votes as he knows, by the number of lost quests."""
    evil_honesty: tuple[float, float, float] = (0.05, 0.1, 0.5)
    """How often Evil votes for Evil, by the number of won quests."""
    clean_taste: tuple[float, float] = (1.0, 0.75)
    """How much Merlin likes to propose a clean team, and one that is not."""
    evil_taste: tuple[float, float, float] = (0.3, 1.0, 0.3)
    """How much Evil likes to propose a team with too few of Evil in it, with just enough, with more."""
    first_fail: float = 0.5
    """How often a single Evil player fails the first quest."""
    second_fail: float = 0.1
    """How often somebody fails where enough others do."""

    def servant_approval(self, safeties: Mapping[int, float], team: int, rejections: int) -> float:
        """How likely a servant approves a team, who takes teams to be this safe."""
        if rejections >= LAST_CHANCE:
            return 1 - TREMBLE
        best = max(safeties.values())
        ratio = safeties[team] / best if best > 0 else 0.0
        likes = approval(ratio, self.bars[rejections], self.vote_sharpness)
        return TREMBLE + (1 - 2 * TREMBLE) * likes

    def servant_taste(self, safeties: Mapping[int, float]) -> dict[int, float]:
        """How much a servant likes to propose each team."""
        best = max(safeties.values()) or 1.0
        return {
            team: ODD_TEAM + exp(self.team_sharpness * (safe / best - 1)) for team, safe in safeties.items()
        }

    def vote_odds(
        self, kind: Kind, switched: bool, public: Court, servant: float, evil: int, spoils: int
    ) -> float:
        """How likely somebody of this kind approves a team with so many of Evil in it, where a servant in the
        same seat would approve with the chance `servant`.
        """
        honesty = self._honesty(kind, switched, public)
        return (1 - honesty) * servant + honesty * open_vote(kind, switched, public, servant, evil, spoils)

    def _honesty(self, kind: Kind, switched: bool, public: Court) -> float:
        if kind.evil(switched):
            return self.evil_honesty[min(public.won, 2)]
        return self.merlin_honesty[min(public.lost, 2)]

    def team_taste(self, kind: Kind, switched: bool, evil: int, spoils: int) -> float:
        """How much somebody of this kind likes to propose a team, compared with a servant."""
        if not kind.informed:
            return 1.0
        if kind.evil(switched):
            return self.evil_taste[0 if evil < spoils else 1 if evil == spoils else 2]
        return self.clean_taste[evil >= spoils]

    def fail_odds(self, public: Court, evil: int, spoils: int) -> float:
        """How likely an Evil player fails whose turn it is to fail."""
        if evil < spoils:
            return 0.3
        if 2 in (public.won, public.lost):
            return 0.97
        return self.first_fail if not public.won and not public.lost else 0.95

    def fails_odds(self, public: Court, evil: int, free: int, alone: int, spoils: int) -> Sequence[float]:
        """How likely 0, 1, 2, … of the free cards are fails, if so many of their players know nobody."""
        together = [self.fail_odds(public, evil - alone, spoils)] * spoils + [self.second_fail] * free
        odds = [1.0]
        for chance in together[: free - alone] + [self.fail_odds(public, 1, spoils)] * alone:
            none, more = [each * (1 - chance) for each in odds], [each * chance for each in odds]
            odds = [a + b for a, b in zip([*none, 0.0], [0.0, *more], strict=True)]
        return odds


def open_vote(kind: Kind, switched: bool, public: Court, servant: float, evil: int, spoils: int) -> float:
    """How likely somebody of this kind approves who hides nothing."""
    if not kind.informed:
        return servant
    if kind.evil(switched):
        return 1 - TREMBLE if evil >= spoils else TREMBLE
    return 1 - TREMBLE if evil < spoils or public.rejections >= LAST_CHANCE else TREMBLE


def open_fails(free: int) -> Sequence[float]:
    """How likely 0, 1, 2, … of the free cards are fails, if all of Evil fail whenever they can."""
    return [TREMBLE ** (free - number) for number in range(free + 1)]
