"""Shared phones: somebody in the room without a phone plays on another's, behind a curtain.

Each of them is a person of their own, for every rule about seats. Everybody sees on whose phone they play,
and agrees to the game after that; they sit down only before it.
"""

from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.base_types import TableFact
from camlann.table.state import PersonId, Table

MAX_ON_A_PHONE = 3
"""Guests on one phone, besides its owner."""


class PhoneShared(TableFact, frozen=True, tag="table.phone-shared"):
    """Somebody who has just sat down plays on the phone of another."""

    person_id: PersonId
    owner: PersonId

    def apply(self, table: Table) -> Table:
        return replace(table, phones={**table.phones, self.person_id: self.owner})


def why_not_on(table: Table, owner: PersonId) -> Reason | None:
    """Why nobody more may play on this phone."""
    if table.settings.place == "remote" or owner not in table.seats or owner in table.phones:
        return NoSharedPhone()
    guests = [each for each in table.seats if table.phones.get(each) == owner]
    return PhoneFull() if len(guests) >= MAX_ON_A_PHONE else None


class NoSharedPhone(Reason, frozen=True, tag="table.no-shared-phone"):
    """Only where people sit together, and beside the owner of the phone."""


class PhoneFull(Reason, frozen=True, tag="table.phone-full"):
    """The limit is reached."""
