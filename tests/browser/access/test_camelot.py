"""Every question of Shadows over Camelot on a phone: shown whole, accessible, and answered there.

The questions are those of the rules: one that is added is looked for here too.
"""

from collections.abc import Iterator
from itertools import islice

import pytest

from camlann.engine.facts import Seat
from camlann.shadows.cards.black import BLACK
from camlann.shadows.cards.white import SPECIAL, WHITE
from camlann.shadows.heroic_actions import DrawCards, Heal, Move
from camlann.shadows.knights import COATS
from camlann.shadows.progression_of_evil import DrawBlack
from camlann.shadows.travel import TRAVEL
from tests.browser.access.camelot_moments import COMMANDS, PHASES, Moment, asked, moments
from tests.browser.access.measures import resize, violations
from tests.browser.access.screens import Visitor
from tests.browser.panels import close_panel, open_panel
from tests.browser.players import Person
from tests.browser.seats import Cast, Language, words
from tests.server.harness.one_process_server import OneProcessServer
from tests.shadows.deals import act, position

PARTS = 2
PHONES = ((320, 568), (360, 640), (390, 664))
SCROLLS = """
() => [document.scrollingElement, ...document.querySelectorAll(".shell, .hall")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.className || each.tagName)
"""
CUT_SPOTS = """
() => [...document.querySelectorAll(".quests .quest")].flatMap((quest) => {
  const tile = quest.getBoundingClientRect();
  const spots = [...quest.querySelectorAll(".spot")].filter((each) => each.checkVisibility());
  const boxes = spots.map((each) => each.getBoundingClientRect());
  return boxes.some((box) => box.left < tile.left || box.right > tile.right) ? [quest.dataset.quest] : [];
})
"""
"""Quests with a spot that does not fit their tile."""
HANGING_WORDS = """
() => [...document.querySelectorAll(".play button")].flatMap((button) => {
  const box = button.getBoundingClientRect();
  const cut = (each) => getComputedStyle(each).overflowX !== "visible";
  const clips = (each) => each !== button && (cut(each) || clips(each.parentElement));
  const range = document.createRange();
  const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT, (text) =>
    text.data.trim() && !clips(text.parentElement) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP);
  const found = [];
  while (words.nextNode()) {
    range.selectNodeContents(words.currentNode);
    const { left, right } = range.getBoundingClientRect();
    const out = left < box.left - 1 || right > box.right + 1;
    if (left < right && out) found.push(words.currentNode.data.trim());
  }
  return found;
})
"""
"""Words that leave their button at its sides."""


def wrong(visitor: Visitor, moment: Moment) -> Iterator[str]:
    page, stage, game = visitor.page, visitor.stage, moment.game
    stage.show(page, game, asked(game))
    page.locator(f'.play[data-phase="{moment.phase}"] .stage').wait_for()
    visitor.settle()
    if moment.first:
        for width, height in PHONES:
            resize(page, width, height)
            yield from (f"{width} × {height}: {each} scrolls" for each in page.evaluate(SCROLLS))
            yield from (f"{width} × {height}: {each} is cut" for each in page.evaluate(CUT_SPOTS))
            yield from (f"{width} × {height}: “{each}” hangs out" for each in page.evaluate(HANGING_WORDS))
        yield from violations(page)
    rows, said = len(game.rows), len(stage.heard)
    person = Person(visitor.seat, moment.phase)
    seen = person.look()
    # Another way to answer stands beside the one that is taken; it is not pressed after it.
    beside = [] if seen is None else [each["text"] for each in seen["things"] if each["place"] == "stage"]
    person.answer(
        lambda thing: thing.place != "stage" or thing.text not in beside,
        seen,
        names(visitor, moment.command),
    )
    sent = [each["command"]["type"] for each in stage.heard[said:] if each["type"] == "play"]
    if sent[:1] != [moment.command] or len(game.rows) == rows:
        yield f"not answered with {moment.command}, but with {sent}"


def names(visitor: Visitor, command: str) -> set[str]:
    """What a command is called where there are several ways. A second action is paid for with its deed."""
    name = dashed(command.removeprefix("shadows."))
    verb = f"ui-shadows-verb-{'heal' if name == 'buy-action' else name}"
    said = words(visitor.seat.language)
    return {said.text(each) for each in (f"shadows-{name}.offer", verb) if said.has(each)}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("language", ["en", pytest.param("fa", marks=pytest.mark.long)])
def test_every_question_is_shown_and_every_command_is_given(
    server: OneProcessServer, cast: Cast, language: Language, part: int
) -> None:
    visitor = Visitor(server, cast, language)
    visitor.stage.enter(visitor.page)
    found = [
        f"{moment.phase}, {moment.command}: {each}"
        for moment in islice(moments(), part, None, PARTS)
        for each in wrong(visitor, moment)
    ]
    assert found == []


def test_who_is_not_asked_reads_the_last_words_at_the_table(server: OneProcessServer, cast: Cast) -> None:
    """Whoever is asked needs the room for the question."""
    visitor = Visitor(server, cast, "en")
    page, stage = visitor.page, visitor.stage
    stage.enter(page)
    game = next(moments()).game
    for seat, read in ((asked(game), False), (None, True)):
        stage.show(page, game, seat)
        page.locator(".play .stage").wait_for()
        visitor.settle()
        for width, height in PHONES[1:]:
            resize(page, width, height)
            assert page.locator(".talk-line .ticker").is_visible() is read, (width, height)
            assert page.evaluate(SCROLLS) == [], (width, height)


