"""Sessions: one person on several devices."""

import asyncio

import msgspec
import pytest

from camlann.server.cluster.bus_messages import ENDED
from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.authentication import SESSION_CACHE_SECONDS
from camlann.server.gate.http import Request
from camlann.server.gate.session_revocation import RECHECK
from camlann.server.settings import Settings
from camlann.server.store import Unreachable
from tests.server.harness.client import refused, welcomed
from tests.server.harness.gate_server import bots_token
from tests.server.harness.sample_data import TABLE
from tests.server.people.account_server import DAY, AccountServer, code, run


def test_a_guest_gives_a_name_and_is_known_by_a_cookie_no_script_can_read() -> None:
    async def story(server: AccountServer) -> None:
        browser = server.browser()
        reply = await browser.ask("POST", "/api/guests", {"name": "Elaine"})
        assert msgspec.json.decode(reply.body)["token"] == ""
        _, _, flags = reply.headers["Set-Cookie"].partition(";")
        assert flags == " Max-Age=34560000; HttpOnly; SameSite=Lax; Path=/"
        assert [*browser.cookies] == ["camlann"]
        # The store knows its hash alone.
        assert [*server.disk.sessions] == [hashed(browser.token)]
        me = await browser.told("GET", "/api/me")
        assert (me["name"], me["has_passkey"], me["joined"]) == ("Elaine", False, [])
        [session] = me["sessions"]
        assert session["here"]
        assert session["made"] == session["seen"] == server.wall()
        assert browser.token not in str(me)

    run(story)


@pytest.mark.parametrize("public", [True, False], ids=["by the server's URL", "by the request"])
def test_over_https_the_cookie_is_nobody_elses_under_our_domain(public: bool) -> None:
    async def story(server: AccountServer) -> None:
        headers = {"host": "house.test", "origin": "https://house.test"}
        request = Request("POST", "/api/guests", headers, {}, b'{"name":"Kay"}', secure=not public)
        reply = await server.gates[0].http(request)
        cookie = reply.headers["Set-Cookie"]
        assert cookie.startswith("__Host-camlann=")
        assert cookie.endswith("; HttpOnly; SameSite=Lax; Path=/; Secure")
        kept = cookie.partition(";")[0]
        for shown, status in ((kept, 200), (kept.removeprefix("__Host-"), 401)):
            asked = Request("GET", "/api/me", {"host": "house.test", "cookie": shown}, secure=not public)
            assert (await server.gates[0].http(asked)).status == status

    run(story, Settings(url="https://house.test") if public else None)


def test_a_visit_a_day_later_makes_the_cookie_last_on() -> None:
    async def story(server: AccountServer) -> None:
        browser = await server.guest("Elaine")
        assert "Set-Cookie" not in (await browser.ask("GET", "/api/me")).headers
        server.later += DAY
        reply = await browser.ask("GET", "/api/me")
        assert reply.headers["Set-Cookie"].startswith(f"camlann={browser.token}; Max-Age=34560000;")
        assert "Set-Cookie" not in (await browser.ask("GET", "/api/me")).headers
        me = await browser.told("GET", "/api/me")
        assert me["sessions"][0]["seen"] - me["sessions"][0]["made"] >= DAY * 1000

    run(story)


def test_whoever_only_says_hello_is_seen_too() -> None:
    async def story(server: AccountServer) -> None:
        browser = await server.guest("Elaine")
        server.later += DAY
        await browser.sit_down()
        assert server.disk.sessions[hashed(browser.token)].seen >= server.wall() - 1000

    run(story)


