"""The store alone: the same group appends through the same driver, and no game.

Four lines append all the time, as a keeper's do that always has something waiting.
"""

import asyncio
import os
import time

from camlann.runtime import Runtime
from camlann.server.keeper.group_commit import MAX_STATEMENTS
from camlann.server.store import Append as Appended
from camlann.server.store import Entry, Outcome, TableId
from camlann.server.store.open_store import open_store
from camlann.server.store.postgres import PostgresStore
from tests.server.load.worker_protocol import Append, Counted, Order, obey

RUNTIME = Runtime()


async def do(order: Order) -> Counted:
    assert isinstance(order, Append)
    store = await open_store(order.store)
    assert isinstance(store, PostgresStore)
    try:
        # The lines are opened before the time is taken.
        await asyncio.gather(*(store.ready() for _ in range(MAX_STATEMENTS)))
        began = time.process_time()
        until = asyncio.get_running_loop().time() + order.seconds
        stored = await asyncio.gather(*(_line(store, order, until) for _ in range(MAX_STATEMENTS)))
        return Counted({"moves": sum(stored)}, cpu=time.process_time() - began)
    finally:
        await store.close()


async def _line(store: PostgresStore, order: Append, until: float) -> int:
    first = RUNTIME.number()
    tables = [TableId(first + n) for n in range(order.group)]
    open, closed = os.urandom(order.open), os.urandom(order.closed)
    loop, n = asyncio.get_running_loop(), 0
    while loop.time() < until:
        outcomes = await store.append([Appended(table, Entry(n, 1, 1, open, closed)) for table in tables])
        assert all(outcome is Outcome.STORED for outcome in outcomes)
        n += 1
    return n * order.group


if __name__ == "__main__":
    obey(do)
