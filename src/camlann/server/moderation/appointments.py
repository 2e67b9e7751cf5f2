"""Links by which the owner appoints moderators, until somebody uses them, they expire or are withdrawn."""

from msgspec import Struct

from camlann.server.crypto.token_hash import hashed
from camlann.server.store import Store
from camlann.server.store.moderation import DAY_MS
from camlann.server.store.one_time_tokens import OneTimeToken, TokenPurpose
from camlann.table import PersonId

LINK_MS = 7 * DAY_MS
"""How long the link of an appointment works."""


class OpenLink(Struct, frozen=True):
    """A link that would still appoint somebody. Nobody can use it who knows only this."""

    id: str
    made_at: int
    expires_at: int


async def add_link(store: Store, owner: PersonId, secret: str, now: int) -> int:
    """Make the link with this secret work; returns until when."""
    until = now + LINK_MS
    await store.add_one_time_token(
        OneTimeToken(hashed(secret), TokenPurpose.APPOINTMENT, owner.encode(), until)
    )
    return until


async def open_links(store: Store, now: int) -> list[OpenLink]:
    """The links that still work, the first to expire first; also those of a former owner, if any."""
    tokens = await store.one_time_tokens(TokenPurpose.APPOINTMENT, now)
    return [OpenLink(_id(each), each.expires_at - LINK_MS, each.expires_at) for each in tokens]


async def withdraw_link(store: Store, id: str, now: int) -> bool:
    """End a link. False: there is none; perhaps somebody has just used it."""
    for each in await store.one_time_tokens(TokenPurpose.APPOINTMENT, now):
        if _id(each) == id:
            taken = await store.take_one_time_token(each.token_hash, TokenPurpose.APPOINTMENT, now)
            return taken is not None
    return False


def _id(token: OneTimeToken) -> str:
    """The public id of a link: the beginning of a hash of its secret."""
    return token.token_hash[:8].hex()
