"""Whole games of Shadows over Camelot in browsers: every answer by the page's own controls."""

from collections.abc import Sequence
from functools import partial

import pytest
from playwright.sync_api import Locator

from tests.browser.leak_check import broken
from tests.browser.players import Person, begin, gather, play
from tests.browser.seats import Cast, Language
from tests.server.harness.one_process_server import OneProcessServer

FOUR: tuple[Language, ...] = ("en", "it", "fr", "fa")


def nothing_is_broken(people: Sequence[Person]) -> None:
    assert not [f"{person.seat.name}: {line}" for person in people for line in broken(person.seat)]


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
    nothing_is_broken([ana])


@pytest.mark.long
def test_eight_play_with_everything_in_four_languages(server: OneProcessServer, cast: Cast) -> None:
    languages = [FOUR[seat % len(FOUR)] for seat in range(8)]
    people = gather(server, cast, languages, game="shadows", preset="everything")
    begin(people)
    play(people, moves=5000)
    nothing_is_broken(people)
