"""Words in no catalogue, sentences too long for their place, sides that do not change: found by two languages
that nobody speaks.
"""

import re
from collections.abc import Iterator
from time import monotonic

import pytest
from playwright.sync_api import Page

from tests.browser.access.measures import cut, measure
from tests.browser.access.screens import Visitor, around, at_the_table, beside_the_table
from tests.browser.language.pseudo import accented, mirrored, rewritten, speak
from tests.browser.seats import AT_REST, Cast
from tests.server.harness.one_process_server import OneProcessServer

NAME = "Ωμέγα"
OURS = {"Camlann", "English", "italiano", "français"}
"""The server, and what languages call themselves."""

DATE = re.compile("\u2068[^\u2069]*[0-9][^\u2069]*\u2069")
"""Days and hours are put in by the browser, in the words it has for them."""

ALIKE = """
:root { --text: sans-serif !important; --title: serif !important; --leading: 1.5 !important; }
h1, h2, h3 { font-weight: 600 !important; line-height: 1.2 !important; }
"""
"""One type for both directions, so that nothing but the direction differs."""


UNLIKE_SECONDS = 60.0
"""What is unlike for so long stays so."""


def names(visitor: Visitor) -> set[str]:
    return {NAME, *visitor.page.locator("bdi").all_inner_texts()}


def literal(visitor: Visitor) -> list[str]:
    """Words that are in no catalogue."""
    known = sorted(names(visitor) | OURS, key=len, reverse=True)
    found = []
    for text in measure(visitor.page, "read"):
        text = DATE.sub("", text)
        for name in known:
            text = text.replace(name, "")
        if any(bus_message.isascii() and bus_message.isalpha() for bus_message in text):
            found.append(text.strip())
    return found


EVERY = [36, pytest.param(1, marks=pytest.mark.long)]
"""One in so many of the moments of a game is looked at: a few in each run, all of them in the long form."""


def screens(visitor: Visitor, every: int) -> Iterator[str]:
    yield from around(visitor)
    yield from at_the_table(visitor, every=every)
    yield from beside_the_table(visitor)


@pytest.mark.parametrize("every", EVERY)
def test_every_word_is_in_a_catalogue_and_a_longer_language_fits(
    server: OneProcessServer, cast: Cast, every: int
) -> None:
    visitor = Visitor(server, cast, "en", NAME)
    speak(visitor.page, accented)
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    found = []
    for name in screens(visitor, every):
        visitor.page.set_viewport_size({"width": 360, "height": 780})
        found += [f"{name}: {each}" for each in (*literal(visitor), *cut(visitor.page))]
    assert found == []


def boxes(page: Page) -> tuple[float, list[tuple[str, float, float, float]]]:
    page.add_style_tag(content=ALIKE)
    page.evaluate(AT_REST)
    width, found = measure(page, "boxes")
    return width, [tuple(each) for each in found]


def unlike(one: Page, other: Page) -> list[str]:
    """What is not where it stands in a mirror."""
    (width, ours), (_, theirs) = boxes(one), boxes(other)
    if [each[0] for each in ours] != [each[0] for each in theirs]:
        return [f"other things: {len(ours)} and {len(theirs)}"]
    found = []
    for (name, left, right, top), (_, other_left, other_right, other_top) in zip(ours, theirs, strict=True):
        if max(abs(width - right - other_left), abs(width - left - other_right), abs(top - other_top)) > 6:
            here, there = f"{left:.0f}–{right:.0f}", f"{other_left:.0f}–{other_right:.0f}"
            found.append(f"{name}: {here} at {top:.0f}, mirrored {there} at {other_top:.0f}")
    return found


def lastingly_unlike(one: Page, other: Page) -> list[str]:
    """What stays unlike although both pages had the time to be drawn to their end."""
    found, end = unlike(one, other), monotonic() + UNLIKE_SECONDS
    while found and monotonic() < end:
        one.wait_for_timeout(100)
        found = unlike(one, other)
    return found


@pytest.mark.parametrize("every", EVERY)
def test_right_to_left_is_the_mirror_image(server: OneProcessServer, cast: Cast, every: int) -> None:
    here, there = Visitor(server, cast, "en", NAME), Visitor(server, cast, "fa", NAME)
    speak(there.page, mirrored, "fa")
    for visitor in (here, there):
        # Numbers in the same digits.
        visitor.seat.context.add_init_script(
            "localStorage.setItem('camlann', JSON.stringify({digits: 'latn'}))"
        )
    for name, other in zip(screens(here, every), screens(there, every), strict=True):
        assert name == other
        assert there.page.evaluate("document.documentElement.dir") == "rtl"
        if name == "settings":
            # It shows today's date, and Persian has a calendar of its own.
            continue
        # The first screen that is unlike ends it: to wait for each of them would take an hour.
        assert (name, lastingly_unlike(here.page, there.page)[:5]) == (name, [])


PLANTED = "document.querySelector('main h1').append('Waiting')"
ASKEW = "document.querySelector('main h1').style.cssText = 'display: block; margin-left: 40px'"


def test_a_word_in_no_catalogue_and_a_thing_on_a_fixed_side_would_be_found(
    server: OneProcessServer, cast: Cast
) -> None:
    plain, longer, turned = (Visitor(server, cast, language, NAME) for language in ("en", "en", "fa"))
    speak(longer.page, accented)
    speak(turned.page, mirrored, "fa")
    for each in (plain, longer, turned):
        each.seat.go("/")
        each.page.locator("main h1").wait_for()
        each.settle()
    assert literal(longer) == []
    longer.page.evaluate(PLANTED)
    assert [each for each in literal(longer) if "Waiting" in each] != []
    assert unlike(plain.page, turned.page) == []
    for each in (plain, turned):
        each.page.evaluate(ASKEW)
    assert unlike(plain.page, turned.page) != []


def test_catalogues_in_a_script_are_changed_and_nothing_else() -> None:
    script = "var n=`avalon = X\nui-language = { $a } \\`of\\` mine\n`;export{n as t};"
    assert rewritten(script, accented).startswith("var n=`avalon = ÀÀṽààļ")
    assert rewritten(script, accented).endswith("`;export{n as t};")
