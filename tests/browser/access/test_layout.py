"""How a game fits its screen: every phase, with few and many at the table, on seven screens, in both reading
directions. All of it is in sight at once, nothing lies over anything else, no name is broken and no text on a
phone is too small.

Each run looks at every phase, screen, number of seats and language at least once; the long form at all of
them with each other.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product

import pytest
from playwright.sync_api import Page

from camlann.engine.facts import Seat
from tests.avalon.deals import Avalon, begun, propose, vote
from tests.browser.access.measures import broken, outside, overlapping, resize, tiny
from tests.browser.access.screens import Visitor
from tests.browser.access.staged_table import finished, guessed, moments
from tests.browser.seats import Cast, Language
from tests.browser.staged_beats import at_normal_pace
from tests.server.harness.one_process_server import OneProcessServer

SCREENS = (
    (320, 568),
    (360, 640),
    (390, 664),
    (844, 390),
    (1024, 768),
    (1440, 900),
    (1920, 1080),
)
PHONES = SCREENS[:4]
SEATS = (5, 7, 10)
LANGUAGES: tuple[Language, ...] = ("en", "fa")
NAMES = ("Bartholomew", "Cleo", "Maximiliana", "Dan", "Guinevere", "Eve", "Ferdinand", "Gil", "Hildegard")
"""Of people beside oneself; long ones and short ones."""


def wrong(page: Page, width: int, height: int) -> Iterator[str]:
    """What is wrong with this game on a screen of this size."""
    resize(page, width, height)
    yield from outside(page)
    yield from (f"overlapping: {each}" for each in overlapping(page))
    yield from (f"broken: {each}" for each in broken(page))
    if (width, height) in PHONES:
        yield from (f"tiny: {each}" for each in tiny(page))


def scenes(seats: int) -> Iterator[tuple[str, Avalon, Seat]]:
    """Every question before who is asked and who waits, and two ends."""
    for asked in (True, False):
        for name, game, seat in moments(asked, seats):
            yield f"{name}, {'asked' if asked else 'waiting'}", game, seat
    yield "the end", finished(seats=seats), Seat(2)
    yield "the end, everybody guessed", guessed(seats), Seat(2)


def look(visitor: Visitor, seats: int, screens_of: Callable[[str], Sequence[tuple[int, int]]]) -> list[str]:
    """What is wrong with each scene on the screens that are chosen for it."""
    found = []
    for name, game, seat in scenes(seats):
        screens = screens_of(name)
        if not screens:
            continue
        visitor.stage.show(visitor.page, game, seat)
        visitor.settle()
        for width, height in screens:
            each = [*wrong(visitor.page, width, height)]
            found += [f"{name}, {seats} seats, {width} × {height}: {one}" for one in each]
    return found


SAMPLE: tuple[tuple[int, Language], ...] = ((5, "fa"), (7, "en"), (10, "fa"), (10, "en"))


@cache
def sample() -> Mapping[tuple[str, tuple[int, Language]], tuple[tuple[int, int], ...]]:
    """Two screens for each scene, with one of the samples; another one for the next scene."""
    names = {seats: {name for name, _, _ in scenes(seats)} for seats in SEATS}
    chosen = {}
    for at, name in enumerate(sorted(set[str]().union(*names.values()))):
        fitting = [each for each in SAMPLE if name in names[each[0]]]
        chosen[name, fitting[at % len(fitting)]] = (SCREENS[at % 7], SCREENS[(at + 3) % 7])
    return chosen


@pytest.mark.parametrize("seats, language", SAMPLE)
def test_a_game_fits_the_screen(server: OneProcessServer, cast: Cast, seats: int, language: Language) -> None:
    visitor = Visitor(server, cast, language)
    visitor.stage.enter(visitor.page, others=NAMES[: seats - 1])
    assert look(visitor, seats, lambda name: sample().get((name, (seats, language)), ())) == []


@pytest.mark.long
@pytest.mark.parametrize("seats, language", [*product(SEATS, LANGUAGES)])
def test_every_game_fits_every_screen(
    server: OneProcessServer, cast: Cast, seats: int, language: Language
) -> None:
    visitor = Visitor(server, cast, language)
    visitor.stage.enter(visitor.page, others=NAMES[: seats - 1])
    assert look(visitor, seats, lambda name: SCREENS) == []


# How far the quests lie beside the middle of the table; what of a verdict is broken or sticks out of it.
MIDDLE = """
() => {
  const [middle, track, verdict, score] = ["", " .track ol", " .verdict", " .score"].map(
    each => document.querySelector(`.middle${each}`)?.getBoundingClientRect());
  const aside = track && Math.abs(track.left + track.right - middle.left - middle.right) > 2;
  if (track) return aside ? ["quests beside the middle"] : [];
  const size = parseFloat(getComputedStyle(document.querySelector(".middle .verdict")).fontSize);
  return [...(verdict.height > 1.5 * size ? ["a broken verdict"] : []),
          ...(score.left < middle.left || score.right > middle.right ? ["a score beside the middle"] : [])];
}
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_middle_of_the_table_holds_the_quests_and_the_verdict(
    server: OneProcessServer, cast: Cast, language: Language
) -> None:
    visitor = Visitor(server, cast, language)
    at_normal_pace(visitor.seat)
    visitor.stage.enter(visitor.page)
    game = begun("merlin loyal loyal assassin minion")
    propose(game, 1, 2)
    visitor.stage.show(visitor.page, game, 2)
    visitor.settle()
    found = []
    for width, height in PHONES[:3]:
        resize(visitor.page, width, height)
        found += visitor.page.evaluate(MIDDLE)
    vote(game, "yyynn")
    visitor.stage.tell()
    visitor.page.locator("[data-revealed] .verdict").wait_for()
    for width, height in PHONES[:3]:
        visitor.page.set_viewport_size({"width": width, "height": height})
        found += visitor.page.evaluate(MIDDLE)
    assert found == []


