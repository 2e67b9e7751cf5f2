"""Records: written, read back, told as each viewer saw them, and proved."""

from collections.abc import Callable
from functools import partial
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from camlann.engine import fair_deal
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.records.deal_proof import verify
from camlann.records.record import (
    BrokenRecord,
    FairlyRevealed,
    Record,
    SeedShown,
    Viewpoint,
    agreement,
    dump,
    load,
    record,
    seen,
)
from camlann.records.replay import last_public, read, replay
from tests import ferry
from tests.ferry.deck import HandDealt
from tests.ferry.play import Ferry, finished, random_play, seeded

WORD = "a crossing"
TABLE = finished(WORD)
SHOWN = SeedShown(seed_of(WORD).hex())
WHOLE = record(TABLE, "whole", SHOWN)
BYTES = dump(WHOLE)


def test_a_record_is_read_back_as_it_was_written() -> None:
    again = load(BYTES)
    assert again == WHOLE
    assert dump(again) == BYTES
    rows = [(row.n, row.seat, row.command, row.facts) for row in read(again, ferry)]
    assert rows == [(row.n, row.seat, row.command, row.facts) for row in TABLE.rows]


@pytest.mark.parametrize("viewer", ["whole", "spectator", Seat(0), Seat(2)])
def test_a_replay_is_the_game_as_the_viewer_knew_it(viewer: Viewpoint) -> None:
    *_, (_, game) = replay(WHOLE, ferry, viewer)
    match viewer:
        case "whole":
            assert game == TABLE.truth
        case "spectator":
            assert game == TABLE.seen(None)
        case seat:
            assert game == TABLE.seen(seat)


@pytest.mark.parametrize("viewer", ["spectator", Seat(1)])
def test_a_viewers_record_holds_what_that_viewer_was_told_and_no_trace_of_more(viewer: Viewpoint) -> None:
    mine = record(TABLE, viewer)
    told = [fact for row in read(mine, ferry) for fact in row.facts]
    assert told == TABLE.facts_for(None if viewer == "spectator" else Seat(1))
    assert [row.n for row in mine.rows] == list(range(len(mine.rows))), "rows of others leave no gap"
    assert {row.seat for row in mine.rows} <= {None, viewer}, "others' commands are not in it"
    *_, (_, game) = replay(mine, ferry, viewer)
    assert game.public == TABLE.public


@pytest.mark.parametrize("viewer", ["spectator", Seat(0), Seat(1)])
def test_a_viewers_record_can_be_cut_out_of_the_whole_one(viewer: Viewpoint) -> None:
    assert seen(WHOLE, viewer) == record(TABLE, viewer), "the dice are left out"
    assert seen(record(TABLE, viewer), "spectator") == record(TABLE, "spectator")
    assert seen(WHOLE, "whole") == WHOLE


def test_nothing_can_be_cut_out_of_a_record_that_does_not_hold_it() -> None:
    pairs: list[tuple[Viewpoint, Viewpoint]] = [
        ("spectator", Seat(0)),
        (Seat(1), Seat(0)),
        (Seat(1), "whole"),
    ]
    for held, wanted in pairs:
        with pytest.raises(BrokenRecord, match="another-seat"):
            seen(record(TABLE, held), wanted)


def test_how_it_ended_is_known_to_whoever_looked_on() -> None:
    for told in (WHOLE, record(TABLE, "spectator")):
        assert ferry.result(last_public(told, ferry)) == ferry.result(TABLE.public)
    assert ferry.result(last_public(record(seeded("running"), "spectator"), ferry)) is None


def test_a_running_game_is_never_written_whole() -> None:
    with pytest.raises(ValueError, match="running game"):
        record(seeded("running"), "whole")


def test_one_seats_record_cannot_be_replayed_as_another() -> None:
    with pytest.raises(BrokenRecord, match="another-seat"):
        next(replay(record(TABLE, Seat(1)), ferry, Seat(0)))


def test_the_deal_and_the_reshuffles_are_proved_without_the_rules() -> None:
    proof = verify(BYTES)
    assert proof.holds
    assert [throw.label for throw in proof.proved][:1] == ["deck"]
    assert not proof.unchecked


