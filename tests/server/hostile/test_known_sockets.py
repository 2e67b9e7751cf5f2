"""Whose sockets count for whom: bots for nobody, known people for themselves, all others for their address.

Nothing is near here: every address is counted, as if it were another machine.
"""

import asyncio

from msgspec.structs import replace

from camlann.client.socket_client import Client, http_session
from camlann.protocol.socket_messages import encode
from camlann.rate_limit import Rate
from camlann.runtime import Runtime
from camlann.server.bot_seats import token as bot_token
from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.limits import LIMITS
from camlann.server.store import Person
from camlann.table import PersonId
from tests.server.hostile.attacked_server import (
    ANA,
    BEN,
    BOTS_KEY,
    CAI,
    MAL,
    ORIGIN,
    TABLE,
    TOM,
    AttackedServer,
    besieged,
    hello,
    token,
)
from tests.server.hostile.intruder import TEXT, Intruder, frame

OPEN, TOO_MANY = "HTTP/1.1 101 Switching Protocols", "HTTP/1.1 429 Too Many Requests"
CLUB = [PersonId(f"{n:032x}") for n in range(1, 32)]


def bot(n: int) -> PersonId:
    return PersonId(f"bot:{n:032x}")


def cookie(value: str) -> list[tuple[str, str]]:
    return [("Origin", ORIGIN), ("Cookie", f"camlann={value}")]


def bearer(value: str) -> list[tuple[str, str]]:
    return [("Authorization", f"Bearer {value}")]


async def strangers(server: AttackedServer, count: int) -> list[Intruder]:
    """Sockets of nobody in particular, as many as an address may hold."""
    lines: list[Intruder] = []
    while len(lines) < count:
        line = await Intruder.connect(server)
        if await line.upgrade() == OPEN:
            lines.append(line)
    return lines


def leave(lines: list[Intruder]) -> None:
    for line in lines:
        line.leave()


def test_bots_of_another_machine_all_come() -> None:
    """More than an address may open, or may have as sockets or connections."""

    async def story(server: AttackedServer) -> None:
        http = http_session()
        url = f"http://127.0.0.1:{server.web_server.port}"
        clients = [
            Client(http, [url], bot_token(BOTS_KEY, bot(n)), TABLE.name, Runtime())
            for n in range(LIMITS.connections + 60)
        ]
        http.headers["Host"] = "castle.test"
        try:
            for client in clients:
                client.start()
            async with asyncio.timeout(30):
                for client in clients:
                    await client.until(lambda session: session.welcome)
            assert len(server.gate) == len(clients)
            assert sum(client.connections for client in clients) == len(clients)
            assert not server.gate.admission._connected
            # They count for nobody else of their address.
            visitor = await Intruder.connect(server)
            assert await visitor.upgrade() == OPEN
            visitor.leave()
        finally:
            for client in clients:
                await client.stop()
            await http.close()

    besieged(story, near=())


def test_who_only_says_to_be_a_bot_is_counted() -> None:
    async def story(server: AttackedServer) -> None:
        for shown in (
            f"{bot(1)}.{'0' * 64}",
            bot_token(b"another key", bot(1)),
            str(bot(1)),
            "bot:",
            "bot:.é",
        ):
            others = await strangers(server, 3)
            line = await Intruder.connect(server)
            assert await line.upgrade(bearer(shown)) == TOO_MANY
            leave([*others, line])
            await asyncio.sleep(0.05)

    besieged(story, replace(LIMITS, sockets=3, new_sockets=LIMITS.requests), near=())


def test_a_club_of_thirty_one_behind_one_router_all_connect() -> None:
    async def story(server: AttackedServer) -> None:
        others = await strangers(server, 20)
        for n, person_id in enumerate(CLUB):
            server.disk.add_person(Person(person_id, f"P{n}"), hashed(token(person_id)), 0)
        lines = []
        for person_id in CLUB:
            # Two tabs each.
            for _ in range(2):
                line = await Intruder.connect(server)
                assert await line.upgrade(cookie(token(person_id))) == OPEN
                await line.send(frame(TEXT, encode(replace(hello(person_id), token=""))))
                assert (await line.listen(1)).kinds == ("welcome",)
                lines.append(line)
        leave([*others, *lines])
        await asyncio.sleep(0.1)
        assert not server.gate.admission._sockets
        assert not server.gate.admission._connected

    besieged(story, near=())


def test_a_player_comes_back_whatever_a_neighbour_holds() -> None:
    async def story(server: AttackedServer) -> None:
        others = await strangers(server, 3)
        line = await Intruder.connect(server)
        assert await line.upgrade() == TOO_MANY
        line.leave()
        for shown in (cookie(token(MAL)), bearer(token(MAL))):
            line = await Intruder.connect(server)
            assert await line.upgrade(shown) == OPEN
            others.append(line)
        for shown in (cookie("nobody's"), bearer("nobody's"), cookie("")):
            line = await Intruder.connect(server)
            assert await line.upgrade(shown) == TOO_MANY
            line.leave()
        leave(others)

    besieged(story, replace(LIMITS, sockets=3, new_sockets=LIMITS.requests), near=())


def test_a_person_has_eight_sockets_and_the_next_count_for_the_address() -> None:
    async def story(server: AttackedServer) -> None:
        lines = []
        for n in range(LIMITS.devices + 2 + 1):
            line = await Intruder.connect(server)
            lines.append(line)
            assert await line.upgrade(cookie(token(MAL))) == (OPEN if n < LIMITS.devices + 2 else TOO_MANY)
        leave(lines)

    besieged(story, replace(LIMITS, sockets=2), near=())


def test_looking_people_up_has_a_rate() -> None:
    """A handshake with a made-up session costs a question to the store."""

    async def story(server: AttackedServer) -> None:
        answers = []
        for n in range(5):
            line = await Intruder.connect(server)
            answers.append(await line.upgrade(cookie(f"made up {n}")))
            line.leave()
        assert answers == [OPEN] * 3 + [TOO_MANY] * 2

    besieged(story, replace(LIMITS, requests=Rate(3, 60)), near=())


def test_a_table_knows_where_its_people_are_without_their_address() -> None:
    async def story(server: AttackedServer) -> None:
        lines = []
        for person_id, address in ((MAL, "127.0.0.9"), (TOM, "127.0.0.9"), (ANA, "127.0.0.10")):
            lines.append(await (await Intruder.connect(server, address)).come(person_id))
            await asyncio.sleep(0.05)
        connections = [*server.gate._connections.values()]
        mal, tom, ana = (each.household for each in connections)
        assert mal == tom != ana
        assert len(mal) == 16
        assert "127" not in mal
        assert server.keeper.actors[TABLE.id].attached.household == mal
        leave(lines)

    besieged(story, near=())


def test_an_address_opens_so_many_tables() -> None:
    async def story(server: AttackedServer) -> None:
        statuses = []
        for person_id in (ANA, BEN, CAI, MAL):
            line = await Intruder.connect(server)
            shown = f"Authorization: Bearer {token(person_id)}"
            await line.send(f"POST /api/tables HTTP/1.1\r\nHost: castle.test\r\n{shown}\r\n\r\n".encode())
            statuses.append((await line.answer()).split()[1])
            line.leave()
        assert statuses == ["201", "201", "429", "429"]

    besieged(story, replace(LIMITS, tables_of_address=Rate(2, 60)), near=())
