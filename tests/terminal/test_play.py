"""One person among bots, from sitting down to the end."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from camlann.bots import NewBot
from camlann.bots.avalon.bayes_bot import BayesBot
from camlann.bots.avalon.logic_bot import LogicBot
from camlann.bots.avalon.rules_bot import RulesBot
from camlann.bots.match_player import MatchPlayer
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.records.record import load
from camlann.terminal import play
from tests.terminal.typist import SGR, Terminal, lines, paragraphs

TABLES = {
    "five players": ["--seed", "one"],
    "seven, with roles and the Lady": [
        "--seats",
        "7",
        "--roles",
        "percival,morgana",
        "--lady",
        "--seed",
        "two",
    ],
    "ten, with all roles": ["--seats", "10", "--roles", "percival,mordred,morgana,oberon", "--seed", "three"],
    "another seat": ["--seats", "6", "--seat", "4", "--seed", "four"],
    "a seat by name": ["--names", "Ida,Jo,Kim,Lea,Max", "--seat", "kim", "--seed", "five"],
    "a Lady that may rest": ["--lady", "--set", "lady-use=may_decline", "--seed", "six"],
    "no Merlin": ["--set", "merlin=optional", "--roles", "mordred", "--seed", "seven"],
    "a first game": ["--preset", "first_game", "--seed", "eight"],
    "the classic": ["--preset", "classic", "--seats", "10", "--seed", "nine"],
    "everything, for eight": ["--preset", "everything", "--seats", "8", "--seed", "ten"],
    "everything, for five": ["--preset", "everything", "--seats", "5", "--seed", "eleven"],
    "everything, for ten, under an open schedule": [
        *("--preset", "everything", "--seats", "10", "--lancelot", "open_schedule", "--narrate"),
        *("--set", "schedule_binding=quest_space", "--set", "take_responsibility=held", "--seed", "twelve"),
    ],
    "the Italian box": ["--preset", "it", "--seed", "thirteen"],
    "the French box with Lancelot": ["--preset", "fr", "--lancelot", "known_pair", "--seed", "fourteen"],
    "the Persian box with plot cards": ["--preset", "fa", "--plot", "--seats", "7", "--seed", "fifteen"],
    "Excalibur and quests in any order": ["--excalibur", "--quest-order", "free", "--seed", "sixteen"],
}
ENDS = [
    "Three quests have failed. Evil wins!",
    "Five teams in a row were rejected. Evil wins!",
    "The Assassin has found Merlin. Evil wins!",
    "Three quests have succeeded, and Merlin is safe. Good wins!",
    "Three quests have succeeded. Good wins!",
]


@pytest.mark.parametrize("argv", TABLES.values(), ids=TABLES)
def test_a_game_is_played_to_its_end(terminal: Terminal, argv: list[str]) -> None:
    said = terminal("play", "avalon", *argv)
    assert len(paragraphs(said, ENDS)) == 1
    assert "─ The end ─" in said


def test_the_same_word_and_the_same_answers_are_the_same_game(terminal: Terminal) -> None:
    argv = ["play", "avalon", "--seats", "7", "--lady", "--seed", "again"]
    assert terminal(*argv) == terminal(*argv) != terminal(*argv[:-1], "other")


def test_without_a_word_the_deal_is_made_up_and_its_word_told_only_at_the_end(terminal: Terminal) -> None:
    said = terminal("play")
    told = re.search(r"The deal came from the word ([0-9a-f]{16})\.", said)
    assert told
    assert said.count(told[1]) == 1
    assert said.index(told[1]) > said.index("─ The end ─")


def test_typing_q_leaves_the_table(terminal: Terminal) -> None:
    said = terminal("play", "--seed", "x", answer=lines("Q"))
    assert said.endswith("You leave the table.\n")
    assert not paragraphs(said, ENDS)


def test_the_end_of_the_input_is_the_end_of_the_game(terminal: Terminal) -> None:
    def nobody(screen: str) -> str:
        raise EOFError

    assert terminal("play", "--seed", "x", answer=nobody).endswith("You leave the table.\n")


COLOUR = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:3[0-8]|4[0-8]|9[0-7])[;m]")


def test_a_terminal_gets_colours_unless_it_wants_none(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    coloured = terminal("play", "--seed", "x")
    assert COLOUR.search(coloured)
    monkeypatch.setenv("NO_COLOR", "1")
    plain = terminal("play", "--seed", "x")
    assert not COLOUR.search(plain)
    assert SGR.sub("", plain) == SGR.sub("", coloured)


def test_what_is_piped_away_has_no_codes_in_it(terminal: Terminal) -> None:
    assert "\x1b" not in terminal("play", "--seed", "x")


@pytest.mark.parametrize("columns", [30, 40, 60, 80, 200])
def test_no_line_is_wider_than_the_terminal(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    names = ",".join(bus_message * 20 for bus_message in "ABCDEFGHIJ")
    said = terminal("play", "--names", names, "--roles", "percival,morgana", "--lady", "--seed", "x")
    prompts = ("Choose", "Your choice", "Press Enter")
    assert all(len(line) <= columns for line in said.splitlines() if not line.startswith(prompts))
    assert "A" * 20 in said


SMALL = {
    "with roles and the Lady": ["--roles", "percival,morgana", "--lady", "--seed", "c"],
    "with everything": ["--preset", "everything", "--seed", "c"],
    "with five plot cards": ["--preset", "everything", "--seed", "g"],
}


@pytest.mark.parametrize("argv", SMALL.values(), ids=SMALL)
def test_ten_players_with_long_names_fit_on_a_screen_of_80_by_24(terminal: Terminal, argv: list[str]) -> None:
    names = ",".join(bus_message * 20 for bus_message in "ABCDEFGHIJ")
    said = terminal("play", "--names", names, *argv)
    boards = re.findall(r"─── Everyone votes on the team. ───.*?Your choice:", said, flags=re.DOTALL)
    assert boards
    assert all(board.count("\n") < 24 for board in boards)


def test_bots_play_at_the_level_that_was_asked_for(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: set[type] = set()

    class Noted(MatchPlayer):
        def __init__(self, match: Match[Any, Any, Any], seat: Seat, new_bot: NewBot, random: Random) -> None:
            super().__init__(match, seat, new_bot, random)
            made.add(type(self.bot))

    monkeypatch.setattr(play, "MatchPlayer", Noted)
    for flags, kind in {(): RulesBot, ("--bots", "fair"): LogicBot, ("--bots", "strong"): BayesBot}.items():
        made.clear()
        terminal("play", "--seed", "x", *flags)
        assert made == {kind}


def test_who_does_not_play_watches_the_bots_and_is_told_what_everybody_sees(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "watched.camlann"
    said = terminal("play", "--hot", "none", "--seed", "x", "--save", str(file), answer=lines())
    before, _, after = said.partition("─ The end ─")
    assert "Quest 1 begins with" in before
    assert "secret role" not in before
    assert "The winners:" in after
    assert "Not this time" not in after
    assert load(file.read_bytes()).header.viewpoint == "whole"
