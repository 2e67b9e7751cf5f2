"""Whether others are answered while a gate is under attack.

`pytest -n0 -s -m long tests/server/hostile/test_response_under_attack.py` prints the figures. The attackers
share this machine: what they cost the players by running at all is measured by the same attack on a port
beside the gate that only discards. The rest is what the gate itself makes of the attack.
"""

import asyncio
import gc
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from statistics import median
from typing import NamedTuple
from unittest.mock import patch

import pytest

from camlann.protocol.socket_messages import Ping, encode
from tests.server.hostile.attacked_server import SEATED, TOM, AttackedServer, besieged
from tests.server.hostile.intruder import TEXT, Intruder, frame
from tests.timeouts import HANG_SECONDS

PINGED = frame(TEXT, encode(Ping()))
DEVICES = 5
"""Of each player, each with an address of its own."""
APART, TICK = 0.21, 0.02
"""Seconds between two questions of a device, so that it does not ask too often; and a tick of the gate."""
GOLDEN = 0.618034


class Waited(NamedTuple):
    """How long the slowest hundredth of answers took, in seconds."""

    calm: float
    beside: float
    """While a hole beside the gate was under attack."""
    under: float
    """While the gate was."""


async def ask(player: Intruder, first: float, times: int) -> list[float]:
    took: list[float] = []
    for n in range(times):
        # An answer comes at a stroke of the tick, and people do not: at any moment between two of them.
        await asyncio.sleep(APART + (first + n * GOLDEN) % 1 * TICK)
        began = time.perf_counter()
        await player.send(PINGED)
        while (heard := await player.listen(1, HANG_SECONDS)).kinds != ("pong",):
            # Now and then something else is told.
            assert heard.kinds
        took.append(time.perf_counter() - began)
    return took


async def waits(players: list[Intruder], times: int) -> float:
    asked = (ask(player, n * GOLDEN, times) for n, player in enumerate(players))
    took = sorted(took for some in await asyncio.gather(*asked) for took in some)
    return took[int(len(took) * 0.99)]


@asynccontextmanager
async def started(*said: str) -> AsyncIterator[str]:
    """A program of the attackers, and the first thing it says."""
    siege = await asyncio.create_subprocess_exec(
        *("nice", "-n", "19"),  # As if it were another machine.
        *(sys.executable, "-m", "tests.server.hostile.attacks", *said),
        stdout=asyncio.subprocess.PIPE,
    )
    assert siege.stdout is not None
    yield (await siege.stdout.readline()).decode().strip()
    siege.kill()
    await siege.communicate()
    # Answers that the attack delayed have arrived by now.
    await asyncio.sleep(0.3)


@contextmanager
def seldom_collected() -> Iterator[None]:
    """As in a gate: what the tests have laid by is not looked through while somebody waits."""
    had = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 10)
    try:
        yield
    finally:
        gc.set_threshold(*had)
        gc.unfreeze()


def compared(rounds: int, times: int) -> list[Waited]:
    waited: list[Waited] = []

    async def story(server: AttackedServer) -> None:
        players = [
            await (await Intruder.connect(server, f"127.0.1.{n}")).come(person_id)
            for n, person_id in enumerate((*SEATED, TOM) * DEVICES, 1)
        ]
        await waits(players, 2)
        async with started() as hole:
            for _ in range(rounds):
                calm = await waits(players, times)
                async with started(hole) as said:
                    assert said == "begun"
                    beside = await waits(players, times)
                async with started(str(server.web_server.port)) as said:
                    assert said == "begun"
                    waited.append(Waited(calm, beside, await waits(players, times)))
        for each in players:
            each.leave()

    # While the attackers make themselves ready the players are silent, and give no sign of life.
    with seldom_collected(), patch("camlann.server.gate.open_sockets.HEARTBEAT_SECONDS", 600.0):
        besieged(story, near=())
    return waited


def figures(waited: list[Waited]) -> str:
    calm, beside, under = (1000 * median(column) for column in zip(*waited, strict=True))
    ratios = (
        f"{median(each.beside / each.calm for each in waited):.2f} beside",
        f"{median(each.under / each.calm for each in waited):.2f} under",
        f"{median(each.under / each.beside for each in waited):.2f} of the two",
    )
    return (
        f"p99 of others, median of {len(waited)} rounds: calm {calm:.1f} ms, beside {beside:.1f} ms, "
        f"under an attack {under:.1f} ms; ratios {', '.join(ratios)}"
    )


@pytest.mark.long
def test_others_are_answered_under_attack() -> None:
    """Every question is answered, calm or under attack: `ask` fails where one is not.

    How long it took is printed and no verdict: it depends on the machine. `test_steps` bounds what the gate
    itself computes at a time.
    """
    waited = compared(11, 22)
    assert len(waited) == 11
    print(f"\n{figures(waited)}")
