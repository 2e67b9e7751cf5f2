"""Scenarios: two Lancelots, one on each side, and allegiance cards that make them change places."""

from collections import Counter
from functools import partial
from math import sqrt
from typing import Any

import pytest

from camlann import avalon
from camlann.avalon.assassin import Assassinating, NameNoAlly
from camlann.avalon.lady import Examining
from camlann.avalon.lancelot import AllegianceTurned, ScheduleLaid
from camlann.avalon.leader import RoundOpened
from camlann.avalon.propose import Proposing
from camlann.avalon.quest import GoodMustSucceed, LancelotMustFail, QuestBegun, QuestEnded, Questing
from camlann.avalon.role_reveal import EyesOpened
from camlann.avalon.show_loyalty import LoyaltySeen
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Private, Seat
from camlann.engine.forms import One
from camlann.engine.match import Match
from tests.avalon.deals import Avalon, approve, begun, dealt, go, lay, reject
from tests.avalon.play_sequences import examine, heard, name, outcome, phase, quests, refused, team
from tests.avalon.scenarios import scenario, scenarios

SEVEN = "merlin lancelot_good loyal loyal assassin minion lancelot_evil"
GOOD, EVIL = 1, 6
"""The seats of the Good and of the Evil Lancelot, by their cards."""

SWITCHING = ("hidden_switch", "open_schedule")


def hidden(turns: str = "", **options: Any) -> Avalon:
    return begun(SEVEN, allegiance=turns, lancelot="hidden_switch", **options)


def scheduled(turns: str, **options: Any) -> Avalon:
    return begun(SEVEN, allegiance=turns, lancelot="open_schedule", **options)


def turned(match: Avalon) -> list[str]:
    return [fact.card for fact in heard(match, None, AllegianceTurned)]


def nothing(label: str, faces: int) -> int:
    raise AssertionError("no dice are needed")


def playable(match: Avalon, seat: int) -> set[str]:
    """The cards this member of the team may play; both are shown to everybody."""
    (offer,) = match.moves(Seat(seat))
    assert isinstance(offer.form, One)
    assert offer.form.shown() == ("fail", "success")
    return {str(item) for item in offer.form.items}


@scenario("C91")
def test_the_hidden_deck_is_turned_from_the_third_round_on_for_all_to_see() -> None:
    match = hidden("NSNSN")
    seen = []
    for result in "WLWL":
        seen.append(len(turned(match)))
        quests(match, result)
    seen.append(len(turned(match)))
    assert seen == [0, 0, 1, 2, 3], "one card each in the rounds three, four and five"
    assert turned(match) == ["no_change", "switch", "no_change"]
    assert match.truth.sealed is not None
    assert match.truth.sealed.allegiance == ("switch", "no_change"), "the rest stays face down"


@scenario("C91")
def test_with_the_quest_as_its_moment_the_card_is_turned_when_the_third_quest_begins() -> None:
    match = hidden("SNNSN", hidden_flip_moment="quest_open")
    quests(match, "WL")
    reject(match, 0, 1, 2)
    assert not turned(match)
    approve(match, 0, 1, 2)
    assert turned(match) == ["switch"]
    assert phase(match) == Questing(team(0, 1, 2))
    lay(match, 0, 1, 2, cards="SFS")
    assert turned(match) == ["switch"]


@scenario("C91")
@pytest.mark.parametrize("name_, steady", [("3+2", 3), ("5+2", 5)])
def test_the_hidden_deck_has_two_switches_among_five_or_seven(name_: str, steady: int) -> None:
    match = begun(SEVEN, lancelot="hidden_switch", hidden_deck=name_)
    assert match.truth.sealed is not None
    assert Counter(match.truth.sealed.allegiance) == {"no_change": steady, "switch": 2}


@scenario("C92")
def test_no_change_changes_nothing() -> None:
    match = hidden("NNNSS")
    quests(match, "WL")
    facts = match.rows[-1].facts
    assert [fact.card for fact in facts if isinstance(fact, AllegianceTurned)] == ["no_change"]
    assert match.public.switches == 0
    assert phase(match) == Proposing(Seat(2))
    approve(match, 0, GOOD, EVIL)
    assert playable(match, GOOD) == {"success"}
    assert playable(match, EVIL) == {"success", "fail"}


