"""Join requests by a six-digit code, and the list of your own tables."""

import asyncio
import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from msgspec import Struct

import camlann
from camlann.avalon.role_reveal import Revealing
from camlann.engine.facts import Asked, Ended, Seat
from camlann.games import GAMES
from camlann.protocol.socket_messages import VERSION, Hello
from camlann.runtime import Runtime
from camlann.server.cluster.bus_messages import TableUpdate, ViewerUpdate
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.crypto.token_hash import hashed
from camlann.server.event_log_codec import LoggedFact, LogRow, entry
from camlann.server.gate.http import Reply, Request
from camlann.server.gate.limits import network
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.invitation_codes import DIGITS, VALID_MS, InvitationCodes, digits
from camlann.server.gate.routes.principals import Principals
from camlann.server.gate.wrong_codes import MAX_WRONG, MINUTE_MS
from camlann.server.keeper.listing import listing
from camlann.server.keeper.table_state import TableState
from camlann.server.settings import Settings as ServerSettings
from camlann.server.store import Append, Person, StoredRecord, TableName
from camlann.server.store.listings import Listing
from camlann.table import (
    Arranged,
    Begun,
    Choice,
    Chosen,
    Finished,
    HandedOver,
    PersonId,
    Risen,
    Sat,
    Settings,
    Table,
    TableFact,
    fold,
    uniform_clock,
)
from tests.server.api.archive import played, written
from tests.server.harness.client import TestClient
from tests.server.harness.http_gate import HERE, HttpGate, read
from tests.server.harness.sample_data import ANNA, BERT, CARL, OTHER, TABLE
from tests.server.harness.virtual_loop import VirtualLoop

KEYS = TableKeys({1: bytes(32)}, Runtime())
DORA = PersonId("d" * 32)
BOT = PersonId("bot:" + "0" * 32)


class Hall(HttpGate):
    """A server where Anna is the host of a table, Bert sits there, and Carl and Dora do not.

    The host is asked about everybody, unless `asks` is false.
    """

    def __init__(self, *, asks: bool = True, **settings: Any) -> None:
        super().__init__(**settings)
        self.run(self.store.add_person(Person(DORA, "D"), hashed(f"token of {DORA}")))
        self.n = 0
        self.tell(Sat(ANNA, 0), Sat(BERT, 1), Arranged(Settings(ask_host=asks)))

    def tell(self, *facts: Struct, table: TableName = TABLE, game: int = 0) -> None:
        """Write to the table's log, as its keeper does."""
        said = tuple(LoggedFact(True, msgspec.Raw(msgspec.json.encode(fact))) for fact in facts)
        written = entry(KEYS, table.id, self.n, [LogRow(game=game, at=0, facts=said)])
        self.run(self.store.append([Append(table.id, written)]))
        self.n += 1

    def code(self, person_id: PersonId = ANNA) -> str:
        return str(read(self.ask("POST", f"/api/tables/{TABLE.name}/code", person_id=person_id))["code"])

    def join_request(self, code: str, person_id: PersonId = CARL) -> Reply:
        return self.ask("POST", "/api/join-requests", {"code": code}, person_id=person_id)

    def join_requests(self, person_id: PersonId = ANNA) -> list[dict[str, object]]:
        found: list[dict[str, object]] = read(
            self.ask("GET", f"/api/tables/{TABLE.name}/join-requests", person_id=person_id)
        )
        return found

    def answer(self, id: object, admit: bool, person_id: PersonId = ANNA, table: TableName = TABLE) -> Reply:
        return self.ask(
            "POST", f"/api/tables/{table.name}/join-requests/{id}", {"admit": admit}, person_id=person_id
        )


def test_every_seated_player_can_get_the_six_digits() -> None:
    hall = Hall()
    assert re.fullmatch("[0-9]{6}", hall.code(BERT))
    # They stay the same, for longer.
    first = hall.code()
    hall.now += VALID_MS - 1
    assert hall.code() == first


