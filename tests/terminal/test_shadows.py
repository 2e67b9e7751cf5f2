"""Shadows over Camelot in a terminal: one person among bots, several before one screen, and a record."""

import re
from functools import partial
from io import StringIO
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console

from camlann import shadows
from camlann.cli import main
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.i18n.sentences import Words
from camlann.records.record import load
from camlann.shadows.cards.black import BLACK
from camlann.shadows.cards.white import WHITE
from camlann.shadows.state import FACE_DOWN, CombatBoard, WarBoard
from camlann.terminal.boards.shadows import board
from camlann.terminal.screen import STYLES
from tests.terminal.random_typist import WHICH, Rambler
from tests.terminal.typist import Terminal, lines, screens

WORDS = Words("en", isolate=False)
CARDS = [WORDS.word("shadows", "card", card) for card in (*WHITE, *BLACK)]
ENDS = [WORDS.word("shadows", "why", why) for why in ("siege", "black_swords", "loyal_dead", "all_captured")]
ENDS.append(WORDS.word("shadows", "why", "swords"))
CURTAIN = re.compile(r"Pass the screen to (\w+)")
MINE = re.compile(r"^You are (\w+): ", flags=re.MULTILINE)
CARD = re.compile(r"^╭─ .+, (?:Loyal|Traitor|loyalty unknown) ─", flags=re.MULTILINE)

TABLES = {
    "five with Merlin's Company": ["--seats", "5", "--expansion", "--traitors", "among_us", "--seed", "one"],
    "two": ["--seats", "2", "--seed", "two"],
    "three who do not know themselves": ["--seats", "3", "--traitors", "among_us", "--seed", "three"],
    "four without a Traitor": ["--seats", "4", "--traitors", "none", "--seat", "2", "--seed", "four"],
    "eight squires": ["--seats", "8", "--expansion", "--squires", "--seed", "five"],
    "seven Knights of their choice": [
        *["--seats", "7", "--seed", "six", "--set"],
        "coats=arthur,galahad,gawain,kay,palamedes,percival,tristan",
    ],
}


def flat(said: str) -> str:
    return " ".join(said.split())


@pytest.mark.parametrize("argv", TABLES.values(), ids=TABLES)
def test_a_game_is_played_to_its_end(terminal: Terminal, argv: list[str]) -> None:
    said = flat(terminal("play", "shadows", *argv, answer=Rambler("play")))
    _, _, end = said.partition("─ The end ─")
    assert [why for why in ENDS if why in end]
    assert "The winners:" in end
    assert "_" not in said


def test_the_same_word_and_the_same_answers_are_the_same_game(terminal: Terminal) -> None:
    argv = ["play", "shadows", *TABLES["two"]]
    assert terminal(*argv, answer=Rambler("a")) == terminal(*argv, answer=Rambler("a"))


def test_what_the_table_chose_is_said_at_the_start(terminal: Terminal) -> None:
    chosen = ["--set", "share-proposals=1", "--set", "first=1", "--set", "flips=1,2"]
    said = flat(
        terminal("play", "shadows", *TABLES["five with Merlin's Company"], *chosen, answer=lines("q"))
    )
    assert "Loyalty cards: 5 × Loyal and 1 × Traitor." in said
    assert "Merlin’s Company is in the game" in said
    assert "One proposal how to share cards, then they are dealt at random." in said
    assert "Without King Arthur, Ben plays first." in said
    assert "for one hidden Traitor, and for two: 1 and 2." in said
    assert "squire" not in said


WRONG = {
    "nine players": (["--seats", "9"], "This table is for 2 to 7 players"),
    "no such way with Traitors": (
        ["--traitors", "many"],
        "The option traitors cannot be “many”, only none or standard or among_us.",
    ),
    "an option of another game": (["--lady"], "There is no option called lady."),
    "roles of another game": (["--roles", "percival"], "There is no option called roles."),
    "two of one colour": (["--seats", "2", "--set", "coats=kay,owain"], "have the same colour"),
}


@pytest.mark.parametrize("argv, said", WRONG.values(), ids=WRONG)
def test_what_cannot_be_is_said_and_nothing_is_dealt(
    capsys: pytest.CaptureFixture[str], argv: list[str], said: str
) -> None:
    assert main(["play", "shadows", *argv]) == 2
    printed = capsys.readouterr()
    assert said in printed.err
    assert not printed.out


@pytest.mark.parametrize("preset", ["first_game", "classic", "everything"])
def test_every_table_that_is_ready_made_takes_eight(terminal: Terminal, preset: str) -> None:
    said = terminal("play", "shadows", "--seats", "8", "--preset", preset, answer=lines("q"))
    assert "Shadows over Camelot" in said


