"""Links to finished games: who may create them, what they show, and how they are revoked."""

import json
from typing import Any

import pytest

from camlann.engine.facts import Seat
from camlann.records.record import dump, load, record
from camlann.server.gate.http import Reply
from camlann.server.gate.pseudonyms import PSEUDONYMS, pseudonyms
from camlann.server.store import RecordLink, StoredRecord
from camlann.table import PersonId
from tests.server.api.archive import BOT, DORA, EMIL, NOWHERE, Archive, written
from tests.server.api.test_records import ALL, FULL, ROLES, worlds
from tests.server.harness.http_gate import read
from tests.server.harness.sample_data import ANNA, BERT, CARL, TABLE

HERE = f"/api/tables/{TABLE.name}/games/1/share"
PEOPLE = (ANNA, BERT, CARL, DORA, BOT)


class Shelves(Archive):
    """A server where this was played by four and a bot; Emil did not sit there."""

    def __init__(self, table: Any = FULL) -> None:
        super().__init__()
        for number in (1, 2):
            self.keep(StoredRecord(TABLE.id, number, PEOPLE, written(table)))

    def share(self, person_id: PersonId = ANNA) -> str:
        reply = self.ask("POST", HERE, person_id=person_id)
        assert reply.status == 201
        return str(read(reply)["share"])

    def links(self, person_id: PersonId = ANNA) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = read(self.ask("GET", HERE, person_id=person_id))
        return found

    def name(self, share: str, person_id: PersonId, agree: bool = True) -> Reply:
        return self.ask("PUT", f"{HERE}/{share}/name", {"agree": agree}, person_id=person_id)

    def shown(self, share: str, **query: str) -> Reply:
        return self.ask("GET", f"/api/shared/{share}/record", query=query)

    def names(self, share: str) -> list[str]:
        return [seat["name"] for seat in read(self.ask("GET", f"/api/shared/{share}"))["seats"]]


def test_anybody_reads_by_a_link_what_was_played() -> None:
    shelves = Shelves()
    share = shelves.share()
    assert len(share) == 32
    told = read(shelves.ask("GET", f"/api/shared/{share}"))
    assert (told["game"], told["disclosed"], len(told["seats"])) == ("avalon", True, 5)
    assert shelves.shown(share).body == written(FULL)
    assert shelves.shown(share, **{"as": "3"}).body == dump(record(FULL, Seat(3)))


def test_nobody_is_named_there_but_who_made_it_and_who_agreed() -> None:
    shelves = Shelves()
    share = shelves.share(BERT)
    assert shelves.names(share) == ["", "B", "", "", ""]
    assert shelves.name(share, CARL).status == 204
    assert shelves.names(share) == ["", "B", "C", "", ""]
    for person_id in (BERT, CARL):
        assert shelves.name(share, person_id, agree=False).status == 204
    assert shelves.names(share) == [""] * 5
    seats = read(shelves.ask("GET", f"/api/shared/{share}"))["seats"]
    assert [seat["bot"] for seat in seats] == [False] * 4 + [True]


def test_to_agree_for_one_link_is_not_to_agree_for_another() -> None:
    shelves = Shelves()
    one, other = shelves.share(ANNA), shelves.share(BERT)
    shelves.name(one, CARL)
    assert shelves.names(one) == ["A", "", "C", "", ""]
    assert shelves.names(other) == ["", "B", "", "", ""]


def test_the_others_have_arms_that_tell_nothing_of_who_they_are() -> None:
    shelves = Shelves()
    share = shelves.share()
    replies = [shelves.ask("GET", f"/api/shared/{share}"), shelves.shown(share)]
    replies += [shelves.shown(share, form="text", lang=language) for language in ("en", "fa")]
    for reply in replies:
        for private in (*PEOPLE, TABLE.name):
            assert private.encode() not in reply.body
    *coats, bot = [seat["pseudonym"] for seat in json.loads(replies[0].body)["seats"]]
    assert (len({*coats}), bot) == (4, "accolon"), "a bot keeps its name"
    assert {f"pseudonym-{coat}" for coat in coats} <= {*PSEUDONYMS}
    assert coats == [each.removeprefix("pseudonym-") for each in pseudonyms(share, 4)]
    assert pseudonyms(share, 5) != pseudonyms("0" * 32, 5)
    text = replies[2].body.decode()
    assert coats[1].capitalize() in text
    assert coats[0].capitalize() not in text, "who is named has no need of arms"


def test_who_was_forgotten_is_not_named_any_more() -> None:
    shelves = Shelves()
    share = shelves.share()
    del shelves.store.disk.people[ANNA]
    assert shelves.names(share) == [""] * 5
    assert shelves.shown(share, form="text").status == 200


