"""Every question of Shadows over Camelot on a phone: shown whole, accessible, and answered there.

The questions are those of the rules: one that is added is looked for here too.
"""

from collections.abc import Iterator

import pytest

from camlann import shadows
from camlann.engine.facts import Seat, tag
from tests.browser.access.measures import resize, violations
from tests.browser.access.screens import Visitor
from tests.browser.access.staged_table import AnyGame
from tests.browser.players import Person
from tests.browser.seats import Cast, Language
from tests.server.clocks.games_at_each_phase import reached
from tests.server.harness.one_process_server import OneProcessServer

PHASES = sorted(tag(phase) for phase in shadows.WIRE.phases)
PARTS = 2
PHONES = ((320, 568), (360, 640), (390, 664))
SCROLLS = """
() => [document.scrollingElement, ...document.querySelectorAll(".shell, .hall")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.className || each.tagName)
"""


def asked(game: AnyGame) -> Seat:
    everyone: tuple[Seat, ...] = game.public.everyone
    return next(seat for seat in everyone if game.moves(seat))


def wrong(visitor: Visitor, phase: str, game: AnyGame) -> Iterator[str]:
    page, stage = visitor.page, visitor.stage
    stage.show(page, game, asked(game))
    page.locator(f'.play[data-phase="{phase}"] .stage').wait_for()
    visitor.settle()
    for width, height in PHONES:
        resize(page, width, height)
        yield from (f"{width} × {height}: {each} scrolls" for each in page.evaluate(SCROLLS))
    yield from violations(page)
    rows = len(game.rows)
    Person(visitor.seat, phase).answer()
    if len(game.rows) == rows:
        yield "the answer was not played"


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("language", ["en", pytest.param("fa", marks=pytest.mark.long)])
def test_every_question_is_shown_and_answered(
    server: OneProcessServer, cast: Cast, language: Language, part: int
) -> None:
    visitor = Visitor(server, cast, language)
    visitor.stage.enter(visitor.page)
    found = [
        f"{phase}: {each}" for phase in PHASES[part::PARTS] for each in wrong(visitor, phase, reached(phase))
    ]
    assert found == []
