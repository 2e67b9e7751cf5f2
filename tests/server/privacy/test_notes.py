"""Notes belong to a person and a table: they follow the person, and nobody else ever learns of them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
import pytest

from camlann.protocol.socket_messages import Done
from camlann.server.gate.http import MAX_BODY_BYTES, Request
from camlann.server.gate.routes.notes import REPLY_BYTES
from camlann.table import AcceptSeat, OfferSeat, PersonId
from tests.server.harness.client import TestClient
from tests.server.harness.stepped_server import Principal, a_bot
from tests.server.privacy.moderated_server import ANN, BEN, CAL, MAY, MOD, ModeratedServer, token

MINE = {
    "text": "Ben looked away. بن دروغ می‌گوید",
    "marks": [{"game": 1, "seat": 2, "side": "evil", "colour": "red", "shape": "cross"}],
}
FAKE = "0123456789abcdef" * 2


@contextmanager
def hamlet() -> Iterator[tuple[ModeratedServer, str]]:
    server = ModeratedServer()
    yield server, f"/api/tables/{server.table(ANN, BEN)}/notes"
    server.end()


def test_without_notes_the_notes_are_empty() -> None:
    with hamlet() as (server, notes):
        assert server.has(ANN, "GET", notes) == {"version": 0, "text": "", "marks": []}


def test_notes_follow_to_another_device_at_another_gate() -> None:
    with hamlet() as (server, notes):
        written = server.has(ANN, "PUT", notes, MINE)
        assert written == MINE | {"version": 1}
        link = server.has(ANN, "POST", "/api/me/links")["link"]
        phone = Principal(
            server.told(Principal(""), "POST", f"/api/links/{link.removeprefix('/d/')}")["token"]
        )
        assert server.told(phone, "GET", notes, gate=1) == written
        assert server.told(phone, "PUT", notes, {"version": 1, "text": "more"}, 1)["version"] == 2
        assert server.has(ANN, "GET", notes)["text"] == "more"


def test_notes_are_not_overwritten_unread() -> None:
    with hamlet() as (server, notes):
        server.has(ANN, "PUT", notes, MINE)
        for version in (0, 2):
            reply = server.asks(ANN, "PUT", notes, {"version": version, "text": "lost"})
            assert (reply.status, reply.body) == (409, b'{"code":"written-since"}')
        assert server.has(ANN, "GET", notes) == MINE | {"version": 1}


def test_notes_can_be_thrown_away() -> None:
    with hamlet() as (server, notes):
        server.has(ANN, "PUT", notes, MINE)
        server.has(ANN, "DELETE", notes)
        assert server.has(ANN, "GET", notes)["version"] == 0
        assert not server.disk.notes
        assert server.has(ANN, "PUT", notes, {"text": "again"})["version"] == 1


@pytest.mark.parametrize("method, body", [("GET", None), ("PUT", MINE), ("DELETE", None)])
def test_to_strangers_moderators_and_bots_there_is_no_such_table(method: str, body: object) -> None:
    with hamlet() as (server, notes):
        server.has(ANN, "PUT", notes, MINE)
        none = f"/api/tables/{FAKE}/notes"
        for person_id in (CAL, MAY, MOD):
            assert server.asks(person_id, method, notes, body) == server.asks(person_id, method, none, body)
            assert server.asks(person_id, method, notes, body).status == 404
        for other in (Principal(""), Principal("x" * 43), a_bot()):
            assert server.ask(other, method, notes, body) == server.ask(other, method, none, body)
        assert server.has(ANN, "GET", notes) == MINE | {"version": 1}


def test_they_go_by_person_and_not_by_seat() -> None:
    """Whoever takes a seat over finds none there."""
    server = ModeratedServer()
    table = server.table(BEN, ANN)
    notes = f"/api/tables/{table}/notes"
    server.has(ANN, "PUT", notes, MINE)
    cal, ann = server.comes(CAL, table, down=False), server.comes(ANN, table, down=False)
    assert isinstance(server.does(ann, OfferSeat(CAL)), Done)
    assert isinstance(server.does(cal, AcceptSeat(ANN)), Done)
    assert server.has(CAL, "GET", notes)["version"] == 0
    server.has(CAL, "PUT", notes, {"text": "mine"})
    server.has(CAL, "DELETE", notes)
    assert server.has(ANN, "GET", notes) == MINE | {"version": 1}
    server.end()


def test_two_guests_who_are_one_have_one_page_of_notes() -> None:
    with hamlet() as (server, notes):
        server.has(BEN, "PUT", notes, MINE)
        server.has(ANN, "POST", "/api/me/joined", {"token": token(BEN)})
        assert server.has(ANN, "GET", notes) == MINE | {"version": 1}
        assert server.has(ANN, "PUT", notes, {"version": 1, "text": "both"})["version"] == 2
        assert [(person_id, each.version) for (person_id, _), each in server.disk.notes.items()] == [(BEN, 2)]


def full(size: int) -> dict[str, object]:
    """Notes whose JSON has so many bytes."""
    marks = [{"game": 10**6, "seat": 19, "side": "evil", "colour": "orange", "shape": "triangle"}] * 60
    used = len(msgspec.json.encode({"text": "", "marks": marks}))
    return {"text": "x" * (size - used), "marks": marks}


def test_every_answer_and_every_kept_page_is_as_long() -> None:
    with hamlet() as (server, notes):
        sizes, kept = {len(server.asks(ANN, "GET", notes).body)}, set()
        bodies: list[dict[str, object]] = [{**MINE}, {}, {"text": "x" * 4000}, full(MAX_BODY_BYTES - 200)]
        for version, body in enumerate(bodies):
            reply = server.asks(ANN, "PUT", notes, {**body, "version": version})
            assert reply.status == 200
            sizes |= {len(reply.body), len(server.asks(ANN, "GET", notes).body)}
            kept |= {len(each.sealed) for each in server.disk.notes.values()}
        assert sizes == {REPLY_BYTES}
        assert len(kept) == 1
        assert server.asks(ANN, "PUT", notes, {"version": 4, "text": "x" * MAX_BODY_BYTES}).status == 413


@pytest.mark.parametrize(
    "body",
    [
        {"text": "x" * 4001},
        {"marks": [{"game": 1, "seat": 20}]},
        {"marks": [{"game": 1, "seat": 1, "side": "merlin"}]},
        {"marks": [{"game": 1, "seat": 1}] * 201},
        {"version": -1},
        {"person_id": BEN},
    ],
)
def test_what_is_no_note_is_refused(body: object) -> None:
    with hamlet() as (server, notes):
        assert server.asks(ANN, "PUT", notes, body).status == 400


def test_nothing_of_it_lies_open_where_it_is_kept() -> None:
    with hamlet() as (server, notes):
        server.has(ANN, "PUT", notes, MINE | {"text": "a canary"})
        [kept] = server.disk.notes.values()
        assert b"canary" not in kept.sealed


# Two worlds.


def everything_else(write: Callable[[ModeratedServer, str], None]) -> tuple[list[object], list[int]]:
    """What everybody but Ann is sent, with its times, and how long Ann's own answers are."""
    with hamlet() as (server, notes):
        table = notes.split("/")[3]
        phones: list[TestClient] = [
            server.comes(person_id, table, down=False, gate=n % 2)
            for n, person_id in enumerate((BEN, CAL, BEN, MAY))
        ]
        write(server, notes)
        server.pass_time(1.0)
        phones += [server.comes(person_id, table, down=False) for person_id in (BEN, CAL, MAY, MOD)]
        replies = [
            server.asks(person_id, "GET", path)
            for person_id in (BEN, CAL, MAY, MOD)
            for path in (notes, f"/api/tables/{table}/history", "/api/me/games", "/api/reports")
        ]
        names: dict[str, tuple[str, ...]] = {"person_id": (ANN, BEN, CAL)}
        for person_id in (BEN, MAY):
            asked = Request("GET", "/api/people", Principal(token(person_id)).headers(), names)
            replies.append(server.within(server.gates[0].http(asked)))
        server.pass_time(1.0)
        own = [len(server.asks(ANN, "GET", notes).body)]
        return [[each.came for each in phones], replies], own


def writing(*bodies: object) -> Callable[[ModeratedServer, str], None]:
    def write(server: ModeratedServer, notes: str) -> None:
        for body in bodies:
            server.has(ANN, "PUT", notes, body)

    return write


def test_what_one_person_notes_changes_no_byte_that_anybody_else_gets() -> None:
    worlds = [
        everything_else(writing(first, second))
        for first, second in (
            (MINE, MINE | {"version": 1}),
            ({"text": ""}, {"version": 1, "text": "x" * 4000}),
            ({"marks": [{"game": 1, "seat": 0}] * 100}, {"version": 1}),
        )
    ]
    assert worlds[0] == worlds[1] == worlds[2]


def test_the_comparison_sees_what_reaches_others() -> None:
    """The control: somebody who says it aloud is heard."""

    def aloud(name: str) -> Callable[[ModeratedServer, str], None]:
        def write(server: ModeratedServer, notes: str) -> None:
            server.has(ANN, "PATCH", "/api/me", {"name": name})
            server.table(PersonId(ANN))
            server.comes(MAY if name == "A" else MOD, notes.split("/")[3])

        return write

    assert everything_else(aloud("A")) != everything_else(aloud("B"))
