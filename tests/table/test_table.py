"""The table and its people: who sits, who hosts, who is ready, and which game."""

from typing import TypeAlias

import pytest
from msgspec import Raw

from camlann import table as at
from camlann.engine.match import Refused
from camlann.engine.phases import Reason
from camlann.engine.rules import Notice
from camlann.table import Choice, PersonId, Table

ANA, BEN, CAI = PersonId("ana"), PersonId("ben"), PersonId("cai")
BOT, OTHER = PersonId("bot:" + "0" * 32), PersonId("bot:" + "1" * 32)
FERRY = Choice("ferry", Raw(b"{}"))
Said: TypeAlias = tuple[tuple[PersonId, at.TableCommand], ...]


def check(choice: Choice, seats: int) -> tuple[Notice, ...]:
    """A game for two or three, with a warning for two."""
    if not 2 <= seats <= 3:
        return (Notice("E-PLAYERS"),)
    return (Notice("W-FEW"),) if seats == 2 else ()


def after(*said: tuple[PersonId, at.TableCommand], table: Table | None = None) -> Table:
    table = table or Table()
    for person_id, command in said:
        table = at.fold(table, at.decide(table, person_id, command, check))
    return table


SEATED: Said = ((ANA, at.Sit()), (BEN, at.Sit()), (CAI, at.Sit()))
CHOSEN: Said = (*SEATED, (ANA, at.Choose(FERRY)))
READY: Said = (*CHOSEN, *((person_id, at.Agree()) for person_id in (CAI, ANA, BEN)))
PLAYING: Said = (*READY, (ANA, at.Begin()))


def test_the_first_to_sit_is_the_host_and_places_are_clockwise() -> None:
    table = after((ANA, at.Sit()), (BEN, at.Sit()), (CAI, at.Sit(1)))
    assert (table.seats, table.host) == ((ANA, CAI, BEN), ANA)


def test_when_the_host_rises_the_next_clockwise_is_host() -> None:
    assert after(*SEATED, (BEN, at.Rise())).host == ANA
    assert after(*SEATED, (ANA, at.Rise())).host == BEN
    assert after(*SEATED, (ANA, at.HandOver(CAI)), (CAI, at.Rise())).host == ANA
    assert after((ANA, at.Sit()), (ANA, at.Rise())).host is None


def test_ready_runtime_ready_for_this_game_with_these_people() -> None:
    assert after(*READY).ready == (ANA, BEN, CAI)
    assert after(*READY, (BEN, at.Wait())).ready == (ANA, CAI)
    assert after(*READY, (ANA, at.Choose(FERRY))).ready == ()
    assert after(*READY, (BEN, at.Rise())).ready == ()
    assert after(*READY, (BEN, at.Rise()), (BEN, at.Sit())).ready == ()
    assert after(*READY, (ANA, at.Dismiss(BEN))).seats == (ANA, CAI)


def test_bots_are_ready_for_any_game_with_anybody() -> None:
    table = after((ANA, at.Sit()), (ANA, at.Bring(BOT)), (ANA, at.Choose(FERRY)), (ANA, at.Bring(OTHER)))
    assert table.ready == (BOT, OTHER)
    later: tuple[Said, ...] = (
        ((BEN, at.Sit(1)),),
        ((ANA, at.Choose(FERRY)),),
        ((ANA, at.Swap(ANA, OTHER)),),
        ((BEN, at.Sit()), (BEN, at.Rise())),
    )
    for said in later:
        assert {*after(*said, table=table).ready} == {BOT, OTHER}
    # So the host alone can begin, and the next game too.
    playing = after((ANA, at.Agree()), (ANA, at.Begin()), table=table)
    assert playing.playing
    over = at.fold(playing, (at.Finished(1),))
    assert over.ready == (BOT, OTHER)


def test_the_next_game_finds_seats_and_choice_as_they_were() -> None:
    playing = after(*PLAYING)
    assert (playing.playing, playing.number, playing.ready) == (True, 1, ())
    over = at.fold(playing, (at.Finished(1),))
    assert (over.playing, over.seats, over.choice) == (False, (ANA, BEN, CAI), FERRY)
    again = after(*((person_id, at.Agree()) for person_id in over.seats), (ANA, at.Begin()), table=over)
    assert again.number == 2


def test_a_begun_game_says_what_was_agreed() -> None:
    ready = after(*READY)
    assert at.decide(ready, ANA, at.Begin(), check) == (at.Begun(1, FERRY, (ANA, BEN, CAI)),)


REFUSED: dict[str, tuple[Said, PersonId, at.TableCommand, Reason]] = {
    "one person has one place": (SEATED, ANA, at.Sit(), at.SeatedAlready()),
    "there is no place beyond the last": (SEATED[:1], BEN, at.Sit(2), at.NoSuchPlace()),
    "nor before the first": (SEATED[:1], BEN, at.Sit(-1), at.NoSuchPlace()),
    "who does not sit is not ready": (CHOSEN[:1], BEN, at.Agree(), at.NotSeated()),
    "who does not sit cannot rise": (SEATED[:1], BEN, at.Rise(), at.NotSeated()),
    "the host alone chooses": (SEATED, BEN, at.Choose(FERRY), at.HostOnly()),
    "the host alone begins": (READY, BEN, at.Begin(), at.HostOnly()),
    "the host alone sends away": (SEATED, BEN, at.Dismiss(CAI), at.HostOnly()),
    "the host hands over to somebody who sits": (SEATED[:1], ANA, at.HandOver(BEN), at.NotSeated()),
    "nobody is ready for nothing": (SEATED, ANA, at.Agree(), at.NothingChosen()),
    "nothing does not begin": (SEATED, ANA, at.Begin(), at.NothingChosen()),
    "all must be ready": ((*CHOSEN, (BEN, at.Agree())), ANA, at.Begin(), at.NotReady((ANA, CAI))),
    "errors keep the game from starting": (
        (SEATED[0], (ANA, at.Choose(FERRY)), (ANA, at.Agree())),
        ANA,
        at.Begin(),
        at.CannotStart((Notice("E-PLAYERS"),)),
    ),
    "nobody sits down in the middle of a game": (PLAYING, PersonId("dan"), at.Sit(), at.GameRunning()),
    "nobody leaves in the middle of a game": (PLAYING, BEN, at.Rise(), at.GameRunning()),
}


@pytest.mark.parametrize("given, person_id, command, reason", REFUSED.values(), ids=REFUSED)
def test_refused(given: Said, person_id: PersonId, command: at.TableCommand, reason: Reason) -> None:
    with pytest.raises(Refused) as refused:
        at.decide(after(*given), person_id, command, check)
    assert refused.value.reason == reason


def test_a_warning_keeps_nobody_from_playing() -> None:
    two = after(*SEATED[:2], (ANA, at.Choose(FERRY)), (ANA, at.Agree()), (BEN, at.Agree()))
    assert after((ANA, at.Begin()), table=two).playing


def test_the_host_may_hand_over_while_a_game_is_played() -> None:
    assert after(*PLAYING, (ANA, at.HandOver(CAI))).host == CAI
