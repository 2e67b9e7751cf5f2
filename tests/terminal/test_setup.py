"""Sitting down: what cannot be is said in words, and nothing is dealt."""

import subprocess
import sys
from pathlib import Path

import pytest

from camlann.cli import main
from camlann.terminal.cli_arguments import clean
from tests.terminal.typist import Terminal, lines

WRONG = {
    "too few players": (["--seats", "4"], "Avalon is for 5 to 10 players."),
    "too many players": (["--seats", "11"], "Avalon is for 5 to 10 players."),
    "no such role": (["--roles", "galahad"], "There is no such role."),
    "a role twice": (["--roles", "percival,percival"], "Each named role is in the game once at most."),
    "too many on one side": (
        ["--roles", "mordred,morgana"],
        "With this many players Evil has room for 2; you have chosen more.",
    ),
    "a first leader who does not sit here": (
        ["--set", "leader=9"],
        "The first leader must be one of the 5 players.",
    ),
    "no such game": (["chess"], "There is no game called chess. There is avalon and shadows."),
    "no such language": (["--language", "tlh"], "There is no language called tlh. There is en"),
    "no such option": (["--set", "dragons=2"], "There is no option called dragons."),
    "no such table": (
        ["--preset", "castle"],
        "There is no table called castle. There is house or first_game or classic or everything",
    ),
    "a table for nobody": (["--preset", "everything", "--seats", "4"], "Avalon is for 5 to 10 players."),
    "no such Lancelot": (["--lancelot", "alone"], "The option lancelot cannot be “alone”, only off or"),
    "no such order of quests": (["--quest-order", "odd"], "The option quest_order cannot be “odd”"),
    "one Lancelot alone": (["--roles", "lancelot_good"], "The two Lancelots come together"),
    "more than is in the box": (
        ["--preset", "fr", "--lady", "--set", "strict-edition=true"],
        "The box of this table does not have everything you chose.",
    ),
    "no such plot card": (["--plot", "--set", "plot-deck=dragon"], "There is no such plot card."),
    "no such value": (
        ["--set", "lady-use=never"],
        "The option lady-use cannot be “never”, only mandatory or may_decline.",
    ),
    "no truth in it": (["--set", "lady=perhaps"], "The option lady cannot be “perhaps”, only true or false."),
    "no number": (["--set", "leader=Ben"], "The option leader cannot be “Ben”."),
    "no such seat": (["--seat", "5"], "There is no seat 5. Seats count from 0 to 4; a name will do as well."),
    "no such seat for two": (["--hot", "0,Zoe"], "There is no seat Zoe."),
    "more names than seats": (["--seats", "5", "--names", "A,B,C,D,E,F"], "There are more names than seats."),
    "names alike": (["--names", "Ana,ANA,C,D,E"], "ANA cannot be a name"),
    "no name": (["--names", "Ana,,C,D,E"], "“” cannot be a name"),
    "a name too long": (["--names", f"{'A' * 21},B,C,D,E"], f"{'A' * 21} cannot be a name"),
    "a name that is a number": (["--names", "Ana,2,C,D,E"], "2 cannot be a name"),
    "a file in no folder": (["--save", "/no/such/folder/x"], "/no/such/folder/x cannot be written"),
}


@pytest.mark.parametrize("argv, said", WRONG.values(), ids=WRONG)
def test_what_cannot_be_is_said_and_nothing_is_dealt(
    capsys: pytest.CaptureFixture[str], argv: list[str], said: str
) -> None:
    assert main(["play", *argv]) == 2
    printed = capsys.readouterr()
    assert said in printed.err
    assert not printed.out


def test_a_warning_is_said_and_stops_nothing(terminal: Terminal) -> None:
    said = terminal("play", "--lady", "--roles", "oberon", "--seed", "x")
    assert "A word before you start: The Lady of the Lake is at her best with seven" in said
    assert "A word before you start: With two on the side of Evil, Oberon and the other" in said
    assert "─ The end ─" in said


