"""Names of every kind stay where they stand in a sentence, whichever way it and they are read."""

from collections.abc import Iterator
from itertools import pairwise
from unicodedata import bidirectional

import pytest
from fluent.syntax import ast as ftl

from camlann.i18n.catalogue import about, languages
from tests.avalon.deals import Avalon, begun, propose, vote
from tests.browser.access.measures import measure
from tests.browser.access.screens import Visitor
from tests.browser.seats import Cast, Language
from tests.i18n.catalogue import entries
from tests.server.harness.one_process_server import OneProcessServer

ODD = ("Ana (3)", "کیخسرو", "Luca!", "🐉" * 20)
OVERRIDE = "evil\N{RIGHT-TO-LEFT OVERRIDE}live"

LINES = "[role=tabpanel] ol > li"


def told() -> Avalon:
    game = begun("merlin percival loyal assassin morgana")
    propose(game, 0, 1)
    vote(game, "ynynn")
    propose(game, 1, 2)
    return game


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_name_stands_where_the_sentence_has_it(
    server: OneProcessServer, cast: Cast, language: Language
) -> None:
    visitor = Visitor(server, cast, language)
    visitor.stage.enter(visitor.page, "Noël", ODD)
    visitor.wear(dark=False, wide=True)
    visitor.stage.show(visitor.page, told(), 4)
    page = visitor.page
    page.get_by_role("tab", name=visitor.seat.says("ui-tab-log")).click()
    visitor.seat.until("the names", lambda: all(page.get_by_text(name).count() for name in ODD))
    lines = measure(page, "pieces", LINES)
    assert sum(len(line) for line in lines) > len(lines) >= 3, "names are pieces of their own"
    wrong = []
    for line in lines:
        for before, after in pairwise(line):
            left, right, top, bottom = before["last"]
            next_left, next_right, next_top, _ = after["first"]
            if not top - 2 <= next_top <= bottom - 2:
                continue
            follows = next_left >= right - 2 if language == "en" else next_right <= left + 2
            if not follows:
                wrong.append(f"{after['text']!r} does not follow {before['text']!r}")
    assert wrong == []


def test_signs_that_turn_a_text_round_are_in_no_name(server: OneProcessServer, cast: Cast) -> None:
    seat = cast.seat("Ana", "en", server.url)
    made = seat.page.request.post("/api/guests", data={"name": OVERRIDE}, headers={"Origin": server.url})
    assert made.status == 400
    assert made.json()["code"] == "bad-name"


@pytest.mark.parametrize("language", [tag for tag in languages() if about(tag).direction == "rtl"])
def test_a_list_runs_the_way_its_language_does(language: str) -> None:
    """What is put into a sentence runs as its first letter does; names do not count, and a comma is none."""
    lists = {name: text for name, text in _literals(language) if name.startswith("list-") or ".list" in name}
    assert len(lists) >= 6
    assert [name for name, text in lists.items() if _first(text) not in ("R", "AL")] == []


def _literals(language: str) -> Iterator[tuple[str, str]]:
    """Each text of a language, without what is put into it."""
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            parts = {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
            for name, pattern in ({entry.id.name: entry.value} | parts).items():
                if pattern is not None:
                    yield name, "".join(map(_literal, pattern.elements))


def _literal(element: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(element, ftl.TextElement):
        return element.value
    quoted = element.expression
    return str(quoted.parse()["value"]) if isinstance(quoted, ftl.StringLiteral) else ""


def _first(text: str) -> str:
    """Which way the first letter runs."""
    return next((way for way in map(bidirectional, text) if way in ("L", "R", "AL")), "")
