"""Every screen: nothing that axe finds wrong, nothing too small to be hit, nothing that does not fit, nothing
that moves before those who want it still, and a way through it by keyboard.
"""

from collections.abc import Iterable, Iterator
from itertools import product

import pytest
from playwright.sync_api import Page

from tests.browser.access.measures import cut, cut_when_large, moving, small, tour, violations
from tests.browser.access.screens import Visitor, around, at_the_table, beside_the_table
from tests.browser.seats import Cast, Language
from tests.server.harness.one_process_server import OneProcessServer

MAIN = ("home", "lobby of the host", "avalon.voting, asked", "the end")
"""Screens that are looked at in every language."""
WAYS = tuple(product((False, True), (False, True)))
"""Light or dark, narrow or wide."""
EVERY = [14, pytest.param(1, marks=pytest.mark.long)]
"""Of the moments of a game every run looks at one in fourteen, and the long form at all."""


def wrong(visitor: Visitor, screens: Iterable[str], ways: int) -> Iterator[str]:
    """What is wrong with each of these screens, in so many ways of looking at it, another one each time."""
    for at, name in enumerate(screens):
        for way in range(ways):
            dark, wide = WAYS[(at + way) % len(WAYS)]
            visitor.wear(dark=dark, wide=wide)
            for each in (*violations(visitor.page), *small(visitor.page), *cut(visitor.page)):
                yield f"{name}, {'dark' if dark else 'light'}, {'wide' if wide else 'narrow'}: {each}"
        for each in (*cut_when_large(visitor.page), *moving(visitor.page)):
            yield f"{name}: {each}"


def test_the_screens_around_the_tables(server: OneProcessServer, cast: Cast) -> None:
    visitor = Visitor(server, cast, "en")
    assert [*wrong(visitor, around(visitor), 1)] == []


@pytest.mark.parametrize("every", EVERY)
@pytest.mark.parametrize("language, first", [("en", 0), ("fa", 1)])
def test_a_table_at_any_moment(
    server: OneProcessServer, cast: Cast, language: Language, first: int, every: int
) -> None:
    visitor = Visitor(server, cast, language)
    visitor.stage.enter(visitor.page)
    assert [*wrong(visitor, at_the_table(visitor, every=every, first=first % every), 1)] == []


def test_what_lies_beside_a_game(server: OneProcessServer, cast: Cast) -> None:
    visitor = Visitor(server, cast, "fa")
    visitor.stage.enter(visitor.page)
    assert [*wrong(visitor, beside_the_table(visitor), 1)] == []


@pytest.mark.parametrize("language", ["it", "fr"])
def test_the_main_screens_in_the_other_languages(
    server: OneProcessServer, cast: Cast, language: Language
) -> None:
    visitor = Visitor(server, cast, language)

    def main() -> Iterator[str]:
        yield from around(visitor, MAIN)
        yield from (name for name in at_the_table(visitor, every=17, first=7) if name in MAIN)

    assert [*wrong(visitor, main(), 1)] == []


def test_the_keyboard_comes_everywhere_and_one_sees_where_it_is(server: OneProcessServer, cast: Cast) -> None:
    visitor = Visitor(server, cast, "en")
    found = [
        f"{name}: {each}"
        for screens in (around(visitor), at_the_table(visitor, every=12), beside_the_table(visitor))
        for name in screens
        for each in tour(visitor.page)
    ]
    assert found == []


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fa"])
def test_every_screen_in_every_way(server: OneProcessServer, cast: Cast, language: Language) -> None:
    visitor = Visitor(server, cast, language)

    def everything() -> Iterator[str]:
        for screens in (around(visitor), at_the_table(visitor), beside_the_table(visitor)):
            yield from screens

    assert [*wrong(visitor, everything(), len(WAYS))] == []


SOUND = """<!doctype html><html lang="en"><title>T</title><main><h1>T</h1>
<button style="padding: 20px; outline: 3px solid #000">Yes</button>"""
PLANTED = {
    "a button without a name": (violations, "<button><svg width='50' height='50'></svg></button>"),
    "grey on grey": (violations, "<p style='color: #999; background: #aaa'>hardly to be seen</p>"),
    "a small button": (small, "<button style='inline-size: 20px; block-size: 20px; padding: 0'>x</button>"),
    "a wide box": (cut, "<div style='inline-size: 2000px'>wide</div>"),
    "a text that is cut off": (
        cut,
        "<p style='inline-size: 3rem; overflow: hidden; white-space: nowrap'>much longer than this</p>",
    ),
    "something that turns": (
        moving,
        "<style>@keyframes turn { to { rotate: 360deg } }</style>"
        "<p style='animation: turn 1s infinite'>round and round</p>",
    ),
    "a button without a ring": (tour, "<button style='outline: none'>Where am I?</button>"),
    "a button that the keyboard leaves out": (tour, "<button tabindex='-1'>Only for a mouse</button>"),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_each_of_these_faults_would_be_found(chromium: Cast, fault: str) -> None:
    measure, markup = PLANTED[fault]
    page: Page = chromium.browser.new_page()
    try:
        page.set_content(SOUND)
        assert measure(page) == []
        page.set_content(SOUND + markup)
        assert len(measure(page)) == 1
    finally:
        page.close()
