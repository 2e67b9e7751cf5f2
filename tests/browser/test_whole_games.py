"""Whole games in browsers, one for each seat, in four languages; and whatever passes through any of them."""

import copy
import json
from collections.abc import Sequence

import pytest

from tests.browser.broken_connections import Breaks
from tests.browser.half_made_choices import Halfway
from tests.browser.leak_check import broken, sizes, the_record, whispered
from tests.browser.panels import open_panel
from tests.browser.players import Person, begin, gather, honest, play
from tests.browser.seats import Cast, Language
from tests.server.harness.one_process_server import OneProcessServer

FOUR: tuple[Language, ...] = ("en", "it", "fr", "fa")

HOW = {"easy": "rules", "strong": "bayes"}
"""By level, the bot that plays."""
HOUR = 3600
OTHERWISE = {
    "lancelot": "open_schedule",
    "plot_edition": "revised",
    "lady_use": "may_decline",
    "quest_order": "fixed",
    "assassination_talk": "evil_channel",
    "clock": {"glance": HOUR, "answer": HOUR, "choice": HOUR, "debate": HOUR, "bank": 300},
}
"""Every module as the first game does not have it, and a clock, with time enough for any machine."""


def languages(seats: int) -> list[Language]:
    return [FOUR[seat % len(FOUR)] for seat in range(seats)]


def nothing_is_wrong(people: Sequence[Person]) -> None:
    wrong = [f"{person.seat.name}: {line}" for person in people for line in broken(person.seat)]
    assert not wrong + whispered(the_record(people[0]), people)


def test_every_kind_of_question_is_answered_once_over_a_broken_connection(
    server: OneProcessServer, cast: Cast
) -> None:
    people = gather(server, cast, languages(5), preset="everything")
    begin(people)
    play(people, before=Breaks(people))
    nothing_is_wrong(people)
    a_leak_would_be_seen(people)


@pytest.mark.parametrize("seats", [7, pytest.param(10, marks=pytest.mark.long)])
def test_nothing_that_comes_undoes_a_half_made_choice_in_a_game_with_every_module(
    server: OneProcessServer, cast: Cast, seats: int
) -> None:
    people = gather(server, cast, languages(seats), preset="everything", options=OTHERWISE)
    begin(people)
    halfway = Halfway(people, honest)
    play(people, before=halfway, likes=honest)
    halfway.ends()
    nothing_is_wrong(people)
    # A frame is as long as that of any other seat that is told something at the same moment.
    assert {len(lengths) for lengths in sizes(the_record(people[0]), people).values()} == {1}


def a_leak_would_be_seen(people: Sequence[Person]) -> None:
    """The same game with something whispered into one browser is not let by."""
    kept = the_record(people[0])
    ana, other = people[0].seat, people[1].seat
    heard = list(ana.heard)
    last = max(at for at, text in enumerate(other.heard) if '"frame"' in text)
    planted: list[str] = [other.heard[last]]
    for name, value in {
        "own": None,
        "told": [{"type": "avalon.role-shown", "seat": 1, "role": "merlin"}],
    }.items():
        message = json.loads(next(text for text in reversed(heard) if json.loads(text)["type"] == "frame"))
        message["frame"][name] = copy.deepcopy(value)
        planted.append(json.dumps(message))
    planted.append(json.dumps({"type": "pong", "merlin": 3}))
    for text in planted:
        ana.heard = [*heard, text.ljust(-(-len(text) // 256) * 256)]
        assert whispered(kept, people), text
    ana.heard = heard
    ana.console.append("log: I am Mordred")
    assert whispered(kept, people)
    ana.console.pop()
    # On every line, since a line may hold nothing but the frame that brought her up to the moment.
    lines = [line for line in ana.lines if any('"frame"' in text for text in line)]
    for line in lines:
        line.append([text for text in line if '"frame"' in text][-1] + " " * 256)
    assert {len(lengths) for lengths in sizes(kept, people).values()} == {1, 2}
    for line in lines:
        line.pop()


@pytest.mark.long
@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize("lancelot", ["known_pair", "hidden_switch", "open_schedule"])
@pytest.mark.parametrize("plot_edition", ["classic", "revised"])
def test_every_number_of_players_with_every_module(
    server: OneProcessServer, cast: Cast, seats: int, lancelot: str, plot_edition: str
) -> None:
    options = {
        "lancelot": lancelot,
        "plot_edition": plot_edition,
        "lady_use": ("mandatory", "may_decline")[seats % 2],
        "quest_order": ("fixed", "free", "free_lock5_concluded", "free_lock5_won")[seats % 4],
        "take_responsibility": ("immediate", "held")[seats % 2],
    }
    people = gather(
        server, cast, languages(seats), preset="everything", options=options, seed=f"{seats}{lancelot}"
    )
    begin(people)
    play(people, before=Breaks(people, every=True))
    nothing_is_wrong(people)


@pytest.mark.parametrize("level", ["easy", "strong"])
def test_one_person_plays_a_whole_game_with_bots_of_a_level(
    server: OneProcessServer, cast: Cast, level: str
) -> None:
    (ana,) = gather(server, cast, ["en"], seed=level)
    ana.seat.field("ui-bot-level").select_option(level)
    ana.seat.button("ui-fill-bots", count=4).click()
    seated = ana.page.locator(".lobby .seats li[data-who]")
    ana.seat.until("five at the table", lambda: seated.count() == 5)
    # Everybody sees at which level they play, and how.
    note = ana.page.get_by_text(ana.seat.says("ui-bot", level=level), exact=True)
    how = ana.page.get_by_text(ana.seat.says(f"ui-bot-plays-avalon-{HOW[level]}"))
    open_panel(ana.page, "people")
    ana.seat.until("the level of each bot", lambda: note.count() == 4)
    ana.seat.until("how each bot plays", lambda: how.count() == 4)
    begin([ana])
    play([ana])
    nothing_is_wrong([ana])
