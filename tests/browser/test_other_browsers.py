"""One seat in Firefox and one in WebKit: a whole game against bots, from the home page to the end."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from random import Random

import pytest

from tests.browser.drivers import Page, firefox, webkit
from tests.browser.players import SEEN, Thing, next_press, place_of
from tests.browser.seats import Language, words
from tests.server.harness.one_process_server import opened
from tests.timeouts import HANG_SECONDS

pytestmark = [pytest.mark.long, pytest.mark.chromium]

NAMED = """
() => [...document.querySelectorAll("button:enabled")].find((each) => each.innerText.trim() === {name!r})
"""
BOTS = 4


async def until(what: str, test: Callable[[], Awaitable[object]], retry: float = HANG_SECONDS) -> object:
    end = asyncio.get_running_loop().time() + retry
    while not (found := await test()):
        assert asyncio.get_running_loop().time() < end, f"waited {retry} s for this: {what}"
        await asyncio.sleep(0.05)
    return found


async def story(page: Page, url: str, language: Language) -> int:
    """The questions that were answered."""
    says = words(language).text

    async def press(text: str) -> None:
        await until(text, lambda: page.press(NAMED.format(name=says(text))))

    await page.go(url + "/new")
    await until(
        "a field for a name", lambda: page.run("() => document.querySelector('input[required]') !== null")
    )
    await page.press("() => document.querySelector('input[required]')")
    await page.type("Enide")
    mine = "() => document.querySelector('button[value=link]:enabled')"
    await until("a table to open", lambda: page.press(mine))
    seats = "() => document.querySelectorAll('.lobby .seats li[data-who]').length"

    async def enough() -> bool:
        """Whether all are there; else one more bot is asked for, as often as it takes."""
        if await page.run(seats) > BOTS:
            return True
        await page.press(NAMED.format(name=says("ui-add-bot")))
        await asyncio.sleep(0.5)
        return False

    await until("five at the table", enough)
    await press("ui-be-ready")
    await press("ui-begin")

    chance, answered, last = Random(language), 0, None
    async with asyncio.timeout(3600):
        while True:
            seen = await page.run(SEEN)
            if seen is None or not (seen["mine"] or seen["over"]):
                last = None
                await asyncio.sleep(0.05)
                continue
            if seen["over"]:
                return answered
            thing = next_press([Thing(**each) for each in seen["things"]], last, lambda each: True, chance)
            last, answered = thing, answered + 1
            if thing is not None:
                place = place_of(thing, seen["ask"])
                await page.press(
                    f"() => document.querySelector({place!r}).querySelectorAll('button')[{thing.at}]"
                )
            await asyncio.sleep(0.15)


@pytest.mark.parametrize(
    "browser, language", [(firefox, "fa"), (firefox, "en"), (webkit, "fa"), (webkit, "it")]
)
def test_a_whole_game(
    browser: Callable[[Path], AbstractAsyncContextManager[Page]], language: Language, tmp_path: Path
) -> None:
    async def main(url: str) -> int:
        folder = tmp_path / "profile"
        folder.mkdir()
        async with browser(folder) as page:
            # The browser's own language is English: the other is chosen as anybody would choose it.
            await page.go(url)
            choice = f'{{"language": "{language}"}}'
            await page.run(f"() => localStorage.setItem('camlann', '{choice}')")
            return await story(page, url, language)

    # Playwright may run its event loop in this thread.
    with opened(tmp_path) as server, ThreadPoolExecutor(1) as apart:
        assert apart.submit(lambda: asyncio.run(main(server.url))).result() > 5
