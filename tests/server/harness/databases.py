"""PostgreSQL databases for tests: each test has one of its own, and drops it.

The server is the one of CAMLANN_TEST_POSTGRES. Where there is none the test fails: it is not left out.
"""

import asyncio
import os
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar
from urllib.parse import urlsplit

import asyncpg

from tests.timeouts import HANG_SECONDS

T = TypeVar("T")

SERVER = os.environ.get("CAMLANN_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")


@contextmanager
def database() -> Iterator[str]:
    """The URL of an empty database that is gone afterwards, whoever is still connected to it."""
    name = f"camlann_test_{os.urandom(8).hex()}"
    command(f"CREATE DATABASE {name}")
    try:
        yield urlsplit(SERVER)._replace(path=f"/{name}").geturl()
    finally:
        command(f"DROP DATABASE {name} WITH (FORCE)")


def command(sql: str, url: str = SERVER) -> None:
    """Have something done."""

    async def do() -> None:
        connection = await asyncpg.connect(url, timeout=HANG_SECONDS)
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    in_thread(do())


def in_thread(do: Coroutine[Any, Any, T]) -> T:
    """Run this to its end; it may be called from within a running loop too."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, do).result()
