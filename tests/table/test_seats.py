"""Seats at a table: how they are arranged, and how one passes from one person to another."""

import pytest

from camlann import table as at
from camlann.engine.match import Refused
from camlann.engine.phases import Reason
from camlann.table import Claimant, PersonId, Settings, Table
from tests.table.test_table import ANA, BEN, CAI, CHOSEN, PLAYING, READY, SEATED, Said, after, check

DAN, EVE = PersonId("dan"), PersonId("eve")
BOT = PersonId("bot:" + "0" * 32)
DANS = at.ClaimSeat(BEN)
"""Dan says that Ben's seat is his."""
CLAIMED: Said = (*PLAYING, (DAN, DANS))
SEATS = (ANA, BEN, CAI)
WITH_BOT: Said = (*SEATED, (ANA, at.Bring(BOT)))


ORDERS: dict[str, tuple[Said, tuple[PersonId, ...]]] = {
    "the host lets two change places": ((*READY, (ANA, at.Swap(ANA, CAI))), (CAI, BEN, ANA)),
    "one with oneself changes nothing": ((*READY, (ANA, at.Swap(BEN, BEN))), (ANA, BEN, CAI)),
    "the host says how everybody sits": ((*READY, (ANA, at.Reorder((BEN, ANA, CAI)))), (BEN, ANA, CAI)),
}


@pytest.mark.parametrize("said, seats", ORDERS.values(), ids=ORDERS)
def test_who_sits_where_is_the_hosts_to_say_and_new_to_everybody(
    said: Said, seats: tuple[PersonId, ...]
) -> None:
    table = after(*said)
    assert (table.seats, table.ready, table.host) == (seats, (), ANA)


def decided(table: Table) -> Table:
    """The table after the wait, if the owner of a claimed seat was not seen."""
    for claim in table.claims:
        table = at.fold(table, at.decide_claim(table, claim))
    return table


TAKEN: dict[str, tuple[Said, tuple[PersonId, ...]]] = {
    "more than half of the others say so": (
        (*CLAIMED, (ANA, at.LetIn(DAN)), (CAI, at.LetIn(DAN))),
        (ANA, DAN, CAI),
    ),
    "the host's word is not enough": ((*CLAIMED, (ANA, at.LetIn(DAN))), (ANA, BEN, CAI)),
    "half of them is not more than half": ((*CLAIMED, (CAI, at.LetIn(DAN))), (ANA, BEN, CAI)),
    "who gave up is not counted": (
        (*PLAYING, (CAI, at.GiveUp()), (DAN, DANS), (ANA, at.LetIn(DAN))),
        (ANA, DAN, CAI),
    ),
    "the host's seat goes like any other": (
        (*PLAYING, (DAN, at.ClaimSeat(ANA)), (CAI, at.LetIn(DAN)), (BEN, at.LetIn(DAN))),
        (DAN, BEN, CAI),
    ),
    "between games it takes as many": (
        (*SEATED, (DAN, DANS), (ANA, at.LetIn(DAN)), (CAI, at.LetIn(DAN))),
        (ANA, DAN, CAI),
    ),
    "between games the host decides nothing alone": (
        (*SEATED, (DAN, DANS), (ANA, at.LetIn(DAN))),
        (ANA, BEN, CAI),
    ),
    "whoever takes a word back has said the other": (
        (*CLAIMED, (ANA, at.LetIn(DAN)), (CAI, at.LetIn(DAN)), (CAI, at.TurnAway(DAN))),
        (ANA, BEN, CAI),
    ),
    "who asks for another seat asks for one no more": (
        (*CLAIMED, (DAN, at.ClaimSeat(CAI)), (ANA, at.LetIn(DAN)), (BEN, at.LetIn(DAN))),
        (ANA, BEN, DAN),
    ),
}


@pytest.mark.parametrize("said, seats", TAKEN.values(), ids=TAKEN)
def test_the_others_decide_about_a_claimed_seat(said: Said, seats: tuple[PersonId, ...]) -> None:
    assert after(*said).seats == SEATS, "nothing is decided before the wait is over"
    assert decided(after(*said)).seats == seats


