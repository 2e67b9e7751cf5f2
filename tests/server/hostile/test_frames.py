"""The answers to frames and messages that nobody should send; all others play on."""

import asyncio
import socket
import zlib
from collections import Counter
from contextlib import suppress
from itertools import cycle

import pytest
from msgspec import Raw
from msgspec.structs import replace

from camlann.protocol.socket_messages import Broadcast, Ping, Play, encode
from camlann.rate_limit import Rate
from camlann.server.cluster import bus_messages
from camlann.server.cluster.bus_messages import Delivery, to_gate
from camlann.server.gate.limits import LIMITS
from tests.server.harness.client import TestClient
from tests.server.hostile.attacked_server import (
    ANA,
    BEN,
    MAL,
    SEATED,
    TABLE,
    TOM,
    AttackedServer,
    besieged,
    hello,
)
from tests.server.hostile.intruder import (
    BINARY,
    BROKEN,
    CLOSE,
    MORE,
    PING,
    PONG,
    TEXT,
    Heard,
    Intruder,
    frame,
    pieces,
)

PINGED = encode(Ping())


def text(data: bytes) -> bytes:
    return frame(TEXT, data)


def play(command: bytes, game: int = 1, ask: int = 0, id: str = "x") -> bytes:
    return text(
        b'{"type":"play","id":"%s","game":%d,"ask":%d,"command":%s}' % (id.encode(), game, ask, command)
    )


def told(game: bytes) -> bytes:
    return text(b'{"type":"facts","id":"x","game":%s,"since":0,"until":1}' % game)


def word(item: bytes) -> bytes:
    return text(b'{"type":"broadcast","kind":"draft","ask":1,"items":[%s]}' % item)


def deep(depth: int) -> bytes:
    return b"[" * depth + b"]" * depth


BOMB = zlib.compress(b" " * 2_000_000, 9)[2:-4]
MALFORMED, REFUSED = ("malformed",), ("refused",)
OUT = ("malformed", "malformed", "malformed")

