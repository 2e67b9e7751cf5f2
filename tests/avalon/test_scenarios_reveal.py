"""Scenarios: what opens to whose eyes."""

from itertools import permutations
from typing import Any

from camlann import avalon
from camlann.avalon.role_reveal import EyesOpened, Revealing, RoleDealt
from camlann.engine.facts import Seat
from tests.avalon.deals import Avalon, dealt
from tests.avalon.play_sequences import heard, phase
from tests.avalon.scenarios import scenario, scenarios
from tests.avalon.sent_frames import frames_sent

Shown = dict[int, dict[int, str]]


def shown(match: Avalon) -> Shown:
    """What each seat is shown, as seat and label; those who are shown nobody are left out."""
    eyes = {int(seat): heard(match, seat, EyesOpened) for seat in match.public.everyone}
    assert all(len(facts) == 1 for facts in eyes.values()), "everyone is told something, once"
    return {
        seat: {int(seen.seat): seen.label for seen in fact.shown}
        for seat, (fact,) in eyes.items()
        if fact.shown
    }


REVEALS: dict[str, tuple[str, Shown]] = {
    "C14: in a basic game Evil sees Evil, Merlin sees both, and the Loyal see nobody": (
        "merlin loyal loyal assassin minion",
        {0: {3: "evil", 4: "evil"}, 3: {4: "evil"}, 4: {3: "evil"}},
    ),
    "C15: Mordred is hidden from Merlin and known to Evil": (
        "merlin loyal loyal loyal assassin minion mordred",
        {
            0: {4: "evil", 5: "evil"},
            4: {5: "evil", 6: "evil"},
            5: {4: "evil", 6: "evil"},
            6: {4: "evil", 5: "evil"},
        },
    ),
    "C16: Oberon and Evil do not know each other, and Merlin sees all three": (
        "merlin loyal loyal loyal assassin minion oberon",
        {0: {4: "evil", 5: "evil", 6: "evil"}, 4: {5: "evil"}, 5: {4: "evil"}},
    ),
    "C17: Percival sees Merlin and Morgana alike": (
        "loyal morgana percival assassin merlin",
        {
            1: {3: "evil"},
            2: {1: "merlin_or_morgana", 4: "merlin_or_morgana"},
            3: {1: "evil"},
            4: {1: "evil", 3: "evil"},
        },
    ),
    "C18: without Morgana Percival sees exactly Merlin": (
        "loyal mordred percival assassin merlin",
        {1: {3: "evil"}, 2: {4: "merlin"}, 3: {1: "evil"}, 4: {3: "evil"}},
    ),
    "C19: without Percival Morgana is shown to Merlin and to Evil and to nobody else": (
        "merlin loyal loyal assassin morgana",
        {0: {3: "evil", 4: "evil"}, 3: {4: "evil"}, 4: {3: "evil"}},
    ),
}


@scenarios("roles, expected", REVEALS)
def test_what_is_shown_at_the_reveal(roles: str, expected: Shown) -> None:
    assert shown(dealt(roles)) == expected


SEVEN = "merlin loyal loyal lancelot_good assassin minion lancelot_evil"
TEN = "merlin percival lancelot_good loyal loyal loyal assassin mordred oberon lancelot_evil"
BLIND: Shown = {
    0: {4: "evil", 5: "evil", 6: "evil"},
    4: {5: "evil", 6: "evil_lancelot"},
    5: {4: "evil", 6: "evil_lancelot"},
}
VECTOR: Shown = {
    0: {6: "evil", 8: "evil", 9: "evil"},
    1: {0: "merlin"},
    6: {7: "evil", 9: "evil_lancelot"},
    7: {6: "evil", 9: "evil_lancelot"},
}

