"""A join request reaches everybody who sits at the table at once, at any gate, and nobody else."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from camlann.protocol.socket_messages import JoinRequestIs
from camlann.runtime import Runtime
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.crypto.token_hash import hashed
from camlann.server.event_log_codec import LoggedFact, LogRow, entry
from camlann.server.gate.gate import Gate
from camlann.server.gate.http import Reply, Request
from camlann.server.gate.wrong_codes import MAX_WRONG
from camlann.server.store import Append, Person, TableName
from camlann.table import Arranged, HandedOver, PersonId, Sat, Settings, TableFact
from tests.server.harness.client import TestClient
from tests.server.harness.gate_server import GateServer, hello, run
from tests.server.harness.sample_data import ANNA, BERT, CARL, OTHER, TABLE

BOT = PersonId("bot:" + "0" * 32)
KEYS = TableKeys({1: bytes(32)}, Runtime())


class Street:
    """A table where Anna, the host, and Bert sit; Carl does not. It has two gates."""

    def __init__(self, server: GateServer) -> None:
        self.server = server
        self.far = server.add_gate("far", store=server.store)

    async def begin(self) -> None:
        await self._write(0, Sat(ANNA, 0), Sat(BERT, 1), Sat(BOT, 2), HandedOver(ANNA))
        await self._write(1, Arranged(Settings(ask_host=True)))
        await self.far.start()

    async def arrange(self, settings: Settings) -> None:
        await self._write(2, Arranged(settings))

    async def _write(self, n: int, *facts: TableFact) -> None:
        said = tuple(LoggedFact(True, msgspec.Raw(msgspec.json.encode(fact))) for fact in facts)
        written = entry(KEYS, TABLE.id, n, [LogRow(game=0, at=0, facts=said)])
        await self.server.store.append([Append(TABLE.id, written)])

    async def come(self, gate: Gate, person_id: PersonId, table: TableName = TABLE) -> TestClient:
        phone = TestClient()
        phone.device = gate.connect(phone)
        phone.say(hello(person_id, table=table))
        await asyncio.sleep(0.05)
        return phone

    async def ask(self, person_id: PersonId, method: str, path: str, body: object = None) -> Reply:
        headers = {"authorization": f"Bearer token of {person_id}"}
        data = b"" if body is None else msgspec.json.encode(body)
        return await self.server.gate.http(Request(method, path, headers, {}, data))

    async def join_request(self, person_id: PersonId = CARL) -> str:
        code = await self.ask(ANNA, "POST", f"/api/tables/{TABLE.name}/code")
        digits = msgspec.json.decode(code.body)["code"]
        join_request = await self.ask(person_id, "POST", "/api/join-requests", {"code": digits})
        await asyncio.sleep(0.05)
        return str(msgspec.json.decode(join_request.body)["id"])

    async def answer(self, id: str, admit: bool) -> None:
        reply = await self.ask(ANNA, "POST", f"/api/tables/{TABLE.name}/join-requests/{id}", {"admit": admit})
        assert reply.status == 204
        await asyncio.sleep(0.05)


def on_a_street(story: Callable[[Street], Awaitable[None]]) -> None:
    async def main(server: GateServer) -> None:
        street = Street(server)
        await street.begin()
        await story(street)
        await street.far.stop()

    run(main)


def test_seated_players_get_a_join_request_at_any_gate() -> None:
    async def story(street: Street) -> None:
        near, far = await street.come(street.server.gate, BERT), await street.come(street.far, ANNA)
        id = await street.join_request()
        for phone in (near, far):
            assert phone.shown_of(JoinRequestIs) == [JoinRequestIs(id, CARL, "C", 600_001)]

    on_a_street(story)


def test_and_what_became_of_it() -> None:
    async def story(street: Street) -> None:
        phone = await street.come(street.far, BERT)
        first = await street.join_request()
        await street.answer(first, False)
        second = await street.join_request()
        await street.answer(second, True)
        told = [(each.id, each.state) for each in phone.shown_of(JoinRequestIs)]
        assert told == [(first, "waiting"), (first, "refused"), (second, "waiting"), (second, "let-in")]

    on_a_street(story)


def test_others_do_not_get_a_join_request() -> None:
    async def story(street: Street) -> None:
        spectator, elsewhere = await street.come(street.far, CARL), await street.come(street.far, ANNA, OTHER)
        await street.answer(await street.join_request(), True)
        assert spectator.open
        assert elsewhere.open
        assert spectator.shown_of(JoinRequestIs) == elsewhere.shown_of(JoinRequestIs) == []

    on_a_street(story)


def test_a_join_request_is_as_long_whoever_asks() -> None:
    async def story(street: Street) -> None:
        phone = await street.come(street.far, ANNA)
        for name in ("C", "ب" * 40):
            await street.server.store.rename(CARL, name)
            await street.answer(await street.join_request(), False)
        assert {len(data) for _, data in phone.came if b'"join-request"' in data} == {512}

    on_a_street(story)


def test_a_join_request_is_taken_though_nobody_can_be_told() -> None:
    async def story(street: Street) -> None:
        street.server.bus.up = False
        assert await street.join_request()

    on_a_street(story)


def test_wrong_codes_at_all_gates_count_together() -> None:
    async def story(street: Street) -> None:
        gates = (street.server.gate, street.far)
        people = [PersonId(f"{n:032x}") for n in range(MAX_WRONG)]
        for person_id in people:
            await street.server.store.add_person(Person(person_id, "X"), hashed(f"token of {person_id}"))
        code = await street.ask(ANNA, "POST", f"/api/tables/{TABLE.name}/code")
        digits = msgspec.json.decode(code.body)["code"]
        body = msgspec.json.encode({"code": f"{(int(digits) + 1) % 1_000_000:06}"})
        for n, person_id in enumerate(people):
            headers = {"authorization": f"Bearer token of {person_id}"}
            asked = Request("POST", "/api/join-requests", headers, {}, body, f"192.0.2.{n}")
            assert (await gates[n % 2].http(asked)).status == 404
        await street.arrange(Settings())
        await street.ask(ANNA, "POST", f"/api/tables/{TABLE.name}/code")
        reply = await street.ask(CARL, "POST", "/api/join-requests", {"code": digits})
        assert msgspec.json.decode(reply.body)["state"] == "waiting"

    on_a_street(story)
