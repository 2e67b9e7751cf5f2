"""From the home page to a seat: in three taps, by keyboard, on a second device, in an old browser."""

from collections.abc import Callable
from re import compile as pattern

import pytest
from playwright.sync_api import Locator, Route

from tests.browser.players import Person
from tests.browser.seats import Cast, Seat
from tests.server.harness.one_process_server import OneProcessServer

TABS = 120
"""Presses of Tab that reach anything in a lobby."""
OLD = {
    "no modules": "delete HTMLScriptElement.prototype.noModule",
    "an array without an end": "delete Array.prototype.findLast",
    "no dialog": "delete window.HTMLDialogElement",
}


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
    return seat.page.locator(".lobby ol li bdi").all_inner_texts()


def test_a_new_visitor_plays_in_three_taps(server: OneProcessServer, cast: Cast) -> None:
    seat = cast.seat("Ana", "en", server.url)
    seat.go()
    seat.field("ui-your-name").tap()
    seat.page.keyboard.type("Ana")
    seat.button("ui-play-bots").tap()
    seat.until("that all are ready", lambda: seat.button("ui-begin").is_enabled())
    seat.button("ui-begin").tap()
    seat.until("the game", lambda: seat.page.locator(".play").count())
    assert not [line for line in seat.console if line.startswith(("error", "thrown"))]


def test_the_places_are_seen_to_by_keyboard_alone(server: OneProcessServer, cast: Cast) -> None:
    seat = cast.seat("Ana", "en", server.url, size=(1280, 800))
    Person(seat, "1").open_table()
    press(seat, seat.button("ui-fill-bots", count=4))
    seat.until("five at the table", lambda: len(order(seat)) == 5)
    second = order(seat)[1]
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
    ana.seat.until("two at the table", lambda: len(order(ana.seat)) == 2)
    press(ana.seat, ana.seat.button("ui-about-seat", name="Bo"))
    press(ana.seat, ana.seat.button("ui-hand-over-to", name="Bo"))
    bo.seat.until("that Bo is the host", lambda: bo.seat.button("ui-add-bot").count())
    press(ana.seat, ana.seat.button("ui-about-seat", name="Ana"))
    press(ana.seat, ana.seat.button("ui-get-up"))
    bo.seat.until("that Bo sits alone", lambda: order(bo.seat) == ["Bo"])


def test_an_option_says_what_it_changes_and_the_server_what_is_wrong_with_it(
    server: OneProcessServer, cast: Cast
) -> None:
    seat = cast.seat("Ana", "en", server.url)
    Person(seat, "1").open_table()
    seat.button("ui-fill-bots", count=4).click()
    seat.until("five at the table", lambda: len(order(seat)) == 5)
    good, evil = (
        seat.says("ui-avalon-side-count", side=side, count=n) for side, n in (("good", 3), ("evil", 2))
    )
    for line in (good, evil):
        assert seat.page.get_by_role("heading", name=line).count()
    seat.page.get_by_text(seat.says("ui-every-option"), exact=True).click()
    seat.page.locator("summary", has_text=seat.says("avalon-module-roles")).first.click()
    seat.button("ui-what-changes-of", option=seat.says("avalon-choice-roles")).click()
    assert seat.page.get_by_text(seat.says("avalon-choice-roles.changes")).is_visible()
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
        (r"/assets/index-.*\.js", lambda seat: seat.page.locator("#not-come").is_visible()),
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
