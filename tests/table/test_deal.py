"""The fair deal at a table: commitments, reveals, and deals that are cancelled."""

from functools import partial

import msgspec
import pytest

from camlann import table as at
from camlann.engine import fair_deal
from camlann.engine.match import Refused
from camlann.engine.phases import Reason
from camlann.table import Commitment, PastDeal, PersonId, Table
from tests.table.test_table import ANA, BEN, CAI, FERRY, SEATED, Said, after, check

NUMBERS = {ANA: b"a" * 16, BEN: b"b" * 16, CAI: b"c" * 16}
LOT = "1e" * 16
COMMITMENT = "5e" * 32
BEGIN = at.Begin(COMMITMENT, '{"game":"ferry"}')
CHOSEN: Said = (*SEATED, (ANA, at.Choose(FERRY, LOT)))


def commitment(person_id: PersonId, seat: int, attempt: int = 1, number: int = 1, lot: str = LOT) -> at.Agree:
    deal = fair_deal.deal_name(lot, number, attempt)
    return at.Agree(Commitment(deal, seat, fair_deal.client_commitment(deal, seat, NUMBERS[person_id]).hex()))


def show(person_id: PersonId, attempt: int = 1, number: int = 1) -> at.RevealNumber:
    return at.RevealNumber(fair_deal.deal_name(LOT, number, attempt), NUMBERS[person_id].hex())


PROMISED: Said = (
    *CHOSEN,
    *((person_id, commitment(person_id, seat)) for seat, person_id in enumerate((ANA, BEN, CAI))),
)
DEALING: Said = (*PROMISED, (ANA, BEGIN))


def deal_of(table: Table) -> at.Deal:
    assert table.deals.open is not None
    return table.deals.open


def test_a_deal_is_opened_with_all_commitments_and_no_reveal() -> None:
    dealing = after(*DEALING)
    deal = deal_of(dealing)
    assert (deal.name, deal.number, deal.attempt) == (f"{LOT}/1/1", 1, 1)
    assert (deal.commitment, deal.cfg, deal.shown) == (COMMITMENT, '{"game":"ferry"}', {})
    assert deal.commitments == {
        seat: fair_deal.client_commitment(deal.name, seat, NUMBERS[person_id]).hex()
        for seat, person_id in enumerate(dealing.seats)
    }
    assert (dealing.playing, dealing.ready) == (False, (ANA, BEN, CAI))


def test_with_the_last_number_the_game_begins() -> None:
    dealing = after(*DEALING, (CAI, show(CAI)), (ANA, show(ANA)))
    assert deal_of(dealing).shown == {0: NUMBERS[ANA].hex(), 2: NUMBERS[CAI].hex()}
    assert deal_of(dealing).missing == (1,)
    facts = at.decide(dealing, BEN, show(BEN), check)
    assert facts == (at.NumberRevealed(BEN, 1, NUMBERS[BEN].hex()), at.Begun(1, FERRY, (ANA, BEN, CAI)))
    begun = at.fold(dealing, facts)
    assert (begun.playing, begun.deals.open, begun.deals.commitments) == (True, None, ())
    assert begun.deals.past == (PastDeal(1, 1, COMMITMENT, 3, True),)


def test_a_seat_that_committed_and_reveals_nothing_is_named() -> None:
    dealing = after(*DEALING, (BEN, show(BEN)))
    begun = at.deal(dealing)
    assert begun == at.Begun(1, FERRY, (ANA, BEN, CAI), (0, 2))
    assert at.fold(dealing, (begun,)).deals.past == (PastDeal(1, 1, COMMITMENT, 1, True),)


def test_without_commitments_the_game_begins_with_the_deal() -> None:
    ready = after(*CHOSEN, *((person_id, at.Agree()) for person_id in (ANA, BEN, CAI)))
    opened, begun = at.decide(ready, ANA, BEGIN, check)
    assert isinstance(opened, at.DealOpened)
    assert (opened.commitments, begun) == ({}, at.Begun(1, FERRY, (ANA, BEN, CAI)))


def test_who_takes_no_part_is_not_waited_for() -> None:
    some = after(*PROMISED[:-1], (CAI, at.Agree()), (ANA, BEGIN))
    assert deal_of(some).missing == (0, 1)
    assert after((ANA, show(ANA)), (BEN, show(BEN)), table=some).playing


