"""Sessions: the devices on which a person is signed in. Only the hash of a token is stored.

Times are milliseconds of the caller's clock.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.people import Person
from camlann.table import PersonId

SESSION_MS = 400 * 24 * 60 * 60 * 1000
"""How long a session lasts after the device was last seen; browsers keep no cookie longer."""


class Session(Struct, frozen=True):
    """A signed-in device."""

    token: bytes
    """The hash of its token."""
    person_id: PersonId
    made: int
    seen: int
    """When it was last seen; written at most once a day."""


class Visitor(Struct, frozen=True):
    """The person behind a session."""

    session: Session
    person: Person
    joined: tuple[PersonId, ...] = ()
    """Guest accounts linked to this person, in order."""

    @property
    def person_ids(self) -> tuple[PersonId, ...]:
        """All ids of this person, the main one first."""
        return (self.person.person_id, *self.joined)


class SessionStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_session(self, session: Session) -> None:
        """Add a session. For a linked guest it is a session of the main account."""
        ...

    async def find_session(self, token: bytes) -> Visitor | None: ...

    async def sessions(self, person_id: PersonId) -> list[Session]:
        """The sessions of this person, the latest seen first."""
        ...

    async def live_sessions(self, tokens: Sequence[bytes]) -> list[bytes]:
        """Those of these token hashes that still have a session."""
        ...

    async def touch_session(self, token: bytes, at: int) -> None:
        """Set when the device was last seen."""
        ...

    async def end_session(self, person_id: PersonId, token: bytes) -> None: ...
