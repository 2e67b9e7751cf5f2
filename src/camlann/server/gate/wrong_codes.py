"""Wrong codes on the whole server: while there are many of them, somebody is guessing.

They are counted in the store, so that all gates count together. A gate that knows of too many in this minute
writes no more of them.
"""

from camlann.server.store import Store

MINUTE_MS = 60_000
MAX_WRONG = 50
"""In a minute on the whole server; after that no code lets anybody in, and the hosts are asked."""


class WrongCodes:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._full_until = 0

    async def add(self, now: int) -> None:
        """Count one, until the end of the next minute."""
        expires_at = (now // MINUTE_MS + 2) * MINUTE_MS
        if self._full_until != expires_at and await self._store.add_wrong_code(expires_at) >= MAX_WRONG:
            self._full_until = expires_at

    async def too_many(self, now: int) -> bool:
        """Whether there were too many in this minute and the last."""
        return self._full_until > now or await self._store.wrong_codes(now) >= MAX_WRONG
