"""Every store: author keys, notes, reports and sanctions, and their erasure."""

import asyncio

import pytest
from msgspec.structs import replace

from camlann.server.store import Person, RecordLink, Store, StoredRecord, TableId, TableName
from camlann.server.store.author_keys import AuthorKey
from camlann.server.store.join_requests import JoinRequest
from camlann.server.store.moderation import (
    DAY_MS,
    FOREVER,
    KEEP_CLOSED_REPORTS_MS,
    KEEP_OPEN_REPORTS_MS,
    Act,
    Report,
    Sanction,
    State,
)
from camlann.server.store.notes import Notes
from camlann.server.store.one_time_tokens import OneTimeToken, TokenPurpose
from camlann.server.store.passkeys import Passkey
from camlann.table import PersonId
from tests.server.store.engines import Engine, opened, run

ADA, BO, CY = PersonId("a"), PersonId("b"), PersonId("c")
TABLE, OTHER = TableId(7), TableId(8)
KEY = AuthorKey(ADA, 1, b"\0wrapped")
NOTES = Notes(ADA, TABLE, 1, 100, b"sealed")
REPORT = Report("r1", TABLE, ADA, BO, "insult", 1000, 1, b"evidence")
MUTE = Sanction("r1", BO, "mute", TABLE, "insult", 2000, 3000)


async def three(store: Store) -> None:
    for n, person_id in enumerate((ADA, BO, CY)):
        await store.add_person(
            Person(person_id, person_id.upper()), b"first of " + person_id.encode(), 100 + n
        )


def decision(n: int, act: str = "mute", actor: PersonId = CY, at: int = 2000, until: int = 3000) -> Act:
    return Act("r1", n, actor, act, "insult", at, until)


