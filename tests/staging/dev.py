"""A server and its page with reload, and the seats of one table side by side: at a lobby, or at any phase.

A phase is named as the rules do (`avalon.questing`) or as a scene (`quest-two-fails`; `--list` says which
there are). The game that comes to it is played by chance, or read from a record that shows its dice.
"""

import argparse
import asyncio
import json
import os
import signal
import sys
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from msgspec.structs import replace

from camlann.avalon.editions import presets
from camlann.records.record import BrokenRecord, load
from camlann.server.ops import logs
from camlann.table import Choice
from tests.node import node
from tests.staging.plays import OVER, NoSuchMoment, Play, recorded
from tests.staging.scenes import SCENES, Scene
from tests.staging.staged_server import NAMES, Party, staged_server

WEB = Path(__file__).resolve().parents[2] / "web"


def play(phase: str, seats: int | None, record: str | None, seed: str) -> Play:
    """The game that comes to this phase. Raises `NoSuchMoment`."""
    if record is not None:
        full = phase if "." in phase or phase == OVER else f"avalon.{phase}"
        return recorded(load(Path(record).read_bytes()), full)
    scene = SCENES.get(phase) or next(
        (scene for scene in SCENES.values() if scene.phase in (phase, f"avalon.{phase}")), None
    )
    if scene is None:
        raise NoSuchMoment(f"There is no phase and no scene {phase}: see --list.")
    return _for(scene, seats).play(seed)


def _for(scene: Scene, seats: int | None) -> Scene:
    """The same with another number of seats: then its options are those of the preset for so many."""
    if seats is None or seats == scene.seats:
        return scene
    preset = next((name for name, options in presets(scene.seats).items() if options == scene.options), None)
    options = presets(seats)[preset] if preset is not None else scene.options
    return replace(scene, seats=seats, options=options)


async def run(args: argparse.Namespace) -> None:
    made = play(args.phase, args.seats, args.record, args.seed) if args.phase else None
    seats = made.seats if made is not None else args.seats or 5
    async with staged_server(args.port) as at:
        party = await at.party(*NAMES[:seats])
        if made is not None:
            await party.play(made)
        else:
            await party.chooses(Choice("avalon", preset="classic"))
        # From here on who sits there is whoever looks at the frame.
        for seated in party.seats:
            await seated.client.stop()
        with NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(_told(party, args.languages.split(",")), file)
            file.flush()
            await _vite(args.page_port, args.port, file.name)


def _told(party: Party, languages: list[str]) -> dict[str, object]:
    return {
        "path": party.path,
        "seats": [
            {"name": each.guest.name, "token": each.guest.token, "language": languages[n % len(languages)]}
            for n, each in enumerate(party.seats)
        ],
    }


async def _vite(port: int, gate: int, seats: str) -> None:
    given = {"CAMLANN_GATE": f"http://127.0.0.1:{gate}", "CAMLANN_SEATS": seats}
    words = (node(), "node_modules/vite/bin/vite.js", "--config", "dev/vite.config.ts", "--port", str(port))
    vite = await asyncio.create_subprocess_exec(*words, cwd=WEB, env={**os.environ, **given})
    try:
        while not await _listens(port) and vite.returncode is None:  # noqa: ASYNC110 - another process does
            await asyncio.sleep(0.2)
        print(
            f"\nThe seats side by side: http://seats.localhost:{port}/dev/\nEnd it with Ctrl-C.", flush=True
        )
        await vite.wait()
    finally:
        if vite.returncode is None:
            vite.terminate()
            await vite.wait()


async def _listens(port: int) -> bool:
    try:
        _, line = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    line.close()
    return True


async def until_told(work: Coroutine[Any, Any, None]) -> None:
    """Do it until somebody ends it."""
    task = asyncio.ensure_future(work)
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    with suppress(asyncio.CancelledError):
        await task


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/dev", description=__doc__)
    parser.add_argument("--phase", default="", help="the phase or scene to show (default: the lobby)")
    parser.add_argument("--seats", type=int, help="number of seats")
    parser.add_argument("--languages", default="en,it,fr,fa", help="languages of the seats, in turn")
    parser.add_argument("--record", metavar="FILE", help="take the game from this record")
    parser.add_argument("--seed", default="", help="seed of the game")
    parser.add_argument("--port", type=int, default=8780, help="port of the server")
    parser.add_argument("--page-port", type=int, default=5173, help="port of the web client")
    parser.add_argument("--list", action="store_true", help="list the scenes")
    args = parser.parse_args()
    if args.list:
        print("\n".join(f"{name:16} {scene.phase}" for name, scene in SCENES.items()))
        return 0
    logs.set_up("dev")
    try:
        asyncio.run(until_told(run(args)))
    except (NoSuchMoment, BrokenRecord, OSError) as wrong:
        print(wrong, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
