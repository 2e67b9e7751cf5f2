"""The host may keep somebody from speaking."""

import pytest

from camlann.engine.match import Refused
from camlann.engine.phases import Reason
from camlann.table import (
    HostOnly,
    Mute,
    Muted,
    MutedAlready,
    NotMuted,
    NotOneself,
    PersonId,
    Sat,
    Table,
    Unmute,
    Unmuted,
    decide,
    fold,
)
from camlann.table.seats import Full

ANA, BEN, EVE = PersonId("ana"), PersonId("ben"), PersonId("eve")
TABLE_NOW = fold(Table(), (Sat(ANA, 0), Sat(BEN, 1)))
MUTED = fold(TABLE_NOW, (Muted(EVE, "abuse"),))
QUIET = fold(TABLE_NOW, (Muted(PersonId(f"{n}"), "flood") for n in range(20)))


def test_somebody_is_silent_until_the_host_lets_them_speak_again() -> None:
    facts = decide(TABLE_NOW, ANA, Mute(EVE, "abuse"), lambda choice, seats: ())
    assert facts == (Muted(EVE, "abuse"),)
    assert MUTED.muted == (EVE,)
    assert decide(MUTED, ANA, Unmute(EVE), lambda choice, seats: ()) == (Unmuted(EVE),)
    assert fold(MUTED, (Unmuted(EVE),)) == TABLE_NOW


@pytest.mark.parametrize(
    "table, person_id, said, reason",
    [
        (TABLE_NOW, BEN, Mute(EVE, "abuse"), HostOnly()),
        (TABLE_NOW, ANA, Mute(ANA, "other"), NotOneself()),
        (MUTED, ANA, Mute(EVE, "other"), MutedAlready()),
        (TABLE_NOW, ANA, Unmute(EVE), NotMuted()),
        (QUIET, ANA, Mute(EVE, "flood"), Full()),
    ],
)
def test_some_things_may_not_be(
    table: Table, person_id: PersonId, said: Mute | Unmute, reason: Reason
) -> None:
    with pytest.raises(Refused) as refused:
        decide(table, person_id, said, lambda choice, seats: ())
    assert refused.value.reason == reason
