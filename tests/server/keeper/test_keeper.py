"""What a keeper guarantees: nothing accepted is lost or done twice, and nobody is told too early."""

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from camlann.client.delta import next_frame
from camlann.engine.phases import Command, Lapse
from camlann.protocol.socket_messages import DeltaIs, Done, FrameIs, Refused, server_decoder
from camlann.server import event_log_codec
from camlann.server.cluster.bus_messages import (
    BOTS,
    Answer,
    Attach,
    BotWanted,
    Busy,
    Delivery,
    Detach,
    Moved,
    SendBroadcast,
    TableUpdate,
    ViewerPosition,
    encode,
    read_wanted,
    to_keeper,
)
from camlann.server.keeper import idempotency, table_actor
from camlann.server.keeper.question_clock import TimeUp
from camlann.server.store import Append, Entry, Outcome, TableId, Unknown, Unreachable
from camlann.table import Agree, Begin, Bring, Choice, Choose, HandOver, PersonId, Sit
from tests.ferry.turn import Draw, Look
from tests.server.harness.clock import until
from tests.server.harness.keeper_server import ANA, BEN, CAI, EVERYONE, TABLE, KeeperServer, run
from tests.server.harness.memory_store import Belated


def code(answer: Done | Refused) -> str:
    return "done" if isinstance(answer, Done) else str(msgspec.json.decode(answer.reason)["type"])


def rows(server: KeeperServer, table: TableId = TABLE) -> list[event_log_codec.LogRow]:
    return list(event_log_codec.rows(server.keys, table, server.disk.history(table)))


def frames(server: KeeperServer, person_id: PersonId) -> list[dict[str, Any]]:
    """The frames a person was sent, or made of deltas, in order."""
    found, last = [], b""
    updates = (bus_message for bus_message in server.bus_messages if isinstance(bus_message, TableUpdate))
    for bus_message in updates:
        for reader, page in bus_message.pages:
            if reader == person_id:
                message = server_decoder.decode(bus_message.finished(page))
                if isinstance(message, DeltaIs):
                    last = next_frame(last, bytes(message.delta))
                else:
                    assert isinstance(message, FrameIs)
                    last = bytes(message.frame)
                found.append(msgspec.json.decode(last))
    return found


def test_a_game_begins_with_its_deal_in_one_entry_and_everybody_has_a_frame() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE, CAI, PersonId("d" * 32))
        await server.begin()
        last = server.disk.logs[TABLE][-1]
        assert last.size == 2
        begun, dealt = rows(server)[-2:]
        assert (begun.game, dealt.game, dealt.seat) == (0, 1, None)
        assert dealt.seed is not None
        for person_id in EVERYONE:
            assert frames(server, person_id)[-1]["game"] == 1
        assert any(
            isinstance(bus_message, TableUpdate) and bus_message.spectators
            for bus_message in server.bus_messages
        )

    run(play)


def test_a_command_is_answered_and_told_only_when_the_store_has_it() -> None:
    async def play(server: KeeperServer) -> None:
        slow = asyncio.Event()

        async def pause(kind: str) -> None:
            if kind == "append" and server.disk.logs.get(TABLE):
                await slow.wait()

        await server.keeper(pause=pause)
        server.attach(ANA)
        await server.ask(ANA, Sit())
        await until(lambda: server.bus_messages)
        before = len(server.bus_messages)
        id = server.say(BEN, Sit())
        await asyncio.sleep(5)
        assert len(server.bus_messages) == before
        slow.set()
        await until(lambda: server.answers(id))

    run(play)


def test_the_same_id_is_the_same_command_however_often_it_comes_and_after_a_reload_too() -> None:
    async def play(server: KeeperServer) -> None:
        keeper = await server.keeper()
        for _ in range(3):
            server.say(ANA, Sit(), id="once")
        await until(lambda: len(server.answers("once")) == 3)
        keeper.kill()
        await server.keeper("two")
        server.say(ANA, Sit(), id="once", to="two")
        await until(lambda: len(server.answers("once")) == 4)
        assert {code(answer) for answer in server.answers("once")} == {"done"}
        assert len(rows(server)) == 1

    run(play)


