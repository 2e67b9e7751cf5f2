"""Somebody at the keyboard: reads what is on the screen and types an answer to the prompt."""

import re
import sys
from collections.abc import Callable, Iterator, Sequence

import pytest

from camlann.cli import main
from camlann.terminal.screen import CLEAR_SCREEN

Answer = Callable[[str], str]
"""From what has come on the screen since the last line was typed, the prompt at its end, to a line."""

MOST = 2000
"""More lines than any game takes."""

NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eve", "Finn", "Gwen", "Hugo", "Ida", "Jon")
"""Whoever plays at a terminal, in seat order."""

SGR = re.compile(r"\x1b\[[0-9;]*m")


def sensible(screen: str) -> str:
    """Approves every team, plays success, and else takes whatever is offered first."""
    *above, prompt = screen.splitlines()
    offered = above[-1] if above else ""
    if size := re.search(r"Choose (\d)", prompt):
        # Where not everybody can be chosen, those who can are offered with their numbers.
        numbers = re.findall(r"(?:^|   )(\d+) \w", offered) or [str(n) for n in range(1, 11)]
        return " ".join(numbers[: int(size[1])])
    if "Play the other one." in offered:
        return "fail"
    if ally := re.search(r"You cannot name (\w+)\.", offered):
        # The Assassin cannot name somebody shown as Evil, though all names are offered: the next, then.
        return NAMES[NAMES.index(ally[1]) + 1]
    if prompt.startswith("Your choice") or prompt.endswith("? "):
        return next((word for word in ("approve", "success") if word in offered.lower()), offered.split()[0])
    return ""


class Typist:
    """Stands in for the keyboard."""

    def __init__(self, capsys: pytest.CaptureFixture[str], answer: Answer) -> None:
        self.capsys, self.answer = capsys, answer
        self.said = ""
        self.typed = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self.typed += 1
        assert self.typed < MOST, f"the same question again and again: {self.said[-500:]}"
        return self.answer(SGR.sub("", self.listen())) + "\n"

    def listen(self) -> str:
        new = self.capsys.readouterr().out
        self.said += new
        return new


def lines(*typed: str, then: Answer = sensible) -> Answer:
    """First these lines, whatever is asked, and then as `then` says."""
    left = iter(typed)

    def answer(screen: str) -> str:
        line = next(left, None)
        return then(screen) if line is None else line

    return answer


class Terminal:
    """Runs `camlann` as if in a terminal, with a typist before it."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys, self.monkeypatch = capsys, monkeypatch
        for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.setenv("TERM", "xterm-256color")

    def __call__(self, *argv: str, answer: Answer = sensible, status: int = 0) -> str:
        """All that `camlann …` prints, when somebody types so."""
        typist = Typist(self.capsys, answer)
        self.monkeypatch.setattr(sys, "stdin", typist)
        assert main(argv) == status
        typist.listen()
        return typist.said


def screens(said: str) -> Iterator[str]:
    """What stood on the screen between one clearing of it and the next."""
    return (SGR.sub("", screen) for screen in said.split(CLEAR_SCREEN))


def paragraphs(text: str, wanted: Sequence[str]) -> list[str]:
    """Which of the sentences stand in a text, however it is wrapped."""
    flat = " ".join(text.split())
    return [sentence for sentence in wanted if sentence in flat]
