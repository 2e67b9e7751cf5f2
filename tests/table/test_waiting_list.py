"""The next game: who sits down to it, and how its options follow the number of those who do."""

import pytest
from msgspec import Raw
from msgspec.structs import replace

from camlann import table as at
from camlann.engine.match import Notice, Refused
from camlann.engine.phases import Reason
from camlann.table import Choice, Company, Who
from tests.table.test_table import ANA, BEN, CAI, CHOSEN, FERRY, PLAYING, SEATED, Said, after, check

DAN, EVE = Who("dan"), Who("eve")
TWO: Said = (*SEATED[:2], (ANA, at.Choose(FERRY)), (ANA, at.Agree()), (BEN, at.Agree()), (ANA, at.Begin()))
"""Two play a game that is for three at most."""
SMALL, SHORTER = replace(FERRY, options=Raw(b'{"short":true}')), (Notice("F-SHORT"),)


def fit(choice: Choice, seats: int) -> tuple[Choice, tuple[Notice, ...]]:
    """Two play the short game, whatever was chosen."""
    return (SMALL, SHORTER) if seats == 2 and choice == FERRY else (choice, ())


def fitted(*said: tuple[Who, at.Saying], company: Company | None = None) -> Company:
    company = company or Company()
    for who, command in said:
        company = at.fold(company, at.decide(company, who, command, check, fit))
    return company


def test_who_is_next_in_sits_down_at_the_end_in_order() -> None:
    company = after(*TWO, (DAN, at.Queue()), (EVE, at.Queue()), (DAN, at.Unqueue()))
    assert company.queue == (EVE,)
    assert at.finish(company, check) == (at.Finished(1), at.Sat(EVE, 2))
    assert at.fold(company, at.finish(company, check)).seats == (ANA, BEN, EVE)


def test_as_many_sit_down_as_the_game_takes_and_the_others_stay_next() -> None:
    company = after(*TWO, (DAN, at.Queue()), (EVE, at.Queue()))
    over = at.fold(company, at.finish(company, check))
    assert (over.playing, over.seats, over.queue) == (False, (ANA, BEN, DAN), (EVE,))
    again = after((DAN, at.Rise()), (EVE, at.Sit()), company=over)
    assert (again.seats, again.queue) == ((ANA, BEN, EVE), ())


def test_with_nobody_waiting_a_game_ends_as_ever() -> None:
    assert at.finish(after(*PLAYING), check) == (at.Finished(1),)


def test_who_gets_a_place_in_the_game_waits_for_none() -> None:
    company = after(*PLAYING, (DAN, at.Queue()), (BEN, at.OfferSeat(DAN)), (DAN, at.AcceptSeat(BEN)))
    assert (company.seats, company.queue) == ((ANA, DAN, CAI), ())


def test_options_follow_the_number_of_players_and_what_was_chosen_comes_back() -> None:
    three = fitted(*CHOSEN)
    two = fitted((CAI, at.Rise()), company=three)
    assert (two.choice, two.wish, two.notices) == (SMALL, FERRY, SHORTER)
    again = fitted((DAN, at.Sit()), company=two)
    assert (again.choice, again.wish, again.notices) == (FERRY, None, ())


def test_what_the_host_chooses_is_left_as_it_is() -> None:
    two = fitted(*SEATED[:2], (ANA, at.Choose(FERRY)))
    assert (two.choice, two.wish) == (FERRY, None)


def test_a_new_choice_is_a_new_wish() -> None:
    two = fitted(*CHOSEN, (CAI, at.Rise()), (ANA, at.Choose(SMALL)), (DAN, at.Sit()))
    assert (two.choice, two.wish, two.notices) == (SMALL, None, ())


def test_who_sits_down_after_a_game_may_change_its_options_too() -> None:
    company = fitted(*CHOSEN, (CAI, at.Rise()), (ANA, at.Agree()), (BEN, at.Agree()), (ANA, at.Begin()))
    company = fitted((DAN, at.Queue()), company=company)
    assert at.finish(company, check, fit) == (at.Finished(1), at.Sat(DAN, 2), at.Fitted(FERRY, ()))


def test_what_was_agreed_is_not_what_is_left_of_it() -> None:
    ready = fitted(*CHOSEN, (ANA, at.Agree()), (BEN, at.Agree()), (CAI, at.Rise()))
    assert ready.ready == ()


REFUSED: dict[str, tuple[Said, Who, at.Saying, Reason]] = {
    "who sits waits for nothing": (PLAYING, ANA, at.Queue(), at.SeatedAlready()),
    "nobody waits twice": ((*PLAYING, (DAN, at.Queue())), DAN, at.Queue(), at.InLine()),
    "before a game one sits down at once": (SEATED, DAN, at.Queue(), at.NoGame()),
    "a bot is brought": (PLAYING, Who("bot:" + "0" * 32), at.Queue(), at.NoBot()),
    "who does not wait cannot stop": (PLAYING, DAN, at.Unqueue(), at.NotInLine()),
    "the line has an end": (
        (*PLAYING, *((Who(f"{n:02}"), at.Queue()) for n in range(20))),
        DAN,
        at.Queue(),
        at.Full(),
    ),
}


@pytest.mark.parametrize("given, who, command, reason", REFUSED.values(), ids=REFUSED)
def test_refused(given: Said, who: Who, command: at.Saying, reason: Reason) -> None:
    with pytest.raises(Refused) as refused:
        at.decide(after(*given), who, command, check)
    assert refused.value.reason == reason
