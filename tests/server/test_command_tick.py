"""The command tick: commands and chat messages are handled at fixed moments, in the order they came."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from camlann.protocol.socket_messages import Done
from camlann.server.cluster.bus_messages import PlayCommand, SendChat
from camlann.server.cluster.command_tick import GATE_PHASE, KEEPER_PHASE, TICK_SECONDS, CommandTick
from camlann.server.keeper.presence import AbsenceDue
from camlann.server.keeper.question_clock import GRACE_SECONDS
from camlann.server.store import TableId
from camlann.table import PersonId, Sit
from tests.ferry.turn import Draw
from tests.server.harness.clock import now, until
from tests.server.harness.keeper_server import ANA, EVERYONE, TABLE, KeeperServer, run
from tests.server.harness.virtual_loop import VirtualLoop

PHASE = 0.4


def command(number: int, table: int = 1, came: int = 0, gate: str = "gate") -> PlayCommand:
    return PlayCommand(gate, TableId(table), PersonId("a" * 32), f"id-{number}", 1, 1, b"{}", came=came)


class Handled:
    """A tick, and when each message was handled."""

    def __init__(self) -> None:
        self.at: list[tuple[str, float]] = []
        self.tick = CommandTick(self._take, PHASE)

    def _take(self, bus_message: PlayCommand | SendChat) -> None:
        self.at.append((bus_message.id, now()))


def in_virtual_time(story: Coroutine[Any, Any, None]) -> None:
    VirtualLoop().run(story)


def is_moment(at: float) -> bool:
    ticks = at / TICK_SECONDS - PHASE
    return abs(ticks - round(ticks)) < 1e-6


@pytest.mark.parametrize("pause", [0.0, 0.001, 0.0079, 0.008, 0.0081, 0.02, 0.33, 0.0137])
def test_a_message_is_handled_at_the_next_moment_of_the_clock(pause: float) -> None:
    async def story() -> None:
        handled = Handled()
        await asyncio.sleep(pause)
        came = now()
        handled.tick.put(command(1))
        await asyncio.sleep(2 * TICK_SECONDS)
        [(_, at)] = handled.at
        assert is_moment(at)
        assert came < at <= came + TICK_SECONDS + 1e-9

    in_virtual_time(story())


def test_messages_of_all_tables_keep_the_order_in_which_they_came() -> None:
    async def story() -> None:
        handled = Handled()
        for number, table in enumerate((3, 1, 2, 1, 3)):
            handled.tick.put(command(number, table))
            await asyncio.sleep(0.001)
        await asyncio.sleep(TICK_SECONDS)
        assert [id for id, _ in handled.at] == [f"id-{number}" for number in range(5)]
        assert len({at for _, at in handled.at}) == 1

    in_virtual_time(story())


def test_it_matters_when_a_message_came_to_its_gate_and_not_which_gate_is_faster() -> None:
    async def story() -> None:
        handled = Handled()
        of_a_fast_gate = [command(3, came=5, gate="two"), command(4, came=6, gate="two")]
        of_a_slow_gate = [command(number, came=came, gate="one") for number, came in ((1, 5), (2, 5), (5, 8))]
        for bus_message in (*of_a_fast_gate, *of_a_slow_gate):
            handled.tick.put(bus_message)
        await asyncio.sleep(TICK_SECONDS)
        assert [id for id, _ in handled.at] == [f"id-{number}" for number in range(1, 6)]

    in_virtual_time(story())


def test_a_keeper_handles_commands_after_the_gates_have_sent_them() -> None:
    assert 0 < GATE_PHASE < KEEPER_PHASE < 1


def test_what_is_due_at_one_table_moves_no_message_of_another() -> None:
    async def story() -> None:
        handled = Handled()
        handled.tick.put(command(1, table=1))
        handled.tick.put(command(2, table=2))
        handled.tick.flush(TableId(1))
        assert [id for id, _ in handled.at] == ["id-1"]
        handled.tick.put(command(3, table=1))
        await asyncio.sleep(TICK_SECONDS)
        assert [id for id, _ in handled.at[1:]] == ["id-2", "id-3"]
        assert is_moment(handled.at[1][1])

    in_virtual_time(story())


def test_a_command_that_comes_before_the_time_is_up_counts() -> None:
    async def play(server: KeeperServer) -> None:
        keeper = await server.keeper()
        server.attach(*EVERYONE)
        await server.begin(clock=5)
        [actor] = keeper.actors.values()
        await asyncio.sleep(actor.timed.clock.left / 1000 + GRACE_SECONDS - 0.003)
        ids = [server.say(person_id, Draw(), 1, 1) for person_id in EVERYONE]
        await until(lambda: all(map(server.answers, ids)))
        assert [type(answer) for id in ids for answer in server.answers(id)].count(Done) == 1

    run(play)


def test_what_is_due_about_somebody_absent_comes_after_the_commands_that_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(server: KeeperServer) -> None:
        keeper = await server.keeper()
        server.attach(*EVERYONE)
        await server.begin()
        [actor] = keeper.actors.values()
        order = list[type]()
        put = actor.put

        def note(bus_message: Any) -> None:
            order.append(type(bus_message))
            put(bus_message)

        monkeypatch.setattr(actor, "put", note)
        monkeypatch.setattr(actor.timed, "is_absence_due", lambda _: True)
        server.say(ANA, Draw(), 1, 1)
        await asyncio.sleep(0.0001)
        assert order == [], "the command did not wait"
        actor.look()
        assert order == [PlayCommand, AbsenceDue]

    run(play)


def test_a_keeper_that_leaves_hands_on_what_waits() -> None:
    async def play(server: KeeperServer) -> None:
        keepers = {name: await server.keeper(name) for name in ("one", "two")}
        await asyncio.sleep(5)
        owner = keepers["one"].keeper_registry.owner(TABLE)
        assert owner is not None
        id = server.say(ANA, Sit(), to=owner)
        await asyncio.sleep(0.0001)
        await keepers[owner].drain()
        keepers[owner].kill()
        await until(lambda: server.answers(id))
        assert isinstance(server.answers(id)[0], Done)

    run(play)
