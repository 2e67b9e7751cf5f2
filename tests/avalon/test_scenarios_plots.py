"""Scenarios: plot cards, how they are drawn and handed out, and those that work at once or for good."""

from typing import Any

import pytest

from camlann import avalon
from camlann.avalon.plots.deck import deck, draws
from camlann.avalon.plots.hand_out import HandingOut, PlotNotKept, PlotOneEach, PlotsDrawn
from camlann.avalon.plots.held_cards import PlotForgone, PlotTargets, WindowOpened
from camlann.avalon.plots.loyalties import Confiding, LoyaltyLooked, LoyaltyShown, Overhearing
from camlann.avalon.plots.no_confidence import Doubting
from camlann.avalon.plots.opinion_maker import Opining, OpinionsShown
from camlann.avalon.plots.strong_leader import Claiming
from camlann.avalon.plots.take_responsibility import NothingTaken, PlotTaken, TakingResponsibility
from camlann.avalon.propose import Proposing
from camlann.avalon.role_knowledge import Side
from camlann.avalon.show_loyalty import LoyaltySeen
from camlann.avalon.vote import VotesShown, Voting
from camlann.engine.facts import Seat
from camlann.engine.forms import One
from camlann.engine.match import NotAsked
from camlann.engine.phases import NotOffered
from tests.avalon.deals import Avalon, approve, begun, give, go, handed, plotted, propose, reject, vote
from tests.avalon.play_sequences import heard, lying, phase, quests, refused, team, waits
from tests.avalon.scenarios import scenario, scenarios
from tests.avalon.sent_frames import frames_sent

FIVE = "merlin loyal loyal assassin minion"
SEVEN = "merlin loyal loyal loyal assassin minion minion"
NINE = "merlin loyal loyal loyal loyal loyal assassin minion minion"
LANCELOTS = "merlin lancelot_good loyal loyal assassin minion lancelot_evil"


ALL = {
    "strong_leader": 2,
    "close_eye": 2,
    "no_confidence": 3,
    "take_responsibility": 1,
    "opinion_maker": 2,
    "open_up": 1,
    "overheard": 2,
    "spotlight": 1,
    "establish_confidence": 1,
}
SMALL = {"strong_leader": 2, "close_eye": 2, "no_confidence": 1, "take_responsibility": 1, "opinion_maker": 1}
TEN = {**SMALL, "open_up": 1, "spotlight": 1, "establish_confidence": 1}

DECKS: dict[str, tuple[str, int, dict[str, int], int]] = {
    "C109: five": ("classic", 5, SMALL, 1),
    "C109: six": ("classic", 6, SMALL, 1),
    "C109: seven": ("classic", 7, ALL, 2),
    "C109: eight": ("classic", 8, ALL, 2),
    "C109: nine": ("classic", 9, ALL, 3),
    "C109: ten": ("classic", 10, ALL, 3),
    "C109: five, revised": ("revised", 5, TEN, 2),
    "C109: six, revised": ("revised", 6, TEN, 2),
    "C109: seven, revised": ("revised", 7, ALL, 2),
    "C109: ten, revised": ("revised", 10, ALL, 3),
}


@scenarios("edition, seats, cards, drawn", DECKS)
def test_so_many_cards_are_in_the_deck_and_drawn_each_round(
    edition: str, seats: int, cards: dict[str, int], drawn: int
) -> None:
    evil = {5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}[seats]
    roles = ["merlin", *["loyal"] * (seats - evil - 1), "assassin", *["minion"] * (evil - 1)]
    match = begun(" ".join(roles), plot=True, plot_edition=edition)
    assert {card: deck(match.public.options, seats).count(card) for card in cards} == cards
    assert len(deck(match.public.options, seats)) == sum(cards.values())
    assert draws(match.public.options, seats) == drawn
    (first,) = heard(match, None, PlotsDrawn)
    assert (first.by, len(first.cards), match.public.plot_deck) == (0, drawn, sum(cards.values()) - drawn)
    assert phase(match) == HandingOut(Seat(0))


@scenario("C109")
@pytest.mark.parametrize(
    "roles, edition", [(FIVE, "classic"), (FIVE, "revised"), (SEVEN, "classic"), (NINE, "classic")]
)
def test_the_deck_lasts_for_five_rounds(roles: str, edition: str) -> None:
    match = begun(roles, plot=True, plot_edition=edition)
    quests(match, "WLWLL")
    assert match.over
    full = draws(match.public.options, match.public.seats)
    assert [len(fact.cards) for fact in heard(match, None, PlotsDrawn)] == [full] * 5