def test_a_refusal_stands_when_the_same_command_comes_again_though_it_would_be_possible_now() -> None:
    async def play(server: KeeperServer) -> None:
        keeper = await server.keeper()
        server.say(ANA, Agree(), id="early")
        await until(lambda: server.answers("early"))
        await server.ask(ANA, Sit())
        server.say(ANA, Agree(), id="early")
        await until(lambda: len(server.answers("early")) == 2)
        keeper.kill()
        await server.keeper("two")
        server.say(ANA, Agree(), id="early", to="two")
        await until(lambda: len(server.answers("early")) == 3)
        assert [code(answer) for answer in server.answers("early")] == ["table.not-seated"] * 3

    run(play)


@pytest.mark.parametrize("kind", ["before", "after", "belated"])
def test_an_unknown_outcome_is_found_out_and_the_command_is_done_once(kind: str) -> None:
    async def play(server: KeeperServer) -> None:
        broken: list[str] = []

        async def pause(call: str) -> None:
            if call == {"before": "append", "after": "append done", "belated": "append"}[kind] and not broken:
                broken.append(call)
                raise Belated(0.03) if kind == "belated" else Unknown

        await server.keeper(pause=pause)
        assert code(await server.ask(ANA, Sit())) == "done"
        await asyncio.sleep(1)
        assert len(rows(server)) == 1

    run(play)


def test_commands_wait_while_the_store_is_away() -> None:
    async def play(server: KeeperServer) -> None:
        until_ = asyncio.get_running_loop().time() + 4

        async def pause(call: str) -> None:
            if asyncio.get_running_loop().time() < until_:
                raise Unreachable

        await server.keeper(pause=pause)
        assert code(await server.ask(ANA, Sit())) == "done"
        assert asyncio.get_running_loop().time() >= until_

    run(play)


def test_a_keeper_that_loses_the_append_decides_again_on_the_new_log() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        assert code(await server.ask(ANA, Sit())) == "done"
        # Another keeper writes behind this one's back.
        other = event_log_codec.rows(server.keys, TABLE, server.disk.history(TABLE))
        (row,) = other
        fact = event_log_codec.LoggedFact(
            True, msgspec.Raw(msgspec.json.encode({"type": "table.sat", "person_id": BEN, "place": 1}))
        )
        foreign = event_log_codec.entry(
            server.keys,
            TABLE,
            1,
            (event_log_codec.LogRow(game=0, at=row.at, facts=(fact,), person_id=BEN, id="x"),),
        )
        assert server.disk.append([Append(TABLE, foreign)]) == [Outcome.STORED]
        assert code(await server.ask(BEN, Sit())) == "table.seated-already"
        assert code(await server.ask(CAI, Sit())) == "done"
        assert server.say(BEN, Sit(), id="x")
        await until(lambda: server.answers("x"))
        assert code(server.answers("x")[0]) == "done"

    run(play)


def test_a_refusal_is_never_given_on_an_old_state() -> None:
    async def play(server: KeeperServer) -> None:
        one = await server.keeper("one")
        await server.ask(ANA, Sit(), to="one")
        two = await server.keeper("two")
        one.actors.clear()
        # Whichever keeps the table now, the other is asked behind its back.
        owner = one.keeper_registry.owner(TABLE)
        assert owner is not None
        await server.ask(BEN, Sit(), to=owner)
        old = {"one": two, "two": one}[owner]
        there = {"one": one, "two": two}[owner].actors[TABLE].state
        assert there is not None
        stale = table_actor.TableActor(TABLE, old._services, lambda actor: None)
        old.actors[TABLE] = stale
        server.attach(CAI, to=old.id)
        await until(lambda: stale.state is not None and stale.state.n == there.n)
        await server.ask(CAI, Sit(), to=owner)
        # `old` has not heard of it: it would say that Cai does not sit.
        assert code(await server.ask(CAI, Sit(), to=old.id)) == "table.seated-already"

    run(play)


