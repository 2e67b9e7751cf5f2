"""The judge of Shadows refuses a sword or a Traitor ahead of its beat, and one that never was."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.browser.camelot_verdict import camelot_verdict
from tests.browser.verdict import Kind, Noted, facts_of

BEFORE: list[dict[str, Any]] = []
HIDDEN: list[dict[str, Any]] = [
    {"type": "shadows.sword-laid", "colour": "black", "cause": ""},
    {"type": "shadows.traitors-revealed", "seats": [1]},
    {"type": "shadows.sword-turned"},
    {"type": "shadows.swords-counted", "white": 6, "black": 6, "winner": "evil"},
    {"type": "shadows.over", "winner": "evil", "why": "swords", "sides": ["loyal", "traitor"]},
]
FACTS = facts_of("shadows", [(1_000.0, BEFORE), (100_000.0, HIDDEN)], late=True)
UNMASKED = facts_of(
    "shadows",
    [
        (1_000.0, BEFORE),
        (
            100_000.0,
            [
                {"type": "shadows.accused", "by": 0, "seat": 1},
                {"type": "shadows.loyalty-shown", "seat": 1, "side": "traitor"},
                {"type": "shadows.sword-laid", "colour": "white", "cause": "accusation"},
                {"type": "shadows.unmasked", "seat": 1},
            ],
        ),
    ],
    late=True,
)


def at(seconds: float, kind: Kind, text: str) -> list[Noted]:
    return [Noted(seconds * 1000, kind, text)]


def swords(seconds: float, white: int, black: int) -> list[Noted]:
    return at(seconds, "button", f"Camelot. Swords: {white} white, {black} black, of 12; the seventh …")


TRUE = [
    *swords(1, 7, 4),
    *swords(100.95, 7, 5),
    *at(102.5, "panel", "The final count begins. A hidden Traitor is revealed: Hanna."),
    *swords(104.85, 6, 6),
    *at(110.8, "panel", "Twelve swords … Hanna was a Traitor and was never unmasked. You lost."),
]


def test_a_true_count_is_accepted() -> None:
    assert camelot_verdict(TRUE, FACTS) == []


@pytest.mark.parametrize(
    "false, why",
    [
        (swords(100.5, 7, 5), "0.40 s ahead of its beat"),
        (swords(101.5, 6, 6), "ahead of its beat"),
        (swords(101.5, 5, 7), "so they never lay"),
        (swords(112.0, 7, 5), "at the end there are 6 white, 6 black"),
        (at(101.0, "panel", "A hidden Traitor is revealed: Hanna."), "ahead of its beat"),
        (at(104.0, "panel", "Hanna was a Traitor and was never unmasked."), "ahead of its beat"),
        (at(104.0, "live", "Hanna is now a revealed Traitor, and plays for Evil."), "this is not so"),
    ],
)
def test_each_untruth_is_refused(false: Sequence[Noted], why: str) -> None:
    (found,) = camelot_verdict(sorted([*TRUE, *false], key=lambda each: each.at), FACTS)
    assert found.endswith(why)


def test_a_traitor_whom_the_end_forgets_is_missed() -> None:
    assert camelot_verdict(TRUE[:-1], FACTS) == ["no panel tells of a Traitor who was never unmasked"]


def test_an_unmasked_traitor_is_told_when_the_card_turns() -> None:
    seen = [
        *swords(1, 7, 3),
        *at(103.1, "panel", "Hanna reveals: Traitor."),
        *swords(105.1, 8, 3),
        *at(105.2, "live", "Hanna is now a revealed Traitor, and plays for Evil."),
    ]
    assert camelot_verdict(seen, UNMASKED) == []
    early = [*swords(1, 7, 3), *at(102.0, "panel", "Hanna reveals: Traitor."), *swords(105.1, 8, 3)]
    (found,) = camelot_verdict(early, UNMASKED)
    assert found.endswith("ahead of its beat")
    loyal = [*swords(1, 7, 3), *swords(105.1, 8, 3), *at(106, "panel", "Hanna was never unmasked.")]
    (found,) = camelot_verdict(loyal, UNMASKED)
    assert found.endswith("this is not so")
