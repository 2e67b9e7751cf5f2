"""Passkeys (WebAuthn): a guest can sign in again even if every device is lost.

Browsers make passkeys only for pages over HTTPS or from this machine, under a name. A challenge works once,
for five minutes. Signing in creates a new session, as a link does.
"""

from base64 import urlsafe_b64decode
from importlib import import_module
from ipaddress import ip_address
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Raw, Struct

from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.http import NOT_FOUND, Error, HttpError, Reply, Request, not_found
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.account_linking import sign_in
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.guests import Guest
from camlann.server.gate.routes.principals import Principals
from camlann.server.store.one_time_tokens import OneTimeToken, TokenPurpose
from camlann.server.store.passkeys import Passkey
from camlann.server.store.sessions import Visitor

CHALLENGE_MS = 5 * 60 * 1000
"""How long a challenge is valid, in milliseconds."""
MAX_PASSKEYS = 10
"""The maximum per person."""
SIGN_IN, KEEP = b"sign in", b"keep "
"""The purposes of a challenge."""

Text = Annotated[str, Meta(max_length=6000)]


def warm() -> None:
    """Import WebAuthn now: it takes a tenth of the server's start, and most servers need it seldom."""
    import_module("webauthn")


class Options(Struct, frozen=True):
    publicKey: Raw
    """JSON for `navigator.credentials`."""


class Attested(Struct, frozen=True):
    clientDataJSON: Text
    attestationObject: Text


class NewKey(Struct, frozen=True):
    """A new passkey: the JSON that a browser makes of it."""

    id: Text
    rawId: Text
    response: Attested
    type: Literal["public-key"] = "public-key"


class Asserted(Struct, frozen=True):
    clientDataJSON: Text
    authenticatorData: Text
    signature: Text
    userHandle: Text | None = None


class ShownKey(Struct, frozen=True):
    """A signature by a passkey: the JSON that a browser makes of it."""

    id: Text
    rawId: Text
    response: Asserted
    type: Literal["public-key"] = "public-key"


class KeyIs(Struct, frozen=True):
    id: str
    made: int
    """Milliseconds since 1970."""


class _ClientData(Struct):
    challenge: str


class PasskeyRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store, self._runtime = context, context.store, context.runtime
        nowhere, bad = Error(409, "no-passkeys-here"), Error(400, "bad-passkey")
        shown = (context.admission.per_address(context.admission.limits.passkeys),)
        self.routes: Routes = (
            Route("GET", "/api/me/passkeys", Nothing, list[KeyIs], may.session, self._keys),
            Route(
                "POST",
                "/api/me/passkeys/options",
                Nothing,
                Options,
                may.session,
                self._to_keep,
                201,
                errors=(nowhere, Error(409, "too-many")),
            ),
            Route(
                "POST",
                "/api/me/passkeys",
                NewKey,
                KeyIs,
                may.session,
                self._keep,
                201,
                errors=(nowhere, bad),
            ),
            Route(
                "DELETE",
                "/api/me/passkeys/{id}",
                Nothing,
                Nothing,
                may.session,
                self._end,
                204,
                errors=(NOT_FOUND,),
            ),
            Route(
                "POST",
                "/api/passkeys/options",
                Nothing,
                Options,
                may.anyone,
                self._to_sign_in,
                201,
                errors=(nowhere,),
            ),
            Route(
                "POST",
                "/api/passkeys",
                ShownKey,
                Guest,
                may.anyone,
                self._sign_in,
                201,
                rates=shown,
                errors=(nowhere, NOT_FOUND),
            ),
        )

    async def _keys(self, asked: Asked[Nothing, Visitor]) -> list[KeyIs]:
        me = asked.by
        return [_shown(key) for key in await self._store.passkeys(me.person.person_id)]

    async def _end(self, asked: Asked[Nothing, Visitor]) -> Reply:
        me = asked.by
        for key in await self._store.passkeys(me.person.person_id):
            if _shown(key).id == asked.names["id"]:
                await self._store.delete_passkey(me.person.person_id, key.id)
                return Reply(204, {}, b"")
        raise not_found()

    # Registration.

    async def _to_keep(self, asked: Asked[Nothing, Visitor]) -> Options:
        import webauthn
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        me = asked.by
        _, name = self._here(asked.request)
        keys = await self._store.passkeys(me.person.person_id)
        if len(keys) >= MAX_PASSKEYS:
            raise HttpError(409, "too-many")
        options = webauthn.generate_registration_options(
            rp_id=name,
            rp_name=self._context.settings.name,
            user_id=bytes.fromhex(me.person.person_id),
            user_name=me.person.name,
            challenge=await self._challenge(KEEP + me.person.person_id.encode()),
            timeout=CHALLENGE_MS,
            authenticator_selection=AuthenticatorSelectionCriteria(
                # A discoverable credential: somebody who lost everything else needs no account name.
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=key.id) for key in keys],
        )
        return Options(Raw(webauthn.options_to_json(options).encode()))

    async def _keep(self, asked: Asked[NewKey, Visitor]) -> KeyIs:
        import webauthn

        me = asked.by
        origin, name = self._here(asked.request)
        challenge, what = await self._answered(asked.body.response.clientDataJSON)
        if what != KEEP + me.person.person_id.encode():
            raise HttpError(400, "bad-passkey")
        try:
            made = webauthn.verify_registration_response(
                credential=msgspec.to_builtins(asked.body),
                expected_challenge=challenge,
                expected_rp_id=name,
                expected_origin=origin,
            )
        except Exception:
            # Any error: every byte of it comes from outside.
            raise HttpError(400, "bad-passkey") from None
        key = Passkey(
            made.credential_id,
            me.person.person_id,
            made.credential_public_key,
            made.sign_count,
            self._runtime.wall(),
        )
        if not await self._store.add_passkey(key):
            raise HttpError(400, "bad-passkey")
        return _shown(key)

    # Sign-in.

    async def _to_sign_in(self, asked: Asked[Nothing, None]) -> Options:
        import webauthn
        from webauthn.helpers.structs import UserVerificationRequirement

        _, name = self._here(asked.request)
        options = webauthn.generate_authentication_options(
            rp_id=name,
            challenge=await self._challenge(SIGN_IN),
            timeout=CHALLENGE_MS,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return Options(Raw(webauthn.options_to_json(options).encode()))

    async def _sign_in(self, asked: Asked[ShownKey, None]) -> Reply:
        import webauthn

        origin, name = self._here(asked.request)
        challenge, what = await self._answered(asked.body.response.clientDataJSON)
        key = await self._store.find_passkey(_bytes(asked.body.rawId))
        if key is None or what != SIGN_IN:
            raise not_found()
        try:
            shown = webauthn.verify_authentication_response(
                credential=msgspec.to_builtins(asked.body),
                expected_challenge=challenge,
                expected_rp_id=name,
                expected_origin=origin,
                credential_public_key=key.public_key,
                credential_current_sign_count=key.sign_count,
            )
        except Exception:
            raise not_found() from None
        await self._store.set_sign_count(key.id, shown.new_sign_count)
        return await sign_in(self._context, asked.request, key.person_id)

    # Both.

    def _here(self, request: Request) -> tuple[str, str]:
        """Our origin and the relying party id, if browsers make passkeys for this origin."""
        origin = self._context.origin.own(request)
        scheme, name = _parts(origin)
        if not name or _is_number(name) or (scheme != "https" and name != "localhost"):
            raise HttpError(409, "no-passkeys-here")
        return origin, name

    async def _challenge(self, what: bytes) -> bytes:
        challenge = self._runtime.random(32)
        until = self._runtime.wall() + CHALLENGE_MS
        await self._store.add_one_time_token(
            OneTimeToken(hashed(challenge.hex()), TokenPurpose.CHALLENGE, what, until)
        )
        return challenge

    async def _answered(self, client_data: str) -> tuple[bytes, bytes | None]:
        """The challenge this answers, and its purpose. It is deleted: the second try fails."""
        try:
            challenge = _bytes(msgspec.json.decode(_bytes(client_data), type=_ClientData).challenge)
        except (ValueError, RecursionError):
            return b"", None
        taken = await self._store.take_one_time_token(
            hashed(challenge.hex()), TokenPurpose.CHALLENGE, self._runtime.wall()
        )
        return challenge, taken


def _bytes(text: str) -> bytes:
    """Decoded base64url; empty if it is malformed."""
    try:
        return urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))
    except ValueError:
        return b""


def _parts(origin: str) -> tuple[str, str]:
    """The scheme and host name of an origin; empty if it has none."""
    try:
        parts = urlsplit(origin)
        return parts.scheme, parts.hostname or ""
    except ValueError:
        return "", ""


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _shown(key: Passkey) -> KeyIs:
    return KeyIs(hashed(key.id.hex())[:16].hex(), key.made)
