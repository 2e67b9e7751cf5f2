"""What is kept of a record is small, and is read again for ever."""

import zlib
from pathlib import Path

import pytest

from camlann import avalon, shadows
from camlann.records.compression import compressed, dictionaries, plain
from camlann.records.record import BrokenRecord, head, load
from tests.records.bot_games import bot_game

LOGS = sorted((Path(__file__).parents[1] / "logs").glob("*.camlann"))
CHECKSUMS = {"avalon": 0x0465B726, "shadows": 0x7F21266F}
"""Of 0.1.0. Records were kept with these: whoever needs a better dictionary adds one beside it."""


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_a_record_comes_back_byte_for_byte(log: Path) -> None:
    record = log.read_bytes()
    kept = compressed(record, head(record).game)
    assert plain(kept) == record
    assert len(kept) < len(record) / 8
    assert load(plain(kept)).rows


def test_a_game_without_a_dictionary_is_compressed_by_itself() -> None:
    record = LOGS[0].read_bytes()
    kept = compressed(record, "tafl")
    assert plain(kept) == zlib.decompress(kept) == record
    assert len(compressed(record, "avalon")) < len(kept)


def test_dictionaries_never_change() -> None:
    assert {game: zlib.adler32(text) for game, text in dictionaries().items()} == CHECKSUMS


def test_broken_bytes_are_no_record() -> None:
    kept = compressed(LOGS[0].read_bytes(), "avalon")
    unknown = zlib.compressobj(zdict=b"somebody else's")
    for broken in (
        b"",
        b"\0 not compressed",
        kept[: len(kept) // 2],
        kept[:2] + bytes(4) + kept[6:],
        kept[:-9] + bytes([kept[-9] ^ 1]) + kept[-8:],
        unknown.compress(b"{}") + unknown.flush(),
    ):
        with pytest.raises(BrokenRecord):
            load(plain(broken))


@pytest.mark.parametrize(
    "game, options, seats, most",
    [
        ("avalon", avalon.Options(), 5, 3000),
        ("avalon", avalon.Options(), 10, 5000),
        ("shadows", shadows.Options(), 3, 15_000),
    ],
    ids=["Avalon with five", "Avalon with ten", "Shadows with three"],
)
def test_a_game_is_kept_in_few_bytes(game: str, options: object, seats: int, most: int) -> None:
    record = bot_game(game, options, seats, "few bytes")
    assert len(compressed(record, game)) < most < len(record) / 5
