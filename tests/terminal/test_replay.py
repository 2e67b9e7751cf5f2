"""A game that was kept is read again, as one seat or a spectator saw it."""

from pathlib import Path

import pytest

from camlann.cli import main
from camlann.records.deal_proof import verify
from camlann.records.record import load
from tests.terminal.typist import Terminal, lines

GAME = ["play", "avalon", "--seats", "7", "--roles", "percival,morgana", "--lady", "--seed", "kept"]


@pytest.fixture
def kept(terminal: Terminal, tmp_path: Path) -> Path:
    """A game played to its end."""
    file = tmp_path / "game.camlann"
    # A long path may be broken anywhere.
    assert f"Thegameiskeptin{file}." in "".join(terminal(*GAME, "--save", str(file)).split())
    return file


def test_a_game_that_is_over_is_kept_whole_and_can_be_verified(kept: Path) -> None:
    data = kept.read_bytes()
    assert load(data).header.viewpoint == "whole"
    assert verify(data).holds


def test_a_record_steps_on_with_every_line_until_it_runs_to_the_end(terminal: Terminal, kept: Path) -> None:
    stepped = terminal("replay", str(kept), answer=lambda screen: "")
    run = terminal("replay", str(kept), answer=lambda screen: "a")
    assert stepped.count("▸ \n") > 10
    assert run.count("▸ a\n") == 1

    def told(said: str) -> list[str]:
        return [line for line in said.splitlines() if not line.startswith("▸ ") or "Quest" in line]

    assert told(stepped) == told(run)


def test_a_seat_reads_its_own_secrets_and_a_spectator_none(terminal: Terminal, kept: Path) -> None:
    seat = terminal("replay", str(kept), "--as", "3", answer=lambda screen: "a")
    spectator = terminal("replay", str(kept), answer=lambda screen: "a")
    assert "as Dov saw it" in seat
    assert seat.count("Your role:") == 1
    assert "as a spectator saw it" in spectator
    assert "Your" not in spectator


def test_a_record_is_told_as_a_text(terminal: Terminal, kept: Path) -> None:
    whole, seat, other = (
        terminal("replay", str(kept), "--text", *more)
        for more in ((), ("--as", "3"), ("--as", "3", "--language", "it", "--names", "Ugo"))
    )
    assert whole.startswith("Avalon, a game of 7, all of it\n\n")
    assert whole.count("Your role:") == 7
    assert "#" in whole
    assert seat.startswith("Avalon, a game of 7, as Dov saw it\n\n")
    assert seat.count("Your role:") == 1
    assert "#" not in seat
    assert len(other.splitlines()) == len(seat.splitlines())
    assert "Ugo" in other


def test_every_seat_reads_another_game(terminal: Terminal, kept: Path) -> None:
    read = {terminal("replay", str(kept), "--as", str(seat), answer=lambda screen: "a") for seat in range(7)}
    assert len(read) == 7


def test_the_board_can_be_looked_at_on_the_way(terminal: Terminal, kept: Path) -> None:
    said = terminal("replay", str(kept), answer=lines("", "", "", "", "board", "q"))
    assert said.count("Rejected teams: ○○○○○ (0 of 5)") == 1
    assert "─ The end ─" not in said


def test_a_game_that_was_left_is_kept_only_as_its_player_saw_it(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "left.camlann"
    terminal(*GAME, "--seat", "2", "--save", str(file), answer=lines("", "q"))
    assert load(file.read_bytes()).header.viewpoint == 2
    assert b"sealed" not in file.read_bytes()
    assert "as Cleo saw it" in terminal("replay", str(file), answer=lambda screen: "a")


def test_a_shared_game_that_was_left_is_kept_as_a_spectator_saw_it(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "left.camlann"
    terminal(*GAME, "--hot", "all", "--save", str(file), answer=lines("", "", "", "q"))
    assert load(file.read_bytes()).header.viewpoint == "spectator"
    assert b"role" not in file.read_bytes().partition(b"\n")[2]


def test_another_seat_cannot_read_the_record_of_one(
    terminal: Terminal, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "left.camlann"
    terminal(*GAME, "--seat", "2", "--save", str(file), answer=lines("", "q"))
    assert main(["replay", str(file), "--as", "0"]) == 2
    assert "This record holds only what another seat was told." in capsys.readouterr().err


BROKEN = {
    "no file": (None, "cannot be read: No such file"),
    "no record": (b"hello\n", "This is not a record, or its end is missing."),
    "no end": (lambda data: data[:-40], "This is not a record, or its end is missing."),
    "a changed word": (lambda data: data.replace(b"merlin", b"loyal"), "This record was changed"),
}


@pytest.mark.parametrize("change, said", BROKEN.values(), ids=BROKEN)
def test_what_is_wrong_with_a_record_is_said(
    terminal: Terminal, kept: Path, capsys: pytest.CaptureFixture[str], change: object, said: str
) -> None:
    if change is None:
        kept.unlink()
    else:
        kept.write_bytes(change(kept.read_bytes()) if callable(change) else b"hello\n")
    assert main(["replay", str(kept)]) == 2
    assert said in capsys.readouterr().err
