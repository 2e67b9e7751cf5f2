"""Few requests: a phone on a slow network asks for six files at a time, so a screen consists of few.

Counted is everything that a browser which keeps nothing asks for until the screen is at rest.
"""

from collections.abc import Iterator

import pytest

from tests.browser.players import Person, begin
from tests.browser.seats import LANGUAGES, Cast, Language, Seat
from tests.server.harness.one_process_server import OneProcessServer, opened

HOME = 10
TABLE = 20
QUIET_MS = 500
TYPEFACES = {"fa": 1}
"""Persian has a typeface of its own for titles, besides that of its texts."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OneProcessServer]:
    """One of its own: a server with open tables has more to show."""
    with opened(tmp_path_factory.mktemp("requests")) as server:
        yield server


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_ten_requests(server: OneProcessServer, cast: Cast, language: Language) -> None:
    seat = cast.seat("Ana", language, server.url)
    seat.go()
    seat.until("the page", seat.page.locator("main button").count)
    assert _asked(seat) <= HOME + TYPEFACES.get(language, 0), seat.asked


@pytest.mark.parametrize("game", ["avalon", "shadows"])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_table_is_twenty_requests(
    server: OneProcessServer, cast: Cast, game: str, language: Language
) -> None:
    """Whether by a link that names the game or by loading the page again."""
    host, other = (Person(cast.seat(name, language, server.url), name) for name in ("Ana", "Ben"))
    path = host.open_table(game)
    other.come(path)
    other.sit()
    for bot in "abc":
        host.seat.device({"type": "table.bring", "person_id": "bot:" + bot * 32})
    begin([host, other])
    known = other.seat.context.storage_state()
    guest = cast.seat("Ben", language, server.url, storage_state=known)
    for where in (f"{path}?game={game}", path):
        guest.asked.clear()
        guest.go(where)
        guest.until("the game", guest.page.locator(".play").count)
        assert _asked(guest) <= TABLE + TYPEFACES.get(language, 0), (where, guest.asked)


def test_a_game_that_the_link_does_not_name_brings_no_other_along(
    server: OneProcessServer, cast: Cast
) -> None:
    seat = cast.seat("Ana", "en", server.url)
    seat.go("/t/" + "0" * 32)
    seat.until("a name to write", seat.field("ui-your-name").count)
    _asked(seat)
    assert not [each for each in seat.asked if "avalon" in each or "shadows" in each], seat.asked


def test_files_apart_would_be_noticed(server: OneProcessServer, cast: Cast) -> None:
    seat = cast.seat("Ana", "en", server.url)
    seat.go()
    seat.page.evaluate(
        "async () => { for (let n = 0; n < 10; n++) await (await fetch(`/api/server?n=${n}`)).text() }"
    )
    assert _asked(seat) > HOME


def _asked(seat: Seat) -> int:
    """How much was asked for when nothing more is."""
    known = -1
    while known != len(seat.asked):
        known = len(seat.asked)
        seat.page.wait_for_timeout(QUIET_MS)
        seat.settle()
    seat.asked[:] = [each for each in seat.asked if not each.startswith("GET data:")]
    return len(seat.asked)
