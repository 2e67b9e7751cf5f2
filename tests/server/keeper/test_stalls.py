"""A keeper that has stalled asks the store where each log ends, and keeps every table that is current."""

import asyncio
from collections.abc import Sequence

import pytest

from camlann.server.cluster.bus_messages import Moved
from camlann.server.keeper.keeper import Keeper
from camlann.server.ops import metrics
from camlann.server.store import Append, Outcome, TableId, Unreachable
from camlann.table import Sit
from tests.ferry.turn import Draw
from tests.server.harness.clock import now, until
from tests.server.harness.keeper_server import ANA, BEN, EVERYONE, TABLE, KeeperServer, run
from tests.server.harness.memory_store import Disk
from tests.server.keeper.test_fencing import two
from tests.server.keeper.test_keeper import code, rows

TABLES = [TableId(number) for number in range(1_000, 1_600)]


def loads() -> float:
    return metrics.REGISTRY.get_sample_value("camlann_loads_total") or 0.0


def stall(keeper: Keeper, seconds: float = 1.8) -> None:
    for actor in keeper.actors.values():
        actor.doubt(seconds)


async def full_keeper(server: KeeperServer) -> Keeper:
    keeper = await server.keeper()
    for table in TABLES:
        server.say(ANA, Sit(), table=table)
    await until(lambda: len(server.bus_messages) >= len(TABLES) and len(server.disk.logs) == len(TABLES))
    return keeper


def test_six_hundred_tables_ask_in_one_statement_and_none_is_loaded_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    statements: list[int] = []
    append = Disk.append

    def counted(self: Disk, appends: Sequence[Append]) -> list[Outcome]:
        statements.append(len(appends))
        return append(self, appends)

    async def play(server: KeeperServer) -> None:
        keeper = await full_keeper(server)
        monkeypatch.setattr(Disk, "append", counted)
        before, states = loads(), {table: actor.state for table, actor in keeper.actors.items()}
        stall(keeper)
        await until(lambda: statements and not any(actor.working for actor in keeper.actors.values()))
        assert statements == [len(TABLES)]
        assert loads() == before
        assert {table: actor.state for table, actor in keeper.actors.items()} == states

    run(play)


def test_only_the_table_that_another_keeper_has_written_is_loaded_and_attached_again() -> None:
    async def play(server: KeeperServer) -> None:
        owner, stale = await two(server)
        server.say(ANA, Sit(), table=TABLES[0], to=owner)
        await until(lambda: TABLES[0] in server.disk.logs)
        assert code(await server.ask(ANA, Draw(), 1, 1, to=owner)) == "done"
        keepers = server.keepers
        before, current = loads(), len(rows(server))
        server.bus_messages.clear()
        for keeper in keepers:
            stall(keeper)
        await until(lambda: (state := stale.actors[TABLE].state) is not None and state.n == current)
        await asyncio.sleep(1)
        assert loads() == before + 1
        # What the other has written was sent to nobody here.
        assert [each for each in server.bus_messages if isinstance(each, Moved)] == [Moved(TABLE)]

    run(play)


def test_nothing_is_answered_until_the_store_has_said_where_the_log_ends() -> None:
    async def play(server: KeeperServer) -> None:
        back = 0.0

        async def pause(call: str) -> None:
            if now() < back:
                raise Unreachable

        keeper = await server.keeper(pause=pause)
        await server.begin()
        server.attach(*EVERYONE)
        before, state = loads(), keeper.actors[TABLE].state
        back = now() + 3.0
        stall(keeper)
        sent = len(server.bus_messages)
        server.attach(BEN)
        await asyncio.sleep(2.5)
        assert len(server.bus_messages) == sent
        assert code(await server.ask(ANA, Draw(), 1, 1)) == "done"
        assert (loads(), keeper.actors[TABLE].state) == (before, state)

    run(play)


def test_a_stall_takes_no_time_from_the_open_question() -> None:
    async def play(server: KeeperServer) -> None:
        keeper = await server.keeper()
        await server.begin(clock=5)
        clock = keeper.actors[TABLE].timed.clock
        left, version = clock.left, clock.version
        stall(keeper, 4.0)
        await until(lambda: clock.version > version)
        assert left + 3_000 < clock.left <= left + 4_100
        length = len(rows(server))
        # By the old deadline nothing has happened; by the new one the time is up.
        await asyncio.sleep(left / 1000 + 1.5)
        assert len(rows(server)) == length
        await asyncio.sleep(4.0)
        assert len(rows(server)) > length

    run(play)
