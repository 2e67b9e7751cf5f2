"""Devices that do not read cost a bounded amount of memory, and delay nobody."""

import asyncio
import fcntl
import socket
import struct
import termios
import tracemalloc

from msgspec.structs import replace

from camlann.server.cluster.bus_messages import Delivery, encode, to_gate
from camlann.server.gate.limits import LIMITS
from tests.server.hostile.attacked_server import BEN, MAL, TABLE, AttackedServer, besieged
from tests.server.hostile.intruder import Intruder

READERS = 50
EACH = 320 * 1024
"""Bytes that one who does not read may cost, here and in the kernel."""
ROOMY = replace(LIMITS, devices=1000)
SHOUT = b'{"type":"pong"}'.ljust(16 * 1024)


def shout(server: AttackedServer) -> None:
    server.bus.send(to_gate("gate"), encode((Delivery(TABLE.id, SHOUT),)))


def queued(line: socket.socket) -> int:
    """Bytes that the kernel keeps for who does not read."""
    (size,) = struct.unpack("i", fcntl.ioctl(line.fileno(), termios.TIOCOUTQ, b"\0" * 4))
    return int(size)


def test_a_client_that_never_reads_costs_little_and_is_closed() -> None:
    async def story(server: AttackedServer) -> None:
        readers = [await (await Intruder.connect(server, room=4096)).come(MAL) for _ in range(READERS)]
        lines = [line._transport for line in server.sockets]
        sockets = [line.get_extra_info("socket") for line in lines]
        assert all(each.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 64 * 1024 for each in sockets)
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        most = 0
        while len(server.gate):
            shout(server)
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


def test_a_slow_reader_gets_everything_in_order_or_is_closed() -> None:
    async def story(server: AttackedServer) -> None:
        slow = await (await Intruder.connect(server, room=4096)).come(MAL)
        quick = await (await Intruder.connect(server)).come(BEN)
        for _ in range(20):
            shout(server)
            assert (await quick.listen(1)).kinds == ("pong",)
        # What lies there is within bounds, so it is read to its end.
        heard = 0
        while heard < 20 and (await slow.listen(1)).kinds == ("pong",):
            heard += 1
        assert heard == 20 or not [line for line in server.sockets if line.backlog()]
        slow.leave()
        quick.leave()

    besieged(story)
