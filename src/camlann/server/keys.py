"""The keys of the tables: what nobody may read while a game runs is kept encrypted.

A master key lies in a file outside the store, and each table's key is derived from it. Whoever has the store
alone (a dump, a backup) reads what was public. Several master keys may be known, so that one can be replaced.
"""

import os
from functools import lru_cache
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from camlann.server.means import Means
from camlann.server.store import TableId

NONCE = 12
STEP = 256
"""Closed parts are as long as a multiple of this, so that their length says little."""


class WrongKey(Exception):
    """No key, or not the key this was sealed with; or it was changed since."""


class Keys:
    def __init__(self, masters: dict[int, bytes], means: Means) -> None:
        self.masters, self.current = masters, max(masters)
        self._random = means.random
        self._cipher = lru_cache(maxsize=10_000)(self._derive)

    def seal(self, table: TableId, n: int, text: bytes) -> bytes:
        """Encrypt JSON for one place in a table's log; it opens nowhere else."""
        nonce = self._random(NONCE)
        padded = text.ljust(-(-len(text) // STEP) * STEP)
        return nonce + self._cipher(self.current, table).encrypt(nonce, padded, _place(table, n))

    def open(self, key: int, table: TableId, n: int, closed: bytes) -> bytes:
        if key not in self.masters:
            raise WrongKey
        try:
            return self._cipher(key, table).decrypt(closed[:NONCE], closed[NONCE:], _place(table, n))
        except InvalidTag as error:
            raise WrongKey from error

    def derived(self, purpose: str) -> bytes:
        """A key for something other than a table."""
        return _hkdf(self.masters[self.current], purpose.encode())

    def _derive(self, key: int, table: TableId) -> AESGCM:
        return AESGCM(_hkdf(self.masters[key], b"table" + table.to_bytes(8, "big")))


def load(path: Path, means: Means, *, make: bool = False) -> Keys:
    """The keys in a file: a line each, its number and 64 hex digits. `make` one if there is none."""
    if make and not path.exists():
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(file, "w") as out:
            out.write(f"1 {means.random(32).hex()}\n")
            out.flush()
            os.fsync(out.fileno())
    masters = {}
    for line in path.read_text().splitlines():
        number, _, digits = line.partition(" ")
        masters[int(number)] = bytes.fromhex(digits)
    if not masters or any(len(master) != 32 for master in masters.values()):
        raise ValueError(f"{path} holds no keys: a line each, a number and 64 hex digits")
    return Keys(masters, means)


def _place(table: TableId, n: int) -> bytes:
    return table.to_bytes(8, "big") + n.to_bytes(8, "big")


def _hkdf(master: bytes, purpose: bytes) -> bytes:
    return HKDF(SHA256(), 32, salt=None, info=b"camlann " + purpose).derive(master)