def test_what_is_not_on_offer_leaves_no_trace() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        await server.begin()
        before, bus_messages = len([row for row in rows(server) if row.facts]), len(server.bus_messages)
        refused: list[tuple[PersonId, Command | bytes, int, int, str]] = [
            (BEN, Draw(), 1, 1, "engine.not-asked"),
            (ANA, Draw(), 1, 99, "engine.stale"),
            (ANA, Draw(), 2, 1, "engine.stale"),
            (PersonId("d" * 32), Draw(), 1, 1, "server.not-yours"),
            (ANA, b'{"type":"ferry.fly"}', 1, 1, "server.malformed"),
            (ANA, b'{"type":"ferry.draw","more":1}', 1, 1, "server.malformed"),
            (ANA, b"nonsense", 0, 0, "server.malformed"),
            (ANA, Lapse(1), 1, 1, "server.malformed"),
            (ANA, Begin(), 0, 0, "table.game-running"),
            (BEN, HandOver(BEN), 0, 0, "table.host-only"),
        ]
        for person_id, command, game, ask, reason in refused:
            assert code(await server.ask(person_id, command, game, ask)) == reason
        assert len([row for row in rows(server) if row.facts]) == before
        assert all(isinstance(bus_message, Answer) for bus_message in server.bus_messages[bus_messages:])

    run(play)


def test_who_is_behind_is_brought_up_to_now_and_who_is_not_hears_nothing() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        await server.begin()
        at = frames(server, BEN)[-1]["at"]
        await server.ask(ANA, Look(), 1, 1)
        server.bus_messages.clear()
        server.attach(at=ViewerPosition(BEN, 9, 1, at))
        await until(lambda: frames(server, BEN))
        frame = frames(server, BEN)[-1]
        assert frame["at"] == at + len(frame["told"])
        server.bus_messages.clear()
        server.attach(at=ViewerPosition(BEN, 9, 1, frame["at"]))
        await asyncio.sleep(1)
        assert server.bus_messages == []

    run(play)


def test_a_range_of_what_somebody_was_told_is_as_long_for_everybody() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        await server.begin()
        told = {person_id: await server.told(person_id, 0, 50) for person_id in EVERYONE}
        for person_id in EVERYONE:
            facts = msgspec.json.decode(told[person_id].facts)
            assert [fact["seat"] for fact in facts if fact["type"] == "ferry.hand-dealt"] == [
                EVERYONE.index(person_id)
            ]
        lengths = {
            len(bus_message.data)
            for bus_message in server.bus_messages
            if isinstance(bus_message, Answer) and b"facts" in bus_message.data
        }
        assert len(lengths) == 1

    run(play)


def test_a_deadline_plays_when_it_is_due_and_starts_again_with_another_keeper() -> None:
    async def play(server: KeeperServer) -> None:
        loop = asyncio.get_running_loop()
        keeper = await server.keeper()
        server.attach(*EVERYONE)
        await server.begin(clock=5)
        begun, before = loop.time(), len(rows(server))
        await asyncio.sleep(4.9)
        assert len(rows(server)) == before
        keeper.kill()
        await server.keeper("two")
        server.attach(*EVERYONE, to="two")
        adopted = loop.time()
        await until(lambda: len(rows(server)) > before)
        assert loop.time() - adopted >= 4.9
        assert loop.time() - begun >= 9.8
        assert b"engine.lapse" in bytes(rows(server)[before].command)

    run(play)


def test_a_finished_game_is_stored_in_the_open_and_the_table_goes_on_in_the_same_entry() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        await server.begin(clock=1, turns=2)
        await until(lambda: server.disk.records)
        last = server.disk.logs[TABLE][-1]
        assert last.size == 2
        (kept,) = server.disk.records.values()
        assert kept.people == EVERYONE
        assert b'"ferry.docked"' in kept.record

    run(play)


def test_passing_words_are_shown_to_all_and_kept_nowhere() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        await server.begin()
        before = len(rows(server))
        for person_id, kind, ask in (
            (ANA, "draft", 1),
            (BEN, "draft", 1),
            (BEN, "suggestion", 1),
            (ANA, "draft", 7),
        ):
            server.bus.send(
                to_keeper("one"), encode((SendBroadcast("gate", TABLE, person_id, kind, ask, (0, 2)),))
            )
        await asyncio.sleep(1)
        words = [
            msgspec.json.decode(bus_message.data)
            for bus_message in server.bus_messages
            if isinstance(bus_message, Delivery)
        ]
        assert [(word["person_id"], word["kind"]) for word in words] == [(ANA, "draft"), (BEN, "suggestion")]
        assert len(rows(server)) == before

    run(play)


