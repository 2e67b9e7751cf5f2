"""The hello: the first message on a socket."""

import asyncio

import pytest
from msgspec import Raw
from msgspec.structs import replace

from camlann.protocol.socket_messages import VERSION, ClientMessage, Hello, Ping, Play, Pong, Trouble, Welcome
from camlann.protocol.socket_messages import encode as as_json
from camlann.server.cluster.bus_messages import Attach, PlayCommand, ViewerPosition
from camlann.server.gate.authentication import Authentication, LruCache
from camlann.server.store.restores import Restore
from tests.server.harness.gate_server import CountingStore, GateServer, bots_token, hello, run
from tests.server.harness.sample_data import ANNA, TABLE
from tests.server.harness.virtual_server import BOTS_KEY

BOT = "bot:" + "0f" * 16

UNWELCOME: dict[str, tuple[ClientMessage | bytes, str, int]] = {
    "another version is told so": (Hello(2, "?", TABLE.name), "wire-version", 4000),
    "another version is told so, whatever else it says": (
        b'{"type":"hello","wire":99,"new":1}',
        "wire-version",
        4000,
    ),
    "an unknown token is not found": (Hello(VERSION, "stolen", TABLE.name), "not-found", 4004),
    "an unknown table is not found": (
        Hello(VERSION, f"token of {ANNA}", "ee" * 16),
        "not-found",
        4004,
    ),
    "a bot that signed wrongly is not found": (
        Hello(VERSION, bots_token(BOT)[:-1] + "x", TABLE.name),
        "not-found",
        4004,
    ),
    "a signed name that is no bot's is not found": (
        Hello(VERSION, bots_token("bot:me"), TABLE.name),
        "not-found",
        4004,
    ),
    "whoever speaks before the hello is let go": (Ping(), "no-hello", 1008),
    "what is no JSON is let go": (b"hello?", "malformed", 1008),
    "a field nobody knows is malformed": (
        b'{"type":"hello","wire":1,"token":"t","table":"' + b"ab" * 16 + b'","admin":true}',
        "malformed",
        1008,
    ),
}


@pytest.mark.parametrize("said, code, close", UNWELCOME.values(), ids=UNWELCOME.keys())
def test_unwelcome(said: ClientMessage | bytes, code: str, close: int) -> None:
    async def story(server: GateServer) -> None:
        phone = server.connect()
        phone.say(said)
        await asyncio.sleep(0.1)
        assert phone.shown == [Trouble(code)]
        assert phone.code == close
        assert not server.keeper.heard

    run(story)


def test_unknown_token_and_unknown_table_are_the_same_answer_after_the_same_work() -> None:
    async def story(server: GateServer) -> None:
        for wrong in (Hello(VERSION, "stolen", TABLE.name), Hello(VERSION, f"token of {ANNA}", "ee" * 16)):
            server.gate.authentication = Authentication(server.store, BOTS_KEY)
            before = server.store.looked_up
            phone = server.connect()
            phone.say(wrong)
            await asyncio.sleep(0.1)
            assert [data for _, data in phone.came] == [as_json(Trouble("not-found")).ljust(256)]
            assert server.store.looked_up - before == 2

    run(story)


def test_a_guest_is_welcomed_and_attached_where_the_device_stands() -> None:
    async def story(server: GateServer) -> None:
        phone = server.connect()
        phone.say(hello(ANNA, 4, 2, 17))
        await asyncio.sleep(0.05)
        assert phone.shown == [Welcome(VERSION, ANNA, "A")]
        [attach] = server.keeper.of(Attach)
        assert attach == Attach("gate", TABLE.id, (ViewerPosition(ANNA, 4, 2, 17),), name=TABLE.name)

    run(story)


@pytest.mark.parametrize("same", [True, False], ids=["after the restore", "before it"])
def test_what_a_device_saw_before_a_restore_does_not_count(same: bool) -> None:
    async def story(server: GateServer) -> None:
        server.store.disk.restores.append(Restore(1000, 900))
        phone = server.connect()
        phone.say(replace(hello(ANNA, 4, 2, 17), restored_at=1000 if same else 0))
        await asyncio.sleep(0.05)
        assert phone.shown == [Welcome(VERSION, ANNA, "A", 1000, 900)]
        [attach] = server.keeper.of(Attach)
        assert attach.ats == (ViewerPosition(ANNA, 4, 2, 17) if same else ViewerPosition(ANNA),)

    run(story)


