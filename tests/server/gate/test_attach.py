"""Which keeper hears of which people, and when."""

import asyncio
from itertools import pairwise

from camlann.server.gate.gate import TURNS
from camlann.server.letters import At, Attach, Detach, Moved
from camlann.server.store import Place, TableId
from camlann.table.company import Who
from tests.server.gate.house import ANNA, BERT, CARL, TABLE, Keeper, World, hello, run


def test_every_table_is_attached_again_every_five_seconds_with_one_letter() -> None:
    async def story(world: World) -> None:
        for who in (ANNA, BERT, CARL, ANNA):
            await world.come(who)
        world.keeper.heard.clear()
        await asyncio.sleep(20)
        assert [set(letter.ats) for letter in world.keeper.of(Attach)] == [{At(ANNA), At(BERT), At(CARL)}] * 4
        times = world.keeper.times(Attach)
        assert [round(later - at, 3) for at, later in pairwise(times)] == [5.0] * 3

    run(story)


def test_the_tables_of_a_gate_do_not_all_come_at_once() -> None:
    async def story(world: World) -> None:
        for n in range(TURNS):
            place = Place(TableId(1000 + n), f"{n:032x}")
            world.shelf.disk.tables[place.name] = place
            world.connect().say(hello((ANNA, BERT, CARL)[n % 3], table=place))
        await asyncio.sleep(1)
        world.keeper.heard.clear()
        await asyncio.sleep(5)
        assert len(world.keeper.of(Attach)) == TURNS
        assert len({round(at, 3) for at in world.keeper.times(Attach)}) == TURNS

    run(story)


def test_a_table_is_attached_at_once_when_its_keeper_has_let_go() -> None:
    async def story(world: World) -> None:
        await world.come(ANNA, 1, 1, 1)
        await world.come(BERT, 2, 2, 2)
        world.keeper.heard.clear()
        world.keeper.tell(Moved(TABLE.id))
        await asyncio.sleep(0.01)
        [attach] = world.keeper.of(Attach)
        assert attach.ats == (At(ANNA, 1, 1, 1), At(BERT, 2, 2, 2))

    run(story)


def test_a_keeper_that_lets_go_again_and_again_is_not_asked_in_a_circle() -> None:
    async def story(world: World) -> None:
        await world.come(ANNA)
        world.keeper.heard.clear()
        for _ in range(200):
            world.keeper.tell(Moved(TABLE.id))
            await asyncio.sleep(0.01)
        # At once and with every retry: in two seconds, each half second twice at most, and one refresh.
        assert 4 <= len(world.keeper.of(Attach)) <= 11

    run(story)


def test_when_the_keepers_change_the_tables_whose_keeper_changed_are_attached_at_once() -> None:
    async def story(world: World) -> None:
        places = [Place(TableId(2000 + n), f"{n:032x}") for n in range(12)]
        for place in places:
            world.shelf.disk.tables[place.name] = place
            world.connect().say(hello(ANNA, table=place))
        await asyncio.sleep(0.1)
        world.keeper.heard.clear()
        heir = Keeper(world.bus, "heir")
        await heir.start()
        await asyncio.sleep(0.01)
        inherited = {letter.table for letter in heir.of(Attach)}
        assert 0 < len(inherited) < len(places)
        assert len(heir.of(Attach)) == len(inherited)
        assert not world.keeper.of(Attach)
        heir.leave()
        await asyncio.sleep(0.01)
        assert {letter.table for letter in world.keeper.of(Attach)} == inherited

    run(story)


def test_while_there_is_no_keeper_people_wait_and_are_attached_when_one_comes() -> None:
    async def story(world: World) -> None:
        phone = await world.come(ANNA)
        await asyncio.sleep(7)
        assert phone.open
        await world.keeper.start()
        await asyncio.sleep(0.01)
        assert len(world.keeper.of(Attach)) == 1

    run(story, keeper=False)


def test_a_person_is_detached_when_their_last_device_leaves() -> None:
    async def story(world: World) -> None:
        first, second = await world.come(ANNA), await world.come(ANNA)
        await world.come(BERT)
        first.device.gone()
        await asyncio.sleep(0.01)
        assert not world.keeper.of(Detach)
        second.device.gone()
        second.device.gone()
        await asyncio.sleep(0.01)
        assert world.keeper.of(Detach) == [Detach("gate", TABLE.id, ANNA)]
        world.keeper.heard.clear()
        await asyncio.sleep(5.1)
        assert [letter.ats for letter in world.keeper.of(Attach)] == [(At(BERT),)]

    run(story)


def test_a_table_nobody_looks_at_any_more_is_forgotten() -> None:
    async def story(world: World) -> None:
        phone = await world.come(ANNA)
        phone.device.gone()
        world.keeper.tell(Moved(TABLE.id))
        await asyncio.sleep(0.1)
        world.keeper.heard.clear()
        await asyncio.sleep(12)
        assert not world.keeper.heard

    run(story)


def test_a_great_crowd_is_attached_with_several_letters() -> None:
    async def story(world: World) -> None:
        for n in range(1001):
            bot = Who(f"bot:{n:032x}")
            phone = world.connect()
            phone.device.who, phone.device.place = bot, TABLE
            world.gate.arrived(phone.device)
        await asyncio.sleep(0.01)
        world.keeper.heard.clear()
        world.keeper.tell(Moved(TABLE.id))
        await asyncio.sleep(0.01)
        assert [len(letter.ats) for letter in world.keeper.of(Attach)] == [1000, 1]

    run(story)
