"""Subscribing over HTTP: each device for itself, until it signs out."""

import msgspec

from camlann.server.gate.http import Reply
from camlann.server.store.push_subscriptions import PushSubscription
from tests.server.harness.clock import run_virtual
from tests.server.push.push_server import PushServer
from tests.server.push.push_service import Browser

PATH = "/api/me/push"
PHONE = Browser("phone")


def read(reply: Reply) -> object:
    return msgspec.json.decode(reply.body)


def test_a_device_subscribes_is_listed_and_ends_it() -> None:
    async def scene() -> None:
        server = PushServer()
        await server.start()
        anna, other = await server.guest("Anna"), await server.guest("Bert")
        about: object = read(await anna.ask("GET", "/api/server"))
        assert isinstance(about, dict)
        assert len(about["push_key"]) == 87
        assert (await anna.ask("PUT", PATH, PHONE.asked)).status == 204
        (device,) = msgspec.convert(read(await anna.ask("GET", PATH)), list[dict[str, object]])
        assert (device["language"], device["here"]) == ("en", True)
        assert read(await other.ask("GET", PATH)) == []
        (stored,) = server.disk.pushes.values()
        assert isinstance(stored, PushSubscription)
        assert (stored.endpoint, stored.auth) == (PHONE.endpoint, PHONE.auth)
        export = read(await anna.ask("GET", "/api/me/export"))
        assert isinstance(export, dict)
        assert [each["endpoint"] for each in export["push_subscriptions"]] == [PHONE.endpoint]
        assert (await anna.ask("DELETE", PATH)).status == 204
        assert server.disk.pushes == {}
        # Whoever is erased leaves nothing here.
        await anna.ask("PUT", PATH, PHONE.asked)
        assert (await anna.ask("DELETE", "/api/me", {"confirm": "Anna"})).status == 204
        assert server.disk.pushes == {}
        assert (await anna.ask("GET", PATH)).status == 401
        await server.stop()

    run_virtual(scene())


def test_what_is_no_subscription_is_refused_and_a_server_without_push_has_none() -> None:
    async def scene() -> None:
        server = PushServer()
        await server.start()
        anna = await server.guest("Anna")
        for wrong in (
            {"endpoint": "http://127.0.0.1:9/a"},
            {"endpoint": "https://10.0.0.1/a"},
            {"p256dh": "AAAA"},
            {"auth": "AAAA"},
            {"auth": "\u00e9"},
            {"language": "<b>"},
        ):
            assert (await anna.ask("PUT", PATH, PHONE.asked | wrong)).status == 400
        assert server.disk.pushes == {}
        await server.stop()

        silent = PushServer(push=False)
        await silent.start()
        bert = await silent.guest("Bert")
        about = read(await bert.ask("GET", "/api/server"))
        assert isinstance(about, dict)
        assert about["push_key"] == ""
        assert (await bert.ask("PUT", PATH, PHONE.asked)).status == 409
        await silent.stop()

    run_virtual(scene())
