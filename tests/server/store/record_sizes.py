"""How many bytes the record of a finished game takes in a store: `python -m tests.server.store.record_sizes`.

Games between bots are stored as a keeper stores them. What is counted is the whole table of PostgreSQL with
its indexes, and the growth of SQLite's file.
"""

import asyncio
import sqlite3
import sys
import zlib
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg

from camlann import avalon, shadows
from camlann.records.compression import compressed
from camlann.records.record import head
from camlann.server.store import StoredRecord, TableId
from camlann.server.store.open_store import open_store
from camlann.table import PersonId
from tests.records.bot_games import bot_game
from tests.server.harness.databases import database

CASES: tuple[tuple[str, str, Any, int], ...] = (
    ("Avalon, 5 players", "avalon", avalon.Options(), 5),
    ("Avalon, 7 players", "avalon", avalon.Options(), 7),
    ("Avalon, 10 players", "avalon", avalon.Options(), 10),
    ("Avalon, 7 players, every option", "avalon", avalon.presets(7)["everything"], 7),
    ("Shadows, 3 players", "shadows", shadows.Options(), 3),
    ("Shadows, 5 players", "shadows", shadows.Options(), 5),
    ("Shadows, 7 players", "shadows", shadows.Options(), 7),
)
COPIES = 50
"""How often each game is stored, so that pages fill."""
PEOPLE = 1000


async def stored(url: str, game: str, records: list[bytes]) -> None:
    store, chance = await open_store(url), Random(0)
    try:
        for n in range(COPIES * len(records)):
            record = records[n % len(records)]
            people = tuple(
                PersonId(f"{each:032x}") for each in chance.sample(range(PEOPLE), head(record).seats)
            )
            await store.add_record(
                StoredRecord(TableId(n), 1, people, record, game, people[::2], "three_successes", 2**41)
            )
    finally:
        await store.close()


async def in_postgres(game: str, records: list[bytes]) -> int:
    with database() as url:
        await stored(url, game, records)
        line = await asyncpg.connect(url)
        try:
            size: int = await line.fetchval("SELECT pg_total_relation_size('records')")
        finally:
            await line.close()
    return size


async def in_sqlite(game: str, records: list[bytes]) -> int:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "camlann.db"
        await (await open_store(f"sqlite:{path}")).close()
        empty = _pages(path)
        await stored(f"sqlite:{path}", game, records)
        return _pages(path) - empty


def _pages(path: Path) -> int:
    with closing(sqlite3.connect(path)) as line:
        (size,) = line.execute(
            "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
        ).fetchone()
    return int(size)


async def main(games: int) -> None:
    print(
        "bytes a game".ljust(34),
        *(each.rjust(11) for each in ("record", "zlib", "kept", "PostgreSQL", "SQLite")),
    )
    for name, game, options, seats in CASES:
        records = [bot_game(game, options, seats, f"size {n}") for n in range(games)]
        count = COPIES * games
        sizes = (
            mean(map(len, records)),
            mean(len(zlib.compress(record, 9)) for record in records),
            mean(len(compressed(record, game)) for record in records),
            await in_postgres(game, records) / count,
            await in_sqlite(game, records) / count,
        )
        print(name.ljust(34), *(f"{size:11,.0f}" for size in sizes), flush=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if sys.argv[1:] else 10))
