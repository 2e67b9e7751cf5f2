"""Wishes for Knights on the server: the game itself says what can be wished for, and deals it."""

import asyncio

import msgspec

from camlann import table as at
from camlann.client.fair_deal import FairDealClient
from camlann.games import GAMES
from camlann.protocol.socket_messages import Refused
from camlann.runtime import Runtime
from camlann.table import Choice, PersonId
from tests.server.harness.clock import drawn_runtime, run_virtual, until
from tests.server.harness.keeper_server import ANA, BEN, CAI, EVERYONE, KeeperServer
from tests.server.keeper.test_keeper import code, frames
from tests.server.keeper.test_people import done, table_now

CLASSIC = at.Choose(Choice("shadows", preset="classic"))
EVERYTHING = at.Choose(Choice("shadows", preset="everything"))
SEATED = tuple((person_id, at.Sit()) for person_id in EVERYONE)


def at_a_table(play) -> None:  # type: ignore[no-untyped-def]
    async def main() -> None:
        server = KeeperServer(games=GAMES)
        await server.open()
        await server.keeper()
        server.attach(*EVERYONE)
        await done(server, *SEATED)
        await play(server)

    run_virtual(main())


def wished(server: KeeperServer) -> dict[PersonId, str]:
    return {person_id: figure.name for person_id, figure in table_now(server).figures.items()}


def test_the_chosen_game_and_its_options_say_who_can_be_wished_for() -> None:
    async def play(server: KeeperServer) -> None:
        assert code(await server.ask(ANA, at.WishFigure("kay"))) == "table.nothing-chosen"
        await done(server, (ANA, CLASSIC))
        assert code(await server.ask(ANA, at.WishFigure("lamorak"))) == "table.no-such-figure"
        # The colour that a device names counts for nothing.
        assert code(await server.ask(ANA, at.WishFigure("lamorak", "white"))) == "table.no-such-figure"
        await done(server, (ANA, EVERYTHING), (ANA, at.WishFigure("lamorak", "red")))
        taken = await server.ask(BEN, at.WishFigure("percival"))
        assert isinstance(taken, Refused)
        assert msgspec.json.decode(taken.reason) == {"type": "table.colour-taken", "by": ANA}
        await done(server, (BEN, at.WishFigure("kay")))
        # Back to the base game: Lamorak is not in its box.
        await done(server, (ANA, CLASSIC))
        assert wished(server) == {BEN: "kay"}
        # Avalon says itself who is who.
        await done(server, (ANA, at.Choose(Choice("avalon", preset="classic"))))
        assert wished(server) == {}

    at_a_table(play)


def test_the_host_cannot_choose_for_others_by_the_choice_itself() -> None:
    async def play(server: KeeperServer) -> None:
        await done(server, (ANA, at.Choose(Choice("shadows", preset="classic", figures=("kay", "", "")))))
        choice = table_now(server).choice
        assert choice is not None
        assert choice.figures == ()

    at_a_table(play)


def test_devices_reveal_to_a_deal_with_the_wishes_that_all_have_seen_and_the_wishes_are_dealt() -> None:
    async def play(server: KeeperServer) -> None:
        await done(server, (ANA, EVERYTHING), (BEN, at.WishFigure("kay")), (CAI, at.WishFigure("tristan")))
        runtime: Runtime = drawn_runtime("devices")
        devices = {person_id: FairDealClient(runtime, GAMES, "t") for person_id in EVERYONE}
        for person_id, device in devices.items():
            await done(server, (person_id, device.agree(table_now(server), person_id)))
        await done(server, (ANA, at.Begin()))
        for person_id, device in devices.items():
            reveal = device.reveal(table_now(server), person_id)
            assert reveal is not None, "the device does not know this deal"
            await done(server, (person_id, reveal))
        await until(lambda: frames(server, ANA))
        public = frames(server, ANA)[0]["public"]
        # Only one seat is left to the lot, so King Arthur is there.
        assert public["coats"] == ["arthur", "kay", "tristan"]
        assert wished(server) == {}
        # Another keeper reads the same game from the log.
        await server.keeper("two")
        server.attach(CAI, to="two")
        await asyncio.sleep(1)
        assert frames(server, CAI)[-1]["public"]["coats"] == public["coats"]

    at_a_table(play)


def test_a_device_reveals_nothing_to_a_deal_with_other_wishes() -> None:
    async def play(server: KeeperServer) -> None:
        await done(server, (ANA, CLASSIC), (BEN, at.WishFigure("kay")))
        device = FairDealClient(drawn_runtime("device"), GAMES, "t")
        await done(server, (ANA, device.agree(table_now(server), ANA)))
        await done(server, *((person_id, at.Agree()) for person_id in (BEN, CAI)), (ANA, at.Begin()))
        seen = table_now(server)
        other = msgspec.structs.replace(seen, figures={BEN: at.Figure("gawain", "green")})
        assert device.reveal(other, ANA) is None
        assert device.withheld

    at_a_table(play)


def test_with_the_expansion_somebody_must_be_arthur() -> None:
    async def play(server: KeeperServer) -> None:
        wishes = zip(EVERYONE, ("kay", "tristan", "gareth"), strict=True)
        await done(server, (ANA, EVERYTHING), *((each, at.WishFigure(name)) for each, name in wishes))
        await done(server, *((person_id, at.Agree()) for person_id in EVERYONE))
        refused = await server.ask(ANA, at.Begin())
        assert isinstance(refused, Refused)
        assert b"E-ARTHUR" in bytes(refused.reason)
        await done(server, (BEN, at.WishFigure("arthur")), (ANA, at.Begin()))

    at_a_table(play)
