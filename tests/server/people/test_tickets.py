"""A socket ticket is good for one hello, for a short time, and ends with its session."""

import asyncio

from tests.server.harness.client import refused, welcomed
from tests.server.people.account_server import AccountServer, run


def test_a_ticket_is_good_for_thirty_seconds_at_any_gate() -> None:
    async def story(server: AccountServer) -> None:
        browser = await server.guest("Elaine")
        elsewhere = server.browser(1)
        early, late = [(await browser.told("POST", "/api/tickets"))["ticket"] for _ in range(2)]
        await asyncio.sleep(29.9)
        assert welcomed(await elsewhere.sit_down(token=early)) is not None
        await asyncio.sleep(0.1)
        assert refused(await elsewhere.sit_down(token=late)) == ("not-found", 4004)

    run(story)


def test_a_ticket_of_a_session_that_has_ended_is_of_no_use() -> None:
    async def story(server: AccountServer) -> None:
        browser = await server.guest("Elaine")
        ticket = (await browser.told("POST", "/api/tickets"))["ticket"]
        [session] = (await browser.told("GET", "/api/me"))["sessions"]
        await browser.ask("DELETE", f"/api/me/sessions/{session['id']}")
        assert refused(await server.browser(1).sit_down(token=ticket)) == ("not-found", 4004)

    run(story)


def test_a_socket_opened_with_a_ticket_ends_with_its_session() -> None:
    async def story(server: AccountServer) -> None:
        browser = await server.guest("Elaine")
        ticket = (await browser.told("POST", "/api/tickets"))["ticket"]
        phone = await server.browser(1).sit_down(token=ticket)
        assert welcomed(phone) is not None
        [session] = (await browser.told("GET", "/api/me"))["sessions"]
        await browser.ask("DELETE", f"/api/me/sessions/{session['id']}")
        await asyncio.sleep(2)
        assert refused(phone) == ("signed-out", 4001)

    run(story)
