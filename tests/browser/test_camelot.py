"""Whole games of Shadows over Camelot in browsers: every answer by the page's own controls."""

from functools import partial

import pytest
from playwright.sync_api import Locator

from tests.browser.leak_check import a_leak_would_be_seen, nothing_is_wrong, sizes, the_record
from tests.browser.players import Person, begin, gather, play
from tests.browser.seats import Cast, Language
from tests.server.harness.one_process_server import OneProcessServer

FOUR: tuple[Language, ...] = ("en", "it", "fr", "fa")


def add_bots(person: Person, count: int) -> None:
    """So many bots, one after the other."""
    seated = person.page.locator(".lobby .seats li[data-who]")
    for _ in range(count):
        before = seated.count()
        person.seat.button("ui-add-bot").click()
        person.seat.until("one more at the table", partial(_more, seated, before))


def _more(seated: Locator, before: int) -> bool:
    return seated.count() > before


def test_one_person_plays_a_base_game_with_two_bots_to_the_end(server: OneProcessServer, cast: Cast) -> None:
    (ana,) = gather(server, cast, ["en"], game="shadows")
    add_bots(ana, 2)
    begin([ana])
    answered = play([ana])
    assert {"shadows.council", "shadows.progressing", "shadows.acting"} <= {*answered}
    nothing_is_wrong([ana])


def test_three_play_a_base_game_and_nobody_is_sent_more_than_they_are_told(
    server: OneProcessServer, cast: Cast
) -> None:
    """In the languages that the game with bots does not have."""
    people = gather(server, cast, ["it", "fr", "fa"], game="shadows")
    begin(people)
    play(people)
    nothing_is_wrong(people)
    a_leak_would_be_seen(people)


@pytest.mark.long
def test_eight_play_with_everything_in_four_languages(server: OneProcessServer, cast: Cast) -> None:
    languages = [FOUR[seat % len(FOUR)] for seat in range(8)]
    people = gather(server, cast, languages, game="shadows", preset="everything")
    begin(people)
    play(people, moves=5000)
    nothing_is_wrong(people)
    # A frame is as long as that of any other seat that is told something at the same moment.
    assert {len(lengths) for lengths in sizes(the_record(people[0]), people).values()} == {1}
