"""Servers that lie about a deal, each in its own way, and which verifier finds out."""

import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from camlann.engine import fair_deal
from camlann.engine.dice import Seeded
from camlann.engine.facts import tag
from camlann.engine.fair_deal import DealReveal
from camlann.records.deal_proof import verify
from camlann.server.keeper import server_commitment, table_fold
from tests.server.deals.dealt_game import CROSSING, QUEST, Evening, Game, play
from tests.timeouts import HANG_SECONDS

VERIFIER = Path(__file__).parents[3] / "docs/verify/verify_deal.py"
LATE = bytes(range(32))
LATER = "later throws: recorded ones checked, completeness not"

Plant = Callable[[pytest.MonkeyPatch], None]


class Favouring(Seeded, frozen=True):
    """Dice that are thrown honestly, but for two who change their lots."""

    def shuffle(self, label: str, items: Any) -> Any:
        lots = [*super().shuffle(label, items)]
        if label == "roles":
            other = next(at for at, lot in enumerate(lots) if lot != lots[0])
            lots[0], lots[other] = lots[other], lots[0]
        return tuple(lots)


def one_role_is_changed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(table_fold, "_dice", lambda seed, number: partial(Favouring, seed, number))


def told(patch: pytest.MonkeyPatch, lie: Callable[[DealReveal], DealReveal]) -> None:
    """The deal proof is another than the deal was; the dice are thrown by what it says."""
    honest = server_commitment.deal_proof
    patch.setattr(server_commitment, "deal_proof", lambda deal, secret: lie(honest(deal, secret)))


def two_contributions_are_exchanged(patch: pytest.MonkeyPatch) -> None:
    told(
        patch,
        lambda made: replace(made, revealed={**made.revealed, 0: made.revealed[1], 1: made.revealed[0]}),
    )


def a_contribution_is_dropped(patch: pytest.MonkeyPatch) -> None:
    told(patch, lambda made: replace(made, failed=(1,)))


def a_contribution_is_said_never_to_have_come(patch: pytest.MonkeyPatch) -> None:
    told(patch, lambda made: replace(made, revealed={0: made.revealed[0], 2: made.revealed[2]}, failed=(1,)))


def the_secret_is_picked_late(patch: pytest.MonkeyPatch) -> None:
    told(patch, lambda made: replace(made, secret=LATE.hex()))


def the_secret_is_picked_late_with_a_commitment_to_it(patch: pytest.MonkeyPatch) -> None:
    def lie(made: DealReveal) -> DealReveal:
        return replace(made, secret=LATE.hex(), server=fair_deal.server_commitment(made.game, LATE).hex())

    told(patch, lie)


def a_commitment_is_exchanged_with_its_number(patch: pytest.MonkeyPatch) -> None:
    def lie(made: DealReveal) -> DealReveal:
        mine = fair_deal.client_commitment(made.game, 1, LATE[:16]).hex()
        return replace(
            made, clients={**made.clients, 1: mine}, revealed={**made.revealed, 1: LATE[:16].hex()}
        )

    told(patch, lie)


def other_options_are_dealt_for(patch: pytest.MonkeyPatch) -> None:
    told(patch, lambda made: replace(made, cfg=b'{"game":"another"}'.hex()))


def the_deal_is_of_another_game_than_was_agreed_to(patch: pytest.MonkeyPatch) -> None:
    cfg = server_commitment.cfg
    patch.setattr(server_commitment, "cfg", lambda *given: cfg(*given).replace('"seats":3', '"seats":4'))


MUTANTS: dict[str, tuple[Plant, Game, set[str], set[str]]] = {
    "it changes one role": (one_role_is_changed, QUEST, {"false"}, set()),
    "it exchanges two contributions": (
        two_contributions_are_exchanged,
        CROSSING,
        {"fair.client-commitment"},
        {"fair.entropy-differs"},
    ),
    "it does not count a contribution": (
        a_contribution_is_dropped,
        CROSSING,
        {"fair.contribution-dropped"},
        set(),
    ),
    "it says that a contribution never came": (
        a_contribution_is_said_never_to_have_come,
        CROSSING,
        set(),
        {"fair.entropy-differs"},
    ),
    "it picks its secret late": (the_secret_is_picked_late, CROSSING, {"fair.server-commitment"}, set()),
    "it picks its secret late, and a promise to it": (
        the_secret_is_picked_late_with_a_commitment_to_it,
        CROSSING,
        set(),
        {"fair.server-differs"},
    ),
    "it exchanges somebody's promise together with the number": (
        a_commitment_is_exchanged_with_its_number,
        CROSSING,
        set(),
        {"fair.client-differs", "fair.entropy-differs"},
    ),
    "it deals for other options": (
        other_options_are_dealt_for,
        CROSSING,
        {"fair.cfg-differs"},
        {"fair.cfg-differs"},
    ),
    "it opens a deal that nobody agreed to": (
        the_deal_is_of_another_game_than_was_agreed_to,
        CROSSING,
        {"fair.cfg-differs"},
        {"fair.entropy-differs"},
    ),
}


