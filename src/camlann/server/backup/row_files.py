"""Row files: the rows of one table, each as its length and the row in MessagePack."""

import hashlib
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

Row: TypeAlias = list[Any]
"""Numbers, texts and bytes: a truth value is 0 or 1, a list is JSON, as SQLite has them."""

LENGTH_BYTES = 4
CHUNK_BYTES = 1 << 20


class RowFile(Struct, frozen=True):
    columns: tuple[str, ...]
    rows: int
    bytes: int
    sha256: str


def path_of(folder: Path, table: str) -> Path:
    return folder / f"{table}.rows"


async def write(folder: Path, table: str, columns: tuple[str, ...], rows: AsyncIterator[Row]) -> RowFile:
    """Write a new file, for this user alone. It is on the disk when this returns."""
    encode, digest, count, size = msgspec.msgpack.Encoder().encode, hashlib.sha256(), 0, 0
    file = os.open(path_of(folder, table), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(file, "wb") as out:
        async for row in rows:
            data = encode(row)
            piece = len(data).to_bytes(LENGTH_BYTES, "big") + data
            digest.update(piece)
            out.write(piece)
            count, size = count + 1, size + len(piece)
        out.flush()
        os.fsync(out.fileno())
    return RowFile(columns, count, size, digest.hexdigest())


def is_whole(folder: Path, table: str, file: RowFile) -> bool:
    """Is it as it was written?"""
    digest = hashlib.sha256()
    try:
        with path_of(folder, table).open("rb") as found:
            while piece := found.read(CHUNK_BYTES):
                digest.update(piece)
    except OSError:
        return False
    return digest.hexdigest() == file.sha256


def read(folder: Path, table: str) -> Iterator[Row]:
    """The rows of a file that is whole."""
    decode = msgspec.msgpack.Decoder(list[Any]).decode
    with path_of(folder, table).open("rb") as found:
        while head := found.read(LENGTH_BYTES):
            yield decode(found.read(int.from_bytes(head, "big")))
