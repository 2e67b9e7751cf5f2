"""Leaks of what can be downloaded of finished games, planted on purpose and caught."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from camlann import avalon
from camlann.engine.facts import Seat
from camlann.engine.rules import Games
from camlann.games import GAMES
from camlann.records.compression import compressed
from camlann.records.record import Header, Viewpoint, dump, head, load, record
from camlann.server import record_access
from camlann.server.gate.http import Reply
from camlann.server.gate.record_replies import RecordReply, ReplaySteps
from camlann.server.keeper import finished_game
from camlann.server.store import PlayedAtTable, StoredRecord
from tests.bug_planting import Planted
from tests.server.api.archive import BOT, DORA, FIVE, Archive, as_kept, written
from tests.server.api.test_records import ALL, FULL, HERE, ROLES, downloads, given, kept, world, worlds
from tests.server.harness.memory_store.records import MemoryRecords
from tests.server.harness.sample_data import ANNA, BERT, CARL, TABLE

leak = Planted()


# Records of an older revision.


def a_record_is_disclosed_as_its_rules_say_whatever_its_revision(revision: int) -> None:
    """The one that was played, an older one, a newer one: of `roles` no more than the own seat is told."""
    for table, open_ in ((FULL, True), (ROLES, False)):
        header = msgspec.structs.replace(head(written(table)), revision=revision)
        known = revision <= avalon.REVISION
        assert record_access.is_disclosed(header, GAMES) == (open_ and known)
        data = dump(msgspec.structs.replace(load(written(table)), header=header))
        archive = Archive()
        archive.keep(StoredRecord(TABLE.id, 1, (ANNA, BERT, CARL, DORA, BOT), data))
        wanted = [given(archive, BERT, **{"as": each}).status for each in ("whole", "0", "2")]
        assert wanted == ([200] * 3 if open_ and known else [403] * 3)


def records_of_every_revision_stay_closed() -> None:
    with pytest.MonkeyPatch.context() as patch:
        # One that comes after this one: what is written today is old then.
        patch.setattr(avalon, "REVISION", avalon.REVISION + 1)
        for revision in range(avalon.REVISION + 2):
            a_record_is_disclosed_as_its_rules_say_whatever_its_revision(revision)


@leak("a record of an older revision counts as disclosed", records_of_every_revision_stay_closed)
def _(patch: pytest.MonkeyPatch) -> None:
    def disclosed(header: Header, games: Games) -> bool:
        older = header.revision < games[header.game].REVISION
        return (older and header.viewpoint == "whole") or old(header, games)

    old = record_access.is_disclosed
    patch.setattr(record_access, "is_disclosed", disclosed)


# Somebody with two seats.


def whoever_had_two_seats_reads_with_their_eyes_and_no_others() -> None:
    """Anna and Bert sat there, and it turns out that they are one person."""
    archive = Archive()
    archive.keep(StoredRecord(TABLE.id, 1, (ANNA, BERT, CARL, DORA, BOT), written(ROLES)))
    assert archive.run(archive.store.link(BERT, ANNA))
    asked = {each: given(archive, ANNA, **{"as": str(each)}) for each in ALL}
    assert [each for each, reply in asked.items() if reply.status == 200] == ["spectator", 0, 1]
    assert all(asked[each].body == dump(record(ROLES, each)) for each in (Seat(0), Seat(1)))
    assert {reply.status for reply in asked.values()} == {200, 403}
    assert given(archive, ANNA).body == dump(record(ROLES, Seat(0)))
    replay_steps = archive.ask("GET", f"{HERE}/replay-steps", person_id=ANNA)
    assert msgspec.json.decode(replay_steps.body)["viewpoints"] == ["spectator", 0, 1]
    for each in ("whole", "2", "3"):
        assert archive.ask("GET", f"{HERE}/replay-steps", person_id=ANNA, query={"as": each}).status == 403


@leak(
    "whoever had two seats reads the game whole",
    whoever_had_two_seats_reads_with_their_eyes_and_no_others,
)
def _(patch: pytest.MonkeyPatch) -> None:
    def viewpoint(self: RecordReply, wanted: Viewpoint | None) -> Viewpoint:
        if len(self.own) > 1:
            return "whole" if wanted is None else wanted
        return old(self, wanted)

    old = RecordReply.viewpoint
    patch.setattr(RecordReply, "viewpoint", viewpoint)


# What else comes with a download.


def a_third_can_download_the_same_whoever_failed() -> None:
    """Status, headers and every byte, of records, texts and stops, as any seat."""
    one, other = (world(cards, order, "roles") for cards, order in (("SFS", (0, 3, 4)), ("SSF", (4, 0, 3))))
    for person_id in (BERT, CARL):
        assert downloads(one, person_id) == downloads(other, person_id)
        assert replays(one, person_id) == replays(other, person_id)


def replays(table: Any, person_id: Any) -> list[Reply]:
    archive = kept(table)
    steps = f"{HERE}/replay-steps"
    return [
        archive.ask("GET", steps, person_id=person_id),
        *(archive.ask("GET", steps, person_id=person_id, query={"as": str(each)}) for each in ALL),
    ]


# What lists say of it.


def lists_say_the_same_whoever_failed() -> None:
    """Every byte of all lists, and every column that they are read from."""
    one, *others = worlds("roles")
    for other in others:
        columns = [
            msgspec.structs.replace(as_kept(each), record=b"", at=as_kept(one).at) for each in (one, other)
        ]
        assert columns[0] == columns[1]
        for person_id in (BERT, CARL):
            assert listed(one, person_id) == listed(other, person_id)


def listed(table: Any, person_id: Any) -> list[Reply]:
    archive = Archive()
    archive.has_played(table, FIVE)
    archive.run(archive.store.add_visit(person_id, TABLE.id, archive.now))
    lists = ("/api/me/games", f"/api/tables/{TABLE.name}/history", "/api/me/export")
    replies = [archive.ask("GET", each, person_id=person_id) for each in lists]
    assert [each.status for each in replies] == [200] * len(lists)
    return replies


def _in_columns(patch: pytest.MonkeyPatch, change: Callable[[StoredRecord, int], StoredRecord]) -> None:
    """`change` is told which seats failed, added up."""

    def finished(*given: Any) -> StoredRecord | None:
        found = old(*given)
        assert found is not None
        rows = load(found.record).rows
        return change(found, sum(row.seat or 0 for row in rows if b'"fail"' in bytes(row.command)))

    old = finished_game.finished_game
    patch.setattr(finished_game, "finished_game", finished)


@leak("winners are listed in the order in which they failed", lists_say_the_same_whoever_failed)
def _(patch: pytest.MonkeyPatch) -> None:
    def turned(kept: StoredRecord, fails: int) -> StoredRecord:
        by = fails % len(kept.winners)
        return msgspec.structs.replace(kept, winners=kept.winners[by:] + kept.winners[:by])

    _in_columns(patch, turned)


@leak("the roles say who failed", lists_say_the_same_whoever_failed)
def _(patch: pytest.MonkeyPatch) -> None:
    _in_columns(
        patch, lambda kept, fails: msgspec.structs.replace(kept, roles=(*kept.roles[:-1], f"failed-{fails}"))
    )


@leak("my games say how many bytes a record is kept in", lists_say_the_same_whoever_failed)
def _(patch: pytest.MonkeyPatch) -> None:
    async def counted(self: MemoryRecords, *given: Any) -> list[PlayedAtTable]:
        size = sum(len(compressed(kept.record, kept.name)) for kept in self.disk.records.values())
        return [msgspec.structs.replace(each, count=size) for each in await old(self, *given)]

    old = MemoryRecords.played_at
    patch.setattr(MemoryRecords, "played_at", counted)


def _in_replies(patch: pytest.MonkeyPatch, change: Callable[[RecordReply, Reply], Reply]) -> None:
    async def reply(self: RecordReply, *given: Any) -> Reply:
        return change(self, await old(self, *given))

    old = RecordReply.reply
    patch.setattr(RecordReply, "reply", reply)


@leak("an ETag is made of the whole record", a_third_can_download_the_same_whoever_failed)
def _(patch: pytest.MonkeyPatch) -> None:
    def tagged(shown: RecordReply, reply: Reply) -> Reply:
        name = sha256(shown.stored.record).hexdigest()[:16]
        return msgspec.structs.replace(reply, headers={**reply.headers, "ETag": f'"{name}"'})

    _in_replies(patch, tagged)


@leak("a text is as long as the whole game takes", a_third_can_download_the_same_whoever_failed)
def _(patch: pytest.MonkeyPatch) -> None:
    def longer(shown: RecordReply, reply: Reply) -> Reply:
        facts = sum(len(row.facts) * (row.seat or 0) for row in load(shown.stored.record).rows)
        return msgspec.structs.replace(reply, body=reply.body + b"\n" * facts)

    _in_replies(patch, longer)


@leak("a replay stops at covered answers that were fails", a_third_can_download_the_same_whoever_failed)
def _(patch: pytest.MonkeyPatch) -> None:
    async def replay_steps(self: RecordReply, *given: Any) -> ReplaySteps:
        found = await old(self, *given)
        rows = load(self.stored.record).rows
        fails = [row.seat or 0 for row in rows if b'"fail"' in bytes(row.command)]
        again = found.replay_steps[:1] * (1 + sum(fails))
        return msgspec.structs.replace(found, replay_steps=(*again, *found.replay_steps[1:]))

    old = RecordReply.replay_steps
    patch.setattr(RecordReply, "replay_steps", replay_steps)


@pytest.mark.parametrize("sentence", leak.leaks)
def test_a_planted_leak_is_caught(sentence: str) -> None:
    leak.test(sentence)
