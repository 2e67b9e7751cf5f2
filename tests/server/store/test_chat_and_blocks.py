"""Every store: chat messages, blocks and mutes."""

import asyncio

from msgspec.structs import replace

from camlann.server.store import Person, TableId
from camlann.server.store.blocks import Block
from camlann.server.store.chat import StoredChatMessage
from camlann.table import PersonId
from tests.server.store.engines import Engine, opened, run

HERE, THERE = TableId(7), TableId(8)
ANA, BEN, CAI, DOV = (PersonId(bus_message * 32) for bus_message in "abcd")


def line(
    n: int, person_id: PersonId = ANA, id: str = "", table: TableId = HERE, at: int = 0
) -> StoredChatMessage:
    return StoredChatMessage(table, n, person_id, id or f"id-{n}", f"name-{n}", 1, at or n, b"sealed %d" % n)


def test_a_message_is_stored_once_however_often_it_is_sent(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            assert await store.add_chat(line(0)) == line(0)
            assert await other.add_chat(line(0)) == line(0)
            # The same id at another number is the line that is there.
            assert await other.add_chat(replace(line(5), client_id="id-0", public_id="another")) == line(0)
            assert await other.chat_messages(HERE, 0, 99) == [line(0)]

    run(scene())


def test_of_two_who_write_the_same_number_one_is_told_to_look_again(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            both = await asyncio.gather(
                store.add_chat(line(0)), other.add_chat(replace(line(0, BEN), public_id="other"))
            )
            assert both.count(None) == 1
            assert len(await store.chat_messages(HERE, 0, 9)) == 1

    run(scene())


def test_lines_are_found_by_their_place_their_name_and_their_author(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            lines = [line(0), line(1, BEN), line(2), line(3, BEN)]
            elsewhere = line(0, table=THERE, at=9)
            for each in (*lines, elsewhere):
                await store.add_chat(each)
            assert await store.chat_messages(HERE, 1, 3) == lines[1:3]
            assert await store.last_chat(HERE, 2) == lines[2:]
            assert await store.last_chat(TableId(9), 2) == []
            assert await store.find_chat(HERE, "name-2") == lines[2]
            assert await store.find_chat(THERE, "name-2") is None
            assert await store.find_chat(HERE, "nul\0") is None
            assert await store.chat_of([BEN, CAI]) == [lines[1], lines[3]]
            assert await store.chat_of([ANA]) == [lines[0], lines[2], elsewhere]
            assert await store.chat_of([]) == []

    run(scene())


def test_old_messages_are_deleted_and_an_author_may_be_erased(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            for n in range(4):
                await store.add_chat(line(n, (ANA, BEN)[n % 2], at=10 + n))
            await store.delete_chat_before(12)
            assert [each.n for each in await store.chat_messages(HERE, 0, 9)] == [2, 3]
            for block in (Block(ANA, CAI, 1), Block(CAI, ANA, 1), Block(BEN, CAI, 1)):
                await store.block(block)
            await store.mute(ANA, HERE, BEN)
            await store.mute(BEN, HERE, ANA)
            await store.erase((ANA,), 20)
            assert [each.person_id for each in await store.chat_messages(HERE, 0, 9)] == [BEN]
            assert await store.blocks([ANA, BEN, CAI]) == [Block(BEN, CAI, 1)]
            assert await store.mutes([ANA, BEN]) == []

    run(scene())


def test_a_block_holds_both_ways_and_under_every_name_of_a_person(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            for person_id in (ANA, BEN, CAI, DOV):
                await store.add_person(Person(person_id, person_id[0]), person_id.encode())
            assert await store.blocked_either_way(ANA) == frozenset()
            await store.block(Block(ANA, BEN, 5))
            await store.block(Block(ANA, BEN, 9))
            assert await other.blocks([ANA, CAI]) == [Block(ANA, BEN, 5)]
            assert await other.blocked_either_way(ANA) == {BEN}
            assert await other.blocked_either_way(BEN) == {ANA}
            # Ana is Cai too, and Ben is Dov.
            assert await store.link(ANA, CAI)
            assert await store.link(BEN, DOV)
            for person_id in (ANA, CAI):
                assert await other.blocked_either_way(person_id) == {BEN, DOV}
            for person_id in (BEN, DOV):
                assert await other.blocked_either_way(person_id) == {ANA, CAI}
            await other.unblock([CAI], BEN)
            assert await other.blocked_either_way(DOV) == {ANA, CAI}
            await other.unblock([CAI, ANA], BEN)
            assert await store.blocked_either_way(DOV) == frozenset()

    run(scene())


def test_mutes_belong_to_a_person_and_a_table(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            for table, whom in ((HERE, CAI), (HERE, BEN), (THERE, BEN), (HERE, BEN)):
                await store.mute(ANA, table, whom)
            assert await other.mutes([ANA], HERE) == [(HERE, BEN), (HERE, CAI)]
            assert await other.mutes([ANA, BEN]) == [(HERE, BEN), (HERE, CAI), (THERE, BEN)]
            assert await other.mutes([BEN], HERE) == []
            await other.unmute([ANA], HERE, BEN)
            assert await store.mutes([ANA]) == [(HERE, CAI), (THERE, BEN)]

    run(scene())
