"""The pictures of the README.

Of Avalon: a wide screen, two phones, and a vote and a quest that move. Of Shadows over Camelot: the map of a
wide screen, three phones, and a black card that moves.

Written to `docs/pictures/`. Needs Chromium and the web client built by scripts/web.
"""

import base64
import io
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from PIL import Image

from camlann import avalon
from camlann.engine.facts import Seat as Place
from camlann.shadows.progression_of_evil import DrawBlack
from tests.avalon.deals import Avalon, begun, propose, vote
from tests.browser.access.staged_table import Stage
from tests.browser.seats import Cast, Language, Seat, browsers
from tests.browser.staged_beats import BEAT, at_normal_pace
from tests.repository.pages import ROOT
from tests.server.harness.one_process_server import opened
from tests.shadows.deals import Shadows, act, pass_windows, position

FOLDER = ROOT / "docs/pictures"
WIDE, PHONE = (1440, 900), (390, 664)
NAMES = ("Bea", "Cleo", "Dan", "Eve", "Finn", "Gwen")
ROLES = "merlin percival loyal assassin morgana mordred loyal"
TEAM = (0, 2, 4)
VOTES = "yynyyyn"
APART_MS = 66
"""At least so long between two frames of the moving picture."""
MOVING_WIDTH = 351
LARGEST = 1_000_000


def table(cast: Cast, url: str, language: Language, size: tuple[int, int]) -> tuple[Seat, Stage, Avalon]:
    """A game before its second quest, in the dark; the first one has succeeded."""
    seat = cast.seat("Ana", language, url, still=False, dark=True, size=size)
    at_normal_pace(seat)
    stage, game = Stage(url), begun(ROLES)
    stage.enter(seat.page, others=NAMES)
    propose(game, 1, 3)
    vote(game, "y" * 7)
    play(game, 1, 3)
    stage.show(seat.page, game, 0)
    seat.settle()
    # Somebody who uses a pointer sees no ring around what has the focus.
    seat.page.mouse.click(5, size[1] / 2)
    return seat, stage, game


def play(game: Avalon, *team: int, failing: int | None = None) -> None:
    for seat in team:
        game.play(Place(seat), avalon.PlayCard("fail" if seat == failing else "success"))


def still(cast: Cast, url: str, name: str, language: Language, size: tuple[int, int], shown: bool) -> None:
    """A vote: open, or turned over."""
    seat, stage, game = table(cast, url, language, size)
    propose(game, *TEAM)
    stage.tell()
    _after_beat(seat)
    if shown:
        vote(game, VOTES)
        stage.tell()
        seat.page.locator(".play[data-revealed]").wait_for()
        seat.page.wait_for_timeout(900)
    else:
        seat.page.wait_for_timeout(600)
    _keep(seat, name)
    cast.leave()


def _keep(seat: Seat, name: str) -> None:
    image = Image.open(io.BytesIO(seat.page.screenshot()))
    image.save(FOLDER / name, quality=86, method=6)


def _after_beat(seat: Seat) -> None:
    seat.until("the beat", lambda: seat.page.evaluate(BEAT))
    seat.until("its end", lambda: not seat.page.evaluate(BEAT))


def camelot(step: str, **more: Any) -> Shadows:
    """Late in a game of five: Percival is in Camelot, and three quests are about to fall."""
    return position(
        "percival kay arthur geraint gareth",
        hands={0: "1 3 4 4 ? grail merlin piety", 1: "2 5", 2: "2 3 4", 3: "1 1", 4: "5 5 grail merlin"},
        lives={1: 3, 2: 5, 3: 2},
        places={1: "black_knight", 2: "picts", 3: "excalibur", 4: "grail"},
        step=step,
        swords="WWWWWBBB",
        siege=7,
        black_knight=("2 2 4", "3 -1 5"),
        dragon=("5 5 3", "5 -1"),
        excalibur=-3,
        grail="GGG__DD",
        picts=("1 2 3", 3),
        relics={"armor": 3},
        lasting="mists",
        merlin="grail",
        expansion=True,
        **more,
    )


def camelot_table(
    cast: Cast, url: str, language: Language, size: tuple[int, int], game: Shadows, still: bool = True
) -> tuple[Seat, Stage]:
    seat = cast.seat("Ana", language, url, still=still, dark=True, size=size)
    if not still:
        at_normal_pace(seat)
    stage = Stage(url)
    stage.enter(seat.page, others=NAMES)
    stage.show(seat.page, game, 0)
    seat.settle()
    return seat, stage


