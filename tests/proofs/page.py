"""`docs/proofs.md`: the short forms, and a row for each proof, which is replaced when the proof is run.

The README says how far each proof that it names was run, on which commit and when: it is quoted from here.
"""

import re
from collections.abc import Sequence
from pathlib import Path

from tests.proofs.catalogue import Proof
from tests.proofs.progress import Progress

START = """# Proofs on record

The long forms of the project's tests: what they claim, how far they were run, on which code, and what they
counted. `scripts/prove` writes this page; do not write rows by hand.

```console
$ scripts/prove --list          # the proofs, and how far each has come on this code
$ scripts/prove                 # all of them, whole: hours
$ scripts/prove --share 0.1     # a tenth of each
$ scripts/prove fuzz --minutes 30
```

An interrupted run resumes where it stopped, as long as the code is the same. A row is of one commit.
*Recorded in*: the commit that was run is not in the history any more; this one was the first with the row.
*Holds*: every unit up to this number was tried and nothing was found. **Failed**: something was found, among
the units named.

## What every change runs

`scripts/test` runs a short form of each: a sample, or a covering set in which each language, size or role
comes at least once, and not each with each other. None of them fails because the machine is slow or busy:
they check states, counts, ratios and virtual time. Every night `bash .ci/run nightly` runs the long forms in
browsers, and parts of those of worlds and games.

| subject | every run | long form |
|---|---|---|
"""
SHORT_FORMS = (
    (
        "faults of real processes",
        "1 of each of 9 kinds, and a rolling restart",
        "`scripts/chaos --faults 300`, `scripts/chaos --rolling`",
    ),
    (
        "simulation",
        "20 worlds, and 4 in which a bug was once found; recovery time in 3 worlds for each of 4 faults",
        "`scripts/simulate 10000 20000`",
    ),
    (
        "random games",
        "360 of Avalon, 49 of Shadows",
        "`scripts/prove avalon-games shadows-games`",
    ),
    (
        "why something is closed in Shadows",
        "36 games",
        "`scripts/prove shadows-reasons`",
    ),
    (
        "two worlds, by the rules",
        "100 pairs of Avalon, 120 of Shadows, and random ones",
        "`scripts/prove avalon-worlds shadows-worlds`",
    ),
    (
        "two worlds, at the whole server",
        "Avalon: 30 pairs for a viewer, 8 for somebody who watches the network, 6 with an absent "
        "player; Shadows: 7, 7 and 3",
        "`scripts/prove served-avalon served-shadows`",
    ),
    (
        "push messages",
        "a whole slow game of each kind, 4 worlds with other roles, and 4 planted leaks",
        "`scripts/prove push-games push-worlds`",
    ),
    (
        "fuzzing",
        "2,000 messages",
        "`scripts/prove fuzz`",
    ),
    (
        "backup and restore",
        "2 tables with each engine",
        "`scripts/prove restore`: 20 tables; `scripts/test -m long tests/browser/test_restored.py`: a page",
    ),
    (
        "upgrade of a store with running games",
        "20 games that older code began go on, 2 of them to their end",
        "`scripts/test -m long tests/server/upgrade`: all of them to their end",
    ),
    (
        "timing of a fail",
        "300 answers of each kind",
        "`scripts/prove timing`",
    ),
    (
        "a room on film in two worlds",
        "12 moments of a phone and the display",
        "`scripts/prove film`: 200 moments of 5 phones and the display",
    ),
    (
        "two roles on one screen, pixel for pixel, with the card closed",
        "each of 7 moments with two of three roles, each two of them twice at least",
        "`scripts/test -m long tests/browser/access/test_worlds.py` (every role)",
    ),
    (
        "what the page of Shadows says of loyalty",
        "every preset with every second number of players, and with three",
        "`scripts/test -m long tests/browser/access/test_loyalty_told.py` (with all)",
    ),
    (
        "games of seven in one room with a display",
        "one of Avalon and one of Shadows, and the reveal in each style",
        "`scripts/test -m long tests/browser/room/test_one_room.py` (every style in every language, and "
        "Shadows in every language)",
    ),
    (
        "screens, for accessibility",
        "1 in 14 moments of a game, in English and in Persian",
        "`scripts/test -m long tests/browser/access/test_screens.py`",
    ),
    (
        "layout of a game on seven screens",
        "each phase on two screens, with one number of seats and one language",
        "`scripts/test -m long tests/browser/access/test_layout.py`",
    ),
    (
        "the two pseudo-languages",
        "1 in 36 moments of a game",
        "`scripts/test -m long tests/browser/language/test_pseudo.py`",
    ),
    (
        "half-made choices in the browser",
        "a game with 7 seats",
        "`scripts/test -m long -k half_made tests/browser/test_whole_games.py` (10 seats)",
    ),
    (
        "whole games of Shadows in browsers",
        "one person with two bots, and three people",
        "`scripts/test -m long tests/browser/test_camelot.py` (8 seats with everything, in 4 languages), "
        "`scripts/test -m long -k shadows tests/browser/test_practice.py` (practice, to the end)",
    ),
    (
        "witches and travel cards of Shadows on screen",
        "each drawn by the components that show it in play",
        "`scripts/test -m long -k witch tests/browser/access/test_camelot.py` (each shown and answered)",
    ),
    (
        "a gate under attack",
        "CPU time of the longest step, and of the whole attack",
        "`scripts/test -n0 -s -m long tests/server/hostile/test_response_under_attack.py` prints latencies",
    ),
    (
        "one guest or one old table beside others",
        "a log of 15,000 rows beside 4 tables, a stall of 6 tables, commands of 3 old games, 20 replies that "
        "nobody reads; CPU time of the longest step while a log is loaded",
        "`scripts/prove attacks`, which asserts times: on a machine that does little else",
    ),
    (
        "from `pip install` to a table on a phone",
        "the wheel, with the locked packages: a game against bots to its end, by `scripts/wheel`",
        "`scripts/first-table`, with an empty cache: at the table after 44 s with one process, after 38 s "
        "with PostgreSQL and NATS (17 November 2026, two busy cores), and on to the end",
    ),
    (
        "what a page says of a whole game",
        "a game of each that all play at once, and the judge alone, with what a page once said",
        "`scripts/prove true-games`, at people's pace; `scripts/true-games`: every end once",
    ),
    (
        "the recipes of docs/adding.md",
        "all of them in one copy, and a few tests of each",
        "`scripts/prove recipes`: six of them, each in its own copy, and the whole folders",
    ),
    (
        "load",
        "12 tables for a second: frames of a move, CPU time compared with the empty game",
        "`scripts/load` prints rates and latencies",
    ),
)
"""Subject, what every run does, and the long form. `tests/repository/test_prove.py` checks the numbers."""
END = """
## Long forms on record

| proof | claim | how far | result | figures | command | commit | date |
|---|---|---|---|---|---|---|---|
"""
HEAD = START + "".join(f"| {' | '.join(form)} |\n" for form in SHORT_FORMS) + END
NOT_RUN = "not run yet"


