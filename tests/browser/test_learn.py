"""The guided games, played by keyboard alone on a page whose server is gone."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.seats import LANGUAGES, Cast, Language, Seat
from tests.repository.pages import ROOT
from tests.server.harness.one_process_server import OneProcessServer

CHAPTERS = ("loyal", "merlin", "evil", "camelot")
WIRE = ROOT / "web" / "src" / "wire"


def lesson(chapter: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Path(WIRE / f"guided-{chapter}.json").read_text(encoding="utf-8"))
    return found


def press(page: Page, selector: str) -> None:
    """With the keyboard."""
    found = page.locator(selector).first
    found.wait_for()
    found.focus()
    page.keyboard.press("Enter")


def at(page: Page, step: int, kind: str) -> None:
    page.locator(f'.coach[data-step="{step}"][data-kind="{kind}"]').wait_for()


def act(seat: Seat, command: dict[str, Any]) -> None:
    """Answer the open question of the table, as on any table."""
    page = seat.page
    match command["type"]:
        case "avalon.acknowledge":
            # The card is held open with a key, long enough to have been looked at.
            page.locator(".stage button.secret").focus()
            page.keyboard.down("Enter")
            page.locator(".stage [data-key=go]:not([disabled])").wait_for()
            page.keyboard.up("Enter")
            press(page, ".stage [data-key=go]:not([disabled])")
        case "avalon.vote":
            press(page, f".stage [data-key={command['vote']}]")
        case "avalon.play-card":
            card = seat.says(f"avalon-card-{command['card']}")
            page.locator(".stage .quest").filter(has_text=card).press("Enter")
            press(page, ".stage [data-key=go]:not([disabled])")
        case "avalon.propose":
            for member in command["team"]:
                press(page, f".seats [data-key=seat-{member + 1}]")
            press(page, ".stage [data-key=go]:not([disabled])")
        case "avalon.name":
            press(page, f".seats [data-key=seat-{command['target'] + 1}]")
            press(page, ".stage [data-key=go]:not([disabled])")
            # The press that asks for it does not confirm it.
            sure = page.locator("[data-sure] .press.main")
            sure.wait_for()
            page.wait_for_timeout(400)
            sure.press("Enter")
        case "shadows.draw-black" | "shadows.raise-siege":
            offer = seat.says(f"{command['type'].replace('.', '-')}.offer")
            page.locator(".stage button").filter(has_text=offer).first.press("Enter")
        case "shadows.end-turn":
            page.locator(".stage .others button.main").press("Enter")
        case "shadows.move":
            verb(seat, "move").press("Enter")
            press(page, f".board button[data-quest={command['to']}]")
            press(page, ".stage [data-key=go]:not([disabled])")
        case "shadows.fight-war":
            verb(seat, "fight-war").press("Enter")
            press(page, f".hand [data-card={command['card']}]")
            press(page, ".stage [data-key=go]:not([disabled])")


def verb(seat: Seat, name: str) -> Locator:
    """One of the things that a Knight may do with an action."""
    return seat.page.locator(".stage .verb").filter(has_text=seat.says(f"ui-shadows-verb-{name}")).first


def walk(seat: Seat, chapter: str, *, astray: bool) -> None:
    """Play a chapter to its end; `astray`: with every wrong answer and every recorded wrong move first."""
    page = seat.page
    steps = lesson(chapter)["steps"]
    for number, step in enumerate(steps):
        at(page, number, step["kind"])
        if step["kind"] == "ask":
            answers = [answer for answer in range(1, step["answers"] + 1) if answer != step["right"]]
            for answer in [*(answers if astray else []), step["right"]]:
                press(page, f".coach .answers button:nth-of-type({answer})")
                page.locator(".coach .answered").wait_for()
        elif step["kind"] == "act":
            for branch in step.get("branches", []) if astray else []:
                act(seat, branch["command"])
                at(page, number, "branch")
                press(page, ".coach .press.main")
                at(page, number, "act")
            act(seat, step["command"])
        if step["kind"] != "act" and number < len(steps) - 1:
            press(page, ".coach .row .press.main")
    assert chapter == "camelot" or page.locator(".play.over").is_visible()


EVERY = [(chapter, language) for chapter in CHAPTERS for language in LANGUAGES]
USUAL = {("loyal", "en"), ("merlin", "fa"), ("evil", "fr"), ("camelot", "it")}
"""Each chapter and each language once; the long form plays all of them."""


@pytest.mark.parametrize(
    "chapter, language",
    [pytest.param(*each, marks=[] if each in USUAL else [pytest.mark.long]) for each in EVERY],
)
def test_a_chapter_is_played_by_keyboard_without_a_server(
    server: OneProcessServer, cast: Cast, chapter: str, language: Language
) -> None:
    seat = cast.seat("Ana", language, server.url)
    seat.go(f"/learn/{chapter}")
    seat.page.locator(".coach").wait_for()
    seat.settle()
    seat.offline(True)
    walk(seat, chapter, astray=True)
