"""Authentication: finds the person behind a token or ticket, and the table behind a name.

Only the guest has a guest's token: the store keeps its hash. A bot of the server needs no row in the store:
its token is its id and a signature (HMAC) under the server's key. Results are cached (LRU) for
a while; gates announce changes to each other.
"""

import asyncio
import hmac
import re
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Iterable
from hashlib import sha256
from typing import Generic, TypeVar

from camlann.protocol.socket_messages import TABLE_NAME
from camlann.runtime import Runtime
from camlann.server.crypto.token_hash import hashed
from camlann.server.store import Person, Store, TableId, TableName
from camlann.server.store.one_time_tokens import OneTimeToken, TokenPurpose
from camlann.server.store.restores import Restore
from camlann.server.store.sessions import Session, Visitor
from camlann.table import PersonId, Table, is_bot, link_id

T = TypeVar("T")

NAME, TABLE = re.compile(r"[0-9a-f]{32}"), re.compile(TABLE_NAME)
MAX_CACHED = 20_000
SESSION_CACHE_SECONDS = 60.0
"""After this time a session is looked up again, even if no gate announced that it ended."""
TICKET, SCREEN = "ticket:", "screen:"
TICKET_MS = 30_000
"""How long a ticket is valid, in milliseconds."""


def is_person(person_id: PersonId) -> bool:
    """Does it have the form of an id?"""
    return NAME.fullmatch(person_id) is not None or is_bot(person_id)


def new_token(runtime: Runtime) -> str:
    """A random token of 256 bits."""
    return urlsafe_b64encode(runtime.random(32)).rstrip(b"=").decode()


class LruCache(Generic[T]):
    """The most recently used results."""

    def __init__(self, max_size: int = MAX_CACHED) -> None:
        self._max_size = max_size
        self._found: dict[str | bytes, T] = {}

    def __len__(self) -> int:
        return len(self._found)

    def get(self, key: str | bytes) -> T | None:
        if (found := self._found.pop(key, None)) is not None:
            self._found[key] = found
        return found

    def put(self, key: str | bytes, found: T) -> None:
        self._found[key] = found
        if len(self._found) > self._max_size:
            del self._found[next(iter(self._found))]

    def forget(self, key: str | bytes) -> None:
        self._found.pop(key, None)


def _screen(id: PersonId) -> Visitor:
    return Visitor(Session(b"", id, 0, 0), Person(id, ""))


