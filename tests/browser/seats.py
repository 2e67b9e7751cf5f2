"""Browsers: a context for each seat, and all that passes through it.

`with browsers(folder) as cast:` starts Debian's Chromium. `cast.seat("Ana", "fa", server.url)` is a browser
of somebody's own (phone-sized unless told otherwise) that reads one language; in it:

- `seat.page`, `seat.context`: Playwright's own; `seat.go(path)` opens a page of the server;
- `seat.says(id, **fields)`: a sentence of the page in this seat's language; `seat.button(id)` and
  `seat.field(id)`: what is called so on the screen;
- `seat.until(what, test)`: wait, boundedly, and say what for; a picture is left in the folder when in vain;
- `seat.heard`, `seat.said`: the messages of the socket; `seat.console`, `seat.asked`: what was logged and
  what was asked of the network; `seat.kept()`: storage and cookies as a script sees them;
- `seat.offline(True)`, `seat.cut()`: the network is gone; the socket breaks;
- `seat.device(command)`, `seat.speak(text)`: the same person does something with a second device, to set a
  scene quickly.

Playwright runs in this thread (its sync form), with an event loop of its own: no `asyncio.run` beside it.
"""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any, Literal, TypeAlias, TypeVar
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Playwright,
    Request,
    WebSocket,
    sync_playwright,
)

from camlann.client.delta import next_frame
from camlann.i18n.catalogue import Catalogue
from camlann.protocol.socket_messages import VERSION
from tests.chromium import chromium
from tests.timeouts import HANG_SECONDS

T = TypeVar("T")
Language: TypeAlias = Literal["en", "it", "fr", "fa"]

