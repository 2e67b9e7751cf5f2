"""Whole games of Shadows over Camelot in browsers: every answer by the page's own controls."""

from functools import partial

import pytest
from playwright.sync_api import Locator

from tests.browser.access.measures import resize, violations
from tests.browser.leak_check import a_leak_would_be_seen, nothing_is_wrong, sizes, the_record
from tests.browser.panels import open_panel
from tests.browser.players import Person, begin, gather, play
from tests.browser.seats import Cast, Language
from tests.server.harness.one_process_server import OneProcessServer

FOUR: tuple[Language, ...] = ("en", "it", "fr", "fa")


def add_bots(person: Person, count: int) -> None:
    """So many bots, one after the other."""
    seated = person.page.locator(".lobby .seats li[data-who]")
    for _ in range(count):
        before = seated.count()
        person.seat.button("ui-add-bot").click()
        person.seat.until("one more at the table", partial(_more, seated, before))


def _more(seated: Locator, before: int) -> bool:
    return seated.count() > before


def test_one_person_plays_a_base_game_with_two_bots_to_the_end(server: OneProcessServer, cast: Cast) -> None:
    (ana,) = gather(server, cast, ["en"], game="shadows")
    add_bots(ana, 2)
    begin([ana])
    answered = play([ana])
    assert {"shadows.council", "shadows.progressing", "shadows.acting"} <= {*answered}
    nothing_is_wrong([ana])


def test_three_play_a_base_game_and_nobody_is_sent_more_than_they_are_told(
    server: OneProcessServer, cast: Cast
) -> None:
    """In the languages that the game with bots does not have."""
    people = gather(server, cast, ["it", "fr", "fa"], game="shadows")
    begin(people)
    play(people)
    nothing_is_wrong(people)
    a_leak_would_be_seen(people)


def test_two_choose_their_knights_and_who_comes_first_keeps_his(server: OneProcessServer, cast: Cast) -> None:
    ana, dara = gather(server, cast, ["en", "fa"], game="shadows", preset="everything")
    resize(dara.page, 320, 568)
    dara.page.locator(".wish").click()
    assert [*violations(dara.page)] == []
    # By keyboard alone: the first Knight is Arthur, after him comes the lot, and then Galahad.
    dara.page.get_by_role("radio").first.press("Space")
    dara.page.keyboard.press("ArrowDown")
    dara.page.keyboard.press("ArrowDown")
    dara.seat.button("ui-shadows-wish-mine", coat=dara.seat.says("shadows-coat-galahad")).press("Enter")
    # Everybody sees it, and neither he nor the other Knight of his colour can be chosen.
    galahad, lamorak = (ana.seat.says(f"shadows-coat-{name}") for name in ("galahad", "lamorak"))
    ana.page.locator(".lobby .seats li", has_text=galahad).wait_for()
    ana.page.locator(".wish").click()
    knights = ana.page.get_by_role("radiogroup", name=ana.seat.says("ui-shadows-wish"))
    shut = [each.get_attribute("value") for each in knights.locator(":disabled").all()]
    assert shut == ["galahad", "gaheris"]
    knights.locator("label", has_text=lamorak).click()
    ana.seat.button("ui-shadows-wish-mine", coat=lamorak).click()
    ana.page.locator(".wish", has_text=lamorak).wait_for()
    add_bots(ana, 1)
    begin([ana, dara])
    *_, last = ana.seat.messages("frame")
    assert last["frame"]["public"]["coats"] == ["lamorak", "galahad", "arthur"], "the bot gets Arthur by lot"


def test_the_lobby_says_for_how_many_the_chosen_game_is_and_cuts_no_button(
    server: OneProcessServer, cast: Cast
) -> None:
    (ana,) = gather(server, cast, ["en"], game="shadows")
    for size in ((390, 664), (390, 844)):
        resize(ana.page, *size)
        ana.seat.settle()
        cut = "stage => stage.scrollHeight - stage.clientHeight"
        assert ana.page.locator(".lobby .stage").evaluate(cut) == 0
    for preset, most in (("classic", 7), ("everything", 8)):
        ana.choose(preset)
        open_panel(ana.page, "people")
        ana.page.get_by_text(ana.seat.says("ui-for-so-many", least=2, most=most)).wait_for()


@pytest.mark.long
def test_eight_play_with_everything_in_four_languages(server: OneProcessServer, cast: Cast) -> None:
    languages = [FOUR[seat % len(FOUR)] for seat in range(8)]
    people = gather(server, cast, languages, game="shadows", preset="everything")
    begin(people)
    play(people, moves=5000)
    nothing_is_wrong(people)
    # A frame is as long as that of any other seat that is told something at the same moment.
    assert {len(lengths) for lengths in sizes(the_record(people[0]), people).values()} == {1}
