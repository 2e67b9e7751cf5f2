"""People: their id, their display name, and guests that were joined into one person."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.table import PersonId


class Person(Struct, frozen=True):
    person_id: PersonId
    """The name others know them by on the wire: random, 128 bits."""
    name: str
    """What they are called."""


class PersonStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_person(self, person: Person, token: bytes, at: int = 0) -> None:
        """Somebody new, with a first session under this token."""
        ...

    async def find_person(self, token: bytes) -> Person | None: ...

    async def people(self, person_ids: Sequence[PersonId]) -> list[Person]:
        """Those of these who are known, in the order asked."""
        ...

    async def rename(self, person_id: PersonId, name: str) -> None:
        """Whoever is joined into them is called the same."""
        ...

    async def join(self, person_id: PersonId, into: PersonId) -> bool:
        """From now on the one is the other: sessions and passkeys go over, and so do those joined before.

        False, and nothing is changed, if one of them is not there or is somebody else's already.
        """
        ...
