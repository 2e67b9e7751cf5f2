"""Two PostgreSQL servers on loopback: a primary, and a standby that can take its place.

A commit is answered when the standby has it on disk too, so nothing answered is lost with the primary.
"""

import asyncio
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import asyncpg
from msgspec import Struct

from tests.server.harness.processes import Process, postgres_folders, program
from tests.timeouts import HANG_SECONDS

WAIT_FOR_STANDBY = "ALTER SYSTEM SET synchronous_standby_names = '*'"
STREAMS = "SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = 'sync'"


class Cluster(Struct, eq=False):
    process: Process
    data: Path
    port: int

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    async def command(self, sql: str) -> object:
        line = await asyncpg.connect(self.url, timeout=HANG_SECONDS)
        try:
            return await line.fetchval(sql, timeout=HANG_SECONDS)
        finally:
            await line.close()


class Pair:
    def __init__(self, primary: Cluster, standby: Cluster, own: Callable[[Path], str | None]) -> None:
        """`own` makes a folder ready for PostgreSQL; it returns the user who runs it."""
        self.primary, self.standby, self._own = primary, standby, own
        hosts = ",".join(f"127.0.0.1:{cluster.port}" for cluster in (primary, standby))
        self.url = f"postgresql://postgres@{hosts}/postgres?target_session_attrs=primary"

    async def add_standby(self) -> None:
        """Copy the primary, start the copy, and wait until every commit waits for it."""
        data = self.standby.data
        shutil.rmtree(data, ignore_errors=True)
        data.mkdir(mode=0o700)
        user = self._own(data)
        copying = (
            *(program("pg_basebackup", postgres_folders()), "-D", str(data), "-d", self.primary.url),
            *("-R", "-X", "stream", "--checkpoint=fast", "--no-sync"),
        )
        await asyncio.to_thread(subprocess.run, copying, user=user, cwd="/", check=True, timeout=HANG_SECONDS)
        self.standby.process.start()
        await self.primary.command(WAIT_FOR_STANDBY)
        await self.primary.command("SELECT pg_reload_conf()")
        async with asyncio.timeout(HANG_SECONDS):
            while not await self.primary.command(STREAMS):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)

    async def fail_over(self) -> None:
        """The primary is killed, and the standby takes its place. There is no other standby yet."""
        await self.primary.process.gone(self.primary.process.kill())
        await self.standby.command("SELECT pg_promote()")
        self.primary, self.standby = self.standby, self.primary
