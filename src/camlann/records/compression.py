"""How a record is kept in a store: compressed by zlib, with a preset dictionary for each game.

A dictionary is the beginning of a large game and of a small one, so that a record says most of what it says
by pointing there. What is kept names its dictionary by a checksum (RFC 1950): one that has been used is never
changed or removed. A game without a dictionary is compressed by itself.
"""

import zlib
from functools import cache
from importlib.resources import files

LEVEL = 9


def compressed(record: bytes, game: str) -> bytes:
    """The record as it is kept."""
    packer = zlib.compressobj(LEVEL, zdict=dictionaries().get(game, b""))
    return packer.compress(record) + packer.flush()


def plain(kept: bytes) -> bytes:
    """The record again. Of broken bytes nothing, which no reader takes for a record."""
    # The checksum of the dictionary stands behind the two bytes of the header.
    by_checksum = {zlib.adler32(each).to_bytes(4): each for each in dictionaries().values()}
    try:
        return zlib.decompressobj(zdict=by_checksum.get(kept[2:6], b"")).decompress(kept)
    except zlib.error:
        return b""


@cache
def dictionaries() -> dict[str, bytes]:
    """The dictionaries by game."""
    folder = files(__package__) / "dictionaries"
    return {file.name.removesuffix(".txt"): file.read_bytes() for file in folder.iterdir()}
