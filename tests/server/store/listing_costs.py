"""What *my games* and the export read of a thousand games: `python -m tests.server.store.listing_costs`.

In turns: whole records, one after the other, as in the beginning; and columns, as now. Beside it lie a
hundred thousand games of others. Milliseconds are the median of five rounds, of CPU in this process.
"""

import asyncio
from random import Random
from statistics import median
from time import perf_counter, process_time

import asyncpg
import msgspec

from camlann import avalon
from camlann.records.record import load
from camlann.records.replay import last_public
from camlann.server.gate.routes.table_lists import GAMES_PER_TABLE
from camlann.server.store import PlayedAtTable, Store, StoredRecord, TableId, TableName
from camlann.server.store.open_store import open_store
from camlann.table import PersonId
from tests.records.bot_games import bot_game
from tests.server.harness.databases import database

TABLES, GAMES, OTHERS, ROUNDS = 20, 50, 100_000, 5
ME = PersonId("f" * 32)
MINE = [TableId(1 << 40 | n) for n in range(TABLES)]
OTHER_GAMES = """
INSERT INTO records (table_id, game_number, game, ended_at, end_reason, person_ids, winner_ids, roles, record)
SELECT n, 1, 'avalon', n, 'three_successes', ARRAY[md5((n % 9973)::text), md5((n % 7919)::text)],
    '[]', '[]', 'x'
FROM generate_series(1, $1::integer) AS n
"""
OTHER_TABLES = (
    "INSERT INTO tables (id, name) SELECT n, md5(n::text) FROM generate_series(1, $1::integer) AS n"
)


async def filled(store: Store, url: str) -> None:
    line = await asyncpg.connect(url)
    for sql in (OTHER_TABLES, OTHER_GAMES):
        await line.execute(sql, OTHERS)
    random = Random(0)
    records = [bot_game("avalon", avalon.Options(), 5, f"mine {n}") for n in range(20)]
    for table in MINE:
        await store.add_table(TableName(table, f"{table:032x}"))
        for game in range(1, GAMES + 1):
            people = (ME, *(PersonId(random.randbytes(16).hex()) for _ in range(4)))
            record, roles = records[game % 20], ("merlin", "loyal", "loyal", "assassin", "minion")
            await store.add_record(
                StoredRecord(
                    table, game, people, record, "avalon", people[:3], "three_successes", game, roles
                )
            )
    await line.execute("VACUUM ANALYZE")
    await line.close()


async def whole_records(store: Store) -> int:
    """Bytes of the records."""
    size = 0
    for table in MINE:
        for summary in await store.records_of(table):
            found = await store.find_record(table, summary.game)
            assert found is not None
            assert last_public(load(found.record), avalon).roles
            size += len(found.record)
    return size


async def columns(store: Store) -> int:
    """Bytes of what was read, as JSON."""
    found: list[PlayedAtTable] = await store.played_at(MINE, [ME], GAMES_PER_TABLE)
    assert sum(each.count for each in found) == TABLES * GAMES
    return len(msgspec.json.encode(found))


async def exported(store: Store) -> int:
    found = await store.finished_games_of([ME])
    assert len(found) == TABLES * GAMES
    return len(msgspec.json.encode(found))


async def main() -> None:
    with database() as url:
        store = await open_store(url)
        await filled(store, url)
        ways = {"whole records": whole_records, "columns": columns, "the export's list": exported}
        times: dict[str, list[tuple[float, float]]] = {name: [] for name in ways}
        sizes: dict[str, int] = {}
        for _ in range(ROUNDS):
            for name, way in ways.items():
                began, cpu = perf_counter(), process_time()
                sizes[name] = await way(store)
                times[name].append((perf_counter() - began, process_time() - cpu))
        for name, found in times.items():
            wall, cpu = (1000 * median(each) for each in zip(*found, strict=True))
            print(f"{name:18} {sizes[name]:12,} bytes {cpu:10.1f} ms CPU {wall:10.1f} ms")
        await store.close()


if __name__ == "__main__":
    asyncio.run(main())
