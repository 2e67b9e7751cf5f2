"""The oracle itself, held to the rulebook's tables."""

from typing import Any

import pytest

from tests.secrets.knows import Note, Oracle, shown

SEVEN = "merlin percival loyal loyal assassin mordred morgana"
RULES = {
    "lady": True,
    "lady_use": "mandatory",
    "oberon_hidden_from_merlin": False,
    "assassin_targets": "not_shown_evil",
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


@pytest.mark.parametrize("sentence", SIGHTS)
def test_eyes_see_what_the_rulebook_shows_them(sentence: str) -> None:
    roles, seat, seen = SIGHTS[sentence]
    assert shown(roles.split(), seat) == seen


def test_oberon_can_be_hidden_from_merlin() -> None:
    assert shown(["merlin", "loyal", "loyal", "assassin", "oberon"], 0, oberon_hidden=True) == {3: "evil"}


def quest(oracle: Oracle, team: list[int], fails: int = 0) -> None:
    """A team goes on the quest, and its last members fail it."""
    quest = len(oracle.won) + 1
    oracle.act(oracle.leader, {"type": "avalon.propose", "quest": quest, "team": team})
    for seat in range(oracle.seats):
        oracle.act(seat, {"type": "avalon.vote", "vote": "approve"})
    for n, seat in enumerate(team):
        card = "fail" if n >= len(team) - fails else "success"
        oracle.act(seat, {"type": "avalon.play-card", "card": card})


def begun(roles: str = SEVEN, **rules: Any) -> Oracle:
    oracle = Oracle(roles.split(), 0, {**RULES, **rules})
    for seat in range(oracle.seats):
        oracle.act(seat, {"type": "avalon.acknowledge"})
    return oracle


def who_knows(oracle: Oracle, note: Note) -> list[int | None]:
    """The seats and, last, the onlooker."""
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
    oracle = begun()
    quest(oracle, [0, 1])
    quest(oracle, [0, 1, 2])
    assert (oracle.phase, oracle.asked) == ("examining", (6,))
    oracle.act(6, {"type": "avalon.examine", "target": 5})
    assert who_knows(oracle, ("side", 6, 5, "evil")) == [6]
    assert len(who_knows(oracle, ("examined", 2, 6, 5))) == 8


def test_nobody_is_seen_to_be_asked_for_a_name() -> None:
    oracle = begun(lady=False)
    for team in ([0, 1], [0, 1, 2], [0, 1, 2]):
        quest(oracle, team)
    assert (oracle.phase, oracle.asked) == ("assassinating", ())
    assert oracle.targets(4) == {0, 1, 2, 3}


ENDS = {"full": 8, "roles": 1}


@pytest.mark.parametrize("detail", ENDS)
def test_who_played_what_is_told_at_the_end_where_the_table_wants_it(detail: str) -> None:
    oracle = begun(lady=False, post_game_detail=detail)
    for team in ([0, 6], [0, 1, 6], [0, 1, 6]):
        quest(oracle, team, fails=1)
    assert oracle.over
    assert len(who_knows(oracle, ("role", 0, "merlin"))) == 8
    assert len(who_knows(oracle, ("card", 1, 6, "fail"))) == ENDS[detail]