WAITS: dict[str, tuple[Table, int]] = {
    "in a game": (after(*CLAIMED), 60),
    "between games": (after(*SEATED, (DAN, DANS)), 0),
    "in a game where one alone would decide": (
        after((DAN, DANS), table=at.fold(after(*PLAYING), (at.Replaced(CAI, BOT),))),
        300,
    ),
}


@pytest.mark.parametrize("table, seconds", WAITS.values(), ids=WAITS)
def test_how_long_the_owner_must_stay_away_is_told_to_everybody(table: Table, seconds: int) -> None:
    assert [claim.wait for claim in table.claims] == [seconds]


def test_whoever_takes_a_seat_takes_all_that_belongs_to_it_but_being_the_host() -> None:
    table = after(*READY, (DAN, at.ClaimSeat(ANA)), (EVE, at.ClaimSeat(ANA)), (BEN, at.LetIn(EVE)))
    moved = decided(after((BEN, at.LetIn(DAN)), (CAI, at.LetIn(DAN)), table=table))
    assert (moved.seats, moved.ready, moved.host) == ((DAN, BEN, CAI), (DAN, BEN, CAI), BEN)
    assert moved.claims == ()


def test_a_voice_belongs_to_a_person_and_not_to_a_seat() -> None:
    given: Said = ((BEN, at.OfferSeat(EVE)), (EVE, at.AcceptSeat(BEN)))
    table = after(*PLAYING, (DAN, at.ClaimSeat(ANA)), (BEN, at.LetIn(DAN)), *given)
    assert table.claims == (Claimant(DAN, ANA, at.OWNER_WAIT_SECONDS),)
    assert after((EVE, at.LetIn(DAN)), table=table).claims == (
        Claimant(DAN, ANA, at.OWNER_WAIT_SECONDS, (EVE,)),
    )


def test_a_claim_from_before_a_game_is_no_claim_in_it() -> None:
    table = after(*READY, (DAN, DANS), (CAI, at.OfferSeat(EVE)))
    begun = after((ANA, at.Begin()), table=table)
    assert (begun.claims, begun.offered) == ((), {})


GONE: dict[str, Said] = {
    "the one who made it takes it back": ((DAN, at.Withdraw()),),
    "more than half of the others say no": ((ANA, at.TurnAway(DAN)), (CAI, at.TurnAway(DAN))),
    "whoever has the seat is heard at all": ((BEN, at.Agree()),),
    "the seat is given up": ((BEN, at.Rise()),),
    "the seat is given to somebody else": ((BEN, at.OfferSeat(EVE)), (EVE, at.AcceptSeat(BEN))),
    "the one who made it sits down elsewhere": ((DAN, at.Sit()),),
}


@pytest.mark.parametrize("said", GONE.values(), ids=GONE)
def test_a_claim_lapses_when(said: Said) -> None:
    table = after(*CHOSEN, (DAN, DANS))
    assert table.claims == (Claimant(DAN, BEN),)
    assert decided(after(*said, table=table)).claims == ()


def test_what_others_do_leaves_a_claim_open() -> None:
    table = after(*CHOSEN, (DAN, DANS), (CAI, at.Agree()), (EVE, at.Sit()), (CAI, at.Rise()))
    assert table.claims == (Claimant(DAN, BEN),)


def test_the_host_alone_does_not_turn_a_claim_away() -> None:
    assert decided(after(*CLAIMED, (ANA, at.TurnAway(DAN)))).claims != ()


# Giving the own seat away.

OFFERED: Said = (*PLAYING, (BEN, at.OfferSeat(DAN)))


def test_a_seat_is_given_away_when_the_other_accepts_it() -> None:
    offered = after(*OFFERED)
    assert (offered.seats, offered.offered) == (SEATS, {BEN: DAN})
    taken = after((DAN, at.AcceptSeat(BEN)), table=offered)
    assert (taken.seats, taken.offered, taken.host) == ((ANA, DAN, CAI), {}, ANA)
    assert taken.current.knowing == (BEN,)


