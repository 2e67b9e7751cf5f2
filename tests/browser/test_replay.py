"""A finished game is looked at again: step by step, with anybody's eyes if all is told, and by a link."""

import re
from functools import partial

import pytest
from playwright.sync_api import Locator

from tests.browser.access.measures import resize
from tests.browser.finished_game import NAMES, Finished, finished
from tests.browser.seats import Cast, Language, Seat
from tests.server.harness.one_process_server import OneProcessServer

MARKS = re.compile("[\u2068\u2069]")
IN_SIGHT = "board => board.getBoundingClientRect().top >= 0"


@pytest.fixture(scope="module")
def told(server: OneProcessServer) -> Finished:
    """One of which everything is told."""
    return finished(server.url)


@pytest.fixture(scope="module")
def kept(server: OneProcessServer) -> Finished:
    """One whose players keep what they knew."""
    return finished(server.url, "kept", post_game_detail="roles")


@pytest.fixture(scope="module")
def camelot(server: OneProcessServer) -> Finished:
    """One of Shadows: it has a board, and hands."""
    return finished(server.url, "camelot", game="shadows", seats=3)


def looks(cast: Cast, game: Finished, n: int, search: str = "", language: Language = "en") -> Seat:
    """Somebody who sat there opens it."""
    seat = cast.seat(NAMES[n], language, game.url)
    game.enter(seat, n)
    opens(seat, game.path + search)
    return seat


def looks_wide(cast: Cast, game: Finished, size: tuple[int, int]) -> Seat:
    """On a wide screen nothing is folded."""
    seat = cast.seat(NAMES[0], "en", game.url, size=size)
    game.enter(seat, 0)
    seat.go(game.path + "?at=30&as=all")
    seat.until("the game is there", slider(seat).is_visible)
    return seat


def opens(seat: Seat, path: str) -> None:
    seat.go(path)
    seat.until("the game is there", fold(seat).is_visible)


def fold(seat: Seat) -> Locator:
    """What opens chapters and slider on a phone."""
    return seat.page.locator(".timeline [aria-expanded]")


def slider(seat: Seat) -> Locator:
    return seat.page.locator(".timeline input")


def stands(seat: Seat, at: str) -> None:
    seat.until(f"it stands at {at}", lambda: slider(seat).input_value() == at)
    seat.until("the address says so", lambda: f"at={at}&" in seat.page.url)


def counts(things: Locator, number: int) -> bool:
    return things.count() == number


def shown(seat: Seat) -> str:
    return MARKS.sub("", seat.page.locator("main").inner_text())


@pytest.mark.parametrize(
    "language, on, back", [("en", "ArrowRight", "ArrowLeft"), ("fa", "ArrowLeft", "ArrowRight")]
)
def test_keys_step_in_the_direction_one_reads_in(
    cast: Cast, told: Finished, language: Language, on: str, back: str
) -> None:
    seat = looks(cast, told, 0, language=language)
    keys, last = seat.page.keyboard, slider(seat).get_attribute("max") or ""
    seat.until(
        "the heading has the focus", lambda: seat.page.evaluate("document.activeElement.tagName") == "H1"
    )
    stands(seat, "1")
    keys.press(on)
    keys.press(on)
    stands(seat, "3")
    keys.press(back)
    stands(seat, "2")
    keys.press("End")
    stands(seat, last)
    assert seat.says("ui-over") in shown(seat)
    keys.press(on)
    keys.press("Home")
    stands(seat, "1")
    # The slider is named, and says in words where it stands.
    said = slider(seat).get_attribute("aria-valuetext") or ""
    assert said.startswith(seat.says("ui-replay-step-of", at=1, all=int(last)))
    # What was stepped over is told to whoever listens, and it is public.
    seat.until("it was said", lambda: seat.page.locator("[role=log]").inner_text())
    assert seat.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not [line for line in seat.console if "error" in line], seat.console