def test_percival_sees_the_card_he_looked_at_and_what_it_does_until_he_chooses(
    server: OneProcessServer, cast: Cast
) -> None:
    visitor = Visitor(server, cast, "en")
    page, stage, said = visitor.page, visitor.stage, words("en").text
    stage.enter(page)
    stage.show(page, position("percival kay arthur", step="evil", picts=("", 1), black="picts mists"), 0)
    top = page.locator("[data-top-card]")
    page.locator(".stage .press", has_text=said("shadows-peek.offer")).click()
    top.wait_for()
    for width, height in PHONES:
        resize(page, width, height)
        visitor.settle()
        for each in (said("shadows-card-picts"), said("ui-shadows-change", **{"from": "1", "to": "2"})):
            assert each in top.inner_text()
        assert page.evaluate(SCROLLS) == [], (width, height)
        box = top.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, (width, height)
        assert [*violations(page)] == []
    # It is known now: its chances would be false.
    assert page.locator(".stage").get_by_text("Next black card").count() == 0
    page.locator(".stage .evil").first.click()
    visitor.seat.until("it is drawn", lambda: not top.count())


def test_the_two_cards_of_the_armor_say_what_they_do(server: OneProcessServer, cast: Cast) -> None:
    visitor = Visitor(server, cast, "en")
    page, stage, said = visitor.page, visitor.stage, words("en").text
    stage.enter(page)
    armor = {"armor": 0}
    game = position(step="evil", over="lancelot", relics=armor, picts=("", 1), black="picts guinevere")
    act(game, 0, DrawBlack())
    stage.show(page, game, 0)
    faces = page.locator(".stage .drawn .press")
    faces.first.wait_for()
    visitor.settle()
    told = [*map(visible, faces.all_inner_texts())]
    step = f"{said('ui-shadows-change', **{'from': '1', 'to': '2'})} {said('ui-shadows-of', n=4)}"
    assert [text for text in told if said("shadows-card-picts") in text and visible(step) in text], told
    assert [text for text in told if said("shadows-card-guinevere.text") in text], told
    for width, height in PHONES:
        resize(page, width, height)
        assert page.evaluate(SCROLLS) == [], (width, height)
        assert page.evaluate(HANGING_WORDS) == [], (width, height)
    faces.filter(has_text=said("shadows-card-picts")).click()
    visitor.seat.until("it is played", lambda: not faces.count())
    assert game.public.picts.warriors == 2


def visible(text: str) -> str:
    """Without the marks around what is inserted into a sentence."""
    return "".join(letter for letter in text if letter not in "\u2066\u2067\u2068\u2069")


def test_an_accusation_asks_whom_and_its_button_names_them(server: OneProcessServer, cast: Cast) -> None:
    visitor = Visitor(server, cast, "en")
    page, stage, said = visitor.page, visitor.stage, words("en").text
    stage.enter(page)
    sides = "loyal traitor loyal loyal loyal"
    stage.show(page, position(loyalties=sides, swords="WWWBBB"), 0)
    page.locator(".verbs .press", has_text=said("ui-shadows-verb-accuse")).click()
    assert page.locator("#question").inner_text() == said("shadows-accuse.seat")
    crest = page.locator(".crests .crest").nth(1)
    crest.click()
    deed = page.locator(".stage [data-key=go]").inner_text()
    assert said("shadows-accuse.offer") in deed
    assert crest.inner_text().split("\n")[1] in deed


def test_there_is_a_moment_for_every_question_and_every_command_of_the_rules() -> None:
    """Counted from the registry: what is added and can be answered on no screen is named."""
    shown = [*moments()]
    assert [phase for phase in PHASES if phase not in {each.phase for each in shown if each.first}] == []
    assert [command for command in COMMANDS if command not in {each.command for each in shown}] == []


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


@pytest.mark.long
def test_every_witch_and_every_travel_card_is_shown_in_play_and_answered(
    server: OneProcessServer, cast: Cast
) -> None:
    """Drawn by the person at the page, who answers what it asks, or goes on."""
    visitor = Visitor(server, cast, "en")
    visitor.stage.enter(visitor.page)
    page, stage = visitor.page, visitor.stage
    missing = []
    for card in (*(name for name in BLACK if name.startswith("witch")), *TRAVEL):
        hands = {0: "1 4 5 grail grail"}
        if card in TRAVEL:
            game = position("gawain kay arthur", hands=hands, travel=card, expansion=True)
            act(game, 0, Move("picts"))
        else:
            game = position("gawain kay arthur", hands=hands, black=card, step="evil", expansion=True)
            act(game, 0, DrawBlack())
        stage.show(page, game, 0)
        visitor.settle()
        said = visitor.seat.says(f"shadows-card-{dashed(card)}")
        if said not in page.locator(".hall").inner_text():
            # What asks nothing has been shown already; the sheet of Camelot says what it was.
            page.locator('[data-quest="camelot"]').first.click()
            if said not in page.locator("dialog.sheet").inner_text():
                missing.append(f"{card} is nowhere")
            close_panel(page)
        rows = len(game.rows)
        if game.moves(Seat(0)):
            Person(visitor.seat, card).answer()
            if len(game.rows) == rows:
                missing.append(f"{card} is not answered")
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


@pytest.mark.parametrize("language", ["en", "it", "fr", "fa"])
def test_a_price_fits_into_its_verb(server: OneProcessServer, cast: Cast, language: Language) -> None:
    visitor = Visitor(server, cast, language)
    page, stage = visitor.page, visitor.stage
    stage.enter(page)
    game = position("arthur kay gawain", hands={0: "4 4 4 5 piety"}, siege=2)
    act(game, 0, DrawCards())
    stage.show(page, game, 0)
    page.locator(".verb .price").first.wait_for()
    visitor.settle()
    for width, height in PHONES:
        resize(page, width, height)
        assert page.evaluate(HANGING_WORDS) == [], (width, height)


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
