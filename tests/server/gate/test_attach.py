"""Attaching viewers: which keeper is told of which people, and when."""

import asyncio
from itertools import pairwise

from camlann.server.cluster.bus_messages import (
    Attach,
    AttachAgain,
    AttachAll,
    Detach,
    Moved,
    Numbered,
    Renew,
    Renewed,
    ViewerPosition,
    viewer_checksum,
)
from camlann.server.gate.keeper_attachments import TURN_SECONDS
from camlann.server.store import TableId, TableName
from camlann.table import PersonId
from tests.server.harness.gate_server import GateServer, RecordingKeeper, hello, run
from tests.server.harness.sample_data import ANNA, BERT, CARL, TABLE


def test_each_keeper_is_sent_one_checksum_of_all_its_viewers_every_five_seconds() -> None:
    async def story(server: GateServer) -> None:
        for person_id in (ANNA, BERT, CARL, ANNA):
            await server.come(person_id)
        await asyncio.sleep(1)
        server.keeper.heard.clear()
        await asyncio.sleep(20)
        checksum = 0
        for person_id in (ANNA, BERT, CARL):
            checksum ^= viewer_checksum(TABLE.id, person_id)
        assert [heard.bus_message for heard in server.keeper.heard] == [Renew("gate", checksum)] * 4
        assert [round(later - at, 3) for at, later in pairwise(server.keeper.times(Renew))] == [5.0] * 3

    run(story)


def test_a_keeper_that_asks_is_sent_all_its_viewers_and_where_they_begin_and_end() -> None:
    async def story(server: GateServer) -> None:
        await server.come(ANNA, 1, 1, 1)
        await server.come(BERT, 2, 2, 2)
        await asyncio.sleep(1)
        server.keeper.heard.clear()
        server.keeper.tell(AttachAgain("keeper"), AttachAgain("keeper"))
        await asyncio.sleep(TURN_SECONDS + 0.01)
        begin, attach, end = (heard.bus_message for heard in server.keeper.heard)
        assert (begin, end) == (AttachAll("gate", complete=False), AttachAll("gate", complete=True))
        assert isinstance(attach, Attach)
        assert attach.ats == (ViewerPosition(ANNA, 1, 1, 1), ViewerPosition(BERT, 2, 2, 2))

    run(story)


def test_if_a_batch_of_the_keeper_was_lost_all_its_tables_are_attached_again() -> None:
    async def story(server: GateServer) -> None:
        await server.come(ANNA, 1, 1, 1)
        for number, again in ((1, 0), (2, 0), (4, 1), (5, 0)):
            server.keeper.heard.clear()
            server.keeper.tell(Numbered("keeper", number), Renewed())
            await asyncio.sleep(TURN_SECONDS + 0.01)
            assert len(server.keeper.of(Attach)) == again

    run(story)


def test_a_table_is_attached_at_once_when_its_keeper_has_let_go() -> None:
    async def story(server: GateServer) -> None:
        await server.come(ANNA, 1, 1, 1)
        await server.come(BERT, 2, 2, 2)
        server.keeper.heard.clear()
        server.keeper.tell(Moved(TABLE.id))
        await asyncio.sleep(0.01)
        [attach] = server.keeper.of(Attach)
        assert attach.ats == (ViewerPosition(ANNA, 1, 1, 1), ViewerPosition(BERT, 2, 2, 2))

    run(story)


def test_a_keeper_that_lets_go_again_and_again_is_not_asked_in_a_circle() -> None:
    async def story(server: GateServer) -> None:
        await server.come(ANNA)
        server.keeper.heard.clear()
        for _ in range(200):
            server.keeper.tell(Moved(TABLE.id))
            await asyncio.sleep(0.01)
        # At once and with every retry: in two seconds, each half second twice at most.
        assert 4 <= len(server.keeper.of(Attach)) <= 11

    run(story)


def test_when_the_keepers_change_the_tables_whose_keeper_changed_are_attached_at_once() -> None:
    async def story(server: GateServer) -> None:
        places = [TableName(TableId(2000 + n), f"{n:032x}") for n in range(12)]
        for place in places:
            server.store.disk.tables[place.name] = place
            server.connect().say(hello(ANNA, table=place))
        await asyncio.sleep(0.1)
        server.keeper.heard.clear()
        heir = RecordingKeeper(server.bus, server.disk.keepers, "heir")
        await heir.start()
        await asyncio.sleep(0.01)
        inherited = {bus_message.table for bus_message in heir.of(Attach)}
        assert 0 < len(inherited) < len(places)
        assert len(heir.of(Attach)) == len(inherited)
        assert not server.keeper.of(Attach)
        heir.leave()
        await asyncio.sleep(0.01)
        assert {bus_message.table for bus_message in server.keeper.of(Attach)} == inherited

    run(story)


def test_while_there_is_no_keeper_people_wait_and_are_attached_when_one_comes() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        await asyncio.sleep(7)
        assert phone.open
        await server.keeper.start()
        await asyncio.sleep(0.01)
        assert len(server.keeper.of(Attach)) == 1

    run(story, keeper=False)


def test_a_person_is_detached_when_their_last_device_leaves() -> None:
    async def story(server: GateServer) -> None:
        first, second = await server.come(ANNA), await server.come(ANNA)
        await server.come(BERT)
        first.device.transport_closed()
        await asyncio.sleep(0.01)
        assert not server.keeper.of(Detach)
        second.device.transport_closed()
        second.device.transport_closed()
        await asyncio.sleep(0.01)
        assert server.keeper.of(Detach) == [Detach("gate", TABLE.id, ANNA)]
        await asyncio.sleep(1)
        server.keeper.heard.clear()
        await asyncio.sleep(5.1)
        assert server.keeper.of(Renew) == [Renew("gate", viewer_checksum(TABLE.id, BERT))]

    run(story)


def test_a_table_nobody_looks_at_any_more_is_forgotten() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        phone.device.transport_closed()
        server.keeper.tell(Moved(TABLE.id))
        await asyncio.sleep(0.1)
        server.keeper.heard.clear()
        await asyncio.sleep(12)
        assert not server.keeper.heard

    run(story)


def test_many_viewers_are_attached_with_several_messages() -> None:
    async def story(server: GateServer) -> None:
        for n in range(1001):
            bot = PersonId(f"bot:{n:032x}")
            phone = server.connect()
            phone.device.person_id, phone.device.table_name = bot, TABLE
            server.gate.arrived(phone.device)
        await asyncio.sleep(0.01)
        server.keeper.heard.clear()
        server.keeper.tell(Moved(TABLE.id))
        await asyncio.sleep(0.01)
        assert [len(bus_message.ats) for bus_message in server.keeper.of(Attach)] == [1000, 1]

    run(story)
