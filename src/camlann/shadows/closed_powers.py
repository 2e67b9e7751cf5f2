"""Powers of Knights that are closed, and why; those of other Knights are told only to whoever asks."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import astuple

from camlann.engine.facts import tag
from camlann.engine.phases import Closed, Command, Reason
from camlann.shadows import reasons as why
from camlann.shadows.closed_checks import Check, another, held, listed, others
from camlann.shadows.knight_powers import (
    RECALL_CARDS,
    BleedForCards,
    Exchange,
    MerlinsGift,
    RecallMerlin,
    SearchDiscard,
    Swap,
    partners,
)
from camlann.shadows.knights import COATS
from camlann.shadows.state import Camelot, Knight, coat


def exchanging(public: Camelot, own: Knight) -> Reason | None:
    if "exchange" in public.turn.used:
        return why.PowerUsedUp()
    return None if own.hand else why.TooFewCards(1)


def partner(public: Camelot, own: Knight, seat: Any) -> Reason | None:
    if (reason := another(public, own, seat)) is not None or seat not in public.everyone:
        return reason
    return None if public.hands[seat] else why.NoCardsThere(seat)


def some_partner(public: Camelot, own: Knight) -> Reason | None:
    return None if partners(public, own.seat) else why.NobodyElse()


def swapping(public: Camelot, own: Knight) -> Reason | None:
    if public.turn.used.count("swap") >= public.options.unconfirmed.bedivere_swaps:
        return why.PowerUsedUp()
    return None if own.hand else why.TooFewCards(1)


def bleeding(public: Camelot, own: Knight) -> Reason | None:
    if "bleed" in public.turn.used:
        return why.PowerUsedUp()
    return why.NotUnderWitch() if "witch_2" in public.lasting else None


def searching(public: Camelot, own: Knight) -> Reason | None:
    if own.found is not None:
        return why.SearchedAlready()
    return None if public.white_discard else why.PileEmpty()


def recalling(public: Camelot, own: Knight) -> Reason | None:
    if own.found is None:
        return why.SearchFirst()
    if not own.found:
        return why.NoMerlinThere()
    return None if len(own.hand) >= RECALL_CARDS else why.TooFewCards(RECALL_CARDS)


def receiving(public: Camelot, own: Knight) -> Reason | None:
    if public.merlin is None or public.merlin != public.places[own.seat]:
        return why.MerlinElsewhere()
    if public.merlin == "camelot" and not public.options.unconfirmed.merlin_draws_in_camelot:
        return why.MerlinInCamelot()
    return why.PowerUsedUp() if "gift" in public.turn.used else None


CHECKS: dict[type[Command], tuple[str, Check]] = {
    Exchange: ("exchanges", Check(exchanging, others, partner, some_partner)),
    Swap: ("swaps", Check(swapping, item=held)),
    BleedForCards: ("bleeds", Check(bleeding)),
    SearchDiscard: ("recalls", Check(searching)),
    RecallMerlin: ("recalls", Check(recalling)),
}
"""The powers, by the trait that a Knight has them by."""
GIFT = Check(receiving)


def closed_powers(public: Camelot, own: Knight, before: bool = False) -> Iterator[Closed]:
    """The Knight's own powers, and Merlin's gift where he has come; `before`: evil has not made progress."""
    for command, (trait, check) in CHECKS.items():
        if getattr(coat(public, own.seat), trait):
            yield from listed(public, own, command, check)
    if public.merlin is not None:
        early = not before or public.options.unconfirmed.merlin_draws_before_evil
        gift = GIFT if early else Check(lambda public, own: receiving(public, own) or why.EvilFirst())
        yield from listed(public, own, MerlinsGift, gift)


def finer_power(public: Camelot, own: Knight, command: Command, traits: dict[str, str]) -> Reason | None:
    """Why a power that is not listed is closed: whose it is, or what is wrong with the item.

    `traits`: the commands of other powers, by their tags.
    """
    if isinstance(command, MerlinsGift):
        return why.MerlinElsewhere() if public.merlin is None else None
    if type(command) in CHECKS and getattr(coat(public, own.seat), CHECKS[type(command)][0]):
        fields = astuple(command)
        return CHECKS[type(command)][1].item(public, own, fields[0]) if fields else None
    named = {tag(kind): trait for kind, (trait, _) in CHECKS.items()} | traits
    trait = named.get(tag(type(command)))
    if trait is None or getattr(coat(public, own.seat), trait):
        return None
    return why.AnotherKnight(next(row.name for row in COATS.values() if getattr(row, trait)))
