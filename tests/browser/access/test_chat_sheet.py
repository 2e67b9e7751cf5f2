"""The chat on a phone: the table stays in sight above it, and the field is never under the keyboard."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.access.measures import overlapping
from tests.browser.access.screens import Visitor
from tests.browser.access.staged_table import moments
from tests.browser.panels import open_panel
from tests.browser.seats import Cast
from tests.server.harness.one_process_server import OneProcessServer

KEYBOARD = 258
"""How high it is, in pixels."""
LEAST = 40
"""Pixels of the chat that can be read above the field."""

# A browser without a keyboard of its own believes that there is one.
BELIEVE = """
{
  let covered = 0;
  class Visible extends EventTarget {
    get height() { return innerHeight - covered; }
    get width() { return innerWidth; }
    get offsetTop() { return 0; }
    get scale() { return 1; }
  }
  const visible = new Visible();
  Object.defineProperty(window, "visualViewport", {value: visible});
  window.showKeyboard = (high) => { covered = high; visible.dispatchEvent(new Event("resize")); };
}
"""
PLACES = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect().toJSON();
  const crests = [...document.querySelectorAll(".scene .arms")].map((each) => each.getBoundingClientRect());
  const [top, bottom] = [crests.map((each) => each.top), crests.map((each) => each.bottom)];
  return {
    table: {top: Math.min(...top), bottom: Math.max(...bottom)},
    status: box(".status"),
    sheet: box(".sheet"),
    field: box(".sheet .write input"),
    messages: box(".sheet .frame"),
  };
}"""


def wrong(page: Page, covered: int) -> list[str]:
    """What is wrong while the keyboard covers so much."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    at: dict[str, Any] = page.evaluate(PLACES)
    assert page.viewport_size is not None
    found = []
    if at["field"]["bottom"] > page.viewport_size["height"] - covered:
        found.append("the field is under the keyboard")
    if at["table"]["bottom"] > at["sheet"]["top"] + 1 or at["table"]["top"] < at["status"]["bottom"] - 1:
        found.append("the table is not all in sight")
    if at["messages"]["bottom"] - at["messages"]["top"] < LEAST:
        found.append("no message can be read")
    # The table lies back, so tokens may lie over crests; crests never lie over each other.
    return found + [each for each in overlapping(page) if each == "arms / arms"]


def chatting(server: OneProcessServer, cast: Cast, seats: int, size: tuple[int, int]) -> Page:
    visitor = Visitor(server, cast, "en")
    page = visitor.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(BELIEVE)
    visitor.stage.enter(page)
    game, seat = next((game, seat) for name, game, seat in moments(True, seats) if name == "avalon.voting")
    visitor.stage.show(page, game, seat)
    visitor.settle()
    open_panel(page, "chat")
    page.locator(".sheet .write input").focus()
    visitor.settle()
    return page


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (390, 664)])
@pytest.mark.parametrize("seats", [5, 10])
def test_table_messages_and_field_are_in_sight_with_and_without_a_keyboard(
    server: OneProcessServer, cast: Cast, seats: int, size: tuple[int, int]
) -> None:
    page = chatting(server, cast, seats, size)
    assert wrong(page, 0) == []
    page.evaluate("(high) => window.showKeyboard(high)", KEYBOARD)
    assert wrong(page, KEYBOARD) == []
    page.evaluate("window.showKeyboard(0)")
    assert wrong(page, 0) == []


@pytest.mark.parametrize(
    "fault, style",
    [
        ("the field is under the keyboard", ".shell { block-size: 100dvh !important }"),
        ("the table is not all in sight", ".sheet { margin-block-start: -60px !important }"),
        ("no message can be read", ".shell { --table: 300px !important }"),
    ],
)
def test_each_of_these_faults_would_be_found(
    server: OneProcessServer, cast: Cast, fault: str, style: str
) -> None:
    page = chatting(server, cast, 10, (390, 664))
    page.evaluate("(high) => window.showKeyboard(high)", KEYBOARD)
    page.add_style_tag(content=style)
    assert fault in wrong(page, KEYBOARD)
