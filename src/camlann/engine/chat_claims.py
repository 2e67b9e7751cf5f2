"""Claims and phrases: talk as data, so that everybody reads it in their own language.

A claim is talk and no part of the game. Anybody may claim whatever can be said at the table, true or not, and
nobody who carries it knows or asks whether it is. All that is worked out is what was said before by the same
seat and no longer stands, and what of it cannot both be so.
"""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from camlann.engine.facts import Seat, Team

N = TypeVar("N")
"""How whoever keeps the claims calls each."""

PHRASES = (
    "hello",
    "yes",
    "no",
    "maybe",
    "why",
    "wait",
    "thinking",
    "go-on",
    "i-agree",
    "i-disagree",
    "thanks",
    "sorry",
    "well-played",
    "goodbye",
)
"""What can be said at any table, by the names of their sentences."""


class Claim(Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """Something a seat says is so. Its sentence is the message of the same name, in the first person."""

    firm: ClassVar[bool] = True
    """Whether it is about how things are; who only changes their mind does not contradict themselves."""

    def about(self) -> Team:
        """The seats it names."""
        return ()

    def fits(self, public: Any) -> bool:
        """Whether it can be said at this table: what it names is there."""
        return all(seat in public.everyone for seat in self.about())

    def says(self) -> Mapping[str, str]:
        """What it says, by what that is about."""
        raise NotImplementedError


class Claimed(Struct, Generic[N], frozen=True):
    """A claim in the table of claims."""

    name: N
    seat: Seat
    claim: Claim
    stands: bool = True
    instead: tuple[N, ...] = ()
    """Earlier ones of the same seat that fell with it."""
    against: tuple[N, ...] = ()
    """Those of them that cannot be so if this is."""


def claim_table(claims: Iterable[tuple[N, Seat, Claim]]) -> list[Claimed[N]]:
    """Who has claimed what, and what of it still stands: a fold of all claims in the order they were made."""
    match: list[Claimed[N]] = []
    # Few claims of a seat stand at a time: a new one says what was said before, or otherwise.
    standing: dict[Seat, list[int]] = {}
    for name, seat, claim in claims:
        mine = standing.get(seat, [])
        fallen = [at for at in mine if _falls(match[at].claim, claim)]
        instead = tuple(match[at].name for at in fallen)
        against = tuple(match[at].name for at in fallen if contradict(match[at].claim, claim))
        for at in fallen:
            match[at] = replace(match[at], stands=False)
        standing[seat] = [*(at for at in mine if at not in fallen), len(match)]
        match.append(Claimed(name, seat, claim, True, instead, against))
    return match


def contradict(one: Claim, other: Claim) -> bool:
    """Whether one of the two is wrong, whatever is true."""
    return one.firm and other.firm and _differ(one, other)


def _falls(earlier: Claim, later: Claim) -> bool:
    """What is said anew, or otherwise, stands no more as it was."""
    same = type(earlier) is type(later) and earlier.says().keys() == later.says().keys()
    return same or _differ(earlier, later)


def _differ(one: Claim, other: Claim) -> bool:
    said, now = one.says(), other.says()
    return any(said[what] != now[what] for what in said.keys() & now.keys())
