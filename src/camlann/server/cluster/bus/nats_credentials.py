"""Credentials for NATS: read from the address, and never sent without TLS if TLS was asked for."""

import ssl
from urllib.parse import SplitResult, parse_qsl, unquote

from msgspec import Struct
from nats.aio.client import Client
from nats.errors import Error

TLS = {"tlsca", "tlscert", "tlskey"}


class Credentials(Struct, frozen=True):
    """User and password, or a token; and TLS."""

    user: str | None = None
    password: str | None = None
    token: str | None = None
    tls: ssl.SSLContext | None = None
    """None: no TLS, unless the server requires it."""


class SafeClient(Client):
    """Sends nothing before TLS is established, if TLS was asked for.

    The library trusts a server that says it has no TLS, even at a `tls://` address, and would send it the
    password in plain text.
    """

    needs_tls = False

    def _connect_command(self) -> bytes:
        if self.needs_tls and not self._server_info.get("tls_required"):
            raise NoTls
        return super()._connect_command()


class NoTls(Error):
    """The server does not speak TLS."""


def read_credentials(parts: SplitResult) -> Credentials:
    """The credentials in a NATS address. Raises `ValueError` if it has other parameters than these of TLS."""
    params = dict(parse_qsl(parts.query, strict_parsing=True)) if parts.query else {}
    if params.keys() - TLS or ("tlskey" in params) != ("tlscert" in params):
        raise ValueError("a NATS address may have the parameters tlsca, and tlscert with tlskey")
    tls = None
    if parts.scheme == "tls":
        tls = ssl.create_default_context(cafile=params.get("tlsca"))
        if "tlscert" in params:
            tls.load_cert_chain(params["tlscert"], params["tlskey"])
    elif params:
        raise ValueError("a NATS address with tlsca, tlscert or tlskey must begin with tls://")
    user, colon, password = parts.netloc.partition(",")[0].rpartition("@")[0].partition(":")
    if not user:
        return Credentials(tls=tls)
    if not colon:
        return Credentials(token=unquote(user), tls=tls)
    return Credentials(unquote(user), unquote(password), tls=tls)