def found(evening: Evening) -> tuple[set[str], set[str]]:
    """What anybody finds in the record without the rules, and what devices find beside what they kept."""
    proof = verify(evening.record)
    wrong = {*proof.faults, *(["false"] if proof.false else [])}
    return wrong, {tag(type(dispute)) for verdict in evening.verdicts for dispute in verdict.disputes}


@pytest.mark.parametrize("mutant, game, wrong, disputed", MUTANTS.values(), ids=MUTANTS)
def test_a_server_is_found_out_when(
    monkeypatch: pytest.MonkeyPatch, mutant: Plant, game: Game, wrong: set[str], disputed: set[str]
) -> None:
    mutant(monkeypatch)
    evening = play(game)
    assert found(evening) == (wrong, disputed)
    assert not all(verdict.holds for verdict in evening.verdicts)


@pytest.mark.parametrize("mutant, game, wrong, disputed", MUTANTS.values(), ids=MUTANTS)
def test_the_program_that_stands_alone_finds_out_a_server_when(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    mutant: Plant,
    game: Game,
    wrong: set[str],
    disputed: set[str],
) -> None:
    mutant(monkeypatch)
    evening = play(game)
    status, said = alone(evening.record, tmp_path)
    assert (status == 0) == (not wrong)
    assert {line.split()[0] for line in said} - {
        "proved",
        "unchecked",
        "later",
        "holds",
        "does-not-hold",
    } == wrong
    receipts = kept(evening)
    lines = {line.split()[0] for receipt in receipts for line in alone(evening.record, tmp_path, receipt)[1]}
    assert lines & {"fair.server-differs", "fair.client-differs", "fair.entropy-differs"} == disputed - {
        "fair.cfg-differs"
    }


@pytest.mark.parametrize("game", [CROSSING, QUEST])
def test_the_program_that_stands_alone_proves_an_honest_deal(game: Game, tmp_path: Path) -> None:
    evening = play(game)
    for receipt in kept(evening):
        status, said = alone(evening.record, tmp_path, receipt)
        proof = evening.verdicts[0].proof
        assert (status, *said[-2:]) == (0, LATER, "holds")
        thrown = [("proved", proof.proved), ("unchecked", proof.unchecked)]
        lines = [f"{word} {throw.label} {throw.n}" for word, throws in thrown for throw in throws]
        assert sorted(said[:-2]) == sorted(lines)


def test_a_changed_byte_is_found_out(tmp_path: Path) -> None:
    changed = play().record.replace(b'"at":0', b'"at":1', 1)
    assert alone(changed, tmp_path) == (1, ["record-changed", "does-not-hold"])


def test_a_device_shows_nothing_to_a_deal_that_is_not_the_one_agreed_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    the_deal_is_of_another_game_than_was_agreed_to(monkeypatch)
    evening = play()
    assert not any(b"table.number-revealed" in fact for row in evening.log.rows for fact in row.facts)


def alone(record: bytes, folder: Path, receipt: bytes | None = None) -> tuple[int, list[str]]:
    """What the program says that needs nothing of this server; it is not even found there."""
    (folder / "record").write_bytes(record)
    files = [str(folder / "record")]
    if receipt is not None:
        (folder / "receipt").write_bytes(receipt)
        files.append(str(folder / "receipt"))
    done = subprocess.run(
        [sys.executable, "-I", "-S", VERIFIER, *files],
        capture_output=True,
        text=True,
        check=False,
        timeout=HANG_SECONDS,
    )
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout.splitlines()


def kept(evening: Evening) -> list[bytes]:
    """What each device kept of the deal."""
    ((table, players),) = evening.world.players.items()
    receipts = [
        receipt
        for player in players
        for receipt in player.session.fair_deal.memory.values()
        if player.event_log.person_id in evening.world.plans[table].seats
    ]
    assert len(receipts) == len(evening.verdicts)
    return [json.dumps(msgspec.to_builtins(receipt, str_keys=True)).encode() for receipt in receipts]
