"""Several people before one screen: the curtain falls between them, and nothing shines through."""

import re
from itertools import pairwise

import pytest

from camlann.avalon.roles import ROLES
from camlann.i18n.sentences import Words
from tests.terminal.typist import Terminal, lines, screens

WORDS = Words("en", isolate=False)
ROLE_NAMES = [WORDS.word("avalon", "role", name) for name in ROLES]
SECRETS = [
    *ROLE_NAMES,
    "Good",
    "Evil",
    "Success",
    "Fail",
    "Approve",
    "Reject",
    "You are",
    "You voted",
    "You played",
]
CURTAIN = re.compile(r"Pass the screen to (\w+)")
MINE = re.compile(r"^You are (\w+): (.+), (?:Good|Evil)\.", flags=re.MULTILINE)
CARD = re.compile(r"^╭─ (.+), (?:Good|Evil) ─", flags=re.MULTILINE)

TABLES = {
    "five people": ["--hot", "all", "--lady", "--seed", "a"],
    "seven people with roles": ["--hot", "all", "--seats", "7", "--roles", "percival,morgana", "--seed", "b"],
    "two people among bots": ["--hot", "0,2", "--seats", "6", "--lady", "--seed", "c"],
    "two people by name": ["--hot", "Kim,Ida", "--names", "Ida,Jo,Kim,Lea,Max", "--seed", "d"],
}


@pytest.fixture
def screen(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A terminal that can be cleared."""
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    return terminal


PLAYED: dict[str, list[str]] = {}


@pytest.fixture(params=TABLES)
def shown(request: pytest.FixtureRequest, screen: Terminal) -> list[str]:
    """What stood on the screen, one after another, in a whole game at one of the tables."""
    name: str = request.param
    if name not in PLAYED:
        PLAYED[name] = [*screens(screen("play", "avalon", *TABLES[name]))]
    return PLAYED[name]


def test_the_curtain_shows_no_secret(shown: list[str]) -> None:
    curtains = [each for each in shown if CURTAIN.search(each)]
    assert len(curtains) > 10
    for curtain in curtains:
        assert not [secret for secret in SECRETS if secret in curtain], curtain
        assert len(curtain.split()) < 25


def test_behind_the_curtain_stands_only_what_belongs_to_whoever_raised_it(shown: list[str]) -> None:
    *before, end = shown
    roles: dict[str, str] = {}
    name = None
    for each in before:
        if curtain := CURTAIN.search(each):
            name = curtain[1]
        elif name is None:
            assert not MINE.search(each)
            assert not CARD.search(each)
        else:
            mine = [*MINE.findall(each), *((name, role) for role in CARD.findall(each))]
            assert mine
            for who, role in mine:
                assert (who, role) == (name, roles.setdefault(name, role))
            name = None
    assert len(roles) >= 2
    assert "─ The end ─" in end


def test_after_one_person_come_only_the_curtain_or_the_end(shown: list[str]) -> None:
    for before, after in pairwise(shown):
        if not CURTAIN.search(before):
            assert CURTAIN.search(after) or "─ The end ─" in after


def test_when_the_assassin_is_to_speak_the_screen_goes_round_from_the_first_seat(screen: Terminal) -> None:
    for seed in ("a", "e", "f"):
        said = screen("play", "avalon", "--hot", "all", "--seed", seed, "--set", "everyone-guesses=false")
        hunt = said.index("The Assassin is choosing who to name as Merlin.")
        asked = CURTAIN.findall(said[said.rindex("Pass the screen to", 0, hunt) :])
        assassin = re.search(r"(\w+) is the Assassin, and names", said)
        assert assassin
        match = ["Ana", "Ben", "Cleo", "Dov", "Eve"]
        assert asked == match[: match.index(assassin[1]) + 1]


def test_where_everybody_guesses_merlin_each_is_asked_in_seat_order_up_to_the_assassin(
    screen: Terminal,
) -> None:
    said = screen("play", "avalon", "--hot", "all", "--seed", "a")
    hunt = said.index("Everybody guesses Merlin.")
    asked = CURTAIN.findall(said[said.rindex("Pass the screen to", 0, hunt) :])
    assert asked == ["Ana", "Ben", "Cleo"]
    assert "Cleo is the Assassin" in said
    assert "Who was taken for Merlin, and by whom:" in " ".join(said.split())


def test_leaving_clears_the_screen(screen: Terminal) -> None:
    *_, last = screens(screen("play", "--hot", "all", "--seed", "a", answer=lines("", "", "q")))
    assert last == "You leave the table.\n"


def test_a_terminal_that_cannot_forget_says_so(screen: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    said = screen("play", "--hot", "all", "--seed", "a", answer=lines("", "", "q"))
    assert "This terminal cannot hide what was shown before." in said
    assert "\n" * 20 in said
    assert "\x1b" not in said
