"""Servers for true games: one at people's pace, a quick one, and both with dice that a test may tell.

A game that is dealt by told dice is the same whenever all do the same. Whoever checks such a deal afterwards
finds that it was not fair.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.server.harness.one_process_server import OneProcessServer

PACE: Final = ("--animation-scale", "1")
QUICK: Final = ("--animation-scale", "0.3")
"""A quest is shown for two seconds, and a message takes some hundredths of one."""
DICE: Final = "dice.json"
# By the lot that was drawn when a game was chosen: its dice.
TOLD = """
import json, pathlib
from camlann.server.keeper import server_commitment
fair, dice = server_commitment.seed, pathlib.Path({path!r})
def seed(deal, secret):
    told = json.loads(dice.read_text()) if dice.exists() else {{}}
    mine = told.get(deal.name.partition("/")[0]) if deal is not None else None
    return fair(deal, secret) if mine is None else bytes.fromhex(mine)
server_commitment.seed = seed
"""


@contextmanager
def at_pace(folder: Path, *flags: str) -> Iterator[OneProcessServer]:
    server = OneProcessServer(folder, *(flags or PACE))
    server.before = TOLD.format(path=str(folder / DICE))
    server.start()
    try:
        yield server
    finally:
        server.stop()


def tell_dice(server: OneProcessServer, lot: str, seed: bytes) -> None:
    """The game that has drawn this lot is dealt by these."""
    path = server.folder / DICE
    told = json.loads(path.read_text()) if path.exists() else {}
    (new := path.with_suffix(".new")).write_text(json.dumps(told | {lot: seed.hex()}))
    new.replace(path)
