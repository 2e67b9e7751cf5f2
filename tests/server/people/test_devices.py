"""One person on several devices, and two guests who are one person."""

import asyncio

import msgspec

from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.http import Request
from tests.server.harness.client import TestBrowser, welcomed
from tests.server.harness.gate_server import bots_token
from tests.server.harness.sample_data import TABLE
from tests.server.people.account_server import OTHER, AccountServer, code, run


async def link(browser: TestBrowser) -> str:
    made = await browser.told("POST", "/api/me/links")
    return str(made["link"]).removeprefix("/d/")


async def person_id(browser: TestBrowser) -> str:
    return str((await browser.told("GET", "/api/me"))["person_id"])


def test_a_link_makes_somebody_known_on_another_device_over_plain_http() -> None:
    async def story(server: AccountServer) -> None:
        phone, tablet = await server.guest("Elaine"), server.browser(1)
        secret = await link(phone)
        assert secret not in str(server.disk.once)
        reply = await tablet.ask("POST", f"/api/links/{secret}")
        told = msgspec.json.decode(reply.body)
        assert (reply.status, told) == (
            201,
            {"person_id": await person_id(phone), "token": "", "name": "Elaine"},
        )
        assert tablet.token != phone.token
        assert await person_id(tablet) == await person_id(phone)
        assert len((await tablet.told("GET", "/api/me"))["sessions"]) == 2

    run(story)


def test_a_link_is_good_once_and_for_ten_minutes_and_every_other_is_the_same_nothing() -> None:
    async def story(server: AccountServer) -> None:
        phone, tablet = await server.guest("Elaine"), server.browser()
        used, old = await link(phone), await link(phone)
        await tablet.told("POST", f"/api/links/{used}")
        await asyncio.sleep(600)
        stranger = server.browser()
        wrong = [
            await stranger.ask("POST", f"/api/links/{secret}")
            for secret in (used, old, "x", "x" * 5000, "\udcff", phone.token, hashed(old).hex())
        ]
        assert all(reply == wrong[0] for reply in wrong)
        assert code(wrong[0]) == (404, "not-found")
        assert stranger.cookies == {}

    run(story)


def test_to_open_a_link_changes_nothing() -> None:
    async def story(server: AccountServer) -> None:
        phone, tablet = await server.guest("Elaine"), server.browser()
        secret = await link(phone)
        for path in (f"/d/{secret}", f"/api/links/{secret}"):
            await tablet.ask("GET", path)
            await tablet.ask("HEAD", path)
        assert tablet.cookies == {}
        assert len(server.disk.once) == 1
        await tablet.told("POST", f"/api/links/{secret}")
        assert await person_id(tablet) == await person_id(phone)

    run(story)


def test_whoever_follows_their_own_link_has_a_new_session_in_place_of_the_old() -> None:
    async def story(server: AccountServer) -> None:
        phone = await server.guest("Elaine")
        before = phone.token
        await phone.told("POST", f"/api/links/{await link(phone)}")
        assert phone.token != before
        assert [*server.disk.sessions] == [hashed(phone.token)]

    run(story)


def test_a_program_is_told_its_token() -> None:
    async def story(server: AccountServer) -> None:
        secret = await link(await server.guest("Elaine"))
        reply = await server.gates[0].http(Request("POST", f"/api/links/{secret}"))
        token = msgspec.json.decode(reply.body)["token"]
        request = Request("GET", "/api/me", {"authorization": f"Bearer {token}"})
        assert (await server.gates[0].http(request)).status == 200

    run(story)


def test_two_guests_of_one_person_are_joined_by_a_link_of_the_other() -> None:
    async def story(server: AccountServer) -> None:
        elaine, astolat = await server.guest("Elaine"), await server.guest("Astolat", 1)
        main, old = await person_id(elaine), await person_id(astolat)
        secret = await link(astolat)
        joined = await elaine.told("POST", "/api/me/joined", {"link": f"/d/{secret}"})
        assert joined == {"person_id": main, "joined": [old]}
        await asyncio.sleep(0.1)
        # The other device is the same person now, at every gate.
        me = await astolat.told("GET", "/api/me")
        assert (me["person_id"], me["joined"], me["name"], len(me["sessions"])) == (main, [old], "Elaine", 2)
        # A link is good once.
        assert (await elaine.ask("POST", "/api/me/joined", {"link": secret})).status == 404

    run(story)


def test_two_guests_of_one_person_are_joined_by_the_others_token() -> None:
    async def story(server: AccountServer) -> None:
        elaine, astolat = await server.guest("Elaine"), await server.guest("Astolat")
        main, old = await person_id(elaine), await person_id(astolat)
        for _ in range(2):
            joined = await elaine.told("POST", "/api/me/joined", {"token": astolat.token})
            assert joined == {"person_id": main, "joined": [old]}

    run(story)


def test_whoever_joined_acts_at_a_table_as_the_one_who_was_there() -> None:
    async def story(server: AccountServer) -> None:
        elaine, astolat = await server.guest("Elaine"), await server.guest("Astolat", 1)
        main, old = await person_id(elaine), await person_id(astolat)
        await astolat.sit_down(TABLE.name)
        await elaine.told("POST", "/api/me/joined", {"link": await link(astolat)})
        await asyncio.sleep(0.1)
        for browser in (elaine, astolat):
            for table, acting in ((TABLE.name, old), (OTHER.name, main)):
                welcome = welcomed(await browser.sit_down(table))
                assert welcome is not None
                assert (welcome.person_id, welcome.name) == (acting, "Elaine")

    run(story)


def test_nobody_is_joined_to_whom_they_cannot_show() -> None:
    async def story(server: AccountServer) -> None:
        elaine, kay = await server.guest("Elaine"), await server.guest("Kay")
        for body in (
            {"link": "x"},
            {"token": "x"},
            {"token": await person_id(kay)},
            {"link": kay.token},
            {"token": bots_token("bot:" + "0f" * 16)},
        ):
            assert code(await elaine.ask("POST", "/api/me/joined", body)) == (404, "not-found")
        for malformed in ({}, {"link": "x", "token": "y"}, {"person_id": await person_id(kay)}):
            reply = await elaine.ask("POST", "/api/me/joined", malformed)
            assert code(reply) == (400, "malformed")
        nobody = server.browser()
        assert code(await nobody.ask("POST", "/api/me/joined", {"token": kay.token}))[0] == 401
        assert not server.disk.joined

    run(story)
