"""From `pip install` to a table on a phone, as a newcomer does it, with the time it took.

    python -m tests.browser.first_table WHEEL          the first commands of docs/hosting.md: one process
    python -m tests.browser.first_table --many WHEEL   those of "Many machines", with PostgreSQL and NATS
    python -m tests.browser.first_table --at URL       a server that runs already

Each plays Avalon against bots on a phone-sized screen until the game is over. Nothing of this checkout is
used but the browser's driver: the server runs in an environment of its own, made without pip's cache.
"""

import argparse
import asyncio
import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic
from urllib.error import URLError
from urllib.request import urlopen

import asyncpg

from tests.browser.players import Person
from tests.browser.seats import browsers
from tests.repository.pages import ROOT, blocks
from tests.server.harness.processes import free_port
from tests.timeouts import HANG_SECONDS

MAX_SECONDS = 60
"""From the first command to a table."""
RUNNING = ("serve", "keep", "gate", "bots")
"""Commands that go on until they are stopped."""
POSTGRES = os.environ.get("CAMLANN_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")
NATS = os.environ.get("CAMLANN_TEST_NATS", "nats://127.0.0.1:4222")


def commands(heading: str) -> list[str]:
    """The first block of commands under this heading of docs/hosting.md."""
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    part = page[page.index(f"\n## {heading}\n") :]
    block = next(block for block in blocks(part) if block.info == "console")
    return [line.removeprefix("$ ") for line in block.text.splitlines() if line.startswith("$ ")]


def here(command: str, places: Sequence[tuple[str, str]]) -> str:
    """A command of the page, with the names of this machine in place of its examples."""
    for example, own in places:
        command = command.replace(example, own)
    assert "…" not in command, command
    assert "example" not in command, command
    return command


@contextmanager
def started(lines: Sequence[str], room: Path) -> Iterator[None]:
    """Run the commands of a page one after the other; those that go on are stopped at the end."""
    path = f"{room / 'venv/bin'}:{os.environ['PATH']}"
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("CAMLANN_", "PYTHON"))}
    # Reveals and bots that do not take their time: a game in seconds.
    variables = {**kept, "PATH": path, "CAMLANN_ANIMATION_SCALE": "0.05"}
    with ExitStack() as ends:
        log = ends.enter_context((room / "log").open("a", encoding="utf-8"))
        for line in lines:
            print(f"$ {line}", flush=True)
            words = shlex.split(line)
            if words[0] == "camlann" and words[1] in RUNNING:
                process = subprocess.Popen(words, cwd=room, env=variables, stdout=log, stderr=log)
                ends.callback(process.wait, 30)
                ends.callback(process.terminate)
            else:
                subprocess.run(line, shell=True, cwd=room, env=variables, check=True)
        yield


def until_it_answers(url: str, room: Path) -> None:
    end = monotonic() + HANG_SECONDS
    while True:
        try:
            with urlopen(f"{url}/api/server", timeout=5):
                return
        except (URLError, OSError) as error:
            if monotonic() > end:
                log = room / "log"
                raise AssertionError(f"{error}\n{log.read_text() if log.exists() else ''}") from None


def play(url: str, since: float, room: Path) -> float:
    """Open the page on a phone, play now with bots, and go on to the end. The seconds until the table."""
    with browsers(room) as cast:
        ana = cast.seat("Ana", "en", url)
        ana.go("/")
        ana.field("ui-your-name").fill(ana.name)
        ana.button("ui-play-bots").click()
        person = Person(ana, "first table")
        ana.until("a game", lambda: person.phase)
        seconds = monotonic() - since
        print(f"at the table after {seconds:.1f} s", flush=True)

        def over() -> bool:
            if person.mine:
                person.answer()
            return person.over

        ana.until("the end of the game", over, 10 * HANG_SECONDS)
        print(f"played to the end after {monotonic() - since:.1f} s", flush=True)
        assert not [each for each in ana.console if not each.startswith(("log", "info"))], ana.console
        return seconds


async def database(name: str, make: bool) -> None:
    connection = await asyncpg.connect(POSTGRES)
    try:
        await connection.execute(
            f"CREATE DATABASE {name}" if make else f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"
        )
    finally:
        await connection.close()


def from_nothing(wheel: Path, many: bool) -> float:
    with ExitStack() as ends:
        room = Path(ends.enter_context(tempfile.TemporaryDirectory()))
        subprocess.run([sys.executable, "-m", "venv", room / "venv"], check=True)
        ports, name = (free_port(), free_port()), f"camlann_first_{os.getpid()}"
        places = [
            ("'camlann[server]'", f"--no-cache-dir -qq '{wheel.resolve()}[server]'"),
            ("camlann serve", f"camlann serve --port {ports[0]}"),
            ("postgresql://…", f"{POSTGRES.rpartition('/')[0]}/{name}"),
            ("tls://…", f"{NATS}/{name}"),
            ("/etc/camlann", str(room)),
            ("/var/lib/camlann", str(room)),
            ("--url https://games.example.org --proxy yes", f"--port {ports[0]}"),
            ("http://gate-1:8080,http://gate-2:8080", f"http://127.0.0.1:{ports[0]}"),
        ]
        install, *lines = (here(line, places) for line in commands("One laptop, one evening"))
        if many:
            asyncio.run(database(name, True))
            ends.callback(lambda: asyncio.run(database(name, False)))
            lines = [here(line, places) for line in commands("Many machines")]
        since = monotonic()
        with started([install], room):
            print(f"installed after {monotonic() - since:.1f} s", flush=True)
        url = f"http://127.0.0.1:{ports[0]}"
        with started(lines, room):
            until_it_answers(url, room)
            return play(url, since, room)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("wheel", nargs="?", type=Path)
    parser.add_argument("--many", action="store_true", help="with PostgreSQL and NATS")
    parser.add_argument("--at", metavar="URL", help="a server that runs already")
    args = parser.parse_args()
    if args.at:
        with tempfile.TemporaryDirectory() as room:
            play(args.at, monotonic(), Path(room))
        return 0
    seconds = from_nothing(args.wheel, args.many)
    if seconds > MAX_SECONDS:
        print(f"that is more than {MAX_SECONDS} s", file=sys.stderr)
    return int(seconds > MAX_SECONDS)


if __name__ == "__main__":
    sys.exit(main())