def test_who_asks_to_join_waits_and_is_let_in() -> None:
    hall = Hall()
    requested = hall.join_request(hall.code())
    assert requested.status == 201
    told = read(requested)
    assert (told["state"], told["table"]) == ("waiting", None)
    assert TABLE.name.encode() not in requested.body
    (heard,) = hall.join_requests()
    assert (heard["id"], heard["person_id"], heard["name"]) == (told["id"], CARL, "C")
    assert hall.answer(told["id"], admit=True).status == 204
    path = f"/api/join-requests/{told['id']}"
    assert read(hall.ask("GET", path, person_id=CARL)) == {
        "id": told["id"],
        "state": "let-in",
        "table": TABLE.name,
    }
    assert hall.join_requests() == []
    # From now on they find it by themselves.
    assert [each["table"] for each in read(hall.ask("GET", "/api/me/games", person_id=CARL))] == [TABLE.name]


def test_a_practice_table_has_no_code_and_lets_nobody_in() -> None:
    hall = Hall()
    code = hall.code()
    waiting = read(hall.join_request(code))["id"]
    hall.tell(Risen(BERT), Arranged(Settings(practice=True)))
    asked = (
        hall.ask("POST", f"/api/tables/{TABLE.name}/code", person_id=ANNA),
        hall.join_request(code, DORA),
        hall.answer(waiting, admit=True),
    )
    assert [(each.status, read(each)) for each in asked] == [(409, {"code": "practice-table"})] * 3
    assert hall.answer(waiting, admit=False).status == 204


def test_or_they_are_not_and_learn_nothing() -> None:
    hall = Hall()
    told = read(hall.join_request(hall.code()))
    assert hall.answer(told["id"], admit=False).status == 204
    reply = hall.ask("GET", f"/api/join-requests/{told['id']}", person_id=CARL)
    assert read(reply) == {"id": told["id"], "state": "refused", "table": None}
    # The first answer counts.
    hall.answer(told["id"], admit=True)
    assert read(hall.ask("GET", f"/api/join-requests/{told['id']}", person_id=CARL))["state"] == "refused"
    assert read(hall.ask("GET", "/api/me/games", person_id=CARL)) == []


def test_asking_to_join_twice_is_one_request() -> None:
    hall = Hall()
    code = hall.code()
    assert read(hall.join_request(code)) == read(hall.join_request(code))
    hall.now += 1
    assert read(hall.join_request(code, DORA))["id"] != read(hall.join_request(code))["id"]
    assert [each["person_id"] for each in hall.join_requests()] == [CARL, DORA]


def test_a_join_request_and_a_code_last_ten_minutes() -> None:
    hall = Hall()
    code = hall.code()
    told = read(hall.join_request(code))
    hall.now += VALID_MS
    assert hall.join_request(code, DORA).status == 404
    assert hall.join_requests() == []
    assert hall.ask("GET", f"/api/join-requests/{told['id']}", person_id=CARL).status == 404
    assert hall.answer(told["id"], admit=True).status == 404


# Let in at once.


def newcomers(hall: Hall, count: int) -> list[PersonId]:
    """So many people whom nobody knows yet."""
    made = [PersonId(f"{n:032x}") for n in range(count)]
    for person_id in made:
        hall.run(hall.store.add_person(Person(person_id, "X"), hashed(f"token of {person_id}")))
    return made


def states(hall: Hall, code: str, person_ids: Sequence[PersonId]) -> list[str]:
    """What each is told who types the code, one after the other, each from a network of their own."""
    asked = [
        hall.ask("POST", "/api/join-requests", {"code": code}, person_id=each, address=f"192.0.2.{n}")
        for n, each in enumerate(person_ids)
    ]
    return [read(reply).get("state", reply.status) for reply in asked]


def guess(hall: Hall, times: int, code: str) -> None:
    """So many wrong codes, from many networks."""
    wrong = f"{(int(code) + 1) % 10**DIGITS:0{DIGITS}}"
    for n, person_id in enumerate(newcomers(hall, times)):
        body = {"code": wrong}
        asked = hall.ask("POST", "/api/join-requests", body, person_id=person_id, address=f"198.51.100.{n}")
        assert asked.status == 404