def test_what_the_table_chose_is_said_at_the_start(terminal: Terminal) -> None:
    chosen = ["--set", "leader=1", "--set", "assassin_targets=anyone_else", "--set", "post-game-detail=roles"]
    said = terminal("play", "--seats", "7", "--roles", "percival,Morgana", *chosen, answer=lines("q"))
    assert "Good (4): Merlin, Percival and 2 × Loyal Servant of Arthur" in said
    assert "Evil (3): Assassin, Morgana and Minion of Mordred" in said
    assert "Ben leads first, as agreed." in said
    assert "The Assassin may name anyone else." in said
    assert "After the game only the roles are shown." in said
    assert "Lady" not in said


def test_a_table_that_is_ready_made_is_told_by_its_name_and_can_be_changed(terminal: Terminal) -> None:
    argv = ["--preset", "everything", "--seats", "8", "--lancelot", "off", "--roles", "mordred"]
    said = terminal("play", *argv, answer=lines("q"))
    assert "Everything. Percival and Morgana, Excalibur, plot cards," in said
    assert "Good (5): Merlin, Percival and 3 × Loyal Servant of Arthur" in said
    assert "Evil (3): Assassin, Mordred and Morgana" in said
    assert "Two Lancelots" not in said
    assert "Plot cards are in the game." in said


def test_lancelot_brings_both_of_them(terminal: Terminal) -> None:
    said = terminal("play", "--seats", "7", "--lancelot", "open_schedule", answer=lines("q"))
    assert "Good (4): Merlin, Good Lancelot and 2 × Loyal Servant of Arthur" in said
    assert "Evil (3): Assassin, Evil Lancelot and Minion of Mordred" in said
    assert "face-up cards say when they" in said


def test_what_a_module_that_is_off_would_do_is_not_told(terminal: Terminal) -> None:
    said = terminal("play", "--preset", "fr", answer=lines("q"))
    assert "The King chooses any open quest." in said
    assert "The rules are those of the French box." in said
    assert "llegiance" not in said


def test_the_narration_is_read_before_anybody_looks(terminal: Terminal) -> None:
    argv = ["play", "--preset", "everything", "--seats", "8"]
    said = terminal(*argv, "--narrate", answer=lines("q"))
    shut, wake = (
        said.index("Everyone, close your eyes"),
        said.index("Everyone, open your eyes: the game begins."),
    )
    assert said.index("this is read aloud") < shut < wake < said.index("Look at your secret role.")
    assert "Shut your eyes" not in terminal(*argv, answer=lines("q"))


def test_names_that_are_not_given_are_found(terminal: Terminal) -> None:
    said = terminal("play", "--seats", "6", "--names", "Zoe,ben", answer=lines("q"))
    assert "At the table, clockwise: Zoe, ben, Ana, Cleo, Dov and Eve." in said


CLEAN = {
    "spaces at the ends go": ("  Ana ", "Ana"),
    "spaces within become one": ("Sir \t Kay", "Sir Kay"),
    "a letter that turns the line round goes": ("\u202eana", "ana"),
    "codes for the terminal go": ("\x1b[31mAna", "[31mAna"),
    "the joiners of Persian stay": ("نیک\u200cدل", "نیک\u200cدل"),
    "letters are put together": ("E\u0301lise", "\u00c9lise"),
}


@pytest.mark.parametrize("name, shown", CLEAN.values(), ids=CLEAN)
def test_a_name_is_shown_without_what_cannot_be_seen(name: str, shown: str) -> None:
    assert clean(name) == shown


def test_without_its_packages_it_is_said_how_to_get_it() -> None:
    without = "import sys; sys.modules['rich'] = None; from camlann.cli import main; sys.exit(main(['play']))"
    done = subprocess.run([sys.executable, "-c", without], capture_output=True, text=True, cwd=Path.cwd())
    assert done.returncode == 1
    assert "camlann play needs rich" in done.stderr
    assert "pip install 'camlann'" in done.stderr
    assert "Traceback" not in done.stderr