ARTHUR = ["play", "shadows", "--seats", "4", "--set", "coats=arthur,kay,percival,tristan", "--seed", "x"]
"""Ana lays a card open and shares out those of the council; the others are bots."""

TYPED = {
    "help": ("?", "Answer with a number, or with a name or its beginning"),
    "the marks are explained": ("?", "○ white sword ● black sword"),
    "why this is asked": ("why", "Everyone puts down one card from their hand, all at once."),
    "the own card": ("card", "Once in your turn you may exchange a card"),
    "the board": ("board", "Siege engines ············ 0"),
    "all that was told": ("log", "Ana plays first."),
    "a word that says nothing": ("xyzzy", "“xyzzy” is none of these."),
    "a number too high": ("99", "“99” is none of these."),
}


@pytest.mark.parametrize("typed, said", TYPED.values(), ids=TYPED)
def test_what_is_no_answer_is_answered_and_asked_again(terminal: Terminal, typed: str, said: str) -> None:
    told = terminal(*ARTHUR, answer=lines(typed, "q"))
    asked, _, after = told.partition("Your choice:")
    assert asked
    assert said in flat(after)
    assert "Your choice:" in after


def test_cards_are_shared_out_by_their_names(terminal: Terminal) -> None:
    told = terminal(*ARTHUR, answer=lines("merlin", "ana", "ana", "ana", "ana", "q"))
    asked = re.findall(r"Who gets (.+?)\? ana", told)
    assert len(asked) == 4
    assert {*asked} <= {*CARDS}
    assert re.search(r"Ana proposes how to share the cards\. Ana: .*Merlin", flat(told))


def test_what_was_said_in_advance_is_not_asked_again(terminal: Terminal) -> None:
    """The first window is answered for all that follow."""
    rambler = Rambler("stand")

    def answer(screen: str) -> str:
        if "How many Merlins do you offer?" in screen:
            return "2"
        if "1 always" in screen:
            return "always"
        return "0" if "A number from 0 to" in screen else rambler(screen)

    said = terminal("play", "shadows", *TABLES["five with Merlin's Company"], answer=answer)
    assert flat(said).count("How many Merlins do you offer?") <= 1