def test_a_code_lets_in_at_once_for_ten_minutes() -> None:
    hall = Hall(asks=False)
    code = hall.code()
    let_in = read(hall.join_request(code))
    assert (let_in["state"], let_in["table"]) == ("let-in", TABLE.name)
    assert hall.join_requests() == []
    hall.now += VALID_MS
    assert hall.join_request(code, DORA).status == 404


def test_a_code_lets_in_as_many_as_there_are_free_seats_and_then_the_host_is_asked() -> None:
    hall = Hall(asks=False)
    hall.tell(Chosen(Choice("avalon")))
    assert states(hall, hall.code(), newcomers(hall, 10)) == ["let-in"] * 8 + ["waiting"] * 2
    # Those who were let in and have not sat down yet still have their seats.
    assert states(hall, hall.code(), [DORA]) == ["waiting"]
    hall.tell(Sat(PersonId(f"{0:032x}"), 2))
    assert states(hall, hall.code(), [DORA]) == ["waiting"]
    # Nobody is asked about a person twice.
    assert states(hall, hall.code(), newcomers(hall, 3)) == ["let-in"] * 3
    # When a seat gets free, the next one has it.
    hall.tell(Risen(BERT))
    assert states(hall, hall.code(), [DORA]) == ["let-in"]


def test_somebody_whom_the_host_refused_is_not_let_in_by_the_code() -> None:
    hall = Hall()
    code = hall.code()
    hall.answer(read(hall.join_request(code))["id"], admit=False)
    hall.tell(Arranged(Settings()))
    assert states(hall, hall.code(), [CARL, DORA]) == ["waiting", "let-in"]
    assert [each["person_id"] for each in hall.join_requests()] == [CARL]


def test_opening_a_link_uses_nothing_up_and_tells_nothing_of_the_table() -> None:
    hall = Hall(asks=False)
    hall.code()
    before, codes = vars(hall.store.disk), dict(hall.store.disk.codes)
    kept = {name: len(value) for name, value in before.items() if isinstance(value, (dict, set))}
    paths, people = (f"/t/{TABLE.name}", f"/t/{TABLE.name}/qr.svg"), (None, CARL, ANNA)

    def opened() -> list[bytes]:
        return [hall.ask("GET", path, person_id=each).body for path in paths for each in people]

    bodies = opened()
    # The same for whoever asks, before and after somebody sits down or a game begins.
    hall.tell(Sat(CARL, 2), Chosen(AVALON))
    assert opened() == bodies
    assert len({*bodies}) == 2
    for name in (b"Anna", b"Bert", ANNA.encode(), BERT.encode()):
        assert not any(name in body for body in bodies)
    assert hall.store.disk.codes == codes
    assert {name: len(value) for name, value in before.items() if name in kept} == kept


def test_a_full_table_asks_the_host_though_its_code_was_drawn_before() -> None:
    hall = Hall(asks=False)
    hall.tell(Chosen(Choice("avalon")))
    code = hall.code()
    hall.tell(*(Sat(PersonId(f"{n:032x}"), 2) for n in range(8)))
    assert states(hall, code, [CARL]) == ["waiting"]


def test_a_host_who_wants_to_be_asked_is_asked_with_a_code_drawn_before_and_after() -> None:
    hall = Hall(asks=False)
    before = hall.code()
    hall.tell(Arranged(Settings(ask_host=True)))
    assert states(hall, before, [CARL]) == ["waiting"]
    assert states(hall, hall.code(), [DORA]) == ["waiting"]
    assert read(hall.ask("POST", f"/api/tables/{TABLE.name}/code", person_id=ANNA))["admits"] == 0


def test_after_fifty_wrong_codes_in_a_minute_hosts_are_asked_until_it_is_quiet() -> None:
    hall = Hall(asks=False)
    hall.now = 10 * MINUTE_MS
    code = hall.code()
    guess(hall, MAX_WRONG - 1, code)
    assert states(hall, code, [CARL]) == ["let-in"]
    guess(hall, 1, code)
    assert states(hall, code, [DORA]) == ["waiting"]
    # In the next minute still, and then no more.
    eve, finn = newcomers(hall, 2)
    hall.now += MINUTE_MS
    assert states(hall, code, [eve]) == ["waiting"]
    hall.now += MINUTE_MS
    assert states(hall, code, [finn]) == ["let-in"]


