"""All duels that say how strong the bots of Avalon are, and one table of what was played of them so far."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import groupby
from pathlib import Path
from typing import TypeAlias

from msgspec.structs import replace

from camlann.bots.arena.duel import Duel, Progress, run
from camlann.bots.arena.figures import DuelFigures, Rate, both_sides, duel_figures, rate
from camlann.bots.arena.modules import MODULES
from camlann.bots.arena.pairs import Pair
from camlann.bots.arena.result_file import ResultFile

DUELS = (
    ("rules", "naive"),
    ("bayes", "naive"),
    ("bayes", "observing"),
    ("rules", "random"),
    ("logic", "rules"),
    ("bayes", "logic"),
    ("bayes", "bayes"),
)
SETS = (
    (),
    ("percival", "morgana", "lady", "hidden_switch", "plot", "free_lock5_concluded"),
    ("percival", "mordred", "excalibur", "open_schedule", "free"),
    ("oberon", "known_pair", "lady", "free_lock5_won"),
)
"""The first game, and three sets that together hold every module."""
LEVELS = (("logic", "rules"), ("bayes", "logic"), ("bayes", "bayes"))
"""Those of the duels in which both bots are ones that tables have."""
PAIRS = {5: 1000, 7: 300, 10: 100}
"""By seats, the pairs of each duel."""
SHARES = (0.1, 0.3, 1.0)
"""Every duel is played up to the first share, then every duel to the second."""


Cell: TypeAlias = Mapping[tuple[str, str], DuelFigures]
"""The duels with the same seats and modules, by their bots."""


def cells() -> Iterator[tuple[int, tuple[str, ...]]]:
    """Seats and modules: the first game everywhere, each module with five seats, sets with more."""
    yield from ((seats, ()) for seats in PAIRS)
    yield from ((5, (module,)) for module in MODULES)
    yield from ((seats, modules) for seats in (7, 10) for modules in SETS[1:])


def duels(seed: str) -> list[Duel]:
    return [
        Duel(a, b, PAIRS[seats], seats, list(modules), seed) for seats, modules in cells() for a, b in DUELS
    ]


def play_all(keep: Path, seed: str, jobs: int = 1, progress: Progress | None = None) -> None:
    """Play what is missing; the first game with five seats is played to its end before all others."""
    every = duels(seed)
    _play([duel for duel in every if duel.seats == 5 and not duel.modules], keep, jobs, progress)
    for share in SHARES:
        _play([replace(duel, pairs=int(share * duel.pairs)) for duel in every], keep, jobs, progress)


def _play(some: Sequence[Duel], keep: Path, jobs: int, progress: Progress | None) -> None:
    """Play duels in so many processes; with one, `progress` is told of pairs, and with more, of duels."""
    if jobs == 1:
        for duel in some:
            run(duel, keep, progress)
        return
    with ProcessPoolExecutor(jobs) as pool:
        ended = as_completed([pool.submit(run, duel, keep) for duel in some])
        for number, future in enumerate(ended, 1):
            future.result()
            if progress is not None:
                progress("duels", number, len(some))


def played(keep: Path, seed: str) -> list[DuelFigures]:
    """What was played so far."""
    found = list[DuelFigures]()
    for duel in duels(seed):
        pairs = ResultFile(keep, duel.name, Pair).done[: duel.pairs]
        if pairs:
            found.append(duel_figures(duel.a, duel.b, duel.seats, duel.modules, seed, pairs))
    return found


def _five_rejections(cell: Cell) -> Rate:
    """Where `rules` and better bots played each other."""
    sides = [side for bots in LEVELS for side in (cell[bots].a_good, cell[bots].b_good)]
    games = sum(sum(side.endings.values()) for side in sides)
    return rate(sum(side.endings.get("five_rejections", 0) for side in sides), games)


COLUMNS: dict[str, Callable[[Cell], Rate]] = {
    "rules Good beats naive": lambda cell: cell["rules", "naive"].a_good.good_wins,
    "bayes Good beats naive": lambda cell: cell["bayes", "naive"].a_good.good_wins,
    "naive Good beats bayes": lambda cell: cell["bayes", "naive"].b_good.good_wins,
    "bayes Good beats observing": lambda cell: cell["bayes", "observing"].a_good.good_wins,
    "own games: three successes": lambda cell: both_sides(cell["bayes", "bayes"]).three_successes,
    "own games: Merlin found": lambda cell: both_sides(cell["bayes", "bayes"]).merlin_found,
    "five rejections": _five_rejections,
    "rules against random": lambda cell: cell["rules", "random"].a_score,
    "logic against rules": lambda cell: cell["logic", "rules"].a_score,
    "bayes against logic": lambda cell: cell["bayes", "logic"].a_score,
}
"""In percent."""


def markdown(found: Sequence[DuelFigures]) -> str:
    """A row for each number of seats and set of modules; a dash where a duel has not been played."""
    lines = ["| seats | modules | pairs | " + " | ".join(COLUMNS) + " |", "|---" * (3 + len(COLUMNS)) + "|"]
    for (seats, modules), group in groupby(
        sorted(found, key=_place), lambda duel: (duel.seats, duel.modules)
    ):
        cell = {(duel.a, duel.b): duel for duel in group}
        pairs = min(duel.pairs for duel in cell.values())
        row = [str(seats), ", ".join(modules) or "none", f"{pairs:,}"]
        row += [_shown(column, cell) for column in COLUMNS.values()]
        lines.append("| " + " | ".join(row) + " |")
    return "\n".join(lines)


def _place(duel: DuelFigures) -> int:
    return [*cells()].index((duel.seats, tuple(duel.modules)))


def _shown(column: Callable[[Cell], Rate], cell: Cell) -> str:
    try:
        return str(column(cell))
    except KeyError:
        return "–"
