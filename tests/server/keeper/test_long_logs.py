"""Tables with many games and long logs: what is read of them, for whom, and when they are full."""

import asyncio
from collections import Counter

import pytest

from camlann.server import event_log_codec
from camlann.server.cluster.bus_messages import Busy
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.keeper import idempotency, log_reads, request_limits, table_actor, table_state
from camlann.server.keeper.keeper import Keeper
from camlann.server.keeper.table_state import TableState
from camlann.table import Agree, Begin, PersonId, Rise, Sit
from tests.ferry.turn import Draw
from tests.server.harness.clock import until
from tests.server.harness.keeper_server import ANA, BEN, CAI, EVERYONE, TABLE, KeeperServer, run
from tests.server.keeper.states import contents, loaded
from tests.server.keeper.test_keeper import code, rows
from tests.server.keeper.test_people import done

STRANGER = PersonId("d" * 32)
GAMES = 4


async def evening(server: KeeperServer, asked: Counter[str] | None = None) -> Keeper:
    """Four short games that the clock ends, and a fifth that is played."""

    async def pause(call: str) -> None:
        if asked is not None and call in ("append", "read", "find_record"):
            asked[call] += 1

    keeper = await server.keeper(pause=pause)
    server.attach(*EVERYONE)
    await server.begin(clock=1, turns=2)
    for number in range(1, GAMES + 1):
        assert code(await server.ask(ANA, Draw(), number, 1)) == "done"
        await until(lambda: (TABLE, number) in server.disk.records)  # noqa: B023
        await done(server, *((person_id, Agree()) for person_id in EVERYONE), (ANA, Begin()))
    return keeper


async def read_again(server: KeeperServer) -> TableState:
    """The table as another keeper reads it."""
    server.keepers[0].kill()
    keeper = await server.keeper("two")
    server.attach(ANA, to="two")
    await until(lambda: TABLE in keeper.actors and keeper.actors[TABLE].state is not None)
    state = keeper.actors[TABLE].state
    assert state is not None
    return state


