"""Wishes: who asks for a Knight is that Knight, and everybody else gets one by lot."""

from functools import partial
from itertools import product
from random import Random

import msgspec
import pytest

from camlann import shadows
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.match import Match
from camlann.engine.required_throws import has, is_needed
from camlann.games import figures_of
from camlann.records.deal_proof import as_agreed, outcome
from camlann.records.record import audience
from camlann.shadows.knights import COATS, in_box
from camlann.shadows.options import Options
from tests.shadows.deals import Shadows
from tests.shadows.scenarios import decision

KNIGHTS = [row for row in COATS.values() if row.name != "squire"]


def dealt(options: Options, seats: int, word: str) -> Shadows:
    match: Shadows = Match(shadows, options, seats, partial(Seeded, seed_of(word), 1))
    return match


def some_wishes(random: Random, options: Options, seats: int) -> tuple[str, ...]:
    """Knights of different colours for some seats, with one seat at least left to the lot."""
    box = [row for row in KNIGHTS if in_box(row, options)]
    colours = random.sample(sorted({row.colour for row in box}), random.randint(1, seats - 1))
    names = [random.choice([row.name for row in box if row.colour == colour]) for colour in colours]
    wishes = [*names, *[""] * (seats - len(names))]
    random.shuffle(wishes)
    return tuple(wishes)


CASES = [
    (expansion, bedivere, squires, seats)
    for expansion, bedivere, squires in product((False, True), repeat=3)
    for seats in range(2, 9 if expansion or bedivere else 8)
]


@decision(1)
@pytest.mark.parametrize("expansion, bedivere, squires, seats", CASES)
def test_every_wish_is_fulfilled_and_the_lot_gives_the_rest_by_throws_that_can_be_checked(
    expansion: bool, bedivere: bool, squires: bool, seats: int
) -> None:
    plain = Options(expansion=expansion, bedivere=bedivere, squires=squires, traitors="none")
    for n in range(4):
        wishes = some_wishes(Random(f"{plain} {seats} {n}"), plain, seats)
        options = msgspec.structs.replace(plain, wishes=wishes)
        assert not [notice for notice in shadows.check(options, seats) if notice.prevents_start]
        match = dealt(options, seats, f"wish {n}")
        coats = match.public.coats
        assert all(wish in ("", coat) for wish, coat in zip(wishes, coats, strict=True))
        knights = [COATS[coat] for coat in coats if coat != "squire"]
        assert len({row.colour for row in knights}) == len(knights)
        assert all(in_box(row, options) for row in knights)
        by_lot = {coat for coat, wish in zip(coats, wishes, strict=True) if not wish}
        if squires:
            assert by_lot == {"squire"}
        elif expansion:
            assert "arthur" in coats
            assert all(COATS[coat].company for coat in by_lot - {"arthur"})
        if "arthur" in coats:
            assert match.public.turn.seat == coats.index("arthur")
        facts = [
            (audience(fact), msgspec.json.decode(msgspec.json.encode(fact))) for fact in match.rows[0].facts
        ]
        listed = shadows.throws(options, seats)
        assert as_agreed(listed, facts)
        written = msgspec.json.decode(msgspec.json.encode(options))
        assert all(has(listed, need) for need in shadows.NEEDED if is_needed(need, written, seats))
        for place, (_, fact) in enumerate(facts):
            if fact["type"] == "engine.shuffled":
                throw = next(each for each in listed if each.label == fact["label"])
                told = outcome(facts[place + 1 :], throw)
                assert told is not None
                assert sorted(told) == sorted(fact["items"])


@decision(1)
def test_with_the_expansion_anybody_without_a_wish_may_be_arthur() -> None:
    options = Options(expansion=True, wishes=("", "kay", "", "lamorak", ""))
    seen = {dealt(options, 5, str(n)).public.coats.index("arthur") for n in range(40)}
    assert seen == {0, 2, 4}


@decision(1)
def test_without_a_wish_the_deal_is_as_it_always_was() -> None:
    for expansion in (False, True):
        options = Options(expansion=expansion)
        none = msgspec.structs.replace(options, wishes=("",) * 4)
        assert dealt(none, 4, "same").public.coats == dealt(options, 4, "same").public.coats
        assert shadows.throws(none, 4) == shadows.throws(options, 4)


WRONG: dict[str, tuple[Options, set[str]]] = {
    "a Knight and the lot": (Options(wishes=("kay", "", "")), set()),
    "too few seats": (Options(wishes=("kay", "")), {"E-WISHES"}),
    "no such Knight": (Options(wishes=("mordred", "", "")), {"E-WISHES"}),
    "nobody wishes to be a squire": (Options(wishes=("squire", "", ""), squires=True), {"E-WISHES"}),
    "the host has named all": (
        Options(wishes=("kay", "", ""), coats=("kay", "tristan", "gawain")),
        {"E-WISHES"},
    ),
    "two of a colour": (Options(wishes=("kay", "owain", ""), expansion=True), {"E-COLOURS"}),
    "a new Knight in the base game": (Options(wishes=("bors", "", "")), {"E-COMPANY"}),
    "Bedivere where he was not invited": (Options(wishes=("bedivere", "", "")), {"E-COMPANY"}),
    "nobody is left for Arthur": (Options(wishes=("kay", "bors", "gareth"), expansion=True), {"E-ARTHUR"}),
    "a late chair is not Arthur’s": (
        Options(wishes=("kay", "bors", ""), expansion=True, late=1),
        {"E-ARTHUR"},
    ),
}


@decision(1)
@pytest.mark.parametrize("options, errors", WRONG.values(), ids=WRONG)
def test_which_wishes_can_be_fulfilled_together(options: Options, errors: set[str]) -> None:
    assert {notice.code for notice in shadows.check(options, 3) if notice.prevents_start} == errors
    fitted, notices = shadows.fit(options, 3)
    assert not any(notice.prevents_start for notice in shadows.check(fitted, 3))
    assert bool(notices) == bool(errors)


def test_the_lobby_offers_the_knights_of_the_box_unless_the_host_has_named_them() -> None:
    figures = figures_of("shadows")
    assert figures is not None
    base = figures.offered(Options())
    assert base == {row.name: row.colour for row in KNIGHTS if not row.company and not row.promo}
    assert figures.offered(Options(bedivere=True)).keys() - base.keys() == {"bedivere"}
    assert {*figures.offered(Options(expansion=True))} == {row.name for row in KNIGHTS}
    assert figures.offered(Options(coats=("kay", "tristan"))) == {}
    assert figures.seated(Options(), ("kay", "")).wishes == ("kay", "")
    assert figures_of("avalon") is None
