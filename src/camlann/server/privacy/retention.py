"""Retention: every day, everything is deleted whose retention period is over.

The periods are declared beside the data in `store/`; `docs/privacy.md` lists them all.
"""

from camlann.server.store import Store
from camlann.server.store.chat import KEEP_CHAT_MS
from camlann.server.store.completion_records import KEEP_COMPLETION_RECORDS_MS


async def delete_expired(store: Store, now: int) -> None:
    """Delete what has expired. Safe to repeat. May raise `Unreachable`."""
    await store.delete_expired(now)
    await store.delete_completion_records_before(now - KEEP_COMPLETION_RECORDS_MS)
    await store.delete_chat_before(now - KEEP_CHAT_MS)
    await store.sweep_privacy(now)
