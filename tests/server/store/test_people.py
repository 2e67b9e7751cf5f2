"""Every store: people, sessions, passkeys, one-time tokens, and where people played."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from msgspec.structs import replace

from camlann.server.store import Person, Store, StoredRecord, Summary, TableId, TableName
from camlann.server.store.one_time_tokens import OneTimeToken, TokenPurpose
from camlann.server.store.passkeys import Passkey
from camlann.server.store.sessions import SESSION_MS, Session, Visitor
from camlann.server.store.visited_tables import Visit
from camlann.table import PersonId
from tests.server.store.engines import TABLE, Engine, Postgres, Sqlite, opened, run

ADA, BO, CY = PersonId("a"), PersonId("b"), PersonId("c")
MORE = [TableName(TableId(n), f"table {n}") for n in (1, 2, 3)]


async def three(store: Store) -> None:
    for n, person_id in enumerate((ADA, BO, CY)):
        await store.add_person(
            Person(person_id, person_id.upper()), b"first of " + person_id.encode(), 100 + n
        )


async def person_ids(store: Store, token: bytes) -> tuple[PersonId, ...]:
    visitor = await store.find_session(token)
    return () if visitor is None else visitor.person_ids


def test_a_new_person_has_a_session(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            await three(store)
            await three(other)
            first = Session(b"first of a", ADA, 100, 100)
            assert await other.find_session(b"first of a") == Visitor(first, Person(ADA, "A"))
            assert await other.sessions(ADA) == [first]
            assert await other.find_session(b"") is None

    run(scene())


def test_a_person_has_a_session_on_each_device_and_ends_them_one_by_one(engine: Engine) -> None:
    phone, actor = Session(b"\0phone", ADA, 200, 300), Session(b"desk", ADA, 210, 210)

    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            await three(store)
            for session in (phone, actor, phone):
                await store.add_session(session)
            await store.add_session(Session(b"nobody's", PersonId("nobody"), 1, 1))
            assert [each.token for each in await other.sessions(ADA)] == [b"\0phone", b"desk", b"first of a"]
            assert await other.live_sessions([b"desk", b"none", b"\0phone", b"nobody's"]) == [
                b"desk",
                b"\0phone",
            ]
            assert await other.live_sessions([]) == []
            # Not by somebody else.
            await other.end_session(BO, b"desk")
            assert await store.find_person(b"desk") == Person(ADA, "A")
            await other.end_session(ADA, b"desk")
            await other.end_session(ADA, b"desk")
            assert await store.find_person(b"desk") is None
            assert await store.live_sessions([b"desk", b"\0phone"]) == [b"\0phone"]
            assert await store.find_person(b"first of b") == Person(BO, "B")

    run(scene())


def test_when_a_session_was_last_seen_never_goes_back(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await three(store)
            for at in (500, 400, 2**42):
                await store.touch_session(b"first of a", at)
            assert (await store.sessions(ADA))[0].seen == 2**42
            await store.touch_session(b"first of a", 1)
            await store.touch_session(b"nobody's", 1)
            assert (await store.sessions(ADA))[0] == Session(b"first of a", ADA, 100, 2**42)

    run(scene())


def test_a_person_may_be_called_something_else(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            await three(store)
            await store.rename(ADA, "Ada 🗡")
            await store.rename(PersonId("nobody"), "Nobody")
            assert await other.people([ADA, BO, PersonId("nobody")]) == [
                Person(ADA, "Ada 🗡"),
                Person(BO, "B"),
            ]
            assert await other.find_person(b"first of a") == Person(ADA, "Ada 🗡")
            with pytest.raises(ValueError, match="cannot be kept"):
                await store.rename(ADA, "nul\0")

    run(scene())


def test_two_guests_who_are_one_person_are_joined(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            await three(store)
            await store.add_passkey(Passkey(b"key", BO, b"public", 0, 5))
            assert await store.link(BO, ADA)
            assert await other.link(BO, ADA)
            assert await person_ids(other, b"first of a") == (ADA, BO)
            assert await person_ids(other, b"first of b") == (ADA, BO)
            assert await person_ids(other, b"first of c") == (CY,)
            assert [each.token for each in await other.sessions(ADA)] == [b"first of b", b"first of a"]
            assert await other.sessions(BO) == []
            assert [key.id for key in await other.passkeys(ADA)] == [b"key"]
            assert await other.people([BO]) == [Person(BO, "A")]
            # What belongs to the one who was joined belongs to whom they are now.
            await store.add_session(Session(b"late", BO, 9, 9))
            assert await person_ids(store, b"late") == (ADA, BO)
            await store.rename(ADA, "Ada")
            assert await store.people([ADA, BO]) == [Person(ADA, "Ada"), Person(BO, "Ada")]

    run(scene())


def test_whoever_was_joined_before_comes_along(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await three(store)
            assert await store.link(CY, BO)
            assert await store.link(BO, ADA)
            assert await person_ids(store, b"first of c") == (ADA, BO, CY)
            assert await person_ids(store, b"first of a") == (ADA, BO, CY)

    run(scene())


def test_nobody_is_joined_in_a_circle_or_twice(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await three(store)
            assert not await store.link(ADA, ADA)
            assert not await store.link(ADA, PersonId("nobody"))
            assert not await store.link(PersonId("nobody"), ADA)
            assert await store.link(BO, ADA)
            assert not await store.link(ADA, BO)
            assert not await store.link(CY, BO)
            assert not await store.link(BO, CY)
            assert await person_ids(store, b"first of b") == (ADA, BO)
            assert await person_ids(store, b"first of c") == (CY,)

    run(scene())


def test_two_who_are_joined_both_ways_at_once_are_joined_one_way(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            for n in range(8):
                one, two = PersonId(f"one {n}"), PersonId(f"two {n}")
                await store.add_person(Person(one, "x"), b"1" + one.encode())
                await store.add_person(Person(two, "x"), b"2" + two.encode())
                done = await asyncio.gather(
                    store.link(one, two), other.link(two, one), return_exceptions=True
                )
                assert sum(each is True for each in done) == 1
                known = await person_ids(store, b"1" + one.encode())
                assert {*known} == {one, two}
                assert known == await person_ids(store, b"2" + two.encode())

    run(scene())


def test_passkeys_are_kept_with_a_count_that_never_goes_back(engine: Engine) -> None:
    key = Passkey(b"\0id", ADA, b"\0public", 7, 1000)

    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            await three(store)
            assert await store.find_passkey(b"\0id") is None
            assert await store.add_passkey(key)
            assert await other.add_passkey(key)
            assert not await other.add_passkey(replace(key, person_id=BO))
            assert not await other.add_passkey(replace(key, id=b"new", person_id=PersonId("nobody")))
            assert await other.find_passkey(b"\0id") == key
            for count, then in ((9, 9), (8, 9), (2**32, 2**32)):
                await store.set_sign_count(b"\0id", count)
                assert await other.passkeys(ADA) == [replace(key, sign_count=then)]
            await store.delete_passkey(BO, b"\0id")
            assert await store.passkeys(ADA) != []
            await store.delete_passkey(ADA, b"\0id")
            assert await store.passkeys(ADA) == []

    run(scene())


def test_what_is_good_for_one_time_is_taken_once_in_time_and_for_its_own_use(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            await store.add_one_time_token(OneTimeToken(b"\0s", TokenPurpose.TICKET, b"\0what", 100))
            await other.add_one_time_token(OneTimeToken(b"\0s", TokenPurpose.TICKET, b"another", 900))
            assert await other.take_one_time_token(b"\0s", TokenPurpose.LINK, 50) is None
            assert await other.take_one_time_token(b"none", TokenPurpose.TICKET, 50) is None
            assert await other.take_one_time_token(b"\0s", TokenPurpose.TICKET, 99) == b"\0what"
            assert await store.take_one_time_token(b"\0s", TokenPurpose.TICKET, 99) is None
            assert await store.one_time_tokens(TokenPurpose.TICKET, 0) == []
            late, later = (OneTimeToken(b"\0" + at, TokenPurpose.LINK, b"\0", int(at)) for at in (b"7", b"8"))
            for token in (later, late):
                await store.add_one_time_token(token)
            assert await other.one_time_tokens(TokenPurpose.LINK, 6) == [late, later]
            assert await other.one_time_tokens(TokenPurpose.LINK, 7) == [later]
            assert await other.one_time_tokens(TokenPurpose.APPOINTMENT, 6) == []
            await store.add_one_time_token(OneTimeToken(b"late", TokenPurpose.LINK, b"what", 100))
            assert await store.take_one_time_token(b"late", TokenPurpose.LINK, 100) is None
            assert await store.take_one_time_token(b"late", TokenPurpose.LINK, 99) is None

    run(scene())


def test_of_many_who_take_one_thing_one_gets_it(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as stores:
            for n in range(5):
                await stores[0].add_one_time_token(OneTimeToken(b"%d" % n, TokenPurpose.LINK, b"what", 100))
                got = await asyncio.gather(
                    *(stores[k % 2].take_one_time_token(b"%d" % n, TokenPurpose.LINK, 1) for k in range(8))
                )
                assert sorted(map(bool, got)) == [False] * 7 + [True]

    run(scene())


def test_what_has_run_out_is_thrown_away(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await store.add_one_time_token(OneTimeToken(b"old", TokenPurpose.LINK, b"what", 100))
            await store.add_one_time_token(OneTimeToken(b"new", TokenPurpose.LINK, b"what", 101))
            await store.delete_expired(100)
            assert await store.take_one_time_token(b"old", TokenPurpose.LINK, 1) is None
            assert await store.take_one_time_token(b"new", TokenPurpose.LINK, 1) == b"what"

    run(scene())


def test_a_device_that_was_not_seen_for_very_long_is_known_no_longer(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await three(store)
            await store.delete_expired(101 + SESSION_MS)
            assert await store.live_sessions([b"first of a", b"first of b", b"first of c"]) == [b"first of c"]

    run(scene())


def test_people_find_the_tables_they_were_at_the_latest_first(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            for place in MORE:
                await store.add_table(place)
            one, two, three = MORE
            for person_id, place, at in (
                (ADA, one, 10),
                (ADA, two, 20),
                (BO, three, 30),
                (ADA, one, 40),
                (CY, two, 9),
            ):
                await store.add_visit(person_id, place.id, at)
            await store.add_visit(ADA, one.id, 5)
            await store.add_visit(ADA, TableId(99), 50)
            found = [Visit(ADA, one, 40), Visit(BO, three, 30), Visit(ADA, two, 20)]
            assert await other.visits_of([ADA, BO], 2**62, 10) == found
            assert await other.visits_of([ADA, BO], 40, 1) == found[1:2]
            assert await other.visits_of([ADA], 2**62, 10) == [found[0], found[2]]
            assert await other.visits_of([], 2**62, 10) == []
            assert await other.visits([CY, BO, ADA], two.id) == [Visit(ADA, two, 20), Visit(CY, two, 9)]
            assert await other.visits([], two.id) == []
            await store.delete_visit(ADA, one.id)
            await store.delete_visit(ADA, one.id)
            assert await other.visits_of([ADA, BO], 2**62, 10) == found[1:]

    run(scene())


def test_the_finished_games_of_a_table_in_short(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await store.add_record(StoredRecord(TABLE, 2, (BO,), b"{}", "avalon"))
            await store.add_record(StoredRecord(TABLE, 1, (ADA, BO), b"\0 not a record", "shadows"))
            await store.add_record(StoredRecord(TableId(8), 1, (), b"{}"))
            assert await store.records_of(TABLE) == [
                Summary(1, (ADA, BO), "shadows"),
                Summary(2, (BO,), "avalon"),
            ]
            assert await store.records_of(TableId(9)) == []

    run(scene())


def test_the_two_engines_keep_the_same_tables(postgres: Postgres, sqlite: Sqlite) -> None:
    async def scene() -> None:
        async with opened(postgres), opened(sqlite):
            pass
        async with postgres.line() as line:
            columns = await line.fetch(
                "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
            )
        with closing(sqlite3.connect(sqlite.path)) as connection:
            there = connection.execute(
                "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c"
                " WHERE m.type = 'table'"
            ).fetchall()
        # With SQLite all keepers are in one process.
        assert {tuple(row) for row in columns if row[0] != "keepers"} == {*there}

    run(scene())
