"""The drill: a backup while games run, the store is wiped, restored, and everybody plays on."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import aiohttp
import msgspec
import pytest
from msgspec import Raw

from camlann.cli import main
from camlann.client.socket_client import Guest, guest, http_session, people
from camlann.protocol.socket_messages import Done, Refused
from camlann.server.backup.manifest import FILE, Manifest
from camlann.server.settings import Settings
from camlann.table import Begin
from tests.server.backup.played_tables import PlayedTable, open_tables
from tests.server.harness.databases import command, database
from tests.server.harness.loopback_server import MASTERS, loopback_server
from tests.spans import span
from tests.timeouts import HANG_SECONDS

SHORT, LONG = 2, span("CAMLANN_RESTORED", 20).stop
"""Tables."""
BEFORE, LATER = 4, 12
"""Moves of each game when the backup begins, and when the store is lost."""
WIPE = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid();
DROP SCHEMA public CASCADE;
CREATE SCHEMA public;
"""


class LosableStore:
    """A store that can be wiped."""

    def __init__(self, url: str, wipe: Callable[[], None]) -> None:
        self.url, self.wipe = url, wipe


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[LosableStore]:
    if request.param == "postgresql":
        with database() as url:
            yield LosableStore(url, lambda: command(WIPE, url))
        return

    def wipe() -> None:
        for path in tmp_path.glob("camlann.db*"):
            path.unlink()

    yield LosableStore(f"sqlite:{tmp_path / 'camlann.db'}", wipe)


class Drill:
    def __init__(self, store: LosableStore, folder: Path, tables: int) -> None:
        self.store, self.folder, self.count = store, folder, tables
        self.keys, self.copy = folder / "keys", folder / "elsewhere" / "keys"
        self.erased, self.backup = folder / "erased", folder / "backup"
        self.keys.write_text("".join(f"{number} {key.hex()}\n" for number, key in MASTERS.items()))
        self.urls: list[str] = []
        self.figures: dict[str, str] = {}

    async def run(self) -> None:
        settings = Settings(erased=str(self.erased))
        async with http_session() as http:
            async with loopback_server(self.store.url, settings=settings) as server:
                self.urls[:] = server.urls
                tables = await open_tables(http, self.urls, self.count)
                leaving = await guest(self.urls[0], "Leaves")
                await self._play_and_copy(tables)
                await self._leave(leaving.token)
                await asyncio.gather(*(table.part() for table in tables))
            lost = [self._seen(table) for table in tables]
            # Somebody acts while nobody listens: that must never count.
            unheard = [table.devices[0].play(Begin()) for table in tables]
            self.store.wipe()
            await self._restore()
            async with loopback_server(self.store.url, settings=settings) as server:
                self.urls[:] = server.urls
                for table in tables:
                    table.come_back()
                await self._check_restored(tables, lost, unheard)
                await self._check_erased(leaving)
                await self._play_to_the_end(tables)
                await asyncio.gather(*(table.part() for table in tables))

    async def _play_and_copy(self, tables: list[PlayedTable]) -> None:
        """Half of the tables have finished a game. All play one when the backup is made, and go on."""
        for table in tables[::2]:
            await table.begin()
        await asyncio.gather(*(table.play() for table in tables[::2]))
        await asyncio.gather(*(table.begin() for table in tables))
        await asyncio.gather(*(table.play(BEFORE) for table in tables))
        playing = asyncio.gather(*(table.play(LATER) for table in tables))
        began = time.monotonic()
        flags = ("--store", self.store.url, "--keys-of", str(self.keys), "--keys", str(self.copy))
        assert await asyncio.to_thread(main, ["backup", str(self.backup), *flags]) == 0
        self.figures["seconds of the backup"] = f"{time.monotonic() - began:.2f}"
        await playing
        made = msgspec.json.decode((self.backup / FILE).read_bytes(), type=Manifest)
        self.made_at = made.made_at
        # Whatever the backup has of each game: there is more of it now.
        for table in tables:
            await table.play(table.moves + 1)

    async def _leave(self, token: str) -> None:
        """Somebody is erased after the backup was made."""
        async with (
            aiohttp.ClientSession(headers={"Authorization": f"Bearer {token}"}) as http,
            http.delete(f"{self.urls[0]}/api/me", json={"confirm": "Leaves"}) as reply,
        ):
            assert reply.status == 204

    async def _restore(self) -> None:
        began = time.monotonic()
        flags = ("--store", self.store.url, "--keys", str(self.copy), "--erased", str(self.erased))
        assert await asyncio.to_thread(main, ["restore", str(self.backup), *flags]) == 0
        self.figures["seconds of the restore"] = f"{time.monotonic() - began:.2f}"

    def _seen(self, table: PlayedTable) -> list[dict[int, list[bytes]]]:
        """The facts of each game that each device has."""
        return [
            {game: [bytes(fact) for fact in facts] for game, facts in client.session.told.items()}
            for client in table.devices
        ]

    async def _check_restored(
        self, tables: list[PlayedTable], lost: list[list[dict[int, list[bytes]]]], unheard: list[str]
    ) -> None:
        running: set[str] = set()
        for table, seen, id in zip(tables, lost, unheard, strict=True):
            for client, before in zip(table.devices, seen, strict=True):
                await client.until(
                    lambda session: session.restored_to and session.frame and session.complete, HANG_SECONDS
                )
                session = client.session
                assert session.restored_to == self.made_at
                assert session.frame is not None
                game, at = session.frame.game, session.frame.at
                # What is shown was played, and there is less of it than this device had seen.
                assert [bytes(fact) for fact in session.told[game]] == before[game][:at]
                assert at < len(before[game])
                if session.frame.public.phase is not None:
                    running.add(table.name)
                assert not [answer for answer in session.answers.values() if isinstance(answer, Done)]
            refused = table.devices[0].session.answers[id]
            assert isinstance(refused, Refused)
            assert refused.reason == Raw(b'{"type":"server.restored"}')
        assert len(running) == self.count
        self.figures["games running"] = str(len(running))

    async def _check_erased(self, gone: Guest) -> None:
        async with (
            aiohttp.ClientSession(headers={"Authorization": f"Bearer {gone.token}"}) as http,
            http.get(f"{self.urls[0]}/api/me") as reply,
        ):
            assert reply.status == 401
        assert await people(self.urls[0], [gone.person_id]) == []

    async def _play_to_the_end(self, tables: list[PlayedTable]) -> None:
        async with asyncio.timeout(HANG_SECONDS):
            await asyncio.gather(*(table.play() for table in tables))
        games = [(table, number) for table in tables for number in range(1, table.game + 1)]
        await asyncio.gather(*(table.check_record(self.urls[0], number) for table, number in games))
        self.figures["games verified"] = str(len(games))


def test_after_a_wipe_and_a_restore_everybody_plays_on(store: LosableStore, tmp_path: Path) -> None:
    drill = Drill(store, tmp_path, SHORT)
    asyncio.run(drill.run())
    assert drill.figures["games verified"] == str(SHORT + SHORT // 2)


@pytest.mark.long
def test_after_a_wipe_and_a_restore_very_many_play_on(
    store: LosableStore, tmp_path: Path, record_property: Callable[[str, str], None]
) -> None:
    drill = Drill(store, tmp_path, LONG)
    asyncio.run(drill.run())
    for name, value in drill.figures.items():
        record_property(name, value)
