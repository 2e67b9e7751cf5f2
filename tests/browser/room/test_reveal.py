"""The styles of the reveal: what the display reads and shows, and what the phones show meanwhile."""

import msgspec
import pytest

from camlann.avalon.narration import Spoken, narration_with_phones
from camlann.narrator.scripts import clips, texts
from tests.browser.players import Person, begin, gather
from tests.browser.room.room import illegible, opened_display, settings
from tests.browser.seats import Cast, Language, Seat
from tests.browser.test_camelot import add_bots
from tests.browser.test_narrator import QUICKLY
from tests.server.harness.one_process_server import OneProcessServer

LINES = ".narrator .line"


def at_the_reveal(
    server: OneProcessServer, cast: Cast, place: str, style: str, language: Language, captions: Language
) -> tuple[Person, Seat]:
    (host,) = gather(server, cast, ["en"])
    settings(host, place, style, language=language, captions=captions, speed="quick")
    screen, _ = opened_display(host, cast, server.url)
    # What it plays is written down, and is over at once.
    screen.page.evaluate("() => {" + QUICKLY + "}")
    add_bots(host, 4)
    begin([host])
    screen.until("the narrator", lambda: screen.page.locator(".narrator").count())
    return host, screen


def heard(screen: Seat) -> list[str]:
    screen.button("ui-reveal-start").click()
    screen.until("the end", lambda: screen.button("ui-reveal-again").count())
    said = clips("fa") | clips("it") | clips("fr") | clips("en")
    return [said[address.rpartition("/")[2]] for address in screen.page.evaluate("heard")]


def script(host: Person, style: str, language: Language) -> list[str]:
    """What is to be read, in this order."""
    told = next(iter(host.seat.messages("frame")))["frame"]["public"]["phase"]["spoken"]
    lines = narration_with_phones() if style == "narrated" else msgspec.convert(told, tuple[Spoken, ...])
    assert len(lines) > 1
    return [texts(language)[spoken] for spoken in lines]


@pytest.mark.parametrize(
    "place, style, language, captions",
    [("room", "eyes", "fa", "en"), ("mixed", "narrated", "fr", "it")],
    ids=["eyes", "narrated"],
)
def test_a_display_reads_the_reveal_with_captions_in_two_languages(
    server: OneProcessServer, cast: Cast, place: str, style: str, language: Language, captions: Language
) -> None:
    host, screen = at_the_reveal(server, cast, place, style, language, captions)
    assert illegible(screen) == []
    read = heard(screen)
    assert read == script(host, style, language)
    shown = screen.page.locator(LINES).all_inner_texts()
    assert shown[0] == read[-1]
    assert [each.get_attribute("lang") for each in screen.page.locator(LINES).all()] == [language, captions]
    assert illegible(screen) == []
    # Everybody at the phones does the same, whatever they were dealt.
    host.answer()
    if style == "eyes":
        frames = [message["frame"] for message in host.seat.messages("frame")]
        assert frames[-1]["public"]["phase"]["type"] != "avalon.revealing"


def test_before_closed_eyes_a_phone_shows_the_role_alone(server: OneProcessServer, cast: Cast) -> None:
    host, _ = at_the_reveal(server, cast, "room", "eyes", "it", "fr")
    card = host.page.locator(".stage button.secret")
    card.hover()
    host.page.mouse.down()
    host.seat.until("the role", lambda: host.page.locator(".face h2").count())
    assert not host.page.locator(".face .known").count()
    know = host.seat.button("ui-reveal-know")
    host.seat.until("a look", know.is_enabled)
    host.page.mouse.up()
    know.click()
    host.seat.until("a dark phone", lambda: host.page.locator(".down").count())
    assert not host.page.locator(".face").count()
    host.seat.button("ui-reveal-card").click()
    host.seat.until("the card again", lambda: host.page.locator(".stage button.secret").count())
