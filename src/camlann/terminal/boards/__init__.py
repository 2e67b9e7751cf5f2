"""How the games look in a terminal: each from what is public and, for whoever sits there, the own part."""

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from camlann.terminal.boards import avalon, shadows
from camlann.words import Names, Words


class Drawing(Protocol):
    def opening(self, words: Words, names: Names, public: Any) -> RenderableType:
        """What is played with, before anything happens."""

    def narration(self, words: Words, public: Any) -> Sequence[str]:
        """What is read aloud before anybody looks; not every game has it."""

    def legend(self, words: Words, public: Any) -> RenderableType:
        """What the marks and the cards on the board mean."""

    def board(self, words: Words, names: Names, public: Any, own: Any | None) -> RenderableType:
        """The game as it stands; `own` is None for onlookers."""

    def card(self, words: Words, names: Names, public: Any, own: Any) -> RenderableType:
        """Who I am, what I know and why, and how I win."""


DRAWINGS: dict[str, Drawing] = {"avalon": avalon, "shadows": shadows}
