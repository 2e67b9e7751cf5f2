"""Sight: what a role shows its holder when eyes open, once, after the deal.

Roles describe themselves by traits, and looking goes by traits, never by names. What is seen is told in
seat order, so that the order says nothing, and everybody is told something, were it an empty list.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from camlann.avalon.options import Edition
from camlann.engine.facts import Seat

Side: TypeAlias = Literal["good", "evil"]
Label: TypeAlias = Literal["evil", "merlin", "merlin_or_morgana", "good_lancelot", "evil_lancelot"]
"""What somebody is seen as. None of them tells a role that is not unmistakable."""


class Seen(Struct, frozen=True, gc=False):
    seat: Seat
    label: Label


class Role(Struct, frozen=True, kw_only=True):
    """A character: a row of traits. Games and logs hold its name alone."""

    name: str
    side: Side
    look: "Look | None" = None
    """What its holder sees; None: nothing."""
    fills: bool = False
    """It takes the places no named role has; the others are in a game once at most."""
    needs: tuple[str, ...] = ()
    """Roles without which it would have no part to play."""
    hides_from_merlin: bool = False
    stranger: bool = False
    """Unknown to the rest of Evil."""
    shown_as: Label = "evil"
    """What the rest of Evil sees it as."""
    passes_for_merlin: bool = False
    lancelot: bool = False
    """Changes sides whenever the allegiance cards say so."""
    slays: bool = False
    """Names a knight at the end, and wins for Evil if that one is the quarry."""
    quarry: bool = False
    """The knight that Evil hunts. It brings the roles it needs; others leave without those they need."""
    basic: bool = False
    """Part of a first game."""
    copies: int = 1
    """How many cards of it the box has."""
    editions: tuple[Edition, ...] = ("house",)
    """The editions whose rulebook has it; that of the house has all."""
    gives_way: int | None = 1
    """Where a side has too many roles, the one with the lowest number leaves first; None: it stays."""
    narrated: tuple[str, ...] = ()
    """Lines that are read aloud to show its holder what it sees, where it does not wake with Evil."""


Deal: TypeAlias = Mapping[Seat, Role]
Look: TypeAlias = Callable[[Seat, Deal], Iterable[Seen]]


def sight(seat: Seat, deal: Deal) -> tuple[Seen, ...]:
    """What opens to the eyes of this seat."""
    look = deal[seat].look
    return () if look is None else tuple(sorted(look(seat, deal), key=lambda seen: seen.seat))


def evil(seat: Seat, deal: Deal) -> Iterable[Seen]:
    """All of Evil but those who hide from Merlin."""
    return (
        Seen(other, "evil")
        for other, role in deal.items()
        if role.side == "evil" and not role.hides_from_merlin
    )


def fellows(seat: Seat, deal: Deal) -> Iterable[Seen]:
    """The rest of Evil but strangers."""
    return (
        Seen(other, role.shown_as)
        for other, role in deal.items()
        if other != seat and role.side == "evil" and not role.stranger
    )


def merlins(seat: Seat, deal: Deal) -> Iterable[Seen]:
    """Merlin, and whoever passes for him; two of them cannot be told apart."""
    found = [other for other, role in deal.items() if role.passes_for_merlin]
    return (Seen(other, "merlin" if len(found) == 1 else "merlin_or_morgana") for other in found)


def namesake(seat: Seat, deal: Deal) -> Iterable[Seen]:
    """The other Lancelot."""
    return (
        Seen(other, "evil_lancelot" if role.side == "evil" else "good_lancelot")
        for other, role in deal.items()
        if other != seat and role.lancelot
    )


def fellows_and_namesake(seat: Seat, deal: Deal) -> Iterable[Seen]:
    return [*fellows(seat, deal), *namesake(seat, deal)]
