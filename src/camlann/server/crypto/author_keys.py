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

from camlann.runtime import Runtime
from camlann.server.crypto.table_keys import NONCE, STEP, PeopleKeys
from camlann.server.store.author_keys import Author
from camlann.table import PersonId

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

    async def author(self, person_id: PersonId) -> Author | None: ...


class Authors:
    def __init__(self, store: AuthorKeys, keys: PeopleKeys, runtime: Runtime) -> None:
        self._store, self._keys, self._random = store, keys, runtime.random
        self._known: dict[PersonId, tuple[float, AESGCM]] = {}
        """Since when each is known, the latest last."""

    async def seal(self, person_id: PersonId, text: bytes, purpose: str = "chat") -> bytes:
        """Encrypt what somebody has written; padded. Raises `Erased`, and may raise `Unreachable`."""
        cipher = await self._cipher(person_id)
        if cipher is None:
            cipher = await self._made(person_id)
        nonce = self._random(NONCE)
        return nonce + cipher.encrypt(nonce, padded(text), _bound(purpose, person_id))

    async def open(self, person_id: PersonId, sealed: bytes, purpose: str = "chat") -> bytes | None:
        """What somebody has written; None once they are erased, or if it is not theirs."""
        cipher = await self._cipher(person_id)
        if cipher is None:
            return None
        try:
            return unpadded(cipher.decrypt(sealed[:NONCE], sealed[NONCE:], _bound(purpose, person_id)))
        except (InvalidTag, ValueError):
            return None

    def forget(self, person_id: PersonId) -> None:
        """They are erased: do not even remember the key."""
        self._known.pop(person_id, None)

    async def _cipher(self, person_id: PersonId) -> AESGCM | None:
        now = asyncio.get_running_loop().time()
        if (known := self._known.get(person_id)) is not None and now - known[0] < FRESH:
            return known[1]
        author = await self._store.author(person_id)
        if author is None:
            self.forget(person_id)
            return None
        return self._remember(author, now)

    async def _made(self, person_id: PersonId) -> AESGCM:
        """A key for somebody who never wrote before. Of two who make one at once both take the first."""
        sealed = self._keys.seal(f"{PURPOSE} {person_id}", self._random(SIZE))
        author = await self._store.add_author(Author(person_id, self._keys.current, sealed))
        if author is None:
            raise Erased
        return self._remember(author, asyncio.get_running_loop().time())

    def _remember(self, author: Author, now: float) -> AESGCM:
        cipher = AESGCM(self._keys.open(author.key, f"{PURPOSE} {author.person_id}", author.sealed))
        self._known.pop(author.person_id, None)
        self._known[author.person_id] = now, cipher
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


def _bound(purpose: str, person_id: PersonId) -> bytes:
    return f"{purpose} {person_id}".encode()
