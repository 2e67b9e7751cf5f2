"""Author keys: one key per person, which encrypts the texts they write."""

from typing import Protocol

from msgspec import Struct

from camlann.table import PersonId


class AuthorKey(Struct, frozen=True):
    """A person's key, wrapped (encrypted) under a key that is not in the store."""

    person_id: PersonId
    master_key: int
    """The number of the master key from which the wrapping key is derived."""
    wrapped: bytes


class AuthorKeyStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_author_key(self, author_key: AuthorKey) -> AuthorKey | None:
        """Return the person's key: this one, or the one they already had; None if they are erased."""
        ...

    async def author_key(self, person_id: PersonId) -> AuthorKey | None: ...
