"""From the home page to a seat: in three taps, by keyboard, on a second device, in an old browser."""

from collections.abc import Callable
from re import compile as pattern

import pytest
from playwright.sync_api import Locator, Route

from tests.browser.access.measures import resize
from tests.browser.panels import close_panel, open_panel
from tests.browser.players import Person, play
from tests.browser.seats import Cast, Language, Seat
from tests.server.harness.one_process_server import OneProcessServer

TABS = 120
"""Presses of Tab that reach anything in a lobby."""
OLD = {
    "no modules": "delete HTMLScriptElement.prototype.noModule",
    "an array without an end": "delete Array.prototype.findLast",
    "no dialog": "delete window.HTMLDialogElement",
}

# Counts lobbies that are put on the page.
LOBBIES = """
() => {
  window.lobbies = 0;
  new MutationObserver(changes => {
    for (const {addedNodes} of changes) for (const each of addedNodes)
      if (each.matches?.(".lobby") || each.querySelector?.(".lobby")) window.lobbies += 1;
  }).observe(document.body, {childList: true, subtree: true});
}
"""


def reach(seat: Seat, wanted: Locator) -> None:
    """Go there by Tab alone."""
    for _ in range(TABS):
        seat.page.keyboard.press("Tab")
        if wanted.evaluate("each => each === document.activeElement"):
            return
    raise AssertionError(f"Tab does not lead to {wanted}. {seat.picture('no way by keyboard')}")


def press(seat: Seat, wanted: Locator) -> None:
    reach(seat, wanted)
    seat.page.keyboard.press("Enter")


def order(seat: Seat) -> list[str]:
    return seat.page.locator(".lobby .seats li[data-who] bdi").all_inner_texts()


def test_a_new_visitor_plays_in_two_taps(server: OneProcessServer, cast: Cast) -> None:
    seat = cast.seat("Ana", "en", server.url)
    seat.go()
    seat.field("ui-your-name").tap()
    seat.page.keyboard.type("Ana")
    # Nobody who wants to play at once is shown a lobby in between.
    seat.page.evaluate(LOBBIES)
    seat.button("ui-play-bots").tap()
    seat.until("the game", lambda: seat.page.locator(".play").count())
    assert seat.page.evaluate("lobbies") == 0
    assert not [line for line in seat.console if line.startswith(("error", "thrown"))]


def against_bots(server: OneProcessServer, cast: Cast, language: Language) -> Seat:
    seat = cast.seat("Ana", language, server.url)
    seat.go()
    seat.field("ui-your-name").fill("Ana")
    seat.button("ui-play-bots").click()
    seat.until("the game", lambda: seat.page.locator(".play").count())
    return seat


PHONES = ((390, 844), (320, 568))
WIDE = ["fr", "fa", *(pytest.param(language, marks=pytest.mark.long) for language in ("en", "it"))]
"""The longest words, and the other direction; the long form looks at all."""


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_running_game_is_on_the_first_screen_of_a_phone(
    server: OneProcessServer, cast: Cast, language: Language
) -> None:
    seat = against_bots(server, cast, language)
    game = seat.page.url.removeprefix(server.url)
    seat.go("/")
    there = seat.page.locator(f"main a[href='{game}']")
    seat.until("the way back", there.is_visible)
    for size in PHONES:
        resize(seat.page, *size)
        box = there.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]
    reach(seat, there)
    seat.page.keyboard.press("Enter")
    seat.until("the game", lambda: seat.page.locator(".play").count())


@pytest.mark.parametrize("language", WIDE)
def test_leaving_a_game_is_confirmed_without_scrolling(
    server: OneProcessServer, cast: Cast, language: Language
) -> None:
    seat = against_bots(server, cast, language)
    resize(seat.page, 320, 568)
    # What is dealt fills the screen until it is seen.
    ana = Person(seat, "leaves")
    seat.until("the card", lambda: ana.mine)
    ana.answer()
    open_panel(seat.page, "table")
    seat.button("ui-give-up").press("Enter")
    panel = seat.page.locator("[role=tabpanel]:visible")
    sure = panel.locator("[data-sure]")
    seat.until("the question", sure.is_visible)
    around, inside = panel.bounding_box(), sure.bounding_box()
    assert around is not None
    assert inside is not None
    assert inside["y"] + inside["height"] <= around["y"] + around["height"]
    # Whoever stays is where they were.
    seat.button("ui-confirm-no").press("Enter")
    seat.until(
        "the button again", lambda: seat.button("ui-give-up").evaluate("x => x === document.activeElement")
    )


