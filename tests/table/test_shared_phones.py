"""Somebody without a phone plays on another's, where people sit in one room."""

import pytest

from camlann import table as at
from camlann.engine.match import Refused
from camlann.table import PersonId, Settings, Table
from tests.table.test_table import ANA, BEN, check

CLEO, DORA, ELI, FAY = map(PersonId, ("cleo", "dora", "eli", "fay"))
ROOM, MIXED = Settings(place="room"), Settings(place="mixed")
TWO = (at.Sat(ANA, 0), at.Sat(BEN, 1))


def beside(settings: Settings = ROOM, *guests: PersonId) -> Table:
    table = at.fold(Table(), (*TWO, at.Arranged(settings)))
    for guest in guests:
        table = at.fold(table, at.decide(table, guest, at.Sit(None, ANA), check))
    return table


@pytest.mark.parametrize("settings", [ROOM, MIXED], ids=["room", "mixed"])
def test_a_guest_sits_down_and_everybody_sees_on_whose_phone(settings: Settings) -> None:
    table = beside(settings)
    facts = at.decide(table, CLEO, at.Sit(None, ANA), check)
    assert facts[:2] == (at.Sat(CLEO, 2), at.PhoneShared(CLEO, ANA))
    now = at.fold(table, facts)
    assert (now.seats, now.phones, now.ready) == ((ANA, BEN, CLEO), {CLEO: ANA}, ())


def test_nobody_does_where_everybody_plays_elsewhere() -> None:
    with pytest.raises(Refused, match="NoSharedPhone"):
        at.decide(at.fold(Table(), TWO), CLEO, at.Sit(None, ANA), check)


def test_only_beside_the_owner_and_never_on_the_phone_of_a_guest() -> None:
    table = beside(ROOM, CLEO)
    for owner in (CLEO, PersonId("nobody")):
        with pytest.raises(Refused, match="NoSharedPhone"):
            at.decide(table, DORA, at.Sit(None, owner), check)


def test_one_phone_holds_so_many_and_no_more() -> None:
    table = beside(ROOM, CLEO, DORA, ELI)
    with pytest.raises(Refused, match="PhoneFull"):
        at.decide(table, FAY, at.Sit(None, ANA), check)
    assert at.decide(table, FAY, at.Sit(None, BEN), check)


def test_whoever_gets_up_plays_on_no_phone() -> None:
    table = beside(ROOM, CLEO)
    assert at.fold(table, at.decide(table, CLEO, at.Rise(), check)).phones == {}


def test_a_guest_is_a_voter_like_everybody() -> None:
    table = beside(ROOM, CLEO)
    assert table.others(BEN) == (ANA, CLEO)


def test_where_the_table_becomes_remote_guests_get_up() -> None:
    table = beside(ROOM, CLEO)
    facts = at.decide(table, ANA, at.Arrange(Settings()), check)
    assert facts[0] == at.Risen(CLEO)
    now = at.fold(table, facts)
    assert (now.seats, now.phones) == ((ANA, BEN), {})
