"""Frame padding against the length side channel: how many bytes a frame's private part needs at most.

The number depends on public information alone. Frames are padded to it, so that a length reveals nothing. A
hand has no limit, but its number of cards is public; so is the number of cards that a row of the log moved.
"""

from collections.abc import Sequence
from typing import Any

from camlann.shadows.card_piles import Discarded, WhiteDrawn
from camlann.shadows.state import Camelot

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
    )
