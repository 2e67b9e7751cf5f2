"""Passkeys (WebAuthn): the public keys with which a person signs in to their account."""

from typing import Protocol

from msgspec import Struct

from camlann.table import PersonId


class Passkey(Struct, frozen=True):
    id: bytes
    """The credential id from the authenticator."""
    person_id: PersonId
    public_key: bytes
    sign_count: int
    """How often the authenticator says it was used; always 0 if it does not count."""
    made: int


class PasskeyStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_passkey(self, passkey: Passkey) -> bool:
        """False if it is there already and not the same."""
        ...

    async def find_passkey(self, id: bytes) -> Passkey | None: ...

    async def passkeys(self, person_id: PersonId) -> list[Passkey]:
        """The passkeys of this person, the oldest first."""
        ...

    async def set_sign_count(self, id: bytes, count: int) -> None:
        """The stored count never decreases."""
        ...

    async def delete_passkey(self, person_id: PersonId, id: bytes) -> None: ...
