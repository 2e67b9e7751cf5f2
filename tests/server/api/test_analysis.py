"""Analyses of finished games over HTTP: for whom, by which viewer, made once and in another process."""

import sys
from typing import Any

import pytest

from camlann import shadows
from camlann.bots.analysis import analyse
from camlann.records.record import load
from camlann.server.gate import record_analyses
from camlann.server.gate.http import Reply
from camlann.server.gate.record_analyses import decode
from camlann.server.store import RecordLink, StoredRecord
from tests.server.api.archive import DORA, EMIL, FIVE, NOWHERE, Archive, played, written
from tests.server.api.test_records import FULL, HERE, ROLES, kept, worlds
from tests.server.harness.http_gate import read
from tests.server.harness.sample_data import ANNA, BERT, TABLE

NO_PROCESS = (sys.executable, "-c", "raise SystemExit(1)")


def looked(archive: Archive, person_id: Any = BERT, **query: str) -> Reply:
    return archive.ask("GET", f"{HERE}/analysis", person_id=person_id, query=query)


def test_an_analysis_is_made_once_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    archive = kept(FULL)
    first = looked(archive, **{"as": "2"})
    assert decode(first.body) == analyse(load(written(FULL)), FULL.rules, 2)  # type: ignore[arg-type]
    # The second time it comes from the store.
    monkeypatch.setattr(record_analyses, "COMMAND", NO_PROCESS)
    assert looked(archive, **{"as": "2"}).body == first.body


def test_a_process_that_dies_costs_a_try(monkeypatch: pytest.MonkeyPatch) -> None:
    archive = kept(FULL)
    with monkeypatch.context() as patch:
        patch.setattr(record_analyses, "COMMAND", NO_PROCESS)
        assert looked(archive).status == 503
    assert looked(archive).status == 200


def test_a_process_that_thinks_too_long_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    archive = kept(FULL)
    monkeypatch.setattr(record_analyses, "COMMAND", (sys.executable, "-c", "while True: pass"))
    monkeypatch.setattr(record_analyses, "MAX_SECONDS", 0.2)
    assert looked(archive).status == 503


def test_when_too_many_wait_others_are_asked_to_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_analyses, "MAX_WAITING", 0)
    reply = looked(kept(FULL))
    assert (reply.status, read(reply)) == (503, {"code": "try-again"})


def test_where_not_all_is_told_nobody_gets_anothers_chair(monkeypatch: pytest.MonkeyPatch) -> None:
    # Nothing is thought about for somebody who may not know.
    monkeypatch.setattr(record_analyses, "COMMAND", NO_PROCESS)
    archive = kept(ROLES)
    for viewpoint in ("whole", "0", "2", "3", "4"):
        assert looked(archive, BERT, **{"as": viewpoint}).status == 403
    archive.run(archive.store.add_record_link(RecordLink("ab" * 16, TABLE.id, 1, ANNA, 0)))
    for viewpoint in ("whole", "0", "1"):
        path = f"/api/shared/{'ab' * 16}/analysis"
        assert archive.ask("GET", path, query={"as": viewpoint}, person_id=ANNA).status == 403


@pytest.mark.parametrize("person_id", [EMIL, None])
def test_to_who_did_not_sit_there_it_is_not_there(person_id: Any) -> None:
    archive = kept(FULL)
    nothing = archive.ask("GET", f"/api/tables/{NOWHERE}/games/1/analysis", person_id=person_id)
    assert nothing.status == 404
    assert looked(archive, person_id) == nothing
    assert archive.ask("GET", f"/api/shared/{'cd' * 16}/analysis").status == 404


def test_by_a_link_everybody_gets_what_the_chair_could_know() -> None:
    archive = kept(FULL)
    archive.run(archive.store.add_record_link(RecordLink("ab" * 16, TABLE.id, 1, ANNA, 0)))
    reply = archive.ask("GET", f"/api/shared/{'ab' * 16}/analysis", query={"as": "3"})
    assert reply.body == looked(archive, **{"as": "3"}).body


def test_a_record_that_cannot_be_read_has_no_analysis() -> None:
    archive = Archive()
    archive.keep(StoredRecord(TABLE.id, 1, FIVE, b'{"secret":true}\n'))
    assert (looked(archive).status, read(looked(archive))) == (409, {"code": "unreadable"})


def test_a_game_without_an_analyst_has_none_either(monkeypatch: pytest.MonkeyPatch) -> None:
    forget = "from camlann.bots import analysis, analysis_process; analysis.ANALYSTS.clear()"
    monkeypatch.setattr(
        record_analyses,
        "COMMAND",
        (sys.executable, "-c", f"{forget}; raise SystemExit(analysis_process.main())"),
    )
    assert read(looked(kept(FULL), **{"as": "spectator"})) == {"code": "unreadable"}


def test_shadows_has_an_analysis_too() -> None:
    match = played("who is a traitor", seats=4, rules=shadows)
    found = decode(looked(kept(match), **{"as": "spectator"}).body)
    assert found == analyse(load(written(match)), shadows, "spectator")
    assert found.chances


def test_a_process_is_told_none_of_the_servers_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMLANN_KEY", "a secret")
    nothing = '{"chances":[],"judgements":[],"certain":null}'
    answer = f"import os; print('told' if 'CAMLANN_KEY' in os.environ else {nothing!r})"
    monkeypatch.setattr(record_analyses, "COMMAND", (sys.executable, "-c", answer))
    assert looked(kept(FULL)).status == 200


@pytest.mark.parametrize("person_id, viewpoint", [(BERT, "spectator"), (BERT, "1"), (DORA, "spectator")])
def test_covered_answers_that_others_exchange_change_no_byte(person_id: Any, viewpoint: str) -> None:
    """Seat 1 and, of the two who may have failed it, whoever looks at what everybody saw."""
    told = [looked(kept(table), person_id, **{"as": viewpoint}) for table in worlds("roles")]
    assert told[0].status == 200
    assert all(each == told[0] for each in told)
