"""Author keys: the key of each person under which their texts are encrypted."""

from typing import Protocol

from msgspec import Struct

from camlann.table import PersonId


class Author(Struct, frozen=True):
    """A person's own key."""

    person_id: PersonId
    key: int
    """Of which master key the one is that it is wrapped in."""
    sealed: bytes


class AuthorKeyStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_author(self, author: Author) -> Author | None:
        """The key that is theirs from now on: this one, or the one they had; None if they are erased."""
        ...

    async def author(self, person_id: PersonId) -> Author | None: ...
