"""What bayes believes against what is true, over many games: a table and a picture for docs/bots.md.

    python -m tests.bots.avalon.calibration_report 10000

Prints the expected calibration error and the table, and writes docs/pictures/calibration.svg.
"""

import sys
from pathlib import Path
from typing import NamedTuple

from tests.bots.avalon.test_calibration import BINS, calibration_error, judgements

PICTURE = Path(__file__).parents[3] / "docs/pictures/calibration.svg"
SIZE, EDGE = 300, 30
TELL_EVERY = 100


class Bin(NamedTuple):
    size: int
    believed: float
    """On average."""
    true: float
    """How often."""


def binned(judged: list[tuple[float, bool]]) -> list[Bin]:
    """By chance, in steps of equal width; without the steps where nothing was believed."""
    steps: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for chance, true in judged:
        steps[min(BINS - 1, int(BINS * chance))].append((chance, true))
    return [
        Bin(
            len(step),
            sum(chance for chance, _ in step) / len(step),
            sum(true for _, true in step) / len(step),
        )
        for step in steps
        if step
    ]


def table(bins: list[Bin]) -> str:
    head = "| judgements | believed | true |\n|---|---|---|\n"
    return head + "".join(f"| {each.size:,} | {each.believed:.1%} | {each.true:.1%} |\n" for each in bins)


def picture(bins: list[Bin]) -> str:
    """A point for each step; on the diagonal belief and truth agree."""
    whole, most = SIZE + 2 * EDGE, max(each.size for each in bins)
    points = "".join(
        f'<circle cx="{EDGE + SIZE * each.believed:.1f}" cy="{EDGE + SIZE * (1 - each.true):.1f}" '
        f'r="{3 + 5 * (each.size / most) ** 0.5:.1f}"/>'
        for each in bins
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" '
        f'font-family="sans-serif" font-size="12">'
        f'<rect width="{whole}" height="{whole}" fill="#fffdf6"/>'
        f'<path d="M{EDGE} {EDGE}V{EDGE + SIZE}H{EDGE + SIZE}" fill="none" stroke="#20180c"/>'
        f'<path d="M{EDGE} {EDGE + SIZE}L{EDGE + SIZE} {EDGE}" stroke="#b08d3c" stroke-dasharray="4 4"/>'
        f'<g fill="#7a5310" fill-opacity=".8">{points}</g>'
        f'<text x="{EDGE + SIZE}" y="{whole - 10}" text-anchor="end">believed to be Evil, 0 to 100 %</text>'
        f'<text x="{EDGE}" y="{EDGE - 10}">is Evil, 0 to 100 %</text></svg>\n'
    )


def main(games: int) -> None:
    judged: list[tuple[float, bool]] = []
    for number in range(games):
        judged += judgements(number)
        if (number + 1) % TELL_EVERY == 0:
            print(f"{number + 1} of {games} games", file=sys.stderr, flush=True)
    bins = binned(judged)
    print(f"{calibration_error(judged):.4f} over {len(judged):,} judgements\n\n{table(bins)}")
    PICTURE.write_text(picture(bins), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]))