def row(proof: Proof, progress: Progress | None) -> str:
    if progress is None or not progress.date:
        cells = [f"0 of {proof.full:,} {proof.unit}", NOT_RUN, "", "", "", ""]
    else:
        cells = [
            f"{progress.done:,} of {proof.full:,} {proof.unit}",
            _result(progress),
            _figures(progress),
            f"`{progress.command}`",
            f"`{progress.commit}`",
            progress.date,
        ]
    return "| " + " | ".join([f"`{proof.name}`", proof.claim, *(_cell(cell) for cell in cells)]) + " |"


def write(path: Path, proofs: Sequence[Proof], changed: dict[str, Progress]) -> None:
    """Write the page; rows that have not changed stay as they are."""
    kept = {}
    if path.exists():
        lines = path.read_text(encoding="utf-8").splitlines()
        kept = {line.split("`")[1]: line for line in lines if line.startswith("| `")}
    rows = [
        kept[proof.name]
        if proof.name in kept and proof.name not in changed
        else row(proof, changed.get(proof.name))
        for proof in proofs
    ]
    path.write_text(HEAD + "\n".join(rows) + "\n", encoding="utf-8")


ROW = re.compile(r"^\| `([a-z-]+)` \|.*?\| ([\d,]+ of [^|]+) \|.*\| (?:recorded in )?`(\w+)` \| (\S+) \|$")
NAMED = re.compile(r"(\[`([a-z-]+)`\]\(docs/proofs\.md#long-forms-on-record\))[^;|\n]*")


def quote(readme: str, rows: str) -> str:
    """The README, with how far the page says that each of its proofs was run."""
    known = {found[1]: found for line in rows.splitlines() if (found := ROW.match(line))}

    def quoted(name: re.Match[str]) -> str:
        _, _, far, commit, day = known[name[2]].group(0, 1, 2, 3, 4)
        end = " " if readme[name.end() : name.end() + 1] == "|" else ""
        return f"{name[1]}: {far}, at `{commit}` of {day}{end}"

    return NAMED.sub(quoted, readme)


def _result(progress: Progress) -> str:
    if progress.failed is not None:
        first, last = progress.failed
        return f"**failed** within {first:,} to {last:,}"
    before = f"; {progress.failures} failed before, on the same code" if progress.failures else ""
    return f"holds{before}"


def _figures(progress: Progress) -> str:
    told = [
        f"{value:,} {name}" if isinstance(value, int) else f"{name}: {value}"
        for name, value in progress.figures.items()
    ]
    return "; ".join([*told, f"{progress.seconds:,.0f} s of computing"])


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
