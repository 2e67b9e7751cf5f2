"""A game in one room: two phones, five bots, and a display; the votes and cards by holding."""

from tests.browser.leak_check import broken
from tests.browser.panels import close_panel
from tests.browser.players import Person, begin, gather, play
from tests.browser.seats import Cast, Seat
from tests.browser.test_camelot import add_bots
from tests.server.harness.one_process_server import OneProcessServer

DISPLAY = (1920, 1080)
MIN_TEXT_PX, MIN_NAME_PX = 24, 28
HELD = ("avalon.voting", "avalon.questing")
"""What is answered by holding."""
TEXTS = """
() => {
  const out = [];
  const walker = document.createTreeWalker(document.querySelector(".shown"), NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());) {
    const text = node.textContent.trim(), of = node.parentElement;
    if (!text || !of.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    const box = document.createRange();
    box.selectNodeContents(node);
    const {width, height} = box.getBoundingClientRect();
    if (of.closest(".unseen") || width < 2 || height < 2) continue;
    const style = getComputedStyle(of);
    const plain = of.getBoundingClientRect().width / of.offsetWidth || 1;
    const scale = of.closest("svg") ? of.getScreenCTM?.()?.a ?? 1 : plain;
    out.push([text, parseFloat(style.fontSize) * scale, of.className?.toString?.() ?? ""]);
  }
  return out;
}
"""


def in_one_room(host: Person) -> None:
    """As the host sets it in the lobby."""
    host.page.locator("[data-key=tab-rules]").click()
    place = host.page.locator("select:has(option[value=mixed])")
    host.seat.until("the place", lambda: place.count())
    place.select_option("room")
    host.seat.until("one room", lambda: host.seat.button("ui-display-add").count())


def opened_display(host: Person, cast: Cast, server: OneProcessServer) -> tuple[Seat, str]:
    """A screen in the room, by the link that the host copies; and the link."""
    host.seat.button("ui-display-add").click()
    host.seat.until("the link", lambda: host.seat.button("ui-display-link").count())
    host.page.evaluate(
        "Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true})"
    )
    host.seat.button("ui-display-link").click()
    said = host.page.locator(".displays .said")
    host.seat.until("the link in words", lambda: said.count())
    link = said.inner_text()
    screen = cast.seat("Display", "en", server.url, size=DISPLAY)
    screen.page.goto(link)
    screen.until("the question", lambda: screen.button("ui-screen-start").count())
    assert "#" not in screen.page.url, "the secret stays in nobody's address bar"
    screen.button("ui-screen-start").click()
    screen.until("the table", lambda: screen.page.locator(".shown").count())
    close_panel(host.page)
    return screen, link


def is_closed(screen: Seat) -> bool:
    return screen.page.get_by_text(screen.says("ui-screen-closed")).count() > 0


def shows(screen: Seat, phase: str) -> bool:
    return screen.page.locator(f'.shown[data-phase="{phase}"]').count() > 0


def legible(screen: Seat) -> None:
    """Readable from three metres."""
    for text, px, look in screen.page.evaluate(TEXTS):
        least = MIN_NAME_PX if "name" in look.split() else MIN_TEXT_PX
        assert px >= least - 0.01, f"{text!r} ({look}) has {px:.1f} px, less than {least}"


def test_seven_play_in_one_room_with_a_display(server: OneProcessServer, cast: Cast) -> None:
    # Four of seven: three bots alone cannot be the teams of a whole game.
    people = gather(server, cast, ["en", "fa", "it", "fr"])
    host, other, *_ = people
    in_one_room(host)
    screen, link = opened_display(host, cast, server)
    again = cast.seat("Again", "en", server.url, size=DISPLAY)
    again.page.goto(link)
    again.button("ui-screen-start").click()
    again.until("that the link works once", lambda: is_closed(again))
    add_bots(host, 3)
    legible(screen)
    begin(people)
    seen: dict[str, bool] = {}

    def look(person: Person, phase: str) -> None:
        screen.until("the same question", lambda: shows(screen, phase) or not person.mine)
        if phase not in seen:
            seen[phase] = True
            legible(screen)
        if phase in HELD:
            covered = person.page.locator(".choose")
            assert not covered.locator("[data-choice]").count(), "covered until held"

    answered = play(people, before=look)
    assert {*HELD} <= {*answered}
    frames = [*screen.messages("frame")]
    assert frames
    assert all(frame["frame"]["own"] is None and not frame["frame"]["moves"] for frame in frames)
    assert not [*screen.messages("chat", "chat-history")]
    assert not any(message["away"] for person in people for message in person.seat.messages("presence"))
    # Anybody who sits closes it.
    shown = [*screen.messages("table")][-1]["table"]["displays"]
    other.seat.device({"type": "table.close-display", "display": shown[0]["id"]})
    screen.until("that it is closed", lambda: is_closed(screen))
    for person in people:
        assert not broken(person.seat)


def test_a_display_shows_camelot(server: OneProcessServer, cast: Cast) -> None:
    (ana,) = gather(server, cast, ["en"], game="shadows")
    in_one_room(ana)
    screen, _ = opened_display(ana, cast, server)
    add_bots(ana, 2)
    begin([ana])
    screen.until("the board", lambda: screen.page.locator(".shown .camelot-board").count())
    legible(screen)
