"""Avalon's terminal board: quests, players with their marks, and the player's role card."""

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from camlann import avalon
from camlann.avalon.option_groups import has_effect
from camlann.avalon.options import Options
from camlann.avalon.roles import ROLES
from camlann.avalon.state import Court, Knight
from camlann.i18n.sentences import Names, Words, dashed
from camlann.terminal.boards.avalon.quest_track import allegiances, quests, rejections
from camlann.terminal.boards.avalon.role_card import card, reminder
from camlann.terminal.boards.avalon.seats import lying, players
from camlann.terminal.screen import Fitting

__all__ = ["board", "card", "legend", "narration", "opening"]

NAMES_ONLY = {"roles", "leader_title", "quest_labels"}
"""Options that the roles above show, or that only say what things are called."""
FULL_TABLE = 8
"""With so many players a small screen has no line to spare."""
SHORT_NAME = 6
"""How wide a name below the players is there at most."""


def opening(words: Words, names: Names, public: Court) -> RenderableType:
    """Which roles are dealt, and what else the table chose."""
    lines = Table.grid(padding=(0, 1))
    for side in ("good", "evil"):
        roles = Counter(
            name for name in ROLES for _ in range(public.cast.count(name)) if ROLES[name].side == side
        )
        told = [
            words.text("avalon-board-dealt", role=words.word("avalon", "role", name), n=number)
            for name, number in roles.items()
        ]
        title = words.text("avalon-board-side", side=words.word("avalon", "side", side), n=roles.total())
        lines.add_row(Text(title, style=side), Text(words.listed(told)))
    usual = Options()
    chosen = [
        Text(words.option(public.options, "avalon", name, names))
        for name in Options.__struct_fields__
        if matters(public.options, name) and getattr(public.options, name) != getattr(usual, name)
    ]
    return Group(lines, *chosen)


def matters(options: Options, name: str) -> bool:
    """Whether an option says something about a game with these."""
    return name not in NAMES_ONLY and has_effect(options, name)


def narration(words: Words, public: Court) -> Sequence[str]:
    return [words.narrated("avalon", spoken.line, spoken) for spoken in avalon.narration(public)]


def legend(words: Words, public: Court) -> RenderableType:
    lying = sorted({*public.drawn, *(card for cards in public.plots for card in cards)})
    cards = [
        Text(
            words.text(
                "avalon-board-card",
                card=words.word("avalon", "card", card),
                text=words.text(f"avalon-card-{dashed(card)}.text"),
            )
        )
        for card in lying
    ]
    return Group(Text(words.text("avalon-board-legend"), style="mark"), *cards)


def board(words: Words, names: Names, public: Court, own: Knight | None) -> RenderableType:
    above: list[RenderableType] = [
        Fitting(quests(words, public), quests(words, public, upright=True)),
        rejections(words, public),
        *allegiances(words, public),
    ]
    seats = Fitting(
        players(words, names, public, own),
        players(words, names, public, own, short=True),
        players(words, names, public, own, short=True, bare=True),
    )
    short = [_shortened(name) for name in names] if public.seats >= FULL_TABLE else names
    below = [*lying(words, short, public)]
    if own is not None and own.role:
        below.append(reminder(words, short, public, own))
    # A full table needs every line of a small screen.
    gap = [] if below[1:] or above[2:] else [Text()]
    return Group(*above, *gap, seats, *below)


def _shortened(name: str) -> str:
    """A name as it stands below the players, who are there in full."""
    text = Text(name)
    text.truncate(SHORT_NAME, overflow="ellipsis")
    return text.plain
