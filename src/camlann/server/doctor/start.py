"""What keeps a process from starting, in the sentences of the doctor. It looks before anything is written."""

import asyncio
import errno
import os
import socket
import sqlite3
import sys
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import IO

from msgspec.structs import replace

from camlann.runtime import Runtime
from camlann.server import data_files
from camlann.server.crypto import table_keys
from camlann.server.crypto.table_keys import KeysOfGates, KeysOfKeepers, PeopleKeys, TableKeys
from camlann.server.data_files import DATABASE, KEYS
from camlann.server.doctor import machine, storage
from camlann.server.doctor.findings import Finding, wrong
from camlann.server.doctor.storage import CONNECT_SECONDS, SAMPLE, Sample
from camlann.server.settings import Settings
from camlann.server.store import Unreachable

NO_LIST = "none"
"""Instead of a file: nobody lists who was erased."""
HARMLESS = ("doctor-key-open-to-others",)
"""Wrong, but no reason to let people wait."""


class CannotStart(Exception):
    """A sentence for the operator: a message of `doctor.ftl` and its arguments."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.message, finding.fields)
        self.finding = finding


def _raise_first(findings: Iterable[Finding]) -> None:
    for each in findings:
        if each.state == "wrong" and each.message not in HARMLESS:
            raise CannotStart(each)


def check_page() -> None:
    """A server without the page would answer every browser that nothing is there."""
    _raise_first(machine.page())


def make_folder(path: Path) -> None:
    """The folder of `serve`, if it can be one."""
    _raise_first([machine.writable(path)])
    try:
        data_files.make(path)
    except OSError:
        # Not every disk says before that it cannot be written.
        parent = str(path.absolute().parent)
        raise CannotStart(wrong("doctor-folder-cannot-be-made", path=str(path), parent=parent)) from None


def check_folder(path: Path) -> None:
    """A server has been here: nobody gets an empty one by mistake."""
    if not (path / DATABASE).exists():
        raise CannotStart(wrong("doctor-no-server-here", path=str(path)))


def check_own_store(folder: Path) -> None:
    """Look at the database and the key of a folder."""
    sample = _sqlite_sample(folder / DATABASE)
    _raise_first(storage.keys(folder / KEYS, sample, made=True))


async def keeper_keys(path: Path, store: str, runtime: Runtime) -> TableKeys:
    """The keys of a keeper, which open what the store holds."""
    _raise_first(storage.keys(path, await _sample(store), made=False))
    return table_keys.load(path, runtime)


def gate_keys(path: Path, runtime: Runtime) -> PeopleKeys:
    """The part of the keys that a gate has."""
    try:
        return table_keys.load_people(path, runtime)
    except KeysOfKeepers:
        raise CannotStart(wrong("doctor-key-of-keepers", path=str(path))) from None
    except OSError as error:
        raise CannotStart(unreadable(path, "--people-keys", error)) from None
    except ValueError:
        raise CannotStart(wrong("doctor-key-broken", path=str(path))) from None


def whole_keys(path: Path, runtime: Runtime) -> TableKeys:
    """The keys from which the part for gates is made."""
    try:
        return table_keys.load(path, runtime)
    except KeysOfGates:
        raise CannotStart(wrong("doctor-key-of-gates", path=str(path))) from None
    except OSError as error:
        raise CannotStart(unreadable(path, "--of", error)) from None
    except ValueError:
        raise CannotStart(wrong("doctor-key-broken", path=str(path))) from None


def with_erased_list(settings: Settings, store: str) -> Settings:
    """A gate of many says where it lists erased people, or `none`: else a restore brings them back."""
    if settings.erased == NO_LIST:
        return replace(settings, erased="")
    if not settings.erased and not store.startswith("sqlite:"):
        raise CannotStart(wrong("doctor-no-erased-list"))
    return settings


def check_shared(store: str, bus: str) -> None:
    """Processes that share an SQLite file would not know who of them is alive."""
    if store.startswith("sqlite:") and bus.startswith(("nats:", "tls:")):
        raise CannotStart(wrong("doctor-store-not-shared"))


def check_erased(path: Path) -> None:
    """Nobody could erase their account if the list cannot be written."""
    if not path.parent.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise CannotStart(wrong("doctor-erased-not-writable", path=str(path)))


def unreadable(path: Path, flag: str, error: OSError) -> Finding:
    return wrong("doctor-file-unreadable", path=str(path), flag=flag, error=type(error).__name__)


def store_unreachable(url: str, error: Exception) -> CannotStart:
    """`Unreachable` names the type of the error; the text of another may quote an address."""
    scheme, _, path = url.partition(":")
    if scheme == "sqlite":
        return CannotStart(wrong("doctor-store-broken", path=path))
    kind = str(error) if isinstance(error, Unreachable) else type(error).__name__
    return CannotStart(wrong("doctor-store-unreachable", error=kind))


def not_listening(error: OSError, host: str, port: int, flag: str) -> CannotStart:
    """Why nobody can be heard on a port. `flag` sets the port; that of the host is called alike."""
    if error.errno == errno.EADDRINUSE:
        return CannotStart(wrong("doctor-port-taken", port=str(port), flag=flag))
    if error.errno == errno.EACCES:
        return CannotStart(wrong("doctor-port-not-allowed", port=str(port), flag=flag))
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return CannotStart(wrong("doctor-no-such-host", host=host, flag=flag.replace("port", "host")))
    raise error


def lock_folder(folder: Path) -> IO[bytes] | None:
    """Keep a second server out of a folder while this file is open. None where files cannot be locked."""
    if sys.platform == "win32":
        return None
    import fcntl

    file = (folder / KEYS).open("rb")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise CannotStart(wrong("doctor-folder-in-use", path=str(folder))) from None
    except OSError:
        # Not every disk in a network can lock a file.
        file.close()
        return None
    return file


async def _sample(store: str) -> Sample | None:
    """The last row of the store; None too if it cannot be read now."""
    scheme, _, rest = store.partition(":")
    if scheme == "sqlite":
        return await asyncio.to_thread(_sqlite_sample, Path(rest))
    import asyncpg

    try:
        line = await asyncpg.connect(store, timeout=CONNECT_SECONDS)
        try:
            row = await line.fetchrow(SAMPLE)
        finally:
            await line.close(timeout=CONNECT_SECONDS)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
        return None
    return None if row is None else (row[0], row[1], row[2], bytes(row[3]))


def _sqlite_sample(path: Path) -> Sample | None:
    if not path.exists():
        return None
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=2.0)) as line:
            row = line.execute(SAMPLE).fetchone()
    except sqlite3.OperationalError as error:
        if "no such table" not in str(error) and not (path.parent / KEYS).exists():
            # It cannot be read now, so nobody knows whether a new key would do.
            raise CannotStart(wrong("doctor-key-missing", path=str(path.parent / KEYS))) from None
        # It is empty, or in use in a way that the store waits for.
        return None
    except sqlite3.DatabaseError:
        raise CannotStart(wrong("doctor-store-broken", path=str(path))) from None
    return None if row is None else (row[0], row[1], row[2], bytes(row[3]))
