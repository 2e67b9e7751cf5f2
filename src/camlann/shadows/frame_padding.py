"""Frame padding against the length side channel: how many bytes a frame's private part needs at most.

The number depends on public information alone. Frames are padded to it, so that a length reveals nothing. A
hand has no limit, but its number of cards is public; so is the number of cards that a row of the log moved.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from camlann.engine.facts import Seat
from camlann.engine.phases import Command, close
from camlann.shadows.card_piles import Discarded, WhiteDrawn
from camlann.shadows.closed_actions import CHECKS, MOVE
from camlann.shadows.closed_checks import Check
from camlann.shadows.closed_powers import CHECKS as POWERS
from camlann.shadows.heroic_actions import Accuse, Move
from camlann.shadows.heroic_phase import Acting
from camlann.shadows.knight_powers import Exchange
from camlann.shadows.progression_of_evil import Progressing
from camlann.shadows.state import Camelot, Knight, KnightOf, coat
from camlann.shadows.turn_commands import Depart

BASE_BYTES = 2176
"""What a seat knows besides its hand: cards played face down or looked at, standing answers; and the frame
itself, its commands and facts without their cards.
"""
MAX_SPECIALS, SPECIAL_BYTES, STANDARD_BYTES = 24, 100, 40
"""A hand has at most this many special cards, each in several offers; then come shorter ones."""
MAX_KNOWN, KNOWN_BYTES = 45, 26
"""Black cards that the owner of the armor may have put under the pile, while it shrinks with every draw."""
MOVED_BYTES = 40
"""A card that was drawn or discarded: in the command, and in the fact that names it."""

CLOSED_BYTES, CLOSED_CARDS_BYTES = 1024, 2560
"""What a seat is told is closed, at most: a few commands, and in the heroic phase its cards as well."""


def private_size(public: Camelot, told: Sequence[Any]) -> int:
    """Bytes for a seat's private part, its moves and its private facts, with these public facts."""
    hand = max(public.hands, default=0)
    special = min(hand, MAX_SPECIALS)
    moved = sum(fact.number for fact in told if isinstance(fact, Discarded | WhiteDrawn))
    known = min(public.black, MAX_KNOWN) if "armor" in public.relics else 0
    return (
        BASE_BYTES
        + SPECIAL_BYTES * special
        + STANDARD_BYTES * (hand - special)
        + KNOWN_BYTES * known
        + MOVED_BYTES * moved
        + closed_size(public)
    )


def closed_size(public: Camelot) -> int:
    """Bytes for the commands that are closed to a seat, and why."""
    if not isinstance(public.phase, Acting | Progressing):
        return CLOSED_BYTES
    seat, mine = public.phase.seat, coat(public, public.phase.seat)
    powers = _items(public, seat, Exchange, POWERS[Exchange][1]) if mine.exchanges else 0
    if isinstance(public.phase, Progressing):
        return CLOSED_BYTES + powers
    moves = _items(public, seat, Move, MOVE) + _items(public, seat, Accuse, CHECKS[Accuse])
    if mine.leaves_free:
        powers += _items(public, seat, Depart, MOVE)
    return CLOSED_CARDS_BYTES + moves + powers


def _items(public: Camelot, seat: Seat, command: type[Command], check: Check) -> int:
    """Bytes for the places or Knights that are closed, which everybody knows."""
    own: Knight = KnightOf(seat=seat)
    found = ((item, check.item(public, own, item)) for item in check.items(public, own))
    shut = [close(command, reason, item) for item, reason in found if reason is not None]
    return len(msgspec.json.encode(shut))
