"""The judge of whole games refuses what is false or ahead of its beat, and accepts a true game."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from tests.browser.verdict import Kind, Noted, Told, facts_of, verdict

ROLES = ["merlin", "percival", "servant", "assassin", "morgana"]
# A last quest that fails, as one page of 96adc843 showed it: its beat began at 405.71 s, and its last card
# was to turn at 409.00 s.
CAME = 405_700.0
LAST = [{"type": "avalon.quest-ended", "quest": 5, "successes": 1, "fails": 1, "won": False}]
OVER = {"type": "avalon.over", "winner": "evil", "why": "three_fails", "roles": ROLES}
FACTS = facts_of("avalon", [(CAME, [*LAST, OVER])])
THREE_FAILS = "Three quests have failed. Evil wins!"
WAY_ON = "Play again 0 of 5 want another", "Lobby", "Watch the replay"


def at(seconds: float, kind: Kind, *texts: str) -> list[Noted]:
    return [Noted(seconds * 1000, kind, text) for text in texts]


def end(seconds: float, winner: str = "Evil", why: str = THREE_FAILS) -> list[Noted]:
    """The end as it is told."""
    return [
        *at(seconds, "heading", f"{winner} wins"),
        *at(seconds, "panel", f"{why} You lost."),
        *at(seconds, "button", *WAY_ON),
        *at(seconds + 0.3, "live", f"{why} Ana was Merlin."),
    ]


TRUE = [
    *at(405.72, "heading", "Quest 5"),
    *at(405.72, "button", "Tap to go on"),
    *at(409.01, "heading", "1 Fail.\nThe quest fails."),
    *end(412.24),
]


def test_a_true_game_is_accepted() -> None:
    assert [told.at for told in FACTS] == [409_000.0, 412_220.0]
    assert verdict("avalon", TRUE, FACTS) == []


def test_the_false_ending_of_96adc843_is_refused() -> None:
    seen = [
        *at(406.67, "heading", "Ended without a result"),
        *at(406.71, "button", *WAY_ON),
        *at(409.00, "heading", "1 Fail.\nThe quest fails."),
        *end(412.23),
    ]
    assert verdict("avalon", seen, FACTS) == [
        "406.67 s, heading “Ended without a result”: this is not so",
        "406.71 s, button “Play again 0 of 5 want another”: 5.51 s ahead of its beat",
        "406.71 s, button “Lobby”: 5.51 s ahead of its beat",
        "406.71 s, button “Watch the replay”: 5.51 s ahead of its beat",
    ]


@pytest.mark.parametrize(
    "false, why",
    [
        (at(412.3, "heading", "Good wins"), "this is not so"),
        (at(412.3, "panel", "Three quests have succeeded, and Merlin is safe. Good wins!"), "this is not so"),
        (at(412.3, "panel", "The Assassin named Hanna: Merlin."), "this is not so"),
        (at(412.3, "live", "Caradoc is the Assassin, and names Hanna."), "this is not so"),
        (at(409.0, "heading", "Evil wins"), "ahead of its beat"),
        (at(409.0, "live", THREE_FAILS), "ahead of its beat"),
        (at(409.0, "panel", "You won!"), "ahead of its beat"),
        (at(408.0, "heading", "1 Fail.\nThe quest fails."), "no quest has ended yet"),
        (at(409.1, "heading", "No Fail.\nThe quest succeeds."), "the cards that lie open say otherwise"),
        (at(409.1, "heading", "2 Fails.\nThe quest fails."), "the cards that lie open say otherwise"),
        (at(412.4, "button", "Play again 5 of 5 want another"), "0 have pressed"),
        (at(412.4, "button", "Play again 1 of 5 wants another"), "0 have pressed"),
        (at(412.3, "panel", "Your move"), "the game is over"),
        (at(300.0, "clock", "2:00"), "a clock at a table without one"),
    ],
)
def test_each_untruth_is_refused(false: Sequence[Noted], why: str) -> None:
    (found,) = verdict("avalon", [*TRUE, *false], FACTS)
    assert found.endswith(why)


def test_what_is_so_is_accepted() -> None:
    pressed = [*at(413.0, "press", "Ana"), *at(413.1, "button", "Play again 1 of 5 wants another")]
    assert verdict("avalon", [*TRUE, *pressed], FACTS) == []
    assert verdict("avalon", [*TRUE, *at(300.0, "clock", "2:00")], FACTS, clock=True) == []


@pytest.mark.parametrize("kind", ["heading", "panel", "button", "live"])
def test_an_end_that_is_not_told_is_refused(kind: Kind) -> None:
    silent = [each for each in TRUE if each.kind != kind or each.at < 412_000]
    assert verdict("avalon", silent, FACTS) == [f"no {kind} tells the end: three_fails"]


def named(target: str, winner: str, why: str) -> list[Told]:
    struck = {"type": "avalon.named", "by": 3, "target": ROLES.index(target)}
    return facts_of("avalon", [(100_000.0, [struck, {**OVER, "winner": winner, "why": why}])])


def test_the_strike_is_told_when_the_card_turns_and_the_result_after_it() -> None:
    facts = named("servant", "good", "assassination_missed")
    assert [told.at for told in facts] == [102_240.0, 103_300.0]
    why = "Three quests have succeeded, and Merlin is safe. Good wins!"
    seen = [
        *at(102.3, "heading", "Caradoc is the Assassin, and names Hanna."),
        *end(103.4, "Good", why),
        *at(103.4, "panel", "The Assassin named Hanna: Loyal Servant."),
    ]
    assert verdict("avalon", seen, facts) == []
    early = [replace(each, at=each.at - 1000) for each in seen]
    assert all("ahead of its beat" in each for each in verdict("avalon", early, facts)[:2])
    assert verdict("avalon", seen, named("merlin", "evil", "merlin_assassinated"))


@pytest.mark.parametrize(
    "why, says",
    [
        ("siege", "Twelve siege engines surround Camelot, and it falls."),
        ("loyal_dead", "All loyal Knights are dead."),
        ("swords", "Twelve swords lie on the Round Table. They are counted for the last time."),
    ],
)
def test_an_end_of_shadows_is_judged_likewise(why: str, says: str) -> None:
    facts = facts_of(
        "shadows", [(1000.0, [{"type": "shadows.over", "winner": "evil", "why": why, "sides": []}])]
    )
    seen = [
        *at(9, "heading", "Evil wins!"),
        *at(9, "panel", f"{says} You lost."),
        *at(9, "button", *WAY_ON),
        *at(9, "live", f"{says} Evil wins!"),
    ]
    assert verdict("shadows", seen, facts) == []
    early = [replace(each, at=900.0) for each in seen]
    assert verdict("shadows", early, facts)
    assert verdict("shadows", [*seen, *at(10, "heading", "The Knights win!")], facts)


def test_a_page_that_falls_behind_shows_the_last_frame_alone() -> None:
    quest = [{"type": "avalon.quest-ended", "quest": 1, "successes": 2, "fails": 0, "won": True}]
    long = [{"type": "avalon.quest-ended", "quest": 2, "successes": 5, "fails": 0, "won": True}, *quest]
    short, late = (
        [told.at for told in facts_of("avalon", [(0.0, quest), (900.0, each)])] for each in (quest, long)
    )
    assert short == [3_300.0, 9_820.0]
    assert late == [900.0, 6_750.0, 13_270.0]
    again = facts_of("avalon", [(0.0, quest), (10_000.0, long)])
    assert [told.at for told in again] == [3_300.0, 15_850.0, 22_370.0]


def test_a_game_without_a_result_is_no_whole_game() -> None:
    assert verdict("avalon", TRUE, FACTS[:1]) == ["the game has no result"]
