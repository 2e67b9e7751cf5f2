"""A bot that plays by simple rules: it uses what it was shown, and blames those whose quests have failed."""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

from camlann.avalon.quest import QuestEnded
from camlann.avalon.role_knowledge import Side
from camlann.avalon.show_loyalty import LoyaltySeen
from camlann.avalon.state import Game, proposed
from camlann.avalon.team_and_side_sizes import EVIL, GOOD
from camlann.avalon.vote import VotesShown
from camlann.bots import AnyFact, AnyRules
from camlann.bots.avalon.avalon_bot import AvalonBot
from camlann.bots.avalon.blame import Blame
from camlann.bots.avalon.claim_evidence import leaning
from camlann.bots.avalon.module_answers import MODULE_ANSWERS
from camlann.bots.avalon.team_answers import TEAM_ANSWERS
from camlann.bots.avalon.teams import mask_of, teams
from camlann.engine.facts import Seat

LABELS = {"evil": 1.0, "evil_lancelot": 1.0, "good": 0.0, "good_lancelot": 0.0, "merlin": 0.0}
"""How likely somebody is Evil who was shown as this."""
SUSPICION = 1.5
"""How fast blame turns into suspicion."""


class RulesBot(AvalonBot):
    ANSWERS = TEAM_ANSWERS | MODULE_ANSWERS

    def __init__(self, rules: AnyRules, options: Any, seats: int, seat: Seat) -> None:
        super().__init__(rules, options, seats, seat)
        self.blame = Blame(seats, seat)
        self.sides: dict[int, tuple[Side, int]] = {}
        """Sides that were shown to it later, and how often the Lancelots had changed sides until then."""
        self.wisdom = [0.0] * self.seats
        """How often each seat has voted as somebody would who knows what this bot knows."""

    def consider(self, fact: AnyFact, before: Game) -> None:
        match fact:
            case LoyaltySeen(_, target, side):
                self.sides[target] = side, before.public.switches
            case QuestEnded(_, _, fails, won):
                self.blame.take(before.public, fails, won)
            case VotesShown(votes):
                clean = not mask_of(proposed(before.public).team) & self.fellows
                for seat, ballot in enumerate(votes):
                    self.wisdom[seat] += (ballot == "approve") == clean

    def find_threats(self) -> Sequence[float]:
        known = {**self._shown(), **self._shown_later(), self.seat: float(self.is_evil)}
        unknown = [seat for seat in range(self.seats) if seat not in known]
        missing = EVIL[self.seats] - sum(known.values())
        if not unknown or missing <= 0:
            return [known.get(seat, 0.0) for seat in range(self.seats)]
        leanings = leaning(self.claims_about, known, self.seats)
        weights = {seat: exp(SUSPICION * self.blame.by_seat[seat] + leanings[seat]) for seat in unknown}
        share = missing / sum(weights.values())
        guessed = {seat: min(0.95, share * weight) for seat, weight in weights.items()}
        return [known.get(seat, guessed.get(seat, 0.0)) for seat in range(self.seats)]

    def _shown(self) -> dict[int, float]:
        """How likely those are Evil now whom it was shown at the start.

        Once the Lancelots have changed sides, the Evil one of them is Good. If he was shown as Evil like the
        others, he may be any of them.
        """
        labels: dict[int, str] = {seen.seat: seen.label for seen in self.own.shown if seen.label in LABELS}
        found = {seat: LABELS[label] for seat, label in labels.items()}
        if self.public.switches % 2:
            named = [seat for seat, label in labels.items() if label == "evil_lancelot"]
            lancelots = named or [seat for seat, threat in found.items() if threat == 1.0]
            found |= dict.fromkeys(lancelots, 1 - 1 / max(1, len(lancelots)))
        return found

    def _shown_later(self) -> dict[int, float]:
        """How likely those are Evil now whose side it was shown during the game.

        One of each side is a Lancelot. If they have changed sides since, it may be he who was shown.
        """
        found = {}
        for seat, (side, switches) in self.sides.items():
            changed = (self.public.switches - switches) % 2
            others = (EVIL if side == "evil" else GOOD)[self.seats]
            found[seat] = abs((side == "evil") - changed / others)
        return found

    def find_safeties(self, size: int, spoils: int) -> Mapping[int, float]:
        threats = self.threats()
        return {
            team: _safe([t for n, t in enumerate(threats) if team >> n & 1], spoils)
            for team in teams(self.seats, size)
        }

    def find_quarries(self) -> Sequence[float]:
        """Merlin is Good and votes well."""
        good = [
            exp(0.7 * wisdom) * (1 - threat)
            for wisdom, threat in zip(self.wisdom, self.threats(), strict=True)
        ]
        good[self.seat] = 0.0
        return [each / (sum(good) or 1.0) for each in good]


def _safe(threats: Sequence[float], spoils: int) -> float:
    """How likely fewer of them are Evil than it takes, each by itself."""
    none, one = 1.0, 0.0
    for threat in threats:
        none, one = none * (1 - threat), one * (1 - threat) + none * threat
    return none if spoils == 1 else none + one
