"""Analyses: made in processes of their own, two at a time. Those of finished games are stored.

A gate that made them itself would hold up everybody else at it.
"""

import asyncio
import os
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import NamedTuple

import msgspec

from camlann.bots.analysis import VERSION, Analysis
from camlann.bots.analysis_process import BROKEN
from camlann.records.record import Viewpoint
from camlann.server.gate.http import HttpError
from camlann.server.gate.record_replies import UNREADABLE
from camlann.server.settings import without_settings
from camlann.server.store import Store, StoredRecord
from camlann.table import PersonId

PLACES = 2
"""Analyses in work at one gate, of all kinds together."""
MAX_WAITING, MAX_OF_AN_ADDRESS, MAX_OF_A_PERSON = 16, 6, 2
"""Requests in work or waiting: of all, from one address, of one person."""
MAX_SECONDS = 90.0
COMMAND = (sys.executable, "-m", "camlann.bots.analysis_process")


class Asker(NamedTuple):
    """Who asks for an analysis."""

    person_id: PersonId | None
    """None: somebody without a session, who has a link."""
    network: str | None
    """None: it is not counted."""


class Turns:
    """Analyses of all kinds are made two at a time, in the order in which they are asked for.

    Each person has one in work and one that waits, and people of one address have a few. Of those without a
    session only one is in work: strangers hold nobody up. Everybody else is asked to try again.
    """

    def __init__(self) -> None:
        self._places, self._strangers = asyncio.Semaphore(PLACES), asyncio.Lock()
        self._asked: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        most = {"": MAX_WAITING}
        if asker.person_id is not None:
            most[f"person {asker.person_id}"] = MAX_OF_A_PERSON
        if asker.network is not None:
            most[f"network {asker.network}"] = MAX_OF_AN_ADDRESS
        if any(self._asked[key] >= count for key, count in most.items()):
            raise HttpError(503, "try-again", {"Retry-After": "10"})
        self._asked.update([*most])
        try:
            async with nullcontext() if asker.person_id is not None else self._strangers, self._places:
                yield
        finally:
            self._asked.subtract([*most])
            self._asked = +self._asked


class RecordAnalyses:
    def __init__(self, store: Store, turns: Turns) -> None:
        self._store, self._turns = store, turns

    async def analysis(self, stored: StoredRecord, viewpoint: Viewpoint, asker: Asker) -> Analysis:
        """From the store if it is there. `viewpoint` must be one that the reader may look from."""
        viewer = str(viewpoint) if isinstance(viewpoint, int) else "spectator"
        if (found := await self._find(stored, viewer)) is not None:
            return found
        async with self._turns.turn(asker):
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
