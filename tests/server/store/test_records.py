"""Every store: tables, people, and records of finished games."""

import pytest
from msgspec.structs import replace

from camlann.server.store import (
    Person,
    PlayedAtTable,
    RecordLink,
    StoredRecord,
    Summary,
    TableId,
    TableName,
    Unreachable,
)
from camlann.table import PersonId
from tests.server.store.engines import TABLE, Engine, append, opened, run


def test_tables_are_found_by_their_outer_name(engine: Engine) -> None:
    place = TableName(TableId(2**62), "c0ffee")

    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            assert await store.find_table("c0ffee") is None
            await store.add_table(place)
            await store.add_table(place)
            assert await other.find_table("c0ffee") == place
            for taken in (TableName(TableId(1), "c0ffee"), TableName(TableId(2**62), "decaf")):
                with pytest.raises(ValueError, match="taken"):
                    await other.add_table(taken)
            assert await store.find_table("decaf") is None
            assert await store.find_table("c0ffee") == place

    run(scene())


def test_people_are_found_by_their_token_and_by_who_they_are(engine: Engine) -> None:
    ada, bo = Person(PersonId("a"), "Ada 🗡"), Person(PersonId("b"), "Бо")

    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            assert await store.find_person(b"\0token") is None
            await store.add_person(ada, b"\0token")
            await store.add_person(ada, b"\0token")
            await store.add_person(bo, b"other")
            assert await other.find_person(b"\0token") == ada
            assert await other.find_person(b"") is None
            assert await other.people([PersonId("b"), PersonId("nobody"), PersonId("a")]) == [bo, ada]
            assert await other.people([]) == []
            for taken, token in ((ada, b"new"), (Person(PersonId("c"), "Cy"), b"other")):
                with pytest.raises(ValueError, match="taken"):
                    await other.add_person(taken, token)
            assert await store.find_person(b"new") is None
            assert await store.people([PersonId("c")]) == []

    run(scene())