def test_a_table_is_handed_over_when_another_keeper_comes_or_this_one_leaves() -> None:
    async def play(server: KeeperServer) -> None:
        one = await server.keeper("one")
        tables = [TableId(number) for number in range(40)]
        for table in tables:
            server.attach(ANA, table=table)
        await until(lambda: len(one.actors) == 40)
        two = await server.keeper("two")
        await until(lambda: len(one.actors) < 30)
        moved = {bus_message.table for bus_message in server.bus_messages if isinstance(bus_message, Moved)}
        assert moved == set(tables) - set(one.actors)
        assert all(two.keeper_registry.owner(table) == "two" for table in moved)
        await one.drain()
        assert not one.actors
        assert two.keeper_registry.alive == ("two",)

    run(play)


def test_a_message_for_another_keepers_table_is_forwarded() -> None:
    async def play(server: KeeperServer) -> None:
        one, two = await server.keeper("one"), await server.keeper("two")
        await asyncio.sleep(1)
        table = next(
            TableId(number) for number in range(99) if one.keeper_registry.owner(TableId(number)) == "two"
        )
        id = server.say(ANA, Sit(), to="one", table=table)
        await until(lambda: server.answers(id))
        assert table in two.actors
        assert table not in one.actors

    run(play)


def test_a_missing_bot_is_called_until_it_looks_at_the_table() -> None:
    async def play(server: KeeperServer) -> None:
        wanted: list[BotWanted] = []
        await server.bus.listen(BOTS, lambda data: wanted.append(read_wanted(data)))
        await server.keeper()
        server.attach(ANA)
        await server.ask(ANA, Sit())
        bot = PersonId("bot:" + "0" * 32)
        await server.ask(ANA, Bring(bot))
        await until(lambda: len(wanted) >= 2)
        assert set(wanted) == {BotWanted("ab" * 16, bot, ANA)}
        server.attach(bot)
        await asyncio.sleep(0.1)
        wanted.clear()
        await asyncio.sleep(5)
        assert not wanted

    run(play)


def test_bots_are_called_while_a_person_is_here_or_a_game_runs() -> None:
    async def play(server: KeeperServer) -> None:
        wanted: list[BotWanted] = []
        await server.bus.listen(BOTS, lambda data: wanted.append(read_wanted(data)))
        await server.keeper()
        bots = [PersonId(f"bot:{n:032x}") for n in range(2)]

        async def called() -> set[PersonId]:
            await asyncio.sleep(0.1)
            wanted.clear()
            await asyncio.sleep(5)
            return {each.person_id for each in wanted}

        def leave(*person_ids: PersonId) -> None:
            bus_messages = tuple(Detach("gate", TABLE, person_id) for person_id in person_ids)
            server.bus.send(to_keeper("one"), encode(bus_messages))

        server.attach(ANA)
        await server.ask(ANA, Sit())
        for bot in bots:
            await server.ask(ANA, Bring(bot))
        # Two of the same name are told apart.
        bots = sorted(await called())
        assert len(bots) == 2
        # Nobody is here but a bot: the other one is not needed.
        server.attach(bots[0])
        leave(ANA)
        assert await called() == set()
        # In a game over days nobody need be here, and the bots go on playing.
        await server.ask(ANA, Choose(Choice("ferry", Raw(b'{"turns":6}'))))
        await server.ask(ANA, Agree())
        assert isinstance(await server.ask(ANA, Begin()), Done)
        leave(bots[0])
        assert await called() == {*bots}

    run(play)


def test_bots_count_for_the_host_and_for_where_people_are() -> None:
    async def play(server: KeeperServer) -> None:
        wanted: list[BotWanted] = []
        await server.bus.listen(BOTS, lambda data: wanted.append(read_wanted(data)))
        await server.keeper()
        for household in ("castle", "", "elsewhere"):
            attach = Attach("gate", TABLE, (ViewerPosition(ANA),), name="ab" * 16, household=household)
            server.bus.send(to_keeper("one"), encode((attach,)))
        await server.ask(ANA, Sit())
        await server.ask(ANA, Bring(PersonId("bot:" + "0" * 32)))
        await until(lambda: wanted)
        assert (wanted[-1].host, wanted[-1].household) == (ANA, "castle")

    run(play)


