"""Chat claims and phrases: statements in chat, as data, which everybody reads in their own language.

A claim is part of the chat, not of the game. A seat may claim anything that makes sense at the table, true or
false; nobody checks it. The server works out only two things: which earlier claims of the same seat a new
claim replaces, and which of them contradict it.
"""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from camlann.engine.facts import Seat, Team

N = TypeVar("N")
"""The id of a claim, in the terms of the caller."""

PHRASES_IN_GAME = (
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
"""Phrases during any game, by the names of their messages."""
PHRASES_BEFORE_GAME = (
    "hello",
    "ready",
    "wait",
    "somebody-comes",
    "first-game",
    "what-to-play",
    "play-again",
    "well-played",
    "thanks",
    "goodbye",
)
"""Phrases while no game is played."""
REACTIONS = ("thumbs-up", "laugh", "hmm", "heart", "angry")
"""Phrases that a screen may draw as a face; in words they are as short as that."""
PHRASES = (*dict.fromkeys((*PHRASES_IN_GAME, *PHRASES_BEFORE_GAME, *REACTIONS)),)
"""Phrases for any table."""


class Claim(Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """A statement of a seat. Its sentence is the Fluent message named as its tag, in the first person."""

    firm: ClassVar[bool] = True
    """Whether it states a fact. An opinion is not firm: changing it is no contradiction."""

    def about(self) -> Team:
        """The seats it names."""
        return ()

    def fits(self, public: Any) -> bool:
        """Whether it makes sense at this table: everything it names exists here."""
        return all(seat in public.everyone for seat in self.about())

    def says(self) -> Mapping[str, str]:
        """Its statements: topic to value."""
        raise NotImplementedError


class Claimed(Struct, Generic[N], frozen=True):
    """One row of the table of claims."""

    name: N
    seat: Seat
    claim: Claim
    stands: bool = True
    instead: tuple[N, ...] = ()
    """Earlier claims of the same seat that it replaces."""
    against: tuple[N, ...] = ()
    """Those of them that contradict it."""


def claim_table(claims: Iterable[tuple[N, Seat, Claim]]) -> list[Claimed[N]]:
    """Who claimed what, and which claims still stand: a fold of all claims in the order they were made."""
    rows: list[Claimed[N]] = []
    # Few claims of one seat stand at a time: a new one repeats or contradicts earlier ones.
    standing: dict[Seat, list[int]] = {}
    for name, seat, claim in claims:
        mine = standing.get(seat, [])
        fallen = [at for at in mine if _falls(rows[at].claim, claim)]
        instead = tuple(rows[at].name for at in fallen)
        against = tuple(rows[at].name for at in fallen if contradict(rows[at].claim, claim))
        for at in fallen:
            rows[at] = replace(rows[at], stands=False)
        standing[seat] = [*(at for at in mine if at not in fallen), len(rows)]
        rows.append(Claimed(name, seat, claim, True, instead, against))
    return rows


def contradict(one: Claim, other: Claim) -> bool:
    """Whether at most one of the two can be true."""
    return one.firm and other.firm and _differ(one, other)


def _falls(earlier: Claim, later: Claim) -> bool:
    """Whether the later claim replaces the earlier one: it is about the same topics, or it differs."""
    same = type(earlier) is type(later) and earlier.says().keys() == later.says().keys()
    return same or _differ(earlier, later)


def _differ(one: Claim, other: Claim) -> bool:
    first, second = one.says(), other.says()
    return any(first[topic] != second[topic] for topic in first.keys() & second.keys())
