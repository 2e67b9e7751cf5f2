"""Push subscriptions: each device of a person may be told when a slow game, a guest or a group waits."""

from base64 import urlsafe_b64decode
from binascii import Error as BadBase64
from typing import Annotated

from msgspec import Meta, Struct

from camlann.server.gate.http import MALFORMED, Error, HttpError, Reply
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Principals
from camlann.server.push.encryption import is_key
from camlann.server.push.endpoints import MAX_ENDPOINT, Forbidden, check_endpoint
from camlann.server.store.push_subscriptions import PushSubscription
from camlann.server.store.sessions import Visitor

NO_PUSH = Error(409, "no-push")
"""This server sends no push messages."""


class NewPushSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A subscription as the browser has made it with the server's public key."""

    endpoint: Annotated[str, Meta(max_length=MAX_ENDPOINT)]
    p256dh: Annotated[str, Meta(max_length=100)]
    """The browser's public key, base64url."""
    auth: Annotated[str, Meta(max_length=40)]
    """Its secret, base64url."""
    language: Annotated[str, Meta(pattern="^[A-Za-z0-9-]{0,16}$")] = ""
    """The language of the page."""


class PushDevice(Struct, frozen=True):
    """A device on which a person wants push messages."""

    made: int
    """Milliseconds since 1970."""
    language: str
    here: bool
    """Is it the device that sent this request?"""


class PushRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store = context, context.store
        rates = (context.admission.per_person(context.admission.limits.notes),)
        path = "/api/me/push"
        self.routes: Routes = (
            Route("GET", path, Nothing, list[PushDevice], may.session, self._devices, rates=rates),
            Route(
                "PUT",
                path,
                NewPushSubscription,
                Nothing,
                may.session,
                self._subscribe,
                204,
                rates=rates,
                errors=(MALFORMED, NO_PUSH),
            ),
            Route("DELETE", path, Nothing, Nothing, may.session, self._unsubscribe, 204, rates=rates),
        )

    async def _devices(self, asked: Asked[Nothing, Visitor]) -> list[PushDevice]:
        """Your devices that get push messages."""
        me = asked.by
        return [
            PushDevice(each.made, each.language, each.token == me.session.token)
            for each in await self._store.push_subscriptions(me.person_ids)
        ]

    async def _subscribe(self, asked: Asked[NewPushSubscription, Visitor]) -> Reply:
        """Send push messages to this device from now on."""
        if (push := self._context.push) is None:
            raise HttpError(*NO_PUSH)
        body, me = asked.body, asked.by
        try:
            check_endpoint(body.endpoint, push.loopback)
            p256dh, auth = _decoded(body.p256dh), _decoded(body.auth)
        except (Forbidden, BadBase64, ValueError):
            raise HttpError(*MALFORMED) from None
        if not is_key(p256dh, auth):
            raise HttpError(*MALFORMED)
        now = self._context.runtime.wall()
        await self._store.set_push_subscription(
            PushSubscription(
                me.session.token, me.person.person_id, body.endpoint, p256dh, auth, body.language, now
            )
        )
        return Reply(204, {}, b"")

    async def _unsubscribe(self, asked: Asked[Nothing, Visitor]) -> Reply:
        """Send no more push messages to this device."""
        await self._store.delete_push_subscription(asked.by.session.token)
        return Reply(204, {}, b"")


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
