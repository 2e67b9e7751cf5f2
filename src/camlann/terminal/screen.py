"""Screen and keyboard of the terminal, and the curtain between two people who share them."""

import sys
from collections.abc import Iterable
from io import TextIOWrapper

from msgspec import Struct
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from camlann.engine.facts import tag
from camlann.games import is_left_out
from camlann.i18n.sentences import Names, Words

STYLES = Theme(
    {
        "good": "bold cyan",
        "evil": "bold dark_orange",
        "ask": "bold",
        "key": "bold yellow",
        "mark": "yellow",
        "mine": "bold",
        "quiet": "dim",
        "refusal": "bold magenta",
    }
)
"""Colour never carries information that the text does not have."""

CLEAR_SCREEN = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what was scrolled off it."""


class Quit(Exception):
    """The player quits, or the input has ended."""


class Screen:
    def __init__(self, words: Words) -> None:
        self.words = words
        if isinstance(sys.stdout, TextIOWrapper):
            # A mark that an old terminal cannot show is no reason to stop the game.
            sys.stdout.reconfigure(errors="replace")
        self.console = Console(theme=STYLES, highlight=False, markup=False, emoji=False)

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def tell(self, facts: Iterable[Struct], names: Names) -> None:
        """What has happened, a line for each fact."""
        for fact in facts:
            if not is_left_out(tag(type(fact))):
                self.bullet(self.words.tell(fact, names))

    def bullet(self, text: str) -> None:
        line = Table.grid(padding=(0, 1))
        line.add_row(Text("·", style="quiet"), Text(text))
        self.show(line)

    def rule(self, title: str = "") -> None:
        self.console.print(Rule(Text(title), style="quiet", characters="─"))

    def read(self, prompt: str) -> str:
        """A line from the keyboard."""
        self.console.print(Text(prompt, style="ask"), end=" ")
        try:
            line = input().strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Quit from None
        if not sys.stdin.isatty():
            # Nobody sees what a script types.
            self.console.print(Text(line))
        return line

    def curtain(self, name: str) -> None:
        """Hide everything until `name` says to be alone with the screen, and again before they see theirs."""
        self.wipe()
        self.rule(self.words.text("play-pass", name=name))
        if self.console.is_dumb_terminal:
            self.say(self.words.text("play-pass-dumb"), style="refusal")
        self.read(self.words.text("play-pass-ready", name=name))
        self.wipe()

    def wipe(self) -> None:
        """Clear the screen and, as far as the terminal can, its scrollback."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.file.write(CLEAR_SCREEN)
            self.console.file.flush()
        else:
            self.rule()


class Fitting:
    """The first of several drawings that is narrow enough, or else the last."""

    def __init__(self, *drawings: RenderableType) -> None:
        self.drawings = drawings

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        unbound = options.update(width=10_000)
        for drawing in self.drawings[:-1]:
            if console.measure(drawing, options=unbound).maximum <= options.max_width:
                yield drawing
                return
        yield self.drawings[-1]
