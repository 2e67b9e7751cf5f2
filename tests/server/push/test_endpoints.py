"""To which endpoints this server sends: public ones over HTTPS, checked when it sends."""

import asyncio
import socket

import pytest
from aiohttp.abc import AbstractResolver, ResolveResult

from camlann.server.push.endpoints import Forbidden, PublicResolver, check_endpoint, is_public
from camlann.server.push.push_client import PushClient
from tests.server.push.push_service import LoopbackService

PRIVATE = (
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "fec0::1",
    "3fff::1",
    "192.88.99.1",
)


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_is_not_public_is_refused(address: str) -> None:
    assert not is_public(address)
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(Forbidden):
        check_endpoint(f"https://{host}/push")


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_a_public_address_is_not(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "push",
        "http://push.example.com/a",
        "ftp://push.example.com/a",
        "https://push.example.com:22/a",
        "https://push.example.com:x/a",
        "https://user@push.example.com/a",
        "https://push.example.com/a#b",
        "https://push.example.com/a\r\nX: y",
        "https://localhost/a",
        "https://server/a",
        "https:///a",
        "https://[::1/a",
        "https://push.example.com/" + "a" * 1000,
        "http://127.0.0.1:8080/a",
        "https://127.1/a",
        "https://10.1/a",
        "https://0177.0.0.1/a",
        "https://0x7f.0.0.1/a",
        "https://127.0.0.0x1/a",
        "https://127.1./a",
        "https://push.example.123/a",
    ],
)
def test_what_is_no_endpoint_is_refused(endpoint: str) -> None:
    with pytest.raises(Forbidden):
        check_endpoint(endpoint)


def test_only_for_tests_this_machine_may_be_named_and_only_by_address() -> None:
    check_endpoint("https://push.example.com/a")
    check_endpoint("http://127.0.0.1:8080/a", loopback=True)
    for wrong in ("http://10.0.0.1/a", "http://localhost/a", "http://push.example.com/a"):
        with pytest.raises(Forbidden):
            check_endpoint(wrong, loopback=True)


class Names(AbstractResolver):
    """Resolves every name to these addresses, and counts."""

    def __init__(self, *addresses: str) -> None:
        self._addresses, self.asked = addresses, 0

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        self.asked += 1
        return [
            ResolveResult(hostname=host, host=each, port=port, family=socket.AF_INET, proto=0, flags=0)
            for each in self._addresses
        ]

    async def close(self) -> None: ...


def test_nobody_near_is_connected_to_however_it_was_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last check: the address to which a connection goes, whatever came before."""
    monkeypatch.setattr("camlann.server.push.push_client.check_endpoint", lambda *_: None)

    async def scene() -> None:
        reached: list[object] = []
        server = await asyncio.start_server(lambda *_: reached.append(_), "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]

        class Trusting(PublicResolver):
            resolve = Names("127.0.0.1").resolve

        client = PushClient(resolver=Trusting())
        for host in ("127.0.0.1", "push.example.com"):
            with pytest.raises(OSError):  # noqa: PT011
                await client.post(f"http://{host}:{port}/a", {}, b"")
        await asyncio.sleep(0.05)
        assert not reached
        await client.close()
        server.close()

    asyncio.run(scene())


@pytest.mark.parametrize("addresses", [(), ("127.0.0.1",), ("8.8.8.8", "10.0.0.1")])
def test_a_name_with_one_address_that_is_not_public_is_not_called(addresses: tuple[str, ...]) -> None:
    async def scene() -> None:
        names = Names(*addresses)
        client = PushClient(resolver=PublicResolver(names))
        for times in (1, 2):
            with pytest.raises(OSError):  # noqa: PT011
                await client.post("https://push.example.com/a", {}, b"")
            # Asked every time: what a name means may change between two messages.
            assert names.asked == times
        await client.close()

    asyncio.run(scene())


def test_this_machine_is_called_only_where_the_setting_allows_it_and_redirects_are_not_followed() -> None:
    async def scene() -> None:
        service = LoopbackService(status=307)
        at = await service.start()
        allowed, refused = PushClient(loopback=True), PushClient()
        assert await allowed.post(f"{at}/one", {"TTL": "5"}, b"body") == 307
        with pytest.raises(Forbidden):
            await refused.post(f"{at}/one", {}, b"body")
        assert [(each.endpoint, each.body) for each in service.came] == [(f"{at}/one", b"body")]
        await allowed.close()
        await refused.close()
        await service.stop()

    asyncio.run(scene())