def test_what_has_not_six_digits_is_no_guess() -> None:
    hall = Hall(asks=False)
    code = hall.code()
    for n, person_id in enumerate(newcomers(hall, MAX_WRONG)):
        hall.ask("POST", "/api/join-requests", {"code": "12"}, person_id=person_id, address=f"192.0.2.{n}")
    assert states(hall, code, [CARL]) == ["let-in"]


SCRIPTS = {
    "as they are shown": "481 562",
    "with a dash": "481-562",
    "Persian": "۴۸۱ ۵۶۲",
    "Arabic": "٤٨١٥٦٢",
    "Devanagari": "४८१५६२",
    "wide": "\uff14\uff18\uff11\uff15\uff16\uff12",
    "with marks of direction": "\u200e481\u200f562\u2069",
}


@pytest.mark.parametrize("typed", SCRIPTS.values(), ids=SCRIPTS.keys())
def test_digits_of_every_script_are_digits(typed: str) -> None:
    assert digits(typed) == "481562"


def test_what_is_no_digit_is_none() -> None:
    assert digits("abc ²③Ⅳ五") == ""


def test_ten_tries_a_minute_from_one_network() -> None:
    hall = Hall()
    code = hall.code()
    wrong = "000000" if code != "000000" else "000001"

    async def tries(person_ids: Sequence[PersonId], address: str, typed: str) -> list[int]:
        body = msgspec.json.encode({"code": typed})
        asked = [{"origin": HERE, "cookie": f"camlann=token of {person_id}"} for person_id in person_ids]
        requests = [Request("POST", "/api/join-requests", each, {}, body, address) for each in asked]
        return [(await hall.gate.http(each)).status for each in requests]

    async def story() -> None:
        assert await tries([CARL, DORA] * 5, "192.0.2.7", wrong) == [404] * 10
        assert await tries([BERT], "192.0.2.7", code) == [429]
        # A household has many addresses of the new kind.
        assert await tries([ANNA] * 5, "2001:db8:1:2::1", wrong) == [404] * 5
        assert await tries([BERT] * 6, "2001:db8:1:2::2", wrong) == [404] * 5 + [429]

    VirtualLoop().run(story())


def test_strangers_ask_about_join_requests_so_often_and_disturb_nobody() -> None:
    hall = Hall()
    code = hall.code()
    ids = {person_id: read(hall.join_request(code, person_id))["id"] for person_id in (CARL, DORA)}

    async def polls(
        times: int, cookie: str = "", id: str = "nothing", address: str = "192.0.2.7"
    ) -> list[int]:
        asked = Request("GET", f"/api/join-requests/{id}", {"cookie": cookie}, {}, b"", address)
        return [(await hall.gate.http(asked)).status for _ in range(times)]

    async def story() -> None:
        # Whether they show nothing or a token that is none, and whether or not there is such a request.
        assert await polls(30) == [404] * 30
        assert await polls(30, "camlann=guessed", ids[CARL]) == [404] * 30
        assert await polls(1) == await polls(1, "camlann=guessed", ids[CARL]) == [429]
        assert await polls(1, address="192.0.2.8") == [404]
        # Those who wait at the same address go on as before, each by themselves.
        for person_id, id in ids.items():
            assert await polls(60, f"camlann=token of {person_id}", id) == [200] * 60
            assert await polls(1, f"camlann=token of {person_id}", id) == [429]

    VirtualLoop().run(story())


def test_nobody_asks_to_join_without_a_name() -> None:
    assert Hall().ask("POST", "/api/join-requests", {"code": "123456"}).status == 401


