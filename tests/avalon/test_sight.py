"""Sight, as the rules print it: who sees whom, and as what."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random

import pytest

from camlann.avalon.role_reveal import EyesOpened, RoleDealt
from camlann.avalon.roles import role_of
from camlann.avalon.team_and_side_sizes import EVIL, GOOD
from camlann.engine.facts import Seat
from tests.avalon.deals import Avalon, dealt
from tests.avalon.play_sequences import heard

MATRIX = """
sees          merlin percival loyal lancelot_good assassin minion mordred morgana oberon lancelot_evil
merlin        -      .        .     .             evil     evil   .       evil    evil   evil
percival      M      -        .     .             .        .      .       M       .      .
loyal         .      .        .     .             .        .      .       .       .      .
lancelot_good .      .        .     -             .        .      .       .       .      pair
assassin      .      .        .     .             -        evil   evil    evil    .      thumb
minion        .      .        .     .             evil     evil   evil    evil    .      thumb
mordred       .      .        .     .             evil     evil   -       evil    .      thumb
morgana       .      .        .     .             evil     evil   evil    -       .      thumb
oberon        .      .        .     .             .        .      .       .       -      .
lancelot_evil .      .        .     pair          open     open   open    open    .      -
"""
"""Rows see columns. M is Merlin himself, or one of two who cannot be told apart if Morgana is in the game.