@pytest.mark.parametrize("viewpoint", ["whole", "0", "1", "4"])
def test_where_not_all_is_told_a_link_shows_what_everybody_saw_even_of_who_made_it(viewpoint: str) -> None:
    shelves = Shelves(ROLES)
    share = shelves.share(ANNA)
    assert not read(shelves.ask("GET", f"/api/shared/{share}"))["disclosed"]
    assert load(shelves.shown(share).body) == record(ROLES, "spectator")
    for query in ({"as": viewpoint}, {"as": viewpoint, "form": "text"}):
        reply = shelves.ask("GET", f"/api/shared/{share}/record", query=query, person_id=ANNA)
        assert (reply.status, read(reply)) == (403, {"code": "undisclosed"})


def test_covered_answers_that_were_exchanged_change_no_byte_by_a_link() -> None:
    share = "ab" * 16
    told = []
    for table in worlds("roles"):
        shelves = Shelves(table)
        shelves.run(shelves.store.add_record_link(RecordLink(share, TABLE.id, 1, DORA, 0)))
        replies = [shelves.ask("GET", f"/api/shared/{share}")]
        replies += [shelves.shown(share, **{"as": str(each)}) for each in ALL]
        replies += [shelves.shown(share, form="text", lang=language) for language in ("en", "it")]
        told.append(replies)
    assert all(each == told[0] for each in told)


def test_one_has_one_link_and_finds_those_of_others() -> None:
    shelves = Shelves()
    mine = shelves.share()
    assert shelves.share() == mine
    shelves.now += 5
    theirs = shelves.share(BERT)
    assert shelves.links(CARL) == [
        {"share": mine, "by": ANNA, "made": 1_000_000, "named": [ANNA]},
        {"share": theirs, "by": BERT, "made": 1_000_005, "named": [BERT]},
    ]


@pytest.mark.parametrize("person_id", [ANNA, DORA])
def test_whoever_sat_there_can_take_a_link_away_and_then_it_never_was(person_id: PersonId) -> None:
    shelves = Shelves()
    share, never = shelves.share(), "9f" * 16
    shelves.name(share, BERT)
    assert shelves.ask("DELETE", f"{HERE}/{share}", person_id=person_id).status == 204
    assert shelves.links() == []
    for path in ("/api/shared/{}", "/api/shared/{}/record"):
        gone, none = (shelves.ask("GET", path.format(name)) for name in (share, never))
        assert gone == none
        assert gone.status == 404
    for method, end, body in (("DELETE", "", None), ("PUT", "/name", {"agree": True})):
        gone, none = (
            shelves.ask(method, f"{HERE}/{name}{end}", body, person_id=BERT) for name in (share, never)
        )
        assert gone == none
        assert gone.status == 404
    # Another one may be made, and nobody has agreed to that.
    again = shelves.share()
    assert again != share
    assert shelves.names(again) == ["A", "", "", "", ""]


def test_to_who_did_not_sit_there_there_is_neither_game_nor_link() -> None:
    shelves = Shelves()
    share = shelves.share()
    asked: list[tuple[str, str, object]] = [
        ("GET", "", None),
        ("POST", "", None),
        ("DELETE", f"/{share}", None),
        ("PUT", f"/{share}/name", {"agree": True}),
    ]
    for method, end, body in asked:
        for person_id in (EMIL, None):
            given = shelves.ask(method, HERE + end, body, person_id=person_id)
            none = shelves.ask(method, f"/api/tables/{NOWHERE}/games/1/share{end}", body, person_id=person_id)
            assert given == none
            assert given.status == 404
    assert len(shelves.links()) == 1


def test_a_link_of_another_game_is_not_found_at_this_one() -> None:
    shelves = Shelves()
    share = read(shelves.ask("POST", HERE.replace("games/1", "games/2"), person_id=ANNA))["share"]
    assert shelves.name(share, BERT).status == 404
    assert shelves.ask("DELETE", f"{HERE}/{share}", person_id=BERT).status == 404
    assert shelves.shown(share).status == 200


@pytest.mark.parametrize("name", ["", "x", "AB" * 16, "0" * 33, "%00" * 8, "\0" * 32, "..%2f" * 4])
def test_what_is_no_link(name: str) -> None:
    shelves = Shelves()
    for path in (f"/api/shared/{name}", f"/api/shared/{name}/record"):
        assert shelves.ask("GET", path).status == 404


def test_links_are_neither_made_nor_read_without_end() -> None:
    shelves = Shelves()
    share = shelves.share()
    assert {shelves.ask("POST", HERE, person_id=ANNA).status for _ in range(20)} == {201, 429}
    assert {shelves.shown(share).status for _ in range(50)} == {200, 429}
    other = shelves.ask("GET", f"/api/shared/{share}/record", address="198.51.100.1")
    assert other.status == 200
