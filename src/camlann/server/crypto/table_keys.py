"""Table keys: the secret part of every event log is encrypted (AES-GCM) under a key per table.

The master key is in a file outside the store; each table's key is derived from it (HKDF). The store alone (a
dump, a backup) shows only what was public. There may be several master keys, for key rotation.
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

NONCE_BYTES = 12
STEP = 256
"""Encrypted parts are padded to a multiple of this many bytes, so that their length reveals little."""


GATES = "people "
"""Before the digits of a key that gates have: nobody takes one file for the other."""


class KeysOfGates(ValueError):
    """The file holds the part of the keys that gates have, and games need the whole."""


class KeysOfKeepers(ValueError):
    """The file holds the whole keys, and a gate must not have them."""


class WrongKey(Exception):
    """The key is missing or wrong, or the data was changed."""


class TableKeys:
    def __init__(self, masters: dict[int, bytes], runtime: Runtime) -> None:
        self.masters, self.current = masters, max(masters)
        self._random = runtime.random
        self._cipher = lru_cache(maxsize=10_000)(self._table_cipher)

    def seal(self, table: TableId, n: int, text: bytes) -> bytes:
        """Encrypt JSON for one position in a table's log; it cannot be decrypted at any other."""
        nonce = self._random(NONCE_BYTES)
        padded = text.ljust(-(-len(text) // STEP) * STEP)
        return nonce + self._cipher(self.current, table).encrypt(nonce, padded, _position(table, n))

    def open(self, key: int, table: TableId, n: int, encrypted: bytes) -> bytes:
        if key not in self.masters:
            raise WrongKey
        try:
            return self._cipher(key, table).decrypt(
                encrypted[:NONCE_BYTES], encrypted[NONCE_BYTES:], _position(table, n)
            )
        except InvalidTag as error:
            raise WrongKey from error

    def derive(self, purpose: str, key: int | None = None) -> bytes:
        """Derive a key for something other than a table, from the current master key or an earlier one."""
        return _hkdf(self.masters[self.current if key is None else key], purpose.encode())

    def people_keys(self) -> "PeopleKeys":
        """The keys that a gate may have: they cannot decrypt any game."""
        return PeopleKeys({key: self.derive("people", key) for key in self.masters}, self._random)

    def _table_cipher(self, key: int, table: TableId) -> AESGCM:
        return AESGCM(_hkdf(self.masters[key], b"table" + table.to_bytes(8, "big")))


class PeopleKeys:
    """The keys for people's texts and for reports: one derived from each master key."""

    def __init__(self, masters: dict[int, bytes], random: Callable[[int], bytes]) -> None:
        self.masters, self.current, self._random = masters, max(masters), random

    def seal(self, purpose: str, text: bytes) -> bytes:
        """Encrypt under the current key; only the same `purpose` decrypts it."""
        nonce = self._random(NONCE_BYTES)
        return nonce + AESGCM(_hkdf(self.masters[self.current], b"")).encrypt(nonce, text, purpose.encode())

    def open(self, key: int, purpose: str, sealed: bytes) -> bytes:
        if key not in self.masters:
            raise WrongKey
        cipher = AESGCM(_hkdf(self.masters[key], b""))
        try:
            return cipher.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], purpose.encode())
        except InvalidTag as error:
            raise WrongKey from error


def load(path: Path, runtime: Runtime, *, make: bool = False) -> TableKeys:
    """Read a key file: one key per line, its number and 64 hex digits. `make` one if there is none.

    Raises `KeysOfGates` for the part that gates have.
    """
    if make and not path.exists():
        _write(path, f"1 {runtime.random(32).hex()}\n")
    return TableKeys(_masters(path), runtime)


def save_people(path: Path, keys: PeopleKeys) -> None:
    """Write a new key file for gates. Raises `FileExistsError` if there is one."""
    save(path, keys.masters, GATES)


def save(path: Path, masters: dict[int, bytes], of: str = "") -> None:
    """Write a new key file. Raises `FileExistsError` if there is one."""
    _write(path, "".join(f"{number} {of}{key.hex()}\n" for number, key in sorted(masters.items())))


def load_people(path: Path, runtime: Runtime) -> PeopleKeys:
    """Read a key file for gates, with `people` before the digits. Raises `KeysOfKeepers` for a whole one."""
    return PeopleKeys(_masters(path, GATES), runtime.random)


def _write(path: Path, text: str) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(file, "w") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())


def _masters(path: Path, of: str = "") -> dict[int, bytes]:
    masters = {}
    for line in path.read_text().splitlines():
        number, _, digits = line.partition(" ")
        for_gates = digits.startswith(GATES)
        key = bytes.fromhex(digits.removeprefix(GATES))
        if for_gates != bool(of):
            raise KeysOfGates if for_gates else KeysOfKeepers
        masters[int(number)] = key
    if not masters or any(len(master) != 32 for master in masters.values()):
        raise ValueError(f"{path} holds no keys: a line each, a number and 64 hex digits")
    return masters


def _position(table: TableId, n: int) -> bytes:
    return table.to_bytes(8, "big") + n.to_bytes(8, "big")


def _hkdf(master: bytes, purpose: bytes) -> bytes:
    return HKDF(SHA256(), 32, salt=None, info=b"camlann " + purpose).derive(master)
