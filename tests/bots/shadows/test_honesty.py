"""Bots of Shadows are honest: where a seat may not tell two worlds apart, its bot acts alike in both."""

import random
from typing import Any

import pytest

from camlann import shadows
from camlann.bots import Bot, NewBot, Probs
from camlann.bots.shadows.rules_bot import ShadowsRulesBot
from camlann.engine.facts import Seat
from tests.choices import Choices
from tests.secrets.shadows_world_pair import Camelots
from tests.shadows.deals import Shadows

SIZE = 2500
PAIRS = 12
MOST = 60
"""So many pairs may be played before a bot that peeks is caught."""
STEPS = 16


class BotCamelots(Camelots):
    """Two worlds, with a bot in each for a seat that may not tell them apart."""

    def __init__(self, choices: Choices, new_bot: NewBot) -> None:
        super().__init__(choices)
        self.new_bot = new_bot
        self.bots: dict[str, Bot] = {}
        self.heard: dict[str, int] = {}
        self.questions = 0

    def _begun(self) -> Shadows:
        """A game that is played from its deal on: a bot must have heard everything."""
        match = super()._begun()
        while self.since:
            match = super()._begun()
        return match

    def _compare(self) -> None:
        super()._compare()
        if self.viewer is not None:
            here, there = (
                self._odds("a", self.a.match, self.viewer),
                self._odds("b", self.b.match, self.viewer),
            )
            if here != there:
                raise AssertionError(f"{self.viewer} acts by what it cannot know")

    def _odds(self, world: str, match: Shadows, seat: Seat) -> Probs | None:
        if world not in self.bots:
            self.bots[world] = self.new_bot(shadows, match.options, match.public.seats, seat)
        bot: Any = self.bots[world]
        bot.truth = match
        bot.hear(match.facts_for(seat, self.heard.get(world, 0)))
        self.heard[world] = match.at(seat)
        moves = match.moves(seat)
        self.questions += bool(moves)
        return bot.probs(moves) if moves else None


class PeekingBot(ShadowsRulesBot):
    """It has got hold of the truth, and is bolder the more Merlins the others have."""

    truth: Any

    def weights(self, moves: Any) -> Probs:
        others = [own.hand for seat, own in self.truth.truth.own.items() if seat != self.seat]
        merlins = sum(hand.count("merlin") for hand in others)
        # All that it considers are weighed: of the best there may be only one, which no weight changes.
        return [(chosen, 1.0 + merlins * n) for n, (chosen, _) in enumerate(self.values(moves))]


def acts_alike(new_bot: NewBot, pairs: int) -> int:
    """How many answers were compared."""
    questions = 0
    for n in range(pairs):
        pair = BotCamelots(Choices(random.Random(f"bots of camelot {n}").randbytes(SIZE)), new_bot)
        pair.run(STEPS)
        questions += pair.questions
    return questions


def test_a_bot_acts_by_what_its_seat_was_told() -> None:
    assert acts_alike(ShadowsRulesBot, PAIRS) > 2 * PAIRS


def test_a_bot_that_peeks_is_caught() -> None:
    with pytest.raises(AssertionError, match="acts by what it cannot know"):
        acts_alike(PeekingBot, MOST)