def test_a_bot_is_known_by_its_signature_without_the_store() -> None:
    async def story(server: GateServer) -> None:
        await server.gate.authentication.table_name(TABLE.name)
        await server.gate.authentication.last_restore()
        server.store.reachable = False
        phone = server.connect()
        phone.say(Hello(VERSION, bots_token(BOT), TABLE.name))
        await asyncio.sleep(0.05)
        [welcome] = phone.shown_of(Welcome)
        assert welcome.person_id == BOT

    run(story)


def test_without_a_key_nobody_is_a_bot() -> None:
    known = Authentication(CountingStore(), b"")
    assert asyncio.run(known.person(bots_token(BOT, b""))) is None


def test_a_store_that_cannot_be_asked_runtime_come_again() -> None:
    async def story(server: GateServer) -> None:
        server.store.reachable = False
        phone = server.connect()
        phone.say(hello(ANNA))
        await asyncio.sleep(0.1)
        assert phone.shown == [Trouble("try-again")]
        assert phone.code == 1013

    run(story)


def test_any_error_in_a_lookup_closes_the_connection_and_reveals_nothing() -> None:
    async def story(server: GateServer) -> None:
        server.store.disk = None  # type: ignore[assignment]
        phone = server.connect()
        phone.say(hello(ANNA))
        await asyncio.sleep(0.1)
        assert (phone.code, phone.came) == (1011, [])

    run(story)


def test_a_socket_without_a_hello_for_five_seconds_is_closed() -> None:
    async def story(server: GateServer) -> None:
        phone = server.connect()
        await asyncio.sleep(4.9)
        assert phone.open
        await asyncio.sleep(0.2)
        assert phone.code == 1008

    run(story)


def test_what_is_said_right_after_the_hello_waits_for_the_welcome() -> None:
    async def story(server: GateServer) -> None:
        phone = server.connect()
        phone.say(hello(ANNA))
        phone.say(b'{"type":"play","id":"x","command":{"type":"table.sit"}}')
        phone.say(Ping())
        await asyncio.sleep(0.05)
        assert [type(message) for message in phone.shown] == [Welcome, Pong]
        assert [type(heard.bus_message) for heard in server.keeper.heard] == [Attach, PlayCommand]

    run(story)


def test_a_second_hello_is_malformed() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        phone.say(hello(ANNA))
        await asyncio.sleep(0.05)
        assert phone.shown == [Trouble("malformed")]

    run(story)


def test_people_and_tables_are_looked_up_once() -> None:
    async def story(server: GateServer) -> None:
        await server.come(ANNA)
        before = server.store.looked_up
        await server.come(ANNA)
        assert server.store.looked_up == before

    run(story)


def test_only_the_latest_look_ups_are_remembered() -> None:
    remembered: LruCache[int] = LruCache(2)
    remembered.put("a", 1)
    remembered.put("b", 2)
    remembered.get("a")
    remembered.put("c", 3)
    assert (remembered.get("a"), remembered.get("b"), remembered.get("c")) == (1, None, 3)


def test_a_device_that_hangs_up_during_the_look_up_leaves_no_trace() -> None:
    async def story(server: GateServer) -> None:
        phone = server.connect()
        phone.say(hello(ANNA))
        phone.device.transport_closed()
        await asyncio.sleep(0.1)
        assert not phone.came
        assert not server.keeper.heard
        assert len(server.gate) == 0

    run(story)


def test_malformed_messages_leave_no_trace_and_the_third_ends_it() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        server.keeper.heard.clear()
        phone.say(b'{"type":"play","id":"x","command":{},"seat":3}')
        phone.say(b'{"type":"play","id":"x","command":' + b"[" * 4000 + b"]" * 4000 + b"}")
        await asyncio.sleep(0.05)
        assert phone.shown == [Trouble("malformed")] * 2
        assert phone.open
        phone.say(b'{"type":"play","id":"x","command":"\xff"}')
        phone.say(Play("y", Raw(b"{}")))
        await asyncio.sleep(0.05)
        assert phone.shown == [Trouble("malformed")] * 3
        assert phone.code == 1008
        assert not server.keeper.of(PlayCommand)

    run(story)


def test_a_message_that_is_too_long_ends_it() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        phone.say(b'{"type":"ping"}' + b" " * 8192)
        await asyncio.sleep(0.05)
        assert not phone.came
        assert phone.code == 1009

    run(story)
