"""How long what is kept: everything whose time is over is thrown away, every day.

The periods are where the things are declared; `docs/privacy.md` lists them all.
"""

from camlann.server.store import Store
from camlann.server.store.chat import KEEP_CHAT
from camlann.server.store.completion import KEEP_STAYS


async def tidy(store: Store, now: int) -> None:
    """Throw away what has run out. May raise `Unreachable`; to do it again does no harm."""
    await store.tidy(now)
    await store.tidy_chat(now - KEEP_CHAT)
    await store.tidy_stays(now - KEEP_STAYS)
    await store.tidy_privacy(now)
