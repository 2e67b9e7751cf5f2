"""Sends push messages to people: to every device of theirs on which they asked for it."""

import asyncio

import msgspec
import structlog
from msgspec import Struct

from camlann.runtime import Runtime
from camlann.server.crypto.table_keys import PeopleKeys
from camlann.server.ops import metrics
from camlann.server.push.encryption import encrypt
from camlann.server.push.messages import PushMessage, notification
from camlann.server.push.push_client import Poster, PushClient
from camlann.server.push.vapid import Vapid
from camlann.server.settings import Settings
from camlann.server.store import Store, Unreachable
from camlann.server.store.push_subscriptions import PushSubscription
from camlann.table import PersonId

RETRY_SECONDS = (10.0, 60.0)
"""How long to wait before each further try, where a push service is out of order."""
GONE = (404, 410)
"""The browser has ended this subscription."""

log = structlog.get_logger(__name__)


class Language(Struct, frozen=True):
    """The one preference that matters here."""

    language: str = ""


class Push:
    def __init__(
        self,
        store: Store,
        keys: PeopleKeys,
        runtime: Runtime,
        settings: Settings,
        client: Poster | None = None,
    ) -> None:
        self._store, self._random = store, runtime.random
        contact = settings.contact or (settings.url if settings.secure else "")
        self.vapid = Vapid(keys, contact, runtime.wall)
        self.loopback = settings.push == "loopback"
        self._client = client or PushClient(loopback=self.loopback)

    async def tell(self, person_id: PersonId, message: PushMessage) -> None:
        """Send it to all devices of a person. What cannot be sent is given up: it is only a message."""
        try:
            found = await self._store.push_subscriptions((person_id,))
            if not found:
                return
            wished = await self._language(found[0].person_id, person_id)
        except Unreachable:
            return
        await asyncio.gather(*(self._send(each, message, wished or each.language) for each in found))

    async def close(self) -> None:
        await self._client.close()

    async def _language(self, *person_ids: PersonId) -> str:
        """The language that a person has chosen; empty: that of the device."""
        for each in await self._store.preferences(person_ids):
            try:
                return msgspec.json.decode(each.value, type=Language).language
            except msgspec.DecodeError:
                continue
        return ""

    async def _send(self, to: PushSubscription, message: PushMessage, language: str) -> None:
        body = encrypt(notification(message, language), to.p256dh, to.auth, self._random)
        for wait in (*RETRY_SECONDS, None):
            status = await self._post(to, message, body)
            metrics.PUSHES["sent" if 200 <= status < 300 else "failed"].inc()
            if status in GONE:
                try:
                    await self._store.delete_push_subscription(to.token, to.endpoint)
                except Unreachable:
                    return
            if wait is None or not (status == 0 or status == 429 or status >= 500):
                return
            await asyncio.sleep(wait)

    async def _post(self, to: PushSubscription, message: PushMessage, body: bytes) -> int:
        """The status; 0 if there was none."""
        headers = {
            "Authorization": self.vapid.header(to.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(message.ttl),
            "Urgency": "high",
            "Topic": message.topic,
        }
        try:
            return await self._client.post(to.endpoint, headers, body)
        except OSError as error:
            log.warning("push-failed", error=type(error).__name__)
            return 0


def open_push(
    store: Store, keys: PeopleKeys | None, runtime: Runtime, settings: Settings, client: Poster | None = None
) -> Push | None:
    """None: this server sends no push messages."""
    if settings.push == "no" or keys is None:
        return None
    return Push(store, keys, runtime, settings, client)
