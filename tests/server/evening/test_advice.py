"""Somebody asks what to do, at a table that allows it; nobody else learns that they asked."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from camlann import avalon
from camlann.bots.advice import Advice, advise
from camlann.server.gate.http import Reply
from camlann.server.gate.routes.advice import STEP_BYTES, STEP_SECONDS, AdviceRoutes
from camlann.table import Arrange, Begin, Bring, Choice, Choose, Settings, Sit, bot_id
from tests.server.evening.friends import Friend, town
from tests.server.evening.table import refused
from tests.server.evening.test_practice import SEATS, as_told
from tests.server.games.played_table import say
from tests.server.harness.loopback_server import RUNTIME, loopback_server
from tests.server.harness.virtual_loop import VirtualLoop
from tests.timeouts import HANG_SECONDS

STRICT = msgspec.Raw(msgspec.json.encode({"edition": "it", "strict_edition": True}))


async def sit_down(host: Friend, guest: Friend, settings: Settings, choice: Choice) -> str:
    """Two people and bots that never answer, and the cards are dealt."""
    table: str = (await host.told("POST", "/api/tables"))["table"]
    first, second = await host.opens(f"/t/{table}"), await guest.opens(f"/t/{table}")
    await say(first, Sit())
    await say(second, Sit())
    await say(first, Arrange(settings))
    await say(first, Choose(choice))
    for _ in range(SEATS - 2):
        await say(first, Bring(bot_id(RUNTIME.name())))
    for device in (first, second):
        await device.until(lambda told: told.table and len(told.table.seats) == SEATS, HANG_SECONDS)
        await device.agree()
    await say(first, Begin())
    for device in (first, second):
        await device.until(lambda told: told.frame, HANG_SECONDS)
    return table


def test_a_seat_is_advised_from_what_it_was_told_and_nobody_else_hears_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            asyncio.timeout(HANG_SECONDS),
            loopback_server(f"sqlite:{tmp_path}/camlann.db") as server,
            town(server.urls) as people,
        ):
            ana, ben, eve = [await people.guest(name) for name in ("Ana", "Ben", "Eve")]
            table = await sit_down(ana, ben, Settings(advice=True), Choice("avalon", preset="first_game"))
            path = f"/api/tables/{table}/advice"
            heard: list[bytes] = []
            receive = ben.device.session.receive
            ben.device.session.receive = lambda data: (heard.append(data), receive(data))[1]  # type: ignore[method-assign, func-returns-value]
            started = asyncio.get_running_loop().time()
            status, body = await ana.ask("GET", path)
            took = asyncio.get_running_loop().time() - started
            assert (status, len(body) % STEP_BYTES) == (200, 0)
            assert took >= STEP_SECONDS
            # It is what anybody could work out from what her own device was told.
            assert msgspec.json.decode(body, type=Advice) == advise(as_told(ana), avalon, 0)  # type: ignore[arg-type]
            assert heard == []
            assert (await eve.ask("GET", path))[0] == 404
            # What all agreed on stays while the game runs.
            assert "table.game-running" in await refused(ana.device, Arrange(Settings(advice=False)))

    asyncio.run(story())


@pytest.mark.parametrize(
    "works, comes", [(0.0, 2.0), (0.3, 2.0), (1.9, 2.0), (2.1, 4.0), (5.0, 6.0)], ids=str
)
def test_advice_comes_a_multiple_of_two_seconds_after_it_was_asked_for(works: float, comes: float) -> None:
    async def of(*_: object) -> Reply:
        await asyncio.sleep(works)
        return Reply(200, {}, b"")

    async def acting(me: object, *_: object) -> object:
        return me

    async def story() -> float:
        context: Any = SimpleNamespace(authentication=SimpleNamespace(acting=acting))
        routes: Any = AdviceRoutes.__new__(AdviceRoutes)
        routes._context, routes._analysis = context, SimpleNamespace(of=of)
        routes._allows = lambda table: True
        by = SimpleNamespace(me="ana", table_name="", table=SimpleNamespace(seats=("ana",)))
        loop = asyncio.get_running_loop()
        start = loop.time()
        await routes._advice(SimpleNamespace(by=by))
        return loop.time() - start

    assert VirtualLoop(order="fifo").run(story()) == pytest.approx(comes)


def test_nobody_is_advised_where_the_table_or_a_strict_edition_forbids_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            asyncio.timeout(HANG_SECONDS),
            loopback_server(f"sqlite:{tmp_path}/camlann.db") as server,
            town(server.urls) as people,
        ):
            for n, (settings, choice) in enumerate(
                (
                    (Settings(), Choice("avalon", preset="first_game")),
                    (Settings(advice=True), Choice("avalon", options=STRICT)),
                )
            ):
                ana, ben = await people.guest(f"Ana{n}"), await people.guest(f"Ben{n}")
                table = await sit_down(ana, ben, settings, choice)
                assert (await ana.ask("GET", f"/api/tables/{table}/advice"))[0] == 404

    asyncio.run(story())
