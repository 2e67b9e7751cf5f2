"""Fuzzing: whatever a device sends, nothing breaks, and a refused message changes nothing."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from random import Random

import pytest

from camlann.protocol.socket_messages import Done, Refused, Trouble, encode
from camlann.runtime import Runtime
from camlann.table import PersonId
from tests.server.harness.client import TestClient
from tests.server.harness.virtual_loop import VirtualLoop
from tests.server.hostile.attacked_server import MAL, SEATED, AttackedServer, hello, nothing_fails
from tests.server.hostile.mutations import honest, mutated
from tests.spans import part, span

SHORT, LONG, ROUND = 2_000, span("CAMLANN_FUZZED", 1_000_000), 250
"""Messages, and those to one castle."""
PACE = 0.25
"""Seconds between two messages, so that it is not for their number that they are refused."""


class Fuzz:
    def __init__(self, seed: int) -> None:
        self.random = Random(f"fuzz {seed}")
        self.seen: Counter[str] = Counter()
        self.phones: dict[PersonId, TestClient] = {}
        self.said: list[bytes] = []

    def run(self, messages: int) -> None:
        loop = VirtualLoop(order="fifo", seconds=1e9, steps=10**9)
        with nothing_fails():
            loop.run(self._main(loop, messages))
        assert not loop.failures

    async def _main(self, loop: VirtualLoop, messages: int) -> None:
        runtime = Runtime(lambda: int(loop.time() * 1000), self.random.randbytes)
        server = AttackedServer(runtime=runtime)
        await server.open()
        await server.begin()
        for n in range(messages):
            await self._one(server, f"m{n}")
        await server.close()

    async def _one(self, server: AttackedServer, id: str) -> None:
        game = server.state.game
        asked = [] if game is None else [server.state.seats[seat] for seat in game.public.asked]
        # Those who are asked something have most to say.
        phone = await self._phone(server, self.random.choice((*SEATED, *asked, *asked, *asked, MAL)))
        number, ask = (0, 0) if game is None else (game.number, game.public.ask)
        data = honest(self.random, id, number, ask)
        if self.random.random() < 0.85:
            data = mutated(self.random, data, self.said)
        self.said = [*self.said[-50:], data]
        phone.clear()
        state, rows = server.digest(), server.log()
        phone.say(data)
        await asyncio.sleep(PACE)
        answers = [each for each in phone.shown if isinstance(each, Done | Refused | Trouble)]
        self.seen.update(type(each).__name__ for each in answers)
        if not any(isinstance(each, Done) for each in answers):
            assert server.digest() == state, data
            assert server.log() == rows, data

    async def _phone(self, server: AttackedServer, person_id: PersonId) -> TestClient:
        phone = self.phones.get(person_id)
        if phone is None or not phone.open:
            phone = self.phones[person_id] = TestClient()
            phone.device = server.gate.connect(phone)
            phone.say(encode(hello(person_id)))
            await asyncio.sleep(PACE)
            assert phone.open
        return phone


def rounds(seeds: Iterable[int]) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in seeds:
        fuzz = Fuzz(seed)
        fuzz.run(ROUND)
        seen += fuzz.seen
    return seen


def test_what_is_refused_changes_nothing_and_nothing_breaks() -> None:
    seen = rounds(range(SHORT // ROUND))
    # Some of it came as far as the table, and some even was a move.
    assert seen["Trouble"] > SHORT / 5
    assert seen["Refused"] > SHORT / 20
    assert seen["Done"] > SHORT / 200


@pytest.mark.long
@pytest.mark.no_cover
@pytest.mark.parametrize("tenth", range(10))
def test_a_million_messages_break_nothing(tenth: int, record_property: Callable[[str, object], None]) -> None:
    seeds = part(range(10_000 + LONG.start // ROUND, 10_000 + LONG.stop // ROUND), tenth, 10)
    seen = rounds(seeds)
    assert seen["Done"] or len(seeds) < 10
    record_property("messages", ROUND * len(seeds))
    for answer in ("Done", "Refused", "Trouble"):
        record_property(answer, seen[answer])
