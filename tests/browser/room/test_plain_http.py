"""A game in one room on plain HTTP, under a name of the local network: nothing needs a secure context."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright

from tests.browser.leak_check import broken
from tests.browser.players import begin, gather, play
from tests.browser.room.room import HELD, opened_display, settings
from tests.browser.seats import Cast, launched
from tests.browser.test_camelot import add_bots
from tests.server.harness.one_process_server import OneProcessServer, opened

NAME = "table.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OneProcessServer]:
    with opened(tmp_path_factory.mktemp("server"), "--lan-name", NAME) as server:
        server.url = f"http://{NAME}:{server.url.rpartition(':')[2]}"
        yield server


@pytest.fixture(scope="module")
def chromium(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cast]:
    folder = tmp_path_factory.mktemp("pictures")
    with launched(playwright, folder, f"--host-resolver-rules=MAP {NAME} 127.0.0.1") as cast:
        yield cast


@pytest.mark.parametrize("enough", [HELD, pytest.param((), id="whole", marks=pytest.mark.long)], ids=" ".join)
def test_a_game_on_plain_http(server: OneProcessServer, cast: Cast, enough: tuple[str, ...]) -> None:
    """Votes and a quest; in the long form to the end."""
    people = gather(server, cast, ["en", "fa", "it"])
    host = people[0]
    settings(host, "room")
    assert host.page.evaluate("[isSecureContext, 'wakeLock' in navigator, 'subtle' in crypto]") == [False] * 3
    screen, _ = opened_display(host, cast, server.url)
    add_bots(host, 2)
    begin(people)
    answered = play(people, enough=enough)
    assert {*HELD} <= {*answered}
    for seat in (screen, *(person.seat for person in people)):
        assert not broken(seat)
        assert not seat.elsewhere()
    # There is no microphone to record with.
    screen.go("/narrator")
    screen.page.locator(".start").wait_for()
    assert not screen.page.locator(".own").count()
