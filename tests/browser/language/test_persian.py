"""Persian: from right to left, in its own digits and its own letters, and what stays as it is everywhere."""

import re
from itertools import pairwise
from typing import Any
from unicodedata import combining
from unicodedata import name as named

import pytest
from playwright.sync_api import Page

from camlann.i18n.catalogue import LOCALES
from tests.avalon.deals import begun, propose, vote
from tests.browser.access.measures import measure
from tests.browser.access.screens import Visitor, around, at_the_table
from tests.browser.seats import Cast
from tests.server.harness.one_process_server import OneProcessServer

ROLES = "merlin percival loyal assassin morgana"
HEH = "\N{ARABIC LETTER HEH}"
DIGIT = re.compile("[0-9]")
"""Of the keyboard: those of codes and addresses, which everybody types alike and are marked `dir="ltr"`."""


NAMES = re.compile("\u2068([35]\\+2|[0-9]+[.][0-9]+[.][0-9]+)\u2069")
"""What a deck of allegiance cards is called, like a model of a thing, and a version of the program."""


def test_numbers_are_written_in_persian_digits(server: OneProcessServer, cast: Cast) -> None:
    visitor = Visitor(server, cast, "fa", "شیرین")
    found = []
    for screens in (around(visitor), at_the_table(visitor, every=5)):
        for name in screens:
            assert visitor.page.evaluate("document.documentElement.dir") == "rtl"
            assert visitor.page.evaluate("document.documentElement.lang") == "fa"
            read = measure(visitor.page, "read")
            found += [f"{name}: {each}" for each in read if DIGIT.search(NAMES.sub("", each))]
    assert found == []


def lefts(page: Page, what: str) -> list[float]:
    boxes = [each.bounding_box() for each in page.locator(what).all()]
    return [box["x"] for box in boxes if box is not None]


def test_the_track_the_tabs_and_the_seats_run_from_the_right(server: OneProcessServer, cast: Cast) -> None:
    visitor = Visitor(server, cast, "fa", "شیرین")
    visitor.stage.enter(visitor.page)
    game = begun(ROLES)
    propose(game, 0, 1)
    vote(game, "yyynn")
    visitor.wear(dark=False, wide=True)
    visitor.stage.show(visitor.page, game, 2)
    for row in ("section.board ol > li",):
        places = lefts(visitor.page, row)
        assert len(places) >= 4
        assert all(one > other for one, other in pairwise(places)), row
    assert lefts(visitor.page, ".own")[0] < lefts(visitor.page, "section.board")[0]


def test_a_code_may_be_typed_in_any_digits(server: OneProcessServer, cast: Cast) -> None:
    host, guest = cast.seat("Ana", "en", server.url), cast.seat("شیرین", "fa", server.url)
    made = host.page.request.post("/api/guests", data={"name": "Ana"}, headers={"Origin": server.url})
    assert made.ok
    table = host.page.request.post("/api/tables", data={}, headers={"Origin": server.url}).json()
    name = next(value for value in table.values() if isinstance(value, str) and len(value) == 32)
    host.go(f"/t/{name}")
    host.until("a seat", lambda: host.page.locator(".lobby .seats li.me").count())
    code = host.page.request.post(f"/api/tables/{name}/code", headers={"Origin": server.url}).json()["code"]
    assert code.isascii()
    guest.go("/")
    guest.field("ui-your-name").first.fill("شیرین")
    typed = code.translate({ord(str(at)): digit for at, digit in enumerate("۰۱۲۳۴۵۶۷۸۹")})
    guest.field("ui-code").fill(typed)
    guest.field("ui-code").press("Enter")
    host.until("somebody who sits", lambda: host.page.locator(".lobby .seats li", has_text="شیرین").count())
    assert f"/t/{name}" in host.page.url


# Which fonts drew a text: one of ours, or whatever this machine has.
@pytest.mark.parametrize(
    "language, family, ours",
    [("fa", "text", "Vazirmatn"), ("fa", "title", "Katibeh"), ("fr", "title", "Cinzel")],
)
def test_our_letters_cover_every_sentence(
    server: OneProcessServer, cast: Cast, language: str, family: str, ours: str
) -> None:
    used = {
        sign for file in (LOCALES / language).glob("*.ftl") for sign in _sentences(file.read_text("utf-8"))
    }
    script = "arab" if language == "fa" else "latin"
    signs = sorted(sign for sign in used if _of(script, sign))
    assert len(signs) > 30
    visitor = Visitor(server, cast, "fa" if language == "fa" else "fr")
    visitor.seat.go("/")
    visitor.page.locator("main h1").wait_for()
    page = visitor.page
    page.evaluate(
        """([text, family]) => {
          const p = document.body.appendChild(document.createElement("p"));
          p.id = "letters";
          p.style.fontFamily = `var(--${family})`;
          p.textContent = text;
          return document.fonts.load(getComputedStyle(p).font, text).then(() => 0);
        }""",
        ["".join(HEH + sign if combining(sign) else sign for sign in signs), family],
    )
    session = page.context.new_cdp_session(page)
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    session.send("CSS.enable")
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": "#letters"})["nodeId"]

    def drawn() -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        return found

    # Letters whose font has just come are drawn a moment later.
    visitor.seat.until("letters", lambda: any(font["isCustomFont"] for font in drawn()))
    fonts = drawn()
    others = [font for font in fonts if not font["isCustomFont"]]
    assert any(ours in font["familyName"] for font in fonts), fonts
    assert sum(font["glyphCount"] for font in others) == 0, others


def _sentences(source: str) -> str:
    """What is said, without comments, names of messages and what is put in."""
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as ftl
    from fluent.syntax.visitor import Visitor as Walk

    found: list[str] = []

    class Texts(Walk):
        def visit_TextElement(self, node: ftl.TextElement) -> None:
            found.append(node.value)

    Texts().visit(FluentParser().parse(source))
    return "".join(found)


def _of(script: str, sign: str) -> bool:
    if script == "latin":
        return sign.isalpha() and sign < "\N{LATIN SMALL LETTER TURNED A}"
    return named(sign, "").startswith(("ARABIC", "EXTENDED ARABIC"))
