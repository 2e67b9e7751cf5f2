"""A bot that draws every conclusion the rules allow, expects people's habits, and hides what it knows."""

from collections.abc import Sequence
from typing import Any

from camlann.avalon.state import Court, Game, proposed
from camlann.avalon.vote import VotesShown
from camlann.bots import AnyFact, AnyRules
from camlann.bots.avalon import habits
from camlann.bots.avalon.avalon_bot import LAST_CHANCE, rejections_ahead
from camlann.bots.avalon.belief import Belief
from camlann.bots.avalon.evidence import Evidence, Fails
from camlann.bots.avalon.hypotheses import for_spectator
from camlann.bots.avalon.quiet_bot import QUIET_ANSWERS, QuietBot
from camlann.bots.avalon.quiet_policy import Policy
from camlann.bots.avalon.team_answers import BARS, SHARPNESS
from camlann.bots.avalon.teams import mask_of
from camlann.engine.facts import Seat


class LogicBot(QuietBot):
    ANSWERS = QUIET_ANSWERS
    POLICY = Policy(
        bars=BARS,
        vote_sharpness=SHARPNESS,
        team_sharpness=SHARPNESS,
        merlin_honesty=(0.3, 0.5, 0.9),
        evil_honesty=(0.7, 0.8, 1.0),
        evil_taste=(0.05, 1.0, 0.1),
        first_fail=0.9,
    )

    def __init__(self, rules: AnyRules, options: Any, seats: int, seat: Seat) -> None:
        super().__init__(rules, options, seats, seat)
        self.shared = Evidence(Belief(for_spectator(self.public.cast, options)), None)

    def consider(self, fact: AnyFact, before: Game) -> None:
        super().consider(fact, before)
        self.shared.consider(fact, before.public, self.game, self.fails(before.public))
        if isinstance(fact, VotesShown):
            for evidence in (self.evidence, self.shared):
                _weigh_votes(evidence, before.public, [ballot == "approve" for ballot in fact.votes])

    def fails(self, public: Court) -> Fails:
        return lambda style, evil, free, alone: habits.fails(len(public.quests), evil, free)


def _weigh_votes(evidence: Evidence, public: Court, votes: Sequence[bool]) -> None:
    team, belief = mask_of(proposed(public).team), evidence.belief

    def odds(seat: int, evil: int) -> list[float]:
        if seat == evidence.seat:
            return [1.0] * len(belief.kinds)
        on, last = bool(team >> seat & 1), rejections_ahead(public, seat) >= LAST_CHANCE
        approvals = [habits.approval(kind, belief.switched, evil, on, last) for kind in belief.kinds]
        return [each if votes[seat] else 1 - each for each in approvals]

    numbers = range(team.bit_count() + 1)
    belief.weigh_acts(team, [[[odds(seat, evil) for seat in range(len(votes))] for evil in numbers]])
