"""Every question of Shadows over Camelot on a phone: shown whole, accessible, and answered there.

The questions are those of the rules: one that is added is looked for here too.
"""

from collections.abc import Iterator

import pytest

from camlann import shadows
from camlann.engine.facts import Seat, tag
from camlann.shadows.cards.black import BLACK
from camlann.shadows.cards.white import SPECIAL, WHITE
from camlann.shadows.heroic_actions import DrawCards, Heal
from camlann.shadows.knights import COATS
from camlann.shadows.travel import TRAVEL
from tests.browser.access.measures import resize, violations
from tests.browser.access.screens import Visitor
from tests.browser.access.staged_table import AnyGame
from tests.browser.panels import open_panel
from tests.browser.players import Person
from tests.browser.seats import Cast, Language
from tests.server.clocks.games_at_each_phase import reached
from tests.server.harness.one_process_server import OneProcessServer
from tests.shadows.deals import act, position

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


def test_every_knight_and_every_card_of_the_rules_is_on_the_screen(
    server: OneProcessServer, cast: Cast
) -> None:
    """Counted from the rules: one that is added and drawn nowhere is missed here."""
    visitor = Visitor(server, cast, "en")
    visitor.stage.enter(visitor.page)
    page, says = visitor.page, visitor.seat.says
    knights = [coat for coat in COATS if coat != "squire"]
    missing = []
    for some in (knights[: len(knights) // 2], knights[len(knights) // 2 :]):
        visitor.stage.show(page, position(" ".join(some), hands={0: " ".join(SPECIAL)}, expansion=True), 0)
        visitor.settle()
        crests = page.locator(".crests").inner_text() + page.locator(".crests").aria_snapshot()
        missing += [coat for coat in some if says(f"shadows-coat-{dashed(coat)}") not in crests]
    hand = page.locator(".dock > .hand").aria_snapshot()
    missing += [card for card in SPECIAL if says(f"shadows-card-{dashed(card)}") not in hand]
    open_panel(page, "rules")
    visitor.settle()
    page.evaluate("for (const fold of document.querySelectorAll('main details')) fold.open = true")
    told = page.locator("main").inner_text()
    missing += [
        card for card in (*WHITE, *BLACK, *TRAVEL) if says(f"shadows-card-{dashed(card)}") not in told
    ]
    assert missing == []


def dashed(name: str) -> str:
    return name.replace("_", "-")


def test_a_second_action_is_one_step_and_its_price_can_be_taken_back(
    server: OneProcessServer, cast: Cast
) -> None:
    """A verb with its price pays and opens; back at the verbs the life point can be had again."""
    visitor = Visitor(server, cast, "en")
    page, stage = visitor.page, visitor.stage
    stage.enter(page)
    game = position("arthur kay gawain", hands={0: "4 4 4 5"})
    act(game, 0, DrawCards())
    stage.show(page, game, 0)
    page.locator(".verb .price").first.wait_for()
    assert page.locator(".others .press", has_text="second action").count() == 0, "paying is no button"
    page.locator(".verb", has_text="Heal").click()
    page.locator('.play .stage [data-key="go"]').wait_for()
    assert (game.public.turn.bought, game.public.lives[0]) == (True, 3)
    visitor.seat.button("ui-back").click()
    page.locator(".others .press", has_text="Take the life back").click()
    page.locator(".verb .price").first.wait_for()
    assert (game.public.turn.bought, game.public.lives[0]) == (False, 4)
    # What needs no more than its price is done with the same press.
    game = position("arthur kay gawain", hands={0: "4 4 4 5"}, lives={0: 3}, siege=2)
    act(game, 0, Heal("fight_4"))
    stage.frame_first = True
    stage.show(page, game, 0)
    page.locator(".verb", has_text="Siege").click()
    page.locator('.play[data-phase="shadows.battling"] .stage[data-mine]').wait_for()


def test_a_card_that_is_the_only_choice_and_needs_no_more_is_played(
    server: OneProcessServer, cast: Cast
) -> None:
    visitor = Visitor(server, cast, "en")
    page, stage = visitor.page, visitor.stage
    stage.enter(page)
    game = position("arthur kay gawain", hands={0: "1 lady_of_the_lake"})
    stage.show(page, game, 0)
    page.locator(".verb", has_text="Special").click()
    page.locator(".dock > .hand button[aria-pressed=false]").click()
    page.locator('.play .stage [data-key="go"]').click()
    visitor.seat.until("that it is played", lambda: game.public.hands[0] == 1)
