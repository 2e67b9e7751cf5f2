"""Scenarios: the Lady of the Lake shows a side to her holder, and goes on to the one she was turned on."""

import pytest

from camlann import avalon
from camlann.avalon.assassin import Assassinating
from camlann.avalon.game_end import AllTold
from camlann.avalon.lady import (
    Examining,
    LadyLeft,
    LadyNotBack,
    LadyNotYourself,
    LadyPassed,
)
from camlann.avalon.propose import Proposing
from camlann.avalon.role_knowledge import Side
from camlann.avalon.show_loyalty import LoyaltySeen
from camlann.engine.facts import Seat, sees
from camlann.engine.forms import One
from tests.avalon.deals import Avalon, begun, dealt, go
from tests.avalon.play_sequences import examine, heard, phase, quests, refused
from tests.avalon.scenarios import scenario, scenarios
from tests.avalon.sent_frames import frames_sent

FIVE = "merlin loyal loyal assassin minion"


def eligible(match: Avalon) -> tuple[int | str, ...]:
    """Whom the holder may examine."""
    holder = match.public.lady
    assert holder is not None
    (offer,) = (each for each in match.moves(holder) if each.command == "avalon.examine")
    assert isinstance(offer.form, One)
    return offer.form.items


@scenario("C71")
def test_the_holder_alone_learns_the_side_and_the_token_goes_on() -> None:
    don, margaret = 6, 2
    match = begun("merlin assassin loyal minion loyal loyal mordred", lady=True)
    quests(match, "WL")
    assert phase(match) == Examining(Seat(don))
    assert match.public.leader == 1, "the lead has not passed yet"
    examine(match, margaret)
    assert heard(match, don, LoyaltySeen) == [LoyaltySeen(Seat(don), Seat(margaret), "good")]
    assert not any(heard(match, seat, LoyaltySeen) for seat in (*range(6), None))
    assert heard(match, None, LadyPassed) == [LadyPassed(Seat(don), Seat(margaret))]
    assert match.public.lady == margaret
    assert phase(match) == Proposing(Seat(2))

    quests(match, "W")
    assert phase(match) == Examining(Seat(margaret))
    assert eligible(match) == (0, 1, 3, 4, 5)
    assert refused(match, margaret, avalon.Examine(Seat(don))) == LadyNotBack(Seat(don))


@scenario("C72")
@pytest.mark.parametrize("leader", range(7))
def test_she_starts_at_the_first_leaders_right(leader: int) -> None:
    match = dealt("merlin loyal loyal loyal assassin minion minion", leader=leader, lady=True)
    assert match.public.lady == (6 if leader == 0 else leader - 1)


@scenario("C72")
def test_without_her_nobody_holds_her() -> None:
    match = begun(FIVE)
    quests(match, "WL")
    assert match.public.lady is None
    assert isinstance(phase(match), Proposing)


COURSES = [
    *("WWW", "WWLW", "WLWW", "LWWW", "WWLLW", "WLWLW", "WLLWW", "LWWLW", "LWLWW", "LLWWW"),
    *("LLL", "LLWL", "LWLL", "WLLL", "LLWWL", "LWLWL", "LWWLL", "WLLWL", "WLWLL", "WWLLL"),
]
"""Every way quests can be won and lost until the third of a kind."""


@scenario("C73", "C74")
@pytest.mark.parametrize("results", COURSES)
def test_she_is_turned_to_after_the_second_third_and_fourth_quest_unless_it_ends_the_game(
    results: str,
) -> None:
    match = begun(FIVE, lady=True)
    due = []
    for quest, result in enumerate(results, 1):
        quests(match, result)
        if isinstance(phase(match), Examining):
            due.append(quest)
    expected = {3: [2], 4: [2, 3], 5: [2, 3, 4]}
    assert due == expected[len(results)]
    assert len(heard(match, None, LadyPassed)) == len(due)


DECIDED = {
    "C74: the third quest is the third win": ("WWW", "good"),
    "C74: the third quest is the third loss": ("LLL", "evil"),
    "C74: the fourth quest is the third win": ("WLWW", "good"),
    "C74: the fourth quest is the third loss": ("LLWL", "evil"),
    "C73: the fifth quest is the third win": ("WLWLW", "good"),
    "C73: the fifth quest is the third loss": ("WLWLL", "evil"),
}


