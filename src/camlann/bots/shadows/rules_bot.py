"""The bot of both sides: a Knight who wins quests, and a Traitor who seems to."""

from typing import Any

from camlann.bots import AnyFact, AnyRules, Heard
from camlann.bots.shadows import traitor
from camlann.bots.shadows.accusation import accuse
from camlann.bots.shadows.action_answers import ACTION_ANSWERS
from camlann.bots.shadows.battle_answers import BATTLE_ANSWERS
from camlann.bots.shadows.belief import Belief
from camlann.bots.shadows.claim_evidence import heard_claims
from camlann.bots.shadows.evil_answers import EVIL_ANSWERS
from camlann.bots.shadows.prompt_answers import PROMPT_ANSWERS
from camlann.bots.shadows.shadows_bot import ShadowsBot, Values, worth_each
from camlann.bots.shadows.special_answers import SPECIAL_ANSWERS
from camlann.bots.shadows.table_answers import TABLE_ANSWERS
from camlann.engine.facts import GameState, Seat


class ShadowsRulesBot(ShadowsBot):
    ANSWERS = (
        EVIL_ANSWERS
        | ACTION_ANSWERS
        | BATTLE_ANSWERS
        | SPECIAL_ANSWERS
        | PROMPT_ANSWERS
        | TABLE_ANSWERS
        | traitor.TRAITOR_ANSWERS
        | {"shadows.accuse": worth_each(accuse)}
    )

    def __init__(self, rules: AnyRules, options: Any, seats: int, seat: Seat) -> None:
        super().__init__(rules, options, seats, seat)
        self.belief = Belief(options, seats, seat)

    def consider(self, fact: AnyFact, before: GameState[Any, Any, Any]) -> None:
        self.belief.consider(fact, before.public)

    def heed(self, claims: Heard) -> None:
        self.belief.leaning, self.calls = heard_claims(claims, self.seat, self.public.seats)

    def threat(self, seat: Seat) -> float:
        return self.belief.threats(self.public)[seat]

    def intend(self, values: Values) -> Values:
        if self.own.loyalty != "traitor":
            return values
        if self.public.status[self.seat] == "revealed":
            return traitor.revealed(values)
        return traitor.hidden(values)
