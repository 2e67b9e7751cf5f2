"""Frames: what a viewer is sent of a game, whole or as a delta of the frame before.

A delta has the fields of the public part and of the viewer's own compartment that have changed, each whole.
Both parts change by facts that the viewer is told and by no others, so how many facts a frame comes after
says which delta fits it.
"""

from collections.abc import Mapping, Sequence
from itertools import compress
from operator import is_not
from typing import Any, Generic

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import astuple

from camlann.engine.facts import K, Seat
from camlann.engine.forms import Offer
from camlann.engine.phases import Closed


class Frame(Struct, Generic[K], frozen=True, gc=False):
    """Everything a viewer needs to show the game."""

    game: int
    ask: int
    at: int
    """How many facts this viewer was sent."""
    public: Raw
    own: K | None
    told: Raw
    """The facts since the previous frame."""
    moves: Sequence[Offer]
    changes: Sequence[Offer] = ()
    """How this seat may change the answer it has given."""
    closed: Sequence[Closed] = ()
    """What this seat might look for among its moves in vain, and why."""


class OwnDelta(Struct, frozen=True, gc=False, omit_defaults=True):
    """What is only one viewer's of a delta."""

    game: int
    ask: int
    at: int
    own: Mapping[str, Any] | UnsetType = UNSET
    moves: Sequence[Offer] = ()
    changes: Sequence[Offer] = ()
    closed: Sequence[Closed] = ()
    told: Raw | UnsetType = UNSET
    """The facts, if this viewer was told others than all were."""


class Delta(OwnDelta, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """What makes the next frame out of the one before: the fields of both parts that have changed.

    Each field is whole. What is left out of `public` and `own` has not changed; everything else that is left
    out is empty.
    """

    told: Raw
    public: Raw


class Update(Struct, frozen=True, gc=False):
    """A whole frame or a delta, and its position in the viewer's facts.

    A delta is in up to three pieces, since two of them are the same for many viewers. Joined, they are its
    JSON.
    """

    viewer: Seat | None
    at: int
    since: int
    """It holds the facts from here on. A delta is for whoever has the frame with exactly these before it."""
    own: bytes
    """The whole frame, or what is only this viewer's of a delta."""
    told: bytes = b""
    """The facts, unless this viewer was told others than all were."""
    public: bytes = b""
    """The changes of the public part; empty: this is a whole frame."""

    @property
    def is_delta(self) -> bool:
        return self.public != b""

    @property
    def data(self) -> bytes:
        return self.own + self.told + self.public


def changed_fields(now: Struct, before: Struct) -> dict[str, Any]:
    """The fields of a struct that differ from an earlier one of the same type."""
    if now is before:
        return {}
    others = compress(now.__struct_fields__, map(is_not, astuple(now), astuple(before)))
    return {name: value for name in others if (value := getattr(now, name)) != getattr(before, name)}


encode = msgspec.json.Encoder().encode
