"""A process that stands still between two messages to PostgreSQL keeps nobody else waiting for long."""

import asyncio
from contextlib import suppress
from time import monotonic

from camlann.server.store import TableId, Unreachable
from camlann.server.store.chat import StoredChatMessage
from camlann.server.store.open_store import open_store
from camlann.table import PersonId
from tests.server.store.engines import Postgres, run
from tests.server.store.postgres_proxy import wire

WITHIN = 4.0
"""PostgreSQL ends a session that is idle in a transaction after two seconds, and the others try again."""
MESSAGES = 20
"""From a process to PostgreSQL until its chat message is stored: there are fewer."""
ANA, BEN = PersonId("a" * 32), PersonId("b" * 32)


def message(person_id: PersonId) -> StoredChatMessage:
    """Two keepers give their messages the same number, and the store admits one of them."""
    return StoredChatMessage(TableId(7), 1, person_id, "c" * 16, f"public {person_id}", 0, 1, b"sealed")


def test_wherever_a_process_stands_still_in_a_chat_message_another_can_write(postgres: Postgres) -> None:
    async def scene() -> None:
        other, done = await open_store(postgres.url), False
        for pieces in range(MESSAGES):
            async with wire(postgres.url) as between, postgres.line() as line:
                await line.execute("DELETE FROM chat_messages")
                store = await open_store(between.url)
                between.only(pieces)
                adding = asyncio.create_task(store.add_chat(message(ANA)))
                await asyncio.sleep(0.2)
                done, began = adding.done(), monotonic()
                while True:
                    with suppress(Unreachable):
                        await other.add_chat(message(BEN))
                        break
                    assert monotonic() - began < WITHIN, pieces
                assert monotonic() - began < WITHIN, pieces
                between.cut()
                await asyncio.gather(adding, return_exceptions=True)
                if done:
                    break
        assert done
        assert pieces > 4
        await other.close()

    run(scene())
