"""`scripts/prove`: a proof is run bit by bit, and only what has held is written down."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import spans
from tests.avalon import test_random_play as avalon_games
from tests.browser.access import test_screens
from tests.browser.language import test_pseudo
from tests.proofs import page
from tests.proofs.__main__ import main
from tests.proofs.catalogue import PROOFS, Figures, NotTried, Proof, Run
from tests.proofs.progress import Progress, ProgressStore, prove, wanted
from tests.repository.pages import ROOT
from tests.secrets import test_shadows_worlds
from tests.server.backup import test_drill
from tests.server.faults import kills
from tests.server.hostile import test_fuzz
from tests.server.secrets import test_timing
from tests.server.secrets import test_two_worlds as served
from tests.server.simulation import test_recovery, test_simulation
from tests.server.upgrade import make_store, test_upgrade
from tests.shadows import test_random_play as shadows_games

WORLDS = "worlds"


def counting(bad: int = -1, step: int | None = 10, note: str = "") -> Proof:
    """A proof that holds for all but one number; each run prints what it has tried."""

    def figures(printed: str) -> Figures:
        if "tried" not in printed:
            raise NotTried
        return {"tried": int(printed.split()[-1]), "note": note or printed.split()[-1]}

    def run(first: int, last: int) -> Run:
        program = f"import sys; print('tried', {last - first}); sys.exit({first} <= {bad} < {last})"
        return Run((sys.executable, "-c", program), f"try {first}:{last}", figures=figures)

    return Proof("counting", "all numbers are good", WORLDS, 100, step, run)


@pytest.fixture
def store(tmp_path: Path) -> ProgressStore:
    return ProgressStore(tmp_path / "kept", "this code", "abc", "2030-01-02")


def quietly(_: Progress) -> None:
    pass


def test_a_share_of_a_proof_is_tried_and_more_of_it_later(store: ProgressStore) -> None:
    seen: list[int] = []

    def written(progress: Progress) -> None:
        seen.append(progress.done)

    assert prove(counting(), 0.25, store, written)
    assert seen == [10, 20, 25]
    assert prove(counting(), 0.2, store, written)
    assert prove(counting(), 0.4, store, written)
    assert seen == [10, 20, 25, 35, 40]
    progress = store.load(counting())
    assert (progress.done, progress.figures) == (40, {"tried": 40, "note": "5"})
    assert progress.command == "try 0:40"


def test_what_was_stopped_goes_on_where_it_was(store: ProgressStore) -> None:
    def stopped(progress: Progress) -> None:
        if progress.done == 30:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        prove(counting(), 1, store, stopped)
    seen: list[int] = []
    assert prove(counting(), 1, store, lambda progress: seen.append(progress.done))
    assert seen == [40, 50, 60, 70, 80, 90, 100]


def test_nothing_is_begun_when_the_time_is_over(store: ProgressStore) -> None:
    assert prove(counting(), 1, store, quietly, until=0)
    assert store.load(counting()).done == 0


def test_progress_on_other_code_counts_for_nothing(store: ProgressStore) -> None:
    assert prove(counting(), 1, store, quietly)
    assert ProgressStore(store.folder, "other code", "def", "").load(counting()) == Progress(
        "other code", "def"
    )


def test_what_fails_is_written_as_failed_and_counts_for_nothing(store: ProgressStore) -> None:
    proof = counting(bad=34)
    for failures in (1, 2):
        assert not prove(proof, 1, store, quietly)
        progress = store.load(proof)
        assert (progress.done, progress.failed, progress.failures) == (30, (30, 40), failures)
        assert progress.figures["tried"] == 30
        line = page.row(proof, progress)
        assert "**failed** within 30 to 40" in line
        assert "holds" not in line
        assert "30 of 100 worlds" in line
    # Whoever fails by chance and holds when tried again is not called blameless.
    assert prove(counting(), 0.5, store, quietly)
    assert "holds; 2 failed before, on the same code" in page.row(proof, store.load(proof))


IDLE: dict[str, Callable[[Proof], Run]] = {
    "it prints nothing": lambda proof: Run((sys.executable, "-c", ""), "", figures=proof.run(0, 1).figures),
    "its tests are skipped": lambda _: Run(
        (sys.executable, "-c", "print('3 passed, 1 skipped in 1 s')"),
        "",
        figures=PROOFS[2].run(0, 1).figures,
    ),
    "there are none": lambda _: Run(
        (sys.executable, "-c", "print('no tests ran')"), "", figures=PROOFS[2].run(0, 1).figures
    ),
    "fewer worlds than asked for": lambda _: Run(
        (sys.executable, "-c", "print('1 worlds, 0 bad; 3 virtual')"),
        "",
        figures=PROOFS[1].run(0, 2).figures,
    ),
    "other recipes than asked for": lambda _: Run(
        (sys.executable, "-c", "print('=== A bot: 0.1 minutes\\nAll green.')"),
        "",
        figures=PROOFS[-1].run(0, 1).figures,
    ),
}


@pytest.mark.parametrize("how", IDLE)
def test_a_run_that_has_tried_nothing_has_failed(how: str, store: ProgressStore) -> None:
    idle = IDLE[how](counting())
    proof = Proof("idle", "", WORLDS, 10, None, lambda first, last: idle)
    assert not prove(proof, 1, store, quietly)


def test_what_is_run_as_a_whole_is_run_again_when_more_of_it_is_wanted(store: ProgressStore) -> None:
    proof = counting(step=None)
    for share in (0.1, 0.1, 0.3):
        assert prove(proof, share, store, quietly)
    assert store.load(proof).figures["tried"] == 30


def test_rows_of_what_was_not_run_stay_as_they_are(tmp_path: Path, store: ProgressStore) -> None:
    path = tmp_path / "proofs.md"
    page.write(path, PROOFS, {})
    before = path.read_text(encoding="utf-8")
    assert before.count(page.NOT_RUN) == len(PROOFS)
    done = Progress("", "abc", 100, command="a|b", date="2030-01-02", figures={"messages": 1000})
    page.write(path, PROOFS, {"fuzz": done})
    page.write(path, PROOFS, {"timing": Progress("", "def", 5, (5, 6), 1, date="2030-01-03")})
    after = path.read_text(encoding="utf-8").splitlines()
    changed = [line for line in after if line not in before.splitlines()]
    assert [line.split("`")[1] for line in changed] == ["fuzz", "timing"]
    assert (
        "100 of 1,000,000 messages | holds | 1,000 messages; 0 s of computing | `a\\|b` | `abc`" in changed[0]
    )


def test_the_page_has_a_row_for_every_proof() -> None:
    lines = (ROOT / "docs" / "proofs.md").read_text(encoding="utf-8")
    assert lines.startswith(page.HEAD)
    rows = [line for line in lines.splitlines() if line.startswith("| `")]
    assert [line.split("`")[1] for line in rows] == [proof.name for proof in PROOFS]
    for proof, line in zip(PROOFS, rows, strict=True):
        assert f" of {proof.full:,} {proof.unit} |" in line
        assert f"| {proof.claim} |" in line


def test_the_readme_says_how_far_each_proof_was_run_and_on_which_commit() -> None:
    readme, rows = ((ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "docs/proofs.md"))
    assert readme == page.quote(readme, rows)
    link = "(docs/proofs.md#long-forms-on-record)"
    rows = "".join(
        page.row(proof, Progress("", f"abc{n}", 5, command="a|b", date="2030-01-02")) + "\n"
        for n, proof in enumerate(PROOFS)
    )
    before = f"| Never. | [`fuzz`]{link}: 2 of 3, at `x` of 1999-01-01; [`timing`]{link} |"
    fuzz, timing = (
        next(n for n, each in enumerate(PROOFS) if each.name == name) for name in ("fuzz", "timing")
    )
    assert page.quote(before, rows) == (
        f"| Never. | [`fuzz`]{link}: 5 of 1,000,000 messages, at `abc{fuzz}` of 2030-01-02; "
        f"[`timing`]{link}: 5 of 1,500 answers of each kind, at `abc{timing}` of 2030-01-02 |"
    )


def test_the_page_has_the_sizes_of_the_short_forms() -> None:
    text = "\n".join(" | ".join(form) for form in page.SHORT_FORMS)
    for size in (
        f"1 of each of {len(kills.KINDS)} kinds",
        f"{len(test_simulation.REGRESSIONS)} in which a bug was once found",
        f"in {len(test_recovery.SEEDS)} worlds for each of {len(test_recovery.FAULTS)} faults",
        f"{avalon_games.GAMES} of Avalon, {shadows_games.GAMES} of Shadows",
        f"{test_shadows_worlds.PAIRS} of Shadows",
        f"Avalon: {served.AVALON} pairs for a viewer, {served.WIRE} for somebody who watches the network, "
        f"{served.ABSENT['avalon']} with an absent player; "
        f"Shadows: {served.SHADOWS}, {served.SHADOWS} and {served.ABSENT['shadows']}",
        f"{test_fuzz.SHORT:,} messages",
        f"{test_drill.SHORT} tables with each engine",
        f"{make_store.TABLES} games that older code began go on, {test_upgrade.PLAYED} of them to their end",
        f"{test_timing.SAMPLES} answers of each kind",
        f"1 in {test_screens.EVERY[0]} moments",
        f"1 in {test_pseudo.EVERY[0]} moments",
    ):
        assert size in text, "tests/proofs/page.py says it otherwise"


@pytest.mark.parametrize("proof", PROOFS, ids=[proof.name for proof in PROOFS])
def test_a_proof_names_a_part_of_itself(proof: Proof) -> None:
    assert 0 < wanted(proof, 0.000001) < proof.full
    assert wanted(proof, 0.1) >= proof.full // 10
    assert wanted(proof, 1) == proof.full
    run = proof.run(0, wanted(proof, 0.1))
    named = [word for word in run.words if word.startswith(("tests/", "scripts/"))]
    assert named
    for path in named:
        assert (ROOT / path).exists()


def test_spans_and_their_parts_leave_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for said, span in (("", range(50)), ("20", range(20)), ("7:31", range(7, 31))):
        monkeypatch.setenv("CAMLANN_SPAN", said)
        found = spans.span("CAMLANN_SPAN", 50)
        assert found == span
        parts = [spans.part(found, n, 6) for n in range(6)]
        assert sorted(n for part in parts for n in part) == [*span]
        assert all(n % 6 == at for at, part in enumerate(parts) for n in part)


def test_what_there_is_is_listed_and_what_there_is_not_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tests.proofs.__main__.FOLDER", tmp_path)
    monkeypatch.setattr("tests.proofs.__main__.this_code", lambda: ("this code", "abc"))
    for words in (["nothing"], ["--share", "0"], ["--share", "1.5"]):
        with pytest.raises(SystemExit):
            main(words)
    capsys.readouterr()
    assert main(["--list"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in listed] == [proof.name for proof in PROOFS]
