"""Passkeys: kept, shown, and refused, by an authenticator of our own."""

import asyncio
from typing import Any

import pytest

from camlann.server.gate.http import Request
from camlann.server.settings import Settings
from tests.server.harness.client import TestBrowser
from tests.server.people.account_server import AccountServer, code, run
from tests.server.people.authenticator import Authenticator

HERE = "http://localhost"
LOCAL = Settings(url=HERE)


async def keep(browser: TestBrowser, key: Authenticator) -> Any:
    options = (await browser.told("POST", "/api/me/passkeys/options"))["publicKey"]
    return await browser.told("POST", "/api/me/passkeys", key.make(options))


async def options(browser: TestBrowser) -> Any:
    return (await browser.told("POST", "/api/passkeys/options"))["publicKey"]


def test_a_guest_who_keeps_a_passkey_comes_back_with_it_from_anywhere() -> None:
    async def story(server: AccountServer) -> None:
        elaine, key = await server.guest("Elaine"), Authenticator(HERE)
        before = await elaine.told("GET", "/api/me")
        kept = await keep(elaine, key)
        assert await elaine.told("GET", "/api/me/passkeys") == [kept]
        assert (await elaine.told("GET", "/api/me"))["has_passkey"]
        fresh = server.browser(1)
        reply = await fresh.ask("POST", "/api/passkeys", key.sign(await options(fresh)))
        assert reply.status == 201
        me = await fresh.told("GET", "/api/me")
        assert (me["person_id"], len(me["sessions"])) == (before["person_id"], 2)
        assert fresh.token != elaine.token

    run(story, LOCAL)


def test_what_a_key_has_signed_is_good_once_and_for_five_minutes() -> None:
    async def story(server: AccountServer) -> None:
        key, fresh = Authenticator(HERE), server.browser()
        await keep(await server.guest("Elaine"), key)
        shown = key.sign(await options(fresh))
        assert (await fresh.ask("POST", "/api/passkeys", shown)).status == 201
        late = await options(fresh)
        refused = [await fresh.ask("POST", "/api/passkeys", shown)]
        await asyncio.sleep(300)
        refused.append(await fresh.ask("POST", "/api/passkeys", key.sign(late)))
        assert [code(reply) for reply in refused] == [(404, "not-found")] * 2

    run(story, LOCAL)


def test_every_key_that_is_not_right_is_the_same_nothing() -> None:
    async def story(server: AccountServer) -> None:
        key, fresh = Authenticator(HERE), server.browser()
        await keep(await server.guest("Elaine"), key)
        stranger, forger = Authenticator(HERE), Authenticator(HERE)
        forger.id = key.id
        elsewhere = Authenticator("http://localhost.evil.test")
        elsewhere.id, elsewhere.key = key.id, key.key
        keeping = await (await server.guest("Kay")).told("POST", "/api/me/passkeys/options")
        bent = key.sign(await options(fresh))
        bent["response"] = {**bent["response"], "authenticatorData": "AAAA"}  # type: ignore[dict-item]
        wrong = [
            stranger.sign(await options(fresh)),
            forger.sign(await options(fresh)),
            elsewhere.sign(await options(fresh)),
            key.sign(await options(fresh), "evil.test"),
            key.sign({"challenge": "AAAA"}),
            # A challenge that was for something else.
            key.sign(keeping["publicKey"]),
            bent,
        ]
        replies = [await fresh.ask("POST", "/api/passkeys", each) for each in wrong]
        assert all(reply == replies[0] for reply in replies)
        assert code(replies[0]) == (404, "not-found")
        assert fresh.cookies == {}
        # A copy of the key that has not counted along.
        await fresh.told("POST", "/api/passkeys", key.sign(await options(fresh)))
        key.count = 0
        assert code(await fresh.ask("POST", "/api/passkeys", key.sign(await options(fresh))))[0] == 404

    run(story, LOCAL)


def test_a_key_is_kept_only_for_whom_the_challenge_was() -> None:
    async def story(server: AccountServer) -> None:
        elaine, kay, key = await server.guest("Elaine"), await server.guest("Kay"), Authenticator(HERE)
        theirs = (await elaine.told("POST", "/api/me/passkeys/options"))["publicKey"]
        wrong = [
            await kay.ask("POST", "/api/me/passkeys", key.make(theirs)),
            await elaine.ask("POST", "/api/me/passkeys", key.make(theirs)),
            await elaine.ask("POST", "/api/me/passkeys", key.make(await options(elaine))),
            await elaine.ask("POST", "/api/me/passkeys", Authenticator("http://evil.test").make(theirs)),
        ]
        assert [code(reply) for reply in wrong] == [(400, "bad-passkey")] * 4
        assert not server.disk.keys
        await keep(elaine, key)
        # Nobody else's afterwards either.
        mine = (await kay.told("POST", "/api/me/passkeys/options"))["publicKey"]
        assert code(await kay.ask("POST", "/api/me/passkeys", key.make(mine))) == (400, "bad-passkey")

    run(story, LOCAL)


def test_a_key_that_is_kept_no_longer_brings_nobody_back() -> None:
    async def story(server: AccountServer) -> None:
        elaine, kay, key = await server.guest("Elaine"), await server.guest("Kay"), Authenticator(HERE)
        kept = await keep(elaine, key)
        assert (await kay.ask("DELETE", f"/api/me/passkeys/{kept['id']}")).status == 404
        assert (await elaine.ask("DELETE", f"/api/me/passkeys/{kept['id']}")).status == 204
        fresh = server.browser()
        assert (await fresh.ask("POST", "/api/passkeys", key.sign(await options(fresh)))).status == 404

    run(story, LOCAL)


def test_nobody_keeps_very_many_keys() -> None:
    async def story(server: AccountServer) -> None:
        elaine = await server.guest("Elaine")
        for _ in range(10):
            await keep(elaine, Authenticator(HERE))
        assert code(await elaine.ask("POST", "/api/me/passkeys/options")) == (409, "too-many")

    run(story, LOCAL)


PLACES = {
    "http://table.test:8000": False,
    "http://192.168.1.7:8000": False,
    "https://192.168.1.7": False,
    "https://[::1]": False,
    "http://127.0.0.1": False,
    "http://localhost.evil.test": False,
    "http://localhost:8000": True,
    "https://house.test": True,
    "https://house.test:8443": True,
}


@pytest.mark.parametrize("url", PLACES)
def test_keys_are_made_where_browsers_make_them(url: str) -> None:
    async def story(server: AccountServer) -> None:
        scheme, _, host = url.partition("://")
        request = Request(
            "POST", "/api/passkeys/options", {"host": host, "origin": url}, secure=scheme == "https"
        )
        reply = await server.gates[0].http(request)
        if PLACES[url]:
            assert reply.status == 201
        else:
            assert code(reply) == (409, "no-passkeys-here")

    run(story)
