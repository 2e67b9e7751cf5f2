"""Games of every size and with every module, played to their end over sockets, and what is left of them."""

import asyncio
from pathlib import Path
from random import Random

from camlann import avalon, shadows
from camlann.client import socket_client
from tests.avalon.configs import MODULES, Config, agreeable, config
from tests.choices import Choices
from tests.server.games.played_table import party
from tests.server.games.processes import many
from tests.server.harness.databases import database
from tests.server.harness.loopback_server import loopback_server
from tests.shadows.test_random_play import liked

AVALON = {5: 0, 7: 33, 10: 70}
"""By the number of seats: a table in which the modules are such that all come up."""
SHADOWS = {
    2: shadows.Options(),
    3: shadows.Options(bedivere=True),
    5: shadows.Options(expansion=True, squires=True),
    8: shadows.Options(expansion=True, traitors="among_us"),
}


def table_of(seats: int) -> Config:
    return config(Choices(Random(f"{AVALON[seats]} of {seats}").randbytes(1500)), seats)


def test_on_one_laptop_a_guest_plays_avalon_and_then_shadows_with_bots(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            loopback_server(f"sqlite:{tmp_path}/camlann.db") as server,
            party(server.urls, 5) as people,
        ):
            assert await socket_client.people(server.urls[0], people.places) == [
                socket_client.NamedPerson(people.places[0], "Guest")
            ]
            assert await people.play("avalon", avalon.Options(), agreeable, "laptop") > 50
            assert await people.play("shadows", shadows.Options(), liked, "laptop") > 50

    asyncio.run(scenario())


def test_the_tables_of_avalon_have_every_module_between_them() -> None:
    assert set().union(*(table_of(seats).modules for seats in AVALON)) == {*MODULES}


def test_over_two_gates_and_two_keepers_whole_games_are_played_and_a_rematch(tmp_path: Path) -> None:
    async def avalon_table(urls: tuple[str, ...], seats: int) -> None:
        async with party(urls, seats) as people:
            assert await people.play("avalon", table_of(seats).options, agreeable, f"many {seats}") > 50
            if seats == 5:
                assert await people.play("avalon", avalon.Options(), agreeable, "rematch") > 50

    async def shadows_table(urls: tuple[str, ...], seats: int) -> None:
        async with party(urls, seats) as people:
            assert await people.play("shadows", SHADOWS[seats], liked, f"many {seats}") > 50

    async def scenario(store: str) -> None:
        async with many(store, tmp_path) as urls:
            await asyncio.gather(
                *(avalon_table(urls, seats) for seats in AVALON),
                *(shadows_table(urls, seats) for seats in SHADOWS),
            )

    with database() as store:
        asyncio.run(scenario(store))
