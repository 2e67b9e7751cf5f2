"""Hand of a player of Shadows over Camelot: who I am, how I win, what I hold and know."""

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from camlann.i18n.sentences import Names, Place, Words, dashed
from camlann.shadows.cards.white import SPECIAL
from camlann.shadows.loyalty import nobody_betrays, own_side
from camlann.shadows.options import Options
from camlann.shadows.state import Camelot, Knight, Side


def card(words: Words, names: Names, public: Camelot, own: Knight) -> RenderableType:
    coat, side = public.coats[own.seat], own_side(public, own)
    lines = [
        words.by_options(f"shadows-coat-{coat}.text", "shadows", public.options),
        *_wins(words, public, side),
        *_held(words, own),
        *explained(words, public.options, [name for name in own.hand if name in SPECIAL]),
        *_standing(words, own),
    ]
    title = Text(_title(words, public, own), style="evil" if side == "traitor" else "good")
    return Panel(Text("\n".join(lines)), title=title, title_align="left", expand=False, padding=(0, 1))


def reminder(words: Words, names: Names, public: Camelot, own: Knight) -> Text:
    """One line about your Knight and hand."""
    title = words.text("shadows-you-are", name=names[own.seat], title=_title(words, public, own))
    return Text(" ".join([title, *_held(words, own)]))


def _title(words: Words, public: Camelot, own: Knight) -> str:
    side = own_side(public, own)
    told = words.word("shadows", "side", side) if side else words.text("shadows-you-blind")
    return words.text(
        "shadows-you-title", coat=words.word("shadows", "coat", public.coats[own.seat]), side=told
    )


def _wins(words: Words, public: Camelot, side: Side | None) -> Iterator[str]:
    if side:
        yield words.text(f"shadows-side-{side}.wins")
    else:
        yield words.text("shadows-you-wins-late" if public.looked else "shadows-you-wins-blind")
    if nobody_betrays(public):
        yield words.text("shadows-you-safe")


def _held(words: Words, own: Knight) -> Iterator[str]:
    yield words.text("shadows-you-hand", n=len(own.hand), cards=_cards(words, own.hand))
    if own.drawn:
        yield words.text("shadows-you-drawn", cards=_cards(words, own.drawn))
    if own.black:
        known = [
            words.text("list-group", what=words.number(place + 1), who=words.word("shadows", "card", face))
            for place, face in sorted(own.black.items())
        ]
        yield words.text("shadows-you-pile", cards=words.listed(known, by="list-groups"))


def explained(words: Words, options: Options, cards: Iterable[str]) -> Iterator[str]:
    """What these cards do at a table of these options."""
    for name in dict.fromkeys(cards):
        message = f"shadows-card-{dashed(name)}"
        text = words.by_options(f"{message}.text", "shadows", options)
        yield words.text("shadows-you-card", card=words.text(message), text=text)


def _standing(words: Words, own: Knight) -> Iterator[str]:
    """What I have said I would do against black cards to come."""
    for left in own.standing:
        yield words.said(None, left, Place("shadows", "standing", "camlann.shadows.state", ()))


def _cards(words: Words, cards: tuple[str, ...]) -> str:
    return words.listed(words.counted([words.word("shadows", "card", name) for name in cards]))
