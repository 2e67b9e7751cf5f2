"""Forged records: every verifier refuses every way in which a server could choose the roles unseen."""

import json
import os
import subprocess
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from camlann import avalon, shadows
from camlann.cli import main
from camlann.client.fair_deal import FairDealClient
from camlann.engine import fair_deal
from camlann.engine.dice import Seeded
from camlann.engine.match import Match
from camlann.games import GAMES
from camlann.i18n.sentences import Words, dashed
from camlann.records.deal_proof import THROWS, verify
from camlann.records.record import Chance, FairlyRevealed, Header, SeedShown, dump, load, record
from camlann.server.keeper import server_commitment
from tests.node import node
from tests.server.deals import forged_records
from tests.server.deals.dealt_game import QUEST, Evening, play
from tests.server.deals.forged_records import Lie, forged
from tests.server.deals.test_mutants import LATER, alone, kept
from tests.timeouts import HANG_SECONDS

WEB = Path(__file__).parents[3] / "web"
LOGS = Path(__file__).parents[2] / "logs"

WAYS: dict[str, tuple[Lie, str, str]] = {
    "it numbers its rows from another number": (
        forged_records.numbers_rows_from_elsewhere,
        "record-with-gaps",
        "",
    ),
    "it throws the roles under another label": (
        forged_records.throws_under_another_label,
        "fair.throws-differ",
        "",
    ),
    "it says that the other label was agreed on": (
        forged_records.throws_under_another_label_as_agreed,
        "fair.throws-differ",
        "fair.cfg-differs",
    ),
    "it leaves the throw of the roles out": (forged_records.leaves_the_roles_out, "fair.throws-differ", ""),
    "it says that no throw of the roles was agreed on": (
        forged_records.leaves_the_roles_out_as_agreed,
        "fair.throws-differ",
        "fair.cfg-differs",
    ),
    "it does not say what came of the throw": (
        forged_records.does_not_say_what_came_of_the_throw,
        "fair.throws-differ",
        "",
    ),
    "it makes up another deal": (forged_records.makes_up_another_deal, "", "fair.game-differs"),
    "it shows a bare seed": (forged_records.shows_a_bare_seed, "", "fair.deal-missing"),
    "it gives the roles out of turn": (forged_records.gives_roles_out_of_turn, "false", ""),
    "it throws once more before the roles": (
        forged_records.throws_once_more_before,
        "fair.throws-differ",
        "",
    ),
}
"""The lie, what anybody finds in the record, and what a device finds that kept the deal."""


@pytest.fixture(scope="module")
def evening() -> Evening:
    return play(QUEST)


@pytest.fixture(params=WAYS.values(), ids=list(WAYS))
def way(request: pytest.FixtureRequest, evening: Evening) -> tuple[bytes, str, str]:
    lie, wrong, disputed = request.param
    return forged(evening.record, lie), wrong, disputed


def devices(evening: Evening) -> Iterator[Any]:
    ((table, players),) = evening.world.players.items()
    for player in players:
        if player.event_log.person_id in evening.world.plans[table].seats:
            yield player.session


