"""A duel of two bots: so many pairs of games, which can be stopped and taken up again."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from camlann.bots.arena.figures import DuelFigures, duel_figures
from camlann.bots.arena.modules import options_with
from camlann.bots.arena.named_bot import bot_named
from camlann.bots.arena.pairs import Pair, play_pair
from camlann.bots.arena.result_file import ResultFile

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
        """The name of the file that keeps its pairs: everything that they depend on but their number, and the
        code of the bots. Not every system allows a colon, so a bot of one's own has a dot there.
        """
        bots = [name.replace(":", ".") for name in (self.a, self.b)]
        return "-".join([*bots, str(self.seats), *self.modules, self.seed]) + ".jsonl"


def run(duel: Duel, keep: Path | None = None, progress: Progress | None = None) -> DuelFigures:
    """Play what has not been played yet, and count. Raises `UnknownBot`."""
    pairs = ResultFile(keep, duel.name, Pair)
    a, b = bot_named("avalon", duel.a), bot_named("avalon", duel.b)
    options = options_with(duel.modules, duel.seats)
    for number in range(len(pairs.done), duel.pairs):
        pairs.add(play_pair(options, duel.seats, duel.seed, number, a, b))
        if progress is not None:
            progress(f"{duel.a} and {duel.b}", number + 1, duel.pairs)
    return duel_figures(duel.a, duel.b, duel.seats, duel.modules, duel.seed, pairs.done[: duel.pairs])
