"""The player who leaves everything to chance."""

from collections import Counter
from functools import partial
from random import Random

from camlann import avalon
from camlann.bots.random_bot import RandomBot, choose
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.forms import Offer, One, Pick
from camlann.engine.match import Match
from camlann.engine.phases import on_offer


def test_every_choice_of_every_offer_is_as_likely_as_any_other() -> None:
    moves = [Offer("a", Pick((1, 2, 3, 4), 2, 2)), Offer("b", One((1, 2, 3))), Offer("c")]
    random = Random(1)
    seen = Counter(choose(moves, random) for _ in range(10_000))
    assert len(seen) == 10
    # Each is expected a thousand times, with a deviation of thirty.
    assert all(850 < times < 1150 for times in seen.values())


def test_its_odds_are_those_that_it_names() -> None:
    moves = [Offer("a", Pick((1, 2, 3, 4), 2, 2)), Offer("b", One((1, 2, 3))), Offer("c")]
    probs = RandomBot(avalon, avalon.Options(), 5, Seat(0)).probs(moves)
    assert {odds for _, odds in probs} == {0.1}
    assert len({chosen for chosen, _ in probs}) == len(probs) == 10


def test_the_same_dice_choose_the_same() -> None:
    moves = [Offer("a", Pick(tuple(range(10)), 5, 5))]
    first = [choose(moves, Random("x")) for _ in range(3)]
    assert len({*first}) == 1


def test_what_it_chooses_is_on_offer_in_whole_games() -> None:
    options = avalon.Options(roles=("merlin", "assassin", "percival", "morgana"), lady=True)
    match = Match(avalon, options, 8, partial(Seeded, seed_of("games"), 1))
    random = Random(2)
    while not match.over:
        seat = next(seat for seat in match.public.everyone if match.moves(seat))
        offer, fields = choose(match.moves(seat), random)
        command = avalon.WIRE.choose(offer, fields)
        assert on_offer(match.moves(seat), command)
        match.play(seat, command)
