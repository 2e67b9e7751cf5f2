"""Session revocation across gates: a session that ends is disconnected everywhere, at once.

Gates announce to each other which sessions have ended or changed. They do it twice, since a bus message may
be lost; and each gate asks the store from time to time whether the sessions of its connections still exist.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import assert_never

import structlog
from msgspec.structs import replace

from camlann.runtime import Runtime
from camlann.server.cluster.bus import Bus
from camlann.server.cluster.bus_messages import ENDED, SessionsChanged, SessionsEnded, encode, read_ended
from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.authentication import Authentication, LruCache
from camlann.server.gate.connection import Connection
from camlann.server.gate.http import Reply, Request
from camlann.server.gate.same_origin import DAY_MS, Origin
from camlann.server.privacy.retention import delete_expired
from camlann.server.store import Store, TableId, Unreachable
from camlann.table import PersonId, is_bot, is_screen
from camlann.tasks import Tasks

log = structlog.get_logger(__name__)

RECHECK, SOME = 30.0, 500
"""Seconds between two checks of whether the sessions here still exist, and how many are checked at once."""
CLEANUP_SECONDS = 600.0
"""How often expired data is deleted."""
REPEAT_SECONDS = 1.0
"""After this time an announcement is sent to the gates again."""
VISIT_MS = 60 * 60 * 1000
"""Another visit to the same table within this time is not recorded."""


class SessionRevocation:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        runtime: Runtime,
        known: Authentication,
        origin: Origin,
        devices: Mapping[int, Connection],
    ) -> None:
        self._store, self._bus, self._runtime = store, bus, runtime
        self._known, self._origin, self._devices = known, origin, devices
        self._visits: LruCache[int] = LruCache()
        self._tasks: Tasks | None = None
        self._unlisten: Callable[[], None] | None = None

    async def start(self, tasks: Tasks) -> None:
        self._tasks = tasks
        self._unlisten = await self._bus.listen(ENDED, self._hear)
        tasks.spawn(self._every(RECHECK, self.recheck))
        tasks.spawn(self._every(CLEANUP_SECONDS, lambda: delete_expired(self._store, self._runtime.wall())))

    def end(self) -> None:
        if self._unlisten is not None:
            self._unlisten()
            self._unlisten = None

    def announce(self, bus_message: SessionsEnded | SessionsChanged) -> None:
        """Announce that sessions have ended or changed: here at once, at other gates a moment later."""
        self._read(bus_message)
        self._bus.send(ENDED, encode(bus_message))
        if self._tasks is not None:
            self._tasks.spawn(self._again(bus_message))

    def arrived(self, device: Connection, table: TableId) -> None:
        """A person is at a table: record when they were seen, and the visit."""
        if self._tasks is None or is_bot(device.person_id) or is_screen(device.person_id):
            return
        self._tasks.spawn(self._seen(device.session))
        now, key = self._runtime.wall(), f"{device.person_id} {table}"
        last = self._visits.get(key)
        if last is None or now - last >= VISIT_MS:
            self._visits.put(key, now)
            self._tasks.spawn(self._visited(device.person_id, table, now))

    async def renewed(self, request: Request, reply: Reply) -> Reply:
        """The same reply; once a day it renews the cookie."""
        token = self._origin.shown(request)
        if token is None or "Set-Cookie" in reply.headers or not await self._seen(hashed(token)):
            return reply
        if request.bearer() is not None:
            return reply
        return replace(reply, headers={**reply.headers, **self._origin.set_cookie(request, token)})

    async def _seen(self, token: bytes) -> bool:
        """Record that a device was seen, at most once a day. Returns whether it was recorded."""
        visitor, now = self._known.remembered(token), self._runtime.wall()
        if visitor is None or now - visitor.session.seen < DAY_MS:
            return False
        try:
            await self._store.touch_session(token, now)
        except Unreachable:
            return False
        self._known.forget((token,))
        return True

    async def recheck(self) -> None:
        """Disconnect those whose session has ended."""
        devices = self._devices.values()
        tokens = [*dict.fromkeys(token for each in devices for token in (each.session, each.phone) if token)]
        for first in range(0, len(tokens), SOME):
            some = tokens[first : first + SOME]
            living = {*await self._store.live_sessions(some)}
            self._end_all([token for token in some if token not in living])

    def _end_all(self, tokens: list[bytes]) -> None:
        if not tokens:
            return
        self._known.end(tokens)
        ended = {*tokens}
        for device in [*self._devices.values()]:
            if not device.closing and not ended.isdisjoint((device.session, device.phone)):
                device.refuse("signed-out")

    def _hear(self, data: bytes) -> None:
        if self._tasks is None or self._tasks.dead:
            return
        try:
            bus_message: SessionsEnded | SessionsChanged = read_ended(data)
        except ValueError:
            log.error("bus-message-unreadable", size=len(data))
            return
        self._read(bus_message)

    def _read(self, bus_message: SessionsEnded | SessionsChanged) -> None:
        match bus_message:
            case SessionsEnded(tokens):
                self._end_all([*tokens])
            case SessionsChanged(tokens):
                self._known.forget(tokens)
            case _:
                assert_never(bus_message)

    async def _again(self, bus_message: SessionsEnded | SessionsChanged) -> None:
        await asyncio.sleep(REPEAT_SECONDS)
        self._bus.send(ENDED, encode(bus_message))

    async def _visited(self, person_id: PersonId, table: TableId, at: int) -> None:
        try:
            await self._store.add_visit(person_id, table, at)
        except Unreachable:
            self._visits.forget(f"{person_id} {table}")

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Unreachable:
                log.warning("session-check-failed")
