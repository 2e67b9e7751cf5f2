"""Devices that do not read what they are sent cost a bounded amount of memory, and nobody else any time."""

import asyncio
import fcntl
import socket
import struct
import sys
import termios
import time
import tracemalloc
from statistics import median

import pytest
from msgspec.structs import replace

from camlann.server.gate.limits import LIMITS
from camlann.server.letters import Passed, encode, to_gate
from camlann.server.messages import Ping
from camlann.server.messages import encode as as_json
from tests.server.hostile.castle import BEN, MAL, SEATED, TABLE, TOM, Castle, besieged
from tests.server.hostile.intruder import TEXT, Intruder, frame

READERS = 50
EACH = 320 * 1024
"""Bytes that one who does not read may cost, here and in the kernel."""
ROOMY = replace(LIMITS, devices=1000)
SHOUT = b'{"type":"pong"}'.ljust(16 * 1024)
PINGED = frame(TEXT, as_json(Ping()))


def shout(castle: Castle) -> None:
    castle.bus.send(to_gate("gate"), encode((Passed(TABLE.id, SHOUT),)))


def queued(line: socket.socket) -> int:
    """Bytes that the kernel keeps for who does not read."""
    (size,) = struct.unpack("i", fcntl.ioctl(line.fileno(), termios.TIOCOUTQ, b"\0" * 4))
    return int(size)


def test_who_never_reads_costs_little_and_is_let_go() -> None:
    async def story(castle: Castle) -> None:
        readers = [await (await Intruder.connect(castle, room=4096)).come(MAL) for _ in range(READERS)]
        lines = [line._transport for line in castle.door._lines]
        sockets = [line.get_extra_info("socket") for line in lines]
        assert all(each.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 64 * 1024 for each in sockets)
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        most = 0
        while len(castle.gate):
            shout(castle)
            await asyncio.sleep(0.025)
            kernel = sum(queued(each) for each in sockets if each.fileno() >= 0)
            ours, _ = tracemalloc.get_traced_memory()
            most = max(most, ours - before + kernel)
        tracemalloc.stop()
        # It was a good deal, or this has measured nothing; and no more than was agreed.
        assert 128 * 1024 < most / READERS <= EACH
        for each in readers:
            each.leave()

    besieged(story, ROOMY)


def test_who_reads_slowly_gets_everything_in_order_or_is_let_go() -> None:
    async def story(castle: Castle) -> None:
        slow = await (await Intruder.connect(castle, room=4096)).come(MAL)
        quick = await (await Intruder.connect(castle)).come(BEN)
        for _ in range(20):
            shout(castle)
            assert (await quick.listen(1)).kinds == ("pong",)
        # What lies there is within bounds, so it is read to its end.
        heard = 0
        while heard < 20 and (await slow.listen(1)).kinds == ("pong",):
            heard += 1
        assert heard == 20 or not [line for line in castle.door._lines if line.backlog()]
        slow.leave()
        quick.leave()

    besieged(story)


# Whether others have to wait.


async def waits(players: list[Intruder], times: int) -> float:
    """How long the slowest hundredth of answers takes, in seconds."""
    took: list[float] = []
    for n in range(times):
        for player in players:
            began = time.perf_counter()
            await player.send(PINGED)
            assert (await player.listen(1)).kinds == ("pong",)
            took.append(time.perf_counter() - began)
            # Not always at the same moment between two strokes of the tick.
            await asyncio.sleep((0.2 + n * 7 % 20 / 1000) / len(players))
    return sorted(took)[int(len(took) * 0.99)]


def compared(rounds: int, times: int) -> list[tuple[float, float]]:
    """How long others wait, without an attack and under one, in as many rounds."""
    waited: list[tuple[float, float]] = []

    async def story(castle: Castle) -> None:
        players = [await (await Intruder.connect(castle)).come(who) for who in (*SEATED, TOM)]
        await waits(players, 2)
        for _ in range(rounds):
            calm = await waits(players, times)
            siege = await asyncio.create_subprocess_exec(
                "nice",  # As if it were another machine.
                "-n",
                "19",
                sys.executable,
                "-m",
                "tests.server.hostile.siege",
                str(castle.door.port),
                stdout=asyncio.subprocess.PIPE,
            )
            assert siege.stdout is not None
            assert await siege.stdout.readline() == b"begun\n"
            waited.append((calm, await waits(players, times)))
            siege.kill()
            await siege.communicate()
            # Whoever was held up by the attack is through.
            await asyncio.sleep(0.3)
        for each in players:
            each.leave()

    besieged(story, near=())
    return waited


@pytest.mark.long
def test_others_are_answered_in_good_time_under_attack() -> None:
    # Coarse: the machine this runs on has other things to do.
    assert any(attacked < max(4 * calm, 0.2) for calm, attacked in compared(2, 8))


@pytest.mark.long
def test_others_do_not_notice_an_attack() -> None:
    ratios = [attacked / calm for calm, attacked in compared(11, 50)]
    assert median(ratios) <= 1.25
