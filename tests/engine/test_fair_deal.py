"""The fair deal: any change after the commitments changes the seed, and is named."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from camlann.engine import dice, fair_deal
from camlann.engine.fair_deal import (
    CfgDiffers,
    ClientCommitment,
    ClientDiffers,
    ContributionDropped,
    ContributionUncommitted,
    DealReceipt,
    DealReveal,
    Dispute,
    EntropyDiffers,
    FailureUnnamed,
    Fault,
    GameDiffers,
    NoContribution,
    Notice,
    ServerCommitment,
    ServerDiffers,
    TooFew,
)
from tests.vectors.write import drawn, honest, revealing, without

CFG = b'{"seats":5}'
DEAL = honest("camelot", CFG, {seat: drawn(f"entropy {seat}", 16) for seat in range(5)})
OTHER = drawn("something else", 16).hex()

entropies = st.binary(min_size=16, max_size=16)
secrets = st.binary(min_size=32, max_size=32)
seats = st.integers(0, 9)
contributions = st.dictionaries(seats, entropies, max_size=10)


def receipt(deal_proof: DealReveal, seat: int) -> DealReceipt:
    """What this seat's client kept of an honest deal."""
    return DealReceipt(
        game=deal_proof.game,
        cfg=deal_proof.cfg,
        server=deal_proof.server,
        clients=deal_proof.clients,
        seat=seat,
        entropy=deal_proof.revealed[seat],
    )


def exchanged(given: dict[int, str], one: int, other: int) -> dict[int, str]:
    return {**given, one: given[other], other: given[one]}


FAULTS: dict[str, tuple[DealReveal, tuple[Fault, ...]]] = {
    "An honest deal has no fault.": (DEAL, ()),
    "A deal to which nobody contributed has no fault.": (honest("camelot", CFG, {}), ()),
    "The server picks its secret late.": (replace(DEAL, secret=drawn("late").hex()), (ServerCommitment(),)),
    "The server exchanges two contributions.": (
        revealing(DEAL, exchanged(DEAL.revealed, 1, 3)),
        (ClientCommitment(1), ClientCommitment(3)),
    ),
    "The server changes one contribution.": (
        revealing(DEAL, {**DEAL.revealed, 2: OTHER}),
        (ClientCommitment(2),),
    ),
    "The server adds a contribution that nobody promised.": (
        revealing(DEAL, {**DEAL.revealed, 7: OTHER}),
        (ContributionUncommitted(7),),
    ),
    "The server calls a good contribution failed.": (
        revealing(DEAL, DEAL.revealed, 0),
        (ContributionDropped(0),),
    ),
    "The server forgets a contribution.": (revealing(DEAL, without(DEAL.revealed, 4)), (FailureUnnamed(4),)),
    "The server takes a promise away.": (
        replace(DEAL, clients=without(DEAL.clients, 3)),
        (ContributionUncommitted(3),),
    ),
    "A deal of another game fits nobody's promise.": (
        replace(DEAL, game="another"),
        (ServerCommitment(), *map(ClientCommitment, range(5))),
    ),
    "A seat that reveals nothing is named, and that is all.": (
        revealing(DEAL, without(DEAL.revealed, 4), 4),
        (),
    ),
    "A seat that reveals something else is named, and that is all.": (
        revealing(DEAL, {**DEAL.revealed, 4: OTHER}, 4),
        (),
    ),
    "A seat that reveals without a promise is named, and that is all.": (
        revealing(DEAL, {**DEAL.revealed, 7: OTHER}, 7),
        (),
    ),
    "Every fault is named, the server's first.": (
        replace(
            revealing(DEAL, {**without(exchanged(DEAL.revealed, 0, 1), 2), 9: OTHER}, 3),
            server=drawn("some hash").hex(),
        ),
        (
            ServerCommitment(),
            ClientCommitment(0),
            ClientCommitment(1),
            FailureUnnamed(2),
            ContributionDropped(3),
            ContributionUncommitted(9),
        ),
    ),
}


@pytest.mark.parametrize("deal_proof, faults", FAULTS.values(), ids=FAULTS)
def test_a_deal_proof_that_contradicts_itself_is_told_where(
    deal_proof: DealReveal, faults: tuple[Fault, ...]
) -> None:
    assert fair_deal.faults(deal_proof) == faults


NOTICES: dict[str, tuple[DealReveal, tuple[Notice, ...]]] = {
    "All contributed.": (DEAL, ()),
    "Two are enough.": (revealing(DEAL, {0: DEAL.revealed[0], 1: DEAL.revealed[1]}), ()),
    "One is too few.": (honest("camelot", CFG, {3: drawn("alone", 16)}), (TooFew(1),)),
    "None is too few.": (honest("camelot", CFG, {}), (TooFew(0),)),
    "Who failed is named.": (
        revealing(DEAL, without(DEAL.revealed, 4), 2, 4),
        (NoContribution(2), NoContribution(4)),
    ),
    "Who failed does not count.": (
        revealing(DEAL, DEAL.revealed, 0, 1, 2, 3),
        (NoContribution(0), NoContribution(1), NoContribution(2), NoContribution(3), TooFew(1)),
    ),
}


