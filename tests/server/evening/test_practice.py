"""One person practises with bots, through real sockets, and nobody else comes near the table."""

import asyncio
from pathlib import Path

import msgspec

from camlann import avalon
from camlann.avalon.quest import QuestEnded
from camlann.bots.practice import Review, review
from camlann.client.session import Session
from camlann.engine.facts import Private
from camlann.records.record import Audience, Header, Record, Row, Undisclosed
from camlann.server.bot_seats import Bots
from camlann.server.gate.routes.practice import STEP_BYTES
from camlann.table import (
    Arrange,
    Begin,
    Bring,
    Choice,
    Choose,
    ClaimSeat,
    OfferSeat,
    OpenDisplay,
    Queue,
    Settings,
    Sit,
    Volunteer,
    bot_id,
)
from tests.server.evening.friends import Friend, town
from tests.server.evening.table import Sitting, refused, table_now
from tests.server.games.played_table import say
from tests.server.harness.loopback_server import BOTS_KEY, RUNTIME, loopback_server
from tests.timeouts import HANG_SECONDS

SEATS = 5
quest = msgspec.json.encode(QuestEnded(1, 2, 0, won=True)).split(b",")[0]


def quests(conversation: Session) -> int:
    return sum(bytes(fact).startswith(quest) for fact in conversation.told.get(1, ()))


async def practises(friend: Friend) -> str:
    """Somebody opens a table of their own, and the cards are dealt."""
    table = (await friend.told("POST", "/api/tables"))["table"]
    device = await friend.opens(f"/t/{table}")
    await say(device, Sit())
    await say(device, Arrange(Settings(practice=True)))
    await say(device, Choose(Choice("avalon", preset="first_game")))
    for _ in range(SEATS - 1):
        await say(device, Bring(bot_id(RUNTIME.name())))
    await device.until(lambda told: told.table and len(told.table.seats) == SEATS, HANG_SECONDS)
    await device.agree()
    await say(device, Begin())
    return str(table)


def as_told(friend: Friend) -> Record:
    """What this person's device was told of the game."""
    facts = [(avalon.WIRE.fact.decode(raw), raw) for raw in friend.device.session.told[1]]
    header = Header(
        game="avalon",
        revision=avalon.REVISION,
        number=1,
        options=table_now(friend).choice.options,  # type: ignore[union-attr]
        seats=SEATS,
        viewpoint=0,  # type: ignore[arg-type]
        chance=Undisclosed(),
        throws=(),
    )
    told: list[tuple[Audience, msgspec.Raw]] = [
        (fact.seat if isinstance(fact, Private) else "public", raw) for fact, raw in facts
    ]
    rows = (Row(n, 1, None, msgspec.Raw(b"null"), 0, (each,)) for n, each in enumerate(told))
    return Record(header, tuple(rows))


def test_a_person_practises_alone_and_loses_nothing_if_the_server_dies(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            asyncio.timeout(HANG_SECONDS),
            loopback_server(f"sqlite:{tmp_path}/camlann.db", keepers=2) as server,
            town(server.urls) as people,
        ):
            bots = Bots(server.bus, server.urls, BOTS_KEY, RUNTIME, animation_scale=0.005)
            await bots.start()
            ana, eve = await people.guest("Ana"), await people.guest("Eve")
            table = await practises(ana)
            path = f"/api/tables/{table}/review"
            async with asyncio.TaskGroup() as group:
                sitting = Sitting(1, group)
                sitting.plays(ana)
                await ana.device.until(quests, HANG_SECONDS)
                sitting.stop_playing(ana)
            status, body = await ana.ask("GET", path)
            assert (status, len(body) % STEP_BYTES) == (200, 0)
            found = msgspec.json.decode(body, type=Review)
            assert found.number == quests(ana.device.session)
            # It is what anybody could work out from what her own device was told.
            assert found == review(as_told(ana), avalon, 0)  # type: ignore[arg-type]

            await nobody_else_comes(eve, ana, table)

            # Whatever dies, the same is told again.
            next(keeper for keeper in server.keepers if keeper.actors).kill()
            assert await ana.ask("GET", path) == (200, body)
            await bots.stop()

    asyncio.run(story())


async def nobody_else_comes(eve: Friend, ana: Friend, table: str) -> None:
    device = await eve.opens(f"/t/{table}")
    await device.until(lambda told: told.table, HANG_SECONDS)
    for command in (Sit(), Queue(), Volunteer(), OpenDisplay("ab" * 32)):
        assert "table.practice-table" in await refused(device, command)
    assert await refused(device, ClaimSeat(ana.person_id))
    assert "table.practice-table" in await refused(ana.device, OfferSeat(eve.person_id))
    assert "table.practice-table" in await refused(ana.device, OpenDisplay("ab" * 32))
    refusals = [
        await ana.ask("POST", f"/api/tables/{table}/code"),
        await eve.ask("GET", f"/api/tables/{table}/review"),
        await eve.ask("GET", f"/api/tables/{table}/recap"),
    ]
    assert [status for status, _ in refusals] == [409, 404, 404]
    # She sees that there is a table, and nothing of the game.
    assert device.session.frame is None
    assert not device.session.told.get(1)
