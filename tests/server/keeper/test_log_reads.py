"""Many tables that are loaded at once are read in few statements, and none waits for another's trouble."""

import asyncio
from collections import Counter

from camlann.server.keeper import keeper, log_reads
from camlann.server.store import Entry, TableId, Unreachable
from camlann.table import Sit
from tests.server.harness.clock import until
from tests.server.harness.keeper_server import ANA, KeeperServer, run
from tests.server.keeper.test_keeper import code

TABLES = [TableId(n) for n in range(1000, 1200)]


async def seated(server: KeeperServer, name: str) -> None:
    ids = [server.say(ANA, Sit(), table=table, to=name) for table in TABLES]
    await until(lambda: all(server.answers(id) for id in ids))
    assert {code(server.answers(id)[-1]) for id in ids} == {"done"}


def test_two_hundred_tables_are_read_in_few_statements() -> None:
    asked: Counter[str] = Counter()

    async def pause(call: str) -> None:
        asked[call] += 1
        await asyncio.sleep(0.01)

    async def play(server: KeeperServer) -> None:
        await server.keeper(pause=pause)
        server.attach(ANA)
        await seated(server, "one")
        # Each log is read to its end, and all of them are short.
        assert asked["read"] <= 2 + -(-len(TABLES) // log_reads.MAX_LOGS) + keeper.MAX_LOADS

    run(play)


def test_a_store_that_is_away_is_asked_again_and_a_broken_log_is_its_own_trouble() -> None:
    failures = 5

    async def pause(call: str) -> None:
        nonlocal failures
        if call == "read" and failures:
            failures -= 1
            raise Unreachable

    async def play(server: KeeperServer) -> None:
        broken = TableId(999)
        server.disk.logs[broken] = [Entry(3, 1, 1, b"[]", b"its beginning is missing")]
        await server.keeper(pause=pause)
        server.attach(ANA)
        server.say(ANA, Sit(), table=broken)
        await seated(server, "one")
        assert failures == 0
        assert len(server.disk.logs[broken]) == 1

    run(play)
