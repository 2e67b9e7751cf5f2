"""A real browser, spoken to over its debugging port: as much as it takes to open a page and run a script."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp

from tests.chromium import chromium
from tests.timeouts import HANG_SECONDS

FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--remote-debugging-port=0",
)


class Page:
    def __init__(self, line: aiohttp.ClientWebSocketResponse, session: str) -> None:
        self._line, self._session, self._count = line, session, count(1)

    async def do(self, method: str, **given: object) -> Any:
        return await _do(self._line, next(self._count) + 1000, method, given, self._session)

    async def run(self, script: str) -> Any:
        """What a script gives, with all it waits for."""
        made = await self.do(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True, userGesture=True
        )
        assert "exceptionDetails" not in made, made["exceptionDetails"]
        return made["result"].get("value")

    async def go(self, url: str) -> None:
        await self.do("Page.enable")
        # The script of a test is none of the page's own.
        await self.do("Page.setBypassCSP", enabled=True)
        await self.do("Page.navigate", url=url)
        # A page is there when it says so; there is nothing here to wait for.
        while await self.run("`${document.readyState} ${location.href}`") != f"complete {url}":  # noqa: ASYNC110
            await asyncio.sleep(0.05)

    async def authenticator(self) -> None:
        """As a telephone has one: it asks for a finger, and always gets it."""
        await self.do("WebAuthn.enable")
        await self.do(
            "WebAuthn.addVirtualAuthenticator",
            options={
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
            },
        )


async def _do(
    line: aiohttp.ClientWebSocketResponse, id: int, method: str, given: dict[str, object], session: str = ""
) -> Any:
    await line.send_json(
        {"id": id, "method": method, "params": given} | ({"sessionId": session} if session else {})
    )
    while True:
        message = json.loads(await line.receive_str(timeout=HANG_SECONDS))
        if message.get("id") == id:
            assert "error" not in message, message
            return message["result"]


@asynccontextmanager
async def browser(folder: Path) -> AsyncIterator[Page]:
    """A browser with nothing in it, and one empty page."""
    process = await asyncio.create_subprocess_exec(
        chromium(),
        *FLAGS,
        f"--user-data-dir={folder}",
        "about:blank",
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        assert process.stderr is not None
        async with asyncio.timeout(HANG_SECONDS):
            while (found := re.search(rb"ws://\S+", await process.stderr.readline())) is None:
                pass
        reading = asyncio.ensure_future(process.stderr.read())
        async with (
            aiohttp.ClientSession() as lines,
            lines.ws_connect(found[0].decode(), max_msg_size=0) as line,
        ):
            target = await _do(line, 1, "Target.createTarget", {"url": "about:blank"})
            attached = await _do(line, 2, "Target.attachToTarget", {**target, "flatten": True})
            yield Page(line, attached["sessionId"])
            await line.send_json({"id": 3, "method": "Browser.close"})
            async with asyncio.timeout(HANG_SECONDS):
                await process.wait()
        await reading
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