WORDS = """
() => {
  const disc = document.querySelector(".middle").getBoundingClientRect();
  const [x, y, r] = [(disc.left + disc.right) / 2, (disc.top + disc.bottom) / 2, disc.width / 2];
  const found = [];
  for (const part of ["h2", ".small", ".disc"]) {
    const seen = [...document.querySelectorAll(`.middle ${part}`)].filter((each) => each.checkVisibility());
    if (!seen.length) found.push(`no ${part}`);
    for (const each of seen) {
      const range = document.createRange();
      range.selectNodeContents(each);
      const boxes = part === ".disc" ? [each.getBoundingClientRect()] : range.getClientRects();
      for (const { left, right, top, bottom } of boxes) {
        // Letters do not reach the corners of their line.
        const corners = [left, right].flatMap((at) => [top + 4, bottom - 4].map((high) => [at, high]));
        const far = Math.max(...corners.map(([at, high]) => Math.hypot(at - x, high - y)));
        if (far > r + 1) found.push(`${each.innerText.trim()} by ${Math.round(far - r)} px`);
      }
    }
  }
  return found;
}
"""
"""What is missing in the middle of the table or sticks out of it."""


FIVE, SEVEN = "merlin loyal loyal assassin minion", "merlin loyal loyal loyal minion assassin minion"


@pytest.mark.parametrize(
    "language, tables",
    [
        *[("en", [FIVE]), ("it", [SEVEN]), ("fr", [FIVE]), ("fa", [SEVEN])],
        *(pytest.param(each, [FIVE, SEVEN], marks=pytest.mark.long) for each in ("en", "it", "fr", "fa")),
    ],
)
def test_the_quests_and_the_rejections_have_a_name_on_every_screen(
    server: OneProcessServer, cast: Cast, language: Language, tables: Sequence[str]
) -> None:
    visitor = Visitor(server, cast, language)
    visitor.stage.enter(visitor.page)
    found = []
    for roles in tables:
        game = begun(roles)
        propose(game, 0, 1)
        visitor.stage.show(visitor.page, game, 0)
        visitor.settle()
        for width, height in SCREENS:
            resize(visitor.page, width, height)
            wrong = visitor.page.evaluate(WORDS)
            found += [f"{len(roles.split())} seats, {width} × {height}: {each}" for each in wrong]
    assert found == []


PLANTED = {
    "a question below the screen": (outside, ".stage { margin-block-start: 90vh !important }"),
    "a button beside the screen": (outside, ".bar button { translate: 100vw 0 }"),
    "a stage that scrolls": (outside, ".stage { min-height: 0 !important; max-height: 2rem !important }"),
    "seats over each other": (overlapping, ".seats li { left: 40% !important; top: 40% !important }"),
    "large tokens": (overlapping, ".arms { scale: 4 }"),
    "a broken name": (broken, ".name, .name * { white-space: normal !important; overflow-wrap: anywhere; "
                              "inline-size: 2ch !important }"),
    "small print": (tiny, ".status * { font-size: 9px !important }"),
}  # fmt: skip


def test_each_of_these_faults_of_a_layout_would_be_found(server: OneProcessServer, cast: Cast) -> None:
    visitor = Visitor(server, cast, "en")
    visitor.stage.enter(visitor.page, others=NAMES[:6])
    game, seat = next((game, seat) for name, game, seat in moments(True, 7) if name == "avalon.voting")
    visitor.stage.show(visitor.page, game, seat)
    visitor.page.set_viewport_size({"width": 390, "height": 664})
    visitor.settle()
    for fault, (measure, style) in PLANTED.items():
        assert measure(visitor.page) == [], fault
        planted = visitor.page.add_style_tag(content=style)
        assert measure(visitor.page) != [], fault
        planted.evaluate("(style) => style.remove()")