def test_giving_the_seat_away_does_not_make_the_other_the_host() -> None:
    taken = after(*PLAYING, (ANA, at.OfferSeat(DAN)), (DAN, at.AcceptSeat(ANA)))
    assert (taken.seats, taken.host) == ((DAN, BEN, CAI), BEN)


NOT_GIVEN: dict[str, Said] = {
    "it is declined": ((DAN, at.DeclineSeat(BEN)),),
    "it is taken back": ((BEN, at.WithdrawOffer()),),
    "it is offered to somebody else": ((BEN, at.OfferSeat(EVE)),),
    "the other gets another seat": ((CAI, at.OfferSeat(DAN)), (DAN, at.AcceptSeat(CAI))),
}


@pytest.mark.parametrize("said", NOT_GIVEN.values(), ids=NOT_GIVEN)
def test_an_offer_is_over_when(said: Said) -> None:
    table = after(*OFFERED, *said)
    assert table.offered.get(BEN) != DAN
    with pytest.raises(Refused) as refused:
        at.decide(table, DAN, at.AcceptSeat(BEN), check)
    assert refused.value.reason == at.NoOffer()


# Asking somebody out of a seat.


def test_between_games_the_host_asks_somebody_out_and_may_keep_them_out() -> None:
    out = after(*SEATED, (ANA, at.Dismiss(BEN)))
    assert (out.seats, out.kept_out) == ((ANA, CAI), {})
    kept = after(*SEATED, (ANA, at.Dismiss(BEN, keep_out=True, until=99)))
    assert (kept.seats, kept.kept_out) == ((ANA, CAI), {BEN: 99})
    assert after((ANA, at.AllowToSit(BEN)), table=kept).kept_out == {}


def test_a_bot_is_asked_out_and_never_kept_out() -> None:
    assert after(*WITH_BOT, (ANA, at.Dismiss(BOT, keep_out=True, until=99))).kept_out == {}


def test_the_host_may_keep_spectators_further_away_in_a_game_but_not_nearer() -> None:
    strict = after(*PLAYING, (ANA, at.Arrange(Settings(spectators=False, delay=60, open=True))))
    assert strict.settings == Settings(spectators=False, delay=60, open=True)
    for looser in (Settings(delay=60), Settings(spectators=False, delay=59)):
        with pytest.raises(Refused) as refused:
            after((ANA, at.Arrange(looser)), table=strict)
        assert refused.value.reason == at.GameRunning()
    over = at.fold(strict, (at.Finished(1),))
    assert after((ANA, at.Arrange(Settings())), table=over).settings == Settings()


FULL_TABLE: Said = tuple((PersonId(f"{n:02}"), at.Sit()) for n in range(20))

