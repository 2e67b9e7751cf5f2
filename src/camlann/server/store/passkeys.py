"""Passkeys (WebAuthn): the public keys with which a person comes back to their account."""

from typing import Protocol

from msgspec import Struct

from camlann.table import PersonId


class Passkey(Struct, frozen=True):
    id: bytes
    """As the authenticator calls it."""
    person_id: PersonId
    key: bytes
    """Its public key."""
    count: int
    """How often it was used, by its own counting; always 0 for those that do not count."""
    made: int


class PasskeyStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_passkey(self, passkey: Passkey) -> bool:
        """False if it is there already and not the same."""
        ...

    async def find_passkey(self, id: bytes) -> Passkey | None: ...

    async def passkeys(self, person_id: PersonId) -> list[Passkey]:
        """Of this person, the oldest first."""
        ...

    async def used(self, id: bytes, count: int) -> None:
        """A count never goes back."""
        ...

    async def end_passkey(self, person_id: PersonId, id: bytes) -> None: ...
