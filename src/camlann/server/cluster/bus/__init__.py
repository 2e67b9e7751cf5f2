"""The message bus between processes: publish and subscribe, at most once, no storage.

A process that needs an answer retries. An address has one subscriber or many; a message without a subscriber
is lost.
"""

from collections.abc import Callable
from typing import Protocol, TypeAlias

Hear: TypeAlias = Callable[[bytes], None]
"""Called with each message, in the order of each sender. It must not block."""

MAX_MESSAGE_BYTES = 512 * 1024
"""The longest message (NATS takes 1 MiB)."""


class Bus(Protocol):
    @property
    def up(self) -> bool:
        """Can messages be sent now?"""
        ...

    async def listen(self, address: str, hear: Hear, *, queue_group: str = "") -> Callable[[], None]:
        """Subscribe to an address; with `queue_group`, one member of the group gets each message.

        Returns a function that unsubscribes.
        """
        ...

    def send(self, address: str, bus_message: bytes) -> None:
        """Fire and forget. Never blocks, never raises: a message that cannot be sent is lost."""
        ...

    async def flush(self) -> None:
        """Wait until all messages have left this process."""
        ...

    async def close(self) -> None: ...
