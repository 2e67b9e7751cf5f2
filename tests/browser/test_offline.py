"""Without a network the page, the rules, the guided games, the narrator and games one has looked at work on;
a new version is offered when nothing is asked, and a page that is too old for the server is told to reload.
"""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from camlann.protocol.socket_messages import VERSION
from tests.browser.finished_game import NAMES, Finished, finished
from tests.browser.panels import close_panel, open_panel
from tests.browser.players import Person
from tests.browser.seats import Cast, Seat
from tests.browser.test_narrator import QUICKLY, listen
from tests.server.harness.one_process_server import OneProcessServer, opened

KEPT = """
async () => (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
  .flat().map(({url}) => new URL(url).pathname)
"""


@pytest.fixture
def lonely(tmp_path: Path) -> Iterator[OneProcessServer]:
    """A server of the test's own, which it may stop."""
    with opened(tmp_path) as server:
        yield server


def comes(cast: Cast, server: OneProcessServer, name: str = "Ana") -> Seat:
    """Somebody whose browser has a service worker."""
    return cast.seat(name, "en", server.url, service_workers="allow")


def kept(seat: Seat) -> list[str]:
    found: list[str] = seat.page.evaluate(KEPT)
    return found


def until_kept(seat: Seat, part: str) -> None:
    seat.until(f"that {part} is kept", lambda: any(part in path for path in kept(seat)))


def settled(seat: Seat) -> None:
    """The worker is there, and keeps what the page needs."""
    seat.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    seat.until("a worker", lambda: seat.page.evaluate("navigator.serviceWorker.controller !== null"))
    for part in ("/assets/words-en-learn", "/assets/words-en-rules", "/assets/words-en-shadows"):
        until_kept(seat, part)


def test_the_second_visit_works_without_a_network(lonely: OneProcessServer, cast: Cast) -> None:
    ana = comes(cast, lonely)
    ana.go("/")
    settled(ana)
    ana.page.add_init_script(QUICKLY)
    ana.go("/narrator")
    heard = listen(ana.page)
    until_kept(ana, heard[-1].rpartition("/")[2])
    lonely.stop()

    ana.go("/")
    ana.page.get_by_role("heading", name=ana.says("ui-offline")).wait_for()
    for path in ("/rules/avalon", "/rules/shadows/quest-grail", "/learn/loyal"):
        ana.go(path)
        ana.page.locator("main h1, main h2, main button").first.wait_for()
        assert not ana.page.locator(".trouble").count(), path
    ana.go("/narrator")
    assert listen(ana.page) == heard
    part = ana.page.evaluate(
        """async (url) => {
        const sound = new Audio(url);
        await new Promise((done, fail) => {
          sound.oncanplaythrough = done;
          sound.onerror = fail;
          sound.load();
        });
        return sound.duration;
    }""",
        heard[0],
    )
    assert part > 0.5

    # When the server is back, so is the whole page.
    lonely.start()
    ana.go("/")
    ana.field("ui-your-name").wait_for()


def test_a_game_that_was_looked_at_can_be_looked_at_without_a_network(
    lonely: OneProcessServer, cast: Cast
) -> None:
    game: Finished = finished(lonely.url)
    ana = comes(cast, lonely, NAMES[0])
    game.enter(ana, 0)
    ana.go("/")
    settled(ana)
    ana.go(game.path)
    ana.page.locator(".timeline").wait_for()
    until_kept(ana, "/replay-steps")
    until_kept(ana, "/api/people")
    lonely.stop()
    ana.go("/")
    ana.page.get_by_role("link", name=ana.says("ui-offline-game", number=1)).click()
    ana.page.locator(".timeline").wait_for()
    ana.until("the names", lambda: ana.page.get_by_text(NAMES[3]).count())

    # It is gone from the device when the server knows nobody there any more.
    ana.context.clear_cookies()
    lonely.start()
    ana.go("/")
    ana.field("ui-your-name").wait_for()
    ana.until("nothing of it", lambda: not any("/games/" in path for path in kept(ana)))


def plays_with_bots(cast: Cast, lonely: OneProcessServer) -> Person:
    """Somebody whose browser has kept the page, and who has just begun to play."""
    person = Person(comes(cast, lonely), "1")
    ana = person.seat
    ana.go("/")
    settled(ana)
    ana.field("ui-your-name").fill("Ana")
    ana.button("ui-play-bots").click()
    return person


def test_a_new_version_is_offered_and_taken_when_nothing_is_asked(
    lonely: OneProcessServer, cast: Cast, tmp_path: Path
) -> None:
    person = plays_with_bots(cast, lonely)
    ana = person.seat
    ana.until("a question", lambda: person.mine)

    newer = tmp_path / "newer"
    shutil.copytree(lonely.page, newer)
    (newer / "assets" / "newer-00000000.js").write_text("export {};\n")
    lonely.stop()
    lonely.page = newer
    lonely.start()
    ana.page.evaluate(
        "navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => true)"
    )
    waits = "navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)"
    ana.until("a newer worker", lambda: ana.page.evaluate(waits))
    ana.until("the question again", lambda: person.mine)
    assert not ana.button("ui-new-version-load").count(), "not while something is asked"
    ana.go("/")
    ana.button("ui-new-version-load").click()
    ana.until("the newer files", lambda: any("newer-00000000" in path for path in kept(ana)))
    ana.field("ui-your-name").or_(ana.button("ui-play-bots")).first.wait_for()


NEWER = "from camlann.protocol import socket_messages\nsocket_messages.VERSION += 1\n"
"""The server speaks the next version of the protocol."""


def _other(file: Path) -> Path:
    return file.with_stem(f"{file.stem}x")


def next_page(page: Path, folder: Path) -> Path:
    """This page, but it speaks the next version of the protocol; so its files have other names."""
    newer = folder / "next"
    shutil.copytree(page, newer)
    files = [*newer.glob("assets/*.js"), *newer.glob("assets/*.css")]
    names = re.compile("|".join(re.escape(file.name) for file in files))
    changed = 0
    for file in (newer / "index.html", *files):
        text = file.read_text(encoding="utf-8")
        spoken = text.replace(f"wire:{VERSION},", f"wire:{VERSION + 1},")
        changed += spoken != text
        file.write_text(names.sub(lambda name: _other(Path(name[0])).name, spoken), encoding="utf-8")
        if file in files:
            file.rename(_other(file))
    assert changed == 1, "nothing in the page says which version it speaks"
    return newer


def test_a_page_of_the_version_before_is_told_to_reload_and_loses_nothing(
    lonely: OneProcessServer, cast: Cast, tmp_path: Path
) -> None:
    person = plays_with_bots(cast, lonely)
    ana = person.seat
    ana.until("the own role", lambda: person.mine)
    person.answer()
    ana.until("a question beside which one can write", lambda: person.mine)
    asked = person.phase
    open_panel(ana.page, "chat")
    ana.field("ui-chat-say").fill("I would go myself")
    close_panel(ana.page)

    lonely.stop()
    lonely.page, lonely.before = next_page(lonely.page, tmp_path), NEWER
    lonely.start()
    ana.page.get_by_text(ana.says("server-trouble-wire-version")).first.wait_for()
    ana.button("ui-reload").click()
    ana.until("the same question again", lambda: person.mine and person.phase == asked)
    open_panel(ana.page, "chat")
    assert ana.field("ui-chat-say").input_value() == "I would go myself"
    close_panel(ana.page)
    # The page is the newer one, and it is understood.
    person.answer()
