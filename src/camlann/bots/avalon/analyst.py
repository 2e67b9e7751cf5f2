"""What a chair could know in Avalon: what the rules prove, and what `bayes` would believe there."""

from collections.abc import Sequence
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
from camlann.bots.avalon.hypotheses import for_seat, for_spectator
from camlann.bots.avalon.kinds import camp_and_quarry_of
from camlann.bots.avalon.teams import mask_of
from camlann.engine.facts import Seat

Deed = tuple[str, float, float]


class AvalonAnalyst(BayesBot):
    """It believes what `bayes` does. A spectator's is never asked what it would do."""

    def __init__(self, rules: AnyRules, options: Any, seats: int, seat: Seat | None) -> None:
        # A spectator's game has no compartment, and nothing here looks into one.
        super().__init__(rules, options, seats, seat)  # type: ignore[arg-type]
        self.chair = seat
        cast = self.public.cast
        self.evidence = Evidence(Belief(for_spectator(cast, options, camp_and_quarry_of), STYLE_ODDS), None)
        self.proven = Evidence(Belief(for_spectator(cast, options)), None)
        self._deeds: list[Deed] = []

    def possible(self) -> int:
        """How many sets of players may be the Evil ones."""
        return len({one.evil for one in self.proven.belief.each})

    def chances(self) -> dict[str, Sequence[float]]:
        return {"evil": self._sure(self.belief.evil(self.seats)), "quarry": self.belief.quarry(self.seats)}

    def take_judgements(self) -> list[Deed]:
        deeds, self._deeds = self._deeds, []
        return deeds

    def consider(self, fact: AnyFact, before: Game) -> None:
        if self.chair is not None and not isinstance(fact, EyesOpened) and self.public.round:
            self._judge(fact, before.public, self.chair)
        super().consider(fact, before)
        if isinstance(fact, EyesOpened):
            public, own = self.public, self.own
            found = for_seat(public.cast, public.options, self.seat, own.role, own.shown)
            self.proven = Evidence(Belief(found), self.seat)
        elif self.public.round:
            self.proven.consider(fact, before.public, self.game)

    def _judge(self, fact: AnyFact, public: Court, chair: Seat) -> None:
        """Evil knows who is who, and has other aims than a safe team."""
        if self.is_evil:
            return
        match fact:
            case TeamProposed(leader, quest, team) if leader == chair:
                self._deed("team", public, quest, mask_of(team))
            case VotesShown(votes):
                proposal = proposed(public)
                self._deed(votes[chair], public, proposal.quest, mask_of(proposal.team))

    def _deed(self, deed: str, public: Court, quest: int, team: int) -> None:
        safe = self.find_safeties(team_size(self.seats, quest), spoils(public, quest))
        self._deeds.append((deed, safe[team], max(safe.values())))

    def _sure(self, evil: Sequence[float]) -> list[float]:
        """What the rules prove is exact, however the numbers were rounded."""
        switched = self.proven.belief.switched
        masks = {one.evil_now(switched) for one in self.proven.belief.each}
        always = [all(mask >> seat & 1 for mask in masks) for seat in range(self.seats)]
        never = [not any(mask >> seat & 1 for mask in masks) for seat in range(self.seats)]
        return [
            1.0 if yes else 0.0 if no else chance for yes, no, chance in zip(always, never, evil, strict=True)
        ]
