"""Two people on one phone: a curtain between them, and each with a seat of their own."""

from tests.browser.leak_check import broken
from tests.browser.players import gather
from tests.browser.room.room import settings
from tests.browser.seats import Cast, Seat
from tests.browser.test_camelot import add_bots
from tests.server.harness.one_process_server import OneProcessServer

GUEST = "Cleo"


def hold(seat: Seat, name: str) -> None:
    """The phone is in the hands of this person."""
    seat.until("the curtain", lambda: seat.page.locator(".curtain").count())
    assert not seat.page.locator(".play, .lobby").count(), "no seat is on the page behind the curtain"
    assert seat.page.locator("html[data-scene]").count(), "it is as dark as the table"
    seat.page.get_by_role("button", name=name, exact=True).click()
    seat.until("their seat", lambda: seat.page.locator(".play, .lobby").count())


def test_two_people_play_on_one_phone(server: OneProcessServer, cast: Cast) -> None:
    ana, ben = gather(server, cast, ["en", "fr"])
    settings(ana, "room")
    phone, page = ana.seat, ana.page
    page.locator("summary", has_text=phone.says("ui-phone-guests")).click()
    phone.field("ui-phone-guest-name").fill(GUEST)
    phone.button("ui-phone-guest-add").click()
    # Everybody sees on whose phone.
    ben.page.locator("[data-key=tab-people]").click()
    on = ben.seat.says("ui-on-phone-of", name=phone.name)
    ben.seat.until("whose phone it is", lambda: ben.page.get_by_text(on).count())
    ben.page.keyboard.press("Escape")
    hold(phone, phone.name)
    add_bots(ana, 2)
    ana.ready()
    phone.button("ui-phone-pass").click()
    hold(phone, GUEST)
    phone.until("a game to be ready for", lambda: phone.button("ui-be-ready").is_enabled())
    phone.button("ui-be-ready").click()
    phone.until("that the guest is ready", lambda: phone.button("ui-unready").count())
    ben.ready()
    phone.button("ui-phone-pass").click()
    hold(phone, phone.name)
    ana.begin()
    phone.until("the game", ana.look)
    # Each looks at a card of their own; whoever has answered finds the curtain closed.
    for name in (phone.name, GUEST):
        if page.locator(".curtain").count():
            hold(phone, name)
        ana.answer()
        phone.until("the curtain again", lambda: page.locator(".curtain").count())
    # A page that is left is covered.
    hold(phone, GUEST)
    page.evaluate(
        """() => {
          Object.defineProperty(document, "visibilityState", {value: "hidden", configurable: true});
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    phone.until("the curtain once more", lambda: page.locator(".curtain").count())
    assert not broken(phone)
