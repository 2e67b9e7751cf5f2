"""Shadows over Camelot's terminal board: the Round Table, the quests, the Knights, and the player's hand."""

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from camlann.i18n.sentences import Names, Words
from camlann.shadows.loyalty import loyalty_deck
from camlann.shadows.options import Options, Unconfirmed
from camlann.shadows.state import Camelot, Knight
from camlann.terminal.boards.shadows.hand import card, explained, reminder
from camlann.terminal.boards.shadows.odds import odds
from camlann.terminal.boards.shadows.quests import aside, quests, rules_of_quests, swords_and_siege
from camlann.terminal.boards.shadows.seats import players
from camlann.terminal.screen import Fitting

__all__ = ["board", "card", "legend", "narration", "opening"]


def opening(words: Words, names: Names, public: Camelot) -> RenderableType:
    """Which loyalties are dealt from, and what the table chose."""
    deck = [
        words.text("list-times", n=number, what=words.word("shadows", "side", side))
        for side, number in Counter(loyalty_deck(public.options, public.players)).items()
    ]
    loyalties = words.text("shadows-board-no-loyalties")
    if deck:
        loyalties = words.text("shadows-board-loyalties", sides=words.listed(deck))
    chosen = [
        Text(words.option(options, "shadows", name, names))
        for options, usual in ((public.options, Options()), (public.options.unconfirmed, Unconfirmed()))
        for name in usual.__struct_fields__
        if getattr(options, name) != getattr(usual, name)
    ]
    return Group(Text(loyalties), *chosen)


def narration(words: Words, public: Camelot) -> Sequence[str]:
    """Nobody closes their eyes in this game."""
    return ()


def legend(words: Words, public: Camelot) -> RenderableType:
    """What the marks mean, what the black cards do that stay, the odds, and the rules of the quests."""
    staying = (*public.lasting, *(("mordred",) if public.mordred else ()))
    told = [*explained(words, public.options, staying), *odds(words, public), *rules_of_quests(words, public)]
    return Group(Text(words.text("shadows-board-legend"), style="mark"), *map(Text, told))


def board(words: Words, names: Names, public: Camelot, own: Knight | None) -> RenderableType:
    parts: list[RenderableType] = [
        Fitting(swords_and_siege(words, public), swords_and_siege(words, public, upright=True)),
        Fitting(quests(words, public, own), quests(words, public, own, upright=True)),
        *aside(words, public),
        Fitting(
            players(words, names, public, own),
            players(words, names, public, own, short=True),
            players(words, names, public, own, short=True, bare=True),
        ),
    ]
    if own is not None and public.coats:
        parts.append(reminder(words, names, public, own))
    return Group(*parts)
