"""Scenarios: Excalibur goes to a member of the team, and may turn another's card into its opposite."""

import pytest

from camlann import avalon
from camlann.avalon.excalibur import (
    Arming,
    BearerMustBe,
    ExcaliburGiven,
    ExcaliburSpared,
    ExcaliburUsed,
    ReplacedCardSeen,
    StrikeOneOf,
    Striking,
)
from camlann.avalon.propose import Proposing
from camlann.avalon.quest import QuestEnded
from camlann.avalon.state import Card, Peek
from camlann.avalon.vote import Voting
from camlann.engine.facts import Private, Seat
from camlann.engine.forms import One
from camlann.engine.phases import NotOffered
from tests.avalon.deals import Avalon, approve, begun, go, lay, propose, vote
from tests.avalon.play_sequences import heard, phase, quests, refused, team
from tests.avalon.scenarios import scenario, scenarios
from tests.avalon.sent_frames import frames_sent

FIVE = "merlin loyal loyal assassin minion"
EIGHT = "merlin loyal loyal loyal loyal assassin minion minion"


def armed(roles: str, *going: int, bearer: int, cards: str, before: str = "", leader: int = 0) -> Avalon:
    """A team whose cards lie there, and Excalibur in the hand of `bearer`."""
    match = begun(roles, leader=leader, excalibur=True)
    quests(match, before)
    approve(match, *going, bearer=bearer)
    lay(match, *going, cards=cards)
    assert phase(match) == Striking(Seat(bearer))
    return match


def strike(match: Avalon, bearer: int, target: int) -> None:
    match.play(Seat(bearer), avalon.Strike(Seat(target)))


STRIKES: dict[str, tuple[str, str, tuple[int, ...], int, int, str, Card, tuple[int, int, bool]]] = {
    "C81: three succeed, and the bearer turns a Good knight's card": (
        FIVE,
        "W",
        (0, 1, 2),
        2,
        0,
        "SSS",
        "success",
        (2, 1, False),
    ),
    "C81: an Evil bearer spoils a quest by a Good knight's card": (
        FIVE,
        "",
        (0, 4),
        4,
        0,
        "SS",
        "success",
        (1, 1, False),
    ),
    "C82: the leader's two companions, and one turns the other's card": (
        FIVE,
        "L",
        (0, 1, 2),
        0,
        2,
        "SSS",
        "success",
        (2, 1, False),
    ),
    "C86: an Evil member's fail is seen, and counts no more": (
        FIVE,
        "W",
        (0, 2, 3),
        2,
        3,
        "SSF",
        "fail",
        (3, 0, True),
    ),
    "C87: of two fails on the fourth quest of eight one is left, and the quest is won": (
        EIGHT,
        "WLL",
        (0, 1, 2, 5, 6),
        2,
        6,
        "SSSFF",
        "fail",
        (4, 1, True),
    ),
    "C88: the leader is struck": (FIVE, "", (0, 1), 1, 0, "SS", "success", (1, 1, False)),
}


@scenarios("roles, before, going, bearer, target, cards, was, counts", STRIKES)
def test_the_card_turns_and_the_bearer_alone_sees_what_it_was(
    roles: str,
    before: str,
    going: tuple[int, ...],
    bearer: int,
    target: int,
    cards: str,
    was: Card,
    counts: tuple[int, int, bool],
) -> None:
    match = armed(roles, *going, bearer=bearer, cards=cards, before=before)
    quest = len(before) + 1
    assert len(heard(match, None, QuestEnded)) == len(before), "the cards are not collected yet"
    strike(match, bearer, target)
    assert heard(match, None, QuestEnded)[-1] == QuestEnded(quest, *counts)
    assert [
        (seat, fact.quest, fact.target, fact.card)
        for seat in match.public.everyone
        for fact in heard(match, seat, ReplacedCardSeen)
    ] == [(bearer, quest, target, was)]
    assert match.truth.own[Seat(bearer)].peeked[-1] == Peek(quest, Seat(target), was)
    assert heard(match, None, ExcaliburUsed) == [ExcaliburUsed(Seat(bearer), Seat(target))]


@scenario("C83")
@pytest.mark.parametrize("bearer", [1, 3, 5], ids=["the leader", "a non-member", "nobody at the table"])
def test_the_sword_goes_to_a_member_who_is_not_the_leader(bearer: int) -> None:
    match = begun(FIVE, excalibur=True)
    quests(match, "W")
    match.play(Seat(1), avalon.Propose(2, team(0, 1, 2)))
    assert phase(match) == Arming(Seat(1))
    assert refused(match, 1, avalon.Arm(Seat(bearer))) == BearerMustBe(team(0, 2))