def test_a_persons_key_is_made_once(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            await three(store)
            assert await store.author_key(ADA) is None
            made = await asyncio.gather(
                *(
                    each.add_author_key(replace(KEY, wrapped=b"%d" % n))
                    for n, each in enumerate((store, other))
                )
            )
            assert made[0] == made[1] == await store.author_key(ADA)
            assert await store.author_key(BO) is None

    run(scene())


def test_notes_are_written_one_version_after_the_other(engine: Engine) -> None:
    second = replace(NOTES, version=2, sealed=b"more", at=200)

    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            await three(store)
            assert not await store.write_notes(second)
            assert await store.write_notes(NOTES)
            assert await store.write_notes(NOTES)
            assert await other.write_notes(second)
            # Whoever has not seen the second cannot write over it.
            assert not await store.write_notes(replace(second, sealed=b"other"))
            assert not await store.write_notes(NOTES)
            assert await other.notes((ADA,), TABLE) == [second]
            assert await other.notes((BO,), TABLE) == await other.notes((), None) == []

    run(scene())


def test_of_two_who_write_the_same_version_one_is_taken(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as stores:
            await three(stores[0])
            both = [replace(NOTES, sealed=b"%d" % n) for n in range(2)]
            done = await asyncio.gather(
                *(each.write_notes(notes) for each, notes in zip(stores, both, strict=True))
            )
            assert sorted(done) == [False, True]
            assert await stores[0].notes((ADA,), TABLE) == [both[done.index(True)]]

    run(scene())


def test_notes_are_found_by_person_the_latest_first_and_end_by_table(engine: Engine) -> None:
    later, bos = replace(NOTES, table=OTHER, at=300), replace(NOTES, person_id=BO, at=200)

    async def scene() -> None:
        async with opened(engine) as [store]:
            for notes in (NOTES, later, bos):
                assert await store.write_notes(notes)
            assert await store.notes((ADA, BO)) == [later, bos, NOTES]
            await store.delete_notes((ADA,), TABLE)
            await store.delete_notes((), OTHER)
            assert await store.notes((ADA, BO)) == [later, bos]

    run(scene())


def test_a_report_is_found_by_state_table_and_person(engine: Engine) -> None:
    second = replace(REPORT, id="r2", table=OTHER, reporter=BO, reported=CY, made=2000)

    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            for report in (second, REPORT, REPORT):
                await store.add_report(report)
            assert await other.find_report("r1") == REPORT
            assert await other.find_report("\0") is None
            assert await other.reports((State.OPEN, State.OBJECTED), 9) == [REPORT, second]
            assert await other.reports((State.OPEN,), 1) == [REPORT]
            assert await other.reports((State.FINAL,), 9) == []
            assert await other.reports_at(OTHER) == [second]
            assert await other.reports_of((BO,)) == [second, REPORT]
            assert await other.reports_of((CY,)) == [second]
            assert await other.reports_of(()) == []
            assert await other.acts("r1") == [Act("r1", 0, ADA, "report", "insult", 1000)]

    run(scene())


def test_a_decision_is_an_act_a_state_and_a_sanction_together(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            await store.add_report(REPORT)
            for _ in range(2):
                assert await store.decide(decision(1), State.DECIDED, MUTE)
            assert await other.find_report("r1") == replace(REPORT, state=State.DECIDED, closed=2000)
            assert await other.acts("r1") == [
                Act("r1", 0, ADA, "report", "insult", 1000),
                decision(1),
            ]
            assert await other.sanctions(BO, 2999) == [MUTE]
            assert await other.sanctions(BO, 3000) == await other.sanctions(ADA, 2000) == []
            assert await other.sanctions_of((ADA, BO)) == [MUTE]
            assert await other.sanctions_of(()) == []
            assert not await store.decide(replace(decision(1), report="none"), State.DECIDED, MUTE)

    run(scene())


def test_whoever_decides_what_was_decided_meanwhile_changes_nothing(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            await store.add_report(REPORT)
            acts = [decision(1, actor=ADA), decision(1, "none", actor=CY)]
            done = await asyncio.gather(
                store.decide(acts[0], State.DECIDED, MUTE), other.decide(acts[1], State.DECIDED, None)
            )
            assert sorted(done) == [False, True]
            assert (await store.acts("r1"))[1:] == [acts[done.index(True)]]
            assert await store.sanctions(BO, 2000) == ([MUTE] if done[0] else [])
            # Nor can it be skipped, and a decision repeated late does not undo the next.
            assert not await store.decide(decision(5), State.FINAL, None)
            assert await store.decide(decision(2, "object", BO, 2100, 0), State.OBJECTED, None)
            assert not await store.decide(acts[done.index(True)], State.DECIDED, MUTE)
            kept = await store.find_report("r1")
            assert kept == replace(REPORT, state=State.OBJECTED, closed=0)

    run(scene())


def test_a_sanction_stands_while_it_is_objected_to_and_the_last_decision_takes_its_place(
    engine: Engine,
) -> None:
    lighter = replace(MUTE, action="warn", since=2200, until=2201)

    async def scene() -> None:
        async with opened(engine) as [store]:
            await store.add_report(REPORT)
            assert await store.decide(decision(1), State.DECIDED, MUTE)
            assert await store.decide(decision(2, "object", BO, 2100, 0), State.OBJECTED, None)
            assert await store.sanctions(BO, 2100) == [MUTE]
            assert await store.decide(decision(3, "warn", ADA, 2200, 2201), State.FINAL, lighter)
            assert await store.sanctions_of((BO,)) == [lighter]
            kept = await store.find_report("r1")
            assert kept == replace(REPORT, state=State.FINAL, closed=2200)

    run(scene())


@pytest.mark.parametrize("into", [ADA, BO])
def test_a_sanction_stands_against_every_name_of_a_person(engine: Engine, into: PersonId) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await three(store)
            await store.add_report(REPORT)
            assert await store.decide(decision(1), State.DECIDED, MUTE)
            assert await store.link(BO if into is ADA else ADA, into)
            assert await store.link(CY, into)
            for person_id in (ADA, BO, CY):
                assert await store.sanctions(person_id, 2000) == [MUTE]

    run(scene())


def test_an_erased_person_leaves_only_reports_and_sanctions(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            await three(store)
            await store.add_table(TableName(TABLE, "seven"))
            assert await store.link(BO, ADA)
            await store.add_passkey(Passkey(b"key", ADA, b"public", 0, 1))
            await store.add_one_time_token(OneTimeToken(b"link", TokenPurpose.LINK, ADA.encode(), FOREVER))
            await store.add_one_time_token(
                OneTimeToken(b"ticket", TokenPurpose.TICKET, b"first of b", FOREVER)
            )
            await store.add_one_time_token(OneTimeToken(b"hers", TokenPurpose.TICKET, b"first of c", FOREVER))
            await store.add_visit(BO, TABLE, 5)
            await store.add_join_request(JoinRequest("k", TABLE, ADA, FOREVER))
            await store.add_author_key(KEY)
            await store.write_notes(NOTES)
            await store.add_record_link(RecordLink("s1", TABLE, 1, ADA, 1))
            await store.add_record_link(RecordLink("s2", TABLE, 1, CY, 1))
            await store.set_record_link_name("s2", ADA, True)
            await store.add_report(REPORT)
            for _ in range(2):
                await store.erase((ADA, BO), 5000)
            assert await other.people((ADA, BO, CY)) == [Person(CY, "C")]
            assert await other.find_session(b"first of a") is None
            assert await other.find_session(b"first of b") is None
            assert not await other.sessions(ADA)
            assert not await other.passkeys(ADA)
            assert (
                await other.take_one_time_token(b"link", TokenPurpose.LINK, 1)
                is await other.take_one_time_token(b"ticket", TokenPurpose.TICKET, 1)
                is None
            )
            assert await other.take_one_time_token(b"hers", TokenPurpose.TICKET, 1) == b"first of c"
            assert not await other.visits((ADA, BO), TABLE)
            assert not await other.notes((ADA, BO))
            assert await other.find_join_request("k", 1) is None
            assert await other.find_record_link("s1") is None
            assert await other.find_record_link("s2") == RecordLink("s2", TABLE, 1, CY, 1, (CY,))
            assert await other.author_key(ADA) is None
            assert await other.find_report("r1") == REPORT
            # Nothing of theirs comes back from a process that has not heard of it.
            assert await other.add_author_key(KEY) is None
            assert not await other.write_notes(NOTES)

    run(scene())


def test_what_somebody_played_and_shared_is_found(engine: Engine) -> None:
    mine, hers = RecordLink("s1", TABLE, 1, ADA, 1, (ADA,)), RecordLink("s2", TABLE, 1, CY, 2, (BO, CY))

    async def scene() -> None:
        async with opened(engine) as [store]:
            for place in (TableName(OTHER, "eight"), TableName(TABLE, "seven")):
                await store.add_table(place)
            for table, game, people in ((TABLE, 2, (ADA, CY)), (OTHER, 1, (CY, BO)), (TABLE, 1, (BO, ADA))):
                await store.add_record(StoredRecord(table, game, people, b"{}"))
            await store.add_record_link(mine)
            await store.add_record_link(replace(hers, named=()))
            await store.set_record_link_name("s2", BO, True)
            assert await store.finished_games_of((ADA,)) == [
                (TableName(TABLE, "seven"), 1),
                (TableName(TABLE, "seven"), 2),
            ]
            assert len(await store.finished_games_of((ADA, BO))) == 3
            assert await store.finished_games_of(()) == []
            assert await store.record_links_by((ADA, BO)) == [mine, hers]
            assert await store.record_links_by((BO,)) == [hers]
            assert await store.record_links_by(()) == []
            assert await store.table_names([OTHER, TableId(9), TABLE]) == [
                TableName(TABLE, "seven"),
                TableName(OTHER, "eight"),
            ]
            assert await store.table_names([]) == []

    run(scene())


def test_nothing_of_somebody_erased_comes_back(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await three(store)
            await store.add_table(TableName(TABLE, "seven"))
            await store.erase((ADA,), 5000)
            assert await store.add_author_key(KEY) is None
            assert not await store.write_notes(NOTES)
            # A gate that has not heard of it yet notes where they were: the next time it is swept away.
            await store.add_visit(ADA, TABLE, 5)
            await store.add_visit(CY, TABLE, 5)
            await store.sweep_privacy(6000)
            assert [each.person_id for each in await store.visits((ADA, CY), TABLE)] == [CY]

    run(scene())


def test_reports_are_kept_for_a_year_after_they_are_closed(engine: Engine) -> None:
    still = replace(REPORT, id="r2", made=1000 + 2 * DAY_MS)

    async def scene() -> None:
        async with opened(engine) as [store]:
            for report in (REPORT, still):
                await store.add_report(report)
            assert await store.decide(decision(1), State.DECIDED, MUTE)
            await store.sweep_privacy(2000 + KEEP_CLOSED_REPORTS_MS - 1)
            assert await store.find_report("r1") is not None
            assert await store.sanctions_of((BO,)) == [MUTE]
            await store.sweep_privacy(2000 + KEEP_CLOSED_REPORTS_MS)
            assert await store.find_report("r1") is None
            assert await store.acts("r1") == []
            assert len(await store.acts("r2")) == 1
            # The sanction ran out later than that.
            assert await store.sanctions_of((BO,)) == [MUTE]
            await store.sweep_privacy(3000 + KEEP_CLOSED_REPORTS_MS)
            assert await store.sanctions_of((BO,)) == []
            # What nobody decides does not stay for ever either.
            await store.sweep_privacy(still.made + KEEP_OPEN_REPORTS_MS - 1)
            assert await store.reports((State.OPEN,), 9) == [still]
            await store.sweep_privacy(still.made + KEEP_OPEN_REPORTS_MS)
            assert not await store.reports((State.OPEN,), 9)
            assert not await store.acts("r2")

    run(scene())
