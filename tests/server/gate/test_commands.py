"""Commands and requests that a gate sends to keepers, and their answers."""

import asyncio
from math import floor

import pytest
from msgspec import Raw
from msgspec.structs import replace

from camlann.protocol.socket_messages import (
    Broadcast,
    BroadcastIs,
    ClientMessage,
    Done,
    FactsRequest,
    Ping,
    Play,
    Pong,
    Refused,
    Trouble,
    Unsure,
)
from camlann.protocol.socket_messages import encode as as_json
from camlann.server.cluster.bus_messages import (
    Answer,
    AskFacts,
    Busy,
    Delivery,
    Moved,
    PlayCommand,
    SendBroadcast,
)
from camlann.server.cluster.command_tick import GATE_PHASE, TICK_SECONDS
from tests.server.harness.client import TestClient
from tests.server.harness.clock import now
from tests.server.harness.gate_server import GateServer, RecordingKeeper, run
from tests.server.harness.sample_data import ANNA, BERT, TABLE

SIT = Play("sit-1", Raw(b'{"type":"table.sit"}'))


def answer(id: str, message: Done | Refused) -> Answer:
    return Answer(TABLE.id, ANNA, id, as_json(message))


async def say(phone: TestClient, *messages: ClientMessage) -> None:
    for message in messages:
        phone.say(message)
    await asyncio.sleep(TICK_SECONDS)


def test_a_command_goes_to_the_keeper_as_it_was_said() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        phone.say(b'{"type":"play","id":"q","game":2,"ask":9,"command":{"b": 1, "a":[2]}}')
        await asyncio.sleep(TICK_SECONDS)
        [heard] = server.keeper.of(PlayCommand)
        assert replace(heard, came=0) == PlayCommand("gate", TABLE.id, ANNA, "q", 2, 9, b'{"b": 1, "a":[2]}')

    run(story)


def test_commands_of_one_tick_travel_together() -> None:
    async def story(server: GateServer) -> None:
        anna, bert = await server.come(ANNA), await server.come(BERT)
        # Just after a tick, so that there is none between the two.
        await asyncio.sleep((floor(now() / TICK_SECONDS) + 1 + GATE_PHASE) * TICK_SECONDS + 0.001 - now())
        bert.say(SIT)
        await asyncio.sleep(0.01)
        anna.say(SIT)
        await asyncio.sleep(TICK_SECONDS)
        first, second = server.keeper.times(PlayCommand)
        assert first == second
        assert [each.person_id for each in server.keeper.of(PlayCommand)] == [BERT, ANNA]
        bert_came, anna_came = (each.came for each in server.keeper.of(PlayCommand))
        assert anna_came - bert_came == pytest.approx(10_000, abs=1)

    run(story)


def test_an_unanswered_command_is_sent_again_each_second_and_unknown_after_ten() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        began = now()
        phone.say(SIT)
        await asyncio.sleep(9.9)
        assert not phone.shown
        late = [at - began - n for n, at in enumerate(server.keeper.times(PlayCommand))]
        assert len(late) == 10
        assert all(0 <= each <= TICK_SECONDS + 0.005 for each in late)
        assert len({replace(each, came=0) for each in server.keeper.of(PlayCommand)}) == 1
        await asyncio.sleep(0.2)
        assert phone.shown == [Unsure("sit-1")]
        await asyncio.sleep(5)
        assert len(server.keeper.of(PlayCommand)) == 10

    run(story)


def test_the_first_answer_wins_and_later_ones_are_dropped() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        await say(phone, SIT)
        server.keeper.tell(answer("sit-1", Done("sit-1")), answer("sit-1", Refused("sit-1", Raw(b"1"))))
        server.keeper.tell(answer("sit-1", Refused("sit-1", Raw(b"1"))))
        await asyncio.sleep(3)
        assert phone.shown == [Done("sit-1")]
        assert len(server.keeper.of(PlayCommand)) == 1

    run(story)


def test_an_answer_after_unknown_is_dropped_and_the_same_id_can_be_asked_again() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        await say(phone, SIT)
        await asyncio.sleep(10.1)
        server.keeper.tell(answer("sit-1", Done("sit-1")))
        await asyncio.sleep(0.1)
        assert phone.shown == [Unsure("sit-1")]
        await say(phone, SIT)
        server.keeper.tell(answer("sit-1", Done("sit-1")))
        await asyncio.sleep(0.1)
        assert phone.shown == [Unsure("sit-1"), Done("sit-1")]

    run(story)


def test_a_busy_keeper_is_asked_again_at_the_next_second() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        await say(phone, SIT)
        server.keeper.tell(Busy(TABLE.id, ANNA, "sit-1"))
        await asyncio.sleep(0.9)
        assert len(server.keeper.of(PlayCommand)) == 1
        await asyncio.sleep(0.2)
        assert len(server.keeper.of(PlayCommand)) == 2
        assert not phone.shown

    run(story)


