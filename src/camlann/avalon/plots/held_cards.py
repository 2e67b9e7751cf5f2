"""Held plot cards: the cards in front of each seat, and the windows in which their holders may use them.

Holders are asked one after the other in order of precedence; each has one chance in a window. Who holds
what is public, so an open window reveals nothing.
"""

from collections.abc import Callable

from msgspec.structs import replace

from camlann.avalon.state import Court, Public, Step, Transition, clockwise
from camlann.engine.facts import Seat, Team
from camlann.engine.phases import Command, Reason


class Forgo(Command, frozen=True, tag="avalon.forgo"):
    """Do not use the card in this window."""


class PlotUsed(Public, frozen=True, tag="avalon.plot-used"):
    """A held card is played and discarded."""

    by: Seat
    card: str

    def apply(self, public: Court) -> Court:
        return without(public, self.by, self.card)


class WindowOpened(Public, frozen=True, tag="avalon.window-opened"):
    """The holders of this card may use it now; the window opens once for each leader."""

    card: str
    cards: tuple[str, ...] = ()
    """All cards of a window that is for several."""

    def apply(self, public: Court) -> Court:
        return close(public, self.card)


class PlotForgone(Public, frozen=True, tag="avalon.plot-forgone"):
    by: Seat
    card: str


class PlotTargets(Reason, frozen=True, tag="avalon.plot-targets"):
    """The seats that the card can be used on."""

    card: str
    seats: Team


class Opening(Step, frozen=True, tag="avalon.opening"):
    """A window for the holders of a card: a question to each of them in turn."""

    card: str
    questions: tuple[Step, ...]
    cards: tuple[str, ...] = ()
    """All cards of a window that is for several."""

    def run(self, tell: Transition) -> None:
        tell(WindowOpened(self.card, self.cards))
        tell.then(*self.questions)


def window(
    public: Court, card: str, question: Callable[[Seat], Step], able: Team | None = None
) -> Step | None:
    """The step that opens a window, if it has not been open yet and somebody could use it."""
    if card in public.closed:
        return None
    able = holders(public, card) if able is None else able
    return Opening(card, tuple(question(seat) for seat in by_precedence(public, able))) if able else None


def by_precedence(public: Court, seats: Team) -> Team:
    """Clockwise from the leader, or from the leader's left with the leader last (A-7.5.3)."""
    first = public.leader if public.options.plot_precedence == "from_leader" else Seat(public.leader + 1)
    return tuple(seat for seat in clockwise(public, first) if seat in seats)


def holders(public: Court, card: str) -> Team:
    return tuple(seat for seat, cards in zip(public.everyone, public.plots, strict=False) if card in cards)


def copies(public: Court, seat: Seat, card: str) -> int:
    return public.plots[seat].count(card)


def close(public: Court, card: str) -> Court:
    return replace(public, closed=(*public.closed, card))


def with_card(public: Court, seat: Seat, card: str) -> Court:
    return _lying(public, seat, tuple(sorted((*public.plots[seat], card))))


def without(public: Court, seat: Seat, card: str) -> Court:
    at = public.plots[seat].index(card)
    return _lying(public, seat, public.plots[seat][:at] + public.plots[seat][at + 1 :])


def _lying(public: Court, seat: Seat, cards: tuple[str, ...]) -> Court:
    return replace(public, plots=(*public.plots[:seat], cards, *public.plots[seat + 1 :]))
