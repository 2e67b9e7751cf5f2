"""Scenarios: the team's cards, how many fails are too many, and that nobody learns whose they were."""

from itertools import permutations

import pytest

from camlann import avalon
from camlann.avalon.game_end import AllTold
from camlann.avalon.propose import Proposing
from camlann.avalon.quest import GoodMustSucceed, QuestEnded, Questing
from camlann.engine.facts import Seat
from camlann.engine.forms import One
from tests.avalon.deals import Avalon, begun, go, propose, vote
from tests.avalon.play_sequences import heard, phase, quests, refused, team
from tests.avalon.scenarios import scenario, scenarios
from tests.avalon.sent_frames import frames_sent

FIVE = "merlin loyal loyal assassin minion"
SEVEN = "merlin loyal loyal loyal assassin minion minion"
TEN = "merlin loyal loyal loyal loyal loyal assassin minion minion minion"


@scenario("C41")
def test_a_success_and_a_fail_lose_the_first_quest_and_the_lead_passes() -> None:
    match = begun(FIVE, leader=2)
    go(match, 0, 3, cards="SF")
    assert heard(match, None, QuestEnded) == [QuestEnded(1, 1, 1, False)]
    (quest,) = match.public.quests
    assert (quest.quest, quest.leader, quest.team, quest.fails, quest.won) == (1, 2, (0, 3), 1, False)
    assert match.public.open_quests[0] == 2
    assert match.public.round == 2
    assert phase(match) == Proposing(Seat(3))


@scenario("C41")
@pytest.mark.parametrize("cards", ["SS", "SF"])
def test_the_lead_passes_whether_the_quest_is_won_or_lost(cards: str) -> None:
    match = begun(FIVE, leader=4)
    go(match, 0, 3, cards=cards)
    assert match.public.leader == 0


def on_quest(roles: str, *going: int) -> Avalon:
    """An approved team that has not played a card."""
    match = begun(roles)
    propose(match, *going)
    vote(match, "y" * match.public.seats)
    return match


GOOD = {
    "C42: Merlin": ("merlin percival loyal morgana assassin", 0),
    "C42: Percival": ("merlin percival loyal morgana assassin", 1),
    "C42: a Loyal Servant": ("merlin percival loyal morgana assassin", 2),
}


@scenarios("roles, seat", GOOD)
def test_good_cannot_fail_and_is_asked_again_and_nobody_learns_it(roles: str, seat: int) -> None:
    match = on_quest(roles, seat, 4)
    asked = match.moves(Seat(seat))
    ask = match.public.ask
    for _ in range(2):
        assert refused(match, seat, avalon.PlayCard("fail")) == GoodMustSucceed()
        assert match.moves(Seat(seat)) == asked
        assert match.public.ask == ask
    match.play(Seat(4), avalon.PlayCard("success"))
    match.play(Seat(seat), avalon.PlayCard("success"))

    plain = on_quest(roles, seat, 4)
    plain.play(Seat(4), avalon.PlayCard("success"))
    plain.play(Seat(seat), avalon.PlayCard("success"))
    assert frames_sent(match) == frames_sent(plain)


@scenario("C42")
def test_good_and_evil_are_shown_the_same_two_cards() -> None:
    match = on_quest(FIVE, 0, 3)
    forms = [offer.form for seat in (0, 3) for offer in match.moves(Seat(seat))]
    assert len(forms) == 2
    for form in forms:
        assert isinstance(form, One)
        assert form.shown() == ("fail", "success")


EVIL = {
    "C43: the Assassin": ("merlin loyal loyal loyal loyal loyal assassin mordred morgana oberon", 6),
    "C43: Mordred": ("merlin loyal loyal loyal loyal loyal assassin mordred morgana oberon", 7),
    "C43: Morgana": ("merlin loyal loyal loyal loyal loyal assassin mordred morgana oberon", 8),
    "C43: Oberon": ("merlin loyal loyal loyal loyal loyal assassin mordred morgana oberon", 9),
    "C43: a Minion": (TEN, 9),
}


@scenarios("roles, seat", EVIL)
def test_evil_may_play_either_card(roles: str, seat: int) -> None:
    for card, fails in (("S", 0), ("F", 1)):
        match = begun(roles)
        go(match, 0, 1, seat, cards=f"SS{card}")
        assert match.public.quests[0].fails == fails
        assert match.public.quests[0].won == (fails == 0)


