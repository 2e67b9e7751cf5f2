"""What somebody has written is kept under a key of their own; with the key all of it is gone.

Each person has a random key, made when they first write. It lies in the store, wrapped in a key that does
not: one derived from the house's master key. So a dump of the store tells nothing that anybody wrote, and a
backup that leaves the table of these keys out tells nothing of those erased since. Where two guests were
joined each keeps a key: the name under which something was written counts.
"""

import asyncio
from typing import Protocol

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from camlann.runtime import Means
from camlann.server.crypto.table_keys import NONCE, STEP, PeopleKeys
from camlann.server.store.author_keys import Author
from camlann.table import Who

PURPOSE = "authors"
SIZE, LENGTH = 32, 4
FRESH = 60.0
"""Seconds that a key is remembered: no longer can a process read what somebody erased had written."""
MOST = 5_000


class Erased(Exception):
    """Whoever wants to write is no more."""


class AuthorKeys(Protocol):
    """What is asked of a store."""

    async def add_author(self, author: Author) -> Author | None: ...

    async def author(self, who: Who) -> Author | None: ...


class Authors:
    def __init__(self, store: AuthorKeys, keys: PeopleKeys, means: Means) -> None:
        self._store, self._keys, self._random = store, keys, means.random
        self._known: dict[Who, tuple[float, AESGCM]] = {}
        """Since when each is known, the latest last."""

    async def seal(self, who: Who, text: bytes, purpose: str = "talk") -> bytes:
        """Encrypt what somebody has written; padded. Raises `Erased`, and may raise `Unreachable`."""
        cipher = await self._cipher(who)
        if cipher is None:
            cipher = await self._made(who)
        nonce = self._random(NONCE)
        return nonce + cipher.encrypt(nonce, padded(text), _bound(purpose, who))

    async def open(self, who: Who, sealed: bytes, purpose: str = "talk") -> bytes | None:
        """What somebody has written; None once they are erased, or if it is not theirs."""
        cipher = await self._cipher(who)
        if cipher is None:
            return None
        try:
            return unpadded(cipher.decrypt(sealed[:NONCE], sealed[NONCE:], _bound(purpose, who)))
        except (InvalidTag, ValueError):
            return None

    def forget(self, who: Who) -> None:
        """They are erased: do not even remember the key."""
        self._known.pop(who, None)

    async def _cipher(self, who: Who) -> AESGCM | None:
        now = asyncio.get_running_loop().time()
        if (known := self._known.get(who)) is not None and now - known[0] < FRESH:
            return known[1]
        author = await self._store.author(who)
        if author is None:
            self.forget(who)
            return None
        return self._remember(author, now)

    async def _made(self, who: Who) -> AESGCM:
        """A key for somebody who never wrote before. Of two who make one at once both take the first."""
        sealed = self._keys.seal(f"{PURPOSE} {who}", self._random(SIZE))
        author = await self._store.add_author(Author(who, self._keys.current, sealed))
        if author is None:
            raise Erased
        return self._remember(author, asyncio.get_running_loop().time())

    def _remember(self, author: Author, now: float) -> AESGCM:
        cipher = AESGCM(self._keys.open(author.key, f"{PURPOSE} {author.who}", author.sealed))
        self._known.pop(author.who, None)
        self._known[author.who] = now, cipher
        if len(self._known) > MOST:
            del self._known[next(iter(self._known))]
        return cipher


def padded(text: bytes) -> bytes:
    """Its length, itself, and room up to the next step: any bytes come back as they were."""
    whole = len(text).to_bytes(LENGTH, "big") + text
    return whole.ljust(-(-len(whole) // STEP) * STEP, b"\0")


def unpadded(whole: bytes) -> bytes:
    length = int.from_bytes(whole[:LENGTH], "big")
    return whole[LENGTH : LENGTH + length]


def _bound(purpose: str, who: Who) -> bytes:
    return f"{purpose} {who}".encode()