@scenario("C110")
def test_only_the_first_leader_of_a_round_draws() -> None:
    match = begun(FIVE, plots="close_eye opinion_maker close_eye")
    give(match, "close_eye", 1)
    go(match, 0, 1, cards="SS")
    assert [fact.by for fact in heard(match, None, PlotsDrawn)] == [0, 1]
    give(match, "opinion_maker", 2)
    reject(match, 0, 1, 2, times=2)
    assert phase(match) == Proposing(Seat(3))
    assert [fact.by for fact in heard(match, None, PlotsDrawn)] == [0, 1]


@scenario("C111")
def test_the_leader_cannot_keep_a_card() -> None:
    match = begun(SEVEN, leader=2, plots="close_eye no_confidence")
    assert refused(match, 2, avalon.HandOut("close_eye", Seat(2))) == PlotNotKept()
    assert refused(match, 2, avalon.Propose(1, team(0, 1))) == NotOffered()
    assert refused(match, 2, avalon.HandOut("spotlight", Seat(3))) == NotOffered(), "it was not drawn"


@scenario("C111")
def test_one_may_be_given_several_cards_unless_the_table_wants_one_each() -> None:
    for recipients in ("any_other", "distinct_others"):
        match = begun(SEVEN, plots="close_eye no_confidence", plot_recipients=recipients)
        give(match, "no_confidence", 3)
        if recipients == "any_other":
            give(match, "close_eye", 3)
            assert lying(match) == {3: ("close_eye", "no_confidence")}
        else:
            assert refused(match, 0, avalon.HandOut("close_eye", Seat(3))) == PlotOneEach()
            give(match, "close_eye", 4)
            assert lying(match) == {3: ("no_confidence",), 4: ("close_eye",)}


@scenario("C111")
def test_what_speaks_to_the_leader_is_not_handed_out_and_everything_else_is_not_carried_out() -> None:
    match = begun(SEVEN, plots="establish_confidence close_eye")
    give(match, "close_eye", 3)
    for to in (1, 3):
        assert refused(match, 0, avalon.HandOut("establish_confidence", Seat(to))) == NotOffered()
    assert refused(match, 0, avalon.CarryOut("close_eye")) == NotOffered()


@scenario("C112", "C113")
def test_overheard_by_the_fourth_seat_is_the_third_or_the_fifth() -> None:
    match = begun("loyal loyal merlin loyal assassin minion minion", plots="overheard close_eye")
    give(match, "overheard", 3)
    assert phase(match) == Overhearing(Seat(3)), "at once, before the next card is handed out"
    for target in (0, 1, 3, 5, 6):
        assert refused(match, 3, avalon.Overhear(Seat(target))) == PlotTargets("overheard", team(2, 4))
    assert refused(match, 3, avalon.Forgo()) == NotOffered()
    match.play(Seat(3), avalon.Overhear(Seat(2)))
    assert heard(match, 3, LoyaltySeen) == [LoyaltySeen(Seat(3), Seat(2), "good")], "Good, and not Merlin"
    assert heard(match, None, LoyaltyLooked) == [LoyaltyLooked(Seat(3), Seat(2))]
    assert not any(heard(match, seat, LoyaltySeen) for seat in (0, 1, 2, 4, 5, 6, None))
    assert not any(match.public.plots)
    assert phase(match) == HandingOut(Seat(0))


@scenario("C112")
@pytest.mark.parametrize("seat, around", [(1, (0, 2)), (6, (0, 5)), (3, (2, 4))])
def test_the_neighbours_sit_around_the_table_and_the_leader_may_be_one(
    seat: int, around: tuple[int, ...]
) -> None:
    match = begun(SEVEN, plots="overheard")
    give(match, "overheard", seat)
    (offer,) = match.moves(Seat(seat))
    assert isinstance(offer.form, One)
    assert offer.form.items == around


