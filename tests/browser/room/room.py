"""What the tests of one room share: the host's settings, a display, and what is measured on it."""

from functools import partial
from typing import Any

from tests.browser.panels import close_panel
from tests.browser.players import Person
from tests.browser.seats import Cast, Seat

DISPLAY = (1920, 1080)
MIN_TEXT_PX, MIN_NAME_PX, MIN_CONTRAST = 24, 28, 7
HELD = ("avalon.voting", "avalon.questing")
"""What is answered by holding."""
TEXTS = """
() => {
  const channel = (value) => {
    value /= 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const draw = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
  const rgba = (colour) => {
    draw.clearRect(0, 0, 1, 1);
    draw.fillStyle = colour;
    draw.fillRect(0, 0, 1, 1);
    return [...draw.getImageData(0, 0, 1, 1).data];
  };
  const over = (top, below) => [0, 1, 2].map((i) => (top[i] * top[3] + below[i] * (255 - top[3])) / 255);
  // The plain colours behind a text, the nearest first; of a gradient its lightest stop: all texts are light.
  const behind = (element) => {
    const layers = [];
    for (let each = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      const stops = style.backgroundImage.match(/rgba?\\([^)]*\\)/g) ?? [];
      const lightest = stops.map(rgba).sort((a, b) => light(b) - light(a)).slice(0, 1);
      // What lies between a thing and its text.
      const inner = getComputedStyle(each, "::before");
      if (inner.content !== "none" && inner.zIndex === "-1") layers.push(rgba(inner.backgroundColor));
      layers.push(...lightest, rgba(style.backgroundColor));
    }
    return layers.reverse().reduce((below, top) => over(top, below), [11, 16, 30]);
  };
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
    const drawn = of.closest("svg");
    const scale = drawn ? of.getScreenCTM?.()?.a ?? 1 : plain;
    const below = behind(of), ink = over(rgba(style.color), below);
    const [high, low] = [light(ink), light(below)].sort((a, b) => b - a);
    out.push({
      text, px: parseFloat(style.fontSize) * scale, look: of.className?.toString?.() ?? "",
      contrast: drawn ? null : (high + 0.05) / (low + 0.05),
    });
  }
  return out;
}
"""


def settings(host: Person, place: str, style: str = "silent", **reveal: str) -> None:
    """As the host sets them in the lobby."""
    page, seat = host.page, host.seat
    page.locator("[data-key=tab-rules]").click()
    where = page.locator("select:has(option[value=mixed])")
    seat.until("the place", lambda: where.count())
    where.select_option(place)
    seat.until("a room", lambda: seat.button("ui-display-add").count())
    if style != "silent":
        for name, value in {"style": style, **reveal}.items():
            chosen = page.locator(f"[data-reveal={name}]")
            seat.until(name, chosen.count)
            chosen.select_option(value)
            seat.until("that it is set", partial(_is_set, seat, name, value))


def _is_set(seat: Seat, name: str, value: str) -> bool:
    said: str = [*seat.messages("table")][-1]["table"]["settings"]["reveal"][name]
    return said == value


def opened_display(host: Person, cast: Cast, url: str, language: Any = "en") -> tuple[Seat, str]:
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
    screen = cast.seat("Display", language, url, size=DISPLAY)
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


def asks_the_same(screen: Seat, person: Person) -> bool:
    """Does the display show the question that this person is asked now, if they still are?"""
    now = person.look()
    return now is None or not now["mine"] or shows(screen, now["phase"])


def only_what_all_see(screen: Seat) -> None:
    """A display was told nothing of anybody's own, and no chat."""
    frames = [*screen.messages("frame")]
    assert frames
    assert all(frame["frame"]["own"] is None and not frame["frame"]["moves"] for frame in frames)
    assert not [*screen.messages("chat", "chat-history")]


def illegible(screen: Seat) -> list[str]:
    """What cannot be read from three metres: too small, or too pale."""
    found = []
    for each in screen.page.evaluate(TEXTS):
        least = MIN_NAME_PX if "name" in each["look"].split() else MIN_TEXT_PX
        if each["px"] < least - 0.01:
            found.append(f"{each['text']!r} ({each['look']}) has {each['px']:.1f} px, less than {least}")
        if each["contrast"] is not None and each["contrast"] < MIN_CONTRAST:
            found.append(f"{each['text']!r} ({each['look']}) has a contrast of {each['contrast']:.1f}")
    return found