def test_for_everybody_else_there_is_nothing_there() -> None:
    hall = Hall()
    told = read(hall.join_request(hall.code()))
    here, there = f"/api/tables/{TABLE.name}", f"/api/tables/{'ee' * 16}"
    nothing = hall.ask("GET", "/api/nothing")
    asked = [
        hall.ask("POST", f"{here}/code", person_id=CARL),
        hall.ask("POST", f"{here}/code"),
        hall.ask("POST", f"{there}/code", person_id=ANNA),
        hall.ask("GET", f"{here}/join-requests", person_id=BERT),
        hall.ask("GET", f"{here}/join-requests", person_id=CARL),
        hall.ask("GET", f"{here}/join-requests"),
        hall.ask("GET", f"{there}/join-requests", person_id=ANNA),
        hall.answer(told["id"], admit=True, person_id=CARL),
        hall.answer(told["id"], admit=True, person_id=BERT),
        hall.answer("nothing", admit=True),
        hall.answer(told["id"], admit=True, table=OTHER),
        hall.ask("GET", f"/api/join-requests/{told['id']}", person_id=DORA),
        hall.ask("GET", f"/api/join-requests/{told['id']}", person_id=ANNA),
        hall.ask("GET", f"/api/join-requests/{told['id']}"),
        hall.ask("GET", "/api/join-requests/nothing", person_id=CARL),
        hall.join_request("123"),
        hall.join_request("\0"),
        hall.ask("DELETE", f"/api/me/games/{TABLE.name}", person_id=DORA),
        hall.ask("DELETE", f"/api/me/games/{'ee' * 16}", person_id=DORA),
        hall.ask("DELETE", f"/api/me/games/{TABLE.name}"),
    ]
    assert nothing.status == 404
    assert [reply for reply in asked if reply != nothing] == []
    assert read(hall.ask("GET", f"/api/join-requests/{told['id']}", person_id=CARL))["state"] == "waiting"


def test_the_host_of_another_table_answers_no_join_request_here() -> None:
    hall = Hall()
    told = read(hall.join_request(hall.code()))
    hall.n = 0
    hall.tell(Sat(CARL, 0), table=OTHER)
    assert hall.answer(told["id"], admit=True, person_id=CARL, table=OTHER).status == 404


def test_a_new_host_hears_the_join_requests_and_the_old_one_no_more() -> None:
    hall = Hall()
    hall.join_request(hall.code())
    assert len(hall.join_requests()) == 1
    hall.tell(HandedOver(BERT))
    assert len(hall.join_requests(BERT)) == 1
    assert hall.ask("GET", f"/api/tables/{TABLE.name}/join-requests", person_id=ANNA).status == 404
    hall.tell(Risen(ANNA))
    assert hall.ask("POST", f"/api/tables/{TABLE.name}/code", person_id=ANNA).status == 404


def test_a_table_has_at_most_twenty_join_requests() -> None:
    hall = Hall()
    code = hall.code()
    assert states(hall, code, newcomers(hall, 21)) == ["waiting"] * 20 + [429]


def test_two_tables_have_different_digits() -> None:
    hall = Hall()
    drawn = iter([b"\0" * 8, b"\0" * 8, b"\0" * 7 + b"\1"])
    first = hall.run(_code(hall, drawn, TABLE))
    hall.n = 0
    hall.tell(Sat(ANNA, 0), table=OTHER)
    assert (first, hall.run(_code(hall, drawn, OTHER))) == ("0" * DIGITS, "000001")


async def _code(hall: Hall, drawn: Iterator[bytes], table: TableName) -> str:
    runtime = Runtime(lambda: hall.now, lambda size: next(drawn))
    context = Context(store=hall.store, authentication=hall.gate.authentication, runtime=runtime)
    codes = InvitationCodes(context, Principals(context).read_model)
    return (await codes.of_table(table, Table())).code


# Open tables.


def _listed(place: TableName, since: int, game: str = "avalon", language: str = "en") -> Listing:
    return Listing(place, game, language, 3, 60, 1, since, 2, "classic", "fast")


def test_open_tables_by_game_and_language_the_latest_first() -> None:
    front = HttpGate()
    front.run(front.store.list_table(_listed(TABLE, 10)))
    front.run(front.store.list_table(_listed(OTHER, 20, language="fr")))

    def found(**query: str) -> list[str]:
        return [each["table"] for each in read(front.ask("GET", "/api/open", query=query))]

    assert found() == [OTHER.name, TABLE.name]
    assert found(before="20") == [TABLE.name]
    assert found(language="fr") == [OTHER.name]
    assert found(game="shadows") == []
    assert found(game="avalon", language="en", before="11") == [TABLE.name]
    told = read(front.ask("GET", "/api/open", query={"language": "en"}))
    assert told == [
        {
            "table": TABLE.name,
            "game": "avalon",
            "language": "en",
            "free": 3,
            "clock": 60,
            "bots": 1,
            "since": 10,
            "people": 2,
            "preset": "classic",
            "time_control": "fast",
        }
    ]


