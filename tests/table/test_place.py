"""Where people play: each elsewhere, in one room, or both."""

import msgspec
import pytest
from msgspec.structs import replace

from camlann import table as at
from camlann.engine.match import Refused
from camlann.table import Choice, Option, Settings, Table
from tests.table.test_absence import BOT, told, voting
from tests.table.test_table import ANA, BEN, PLAYING, READY, after, check

ROOM = Settings(place="room")
EYES = at.Reveal(style="eyes", language="it", captions="fa", speed="slow")


def test_a_table_is_remote_unless_the_host_says_so_and_has_no_clock() -> None:
    assert Table().settings.place == "remote"
    assert not Table().in_one_room
    assert Choice("ferry").clock.profile == "none"


def test_whoever_was_ready_is_asked_again_when_the_table_moves() -> None:
    ready = after(*READY)
    assert ready.ready
    moved = at.fold(ready, (at.Arranged(ROOM),))
    assert (moved.ready, moved.in_one_room) == ((), True)
    assert at.fold(ready, (at.Arranged(Settings(advice=True)),)).ready == ()
    same = at.fold(ready, (at.Arranged(Settings(spectators=False)),))
    assert same.ready == ready.ready


def test_a_table_does_not_move_during_a_game() -> None:
    table = after(*PLAYING)
    with pytest.raises(Refused, match="GameRunning"):
        at.decide(table, ANA, at.Arrange(ROOM), check)
    with pytest.raises(Refused, match="GameRunning"):
        at.decide(table, ANA, at.Arrange(Settings(advice=True)), check)
    in_room = at.fold(table, (at.Arranged(ROOM),))
    with pytest.raises(Refused, match="GameRunning"):
        at.decide(in_room, ANA, at.Arrange(Settings()), check)
    assert at.decide(in_room, ANA, at.Arrange(Settings(place="room", spectators=False)), check)


@pytest.mark.parametrize(
    "votes, remote, room",
    [
        ({"ana": "bot"}, "bot", "wait"),
        ({"ana": "bot", "cai": "bot"}, "bot", "bot"),
        ({}, "wait", "wait"),
    ],
)
def test_in_one_room_more_than_half_must_agree(
    votes: dict[str, Option], remote: Option, room: Option
) -> None:
    table = voting(BEN, **votes)
    assert at.outcome_after_wait(table, [ANA]) == remote
    assert at.outcome_after_wait(at.fold(table, (at.Arranged(ROOM),)), [ANA]) == room


def test_in_one_room_the_owner_of_a_seat_has_two_minutes() -> None:
    table = told(at.Arranged(ROOM))
    assert at.owner_wait(table) == 120
    (claimed,) = at.decide(table, at.PersonId("dan"), at.ClaimSeat(BEN), check)
    assert claimed == at.SeatClaimed(BEN, at.PersonId("dan"), 120)
    assert BOT not in table.seats


def test_the_style_of_the_reveal_belongs_to_a_room() -> None:
    table = after(*READY)
    for place, style in (("room", "eyes"), ("mixed", "narrated"), ("remote", "silent")):
        wanted = msgspec.convert({"place": place, "reveal": msgspec.to_builtins(EYES)}, Settings)
        (arranged,) = at.decide(table, ANA, at.Arrange(wanted), check)
        assert isinstance(arranged, at.Arranged)
        assert arranged.settings.reveal.style == style


def test_whoever_was_ready_is_asked_again_about_another_reveal() -> None:
    ready = at.fold(after(*READY), (at.Arranged(ROOM), at.Agreed(ANA)))
    assert at.fold(ready, (at.Arranged(replace(ROOM, reveal=EYES)),)).ready == ()
    slower = replace(ROOM, reveal=at.Reveal(speed="slow"))
    assert at.fold(ready, (at.Arranged(slower),)).ready == (ANA,)


def test_the_reveal_is_fixed_during_a_game() -> None:
    table = at.fold(after(*PLAYING), (at.Arranged(ROOM),))
    with pytest.raises(Refused, match="GameRunning"):
        at.decide(table, ANA, at.Arrange(replace(ROOM, reveal=at.Reveal(speed="slow"))), check)