LANCELOTS: dict[str, tuple[str, dict[str, Any], Shown]] = {
    "C20: before the hidden deck the Evil Lancelot is blind, and known by his thumb": (
        SEVEN,
        {"lancelot": "hidden_switch"},
        BLIND,
    ),
    "C20: before the open schedule too": (SEVEN, {"lancelot": "open_schedule"}, BLIND),
    "C21: a known pair see each other, and he is one of Evil": (
        SEVEN,
        {"lancelot": "known_pair"},
        {
            0: {4: "evil", 5: "evil", 6: "evil"},
            3: {6: "evil_lancelot"},
            4: {5: "evil", 6: "evil"},
            5: {4: "evil", 6: "evil"},
            6: {3: "good_lancelot", 4: "evil", 5: "evil"},
        },
    ),
    "C22: ten, the hidden deck": (TEN, {"lancelot": "hidden_switch"}, VECTOR),
    "C22: ten, the open schedule": (TEN, {"lancelot": "open_schedule"}, VECTOR),
    "C22: ten, a known pair": (
        TEN,
        {"lancelot": "known_pair"},
        {
            0: {6: "evil", 8: "evil", 9: "evil"},
            1: {0: "merlin"},
            2: {9: "evil_lancelot"},
            6: {7: "evil", 9: "evil"},
            7: {6: "evil", 9: "evil"},
            9: {2: "good_lancelot", 6: "evil", 7: "evil"},
        },
    ),
    "C140: the Evil Lancelot may be shown as any other of Evil": (
        SEVEN,
        {"lancelot": "hidden_switch", "lancelot_evil_shown_as": "evil"},
        {0: {4: "evil", 5: "evil", 6: "evil"}, 4: {5: "evil", 6: "evil"}, 5: {4: "evil", 6: "evil"}},
    ),
}


@scenarios("roles, options, expected", LANCELOTS)
def test_what_is_shown_where_there_are_lancelots(
    roles: str, options: dict[str, Any], expected: Shown
) -> None:
    assert shown(dealt(roles, **options)) == expected


@scenario("C17")
def test_merlin_comes_first_in_percivals_pair_in_exactly_half_of_all_deals() -> None:
    first = {"merlin": 0, "morgana": 0}
    for roles in permutations(["merlin", "percival", "loyal", "assassin", "morgana"]):
        (pair,) = heard(dealt(" ".join(roles)), roles.index("percival"), EyesOpened)
        assert len(pair.shown) == 2
        first[roles[pair.shown[0].seat]] += 1
    assert first == {"merlin": 60, "morgana": 60}


@scenario("C27")
def test_the_reveal_lasts_until_the_last_has_acknowledged() -> None:
    match = dealt("merlin percival loyal morgana assassin")
    for seat in (4, 0, 3, 1):
        match.play(Seat(seat), avalon.Acknowledge())
        assert isinstance(phase(match), Revealing)
        assert match.public.round == 0
    assert match.public.acted == (0, 1, 3, 4)
    match.play(Seat(2), avalon.Acknowledge())
    assert not isinstance(phase(match), Revealing)
    assert match.public.round == 1


@scenario("C27")
def test_one_who_has_not_acknowledged_looks_the_same_whatever_the_role() -> None:
    """The third seat exchanges its role with each other seat in turn."""
    roles = [*["loyal"] * 4, "merlin", "percival", "mordred", "morgana", "oberon", "assassin"]
    worlds = []
    for other in range(2, 10):
        seats = [*roles]
        seats[2], seats[other] = seats[other], seats[2]
        match = dealt(" ".join(seats))
        for seat in range(10):
            if seat != 2:
                match.play(Seat(seat), avalon.Acknowledge())
        worlds.append(match)
        own = [fact for fact in match.facts_for(Seat(2)) if fact not in match.facts_for(None)]
        assert [type(fact) for fact in own] == [RoleDealt, EyesOpened], "told in one shape"
    for viewer in (None, Seat(0), Seat(1)):
        assert len({tuple(frames_sent(match)[viewer]) for match in worlds}) == 1
    asked = [[*match.moves(Seat(2))] for match in worlds]
    assert all(moves == asked[0] for moves in asked)
