"""A server is stopped in the middle of twenty games, upgraded, and started again: none of them ends."""

import asyncio
import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from camlann.client.socket_client import http_session
from tests.server.backup.played_tables import PlayedTable, at_table
from tests.server.harness.loopback_server import loopback_server
from tests.server.upgrade.make_store import HERE, TABLES, OldTable
from tests.timeouts import HANG_SECONDS

OLD = "schema-1"
"""Ten games of Avalon and ten of Shadows, six moves into each, as a store of 0.1.0 has them."""
PLAYED = 2
"""So many are played to their end in every run."""


async def goes_on(table: PlayedTable, url: str, to_the_end: bool) -> None:
    for client in table.devices:
        await client.until(lambda session: session.frame)
        assert client.session.frame is not None
        assert client.session.frame.public.phase is not None
    await table.play(None if to_the_end else 1)
    if to_the_end:
        await table.check_record(url, 1)
    else:
        assert table.moves > 0
    await table.part()


async def upgraded(store: Path, wanted: int) -> None:
    """All games go on, and these many of them to their end."""
    old = msgspec.json.decode((HERE / f"{OLD}.tables.json").read_bytes(), type=list[OldTable])
    assert len(old) == TABLES
    # Those of Avalon first: they are short.
    old.sort(key=lambda each: each.played)
    async with (
        http_session() as http,
        loopback_server(f"sqlite:{store}") as server,
        asyncio.timeout(HANG_SECONDS),
    ):
        tables = [at_table(http, [*server.urls], each.name, each.tokens, each.played) for each in old]
        await asyncio.gather(*(goes_on(table, server.urls[0], n < wanted) for n, table in enumerate(tables)))


@pytest.fixture
def store(tmp_path: Path) -> Path:
    path = tmp_path / "camlann.db"
    path.write_bytes(lzma.decompress((HERE / f"{OLD}.db.xz").read_bytes()))
    with closing(sqlite3.connect(path)) as line:
        assert line.execute("SELECT max(number) FROM schema_migrations").fetchone() == (1,)
    return path


def test_games_that_older_code_began_go_on(store: Path) -> None:
    asyncio.run(upgraded(store, PLAYED))


@pytest.mark.long
def test_games_that_older_code_began_are_all_played_to_their_end(store: Path) -> None:
    asyncio.run(upgraded(store, TABLES))
