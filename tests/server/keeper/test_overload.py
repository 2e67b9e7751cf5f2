"""A keeper whose store is slow refuses new work at once, and finishes what it has begun."""

import asyncio

import pytest

from camlann.server.cluster.bus_messages import Busy
from camlann.server.keeper import group_commit, keeper
from camlann.server.store import TableId
from camlann.table import Sit
from tests.server.harness.clock import until
from tests.server.harness.keeper_server import ANA, BEN, KeeperServer, run
from tests.server.keeper.test_keeper import code

TABLES = [TableId(number) for number in range(1_000, 1_020)]


def busy(server: KeeperServer) -> list[str]:
    return [each.id for each in server.bus_messages if isinstance(each, Busy)]


def test_while_an_entry_waits_too_long_for_the_store_commands_are_refused_at_once() -> None:
    slow = False

    async def pause(call: str) -> None:
        if slow and call == "append":
            await asyncio.sleep(5)

    async def play(server: KeeperServer) -> None:
        nonlocal slow
        await server.keeper(pause=pause)
        # One statement for each place, and one that waits.
        waiting, asked = TABLES[: group_commit.MAX_STATEMENTS + 1], TABLES[-1]
        for table in (*waiting, asked):
            known = server.say(ANA, Sit(), table=table)
            await until(lambda known=known: server.answers(known))  # type: ignore[misc]
        slow, ids = True, []
        for table in waiting:
            ids.append(server.say(BEN, Sit(), table=table))
            await asyncio.sleep(0.1)
        await asyncio.sleep(group_commit.LATE_SECONDS)
        refused = server.say(BEN, Sit(), table=asked)
        await until(lambda: busy(server) == [refused], 0.5)
        await until(lambda: all(server.answers(id) for id in ids))
        assert [code(server.answers(id)[-1]) for id in ids] == ["done"] * len(ids)
        slow = False
        last = server.say(BEN, Sit(), table=asked)
        await until(lambda: server.answers(last))
        assert busy(server) == [refused]

    run(play)


def test_no_more_than_so_many_tables_wait_to_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "MAX_LOADS", 2)
    monkeypatch.setattr(keeper, "MAX_WAITING_LOADS", 3)
    reading = most = 0

    async def pause(call: str) -> None:
        nonlocal reading, most
        if call == "read":
            reading += 1
            most = max(most, reading)
            await asyncio.sleep(2)
            reading -= 1

    async def play(server: KeeperServer) -> None:
        await server.keeper(pause=pause)
        ids = []
        for table in TABLES[:10]:
            ids.append(server.say(ANA, Sit(), table=table))
            await asyncio.sleep(0.1)
        # Two are read, four wait (the last of them came when there were three), and four are refused.
        assert (most, len(busy(server))) == (2, 4)
        await until(lambda: sum(bool(server.answers(id)) for id in ids) == 6)
        assert most == 2

    run(play)