@scenario("C113")
def test_whoever_overhears_cannot_tell_merlin_from_a_loyal_servant() -> None:
    sent = []
    for roles in (
        "loyal loyal merlin loyal assassin minion minion",
        "merlin loyal loyal loyal assassin minion minion",
    ):
        match = begun(roles, plots="overheard close_eye")
        give(match, "overheard", 3)
        match.play(Seat(3), avalon.Overhear(Seat(2)))
        sent.append(frames_sent(match)[Seat(3)])
    assert sent[0] == sent[1]


@scenario("C114")
def test_an_opinion_maker_alone_is_asked_first_and_shown_and_then_the_others() -> None:
    match = begun(FIVE, plots="opinion_maker")
    give(match, "opinion_maker", 1)
    propose(match, 0, 1)
    assert phase(match) == Opining()
    assert waits(match) == (1,)
    assert isinstance(refused(match, 0, avalon.Vote("approve")), NotAsked)
    match.play(Seat(1), avalon.Vote("reject"))
    assert heard(match, None, OpinionsShown) == [OpinionsShown({Seat(1): "reject"})]
    assert phase(match) == Voting()
    assert waits(match) == (0, 2, 3, 4)
    for seat in (0, 2, 3, 4):
        match.play(Seat(seat), avalon.Vote("approve"))
    (shown,) = heard(match, None, VotesShown)
    assert shown.votes == ("approve", "reject", "approve", "approve", "approve")


@scenario("C114")
def test_an_opinion_maker_opens_every_vote_his_own_proposals_too() -> None:
    match = begun(FIVE, plots="opinion_maker")
    give(match, "opinion_maker", 1)
    for leader in range(4):
        assert phase(match) == Proposing(Seat(leader))
        propose(match, 0, 1)
        assert waits(match) == (1,)
        vote(match, "nnnnn")
    assert lying(match) == {1: ("opinion_maker",)}, "it stays for the whole game"


@scenario("C115")
def test_two_opinion_makers_choose_covered_and_are_shown_together() -> None:
    match = begun(SEVEN, plots="opinion_maker opinion_maker")
    give(match, "opinion_maker", 1)
    give(match, "opinion_maker", 5)
    propose(match, 0, 1)
    assert waits(match) == (1, 5)
    match.play(Seat(5), avalon.Vote("approve"))
    assert {viewer for viewer, _ in match.frames()} == {5}, "nobody sees that one has chosen"
    assert not heard(match, None, OpinionsShown)
    match.play(Seat(1), avalon.Vote("reject"))
    assert heard(match, None, OpinionsShown) == [OpinionsShown({Seat(1): "reject", Seat(5): "approve"})]
    assert waits(match) == (0, 2, 3, 4, 6)


@scenario("C115")
def test_both_copies_before_one_player_are_one_early_vote() -> None:
    match = begun(SEVEN, plots="opinion_maker opinion_maker")
    for _ in range(2):
        give(match, "opinion_maker", 5)
    propose(match, 0, 1)
    assert waits(match) == (5,)
    match.play(Seat(5), avalon.Vote("approve"))
    assert phase(match) == Voting()
    assert waits(match) == (0, 1, 2, 3, 4, 6)


SHOWN = {
    "C116: a Good leader": (SEVEN, 0, "good"),
    "C116: an Evil leader": (SEVEN, 4, "evil"),
    "C116: five with the revised deck": (FIVE, 4, "evil"),
}


@scenarios("roles, leader, side", SHOWN)
def test_the_leader_shows_his_own_side_to_one_whom_he_names(roles: str, leader: int, side: str) -> None:
    match = begun(roles, leader=leader, plots="establish_confidence close_eye", plot_edition="revised")
    match.play(Seat(leader), avalon.CarryOut("establish_confidence"))
    assert phase(match) == Confiding(Seat(leader), "establish_confidence")
    assert isinstance(refused(match, leader, avalon.Confide(Seat(leader))), PlotTargets)
    match.play(Seat(leader), avalon.Confide(Seat(2)))
    assert [(seen.target, seen.side) for seen in heard(match, 2, LoyaltySeen)] == [(leader, side)]
    assert heard(match, None, LoyaltyShown) == [LoyaltyShown(Seat(leader), Seat(2))]
    assert [seat for seat in match.public.everyone if heard(match, seat, LoyaltySeen)] == [2]
    assert not any(match.public.plots)
    assert phase(match) == HandingOut(Seat(leader))