@pytest.mark.parametrize("size", [(390, 844), (320, 568)])
def test_the_bar_is_one_row_on_a_phone_and_opens_on_demand(
    cast: Cast, told: Finished, size: tuple[int, int]
) -> None:
    seat = looks(cast, told, 0)
    resize(seat.page, *size)
    bar = seat.page.locator(".timeline").bounding_box()
    assert bar is not None
    assert bar["height"] <= 64
    assert not slider(seat).is_visible()
    fold(seat).press("Enter")
    seat.until("the slider", slider(seat).is_visible)
    assert fold(seat).get_attribute("aria-expanded") == "true"
    slider(seat).press("End")
    stands(seat, slider(seat).get_attribute("max") or "")
    fold(seat).press("Enter")
    seat.until("it is low again", slider(seat).is_hidden)
    assert seat.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_slider_of_a_long_game_stays_on_a_phone(cast: Cast, told: Finished) -> None:
    seat = looks(cast, told, 0)
    resize(seat.page, 320, 568)
    fold(seat).press("Enter")
    seat.until("the slider", slider(seat).is_visible)
    # As many marks as a game of more than two hundred steps has.
    seat.page.evaluate(
        "const marks = document.querySelector('.marks');"
        "for (let n = 0; n < 200; n++) marks.append(marks.firstElementChild.cloneNode())"
    )
    bar, track = seat.page.locator(".timeline").bounding_box(), slider(seat).bounding_box()
    assert bar is not None
    assert track is not None
    assert track["x"] + track["width"] < bar["x"] + bar["width"] - 44, "the step to the end is beside it"
    assert seat.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
def test_the_board_hangs_over_nothing_when_all_is_scrolled(
    cast: Cast, camelot: Finished, size: tuple[int, int]
) -> None:
    seat = looks_wide(cast, camelot, size)
    seat.settle()
    seat.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    board = seat.page.locator(".camelot-board").bounding_box()
    below = seat.page.locator(".timeline").bounding_box()
    assert board is not None
    assert below is not None
    assert board["y"] + board["height"] <= below["y"]
    # Until then it stays in sight.
    seat.page.evaluate("scrollTo(0, 400)")
    seat.until("the board is in sight", lambda: seat.page.locator(".camelot-board").evaluate(IN_SIGHT))


def test_everybodys_eyes(cast: Cast, told: Finished) -> None:
    seat = looks(cast, told, 0, "?at=2&as=all")
    roles = [seat.says(f"avalon-role-{role.replace('_', '-')}") for role in told.roles]
    eyes = seat.field("ui-replay-as")
    known = seat.page.locator("section", has=seat.page.locator("#known"))
    for role in roles:
        assert role in known.inner_text()
    eyes.select_option("2")
    seat.until("the address says whose eyes", lambda: seat.page.url.endswith("?at=2&as=2"))
    seat.until("there is one card", lambda: known.locator("h3").count() == 1)
    assert NAMES[2] in known.inner_text()
    assert roles[2] in known.inner_text()
    eyes.select_option("public")
    seat.until("nobody's card is shown", lambda: known.count() == 0)
    seat.page.reload()
    seat.until(
        "it is the same again", lambda: eyes.input_value() == "public" and slider(seat).input_value() == "2"
    )


def test_the_deal_is_checked_here(cast: Cast, told: Finished, kept: Finished) -> None:
    seat = looks(cast, told, 1, language="fr")
    seat.until("the deal holds", lambda: seat.says("ui-proof-holds") in shown(seat))
    assert MARKS.sub("", seat.says("ui-proof-together", seats=5)) in shown(seat)
    other = looks(cast, kept, 1)
    other.until("nothing is proved", lambda: other.says("ui-proof-nothing") in shown(other))


def test_of_what_is_kept_back_nobody_sees_more_than_the_own_card_and_that_is_closed(
    cast: Cast, kept: Finished
) -> None:
    seat = looks(cast, kept, 3, "?at=2&as=all")
    seat.until("one looks as oneself instead", lambda: seat.page.url.endswith("?at=2&as=3"))
    offered = seat.field("ui-replay-as").locator("option").all()
    assert [each.get_attribute("value") for each in offered] == ["public", "3"]
    before = seat.page.locator("main").aria_snapshot()
    for role in kept.roles:
        assert seat.says(f"avalon-role-{role.replace('_', '-')}") not in before


