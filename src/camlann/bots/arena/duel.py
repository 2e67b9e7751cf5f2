"""A duel of two bots: so many pairs of games, which can be stopped and taken up again."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from camlann.bots.arena.figures import DuelFigures, duel_figures
from camlann.bots.arena.modules import options_with
from camlann.bots.arena.pairs import Pair, play_pair
from camlann.bots.levels import bots

Progress = Callable[[str, int, int], None]
"""Called after each pair with the names of both bots, how many are done, and how many there are."""


class Duel(msgspec.Struct, frozen=True):
    a: str
    b: str
    pairs: int
    seats: int = 5
    modules: list[str] = []
    seed: str = "arena"

    @property
    def name(self) -> str:
        """The name of the file that keeps its pairs: everything that they depend on but their number."""
        return "-".join([self.a, self.b, str(self.seats), *self.modules, self.seed]) + ".jsonl"


def run(duel: Duel, keep: Path | None = None, progress: Progress | None = None) -> DuelFigures:
    """Play what has not been played yet, and count."""
    done = _kept(keep, duel)
    known = bots("avalon")
    options = options_with(duel.modules, duel.seats)
    for number in range(len(done), duel.pairs):
        pair = play_pair(options, duel.seats, duel.seed, number, known[duel.a], known[duel.b])
        done.append(pair)
        if keep is not None:
            with (keep / duel.name).open("ab") as file:
                file.write(_line(pair))
        if progress is not None:
            progress(f"{duel.a} and {duel.b}", number + 1, duel.pairs)
    return duel_figures(duel.a, duel.b, duel.seats, duel.modules, duel.seed, done[: duel.pairs])


def _kept(keep: Path | None, duel: Duel) -> list[Pair]:
    """The pairs that were played before. A last line that was cut off is removed."""
    if keep is None:
        return []
    keep.mkdir(parents=True, exist_ok=True)
    file, found = keep / duel.name, list[Pair]()
    for line in file.read_bytes().splitlines() if file.exists() else []:
        try:
            found.append(msgspec.json.decode(line, type=Pair))
        except msgspec.DecodeError:
            break
    file.write_bytes(b"".join(map(_line, found)))
    return found


def _line(pair: Pair) -> bytes:
    return msgspec.json.encode(pair) + b"\n"
