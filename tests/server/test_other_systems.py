"""Windows and macOS, as far as they can be played here: what they lack is taken away, and it works on."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from camlann.bots import process_limits
from camlann.server.doctor import machine
from camlann.server.process import wait_for_stop_signal
from tests.timeouts import HANG_SECONDS

# Without uvloop, limits, priorities, memory figures and signal handlers of the loop, as on Windows; and
# what is printed goes to a file in an old code page.
WINDOWS = """
import asyncio, os, sys
for name in ("uvloop", "resource"):
    sys.modules[name] = None
for name in ("nice", "sysconf"):
    delattr(os, name)
def refuse(*_):
    raise NotImplementedError
asyncio.SelectorEventLoop.add_signal_handler = refuse
from camlann.cli import main
sys.exit(main())
"""
NO_UTF_8 = {"PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"}


@pytest.fixture
def handlers() -> Iterator[None]:
    """The handlers of this process, put back after the test."""
    kept = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield
    for number, handler in kept.items():
        signal.signal(number, handler)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.usefixtures("handlers")
def test_a_loop_without_signal_handlers_hears_them_all_the_same(
    number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise NotImplementedError

    monkeypatch.setattr(asyncio.SelectorEventLoop, "add_signal_handler", refuse)

    async def told() -> None:
        waiting = asyncio.create_task(wait_for_stop_signal())
        await asyncio.sleep(0)
        assert not waiting.done(), waiting.exception()
        signal.raise_signal(number)
        async with asyncio.timeout(HANG_SECONDS):
            await waiting

    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        runner.run(told())


def without(*argv: str) -> list[str]:
    return [sys.executable, "-c", WINDOWS, *argv]


@pytest.mark.skipif(sys.platform == "win32", reason="one process cannot press Ctrl-C for another there")
def test_a_whole_server_runs_and_drains_without_what_windows_lacks(tmp_path: Path) -> None:
    command = without("serve", "--data", str(tmp_path), "--port", "0", "--no-page")
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="cp1252",
        env=os.environ | NO_UTF_8,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            # The last thing it prints.
            if "Ctrl-C" in line:
                break
        process.send_signal(signal.SIGINT)
        printed, logged = process.communicate(timeout=HANG_SECONDS)
    assert process.returncode == 0, logged
    assert '"draining"' in logged
    assert "Traceback" not in logged + printed


def test_the_doctor_does_without_what_the_system_does_not_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sysconf")
    monkeypatch.setitem(sys.modules, "resource", None)
    assert machine.file_limit() is None
    assert machine.capacity()


def test_help_is_printed_where_not_every_sign_can_be_written() -> None:
    old = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(without("play", "--help"), capture_output=True, env=old)
    assert done.returncode == 0, done.stderr
    assert b"A,B,?" in done.stdout


def test_a_system_that_refuses_a_limit_lets_bots_think(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def refuse(kind: int, limits: tuple[int, int]) -> None:
        asked.append(kind)
        raise ValueError("current limit exceeds maximum limit")

    monkeypatch.setattr(resource, "setrlimit", refuse)
    process_limits.limit(10, 1 << 30)
    assert asked == [resource.RLIMIT_CPU, resource.RLIMIT_AS]


def test_a_limit_of_the_host_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (5, 5))
    monkeypatch.setattr(resource, "setrlimit", lambda kind, limits: asked.append(limits))
    process_limits.limit(10, 1 << 30)
    assert asked == [(5, 5), (5, 5)]
