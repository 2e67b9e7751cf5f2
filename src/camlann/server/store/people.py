"""People: their id, their display name, and guest accounts linked into one person."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.table import PersonId


class Person(Struct, frozen=True):
    person_id: PersonId
    """The public id on the wire: random, 128 bits."""
    name: str
    """The display name."""


class PersonStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_person(
        self, person: Person, token: bytes, at: int = 0, phone_owner: PersonId | None = None
    ) -> None:
        """Add a new person, with a first session under this token hash. A guest without a phone plays on that
        of its owner.
        """
        ...

    async def phone_owner(self, person_id: PersonId) -> PersonId | None:
        """On whose phone this guest plays; None: on their own."""
        ...

    async def phone_guests(self, owner_ids: Sequence[PersonId]) -> list[Person]:
        """The guests who play on the phone of one of these, by id."""
        ...

    async def find_person(self, token: bytes) -> Person | None: ...

    async def people(self, person_ids: Sequence[PersonId]) -> list[Person]:
        """The people the store knows, in the order asked."""
        ...

    async def rename(self, person_id: PersonId, name: str) -> None:
        """Linked ids get the same name."""
        ...

    async def link(self, person_id: PersonId, into: PersonId) -> bool:
        """Link `person_id` into the account `into`: its sessions, passkeys and linked ids move over.

        False, and nothing is changed, if one of them does not exist or is linked elsewhere.
        """
        ...