@pytest.mark.parametrize("deal_proof, notices", NOTICES.values(), ids=NOTICES)
def test_what_players_should_know_is_said(deal_proof: DealReveal, notices: tuple[Notice, ...]) -> None:
    assert fair_deal.notices(deal_proof) == notices


FORGED = honest("camelot", CFG, {seat: drawn(f"forged {seat}", 16) for seat in range(5)})
LATE = drawn("a secret that suits").hex()
DISPUTES: dict[str, tuple[DealReveal, tuple[Dispute, ...]]] = {
    "An honest deal is what the client saw.": (DEAL, ()),
    "The server picks its secret late, and a commitment to it.": (
        replace(DEAL, secret=LATE, server=fair_deal.server_commitment("camelot", bytes.fromhex(LATE)).hex()),
        (ServerDiffers(),),
    ),
    "The server replaces everybody's promise and contribution.": (
        FORGED,
        (*map(ClientDiffers, range(5)), EntropyDiffers(1)),
    ),
    "The server replaces another seat's promise and contribution.": (
        replace(
            DEAL,
            clients={**DEAL.clients, 4: FORGED.clients[4]},
            revealed={**DEAL.revealed, 4: FORGED.revealed[4]},
        ),
        (ClientDiffers(4),),
    ),
    "The server adds a seat.": (
        replace(
            DEAL,
            clients={
                **DEAL.clients,
                6: fair_deal.client_commitment("camelot", 6, bytes.fromhex(OTHER)).hex(),
            },
            revealed={**DEAL.revealed, 6: OTHER},
        ),
        (ClientDiffers(6),),
    ),
    "The server says that the client never revealed.": (
        revealing(DEAL, without(DEAL.revealed, 1), 1),
        (EntropyDiffers(1),),
    ),
    "The server deals for other options.": (replace(DEAL, cfg=b"{}".hex()), (CfgDiffers(),)),
    "It is another game.": (
        honest("other", CFG, {seat: bytes.fromhex(given) for seat, given in DEAL.revealed.items()}),
        (GameDiffers(), ServerDiffers(), *map(ClientDiffers, range(5))),
    ),
}


@pytest.mark.parametrize("deal_proof, disputes", DISPUTES.values(), ids=DISPUTES)
def test_a_deal_proof_written_afterwards_fits_itself_but_not_a_receipt(
    deal_proof: DealReveal, disputes: tuple[Dispute, ...]
) -> None:
    assert fair_deal.faults(deal_proof) == ()
    assert fair_deal.disputes(deal_proof, receipt(DEAL, 1)) == disputes


@given(st.text(), st.binary(), contributions)
def test_an_honest_deal_has_the_committed_seed_and_no_fault(
    game: str, cfg: bytes, given: dict[int, bytes]
) -> None:
    deal_proof = honest(game, cfg, given)
    assert fair_deal.faults(deal_proof) == ()
    assert fair_deal.seed_of(deal_proof) == fair_deal.seed(game, cfg, bytes.fromhex(deal_proof.secret), given)
    for seat in given:
        assert fair_deal.disputes(deal_proof, receipt(deal_proof, seat)) == ()


@given(contributions, st.randoms(use_true_random=False))
def test_the_order_in_which_seats_reveal_changes_nothing(given: dict[int, bytes], hand: Random) -> None:
    mixed = list(given.items())
    hand.shuffle(mixed)
    assert fair_deal.seed("g", CFG, drawn("s"), dict(mixed)) == fair_deal.seed("g", CFG, drawn("s"), given)


@given(st.text(max_size=3), st.text(max_size=3), st.binary(max_size=3), st.binary(max_size=3))
def test_game_and_configuration_make_the_seed(game: str, other: str, cfg: bytes, changed: bytes) -> None:
    same = fair_deal.seed(game, cfg, drawn("s"), {}) == fair_deal.seed(other, changed, drawn("s"), {})
    assert same == ((game, cfg) == (other, changed))


@given(secrets, contributions)
def test_another_secret_changes_the_seed_and_is_a_fault(late: bytes, given: dict[int, bytes]) -> None:
    deal_proof = honest("camelot", CFG, given)
    assume(late.hex() != deal_proof.secret)
    forged = replace(deal_proof, secret=late.hex())
    assert fair_deal.seed_of(forged) != fair_deal.seed_of(deal_proof)
    assert fair_deal.faults(forged) == (ServerCommitment(),)


@given(contributions.filter(bool), entropies, st.data())
def test_another_entropy_changes_the_seed_and_is_a_fault(
    given: dict[int, bytes], changed: bytes, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from(sorted(given)))
    assume(changed != given[seat])
    deal_proof = honest("camelot", CFG, given)
    forged = revealing(deal_proof, {**deal_proof.revealed, seat: changed.hex()})
    assert fair_deal.seed_of(forged) != fair_deal.seed_of(deal_proof)
    assert fair_deal.faults(forged) == (ClientCommitment(seat),)


