"""Practice: after a quest a sheet says what the person could know; nobody else comes in."""

import pytest
from playwright.sync_api import Locator

from tests.browser.leak_check import nothing_is_wrong
from tests.browser.players import Person
from tests.browser.seats import Cast, Language, Seat
from tests.server.harness.one_process_server import OneProcessServer
from tests.timeouts import HANG_SECONDS


def practises(seat: Seat, game: str = "avalon") -> Person:
    """From the home screen, in two presses more than a name, or three for another game."""
    seat.go("/")
    seat.field("ui-your-name").fill(seat.name)
    seat.field("ui-practice-wish").check()
    seat.page.locator(f"input[name=bots-game][value={game}]").check()
    seat.button("ui-play-bots").click()
    person = Person(seat, "practice")
    seat.until("a game", lambda: person.phase)
    return person


def until_a_quest_has_ended(person: Person) -> Locator:
    sheet = person.page.locator("dialog.sheet [data-review]")

    def come() -> bool:
        # A quick player would be at the next quest before it comes.
        ended = any('"avalon.quest-ended"' in text for text in person.seat.heard)
        if not ended and person.mine:
            person.answer()
        return sheet.count() > 0

    person.seat.until("the review of a quest", come, 3 * HANG_SECONDS)
    return sheet


@pytest.mark.parametrize("language, size", [("en", (390, 664)), ("fa", (320, 568))])
def test_after_a_quest_a_sheet_says_what_you_could_know(
    server: OneProcessServer, cast: Cast, language: Language, size: tuple[int, int]
) -> None:
    ana = cast.seat("Ana", language, server.url, size=size)
    person = practises(ana)
    sheet = until_a_quest_has_ended(person)
    assert sheet.get_attribute("data-review") == "1"
    # Bars for the eye, and a table for everybody, with a row for each seat.
    rows = sheet.get_by_role("row")
    assert rows.count() == 6
    shares = [int(each.get_attribute("data-chance") or "") for each in sheet.locator(".number").all()]
    assert len(shares) == 10
    assert all(0 <= share <= 100 for share in shares)
    # The game itself does not scroll.
    root = "document.documentElement"
    assert not ana.page.evaluate(f"{root}.scrollHeight > innerHeight || {root}.scrollWidth > innerWidth")
    ana.button("ui-review-go-on").click()
    sheet.wait_for(state="detached")
    # It can be read again, behind the question mark, and is the same.
    ana.page.reload()
    ana.button("ui-why").click()
    ana.button("ui-review").click()
    sheet.wait_for()
    assert [int(each.get_attribute("data-chance") or "") for each in sheet.locator(".number").all()] == shares


@pytest.mark.long
def test_in_shadows_a_sheet_comes_after_a_quest_and_the_game_is_played_to_its_end(
    server: OneProcessServer, cast: Cast
) -> None:
    ana = cast.seat("Ana", "en", server.url, size=(320, 568))
    person = practises(ana, "shadows")
    reviews: list[list[int]] = []

    def over() -> bool:
        sheet = ana.page.locator("dialog.sheet [data-review]")
        if sheet.count():
            assert sheet.get_attribute("data-review") == str(len(reviews) + 1)
            shares = sheet.locator("tbody .number").all()
            reviews.append([int(each.get_attribute("data-chance") or "") for each in shares])
            ana.button("ui-review-go-on").click()
            sheet.wait_for(state="detached")
        elif person.mine:
            person.answer()
        return person.over

    ana.until("the end of the game", over, 10 * HANG_SECONDS)
    assert reviews
    assert {len(shares) for shares in reviews} == {4}
    assert any(reviews[0]), "at a practice table somebody may be a Traitor"
    nothing_is_wrong([person])


def test_somebody_who_has_the_link_is_told_and_gets_no_seat(server: OneProcessServer, cast: Cast) -> None:
    ana = practises(cast.seat("Ana", "en", server.url), "shadows")
    # There would be nothing to find out at a table without Traitors.
    assert '"traitors":"standard"' in "".join(ana.seat.heard).replace(" ", "")
    eve = Person(cast.seat("Eve", "fr", server.url), "eve")
    eve.come(ana.path)
    eve.seat.until("why", lambda: eve.page.get_by_text(eve.seat.says("ui-practice-other")).count())
    assert not eve.sits
    assert not eve.seat.button("ui-sit").count()
    assert not [*eve.seat.messages("frame")]


def test_whoever_plays_with_bots_may_ask_for_help(server: OneProcessServer, cast: Cast) -> None:
    """One line about the open question, behind the question mark."""
    ana = cast.seat("Ana", "en", server.url, size=(320, 568))
    person = practises(ana)

    def vote() -> bool:
        """Nobody is helped where there is nothing to choose."""
        if person.mine and person.phase != "avalon.voting":
            person.answer()
        return person.mine and person.phase == "avalon.voting"

    ana.until("a vote", vote)
    ana.button("ui-why").click()
    ana.button("ui-advice-ask").click()
    line = ana.page.locator("[data-advice] .line")
    line.wait_for()
    assert line.inner_text().startswith("In your place a bot would choose this.")
    assert "{" not in line.inner_text()
