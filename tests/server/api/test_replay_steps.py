"""Replay steps of a finished game: as each seat saw it then, and no more than is revealed."""

from functools import partial
from typing import Any

import msgspec
import pytest

from camlann import avalon, shadows
from camlann.engine.dice import Seeded
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.records.record import Viewpoint, dump, load, record
from camlann.records.replay_steps import replay_steps
from camlann.server.gate import record_replies
from camlann.server.gate.http import Reply
from camlann.server.store import RecordLink, StoredRecord
from camlann.table import Replaced
from tests.server.api.archive import BOT, DORA, EMIL, FIVE, NOWHERE, Archive, played, written
from tests.server.api.test_records import ALL, FULL, HERE, HIDDEN, ROLES, kept, worlds
from tests.server.harness.http_gate import read
from tests.server.harness.sample_data import ANNA, BERT, TABLE

EVERYTHING = played("every module", avalon.presets(7)["everything"], 7)
GAMES = {"classic": FULL, "everything": EVERYTHING, "shadows": played("replay_steps", seats=4, rules=shadows)}


def looked(archive: Archive, person_id: Any = BERT, **query: str) -> Reply:
    return archive.ask("GET", f"{HERE}/replay-steps", person_id=person_id, query=query)


def unfolded(told: list[dict[str, Any]]) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """The game at each stop, from wherein it differs from the one before: as a browser puts it together."""
    public: dict[str, Any] = {}
    own: dict[str, dict[str, Any]] = {}
    found = []
    for stop in told:
        public = {**public, **stop["public"]}
        own = {**own, **{seat: {**own.get(seat, {}), **part} for seat, part in stop["own"].items()}}
        found.append((public, own))
    return found


def live(table: Match[Any, Any, Any], viewer: Seat | None) -> list[dict[str, Any]]:
    """The frames this viewer was sent while it was played: the first of each question."""
    dice = partial(Seeded, bytes(32), 1)
    again: Match[Any, Any, Any] = Match.from_log(table.rules, table.options, table.public.seats, dice, ())
    frames, ask = [], 0
    for row in table.rows:
        again.adopt(row)
        if again.public.ask != ask:
            ask = again.public.ask
            frames.append(msgspec.json.decode(again.frame(viewer)))
    return frames


@pytest.mark.parametrize("table", GAMES.values(), ids=GAMES.keys())
def test_every_stop_is_the_frame_that_was_sent_then(table: Match[Any, Any, Any]) -> None:
    whole = load(written(table))
    for viewer in (*table.public.everyone, None):
        viewpoint: Viewpoint = "spectator" if viewer is None else viewer
        told = msgspec.json.decode(msgspec.json.encode([*replay_steps(whole, table.rules, viewpoint)]))
        frames = live(table, viewer)
        assert [public for public, _ in unfolded(told)] == [frame["public"] for frame in frames]
        owns = [own.get(str(viewer)) for _, own in unfolded(told)]
        assert owns == [frame["own"] for frame in frames]
        assert all({*own} <= {str(viewer)} for _, own in unfolded(told))
        # And nothing was told that it was not told, nor in another order.
        facts: list[Any] = []
        for stop, frame in zip(told, frames, strict=True):
            facts += [fact for _, fact in stop["told"]]
            assert facts == frame["told"]


def test_who_knows_all_sees_every_seat_at_once() -> None:
    whole = load(written(FULL))
    told = msgspec.json.decode(msgspec.json.encode([*replay_steps(whole, avalon, "whole")]))
    _, own = unfolded(told)[0]
    assert [own[str(seat)]["role"] for seat in range(5)] == [*FULL.public.roles]
    everything = [fact for row in whole.rows for _, fact in row.facts]
    assert [fact for stop in told for _, fact in stop["told"]] == [
        msgspec.json.decode(fact) for fact in everything
    ]


def test_the_stops_are_the_same_for_every_viewer() -> None:
    whole = load(written(EVERYTHING))
    viewers: tuple[Viewpoint, ...] = ("whole", "spectator", *EVERYTHING.public.everyone)
    told = [
        [(stop.ask, stop.at, stop.public) for stop in replay_steps(whole, avalon, viewer)]
        for viewer in viewers
    ]
    assert all(each == told[0] for each in told)
    assert [ask for ask, _, _ in told[0]] == [*range(1, EVERYTHING.public.ask + 1)]


def test_where_all_is_told_everybody_who_sat_there_looks_with_anybodys_eyes() -> None:
    archive = kept(FULL)
    for viewpoint in ALL:
        told = read(looked(archive, **{"as": str(viewpoint)}))
        assert (told["viewpoint"], told["game"], told["seats"]) == (viewpoint, "avalon", 5)
        assert told["viewpoints"] == [*ALL]
        assert (told["own"], told["people"][1]) == ([1], BERT)
    assert read(looked(archive))["viewpoint"] == "whole"