def test_a_text_that_cannot_be_kept_is_known_to_nobody(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            for text in ("nul\0", "half \ud800"):
                assert await store.find_table(text) is None
                assert await store.people([PersonId(text)]) == []
                with pytest.raises(ValueError, match="cannot be kept"):
                    await store.add_table(TableName(TableId(1), text))
                with pytest.raises(ValueError, match="cannot be kept"):
                    await store.add_person(Person(PersonId("a"), text), b"token")

    run(scene())


def test_a_finished_game_is_kept_once(engine: Engine) -> None:
    kept = StoredRecord(TABLE, 3, (PersonId("b"), PersonId("a")), b'\0{"format"}')

    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            assert await store.find_record(TABLE, 3) is None
            await store.add_record(kept)
            await other.add_record(StoredRecord(TABLE, 3, (), b"another"))
            assert await other.find_record(TABLE, 3) == kept
            assert await other.find_record(TABLE, 2) is None

    run(scene())


def test_a_finished_game_is_kept_with_how_it_ended(engine: Engine) -> None:
    people, roles = (PersonId("b"), PersonId("a")), ("merlin", "assassin")
    kept = StoredRecord(TABLE, 3, people, b"{}", "avalon", (PersonId("a"),), "three_fails", 2**41, roles)

    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            await store.add_record(kept)
            assert await other.find_record(TABLE, 3) == kept
            assert await other.records_of(TABLE) == [
                Summary(3, people, "avalon", (PersonId("a"),), "three_fails", 2**41, roles)
            ]

    run(scene())


def test_what_a_person_has_played_at_some_tables_is_one_question(engine: Engine) -> None:
    a, b, c = map(PersonId, "abc")

    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            for table, games in ((7, ((a, b), (b, c), (a, c), (c, a))), (8, ((b,),)), (9, ((a,),))):
                for game, people in enumerate(games, 1):
                    await store.add_record(
                        StoredRecord(TableId(table), game, people, b"{}", "avalon", people[:1], "won", game)
                    )
            tables = [TableId(8), TableId(7), TableId(6)]
            first, _, third, fourth = await store.records_of(TableId(7))
            assert await other.played_at(tables, [a], 10) == [
                PlayedAtTable(TableId(7), 3, (first, third, fourth))
            ]
            assert await other.played_at(tables, [a], 2) == [PlayedAtTable(TableId(7), 3, (third, fourth))]
            assert [(each.table, each.count) for each in await other.played_at(tables, [c, b], 1)] == [
                (TableId(7), 4),
                (TableId(8), 1),
            ]
            for nothing in (([], [a]), (tables, []), ([TableId(6)], [a])):
                assert await other.played_at(*nothing, 10) == []

    run(scene())


def test_an_analysis_is_kept_by_chair_until_another_version_comes(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            assert await store.find_analysis(TABLE, 3, "1", 1) is None
            await store.add_analysis(TABLE, 3, "1", 1, b"\0first")
            await other.add_analysis(TABLE, 3, "spectator", 1, b"everybody's")
            assert await other.find_analysis(TABLE, 3, "1", 1) == b"\0first"
            assert await other.find_analysis(TABLE, 3, "1", 2) is None
            await other.add_analysis(TABLE, 3, "1", 2, b"second")
            assert await store.find_analysis(TABLE, 3, "1", 2) == b"second"
            assert await store.find_analysis(TABLE, 3, "1", 1) is None
            assert await store.find_analysis(TABLE, 3, "spectator", 1) == b"everybody's"

    run(scene())


MINE, HERS = (
    RecordLink(name * 32, TABLE, 3, PersonId(name), at, (PersonId(name),))
    for name, at in (("a", 20), ("c", 10))
)


def test_a_person_has_one_link_to_a_finished_game_and_is_named_in_it(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            assert await store.add_record_link(replace(MINE, named=())) == MINE
            assert await other.add_record_link(replace(MINE, name="ef" * 16, made=30)) == MINE
            assert await other.add_record_link(HERS) == HERS
            elsewhere = replace(HERS, name="01" * 16, game=4)
            await store.add_record_link(elsewhere)
            assert await store.record_links_of(TABLE, 3) == [HERS, MINE]
            assert await store.record_links_of(TABLE, 4) == [elsewhere]
            assert await store.record_links_of(TableId(9), 3) == []
            assert await other.find_record_link(MINE.name) == MINE
            for name in ("ef" * 16, "", "nul\0"):
                assert await other.find_record_link(name) is None

    run(scene())


def test_who_is_named_in_a_link_until_they_say_otherwise(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            await store.add_record_link(MINE)
            await store.add_record_link(HERS)
            for person_id in ("b", "d", "b"):
                await store.set_record_link_name(MINE.name, PersonId(person_id), True)
            assert await other.find_record_link(MINE.name) == replace(MINE, named=(*map(PersonId, "abd"),))
            assert await other.find_record_link(HERS.name) == HERS
            for person_id in ("a", "d", "a"):
                await other.set_record_link_name(MINE.name, PersonId(person_id), False)
            assert await store.record_links_of(TABLE, 3) == [HERS, replace(MINE, named=(PersonId("b"),))]
            # To ask for one's link again changes nothing in it.
            assert await store.add_record_link(replace(MINE, name="ef" * 16)) == replace(
                MINE, named=(PersonId("b"),)
            )

    run(scene())


def test_a_link_that_is_taken_away_was_never_there(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            await store.add_record_link(MINE)
            await store.set_record_link_name(MINE.name, PersonId("b"), True)
            for _ in range(2):
                await other.delete_record_link(MINE.name)
            assert await store.find_record_link(MINE.name) is None
            await store.set_record_link_name(MINE.name, PersonId("b"), True)
            assert await store.record_links_of(TABLE, 3) == []
            assert await store.add_record_link(MINE) == MINE

    run(scene())


def test_a_store_is_ready_until_it_is_closed(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await store.ready()
            await store.close()
            with pytest.raises(Unreachable):
                await store.ready()
            with pytest.raises(Unreachable):
                await store.append([append(0)])
            with pytest.raises(Unreachable):
                await store.read(TABLE)

    run(scene())
