"""The odd cases the rules decide, each by its own sentence."""

import pytest
from msgspec.structs import replace

from camlann import avalon
from camlann.avalon.assassin import Assassinating
from camlann.avalon.lady import Examining, LadyPassed
from camlann.avalon.propose import Proposing
from camlann.avalon.quest import GoodMustSucceed, QuestEnded
from camlann.avalon.reveal import EyesOpened
from camlann.avalon.vote import Voting
from camlann.engine.facts import Game, Seat
from camlann.engine.transition import Telling
from tests.avalon.deals import Stacked, begun, dealt, go, propose, vote
from tests.avalon.plays import codes, examine, heard, name, outcome, phase, quests, refused, team

FIVE = "merlin loyal loyal assassin minion"
SEVEN = "merlin loyal loyal loyal assassin minion minion"


@pytest.mark.parametrize("seats", range(5, 11))
def test_the_lady_always_has_somebody_to_be_turned_on(seats: int) -> None:
    evil = {5: 1, 6: 1, 7: 2, 8: 2, 9: 2, 10: 3}[seats]
    table = begun(
        " ".join(["merlin", *["loyal"] * (seats - 2 - evil), "assassin", *["minion"] * evil]), lady=True
    )
    quests(table, "W")
    for left, result in zip((seats - 1, seats - 2, seats - 3), "LWL", strict=True):
        quests(table, result)
        assert isinstance(phase(table), Examining)
        free = [
            seat
            for seat in table.public.everyone
            if table.why(table.public.lady or Seat(0), avalon.Examine(seat)) is None
        ]
        assert len(free) == left >= 2


def test_were_there_nobody_the_lady_would_be_skipped_and_the_token_stay() -> None:
    table = begun(FIVE, lady=True)
    quests(table, "WL")
    held = replace(table.public, lady_held=table.public.everyone, phase=None, asked=())
    tell = Telling(Game(held, table.truth.own, table.truth.sealed), lambda n: Stacked(FIVE.split()))
    for _ in range(3):
        assert not tell.waiting
        avalon.onward(tell.game).run(tell)
    assert isinstance(tell.public.phase, Proposing)
    assert tell.public.lady == 4


@pytest.mark.parametrize("results", ["WWW", "LLL", "WLWW", "LWLL"])
def test_a_quest_that_ends_the_game_leaves_no_time_for_the_lady(results: str) -> None:
    table = begun(FIVE, lady=True)
    quests(table, results)
    assert table.over or phase(table) == Assassinating()
    assert len(heard(table, None, LadyPassed)) == len(results) - 2


def test_oberon_may_be_named_and_is_a_miss() -> None:
    table = begun("merlin loyal oberon loyal assassin")
    quests(table, "WWW")
    name(table, 2)
    assert outcome(table) == ("good", "assassination_missed")


def test_without_merlin_there_is_no_assassin_no_percival_and_no_assassination() -> None:
    assert codes(7, "percival", merlin="optional") == {"E-PERCIVAL-NEEDS-MERLIN"}
    assert codes(7, "assassin", merlin="optional") == {"E-ASSASSIN-NEEDS-MERLIN"}
    table = begun("loyal loyal loyal loyal mordred morgana oberon", merlin="optional")
    quests(table, "WWW")
    assert outcome(table) == ("good", "three_successes")


def test_without_merlin_evil_is_shown_to_evil_alone() -> None:
    table = dealt("loyal loyal loyal loyal mordred morgana oberon", merlin="optional")
    lookers = [seat for seat in range(7) if heard(table, seat, EyesOpened)[0].shown]
    assert lookers == [4, 5]


@pytest.mark.parametrize("seats", [5, 6])
def test_five_or_six_have_no_place_for_the_assassin_mordred_and_morgana(seats: int) -> None:
    assert codes(seats, "merlin assassin mordred morgana") == {"E-EVIL-OVERFLOW"}


def test_the_same_team_may_be_proposed_again() -> None:
    table = begun(FIVE)
    for _ in range(5):
        propose(table, 1, 4)
        assert isinstance(phase(table), Voting)
        vote(table, "nnnnn")
    assert outcome(table) == ("evil", "five_rejections")


def test_a_team_that_failed_may_be_proposed_again() -> None:
    table = begun(FIVE)
    go(table, 0, 3, cards="SF")
    go(table, 0, 1, 2, cards="SSS")
    go(table, 0, 3, cards="SS")
    assert [quest.won for quest in table.public.quests] == [False, True, True]


@pytest.mark.parametrize("seats", [7, 8, 9, 10])
def test_one_fail_does_not_lose_the_fourth_quest_of_seven_or_more_and_is_public(seats: int) -> None:
    evil = 3 if seats < 10 else 4
    table = begun(" ".join(["assassin", *["minion"] * (evil - 1), "merlin", *["loyal"] * (seats - evil - 1)]))
    quests(table, "WLW")
    size = 4 if seats == 7 else 5
    going = (0, *range(evil, evil + size - 1))
    go(table, *going, cards="F" + "S" * (size - 1))
    assert heard(table, None, QuestEnded)[-1] == QuestEnded(4, size - 1, 1, True)
    assert phase(table) == Assassinating()


@pytest.mark.parametrize("seat, role", [(0, "merlin"), (1, "percival"), (2, "loyal")])
def test_a_good_knight_who_tries_to_fail_is_refused_without_a_trace(seat: int, role: str) -> None:
    table = begun("merlin percival loyal morgana assassin")
    assert table.truth.own[Seat(seat)].role == role
    propose(table, seat, 4)
    vote(table, "yyyyy")
    assert refused(table, seat, avalon.PlayCard("fail")) == GoodMustSucceed()
    table.play(Seat(4), avalon.PlayCard("fail"))
    assert refused(table, seat, avalon.PlayCard("fail")) == GoodMustSucceed()
    table.play(Seat(seat), avalon.PlayCard("success"))
    assert heard(table, None, QuestEnded) == [QuestEnded(1, 1, 1, False)]


def test_the_lead_passes_after_the_lady_and_a_rejection_does_not_bring_her_back() -> None:
    table = begun(SEVEN, lady=True)
    quests(table, "WW")
    assert (phase(table), table.public.leader, table.public.round) == (Examining(Seat(6)), 1, 2)
    examine(table, 0)
    assert (phase(table), table.public.round) == (Proposing(Seat(2)), 3)
    propose(table, 0, 1, 2)
    vote(table, "nnnnnnn")
    assert phase(table) == Proposing(Seat(3))


def test_nobody_can_pass_the_lead_on_without_proposing() -> None:
    table = begun(FIVE)
    assert [offer.command for offer in table.moves(Seat(0))] == ["avalon.propose"]
    assert table.why(Seat(0), avalon.Propose(1, team())) is not None


def test_nobody_can_abstain() -> None:
    table = begun(FIVE)
    propose(table, 0, 1)
    vote(table, "yyyy")
    assert isinstance(phase(table), Voting)
    assert all(offer.command == "avalon.vote" for offer in table.moves(Seat(4)))
    assert table.moves(Seat(4))


def test_the_assassin_must_name_somebody() -> None:
    table = begun(FIVE)
    quests(table, "WWW")
    assert [offer.command for offer in table.moves(Seat(3))] == ["avalon.name"]
