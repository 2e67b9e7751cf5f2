"""Retry with exponential backoff, while the store cannot be reached."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from camlann.server.store import Unknown, Unreachable

T = TypeVar("T")

RETRY_MIN_SECONDS, RETRY_MAX_SECONDS = 0.05, 0.25
"""The first wait and the longest wait between two attempts."""


async def with_retry(ask: Callable[[], Awaitable[T]]) -> T:
    """Call `ask` until the store answers. It must be safe to repeat."""
    wait = RETRY_MIN_SECONDS
    while True:
        try:
            return await ask()
        except (Unknown, Unreachable):
            await asyncio.sleep(wait)
            wait = min(2 * wait, RETRY_MAX_SECONDS)