@scenario("C83")
def test_there_is_no_vote_before_somebody_bears_the_sword() -> None:
    match = begun(FIVE, excalibur=True)
    match.play(Seat(0), avalon.Propose(1, team(0, 1)))
    assert [offer.command for offer in match.moves(Seat(0))] == ["avalon.arm"]
    assert refused(match, 0, avalon.Vote("approve")) == NotOffered()
    match.play(Seat(0), avalon.Arm(Seat(1)))
    assert isinstance(phase(match), Voting)
    assert heard(match, None, ExcaliburGiven) == [ExcaliburGiven(Seat(1))]


@scenario("C84")
def test_a_bearer_who_declines_leaves_the_cards_and_it_is_public() -> None:
    match = armed(FIVE, 0, 3, bearer=3, cards="SF")
    match.play(Seat(3), avalon.Sheathe())
    assert heard(match, None, ExcaliburSpared) == [ExcaliburSpared(Seat(3))]
    assert heard(match, None, QuestEnded) == [QuestEnded(1, 1, 1, False)]
    assert not heard(match, 3, ReplacedCardSeen)
    assert phase(match) == Proposing(Seat(1))


@scenario("C85")
def test_the_bearer_cannot_strike_himself_nor_one_who_stayed_at_home() -> None:
    match = armed(FIVE, 0, 1, 3, bearer=3, cards="SSF", before="W")
    for target in (3, 2, 4, 5):
        assert refused(match, 3, avalon.Strike(Seat(target))) == StrikeOneOf(team(0, 1))


@scenario("C86")
def test_nobody_but_the_bearer_is_told_anything_by_the_strike() -> None:
    """Of the Assassin at 3 and the Minion at 4 one has failed, and the bearer strikes the Minion."""

    def world(cards: str) -> Avalon:
        match = begun("merlin loyal loyal assassin minion loyal", excalibur=True)
        go(match, 0, 1, cards="SS")
        approve(match, 2, 3, 4, bearer=2)
        lay(match, 2, 3, 4, cards=cards)
        return match

    worlds = [world("SFS"), world("SSF")]
    for viewer in (Seat(0), Seat(1), Seat(2), Seat(5), None):
        assert frames_sent(worlds[0])[viewer] == frames_sent(worlds[1])[viewer]
    for match in worlds:
        strike(match, 2, 4)
        private = [fact for fact in match.rows[-1].facts if isinstance(fact, Private)]
        assert [(type(fact), fact.seat) for fact in private] == [(ReplacedCardSeen, 2)]
    assert [heard(match, 2, ReplacedCardSeen)[0].card for match in worlds] == ["success", "fail"]


@scenario("C87")
def test_one_of_two_fails_turned_is_not_enough_where_one_fail_loses() -> None:
    match = armed(FIVE, 0, 3, 4, bearer=4, cards="SFF", before="W")
    strike(match, 4, 3)
    assert heard(match, None, QuestEnded)[-1] == QuestEnded(2, 2, 1, False)


@scenario("C88")
def test_all_others_of_the_team_can_be_struck_the_leader_too() -> None:
    match = armed(FIVE, 0, 1, 3, bearer=3, cards="SSF", before="W")
    assert match.public.leader == 1
    strike_offer, sheathe = match.moves(Seat(3))
    assert (strike_offer.command, sheathe.command) == ("avalon.strike", "avalon.sheathe")
    assert isinstance(strike_offer.form, One)
    assert strike_offer.form.items == (0, 1)


@scenario("C89")
def test_after_a_rejection_the_next_leader_gives_the_sword_anew() -> None:
    match = begun(FIVE, excalibur=True)
    propose(match, 0, 3, bearer=3)
    vote(match, "nnnnn")
    match.play(Seat(1), avalon.Propose(1, team(0, 3)))
    assert match.public.proposal is not None
    assert match.public.proposal.excalibur is None
    assert phase(match) == Arming(Seat(1))
    match.play(Seat(1), avalon.Arm(Seat(0)))
    vote(match, "yyyyy")
    lay(match, 0, 3, cards="SS")
    assert phase(match) == Striking(Seat(0))
    assert not match.moves(Seat(3))


@scenario("C89")
def test_the_sword_does_not_stay_with_its_bearer() -> None:
    match = armed(FIVE, 0, 3, bearer=3, cards="SS")
    match.play(Seat(3), avalon.Sheathe())
    match.play(Seat(1), avalon.Propose(2, team(0, 2, 3)))
    assert phase(match) == Arming(Seat(1))


@scenario("C90")
def test_of_a_team_of_two_with_the_leader_the_other_bears_the_sword() -> None:
    match = begun(FIVE, leader=2, excalibur=True)
    match.play(Seat(2), avalon.Propose(1, team(0, 2)))
    (offer,) = match.moves(Seat(2))
    assert isinstance(offer.form, One)
    assert offer.form.items == (0,)


def test_without_the_option_there_is_no_sword() -> None:
    match = begun(FIVE)
    go(match, 0, 1, cards="SS")
    assert not heard(match, None, ExcaliburGiven)
    assert phase(match) == Proposing(Seat(1))