def test_a_server_may_have_no_open_tables() -> None:
    front = HttpGate(open_tables=False)
    front.run(front.store.list_table(_listed(TABLE, 10)))
    assert read(front.ask("GET", "/api/open")) == []


@pytest.mark.parametrize(
    "name, text", [("before", "x"), ("before", "9" * 30), ("game", "a b"), ("language", "\0")]
)
def test_what_cannot_be_asked_for(name: str, text: str) -> None:
    assert HttpGate().ask("GET", "/api/open", query={name: text}).status == 400


def test_thirty_looks_a_minute() -> None:
    front = HttpGate()

    async def looks() -> list[int]:
        asked = Request("GET", "/api/open", {}, {}, b"", "192.0.2.7")
        return [(await front.gate.http(asked)).status for _ in range(31)]

    statuses: list[int] = VirtualLoop().run(looks())
    assert statuses == [200] * 30 + [429]


AVALON = Choice(
    "avalon", msgspec.Raw(msgspec.json.encode(GAMES["avalon"].presets(5)["classic"])), uniform_clock(60)
)


def _state(*facts: TableFact) -> TableState:
    state = TableState(GAMES)
    state.table = fold(Table(), facts)
    return state


def test_a_table_is_listed_when_its_host_wants_it_and_there_is_room() -> None:
    here = (Sat(ANNA, 0), Chosen(AVALON), Sat(BOT, 1))
    opened = Arranged(Settings(open=True, language="fr"))
    assert listing(_state(*here), TABLE, GAMES, 5) is None
    assert listing(_state(opened), TABLE, GAMES, 5) is None
    assert listing(_state(*here, opened), TABLE, GAMES, 5) == Listing(
        TABLE, "avalon", "fr", 8, 60, 1, 5, 1, "", "own"
    )
    full = [Sat(PersonId(f"{n:032x}"), n) for n in range(2, 10)]
    assert listing(_state(*here, *full, opened), TABLE, GAMES, 5) is None
    begun = Begun(1, AVALON, (ANNA, BOT))
    assert listing(_state(*here, opened, begun), TABLE, GAMES, 5) is None


# My games.


def test_where_one_has_been_and_what_one_has_played() -> None:
    hall = Hall()
    hall.run(hall.store.add_visit(BERT, TABLE.id, 50))
    hall.run(hall.store.add_visit(BERT, OTHER.id, 60))
    record = written(played("a game of five"))
    hall.run(hall.store.add_record(StoredRecord(TABLE.id, 1, (ANNA, BERT), record)))
    hall.run(hall.store.add_record(StoredRecord(TABLE.id, 2, (ANNA, CARL), record)))
    other, here = read(hall.ask("GET", "/api/me/games", person_id=BERT))
    assert (other["table"], other["sits"], other["games"]) == (OTHER.name, False, [])
    assert (here["table"], here["at"], here["sits"], here["playing"]) == (TABLE.name, 50, True, False)
    assert [(game["number"], game["seats"]) for game in here["games"]] == [(1, 2)]
    assert hall.ask("GET", f"/api/tables/{TABLE.name}/games/1", person_id=BERT).body == record
    older = read(hall.ask("GET", "/api/me/games", person_id=BERT, query={"before": "60"}))
    assert [each["table"] for each in older] == [TABLE.name]
    hall.tell(Begun(3, AVALON, (ANNA, BERT)))
    assert read(hall.ask("GET", "/api/me/games", person_id=BERT))[1]["playing"]


