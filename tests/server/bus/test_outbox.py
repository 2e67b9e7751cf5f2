"""The outbox: messages of one moment are sent together, in order, never too long for a bus."""

import asyncio

from camlann.server.cluster.bus import MAX_MESSAGE_BYTES
from camlann.server.cluster.bus.local import LocalBus
from camlann.server.cluster.bus_messages import Answer, BusMessage, Moved, Numbered, read_gate
from camlann.server.cluster.message_batching import LostBatches, MessageBatcher
from camlann.server.store import TableId
from camlann.table import PersonId


class Noting(LocalBus):
    """Keeps what was sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[tuple[str, bytes]] = []

    def send(self, address: str, bus_message: bytes) -> None:
        self.sent.append((address, bus_message))


def answer(n: int, size: int = 10) -> Answer:
    return Answer(TableId(n), PersonId("x"), str(n), bytes(size))


def test_messages_of_one_turn_go_as_one_to_each_address() -> None:
    async def test() -> None:
        bus = Noting()
        post = MessageBatcher(bus, "me", "gate.")
        post.put("a", answer(1))
        post.put("b", answer(2))
        post.put("a", Moved(TableId(3)))
        assert bus.sent == []
        await asyncio.sleep(0)
        assert [(address, read_gate(bus_message)) for address, bus_message in bus.sent] == [
            ("a", (answer(1), Moved(TableId(3)))),
            ("b", (answer(2),)),
        ]
        post.put("a", answer(4))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert [address for address, _ in bus.sent] == ["a", "b", "a"]

    asyncio.run(test())


def test_what_is_flushed_goes_now_and_not_again() -> None:
    async def test() -> None:
        bus = Noting()
        post = MessageBatcher(bus, "me", "gate.")
        post.put("a", answer(1))
        post.flush()
        assert len(bus.sent) == 1
        post.put("a", answer(2))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert [read_gate(bus_message) for _, bus_message in bus.sent] == [(answer(1),), (answer(2),)]

    asyncio.run(test())


def test_too_much_for_one_message_goes_as_several_in_order() -> None:
    async def test() -> None:
        bus = Noting()
        post = MessageBatcher(bus, "me", "gate.")
        bus_messages: list[BusMessage] = [
            answer(n, size) for n, size in enumerate([200_000] * 7 + [10] * 70_000)
        ]
        for bus_message in bus_messages:
            post.put("a", bus_message)
        await asyncio.sleep(0)
        assert max(len(bus_message) for _, bus_message in bus.sent) <= MAX_MESSAGE_BYTES
        read = [read_gate(bus_message) for _, bus_message in bus.sent]
        assert [bus_message for bundle in read for bus_message in bundle] == bus_messages
        assert len(read) < 10

    asyncio.run(test())


def test_a_single_message_too_long_is_lost_and_the_others_are_not() -> None:
    async def test() -> None:
        bus = Noting()
        post = MessageBatcher(bus, "me", "gate.")
        post.put("a", answer(1))
        post.put("a", answer(2, MAX_MESSAGE_BYTES))
        post.put("a", answer(3))
        await asyncio.sleep(0)
        assert [read_gate(bus_message) for _, bus_message in bus.sent] == [(answer(1), answer(3))]

    asyncio.run(test())


def test_batches_are_numbered_for_each_gate() -> None:
    async def test() -> None:
        bus = Noting()
        post = MessageBatcher(bus, "me", "gate.")
        for address in ("gate.a", "gate.b", "gates", "gate.a"):
            post.put(address, answer(1))
            post.flush()
        read = [(address, *read_gate(bus_message)) for address, bus_message in bus.sent]
        assert read == [
            ("gate.a", Numbered("me", 1), answer(1)),
            ("gate.b", Numbered("me", 1), answer(1)),
            ("gates", answer(1)),
            ("gate.a", Numbered("me", 2), answer(1)),
        ]

    asyncio.run(test())


def test_a_missing_number_is_noticed_once_and_a_repeated_one_is_none() -> None:
    lost = LostBatches()
    numbers = [1, 2, 2, 4, 3, 5, 7, 8]
    assert [lost.before(Numbered("a", number)) for number in numbers] == [
        False, False, False, True, False, False, True, False
    ]  # fmt: skip
    assert lost.before(Numbered("b", 2))
