"""All duels that say how strong the bots of Avalon are, and one table of what was played of them so far."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from camlann.bots.arena.duel import Duel, Progress, run
from camlann.bots.arena.figures import DuelFigures, duel_figures
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
PAIRS = {5: 1000, 7: 300, 10: 100}
"""By seats, the pairs of each duel."""
SHARES = (0.1, 0.3, 1.0)
"""Every duel is played up to the first share, then every duel to the second."""


def cells() -> Iterator[tuple[int, tuple[str, ...]]]:
    """Seats and modules: the first game everywhere, each module with five seats, sets with more."""
    yield from ((seats, ()) for seats in PAIRS)
    yield from ((5, (module,)) for module in MODULES)
    yield from ((seats, modules) for seats in (7, 10) for modules in SETS[1:])


def duels(seed: str) -> list[Duel]:
    return [
        Duel(a, b, PAIRS[seats], seats, list(modules), seed) for seats, modules in cells() for a, b in DUELS
    ]


def play_all(keep: Path, seed: str, progress: Progress | None = None) -> None:
    """Play what is missing; the first game with five seats is played to its end before all others."""
    every = duels(seed)
    first = [duel for duel in every if duel.seats == 5 and not duel.modules]
    for duel in first:
        run(duel, keep, progress)
    for share in SHARES:
        for duel in every:
            run(Duel(duel.a, duel.b, int(share * duel.pairs), duel.seats, duel.modules, seed), keep, progress)


def played(keep: Path, seed: str) -> list[DuelFigures]:
    """What was played so far."""
    found = list[DuelFigures]()
    for duel in duels(seed):
        pairs = ResultFile(keep, duel.name, Pair).done[: duel.pairs]
        if pairs:
            found.append(duel_figures(duel.a, duel.b, duel.seats, duel.modules, seed, pairs))
    return found


HEAD = (
    "| seats | modules | A | B | pairs | A wins % | A Good wins % | three successes % | Merlin found % "
    "| five rejections % | B Good wins % | three successes % | Merlin found % | five rejections % |"
)


def markdown(found: Sequence[DuelFigures]) -> str:
    """A row for each duel: both sides together, A Good, B Good."""
    lines = [HEAD, "|---" * HEAD.count(" |") + "|"]
    for duel in found:
        chosen = ", ".join(duel.modules) or "none"
        row = [duel.seats, chosen, duel.a, duel.b, duel.pairs, duel.a_score]
        for side in (duel.a_good, duel.b_good):
            row += [side.good_wins, side.three_successes, side.merlin_found, side.five_rejections]
        lines.append("| " + " | ".join(map(str, row)) + " |")
    return "\n".join(lines)
