"""Whole games in browsers, one for each seat, in four languages; and whatever passes through any of them."""

import pytest

from tests.browser.broken_connections import Breaks
from tests.browser.half_made_choices import Halfway
from tests.browser.leak_check import a_leak_would_be_seen, nothing_is_wrong, sizes, the_record
from tests.browser.panels import open_panel
from tests.browser.players import begin, gather, honest, play
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


@pytest.mark.parametrize("level", ["strong", pytest.param("easy", marks=pytest.mark.long)])
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
