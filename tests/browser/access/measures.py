"""What can be measured of a screen as it stands: whether it is accessible as far as a machine can say, how
large things are, whether they fit, and where one comes with the keyboard.

A browser for these must let scripts in: `cast.seat(…, bypass_csp=True)`.
"""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.repository.pages import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

SPACED = """
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }
"""
"""The text as WCAG 1.4.12 lets anybody space it."""


@cache
def _script(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def measure(page: Page, what: str, *given: object) -> Any:
    """What a function of `measures.js` gives."""
    functions = _script(Path(__file__).with_suffix(".js")).strip().removesuffix(";")
    return page.evaluate(f"(given) => {functions}.{what}(...given)", [*given])


def violations(page: Page) -> list[str]:
    """What axe finds wrong."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"() => {{ {_script(AXE)} }}")
    return _texts(measure(page, "axe", TAGS))


def small(page: Page) -> list[str]:
    """What is too small to be hit."""
    return _texts(measure(page, "small"))


def cut(page: Page) -> list[str]:
    """What does not fit the screen as it is."""
    return _texts(measure(page, "cut"))


def cut_when_large(page: Page) -> list[str]:
    """What does not fit where the screen is narrow, the text twice as large, or wider set.

    Afterwards all is as it was.
    """
    before = page.viewport_size
    assert before is not None
    resize(page, 320, 640)
    found = [f"320 px: {each}" for each in cut(page)]
    page.add_style_tag(content=SPACED).evaluate("(style) => style.id = 'spaced'")
    found += [f"spaced: {each}" for each in cut(page)]
    page.evaluate("document.getElementById('spaced').remove()")
    # Twice as large on a screen that is 640 wide for the reader who has made it so.
    resize(page, 640, 800)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    found += [f"200 %: {each}" for each in cut(page)]
    page.evaluate("document.documentElement.style.fontSize = ''")
    resize(page, before["width"], before["height"])
    return found


def resize(page: Page, width: int, height: int) -> None:
    """Another size of the screen, and everything laid out for it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def outside(page: Page) -> list[str]:
    """What of a game's screen is not all in sight."""
    return _texts(measure(page, "outside"))


def overlapping(page: Page) -> list[str]:
    """What lies over something else at the table."""
    return _texts(measure(page, "overlapping"))


def broken(page: Page) -> list[str]:
    """Names of seats that go over more than one line."""
    return _texts(measure(page, "broken"))


def tiny(page: Page) -> list[str]:
    """Text of a game that is under 14 pixels."""
    return _texts(measure(page, "tiny"))


def moving(page: Page) -> list[str]:
    """What moves."""
    return _texts(measure(page, "moving"))


def tour(page: Page, most: int = 400) -> list[str]:
    """What is wrong with the way of the keyboard through the screen, from its top to its end."""
    wrong: list[str] = []
    measure(page, "start")
    for _ in range(most):
        page.keyboard.press("Tab")
        at: dict[str, Any] | None = measure(page, "focus")
        if at is None or at["again"]:
            break
        if at["ring"] < 2:
            wrong.append(f"no ring round {at['what']}")
        elif at["contrast"] < 3:
            wrong.append(f"a ring that nobody sees round {at['what']}: {at['contrast']:.1f}")
    else:
        wrong.append(f"after {most} steps there is no end")
    return wrong + [f"the keyboard never comes to {each}" for each in _texts(measure(page, "left"))]


def _texts(found: Any) -> list[str]:
    return [str(each) for each in found]