def test_a_table_nobody_looks_at_is_let_go_and_one_with_a_running_clock_is_not() -> None:
    async def play(server: KeeperServer) -> None:
        keeper = await server.keeper()
        await server.begin(clock=3600)
        server.attach(ANA, table=TableId(5))
        await asyncio.sleep(100)
        assert set(keeper.actors) == {TABLE}

    run(play)


def test_a_log_that_cannot_be_read_harms_no_other_table() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.disk.logs[TABLE] = [Entry(0, 1, 1, b"[]", b"not a sealed part")]
        id = server.say(ANA, Sit())
        await until(
            lambda: any(
                isinstance(bus_message, Busy) and bus_message.id == id for bus_message in server.bus_messages
            )
        )
        other = server.say(ANA, Sit(), table=TableId(5))
        await until(lambda: server.answers(other))
        assert not server.answers(id)

    run(play)


def test_too_many_messages_for_one_table_are_refused_at_once() -> None:
    async def play(server: KeeperServer) -> None:
        async def pause(call: str) -> None:
            await asyncio.sleep(2)

        await server.keeper(pause=pause)
        ids = [server.say(ANA, Sit()) for _ in range(table_actor.MAX_QUEUED + 10)]
        await asyncio.sleep(1)
        busy = [bus_message.id for bus_message in server.bus_messages if isinstance(bus_message, Busy)]
        assert busy == ids[table_actor.MAX_QUEUED :]

    run(play)


def test_a_clock_of_one_game_does_not_ring_in_the_next_and_none_rings_before_its_time() -> None:
    async def play(server: KeeperServer) -> None:
        keeper = await server.keeper()
        server.attach(*EVERYONE)
        await server.begin(clock=1, turns=1)
        await until(lambda: server.disk.records)
        for person_id in EVERYONE:
            await server.ask(person_id, Agree())
        await server.ask(ANA, Begin())
        before = len(rows(server))
        for early in (TimeUp(1, 1), TimeUp(2, 1)):
            keeper.actors[TABLE].put(early)
            await asyncio.sleep(0.5)
            assert len(rows(server)) == before
        await until(lambda: len(rows(server)) > before, 1.2)

    run(play)


def test_repeated_refusals_do_not_fill_the_log() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        stranger = PersonId("d" * 32)
        for _ in range(idempotency.MAX_REFUSALS_LOOKING_ON):
            await server.ask(stranger, Agree())
        before = len(rows(server))
        # Who looks on is answered all the same, and who plays has to wait.
        assert code(await server.ask(stranger, Agree())) == "table.not-seated"
        assert len(rows(server)) == before
        await server.ask(ANA, Sit())
        for _ in range(idempotency.MAX_REFUSALS):
            await server.ask(ANA, Begin())
        before = len(rows(server))
        id = server.say(ANA, Begin())
        await until(
            lambda: any(
                isinstance(bus_message, Busy) and bus_message.id == id for bus_message in server.bus_messages
            )
        )
        assert len(rows(server)) == before
        # What is possible is still done.
        assert code(await server.ask(stranger, Sit())) == "done"

    run(play)


def test_who_asks_in_the_next_game_what_became_of_a_move_is_told_the_truth() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        await server.begin(clock=1, turns=2)
        server.say(ANA, Draw(), 1, 1, id="drawn")
        server.say(ANA, Look(), 1, 7, id="never")
        await until(lambda: server.answers("drawn") and server.answers("never"))
        await until(lambda: server.disk.records)
        for person_id in EVERYONE:
            await server.ask(person_id, Agree())
        await server.ask(ANA, Begin())
        before = len(rows(server))
        server.say(ANA, Draw(), 1, 1, id="drawn")
        server.say(ANA, Look(), 1, 7, id="never")
        await until(lambda: len(server.answers("drawn")) == 2 and len(server.answers("never")) == 2)
        assert [code(answer) for answer in server.answers("drawn")] == ["done"] * 2
        assert [code(answer) for answer in server.answers("never")] == ["engine.stale"] * 2
        assert len(rows(server)) == before

    run(play)
