"""Editions and presets: what each rulebook has, and tables at which a game can always start."""

from functools import partial
from typing import Any, get_args

import pytest
from msgspec.structs import asdict, replace

from camlann import avalon
from camlann.avalon.editions import EDITIONS, Preset, foreign, presets
from camlann.avalon.options import Edition, Options
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.match import Match

#        option: house, it, fr, fa; "-" where the edition leaves it as the house has it
ROWS = """
leader             None         -             -            -
leader_title       by_language  leader        king         commander
quest_labels       by_language  numbers       letters      numbers
quest_order        fixed        -             free         -
double_fail_quest  space4       -             -            -
merlin             required     -             -            -
hidden_deck        3+2          -             -            -
hidden_flip_moment round_open   -             quest_open   -
schedule_deck      five_of_seven five_of_five -            -
schedule_binding   round        -             quest_space  -
lady               False        -             -            -
lady_use           mandatory    may_decline   -            -
excalibur          False        -             -            -
lancelot           off          -             -            -
plot               False        -             -            -
everyone_guesses   True         False         False        False
discussion         none         leader_calls  leader_calls leader_calls
change_votes       False        -             -            -
"""


@pytest.mark.parametrize("row", ROWS.strip().splitlines(), ids=lambda row: row.split()[0])
def test_what_the_editions_set(row: str) -> None:
    option, house, *others = row.split()
    editions: tuple[Edition, ...] = ("it", "fr", "fa")
    assert str(asdict(EDITIONS["house"])[option]) == house
    for edition, value in zip(editions, others, strict=True):
        assert str(asdict(EDITIONS[edition])[option]) == (house if value == "-" else value)


def test_every_edition_has_its_own_name_and_leaves_the_rest_as_the_server_has_it() -> None:
    assert {*EDITIONS} == {*get_args(Edition)}
    named = {row.split()[0] for row in ROWS.strip().splitlines()}
    for edition, options in EDITIONS.items():
        assert options.edition == edition
        differs = {name for name, value in asdict(options).items() if value != asdict(Options())[name]}
        assert differs <= {*named, "edition"}


PAIR = ("merlin", "assassin", "lancelot_good", "lancelot_evil")
FOUR = ("merlin", "assassin", "percival", "mordred", "morgana", "oberon")
ALL: tuple[Edition, ...] = ("house", "it", "fr", "fa")

MODULES: dict[str, tuple[dict[str, Any], tuple[Edition, ...]]] = {
    "nothing but the base": ({}, ALL),
    "the four optional roles": ({"roles": FOUR}, ("house", "it", "fa")),
    "Lancelots who know each other": ({"roles": PAIR, "lancelot": "known_pair"}, ("house", "it", "fr")),
    "Lancelots and a hidden deck": ({"roles": PAIR, "lancelot": "hidden_switch"}, ("house", "it", "fr")),
    "Lancelots and an open schedule": ({"roles": PAIR, "lancelot": "open_schedule"}, ("house", "it", "fr")),
    "the Lady": ({"lady": True}, ("house", "it", "fa")),
    "Excalibur": ({"excalibur": True}, ("house", "it", "fr")),
    "plot cards": ({"plot": True}, ("house", "it", "fa")),
    "quests in order": ({"quest_order": "fixed"}, ("house", "it", "fa")),
    "quests as the leader likes": ({"quest_order": "free"}, ("house", "fr")),
    "the fifth after two concluded": ({"quest_order": "free_lock5_concluded"}, ("house", "it")),
    "the fifth after two won": ({"quest_order": "free_lock5_won"}, ("house", "fa")),
    "a first leader whom the table names": ({"leader": Seat(0)}, ("house", "fa")),
    "a Lady who may be kept": ({"lady": True, "lady_use": "may_decline"}, ("house", "it", "fa")),
    "no Merlin": ({"roles": (), "merlin": "optional"}, ("house", "it")),
    "five open cards of five": ({"schedule_deck": "five_of_five"}, ("house", "it", "fr", "fa")),
    "five open cards of seven": ({"schedule_deck": "five_of_seven"}, ("house", "fr", "fa")),
    "everybody guesses Merlin": ({"everyone_guesses": True}, ("house",)),
    "votes that can be changed": ({"change_votes": True}, ("house",)),
    "no discussion before the vote": ({"discussion": "none"}, ("house",)),
    "Oberon hides from Merlin": ({"oberon_hidden_from_merlin": True}, ("house",)),
    "two fails on the fourth undertaken": ({"double_fail_quest": "fourth_undertaken"}, ("house", "fr")),
    "a hidden card turned with the round": (
        {"roles": PAIR, "lancelot": "hidden_switch", "hidden_flip_moment": "round_open"},
        ("house", "it", "fr"),
    ),
    "a hidden card turned with the quest": (
        {"roles": PAIR, "lancelot": "hidden_switch", "hidden_flip_moment": "quest_open"},
        ("house", "fr"),
    ),
    "a hidden switch, and an Evil Lancelot who must fail": (
        {"roles": PAIR, "lancelot": "hidden_switch", "evil_lancelot_must_fail": True},
        ("house",),
    ),
    "an open schedule, and an Evil Lancelot who must fail": (
        {"roles": PAIR, "lancelot": "open_schedule", "evil_lancelot_must_fail": True},
        ("house", "it", "fr"),
    ),
    "an open schedule, and an Evil Lancelot who is free": (
        {"roles": PAIR, "lancelot": "open_schedule", "evil_lancelot_must_fail": False},
        ("house",),
    ),
}
"""A change to an edition's own options, and the editions that allow it where they are strict."""


@pytest.mark.parametrize("change, allowed", MODULES.values(), ids=MODULES)
@pytest.mark.parametrize("edition", ALL)
def test_a_strict_edition_has_what_its_rulebook_has(
    edition: Edition, change: dict[str, Any], allowed: tuple[Edition, ...]
) -> None:
    mixed = replace(EDITIONS[edition], **change)
    strict = replace(mixed, strict_edition=True)
    assert any(notice.code == "E-EDITION" for notice in avalon.check(strict, 10)) == (edition not in allowed)
    assert bool(foreign(mixed)) == (edition not in allowed)
    assert not any(notice.prevents_start for notice in avalon.check(mixed, 10)), (
        "a mixed table may play it all the same"
    )


@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize("edition", ALL)
def test_every_edition_can_be_played_by_every_number(edition: Edition, seats: int) -> None:
    options = replace(EDITIONS[edition], strict_edition=True)
    assert not avalon.check(options, seats)


@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize("preset", get_args(Preset))
def test_every_preset_starts_at_every_number_of_players(preset: Preset, seats: int) -> None:
    options = presets(seats)[preset]
    assert not any(notice.prevents_start for notice in avalon.check(options, seats))
    match = Match(avalon, options, seats, partial(Seeded, seed_of(f"{preset} for {seats}"), 1))
    for seat in match.public.everyone:
        match.play(seat, avalon.Acknowledge())
    assert match.public.round == 1


@pytest.mark.parametrize("seats", range(5, 11))
def test_no_preset_goes_against_the_advice_of_a_rulebook(seats: int) -> None:
    for options in presets(seats).values():
        assert not avalon.check(options, seats)


def test_the_presets_are_those_that_have_a_name() -> None:
    assert {*presets(7)} == {*get_args(Preset)}
