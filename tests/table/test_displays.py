"""Displays: made by the host, opened once, closed by anybody who sits, and never anything else."""

from typing import get_args

import msgspec
import pytest

from camlann import table as at
from camlann.engine.match import Refused
from camlann.table import COMMANDS, PersonId, Table
from tests.examples import example
from tests.table.test_table import ANA, BEN, PLAYING, READY, after, check

LINK, OTHER, TOKEN = "ab" * 32, "cd" * 32, "ef" * 32
DISPLAY, OPENER = PersonId(f"display:{LINK[:32]}"), PersonId(f"link:{LINK[:32]}")


def in_room(table: Table) -> Table:
    ready = table.ready
    return msgspec.structs.replace(at.fold(table, (at.Arranged(at.Settings(place="room")),)), ready=ready)


def opened(table: Table | None = None) -> Table:
    return at.fold(table or in_room(after(*READY)), (at.DisplayOpened(LINK, 9),))


def shown() -> Table:
    return at.fold(opened(), (at.DisplayShown(DISPLAY, TOKEN),))


def refused(table: Table, person_id: PersonId, command: at.TableCommand) -> str:
    with pytest.raises(Refused) as error:
        at.decide(table, person_id, command, check)
    return type(error.value.reason).__name__


def test_the_host_alone_makes_two_at_most_before_and_during_a_game() -> None:
    table = in_room(after(*READY))
    assert refused(table, BEN, at.OpenDisplay(LINK)) == "HostOnly"
    assert at.decide(in_room(after(*PLAYING)), ANA, at.OpenDisplay(LINK), check)
    table = at.fold(table, at.decide(table, ANA, at.OpenDisplay(LINK), check))
    assert table.ready == after(*READY).ready
    assert refused(table, ANA, at.OpenDisplay(LINK)) == "TooManyDisplays"
    table = at.fold(table, at.decide(table, ANA, at.OpenDisplay(OTHER), check))
    assert refused(table, ANA, at.OpenDisplay(TOKEN)) == "TooManyDisplays"


def test_no_display_shows_a_remote_table_to_spectators_who_have_to_wait() -> None:
    for table in (after(*READY), after(*PLAYING)):
        assert refused(table, ANA, at.OpenDisplay(LINK)) == "NoDisplayHere"
    assert at.fold(shown(), (at.Arranged(at.Settings()),)).displays == ()
    assert at.fold(shown(), (at.Arranged(at.Settings(place="mixed")),)).displays == shown().displays


def test_a_link_works_once_and_only_for_the_screen_that_opens_it() -> None:
    table = opened()
    assert not table.is_display(DISPLAY)
    for person_id in (ANA, BEN, DISPLAY, PersonId(f"link:{OTHER[:32]}")):
        assert refused(table, person_id, at.ShowDisplay(TOKEN)) in ("NoSuchDisplay",)
    table = at.fold(table, at.decide(table, OPENER, at.ShowDisplay(TOKEN), check))
    assert table.is_display(DISPLAY)
    assert table.displays[0].link == ""
    assert refused(table, OPENER, at.ShowDisplay(OTHER)) == "NoSuchDisplay"


def test_anybody_who_sits_closes_one() -> None:
    table = shown()
    assert refused(table, PersonId("dan"), at.CloseDisplay(DISPLAY)) == "NotSeated"
    closed = at.fold(table, at.decide(table, BEN, at.CloseDisplay(DISPLAY), check))
    assert closed.displays == ()
    assert refused(closed, OPENER, at.ShowDisplay(TOKEN)) == "NoSuchDisplay"


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
@pytest.mark.parametrize("screen", [DISPLAY, OPENER], ids=("display", "link"))
def test_a_display_gives_no_command_and_gets_no_seat(
    screen: PersonId, command: type[at.TableCommand]
) -> None:
    if command is at.ShowDisplay:
        return
    table = at.fold(shown(), (at.DisplayOpened(OTHER, 9),))
    hashes = {"link": LINK, "entropy": LINK[:32]}
    said = {**example(command), **{name: value for name, value in hashes.items() if name in example(command)}}
    if command is at.Agree:
        said["commitment"] = None
    given = at.read_command.decode(msgspec.json.encode(said))
    assert isinstance(at.why(table, screen, given, check), at.OnlyShows)
    assert screen not in table.seats


def test_hashes_are_hashes() -> None:
    for wrong in ("", "ab", "AB" * 32, LINK + "0"):
        with pytest.raises(msgspec.ValidationError):
            at.read_client_command.decode(msgspec.json.encode({"type": "table.open-display", "link": wrong}))
    assert get_args(at.Hash)