A pair see each other as what they are, and his eyes are open, only if they know each other; a thumb is the
Evil Lancelot's whose eyes are shut, and else he is one of Evil.
"""

MODES = ("off", "known_pair", "hidden_switch", "open_schedule")


@cache
def matrix() -> dict[tuple[str, str], str]:
    head, *rows = (line.split() for line in MATRIX.strip().splitlines())
    return {(row[0], column): cell for row in rows for column, cell in zip(head[1:], row[1:], strict=True)}


def expected(looker: str, other: str, roles: list[str], mode: str) -> str | None:
    known = mode == "known_pair"
    match matrix()[looker, other]:
        case ".":
            return None
        case "M":
            return "merlin_or_morgana" if "morgana" in roles else "merlin"
        case "pair":
            good = "good_lancelot" if other == "lancelot_good" else "evil_lancelot"
            return good if known else None
        case "open":
            return "evil" if known else None
        case "thumb":
            return "evil" if known else "evil_lancelot"
        case label:
            return label


def role_sets(seats: int, mode: str) -> Iterator[list[str]]:
    """Every set of roles that the rules allow so many players, filled up."""
    pair = [] if mode == "off" else ["lancelot_evil"]
    for number in range(EVIL[seats] - len(pair) + 1):
        for wicked in combinations(["assassin", "mordred", "morgana", "oberon"], number):
            for good in ([], ["merlin"], ["merlin", "percival"]):
                if ("merlin" in good) == ("assassin" in wicked):
                    named = [*good, *(["lancelot_good"] if pair else []), *wicked, *pair]
                    loyal = GOOD[seats] - len(good) - len(pair)
                    minions = EVIL[seats] - number - len(pair)
                    yield [*named, *["loyal"] * loyal, *["minion"] * minions]


def seatings(seats: int, mode: str = "off") -> Iterator[tuple[list[str], Avalon]]:
    """Games of every set of roles, in a few orders of the seats."""
    for roles in role_sets(seats, mode):
        for seed in range(3):
            order = [*roles]
            Random(seed).shuffle(order)
            yield order, dealt(" ".join(order), merlin="optional", lancelot=mode)


def shown(match: Avalon, seat: int) -> list[tuple[int, str]]:
    """What a seat is told when eyes open, in the order in which it is told."""
    (eyes,) = heard(match, seat, EyesOpened)
    return [(int(seen.seat), seen.label) for seen in eyes.shown]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", range(5, 11))
def test_everyone_sees_what_the_matrix_says_of_every_other(seats: int, mode: str) -> None:
    for roles, match in seatings(seats, mode):
        for seat, role in enumerate(roles):
            sight = dict(shown(match, seat))
            assert seat not in sight
            for other, seen in enumerate(roles):
                if other != seat:
                    label = expected(role, seen, roles, mode)
                    assert sight.get(other) == label, f"{role} sees {seen}, {roles}"


def test_the_games_above_have_every_pair_of_roles() -> None:
    met = {
        (looker, other)
        for seats in (7, 10)
        for mode in MODES
        for roles in role_sets(seats, mode)
        for one, looker in enumerate(roles)
        for two, other in enumerate(roles)
        if one != two
    }
    assert met == {pair for pair, cell in matrix().items() if cell != "-"}


@pytest.mark.parametrize("mode", MODES)
def test_a_sight_shows_only_the_roles_and_labels_that_its_row_names(mode: str) -> None:
    """By these rows the browser tells people who may have been shown them, and bots leave out deals."""
    for roles, match in seatings(8, mode):
        options = match.public.options
        rows = {Seat(seat): role_of(role, options) for seat, role in enumerate(roles)}
        for seat, row in rows.items():
            for kind in row.sees:
                for seen in kind.look(seat, rows):
                    assert kind.may_show(rows[seen.seat], seen.label)


def test_the_vector_of_seven_players() -> None:
    match = dealt("merlin percival loyal loyal assassin mordred morgana")
    assert [shown(match, seat) for seat in range(7)] == [
        [(4, "evil"), (6, "evil")],
        [(0, "merlin_or_morgana"), (6, "merlin_or_morgana")],
        [],
        [],
        [(5, "evil"), (6, "evil")],
        [(4, "evil"), (6, "evil")],
        [(4, "evil"), (5, "evil")],
    ]


TEN = "merlin percival lancelot_good loyal loyal loyal assassin mordred oberon lancelot_evil"

BLIND = [
    [(6, "evil"), (8, "evil"), (9, "evil")],
    [(0, "merlin")],
    [],
    [],
    [],
    [],
    [(7, "evil"), (9, "evil_lancelot")],
    [(6, "evil"), (9, "evil_lancelot")],
    [],
    [],
]
VECTORS: dict[str, list[list[tuple[int, str]]]] = {
    "hidden_switch": BLIND,
    "open_schedule": BLIND,
    "known_pair": [
        [(6, "evil"), (8, "evil"), (9, "evil")],
        [(0, "merlin")],
        [(9, "evil_lancelot")],
        [],
        [],
        [],
        [(7, "evil"), (9, "evil")],
        [(6, "evil"), (9, "evil")],
        [],
        [(2, "good_lancelot"), (6, "evil"), (7, "evil")],
    ],
}


@pytest.mark.parametrize("mode", VECTORS)
def test_the_vector_of_ten_players(mode: str) -> None:
    match = dealt(TEN, lancelot=mode)
    assert [shown(match, seat) for seat in range(10)] == VECTORS[mode]


PERCIVAL = {
    "with Morgana at a higher seat": (
        "merlin percival morgana loyal assassin",
        [(0, "merlin_or_morgana"), (2, "merlin_or_morgana")],
    ),
    "with Morgana at a lower seat": (
        "morgana percival merlin loyal assassin",
        [(0, "merlin_or_morgana"), (2, "merlin_or_morgana")],
    ),
    "without Morgana": ("mordred percival merlin loyal assassin", [(2, "merlin")]),
}


@pytest.mark.parametrize("roles, sees", PERCIVAL.values(), ids=PERCIVAL)
def test_percival_sees(roles: str, sees: list[tuple[int, str]]) -> None:
    assert shown(dealt(roles), 1) == sees


def test_percival_is_told_the_same_when_merlin_and_morgana_change_seats() -> None:
    one = dealt("merlin percival morgana loyal assassin")
    two = dealt("morgana percival merlin loyal assassin")
    assert one.frame(Seat(1)) == two.frame(Seat(1))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", range(5, 11))
def test_what_is_seen_is_told_in_the_order_of_the_seats(seats: int, mode: str) -> None:
    for _, match in seatings(seats, mode):
        for seat in match.public.everyone:
            assert shown(match, seat) == sorted(shown(match, seat))


@pytest.mark.parametrize("mode", MODES)
def test_everyone_is_told_one_role_and_one_sight_and_nothing_else_alone(mode: str) -> None:
    for roles, match in seatings(8, mode):
        for seat, role in enumerate(roles):
            own = [fact for fact in match.facts_for(Seat(seat)) if fact not in match.facts_for(None)]
            assert [type(fact) for fact in own] == [RoleDealt, EyesOpened]
            assert heard(match, seat, RoleDealt) == [RoleDealt(Seat(seat), role)]


def test_a_server_rule_hides_oberon_from_merlin_and_from_nobody_else() -> None:
    roles = "merlin percival loyal loyal assassin mordred morgana oberon loyal loyal"
    plain, hiding = dealt(roles), dealt(roles, oberon_hidden_from_merlin=True)
    assert shown(plain, 0) == [(4, "evil"), (6, "evil"), (7, "evil")]
    assert shown(hiding, 0) == [(4, "evil"), (6, "evil")]
    for seat in range(1, 10):
        assert shown(plain, seat) == shown(hiding, seat)
