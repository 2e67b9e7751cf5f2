"""Bots are honest: where a seat may not tell two worlds apart, its bot acts in both with the same odds."""

import random
from typing import Any

import pytest

from camlann import avalon
from camlann.bots import Bot, NewBot
from camlann.bots.avalon.bayes_bot import BayesBot
from camlann.bots.avalon.logic_bot import LogicBot
from camlann.bots.avalon.rules_bot import RulesBot
from camlann.engine.facts import Seat
from tests.avalon.deals import begun, go, propose
from tests.choices import Choices
from tests.secrets.world import World
from tests.secrets.world_pair import Pair

SIZE = 1600


class BotPair(Pair):
    """Two worlds, with a bot for each seat that may not tell them apart."""

    def __init__(self, choices: Choices, new_bot: NewBot) -> None:
        super().__init__(choices, ())
        self.new_bot = new_bot
        self.bots: dict[tuple[World, Seat], Bot] = {}
        self.heard: dict[tuple[World, Seat], int] = {}
        self.questions = 0

    def _compare(self) -> None:
        super()._compare()
        if self.a.oracle.over:
            return
        for viewer in self.viewers:
            if viewer is not None:
                here, there = self._odds(self.a, viewer), self._odds(self.b, viewer)
                # Not by an assert: with CI=true pytest draws the difference of all odds, for two minutes.
                if here != there:
                    pytest.fail(f"{viewer} acts by what it cannot know: {here} or {there}")

    def _odds(self, world: World, seat: Seat) -> object:
        match = world.match
        if (world, seat) not in self.bots:
            self.bots[world, seat] = made = self.new_bot(avalon, match.options, match.public.seats, seat)
            made.truth = match  # type: ignore[attr-defined]
        bot = self.bots[world, seat]
        bot.hear(match.facts_for(seat, self.heard.get((world, seat), 0)))
        self.heard[world, seat] = match.at(seat)
        moves = match.moves(seat)
        self.questions += bool(moves)
        return bot.probs(moves) if moves else None


class PeekingBot(RulesBot):
    """It has got hold of the truth, and fears whom it should."""

    truth: Any

    def find_threats(self) -> list[float]:
        evil = ("assassin", "minion", "mordred", "morgana", "oberon", "lancelot_evil")
        return [float(self.truth.truth.own[seat].role in evil) for seat in range(self.seats)]


def acts_alike(new_bot: NewBot, pairs: int) -> int:
    """How many answers were compared."""
    questions = 0
    for n in range(pairs):
        pair = BotPair(Choices(random.Random(f"bots {n}").randbytes(SIZE)), new_bot)
        pair.run()
        questions += pair.questions
    return questions


@pytest.mark.parametrize("new_bot, pairs", [(RulesBot, 12), (LogicBot, 6), (BayesBot, 6)])
def test_a_bot_acts_by_what_its_seat_was_told(new_bot: NewBot, pairs: int) -> None:
    assert acts_alike(new_bot, pairs) > 4 * pairs


def test_a_bot_that_peeks_is_caught() -> None:
    with pytest.raises(pytest.fail.Exception, match="acts by what it cannot know"):
        # It ends with the first difference, which comes sooner or later with the roles that are dealt.
        acts_alike(PeekingBot, 100)


@pytest.mark.parametrize("new_bot", [RulesBot, LogicBot, BayesBot])
def test_what_one_bot_thinks_does_not_touch_another(new_bot: NewBot) -> None:
    """A seat thinks the same before and after another has thought: they share tables of the options alone."""
    match = begun("merlin percival loyal loyal assassin morgana minion")
    go(match, 0, 4, cards="SF")
    propose(match, 1, 2, 3)

    def thought(seat: int) -> object:
        bot = new_bot(avalon, match.options, 7, Seat(seat))
        bot.hear(match.facts_for(Seat(seat)))
        return bot.probs(match.moves(Seat(seat)))

    before = [thought(seat) for seat in range(7)]
    after = [thought(seat) for seat in reversed(range(7))]
    assert before == after[::-1]
