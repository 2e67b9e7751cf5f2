"""PostgreSQL databases for tests: each test has one of its own, and drops it.

The server is the one of CAMLANN_TEST_POSTGRES. Where there is none the test fails: it is not left out.
"""

import asyncio
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from urllib.parse import urlsplit

import asyncpg

from tests.timeouts import HANG_SECONDS

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
    """Have something done. In a thread, so that it may be called from within a running loop too."""

    async def do() -> None:
        connection = await asyncpg.connect(url, timeout=HANG_SECONDS)
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, do()).result()
