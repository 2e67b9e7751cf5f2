"""The store, its clock, and the key that belongs to it. Nothing is written: no migration runs."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

from camlann.runtime import Runtime
from camlann.server.crypto import table_keys
from camlann.server.crypto.table_keys import KeysOfGates, WrongKey
from camlann.server.doctor.findings import Finding, Subject, advice, fine, wrong
from camlann.server.store import TableId
from camlann.server.store.migrate import steps
from camlann.server.store.open_store import ALL_CONNECTIONS

CONNECT_SECONDS = 5.0
MAX_CLOCK_SECONDS = 2.0
"""Clocks of deadlines and sessions that differ by more confuse people."""

Sample: TypeAlias = tuple[int, int, int, bytes]
"""Table, position, number of the key and encrypted part of the last row of a log."""

SAMPLE = "SELECT table_id, n, key_id, encrypted FROM event_log ORDER BY table_id DESC, n DESC LIMIT 1"

MORE_PROCESSES = 10
"""For so many more there should be room, if there is none."""
IN_USE = """
SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - COALESCE(current_setting('reserved_connections', true)::int, 0),
    count(*) FILTER (WHERE application_name = 'camlann'),
    count(*) FILTER (WHERE application_name IS DISTINCT FROM 'camlann')
FROM pg_stat_activity WHERE usesysid IS NOT NULL AND datid IS NOT NULL AND pid <> pg_backend_pid()
"""


class Read:
    """What the store said."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self.sample: Sample | None = None


async def store(subject: Subject, wall: Callable[[], int]) -> Read:
    scheme, _, rest = subject.store.partition(":")
    if scheme == "sqlite" and rest:
        return await asyncio.to_thread(_sqlite, Path(rest))
    if scheme in ("postgresql", "postgres"):
        return await _postgresql(subject.store, wall)
    read = Read()
    read.findings = [wrong("doctor-store-unknown")]
    return read


def _sqlite(path: Path) -> Read:
    read = Read()
    if not path.exists():
        read.findings = [fine("doctor-store-will-be-made", path=str(path))]
        return read
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=2.0)) as line:
            if line.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                read.findings = [wrong("doctor-store-broken", path=str(path))]
                return read
            applied = [number for (number,) in line.execute("SELECT number FROM schema_migrations")]
            read.findings = [fine("doctor-store", store=str(path)), *_schema(applied, "sqlite")]
            if row := line.execute(SAMPLE).fetchone():
                read.sample = (row[0], row[1], row[2], bytes(row[3]))
    except sqlite3.DatabaseError:
        read.findings = [wrong("doctor-store-broken", path=str(path))]
    return read


async def _postgresql(url: str, wall: Callable[[], int]) -> Read:
    import asyncpg

    read = Read()
    try:
        line = await asyncpg.connect(url, timeout=CONNECT_SECONDS)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        # Only the type: the text may hold the address with its password.
        read.findings = [wrong("doctor-store-unreachable", error=type(error).__name__)]
        return read
    try:
        read.findings = [fine("doctor-store", store="PostgreSQL")]
        if await line.fetchval("SHOW default_transaction_read_only") == "on":
            read.findings.append(wrong("doctor-store-read-only"))
        if await line.fetchval("SHOW fsync") == "off":
            read.findings.append(wrong("doctor-store-forgets"))
        if row := await line.fetchrow(IN_USE):
            read.findings += connections(*row)
        before = wall()
        there = await line.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
        read.findings += clock(there - (before + wall()) / 2000)
        if await line.fetchval("SELECT to_regclass('schema_migrations')") is None:
            read.findings.append(fine("doctor-schema-will-be-made"))
            return read
        rows = await line.fetch("SELECT number FROM schema_migrations")
        read.findings += _schema([row["number"] for row in rows], "postgresql")
        if row := await line.fetchrow(SAMPLE):
            read.sample = (row[0], row[1], row[2], bytes(row[3]))
    finally:
        await line.close(timeout=CONNECT_SECONDS)
    return read


def connections(limit: int, ours: int, others: int) -> list[Finding]:
    """What PostgreSQL allows, against what gates and keepers open: one of each, or those that run now."""
    left = limit - others
    if left < max(2 * ALL_CONNECTIONS, ours + ALL_CONNECTIONS):
        used = ours + others
        return [
            wrong(
                "doctor-few-connections",
                limit=limit,
                used=used,
                each=ALL_CONNECTIONS,
                wanted=used + MORE_PROCESSES * ALL_CONNECTIONS,
                more=MORE_PROCESSES,
            )
        ]
    return [fine("doctor-connections", limit=limit, processes=left // ALL_CONNECTIONS)]


def clock(ahead_seconds: float) -> list[Finding]:
    """The store's clock against this machine's."""
    if abs(ahead_seconds) > MAX_CLOCK_SECONDS:
        return [wrong("doctor-clock", seconds=round(abs(ahead_seconds)))]
    return []


def _schema(applied: Sequence[int], engine: str) -> list[Finding]:
    known = [step.number for step in steps(engine)]
    if {*applied} - {*known}:
        return [wrong("doctor-schema-newer", theirs=str(max(applied)), ours=str(max(known)))]
    if missing := {*known} - {*applied}:
        return [advice("doctor-schema-older", missing=len(missing))]
    return []


def keys(path: Path, sample: Sample | None, *, made: bool) -> list[Finding]:
    """The key file, and whether it opens what the store holds. Is it `made` at the first start?"""
    if not path.exists():
        if sample is not None or not made:
            return [wrong("doctor-key-missing", path=str(path))]
        return [fine("doctor-key-will-be-made", path=str(path))]
    try:
        own = table_keys.load(path, Runtime())
    except OSError:
        return [wrong("doctor-key-unreadable", path=str(path))]
    except KeysOfGates:
        return [wrong("doctor-key-of-gates", path=str(path))]
    except ValueError:
        return [wrong("doctor-key-broken", path=str(path))]
    found = [fine("doctor-key", path=str(path))]
    if os.name == "posix" and stat.S_IMODE(path.stat().st_mode) & 0o077:
        found.append(wrong("doctor-key-open-to-others", path=str(path)))
    if sample is not None:
        table, n, number, encrypted = sample
        try:
            own.open(number, TableId(table), n, encrypted)
        except WrongKey:
            found.append(wrong("doctor-key-of-another-store", path=str(path)))
    return found
