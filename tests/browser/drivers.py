"""Other browsers, each by the protocol it speaks itself: as much as it takes to look at a page and to press.

`async with firefox(folder) as page:` and `async with webkit(folder) as page:`; then `await page.go(url)`,
`await page.run(script)` (a function; what it gives must be JSON), `await page.press(script)` (what the script
gives is pressed with a pointer), `await page.type(text)` (with a keyboard).
"""

import asyncio
import json
import os
import re
import shutil
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp

from tests.timeouts import HANG_SECONDS

MIDDLE = """
() => {
  const found = (SCRIPT)();
  if (!found) return null;
  found.scrollIntoView({block: "center", behavior: "instant"});
  const {x, y, width, height} = found.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}
"""


BROWSER = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), Path("MiniBrowser"))


class Page(ABC):
    @abstractmethod
    async def go(self, url: str) -> None: ...

    @abstractmethod
    async def run(self, script: str) -> Any: ...

    @abstractmethod
    async def act(self, actions: list[dict[str, Any]]) -> None:
        """What fingers do, in the words that both protocols share."""

    async def press(self, script: str) -> bool:
        """Whether there was something to press."""
        where = await self.run(MIDDLE.replace("SCRIPT", script))
        if where is None:
            return False
        x, y = where
        steps: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": x, "y": y, "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        await self.act([{"type": "pointer", "id": "mouse", "actions": steps}])
        return True

    async def type(self, text: str) -> None:
        steps = [{"type": way, "value": bus_message} for bus_message in text for way in ("keyDown", "keyUp")]
        await self.act([{"type": "key", "id": "keys", "actions": steps}])


class Bidi(Page):
    """WebDriver BiDi: a socket to the browser itself."""

    def __init__(self, line: aiohttp.ClientWebSocketResponse) -> None:
        self._line, self._count, self._context = line, count(1), ""

    async def begin(self) -> None:
        await self._do("session.new", capabilities={})
        tree = await self._do("browsingContext.getTree")
        self._context = tree["contexts"][0]["context"]

    async def go(self, url: str) -> None:
        await self._do("browsingContext.navigate", context=self._context, url=url, wait="complete")

    async def run(self, script: str) -> Any:
        expression = f"Promise.resolve(({script})()).then((found) => JSON.stringify(found ?? null))"
        target = {"context": self._context}
        made = await self._do("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert made["type"] == "success", made
        return json.loads(made["result"]["value"])

    async def act(self, actions: list[dict[str, Any]]) -> None:
        await self._do("input.performActions", context=self._context, actions=actions)

    async def _do(self, method: str, **params: Any) -> Any:
        id = next(self._count)
        await self._line.send_json({"id": id, "method": method, "params": params})
        while True:
            message = json.loads(await self._line.receive_str(timeout=HANG_SECONDS))
            if message.get("id") == id:
                assert message["type"] == "success", message
                return message["result"]


class Classic(Page):
    """WebDriver as it was first: requests to a program that drives the browser."""

    def __init__(self, http: aiohttp.ClientSession, url: str) -> None:
        self._http, self._url, self._session = http, url, ""

    async def begin(self, binary: str) -> None:
        options = {"binary": binary, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        made = await self._do("/session", {"capabilities": wanted})
        self._session = f"/session/{made['sessionId']}"

    async def end(self) -> None:
        async with self._http.delete(self._url + self._session):
            pass

    async def go(self, url: str) -> None:
        await self._do(f"{self._session}/url", {"url": url})

    async def run(self, script: str) -> Any:
        body = f"return JSON.stringify(({script})() ?? null)"
        return json.loads(await self._do(f"{self._session}/execute/sync", {"script": body, "args": []}))

    async def act(self, actions: list[dict[str, Any]]) -> None:
        await self._do(f"{self._session}/actions", {"actions": actions})

    async def _do(self, path: str, body: dict[str, Any]) -> Any:
        async with self._http.post(self._url + path, json=body) as reply:
            made = await reply.json(content_type=None)
        assert reply.status == 200, made
        return made["value"]


@asynccontextmanager
async def firefox(folder: Path) -> AsyncIterator[Page]:
    path = shutil.which("firefox-esr")
    assert path is not None, "this test needs Debian's firefox-esr"
    async with AsyncExitStack() as ends:
        flags = ("--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0")
        process = await _started(ends, path, *flags, "about:blank", more={"HOME": str(folder)})
        where = await _line(process, rb"WebDriver BiDi listening on (ws://\S+)")
        http = await ends.enter_async_context(aiohttp.ClientSession())
        page = Bidi(await ends.enter_async_context(http.ws_connect(f"{where}/session", max_msg_size=0)))
        await page.begin()
        yield page


@asynccontextmanager
async def webkit(folder: Path) -> AsyncIterator[Page]:
    path, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    assert path is not None, "this test needs Debian's webkit2gtk-driver"
    assert screen is not None, "this test needs Debian's xvfb"
    async with AsyncExitStack() as ends:
        number_in, number_out = os.pipe()
        await _started(
            ends, screen, "-displayfd", str(number_out), "-screen", "0", "500x900x24", fds=(number_out,)
        )
        os.close(number_out)
        with os.fdopen(number_in) as numbers:
            display = ":" + (await asyncio.to_thread(numbers.readline)).strip()
        port = await _free_port()
        sandbox = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
        more = {"DISPLAY": display, "HOME": str(folder), **sandbox}
        await _started(ends, path, f"--port={port}", "--host=127.0.0.1", more=more)
        http = await ends.enter_async_context(aiohttp.ClientSession())
        page = Classic(http, f"http://127.0.0.1:{port}")
        async with asyncio.timeout(120):
            while True:
                try:
                    await page.begin(str(BROWSER))
                    break
                except aiohttp.ClientConnectionError:
                    await asyncio.sleep(0.1)
        ends.push_async_callback(page.end)
        yield page


async def _started(
    ends: AsyncExitStack, *command: str, fds: tuple[int, ...] = (), more: dict[str, str] | None = None
) -> asyncio.subprocess.Process:
    process = await asyncio.create_subprocess_exec(
        *command,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, **(more or {})},
        pass_fds=fds,
    )

    async def end() -> None:
        if process.returncode is None:
            process.terminate()
        await process.communicate()

    ends.push_async_callback(end)
    return process


async def _line(process: asyncio.subprocess.Process, pattern: bytes) -> str:
    assert process.stderr is not None
    async with asyncio.timeout(180):
        while line := await process.stderr.readline():
            if found := re.search(pattern, line):
                return found[1].decode()
    raise AssertionError("the browser did not say where it listens")


async def _free_port() -> int:
    server = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
    port: int = server.sockets[0].getsockname()[1]
    server.close()
    await server.wait_closed()
    return port