REFUSED: dict[str, tuple[Said, PersonId, at.TableCommand, Reason]] = {
    "the host alone arranges": (SEATED, BEN, at.Arrange(Settings()), at.HostOnly()),
    "the host alone lets change places": (SEATED, BEN, at.Swap(ANA, BEN), at.HostOnly()),
    "only those who sit change places": (SEATED, ANA, at.Swap(ANA, DAN), at.NotSeated()),
    "an order leaves nobody out": (SEATED, ANA, at.Reorder((ANA, BEN)), at.NotEverybody()),
    "an order names nobody twice": (SEATED, ANA, at.Reorder((ANA, BEN, BEN)), at.NotEverybody()),
    "nobody changes places in a game": (PLAYING, ANA, at.Swap(ANA, BEN), at.GameRunning()),
    "who sits claims no place": (SEATED, ANA, at.ClaimSeat(BEN), at.SeatedAlready()),
    "nor is a place claimed of who has none": (SEATED, DAN, at.ClaimSeat(EVE), at.NotSeated()),
    "a bot keeps its place": (WITH_BOT, DAN, at.ClaimSeat(BOT), at.BotsPlace()),
    "a bot claims none": (SEATED, BOT, at.ClaimSeat(BEN), at.NoBot()),
    "the same is claimed once": (CLAIMED, DAN, DANS, at.SeatClaimedAlready()),
    "who claims nothing is not let in": (PLAYING, ANA, at.LetIn(DAN), at.NoSeatClaim()),
    "who claims nothing has nothing to take back": (PLAYING, DAN, at.Withdraw(), at.NoSeatClaim()),
    "who does not sit has no voice": (CLAIMED, EVE, at.LetIn(DAN), at.NotSeated()),
    "who claims has none either": (CLAIMED, DAN, at.LetIn(DAN), at.NotSeated()),
    "nor has a bot": ((*WITH_BOT, (DAN, DANS)), BOT, at.LetIn(DAN), at.NoBot()),
    "one voice is one voice": ((*CLAIMED, (CAI, at.LetIn(DAN))), CAI, at.LetIn(DAN), at.VouchedAlready()),
    "one no is one no": ((*CLAIMED, (CAI, at.TurnAway(DAN))), CAI, at.TurnAway(DAN), at.VouchedAlready()),
    "whose seat it is has no voice": (CLAIMED, BEN, at.LetIn(DAN), at.NoVoice()),
    "nor has who gave up": ((*PLAYING, (CAI, at.GiveUp()), (DAN, DANS)), CAI, at.LetIn(DAN), at.NoVoice()),
    "who had a seat in this game claims none": (
        (*OFFERED, (DAN, at.AcceptSeat(BEN))),
        BEN,
        at.ClaimSeat(CAI),
        at.KnowsTooMuch(),
    ),
    "nor takes one that is offered": (
        (*OFFERED, (DAN, at.AcceptSeat(BEN))),
        CAI,
        at.OfferSeat(BEN),
        at.KnowsTooMuch(),
    ),
    "who has no seat gives none away": (PLAYING, DAN, at.OfferSeat(EVE), at.NotSeated()),
    "nobody gets a second seat": (PLAYING, BEN, at.OfferSeat(CAI), at.SeatedAlready()),
    "a seat is not given to a bot": (PLAYING, BEN, at.OfferSeat(BOT), at.NoBot()),
    "the same is offered once": (OFFERED, BEN, at.OfferSeat(DAN), at.OfferedAlready()),
    "nobody takes a seat that was not offered": (OFFERED, EVE, at.AcceptSeat(BEN), at.NoOffer()),
    "nor declines it": (OFFERED, EVE, at.DeclineSeat(BEN), at.NoOffer()),
    "nor takes back what was not offered": (PLAYING, BEN, at.WithdrawOffer(), at.NoOffer()),
    "in a game the host asks nobody out": (PLAYING, ANA, at.Dismiss(BEN), at.GameRunning()),
    "others ask nobody out": (SEATED, BEN, at.Dismiss(CAI), at.HostOnly()),
    "who is not kept out need not be let in": (SEATED, ANA, at.AllowToSit(BEN), at.NotKeptOut()),
    "a table has an end": (FULL_TABLE, DAN, at.Sit(), at.Full()),
}


@pytest.mark.parametrize("given, person_id, command, reason", REFUSED.values(), ids=REFUSED)
def test_refused(given: Said, person_id: PersonId, command: at.TableCommand, reason: Reason) -> None:
    with pytest.raises(Refused) as refused:
        at.decide(after(*given), person_id, command, check)
    assert refused.value.reason == reason


def test_no_more_people_ask_for_seats_than_a_table_can_hear() -> None:
    asking = tuple((PersonId(f"{n:02}"), DANS) for n in range(20))
    with pytest.raises(Refused) as refused:
        after(*PLAYING, *asking, (DAN, DANS))
    assert refused.value.reason == at.Full()
    assert after(*PLAYING, *asking, (PersonId("07"), at.ClaimSeat(CAI))).claim(PersonId("07")) == Claimant(
        PersonId("07"), CAI, at.OWNER_WAIT_SECONDS
    )


def test_a_claim_changes_nothing_until_it_is_answered() -> None:
    before, now = after(*PLAYING), after(*CLAIMED, (CAI, at.LetIn(DAN)))
    assert isinstance(now, Table)
    assert (now.seats, now.host, now.playing) == (before.seats, before.host, before.playing)
