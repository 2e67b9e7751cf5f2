"""Chat between device and gate: a message goes to the keeper once, and missed ones are requested."""

import asyncio

import msgspec
import pytest

from camlann.client.chat_buffer import ChatBuffer
from camlann.protocol.chat_content import Phrase, Text
from camlann.protocol.socket_messages import (
    CHAT_BYTES,
    Chat,
    ChatHistoryIs,
    ChatHistoryRequest,
    ChatIs,
    ChatMessage,
    Done,
    Refused,
    Trouble,
    encode,
)
from camlann.server.cluster.bus_messages import Answer, AskChatHistory, Delivery, SendChat
from camlann.server.gate.gate import Gate
from camlann.server.settings import Settings
from tests.server.harness.gate_server import GateServer, run
from tests.server.harness.sample_data import ANNA, BERT, TABLE


def line(n: int, after: int) -> ChatMessage:
    return ChatMessage(f"{n:016x}", f"{after:016x}" if after else "", n)


def heard(listening: ChatBuffer) -> list[int]:
    return [each.at for each in listening.messages]


def test_lines_that_follow_each_other_are_heard_as_they_come() -> None:
    listening = ChatBuffer()
    for n in (1, 2, 3, 2):
        listening.add(line(n, n - 1))
    assert heard(listening) == [1, 2, 3]
    assert not listening.has_gap


def test_a_message_names_the_one_before_so_a_gap_is_seen() -> None:
    listening = ChatBuffer()
    listening.add(line(1, 0))
    listening.add(line(3, 2))
    assert heard(listening) == [1]
    assert listening.has_gap
    listening.asked, listening.has_gap = "ask", False
    # What comes before the answer waits for it.
    listening.add(line(4, 3))
    listening.add_history(ChatHistoryIs("other", (line(9, 8),)))
    assert heard(listening) == [1]
    listening.add_history(ChatHistoryIs("ask", (line(2, 1), line(3, 2)), more=True))
    assert heard(listening) == [1, 2, 3]
    assert listening.has_gap


def test_what_is_said_goes_to_the_keeper_and_is_asked_again_until_it_is_answered() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        phone.say(Chat("s-1", Text("Hello."), "table"))
        phone.say(ChatHistoryRequest("t-1", "0" * 16))
        await asyncio.sleep(2.5)
        spoken, listened = server.keeper.of(SendChat), server.keeper.of(AskChatHistory)
        assert len(spoken) == len(listened) == 3
        assert {(each.person_id, each.id, each.channel) for each in spoken} == {(ANNA, "s-1", "table")}
        assert msgspec.json.decode(spoken[0].submission)["what"] == {"type": "text", "text": "Hello."}
        assert {(each.since, each.spectators) for each in listened} == {("0" * 16, True)}
        server.keeper.tell(Answer(TABLE.id, ANNA, "s-1", encode(Done("s-1"))))
        await asyncio.sleep(2.5)
        assert phone.shown_of(Done) == [Done("s-1")]
        assert len(server.keeper.of(SendChat)) == 3

    run(story)


def test_a_server_without_chat_takes_no_text_and_still_takes_phrases() -> None:
    async def story(server: GateServer) -> None:
        _set(server.gate, Settings(chat=False))
        phone = await server.come(ANNA)
        phone.say(Chat("s-1", Text("Hello.")))
        phone.say(Chat("s-2", Phrase("chat.hello")))
        await asyncio.sleep(0.1)
        (refused,) = phone.shown_of(Refused)
        assert (refused.id, bytes(refused.reason)) == ("s-1", b'{"type":"chat.phrases-only"}')
        assert [each.id for each in server.keeper.of(SendChat)] == ["s-2"]

    run(story)


@pytest.mark.parametrize("spectators", [True, False])
def test_where_the_server_has_no_spectators_they_hear_nothing_of_a_game(spectators: bool) -> None:
    async def story(server: GateServer) -> None:
        _set(server.gate, Settings(spectators=spectators))
        player, spectator = await server.come(ANNA), await server.come(BERT)
        data = encode(ChatIs(line(1, 0))).ljust(CHAT_BYTES)
        server.keeper.tell(Delivery(TABLE.id, data, (ANNA,)), Delivery(TABLE.id, data, (BERT,), looking=True))
        spectator.say(ChatHistoryRequest("t-1"))
        await asyncio.sleep(0.1)
        assert len(player.shown_of(ChatIs)) == 1
        assert len(spectator.shown_of(ChatIs)) == spectators
        assert [each.spectators for each in server.keeper.of(AskChatHistory)] == [spectators]
        assert {len(each) for _, each in player.came if each.startswith(b'{"type":"chat"')} == {CHAT_BYTES}

    run(story)


WRONG = (
    b'{"type":"chat","id":"a","what":{"type":"text","text":""}}',
    b'{"type":"chat","id":"a","what":{"type":"text","text":"%s"}}' % (b"x" * 281),
    b'{"type":"chat","id":"a","what":{"type":"shout","text":"x"}}',
    b'{"type":"chat","id":"a","what":{"type":"text","text":"x"},"channel":"../etc"}',
    b'{"type":"chat","id":"a","what":{"type":"text","text":"x","html":true}}',
    b'{"type":"chat","id":"a","what":{"type":"phrase","phrase":"<b>"}}',
    b'{"type":"chat","id":"a","what":{"type":"highlight","seat":-1}}',
    b'{"type":"chat","id":"a","what":{"type":"text","text":"x"},"quote":{"type":"message","message":"1"}}',
    b'{"type":"chat-history","id":"a","since":"%s"}' % (b"g" * 16),
)


@pytest.mark.parametrize("data", WRONG)
def test_what_is_on_no_page_is_not_passed_on(data: bytes) -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        phone.say(data)
        await asyncio.sleep(0.1)
        assert phone.shown_of(Trouble) == [Trouble("malformed")]
        assert server.keeper.of(SendChat) == []

    run(story)


def _set(gate: Gate, settings: Settings) -> None:
    gate._settings = settings