@given(contributions.filter(bool), seats, st.data())
def test_another_seat_changes_the_seed_and_is_a_fault(
    given: dict[int, bytes], moved: int, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from(sorted(given)))
    assume(moved not in given)
    deal_proof = honest("camelot", CFG, given)
    forged = revealing(deal_proof, {**without(deal_proof.revealed, seat), moved: deal_proof.revealed[seat]})
    assert fair_deal.seed_of(forged) != fair_deal.seed_of(deal_proof)
    assert set(fair_deal.faults(forged)) == {FailureUnnamed(seat), ContributionUncommitted(moved)}


@given(contributions.filter(bool), st.data())
def test_a_failed_seat_contributes_nothing(given: dict[int, bytes], data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from(sorted(given)))
    rest = {other: entropy for other, entropy in given.items() if other != seat}
    deal_proof = honest("camelot", CFG, given)
    silent = revealing(deal_proof, without(deal_proof.revealed, seat), seat)
    wrong = revealing(deal_proof, {**deal_proof.revealed, seat: OTHER}, seat)
    assert (
        fair_deal.seed_of(silent)
        == fair_deal.seed_of(wrong)
        == fair_deal.seed_of(honest("camelot", CFG, rest))
    )


def test_a_copied_commitment_does_not_fit_another_seat() -> None:
    entropy = drawn("mine", 16)
    assert fair_deal.client_commitment("camelot", 0, entropy) != fair_deal.client_commitment(
        "camelot", 1, entropy
    )
    assert fair_deal.client_commitment("camelot", 0, entropy) != fair_deal.client_commitment(
        "tintagel", 0, entropy
    )


@pytest.mark.parametrize(
    "call",
    [
        pytest.param(
            lambda size: fair_deal.server_commitment("g", bytes(size + 32)), id="a commitment of the server"
        ),
        pytest.param(
            lambda size: fair_deal.client_commitment("g", 0, bytes(size + 16)), id="a player's commitment"
        ),
        pytest.param(lambda size: fair_deal.seed("g", b"", bytes(size + 32), {}), id="the secret in a seed"),
        pytest.param(
            lambda size: fair_deal.seed("g", b"", bytes(32), {0: bytes(size + 16)}), id="an entropy in a seed"
        ),
    ],
)
@pytest.mark.parametrize("size", [-1, 1])
def test_secrets_and_entropies_have_one_length(call: Callable[[int], bytes], size: int) -> None:
    assert len(call(0)) == 32
    with pytest.raises(ValueError, match="bytes are wanted"):
        call(size)


@pytest.mark.parametrize(
    "changes, because",
    [
        ({"secret": "00"}, "secret: 32 bytes"),
        ({"server": "00" * 33}, "server: 32 bytes"),
        ({"clients": {"0": ""}}, "clients: 32 bytes"),
        ({"revealed": {"0": "00" * 15}}, "revealed: 16 bytes"),
        ({"secret": "zz" * 32}, "secret: not hex"),
        ({"secret": "AA" * 32}, "lower-case"),
        ({"secret": "00 " * 31 + "00"}, "lower-case"),
        ({"cfg": "abc"}, "cfg: not hex"),
        ({"revealed": {"-1": "00" * 16}}, "0 to 255"),
        ({"failed": [256]}, "0 to 255"),
        ({"failed": [2, 1]}, "in order"),
        ({"failed": [1, 1]}, "in order"),
        ({"nonce": ""}, "unknown field"),
    ],
)
def test_what_is_not_a_deal_proof_is_not_read(changes: dict[str, Any], because: str) -> None:
    written: dict[str, Any] = msgspec.to_builtins(DEAL, str_keys=True)
    assert msgspec.json.decode(msgspec.json.encode(written), type=DealReveal) == DEAL
    with pytest.raises(msgspec.ValidationError, match=because):
        msgspec.json.decode(msgspec.json.encode({**written, **changes}), type=DealReveal)


def test_the_canonical_configuration_does_not_depend_on_the_order_of_anything() -> None:
    class Cfg(msgspec.Struct):
        seats: int
        roles: frozenset[str]
        decoys: dict[str, int]

    one = Cfg(5, frozenset({"merlin", "assassin", "morgana"}), {"b": 1, "a": 2})
    other = Cfg(5, frozenset({"morgana", "assassin", "merlin"}), {"a": 2, "b": 1})
    assert fair_deal.canonical(one) == fair_deal.canonical(other)
    assert fair_deal.canonical(one) == (
        b'{"decoys":{"a":2,"b":1},"roles":["assassin","merlin","morgana"],"seats":5}'
    )


def test_the_deal_follows_from_the_deal_proof_alone() -> None:
    kept = msgspec.json.decode(msgspec.json.encode(DEAL), type=DealReveal)
    roles = ["merlin", "percival", "servant", "morgana", "assassin"]
    dealt = dice.Seeded(fair_deal.seed_of(DEAL), 1, 0).shuffle("roles", roles)
    assert dice.Seeded(fair_deal.seed_of(kept), 1, 0).shuffle("roles", roles) == dealt
    proof = dice.key(fair_deal.seed_of(kept), 1, 0, "roles")
    assert dice.shuffled(proof, roles) == dealt