def test_whether_a_table_waits_for_oneself_is_told_as_everybody_sees_it() -> None:
    hall = Hall()
    hall.run(hall.store.add_visit(BERT, TABLE.id, 50))

    def asks() -> str:
        [mine] = read(hall.ask("GET", "/api/me/games", person_id=BERT))
        return str(mine["asks"])

    assert asks() == ""
    hall.tell(Begun(1, AVALON, (ANNA, BERT, CARL)))
    assert asks() == ""
    # A turn of Bert's, a poll, a turn of Anna's, and somebody's whom nobody knows.
    for seats, told in (((1,), "you"), ((0, 1, 2), "several"), ((0,), ""), ((), ""), ((1,), "you")):
        hall.tell(Asked(Revealing(), tuple(map(Seat, seats))), game=1)
        assert asks() == told
    hall.tell(Ended(), game=1)
    assert asks() == ""
    hall.tell(Finished(1))
    assert asks() == ""


def test_one_may_forget_where_one_has_been() -> None:
    hall = Hall()
    for person_id in (ANNA, BERT):
        hall.run(hall.store.add_visit(person_id, TABLE.id, 50))
    assert hall.ask("DELETE", f"/api/me/games/{TABLE.name}", person_id=BERT).status == 204
    assert read(hall.ask("GET", "/api/me/games", person_id=BERT)) == []
    assert len(read(hall.ask("GET", "/api/me/games", person_id=ANNA))) == 1
    assert hall.ask("GET", "/api/me/games").status == 401


# The server.


def test_a_server_says_what_it_has() -> None:
    told = read(
        HttpGate(name="Astolat", opens="hosts", owner=ANNA, chat=False).ask(
            "GET", "/api/server", person_id=ANNA
        )
    )
    assert (told["name"], told["may_open"], told["chat"], told["bots"]) == ("Astolat", True, False, True)
    assert told["games"] == [*GAMES]
    assert told["version"] == camlann.__version__
    assert told["known"]
    assert not read(HttpGate().ask("GET", "/api/server"))["known"]
    assert not read(HttpGate(opens="hosts", owner=ANNA).ask("GET", "/api/server", person_id=BERT))["may_open"]


# Where people come from, and how many.

FROM = {
    "as the line says": (False, "192.0.2.7", "", "192.0.2.7"),
    "whatever somebody writes": (False, "192.0.2.7", "203.0.113.9", "192.0.2.7"),
    "as the web server in front says": (True, "127.0.0.1", "203.0.113.9", "203.0.113.9"),
    "as it has seen itself": (True, "127.0.0.1", "6.6.6.6, 203.0.113.9", "203.0.113.9"),
    "one household": (False, "2001:db8:1:2:3:4:5:6", "", "2001:db8:1:2::/64"),
    "an old address in the new writing": (False, "::ffff:192.0.2.7", "", "192.0.2.7"),
}


@pytest.mark.parametrize("proxy, line, said, told", FROM.values(), ids=FROM.keys())
def test_where_somebody_comes_from(proxy: bool, line: str, said: str, told: str) -> None:
    headers = {"x-forwarded-for": said} if said else {}
    assert network(Request("GET", "/", headers, address=line), ServerSettings(proxy=proxy)) == told


def test_only_so_many_devices_are_let_in() -> None:
    async def story() -> list[bool]:
        front = HttpGate(people=2)
        front.gate.ready = True
        phones = [TestClient() for _ in range(3)]
        devices = [front.gate.connect(phone) for phone in phones]
        closing = [device.closing for device in devices]
        for device in devices:
            device.transport_closed()
        front.gate.tick.stop()
        return closing

    assert VirtualLoop().run(story()) == [False, False, True]


def test_in_a_server_without_spectators_nobody_looks_on() -> None:
    async def shown(**settings: Any) -> int:
        front = HttpGate(**settings)
        phone = TestClient()
        front.gate.ready = True
        phone.device = front.gate.connect(phone)
        phone.say(Hello(VERSION, f"token of {CARL}", TABLE.name))
        await asyncio.sleep(1)
        page = ViewerUpdate(1, 1, 0, b"{}")
        front.gate._handle(TableUpdate(TABLE.id, 256, (ANNA,), spectators=page))
        await asyncio.sleep(1)
        phone.device.transport_closed()
        await front.gate.tasks.stop()
        front.gate.tick.stop()
        return len([data for _, data in phone.came if data.strip() == b"{}"])

    assert VirtualLoop().run(shown()) == 1
    assert VirtualLoop().run(shown(spectators=False)) == 0
