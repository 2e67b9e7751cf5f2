"""What a bot is given: the facts of its seat and its moves, and nothing else."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import pytest

from camlann.bots import AnyFact, Chosen, NewBot, Probs, SeatBot
from camlann.bots.match_player import MatchPlayer, play_out
from camlann.bots.random_bot import RandomBot
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import sees
from camlann.engine.forms import Offer
from camlann.engine.match import Match
from camlann.engine.phases import moves
from camlann.games import GAMES


def table(game: str, word: str, seats: int = 5) -> Match[Any, Any, Any]:
    rules: Any = GAMES[game]
    return Match(rules, rules.Options(), seats, partial(Seeded, seed_of(word), 1))


def played(game: str, new_bot: NewBot) -> Match[Any, Any, Any]:
    match = table(game, f"bots of {game}")
    players = {seat: MatchPlayer(match, seat, new_bot, Random(seat)) for seat in match.public.everyone}
    play_out(match, players)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_any_game_to_its_end(game: str) -> None:
    assert played(game, RandomBot).over


def test_a_bot_hears_what_its_seat_was_told_and_nothing_else() -> None:
    class Listening(RandomBot):
        def __init__(self, rules: Any, options: Any, seats: int, seat: Any) -> None:
            self.seat = seat

        def hear(self, facts: Sequence[AnyFact]) -> None:
            assert all(sees(self.seat, fact) for fact in facts)
            count[self.seat] += len(facts)

    count = [0] * 5
    match = played("avalon", Listening)
    assert all(20 < count[seat] <= match.at(seat) for seat in match.public.everyone)


def test_its_game_is_what_its_seat_knows_and_gives_the_same_moves() -> None:
    class Comparing(SeatBot):
        def choose(self, offers: Sequence[Offer], random: Random) -> Chosen:
            seen = matches[0].seen(self.seat)
            assert self.game == seen
            assert [*moves(self.game.public, self.game.own[self.seat])] == [*offers]
            return super().choose(offers, random)

    match = table("avalon", "comparing", 7)
    matches = [match]
    players = {seat: MatchPlayer(match, seat, Comparing, Random(seat)) for seat in match.public.everyone}
    play_out(match, players)


def test_a_bot_chooses_as_often_as_its_odds_say() -> None:
    class Fond(SeatBot):
        def weights(self, offers: Sequence[Offer]) -> Probs:
            return [((offers[0], (1,)), 3.0), ((offers[0], (2,)), 1.0), ((offers[0], (3,)), 0.0)]

    match = table("avalon", "fond")
    bot, offer = Fond(match.rules, match.options, 5, match.public.everyone[0]), Offer("a")
    assert bot.probs([offer]) == [((offer, (1,)), 0.75), ((offer, (2,)), 0.25)]
    random = Random(1)
    drawn = [bot.choose([offer], random)[1] for _ in range(4000)]
    assert 2900 < drawn.count((1,)) < 3100
    assert (3,) not in drawn


@pytest.mark.parametrize("weights", [[], [0.0], [-1.0], [float("nan")]])
def test_a_bot_that_likes_nothing_is_told_so_with_its_name_its_seat_and_the_phase(
    weights: list[float],
) -> None:
    class Sulking(SeatBot):
        def weights(self, moves: Sequence[Offer]) -> Probs:
            return [
                (chosen, weight) for (chosen, _), weight in zip(super().weights(moves), weights, strict=False)
            ]

    with pytest.raises(ValueError, match="one at least is more than 0") as wrong:
        played("avalon", Sulking)
    assert wrong.value.__notes__ == ["The bot is Sulking in seat 0; the phase is Revealing."]


@pytest.mark.parametrize("method", ["hear", "weights"])
def test_any_mistake_of_a_bot_says_whose_it_is(method: str) -> None:
    def mistake(self: SeatBot, given: Sequence[Any]) -> Any:
        raise KeyError("typo")

    careless: Any = type("Careless", (SeatBot,), {method: mistake})
    with pytest.raises(KeyError, match="typo") as wrong:
        played("avalon", careless)
    assert wrong.value.__notes__ == ["The bot is Careless in seat 0; the phase is Revealing."]