@scenario("C93")
def test_after_a_switch_the_good_lancelot_has_both_cards_and_the_evil_one_must_succeed() -> None:
    match = hidden("SNNSN")
    quests(match, "WL")
    assert match.public.switches == 1
    approve(match, 0, GOOD, EVIL)
    assert playable(match, GOOD) == {"success", "fail"}
    assert playable(match, EVIL) == {"success"}
    assert refused(match, EVIL, avalon.PlayCard("fail")) == GoodMustSucceed()
    lay(match, 0, GOOD, EVIL, cards="SFS")
    assert heard(match, None, QuestEnded)[-1] == QuestEnded(3, 2, 1, False)


@scenario("C94")
def test_after_two_switches_both_are_back_on_their_printed_sides() -> None:
    match = hidden("SNSNN")
    quests(match, "WLWL")
    assert (match.public.round, match.public.switches) == (5, 2)
    approve(match, 0, GOOD, 2, EVIL)
    assert playable(match, GOOD) == {"success"}
    assert playable(match, EVIL) == {"success", "fail"}


@scenario("C95")
@pytest.mark.parametrize("mode", SWITCHING)
def test_one_card_a_round_however_many_proposals_it_needs(mode: str) -> None:
    match = begun(SEVEN, allegiance="NNSNS", lancelot=mode)
    quests(match, "WL")
    before = len(turned(match))
    reject(match, 0, 1, 2, times=3)
    assert len(turned(match)) == before
    go(match, 0, 2, 3, cards="SSS")
    assert len(turned(match)) == before + 1


@scenario("C96")
def test_under_the_open_schedule_an_evil_lancelot_must_fail() -> None:
    match = scheduled("NNSNN")
    approve(match, 0, EVIL)
    assert playable(match, EVIL) == {"fail"}
    assert refused(match, EVIL, avalon.PlayCard("success")) == LancelotMustFail()
    lay(match, 0, EVIL, cards="SF")
    assert heard(match, None, QuestEnded) == [QuestEnded(1, 1, 1, False)]


MUST_FAIL = {
    "C96: the open schedule": ("open_schedule", None, {"fail"}),
    "C96: the open schedule, and the table frees him": ("open_schedule", False, {"success", "fail"}),
    "C96: the hidden deck": ("hidden_switch", None, {"success", "fail"}),
    "C96: the hidden deck, and the table binds him": ("hidden_switch", True, {"fail"}),
    "C96: the pair": ("known_pair", None, {"success", "fail"}),
    "C96: the pair, and the table binds him": ("known_pair", True, {"fail"}),
}


@scenarios("mode, option, cards", MUST_FAIL)
def test_what_the_evil_lancelot_may_play(mode: str, option: bool | None, cards: set[str]) -> None:
    match = begun(
        SEVEN, allegiance="" if mode == "known_pair" else "NNN", lancelot=mode, evil_lancelot_must_fail=option
    )
    approve(match, 5, EVIL)
    assert playable(match, EVIL) == cards
    assert playable(match, 5) == {"success", "fail"}, "the rest of Evil is free"


@scenario("C97")
@pytest.mark.parametrize("binding", ["round", "quest_space"])
def test_laura_and_justine(binding: str) -> None:
    """Only the third of five open cards is a switch: before it Justine must fail, from then on Laura."""
    laura, justine = GOOD, EVIL
    match = scheduled("NNSNN", schedule_binding=binding)
    bound = []
    for result in "WLWLW":
        # What each of them would have to play on this round's quest.
        cards = {
            seat: Questing(()).lapse(match.public, match.truth.own[Seat(seat)], nothing)
            for seat in (laura, justine)
        }
        bound.append([seat for seat, card in cards.items() if card == avalon.PlayCard("fail")])
        quests(match, result)
    assert bound == [[justine], [justine], [laura], [laura], [laura]]