LANGUAGES: tuple[Language, ...] = ("en", "it", "fr", "fa")
PHONE, DESKTOP = (390, 844), (1280, 800)
COUNT = count(1)
# What a page may not do is told by the browser; so is it told here, where it can be asked for. And lines are
# kept, so that they can be cut.
WATCH = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy ${event.violatedDirective} ${event.blockedURI}`));
{
  const Line = WebSocket;
  const lines = new Set();
  WebSocket = class extends Line {
    constructor(...given) {
      super(...given);
      lines.add(this);
      this.addEventListener("close", () => lines.delete(this));
    }
  };
  Object.defineProperty(window, "cutLines", {
    enumerable: false,
    value: () => { for (const line of [...lines]) line.close(4321); return lines.size; },
  });
  Object.defineProperty(window, "socketStates", {
    enumerable: false,
    value: () => [...lines].map((line) => ["connecting", "open", "closing", "closed"][line.readyState]),
  });
}
"""

# The same person with another device: says one thing and waits for the answer.
DEVICE = """
([table, wire, message]) => new Promise((settle) => {
  const line = new WebSocket(`${location.origin.replace("http", "ws")}/socket`);
  line.onopen = () => line.send(JSON.stringify({type: "hello", wire, token: "", table}));
  line.onmessage = (event) => {
    const heard = JSON.parse(event.data);
    if (heard.type === "welcome") line.send(JSON.stringify(message));
    if (heard.id === message.id || heard.type === "trouble") {
      line.close();
      settle(heard);
    }
  };
  line.onclose = () => settle(null);
})
"""

AT_REST = """
async () => {
  await document.fonts.ready;
  let changed = false;
  const observer = new MutationObserver(() => { changed = true; });
  observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  const frame = () => new Promise((settle) => requestAnimationFrame(() => setTimeout(settle)));
  await frame();
  await frame();
  observer.disconnect();
  return !changed && !document.querySelector("[aria-busy=true]");
}
"""

KEPT = """
async () => JSON.stringify({
  local: {...localStorage}, session: {...sessionStorage}, cookie: document.cookie, title: document.title,
  address: location.href, name: window.name, state: history.state,
  databases: (await indexedDB.databases?.() ?? []).map((each) => each.name),
  caches: window.caches ? await caches.keys() : [],
})
"""


class Seat:
    """Somebody's browser."""

    def __init__(
        self,
        browser: Browser,
        name: str,
        language: Language,
        url: str,
        folder: Path,
        *,
        size: tuple[int, int] = PHONE,
        dark: bool = False,
        still: bool = True,
        **more: Any,
    ) -> None:
        self.name, self.language, self.url, self.folder = name, language, url, folder
        self.heard: list[str] = []
        self.lines: list[list[str]] = []
        """The same, by the line it came over."""
        self.said: list[str] = []
        self.console: list[str] = []
        self.asked: list[str] = []
        self.context = browser.new_context(
            locale={"en": "en-GB", "it": "it-IT", "fr": "fr-FR", "fa": "fa-IR"}[language],
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 600,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            base_url=url,
            # What is kept for a time without a network is fetched once for each browser, and here are many.
            **{"service_workers": "block", **more},
        )
        self.context.set_default_timeout(HANG_SECONDS * 1000)
        self.context.add_init_script(WATCH)
        self.page = self.context.new_page()
        self.page.on("console", self._logged)
        self.page.on("pageerror", lambda error: self.console.append(f"thrown: {error}"))
        self._loading: set[Request] = set()
        self.page.on("request", self._requested)
        self.page.on("requestfinished", self._loaded)
        self.page.on("requestfailed", self._loaded)
        self.page.on("websocket", self._line)

    def go(self, path: str = "/") -> None:
        self.page.goto(path)

    # What is on the screen.

    def says(self, text: str, **fields: Any) -> str:
        return words(self.language).text(text, **fields)

    def button(self, text: str, **fields: Any) -> Locator:
        return self.page.get_by_role("button", name=self.says(text, **fields), exact=True)

    def field(self, text: str, **fields: Any) -> Locator:
        return self.page.get_by_label(self.says(text, **fields), exact=True)

    def until(self, what: str, test: Callable[[], T], hang_seconds: float = HANG_SECONDS) -> T:
        """What the test gives as soon as it is something."""
        end = monotonic() + hang_seconds
        while True:
            try:
                if found := test():
                    return found
            except Error as error:
                # The page was changing under our hands.
                if "closed" in str(error):
                    raise
            if monotonic() > end:
                raise AssertionError(
                    f"{self.name} waited {hang_seconds} s for this: {what}. {self.picture(what)}"
                )
            self.page.wait_for_timeout(40)

    def settle(self, at_rest: str = AT_REST) -> None:
        """Wait until the screen is at rest: nothing is loading, and two frames pass without a change."""
        self.until("a screen at rest", lambda: self.page.evaluate(at_rest) and not self._loading)

    def picture(self, what: str) -> str:
        """The screen as it is, in the folder of the test; and where it lies."""
        file = self.folder / f"{self.name}-{re.sub('[^a-z0-9]+', '-', what.lower())[:60]}.png"
        try:
            self.page.screenshot(path=file, full_page=True)
        except Error as error:
            return f"(no picture: {error})"
        return f"See {file}; the log ends with {self.console[-3:]}"

    # What passes through it.

    def kept(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.page.evaluate(KEPT))
        return found

    def messages(self, *kinds: str) -> Iterator[dict[str, Any]]:
        """What was heard over the socket, in order. Of a delta, the whole frame that it makes."""
        last = b""
        for text in self.heard:
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "delta":
                made = next_frame(last, msgspec.json.encode(message.pop("delta")))
                message |= {"type": "frame", "frame": json.loads(made)}
            if message["type"] == "frame":
                last = msgspec.json.encode(message["frame"])
            if not kinds or message["type"] in kinds:
                yield message

    def elsewhere(self) -> list[str]:
        """What was asked of anybody but this server."""
        own = urlsplit(self.url).netloc
        hosts = [(each, urlsplit(each.split(" ", 1)[1])) for each in self.asked]
        return [each for each, parts in hosts if parts.scheme not in ("data", "blob") and parts.netloc != own]

    def offline(self, off: bool) -> None:
        self.context.set_offline(off)

    def cut(self) -> None:
        """Break every connection of this page."""
        self.page.evaluate("cutLines()")

    def device(self, command: dict[str, Any], *, may_be_refused: bool = False) -> None:
        """Send a command to the table that is on the screen, and wait until it is done."""
        answers = ("done", "refused") if may_be_refused else ("done",)
        self._second({"type": "play", "command": command, "game": 0, "ask": 0}, answers)

    def speak(self, text: str) -> None:
        """Said to all at the table that is on the screen."""
        self._second({"type": "chat", "what": {"type": "text", "text": text}}, ("done",))

    def _second(self, message: dict[str, Any], answers: tuple[str, ...]) -> None:
        table = self.page.url.rpartition("/t/")[2].partition("/")[0].partition("?")[0]
        id = f"device-{next(COUNT)}"
        found = self.page.evaluate(DEVICE, [table, VERSION, {**message, "id": id}])
        assert found, f"the line broke: {message}"
        assert found["type"] in answers, (message, found)

    def _requested(self, request: Request) -> None:
        self.asked.append(f"{request.method} {request.url}")
        self._loading.add(request)

    def _loaded(self, request: Request) -> None:
        self._loading.discard(request)

    def _logged(self, message: ConsoleMessage) -> None:
        # Playwright says so where this harness wants no service worker.
        if "Service Worker registration blocked by Playwright" not in message.text:
            self.console.append(f"{message.type}: {message.text[:300]}")

    def _line(self, line: WebSocket) -> None:
        own: list[str] = []
        self.lines.append(own)

        def hear(frame: str | bytes) -> None:
            own.append(_text(frame))
            self.heard.append(_text(frame))

        line.on("framereceived", hear)
        line.on("framesent", lambda frame: self.said.append(_text(frame)))


class Cast:
    """All who look on."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.browser, self.folder = browser, folder
        self.seats: list[Seat] = []

    def seat(self, name: str, language: Language, url: str, **more: Any) -> Seat:
        seat = Seat(self.browser, name, language, url, self.folder, **more)
        self.seats.append(seat)
        return seat

    def leave(self) -> None:
        for seat in self.seats:
            seat.context.close()
        self.seats.clear()


@contextmanager
def browsers(folder: Path) -> Iterator[Cast]:
    """For a program; tests have theirs from `tests/browser/conftest.py`."""
    with sync_playwright() as playwright, launched(playwright, folder) as cast:
        yield cast


@contextmanager
def launched(playwright: Playwright, folder: Path, *flags: str) -> Iterator[Cast]:
    browser = playwright.chromium.launch(
        executable_path=chromium(),
        args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", *flags],
    )
    try:
        yield Cast(browser, folder)
    finally:
        browser.close()


@cache
def words(language: Language) -> Catalogue:
    return Catalogue(language)


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()