@scenario("C117")
@pytest.mark.parametrize("to", [0, 1, 6])
def test_who_must_open_up_may_name_anybody_else_the_leader_too(to: int) -> None:
    match = begun(SEVEN, plots="open_up")
    give(match, "open_up", 4)
    assert phase(match) == Confiding(Seat(4), "open_up")
    assert refused(match, 4, avalon.Confide(Seat(4))) == PlotTargets("open_up", team(0, 1, 2, 3, 5, 6))
    match.play(Seat(4), avalon.Confide(Seat(to)))
    assert [(seen.target, seen.side) for seen in heard(match, to, LoyaltySeen)] == [(4, "evil")]
    assert not heard(match, 4, LoyaltySeen)


@scenario("C129")
def test_who_takes_an_opinion_maker_votes_first_from_now_on() -> None:
    match = begun(SEVEN, plots="opinion_maker take_responsibility")
    give(match, "opinion_maker", 1)
    give(match, "take_responsibility", 3)
    assert phase(match) == TakingResponsibility(Seat(3))
    assert refused(match, 3, avalon.Forgo()) == NotOffered()
    assert refused(match, 3, avalon.Take(Seat(1), "close_eye")) == NotOffered()
    match.play(Seat(3), avalon.Take(Seat(1), "opinion_maker"))
    assert heard(match, None, PlotTaken) == [PlotTaken(Seat(3), Seat(1), "opinion_maker")]
    assert lying(match) == {3: ("opinion_maker",)}
    propose(match, 0, 1)
    assert waits(match) == (3,)


@scenario("C129")
def test_a_card_before_the_leader_can_be_taken_and_is_used_in_its_own_time() -> None:
    match = begun(FIVE, plots="no_confidence take_responsibility")
    give(match, "no_confidence", 1)
    quests(match, "W")
    assert phase(match) == HandingOut(Seat(1))
    give(match, "take_responsibility", 4)
    match.play(Seat(4), avalon.Take(Seat(1), "no_confidence"))
    approve(match, 0, 1, 2)
    assert phase(match) == Doubting(Seat(4))


@scenario("C130")
def test_with_no_card_before_anybody_take_responsibility_goes_away() -> None:
    match = begun(SEVEN, plots="take_responsibility close_eye")
    give(match, "take_responsibility", 3)
    assert heard(match, None, NothingTaken) == [NothingTaken(Seat(3))]
    assert not any(match.public.plots)
    assert phase(match) == HandingOut(Seat(0))


@scenario("C130")
def test_only_cards_before_others_count() -> None:
    match = begun(SEVEN, plots="take_responsibility close_eye")
    give(match, "close_eye", 3)
    give(match, "take_responsibility", 3)
    assert heard(match, None, NothingTaken) == [NothingTaken(Seat(3))]
    assert lying(match) == {3: ("close_eye",)}


@scenario("C131")
def test_what_is_left_of_a_short_deck_is_drawn_and_then_nothing() -> None:
    match = plotted(SEVEN, "close_eye close_eye no_confidence")
    give(match, "close_eye", 1)
    give(match, "close_eye", 2)
    go(match, 0, 3, cards="SS")
    assert [fact.cards for fact in heard(match, None, PlotsDrawn)][1:] == [("no_confidence",)]
    give(match, "no_confidence", 2)
    go(match, 0, 1, 3, cards="SSS")
    assert phase(match) == Proposing(Seat(2))
    assert len(heard(match, None, PlotsDrawn)) == 2


@scenario("C132")
@pytest.mark.parametrize("target, side", [(1, "evil"), (6, "good"), (5, "evil")])
def test_after_a_switch_a_loyalty_card_shows_the_new_side(target: int, side: Side) -> None:
    match = begun(LANCELOTS, allegiance="SNNNN", plots="overheard", lancelot="open_schedule")
    looker = {1: 2, 6: 5, 5: 4}[target]
    give(match, "overheard", looker)
    match.play(Seat(looker), avalon.Overhear(Seat(target)))
    assert heard(match, looker, LoyaltySeen) == [LoyaltySeen(Seat(looker), Seat(target), side)]


@scenario("C132")
def test_oberon_shows_evil() -> None:
    match = begun("merlin loyal oberon loyal assassin minion loyal", plots="overheard")
    give(match, "overheard", 3)
    match.play(Seat(3), avalon.Overhear(Seat(2)))
    assert [seen.side for seen in heard(match, 3, LoyaltySeen)] == ["evil"]


