"""Checks the `Host` header against the names of this server, a guard against DNS rebinding.

Without it somebody else's page could let its own domain point to this machine; a browser would take the
server for that page's origin, and let the page open tables here. A server with a `--url` needs no list: only
pages of that origin may change anything, whatever `Host` says.
"""

import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address

from camlann.server.settings import Settings


class AllowedHosts:
    def __init__(self, settings: Settings, machine: str | None = None) -> None:
        """`machine` is the host name of this machine; None: ask the machine."""
        self._any = bool(settings.url)
        named = socket.gethostname() if machine is None else machine
        names = ("localhost", *_of_machine(named.lower().rstrip(".")), *settings.lan_name)
        self._names = frozenset(names)
        self._addresses = frozenset(_addresses(names))

    def knows(self, host: str, here: str = "") -> bool:
        """Is `host` a name of this server? `here` is the address of this machine it came to.

        A request without a host comes from no page.
        """
        if self._any or not host:
            return True
        name = _name(host)
        if name in self._names or is_loopback(host):
            return True
        address = _address(name)
        return address is not None and (address == _address(here) or address in self._addresses)


def is_loopback(host: str) -> bool:
    """Does only this machine itself come here by this `Host`?

    Names below localhost are this machine's to every browser, and no name server is asked for them.
    """
    name = _name(host)
    address = _address(name)
    return name == "localhost" or name.endswith(".localhost") or (address is not None and address.is_loopback)


def _of_machine(name: str) -> tuple[str, ...]:
    """A host name whole, its first part, and that as other devices find it (mDNS)."""
    first = name.partition(".")[0]
    return (name, first, f"{first}.local") if first else ()


def _name(host: str) -> str:
    """The host in the `Host` header, without the port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    name, colon, port = host.rpartition(":")
    # More than one colon without brackets is no port; it is no name, either.
    return (name if colon and ":" not in name and port.isdigit() else host).removesuffix(".")


def _addresses(names: Iterable[str]) -> Iterable[IPv4Address | IPv6Address]:
    return (address for name in names if (address := _address(name)) is not None)


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    # A socket for both IP versions shows IPv4 addresses inside IPv6 ones.
    return getattr(address, "ipv4_mapped", None) or address