@pytest.mark.parametrize("page", [1, 3, log_reads.PAGE_ENTRIES])
def test_entries_of_earlier_games_stay_closed_and_the_state_is_the_same(
    page: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[int] = []
    old = TableKeys.open

    def counted(self: TableKeys, key: int, table: int, n: int, encrypted: bytes) -> bytes:
        opened.append(n)
        return old(self, key, table, n, encrypted)  # type: ignore[arg-type]

    async def play(server: KeeperServer) -> None:
        await evening(server)
        logged = rows(server)
        # As if nothing had been deleted.
        server.disk.logs[TABLE] = server.disk.history(TABLE)
        server.disk.deleted.clear()
        monkeypatch.setattr(TableKeys, "open", counted)
        for module in (log_reads, table_actor):
            monkeypatch.setattr(module, "PAGE_ENTRIES", page)
        state = await read_again(server)
        assert contents(state) == {**contents(loaded(logged)), "snapshot_n": state.snapshot_n}
        # What holds rows of the table is opened, and of games what holds those of the last.
        wanted = {0, GAMES + 1}
        entries = server.disk.logs[TABLE]
        games = {each.n: event_log_codec.StoredRows(server.keys, TABLE, each).games for each in entries}
        assert sorted(opened) == sorted(n for n, found in games.items() if found & wanted)
        assert len(opened) < len(entries)

    run(play)


def test_a_command_of_the_last_game_is_answered_and_an_older_one_is_stale_and_neither_is_looked_up() -> None:
    async def play(server: KeeperServer) -> None:
        asked: Counter[str] = Counter()
        await evening(server, asked)
        await asyncio.sleep(1)
        done = [row for row in rows(server) if row.game == GAMES and row.id is not None]
        old = [row for row in rows(server) if row.game == 1 and row.id is not None]
        asked.clear()
        assert done
        assert old
        for row, expected in ((done[0], "done"), (old[0], "engine.stale")):
            assert row.person_id is not None
            assert row.id is not None
            server.say(row.person_id, Draw(), row.game, 1, id=row.id)
            before = len(server.answers(row.id))
            await until(lambda: len(server.answers(row.id or "")) > before)  # noqa: B023
            assert code(server.answers(row.id)[-1]) == expected
        for _ in range(100):
            assert code(await server.ask(STRANGER, Draw(), 2, 1)) == "engine.stale"
        # The running game has a clock, which writes now and then.
        assert asked["append"] < 10
        assert not asked["read"] + asked["find_record"]

    run(play)


def test_facts_of_a_game_before_the_last_are_for_those_who_sat_in_it_and_read_once() -> None:
    async def play(server: KeeperServer) -> None:
        asked: Counter[str] = Counter()
        await evening(server, asked)
        asked.clear()
        for _ in range(100):
            assert bytes((await server.told(STRANGER, 0, 30)).facts) == b"[]"
        assert not asked["read"] + asked["find_record"]
        for person_id in EVERYONE * 10:
            assert bytes((await server.told(person_id, 0, 30)).facts) != b"[]"
        assert (asked["read"], asked["find_record"]) == (0, 1)

    run(play)


def test_a_log_of_fifty_thousand_rows_takes_no_more_commands_until_the_game_has_come_to_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        await server.begin(clock=1, turns=2)
        now = len(rows(server))
        monkeypatch.setattr(table_state, "MAX_ROWS", now)
        monkeypatch.setattr(table_state, "MAX_ROWS_IN_GAME", 0)
        for person_id in (ANA, STRANGER):
            assert code(await server.ask(person_id, Agree())) == "server.log-full"
            assert code(await server.ask(person_id, Sit())) == "server.log-full"
        assert len(rows(server)) == now
        assert code(await server.ask(ANA, Draw(), 1, 1)) == "done"
        await until(lambda: server.disk.records)
        # What came before the end of a game does not count any more.
        assert code(await server.ask(ANA, Agree())) == "done"
        monkeypatch.setattr(table_state, "MAX_ROWS", 1)
        assert code(await server.ask(BEN, Agree())) == "server.log-full"

    run(play)


def test_who_sits_down_and_rises_without_end_has_to_wait() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        for n in range(request_limits.RESTLESS_ONE_AT_ONCE // 2):
            assert code(await server.ask(ANA, Sit())) == "done", n
            assert code(await server.ask(ANA, Rise())) == "done"
        id = server.say(ANA, Sit())
        await until(lambda: any(isinstance(each, Busy) and each.id == id for each in server.bus_messages))
        # It is sent again each second, as a gate does.
        await asyncio.sleep(2.0)
        server.say(ANA, Sit(), id=id)
        await until(lambda: server.answers(id))
        assert code(server.answers(id)[0]) == "done"
        # Nobody else waits for it.
        assert code(await server.ask(BEN, Sit())) == "done"

    run(play)


def test_refusals_are_counted_for_an_evening_and_not_for_ever() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        await server.begin()
        state = server.keepers[0].actors[TABLE].state
        assert state is not None
        for _ in range(idempotency.MAX_REFUSALS_LOOKING_ON):
            assert code(await server.ask(STRANGER, Begin())) != "done"
        now = rows(server)[-1].at
        assert not state.answers.is_stored(STRANGER, now, seated=False)
        assert state.answers.is_stored(CAI, now, seated=True)
        assert state.answers.is_stored(STRANGER, now + idempotency.EVENING_MS, seated=False)
        state.answers.begin_game()
        assert state.answers.is_stored(STRANGER, now, seated=False)

    run(play)


def test_all_who_look_on_write_no_more_refusals_together_than_one_who_plays() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        await server.begin()
        before = len(rows(server))
        for n in range(idempotency.MAX_REFUSALS // idempotency.MAX_REFUSALS_LOOKING_ON + 5):
            for _ in range(idempotency.MAX_REFUSALS_LOOKING_ON + 1):
                server.say(PersonId(f"{n:032}"), Begin())
            await asyncio.sleep(0.5)
        await asyncio.sleep(2)
        assert len(rows(server)) == before + idempotency.MAX_REFUSALS

    run(play)
