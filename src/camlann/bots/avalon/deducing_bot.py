"""A bot that draws every conclusion the rules allow, and by blame among the deals that are left."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import exp

from camlann.avalon.role_reveal import EyesOpened
from camlann.avalon.state import Court, Game
from camlann.bots import AnyFact
from camlann.bots.avalon.belief import Belief, marginals
from camlann.bots.avalon.claim_evidence import by_claims
from camlann.bots.avalon.evidence import Evidence, Fails, anything
from camlann.bots.avalon.hypotheses import Hypotheses, for_seat
from camlann.bots.avalon.rules_bot import RulesBot
from camlann.bots.avalon.teams import safeties


class DeducingBot(RulesBot):
    evidence: Evidence

    @property
    def belief(self) -> Belief:
        return self.evidence.belief

    @cached_property
    def hypotheses(self) -> Hypotheses:
        """What it can think of the deal by what it was shown. It is asked for only after the deal."""
        return for_seat(self.public.cast, self.public.options, self.seat, self.own.role, self.own.shown)

    def consider(self, fact: AnyFact, before: Game) -> None:
        if isinstance(fact, EyesOpened):
            self.evidence = Evidence(Belief(self.hypotheses), self.seat)
        elif self.public.round:
            self.evidence.consider(fact, before.public, self.game, self.fails(before.public))
        super().consider(fact, before)

    def fails(self, public: Court) -> Fails:
        """How likely Evil is to fail the quest that is on."""
        return anything

    def masks(self) -> Mapping[int, float]:
        """How likely it is that just these are Evil."""
        return by_claims(self.by_blame(self.belief.masks()), self.claims_about)

    def by_blame(self, masks: Mapping[int, float]) -> Mapping[int, float]:
        """What logic has left, weighed by how much those are to blame who would be Evil."""
        weights = {
            mask: weight
            * exp(sum(self.blame.by_seat[seat] for seat in range(self.seats) if mask >> seat & 1))
            for mask, weight in masks.items()
        }
        total = sum(weights.values())
        return {mask: weight / total for mask, weight in weights.items()}

    def find_threats(self) -> Sequence[float]:
        return marginals(self.masks(), self.seats)

    def find_safeties(self, size: int, spoils: int) -> Mapping[int, float]:
        return safeties(self.masks(), self.seats, size, spoils)
