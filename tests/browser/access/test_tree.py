"""A whole game through the accessibility tree: all that is known is what things are, what they are called,
and which state they are in, as a screen reader says it. Nothing is looked for by place, colour or markup.
"""

import re
import time
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Error, Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.seats import Cast, Seat
from tests.server.harness.one_process_server import OneProcessServer

LONGEST_SECONDS = 600.0
"""On a free machine a game takes a minute."""
# To ask the tree costs the browser much: it is asked again when anything on the page has changed.
CHANGES = """
window.changes = 0;
new MutationObserver(() => { window.changes += 1; }).observe(document, {
  subtree: true, childList: true, characterData: true, attributes: true,
});
"""
NAME = re.compile(r"""- '?button "((?:[^"\\]|\\.)+)["]""")


class Listener:
    """A player who hears the page and does not see it."""

    def __init__(self, seat: Seat) -> None:
        self.seat, self.page = seat, seat.page
        self.chance = Random("tree")
        self.held = 0
        """How often a covered choice was made."""

    def region(self, text: str) -> Locator:
        return self.page.get_by_role("region", name=self.seat.says(text), exact=True)

    def press(self, button: Locator) -> None:
        try:
            # A screen reader clicks: it holds nothing down.
            button.dispatch_event("click", timeout=2000)
        except Error as error:
            # It went away meanwhile: somebody else was quicker.
            if "Timeout" not in str(error) and "detached" not in str(error):
                raise

    def choices(self) -> list[Locator]:
        """What can be answered: in the part that asks, and among the seats those that can be picked."""
        stage, seats = self.region("ui-question"), self.region("ui-seats")
        # Beside others a choice is covered: one press opens it, one takes a side, and another decides.
        if twice := stage.get_by_role("button", name=self.seat.says("ui-choice-twice")).all():
            self.held += 1
            return twice
        answers = stage.get_by_role("button", disabled=False, pressed=False).all()
        # A flag beside a seat is no choice; what can be picked says whether it is.
        seated = seats.get_by_role("button", disabled=False, pressed=False)
        return answers + seated.and_(self.page.locator("[aria-pressed]")).all()

    @property
    def over(self) -> bool:
        return self.page.get_by_role("button", name=self.seat.says("ui-next-game"), exact=True).count() > 0


def _play_in(page: Page, seat: Seat, place: str) -> None:
    page.get_by_role("button", name=seat.says("ui-tab-rules"), exact=True).press("Enter")
    where = page.get_by_role("combobox", name=seat.says("ui-place"))
    where.select_option(label=seat.says(f"ui-place-{place}"))
    display = page.get_by_role("button", name=seat.says("ui-display-add"), exact=True)
    seat.until("a room", lambda: display.count())
    page.keyboard.press("Escape")


def come_in(page: Page, seat: Seat, place: str = "remote") -> None:
    seat.go("/new")
    page.get_by_role("textbox", name=seat.says("ui-your-name")).fill(seat.name)
    page.get_by_role("button", name=seat.says("ui-new-link")).press("Enter")
    page.wait_for_url("**/t/*")
    if place != "remote":
        _play_in(page, seat, place)
    ready = page.get_by_role("button", name=seat.says("ui-be-ready"), exact=True)
    seat.until("a game to be ready for", lambda: ready.count() and ready.is_enabled())
    for at in range(1, 5):
        page.get_by_role("button", name=seat.says("ui-add-bot"), exact=True).press("Enter")
        there = page.get_by_role("listitem").filter(has_text=seat.says("ui-ready"))
        there.nth(at - 1).wait_for()
    ready.press("Enter")
    begin = page.get_by_role("button", name=seat.says("ui-begin"), exact=True)
    seat.until("that all are ready", lambda: begin.count() and begin.is_enabled())
    begin.press("Enter")


@pytest.mark.parametrize("place", ["room", pytest.param("remote", marks=pytest.mark.long)])
def test_a_whole_game_through_the_accessibility_tree(
    server: OneProcessServer, cast: Cast, place: str
) -> None:
    seat = cast.seat("Ginevra", "it", server.url)
    seat.page.add_init_script(CHANGES)
    listener = Listener(seat)
    come_in(seat.page, seat, place)
    seat.until("the game", lambda: listener.region("ui-question").count())
    unnamed: list[str] = []
    until = time.monotonic() + LONGEST_SECONDS
    while not listener.over and time.monotonic() < until:
        changes = seat.page.evaluate("changes")
        choices = listener.choices()
        if not choices:
            with suppress(PlaywrightTimeout):
                seat.page.wait_for_function(
                    "(before) => changes !== before", arg=changes, polling=100, timeout=2000
                )
            continue
        button = listener.chance.choice(choices)
        try:
            said = button.aria_snapshot(timeout=2000)
        except Error:
            continue
        if not said:
            # It has gone meanwhile; a button without a name would be called a button.
            continue
        name = NAME.match(said)
        if name is None:
            unnamed.append(said)
        elif not listener.over:
            # By its name: whatever has come into its place meanwhile is not meant.
            listener.press(seat.page.get_by_role("button", name=name[1], exact=True).first)
        seat.page.wait_for_timeout(20)
    assert unnamed == []
    assert listener.over, f"after {LONGEST_SECONDS} seconds it is not over. {seat.picture('not over')}"
    assert (listener.held > 0) == (place == "room"), "votes and cards are covered beside others"
    everybody = listener.region("ui-seats").get_by_role("listitem")
    assert everybody.count() >= 5, "who everybody was"
