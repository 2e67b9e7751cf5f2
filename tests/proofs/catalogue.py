"""The proofs: for each its claim, its full size, and the command that runs a part of it."""

import re
import shlex
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from xml.etree import ElementTree

from msgspec import Struct

from tests.repository.whole_recipes import FOLDERS

Figures = Mapping[str, int | str]
"""What a run counted or measured, by name."""


class Run(Struct, frozen=True):
    """A program to run, and how to read its output."""

    words: tuple[str, ...]
    shown: str
    """The command as you would type it."""
    variables: Mapping[str, str] = {}
    figures: Callable[[str], Figures] = lambda printed: {}
    """Raises `NotTried` if the program ended without an error but tried nothing."""


class Proof(Struct, frozen=True):
    name: str
    claim: str
    unit: str
    full: int
    """Of these units."""
    step: int | None
    """Units tried at a time; None: all in one run."""
    run: Callable[[int, int], Run]
    """Tries a range of units, without the last."""


class NotTried(Exception):
    """The program ended without an error, but tried nothing."""


def _tests(file: str, variable: str, chosen: str = "", beside: int = 0) -> Callable[[int, int], Run]:
    """A long form among the tests, whose size is set by a variable; so many beside each other."""

    def run(first: int, last: int) -> Run:
        report = Path(".proofs") / f"{variable.lower()}.xml"
        asked = ("-m", "long", *(("-k", chosen) if chosen else ()), file)
        size = str(last) if variable in WHOLE else f"{first}:{last}"
        shown = " ".join(f"'{word}'" if " " in word else word for word in asked)
        return Run(
            (*PYTEST, f"-n{beside}", f"--junitxml={report}", *asked),
            f"{variable}={size} scripts/test {shown}",
            {variable: size},
            lambda printed: _reported(printed, report),
        )

    return run


# What a test records is written for each test in the older of the two forms alone.
PYTEST = (sys.executable, "-m", "pytest", "-q", "-o", "junit_family=xunit1")
WHOLE = {"CAMLANN_TIMED", "CAMLANN_FILMED", "CAMLANN_RESTORED"}
"""Sizes that are a number, not a part."""


def _reported(printed: str, report: Path) -> Figures:
    """What the tests have recorded: numbers are added up."""
    if re.search(r"\b[1-9]\d* passed", printed) is None or re.search(r"\d (skipped|xfailed)", printed):
        raise NotTried
    found: dict[str, int | str] = {}
    for each in ElementTree.parse(report).iter("property"):
        name, value = each.attrib["name"], each.attrib["value"]
        if value.isdigit():
            found[name] = int(found.get(name, 0)) + int(value)
        else:
            test = f"{found[name]}; " if name in found else ""
            found[name] = test + value
    return found


def _simulated(first: int, last: int) -> Run:
    seeds = str(10_000 + first), str(10_000 + last)

    def figures(printed: str) -> Figures:
        if re.search(rf"^{last - first} worlds, 0 bad;", printed, re.MULTILINE) is None:
            raise NotTried
        return _numbers(printed, r"([\d,]+) (commands|messages)\b")

    return Run(("scripts/simulate", *seeds), f"scripts/simulate {' '.join(seeds)}", figures=figures)


def _faulted(first: int, last: int) -> Run:
    words = ("scripts/chaos", "--faults", str(last - first), "--seed", "300")

    def figures(printed: str) -> Figures:
        for line in (rf"faults {last - first}$", r"^violations: 0$"):
            if re.search(line, printed, re.MULTILINE) is None:
                raise NotTried
        found = _numbers(printed, r"([\d,]+) (games finished)\b")
        commands = re.search(r"^commands: (.+)$", printed, re.MULTILINE)
        back = re.search(r"^all faults +\d+ +\d+ +(\S+) +(\S+) +(\S+)", printed, re.MULTILINE)
        if commands is not None:
            found["commands"] = commands[1]
        if back is not None:
            found["seconds until back in play"] = f"p50 {back[1]}, p99 {back[2]}, most {back[3]}"
        return found

    return Run(words, " ".join(words), figures=figures)


def _attacked(first: int, last: int) -> Run:
    report = Path(".proofs") / "attacks.xml"
    chosen = " or ".join(ATTACKS[first:last])
    asked = ("-m", "long", "-k", chosen, "tests/server/load/test_long_tables.py")
    shown = f"scripts/test -n0 -s {shlex.join(asked)}"
    words = (*PYTEST, "-n0", f"--junitxml={report}", *asked)
    return Run(words, shown, figures=lambda printed: _reported(printed, report))


ATTACKS = ("130000", "2000", "stall_loads", "old_games", "nobody_reads")
"""Parts of the names of tests that are long, one each."""


def _followed(first: int, last: int) -> Run:
    titles = [*FOLDERS][first:last]

    def figures(printed: str) -> Figures:
        done = re.findall(r"^=== (.+): [\d.]+ minutes$", printed, re.MULTILINE)
        if done != titles or "All green." not in printed.splitlines():
            raise NotTried
        return {"tests": sum(int(number) for number in re.findall(r"^(\d+) passed", printed, re.MULTILINE))}

    return Run(("scripts/recipes", *titles), shlex.join(["scripts/recipes", *titles]), figures=figures)


def _numbers(printed: str, pattern: str) -> dict[str, int | str]:
    return {name: int(number.replace(",", "")) for number, name in re.findall(pattern, printed)}


