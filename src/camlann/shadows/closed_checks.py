"""Checks of commands: why one is closed as a whole, or for one of its items."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeAlias

from camlann.engine.forms import Item
from camlann.engine.phases import Closed, Command, Reason, close
from camlann.shadows.reasons import NotAtLarge, NotInHand, NotYourself
from camlann.shadows.state import Camelot, Knight

Whole: TypeAlias = Callable[[Camelot, Knight], Reason | None]
OfItem: TypeAlias = Callable[[Camelot, Knight, Any], Reason | None]
Items: TypeAlias = Callable[[Camelot, Knight], Iterable[Item]]


class Check(NamedTuple):
    """Why a command is closed: as a whole, for one item, or because no item is left."""

    whole: Whole
    items: Items = lambda public, own: ()
    """Items that a screen shows, whether they are open or not."""
    item: OfItem = lambda public, own, item: None
    last: Whole = lambda public, own: None


def listed(public: Camelot, own: Knight, command: type[Command], check: Check) -> Iterator[Closed]:
    """The command as a whole, or those of its items that are closed."""
    if (reason := check.whole(public, own)) is not None:
        yield close(command, reason)
        return
    for item in check.items(public, own):
        if (reason := check.item(public, own, item)) is not None:
            yield close(command, reason, item)
    if (reason := check.last(public, own)) is not None:
        yield close(command, reason)


def held(public: Camelot, own: Knight, card: str) -> Reason | None:
    return None if card in own.hand else NotInHand(card)


def others(public: Camelot, own: Knight) -> Iterable[Item]:
    return [seat for seat in public.present if seat != own.seat]


def another(public: Camelot, own: Knight, seat: Any) -> Reason | None:
    """Why this is not another Knight at large."""
    if seat == own.seat:
        return NotYourself()
    there = seat in public.everyone and public.status[seat] != "absent"
    return NotAtLarge(seat) if there and public.status[seat] != "knight" else None
