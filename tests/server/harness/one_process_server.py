"""`camlann serve` with its page, for as long as a test looks at it.

`with opened(folder) as server:` runs `camlann serve` in a process of its own, on a free port of this machine
alone, with bots and an empty store in `folder`. `server.url` is where it is; `server.written()` is what it
wrote down; `server.stop()` and `server.start()` let it die and come back at the same port. Whoever comes from
this machine is not counted by address, so ten browsers at once are no crowd.
"""

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.repository.pages import ROOT

PAGE = Path(os.environ.get("PAGE", ROOT / "src/camlann/server/browser"))
"""The page that is looked at; another build of it, where the environment names one."""
START = """
import pathlib, sys
from camlann.cli import main
from camlann.server import run
from camlann.server.gate.routes import web_app
web_app.FOLDER = pathlib.Path(sys.argv.pop(1))
sys.exit(main())
"""
"""As `camlann serve`, with the page that is looked at."""
FAST = ("--animation-scale", "0.02")
"""Reveals and bots that do not take their time."""


class OneProcessServer:
    def __init__(self, folder: Path, *flags: str) -> None:
        self.folder, self.flags = folder, flags
        self.page = PAGE
        self.before = ""
        """A program that runs in its process before everything else."""
        self.url = ""
        self._log = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        port = self.url.rpartition(":")[2] or "0"
        with self._log.open("a", encoding="utf-8") as log:
            where = ("--host", "127.0.0.1", "--port", port, "--data", str(self.folder / "data"))
            self._process = subprocess.Popen(
                [
                    sys.executable,
                    "-c",
                    self.before + START,
                    str(self.page),
                    "serve",
                    *where,
                    *FAST,
                    *self.flags,
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={name: value for name, value in os.environ.items() if not name.startswith("CAMLANN_")},
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://127\.\S+", line):
                self.url = found[0]
                break
        else:
            raise AssertionError(f"the server did not open:\n{self.written()}")
        # Whatever else it says is read, so that it never waits for a reader.
        threading.Thread(target=self._process.stdout.read, daemon=True).start()

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()

    def written(self) -> str:
        return self._log.read_text(encoding="utf-8") if self._log.exists() else ""


@contextmanager
def opened(folder: Path, *flags: str) -> Iterator[OneProcessServer]:
    assert (PAGE / "index.html").exists(), "there is no page to look at: run scripts/web build"
    server = OneProcessServer(folder, *flags)
    server.start()
    try:
        yield server
    finally:
        server.stop()
