"""Erasure of a person, the tombstone that remains, and retention: deleting what has expired.

The tombstone is the person's opaque id in `erased_people`: no process can write anything of theirs again.
The games they played keep the same opaque id and nothing else.
"""

from collections.abc import Sequence
from typing import Protocol

from camlann.table import PersonId


class ErasureStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def erase(self, person_ids: Sequence[PersonId], at: int) -> None:
        """Delete a person's name, sessions, passkeys, visits, texts and author keys, and leave a tombstone.

        Reports and sanctions stay until they expire.
        """
        ...

    async def delete_expired(self, now: int) -> None:
        """Delete expired tokens, invitation codes, join requests and sessions."""
        ...

    async def sweep_privacy(self, now: int) -> None:
        """Delete expired reports and sanctions, and rows of erased people that were written too late."""
        ...
