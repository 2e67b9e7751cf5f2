"""What a record proves is said in words, and only a record that holds is a success."""

from functools import partial
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from camlann import avalon
from camlann.bench import choose
from camlann.cli import main
from camlann.engine import fair_deal
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.fair_deal import DealReveal
from camlann.engine.match import Match
from camlann.i18n.sentences import Words
from camlann.records.deal_proof import Proof, Throw
from camlann.records.record import FairlyRevealed, Record, SeedShown, agreement, dump, record
from camlann.terminal.verify import lines
from tests.i18n.catalogue import codes

OPTIONS = avalon.presets(7)["everything"]
SECRET = bytes(range(32))
SHARES = {seat: bytes([seat + 1] * 16) for seat in range(7)}


def game(seed: bytes) -> Record:
    """A game to its end, with its dice not shown."""
    match = Match(avalon, OPTIONS, 7, partial(Seeded, seed, 1))
    random = Random("verify")
    while not match.over:
        match.play(*choose(avalon, match.truth, random))
    return record(match, "whole")


def shown(seed: bytes = seed_of("kept")) -> Record:
    written = game(seed_of("kept"))
    return replace(written, header=replace(written.header, chance=SeedShown(seed.hex())))


def fairly(shares: dict[int, bytes], failed: tuple[int, ...] = (), secret: bytes = SECRET) -> Record:
    """A game whose seed was made by these seats and the server."""
    written = game(seed_of("anything"))
    cfg = agreement(written.header)
    told = {seat: share for seat, share in shares.items() if seat not in failed}
    deal_proof = DealReveal(
        "g",
        cfg.hex(),
        fair_deal.server_commitment("g", SECRET).hex(),
        {seat: fair_deal.client_commitment("g", seat, share).hex() for seat, share in shares.items()},
        {seat: share.hex() for seat, share in told.items()},
        failed,
        secret.hex(),
    )
    written = game(fair_deal.seed("g", cfg, secret, told))
    return replace(written, header=replace(written.header, chance=FairlyRevealed(deal_proof)))


def verified(written: Record, file: Path, capsys: pytest.CaptureFixture[str], status: int = 0) -> str:
    file.write_bytes(dump(written))
    assert main(["verify", str(file)]) == status
    return capsys.readouterr().out


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.camlann"


def test_a_record_that_holds_says_which_throws_were_proved(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = verified(shown(), file, capsys)
    assert "4 throws of the dice were made again and fell alike: " in said
    for label in ("leader", "allegiance", "plots", "roles"):
        assert f"{label} (row 0)" in said
    replayed, holds, alone = said.splitlines()[1:]
    assert replayed == "Later throws: the rules were played again, and each throw they make is there."
    assert holds == "The record holds: nothing in it speaks against its dice."
    assert alone.startswith("One party alone chose the seed.")


def test_another_seed_makes_every_throw_false(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = verified(shown(seed_of("another")), file, capsys, status=1)
    assert "not what the dice gave: " in said
    assert "The record does not hold.\n" in said


def test_a_record_that_shows_no_seed_proves_nothing(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = verified(game(seed_of("kept")), file, capsys, status=1)
    assert "4 throws cannot be checked with what this record shows: leader (row 0)" in said
    assert said.endswith("This record shows nothing by which its dice could be checked.\n")


def test_a_fair_deal_holds_and_says_who_gave_nothing(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said, _, limits = verified(fairly(SHARES), file, capsys).partition("What this does not tell you:")
    assert "gave" not in said.replace("the dice gave", "")
    assert "The people who run the server could see every role" in limits
    said = verified(fairly({2: SHARES[2], 3: SHARES[3]}, failed=(3,)), file, capsys)
    assert "Seat 3 gave nothing to the seed." in said
    assert "Only one seat gave something to the seed." in said


def test_a_server_that_changed_its_secret_is_found_out(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = verified(fairly(SHARES, secret=bytes(32)), file, capsys, status=1)
    assert said.startswith("The server’s secret does not match its commitment.\n")
    assert said.endswith("The record does not hold.\n")


def test_a_record_with_a_changed_byte_does_not_hold(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(dump(shown()).replace(b"percival", b"perceval"))
    assert main(["verify", str(file)]) == 1
    assert capsys.readouterr().out == (
        "This record was changed since it was written.\nThe record does not hold.\n"
    )


def test_a_file_that_is_not_there_is_said_to_be_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(tmp_path / "none")]) == 2
    assert "cannot be read: No such file" in capsys.readouterr().err


@pytest.mark.parametrize("code", sorted(codes()))
def test_every_fault_is_said(code: str) -> None:
    first, *_, last = lines(Words(isolate=False), Proof(faults=(code,), proved=(Throw(0, "roles", 7),)))
    assert first.endswith(".")
    assert last == "The record does not hold."


def test_the_bench_prints_the_bytes_of_frames_and_deltas(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "frames", "--games", "1"]) == 0
    _, *lines = capsys.readouterr().out.splitlines()
    forms = [(line[:22].split()[0], line[22:28].strip()) for line in lines]
    assert forms[:2] == [("avalon", "frame"), ("avalon", "delta")]
    means = [float(line[36:44].replace(",", "")) for line in lines]
    assert means[1] <= 800 < means[0], "a whole frame is sent once; what is sent after every move is small"


def test_the_bench_prints_a_line_for_each_table_and_way(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "rules", "--rounds", "1", "--games", "1"]) == 0
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.split() == ["game", "seats", "way", "commands/s", "games/s"]
    assert [row[:28].split() for row in rows] == [
        [*name.split(), seats, way]
        for name, sizes in (("avalon", "5 10"), ("avalon, all", "5 10"), ("shadows, all", "5 8"))
        for seats in sizes.split()
        for way in ("table", "truth")
    ]
    assert all(float(number.replace(",", "")) > 0 for row in rows for number in row.split()[-2:])
