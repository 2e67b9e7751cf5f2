"""The knowledge oracle of Avalon, checked against the rulebook's tables."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.secrets.knowledge_oracle import Oracle
from tests.secrets.ledger import Note, Plain
from tests.secrets.rulebook_tables import must_fail, shown, side

SEVEN = "merlin percival loyal loyal assassin mordred morgana"
TEN = "merlin percival lancelot_good loyal loyal loyal assassin mordred oberon lancelot_evil"
KNIGHTS = "merlin loyal lancelot_good loyal assassin minion lancelot_evil"
RULES = {
    "quest_order": "fixed",
    "double_fail_quest": "space4",
    "oberon_hidden_from_merlin": False,
    "lady": False,
    "lady_use": "mandatory",
    "lady_timing": "completed_count",
    "excalibur": False,
    "lancelot": "off",
    "lancelot_evil_shown_as": "lancelot",
    "hidden_deck": "3+2",
    "hidden_flip_moment": "round_open",
    "schedule_deck": "five_of_seven",
    "schedule_binding": "round",
    "evil_lancelot_must_fail": None,
    "plot": False,
    "plot_edition": "classic",
    "plot_deck": (),
    "plot_recipients": "any_other",
    "plot_precedence": "from_leader",
    "take_responsibility": "immediate",
    "strong_leader_rotation": "from_new",
    "assassin_targets": "not_shown_evil",
    "everyone_guesses": False,
    "discussion": "none",
    "change_votes": False,
    "post_game_detail": "roles",
}

SIGHTS: dict[str, tuple[str, int, dict[int, str]]] = {
    "Merlin sees Evil but Mordred": (SEVEN, 0, {4: "evil", 6: "evil"}),
    "Percival sees Merlin and Morgana alike": (SEVEN, 1, {0: "merlin_or_morgana", 6: "merlin_or_morgana"}),
    "a loyal servant sees nobody": (SEVEN, 2, {}),
    "the Assassin sees the others of Evil": (SEVEN, 4, {5: "evil", 6: "evil"}),
    "Mordred sees the others of Evil": (SEVEN, 5, {4: "evil", 6: "evil"}),
    "Morgana sees the others of Evil": (SEVEN, 6, {4: "evil", 5: "evil"}),
    "without Morgana Percival knows Merlin": ("assassin percival loyal merlin minion", 1, {3: "merlin"}),
    "Oberon sees nobody": ("merlin loyal loyal loyal assassin minion oberon", 6, {}),
    "nobody of Evil sees Oberon": ("merlin loyal loyal loyal assassin minion oberon", 4, {5: "evil"}),
    "Merlin sees Oberon": ("merlin loyal loyal assassin oberon", 0, {3: "evil", 4: "evil"}),
}


LANCELOTS: dict[int, tuple[dict[int, str], dict[int, str]]] = {
    0: ({6: "evil", 8: "evil", 9: "evil"}, {6: "evil", 8: "evil", 9: "evil"}),
    1: ({0: "merlin"}, {0: "merlin"}),
    2: ({}, {9: "evil_lancelot"}),
    3: ({}, {}),
    6: ({7: "evil", 9: "evil_lancelot"}, {7: "evil", 9: "evil"}),
    7: ({6: "evil", 9: "evil_lancelot"}, {6: "evil", 9: "evil"}),
    8: ({}, {}),
    9: ({}, {6: "evil", 7: "evil", 2: "good_lancelot"}),
}
"""What the seats of ten see where Lancelots switch, and where they know each other."""


@pytest.mark.parametrize("sentence", SIGHTS)
def test_eyes_see_what_the_rulebook_shows_them(sentence: str) -> None:
    roles, seat, seen = SIGHTS[sentence]
    assert shown(roles.split(), seat, RULES) == seen


@pytest.mark.parametrize("seat", LANCELOTS)
def test_eyes_see_the_lancelots_as_the_table_plays_them(seat: int) -> None:
    switching, known = LANCELOTS[seat]
    for mode in ("hidden_switch", "open_schedule"):
        assert shown(TEN.split(), seat, RULES | {"lancelot": mode}) == switching
    assert shown(TEN.split(), seat, RULES | {"lancelot": "known_pair"}) == known


def test_the_evil_lancelot_can_be_shown_as_evil_and_no_more() -> None:
    rules = RULES | {"lancelot": "hidden_switch", "lancelot_evil_shown_as": "evil"}
    assert shown(TEN.split(), 6, rules) == {7: "evil", 9: "evil"}


def test_oberon_can_be_hidden_from_merlin() -> None:
    rules = RULES | {"oberon_hidden_from_merlin": True}
    assert shown(["merlin", "loyal", "loyal", "assassin", "oberon"], 0, rules) == {3: "evil"}


def test_a_switch_changes_the_sides_of_the_lancelots_and_of_nobody_else() -> None:
    assert [side(role, 1) for role in KNIGHTS.split()] == [
        "good",
        "good",
        "evil",
        "good",
        "evil",
        "evil",
        "good",
    ]
    assert [side(role, 2) for role in KNIGHTS.split()] == [side(role) for role in KNIGHTS.split()]


def test_under_the_open_schedule_the_lancelot_who_is_evil_must_fail() -> None:
    rules = RULES | {"lancelot": "open_schedule"}
    assert [must_fail("lancelot_evil", n, rules) for n in range(3)] == [True, False, True]
    assert [must_fail("lancelot_good", n, rules) for n in range(3)] == [False, True, False]
    assert not must_fail("lancelot_evil", 0, RULES | {"lancelot": "hidden_switch"})


def begun(
    roles: str = SEVEN, *, allegiance: Sequence[str] = (), plots: Sequence[str] = (), **rules: Any
) -> Oracle:
    if plots:
        rules |= {"plot": True, "plot_deck": tuple(plots)}
    oracle = Oracle(roles.split(), 0, RULES | rules, allegiance, plots)
    everybody(oracle, {"type": "avalon.acknowledge"})
    return oracle


def everybody(oracle: Oracle, command: Plain) -> None:
    for seat in oracle.asked:
        oracle.act(seat, command)


def propose(oracle: Oracle, team: list[int], bearer: int | None = None) -> None:
    """A team that everybody approves."""
    quest = oracle.choosable()[0]
    oracle.act(oracle.leader, {"type": "avalon.propose", "quest": quest, "team": team})
    if bearer is not None:
        oracle.act(oracle.leader, {"type": "avalon.arm", "bearer": bearer})
    everybody(oracle, {"type": "avalon.vote", "vote": "approve"})


def lay(oracle: Oracle, fails: int = 0) -> None:
    """The last members of the team fail."""
    for n, seat in enumerate(oracle.asked):
        card = "fail" if n >= len(oracle.team) - fails else "success"
        oracle.act(seat, {"type": "avalon.play-card", "card": card})


def quest(oracle: Oracle, team: list[int], fails: int = 0) -> None:
    """A team goes on the quest, and its last members fail it."""
    propose(oracle, team)
    lay(oracle, fails)


def who_knows(oracle: Oracle, note: Note) -> list[int | None]:
    """The seats and, last, the spectator."""
    return [viewer for viewer in (*range(oracle.seats), None) if note in oracle.may_know(viewer)]


def test_a_role_is_known_to_its_holder_alone() -> None:
    assert who_knows(begun(), ("role", 0, "merlin")) == [0]


def test_two_who_tell_each_other_everything_know_what_either_knows() -> None:
    oracle = begun()
    assert oracle.may_know(0, 5) == oracle.may_know(0) | oracle.may_know(5)
    assert oracle.may_know(0, 5) > oracle.may_know(0)


def test_a_vote_is_the_voters_until_the_last_is_in() -> None:
    oracle = begun()
    oracle.act(0, {"type": "avalon.propose", "quest": 1, "team": [0, 1]})
    ask = oracle.ask
    oracle.act(3, {"type": "avalon.vote", "vote": "reject"})
    assert who_knows(oracle, ("vote", ask, 3, "reject")) == [3]
    assert len(who_knows(oracle, ("answered", ask, 3))) == 8
    oracle.lapse()
    assert len(who_knows(oracle, ("vote", ask, 3, "reject"))) == 8


def test_nobody_notices_that_a_vote_is_changed_but_the_voter() -> None:
    oracle = begun(change_votes=True)
    oracle.act(0, {"type": "avalon.propose", "quest": 1, "team": [0, 1]})
    ask = oracle.ask
    oracle.act(3, {"type": "avalon.vote", "vote": "reject"})
    oracle.act(3, {"type": "avalon.vote", "vote": "approve"})
    assert oracle.noticed == {3}
    assert who_knows(oracle, ("vote", ask, 3, "approve")) == [3]
    oracle.lapse()
    assert len(who_knows(oracle, ("vote", ask, 3, "approve"))) == 8
    assert who_knows(oracle, ("vote", ask, 3, "reject")) == [3]


def test_nobody_notices_a_quest_card_but_who_plays_it_until_the_last_is_in() -> None:
    oracle = begun()
    oracle.act(0, {"type": "avalon.propose", "quest": 1, "team": [0, 6]})
    for seat in range(7):
        oracle.act(seat, {"type": "avalon.vote", "vote": "approve"})
    oracle.act(6, {"type": "avalon.play-card", "card": "fail"})
    assert oracle.noticed == {6}
    assert who_knows(oracle, ("card", 1, 6, "fail")) == [6]
    oracle.act(0, {"type": "avalon.play-card", "card": "success"})
    assert oracle.noticed == oracle.everybody
    assert who_knows(oracle, ("card", 1, 6, "fail")) == [6]
    assert len(who_knows(oracle, ("cards", 1, 1, 1, False))) == 8


def test_what_the_lady_shows_is_known_to_her_holder_alone() -> None:
    oracle = begun(lady=True)
    quest(oracle, [0, 1])
    quest(oracle, [0, 1, 2])
    assert (oracle.phase, oracle.asked) == ("examining", (6,))
    oracle.act(6, {"type": "avalon.examine", "target": 5})
    assert who_knows(oracle, ("side", 6, 5, 0, "evil")) == [6]
    assert len(who_knows(oracle, ("examined", 2, 6, 5))) == 8


def test_nobody_is_seen_to_be_asked_for_a_name() -> None:
    oracle = begun()
    for team in ([0, 1], [0, 1, 2], [0, 1, 2]):
        quest(oracle, team)
    assert (oracle.phase, oracle.asked) == ("assassinating", ())
    assert oracle.targets(4) == {0, 1, 2, 3}


@pytest.mark.parametrize("detail", ["full", "roles"])
def test_a_guess_is_the_seats_own_until_the_end_and_everybodys_then(detail: str) -> None:
    oracle = begun(everyone_guesses=True, post_game_detail=detail)
    for team in ([0, 1], [0, 1, 2], [0, 1, 2]):
        quest(oracle, team)
    assert (oracle.phase, oracle.asked) == ("guessing", tuple(range(7)))
    ask = oracle.ask
    oracle.act(0, {"type": "avalon.guess", "target": 1})
    assert who_knows(oracle, ("guess", 0, 1)) == [0]
    assert not who_knows(oracle, ("answered", ask, 0)), "nobody is told that there was a guess"
    oracle.act(4, {"type": "avalon.point", "target": 1})
    assert who_knows(oracle, ("pointed", 4, 1, 1)) == [4]
    oracle.lapse()
    assert oracle.over
    assert len(who_knows(oracle, ("named", 4, 1))) == 8
    assert {note for note in oracle.public if note[0] == "guess"} == {("guess", 4, 1), ("guess", 0, 1)}


ENDS = {"full": 8, "roles": 0}


@pytest.mark.parametrize("detail", ENDS)
def test_who_played_what_is_told_at_the_end_where_the_table_wants_it(detail: str) -> None:
    oracle = begun(post_game_detail=detail)
    for team in ([0, 6], [0, 1, 6], [0, 1, 6]):
        quest(oracle, team, fails=1)
    assert oracle.over
    assert len(who_knows(oracle, ("role", 0, "merlin"))) == 8
    assert len(who_knows(oracle, ("counts", 1, 6, "fail"))) == ENDS[detail]


def test_a_flip_is_known_to_all_and_no_lancelot_is_told_more() -> None:
    oracle = begun(KNIGHTS, lancelot="hidden_switch", allegiance=["switch", "switch", *["no_change"] * 3])
    quest(oracle, [0, 1])
    quest(oracle, [0, 1, 3])
    assert len(who_knows(oracle, ("turned", 1, "switch"))) == 8
    assert oracle.may_learn(2) == oracle.may_learn(6) == oracle.may_learn(None)
    assert (oracle.side(2), oracle.side(6)) == ("evil", "good")


def test_an_open_schedule_is_known_to_all_but_for_what_was_left_over() -> None:
    cards = ["no_change", "switch", "no_change", "no_change", "no_change", "switch", "no_change"]
    oracle = begun(KNIGHTS, lancelot="open_schedule", allegiance=cards)
    assert len(who_knows(oracle, ("schedule", *cards[:5]))) == 8
    assert not [note for note in oracle.may_know(*range(7)) if note[0] == "turned" and note[1] != 1]


def test_excalibur_shows_its_bearer_alone_the_card_it_replaced() -> None:
    oracle = begun(excalibur=True)
    propose(oracle, [0, 6], bearer=6)
    lay(oracle)
    assert (oracle.phase, oracle.asked) == ("striking", (6,))
    oracle.act(6, {"type": "avalon.strike", "target": 0})
    assert who_knows(oracle, ("peeked", 6, 1, 0, "success")) == [6]
    assert len(who_knows(oracle, ("struck", 1, 6, 0))) == 8
    assert len(who_knows(oracle, ("cards", 1, 1, 1, False))) == 8


def test_a_close_eye_sees_the_card_as_it_counts_now() -> None:
    oracle = begun("merlin loyal loyal assassin minion", plots=["close_eye"], excalibur=True)
    oracle.act(0, {"type": "avalon.hand-out", "card": "close_eye", "to": 2})
    propose(oracle, [0, 1], bearer=1)
    lay(oracle)
    oracle.act(1, {"type": "avalon.strike", "target": 0})
    oracle.act(2, {"type": "avalon.watch", "targets": [0]})
    assert who_knows(oracle, ("peeked", 1, 1, 0, "success")) == [1]
    assert who_knows(oracle, ("peeked", 2, 1, 0, "fail")) == [2]


def test_a_card_in_the_spotlight_is_known_to_all_when_all_have_played() -> None:
    oracle = begun("merlin loyal loyal assassin minion", plots=["spotlight"])
    oracle.act(0, {"type": "avalon.hand-out", "card": "spotlight", "to": 2})
    propose(oracle, [3, 4])
    oracle.act(2, {"type": "avalon.illuminate", "target": 4})
    oracle.act(4, {"type": "avalon.play-card", "card": "fail"})
    assert who_knows(oracle, ("card", 1, 4, "fail")) == [4]
    oracle.act(3, {"type": "avalon.play-card", "card": "fail"})
    assert len(who_knows(oracle, ("card", 1, 4, "fail"))) == 6
    assert who_knows(oracle, ("card", 1, 3, "fail")) == [3]


LOOKS: dict[str, tuple[Plain, Note]] = {
    "overheard": ({"type": "avalon.overhear", "target": 3}, ("side", 2, 3, 0, "evil")),
    "open_up": ({"type": "avalon.confide", "to": 4}, ("side", 4, 2, 0, "good")),
}


@pytest.mark.parametrize("card", LOOKS)
def test_the_loyalty_a_plot_shows_is_known_to_the_one_who_looks(card: str) -> None:
    command, note = LOOKS[card]
    oracle = begun("merlin loyal loyal assassin minion", plots=[card])
    oracle.act(0, {"type": "avalon.hand-out", "card": card, "to": 2})
    oracle.act(2, command)
    assert who_knows(oracle, note) == [note[1]]


def test_opinions_are_their_makers_until_all_of_them_are_in() -> None:
    oracle = begun(plots=["opinion_maker", "opinion_maker"])
    for to in (2, 5):
        oracle.act(0, {"type": "avalon.hand-out", "card": "opinion_maker", "to": to})
    oracle.act(0, {"type": "avalon.propose", "quest": 1, "team": [0, 1]})
    ask = oracle.ask
    oracle.act(5, {"type": "avalon.vote", "vote": "reject"})
    assert oracle.noticed == {5}
    assert not who_knows(oracle, ("answered", ask, 5))
    assert who_knows(oracle, ("vote", ask, 5, "reject")) == [5]
    oracle.act(2, {"type": "avalon.vote", "vote": "approve"})
    assert len(who_knows(oracle, ("vote", ask, 5, "reject"))) == 8
    assert oracle.asked == (0, 1, 3, 4, 6)


def test_nobody_knows_a_plot_card_before_it_is_drawn() -> None:
    oracle = begun("merlin loyal loyal assassin minion", plots=["spotlight", "strong_leader"])
    assert len(who_knows(oracle, ("drawn", 1, 0, "spotlight"))) == 6
    assert not [note for note in oracle.may_know(*range(5)) if "strong_leader" in note]


def test_the_assassin_may_name_oberon_and_a_lancelot_he_was_not_shown() -> None:
    oracle = begun(TEN, lancelot="hidden_switch", allegiance=["switch", "switch", *["no_change"] * 3])
    assert oracle.targets(6) == {0, 1, 2, 3, 4, 5, 8}
