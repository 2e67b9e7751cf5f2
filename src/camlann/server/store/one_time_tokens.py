"""One-time tokens: socket tickets, links between devices, challenges. Only the hash of one is kept."""

from enum import IntEnum
from typing import Protocol

from msgspec import Struct


class Use(IntEnum):
    """What something that is good for one time is good for."""

    TICKET = 1
    LINK = 2
    CHALLENGE = 3


class Once(Struct, frozen=True):
    """Something that is good for one time."""

    secret: bytes
    """The hash of what is shown."""
    use: Use
    what: bytes
    """What it stands for: whoever made it knows."""
    until: int


class OneTimeTokenStore(Protocol):
    """`take` is not safe to repeat. Both may raise `Unreachable`."""

    async def add_once(self, once: Once) -> None: ...

    async def take(self, secret: bytes, use: Use, now: int) -> bytes | None:
        """What it stands for, to the first who asks in time; from then on it is gone."""
        ...
