"""Writes the preset dictionary of a game: `python -m tests.records.write_dictionary GAME`.

Only before anything was kept with one. A game that has one keeps it: what was compressed with it needs it.
"""

import sys
from pathlib import Path

from camlann import avalon, shadows
from camlann.records import compression
from tests.records.bot_games import bot_game

FOLDER = Path(compression.__file__).parent / "dictionaries"
HALF = 2**14
"""zlib looks back 32 KiB at most."""
GAMES = {
    "avalon": ((avalon.presets(7)["everything"], 7), (avalon.Options(), 5)),
    "shadows": ((shadows.Options(expansion=True), 7), (shadows.Options(), 3)),
}
"""A large game, and a small one."""


def dictionary(game: str) -> bytes:
    return b"".join(bot_game(game, options, seats, "dictionary")[:HALF] for options, seats in GAMES[game])


if __name__ == "__main__":
    (name,) = sys.argv[1:]
    (FOLDER / f"{name}.txt").write_bytes(dictionary(name))
