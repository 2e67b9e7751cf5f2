"""The owner of a server: a person like any other, who may always open a table.

At the first start the server creates this person, keeps their id in its folder, and prints a link that works
once: the first person who opens it is the owner from then on, on that device.
"""

from base64 import urlsafe_b64encode
from pathlib import Path

from msgspec import Struct

from camlann.runtime import Runtime
from camlann.server.crypto.token_hash import hashed
from camlann.server.data_files import OWNER, write_owner
from camlann.server.store import Person, Store
from camlann.server.store.one_time_tokens import OneTimeToken, TokenPurpose
from camlann.table import PersonId

LINK_DAYS = 7
"""So long the link is good."""


class Owner(Struct, frozen=True):
    person_id: PersonId
    secret: str
    """What a new link ends in; empty if none was made."""


async def named(person_id: PersonId, store: Store) -> Owner | None:
    """The owner whose id the settings name, if the store knows them."""
    return Owner(person_id, "") if person_id and await store.people([person_id]) else None


async def first(folder: Path, store: Store, runtime: Runtime, name: str) -> Owner:
    """The owner of this server. If there is none yet, one is created, with a link."""
    path = folder / OWNER
    # The old owner may have been erased; then a new one is created.
    if path.exists() and await store.people([before := PersonId(path.read_text().strip())]):
        return Owner(before, "")
    person_id = PersonId(runtime.name())
    # Nobody knows this token: the only way in is the link.
    await store.add_person(Person(person_id, name), hashed(_secret(runtime)), runtime.wall())
    made = Owner(person_id, await link(person_id, store, runtime))
    write_owner(folder, person_id)
    return made


async def link(person_id: PersonId, store: Store, runtime: Runtime) -> str:
    """A secret by which one more device is this person's."""
    secret = _secret(runtime)
    until = runtime.wall() + LINK_DAYS * 24 * 60 * 60 * 1000
    await store.add_one_time_token(OneTimeToken(hashed(secret), TokenPurpose.LINK, person_id.encode(), until))
    return secret


def _secret(runtime: Runtime) -> str:
    return urlsafe_b64encode(runtime.random(32)).rstrip(b"=").decode()