FRAMES: dict[str, tuple[bytes, tuple[str, ...], int | None]] = {
    # Frames.
    "a message of many bytes": (text(b" " * 2**16), (), 1009),
    "a byte more than is taken": (text(b" " * 8193), (), 1009),
    "as much as is taken": (text(PINGED.ljust(8192)), ("pong",), None),
    "a mebibyte that is only announced": (b"\x81\xff" + (2**20).to_bytes(8, "big") + bytes(4), (), 1009),
    "as much as can be announced": (b"\x81\xff\x7f" + b"\xff" * 7 + bytes(4), (), 1009),
    "more than can be announced": (b"\x81\xff" + b"\xff" * 8 + bytes(4), (), 1002),
    "a message in many small pieces": (pieces(PINGED.ljust(200), 1), ("pong",), None),
    "pieces that are too much together": (pieces(b" " * 9000, 90), (), 1009),
    "another message before the last piece": (frame(TEXT, b"x", last=False) + text(PINGED), (), 1002),
    "a piece of nothing": (frame(MORE, b"x"), (), 1002),
    "a message within a message": (frame(TEXT, b"{", last=False) + frame(TEXT, b"}"), (), 1002),
    "binary": (frame(BINARY, PINGED), (), 1003),
    "compressed, although nobody agreed to that": (frame(TEXT, BOMB, reserved=4), (), 1002),
    "reserved bits": (frame(TEXT, PINGED, reserved=1), (), 1002),
    "a kind of frame there is not": (frame(3, PINGED), (), 1002),
    "a long ping": (frame(PING, b"x" * 126), (), 1002),
    "a ping in pieces": (frame(PING, b"x", last=False), (), 1002),
    "a ping": (frame(PING, b"x"), ("PONG",), None),
    "a pong nobody asked for": (frame(PONG, b"x"), (), None),
    "a close without a reason": (frame(CLOSE), (), 1000),
    "a close for half a reason": (frame(CLOSE, b"x"), (), 1002),
    "a close for a reason there is not": (frame(CLOSE, (999).to_bytes(2, "big")), (), 1002),
    "no mask": (frame(TEXT, PINGED, mask=False), (), 1002),
    "not a text": (text(b'{"type":"\xff"}'), (), 1007),
    "a surrogate in three bytes": (text(b'{"type":"\xed\xa0\x80"}'), (), 1007),
    # Messages.
    "nothing": (text(b""), MALFORMED, None),
    "not JSON": (text(b"hello"), MALFORMED, None),
    "a NUL": (text(b"\x00"), MALFORMED, None),
    "a NUL in a name": (text(b'{"type":"ping\\u0000"}'), MALFORMED, None),
    "JSON four thousand deep": (text(deep(4096)), MALFORMED, None),
    "JSON ten thousand deep": (text(deep(10_000)), (), 1009),
    "a command four thousand deep": (play(deep(4000)), MALFORMED, None),
    "a command nine hundred deep": (play(deep(900)), REFUSED, None),
    "a field four thousand deep": (text(b'{"type":"ping","x":%s}' % deep(4000)), MALFORMED, None),
    "a huge number": (told(b"9" * 5000), MALFORMED, None),
    "a huge power": (told(b"1e999999999"), MALFORMED, None),
    "a number below all": (told(b"-2"), MALFORMED, None),
    "not a number": (told(b"NaN"), MALFORMED, None),
    "a huge number in a word": (word(b"9" * 5000), MALFORMED, None),
    "a lone surrogate for an id": (text(b'{"type":"play","id":"\\ud800","command":{}}'), MALFORMED, None),
    "a lone surrogate in a word": (word(b'"\\ud800"'), MALFORMED, None),
    "a lone surrogate in a command": (play(b'{"type":"x","to":"\\ud800"}', 0), MALFORMED, None),
    "a NUL in a command": (play(b'{"type":"table.hand-over","to":"\\u0000"}', 0), REFUSED, None),
    "a key twice": (text(b'{"type":"ping","type":"ping"}'), ("pong",), None),
    "two kinds at once": (text(b'{"type":"ping","type":"play","id":"x","command":{}}'), MALFORMED, None),
    "a key twice in a command": (play(b'{"type":"ferry.look","type":"ferry.draw"}'), REFUSED, None),
    "a field that there is not": (text(b'{"type":"ping","person_id":"me"}'), MALFORMED, None),
    "somebody else's name on it": (
        text(b'{"type":"play","id":"x","command":{},"person_id":"%s"}' % ANA.encode()),
        MALFORMED,
        None,
    ),
    "a list": (text(b"[]"), MALFORMED, None),
    "two messages in one": (text(PINGED + PINGED), MALFORMED, None),
    "hello again": (text(encode(hello(ANA))), MALFORMED, None),
    "three that cannot be read": (text(b"x") * 3, OUT, 1008),
    "three that cannot be read, and a close": (text(b"x") * 3 + frame(PING) * 120 + frame(CLOSE), OUT, 1008),
    # Commands.
    "a command of no game": (play(b'{"type":"x"}'), REFUSED, None),
    "a command that is null": (play(b"null"), REFUSED, None),
    "a seat one does not have": (play(b'{"type":"ferry.draw"}', 1, 1), REFUSED, None),
    "a game there is not": (play(b'{"type":"ferry.draw"}', 7, 1), REFUSED, None),
    "what only the host may": (play(b'{"type":"table.begin"}', 0), REFUSED, None),
    "what only the clock may": (play(b'{"type":"engine.lapse","ask":1}', 1, 1), REFUSED, None),
}  # fmt: skip


@pytest.fixture(scope="module")
def answers() -> dict[str, tuple[Heard, Heard]]:
    """All cases, one after the other, in front of one server where a game goes on."""
    heard: dict[str, tuple[Heard, Heard]] = {}

    async def story(server: AttackedServer) -> None:
        # In turn, for nobody may ask very often.
        friends = [await (await Intruder.connect(server)).come(person_id) for person_id in (*SEATED, TOM)]
        state, followed = server.digest(), server.log()
        for (name, (sent, kinds, code)), friend in zip(FRAMES.items(), cycle(friends), strict=False):
            intruder = await (await Intruder.connect(server)).come(MAL)
            await intruder.send(sent if code else sent + text(PINGED))
            first = await intruder.listen(100 if code else len(kinds) + 1)
            intruder.leave()
            await friend.send(text(PINGED))
            heard[name] = (first, await friend.listen(1))
        assert server.digest() == state
        assert server.log() == followed
        for friend in friends:
            friend.leave()

    besieged(story, play=True)
    return heard


@pytest.mark.parametrize("name", FRAMES)
def test_what_is_answered(name: str, answers: dict[str, tuple[Heard, Heard]]) -> None:
    _, kinds, code = FRAMES[name]
    first, friend = answers[name]
    # Those who may stay are answered as before.
    assert first.code == code
    assert Counter(first.kinds) == Counter(kinds if code else (*kinds, "pong"))
    assert friend.kinds == ("pong",)


