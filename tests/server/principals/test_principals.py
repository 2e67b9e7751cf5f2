"""A request for something you may not see gets exactly the answer for something that does not exist."""

import re
from typing import Any, ClassVar, TypeAlias

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec import Struct, field

from camlann.server.gate.http import Reply
from camlann.server.gate.router import ANYONE, Nothing, Route
from camlann.table import PersonId
from scripts.codegen import routes as all_routes
from tests.examples import example
from tests.server.harness.client import TestClient
from tests.server.harness.stepped_server import Principal, SteppedServer, a_bot, is_welcome

NOBODY, FALSE = Principal(""), Principal("x" * 43)
FAKE = "0123456789abcdef" * 2
WITHIN = 2.0
"""Seconds in which every device of a session that has ended is let go, at every gate."""
SIGNED_OUT = 4001

some = st.integers(0, 10**6)
AnyRoute: TypeAlias = Route[Any, Any, Any]


class Device(Struct):
    """A session of somebody, the sockets it has opened, and whether it is still one."""

    person: int
    token: str
    id: str
    alive: bool = True
    phones: list[TestClient] = field(default_factory=list)


class Somebody(Struct):
    person_id: PersonId
    name: str


class Thing(Struct, frozen=True):
    """Something at an address, and whose it is."""

    method: str
    path: str
    instead: str
    """The same address of something that is not there."""
    owners: set[int]
    body: object = None
    safe: bool = False
    """Whether the owner may ask for it without changing anything."""


