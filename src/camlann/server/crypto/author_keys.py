"""Author keys: one encryption key per person for the texts they write. Deleting the key erases the texts.

Each person has a random key, made when they first write. It is stored wrapped under a key that is not in the
store: one derived from the master key. So a dump of the store reveals no text, and a backup without the table
`author_keys` reveals no text of people erased since. Linked guest accounts each keep their key: the id under
which a text was written counts. Bots come and go, and nobody erases them: they share one key.
"""

import asyncio

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from camlann.runtime import Runtime
from camlann.server.crypto.table_keys import NONCE_BYTES, STEP, PeopleKeys
from camlann.server.store.author_keys import AuthorKey, AuthorKeyStore
from camlann.table import PersonId, is_bot

PURPOSE = "authors"
KEY_BYTES, LENGTH_BYTES = 32, 4
KEY_CACHE_SECONDS = 60.0
"""How long a process caches a key: after an erasure it can read the texts no longer than this."""
MAX_CACHED_KEYS = 5_000
ALL_BOTS = PersonId("bot:")
"""Under this id the key of all bots is stored. It is no bot's own id."""


class Erased(Exception):
    """The author has been erased."""


class AuthorKeyring:
    def __init__(self, store: AuthorKeyStore, keys: PeopleKeys, runtime: Runtime) -> None:
        self._store, self._keys, self._random = store, keys, runtime.random
        self._known: dict[PersonId, tuple[float, AESGCM]] = {}
        """An LRU cache: when each key was read, and its cipher; the latest last."""

    async def seal(self, person_id: PersonId, text: bytes, purpose: str = "chat") -> bytes:
        """Pad and encrypt a text of this author. Raises `Erased`, and may raise `Unreachable`."""
        owner = ALL_BOTS if is_bot(person_id) else person_id
        cipher = await self._cipher(owner) or await self._make(owner)
        nonce = self._random(NONCE_BYTES)
        return nonce + cipher.encrypt(nonce, padded(text), _bound(purpose, person_id))

    async def open(self, person_id: PersonId, sealed: bytes, purpose: str = "chat") -> bytes | None:
        """Decrypt a text of this author; None if they are erased or the text is not theirs."""
        cipher = await self._cipher(ALL_BOTS if is_bot(person_id) else person_id)
        if cipher is None:
            return None
        try:
            return unpadded(
                cipher.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], _bound(purpose, person_id))
            )
        except (InvalidTag, ValueError):
            return None

    def forget(self, person_id: PersonId) -> None:
        """Drop a cached key: the person is erased."""
        self._known.pop(person_id, None)

    async def _cipher(self, person_id: PersonId) -> AESGCM | None:
        now = asyncio.get_running_loop().time()
        if (known := self._known.get(person_id)) is not None and now - known[0] < KEY_CACHE_SECONDS:
            return known[1]
        author_key = await self._store.author_key(person_id)
        if author_key is None:
            self.forget(person_id)
            return None
        return self._remember(author_key, now)

    async def _make(self, person_id: PersonId) -> AESGCM:
        """Make a key for a new author. If two processes do it at once, both use the first."""
        sealed = self._keys.seal(f"{PURPOSE} {person_id}", self._random(KEY_BYTES))
        author_key = await self._store.add_author_key(AuthorKey(person_id, self._keys.current, sealed))
        if author_key is None:
            raise Erased
        return self._remember(author_key, asyncio.get_running_loop().time())

    def _remember(self, author_key: AuthorKey, now: float) -> AESGCM:
        person_id = author_key.person_id
        cipher = AESGCM(self._keys.open(author_key.master_key, f"{PURPOSE} {person_id}", author_key.wrapped))
        self._known.pop(person_id, None)
        self._known[person_id] = now, cipher
        if len(self._known) > MAX_CACHED_KEYS:
            del self._known[next(iter(self._known))]
        return cipher


def padded(text: bytes) -> bytes:
    """The length, the text, and zeros up to the next multiple of `STEP`."""
    whole = len(text).to_bytes(LENGTH_BYTES, "big") + text
    return whole.ljust(-(-len(whole) // STEP) * STEP, b"\0")


def unpadded(whole: bytes) -> bytes:
    length = int.from_bytes(whole[:LENGTH_BYTES], "big")
    return whole[LENGTH_BYTES : LENGTH_BYTES + length]


def _bound(purpose: str, person_id: PersonId) -> bytes:
    return f"{purpose} {person_id}".encode()
