"""The odd cases the rules decide, each by its own sentence."""

import pytest
from msgspec.structs import replace

from camlann import avalon
from camlann.avalon.assassin import Assassinating
from camlann.avalon.lady import Examining, LadyPassed
from camlann.avalon.propose import Proposing
from camlann.avalon.quest import GoodMustSucceed, QuestEnded
from camlann.avalon.role_reveal import EyesOpened
from camlann.avalon.vote import Voting
from camlann.engine.facts import GameState, Seat
from camlann.engine.transition import Transition
from tests.avalon.deals import Stacked, begun, dealt, go, propose, vote
from tests.avalon.play_sequences import codes, examine, heard, name, outcome, phase, quests, refused, team

FIVE = "merlin loyal loyal assassin minion"
SEVEN = "merlin loyal loyal loyal assassin minion minion"


@pytest.mark.parametrize("seats", range(5, 11))
def test_the_lady_always_has_somebody_to_be_turned_on(seats: int) -> None:
    evil = {5: 1, 6: 1, 7: 2, 8: 2, 9: 2, 10: 3}[seats]
    match = begun(
        " ".join(["merlin", *["loyal"] * (seats - 2 - evil), "assassin", *["minion"] * evil]), lady=True
    )
    quests(match, "W")
    for left, result in zip((seats - 1, seats - 2, seats - 3), "LWL", strict=True):
        quests(match, result)
        assert isinstance(phase(match), Examining)
        free = [
            seat
            for seat in match.public.everyone
            if match.why(match.public.lady or Seat(0), avalon.Examine(seat)) is None
        ]
        assert len(free) == left >= 2


def test_were_there_nobody_the_lady_would_be_skipped_and_the_token_stay() -> None:
    match = begun(FIVE, lady=True)
    quests(match, "WL")
    held = replace(match.public, lady_held=match.public.everyone, phase=None, asked=())
    tell = Transition(GameState(held, match.truth.own, match.truth.sealed), lambda n: Stacked(FIVE.split()))
    for _ in range(3):
        assert not tell.waiting
        avalon.onward(tell.game).run(tell)
    assert isinstance(tell.public.phase, Proposing)
    assert tell.public.lady == 4


@pytest.mark.parametrize("results", ["WWW", "LLL", "WLWW", "LWLL"])
def test_a_quest_that_ends_the_game_leaves_no_time_for_the_lady(results: str) -> None:
    match = begun(FIVE, lady=True)
    quests(match, results)
    assert match.over or phase(match) == Assassinating()
    assert len(heard(match, None, LadyPassed)) == len(results) - 2


def test_oberon_may_be_named_and_is_a_miss() -> None:
    match = begun("merlin loyal oberon loyal assassin")
    quests(match, "WWW")
    name(match, 2)
    assert outcome(match) == ("good", "assassination_missed")


def test_without_merlin_there_is_no_assassin_no_percival_and_no_assassination() -> None:
    assert codes(7, "percival", merlin="optional") == {"E-PERCIVAL-NEEDS-MERLIN"}
    assert codes(7, "assassin", merlin="optional") == {"E-ASSASSIN-NEEDS-MERLIN"}
    match = begun("loyal loyal loyal loyal mordred morgana oberon", merlin="optional")
    quests(match, "WWW")
    assert outcome(match) == ("good", "three_successes")


def test_without_merlin_evil_is_shown_to_evil_alone() -> None:
    match = dealt("loyal loyal loyal loyal mordred morgana oberon", merlin="optional")
    lookers = [seat for seat in range(7) if heard(match, seat, EyesOpened)[0].shown]
    assert lookers == [4, 5]


@pytest.mark.parametrize("seats", [5, 6])
def test_five_or_six_have_no_place_for_the_assassin_mordred_and_morgana(seats: int) -> None:
    assert codes(seats, "merlin assassin mordred morgana") == {"E-EVIL-OVERFLOW"}


def test_the_same_team_may_be_proposed_again() -> None:
    match = begun(FIVE)
    for _ in range(5):
        propose(match, 1, 4)
        assert isinstance(phase(match), Voting)
        vote(match, "nnnnn")
    assert outcome(match) == ("evil", "five_rejections")


def test_a_team_that_failed_may_be_proposed_again() -> None:
    match = begun(FIVE)
    go(match, 0, 3, cards="SF")
    go(match, 0, 1, 2, cards="SSS")
    go(match, 0, 3, cards="SS")
    assert [quest.won for quest in match.public.quests] == [False, True, True]


@pytest.mark.parametrize("seats", [7, 8, 9, 10])
def test_one_fail_does_not_lose_the_fourth_quest_of_seven_or_more_and_is_public(seats: int) -> None:
    evil = 3 if seats < 10 else 4
    match = begun(" ".join(["assassin", *["minion"] * (evil - 1), "merlin", *["loyal"] * (seats - evil - 1)]))
    quests(match, "WLW")
    size = 4 if seats == 7 else 5
    going = (0, *range(evil, evil + size - 1))
    go(match, *going, cards="F" + "S" * (size - 1))
    assert heard(match, None, QuestEnded)[-1] == QuestEnded(4, size - 1, 1, True)
    assert phase(match) == Assassinating()


@pytest.mark.parametrize("seat, role", [(0, "merlin"), (1, "percival"), (2, "loyal")])
def test_a_good_knight_who_tries_to_fail_is_refused_without_a_trace(seat: int, role: str) -> None:
    match = begun("merlin percival loyal morgana assassin")
    assert match.truth.own[Seat(seat)].role == role
    propose(match, seat, 4)
    vote(match, "yyyyy")
    assert refused(match, seat, avalon.PlayCard("fail")) == GoodMustSucceed()
    match.play(Seat(4), avalon.PlayCard("fail"))
    assert refused(match, seat, avalon.PlayCard("fail")) == GoodMustSucceed()
    match.play(Seat(seat), avalon.PlayCard("success"))
    assert heard(match, None, QuestEnded) == [QuestEnded(1, 1, 1, False)]


def test_the_lead_passes_after_the_lady_and_a_rejection_does_not_bring_her_back() -> None:
    match = begun(SEVEN, lady=True)
    quests(match, "WW")
    assert (phase(match), match.public.leader, match.public.round) == (Examining(Seat(6)), 1, 2)
    examine(match, 0)
    assert (phase(match), match.public.round) == (Proposing(Seat(2)), 3)
    propose(match, 0, 1, 2)
    vote(match, "nnnnnnn")
    assert phase(match) == Proposing(Seat(3))


def test_nobody_can_pass_the_lead_on_without_proposing() -> None:
    match = begun(FIVE)
    assert [offer.command for offer in match.moves(Seat(0))] == ["avalon.propose"]
    assert match.why(Seat(0), avalon.Propose(1, team())) is not None


def test_nobody_can_abstain() -> None:
    match = begun(FIVE)
    propose(match, 0, 1)
    vote(match, "yyyy")
    assert isinstance(phase(match), Voting)
    assert all(offer.command == "avalon.vote" for offer in match.moves(Seat(4)))
    assert match.moves(Seat(4))


def test_the_assassin_must_name_somebody() -> None:
    match = begun(FIVE)
    quests(match, "WWW")
    assert [offer.command for offer in match.moves(Seat(3))] == ["avalon.name"]