def test_a_link_leads_anybody_to_this_moment_and_names_nobody_but_who_made_it(
    cast: Cast, told: Finished
) -> None:
    seat = looks(cast, told, 1, "?at=4&as=all")
    seat.button("ui-replay-open").click()
    link = seat.until("there is a link", lambda: seat.field("ui-replay-link").input_value())
    assert link.endswith("?at=4&as=all")
    stranger = cast.seat("stranger", "it", told.url)
    opens(stranger, link.removeprefix(told.url))
    stands(stranger, "4")
    text = shown(stranger)
    assert NAMES[1] in text
    for name in NAMES[:1] + NAMES[2:]:
        assert name not in text
    assert told.table not in stranger.page.content()
    # It is taken away by anybody who sat there, and then it has never been.
    other = looks(cast, told, 2)
    other.button("ui-replay-unlink").click()
    other.until("it is gone", lambda: other.button("ui-replay-unlink").count() == 0)
    stranger.page.reload()
    stranger.until("it is not there", lambda: stranger.says("server-trouble-not-found") in shown(stranger))


def test_my_games_and_the_group_history_lead_there(cast: Cast, told: Finished) -> None:
    seat = cast.seat(NAMES[4], "en", told.url)
    told.enter(seat, 4)
    for path in ("/mine", f"/t/{told.table}/history"):
        seat.go(path)
        seat.page.get_by_role("link", name=re.compile(re.escape(seat.says("ui-replay-look")))).click()
        seat.until("the game is there", seat.page.locator(".timeline").is_visible)
        assert "/games/1?" in seat.page.url


def test_what_could_be_known_is_shown_from_the_chair_one_looks_from(cast: Cast, told: Finished) -> None:
    seat = looks(cast, told, 0, "?at=1&as=public")
    panel = seat.page.locator("section", has=seat.page.locator("#analysis"))
    panel.get_by_role("button").click()
    seat.until("it was worked out", lambda: panel.locator("[data-chance]").count() == 2 * len(NAMES))
    # Nobody was shown anything yet: any two of five may be Evil.
    assert panel.locator("[data-possible]").get_attribute("data-possible") == "10"
    # Merlin was shown all of them.
    seat.field("ui-replay-as").select_option(str(told.roles.index("merlin")))
    seat.until("it follows the chair", lambda: panel.locator("[data-possible='1'] button").count() == 1)
    evil = panel.locator("tr td:nth-child(2) [data-chance='100']")
    assert evil.count() == 2
    # What changed it most leads to its step.
    seat.field("ui-replay-as").select_option("public")
    turn = panel.locator("ul button").first
    seat.until("steps are named", turn.is_visible)
    turn.click()
    seat.until("it went there", lambda: slider(seat).input_value() != "1")
    assert not [line for line in seat.console if "error" in line], seat.console


def test_a_game_with_a_board_is_looked_at_from_every_chair(cast: Cast, camelot: Finished) -> None:
    seat = looks(cast, camelot, 0, "?at=1&as=all")
    last = int(slider(seat).get_attribute("max") or "")
    # Every turn is a chapter, between the council and the end.
    buttons = seat.page.locator(".chapters button")
    seat.until("the chapters are there", buttons.count)
    chapters = [MARKS.sub("", each) for each in buttons.all_inner_texts()]
    turns = [
        MARKS.sub("", seat.says("ui-shadows-chapter-turn", number=n)) for n in range(1, len(chapters) - 1)
    ]
    ends = seat.says("ui-shadows-title-council"), seat.says("ui-shadows-chapter-end")
    assert chapters == [ends[0], *turns, ends[1]]
    assert len(turns) > 3
    fold(seat).click()
    buttons.nth(3).click()
    # On every step there is the board, or at the end the Round Table.
    board, known = seat.page.locator(".board, .quest").first, seat.page.locator("section:has(#known) li")
    eyes = seat.field("ui-replay-as")
    seat.until("the board", board.is_visible)
    for chair, hands in (("all", 3), ("0", 1), ("2", 1), ("public", 0)):
        eyes.select_option(chair)
        seat.until(f"what {chair} knew", partial(counts, known, hands))
        assert board.is_visible()
    seat.page.keyboard.press("End")
    stands(seat, str(last))
    assert seat.says("ui-shadows-chapter-end") in shown(seat)
    assert seat.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not [line for line in seat.console if "error" in line], seat.console
