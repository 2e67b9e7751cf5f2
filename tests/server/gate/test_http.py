"""The HTTP endpoints of a gate."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
import pytest

from camlann.runtime import Runtime
from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.http import Reply, Request
from camlann.server.store import StoredRecord
from tests.server.api.archive import played, written
from tests.server.harness.gate_server import CountingStore
from tests.server.harness.sample_data import ANNA, BERT, CARL, TABLE
from tests.server.harness.virtual_server import VirtualServer

T = TypeVar("T")


class TableActor(VirtualServer):
    def __init__(self) -> None:
        self.store = CountingStore()
        super().__init__(Runtime(), disk=self.store.disk)
        self.gate = self.add_gate(store=self.store)

    def ask(
        self, method: str, path: str, body: object = None, token: str = "", cookie: str = "", **query: str
    ) -> Reply:
        headers = {}
        if token:
            headers["authorization"] = f"Bearer {token}"
        if cookie:
            headers |= {"cookie": f"theme=dark; camlann={cookie}", "host": "here", "origin": "http://here"}
        data = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        asked = {key: tuple(value.split(",")) for key, value in query.items()}
        return _run(self.gate.http(Request(method, path, headers, asked, data, "192.0.2.7")))


def _run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def read(reply: Reply) -> Any:
    return msgspec.json.decode(reply.body)


def test_a_guest_gives_a_name_and_is_known_from_then_on() -> None:
    actor = TableActor()
    reply = actor.ask("POST", "/api/guests", {"name": "  Élaine of Astolat "})
    guest = read(reply)
    assert reply.status == 201
    assert guest.keys() == {"person_id", "token", "name"}
    assert guest["name"] == "Élaine of Astolat"
    assert len(guest["token"]) == 43
    cookie = reply.headers["Set-Cookie"]
    assert cookie == f"camlann={guest['token']}; Max-Age=34560000; HttpOnly; SameSite=Lax; Path=/"
    assert actor.store.disk.sessions[hashed(guest["token"])].person_id == guest["person_id"]
    for shown in ({"token": guest["token"]}, {"cookie": guest["token"]}):
        table = actor.ask("POST", "/api/tables", **shown)
        assert table.status == 201
        name = read(table)["table"]
        assert read(actor.ask("GET", f"/api/tables/{name}")) == {"table": name}


NO_NAMES = {
    "empty": "",
    "blank": " \t ",
    "too long": "x" * 41,
    "with a break": "Sir\nKay",
    "with a bell": "Kay\x07",
    "with a separator of lines": "Sir\u2028Kay",
    "invisible": "\u200b\u200d",
}


@pytest.mark.parametrize("name", NO_NAMES.values(), ids=NO_NAMES.keys())
def test_what_is_no_name(name: str) -> None:
    actor = TableActor()
    reply = actor.ask("POST", "/api/guests", {"name": name})
    assert (reply.status, read(reply)) == (400, {"code": "bad-name"})


def test_only_guests_that_are_created_count_as_new_guests() -> None:
    async def story(actor: TableActor) -> None:
        async def guest(name: str) -> int:
            body = msgspec.json.encode({"name": name})
            return (await actor.gate.http(Request("POST", "/api/guests", {}, {}, body, "192.0.2.7"))).status

        times = int(actor.gate.admission.limits.guests.times)
        assert {await guest("") for _ in range(2 * times)} == {400}
        # At once: nobody gets past the limit while the others are being stored.
        created = await asyncio.gather(*(guest("Gwen") for _ in range(times + 5)))
        assert sorted(created) == [201] * times + [429] * 5
        # A name that is refused says so even now.
        assert await guest("") == 400
        assert len(actor.store.disk.people) == before + times

    actor = TableActor()
    before = len(actor.store.disk.people)
    _run(story(actor))


BAD: dict[str, tuple[str, str, object, int, str]] = {
    "no such path": ("GET", "/api/nothing", None, 404, "not-found"),
    "a path too long": ("GET", "/api/tables/x/games/1/rows", None, 404, "not-found"),
    "another method": ("DELETE", "/api/guests", None, 405, "no-such-method"),
    "no body": ("POST", "/api/guests", None, 400, "malformed"),
    "no JSON": ("POST", "/api/guests", b"name=me", 400, "malformed"),
    "too deep": ("POST", "/api/guests", b'{"name":' + b"[" * 4000, 400, "malformed"),
    "a wrong type": ("POST", "/api/guests", {"name": 7}, 400, "malformed"),
    "an unknown field": ("POST", "/api/guests", {"name": "me", "admin": True}, 400, "malformed"),
    "a body too large": ("POST", "/api/guests", {"name": "x" * 9000}, 413, "too-large"),
    "nobody opens a table": ("POST", "/api/tables", None, 401, "who-are-you"),
    "a table that is not there": ("GET", f"/api/tables/{'ee' * 16}", None, 404, "not-found"),
    "a table no table is called": ("GET", "/api/tables/\0", None, 404, "not-found"),
}


@pytest.mark.parametrize("method, path, body, status, code", BAD.values(), ids=BAD.keys())
def test_bad_requests(method: str, path: str, body: object, status: int, code: str) -> None:
    reply = TableActor().ask(method, path, body)
    assert (reply.status, read(reply)) == (status, {"code": code})


def test_another_method_is_told_which_there_are() -> None:
    assert TableActor().ask("PUT", "/api/tables").headers["Allow"] == "POST"
    assert TableActor().ask("POST", "/api/server").headers["Allow"] == "GET, HEAD"


def test_an_unknown_token_is_nobody() -> None:
    for token in ("stolen", "bot:x.y", "\udcff", "bot:" + "0f" * 16 + ".é"):
        assert TableActor().ask("POST", "/api/tables", token=token).status == 401


def test_names_of_people_in_the_order_asked() -> None:
    reply = TableActor().ask("GET", "/api/people", person_id=f"{CARL},{'9' * 32},{ANNA},\0")
    assert read(reply) == [{"person_id": CARL, "name": "C"}, {"person_id": ANNA, "name": "A"}]


def test_no_more_than_twenty_names_at_once() -> None:
    actor = TableActor()
    assert actor.ask("GET", "/api/people", person_id=",".join([ANNA] * 20)).status == 200
    assert actor.ask("GET", "/api/people", person_id=",".join([ANNA] * 21)).status == 400
    assert read(actor.ask("GET", "/api/people")) == []


def test_a_finished_game_is_given_to_those_who_sat_there() -> None:
    actor = TableActor()
    record = written(played("a finished game"))
    _run(actor.store.add_record(StoredRecord(TABLE.id, 2, (ANNA, BERT), record)))
    reply = actor.ask("GET", f"/api/tables/{TABLE.name}/games/2", token=f"token of {BERT}")
    assert (reply.status, reply.body) == (200, record)
    assert reply.headers["Content-Type"] == "application/x-ndjson"


def test_for_everybody_else_it_is_as_if_there_were_none() -> None:
    actor = TableActor()
    _run(actor.store.add_record(StoredRecord(TABLE.id, 2, (ANNA, BERT), b"{}")))
    here = f"/api/tables/{TABLE.name}/games"
    refused = [
        actor.ask("GET", f"{here}/2", token=f"token of {CARL}"),
        actor.ask("GET", f"{here}/2", token="stolen"),
        actor.ask("GET", f"{here}/2"),
        actor.ask("GET", f"{here}/3", token=f"token of {ANNA}"),
        actor.ask("GET", f"{here}/0", token=f"token of {ANNA}"),
        actor.ask("GET", f"{here}/{'9' * 5000}", token=f"token of {ANNA}"),
        actor.ask("GET", f"{here}/two", token=f"token of {ANNA}"),
        actor.ask("GET", f"/api/tables/{'ee' * 16}/games/2", token=f"token of {ANNA}"),
        actor.ask("GET", "/api/nothing/at/all"),
    ]
    assert all(reply == refused[0] for reply in refused)
    assert refused[0].status == 404


def test_a_store_that_cannot_be_asked_runtime_try_again() -> None:
    actor = TableActor()
    actor.store.reachable = False
    reply = actor.ask("POST", "/api/guests", {"name": "Kay"})
    assert (reply.status, read(reply), reply.headers["Retry-After"]) == (503, {"code": "try-again"}, "1")


def test_whatever_breaks_inside_tells_nothing() -> None:
    actor = TableActor()
    actor.store.disk = None  # type: ignore[assignment]
    reply = actor.ask("POST", "/api/guests", {"name": "Kay"})
    assert (reply.status, read(reply)) == (500, {"code": "failed"})


@pytest.mark.parametrize("path", ["/api/people", "/api/nothing"])
def test_every_reply_is_kept_out_of_caches_and_frames(path: str) -> None:
    headers = TableActor().ask("GET", path).headers
    assert headers["Cache-Control"] == "no-store"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert headers["Content-Type"] == "application/json"


def test_no_two_routes_are_for_the_same_requests() -> None:
    routes = TableActor().gate.routes
    assert len({(route.method, route.path) for route in routes}) == len(routes)
