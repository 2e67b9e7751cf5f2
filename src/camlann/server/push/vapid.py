"""VAPID (RFC 8292): the server signs its requests to push services, with one key for all its processes.

The key is derived from the first key for people, which every gate and keeper has: there is no second secret
to store. A browser binds its subscription to it.
"""

from base64 import urlsafe_b64encode
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from camlann.server.crypto.table_keys import PeopleKeys
from camlann.server.push.encryption import private_key, public_point

TOKEN_SECONDS = 12 * 60 * 60
"""How long a signature is valid; push services accept a day at most."""
MAX_TOKENS = 100
"""Signatures that are cached; there are few push services."""


class Vapid:
    def __init__(self, keys: PeopleKeys, contact: str, wall: Callable[[], int]) -> None:
        first = keys.masters[min(keys.masters)]
        self._key = private_key(HKDF(SHA256(), 48, salt=None, info=b"camlann push").derive(first))
        self.public_key = base64url(public_point(self._key))
        """As a browser takes it when it subscribes."""
        self._contact, self._wall = contact, wall
        self._tokens: dict[str, tuple[int, str]] = {}
        """When the signature for a push service expires, in seconds since 1970, and the header with it."""

    def header(self, endpoint: str) -> str:
        """The `Authorization` header of a request to this endpoint."""
        parts = urlsplit(endpoint)
        audience, now = f"{parts.scheme}://{parts.netloc}", self._wall() // 1000
        expires, header = self._tokens.get(audience, (0, ""))
        # A signature is used for the first half of its time, so clocks may differ.
        if now > expires - TOKEN_SECONDS // 2:
            if len(self._tokens) >= MAX_TOKENS:
                self._tokens.clear()
            expires = now + TOKEN_SECONDS
            header = f"vapid t={self._token(audience, expires)}, k={self.public_key}"
            self._tokens[audience] = expires, header
        return header

    def _token(self, audience: str, expires: int) -> str:
        claims: dict[str, str | int] = {"aud": audience, "exp": expires}
        if self._contact:
            claims["sub"] = self._contact
        signed = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{base64url(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _json(value: dict[str, str] | dict[str, str | int]) -> str:
    return base64url(msgspec.json.encode(value))