def test_a_person_may_be_called_something_else_everywhere() -> None:
    async def story(server: AccountServer) -> None:
        browser = await server.guest("Elaine")
        elsewhere = server.browser(1)
        elsewhere.cookies = {**browser.cookies}
        assert (await elsewhere.told("GET", "/api/me"))["name"] == "Elaine"
        assert (await browser.told("PATCH", "/api/me", {"name": " Astolat "}))["name"] == "Astolat"
        await asyncio.sleep(0.1)
        phone = await elsewhere.sit_down()
        welcome = welcomed(phone)
        assert welcome is not None
        assert welcome.name == "Astolat"
        assert code(await browser.ask("PATCH", "/api/me", {"name": "\n"})) == (400, "bad-name")

    run(story)


def test_signing_out_closes_sockets_at_every_gate_within_two_seconds() -> None:
    async def story(server: AccountServer) -> None:
        here = await server.guest("Elaine")
        there = server.browser(1)
        link = (await here.told("POST", "/api/me/links"))["link"]
        await there.told("POST", f"/api/links/{link.removeprefix('/d/')}")
        phones = [await there.sit_down(), await there.sit_down(), await here.sit_down()]
        assert all(welcomed(phone) for phone in phones)
        sessions = (await here.told("GET", "/api/me"))["sessions"]
        [other] = [session["id"] for session in sessions if not session["here"]]
        assert (await here.ask("DELETE", f"/api/me/sessions/{other}")).status == 204
        await asyncio.sleep(2)
        assert [refused(phone) for phone in phones[:2]] == [("signed-out", 4001)] * 2
        assert phones[2].open
        assert code(await there.ask("GET", "/api/me")) == (401, "who-are-you")
        assert refused(await there.sit_down()) == ("not-found", 4004)
        assert (await here.ask("GET", "/api/me")).status == 200

    run(story)


def test_to_sign_out_everywhere_else_leaves_this_device() -> None:
    async def story(server: AccountServer) -> None:
        here, others = await server.guest("Elaine"), [server.browser(n) for n in (0, 1)]
        for other in others:
            link = (await here.told("POST", "/api/me/links"))["link"]
            await other.told("POST", f"/api/links/{link.removeprefix('/d/')}")
        stranger = await server.guest("Kay", 1)
        assert (await here.ask("DELETE", "/api/me/sessions")).status == 204
        await asyncio.sleep(0.1)
        assert [(await other.ask("GET", "/api/me")).status for other in others] == [401, 401]
        assert len((await here.told("GET", "/api/me"))["sessions"]) == 1
        assert (await stranger.ask("GET", "/api/me")).status == 200

    run(story)


def test_signing_out_deletes_the_cookie_too() -> None:
    async def story(server: AccountServer) -> None:
        browser = await server.guest("Elaine")
        [session] = (await browser.told("GET", "/api/me"))["sessions"]
        await browser.ask("DELETE", f"/api/me/sessions/{session['id']}")
        assert browser.cookies == {}
        assert not server.disk.sessions

    run(story)


def test_nobody_signs_out_another() -> None:
    async def story(server: AccountServer) -> None:
        elaine, kay = await server.guest("Elaine"), await server.guest("Kay")
        [session] = (await elaine.told("GET", "/api/me"))["sessions"]
        wrong = [
            await kay.ask("DELETE", f"/api/me/sessions/{session['id']}"),
            await kay.ask("DELETE", f"/api/me/sessions/{'0' * 32}"),
            await kay.ask("DELETE", "/api/me/sessions/x"),
        ]
        assert all(reply == wrong[0] for reply in wrong)
        assert wrong[0].status == 404
        assert (await elaine.ask("GET", "/api/me")).status == 200

    run(story)


def test_a_lost_message_is_made_good_by_the_next_one() -> None:
    async def story(server: AccountServer) -> None:
        here, there = await server.guest("Elaine"), server.browser(1)
        there.cookies = {**here.cookies}
        phone = await there.sit_down()
        send = server.bus.send
        lost: list[bytes] = []

        def lose_the_first(address: str, bus_message: bytes) -> None:
            if address == ENDED and not lost:
                lost.append(bus_message)
            else:
                send(address, bus_message)

        server.bus.send = lose_the_first  # type: ignore[method-assign]
        [session] = (await here.told("GET", "/api/me"))["sessions"]
        await here.ask("DELETE", f"/api/me/sessions/{session['id']}")
        await asyncio.sleep(0.5)
        assert phone.open
        await asyncio.sleep(1.5)
        assert lost
        assert refused(phone) == ("signed-out", 4001)

    run(story)


