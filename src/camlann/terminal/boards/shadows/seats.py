"""The Knights: where each stands, how much life and how many cards they have, and what marks them."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from camlann.engine.facts import Seat
from camlann.i18n.sentences import Names, Words, dashed
from camlann.shadows.state import Camelot, Knight


def players(
    words: Words, names: Names, public: Camelot, own: Knight | None, short: bool = False, bare: bool = False
) -> Table:
    """A line for each player; `bare` without what a narrow screen has no room for."""
    rows = Table(box=None, padding=(0, 2 if not bare else 1, 0, 0), header_style="quiet", pad_edge=False)
    rows.add_column("", justify="right")
    rows.add_column(words.text("shadows-board-player"), overflow="ellipsis", no_wrap=True)
    if not bare:
        rows.add_column(words.text("shadows-board-coat"), no_wrap=True)
    rows.add_column(words.text("shadows-board-place"), no_wrap=True)
    form = ".short" if short else ""
    rows.add_column(words.text(f"shadows-board-lives{form}"), justify="right", no_wrap=True)
    rows.add_column(words.text(f"shadows-board-cards{form}"), justify="right", no_wrap=True)
    rows.add_column("" if short else words.text("shadows-board-notes"))
    for seat in public.everyone if public.coats else ():
        mine = own is not None and own.seat == seat
        row = [Text(words.number(seat + 1)), Text(names[seat], style="mine" if mine else "")]
        if not bare:
            row.append(Text(words.word("shadows", "coat", public.coats[seat])))
        row += [
            _place(words, public, seat),
            Text(words.number(public.lives[seat])),
            Text(words.number(public.hands[seat])),
            Text("  ".join(_marks(words, public, seat, short)), style="mark"),
        ]
        rows.add_row(*row)
    return rows


def _place(words: Words, public: Camelot, seat: Seat) -> Text:
    """Where somebody stands, or what keeps them from standing anywhere."""
    status = public.status[seat]
    if status in ("dead", "revealed"):
        return Text(words.word("shadows", "status", status), style="evil")
    return Text(words.text(f"shadows-place-{dashed(public.places[seat])}.title"))


def _marks(words: Words, public: Camelot, seat: Seat, short: bool) -> Iterator[str]:
    form = ".short" if short else ""
    if public.turn.seat == seat and public.winner is None:
        yield words.text(f"shadows-board-turn{form}")
    if public.status[seat] == "captured":
        yield words.word("shadows", "status", "captured")
    for relic, holder in public.relics.items():
        if holder == seat:
            held = words.word("shadows", "relic", relic)
            yield words.text("shadows-board-relic-short" if short else "shadows-board-relic", relic=held)
    if seat in public.accused:
        yield words.text(f"shadows-board-accused{form}")
    if public.sides:
        yield words.word("shadows", "side", public.sides[seat])
    elif seat in public.proved:
        yield words.text("shadows-board-proved")
