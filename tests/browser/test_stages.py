"""The great moments fill the table: cards are large, whole and in sight on every phone, and a tap goes on."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page

from tests.avalon.deals import Avalon, approve, begun, go, lay
from tests.browser.access.staged_table import Stage
from tests.browser.access.test_layout import PHONES
from tests.browser.seats import Cast, Language, Seat
from tests.browser.staged_beats import at_normal_pace
from tests.server.harness.one_process_server import OneProcessServer

FIVE = "merlin loyal loyal assassin minion"
TEN = "merlin percival loyal loyal loyal loyal assassin morgana minion minion"
MIN_CARD_PX = 96

# What of a reveal is too small, cut, or beside the middle of the table.
WRONG = """
(least) => {
  const inside = ({left, right, top, bottom}) =>
    left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
  const boxes = (part) => [...document.querySelectorAll(part)].map((each) => each.getBoundingClientRect());
  const parts = [".reveal .disc", ".reveal .says", ".play .stage", ".play .hall"];
  const [[disc], [words], [panel], [hall]] = parts.map(boxes);
  const cards = boxes(".reveal .inner > ul > li");
  const over = ({left, right, top, bottom}) =>
    bottom > panel.top && top < panel.bottom && right > panel.left && left < panel.right;
  const whole = inside(words) && words.top >= disc.top && words.bottom <= cards[0].top;
  return [
    ...cards.filter(({height}) => height < least - 0.5).map(({height}) => `a card of ${height} px`),
    ...cards.filter((card) => !inside(card) || over(card)).map(() => "a card out of sight"),
    ...(whole ? [] : ["a sentence that is cut"]),
    ...(Math.abs(disc.left + disc.right - hall.left - hall.right) > 4 ? ["a stage aside"] : []),
    ...(document.querySelector(parts[2]).scrollHeight > panel.height + 1 ? ["a panel that scrolls"] : []),
  ];
}
"""


def reveals() -> Sequence[tuple[Avalon, tuple[int, ...], str]]:
    """Quests of two to five cards, just before they are laid: the game, its team and the cards."""
    two = begun(FIVE)
    three = begun(TEN)
    four = begun(TEN)
    go(four, 0, 1, 2, cards="SSS")
    five = begun(TEN)
    for first, cards in (((0, 1, 2), "SSS"), ((0, 1, 2, 3), "SSSS"), ((0, 1, 2, 6), "SSSF")):
        go(five, *first, cards=cards)
    quests: Sequence[tuple[Avalon, tuple[int, ...], str]] = (
        (two, (0, 1), "SS"),
        (three, (1, 2, 6), "SSF"),
        (four, (0, 1, 2, 6), "SSSF"),
        (five, (0, 1, 2, 3, 6), "SSSSF"),
    )
    for game, team, _ in quests:
        approve(game, *team)
    return quests


def staged(server: OneProcessServer, cast: Cast, language: Language) -> tuple[Seat, Stage]:
    seat = cast.seat("Ana", language, server.url)
    at_normal_pace(seat)
    stage = Stage(server.url)
    stage.enter(seat.page, others=("Alessandra", "Caradoc"))
    return seat, stage


def begin(page: Page, stage: Stage, game: Avalon, team: tuple[int, ...], cards: str) -> None:
    stage.show(page, game, 5 if game.public.seats > 5 else 2)
    lay(game, *team, cards=cards)
    stage.tell()
    page.locator(".reveal li").first.wait_for()


@pytest.mark.parametrize("language", ["en", "fa"])
def test_cards_of_a_quest_are_large_and_whole_on_every_phone(
    server: OneProcessServer, cast: Cast, language: Language
) -> None:
    seat, stage = staged(server, cast, language)
    found = []
    for game, team, cards in reveals():
        seat.page.set_viewport_size({"width": 390, "height": 664})
        begin(seat.page, stage, game, team, cards)
        seat.until("the verdict", lambda: seat.page.locator("[data-revealed] .reveal").count() == 1)
        for width, height in PHONES:
            seat.page.set_viewport_size({"width": width, "height": height})
            seat.page.wait_for_timeout(100)
            found += [(len(cards), width, height, wrong) for wrong in seat.page.evaluate(WRONG, MIN_CARD_PX)]
    assert found == []


def test_a_tap_anywhere_on_the_table_goes_on(server: OneProcessServer, cast: Cast) -> None:
    seat, stage = staged(server, cast, "en")
    game, team, cards = reveals()[1]
    begin(seat.page, stage, game, team, cards)
    assert seat.says("ui-avalon-cards-shuffled", count=3) in seat.page.locator("#question").inner_text()
    # What is said of the table is not the table.
    seat.page.locator("[data-key=tab-votes]").click()
    seat.page.keyboard.press("Escape")
    assert seat.page.locator(".reveal").count() == 1
    seat.page.mouse.click(195, 200)
    seat.until("the next question", lambda: seat.page.locator(".reveal").count() == 0)
