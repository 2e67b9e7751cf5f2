"""Bots heed what others say: a little, and a loyalty card more, and never a liar they know."""

from itertools import combinations

import pytest

from camlann import avalon
from camlann.avalon.chat_claims import ClaimDoubt, ClaimGuess, ClaimLady, ClaimRole, ClaimTrust
from camlann.bots import Heard
from camlann.bots.avalon.avalon_bot import AvalonBot
from camlann.bots.avalon.bayes_bot import BayesBot
from camlann.bots.avalon.logic_bot import LogicBot
from camlann.bots.avalon.rules_bot import RulesBot
from camlann.engine.facts import Seat
from tests.avalon.deals import Avalon, begun, go

LEVELS = pytest.mark.parametrize("level", [RulesBot, LogicBot, BayesBot])
ROLES = "merlin loyal loyal assassin minion loyal mordred"
EXAMINER, EXAMINED = Seat(6), Seat(2)


def after_the_lady() -> Avalon:
    """Seat 6 has looked at seat 2 after two quests."""
    match = begun(ROLES, lady=True)
    go(match, 0, 1, cards="SS")
    go(match, 0, 1, 2, cards="SSS")
    match.play(EXAMINER, avalon.Examine(EXAMINED))
    return match


def threats(level: type[AvalonBot], match: Avalon, seat: int, claims: Heard) -> list[float]:
    bot = level(avalon, match.options, match.public.seats, Seat(seat))
    bot.hear(match.facts_for(Seat(seat)))
    bot.heed(claims)
    return [*bot.threats()]


@LEVELS
def test_what_the_lady_showed_counts_more_than_an_opinion(level: type[AvalonBot]) -> None:
    match = after_the_lady()
    silent = threats(level, match, 1, [])
    opinion = threats(level, match, 1, [(EXAMINER, ClaimDoubt((EXAMINED,)))])
    lady = threats(level, match, 1, [(EXAMINER, ClaimLady(EXAMINED, "evil"))])
    assert silent[EXAMINED] < opinion[EXAMINED] < lady[EXAMINED] < 1


@LEVELS
def test_the_trust_of_somebody_who_seems_good_speaks_for_a_player(level: type[AvalonBot]) -> None:
    match = after_the_lady()
    trusted = threats(level, match, 1, [(Seat(0), ClaimTrust((EXAMINED,)))])
    assert 0 < trusted[EXAMINED] < threats(level, match, 1, [])[EXAMINED]


@LEVELS
def test_a_card_that_nobody_looked_at_is_an_opinion(level: type[AvalonBot]) -> None:
    match = after_the_lady()
    invented = threats(level, match, 1, [(Seat(5), ClaimLady(EXAMINED, "evil"))])
    assert invented == threats(level, match, 1, [(Seat(5), ClaimDoubt((EXAMINED,)))])


@LEVELS
def test_who_says_the_same_in_many_words_has_said_it_once(level: type[AvalonBot]) -> None:
    """Each of these claims may stand beside the others."""
    match = after_the_lady()
    others = [Seat(n) for n in range(7) if n not in (5, EXAMINED)]
    groups = [each for size in range(4) for each in combinations(others, size)]
    claims = [ClaimLady(EXAMINED, "evil"), ClaimGuess(EXAMINED, "assassin")]
    doubts = [(Seat(5), claim) for claim in [ClaimDoubt((*group, EXAMINED)) for group in groups] + claims]
    everybody = (Seat(5), ClaimDoubt((*others, EXAMINED)))
    assert threats(level, match, 1, doubts) == pytest.approx(threats(level, match, 1, [everybody]))


@LEVELS
def test_a_card_that_was_looked_at_takes_the_place_of_an_opinion(level: type[AvalonBot]) -> None:
    match = after_the_lady()
    card, opinion = (EXAMINER, ClaimLady(EXAMINED, "good")), (EXAMINER, ClaimDoubt((EXAMINED,)))
    told = threats(level, match, 1, [card])
    assert threats(level, match, 1, [card, opinion]) == threats(level, match, 1, [opinion, card]) == told


@LEVELS
def test_evil_is_not_talked_out_of_what_it_knows(level: type[AvalonBot]) -> None:
    match = after_the_lady()
    claims = [(EXAMINER, ClaimLady(EXAMINED, "evil"))]
    assert threats(level, match, 3, claims) == threats(level, match, 3, [])


@LEVELS
def test_nobody_is_moved_by_their_own_words_or_by_a_role(level: type[AvalonBot]) -> None:
    match = after_the_lady()
    claims = [(Seat(1), ClaimDoubt((EXAMINED,))), (Seat(5), ClaimRole("merlin"))]
    assert threats(level, match, 1, claims) == threats(level, match, 1, [])


@LEVELS
def test_claims_that_stand_take_the_place_of_those_before(level: type[AvalonBot]) -> None:
    match = after_the_lady()
    bot = level(avalon, match.options, match.public.seats, Seat(1))
    bot.hear(match.facts_for(Seat(1)))
    before = [*bot.threats()]
    bot.heed([(EXAMINER, ClaimLady(EXAMINED, "evil"))])
    assert [*bot.threats()] != before
    bot.heed([])
    assert [*bot.threats()] == before
