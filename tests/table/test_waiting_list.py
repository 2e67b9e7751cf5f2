"""The next game: who sits down to it, and how its options follow the number of those who do."""

import pytest
from msgspec import Raw
from msgspec.structs import replace

from camlann import table as at
from camlann.engine.match import Refused
from camlann.engine.phases import Reason
from camlann.engine.rules import Notice
from camlann.table import Choice, PersonId, Table
from tests.table.test_table import ANA, BEN, CAI, CHOSEN, FERRY, PLAYING, SEATED, Said, after, check

DAN, EVE = PersonId("dan"), PersonId("eve")
TWO: Said = (*SEATED[:2], (ANA, at.Choose(FERRY)), (ANA, at.Agree()), (BEN, at.Agree()), (ANA, at.Begin()))
"""Two play a game that is for three at most."""
SMALL, SHORTER = replace(FERRY, options=Raw(b'{"short":true}')), (Notice("F-SHORT"),)


def fit(choice: Choice, seats: int) -> tuple[Choice, tuple[Notice, ...]]:
    """Two play the short game, whatever was chosen."""
    return (SMALL, SHORTER) if seats == 2 and choice == FERRY else (choice, ())


def fitted(*said: tuple[PersonId, at.TableCommand], table: Table | None = None) -> Table:
    table = table or Table()
    for person_id, command in said:
        table = at.fold(table, at.decide(table, person_id, command, check, fit))
    return table


def test_who_is_next_in_sits_down_at_the_end_in_order() -> None:
    table = after(*TWO, (DAN, at.Queue()), (EVE, at.Queue()), (DAN, at.Unqueue()))
    assert table.queue == (EVE,)
    assert at.finish(table, check) == (at.Finished(1), at.Sat(EVE, 2))
    assert at.fold(table, at.finish(table, check)).seats == (ANA, BEN, EVE)


def test_as_many_sit_down_as_the_game_takes_and_the_others_stay_next() -> None:
    table = after(*TWO, (DAN, at.Queue()), (EVE, at.Queue()))
    over = at.fold(table, at.finish(table, check))
    assert (over.playing, over.seats, over.queue) == (False, (ANA, BEN, DAN), (EVE,))
    again = after((DAN, at.Rise()), (EVE, at.Sit()), table=over)
    assert (again.seats, again.queue) == ((ANA, BEN, EVE), ())


def test_with_nobody_waiting_a_game_ends_as_ever() -> None:
    assert at.finish(after(*PLAYING), check) == (at.Finished(1),)


def test_who_gets_a_place_in_the_game_waits_for_none() -> None:
    table = after(*PLAYING, (DAN, at.Queue()), (BEN, at.OfferSeat(DAN)), (DAN, at.AcceptSeat(BEN)))
    assert (table.seats, table.queue) == ((ANA, DAN, CAI), ())


def test_options_follow_the_number_of_players_and_what_was_chosen_comes_back() -> None:
    three = fitted(*CHOSEN)
    two = fitted((CAI, at.Rise()), table=three)
    assert (two.choice, two.wish, two.notices) == (SMALL, FERRY, SHORTER)
    again = fitted((DAN, at.Sit()), table=two)
    assert (again.choice, again.wish, again.notices) == (FERRY, None, ())


def test_what_the_host_chooses_is_left_as_it_is() -> None:
    two = fitted(*SEATED[:2], (ANA, at.Choose(FERRY)))
    assert (two.choice, two.wish) == (FERRY, None)


def test_a_new_choice_is_a_new_wish() -> None:
    two = fitted(*CHOSEN, (CAI, at.Rise()), (ANA, at.Choose(SMALL)), (DAN, at.Sit()))
    assert (two.choice, two.wish, two.notices) == (SMALL, None, ())


def test_who_sits_down_after_a_game_may_change_its_options_too() -> None:
    table = fitted(*CHOSEN, (CAI, at.Rise()), (ANA, at.Agree()), (BEN, at.Agree()), (ANA, at.Begin()))
    table = fitted((DAN, at.Queue()), table=table)
    assert at.finish(table, check, fit) == (at.Finished(1), at.Sat(DAN, 2), at.Fitted(FERRY, ()))


def test_what_was_agreed_is_not_what_is_left_of_it() -> None:
    ready = fitted(*CHOSEN, (ANA, at.Agree()), (BEN, at.Agree()), (CAI, at.Rise()))
    assert ready.ready == ()


REFUSED: dict[str, tuple[Said, PersonId, at.TableCommand, Reason]] = {
    "who sits waits for nothing": (PLAYING, ANA, at.Queue(), at.SeatedAlready()),
    "nobody waits twice": ((*PLAYING, (DAN, at.Queue())), DAN, at.Queue(), at.WaitingAlready()),
    "before a game one sits down at once": (SEATED, DAN, at.Queue(), at.NoGame()),
    "a bot is brought": (PLAYING, PersonId("bot:" + "0" * 32), at.Queue(), at.NoBot()),
    "who does not wait cannot stop": (PLAYING, DAN, at.Unqueue(), at.NotWaiting()),
    "the line has an end": (
        (*PLAYING, *((PersonId(f"{n:02}"), at.Queue()) for n in range(20))),
        DAN,
        at.Queue(),
        at.Full(),
    ),
}


@pytest.mark.parametrize("given, person_id, command, reason", REFUSED.values(), ids=REFUSED)
def test_refused(given: Said, person_id: PersonId, command: at.TableCommand, reason: Reason) -> None:
    with pytest.raises(Refused) as refused:
        at.decide(after(*given), person_id, command, check)
    assert refused.value.reason == reason