def test_against_bots_one_press_deals_the_next_game(server: OneProcessServer, cast: Cast) -> None:
    ana = Person(cast.seat("Ana", "en", server.url), "again")
    ana.seat.go()
    ana.seat.field("ui-your-name").fill("Ana")
    ana.seat.button("ui-play-bots").tap()
    ana.seat.until("the game", ana.look)
    play([ana])
    ana.page.evaluate(LOBBIES)
    ana.seat.button("ui-again").first.click()
    ana.seat.until("the next game", ana.page.locator(".play[data-game='2']").count)
    assert ana.page.evaluate("lobbies") == 0


def test_the_places_are_seen_to_by_keyboard_alone(server: OneProcessServer, cast: Cast) -> None:
    seat = cast.seat("Ana", "en", server.url, size=(1280, 800))
    Person(seat, "1").open_table()
    press(seat, seat.button("ui-fill-bots", count=4))
    seat.until("five at the table", lambda: len(order(seat)) == 5)
    second = order(seat)[1]
    open_panel(seat.page, "people")
    press(seat, seat.button("ui-about-seat", name=second))
    press(seat, seat.button("ui-move-up", name=second))
    seat.until("that they have moved", lambda: order(seat)[0] == second)
    # Whoever moves somebody stays with them, and can go on.
    up = seat.button("ui-move-up", name=second)
    seat.until(
        "that the focus is where it was", lambda: up.evaluate("each => each === document.activeElement")
    )
    seat.page.keyboard.press("Enter")
    seat.until("that they went round", lambda: order(seat)[-1] == second)
    before = order(seat)
    reach(seat, seat.field("ui-swap-with-of", name=second))
    seat.page.keyboard.press("ArrowDown")
    seat.until("that two have changed places", lambda: order(seat) == [before[-1], *before[1:-1], before[0]])
    # The page puts the focus back there when the server has answered; Tab goes on from there.
    swap = seat.field("ui-swap-with-of", name=second)
    seat.until("that the focus is back", lambda: swap.evaluate("each => each === document.activeElement"))
    press(seat, seat.button("ui-dismiss", name=second))
    # Another bot may have the name from now on.
    seat.until("that they got up", lambda: len(order(seat)) == 4)
    assert seat.page.evaluate("document.activeElement.id") == "people"


def test_a_host_makes_somebody_else_the_host_and_gets_up(server: OneProcessServer, cast: Cast) -> None:
    ana, bo = (Person(cast.seat(name, "en", server.url, size=(1280, 800)), name) for name in ("Ana", "Bo"))
    bo.come(ana.open_table())
    bo.sit()
    bo.seat.until("one's own name at the table", lambda: "Bo" in order(bo.seat))
    ana.seat.until("two at the table", lambda: len(order(ana.seat)) == 2)
    open_panel(ana.page, "people")
    press(ana.seat, ana.seat.button("ui-about-seat", name="Bo"))
    press(ana.seat, ana.seat.button("ui-hand-over-to", name="Bo"))
    bo.seat.until("that Bo is the host", lambda: bo.seat.button("ui-add-bot").count())
    press(ana.seat, ana.seat.button("ui-about-seat", name="Ana"))
    press(ana.seat, ana.seat.button("ui-get-up"))
    bo.seat.until("that Bo sits alone", lambda: order(bo.seat) == ["Bo"])


