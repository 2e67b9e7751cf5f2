"""Colours: whatever is written can be read, and the two sides are told apart by every kind of eye."""

import pytest

from tests.browser.access.palette import (
    DARK,
    DARK_BY_ITSELF,
    EYES,
    LIGHT,
    contrast,
    distance,
    light,
    palettes,
    seen_by,
)

THEMES = [LIGHT, DARK]
PAPERS = ("page", "page-far", "card", "card-high")
TEXT = [
    *[(ink, paper) for ink in ("ink", "ink-soft", "accent", "good", "evil", "warn") for paper in PAPERS],
    *[("ink", paper) for paper in ("accent-soft", "good-soft", "evil-soft", "warn-soft")],
    *[("ink-soft", "accent-soft"), ("warn", "warn-soft"), ("accent-ink", "accent")],
    *[("on-side", "good"), ("on-side", "evil"), ("gold", "night")],
]
"""What is written with, on what."""
EDGES = [
    *[(edge, paper) for edge in ("line-strong", "focus") for paper in PAPERS],
    ("focus", "accent-soft"),
]
"""What shows where something begins, or where one is."""


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_written_can_be_read(theme: str) -> None:
    colours = {name: light(colour) for name, colour in palettes()[theme].items()}
    found = {pair: round(contrast(colours[pair[0]], colours[pair[1]]), 2) for pair in TEXT}
    assert {pair: ratio for pair, ratio in found.items() if ratio < 4.5} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_edges_and_the_ring_round_what_has_the_focus_are_seen(theme: str) -> None:
    colours = {name: light(colour) for name, colour in palettes()[theme].items()}
    found = {pair: round(contrast(colours[pair[0]], colours[pair[1]]), 2) for pair in EDGES}
    assert {pair: ratio for pair, ratio in found.items() if ratio < 3} == {}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", EYES)
def test_good_and_evil_are_far_apart_for_every_kind_of_eye(theme: str, eyes: str) -> None:
    good, evil = (seen_by(eyes, light(palettes()[theme][side])) for side in ("good", "evil"))
    assert distance(good, evil) > 60


@pytest.mark.parametrize("eyes", ["protanopia", "deuteranopia"])
def test_a_green_and_a_red_of_one_brightness_would_not_do(eyes: str) -> None:
    green, red = (seen_by(eyes, light(colour)) for colour in ("#2e7d32", "#b23a00"))
    assert distance(green, red) < 40


def test_dark_is_the_same_whether_it_was_chosen_or_comes_with_the_system() -> None:
    assert palettes()[DARK] == palettes()[DARK_BY_ITSELF]
