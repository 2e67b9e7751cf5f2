"""Erasure of a person, and retention: deleting what has run out.

Whoever is erased leaves nothing but their opaque id, under which they stay in the games they played.
"""

from collections.abc import Sequence
from typing import Protocol

from camlann.table import PersonId


class ErasureStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def erase(self, person_ids: Sequence[PersonId], at: int) -> None:
        """Somebody is no more: what they are called, how they are known again, where they were, what they
        wrote, and the keys under which they wrote it. Reports and sanctions stay until their time."""
        ...

    async def tidy(self, now: int) -> None:
        """Throw away what has run out and nobody would be shown any more."""
        ...

    async def tidy_privacy(self, now: int) -> None:
        """Throw away reports and sanctions whose time is over, and whatever is left of those erased."""
        ...