def test_what_is_missing_is_said_in_the_language_of_the_page(server: OneProcessServer, cast: Cast) -> None:
    seat = cast.seat("شیرین", "fa", server.url)
    seat.go()
    assert seat.field("ui-code").get_attribute("placeholder") == "۱۲۳ ۴۵۶"
    name, code = (
        seat.page.locator("main").get_by_text(seat.says(text)) for text in ("ui-name-first", "ui-code-first")
    )
    seat.button("ui-play-bots").tap()
    seat.until("that a name is missing", name.count)
    assert seat.field("ui-your-name").evaluate("each => each === document.activeElement")
    seat.field("ui-your-name").fill("شیرین")
    seat.until("that nothing is missing", lambda: not name.count())
    seat.field("ui-code").fill("۱۲۳")
    seat.button("ui-join").tap()
    seat.until("that digits are missing", code.count)
    seat.field("ui-code").fill("۲۲۲ ۲۲۲")
    seat.button("ui-join").tap()
    wrong = seat.page.locator("main").get_by_text(seat.says("ui-code-wrong"))
    seat.until("that no table has it", wrong.count)
    # It stands between the code and its button, where somebody with a keyboard on the screen looks.
    order_down = (seat.field("ui-code"), wrong, seat.button("ui-join"))
    tops = [each.evaluate("each => each.getBoundingClientRect().top") for each in order_down]
    assert tops == sorted(tops)


def test_a_new_table_is_for_the_game_that_was_chosen(server: OneProcessServer, cast: Cast) -> None:
    seat = cast.seat("Ana", "en", server.url)
    seat.go()
    seat.field("ui-your-name").fill("Ana")
    seat.page.get_by_role("radio", name=seat.says("shadows")).check()
    seat.button("ui-new-table").tap()
    chosen = seat.page.locator("form.new :checked")
    seat.until("the form", chosen.count)
    assert chosen.get_attribute("value") == "shadows"


def test_a_public_table_is_found_by_others(server: OneProcessServer, cast: Cast) -> None:
    ana, bo = (cast.seat(name, "en", server.url) for name in ("Ana", "Bo"))
    ana.go()
    ana.field("ui-your-name").fill("Ana")
    ana.button("ui-new-table").tap()
    ana.page.locator("button[value=public]").tap()
    ana.page.wait_for_url("**/t/*")
    ana.until("a seat", lambda: order(ana) == ["Ana"])
    bo.go()

    def found() -> int:
        bo.button("ui-refresh").tap()
        return bo.page.locator(f"a[href='{ana.page.url.removeprefix(server.url)}']").count()

    bo.until("the table in the list", found)
    # It says what somebody wants to know before they sit down, and nobody's name.
    told = bo.page.locator("section[aria-labelledby=open] li").first
    for text in (
        bo.says("ui-open-people", count=1),
        bo.says("avalon-preset-classic"),
        bo.says("clock-profile-none"),
        "English",
    ):
        bo.until(text, told.get_by_text(text).count)
    assert "Ana" not in told.inner_text()


def test_a_link_gives_a_seat_once(server: OneProcessServer, cast: Cast) -> None:
    ana, bo = (Person(cast.seat(name, "en", server.url), name) for name in ("Ana", "Bo"))
    path = ana.open_table()
    bo.come(path)
    bo.sit()
    assert order(bo.seat) == ["Ana", "Bo"]
    bo.page.locator(".lobby .seats li.me button").click()
    bo.seat.button("ui-get-up").click()
    bo.seat.until("that Bo got up", lambda: order(bo.seat) == ["Ana"])
    # Who got up is not put back, also not by loading the page again.
    bo.page.reload()
    bo.seat.until("the table", lambda: order(bo.seat) == ["Ana"])
    bo.seat.button("ui-sit").click()
    bo.seat.until("a seat", lambda: bo.sits)
    # Nor is somebody whom the host removes.
    ana.page.locator(".lobby .seats li[data-who]:not(.me) button").click()
    ana.seat.button("ui-dismiss", name="Bo").click()
    bo.seat.until("that Bo has no seat", lambda: bo.seat.button("ui-sit").count())
    assert order(ana.seat) == ["Ana"]


