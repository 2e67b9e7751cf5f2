"""Spectator delay, and tables without spectators: nothing reaches them sooner, however they ask."""

import asyncio
from typing import Any

import msgspec
from msgspec.structs import replace

from camlann import table as at
from camlann.protocol.socket_messages import FrameIs, server_decoder
from camlann.server.cluster.bus_messages import (
    WHOLE,
    Delivery,
    SendBroadcast,
    TableUpdate,
    ViewerPosition,
    encode,
    to_keeper,
)
from camlann.table import PersonId, Settings
from tests.ferry.turn import Draw, Look
from tests.server.harness.clock import until
from tests.server.harness.keeper_server import ANA, BEN, CAI, EVERYONE, TABLE, KeeperServer, run
from tests.server.keeper.test_keeper import code, frames

DAN, EVE = PersonId("d" * 32), PersonId("e" * 32)


def seen(server: KeeperServer, person_id: PersonId = DAN) -> list[dict[str, Any]]:
    """The frames that reached a spectator, in whichever way."""
    found = []
    for bus_message in server.bus_messages:
        if not isinstance(bus_message, TableUpdate):
            continue
        mine = [page for reader, page in bus_message.pages if reader == person_id]
        if (
            bus_message.spectators is not None
            and bus_message.seated is not None
            and person_id not in bus_message.seated
        ):
            mine.append(bus_message.spectators)
        for page in mine:
            assert page.form == WHOLE
            message = server_decoder.decode(page.data)
            assert isinstance(message, FrameIs)
            assert len(page.data) <= bus_message.size
            found.append(msgspec.json.decode(message.frame))
    return found


async def kept_behind(server: KeeperServer, settings: Settings) -> None:
    server.attach(*EVERYONE, DAN)
    for person_id in EVERYONE:
        await server.ask(person_id, at.Sit())
    assert code(await server.ask(ANA, at.Arrange(settings))) == "done"
    for person_id in EVERYONE:
        await server.ask(person_id, at.Rise())
    await server.begin(turns=12)
    # Whoever sits first is the host again.
    assert frames(server, ANA)


async def stay(server: KeeperServer, seconds: int, to: str = "one") -> None:
    """Time passes, and the gates say again who looks at the table."""
    for _ in range(seconds):
        server.attach(*EVERYONE, to=to)
        await asyncio.sleep(1)


def test_a_spectator_is_shown_each_page_when_its_time_has_come_and_not_before() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        await kept_behind(server, Settings(delay=10))
        begun = asyncio.get_running_loop().time()
        await asyncio.sleep(3)
        await server.ask(ANA, Look(), 1, 1)
        server.attach(DAN)
        await asyncio.sleep(begun + 9.9 - asyncio.get_running_loop().time())
        assert seen(server) == []
        await asyncio.sleep(1)
        server.attach(DAN, at=ViewerPosition(DAN, 99))
        assert [frame["ask"] for frame in seen(server)] == [1]
        await asyncio.sleep(3)
        assert [frame["ask"] for frame in seen(server)][-1] == 2
        assert seen(server)[-1]["own"] is None

    run(play)


def test_neither_coming_nor_asking_shows_a_spectator_more() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        await kept_behind(server, Settings(delay=10))
        assert msgspec.json.decode((await server.told(DAN, 0, 30)).facts) == []
        await stay(server, 12)
        await server.ask(ANA, Draw(), 1, 1)
        server.bus_messages.clear()
        for _ in range(3):
            server.attach(EVE, DAN)
            await asyncio.sleep(0.5)
        assert {frame["ask"] for person_id in (DAN, EVE) for frame in seen(server, person_id)} == {1}
        told = msgspec.json.decode((await server.told(DAN, 0, 30)).facts)
        assert len(told) == seen(server)[-1]["at"]
        # Those who sit are not kept waiting.
        assert frames(server, BEN) == []
        server.attach(BEN)
        await until(lambda: frames(server, BEN))
        assert frames(server, BEN)[-1]["ask"] == 2

    run(play)


