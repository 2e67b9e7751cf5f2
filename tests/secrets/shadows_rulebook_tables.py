"""What the rules of Shadows over Camelot say about secrets, as tables, for oracle and two worlds alike.

Tags are all that is taken from the game; the rest is written from the table of hidden information.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

Plain: TypeAlias = Mapping[str, Any]
"""A command, fact or phase as it stands in JSON."""

SECRET_POLLS: Final = frozenset({"offering", "discarding", "exchanging"})
"""What is answered stays with whoever answered it."""
SHOWN_POLLS: Final = frozenset({"council", "volunteering", "yielding-grails", "returning", "coming"})
"""Covered until all have answered, and then all answers are seen."""
COVERED: Final = SECRET_POLLS | SHOWN_POLLS
OPEN: Final = frozenset({"consenting", "agreeing-on-knight"})
"""Votes: who has answered is seen at once, and how at the end."""

HIDDEN: Final[Mapping[str, tuple[str, ...]]] = {
    "pull-sword": ("card",),
    "heal": ("card",),
    "pay-evil": ("cards",),
    "spare": ("cards",),
    "swap": ("card",),
    "recall-merlin": ("cards",),
    "pay-way": ("cards",),
    "break-through": ("card",),
    "stack": ("cards",),
    "choose-black": ("card",),
    "play-special": ("cards",),
    "play-free": ("cards",),
}
"""Of what is done in a turn, the faces that only its doer sees; how many they are is public."""

MERLINS_TO_CANCEL: Final = 3
"""Merlins that undo a black card."""


def word(plain: Plain) -> str:
    """The tag without the game's name."""
    return str(plain["type"]).partition(".")[2]


def masked(plain: Plain) -> dict[str, Any]:
    """A command of a turn as the others see it."""
    hidden = HIDDEN.get(word(plain), ())
    return {
        name: (len(value) if isinstance(value, list | tuple) else "?") if name in hidden and value else value
        for name, value in plain.items()
    }


def spent(offers: Mapping[int, int], by: int, seats: int) -> dict[int, int]:
    """The Merlins spent of those offered: the drawer's own first, then clockwise, three in all or none."""
    first = by if by in offers else by + 1
    gone: dict[int, int] = {}
    for seat in ((first + n) % seats for n in range(seats)):
        number = min(offers.get(seat, 0), MERLINS_TO_CANCEL - sum(gone.values()))
        if number:
            gone[seat] = number
    return gone if sum(gone.values()) == MERLINS_TO_CANCEL else {}
