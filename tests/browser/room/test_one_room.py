"""Games in one room: phones, bots and a display; votes and cards by holding."""

from itertools import product

import pytest
from _pytest.mark import ParameterSet

from tests.browser.leak_check import broken, nothing_is_wrong
from tests.browser.players import Person, begin, gather, play
from tests.browser.room.room import (
    HELD,
    asks_the_same,
    illegible,
    is_closed,
    only_what_all_see,
    opened_display,
    settings,
)
from tests.browser.room.test_reveal import heard, script
from tests.browser.seats import LANGUAGES, Cast, Language
from tests.browser.test_camelot import add_bots
from tests.browser.test_narrator import QUICKLY
from tests.server.harness.one_process_server import OneProcessServer


def in_every_language(language: Language, *others: str) -> list[ParameterSet]:
    """One of them in short, and the product with what else there is in the long form."""
    shortly = (language, *others[:1])
    return [
        pytest.param(*each, marks=[] if each == shortly else [pytest.mark.long])
        for each in (product(LANGUAGES, others) if others else ((one,) for one in LANGUAGES))
    ]


@pytest.mark.parametrize("language, style", in_every_language("en", "silent", "eyes", "narrated"))
def test_seven_play_in_one_room_with_a_display(
    server: OneProcessServer, cast: Cast, language: Language, style: str
) -> None:
    # Four of seven: three bots alone cannot be the teams of a whole game.
    people = gather(server, cast, ["en", "fa", "it", "fr"])
    host, other, *_ = people
    settings(host, "room", style, language=language, speed="quick")
    screen, link = opened_display(host, cast, server.url, language)
    again = cast.seat("Again", "en", server.url)
    again.page.goto(link)
    again.button("ui-screen-start").click()
    again.until("that the link works once", lambda: is_closed(again))
    add_bots(host, 3)
    assert illegible(screen) == []
    begin(people)
    if style != "silent":
        screen.page.evaluate("() => {" + QUICKLY + "}")
        screen.until("the narrator", lambda: screen.page.locator(".narrator").count())
        assert heard(screen) == script(host, style, language)
    seen: dict[str, bool] = {}

    def look(person: Person, phase: str) -> None:
        screen.until("the same question", lambda: asks_the_same(screen, person))
        if phase not in seen:
            seen[phase] = True
            assert illegible(screen) == []
        if phase in HELD:
            covered = person.page.locator(".choose")
            assert not covered.locator("[data-choice]").count(), "covered until held"

    answered = play(people, before=look)
    assert {*HELD} <= {*answered}
    only_what_all_see(screen)
    assert not any(message["away"] for person in people for message in person.seat.messages("presence"))
    # Anybody who sits closes it.
    shown = [*screen.messages("table")][-1]["table"]["displays"]
    other.seat.device({"type": "table.close-display", "display": shown[0]["id"]})
    screen.until("that it is closed", lambda: is_closed(screen))
    for person in people:
        assert not broken(person.seat)


@pytest.mark.parametrize("language", in_every_language("it"))
def test_seven_play_camelot_in_one_room_with_a_display(
    server: OneProcessServer, cast: Cast, language: Language
) -> None:
    people = gather(server, cast, ["fr", "en"], game="shadows")
    settings(people[0], "room")
    screen, _ = opened_display(people[0], cast, server.url, language)
    add_bots(people[0], 5)
    begin(people)
    screen.until("the board", lambda: screen.page.locator(".shown .camelot-board").count())
    seen: set[str] = set()

    def look(person: Person, phase: str) -> None:
        screen.until("the same question", lambda: asks_the_same(screen, person))
        if phase not in seen:
            seen.add(phase)
            assert illegible(screen) == []

    answered = play(people, before=look)
    assert {"shadows.council", "shadows.progressing", "shadows.acting"} <= {*answered}
    only_what_all_see(screen)
    assert not any(message["away"] for person in people for message in person.seat.messages("presence"))
    nothing_is_wrong(people)


def test_too_small_and_too_pale_would_be_found(server: OneProcessServer, cast: Cast) -> None:
    (ana,) = gather(server, cast, ["en"])
    settings(ana, "room")
    screen, _ = opened_display(ana, cast, server.url)
    assert illegible(screen) == []
    screen.page.evaluate("document.querySelector('.shown h1').style.color = '#6b7280'")
    assert "contrast" in illegible(screen)[0]
    screen.page.evaluate("document.querySelector('.shown h1').style = 'font-size: 12px'")
    assert "px" in illegible(screen)[0]