@scenario("C97")
def test_laura_and_justine_on_the_quests_themselves() -> None:
    match = scheduled("NNSNN")
    quests(match, "W")
    approve(match, 0, GOOD, EVIL)
    assert (playable(match, GOOD), playable(match, EVIL)) == ({"success"}, {"fail"})
    lay(match, 0, GOOD, EVIL, cards="SSF")
    approve(match, 0, GOOD, EVIL)
    assert (playable(match, GOOD), playable(match, EVIL)) == ({"fail"}, {"success"})
    lay(match, 0, GOOD, EVIL, cards="SFS")
    approve(match, 0, GOOD, 2, EVIL)
    assert (playable(match, GOOD), playable(match, EVIL)) == ({"fail"}, {"success"})


def layouts(deck: str, games: int) -> Counter[int]:
    """How many switches lie open, over so many deals."""
    options = avalon.Options(
        roles=("merlin", "assassin", "lancelot_good", "lancelot_evil"),
        lancelot="open_schedule",
        schedule_deck=deck,  # type: ignore[arg-type]  # a name of the option
    )
    found: Counter[int] = Counter()
    for number in range(games):
        match = Match(avalon, options, 7, partial(Seeded, seed_of(deck), number))
        (laid,) = heard(match, None, ScheduleLaid)
        assert len(laid.cards) == 5
        found[laid.cards.count("switch")] += 1
    return found


@scenario("C98")
def test_five_of_five_have_exactly_two_switches() -> None:
    assert layouts("five_of_five", 60) == {2: 60}


@scenario("C99")
def test_five_of_seven_have_none_one_or_two_as_often_as_counted() -> None:
    games = 800
    found = layouts("five_of_seven", games)
    for switches, share in {0: 1 / 21, 1: 10 / 21, 2: 10 / 21}.items():
        assert abs(found[switches] - games * share) < 4 * sqrt(games * share * (1 - share))
    assert found.total() == games
    assert scheduled("NNSNN").public.schedule == (
        "no_change",
        "no_change",
        "switch",
        "no_change",
        "no_change",
    )


@scenario("C99")
def test_the_two_cards_left_over_stay_face_down() -> None:
    match = scheduled("NNSNN")
    assert match.truth.sealed is not None
    assert sorted(match.truth.sealed.allegiance) == ["no_change", "switch"]
    quests(match, "WLWL")
    assert len(match.truth.sealed.allegiance) == 2


@scenario("C100")
def test_a_switch_of_the_first_round_comes_before_the_first_proposal_and_after_the_reveal() -> None:
    match = scheduled("SNNNN")
    assert phase(match) == Proposing(Seat(0))
    assert match.public.switches == 1
    assert {seen.seat for seen in heard(match, 0, EyesOpened)[0].shown} == {4, 5, EVIL}
    approve(match, GOOD, EVIL)
    assert playable(match, GOOD) == {"fail"}
    assert playable(match, EVIL) == {"success"}


@scenario("C100")
def test_card_by_card_each_round_has_its_own() -> None:
    match = scheduled("SNSNN")
    sides = []
    for result in "WLWLW":
        sides.append(match.public.switches % 2)
        quests(match, result)
    assert sides == [1, 1, 0, 0, 0]


@scenario("C101")
def test_the_lady_after_the_second_quest_sees_the_side_before_the_third_rounds_card() -> None:
    match = hidden("SNNSN", lady=True, leader=3)
    quests(match, "WL")
    assert phase(match) == Examining(Seat(2))
    assert not turned(match)
    examine(match, GOOD)
    assert [seen.side for seen in heard(match, 2, LoyaltySeen)] == ["good"]
    row = [type(fact) for fact in match.rows[-1].facts]
    assert row.index(LoyaltySeen) < row.index(RoundOpened) < row.index(AllegianceTurned)
    assert match.public.switches == 1