def test_the_answer_goes_to_the_device_that_asked_and_to_nobody_else() -> None:
    async def story(server: GateServer) -> None:
        asking, beside = await server.come(ANNA), await server.come(ANNA)
        other = await server.come(BERT)
        await say(asking, SIT)
        await say(other, Play("other", Raw(b"{}")))
        server.keeper.tell(answer("sit-1", Done("sit-1")), answer("other", Done("other")))
        await asyncio.sleep(0.1)
        assert (asking.shown, beside.shown, other.shown) == ([Done("sit-1")], [], [])

    run(story)


def test_the_answer_to_a_device_that_is_gone_is_dropped() -> None:
    async def story(server: GateServer) -> None:
        phone, stays = await server.come(ANNA), await server.come(ANNA)
        await say(phone, SIT)
        phone.device.transport_closed()
        server.keeper.tell(answer("sit-1", Done("sit-1")))
        await asyncio.sleep(3)
        assert not phone.came
        assert not stays.came
        assert len(server.keeper.of(PlayCommand)) == 1

    run(story)


def test_nothing_is_asked_for_a_device_that_is_gone() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        await say(phone, SIT)
        phone.device.transport_closed()
        await asyncio.sleep(3)
        assert len(server.keeper.of(PlayCommand)) == 1

    run(story)


def test_a_device_that_comes_again_takes_up_its_own_question() -> None:
    async def story(server: GateServer) -> None:
        before, after = await server.come(ANNA), await server.come(ANNA)
        await say(before, SIT)
        await say(after, SIT)
        before.device.transport_closed()
        server.keeper.tell(answer("sit-1", Done("sit-1")))
        await asyncio.sleep(0.1)
        assert after.shown == [Done("sit-1")]

    run(story)


def test_one_id_is_one_question() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        await say(phone, SIT, FactsRequest("sit-1", 1, 0, 5))
        await asyncio.sleep(0.05)
        assert phone.shown == [Trouble("id-in-use")]
        assert not server.keeper.of(AskFacts)

    run(story)


def test_sixteen_questions_may_be_open_and_no_more() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        await say(phone, *(Play(f"q{n}", Raw(b"{}")) for n in range(17)))
        await asyncio.sleep(0.05)
        assert phone.shown == [Trouble("too-many")]
        assert [bus_message.id for bus_message in server.keeper.of(PlayCommand)] == [
            f"q{n}" for n in range(16)
        ]
        server.keeper.tell(answer("q3", Done("q3")))
        await asyncio.sleep(0.05)
        phone.clear()
        await say(phone, Play("q17", Raw(b"{}")))
        await asyncio.sleep(0.05)
        assert not phone.shown

    run(story)


def test_what_was_told_is_asked_for_like_a_command() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        await say(phone, FactsRequest("t", 1, 0, 40))
        await asyncio.sleep(1.5)
        assert server.keeper.of(AskFacts) == [AskFacts("gate", TABLE.id, ANNA, "t", 1, 0, 40)] * 2
        await asyncio.sleep(10)
        assert phone.shown == [Unsure("t")]
        assert len(server.keeper.of(AskFacts)) == 10

    run(story)


def test_a_question_follows_its_table_to_another_keeper() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        await say(phone, SIT)
        heir = RecordingKeeper(server.bus, server.disk.keepers, "heir")
        await heir.start()
        server.keeper.leave()
        await asyncio.sleep(TICK_SECONDS)
        here, there = (
            {replace(each, came=0) for each in keeper.of(PlayCommand)} for keeper in (heir, server.keeper)
        )
        assert here == there != set()
        heir.tell(answer("sit-1", Done("sit-1")))
        await asyncio.sleep(0.1)
        assert phone.shown == [Done("sit-1")]
        await heir.tasks.stop()

    run(story)


def test_a_question_is_asked_at_once_when_the_keeper_has_let_go() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        await say(phone, SIT)
        server.keeper.tell(Moved(TABLE.id))
        await asyncio.sleep(TICK_SECONDS)
        assert len(server.keeper.of(PlayCommand)) == 2

    run(story)


def test_a_question_asked_while_there_is_no_keeper_waits_for_one() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        await say(phone, SIT)
        await asyncio.sleep(3.5)
        await server.keeper.start()
        await asyncio.sleep(TICK_SECONDS)
        assert len(server.keeper.of(PlayCommand)) == 1

    run(story, keeper=False)


def test_a_word_is_passed_to_the_keeper_once_and_around_the_table() -> None:
    async def story(server: GateServer) -> None:
        anna, bert = await server.come(ANNA), await server.come(BERT)
        await say(anna, Broadcast("draft", 3, (0, 2)))
        await asyncio.sleep(3)
        assert server.keeper.of(SendBroadcast) == [SendBroadcast("gate", TABLE.id, ANNA, "draft", 3, (0, 2))]
        word = (
            b'{"type":"broadcast","person_id":"' + ANNA.encode() + b'","kind":"draft","ask":3,"items":[0,2]}'
        )
        server.keeper.tell(Delivery(TABLE.id, word))
        await asyncio.sleep(0.1)
        assert anna.shown == bert.shown == [BroadcastIs(ANNA, "draft", 3, (0, 2))]

    run(story)


def test_a_ping_is_answered() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        phone.say(Ping())
        assert not phone.came
        await asyncio.sleep(0.02)
        assert phone.shown == [Pong()]

    run(story)
