"""Which endpoints this server sends to.

An endpoint is an address that a stranger gives us. It must be HTTPS at the usual port, and every address that
its name resolves to must be public, or this server could be made to call its own network. The addresses are
checked when something is sent, and the connection goes to the checked ones.
"""

import re
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

MAX_ENDPOINT = 1_000
"""The longest endpoint, in characters."""
NAT64 = ip_network("64:ff9b::/96")
"""IPv4 addresses as an IPv6 network without them writes them."""

NOT_PUBLIC = (ip_network("192.88.99.0/24"), ip_network("3fff::/20"))
"""Former relays and addresses for documentation, which not every Python knows."""


class Forbidden(OSError):
    """The endpoint is none to which this server sends."""


def is_public(address: str) -> bool:
    try:
        found = _inner(ip_address(address))
    except ValueError:
        return False
    if any(found in each for each in NOT_PUBLIC) or (isinstance(found, IPv6Address) and found.is_site_local):
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def check_endpoint(endpoint: str, loopback: bool = False) -> None:
    """Check what can be seen without resolving its name. Raises `Forbidden`."""
    try:
        parts = urlsplit(endpoint)
        port, host = parts.port, parts.hostname or ""
    except ValueError:
        raise Forbidden from None
    plain = endpoint.isascii() and endpoint.isprintable() and len(endpoint) <= MAX_ENDPOINT
    if not plain or not host or "@" in parts.netloc or parts.fragment:
        raise Forbidden
    if loopback and parts.scheme == "http" and is_loopback(host):
        return
    if parts.scheme != "https" or port not in (None, 443):
        raise Forbidden
    # An address instead of a name is never resolved, so it is checked here.
    if (_is_address(host) or "." not in host) and not is_public(host):
        raise Forbidden
    # `127.1` and `0x7f.0.0.1` are addresses too, for whoever connects; no top-level domain looks like that.
    if not _is_address(host) and re.fullmatch(r"[0-9]+|0x[0-9a-f]*", _last_label(host)):
        raise Forbidden


def _last_label(host: str) -> str:
    return host.rstrip(".").rpartition(".")[2].lower()


def is_loopback(host: str) -> bool:
    return _is_address(host) and ip_address(host).is_loopback


class PublicResolver(AbstractResolver):
    """Resolves a name, and refuses it if one of its addresses is not public."""

    def __init__(self, names: AbstractResolver | None = None) -> None:
        self._names = names or ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self._names.resolve(host, port, family)
        if not found or not all(is_public(each["host"]) for each in found):
            raise Forbidden
        return found

    async def close(self) -> None:
        await self._names.close()


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _inner(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address inside an IPv6 address, if there is one."""
    if isinstance(address, IPv4Address):
        return address
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    inner = address.ipv4_mapped or address.sixtofour
    if inner is None and address.teredo is not None:
        inner = address.teredo[1]
    return address if inner is None else inner