def test_another_keeper_keeps_them_behind_at_least_as_long() -> None:
    async def play(server: KeeperServer) -> None:
        keeper = await server.keeper()
        await kept_behind(server, Settings(delay=10))
        await asyncio.sleep(9)
        keeper.kill()
        await server.keeper("two")
        server.attach(*EVERYONE, DAN, to="two")
        adopted = asyncio.get_running_loop().time()
        server.bus_messages.clear()
        await until(lambda: seen(server))
        assert asyncio.get_running_loop().time() - adopted >= 9.9

    run(play)


def test_without_spectators_a_spectator_sees_only_the_table_state() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        await kept_behind(server, Settings(spectators=False))
        await server.ask(ANA, Draw(), 1, 1)
        server.attach(DAN, EVE)
        assert msgspec.json.decode((await server.told(DAN, 0, 30)).facts) == []
        await stay(server, 20)
        assert seen(server) == seen(server, EVE) == []
        assert any(
            isinstance(bus_message, TableUpdate) and bus_message.table_state
            for bus_message in server.bus_messages
        )

    run(play)


def test_where_the_server_lets_nobody_look_on_a_spectator_is_told_nothing_and_a_seat_everything() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        await kept_behind(server, Settings())
        await server.ask(ANA, Draw(), 1, 1)
        assert msgspec.json.decode((await server.told(DAN, 0, 30, spectators=False)).facts) == []
        assert msgspec.json.decode((await server.told(BEN, 0, 30, spectators=False)).facts) != []
        word = SendBroadcast("gate", TABLE, BEN, "suggestion", 1, (0,), spectators=False)
        server.bus.send(to_keeper("one"), encode((replace(word, ask=2),)))
        await until(lambda: any(isinstance(bus_message, Delivery) for bus_message in server.bus_messages))
        assert [
            bus_message.only for bus_message in server.bus_messages if isinstance(bus_message, Delivery)
        ] == [EVERYONE]

    run(play)


def test_a_passing_word_is_not_for_those_who_are_kept_behind() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        await kept_behind(server, Settings(delay=5))
        server.bus.send(to_keeper("one"), encode((SendBroadcast("gate", TABLE, BEN, "suggestion", 1, (0,)),)))
        await until(lambda: any(isinstance(bus_message, Delivery) for bus_message in server.bus_messages))
        (word,) = [bus_message for bus_message in server.bus_messages if isinstance(bus_message, Delivery)]
        assert word.only == EVERYONE

    run(play)


def test_whoever_gives_the_place_away_is_kept_behind_from_then_on() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        await kept_behind(server, Settings(delay=10))
        await stay(server, 11)
        await server.ask(ANA, Look(), 1, 1)
        server.bus_messages.clear()
        server.attach(DAN)
        assert code(await server.ask(BEN, at.OfferSeat(DAN))) == "done"
        assert code(await server.ask(DAN, at.AcceptSeat(BEN))) == "done"
        assert [frame["ask"] for frame in seen(server, BEN)] == [1]
        assert frames(server, DAN)[-1]["own"]["seat"] == 1
        server.attach(BEN)
        await server.ask(DAN, Look(), 1, 2)
        await asyncio.sleep(1)
        assert max(frame["ask"] for frame in seen(server, BEN)) == 1
        assert code(await server.ask(CAI, Look(), 1, 3)) == "done"
        server.attach(BEN, EVE)
        await asyncio.sleep(11)
        server.attach(BEN, EVE)
        await asyncio.sleep(1)
        assert seen(server, BEN)[-1]["ask"] == seen(server, EVE)[-1]["ask"] == 4

    run(play)


def test_who_is_put_behind_in_the_middle_of_a_game_loses_nothing_seen() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE, DAN)
        await server.begin(turns=12)
        await server.ask(ANA, Look(), 1, 1)
        assert code(await server.ask(ANA, at.Arrange(Settings(delay=30)))) == "done"
        await server.ask(BEN, Look(), 1, 2)
        server.bus_messages.clear()
        server.attach(DAN, EVE)
        await asyncio.sleep(1)
        assert [frame["ask"] for frame in seen(server, EVE)] == [2]

    run(play)