@scenario("C102")
@pytest.mark.parametrize("target, side", [(GOOD, "evil"), (EVIL, "good")])
def test_after_a_switch_the_lady_shows_the_new_side(target: int, side: str) -> None:
    match = hidden("SNNSN", lady=True, leader=3)
    quests(match, "WL")
    examine(match, 3)
    quests(match, "W")
    examine(match, target)
    assert heard(match, 3, LoyaltySeen)[-1].side == side


WINNERS = {
    "C103: one switch, and Evil wins": ("SNNSN", "WLLL", "evil", {GOOD, 4, 5}),
    "C103: one switch, and Good wins": ("SNNSN", "WLWW", "good", {0, 2, 3, EVIL}),
    "C103: no switch, and Evil wins": ("NNNSS", "WLLL", "evil", {4, 5, EVIL}),
    "C103: two switches, and Evil wins": ("SSNNN", "WLLL", "evil", {4, 5, EVIL}),
}


@scenarios("turns, results, winner, winners", WINNERS)
def test_each_lancelot_wins_with_the_side_he_is_on_at_the_end(
    turns: str, results: str, winner: str, winners: set[int]
) -> None:
    match = hidden(turns)
    quests(match, results)
    if winner == "good":
        name(match, 2)
    assert match.over
    result = avalon.result(match.public)
    assert result is not None
    assert (match.public.winner, {*result.winners}) == (winner, winners)


@scenario("C104")
def test_a_pair_who_know_each_other_have_no_deck_and_never_switch() -> None:
    match = begun(SEVEN, lancelot="known_pair")
    assert match.truth.sealed is not None
    assert match.truth.sealed.allegiance == match.public.schedule == ()
    quests(match, "WLWLL")
    assert match.over
    assert not turned(match)
    result = avalon.result(match.public)
    assert result is not None
    assert result.winners == (4, 5, EVIL)


FREE: dict[str, Any] = {"schedule_binding": "quest_space", "quest_order": "free"}


@scenario("C105")
def test_above_a_chosen_quest_the_card_acts_when_that_quest_begins() -> None:
    match = scheduled("NSNNN", **FREE)
    assert not turned(match), "the round opens without a card"
    approve(match, 0, GOOD, EVIL, quest=2)
    assert turned(match) == ["switch"]
    row = [type(fact) for fact in match.rows[-1].facts]
    assert row.index(QuestBegun) < row.index(AllegianceTurned)
    assert playable(match, GOOD) == {"fail"}
    assert playable(match, EVIL) == {"success"}


@scenario("C105")
def test_all_see_which_of_the_open_cards_have_acted_and_not_only_how_many() -> None:
    match = scheduled("SNNNS", **FREE)
    go(match, 0, 2, 3, cards="SSS", quest=3)
    assert [*match.public.schedule_acted] == [3]
    assert match.public.switches == 0, "the switches above the first quest and the fifth have not acted"
    approve(match, 0, 2, quest=1)
    assert [*match.public.schedule_acted] == [3, 1]
    by_round = scheduled("SNNNS", quest_order="free")
    go(by_round, 0, 2, 3, cards="SSS", quest=3)
    assert [*by_round.public.schedule_acted] == [1, 2]


@scenario("C105")
def test_above_a_quest_never_undertaken_the_card_never_acts() -> None:
    match = scheduled("NSNNN", **FREE)
    for quest, size in ((1, 2), (3, 3)):
        going = (0, 2, 3)[:size]
        go(match, *going, cards="S" * size, quest=quest)
    go(match, 0, GOOD, 2, 3, cards="SSSS", quest=4)
    assert phase(match) == Assassinating()
    assert turned(match) == ["no_change"] * 3
    assert match.public.switches == 0


@scenario("C105")
def test_above_a_chosen_quest_a_rejected_proposal_turns_nothing() -> None:
    match = scheduled("NSNNN", **FREE)
    reject(match, 0, 1)
    assert not turned(match)


@scenario("C105")
def test_above_the_quests_in_fixed_order_the_card_acts_when_the_round_opens() -> None:
    match = scheduled("NSNNN", schedule_binding="quest_space")
    assert turned(match) == ["no_change"]
    quests(match, "W")
    assert phase(match) == Proposing(Seat(1))
    assert turned(match) == ["no_change", "switch"]