def test_a_code_leads_to_a_seat_or_to_the_host(server: OneProcessServer, cast: Cast) -> None:
    ana, bo, cleo = (Person(cast.seat(name, "en", server.url), name) for name in ("Ana", "Bo", "Cleo"))
    ana.open_table()
    code = ana.page.locator(".lobby .invite bdi")
    ana.seat.until("a code, without asking for it", code.count)
    assert ana.page.get_by_text(ana.seat.says("ui-code-left", minutes=10)).count()

    def types_code(person: Person) -> None:
        person.seat.go("/")
        person.seat.field("ui-your-name").fill(person.seat.name)
        person.seat.field("ui-code").fill(code.inner_text())
        person.seat.button("ui-join").click()

    types_code(bo)
    bo.seat.until("a seat", lambda: bo.sits)
    open_panel(ana.page, "rules")
    ana.seat.field("ui-code-ask").check()
    close_panel(ana.page)
    types_code(cleo)
    admit, asks = ana.seat.button("ui-let-in"), ana.seat.says("ui-join-requests", name="Cleo")
    ana.seat.until("that Cleo asks", admit.count)
    assert not cleo.there
    # Wherever the host has scrolled to, it is on the screen, and in the title.
    ana.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    box = admit.bounding_box()
    assert box is not None
    assert 0 <= box["y"] < (ana.page.viewport_size or {"height": 0})["height"] - box["height"]
    ana.seat.until("the title", lambda: ana.page.title() == asks)
    # And after a reload.
    ana.page.reload()
    ana.seat.until("that Cleo still asks", admit.count)
    admit.click()
    cleo.seat.until("a seat", lambda: cleo.sits)
    ana.seat.until("the title as it was", lambda: ana.page.title() != asks)


def test_an_option_says_what_it_changes_and_the_server_what_is_wrong_with_it(
    server: OneProcessServer, cast: Cast
) -> None:
    seat = cast.seat("Ana", "en", server.url)
    Person(seat, "1").open_table()
    seat.button("ui-fill-bots", count=4).click()
    seat.until("five at the table", lambda: len(order(seat)) == 5)
    open_panel(seat.page, "rules")
    good, evil = (
        seat.says("ui-avalon-side-count", side=side, count=n) for side, n in (("good", 3), ("evil", 2))
    )
    for line in (good, evil):
        seat.page.get_by_role("heading", name=line).first.wait_for()
    seat.page.get_by_text(seat.says("ui-every-option"), exact=True).click()
    seat.page.locator("summary", has_text=seat.says("avalon-module-roles")).first.click()
    seat.button("ui-what-changes-of", option=seat.says("avalon-choice-roles")).click()
    seat.page.get_by_text(seat.says("avalon-choice-roles.changes")).wait_for()
    for role in ("mordred", "oberon"):
        seat.field(f"avalon-role-{role}").check()
    seat.until(
        "what is wrong",
        lambda: seat.page.get_by_text(seat.says("avalon-e-evil-overflow", most=2)).count(),
    )
    assert seat.button("ui-begin").is_disabled()
    seat.page.locator("input[name=preset][value=first_game]").check()
    seat.until("that nothing is wrong", lambda: not seat.page.locator(".notice.prevents_start").count())


def test_what_somebody_likes_follows_them_to_another_device(server: OneProcessServer, cast: Cast) -> None:
    seat = cast.seat("Ana", "en", server.url)
    Person(seat, "1").open_table()
    seat.go("/settings")
    seat.page.get_by_role("combobox", name=seat.says("ui-setting-theme"), exact=True).select_option("dark")
    seat.page.locator("#set-words ~ label select").first.select_option("fa")
    html = seat.page.locator("html")
    seat.until("Persian", lambda: html.get_attribute("dir") == "rtl")
    seat.language = "fa"
    # It is said to the server a moment later.
    seat.until(
        "that it was said", lambda: any("PUT" in each and "/api/me/settings" in each for each in seat.asked)
    )
    seat.button("ui-device-another").click()
    seat.page.locator("img[src$='/qr.svg']").wait_for()
    path = (seat.page.locator("img[src^='/d/']").get_attribute("src") or "").removesuffix("/qr.svg")
    other = cast.seat("Ana", "en", server.url)
    other.go(path)
    other.page.get_by_role("button").first.click()
    other.page.wait_for_url(pattern(r"/$"))
    page = other.page.locator("html")
    other.until("Persian there too", lambda: page.get_attribute("lang") == "fa")
    assert page.get_attribute("data-theme") == "dark"
    assert other.page.locator("form input").first.input_value() == "Ana"


