"""Practice: one person and bots, and nobody else comes near the table."""

import pytest

from camlann import table as at
from camlann.engine.match import Refused
from camlann.table import COMMANDS, PersonId, Settings, Table
from tests.examples import example
from tests.table.test_table import ANA, BEN, BOT, FERRY, OTHER, after, check

PRACTICE = Settings(practice=True)
OPEN: tuple[tuple[PersonId, at.TableCommand], ...] = ((ANA, at.Sit()), (ANA, at.Arrange(PRACTICE)))
READY = (*OPEN, (ANA, at.Bring(BOT)), (ANA, at.Bring(OTHER)), (ANA, at.Choose(FERRY)), (ANA, at.Agree()))
PLAYING = (*READY, (ANA, at.Begin()))
LINK = "ab" * 32


def given_up() -> Table:
    """Ana gave up, and a bot has her seat."""
    table = after(*PLAYING, (ANA, at.GiveUp()))
    table = at.fold(table, at.call_due_ballot(table))
    assert at.outcome(table) == "bot"
    return at.fold(table, at.settle(table, "bot", PersonId("bot:" + "2" * 32)))


def refused(table: Table, person_id: PersonId, command: at.TableCommand) -> str:
    with pytest.raises(Refused) as error:
        at.decide(table, person_id, command, check)
    return type(error.value.reason).__name__


@pytest.mark.parametrize("table", [after(*OPEN), after(*READY), after(*PLAYING), given_up()])
@pytest.mark.parametrize("kind", COMMANDS)
def test_nobody_else_can_do_anything_at_it(table: Table, kind: type[at.TableCommand]) -> None:
    """Sit, wait, claim a seat, accept one, stand in, vote: not before a game, nor during it."""
    assert refused(table, BEN, example(kind)) == "PracticeTable"


def test_a_screen_shows_it_to_nobody() -> None:
    opener = PersonId(f"link:{LINK[:32]}")
    for table in (after(*READY), after(*PLAYING)):
        assert refused(table, ANA, at.OpenDisplay(LINK)) == "PracticeTable"
        assert refused(table, opener, at.ShowDisplay(LINK)) == "PracticeTable"


def test_displays_that_were_there_are_closed() -> None:
    room = ((ANA, at.Sit()), (ANA, at.Arrange(Settings(place="room"))), (ANA, at.OpenDisplay(LINK)))
    assert after(*room).displays
    assert not after(*room, (ANA, at.Arrange(Settings(practice=True, place="room")))).displays


def test_the_person_gives_their_seat_to_nobody() -> None:
    for table in (after(*READY), after(*PLAYING)):
        assert refused(table, ANA, at.OfferSeat(BEN)) == "PracticeTable"


def test_a_seat_that_was_offered_before_is_not_taken() -> None:
    offered = after((ANA, at.Sit()), (ANA, at.OfferSeat(BEN)), (ANA, at.Arrange(PRACTICE)))
    assert offered.offered == {ANA: BEN}
    assert refused(offered, BEN, at.AcceptSeat(ANA)) == "PracticeTable"


def test_who_gave_up_comes_back_and_nobody_else_does() -> None:
    table = given_up()
    assert not table.people
    back = after((ANA, at.TakeBack()), table=table)
    assert back.people == (ANA,)
    assert back.host == ANA


def test_whoever_comes_to_an_empty_practice_table_practises_there() -> None:
    over = at.fold(after(*PLAYING), (at.Finished(1),))
    risen = after((ANA, at.Rise()), table=over)
    assert after((BEN, at.Sit()), table=risen).people == (BEN,)
    assert refused(after((BEN, at.Sit()), table=risen), ANA, at.Sit()) == "PracticeTable"


def test_nobody_finds_it_or_looks_on_whatever_the_host_chooses() -> None:
    wished = Settings(practice=True, spectators=True, open=True, place="room", language="fr")
    found = after(*OPEN, (ANA, at.Arrange(wished))).settings
    assert found == Settings(practice=True, spectators=False, open=False, place="remote", language="fr")


def test_during_a_game_the_host_may_still_change_the_rest() -> None:
    table = after(*PLAYING)
    quiet = Settings(practice=True, spectators=False, chat="off")
    assert after((ANA, at.Arrange(quiet)), table=table).settings == quiet
    assert refused(table, ANA, at.Arrange(Settings(practice=True))) == "GameRunning"


@pytest.mark.parametrize("first", [False, True])
def test_it_is_neither_turned_on_nor_off_once_a_game_was_dealt(first: bool) -> None:
    seats = ((ANA, at.Sit()), (ANA, at.Arrange(Settings(practice=first))), *READY[2:])
    other = Settings(practice=not first, spectators=False)
    assert after(*seats, (ANA, at.Arrange(other))).settings.practice is not first
    playing = after(*seats, (ANA, at.Begin()))
    playing = after((ANA, at.Arrange(Settings(practice=first, spectators=False))), table=playing)
    for table in (playing, at.fold(playing, (at.Finished(1),))):
        assert refused(table, ANA, at.Arrange(other)) == "PracticeFixed"


def test_two_people_do_not_practise_together() -> None:
    two = after((ANA, at.Sit()), (BEN, at.Sit()))
    assert refused(two, ANA, at.Arrange(PRACTICE)) == "PracticeAlone"
    # As a log might have it.
    both = at.fold(after(*READY), (at.Sat(BEN, 1),))
    both = after((BEN, at.Agree()), (ANA, at.Agree()), table=both)
    assert refused(both, ANA, at.Begin()) == "PracticeAlone"


def test_other_tables_are_open_as_before() -> None:
    table = after((ANA, at.Sit()), (BEN, at.Sit()))
    assert not at.is_closed_to(table, (PersonId("cai"),))
    assert at.is_closed_to(after(*OPEN), (BEN,))
    assert not at.is_closed_to(after(*OPEN), (BEN, ANA))