@scenario("C105")
def test_by_the_round_the_chosen_quest_does_not_matter() -> None:
    match = scheduled("NSNNN", quest_order="free")
    go(match, 0, 2, 3, cards="SSS", quest=2)
    assert turned(match) == ["no_change", "switch"], "the second round's card"
    approve(match, 0, GOOD, quest=1)
    assert turned(match) == ["no_change", "switch"]


@scenario("C106")
def test_no_confidence_in_an_approved_quest_leaves_its_card_alone() -> None:
    match = begun(
        SEVEN,
        allegiance="NSNNN",
        plots="no_confidence no_confidence",
        plot_deck=("no_confidence", "no_confidence"),
        lancelot="open_schedule",
        **FREE,
    )
    for to in (2, 2):
        match.play(Seat(0), avalon.HandOut("no_confidence", Seat(to)))
    approve(match, 0, GOOD, EVIL, quest=2)
    assert not turned(match)
    match.play(Seat(2), avalon.Distrust())
    assert not turned(match)
    assert match.public.switches == 0
    approve(match, 0, GOOD, quest=1)
    match.play(Seat(2), avalon.Forgo())
    assert turned(match) == ["no_change"], "the card above the quest that is carried out"


LANCELOT_NAMED: dict[str, tuple[str, str, int, str | None]] = {
    "C107: the holder of the Good card, before a switch": ("NNN", "not_shown_evil", GOOD, "good"),
    "C107: the holder of the Good card, after a switch": ("SNN", "not_shown_evil", GOOD, "good"),
    "C107: the holder of the Evil card, before a switch": ("NNN", "not_shown_evil", EVIL, None),
    "C107: the holder of the Evil card, after a switch": ("SNN", "not_shown_evil", EVIL, None),
    "C107: anyone else, the holder of the Evil card": ("NNN", "anyone_else", EVIL, "good"),
    "C107: anyone else, the holder of the Evil card after a switch": ("SNN", "anyone_else", EVIL, "good"),
}


@scenarios("turns, targets, target, winner", LANCELOT_NAMED)
@pytest.mark.parametrize("shown", ["lancelot", "evil"])
def test_the_assassin_names_a_lancelot(
    turns: str, targets: str, target: int, winner: str | None, shown: str
) -> None:
    match = hidden(turns, assassin_targets=targets, lancelot_evil_shown_as=shown)
    quests(match, "WWW")
    assert phase(match) == Assassinating()
    if winner is None:
        assert refused(match, 4, avalon.Name(Seat(target))) == NameNoAlly(Seat(target))
    else:
        name(match, target)
        assert outcome(match) == (winner, "assassination_missed")


@scenario("C107")
@pytest.mark.parametrize("turns", ["NNN", "SNN"])
def test_the_list_of_the_assassin_does_not_tell_who_has_turned(turns: str) -> None:
    match = hidden(turns)
    quests(match, "WWW")
    (offer,) = match.moves(Seat(4))
    assert isinstance(offer.form, One)
    assert offer.form.items == (0, 1, 2, 3)


@scenario("C108")
@pytest.mark.parametrize("mode", SWITCHING)
def test_a_switch_is_public_and_nobody_is_told_anything_alone(mode: str) -> None:
    match = begun(SEVEN, allegiance="SNSNN", lancelot=mode)
    eyes = [len(heard(match, seat, EyesOpened)) for seat in range(7)]
    quests(match, "WL")
    assert "switch" in turned(match)
    for row in match.rows:
        if any(isinstance(fact, AllegianceTurned) for fact in row.facts[:-1]):
            private = [fact for fact in row.facts if isinstance(fact, Private)]
            assert all(fact.seat == row.seat for fact in private), "but for who has just acted"
    assert [len(heard(match, seat, EyesOpened)) for seat in range(7)] == eyes == [1] * 7
    assert all(
        own.shown == dealt(SEVEN, lancelot=mode).truth.own[seat].shown
        for seat, own in match.truth.own.items()
    )
