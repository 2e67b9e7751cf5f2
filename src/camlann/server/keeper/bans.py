"""Bans: a banned person, or one whom the host keeps out for the evening, may not take a seat."""

import msgspec
from msgspec import Struct

from camlann.engine.facts import tag
from camlann.engine.match import Refused
from camlann.engine.phases import Reason
from camlann.server.cluster.bus_messages import PlayCommand
from camlann.server.keeper.retry import with_retry
from camlann.server.store import Store
from camlann.server.store.moderation import is_banned
from camlann.table import AcceptSeat, ClaimSeat, Queue, Sit, Table, Volunteer, is_bot

SEEKING = frozenset(tag(kind) for kind in (Sit, Queue, ClaimSeat, Volunteer, AcceptSeat))
"""The commands that ask for a seat."""


class Banned(Reason, frozen=True, tag="server.banned"):
    """A moderator has banned them, and they were told why."""


class KeptFromSitting(Reason, frozen=True, tag="server.kept-from-sitting"):
    """The host keeps them from sitting down at this table for now."""


class _Tagged(Struct):
    type: str = ""


_tagged = msgspec.json.Decoder(_Tagged)


def asks_for_a_seat(say: PlayCommand) -> str | None:
    """The tag of a person's command that asks for a seat; None: it does not, or a bot gives it."""
    if say.game or is_bot(say.person_id):
        return None
    try:
        asked = _tagged.decode(say.command).type
    except msgspec.DecodeError:
        return None
    return asked if asked in SEEKING else None


async def check(store: Store, table: Table, say: PlayCommand, now: int) -> None:
    """Raises `Refused` if a person asks for a seat and may have none."""
    if asks_for_a_seat(say) is not None:
        if table.kept_out.get(say.person_id, 0) > now:
            raise Refused(KeptFromSitting())
        standing = await with_retry(lambda: store.sanctions(say.person_id, now))
        if is_banned(standing, table.settings.open):
            raise Refused(Banned())
