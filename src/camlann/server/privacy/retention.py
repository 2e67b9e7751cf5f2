"""Retention: every day, everything is deleted whose retention period is over.

The periods are declared beside the data in `store/`; `docs/privacy.md` lists them all.
"""

from camlann.server.store import Store, Unreachable
from camlann.server.store.chat import KEEP_CHAT_MS
from camlann.server.store.completion_records import KEEP_COMPLETION_RECORDS_MS


async def delete_expired(store: Store, now: int) -> None:
    """Delete what has expired. Safe to repeat. May raise `Unreachable`."""
    failed: Unreachable | None = None
    for delete, before in (
        (store.delete_expired, now),
        (store.delete_completion_records_before, now - KEEP_COMPLETION_RECORDS_MS),
        (store.delete_chat_before, now - KEEP_CHAT_MS),
        (store.sweep_privacy, now),
    ):
        try:
            await delete(before)
        except Unreachable as error:
            # One of several databases may be away; the others are tidied.
            failed = error
    if failed is not None:
        raise failed