FLOODS: dict[str, tuple[bytes, set[int]]] = {
    "of pings below the messages": (frame(PING, b"x" * 125) * 400, {1008}),
    "of pongs": (frame(PONG, b"x" * 125) * 400, {1008}),
    "of messages": (text(PINGED) * 400, {1008}),
    "of commands": (play(b'{"type":"ferry.draw"}', 1, 1) * 400, {1008}),
    "of words": (text(encode(Broadcast("draft", 1, (1,)))) * 400, {1008}),
    "of noise": (text(b"x") * 400, {1008}),
    "of empty pieces, in a few bytes": (
        frame(TEXT, last=False) + frame(MORE, last=False) * 1000,
        {1008, BROKEN},
    ),
    "of pieces without end": (frame(TEXT, last=False) + frame(MORE, last=False) * 200_000, {1008, BROKEN}),
    "of one mebibyte": (text(b" " * 2**20), {1008, 1009, BROKEN}),
    "of long messages": (text(b" " * 8000) * 200, {1008, BROKEN}),
}  # fmt: skip


@pytest.mark.parametrize("name", FLOODS)
def test_a_flooding_client_is_closed_and_nobody_else_waits(name: str) -> None:
    sent, codes = FLOODS[name]

    async def story(server: AttackedServer) -> None:
        friend = await (await Intruder.connect(server)).come(BEN)
        intruder = await (await Intruder.connect(server)).come(MAL)
        sending = asyncio.ensure_future(intruder.send(sent))
        await friend.send(text(PINGED))
        assert (await friend.listen(1)).kinds == ("pong",)
        heard = await intruder.listen()
        assert heard.code in codes
        assert len(heard.kinds) <= 30
        sending.cancel()
        intruder.leave()
        friend.leave()

    besieged(story, play=True)


def test_what_a_flooder_goes_on_to_say_stays_with_them() -> None:
    async def story(server: AttackedServer) -> None:
        intruder = await (await Intruder.connect(server)).come(MAL)
        intruder.line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        await intruder.send(text(PINGED) * 30 + frame(TEXT, last=False))
        await asyncio.sleep(0.1)
        more, sent = frame(MORE, last=False) * 600, 0
        with suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(0.5):
                while True:
                    await asyncio.get_running_loop().sock_sendall(intruder.line, more)
                    sent += len(more)
        # No more than lies between the two.
        assert sent < 2 * LIMITS.kernel_buffer_bytes + 32 * 1024
        assert (await intruder.listen()).code == 1008
        intruder.leave()

    besieged(story)


def test_one_table_of_limits_holds_everywhere() -> None:
    async def story(server: AttackedServer) -> None:
        phone = TestClient()
        phone.device = server.gate.connect(phone)
        phone.say(b" " * 1001)
        await asyncio.sleep(0.05)
        assert phone.code == 1009
        cases = (text(b" " * 1001), ()), (text(PINGED) * 9, ("pong",) * 3 + ("slow-down",) * 2)
        for sent, kinds in cases:
            intruder = await (await Intruder.connect(server)).come(MAL)
            await intruder.send(sent)
            heard = await intruder.listen()
            assert (heard.kinds, heard.code) == (kinds, 1008 if kinds else 1009)
            intruder.leave()
        never = await (await Intruder.connect(server, room=4096)).come(MAL)
        # So much the kernel keeps for itself, and some more.
        for _ in range(20):
            server.bus.send(to_gate("gate"), bus_messages.encode((Delivery(TABLE.id, b" " * 9000),)))
            await asyncio.sleep(0.025)
        assert len(server.gate) == 0
        never.leave()

    besieged(story, replace(LIMITS, message_bytes=1000, messages=Rate(1, 10, 3), unread_bytes=10_000))


def test_pings_are_not_answered_to_who_does_not_read() -> None:
    async def story(server: AttackedServer) -> None:
        intruder = await Intruder.connect(server, room=4096)
        await intruder.come(MAL)
        [line] = server.sockets
        for _ in range(15):
            await intruder.send(frame(PING, b"x" * 125) * 10)
            await asyncio.sleep(0.02)
            if line.code is not None:
                break
        assert line.backlog() < 4096
        intruder.leave()

    besieged(story)


def test_a_command_said_again_is_done_once_and_only_in_turn() -> None:
    async def story(server: AttackedServer) -> None:
        ana, ben = [await (await Intruder.connect(server)).come(person_id) for person_id in (ANA, BEN)]
        assert server.state.game is not None
        ask = server.state.game.public.ask
        rower = server.state.seats[server.state.game.public.asked[0]]
        mine, other = (ana, ben) if rower == ANA else (ben, ana)
        draw = encode(Play("once", Raw(b'{"type":"ferry.draw"}'), 1, ask))
        await other.send(text(draw))
        assert "refused" in (await other.listen(1)).kinds
        before = server.log()
        await mine.send(text(draw) * 5)
        assert "done" in (await mine.listen(1)).kinds
        assert server.log() - before == 1
        state = server.digest()
        await mine.send(text(draw.replace(b"once", b"late")))
        assert (await mine.listen(1)).kinds == ("refused",)
        assert server.digest() == state
        ana.leave()
        ben.leave()

    besieged(story, play=True)
