"""Guests without a phone: each is a person of their own, and the owner of the phone alone plays for them."""

import asyncio
from pathlib import Path

from camlann.protocol.socket_messages import FINAL_CLOSE_CODES
from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.session_revocation import RECHECK
from camlann.server.privacy import erased_list
from camlann.table import PersonId
from tests.server.harness.client import welcomed
from tests.server.harness.http_gate import HttpGate, read
from tests.server.harness.keeper_server import ANA, BEN
from tests.server.people.account_server import AccountServer, run
from tests.server.people.test_origins import OPEN, ORIGINS, Street, on_a_street

NOT_FOUND, SIGNED_OUT = FINAL_CLOSE_CODES["not-found"], FINAL_CLOSE_CODES["signed-out"]

PATH = "/api/me/phone-guests"


def guest_of(gate: HttpGate, owner: PersonId, name: str = "Cleo") -> PersonId:
    reply = gate.ask("POST", PATH, {"name": name}, person_id=owner)
    assert reply.status == 201, reply
    assert "set-cookie" not in {header.lower() for header in reply.headers}, "the phone stays its owner's"
    return PersonId(read(reply)["person_id"])


def test_a_guest_is_a_person_with_a_name_and_no_token() -> None:
    gate = HttpGate()
    guest = guest_of(gate, ANA)
    assert read(gate.ask("GET", PATH, person_id=ANA)) == [{"person_id": guest, "name": "Cleo"}]
    assert read(gate.ask("GET", "/api/people", query={"person_id": guest})) == [
        {"person_id": guest, "name": "Cleo"}
    ]
    assert gate.store.disk.phone_owners == {guest: ANA}


def test_nobody_else_sees_gets_a_ticket_for_or_erases_them() -> None:
    gate = HttpGate()
    guest = guest_of(gate, ANA)
    assert read(gate.ask("GET", PATH, person_id=BEN)) == []
    for method, path in (("POST", f"{PATH}/{guest}/tickets"), ("DELETE", f"{PATH}/{guest}")):
        assert gate.ask(method, path, person_id=BEN).status == 404
        assert gate.ask(method, path).status == 401
    assert gate.ask("POST", f"{PATH}/{guest}/tickets", person_id=ANA).status == 201


def test_a_guest_of_yours_is_no_other_person_of_yours() -> None:
    gate = HttpGate()
    guest_of(gate, ANA)
    for other in (ANA, BEN):
        assert gate.ask("POST", f"{PATH}/{other}/tickets", person_id=ANA).status == 404


def test_so_many_and_no_more() -> None:
    gate = HttpGate()
    for n in range(12):
        guest_of(gate, ANA, f"Guest {n}")
    assert gate.ask("POST", PATH, {"name": "Too many"}, person_id=ANA).status == 409
    assert gate.ask("POST", PATH, {"name": "\u202e"}, person_id=BEN).status == 400


def test_a_guest_is_erased_alone_or_with_the_owner_of_the_phone() -> None:
    gate = HttpGate()
    first, second = guest_of(gate, ANA), guest_of(gate, ANA, "Dora")
    assert gate.ask("DELETE", f"{PATH}/{first}", person_id=ANA).status == 204
    assert [each["person_id"] for each in read(gate.ask("GET", PATH, person_id=ANA))] == [second]
    exported = read(gate.ask("GET", "/api/me/export", person_id=ANA))
    assert exported["phone_guests"] == [{"person_id": second, "name": "Dora"}]
    name = read(gate.ask("GET", "/api/me", person_id=ANA))["name"]
    assert gate.ask("DELETE", "/api/me", {"confirm": name}, person_id=ANA).status == 204
    disk = gate.store.disk
    assert not {first, second, ANA} & {*disk.people}
    assert not {first, second, ANA} & {session.person_id for session in disk.sessions.values()}
    assert disk.phone_owners == {}


def test_an_erased_guest_is_on_the_list_for_restores(tmp_path: Path) -> None:
    gate = HttpGate(erased=str(tmp_path / "erased"))
    guest = guest_of(gate, ANA)
    assert gate.ask("DELETE", f"{PATH}/{guest}", person_id=ANA).status == 204
    assert [*erased_list.read(tmp_path / "erased")] == [guest]


def test_the_ticket_of_a_guest_works_once_beside_the_cookie_of_the_owner_alone() -> None:
    async def story(street: Street) -> None:
        own, other = await street.guest(), await street.guest()
        headers = {"Authorization": f"Bearer {own}"}
        async with street.lines.post(street.url + PATH, headers=headers, json={"name": "Cleo"}) as reply:
            guest = (await reply.json())["person_id"]

        async def ticket() -> str:
            path = f"{street.url}{PATH}/{guest}/tickets"
            async with street.lines.post(path, headers=headers) as reply:
                return str((await reply.json())["ticket"])

        page = street.from_page(ORIGINS["right"])
        once = await ticket()
        assert await street.open({**page, "Cookie": f"camlann={other}"}, await ticket()) == NOT_FOUND
        assert await street.open({**page, "Cookie": f"camlann={own}"}, once) == OPEN
        assert await street.open({**page, "Cookie": f"camlann={own}"}, once) == NOT_FOUND

    on_a_street(story)


def test_signing_out_on_a_phone_closes_the_sockets_of_its_guests_and_no_others() -> None:
    async def story(server: AccountServer) -> None:
        phone = await server.guest("Ana")
        link = (await phone.told("POST", "/api/me/links"))["link"]
        tablet = server.browser(1)
        await tablet.told("POST", f"/api/links/{link.removeprefix('/d/')}")
        guest = (await phone.told("POST", PATH, {"name": "Cleo"}))["person_id"]
        sockets = []
        for device in (phone, tablet):
            ticket = (await device.told("POST", f"{PATH}/{guest}/tickets"))["ticket"]
            sockets.append(await device.sit_down(token=ticket))
        assert all(map(welcomed, sockets))
        sessions = (await phone.told("GET", "/api/me"))["sessions"]
        (here,) = [each["id"] for each in sessions if each["here"]]
        # From afar, as somebody does whose phone is gone.
        assert (await tablet.ask("DELETE", f"/api/me/sessions/{here}")).status == 204
        await asyncio.sleep(0.1)
        assert [socket.code for socket in sockets] == [SIGNED_OUT, None]

    run(story)


def test_should_that_be_lost_on_the_way_the_next_check_closes_them() -> None:
    async def story(server: AccountServer) -> None:
        phone = await server.guest("Ana")
        guest = (await phone.told("POST", PATH, {"name": "Cleo"}))["person_id"]
        ticket = (await phone.told("POST", f"{PATH}/{guest}/tickets"))["ticket"]
        socket = await phone.sit_down(token=ticket)
        token = hashed(phone.token)
        await server.new_store().end_session(server.disk.sessions[token].person_id, token)
        assert socket.open
        await asyncio.sleep(RECHECK + 1)
        assert socket.code == SIGNED_OUT

    run(story)
