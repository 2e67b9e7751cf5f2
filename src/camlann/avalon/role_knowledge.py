"""Role knowledge (sight): what the holder of a role learns at the reveal, once, after the deal.

Roles describe themselves by traits, and sight goes by traits, never by names. What a seat sees is listed in
seat order, so the order says nothing. Every seat is sent a list, even if it is empty.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from camlann.avalon.options import Edition
from camlann.engine.facts import Seat

Side: TypeAlias = Literal["good", "evil"]
Trait: TypeAlias = Literal[
    "hides_from_merlin", "stranger", "passes_for_merlin", "lancelot", "slays", "quarry"
]
"""A yes-or-no property of a role."""


class Seen(Struct, frozen=True, gc=False):
    seat: Seat
    label: str
    """What the seat is seen as: one of the labels of the sight. Its word is `avalon-label-<label>`."""


class Sight(Struct, frozen=True, kw_only=True):
    """A kind of knowledge: whom its holder sees, and as what."""

    name: str
    """Who sees this way. `ui-avalon-seen-by-<name>` tells people that they may have been seen."""
    look: "Look"
    labels: tuple[str, ...]
    """Every label that a seat may be seen as."""
    side: Side | None = None
    """It shows only roles of this side; None: of both."""
    only: tuple[Trait, ...] = ()
    """It shows only roles that have all these traits."""
    never: tuple[Trait, ...] = ()
    """It shows no role that has one of these traits."""

    def may_show(self, role: "Role", label: str) -> bool:
        """Whether it may show somebody who has this role as this."""
        return (
            label in self.labels
            and self.side in (None, role.side)
            and all(getattr(role, trait) for trait in self.only)
            and not any(getattr(role, trait) for trait in self.never)
        )


class Role(Struct, frozen=True, kw_only=True):
    """A character: a row of traits. Games and logs hold its name alone."""

    name: str
    side: Side
    sees: tuple[Sight, ...] = ()
    """The kinds of knowledge its holder has."""
    fills: bool = False
    """It fills the places that are left; every other role is in a game once at most."""
    needs: tuple[str, ...] = ()
    """Roles without which it would have nothing to do."""
    hides_from_merlin: bool = False
    stranger: bool = False
    """Unknown to the rest of Evil."""
    shown_as: str = "evil"
    """The label under which the rest of Evil sees it."""
    passes_for_merlin: bool = False
    lancelot: bool = False
    """Changes sides when an allegiance card says so."""
    slays: bool = False
    """Names a knight at the end, and wins for Evil if that knight is the quarry."""
    quarry: bool = False
    """The knight that Evil hunts. It brings the roles it needs; others leave without those they need."""
    basic: bool = False
    """Part of a first game."""
    copies: int = 1
    """How many cards of it the box has."""
    editions: tuple[Edition, ...] = ("house",)
    """The editions whose rulebook has it; the *house* edition has all."""
    gives_way: int | None = 1
    """If a side has too many roles, the one with the lowest number leaves first; None: it stays."""
    narrated: tuple[str, ...] = ()
    """Narration lines that show its holder what it sees, if it does not wake with Evil."""


Deal: TypeAlias = Mapping[Seat, Role]
Look: TypeAlias = Callable[[Seat, Deal], Iterable[Seen]]


def sight(seat: Seat, deal: Deal) -> tuple[Seen, ...]:
    """What this seat sees at the reveal."""
    seen = (each for sight in deal[seat].sees for each in sight.look(seat, deal))
    return tuple(sorted(seen, key=lambda each: each.seat))


def evil(seat: Seat, deal: Deal) -> Iterable[Seen]:
    """All of Evil, without those who hide from Merlin."""
    return (
        Seen(other, "evil")
        for other, role in deal.items()
        if role.side == "evil" and not role.hides_from_merlin
    )


def fellows(seat: Seat, deal: Deal) -> Iterable[Seen]:
    """The rest of Evil, without strangers."""
    return (
        Seen(other, role.shown_as)
        for other, role in deal.items()
        if other != seat and role.side == "evil" and not role.stranger
    )


def merlins(seat: Seat, deal: Deal) -> Iterable[Seen]:
    """Merlin and everybody who passes for him; they look the same."""
    found = [other for other, role in deal.items() if role.passes_for_merlin]
    return (Seen(other, "merlin" if len(found) == 1 else "merlin_or_morgana") for other in found)


def namesake(seat: Seat, deal: Deal) -> Iterable[Seen]:
    """The other Lancelot."""
    return (
        Seen(other, "evil_lancelot" if role.side == "evil" else "good_lancelot")
        for other, role in deal.items()
        if other != seat and role.lancelot
    )
