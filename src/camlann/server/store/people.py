"""What is kept of people: what they are called, by what they are known again, and where they have been.

A person is known again by a session, one on each device, and may come back to all of it with a passkey. Two
guests who turn out to be one person are joined: what the one may do, the other may do in their stead. Of a
secret only the hash is kept. Times are milliseconds of the caller's clock.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Protocol

from msgspec import Struct

from camlann.server.store.places import Place, TableId
from camlann.table.company import Who

LASTS = 400 * 24 * 60 * 60 * 1000
"""Milliseconds after which a device that was not seen is known no longer; browsers keep no cookie longer."""


class Person(Struct, frozen=True):
    who: Who
    """The name others know them by on the wire: random, 128 bits."""
    name: str
    """What they are called."""


class Session(Struct, frozen=True):
    """A device that is known again."""

    token: bytes
    """The hash of what it shows."""
    who: Who
    made: int
    seen: int
    """When it was last here, as far as was written down."""


class Visitor(Struct, frozen=True):
    """Who is behind a session."""

    session: Session
    person: Person
    joined: tuple[Who, ...] = ()
    """Who else they are: guests they were before, in order."""

    @property
    def whos(self) -> tuple[Who, ...]:
        """Everyone they may act as, themselves first."""
        return (self.person.who, *self.joined)


class Passkey(Struct, frozen=True):
    id: bytes
    """As the authenticator calls it."""
    who: Who
    key: bytes
    """Its public key."""
    count: int
    """How often it was used, by its own counting; always 0 for those that do not count."""
    made: int


class Use(IntEnum):
    """What something that is good for one time is good for."""

    TICKET = 1
    LINK = 2
    CHALLENGE = 3


class Once(Struct, frozen=True):
    """Something that is good for one time."""

    secret: bytes
    """The hash of what is shown."""
    use: Use
    what: bytes
    """What it stands for: whoever made it knows."""
    until: int


class Visit(Struct, frozen=True):
    """Somebody was at a table."""

    who: Who
    place: Place
    at: int


class People(Protocol):
    """Every method but `take` is safe to repeat. Every one may raise `Unreachable`."""

    async def add_person(self, person: Person, token: bytes, at: int = 0) -> None:
        """Somebody new, with a first session under this token."""
        ...

    async def find_person(self, token: bytes) -> Person | None: ...

    async def people(self, whos: Sequence[Who]) -> list[Person]:
        """Those of these who are known, in the order asked."""
        ...

    async def rename(self, who: Who, name: str) -> None:
        """Whoever is joined into them is called the same."""
        ...

    async def join(self, who: Who, into: Who) -> bool:
        """From now on the one is the other: sessions and passkeys go over, and so do those joined before.

        False, and nothing is changed, if one of them is not there or is somebody else's already.
        """
        ...

    async def add_session(self, session: Session) -> None:
        """For somebody who was joined it is the session of whom they are now."""
        ...

    async def find_session(self, token: bytes) -> Visitor | None: ...

    async def sessions(self, who: Who) -> list[Session]:
        """Of this person, the latest seen first."""
        ...

    async def living(self, tokens: Sequence[bytes]) -> list[bytes]:
        """Those of these that are still somebody's session."""
        ...

    async def seen(self, token: bytes, at: int) -> None: ...

    async def end_session(self, who: Who, token: bytes) -> None: ...

    async def add_passkey(self, passkey: Passkey) -> bool:
        """False if it is there already and not the same."""
        ...

    async def find_passkey(self, id: bytes) -> Passkey | None: ...

    async def passkeys(self, who: Who) -> list[Passkey]:
        """Of this person, the oldest first."""
        ...

    async def used(self, id: bytes, count: int) -> None:
        """A count never goes back."""
        ...

    async def end_passkey(self, who: Who, id: bytes) -> None: ...

    async def add_once(self, once: Once) -> None: ...

    async def take(self, secret: bytes, use: Use, now: int) -> bytes | None:
        """What it stands for, to the first who asks in time; from then on it is gone."""
        ...

    async def visited(self, who: Who, table: TableId, at: int) -> None: ...

    async def tables_of(self, whos: Sequence[Who], before: int, limit: int) -> list[Visit]:
        """Where these have been, the latest first, each time before `before`."""
        ...

    async def visits(self, whos: Sequence[Who], table: TableId) -> list[Visit]:
        """Which of these have been at this table, the latest first."""
        ...

    async def forget(self, who: Who, table: TableId) -> None:
        """They do not want to be reminded of it."""
        ...
