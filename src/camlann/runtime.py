"""What a process takes from outside: wall clock, randomness and ids. Tests pass their own.

Measured time comes from the event loop (`loop.time()`), so a loop with its own clock runs the whole server in
virtual time.
"""

import os
import time
from collections.abc import Callable

from msgspec import Struct


def wall() -> int:
    """Milliseconds since 1970, as this machine's clock says."""
    return time.time_ns() // 1_000_000


class Runtime(Struct, frozen=True):
    wall: Callable[[], int] = wall
    random: Callable[[int], bytes] = os.urandom
    """This many random bytes that nobody can guess."""

    def name(self) -> str:
        """A name of 128 bits for something that goes out on the wire."""
        return self.random(16).hex()

    def number(self) -> int:
        """A number of 63 bits in order of time: 42 bits of milliseconds, 21 of chance."""
        return (self.wall() & (2**42 - 1)) << 21 | int.from_bytes(self.random(3), "big") >> 3
