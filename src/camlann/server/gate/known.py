"""Who somebody is, and which table they mean, by what their device shows.

A guest's token is known to the guest alone: the store keeps its hash. A bot of the house needs no entry in
the store: its token is its name and a signature under the house's key.
"""

import hmac
import re
from hashlib import sha256
from typing import Generic, TypeVar

from camlann.server.store import Person, Place, Store
from camlann.table.company import Who

T = TypeVar("T")

BOT = re.compile(r"bot:[0-9a-f]{32}")
NAME = re.compile(r"[0-9a-f]{32}")
REMEMBERED = 20_000
COOKIE = "camlann"


def is_bot(who: Who) -> bool:
    return BOT.fullmatch(who) is not None


def is_person(who: Who) -> bool:
    """Whether it looks like somebody the store could know."""
    return NAME.fullmatch(who) is not None or is_bot(who)


def hashed(token: str) -> bytes:
    # Whatever a device shows as its token has a hash, text or not.
    return sha256(token.encode(errors="surrogatepass")).digest()


class Remembered(Generic[T]):
    """The latest of what was looked up."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self._most = most
        self._found: dict[str | bytes, T] = {}

    def __len__(self) -> int:
        return len(self._found)

    def get(self, key: str | bytes) -> T | None:
        if (found := self._found.pop(key, None)) is not None:
            self._found[key] = found
        return found

    def put(self, key: str | bytes, found: T) -> None:
        self._found[key] = found
        if len(self._found) > self._most:
            del self._found[next(iter(self._found))]


class Known:
    """What is found is remembered; what is not is asked for again: it may be there the next time."""

    def __init__(self, store: Store, bots_key: bytes) -> None:
        self._store, self._bots_key = store, bots_key
        self._people: Remembered[Person] = Remembered()
        self._places: Remembered[Place] = Remembered()

    async def person(self, token: str) -> Person | None:
        """May raise `Unreachable`."""
        if token.startswith("bot:"):
            return self._bot(token)
        key = hashed(token)
        if (person := self._people.get(key)) is None:
            person = await self._store.find_person(key)
            if person is not None:
                self._people.put(key, person)
        return person

    async def place(self, name: str) -> Place | None:
        """May raise `Unreachable`."""
        if NAME.fullmatch(name) is None:
            return None
        if (place := self._places.get(name)) is None:
            place = await self._store.find_table(name)
            if place is not None:
                self._places.put(name, place)
        return place

    def _bot(self, token: str) -> Person | None:
        who, _, shown = token.partition(".")
        # Without a key anybody could sign.
        if not self._bots_key or not is_bot(Who(who)) or not shown.isascii():
            return None
        signed = hmac.new(self._bots_key, who.encode(), sha256).hexdigest()
        return Person(Who(who), "") if hmac.compare_digest(signed, shown) else None
