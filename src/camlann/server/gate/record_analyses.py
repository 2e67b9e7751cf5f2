"""Analyses: made in a process of their own, one after the other. Those of finished games are stored.

A gate that made them itself would hold up everybody else at it.
"""

import asyncio
import os
import sys

import msgspec

from camlann.bots.analysis import VERSION, Analysis
from camlann.bots.analysis_process import BROKEN
from camlann.records.record import Viewpoint
from camlann.server.gate.http import HttpError
from camlann.server.gate.record_replies import UNREADABLE
from camlann.server.settings import without_settings
from camlann.server.store import Store, StoredRecord

MAX_WAITING = 8
"""Readers who wait at one gate; more are asked to try again."""
MAX_SECONDS = 90.0
COMMAND = (sys.executable, "-m", "camlann.bots.analysis_process")


class Turns:
    """One analysis after the other. Whoever finds too many waiting is asked to try again."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def __aenter__(self) -> None:
        if self._waiting >= MAX_WAITING:
            raise HttpError(503, "try-again", {"Retry-After": "10"})
        self._waiting += 1
        try:
            await self._turn.acquire()
        except BaseException:
            self._waiting -= 1
            raise

    async def __aexit__(self, *_: object) -> None:
        self._waiting -= 1
        self._turn.release()


class RecordAnalyses:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._turns = Turns()

    async def analysis(self, stored: StoredRecord, viewpoint: Viewpoint) -> Analysis:
        """From the store if it is there. `viewpoint` must be one that the reader may look from."""
        viewer = str(viewpoint) if isinstance(viewpoint, int) else "spectator"
        if (found := await self._find(stored, viewer)) is not None:
            return found
        async with self._turns:
            # Somebody who waited before may have asked for the same one.
            if (found := await self._find(stored, viewer)) is not None:
                return found
            made = await in_a_process(stored.record, viewer)
            await self._store.add_analysis(stored.table, stored.game, viewer, VERSION, made)
            return decode(made)

    async def _find(self, stored: StoredRecord, viewer: str) -> Analysis | None:
        found = await self._store.find_analysis(stored.table, stored.game, viewer, VERSION)
        return None if found is None else decode(found)


async def in_a_process(record: bytes, wanted: str) -> bytes:
    """What `bots.analysis_process` makes of a record."""
    pipe = asyncio.subprocess.PIPE
    environment = without_settings(os.environ)
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, env=environment)
    try:
        async with asyncio.timeout(MAX_SECONDS):
            made, _ = await process.communicate(wanted.encode() + b"\n" + record)
    except TimeoutError:
        raise HttpError(503, "try-again", {"Retry-After": "60"}) from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode == BROKEN:
        raise HttpError(*UNREADABLE)
    if process.returncode:
        raise HttpError(503, "try-again", {"Retry-After": "60"})
    return made


decode = msgspec.json.Decoder(Analysis).decode
