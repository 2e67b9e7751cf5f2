"""Frame: the game as a device's person knows it, read from what the gate sends."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct

from camlann.engine.facts import Board, Own
from camlann.engine.forms import Offer
from camlann.engine.rules import Rules

AnyRules: TypeAlias = Rules[Any, Any, Any, Any]


class Frame(Struct, frozen=True):
    """The game as this device's person knows it."""

    played: str
    """The name of the game."""
    game: int
    ask: int
    at: int
    public: Board[Any]
    own: Own[Any] | None
    """None for a spectator."""
    moves: list[Offer]


class _Sent(Struct):
    """A frame as received."""

    game: int
    ask: int
    at: int
    public: Raw
    own: Raw
    told: list[Raw]
    moves: list[Offer]


def read_frame(data: Raw, likely_rules: Callable[[int], Iterable[AnyRules]]) -> tuple[Frame, list[Raw]]:
    """A frame, and the facts it brings. It does not name its game, so the rules are tried until one fits.

    `likely_rules` lists the rules to try for a game with this number, the most likely first.
    """
    sent = msgspec.json.decode(data, type=_Sent)
    for rules in likely_rules(sent.game):
        try:
            public = rules.WIRE.public.decode(sent.public)
            own = None if bytes(sent.own) == b"null" else rules.WIRE.own.decode(sent.own)
        except msgspec.DecodeError:
            continue
        return Frame(rules.NAME, sent.game, sent.ask, sent.at, public, own, sent.moves), sent.told
    raise msgspec.DecodeError("a frame of no game that is known here")