@pytest.mark.parametrize("columns", [30, 40, 60, 80, 200])
def test_no_line_is_wider_than_the_terminal(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    names = ",".join(bus_message * 20 for bus_message in "ABCDE")
    argv = ["play", "shadows", "--names", names, "--expansion", "--seed", "x"]
    said = terminal(*argv, answer=Rambler("wide"))
    prompts = (
        "Choose",
        "Your choice",
        "Press Enter",
        "Who gets",
        "A number",
        "What would",
        "All of them",
        *WHICH,
    )
    assert all(len(line) <= columns for line in said.splitlines() if not line.startswith(prompts))


def test_seven_players_with_long_names_fit_on_a_screen_of_80_by_24(terminal: Terminal) -> None:
    names = ",".join(bus_message * 12 for bus_message in "ABCDEFG")
    argv = ["play", "shadows", "--names", names, "--expansion", "--seed", "x"]
    said = terminal(*argv, answer=Rambler("tall"))
    boards = re.findall(r"─── \w+ chooses the Progression of Evil. ───.*?What would", said, flags=re.DOTALL)
    assert boards
    assert all(shown.count("\n") < 24 for shown in boards)


@pytest.fixture
def screen(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A terminal that can be cleared."""
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    return terminal


SHARED = {
    "all of four": ["--seats", "4", "--hot", "all", "--expansion", "--traitors", "among_us", "--seed", "a"],
    "two people among bots": ["--seats", "5", "--hot", "0,2", "--seed", "b"],
    "three who do not know themselves": ["--seats", "3", "--hot", "all", "--seed", "c"],
}
PLAYED: dict[str, list[str]] = {}


@pytest.fixture(params=SHARED)
def shown(request: pytest.FixtureRequest, screen: Terminal) -> list[str]:
    """What stood on the screen, one after another, in a whole game at one of the tables."""
    name: str = request.param
    if name not in PLAYED:
        PLAYED[name] = [*screens(screen("play", "shadows", *SHARED[name], answer=Rambler("hot")))]
    return PLAYED[name]


def test_the_curtain_shows_no_secret(shown: list[str]) -> None:
    curtains = [each for each in shown if CURTAIN.search(each)]
    assert len(curtains) > 10
    for curtain in curtains:
        assert not [secret for secret in (*CARDS, "Loyal", "Traitor", "Your hand") if secret in curtain]
        assert len(curtain.split()) < 25


def test_behind_the_curtain_stands_only_what_belongs_to_whoever_raised_it(shown: list[str]) -> None:
    *before, end = shown
    name = None
    for each in before:
        if curtain := CURTAIN.search(each):
            name = curtain[1]
        elif name is None:
            assert not MINE.search(each)
            assert not CARD.search(each)
        else:
            assert {*MINE.findall(each)} <= {name}
            assert MINE.search(each) or CARD.search(each)
            name = None
    assert "─ The end ─" in end
    assert "Your hand" not in end


def test_after_one_person_come_only_the_curtain_or_the_end(shown: list[str]) -> None:
    for before, after in pairwise(shown):
        if not CURTAIN.search(before):
            assert CURTAIN.search(after) or "─ The end ─" in after


@pytest.fixture
def kept(terminal: Terminal, tmp_path: Path) -> Path:
    """A game played to its end."""
    file = tmp_path / "game.camlann"
    argv = TABLES["five with Merlin's Company"]
    terminal("play", "shadows", *argv, "--save", str(file), answer=Rambler("kept"))
    return file


def test_a_game_that_was_kept_is_read_again(terminal: Terminal, kept: Path) -> None:
    assert load(kept.read_bytes()).header.viewpoint == "whole"
    seat = terminal("replay", str(kept), "--as", "3", answer=lambda screen: "a")
    spectator = terminal("replay", str(kept), answer=lines("", "", "board", "a"))
    assert "as Dov saw it" in seat
    assert seat.count("Your loyalty:") == 1
    assert "You are dealt" in seat
    assert "as a spectator saw it" in spectator
    assert not re.search(r"\bYou|\byour", spectator)
    assert spectator.count("Siege engines") == 2


def test_a_game_that_was_left_is_kept_only_as_its_player_saw_it(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "left.camlann"
    assert terminal(*ARTHUR, "--save", str(file), answer=lines("1", "q")).count("You leave the table.") == 1
    assert load(file.read_bytes()).header.viewpoint == 0
    assert "as Ana saw it" in terminal("replay", str(file), answer=lambda screen: "a")


def drawn(public: shadows.Camelot, own: shadows.Knight | None) -> str:
    console = Console(file=StringIO(), width=100, theme=STYLES)
    with console.capture() as captured:
        console.print(board(WORDS, ["Ana", "Ben", "Cleo"], public, own))
    return captured.get()


def test_everything_that_lies_open_stands_on_the_board() -> None:
    match = Match(shadows, shadows.Options(expansion=True), 3, partial(Seeded, seed_of("board"), 1))
    public = replace(
        match.public,
        swords=("white", "black", "white"),
        siege=4,
        black_knight=CombatBoard(("fight_2", "any_2", "fight_3"), ("black_knight_7", FACE_DOWN)),
        dragon=CombatBoard(("fight_5",), ("lancelot_3", FACE_DOWN)),
        over=("lancelot",),
        excalibur=-2,
        grail=("grail", "desolation", "", "", "", "despair", "despair"),
        picts=WarBoard(5, (), 1),
        mordred="picts",
        heroism="grail",
        merlin="saxons",
        lasting=("vivien", "witch_6"),
        favor=True,
        relics={"armor": Seat(1), "excalibur": None},
        status=("knight", "captured", "revealed"),
        places=("grail", "camelot", "nowhere"),
        accused=(Seat(0),),
        proved=(Seat(1),),
    )
    shown = [line.rstrip() for line in drawn(public, None).splitlines()]
    assert "Round Table ○○●········· 2 white, 1 black   Siege engines ▲▲▲▲········ 4" in shown
    said = flat("\n".join(shown))
    for piece in (
        "Black Knight 2 2 3 · = 7 against 7 ? · · = 7 and more",
        "Dragon 5 · · · · · · · · = 5 against 7 ? · · · = 7 and more",
        "Excalibur Evil ···†·|····· Knights",
        "Holy Grail G X · · · D D ★ Heroism",
        "Picts 1 2 3 4 5 · ■··· 1 warrior Mordred",
        "Saxons · · · · · ···· 0 warriors ✦ Merlin",
        "In play: Vivien and Witch 6. Divine Favor is ready.",
        "captured ✚ Lancelot’s Armor proved Loyal",
        "revealed Traitor",
        "! has accused",
    ):
        assert piece in said
    assert "Your hand" not in said


def test_what_somebody_laid_face_down_only_they_see_on_the_board() -> None:
    match = Match(shadows, shadows.Options(), 3, partial(Seeded, seed_of("board"), 1))
    public = replace(match.public, black_knight=CombatBoard((), (FACE_DOWN, FACE_DOWN)))
    own = replace(match.truth.own[Seat(0)], laid={"black_knight": {1: "black_knight_5"}})
    assert "against ? (5) · · = 5 and more" in drawn(public, own)
    assert "against ? ? · · = 0 and more" in drawn(public, match.truth.own[Seat(1)])
    assert "against ? ? · · = 0 and more" in drawn(public, None)
