"""Claims in Avalon, and the chat channel that only Evil can read."""

import msgspec
import pytest
from msgspec.structs import replace

from camlann import avalon
from camlann.avalon import Options
from camlann.avalon.assassin import Assassinating
from camlann.avalon.chat_claims import (
    EVIL,
    ClaimCard,
    ClaimDoubt,
    ClaimGuess,
    ClaimLady,
    ClaimRole,
    ClaimSide,
    ClaimTrust,
    channels,
    in_channel,
)
from camlann.avalon.state import Court, Knight, KnightOf
from camlann.avalon.vote import Voting
from camlann.engine.chat_claims import Claim, contradict
from camlann.engine.facts import Seat

OPEN = Options(
    roles=("merlin", "assassin", "oberon", "lancelot_good", "lancelot_evil"),
    lancelot="hidden_switch",
    assassination_talk="evil_channel",
)


def court(options: Options = OPEN, **changes: object) -> Court:
    return replace(avalon.blank(options, 7).public, phase=Assassinating(), **changes)


def knight(role: str) -> Knight:
    return KnightOf(seat=Seat(0), role=role)


def test_the_room_is_open_while_the_assassin_makes_up_his_mind_if_the_table_wants_it() -> None:
    assert channels(court()) == (EVIL,)
    assert channels(replace(court(), phase=Voting())) == ()
    assert channels(replace(court(), phase=None)) == ()
    assert channels(court(replace(OPEN, assassination_talk="public_only"))) == ()


@pytest.mark.parametrize(
    "role, switches, is_in",
    [
        ("assassin", 0, True),
        ("minion", 0, True),
        ("oberon", 0, True),
        ("lancelot_evil", 0, True),
        ("lancelot_evil", 1, False),
        ("lancelot_good", 1, True),
        ("lancelot_good", 2, False),
        ("merlin", 0, False),
        ("loyal", 0, False),
    ],
)
def test_the_room_is_for_all_who_are_evil_by_then(role: str, switches: int, is_in: bool) -> None:
    assert in_channel(court(switches=switches), knight(role), EVIL) == is_in
    assert not in_channel(court(switches=switches), knight(role), "attic")


@pytest.mark.parametrize(
    "claim, fits",
    [
        (ClaimRole("merlin"), True),
        (ClaimRole("percival"), False),
        (ClaimRole("galahad"), False),
        (ClaimSide("evil"), True),
        (ClaimLady(Seat(6), "good"), True),
        (ClaimLady(Seat(7), "good"), False),
        (ClaimCard(5, "fail"), True),
        (ClaimCard(6, "fail"), False),
        (ClaimGuess(Seat(3), "merlin"), True),
        (ClaimGuess(Seat(3), "mordred"), False),
        (ClaimGuess(Seat(-1), "merlin"), False),
        (ClaimTrust((Seat(0), Seat(2))), True),
        (ClaimTrust((Seat(2), Seat(0))), False),
        (ClaimDoubt((Seat(1), Seat(1))), False),
        (ClaimDoubt(()), False),
    ],
)
def test_only_what_is_at_the_table_can_be_claimed(claim: Claim, fits: bool) -> None:
    assert claim.fits(court()) == fits


@pytest.mark.parametrize(
    "one, other, both",
    [
        (ClaimRole("merlin"), ClaimRole("percival"), False),
        (ClaimRole("merlin"), ClaimSide("good"), True),
        (ClaimRole("merlin"), ClaimSide("evil"), False),
        (ClaimRole("lancelot_good"), ClaimSide("evil"), True),
        (ClaimLady(Seat(1), "good"), ClaimLady(Seat(1), "evil"), False),
        (ClaimLady(Seat(1), "good"), ClaimLady(Seat(2), "evil"), True),
        (ClaimCard(1, "success"), ClaimCard(1, "fail"), False),
        (ClaimTrust((Seat(1),)), ClaimDoubt((Seat(1),)), True),
    ],
)
def test_some_claims_cannot_both_be_so(one: Claim, other: Claim, both: bool) -> None:
    assert contradict(one, other) != both


def test_a_claim_is_read_back_from_json_and_nothing_else_is() -> None:
    for claim in (ClaimRole("merlin"), ClaimTrust((Seat(1),))):
        assert avalon.WIRE.claim.decode(msgspec.json.encode(claim)) == claim
    for wrong in (b"{}", b'{"type":"avalon.vote","vote":"approve"}', b'{"type":"shadows.claim-side"}'):
        with pytest.raises(msgspec.DecodeError):
            avalon.WIRE.claim.decode(wrong)
