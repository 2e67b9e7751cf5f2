"""Deterministic dice: every throw is a pure function of the seed and its place in the game.

The inputs are the seed, the number of the game, how many throws the game made before, and a label. Each throw
has its own key, so the keys of other throws reveal nothing about it. `docs/fair-deal.md` specifies every
byte, so that anybody can check a deal in another language.
"""

import hmac
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from itertools import count
from typing import Final, Protocol, TypeAlias, TypeVar

from msgspec import Struct

PROTOCOL: Final = "camlann/fair-2"
"""The name that goes into everything hashed. Its number is a name's and says nothing of a protocol 1."""
MAX_FACES: Final = 2**32

T = TypeVar("T", int, str)


class Dice(Protocol):
    """The dice that the rules use. A command uses each label at most once."""

    def shuffle(self, label: str, items: Iterable[T]) -> tuple[T, ...]:
        """The items in random order; their given order has no influence."""

    def roll(self, label: str, faces: int) -> int:
        """A number from 0 to `faces - 1`."""


DiceAt: TypeAlias = Callable[[int], Dice]
"""The dice of the next throw, by how many throws came before it."""


class Seeded(Struct, frozen=True, gc=False):
    """The dice of throw `n` of a game."""

    seed: bytes
    game: int
    n: int

    def shuffle(self, label: str, items: Iterable[T]) -> tuple[T, ...]:
        return shuffled(key(self.seed, self.game, self.n, label), items)

    def roll(self, label: str, faces: int) -> int:
        return rolled(key(self.seed, self.game, self.n, label), faces)


def seed_of(text: str) -> bytes:
    """The seed derived from a typed word. A person who guesses the word knows the deal."""
    return digest("seed", text)


def key(seed: bytes, game: int, n: int, label: str) -> bytes:
    """The key of one throw."""
    return hmac.digest(exactly(32, seed), pack(PROTOCOL, "key", game, n, label), "sha256")


def shuffled(key: bytes, items: Iterable[T]) -> tuple[T, ...]:
    """The shuffle that a key makes of these items."""
    order = sorted(items)
    source = stream(key)
    for i in range(len(order) - 1, 0, -1):
        j = below(source, i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def rolled(key: bytes, faces: int) -> int:
    """The roll that a key makes of a die whose faces count from 0."""
    return below(stream(key), faces)


def stream(key: bytes) -> Iterator[int]:
    """An endless stream of bytes from a key."""
    exactly(32, key)
    return (byte for i in count() for byte in hmac.digest(key, i.to_bytes(8, "big"), "sha256"))


def below(source: Iterator[int], n: int) -> int:
    """A uniform number from 0 to `n - 1`, from as few bytes as can hold `n - 1`.

    Rejection sampling: values from the last, incomplete range are drawn again, since their remainders would
    favour low numbers.
    """
    if not 1 <= n <= MAX_FACES:
        raise ValueError(f"a die has 1 to {MAX_FACES} faces, not {n}")
    if n == 1:
        return 0
    width = ((n - 1).bit_length() + 7) // 8
    span = 256**width
    fair = span - span % n
    while True:
        value = next(source)
        for _ in range(width - 1):
            value = value << 8 | next(source)
        if value < fair:
            return value % n


def digest(*parts: str | int | bytes) -> bytes:
    """SHA-256 over the protocol's name and these parts."""
    return sha256(pack(PROTOCOL, *parts)).digest()


def pack(*parts: str | int | bytes) -> bytes:
    """The parts, each with its length before it, so that different lists never give the same bytes."""
    packed = bytearray()
    for part in parts:
        if isinstance(part, str):
            part = part.encode()
        elif isinstance(part, int):
            part = part.to_bytes(8, "big")
        packed += len(part).to_bytes(4, "big")
        packed += part
    return bytes(packed)


def exactly(size: int, given: bytes) -> bytes:
    """Check the length. HMAC pads keys with zeros, so two keys of different length could be the same."""
    if len(given) != size:
        raise ValueError(f"{size} bytes are wanted, not {len(given)}")
    return given