CHANGES: dict[str, Said] = {
    "another game is chosen": ((ANA, at.Choose(FERRY, LOT)),),
    "somebody rises": ((CAI, at.Rise()), (CAI, at.Sit())),
    "seats are exchanged": ((ANA, at.Swap(ANA, BEN)),),
    "somebody is not ready after all": ((ANA, at.Wait()), (BEN, at.Wait()), (CAI, at.Wait())),
    "a seat changes hands": tuple(
        said
        for person_id in (ANA, BEN, CAI)
        for said in (
            (person_id, at.OfferSeat(PersonId(f"next {person_id}"))),
            (PersonId(f"next {person_id}"), at.AcceptSeat(person_id)),
        )
    ),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_commitment_is_void_when(change: Said) -> None:
    assert after(*PROMISED).next_commitments.keys() == {0, 1, 2}
    assert after(*PROMISED, *change).next_commitments == {}


def test_agreeing_again_replaces_the_commitment() -> None:
    other = at.Agree(Commitment(f"{LOT}/1/1", 1, "0b" * 32))
    assert after(*PROMISED, (BEN, other)).next_commitments[1].commitment == "0b" * 32
    assert after(*PROMISED, (BEN, at.Agree())).next_commitments.keys() == {0, 2}


def test_a_deal_broken_off_stays_in_sight_and_the_next_is_another() -> None:
    broken = after(*DEALING, (BEN, show(BEN)), (ANA, at.BreakOffDeal()))
    assert (broken.ready, broken.next_commitments, broken.deals.open) == ((), {}, None)
    again: Said = tuple(
        (person_id, commitment(person_id, seat, attempt=2)) for seat, person_id in enumerate(broken.seats)
    )
    dealing = after(*again, (ANA, at.Begin("7e" * 32, "{}")), table=broken)
    assert deal_of(dealing).name == f"{LOT}/1/2"
    begun = after(*((person_id, show(person_id, attempt=2)) for person_id in (ANA, BEN, CAI)), table=dealing)
    assert begun.deals.past == (PastDeal(1, 1, COMMITMENT, 1, False), PastDeal(1, 2, "7e" * 32, 3, True))
    assert (begun.deals.begun, begun.deals.broken, begun.deals.tries) == (1, 1, 0)


def test_of_very_many_deals_the_latest_are_shown_and_all_are_counted() -> None:
    table = after(*CHOSEN)
    agreed: Said = tuple((person_id, at.Agree()) for person_id in table.seats)
    for game in range(60):
        table = after(*agreed, (ANA, at.Begin(f"{game:064x}", "{}")), table=table)
        table = at.fold(table, (at.Finished(game + 1),))
    assert [dealt.number for dealt in table.deals.past] == [*range(29, 61)]
    assert (table.deals.begun, table.deals.broken) == (60, 0)


REFUSED: dict[str, tuple[Said, PersonId, at.TableCommand, Reason]] = {
    "while a game is dealt nobody rises": (DEALING, BEN, at.Rise(), at.DealUnderWay()),
    "nor sits down": (DEALING, PersonId("dan"), at.Sit(), at.DealUnderWay()),
    "nor chooses another game": (DEALING, ANA, at.Choose(FERRY), at.DealUnderWay()),
    "nor promises something else": (DEALING, ANA, commitment(ANA, 0), at.DealUnderWay()),
    "nor is less ready": (DEALING, ANA, at.Wait(), at.DealUnderWay()),
    "nor gives a seat away": (DEALING, BEN, at.OfferSeat(PersonId("dan")), at.DealUnderWay()),
    "nor begins once more": (DEALING, ANA, BEGIN, at.DealUnderWay()),
    "a promise is for this seat": (CHOSEN, BEN, commitment(BEN, 0), at.TableChanged()),
    "and for this deal": (CHOSEN, BEN, commitment(BEN, 1, attempt=2), at.TableChanged()),
    "and for the game as it was chosen last": (CHOSEN, BEN, commitment(BEN, 1, lot="ab"), at.TableChanged()),
    "a number is shown once": ((*DEALING, (BEN, show(BEN))), BEN, show(BEN), at.RevealedAlready()),
    "and is the one that was promised": (
        DEALING,
        BEN,
        at.RevealNumber(f"{LOT}/1/1", NUMBERS[ANA].hex()),
        at.DoesNotFit(),
    ),
    "and was promised at all": (
        (*PROMISED[:-1], (CAI, at.Agree()), (ANA, BEGIN)),
        CAI,
        show(CAI),
        at.NotCommitted(),
    ),
    "and is shown to an open deal": (PROMISED, BEN, show(BEN), at.NoDeal()),
    "and to this one": (DEALING, BEN, show(BEN, attempt=2), at.NoDeal()),
    "and by somebody who sits": (DEALING, PersonId("dan"), show(BEN), at.NotSeated()),
    "what is not dealt cannot be broken off": (PROMISED, ANA, at.BreakOffDeal(), at.NoDeal()),
    "and only the host does it": (DEALING, BEN, at.BreakOffDeal(), at.HostOnly()),
}


@pytest.mark.parametrize("said, person_id, command, reason", REFUSED.values(), ids=REFUSED)
def test_around_a_deal(said: Said, person_id: PersonId, command: at.TableCommand, reason: Reason) -> None:
    with pytest.raises(Refused) as refused:
        at.decide(after(*said), person_id, command, check)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    "said",
    [
        pytest.param(
            b'{"type":"table.reveal-number","deal":"a/1/1","entropy":"%s"}' % (b"0b" * 16), id="a number"
        ),
        pytest.param(
            b'{"type":"table.agree","commitment":{"deal":"a/1/1","seat":1,"commitment":"%s"}}' % (b"0b" * 32),
            id="a promise",
        ),
    ],
)
def test_commitments_and_reveals_are_plain_hex_of_fixed_length(said: bytes) -> None:
    """Whatever else a log took would stand in the way of the deal."""
    assert isinstance(at.read_command.decode(said), at.RevealNumber | at.Agree)
    for wrong in (b"0B", b"0b0b", b"", b"zz", b" b", b"0b\\n"):
        with pytest.raises(msgspec.ValidationError):
            at.read_command.decode(said.replace(b'0b"', wrong + b'"'))


def test_a_device_that_shows_its_number_is_not_taken_for_its_owner() -> None:
    """Somebody asks for a place; only a word of whoever has it settles that."""
    claimed = after(*PROMISED, (PersonId("dan"), at.ClaimSeat(BEN)), (ANA, BEGIN))
    told = partial(at.decide, claimed, check=check)
    assert [type(fact) for fact in told(BEN, show(BEN))] == [at.NumberRevealed]