@scenarios("results, side", DECIDED)
def test_she_is_not_turned_to_once_three_quests_are_decided(results: str, side: str) -> None:
    match = begun(FIVE, lady=True)
    quests(match, results)
    if side == "good":
        assert phase(match) == Assassinating()
    else:
        assert match.over
    # After how many quests she was last turned to: the one before the last.
    assert match.public.lady_quests == len(results) - 1


@scenario("C75")
def test_at_the_third_use_of_five_two_remain() -> None:
    match = begun(FIVE, lady=True)
    assert match.public.lady == 4
    quests(match, "WL")
    assert eligible(match) == (0, 1, 2, 3)
    examine(match, 1)
    quests(match, "W")
    assert eligible(match) == (0, 2, 3)
    examine(match, 3)
    quests(match, "L")
    assert phase(match) == Examining(Seat(3))
    assert eligible(match) == (0, 2)


SIDES = {
    "C76: Mordred shows Evil": ("mordred", "evil"),
    "C76: Morgana shows Evil": ("morgana", "evil"),
    "C76: Oberon shows Evil": ("oberon", "evil"),
    "C76: the Assassin shows Evil": ("assassin", "evil"),
    "C76: Merlin shows Good": ("merlin", "good"),
    "C76: Percival shows Good": ("percival", "good"),
    "C76: a Loyal Servant shows Good": ("loyal", "good"),
}


@scenarios("role, side", SIDES)
def test_she_shows_the_side_and_never_the_role(role: str, side: Side) -> None:
    roles = "merlin percival loyal loyal assassin mordred morgana oberon loyal loyal"
    for hidden in (False, True):
        match = begun(roles, lady=True, oberon_hidden_from_merlin=hidden)
        quests(match, "WW")
        target = roles.split().index(role)
        examine(match, target)
        assert heard(match, 9, LoyaltySeen) == [LoyaltySeen(Seat(9), Seat(target), side)]
        (seen,) = heard(match, 9, LoyaltySeen)
        assert seen.__struct_fields__ == ("seat", "target", "side")


@scenario("C76")
def test_a_minion_shows_evil() -> None:
    match = begun(FIVE, leader=1, lady=True)
    quests(match, "WW")
    examine(match, 4)
    assert [seen.side for seen in heard(match, 0, LoyaltySeen)] == ["evil"]


@scenario("C77")
def test_neither_the_holder_nor_a_past_holder_can_be_examined() -> None:
    match = begun(FIVE, lady=True)
    quests(match, "WL")
    assert refused(match, 4, avalon.Examine(Seat(4))) == LadyNotYourself()
    examine(match, 1)
    quests(match, "W")
    assert refused(match, 1, avalon.Examine(Seat(1))) == LadyNotYourself()
    assert refused(match, 1, avalon.Examine(Seat(4))) == LadyNotBack(Seat(4))
    examine(match, 0)
    quests(match, "L")
    assert refused(match, 0, avalon.Examine(Seat(4))) == LadyNotBack(Seat(4))
    assert refused(match, 0, avalon.Examine(Seat(1))) == LadyNotBack(Seat(1))
    assert refused(match, 0, avalon.Examine(Seat(0))) == LadyNotYourself()
    examine(match, 2)
    assert match.public.lady == 2


def chosen(match: Avalon, *quests: int) -> list[bool]:
    """Quests of five undertaken in this order, won and lost in turn; after which of them she is turned to."""
    due = []
    for n, quest in enumerate(quests):
        if isinstance(phase(match), Examining):
            examine(match, int(eligible(match)[0]))
        size = (2, 3, 2, 3, 3)[quest - 1]
        going = (*range(size - 1), 3) if n % 2 else (0, 1, 2)[:size]
        go(match, *going, cards="S" * (size - 1) + "F" if n % 2 else "S" * size, quest=quest)
        due.append(isinstance(phase(match), Examining))
    return due


