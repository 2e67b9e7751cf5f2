"""Pictures of every screen, as every kind of reader sees it, and a sheet for each on which they lie together.

Written to `.pictures/`, which nobody keeps. `name/device-language-scheme.png` is a window, the same with
`.whole.png` the page down to its end; the sheets are `name.phone.png` and `name.wide.png`: on each the first
window, and then whole pages.
"""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct
from PIL import Image
from playwright.async_api import Browser, BrowserContext, Page, async_playwright

from camlann.client.socket_client import Guest
from camlann.server.gate.routes import web_app
from camlann.server.ops import logs
from tests.chromium import chromium
from tests.staging.staged_server import StagedServer, staged_server

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".pictures"
AT_ONCE = 2
TALLEST = 4_000
"""Pixels of a page; what is further down is left out."""


class Variant(Struct, frozen=True):
    device: str
    language: str
    scheme: str

    @property
    def name(self) -> str:
        return f"{self.device}-{self.language}-{self.scheme}"


DEVICES = {"phone": (390, 844), "wide": (1280, 800), "narrow": (320, 640)}
LOCALES = {"en": "en-GB", "it": "it-IT", "fr": "fr-FR", "fa": "fa-IR"}
USUAL = (
    *(Variant("phone", language, scheme) for language in ("en", "fa") for scheme in ("light", "dark")),
    Variant("narrow", "en", "light"),
    *(Variant("wide", language, scheme) for language in ("en", "fa") for scheme in ("light", "dark")),
)
EVERY_LANGUAGE = (*USUAL, Variant("phone", "it", "light"), Variant("phone", "fr", "dark"))

Act = Callable[[Page], Awaitable[None]]


async def nothing(page: Page) -> None:
    """Only look."""


class Shot(Struct, frozen=True):
    """What is to be seen: an address, who looks, and what they do before the picture is taken."""

    path: str
    person_id: Guest | None = None
    act: Act = nothing
    variants: Sequence[Variant] = USUAL


Screen = Callable[[StagedServer], Awaitable[Shot]]


class Studio:
    """A browser, and the room in which its pictures are laid down."""

    def __init__(self, browser: Browser, at: StagedServer) -> None:
        self.browser, self.at = browser, at
        self.wrong: list[str] = []
        self._busy = asyncio.Semaphore(AT_ONCE)

    async def screen(self, name: str, screen: Screen, only: str) -> None:
        try:
            shot = await screen(self.at)
        except Exception as error:
            self.wrong.append(f"{name}: {error}")
            return
        (FOLDER / name).mkdir(parents=True, exist_ok=True)
        parts = only.split(",")
        variants = [variant for variant in shot.variants if any(part in variant.name for part in parts)]
        await asyncio.gather(*(self._take(name, shot, variant) for variant in variants))
        sheet(name, variants)
        print(name, flush=True)

    async def _take(self, name: str, shot: Shot, variant: Variant) -> None:
        async with self._busy:
            context = await self._context(shot.person_id, variant)
            try:
                page = await context.new_page()
                page.on("pageerror", lambda error: self.wrong.append(f"{name} {variant.name}: {error}"))
                await page.goto(self.at.url + shot.path)
                await settled(page)
                await shot.act(page)
                await settled(page)
                await _both(page, FOLDER / name, variant)
                wide = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
                if wide > 0:
                    self.wrong.append(f"{name} {variant.name}: {wide} pixels wider than the window")
            except Exception as error:
                self.wrong.append(f"{name} {variant.name}: {error}")
            finally:
                await context.close()

    async def _context(self, person_id: Guest | None, variant: Variant) -> BrowserContext:
        width, height = DEVICES[variant.device]
        context = await self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[variant.language],
            color_scheme="dark" if variant.scheme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=variant.device != "wide",
        )
        context.set_default_timeout(30_000)
        if person_id is not None:
            host = urlsplit(self.at.url).hostname or ""
            await context.add_cookies(
                [{"name": "camlann", "value": person_id.token, "domain": host, "path": "/", "httpOnly": True}]
            )
        return context


async def _both(page: Page, folder: Path, variant: Variant) -> None:
    """The window, and the page in a window as high as itself: what sticks to an edge is where it belongs."""
    await page.screenshot(path=folder / f"{variant.name}.png")
    width, height = DEVICES[variant.device]
    high = await page.evaluate("document.documentElement.scrollHeight")
    await page.set_viewport_size({"width": width, "height": min(max(high, height), TALLEST)})
    await page.wait_for_timeout(100)
    await page.screenshot(path=folder / f"{variant.name}.whole.png")


async def settled(page: Page) -> None:
    """Nothing is loading any more, and the letters are there."""
    await page.locator("main").wait_for()
    await page.locator("[aria-busy=true]").first.wait_for(state="detached")
    await page.evaluate("document.fonts.ready")
    # A heading is given the focus to be read out; who uses a pointer sees no ring around it.
    await page.evaluate("document.activeElement?.matches('h1') && document.activeElement.blur()")
    await page.wait_for_timeout(150)


def sheet(name: str, variants: Sequence[Variant]) -> None:
    """Lay the pictures of a screen side by side: phones above, wide windows below."""
    rows: list[list[Image.Image]] = [[], []]
    for variant in variants:
        row = rows[variant.device == "wide"]
        for ending in (".png", ".whole.png") if not row else (".whole.png",):
            path = FOLDER / name / f"{variant.name}{ending}"
            if path.exists():
                picture = Image.open(path).convert("RGB")
                if variant.device == "wide":
                    picture = picture.resize((picture.width * 3 // 5, picture.height * 3 // 5))
                row.append(picture)
    for row, kind in zip(rows, ("phone", "wide"), strict=True):
        if row:
            _laid(row).save(FOLDER / f"{name}.{kind}.png")


def _laid(pictures: Sequence[Image.Image], gap: int = 16) -> Image.Image:
    width = sum(picture.width + gap for picture in pictures) + gap
    made = Image.new("RGB", (width, max(picture.height for picture in pictures) + 2 * gap), (128, 128, 128))
    at = gap
    for picture in pictures:
        made.paste(picture, (at, gap))
        at += picture.width + gap
    return made


async def take(screens: dict[str, Screen], port: int, only: str) -> list[str]:
    """What went wrong, a line each."""
    async with staged_server(port) as at, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        studio = Studio(browser, at)
        for name, screen in screens.items():
            await studio.screen(name, screen, only)
        await browser.close()
    return studio.wrong


def main() -> int:
    from tests.staging.screens import SCREENS

    parser = argparse.ArgumentParser(prog="scripts/screenshots", description=__doc__)
    parser.add_argument(
        "names", nargs="*", help="screens such as play.vote, or play for all of them (default: all)"
    )
    parser.add_argument(
        "--only",
        default="",
        metavar="PART",
        help="only variants with this in their name, such as phone-fa,dark",
    )
    parser.add_argument("--port", type=int, default=8790)
    parser.add_argument("--page", type=Path, default=web_app.FOLDER, help="where the page was built")
    parser.add_argument("--list", action="store_true", help="list the screens")
    args = parser.parse_args()
    wanted = {
        name: screen
        for name, screen in SCREENS.items()
        if not args.names or any(f"{name}.".startswith(f"{begun}.") for begun in args.names)
    }
    if args.list:
        print("\n".join(wanted))
        return 0
    web_app.FOLDER = args.page
    logs.set_up("pictures")
    wrong = asyncio.run(take(wanted, args.port, args.only))
    print("\n".join(wrong), file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
