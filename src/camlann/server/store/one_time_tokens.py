"""One-time tokens: socket tickets, links between devices, challenges. Only a token's hash is stored."""

from enum import IntEnum
from typing import Protocol

from msgspec import Struct


class TokenPurpose(IntEnum):
    """What a token may be used for."""

    TICKET = 1
    LINK = 2
    CHALLENGE = 3
    APPOINTMENT = 4
    """Makes whoever uses it a moderator."""


class OneTimeToken(Struct, frozen=True):
    """A token that works once."""

    token_hash: bytes
    purpose: TokenPurpose
    payload: bytes
    """What the token stands for; its maker knows the format."""
    expires_at: int


class OneTimeTokenStore(Protocol):
    """`take_one_time_token` is not safe to repeat. Every one may raise `Unreachable`."""

    async def add_one_time_token(self, token: OneTimeToken) -> None: ...

    async def one_time_tokens(self, purpose: TokenPurpose, now: int) -> list[OneTimeToken]:
        """The tokens with this purpose that have not expired, the first to expire first."""
        ...

    async def take_one_time_token(self, token_hash: bytes, purpose: TokenPurpose, now: int) -> bytes | None:
        """Delete the token and return its payload; None if it is gone or has expired."""
        ...
