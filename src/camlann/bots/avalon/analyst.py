"""What a viewer could know in Avalon: what the rules prove, and what `bayes` would believe there."""

from collections.abc import Collection, Sequence
from typing import Any

from camlann.avalon.propose import TeamProposed
from camlann.avalon.quest import spoils
from camlann.avalon.role_reveal import EyesOpened
from camlann.avalon.state import Court, Game, proposed
from camlann.avalon.team_and_side_sizes import team_size
from camlann.avalon.vote import VotesShown
from camlann.bots import AnyFact, AnyRules
from camlann.bots.avalon.bayes_bot import STYLE_ODDS, BayesBot
from camlann.bots.avalon.belief import Belief
from camlann.bots.avalon.evidence import Evidence
from camlann.bots.avalon.hypotheses import for_spectator
from camlann.bots.avalon.kinds import camp_and_quarry_of
from camlann.bots.avalon.teams import mask_of
from camlann.engine.facts import Seat

Deed = tuple[str, float, float]
ROUNDING = 1e-9
"""Chances that differ by less are equal but for rounding."""


class AvalonAnalyst(BayesBot):
    """It believes what `bayes` does. A spectator's is never asked what it would do."""

    def __init__(self, rules: AnyRules, options: Any, seats: int, seat: Seat | None) -> None:
        # A spectator's game has no compartment, and nothing here looks into one.
        super().__init__(rules, options, seats, seat)  # type: ignore[arg-type]
        self.viewer = seat
        cast = self.public.cast
        self.evidence = Evidence(Belief(for_spectator(cast, options, camp_and_quarry_of), STYLE_ODDS), None)
        self.proven = Evidence(Belief(for_spectator(cast, options)), None)
        self._deeds: list[Deed] = []

    def possible(self) -> int:
        """How many sets of players may be the Evil ones."""
        return len({one.evil for one in self.proven.belief.each})

    def chances(self) -> dict[str, Sequence[float]]:
        quarries = {one.quarry for one in self.belief.each}
        return {
            "evil": [
                exact(chance, [mask >> seat & 1 for mask in self._proven_masks()])
                for seat, chance in enumerate(self.belief.evil(self.seats))
            ],
            "quarry": [
                exact(chance, [mask >> seat & 1 for mask in quarries])
                for seat, chance in enumerate(self.belief.quarry(self.seats))
            ],
        }

    def take_judgements(self) -> list[Deed]:
        deeds, self._deeds = self._deeds, []
        return deeds

    def consider(self, fact: AnyFact, before: Game) -> None:
        if self.viewer is not None and not isinstance(fact, EyesOpened) and self.public.round:
            self._judge(fact, before.public, self.viewer)
        super().consider(fact, before)
        if isinstance(fact, EyesOpened):
            self.proven = Evidence(Belief(self.hypotheses), self.seat)
        elif self.public.round:
            self.proven.consider(fact, before.public, self.game)

    def _judge(self, fact: AnyFact, public: Court, viewer: Seat) -> None:
        """Evil knows who is who, and has other aims than a safe team."""
        if self.is_evil:
            return
        match fact:
            case TeamProposed(leader, quest, team) if leader == viewer:
                self._deed("team", public, quest, mask_of(team))
            case VotesShown(votes):
                proposal = proposed(public)
                self._deed(votes[viewer], public, proposal.quest, mask_of(proposal.team))

    def _deed(self, deed: str, public: Court, quest: int, team: int) -> None:
        needed = spoils(public, quest)
        safeties = self.find_safeties(team_size(self.seats, quest), needed)
        masks = self._proven_masks()

        def sure(each: int) -> float:
            return exact(safeties[each], [(mask & each).bit_count() < needed for mask in masks])

        best = max(safeties.values())
        safest = max(sure(each) for each, safe in safeties.items() if safe > best - ROUNDING)
        self._deeds.append((deed, sure(team), safest))

    def _proven_masks(self) -> Collection[int]:
        """Who may be Evil now, by the rules alone."""
        switched = self.proven.belief.switched
        return {one.evil_now(switched) for one in self.proven.belief.each}


def exact(chance: float, possible: Collection[object]) -> float:
    """A chance, 0 or 1 only where that is proven: `possible` says whether it holds in each case left."""
    if all(possible):
        return 1.0
    return min(max(chance, ROUNDING), 1 - ROUNDING) if any(possible) else 0.0
