"""The machine: Python and its packages, the page, files, space on the disk, and what it can carry."""

import os
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

from camlann.server.doctor.findings import Finding, Subject, advice, fine, wrong
from camlann.server.gate.routes import web_app

MIN_FREE_MB = 500
PLAYERS_PER_CORE = 2_500
"""Of docs/capacity.md: a gate and a keeper together, planned with half of what was measured."""
MB_PER_1000_PLAYERS = 60
"""Sockets and tables, with some to spare."""
SPARE_FILES = 200
"""Open files besides people's connections."""


def program() -> list[Finding]:
    version = ".".join(map(str, sys.version_info[:3]))
    found = [fine("doctor-python", version=version), *page()]
    if find_spec("uvloop") is None and sys.platform != "win32":
        found.append(advice("doctor-no-uvloop"))
    return found


def page() -> list[Finding]:
    built = (web_app.FOLDER / "index.html").is_file()
    return [] if built else [wrong("doctor-no-page", flag="--no-page")]


def bots(subject: Subject) -> list[Finding]:
    settings = subject.settings
    if not settings.bots:
        return []
    if not settings.bot_workers:
        return [advice("doctor-easy-bots")]
    return [fine("doctor-bots", workers=settings.bot_workers)]


def open_files(subject: Subject, limit: int | None) -> list[Finding]:
    """Every device that is connected is an open file. `limit`: None where there is none."""
    wanted = subject.settings.people + SPARE_FILES
    if limit is None or limit >= wanted:
        return []
    return [advice("doctor-few-files", limit=limit, people=max(limit - SPARE_FILES, 0), wanted=str(wanted))]


def file_limit() -> int | None:
    try:
        import resource
    except ModuleNotFoundError:
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def folder(path: Path) -> list[Finding]:
    """The folder of the database and the key."""
    found = writable(path)
    return [found] if found.state == "wrong" else [found, *space(_there(path))]


def _there(path: Path) -> Path:
    """A folder, or the nearest above it that exists."""
    return next(each for each in (path, *path.absolute().parents) if each.exists())


def writable(path: Path) -> Finding:
    """Can this be the folder?"""
    if not path.exists():
        parent = _there(path)
        if not parent.is_dir() or not os.access(parent, os.W_OK):
            return wrong("doctor-folder-cannot-be-made", path=str(path), parent=str(parent))
        return fine("doctor-folder-will-be-made", path=str(path))
    if not path.is_dir():
        return wrong("doctor-folder-is-a-file", path=str(path))
    if not os.access(path, os.W_OK | os.X_OK):
        return wrong("doctor-folder-not-writable", path=str(path))
    return fine("doctor-folder", path=str(path))


def space(path: Path) -> list[Finding]:
    free = shutil.disk_usage(path).free // 10**6
    if free < MIN_FREE_MB:
        return [wrong("doctor-disk-full", path=str(path), free=free, wanted=MIN_FREE_MB)]
    return [fine("doctor-disk", free=free)]


def capacity() -> list[Finding]:
    cores, memory = os.cpu_count() or 1, _memory_mb()
    by_memory = memory // 2 * 1000 // MB_PER_1000_PLAYERS if memory else cores * PLAYERS_PER_CORE
    players = min(cores * PLAYERS_PER_CORE, by_memory)
    return [fine("doctor-capacity", cores=cores, memory=memory, players=players // 100 * 100)]


def _memory_mb() -> int:
    """0: the system does not say."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // 10**6
    except (AttributeError, OSError, ValueError):
        return 0
