"""A game that the table ends without a result is over on every screen, and the way on is there."""

import pytest

from tests.browser.access.measures import resize, violations
from tests.browser.panels import open_panel
from tests.browser.players import Person
from tests.browser.seats import Cast, Language
from tests.server.harness.one_process_server import OneProcessServer


def says_it_is_over(person: Person) -> None:
    seat = person.seat
    seat.until("it is over", lambda: person.over)
    assert seat.page.locator(".play h1").inner_text() == seat.says("ui-games-played-abandoned")
    way_on = seat.page.locator(".stage.end")
    way_on.get_by_role("link", name=seat.says("ui-replay-look")).wait_for()
    assert way_on.get_by_role("button", name=seat.says("ui-next-game")).is_visible()
    assert seat.page.locator(".thumb, .hand").count() == 0


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("game", ["avalon", "shadows"])
def test_a_game_that_the_table_ends_is_over_for_all(
    server: OneProcessServer, cast: Cast, game: str, language: Language
) -> None:
    ana = Person(cast.seat("Ana", language, server.url, size=(390, 664)), game)
    seat, page = ana.seat, ana.page
    seat.go("/")
    seat.field("ui-your-name").fill(seat.name)
    page.locator(f"input[name=bots-game][value={game}]").check()
    seat.button("ui-play-bots").click()
    seat.until("the first question", lambda: ana.mine)
    ana.answer()
    seat.until("the table", page.locator(".bar").is_visible)
    watcher = Person(cast.seat("Maud", "fr", server.url), "watcher")
    watcher.come(ana.path)
    watcher.seat.until("the game", lambda: watcher.phase)
    open_panel(page, "table")
    assert seat.says("ui-ballot-play-on").lower() in seat.says("ui-call-hint").lower()
    seat.button("ui-call").click()
    # The vote is in sight, not behind what it was called from.
    page.locator("dialog.sheet").wait_for(state="detached")
    assert seat.button("ui-ballot-play-on").is_visible()
    seat.button("ui-ballot-end").click(trial=True)
    assert [*violations(page)] == []
    seat.picture(f"ballot {game}")
    seat.button("ui-ballot-end").click()
    # The press that opened the question cannot answer it: the button does nothing for a moment.
    page.wait_for_timeout(400)
    page.locator("[data-sure] .press").first.click()
    for person in (ana, watcher):
        says_it_is_over(person)
        person.page.reload()
        says_it_is_over(person)
    assert watcher.seat.button("ui-again").count() == 0
    for size in ((390, 664), (320, 568), (1280, 800)):
        resize(page, *size)
        seat.settle()
        assert [*violations(page)] == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        seat.picture(f"ended {game} {size[0]}")
    page.get_by_role("link", name=seat.says("ui-replay-look")).click()
    page.locator(".timeline").wait_for()
    page.go_back()
    says_it_is_over(ana)
    seat.button("ui-again").click()
    seat.until("another game", lambda: ana.phase not in ("", "over"))
    for person in (ana, watcher):
        assert not [line for line in person.seat.console if "error" in line], person.seat.console