def camelot_still(
    cast: Cast, url: str, name: str, language: Language, size: tuple[int, int], game: Shadows
) -> None:
    seat, _ = camelot_table(cast, url, language, size, game)
    _keep(seat, name)
    cast.leave()


Story: TypeAlias = list[tuple[Callable[[], object], int]]
"""What happens, and how many milliseconds it is looked at."""


def quest(game: Avalon) -> Story:
    return [
        (lambda: None, 900),
        (lambda: propose(game, *TEAM), 2300),
        (lambda: vote(game, VOTES), 5200),
        (lambda: play(game, *TEAM, failing=4), 8200),
    ]


def black_card(game: Shadows) -> Story:
    """A Knight draws a black card; nobody cancels it, and the turn goes on."""
    return [
        (lambda: None, 1600),
        (lambda: act(game, 0, DrawBlack()), 4200),
        (lambda: pass_windows(game), 6000),
    ]


def film(seat: Seat, stage: Stage, story: Story) -> list[tuple[float, Image.Image]]:
    """The frames, each with the moment it was drawn."""
    frames: list[tuple[float, Image.Image]] = []
    tools = seat.context.new_cdp_session(seat.page)

    def drawn(event: dict[str, Any]) -> None:
        image = Image.open(io.BytesIO(base64.b64decode(event["data"]))).convert("RGB")
        frames.append((event["metadata"]["timestamp"] * 1000, image))
        tools.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    tools.on("Page.screencastFrame", drawn)
    tools.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "everyNthFrame": 1})
    for happens, ms in story:
        happens()
        stage.tell()
        until = time.monotonic() + ms / 1000
        while time.monotonic() < until:
            seat.page.wait_for_timeout(40)
    tools.send("Page.stopScreencast")
    # The last frames are on their way.
    seat.page.wait_for_timeout(500)
    return frames


def moving(frames: list[tuple[float, Image.Image]], path: Path) -> int:
    """How many bytes the picture has."""
    kept = [frames[0]]
    for at, image in frames[1:]:
        if at - kept[-1][0] >= APART_MS:
            kept.append((at, image))
    lengths = [round(after - at) for (at, _), (after, _) in pairwise(kept)]
    height = round(MOVING_WIDTH * PHONE[1] / PHONE[0])
    first, *others = [image.resize((MOVING_WIDTH, height), Image.Resampling.LANCZOS) for _, image in kept]
    first.save(
        path,
        save_all=True,
        append_images=others,
        duration=[*lengths, 2000],
        loop=0,
        quality=74,
        method=4,
        minimize_size=True,
    )
    return path.stat().st_size


def main() -> int:
    with TemporaryDirectory() as room, opened(Path(room)) as server, browsers(Path(room)) as cast:
        still(cast, server.url, "table.webp", "en", WIDE, shown=True)
        still(cast, server.url, "phone.webp", "en", PHONE, shown=False)
        still(cast, server.url, "persian.webp", "fa", PHONE, shown=True)
        window = camelot("evil", black="morgan_3")
        act(window, 0, DrawBlack())
        camelot_still(cast, server.url, "camelot.webp", "en", WIDE, camelot("heroic"))
        camelot_still(cast, server.url, "camelot-phone.webp", "en", PHONE, camelot("heroic"))
        camelot_still(cast, server.url, "camelot-window.webp", "en", PHONE, window)
        camelot_still(cast, server.url, "camelot-persian.webp", "fa", PHONE, camelot("evil"))
        seat, stage, game = table(cast, server.url, "en", PHONE)
        sizes = {"quest.webp": moving(film(seat, stage, quest(game)), FOLDER / "quest.webp")}
        cast.leave()
        drawn = camelot("evil", black="morgan_3")
        shown = camelot_table(cast, server.url, "en", PHONE, drawn, still=False)
        sizes["black-card.webp"] = moving(film(*shown, black_card(drawn)), FOLDER / "black-card.webp")
    for name, size in sizes.items():
        print(f"{name}: {size / 1000:.0f} kB")
    return 0 if max(sizes.values()) <= LARGEST else 1


if __name__ == "__main__":
    sys.exit(main())
