"""Every screen, one after another, for tests that look at all of them.

`around(visitor)` shows the screens of the server, `at_the_table(visitor, …)` a table at every moment of a
game; each gives the name of what is on the screen now.
"""

from collections.abc import Collection, Iterator

from playwright.sync_api import Page

from tests.browser.access.measures import resize
from tests.browser.access.staged_table import TABLE, Stage, everything, finished, moments
from tests.browser.panels import close_panel, open_panel
from tests.browser.seats import Cast, Language, Seat
from tests.server.harness.one_process_server import OneProcessServer

PANELS = ("chat", "votes", "log", "card", "rules", "notes", "table")

SAME_CHANCE = """
{
  let drawn = 0;
  crypto.getRandomValues = (bytes) => bytes.fill(bytes.length === 1 ? 0 : ++drawn);
}
"""
"""In which order two cards lie is drawn by each device for itself; here it always falls the same way."""


class Visitor:
    """Somebody who looks at everything, at a table that is on a stage."""

    def __init__(self, server: OneProcessServer, cast: Cast, language: Language, name: str = "Ana") -> None:
        self.seat: Seat = cast.seat(name, language, server.url, bypass_csp=True)
        self.page: Page = self.seat.page
        self.page.add_init_script(SAME_CHANCE)
        self.stage = Stage(server.url, reloads=False)

    def wear(self, *, dark: bool, wide: bool) -> None:
        self.page.emulate_media(color_scheme="dark" if dark else "light")
        resize(self.page, *((1280, 800) if wide else (390, 844)))

    def settle(self) -> None:
        self.seat.settle()


def around(visitor: Visitor, wanted: Collection[str] = ()) -> Iterator[str]:
    """The screens around the tables, or those of them that are wanted: of a stranger, and then of a guest."""
    page, stage = visitor.page, visitor.stage
    for name, path in (
        ("home of a stranger", "/"),
        ("at the door of a table", f"/t/{TABLE}"),
        ("lost", "/t/nowhere/history"),
    ):
        if not wanted or name in wanted:
            yield from _come(visitor, name, path)
    stage.enter(page)
    for name, path in (
        ("home", "/"),
        ("a new table", "/new"),
        ("my games", "/mine"),
        ("settings", "/settings"),
        ("rules", "/rules/avalon"),
        ("a card of the rules", "/rules/shadows/quest-grail"),
        ("a guided game", "/learn/loyal"),
    ):
        if not wanted or name in wanted:
            yield from _come(visitor, name, path)
    if not wanted or "lobby of the host" in wanted:
        stage.show(page, everything(1), 0, lobby=True)
        visitor.settle()
        yield "lobby of the host"
    if wanted:
        return
    stage.show(page, everything(1), 3, lobby=True)
    for panel in ("chat", "rules", "people"):
        visitor.settle()
        open_panel(page, panel)
        # Some of it is loaded only now.
        visitor.settle()
        page.evaluate("for (const fold of document.querySelectorAll('main details')) fold.open = true")
        visitor.settle()
        yield f"lobby, {panel}"
    close_panel(page)


def _come(visitor: Visitor, name: str, path: str) -> Iterator[str]:
    visitor.seat.go(path)
    visitor.page.locator("main h1, main h2, main form").first.wait_for()
    visitor.settle()
    yield name


def at_the_table(visitor: Visitor, every: int = 1, first: int = 0) -> Iterator[str]:
    """Every question (or one in so many), before those who are asked and those who wait; and the end."""
    stage, page = visitor.stage, visitor.page
    scenes = [(f"{name}, asked", game, seat) for name, game, seat in moments(asked=True)]
    scenes += [(f"{name}, waiting", game, seat) for name, game, seat in moments(asked=False)]
    for name, game, seat in scenes[first::every]:
        stage.show(page, game, seat)
        visitor.settle()
        yield name
    stage.show(page, finished(), 2)
    visitor.settle()
    yield "the end"


def beside_the_table(visitor: Visitor) -> Iterator[str]:
    """What is beside a game under way: each panel."""
    stage, page = visitor.stage, visitor.page
    game, seat = next((game, seat) for name, game, seat in moments(asked=True) if name == "avalon.questing")
    stage.show(page, game, seat)
    for panel in PANELS:
        # The screen may just have become wide or narrow.
        visitor.settle()
        open_panel(page, panel)
        visitor.settle()
        yield f"panel {panel}"
    close_panel(page)
