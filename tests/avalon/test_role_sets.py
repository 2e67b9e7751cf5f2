"""The numbers of the game by how many play, and which sets of roles they may play with."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain, combinations
from typing import Any

import pytest

from camlann import avalon
from camlann.avalon.team_and_side_sizes import EVIL, GOOD, fails_needed, team_size
from camlann.engine.facts import Seat
from tests.avalon.deals import begun, propose, vote
from tests.avalon.play_sequences import codes

#       players: good, evil, approvals needed, team sizes of quests 1 to 5
TABLES = {
    5: (3, 2, 3, (2, 3, 2, 3, 3)),
    6: (4, 2, 4, (2, 3, 4, 3, 4)),
    7: (4, 3, 4, (2, 3, 3, 4, 4)),
    8: (5, 3, 5, (3, 4, 4, 5, 5)),
    9: (6, 3, 5, (3, 4, 4, 5, 5)),
    10: (6, 4, 6, (3, 4, 4, 5, 5)),
}

BASIC = {
    5: ["merlin", *["loyal"] * 2, "assassin", *["minion"] * 1],
    6: ["merlin", *["loyal"] * 3, "assassin", *["minion"] * 1],
    7: ["merlin", *["loyal"] * 3, "assassin", *["minion"] * 2],
    8: ["merlin", *["loyal"] * 4, "assassin", *["minion"] * 2],
    9: ["merlin", *["loyal"] * 5, "assassin", *["minion"] * 2],
    10: ["merlin", *["loyal"] * 5, "assassin", *["minion"] * 3],
}

NAMED = ("merlin", "percival", "assassin", "mordred", "morgana", "oberon")


@pytest.mark.parametrize("seats", TABLES)
def test_the_printed_tables(seats: int) -> None:
    good, evil, _, sizes = TABLES[seats]
    assert (GOOD[seats], EVIL[seats]) == (good, evil)
    assert tuple(team_size(seats, quest) for quest in range(1, 6)) == sizes


def test_only_the_fourth_quest_of_seven_or_more_needs_two_fails() -> None:
    double = [(seats, quest) for seats in TABLES for quest in range(1, 6) if fails_needed(seats, quest) == 2]
    assert double == [(7, 4), (8, 4), (9, 4), (10, 4)]
    assert {fails_needed(seats, quest) for seats in TABLES for quest in range(1, 6)} == {1, 2}


@pytest.mark.parametrize("seats", TABLES)
def test_so_many_approvals_are_needed(seats: int) -> None:
    needed = TABLES[seats][2]
    for approvals in (needed - 1, needed):
        match = begun(" ".join(BASIC[seats]))
        propose(match, *range(TABLES[seats][3][0]))
        vote(match, "y" * approvals + "n" * (seats - approvals))
        assert match.public.rejections == (approvals < needed)


@pytest.mark.parametrize("seats", BASIC)
def test_the_basic_sets(seats: int) -> None:
    assert Counter(avalon.cast(avalon.Options(), seats)) == Counter(BASIC[seats])
    assert not codes(seats, "merlin assassin")


PAIR = ("lancelot_good", "lancelot_evil")
MODES = ("known_pair", "hidden_switch", "open_schedule")


def subsets() -> list[tuple[str, ...]]:
    """Every set of named roles, legal or not; the Lancelots only together."""
    plain = [*chain.from_iterable(combinations(NAMED, size) for size in range(len(NAMED) + 1))]
    return [*plain, *((*roles, *PAIR) for roles in plain)]


def may_start(seats: int, roles: tuple[str, ...], mode: str) -> bool:
    said = codes(seats, " ".join(roles), merlin="optional", lancelot=mode)
    return not any(code.startswith("E-") for code in said)


def legal(seats: int, *, merlin: bool, modes: Sequence[str] = ("off", *MODES)) -> list[tuple[str, ...]]:
    """The legal sets, each once for every one of these modes in which it can be played."""
    return [
        roles
        for roles in subsets()
        if ("merlin" in roles) == merlin
        for mode in modes
        if may_start(seats, roles, mode)
    ]


# With Merlin the Assassin takes one of Evil's places. Of Mordred, Morgana and Oberon there are then at most
# one (1 + 3 sets), two (1 + 3 + 3) or three (8) by how many Evil are, and each with and without Percival.
# Without Merlin neither the Assassin nor Percival is in: at most two of the three (7), or all three (8).
@pytest.mark.parametrize(
    "seats, with_merlin, without",
    [(5, 8, 7), (6, 8, 7), (7, 14, 8), (8, 14, 8), (9, 14, 8), (10, 16, 8)],
)
def test_so_many_sets_are_legal_without_lancelots(seats: int, with_merlin: int, without: int) -> None:
    assert len(legal(seats, merlin=True, modes=["off"])) == with_merlin
    assert len(legal(seats, merlin=False, modes=["off"])) == without


#        players: with Merlin, with modes, without Merlin, with modes
COUNTS = {
    5: (10, 14, 11, 19),
    6: (10, 14, 11, 19),
    7: (22, 38, 15, 29),
    8: (22, 38, 15, 29),
    9: (22, 38, 15, 29),
    10: (30, 58, 16, 32),
}


@pytest.mark.parametrize("seats", COUNTS)
def test_so_many_sets_are_legal(seats: int) -> None:
    one_mode, all_modes = ("off", "known_pair"), ("off", *MODES)
    counted = [
        len(legal(seats, merlin=merlin, modes=modes))
        for merlin in (True, False)
        for modes in (one_mode, all_modes)
    ]
    assert tuple(counted) == COUNTS[seats]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [5, 6])
def test_a_small_evil_with_merlin_and_lancelots_is_the_assassin_and_lancelot(seats: int, mode: str) -> None:
    sets = legal(seats, merlin=True, modes=[mode])
    assert {
        frozenset(roles) & {"assassin", "mordred", "morgana", "oberon", "lancelot_evil"} for roles in sets
    } == {frozenset({"assassin", "lancelot_evil"})}


@pytest.mark.parametrize("seats", TABLES)
def test_a_legal_set_fills_both_sides(seats: int) -> None:
    for roles in (*legal(seats, merlin=True), *legal(seats, merlin=False)):
        cast = Counter(avalon.cast(avalon.Options(roles=roles), seats))
        wicked = ("assassin", "mordred", "morgana", "oberon", "minion", "lancelot_evil")
        evil = sum(cast[name] for name in wicked)
        assert (cast.total() - evil, evil) == TABLES[seats][:2]
        assert Counter(roles) <= cast
        assert set(cast) <= {*roles, "loyal", "minion"}


OPTIONAL = {"merlin": "optional"}

ERRORS: dict[str, tuple[int, str, dict[str, Any], set[str]]] = {
    "nobody at all": (0, "merlin assassin", {}, {"E-PLAYERS"}),
    "four are too few": (4, "merlin assassin", {}, {"E-PLAYERS"}),
    "eleven are too many": (11, "merlin assassin", {}, {"E-PLAYERS"}),
    "five: the Assassin and two more": (5, "merlin assassin mordred oberon", {}, {"E-EVIL-OVERFLOW"}),
    "six: the Assassin and two more": (6, "merlin assassin morgana oberon", {}, {"E-EVIL-OVERFLOW"}),
    "seven: the Assassin and three more": (
        7,
        "merlin assassin mordred morgana oberon",
        {},
        {"E-EVIL-OVERFLOW"},
    ),
    "nine: the Assassin and three more": (
        9,
        "merlin assassin mordred morgana oberon",
        {},
        {"E-EVIL-OVERFLOW"},
    ),
    "ten: the Assassin and three more have places": (
        10,
        "merlin percival assassin mordred morgana oberon",
        {},
        set(),
    ),
    "five without Merlin: three of Evil": (5, "mordred morgana oberon", OPTIONAL, {"E-EVIL-OVERFLOW"}),
    "too many Good, which only Loyal Servants by name can bring about": (
        5,
        "merlin assassin loyal loyal loyal",
        {},
        {"E-GOOD-OVERFLOW"},
    ),
    "Merlin twice": (7, "merlin merlin assassin", {}, {"E-DUPLICATE"}),
    "Percival twice, and no Merlin": (
        7,
        "percival percival",
        OPTIONAL,
        {"E-DUPLICATE", "E-PERCIVAL-NEEDS-MERLIN"},
    ),
    "the Assassin twice": (7, "merlin assassin assassin", {}, {"E-DUPLICATE"}),
    "Loyal Servants and Minions may be many": (7, "merlin assassin loyal loyal minion minion", {}, set()),
    "no Merlin where he is required": (7, "", {}, {"E-MERLIN-REQUIRED"}),
    "Merlin without the Assassin": (7, "merlin", {}, {"E-MERLIN-NEEDS-ASSASSIN"}),
    "Merlin without the Assassin, were he optional": (7, "merlin", OPTIONAL, {"E-MERLIN-NEEDS-ASSASSIN"}),
    "the Assassin without Merlin": (7, "assassin", OPTIONAL, {"E-ASSASSIN-NEEDS-MERLIN"}),
    "Percival without Merlin": (7, "percival", OPTIONAL, {"E-PERCIVAL-NEEDS-MERLIN"}),
    "Percival and the Assassin without Merlin": (
        7,
        "percival assassin",
        OPTIONAL,
        {"E-PERCIVAL-NEEDS-MERLIN", "E-ASSASSIN-NEEDS-MERLIN"},
    ),
    "the Evil Lancelot takes a place of Evil": (
        7,
        "merlin assassin mordred morgana lancelot_good lancelot_evil",
        {"lancelot": "known_pair"},
        {"E-EVIL-OVERFLOW"},
    ),
    "one Lancelot twice": (
        7,
        "merlin assassin lancelot_good lancelot_good",
        {"lancelot": "known_pair"},
        {"E-DUPLICATE", "E-LANCELOT-PAIR"},
    ),
    "a plot card nobody has heard of": (
        7,
        "merlin assassin",
        {"plot": True, "plot_deck": ("close_eye", "ambush")},
        {"E-UNKNOWN-PLOT"},
    ),
    "a strict edition and what it does not have": (
        7,
        "merlin assassin",
        {"edition": "fa", "strict_edition": True, "excalibur": True},
        {"E-EDITION"},
    ),
    "a role nobody has heard of": (7, "merlin assassin galahad", {}, {"E-UNKNOWN-ROLE"}),
    "an agreed leader who is not at the table": (7, "merlin assassin", {"leader": Seat(7)}, {"E-LEADER"}),
    "an agreed leader at the last seat": (7, "merlin assassin", {"leader": Seat(6)}, set()),
}

WARNINGS: dict[str, tuple[int, str, dict[str, Any], set[str]]] = {
    "five: Percival alone": (5, "merlin percival assassin", {}, {"W-PERCIVAL-5"}),
    "five: Percival and Oberon": (
        5,
        "merlin percival assassin oberon",
        {},
        {"W-PERCIVAL-5", "W-OBERON-LONELY"},
    ),
    "five: Percival and Mordred": (5, "merlin percival assassin mordred", {}, set()),
    "five: Percival and Morgana": (5, "merlin percival assassin morgana", {}, set()),
    "six: Percival alone": (6, "merlin percival assassin", {}, set()),
    "five with the Lady": (5, "merlin assassin", {"lady": True}, {"W-LADY-SMALL"}),
    "six with the Lady": (6, "merlin assassin", {"lady": True}, {"W-LADY-SMALL"}),
    "seven with the Lady": (7, "merlin assassin", {"lady": True}, set()),
    "beginners with one new role": (7, "merlin assassin mordred", {"beginners": True}, set()),
    "beginners with the Lady": (7, "merlin assassin", {"beginners": True, "lady": True}, set()),
    "beginners with two new roles": (
        7,
        "merlin percival assassin morgana",
        {"beginners": True},
        {"W-MANY-NEW"},
    ),
    "beginners with a new role and the Lady": (
        7,
        "merlin assassin mordred",
        {"beginners": True, "lady": True},
        {"W-MANY-NEW"},
    ),
    "others with two new roles": (7, "merlin percival assassin morgana", {}, set()),
    "no Merlin": (7, "", OPTIONAL, {"W-NO-ASSASSINATION"}),
    "no Merlin, and six Loyal Servants": (9, "", OPTIONAL, {"W-NO-ASSASSINATION", "W-COMPONENTS"}),
    "no Merlin, and four Minions": (10, "", OPTIONAL, {"W-NO-ASSASSINATION", "W-COMPONENTS"}),
    "no Merlin, and only five Loyal Servants": (8, "", OPTIONAL, {"W-NO-ASSASSINATION"}),
    "Morgana without Percival": (7, "merlin assassin morgana", {}, {"W-MORGANA-INERT"}),
    "Morgana with Percival": (7, "merlin percival assassin morgana", {}, set()),
    "Morgana without Percival and Merlin": (
        7,
        "morgana",
        OPTIONAL,
        {"W-NO-ASSASSINATION", "W-MORGANA-INERT"},
    ),
    "Mordred without Merlin": (7, "mordred", OPTIONAL, {"W-NO-ASSASSINATION", "W-MORDRED-INERT"}),
    "Mordred with Merlin": (7, "merlin assassin mordred", {}, set()),
    "Oberon and one more": (6, "merlin assassin oberon", {}, {"W-OBERON-LONELY"}),
    "Oberon and two more": (7, "merlin assassin oberon", {}, set()),
    "six with Lancelots who know each other": (
        6,
        "merlin assassin lancelot_good lancelot_evil",
        {"lancelot": "known_pair"},
        {"W-LANCELOT-SMALL"},
    ),
    "seven with Lancelots who know each other": (
        7,
        "merlin assassin lancelot_good lancelot_evil",
        {"lancelot": "known_pair"},
        set(),
    ),
    "six with Lancelots who may switch": (
        6,
        "merlin assassin lancelot_good lancelot_evil",
        {"lancelot": "hidden_switch"},
        {"W-OBERON-LONELY"},
    ),
    "seven with Lancelots who may switch": (
        7,
        "merlin assassin lancelot_good lancelot_evil",
        {"lancelot": "open_schedule"},
        set(),
    ),
    "beginners with Lancelots": (
        7,
        "merlin assassin lancelot_good lancelot_evil",
        {"beginners": True, "lancelot": "known_pair"},
        set(),
    ),
    "beginners with Excalibur and plot cards": (
        7,
        "merlin assassin",
        {"beginners": True, "excalibur": True, "plot": True},
        {"W-MANY-NEW"},
    ),
    "beginners with free choice and the Lady": (
        7,
        "merlin assassin",
        {"beginners": True, "quest_order": "free", "lady": True},
        {"W-MANY-NEW"},
    ),
}


@pytest.mark.parametrize("seats, roles, options, expected", ERRORS.values(), ids=ERRORS)
def test_errors(seats: int, roles: str, options: dict[str, Any], expected: set[str]) -> None:
    assert codes(seats, roles, **options) == expected


@pytest.mark.parametrize("seats, roles, options, expected", WARNINGS.values(), ids=WARNINGS)
def test_warnings(seats: int, roles: str, options: dict[str, Any], expected: set[str]) -> None:
    assert codes(seats, roles, **options) == expected


def test_errors_stop_a_game_and_warnings_do_not() -> None:
    said = {
        notice
        for seats in range(4, 12)
        for roles in subsets()
        for merlin in ("required", "optional")
        for notice in avalon.check(avalon.Options(roles=roles, merlin=merlin), seats)
    }
    assert {notice.prevents_start for notice in said if notice.code.startswith("E-")} == {True}
    assert {notice.prevents_start for notice in said if notice.code.startswith("W-")} == {False}
    assert "E-GOOD-OVERFLOW" not in {notice.code for notice in said}, "named roles cannot bring it about"


def test_the_overflow_says_how_many_have_a_place() -> None:
    (notice,) = avalon.check(avalon.Options(roles=("merlin", "assassin", "mordred", "morgana")), 6)
    assert notice.most == 2
