"""The HTTP client for push services: no redirects, no proxy, no cookies, little time."""

import socket
from typing import Protocol

import aiohttp
from aiohttp import AddrInfoType

from camlann.server.push.endpoints import Forbidden, PublicResolver, check_endpoint, is_loopback, is_public

TIMEOUT_SECONDS = 10.0
MAX_CONNECTIONS = 20


class Poster(Protocol):
    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        """Send it and return the status. Raises `OSError`, which has many kinds, if there is none."""
        ...

    async def close(self) -> None: ...


class PushClient:
    def __init__(self, *, loopback: bool = False, resolver: PublicResolver | None = None) -> None:
        """`loopback`: for tests, also plain HTTP to this machine."""
        self._loopback, self._resolver = loopback, resolver
        self._session: aiohttp.ClientSession | None = None

    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        check_endpoint(endpoint, self._loopback)
        if self._session is None:
            connector = aiohttp.TCPConnector(
                resolver=self._resolver or PublicResolver(),
                limit=MAX_CONNECTIONS,
                use_dns_cache=False,
                socket_factory=self._socket,
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=aiohttp.ClientTimeout(total=TIMEOUT_SECONDS),
                trust_env=False,
            )
        try:
            async with self._session.post(
                endpoint, data=body, headers=headers, allow_redirects=False
            ) as reply:
                # Only the status counts; what else it says is not read.
                return reply.status
        except (aiohttp.ClientError, TimeoutError, ValueError) as error:
            # Only the type of the error: its text may quote the endpoint.
            raise OSError(type(error).__name__) from None

    def _socket(self, to: AddrInfoType) -> socket.socket:
        """The socket of a connection, if its peer is one that may be called, however it was named."""
        family, kind, protocol, _, address = to
        host = str(address[0])
        if not is_public(host) and not (self._loopback and is_loopback(host)):
            raise Forbidden
        return socket.socket(family, kind, protocol)

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
