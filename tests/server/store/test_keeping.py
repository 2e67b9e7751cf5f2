"""What every store keeps beside the logs: tables, people and finished games."""

import pytest

from camlann.server.store import Kept, Person, Place, TableId, Unreachable
from camlann.table.company import Who
from tests.server.store.engines import TABLE, Engine, append, opened, run


def test_tables_are_found_by_their_outer_name(engine: Engine) -> None:
    place = Place(TableId(2**62), "c0ffee")

    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            assert await store.find_table("c0ffee") is None
            await store.add_table(place)
            await store.add_table(place)
            assert await other.find_table("c0ffee") == place
            for taken in (Place(TableId(1), "c0ffee"), Place(TableId(2**62), "decaf")):
                with pytest.raises(ValueError, match="taken"):
                    await other.add_table(taken)
            assert await store.find_table("decaf") is None
            assert await store.find_table("c0ffee") == place

    run(scene())


def test_people_are_found_by_their_token_and_by_who_they_are(engine: Engine) -> None:
    ada, bo = Person(Who("a"), "Ada 🗡"), Person(Who("b"), "Бо")

    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            assert await store.find_person(b"\0token") is None
            await store.add_person(ada, b"\0token")
            await store.add_person(ada, b"\0token")
            await store.add_person(bo, b"other")
            assert await other.find_person(b"\0token") == ada
            assert await other.find_person(b"") is None
            assert await other.people([Who("b"), Who("nobody"), Who("a")]) == [bo, ada]
            assert await other.people([]) == []
            for taken, token in ((ada, b"new"), (Person(Who("c"), "Cy"), b"other")):
                with pytest.raises(ValueError, match="taken"):
                    await other.add_person(taken, token)
            assert await store.find_person(b"new") is None
            assert await store.people([Who("c")]) == []

    run(scene())


def test_a_text_that_cannot_be_kept_is_known_to_nobody(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            for text in ("nul\0", "half \ud800"):
                assert await store.find_table(text) is None
                assert await store.people([Who(text)]) == []
                with pytest.raises(ValueError, match="cannot be kept"):
                    await store.add_table(Place(TableId(1), text))
                with pytest.raises(ValueError, match="cannot be kept"):
                    await store.add_person(Person(Who("a"), text), b"token")

    run(scene())


def test_a_finished_game_is_kept_once(engine: Engine) -> None:
    kept = Kept(TABLE, 3, (Who("b"), Who("a")), b'\0{"format"}')

    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            assert await store.kept(TABLE, 3) is None
            await store.keep(kept)
            await other.keep(Kept(TABLE, 3, (), b"another"))
            assert await other.kept(TABLE, 3) == kept
            assert await other.kept(TABLE, 2) is None

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
