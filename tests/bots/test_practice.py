"""A review says what a seat could know after the last quest of a running game, and no more."""

from typing import Any

import msgspec
import pytest

from camlann import avalon, shadows
from camlann.bots.practice import Review, review
from camlann.engine.facts import Seat
from camlann.games import DEFINITIONS
from camlann.records.record import BrokenRecord, Record, record, seen
from tests.avalon.deals import Avalon, begun, go
from tests.bots import test_analysis as avalon_games
from tests.bots.shadows import test_analysis as shadows_games

encode = msgspec.json.encode


def reviewed(match: Avalon, seat: int) -> Review:
    return review(record(match, Seat(seat)), avalon, Seat(seat))


def test_before_the_first_quest_there_is_what_the_deal_showed() -> None:
    match = begun("merlin loyal loyal assassin minion")
    assert [reviewed(match, seat).number for seat in range(5)] == [0] * 5
    assert [reviewed(match, seat).now.possible for seat in range(5)] == [1, 6, 6, 1, 1]


def test_after_a_quest_it_says_what_changed_and_what_the_last_vote_was_worth() -> None:
    match = begun("merlin loyal loyal assassin minion", leader=1)
    go(match, 3, 4, cards="FF")
    found = reviewed(match, 1)
    assert found.number == 1
    assert (found.before.possible, found.now.possible) == (6, 1)
    assert found.now.percent["evil"] == (0, 0, 0, 100, 100)
    team, vote = found.deeds
    assert (team.deed, vote.deed) == ("team", "approve")
    assert 0 < vote.chance < vote.best < 100


def test_of_several_votes_the_last_counts() -> None:
    match = begun("merlin loyal loyal assassin minion", leader=0)
    go(match, 3, 4, cards="FF")
    go(match, 0, 3, 4, cards="SFF")
    (vote,) = reviewed(match, 2).deeds
    assert (vote.chance, vote.best) == (0, 100)


def test_evil_is_told_no_worth_of_a_vote() -> None:
    match = begun("merlin loyal loyal assassin minion")
    go(match, 3, 4, cards="FF")
    assert reviewed(match, 3).deeds == ()


def cut(whole: Record, rows: int) -> Record:
    """A game as it was after so many rows."""
    return Record(whole.header, whole.rows[:rows])


@pytest.mark.parametrize("game", ["avalon", "shadows"])
def test_until_the_next_quest_a_review_stays_the_same_byte_by_byte(game: str) -> None:
    rules: Any = DEFINITIONS[game].rules
    whole = (avalon_games if game == "avalon" else shadows_games).played(5)[1]
    found: dict[int, set[bytes]] = {}
    # At the end all is shown, and there are no more reviews.
    for rows in range(1, len(whole.rows), max(1, len(whole.rows) // 60)):
        each = review(seen(cut(whole, rows), Seat(1)), rules, Seat(1))
        if rows > len(whole.rows) // 20:
            found.setdefault(each.number, set()).add(encode(each))
    assert len(found) >= 3
    assert all(len(same) == 1 for number, same in found.items() if number)


@pytest.mark.parametrize("seat", range(5))
def test_a_review_is_made_from_what_its_seat_was_told(seat: int) -> None:
    """The whole record gives the same as the part of it that the seat has."""
    for rules, games in ((avalon, avalon_games), (shadows, shadows_games)):
        whole = cut(games.played(5)[1], 60)
        assert review(whole, rules, Seat(seat)) == review(seen(whole, Seat(seat)), rules, Seat(seat))


# For seat 0 these worlds are alike: what the others are, it was not told.
WORLDS = {
    "servant": ("loyal merlin loyal assassin minion", "loyal assassin minion merlin loyal"),
    "merlin": ("merlin loyal loyal assassin minion", "merlin loyal loyal minion assassin"),
    "assassin": ("assassin merlin loyal loyal minion", "assassin loyal merlin loyal minion"),
}


@pytest.mark.parametrize("role", WORLDS)
def test_two_deals_that_a_seat_cannot_tell_apart_have_the_same_review(role: str) -> None:
    """Nobody fails a quest here, so the cards say nothing either; the votes are the same."""
    told = []
    for roles in WORLDS[role]:
        match = begun(roles, leader=0)
        go(match, 0, 1, cards="SS")
        go(match, 0, 2, 3, cards="SSS")
        told.append((encode(reviewed(match, 0)), encode(record(match, Seat(0)).rows)))
    assert told[0] == told[1]
    assert msgspec.json.decode(told[0][0])["number"] == 2


def test_a_game_without_an_analyst_has_no_review() -> None:
    match = begun("merlin loyal loyal assassin minion")
    whole = record(match, Seat(0))
    other = Record(msgspec.structs.replace(whole.header, game="chess"), whole.rows)
    with pytest.raises(BrokenRecord):
        review(other, avalon, Seat(0))
