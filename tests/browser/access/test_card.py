"""The secret card: open while it is held and at no other moment; closed, it is not in the page at all."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

from tests.avalon.deals import begun, dealt
from tests.browser.access.screens import Visitor
from tests.browser.access.test_worlds import ME, deals
from tests.browser.panels import open_panel
from tests.browser.seats import Cast
from tests.server.harness.one_process_server import OneProcessServer

ROLES = "merlin percival loyal assassin morgana"
STEP_MS = 50
HIDDEN = """
() => {
  Object.defineProperty(document, "visibilityState", {value: "hidden", configurable: true});
  document.dispatchEvent(new Event("visibilitychange"));
  delete document.visibilityState;
}
"""


class Holder:
    """The Assassin, with the card before them."""

    def __init__(self, visitor: Visitor) -> None:
        self.page: Page = visitor.page
        self.seat = visitor.seat
        self.page.clock.install()
        visitor.stage.enter(self.page)
        visitor.stage.show(self.page, begun(ROLES), 3)
        open_panel(self.page, "card")
        self._device = self.page.context.new_cdp_session(self.page)
        self.secret = self.seat.says("avalon-role-assassin")
        self.button.wait_for()

    @property
    def button(self) -> Locator:
        return self.page.locator("[role=tabpanel] .closed button").first

    def is_open(self) -> bool:
        """Whether the role stands in the page, for eyes or for ears."""
        panel = self.page.get_by_role("tabpanel")
        seen = self.secret in panel.inner_text()
        heard = self.secret in panel.aria_snapshot()
        anywhere = self.secret in panel.inner_html()
        assert seen == heard == anywhere, f"{seen} for eyes, {heard} for ears, {anywhere} in the page"
        return seen

    def touch(self, kind: str) -> None:
        box = self.button.bounding_box()
        assert box is not None
        points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        given = {"type": kind, "touchPoints": points if kind == "touchStart" else []}
        self._device.send("Input.dispatchTouchEvent", given)


@pytest.fixture
def holder(server: OneProcessServer, cast: Cast) -> Holder:
    return Holder(Visitor(server, cast, "en"))


def test_it_is_open_while_it_is_held_by_mouse_finger_or_key(holder: Holder) -> None:
    page = holder.page
    assert not holder.is_open()
    holder.button.scroll_into_view_if_needed()
    holder.button.hover()
    page.mouse.down()
    assert holder.is_open()
    page.mouse.up()
    assert not holder.is_open()
    holder.touch("touchStart")
    assert holder.is_open()
    holder.touch("touchEnd")
    assert not holder.is_open()
    holder.button.focus()
    for key in ("Space", "Enter"):
        page.keyboard.down(key)
        assert holder.is_open()
        page.keyboard.up(key)
        assert not holder.is_open()


LEAVING: dict[str, Callable[[Page], object]] = {
    "the page is hidden": lambda page: page.evaluate(HIDDEN),
    "another window has the focus": lambda page: page.evaluate("dispatchEvent(new Event('blur'))"),
    "eight seconds are over": lambda page: page.clock.fast_forward(8100),
}


@pytest.mark.parametrize("leaving", LEAVING)
def test_it_closes_by_itself_when(holder: Holder, leaving: str) -> None:
    holder.button.focus()
    # From now on no time passes in the page by itself: after eight seconds a card closes in any case.
    holder.page.clock.pause_at((holder.page.evaluate("Date.now()") + 1000) / 1000)
    holder.page.keyboard.down("Space")
    assert holder.is_open()
    LEAVING[leaving](holder.page)
    holder.seat.until("a closed card", lambda: not holder.is_open())


def test_you_may_tap_instead_of_holding(holder: Holder, server: OneProcessServer) -> None:
    page = holder.page
    page.goto("/settings")
    page.locator("input[type=radio][value=tap], select:has(option[value=tap])").first.wait_for()
    if (choice := page.locator("input[type=radio][value=tap]")).count():
        choice.check()
    else:
        page.locator("select:has(option[value=tap])").select_option("tap")
    holder.seat.settle()
    page.go_back()
    page.locator(".play").wait_for()
    open_panel(page, "card")
    holder.button.wait_for()
    assert not holder.is_open()
    holder.button.press("Enter")
    assert holder.is_open()
    holder.button.press("Enter")
    assert not holder.is_open()
    holder.button.click()
    assert holder.is_open()
    page.clock.fast_forward(20_100)
    holder.seat.until("a closed card", lambda: not holder.is_open())


@pytest.mark.parametrize("kept", [False, True])
def test_a_device_may_keep_it_open_and_the_quests_stay_in_sight(
    server: OneProcessServer, cast: Cast, kept: bool
) -> None:
    visitor = Visitor(server, cast, "en")
    if kept:
        visitor.page.add_init_script("localStorage.setItem('camlann.device.keep-open', 'yes')")
    visitor.stage.enter(visitor.page)
    visitor.stage.show(visitor.page, begun(ROLES), 3)
    visitor.settle()
    # The Assassin knows Morgana.
    assert visitor.page.locator(".seats .tag.evil").count() == kept
    assert visitor.page.locator(".middle .track").is_visible()


# What everybody beside them sees of a reveal: what is asked, and which buttons there are and can be pressed.
AROUND = """
() => {
  const stage = document.querySelector(".play .stage"), buttons = [...stage.querySelectorAll("button")];
  const said = [...stage.querySelectorAll("h1, h2, p")].filter((each) => !each.closest(".face"));
  return [document.querySelector(".play").dataset.phase, said.map((each) => each.innerText).join("|"),
          ...buttons.map((each) => `${each.dataset.key ?? each.className} ${each.disabled}`)].join("; ");
}
"""


def revealed(visitor: Visitor, roles: str) -> list[tuple[int, str]]:
    """What is seen of somebody's reveal whenever it changes, and when, from the deal to their answer."""
    page, seen = visitor.page, list[tuple[int, str]]()
    visitor.stage.show(page, dealt(roles), ME)
    visitor.settle()
    page.clock.pause_at((page.evaluate("Date.now()") + 1000) / 1000)

    def look(now: int) -> None:
        around = page.evaluate(AROUND)
        if not seen or seen[-1][1] != around:
            seen.append((now, around))

    look(0)
    page.locator(".stage button.secret").hover()
    page.mouse.down()
    for now in range(0, 1000, STEP_MS):
        look(now)
        page.clock.run_for(STEP_MS)
    page.mouse.up()
    look(1000)
    page.locator(".stage [data-key=go]").click()
    page.clock.resume()
    visitor.seat.until("the answer", lambda: "play" in [each["type"] for each in visitor.stage.heard])
    answers = [each["command"]["type"] for each in visitor.stage.heard if each["type"] == "play"]
    visitor.stage.heard.clear()
    return [*seen, (0, str(answers))]


def test_in_the_reveal_everybody_has_the_same_screens_presses_and_waits(
    server: OneProcessServer, cast: Cast
) -> None:
    visitor = Visitor(server, cast, "en")
    visitor.page.clock.install()
    visitor.stage.enter(visitor.page)
    found = {role: revealed(visitor, roles) for role, roles in deals("merlin", "loyal", "assassin")}
    one, *others = found.values()
    assert [one] * len(others) == others
    waits = [when for when, around in one if "go false" in around]
    assert waits[0] > 0, "the button opens after a look"