def test_a_passkey_is_made_shown_and_taken_away(server: OneProcessServer, cast: Cast) -> None:
    seat = cast.seat("Ana", "en", server.url.replace("127.0.0.1", "localhost"))
    device = seat.context.new_cdp_session(seat.page)
    device.send("WebAuthn.enable")
    made = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    device.send("WebAuthn.addVirtualAuthenticator", {"options": made})
    Person(seat, "1").open_table()
    seat.go("/settings")
    seat.button("ui-passkey-add").click()
    seat.until(
        "that it is kept", lambda: seat.button("ui-passkey-add").is_enabled() and _keys(seat).count() == 1
    )
    # Signed out, a stranger; with the passkey the same person again.
    seat.button("ui-sign-out").click()
    seat.until("the front door", lambda: seat.button("ui-sign-in").count())
    assert seat.field("ui-your-name").input_value() == ""
    seat.button("ui-sign-in").click()
    seat.until("oneself", lambda: seat.field("ui-your-name").input_value() == "Ana")
    seat.go("/settings")
    seat.until("the key", lambda: _keys(seat).count() == 1)
    _keys(seat).first.click()
    seat.until("that it is gone", lambda: _keys(seat).count() == 0)


def _keys(seat: Seat) -> Locator:
    return seat.page.locator("section[aria-labelledby=set-keys] li button")


def test_erasure_asks_for_your_name_and_then_you_are_gone(server: OneProcessServer, cast: Cast) -> None:
    seat = cast.seat("Ana", "en", server.url)
    Person(seat, "1").open_table()
    seat.go("/settings")
    seat.button("ui-delete-account").click()
    sure = seat.button("ui-delete-account-do")
    assert sure.is_disabled()
    seat.field("ui-delete-account-confirm", name="Ana").fill("Ana")
    sure.click()
    seat.page.wait_for_url(pattern(r"[0-9]/$"))
    seat.until("the front door", lambda: seat.field("ui-your-name").count())
    assert seat.field("ui-your-name").input_value() == ""
    assert not seat.kept().get("local", {})


@pytest.mark.parametrize("missing", OLD)
def test_an_older_browser_gets_a_plain_sentence(server: OneProcessServer, cast: Cast, missing: str) -> None:
    seat = cast.seat("Ana", "en", server.url)
    seat.context.add_init_script(OLD[missing])
    seat.go()
    seat.until("the sentence", lambda: seat.page.locator("#too-old").is_visible())
    assert seat.page.locator("#too-old p").count() == 4
    assert not seat.page.locator("#app").count()


@pytest.mark.parametrize(
    "lost, told",
    [
        (r"/assets/first-.*\.js", lambda seat: seat.page.locator("#not-come").is_visible()),
        (r"/assets/words-en-home.*\.js", lambda seat: seat.page.locator("#not-come").is_visible()),
        (r"/assets/Settings-.*\.js", lambda seat: seat.button("ui-reload").is_visible()),
    ],
    ids=["the page itself", "its words", "a screen"],
)
def test_a_part_that_does_not_come_is_no_white_page(
    server: OneProcessServer, cast: Cast, lost: str, told: Callable[[Seat], bool]
) -> None:
    def gone(route: Route) -> None:
        route.fulfill(status=404, body="")

    seat = cast.seat("Ana", "en", server.url)
    seat.page.route(pattern(lost), gone)
    seat.go("/settings")
    seat.until("a sentence", lambda: told(seat))


def test_a_link_to_no_table_says_so_and_leads_home(server: OneProcessServer, cast: Cast) -> None:
    seat = cast.seat("Ana", "en", server.url)
    seat.go(f"/t/{'0' * 32}")
    seat.field("ui-your-name").fill("Ana")
    seat.button("ui-come-in").click()
    seat.until("what is wrong", seat.page.get_by_text(seat.says("server-trouble-not-found")).count)
    assert not seat.page.locator("[aria-busy=true]").count(), "nothing more will come"
    seat.page.locator("main a").click()
    seat.until("the home page", seat.button("ui-new-table").count)
