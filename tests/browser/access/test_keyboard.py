"""A whole game by keyboard, from the home page to the replay, with a screen reader."""

from time import monotonic

import pytest
from playwright.sync_api import Locator

from camlann.avalon.roles import ROLES
from tests.browser.access.live_regions import listen
from tests.browser.access.measures import cut, resize, small, tour, violations
from tests.browser.access.screens import Visitor
from tests.browser.players import Person, Thing, place_of
from tests.browser.seats import Cast, words
from tests.server.harness.one_process_server import OneProcessServer
from tests.shadows.deals import position
from tests.timeouts import HANG_SECONDS

FAR = 160
"""Steps within which everything on a screen is reached."""
LONG = 5000
"""Looks at the screen within which a game ends."""
FOCUS = """
() => {
  const at = document.activeElement;
  return at === document.body || !at ? "nowhere" : at.matches(".status h1") ? "heading" : at.tagName;
}
"""
REACHED = """
([place, at]) => {
  const found = document.querySelector(place)?.querySelectorAll("button")[at];
  return found ? found === document.activeElement : null;
}
"""
BUSY = "() => Boolean(document.activeElement?.closest('input, textarea, select, dialog, [role=tabpanel]'))"


class Typist(Person):
    """A player who only has a keyboard."""

    def reach(self, what: Locator) -> None:
        """Tab from wherever one is, round the whole page if need be."""
        for _ in range(FAR):
            if what.evaluate("(it) => it === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {what}. {self.seat.picture('no key leads there')}")

    def use(self, what: Locator, key: str = "Enter") -> None:
        what.wait_for()
        self.reach(what)
        self.page.keyboard.press(key)

    def come_in(self) -> None:
        """A name, a new table, four bots, and the game begins."""
        self.seat.go("/")
        name = self.seat.field("ui-your-name").first
        name.wait_for()
        self.reach(name)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(self.seat.name)
        self.use(self.seat.button("ui-new-table"))
        self.use(self.page.locator("button[value=link]"))
        self.page.wait_for_url("**/t/*")
        self.seat.until("a seat at one's own table", lambda: self.sits)
        for at in range(2, 6):
            self.use(self.seat.button("ui-add-bot"), "Space")
            self.page.locator(".lobby .seats li[data-who]").nth(at - 1).wait_for()
        ready = self.seat.button("ui-be-ready")
        self.seat.until("a game to be ready for", ready.is_enabled)
        self.use(ready)
        begin = self.seat.button("ui-begin")
        self.seat.until("that all are ready", lambda: begin.count() and begin.is_enabled())
        self.use(begin)
        self.seat.until("the game", self.look)

    def _press(self, thing: Thing, ask: str) -> None:
        place = place_of(thing, ask)
        button = self.page.locator(f"{place} button").nth(thing.at)
        for _ in range(FAR):
            # Whether it has the focus; null: somebody else was quicker, and the question is gone.
            reached = self.page.evaluate(REACHED, [place, thing.at])
            if reached is None:
                return
            if reached:
                self.page.keyboard.press(self.chance.choice(["Enter", "Space"]))
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {button}. {self.seat.picture('no key leads there')}")

    def _hold_card(self) -> None:
        self.reach(self.page.locator(".stage button.secret"))
        self.page.keyboard.down("Space")
        self._until_seen()
        self.page.keyboard.up("Space")

    def focus(self) -> str:
        return str(self.page.evaluate(FOCUS))


def settled(person: Typist, wanted: str) -> bool:
    """Whether the focus comes to where it is wanted; who is busy, or asked anew meanwhile, is left alone."""
    phase = person.phase
    end = monotonic() + HANG_SECONDS
    while monotonic() < end:
        at = person.focus()
        if at == wanted or (wanted == "somewhere" and at != "nowhere") or person.page.evaluate(BUSY):
            return True
        if person.phase != phase or person.over:
            return True
        person.page.wait_for_timeout(25)
    return False


NEAR = 3
"""Steps from the heading within which a turn of Shadows is begun."""
PART = "() => document.activeElement.closest('.dock, .hall, .talk, .own, .bar')?.classList[0]"
"""The part of the screen to which the keyboard has come."""


@pytest.mark.parametrize("size", [(390, 664), (1280, 800)])
def test_what_is_asked_in_shadows_comes_right_after_the_heading(
    server: OneProcessServer, cast: Cast, size: tuple[int, int]
) -> None:
    visitor = Visitor(server, cast, "en")
    page, stage = visitor.page, visitor.stage
    resize(page, *size)
    stage.enter(page)
    stage.show(page, position(hands={0: "1 4 piety"}), 0)
    page.locator(".stage .verb").first.wait_for()
    visitor.settle()
    page.locator(".status h1").focus()
    for _ in range(NEAR):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.stage .verb') !== null"):
            break
    move = words("en").text("ui-shadows-verb-move")
    assert page.evaluate("document.activeElement.innerText").startswith(move)
    # All of the question comes before the first place on the board, and the whole page can be walked through.
    seen = []
    for _ in range(FAR):
        page.keyboard.press("Tab")
        seen.append(page.evaluate(PART))
        if seen[-1] == "hall":
            break
    assert {*seen[:-1]} == {"dock"}
    assert tour(page) == []


def test_a_whole_game_by_keyboard_and_what_is_heard_of_it(server: OneProcessServer, cast: Cast) -> None:
    seat = cast.seat("Ana", "en", server.url, bypass_csp=True)
    told = listen(seat.page)
    person = Typist(seat, "keys")
    person.come_in()
    phases: list[str] = []
    missed: list[str] = []
    before: list[str] = []
    """What was said while nobody may know who is who: the last question names the Assassin."""
    for _ in range(LONG):
        so_far = len(told)
        seen = person.look()
        if person.over:
            break
        if seen is not None and seen["phase"] not in ("over", "avalon.assassinating", "avalon.guessing"):
            before = told[:so_far]
        if seen is None:
            seat.page.wait_for_timeout(30)
            continue
        # A moment for the page; whoever is busy in a field is left there.
        wanted = "heading" if seen["phase"] != (phases or [""])[-1] else "somewhere"
        if not settled(person, wanted):
            missed.append(f"{seen['phase']}: {person.focus()} instead of {wanted}")
        if wanted == "heading":
            phases.append(seen["phase"])
        if person.mine:
            person.answer()
        else:
            seat.page.wait_for_timeout(30)
    assert person.over, seat.picture("the game does not end")
    assert missed == [], "the focus comes to each new question, and is never lost"
    # Five teams turned down end a game before anybody rides.
    assert len({*phases}) >= 3

    # What was said aloud: every question to this person at once, every result in its turn, and no secret.
    assert [text for text in told if text.startswith("there are")] == []
    # Bots answer quickly: what follows at once is told in one breath.
    assert len(before) >= len({*phases})
    roles = {seat.says(f"avalon-role-{role.replace('_', '-')}") for role in ROLES}
    assert [text for text in before for role in roles if role in text] == []

    # And what is left of it.
    wrong = []
    table = person.path
    for path in (f"{table}/games/1", f"{table}/history", "/mine"):
        seat.go(path)
        seat.page.locator("main h1").first.wait_for()
        seat.settle()
        wrong += [f"{path}: {each}" for each in (*violations(seat.page), *small(seat.page), *cut(seat.page))]
    assert wrong == []