FREE = {
    "C78: the second concluded quest, whatever its number": ("completed_count", (4, 2), [False, True]),
    "C78: the third and the fourth too": ("completed_count", (5, 1, 3, 2), [False, True, True, True]),
    "C78: by the board after the fourth space, though it is the first": (
        "board_number",
        (4, 2),
        [True, True],
    ),
    "C78: by the board neither after the first nor after the fifth space": (
        "board_number",
        (5, 1, 3, 2),
        [False, False, True, True],
    ),
    "C78: by the board in order it is the same": ("board_number", (1, 2, 3, 4), [False, True, True, True]),
}


@scenarios("timing, order, due", FREE)
def test_after_which_of_the_chosen_quests_she_is_turned_to(
    timing: str, order: tuple[int, ...], due: list[bool]
) -> None:
    match = begun(FIVE, lady=True, lady_timing=timing, quest_order="free")
    assert chosen(match, *order) == due


@scenario("C79")
def test_a_holder_who_declines_keeps_her_and_is_asked_again_after_the_next_quest() -> None:
    match = begun(FIVE, lady=True, lady_use="may_decline")
    for after, result in enumerate("WLWL", 1):
        quests(match, result)
        if after == 1:
            continue
        assert phase(match) == Examining(Seat(4))
        assert eligible(match) == (0, 1, 2, 3)
        match.play(Seat(4), avalon.LeaveLady())
        assert isinstance(phase(match), Proposing), "the use is lost for this quest"
        assert match.public.lady == 4
    assert heard(match, None, LadyLeft) == [LadyLeft(Seat(4))] * 3
    assert not heard(match, None, LadyPassed)


@scenario("C80")
def test_what_she_shows_changes_no_message_but_the_holders() -> None:
    """A Loyal Servant at 1 and Mordred at 2 exchange roles; the holder at 6 turns her on 1."""

    def world(one: str, two: str) -> Avalon:
        match = begun(f"loyal {one} {two} oberon merlin assassin loyal", lady=True)
        go(match, 0, 5, cards="SS")
        go(match, 0, 3, 6, cards="SFS")
        examine(match, 1)
        go(match, 0, 3, 6, cards="SSS")
        return match

    good, evil = world("loyal", "mordred"), world("mordred", "loyal")
    sent, decoys = frames_sent(good), frames_sent(evil)
    # 0 is Loyal, Oberon at 3 knows nobody, Merlin at 4 does not see Mordred, and None looks on.
    for viewer in (Seat(0), Seat(3), Seat(4), None):
        assert sent[viewer] == decoys[viewer]

    # Those who have known since the reveal, the examined one too, are told just as much as everybody else.
    last = next(n for n, row in enumerate(good.rows) if row.command == avalon.Examine(Seat(1)))
    for viewer in (Seat(1), Seat(2), Seat(5)):
        assert len(sent[viewer]) == len(decoys[viewer])
        for match in (good, evil):
            told = [fact for fact in match.rows[last].facts if sees(viewer, fact)]
            assert told == [fact for fact in good.rows[last].facts if sees(None, fact)]

    # The holder is told the side, and no more.
    assert heard(good, 6, LoyaltySeen) == [LoyaltySeen(Seat(6), Seat(1), "good")]
    assert heard(evil, 6, LoyaltySeen) == [LoyaltySeen(Seat(6), Seat(1), "evil")]
    assert sent[Seat(6)] != decoys[Seat(6)]
    assert sent[Seat(6)] == [frame.replace(b'"evil"', b'"good"') for frame in decoys[Seat(6)]]


@scenario("C80")
@pytest.mark.parametrize("detail", ["full", "roles"])
def test_after_the_end_it_is_told_or_never(detail: str) -> None:
    match = begun(FIVE, lady=True, post_game_detail=detail)
    quests(match, "LL")
    examine(match, 3)
    quests(match, "L")
    assert match.over
    told = heard(match, None, AllTold)
    if detail == "full":
        assert {int(each.seat): each.loyalties for each in told[0].confessions if each.loyalties} == {
            4: {3: ("evil",)}
        }
    else:
        assert not told