def test_a_gate_that_hears_nothing_finds_out_by_itself() -> None:
    async def story(server: AccountServer) -> None:
        browser = await server.guest("Elaine")
        phone, stays = await browser.sit_down(), await (await server.guest("Kay")).sit_down()
        del server.disk.sessions[hashed(browser.token)]
        await asyncio.sleep(RECHECK + 1)
        assert refused(phone) == ("signed-out", 4001)
        assert stays.open

    run(story)


def test_a_session_is_looked_up_again_after_a_while() -> None:
    async def story(server: AccountServer) -> None:
        browser = await server.guest("Elaine")
        assert (await browser.ask("GET", "/api/me")).status == 200
        del server.disk.sessions[hashed(browser.token)]
        await asyncio.sleep(SESSION_CACHE_SECONDS + 1)
        assert (await browser.ask("GET", "/api/me")).status == 401

    run(story)


def test_a_hello_while_signing_out_is_refused() -> None:
    async def story(server: AccountServer) -> None:
        here, there = await server.guest("Elaine"), server.browser(1)
        there.cookies = {**here.cookies}
        [session] = (await here.told("GET", "/api/me"))["sessions"]
        found, going = asyncio.Event(), asyncio.Event()
        store = server.gates[1].authentication._store

        async def slowly(kind: str) -> None:
            if kind == "find_session done":
                found.set()
                await going.wait()

        store.pause = slowly  # type: ignore[attr-defined]
        saying = asyncio.ensure_future(there.sit_down())
        await found.wait()
        await here.ask("DELETE", f"/api/me/sessions/{session['id']}")
        await asyncio.sleep(0.01)
        going.set()
        phone = await saying
        await asyncio.sleep(0.1)
        assert welcomed(phone) is None
        assert refused(phone) == ("not-found", 4004)

    run(story)


def test_a_bot_has_no_sessions() -> None:
    async def story(server: AccountServer) -> None:
        token = bots_token("bot:" + "0f" * 16)
        for method, path in (
            ("GET", "/api/me"),
            ("POST", "/api/tickets"),
            ("POST", "/api/me/links"),
            ("DELETE", "/api/me/sessions"),
        ):
            request = Request(method, path, {"authorization": f"Bearer {token}"})
            assert code(await server.gates[0].http(request)) == (401, "who-are-you")

    run(story)


def test_where_somebody_was_is_written_down_once_an_hour() -> None:
    async def story(server: AccountServer) -> None:
        browser = await server.guest("Elaine")
        person_id = (await browser.told("GET", "/api/me"))["person_id"]
        await browser.sit_down()
        first = server.disk.visits[person_id, TABLE.id]
        await browser.sit_down()
        assert server.disk.visits[person_id, TABLE.id] == first
        server.later += 3600
        await browser.sit_down()
        assert server.disk.visits[person_id, TABLE.id] > first

    run(story)


def test_a_visit_that_could_not_be_written_down_is_written_the_next_time() -> None:
    async def story(server: AccountServer) -> None:
        browser = await server.guest("Elaine")
        store = server.gates[0].authentication._store

        async def away(kind: str) -> None:
            if kind == "add_visit":
                raise Unreachable

        store.pause = away  # type: ignore[attr-defined]
        phone = await browser.sit_down()
        assert welcomed(phone) is not None
        assert not server.disk.visits

        async def back(kind: str) -> None:
            return

        store.pause = back  # type: ignore[attr-defined]
        await browser.sit_down()
        assert server.disk.visits

    run(story)