COUNTS = {
    "C44: seven, the fourth quest, one fail": (SEVEN, "WLW", (0, 1, 2, 4), "SSSF", True),
    "C45: seven, the fourth quest, two fails": (SEVEN, "WLW", (0, 1, 4, 5), "SSFF", False),
    "C45: seven, the fourth quest, three fails": (SEVEN, "WLW", (0, 4, 5, 6), "SFFF", False),
    "C44: seven, the fourth quest, no fail": (SEVEN, "WLL", (0, 4, 5, 6), "SSSS", True),
    "C44: eight, the fourth quest, one fail": (
        "merlin loyal loyal loyal loyal assassin minion minion",
        "WLW",
        (0, 1, 2, 3, 5),
        "SSSSF",
        True,
    ),
    "C44: nine, the fourth quest, one fail": (
        "merlin loyal loyal loyal loyal loyal assassin minion minion",
        "LWL",
        (0, 1, 2, 3, 6),
        "SSSSF",
        True,
    ),
    "C44: ten, the fourth quest, one fail": (TEN, "LWL", (0, 1, 2, 3, 6), "SSSSF", True),
    "C45: ten, the fourth quest, two fails": (TEN, "LWW", (0, 1, 2, 6, 9), "SSSFF", False),
    "C46: six, the fourth quest, one fail": (
        "merlin loyal loyal loyal assassin minion",
        "WLW",
        (0, 1, 4),
        "SSF",
        False,
    ),
    "C46: five, the fourth quest, one fail": (FIVE, "WLW", (0, 1, 4), "SSF", False),
    "C47: ten, the third quest, one fail": (TEN, "WL", (0, 1, 2, 6), "SSSF", False),
    "C47: ten, the fifth quest, one fail": (TEN, "WLWL", (0, 1, 2, 3, 6), "SSSSF", False),
    "C47: seven, the fifth quest, one fail": (SEVEN, "WLWL", (0, 1, 2, 6), "SSSF", False),
    "C47: seven, the third quest, one fail": (SEVEN, "WL", (0, 1, 6), "SSF", False),
}


@scenarios("roles, before, going, cards, won", COUNTS)
def test_how_many_fails_lose_a_quest(
    roles: str, before: str, going: tuple[int, ...], cards: str, won: bool
) -> None:
    match = begun(roles)
    quests(match, before)
    go(match, *going, cards=cards)
    quest = len(before) + 1
    assert heard(match, None, QuestEnded)[-1] == QuestEnded(quest, cards.count("S"), cards.count("F"), won)
    assert match.public.quests[-1].won == won
    assert match.public.quests[-1].fails == cards.count("F")


@scenario("C48")
@pytest.mark.parametrize("detail", ["full", "roles"])
def test_nobody_can_tell_who_of_two_played_the_fail(detail: str) -> None:
    """The Minions at 4 and 5 exchange cards; to the others, and to spectators, it is the same game."""

    def world(cards: str, *order: int) -> Avalon:
        match = begun("merlin loyal loyal assassin minion minion loyal", post_game_detail=detail)
        go(match, 0, 1, cards="SS")
        propose(match, 0, 4, 5)
        vote(match, "yyyyyyy")
        for seat in order:
            card = dict(zip((0, 4, 5), cards, strict=True))[seat]
            match.play(Seat(seat), avalon.PlayCard("fail" if card == "F" else "success"))
        quests(match, "L")
        return match

    orders = [*permutations((0, 4, 5))]
    worlds = [world(cards, *order) for cards in ("SFS", "SSF") for order in orders]
    for match in worlds:
        assert heard(match, None, QuestEnded)[1] == QuestEnded(2, 2, 1, False)
    sent = [frames_sent(match) for match in worlds]
    for viewer in (1, 2, 3, 6, None):
        bystander = None if viewer is None else Seat(viewer)
        assert len({tuple(each[bystander]) for each in sent}) == 1, f"{viewer} can tell"
    # Who plays last has the result with the next message; a member may notice that, and no more.
    for last in (True, False):
        mine = [
            each[Seat(0)] for each, order in zip(sent, orders * 2, strict=True) if (order[-1] == 0) == last
        ]
        assert len({tuple(each) for each in mine}) == 1, "a fellow member can tell"

    for match in worlds:
        quests(match, "L")
        assert match.over
    told = {tuple(frames_sent(match)[None]) for match in worlds}
    assert len(told) == (2 if detail == "full" else 1), "authors are told after the end, or never"


@scenario("C48")
def test_nobody_sees_who_has_played_before_all_cards_are_in() -> None:
    for first, second in permutations((0, 3)):
        match = on_quest(FIVE, 0, 3)
        match.play(Seat(first), avalon.PlayCard("success"))
        assert {viewer for viewer, _ in match.frames()} == {first}, "only the one who played hears of it"
        assert match.public.asked == (0, 3)
        assert match.public.acted == ()
        assert phase(match) == Questing(team(0, 3))
        match.play(Seat(second), avalon.PlayCard("success"))
        assert {viewer for viewer, _ in match.frames()} == {*match.viewers}


@scenario("C48")
def test_after_the_end_the_full_story_names_the_authors() -> None:
    match = begun(FIVE)
    go(match, 0, 3, cards="SF")
    go(match, 0, 3, 4, cards="SSF")
    assert not heard(match, None, AllTold)
    go(match, 3, 4, cards="FF")
    (told,) = heard(match, None, AllTold)
    cards = {int(each.seat): each.cards for each in told.confessions}
    assert cards == {
        0: {1: "success", 2: "success"},
        1: {},
        2: {},
        3: {1: "fail", 2: "success", 3: "fail"},
        4: {2: "fail", 3: "fail"},
    }


@scenario("C48")
def test_where_only_roles_are_told_the_authors_never_are() -> None:
    match = begun(FIVE, post_game_detail="roles")
    quests(match, "LLL")
    assert match.public.roles == ("merlin", "loyal", "loyal", "assassin", "minion")
    assert not heard(match, None, AllTold)


@scenario("C49")
def test_the_lead_passes_from_the_one_who_led_the_quest() -> None:
    match = begun(FIVE, leader=1)
    for _ in range(2):
        propose(match, 0, 1)
        vote(match, "nnnnn")
    assert match.public.leader == 3
    go(match, 0, 1, cards="SS")
    assert match.public.quests[0].leader == 3
    assert match.public.leader == 4