RULES = "keeps every rule of the project, and nobody is told more or less than the rulebook says"
PROOFS = (
    Proof(
        "faults",
        "whichever process is killed while people play, nothing answered is lost or done twice",
        "faults in one run",
        300,
        None,
        _faulted,
    ),
    Proof(
        "simulation",
        "in every simulated world of lost, late and repeated messages and dying processes nothing answered "
        "is lost, and every game ends",
        "worlds",
        10_000,
        100,
        _simulated,
    ),
    Proof(
        "avalon-games",
        f"a random game of Avalon, whatever its options, {RULES}",
        "games",
        20_000,
        2_000,
        _tests("tests/avalon/test_random_play.py", "CAMLANN_GAMES"),
    ),
    Proof(
        "shadows-games",
        f"a random game of Shadows over Camelot, whatever its options, {RULES}",
        "games",
        5_000,
        350,
        _tests("tests/shadows/test_random_play.py", "CAMLANN_SHADOWS"),
    ),
    Proof(
        "shadows-reasons",
        "in a random game of Shadows over Camelot what is closed to a Knight is refused for the reason told, "
        "and a checker that knows only the rulebook finds no reason wrong",
        "games",
        1_000,
        40,
        _tests("tests/shadows/test_closed.py", "CAMLANN_CLOSED"),
    ),
    Proof(
        "avalon-worlds",
        "two worlds of Avalon that differ in what a viewer may not know are alike to that viewer",
        "pairs of worlds",
        20_000,
        2_000,
        _tests("tests/secrets/test_two_worlds.py", "CAMLANN_PAIRS"),
    ),
    Proof(
        "shadows-worlds",
        "two worlds of Shadows over Camelot, likewise",
        "pairs of worlds",
        5_000,
        500,
        _tests("tests/secrets/test_shadows_worlds.py", "CAMLANN_CAMELOTS"),
    ),
    Proof(
        "served-avalon",
        "the same of Avalon at the whole server: bytes, order, sizes, replies and times; also when somebody "
        "goes away, and for somebody who watches the network",
        "pairs of worlds",
        2_000,
        100,
        _tests("tests/server/secrets/test_two_worlds.py", "CAMLANN_SERVED_PAIRS", "very_many and avalon"),
    ),
    Proof(
        "served-shadows",
        "the same of Shadows over Camelot at the whole server",
        "pairs of worlds",
        300,
        20,
        _tests("tests/server/secrets/test_two_worlds.py", "CAMLANN_SERVED_CAMELOTS", "very_many and shadows"),
    ),
    Proof(
        "push-games",
        "in a whole slow game everybody comes to the table only when told; nobody is waited for untold, told "
        "twice of a question, or told in their sleep",
        "games of each kind",
        20,
        5,
        _tests("tests/server/push/test_whole_games.py", "CAMLANN_PUSHED"),
    ),
    Proof(
        "push-worlds",
        "worlds with other roles get the same push messages at the same moments",
        "worlds",
        60,
        10,
        _tests("tests/server/push/test_worlds.py", "CAMLANN_PUSHES"),
    ),
    Proof(
        "fuzz",
        "whatever a device sends, nothing breaks, and a refused message changes nothing",
        "messages",
        1_000_000,
        25_000,
        _tests("tests/server/hostile/test_fuzz.py", "CAMLANN_FUZZED"),
    ),
    Proof(
        "attacks",
        "beside 500 other tables a log of 130,000 rows or 2,000 games is loaded once, a stall of 1.8 s loads "
        "none; commands of 100 old games and 200 replies that nobody reads cost others next to nothing",
        "attacks",
        len(ATTACKS),
        1,
        _attacked,
    ),
    Proof(
        "restore",
        "a backup is made while games run, the store is wiped and restored, for both engines: finished games "
        "verify, running ones are played to their end, and no device shows a move that is gone",
        "games running at a time",
        20,
        None,
        _tests("tests/server/backup/test_drill.py", "CAMLANN_RESTORED"),
    ),
    Proof(
        "timing",
        "a fail takes as long as a success, even if a fail costs a fifth of a millisecond more; without "
        "the release tick that would show",
        "answers of each kind",
        1_500,
        None,
        _tests("tests/server/secrets/test_timing.py", "CAMLANN_TIMED"),
    ),
    Proof(
        "film",
        "in two worlds that differ in secrets alone, five phones and the display of a room show the same "
        "pixels outside held cards, and messages of the same length pass at the same time",
        "moments",
        200,
        None,
        _tests("tests/browser/room/test_film.py", "CAMLANN_FILMED"),
    ),
    Proof(
        "true-games",
        "in games at people's pace, of Avalon to each of its ends, of Shadows over Camelot to a siege, to "
        "the last death and through the last count, nothing that a page says is false or ahead of its beat",
        "games to each end",
        6,
        3,
        # They wait for people's pace much more than they work.
        _tests("tests/browser/test_true_games.py", "CAMLANN_TOLD", beside=6),
    ),
    Proof(
        "recipes",
        "a role, a card, a module, a route, a screen and a bot that are added as docs/adding.md says leave "
        "every test green in the whole folders that they concern",
        "recipes",
        len(FOLDERS),
        1,
        _followed,
    ),
)
LEAST = {
    "fuzz": 2_500,
    "timing": 600,
    "avalon-games": 6,
    "shadows-games": 7,
    "shadows-reasons": 4,
    "faults": 6,
    "film": 40,
    "restore": 2,
}
"""Units below which a proof says nothing, or its parts are empty."""
