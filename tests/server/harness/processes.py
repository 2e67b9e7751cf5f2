"""Processes of our own: begun, killed, stopped for a while, and gone when we are."""

import asyncio
import ctypes
import os
import pwd
import shutil
import signal
import socket
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import SystemRandom

from tests.timeouts import HANG_SECONDS

_libc = ctypes.CDLL(None)
_DEATH = 1
"""Of `prctl`: the signal a process is sent when the one that began it dies."""
GONE_WITHIN = HANG_SECONDS


def load_now() -> str:
    """How busy the machine is, to judge figures by."""
    return f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


class Missing(Exception):
    """A program that is needed is not on this machine."""


class Process:
    """One that is begun again on the same command line, as often as it ends."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        log: Path,
        user: str | None = None,
        ends_by: signal.Signals = signal.SIGKILL,
    ) -> None:
        self.name, self._command, self._log, self._user, self._ends_by = name, command, log, user, ends_by
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    @property
    def ended(self) -> int | None:
        """Its status, if it has ended; None while it runs."""
        return None if self._running is None else self._running.poll()

    def start(self) -> None:
        assert self._running is None
        person = None if self._user is None else pwd.getpwnam(self._user)
        with self._log.open("ab") as out:
            self._running = subprocess.Popen(
                self._command,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                cwd="/" if person is not None else None,
                start_new_session=True,
                user=None if person is None else person.pw_uid,
                group=None if person is None else person.pw_gid,
                extra_groups=None if person is None else [],
                preexec_fn=_die_with_us,
            )

    def send(self, number: signal.Signals) -> None:
        if self._running is not None:
            self._running.send_signal(number)

    def kill(self) -> set[int]:
        """`kill -9`, of this one and those it has begun; who they were."""
        if self._running is None or self._running.poll() is not None:
            return set()
        # A stopped process starts no other meanwhile.
        self.send(signal.SIGSTOP)
        family = {self.pid, *children(self.pid)}
        for pid in family:
            os.kill(pid, signal.SIGKILL)
        return family

    def pause(self) -> None:
        self.send(signal.SIGSTOP)

    def resume(self) -> None:
        self.send(signal.SIGCONT)

    def pause_all(self) -> list[int]:
        """Stop this one and those it has begun; who they are."""
        self.pause()
        family = [self.pid, *children(self.pid)]
        for pid in family:
            os.kill(pid, signal.SIGSTOP)
        return family

    def resume_all(self, family: Sequence[int]) -> None:
        for pid in reversed(family):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    async def gone(self, family: set[int] | None = None, within: float = GONE_WITHIN) -> int:
        """Wait until it has ended, and these others too; its status."""
        assert self._running is not None
        others = (family or set()) - {self._running.pid}
        async with asyncio.timeout(within):
            while self._running.poll() is None or any(map(_alive, others)):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.005)
        status = self._running.returncode
        self._running = None
        return status

    def end(self) -> None:
        """Be gone for good, in good order if that is quick."""
        if self._running is None:
            return
        if self._running.poll() is None:
            self.send(signal.SIGCONT)
            self.send(self._ends_by)
            try:
                self._running.wait(5)
            except subprocess.TimeoutExpired:
                self.kill()
        self._running.wait()
        self._running = None


def program(name: str, folders: Sequence[Path] = ()) -> str:
    """Where a program is: in these folders, on the path, or where servers are kept."""
    for folder in folders:
        if (folder / name).exists():
            return str(folder / name)
    path = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))
    if (found := shutil.which(name, path=path)) is None:
        raise Missing(f"{name} is not on this machine: nothing can be tried without it")
    return found


def postgres_folders() -> list[Path]:
    """Where PostgreSQL's programs may be, the newest first."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name, reverse=True)
    if (config := shutil.which("pg_config")) is not None:
        said = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=True).stdout
        found.insert(0, Path(said.strip()))
    return found


def free_port() -> int:
    """A port that is free and stays so: below those that the system gives to whoever calls out."""
    lowest = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    for _ in range(1000):
        port = SystemRandom().randrange(max(1024, lowest - 12_000), lowest)
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise Missing("no port is free")


def _die_with_us() -> None:
    _libc.prctl(_DEATH, signal.SIGKILL)


def children(pid: int) -> list[int]:
    """The processes that this one has begun."""
    return [int(path.name) for path in Path("/proc").glob("[0-9]*") if _stat(int(path.name))[1] == pid]


def _alive(pid: int) -> bool:
    return _stat(pid)[0] not in ("", "Z", "X")


def _stat(pid: int) -> tuple[str, int]:
    """How a process is, and whose child."""
    try:
        state, parent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:2]
    except (FileNotFoundError, ProcessLookupError):
        return "", 0
    return state, int(parent)