class Authentication:
    """Only hits are cached: what is missing now may exist the next time."""

    def __init__(
        self,
        store: Store,
        bots_key: bytes,
        runtime: Runtime | None = None,
        table_now: Callable[[TableId], Awaitable[Table]] | None = None,
        cell: str = "",
    ) -> None:
        self._table_now = table_now
        """Reads the public state of a table."""
        self._store, self._bots_key, self._runtime = store, bots_key, runtime or Runtime()
        self._cell = cell
        self._visitors: LruCache[tuple[float, Visitor]] = LruCache()
        self._table_names: LruCache[TableName] = LruCache()
        self._ended: LruCache[bool] = LruCache()
        """Sessions that have ended: a lookup that began before the end must not admit anybody after it."""
        self._changes = 0
        self._restore: Restore | None = None

    async def person(self, token: str) -> Person | None:
        """May raise `Unreachable`."""
        visitor = await self.visitor(token)
        return None if visitor is None else visitor.person

    async def visitor(self, token: str) -> Visitor | None:
        """The person behind a token; a bot has no session. May raise `Unreachable`."""
        if token.startswith("bot:"):
            bot = self._bot(token)
            return None if bot is None else Visitor(Session(b"", bot.person_id, 0, 0), bot)
        return await self._session(hashed(token))

    def remembered(self, token: bytes) -> Visitor | None:
        """The person behind the token of this hash, if they are in the cache."""
        found = self._visitors.get(token)
        return None if found is None else found[1]

    def household(self, network: str | None) -> str:
        """What stands for a network towards keepers and bots. It does not tell the address."""
        if network is None or not self._bots_key:
            return ""
        return hmac.new(self._bots_key, f"household {network}".encode(), sha256).hexdigest()[:16]

    async def ticket(self, ticket: str) -> Visitor | None:
        """The person behind a ticket, the first time it is used. May raise `Unreachable`."""
        token = await self._store.take_one_time_token(
            hashed(ticket), TokenPurpose.TICKET, self._runtime.wall()
        )
        return None if token is None else await self._session(token)

    async def new_ticket(self, visitor: Visitor) -> str:
        """A ticket for one hello within seconds. May raise `Unreachable`."""
        ticket = TICKET + new_token(self._runtime)
        until = self._runtime.wall() + TICKET_MS
        await self._store.add_one_time_token(
            OneTimeToken(hashed(ticket), TokenPurpose.TICKET, visitor.session.token, until)
        )
        return ticket

    async def plays_for(self, token: str, guest: Visitor) -> bool:
        """Whether the person behind this token owns the phone on which the guest plays. May raise
        `Unreachable`.
        """
        owner = await self.visitor(token)
        if owner is None:
            return False
        return await self._store.phone_owner(guest.person.person_id) in owner.person_ids

    async def screen(self, token: str, table_name: TableName) -> Visitor | None:
        """A display of this table, by its token; or a screen that opens the link of one, which was not used
        yet. It has no session, and no other route knows it. May raise `Unreachable`.
        """
        if not token.startswith(SCREEN) or self._table_now is None:
            return None
        shown = hashed(token.removeprefix(SCREEN)).hex()
        for display in (await self._table_now(table_name.id)).displays:
            if display.token and hmac.compare_digest(display.token, shown):
                return _screen(display.id)
            in_time = self._runtime.wall() < display.until
            if display.link and in_time and hmac.compare_digest(display.link, shown):
                return _screen(link_id(display))
        return None

    async def acting(self, visitor: Visitor, table_name: TableName) -> PersonId:
        """The id they have at this table: of two merged guests, the one who was here."""
        if visitor.joined and (visits := await self._store.visits(visitor.person_ids, table_name.id)):
            return visits[0].person_id
        return visitor.person.person_id

    def elsewhere(self, name: str) -> bool:
        """Is this the name of a table in another cell? Its name alone says so."""
        cell, dash, _ = name.partition("-")
        return bool(dash) and cell != self._cell and TABLE.fullmatch(name) is not None

    async def table_name(self, name: str) -> TableName | None:
        """May raise `Unreachable`."""
        if TABLE.fullmatch(name) is None or self.elsewhere(name):
            return None
        if (table_name := self._table_names.get(name)) is None:
            table_name = await self._store.find_table(name)
            if table_name is not None:
                self._table_names.put(name, table_name)
        return table_name

    async def last_restore(self) -> Restore:
        """It is read once: a store is restored while no process uses it. May raise `Unreachable`."""
        if self._restore is None:
            self._restore = await self._store.last_restore()
        return self._restore

    # Changes.

    def end(self, tokens: Iterable[bytes]) -> None:
        """These sessions have ended."""
        for token in tokens:
            self._ended.put(token, True)
            self._visitors.forget(token)

    def forget(self, tokens: Iterable[bytes]) -> None:
        """Look these sessions up again."""
        self._changes += 1
        for token in tokens:
            self._visitors.forget(token)

    async def _session(self, token: bytes) -> Visitor | None:
        now = asyncio.get_running_loop().time()
        if (found := self._visitors.get(token)) is not None and now - found[0] < SESSION_CACHE_SECONDS:
            return found[1]
        changes = self._changes
        visitor = await self._store.find_session(token)
        if visitor is None or self._ended.get(token):
            return None
        # The result may be older than a change during the lookup.
        if changes == self._changes:
            self._visitors.put(token, (now, visitor))
        return visitor

    def _bot(self, token: str) -> Person | None:
        person_id, _, shown = token.partition(".")
        # Without a key anybody could sign.
        if not self._bots_key or not is_bot(PersonId(person_id)) or not shown.isascii():
            return None
        signed = hmac.new(self._bots_key, person_id.encode(), sha256).hexdigest()
        return Person(PersonId(person_id), "") if hmac.compare_digest(signed, shown) else None
