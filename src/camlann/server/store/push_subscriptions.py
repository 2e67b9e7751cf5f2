"""Push subscriptions: where a person wants push messages, and which questions they were told of."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.table_names import TableId
from camlann.table import PersonId

KEEP_TOLD_QUESTIONS_MS = 60 * 24 * 60 * 60 * 1000
"""How long it is known which question somebody was told of."""
INVITATION = 0
"""In place of the number of a question: the invitation to a game, which comes before all its questions."""


class PushSubscription(Struct, frozen=True):
    token: bytes
    """The hash of the device's token: a subscription ends with its session."""
    person_id: PersonId
    endpoint: str
    """The address at the browser's push service."""
    p256dh: bytes
    """The browser's public key."""
    auth: bytes
    """A secret that it shares with this server."""
    language: str
    """The language of the device."""
    made: int


class ToldQuestion(Struct, frozen=True):
    """The latest question of a table that somebody was told of."""

    person_id: PersonId
    table: TableId
    game: int
    ask: int
    at: int


class PushStore(Protocol):
    """Every method may raise `Unreachable`."""

    async def set_push_subscription(self, subscription: PushSubscription) -> None:
        """Store it in place of the device's earlier one; nothing if the session has ended.

        An endpoint belongs to the latest who has named it.
        """
        ...

    async def push_subscriptions(self, person_ids: Sequence[PersonId]) -> list[PushSubscription]:
        """Those of the people with these ids, under any id of theirs, the oldest first."""
        ...

    async def delete_push_subscription(self, token: bytes, endpoint: str = "") -> None:
        """Delete the subscription of a device; only if it has this `endpoint`, where one is given."""
        ...

    async def claim_told_question(self, told: ToldQuestion) -> bool:
        """True for the first who asks: nobody is told twice of a question. Not safe to repeat."""
        ...