@settings(max_examples=300)
@given(st.integers(0, len(BYTES) - 1), st.integers(1, 255))
def test_a_record_changed_by_one_byte_fails(at: int, change: int) -> None:
    changed = bytes((*BYTES[:at], BYTES[at] ^ change, *BYTES[at + 1 :]))
    assert verify(changed).faults


def forged(old: bytes, new: bytes) -> bytes:
    """A record whose writer lied and sealed the lie."""
    assert old in BYTES
    lines = BYTES.replace(old, new, 1).split(b"\n")[:-2]
    rows = [msgspec.json.decode(line, type=type(WHOLE.rows[0])) for line in lines[1:]]
    return dump(Record(msgspec.json.decode(lines[0], type=type(WHOLE.header)), tuple(rows)))


def test_a_forged_card_is_found_though_the_seal_is_whole() -> None:
    dealt = TABLE.rows[0].facts[2]
    assert isinstance(dealt, HandDealt)
    other = ("3", "3") if dealt.cards != ("3", "3") else ("2", "2")
    lie = forged(msgspec.json.encode(dealt), msgspec.json.encode(replace(dealt, cards=other)))
    proof = verify(lie)
    assert (proof.faults, [throw.label for throw in proof.false]) == ((), ["deck"])
    assert not proof.holds


def test_a_record_without_its_dice_proves_nothing() -> None:
    for proof in (verify(dump(record(TABLE, "whole"))), verify(dump(record(TABLE, "spectator", SHOWN)))):
        assert not proof.holds
        assert not proof.faults


def dealt_fairly() -> tuple[Record, fair_deal.DealReveal]:
    """A crossing dealt by commit and reveal among three."""
    header = record(seeded("fair"), "spectator").header
    cfg, secret = agreement(header), b"s" * 32
    shown = {seat: bytes([seat]) * 16 for seat in range(3)}
    transcript = fair_deal.DealReveal(
        game="lake-1",
        cfg=cfg.hex(),
        server=fair_deal.server_commitment("lake-1", secret).hex(),
        clients={
            seat: fair_deal.client_commitment("lake-1", seat, mine).hex() for seat, mine in shown.items()
        },
        revealed={seat: mine.hex() for seat, mine in shown.items()},
        failed=(),
        secret=secret.hex(),
    )
    table = ferry_of(fair_deal.seed_of(transcript))
    return record(table, "whole", FairlyRevealed(transcript)), transcript


def ferry_of(seed: bytes) -> Ferry:
    table = Match(ferry, ferry.Options(), 3, partial(Seeded, seed, 1))
    for _ in random_play(table, Random(7)):
        pass
    return table


def test_a_fair_deal_is_proved_from_its_deal_proof() -> None:
    written, _ = dealt_fairly()
    assert verify(dump(written)).holds


LIES: dict[str, Callable[[fair_deal.DealReveal], fair_deal.DealReveal]] = {
    "the server shows another secret": lambda told: replace(told, secret=(b"t" * 32).hex()),
    "the server swaps two contributions": lambda told: replace(
        told, revealed={**told.revealed, 0: told.revealed[1], 1: told.revealed[0]}
    ),
    "the server leaves a contribution out": lambda told: replace(told, failed=(2,)),
    "the deal was for other options": lambda told: replace(told, cfg="00"),
}


@pytest.mark.parametrize("lie", LIES.values(), ids=LIES)
def test_a_lie_about_the_deal_is_found(lie: Callable[[fair_deal.DealReveal], fair_deal.DealReveal]) -> None:
    written, transcript = dealt_fairly()
    header = replace(written.header, chance=FairlyRevealed(lie(transcript)))
    proof = verify(dump(replace(written, header=header)))
    assert proof.faults
    assert not proof.holds


@pytest.mark.parametrize("junk", [b"", b"\n", b"{}\n{}\n", b"\xff" * 9, b'{"seal":"00"}\n'])
def test_junk_is_no_record(junk: bytes) -> None:
    assert verify(junk).faults
    with pytest.raises(BrokenRecord):
        load(junk)


def test_a_fact_told_to_the_wrong_audience_is_refused() -> None:
    leak = forged(b'[0,{"type":"ferry.hand-dealt"', b'["public",{"type":"ferry.hand-dealt"')
    with pytest.raises(BrokenRecord, match="wrong-audience"):
        list(read(load(leak), ferry))