def test_whose_seat_a_stand_in_had_is_known_later_too() -> None:
    archive = kept(FULL)
    archive.begin(1, FIVE)
    archive.tell(Replaced(EMIL, BOT, EMIL))
    archive.end(1)
    archive.tell(Replaced(BOT, EMIL))
    assert read(looked(archive))["standing"] == {BOT: EMIL}


@pytest.mark.parametrize("viewpoint", ["whole", "0", "2", "3", "4"])
def test_where_it_is_not_nobody_looks_with_anothers(viewpoint: str) -> None:
    reply = looked(kept(ROLES), **{"as": viewpoint})
    assert (reply.status, read(reply)) == (403, {"code": "undisclosed"})
    assert read(looked(kept(ROLES)))["viewpoints"] == ["spectator", 1]
    assert read(looked(kept(ROLES)))["viewpoint"] == 1


@pytest.mark.parametrize("person_id", [EMIL, None])
@pytest.mark.parametrize("query", [{}, {"as": "whole"}, {"as": "7"}])
def test_to_who_did_not_sit_there_it_is_not_there(person_id: Any, query: dict[str, str]) -> None:
    archive = kept(FULL)
    nothing = archive.ask(
        "GET", f"/api/tables/{NOWHERE}/games/1/replay-steps", person_id=person_id, query=query
    )
    assert nothing.status == 404
    assert looked(archive, person_id, **query) == nothing


def test_of_a_game_that_was_broken_off_there_is_what_everybody_saw_to_its_last_fact() -> None:
    table = played("broken off")
    whole = record(table, "spectator")
    broken = msgspec.structs.replace(whole, rows=whole.rows[: len(whole.rows) // 2])
    archive = Archive()
    archive.keep(StoredRecord(TABLE.id, 1, FIVE, dump(broken), "avalon", (), "broken-off", 5))
    told = read(looked(archive))
    assert (told["viewpoint"], told["viewpoints"]) == ("spectator", ["spectator"])
    assert sum(len(stop["told"]) for stop in told["replay_steps"]) == sum(
        len(row.facts) for row in broken.rows
    )
    assert looked(archive, **{"as": "1"}).status == 403


def test_a_record_that_cannot_be_read_has_no_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    archive = Archive()
    archive.keep(StoredRecord(TABLE.id, 1, FIVE, b'{"secret":true}\n'))
    assert (looked(archive).status, read(looked(archive))) == (409, {"code": "unreadable"})
    # Nor one that would never end.
    monkeypatch.setattr(record_replies, "MAX_REPLAY_STEPS", 3)
    assert read(looked(kept(FULL))) == {"code": "unreadable"}


def test_by_a_link_anybody_looks_and_nobody_is_named() -> None:
    archive = kept(FULL)
    archive.run(archive.store.add_record_link(RecordLink("ab" * 16, TABLE.id, 1, ANNA, 0)))
    reply = archive.ask("GET", f"/api/shared/{'ab' * 16}/replay-steps", query={"as": "3"})
    told = read(reply)
    assert (told["viewpoint"], told["people"], told["own"]) == (3, [], [])
    for private in (*FIVE, TABLE.name):
        assert private.encode() not in reply.body
    assert archive.ask("GET", f"/api/shared/{'cd' * 16}/replay-steps").status == 404


def test_by_a_link_nobody_sees_more_than_everybody_saw_where_not_all_is_told() -> None:
    archive = kept(played("all is told", HIDDEN))
    archive.run(archive.store.add_record_link(RecordLink("ab" * 16, TABLE.id, 1, ANNA, 0)))
    path = f"/api/shared/{'ab' * 16}/replay-steps"
    assert read(archive.ask("GET", path))["viewpoints"] == ["spectator"]
    for viewpoint in ("whole", "0", "1"):
        assert archive.ask("GET", path, query={"as": viewpoint}, person_id=ANNA).status == 403


@pytest.mark.parametrize("person_id", [BERT, DORA])
def test_covered_answers_that_others_exchange_change_no_byte(person_id: Any) -> None:
    """Seat 1 and, of the two who may have failed it, whoever looks at what everybody saw."""
    asked: list[dict[str, str]] = [{"as": "spectator"}, {}] if person_id == BERT else [{"as": "spectator"}]
    told = [[looked(kept(table), person_id, **query) for query in asked] for table in worlds("roles")]
    assert all(each == told[0] for each in told)