def test_the_honest_record_holds_for_all_of_them(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert forged(evening.record, lambda header, rows: None) == evening.record
    assert verify(evening.record).holds
    for device in devices(evening):
        verdict = device.fair_deal.verdict(evening.record, 1)
        assert (verdict.holds, verdict.proof.replayed, verdict.took_part) == (True, True, True)
    assert alone(evening.record, tmp_path)[1][-2:] == [LATER, "holds"]
    (tmp_path / "record").write_bytes(evening.record)
    assert main(["verify", str(tmp_path / "record")]) == 0
    assert "each throw they make is there" in capsys.readouterr().out


def test_every_device_of_the_table_refuses_it_when(evening: Evening, way: tuple[bytes, str, str]) -> None:
    written, wrong, disputed = way
    for device in devices(evening):
        verdict = device.fair_deal.verdict(written, 1)
        assert not verdict.holds
        assert not disputed or disputed in {dispute.__struct_config__.tag for dispute in verdict.disputes}
    found = verify(written, GAMES)
    assert not wrong or wrong in {*found.faults, *(["false"] if found.false else [])}


def test_camlann_verify_refuses_it_when(
    evening: Evening, way: tuple[bytes, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written, wrong, disputed = way
    (tmp_path / "record").write_bytes(written)
    (tmp_path / "receipt").write_bytes(kept(evening)[0])
    assert main(["verify", str(tmp_path / "record"), "--receipt", str(tmp_path / "receipt")]) == 1
    words = Words()
    said = capsys.readouterr().out
    if wrong and wrong != "false":
        assert words.text(dashed(wrong)) in said
    if disputed:
        assert words.text(dashed(disputed)) in said
    assert said.splitlines()[-1] != words.text("verify-holds")
    if wrong:
        assert main(["verify", str(tmp_path / "record")]) == 1


def played_by(seed: bytes, header: Header, shown: Chance) -> bytes:
    """A whole game, played by the rules from a seed that the server has picked."""
    options = avalon.WIRE.options.decode(header.options)
    table = Match(avalon, options, header.seats, partial(Seeded, seed, header.number), number=header.number)
    while not table.over:
        table.adopt(table.lapse())
    return dump(record(table, "whole", shown))


def test_a_whole_game_from_a_deal_that_was_made_up_fits_itself_and_no_device(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody can see from the record alone that it was made up: so every device keeps what it saw."""
    header = load(evening.record).header
    invented = forged_records.made_up(json.loads(evening.record.splitlines()[0]), 1)
    bare = bytes(32)
    for made, found in (
        (played_by(fair_deal.seed_of(invented), header, FairlyRevealed(invented)), "fair-game-differs"),
        (played_by(bare, header, SeedShown(bare.hex())), "fair-deal-missing"),
    ):
        assert verify(made, GAMES).holds
        assert not any(device.fair_deal.verdict(made, 1).holds for device in devices(evening))
        (tmp_path / "record").write_bytes(made)
        (tmp_path / "receipt").write_bytes(kept(evening)[0])
        assert alone(made, tmp_path, kept(evening)[0])[1][-1] == "does-not-hold"
        assert main(["verify", str(tmp_path / "record")]) == 0
        assert "Later throws" in capsys.readouterr().out
        assert main(["verify", str(tmp_path / "record"), "--receipt", str(tmp_path / "receipt")]) == 1
        assert Words().text(found) in capsys.readouterr().out


def test_a_record_of_another_game_of_the_table_is_refused(evening: Evening) -> None:
    for device in devices(evening):
        assert {type(dispute) for dispute in device.fair_deal.verdict(evening.record, 2).disputes} == {
            fair_deal.GameDiffers
        }


def test_a_throw_after_the_deal_that_was_left_out_is_found_by_the_rules_alone() -> None:
    whole = (LOGS / f"shadows-{shadows.REVISION}.camlann").read_bytes()

    def lie(header: dict[str, Any], rows: forged_records.Rows) -> None:
        row = next(row for row in rows[1:] if any(fact["type"] in THROWS for _, fact in row["facts"]))
        row["facts"] = [told for told in row["facts"] if told[1]["type"] not in THROWS]

    assert verify(whole, GAMES).replayed
    assert verify(forged(whole, lie), GAMES).faults == ("record-not-by-the-rules",)


def test_a_device_shows_nothing_to_a_deal_whose_list_of_throws_is_not_that_of_the_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cfg = server_commitment.cfg

    def lie(table_now: Any, games: Any) -> str:
        agreed = json.loads(cfg(table_now, games))
        agreed["throws"] = [throw for throw in agreed["throws"] if throw["label"] != "roles"]
        return json.dumps(agreed, separators=(",", ":"))

    monkeypatch.setattr(server_commitment, "cfg", lie)
    night = play(QUEST)
    assert not any(b"table.number-revealed" in fact for row in night.log.rows for fact in row.facts)
    assert not any(verdict.holds for verdict in night.verdicts)


def test_what_a_device_kept_outlives_it_and_belongs_to_one_table(evening: Evening) -> None:
    for device in devices(evening):
        memory = device.fair_deal.memory
        again = FairDealClient(device._runtime, device.rules, device.table_id, memory)
        assert again.verdict(evening.record, 1).took_part
        another = FairDealClient(device._runtime, device.rules, "another table", memory)
        assert not another.verdict(evening.record, 1).took_part
        forgetful = FairDealClient(device._runtime, device.rules, device.table_id)
        assert not forgetful.verdict(evening.record, 1).took_part


def test_the_program_that_stands_alone_refuses_it_when(
    evening: Evening, way: tuple[bytes, str, str], tmp_path: Path
) -> None:
    written, wrong, disputed = way
    for receipt in kept(evening):
        status, said = alone(written, tmp_path, receipt)
        assert (status, said[-1]) == (1, "does-not-hold")
        assert {line.split()[0] for line in said} & {wrong, disputed}
    if wrong:
        assert alone(written, tmp_path)[0] == 1


@pytest.mark.node
def test_the_browser_refuses_all_of_them(evening: Evening, tmp_path: Path) -> None:
    vitest = WEB / "node_modules/vitest/vitest.mjs"
    if not vitest.exists():
        pytest.skip("the browser's packages are not installed (npm ci in web/)")
    given = {
        "honest": evening.record.decode(),
        "receipts": [msgspec.json.decode(receipt) for receipt in kept(evening)],
        "lies": {
            name: {"record": forged(evening.record, lie).decode(), "wrong": wrong, "disputed": disputed}
            for name, (lie, wrong, disputed) in WAYS.items()
        },
    }
    (tmp_path / "lies.json").write_text(json.dumps(given), encoding="utf-8")
    done = subprocess.run(
        [node(), vitest, "run", "src/fair_deal/lying_servers.test.ts"],
        cwd=WEB,
        env={**os.environ, "VITE_LIES": str(tmp_path / "lies.json")},
        capture_output=True,
        text=True,
        timeout=HANG_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(WAYS) + 1} passed" in done.stdout.replace("\x1b[32m", "").replace("\x1b[1m", ""), (
        done.stdout
    )
