"""Terminal boards: how each game is drawn, from its public part and, for a player, their compartment."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType

from camlann.i18n.sentences import Names, Words
from camlann.terminal.boards import default_board


class Drawing(Protocol):
    def opening(self, words: Words, names: Names, public: Any) -> RenderableType:
        """The roles, cards and options in play, before the game begins."""

    def narration(self, words: Words, public: Any) -> Sequence[str]:
        """The narration before the roles are looked at; not every game has one."""

    def legend(self, words: Words, public: Any) -> RenderableType:
        """What the marks and the cards on the board mean."""

    def board(self, words: Words, names: Names, public: Any, own: Any | None) -> RenderableType:
        """The game now; `own` is None for spectators."""

    def card(self, words: Words, names: Names, public: Any, own: Any) -> RenderableType:
        """Who I am, what I know and why, and how I win."""


def drawing_of(game: str) -> Drawing:
    """The board of a game: the module here that has its name, or a plain one."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return default_board
    board: Drawing = cast(Drawing, import_module(name))
    return board
