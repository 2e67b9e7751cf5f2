"""The keys of the tables: what nobody may read while a game runs is kept encrypted.

A master key lies in a file outside the store, and each table's key is derived from it. Whoever has the store
alone (a dump, a backup) reads what was public. Several master keys may be known, so that one can be replaced.
"""

import os
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from camlann.runtime import Runtime
from camlann.server.store import TableId

NONCE = 12
STEP = 256
"""Closed parts are as long as a multiple of this, so that their length says little."""


class WrongKey(Exception):
    """No key, or not the key this was sealed with; or it was changed since."""


class Keys:
    def __init__(self, masters: dict[int, bytes], runtime: Runtime) -> None:
        self.masters, self.current = masters, max(masters)
        self._random = runtime.random
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

    def derived(self, purpose: str, key: int | None = None) -> bytes:
        """A key for something other than a table, from the present master key or an earlier one."""
        return _hkdf(self.masters[self.current if key is None else key], purpose.encode())

    def of_people(self) -> "PeopleKeys":
        """What a gate may have of them: with it no game can be read."""
        return PeopleKeys({key: self.derived("people", key) for key in self.masters}, self._random)

    def _derive(self, key: int, table: TableId) -> AESGCM:
        return AESGCM(_hkdf(self.masters[key], b"table" + table.to_bytes(8, "big")))


class PeopleKeys:
    """The keys around what people write and what is reported; of each master key one."""

    def __init__(self, masters: dict[int, bytes], random: Callable[[int], bytes]) -> None:
        self.masters, self.current, self._random = masters, max(masters), random

    def seal(self, purpose: str, text: bytes) -> bytes:
        """Encrypt under the present key; `purpose` says what for, and it opens for nothing else."""
        nonce = self._random(NONCE)
        return nonce + AESGCM(_hkdf(self.masters[self.current], b"")).encrypt(nonce, text, purpose.encode())

    def open(self, key: int, purpose: str, sealed: bytes) -> bytes:
        if key not in self.masters:
            raise WrongKey
        cipher = AESGCM(_hkdf(self.masters[key], b""))
        try:
            return cipher.decrypt(sealed[:NONCE], sealed[NONCE:], purpose.encode())
        except InvalidTag as error:
            raise WrongKey from error


def load(path: Path, runtime: Runtime, *, make: bool = False) -> Keys:
    """The keys in a file: a line each, its number and 64 hex digits. `make` one if there is none."""
    if make and not path.exists():
        _write(path, f"1 {runtime.random(32).hex()}\n")
    return Keys(_masters(path), runtime)


def save_people(path: Path, keys: PeopleKeys) -> None:
    """Where there is none yet."""
    _write(path, "".join(f"{number} {key.hex()}\n" for number, key in sorted(keys.masters.items())))


def load_people(path: Path, runtime: Runtime) -> PeopleKeys:
    """What gates are given of the keys: a file of the same form."""
    return PeopleKeys(_masters(path), runtime.random)


def _write(path: Path, text: str) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(file, "w") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())


def _masters(path: Path) -> dict[int, bytes]:
    masters = {}
    for line in path.read_text().splitlines():
        number, _, digits = line.partition(" ")
        masters[int(number)] = bytes.fromhex(digits)
    if not masters or any(len(master) != 32 for master in masters.values()):
        raise ValueError(f"{path} holds no keys: a line each, a number and 64 hex digits")
    return masters


def _place(table: TableId, n: int) -> bytes:
    return table.to_bytes(8, "big") + n.to_bytes(8, "big")


def _hkdf(master: bytes, purpose: bytes) -> bytes:
    return HKDF(SHA256(), 32, salt=None, info=b"camlann " + purpose).derive(master)
