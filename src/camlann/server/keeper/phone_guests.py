"""Guests without a phone: whose phone a person plays on, when they ask for a seat."""

from camlann.engine.facts import tag
from camlann.engine.match import Refused
from camlann.engine.phases import Reason
from camlann.server.cluster.bus_messages import PlayCommand
from camlann.server.keeper.bans import asks_for_a_seat
from camlann.server.keeper.retry import with_retry
from camlann.server.store import Store
from camlann.table import PersonId, Sit

SIT = tag(Sit)


class OnlySits(Reason, frozen=True, tag="server.only-sits"):
    """A guest on another's phone sits down before a game, and gets a seat in no other way."""


async def phone_owner(store: Store, say: PlayCommand) -> PersonId | None:
    """The owner of the phone of a guest who asks for a seat; None for everybody else. Raises `Refused`."""
    if (asked := asks_for_a_seat(say)) is None:
        return None
    owner = await with_retry(lambda: store.phone_owner(say.person_id))
    if owner is not None and asked != SIT:
        raise Refused(OnlySits())
    return owner
