"""Who waits for a process hears at once that it has ended."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.harness.process_server import listening
from tests.server.harness.processes import Process, free_port


def test_nobody_waits_for_a_process_that_has_ended(tmp_path: Path) -> None:
    async def wait() -> None:
        process = Process("short", (sys.executable, "-c", "raise SystemExit(2)"), tmp_path / "log")
        process.start()
        try:
            with pytest.raises(ChildProcessError, match="short has ended with 2"):
                await listening(free_port(), process)
        finally:
            process.end()

    asyncio.run(wait())