class Principals(RuleBasedStateMachine):
    most: ClassVar[int] = 4

    @initialize()
    def begin(self) -> None:
        self.server = SteppedServer()
        self.people: list[Somebody] = []
        self.devices: list[Device] = []
        self.tables: list[tuple[str, set[int]]] = []
        """Their names, and who has been there."""
        self.hosts: dict[str, int] = {}
        self.things: list[Thing] = []
        self.finished: list[tuple[str, set[int]]] = []
        """Where their records are, and who sat there."""
        self.shared: dict[str, tuple[str, set[int]]] = {}
        """The same of those that a link leads to."""
        for _ in range(2):
            self.come()
        self.open_table(0)

    def teardown(self) -> None:
        if hasattr(self, "server"):
            self.server.end()

    # What people do.

    @precondition(lambda self: len(self.people) < self.most)
    @rule()
    def come(self) -> None:
        told = self.server.told(NOBODY, "POST", "/api/guests", {"name": f"P{len(self.people)}"})
        self.people.append(Somebody(told["person_id"], told["name"]))
        self._device(len(self.people) - 1, told["token"])

    @rule(n=some)
    def take_another_device(self, n: int) -> None:
        device = self._pick(n)
        if device is not None:
            link = self.server.told(Principal(device.token), "POST", "/api/me/links")["link"]
            told = self.server.told(NOBODY, "POST", f"/api/links/{link.removeprefix('/d/')}", gate=n % 2)
            self._device(device.person, told["token"])

    @precondition(lambda self: len(self.tables) < 3)
    @rule(n=some)
    def open_table(self, n: int) -> None:
        if (device := self._pick(n)) is not None:
            table = self.server.told(Principal(device.token), "POST", "/api/tables")["table"]
            been: set[int] = set()
            self.tables.append((table, been))
            self._add("DELETE", f"/api/me/games/{table}", f"/api/me/games/{FAKE}", been)
            self._sit(device, len(self.tables) - 1)
            self._add("GET", f"/api/tables/{table}/history", f"/api/tables/{FAKE}/history", been, safe=True)
            self._add("POST", f"/api/tables/{table}/invitation", f"/api/tables/{FAKE}/invitation", been)
            self._add("GET", f"/api/tables/{table}/recap", f"/api/tables/{FAKE}/recap", set())
            notes, none = f"/api/tables/{table}/notes", f"/api/tables/{FAKE}/notes"
            self._add("GET", notes, none, been, safe=True)
            self._add("PUT", notes, none, been, {"text": "mine"})
            self._add("DELETE", notes, none, been)
            mutes, nobody = f"/api/tables/{table}/mutes", f"/api/tables/{FAKE}/mutes"
            self._add("GET", mutes, nobody, been, safe=True)
            self._add("PUT", f"{mutes}/{FAKE}", f"{nobody}/{FAKE}", been)
            self._add("DELETE", f"{mutes}/{FAKE}", f"{nobody}/{FAKE}", been)
            self._add(
                "GET",
                f"/api/tables/{table}/reports",
                f"/api/tables/{FAKE}/reports",
                {device.person},
                safe=True,
            )
            self.hosts[table] = device.person
            self._add(
                "GET",
                f"/api/tables/{table}/join-requests",
                f"/api/tables/{FAKE}/join-requests",
                {device.person},
                safe=True,
            )

    @rule(n=some, m=some)
    def sit_down(self, n: int, m: int) -> None:
        if self.tables and (device := self._pick(n)) is not None:
            self._sit(device, m % len(self.tables))

    @rule(m=some, whose=st.sets(st.integers(0, 3), min_size=1))
    def finish_a_game(self, m: int, whose: set[int]) -> None:
        people = {each for each in whose if each < len(self.people)}
        if self.tables and people:
            table, number = self.tables[m % len(self.tables)][0], len(self.things) + 1
            self.server.keep_record(
                table, number, tuple(self.people[each].person_id for each in sorted(people))
            )
            path = f"/api/tables/{table}/games/{number}"
            self._add("GET", path, f"/api/tables/{table}/games/999999", people, safe=True)
            self._add("GET", path, f"/api/tables/{FAKE}/games/1", people, safe=True)
            self._add("GET", f"{path}/share", f"/api/tables/{FAKE}/games/1/share", people, safe=True)
            self._add("POST", f"{path}/share", f"/api/tables/{table}/games/999999/share", people)
            self.finished.append((path, people))

    @rule(n=some, m=some)
    def share_a_game(self, n: int, m: int) -> None:
        """Anybody may read by the link, and only who sat there may say something about it."""
        if not self.finished or (device := self._pick(n)) is None:
            return
        path, people = self.finished[m % len(self.finished)]
        if device.person not in people:
            return
        name = self.server.told(Principal(device.token), "POST", f"{path}/share")["share"]
        self.shared[name] = path, people
        self._add("DELETE", f"{path}/share/{name}", f"{path}/share/{FAKE}", people)
        self._add("PUT", f"{path}/share/{name}/name", f"{path}/share/{FAKE}/name", people, {"agree": True})
        for asking in (NOBODY, FALSE, a_bot(), Principal(device.token)):
            for end in ("", "/record"):
                assert self.server.ask(asking, "GET", f"/api/shared/{name}{end}").status == 200

    @rule(n=some, m=some, gate=st.integers(0, 1))
    def take_a_link_away(self, n: int, m: int, gate: int) -> None:
        """A link that is gone is one that never was, to everybody and at every gate."""
        if not self.shared or (device := self._pick(n)) is None:
            return
        name = [*self.shared][m % len(self.shared)]
        path, people = self.shared[name]
        if device.person not in people:
            return
        self.server.told(Principal(device.token), "DELETE", f"{path}/share/{name}", gate=gate)
        del self.shared[name]
        for asking in (NOBODY, FALSE, *(Principal(each.token) for each in self._living())):
            for method, at, end, body in (
                ("GET", "/api/shared", "", None),
                ("GET", "/api/shared", "/record", None),
                ("DELETE", f"{path}/share", "", None),
                ("PUT", f"{path}/share", "/name", {"agree": True}),
            ):
                gone, never = (
                    self.server.ask(asking, method, f"{at}/{each}{end}", body, 1 - gate)
                    for each in (name, FAKE)
                )
                assert gone == never
                assert gone.status == 404

    @rule(n=some, m=some)
    def join_request(self, n: int, m: int) -> None:
        table, been = self.tables[m % len(self.tables)]
        hosts = [each for each in self._living() if each.person == self.hosts[table]]
        if (device := self._pick(n)) is None or not hosts:
            return
        host = hosts[0]
        code = self.server.told(Principal(host.token), "POST", f"/api/tables/{table}/code")["code"]
        told = self.server.told(Principal(device.token), "POST", "/api/join-requests", {"code": code})
        id = told["id"]
        if told["state"] == "let-in":
            been.add(device.person)
        self._add("GET", f"/api/join-requests/{id}", f"/api/join-requests/{FAKE}", {device.person}, safe=True)
        path = f"/api/tables/{table}/join-requests"
        self._add("POST", f"{path}/{id}", f"{path}/{FAKE}", {host.person}, {"admit": False})

    @rule(n=some, m=some)
    def report_somebody(self, n: int, m: int) -> None:
        """Nobody but who made it may object, nobody but the host and moderators decide."""
        table, been = self.tables[m % len(self.tables)]
        if (device := self._pick(n)) is None or device.person not in been:
            return
        others = sorted(been - {device.person})
        body = (
            {"reason": "spam", "person_id": self.people[others[n // 5 % len(others)]].person_id}
            if others
            else None
        )
        if body is None:
            return
        reply = self.server.ask(Principal(device.token), "POST", f"/api/tables/{table}/reports", body)
        assert reply.status == 201, reply
        id = msgspec.json.decode(reply.body)["id"]
        path, decision = "/api/reports", {"action": "none", "reason": "spam"}
        self._add("POST", f"{path}/{id}/objection", f"{path}/{FAKE}/objection", {device.person})
        self._add("POST", f"{path}/{id}/decision", f"{path}/{FAKE}/decision", set(), decision)
        path = f"/api/tables/{table}/reports"
        self._add("POST", f"{path}/{id}", f"{path}/{FAKE}", {self.hosts[table]}, decision)

    @rule(n=some, gate=st.integers(0, 1))
    def be_erased(self, n: int, gate: int) -> None:
        """All devices of a person are let go at once, at every gate, and nobody knows them any more."""
        if (device := self._pick(n)) is None or len({each.person for each in self._living()}) < 3:
            return
        person = self.people[device.person]
        self.server.told(Principal(device.token), "DELETE", "/api/me", {"confirm": person.name}, gate=gate)
        self.server.pass_time(WITHIN)
        for own in (each for each in self.devices if each.person == device.person):
            assert all(phone.code == SIGNED_OUT for phone in own.phones)
            own.alive = False
        for other in self._living():
            assert all(phone.open for phone in other.phones)
        assert person.person_id not in self.server.disk.people

    @rule(n=some, gate=st.integers(0, 1))
    def end_a_session(self, n: int, gate: int) -> None:
        """Sign out a device from another of the same person, or from itself."""
        if (device := self._pick(n)) is None or len([*self._living()]) < 3:
            return
        own = [each for each in self._living() if each.person == device.person]
        asking = own[n // 7 % len(own)]
        self.server.told(Principal(asking.token), "DELETE", f"/api/me/sessions/{device.id}", gate=gate)
        device.alive = False
        self.server.pass_time(WITHIN)
        for phone in device.phones:
            assert phone.code == SIGNED_OUT
        for other in self._living():
            assert all(phone.open for phone in other.phones)

    # What others must not learn, or do.

    @rule(n=some, m=some, browser=st.booleans(), gate=st.integers(0, 1))
    def ask_for_what_is_not_yours(self, n: int, m: int, browser: bool, gate: int) -> None:
        if not self.things:
            return
        thing = self.things[n % len(self.things)]
        wrong = [each for each in self.devices if not each.alive or each.person not in thing.owners]
        whom = [NOBODY, FALSE, a_bot(), *(Principal(each.token, browser) for each in wrong)]
        asking = whom[m % len(whom)]
        given, none = (self._told(asking, thing, gate, instead=each) for each in (False, True))
        assert given == none, (asking, thing)
        assert given.status in (401, 404), (asking, thing)

    @rule(n=some, m=some, t=some, gate=st.integers(0, 1))
    def ask_any_route_of_a_table(self, n: int, m: int, t: int, gate: int) -> None:
        """Whichever route it is: who is not its principal cannot tell a table from none."""
        route = OF_A_TABLE[n % len(OF_A_TABLE)]
        table, been = self.tables[t % len(self.tables)]
        entitled = {self.hosts[table]} if route.principal.name == "host" else been
        wrong = [each for each in self.devices if not each.alive or each.person not in entitled]
        whom = [NOBODY, FALSE, a_bot(), *(Principal(each.token) for each in wrong)]
        given, none = (self._asked(whom[m % len(whom)], route, each, gate) for each in (table, FAKE))
        assert given == none, (route.method, route.path)
        assert given.status in (401, 404), (route.method, route.path)

    @rule(n=some, gate=st.integers(0, 1))
    def be_somebody_no_more(self, n: int, gate: int) -> None:
        """Whose session has ended is told what is told to a token that never was one."""
        ended = [each for each in self.devices if not each.alive]
        if not ended:
            return
        was = ended[n % len(ended)]
        for browser in (False, True):
            gone, never = Principal(was.token, browser), Principal("y" * 43, browser)
            for thing in self.things:
                assert self._told(gone, thing, gate) == self._told(never, thing, gate)
            for route in NOT_FOR_ANYONE:
                one, other = (self._asked(each, route, FAKE, gate) for each in (gone, never))
                assert one == other
        phone = self.server.sit(was.token, self.tables[0][0], gate)
        none, elsewhere = (
            self.server.sit("y" * 43, self.tables[0][0], gate),
            self.server.sit("y" * 43, FAKE, gate),
        )
        told = [([data for _, data in each.came], each.code) for each in (phone, none, elsewhere)]
        assert told[0] == told[1] == told[2]

    @rule(n=some)
    def sign_out_somebody_else(self, n: int) -> None:
        living = [*self._living()]
        mine, other = living[n % len(living)], self.devices[n // 11 % len(self.devices)]
        if mine.person != other.person:
            path = "/api/me/sessions/"
            one, none = (
                self.server.ask(Principal(mine.token), "DELETE", path + id) for id in (other.id, FAKE)
            )
            assert one == none
            assert one.status == 404

    @invariant()
    def everybody_is_still_who_they_were(self) -> None:
        for n, device in enumerate(getattr(self, "devices", ())):
            reply = self.server.ask(Principal(device.token), "GET", "/api/me", gate=n % 2)
            assert reply.status == (200 if device.alive else 401)
            if device.alive:
                assert msgspec.json.decode(reply.body)["person_id"] == self.people[device.person].person_id

    @invariant()
    def owners_have_what_is_theirs(self) -> None:
        for thing in getattr(self, "things", ())[-2:]:
            for device in self._living():
                if thing.safe and device.person in thing.owners:
                    assert self._told(Principal(device.token), thing).status == 200

    # Pieces.

    def _told(self, asking: Principal, thing: Thing, gate: int = 0, *, instead: bool = False) -> Reply:
        path = thing.instead if instead else thing.path
        return self.server.ask(asking, thing.method, path, thing.body, gate)

    def _asked(self, asking: Principal, route: AnyRoute, table: str, gate: int) -> Reply:
        """A route at this table; what else its path names does not exist."""
        path = re.sub(r"{(\w+)}", FAKE, route.path.replace("{table}", table).replace("{number}", "999999"))
        return self.server.ask(asking, route.method, path, body_of(route), gate)

    def _add(
        self,
        method: str,
        path: str,
        instead: str,
        owners: set[int],
        body: object = None,
        *,
        safe: bool = False,
    ) -> None:
        self.things.append(Thing(method, path, instead, owners, body, safe))

    def _living(self) -> list[Device]:
        return [each for each in self.devices if each.alive]

    def _pick(self, n: int) -> Device | None:
        living = self._living()
        return living[n % len(living)] if living else None

    def _device(self, person: int, token: str) -> None:
        me = self.server.told(Principal(token), "GET", "/api/me")
        [id] = [each["id"] for each in me["sessions"] if each["here"]]
        self.devices.append(Device(person, token, id))

    def _sit(self, device: Device, table: int) -> None:
        name, seated = self.tables[table]
        phone = self.server.sit(device.token, name, len(self.devices) % 2, down=True)
        assert is_welcome(phone)
        device.phones.append(phone)
        seated.add(device.person)


def body_of(route: AnyRoute) -> object:
    return None if route.takes is Nothing else example(route.takes)


ROUTES = all_routes()
"""Every route of a gate, but for the files of the page."""
BODIES = [route for route in ROUTES if route.takes is not Nothing]
NOT_FOR_ANYONE = [route for route in ROUTES if route.principal is not ANYONE]
OF_A_TABLE = [route for route in NOT_FOR_ANYONE if "{table}" in route.path]
ANYBODY = {
    "GET /.well-known/security.txt",
    "GET /api/server",
    "GET /api/open",
    "GET /api/people",
    "GET /api/people/completion",
    "GET /api/shared/{share}",
    "GET /api/shared/{share}/analysis",
    "GET /api/shared/{share}/record",
    "GET /api/shared/{share}/replay-steps",
    "GET /api/tables/{table}",
    "GET /club/{secret}",
    "GET /d/{secret}",
    "GET /d/{secret}/qr.svg",
    "GET /pictures/{file}",
    "GET /t/{table}",
    "GET /t/{table}/qr.svg",
    "POST /api/guests",
    "POST /api/links/{secret}",
    "POST /api/passkeys",
    "POST /api/passkeys/options",
    "POST /club/{secret}",
    "POST /d/{secret}",
}
"""What is open to everybody. A route that comes to be open is written here with a reason to be so."""


@pytest.mark.parametrize("route", BODIES, ids=lambda route: f"{route.method} {route.path}")
def test_what_is_sent_to_a_route_is_what_it_takes(route: AnyRoute) -> None:
    """Or it would be refused for its body, and nobody would see who else may not call it."""
    assert msgspec.json.decode(msgspec.json.encode(body_of(route)), type=route.takes) is not None


def test_what_is_open_to_everybody_is_open_on_purpose() -> None:
    found = {f"{route.method} {route.path}" for route in ROUTES if route.principal is ANYONE}
    assert found == ANYBODY, "is it meant to be open? Then add it to ANYBODY"


def test_every_other_route_answers_strangers_by_its_principal_alone() -> None:
    """Without a session, with a false one, and as a bot: never with anything that the handler says."""
    server = SteppedServer()
    try:
        for route in NOT_FOR_ANYONE:
            refusals = {error.status for error in route.principal.errors}
            path = re.sub(r"{(\w+)}", FAKE, route.path)
            for browser in (False, True):
                for token in ("", FALSE.token):
                    reply = server.ask(Principal(token, browser), route.method, path, body_of(route))
                    assert reply.status in refusals & {401, 404}, (route.method, route.path, reply)
            # Bots may open tables, and know nothing else of anybody's.
            bot = server.ask(a_bot(), route.method, path, body_of(route)).status
            assert bot in refusals or route.principal.name in ("table-opener", "moderator", "known")
    finally:
        server.end()


Principals.TestCase.settings = settings(max_examples=40, stateful_step_count=30)
TestPrincipals = Principals.TestCase