HELD = {"take_responsibility": "held"}


def kept(*cards: tuple[str, int], **options: Any) -> Avalon:
    """Three cards handed out to nine, and the first team rejected: seat 1 leads, and windows may open."""
    match = handed(NINE, *cards, **HELD, **options)
    propose(match, 0, 1, 2)
    vote(match, "nnnnnnnnn")
    return match


def test_a_take_responsibility_that_is_kept_lies_open_and_may_be_used_before_a_leader_acts() -> None:
    match = kept(("opinion_maker", 2), ("take_responsibility", 4))
    assert phase(match) == Claiming(Seat(4))
    assert [offer.command for offer in match.moves(Seat(4))] == ["avalon.take", "avalon.forgo"]
    match.play(Seat(4), avalon.Forgo())
    assert heard(match, None, PlotForgone) == [PlotForgone(Seat(4), "take_responsibility")]
    propose(match, 0, 1, 2)
    vote(match, "nnnnnnnnn")
    match.play(Seat(4), avalon.Take(Seat(2), "opinion_maker"))
    assert lying(match) == {4: ("opinion_maker",)}
    propose(match, 0, 1, 2)
    assert waits(match) == (4,)


WINDOWS: dict[str, tuple[list[tuple[str, int]], WindowOpened]] = {
    "a kept Take Responsibility": (
        [("opinion_maker", 2), ("take_responsibility", 4)],
        WindowOpened("take_responsibility"),
    ),
    "a Strong Leader": ([("strong_leader", 6)], WindowOpened("strong_leader")),
    "both": (
        [("strong_leader", 6), ("take_responsibility", 4)],
        WindowOpened("strong_leader", ("strong_leader", "take_responsibility")),
    ),
    "a Strong Leader before the leader, which can only be taken": (
        [("strong_leader", 1), ("take_responsibility", 4)],
        WindowOpened("take_responsibility"),
    ),
}


@pytest.mark.parametrize("cards, opened", WINDOWS.values(), ids=WINDOWS)
def test_the_window_before_a_leader_acts_names_the_cards_that_can_be_played(
    cards: list[tuple[str, int]], opened: WindowOpened
) -> None:
    assert heard(kept(*cards), None, WindowOpened) == [opened]


def test_a_window_named_by_the_kept_card_opens_once_for_each_leader() -> None:
    match = kept(("opinion_maker", 2), ("take_responsibility", 4))
    match.play(Seat(4), avalon.Forgo())
    assert phase(match) == Proposing(Seat(1))
    propose(match, 0, 1, 2)
    vote(match, "nnnnnnnnn")
    assert heard(match, None, WindowOpened) == [WindowOpened("take_responsibility")] * 2


def test_a_strong_leader_taken_by_one_who_kept_the_card_can_be_used_in_the_same_window() -> None:
    match = kept(("strong_leader", 6), ("take_responsibility", 4))
    assert phase(match) == Claiming(Seat(4))
    match.play(Seat(4), avalon.Take(Seat(6), "strong_leader"))
    assert phase(match) == Claiming(Seat(4))
    assert [offer.command for offer in match.moves(Seat(4))] == ["avalon.take-lead", "avalon.forgo"]
    match.play(Seat(4), avalon.TakeLead())
    assert phase(match) == Proposing(Seat(4)), "who lost the card is not asked any more"


def test_who_lost_the_strong_leader_in_the_window_is_not_asked() -> None:
    match = kept(("strong_leader", 6), ("take_responsibility", 4))
    match.play(Seat(4), avalon.Take(Seat(6), "strong_leader"))
    match.play(Seat(4), avalon.Forgo())
    assert phase(match) == Proposing(Seat(1))


def test_a_kept_take_responsibility_with_nothing_to_take_opens_no_window() -> None:
    match = kept(("take_responsibility", 4))
    assert phase(match) == Proposing(Seat(1))


def test_the_leader_may_use_a_take_responsibility_but_not_the_strong_leader_it_brings() -> None:
    match = kept(("strong_leader", 6), ("take_responsibility", 1))
    assert phase(match) == Claiming(Seat(1)), "the leader is asked first"
    match.play(Seat(1), avalon.Take(Seat(6), "strong_leader"))
    assert phase(match) == Proposing(Seat(1))
    assert lying(match) == {1: ("strong_leader",)}
