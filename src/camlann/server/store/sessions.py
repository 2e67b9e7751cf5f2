"""Sessions: the devices on which a person is known again. Only the hash of a token is kept.

Times are milliseconds of the caller's clock.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.people import Person
from camlann.table import PersonId

LASTS = 400 * 24 * 60 * 60 * 1000
"""Milliseconds after which a device that was not seen is known no longer; browsers keep no cookie longer."""


class Session(Struct, frozen=True):
    """A device that is known again."""

    token: bytes
    """The hash of what it shows."""
    person_id: PersonId
    made: int
    seen: int
    """When it was last here, as far as was written down."""


class Visitor(Struct, frozen=True):
    """Who is behind a session."""

    session: Session
    person: Person
    joined: tuple[PersonId, ...] = ()
    """Who else they are: guests they were before, in order."""

    @property
    def person_ids(self) -> tuple[PersonId, ...]:
        """Everyone they may act as, themselves first."""
        return (self.person.person_id, *self.joined)


class SessionStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_session(self, session: Session) -> None:
        """For somebody who was joined it is the session of whom they are now."""
        ...

    async def find_session(self, token: bytes) -> Visitor | None: ...

    async def sessions(self, person_id: PersonId) -> list[Session]:
        """Of this person, the latest seen first."""
        ...

    async def living(self, tokens: Sequence[bytes]) -> list[bytes]:
        """Those of these that are still somebody's session."""
        ...

    async def seen(self, token: bytes, at: int) -> None: ...

    async def end_session(self, person_id: PersonId, token: bytes) -> None: ...
