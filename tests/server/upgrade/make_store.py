"""Write a store with twenty running games by the code of this checkout, for later code to open.

python -m tests.server.upgrade.make_store schema-8
"""

import asyncio
import lzma
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from camlann.client.socket_client import http_session
from tests.server.backup.played_tables import open_tables
from tests.server.harness.loopback_server import loopback_server

HERE = Path(__file__).parent
TABLES, MOVES = 20, 6


class OldTable(Struct, frozen=True):
    name: str
    played: str
    tokens: list[str]
    """Of those who sit there, clockwise."""


async def play(path: Path) -> list[OldTable]:
    async with http_session() as http, loopback_server(f"sqlite:{path}") as server:
        tables = await open_tables(http, [*server.urls], TABLES, ("avalon", "shadows"))
        await asyncio.gather(*(table.begin() for table in tables))
        await asyncio.gather(*(table.play(MOVES) for table in tables))
        await asyncio.gather(*(table.part() for table in tables))
    return [OldTable(table.name, table.played, [*table.tokens]) for table in tables]


def main(name: str) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "camlann.db"
        tables = asyncio.run(play(path))
        with closing(sqlite3.connect(path, isolation_level=None)) as line:
            line.execute("PRAGMA journal_mode = DELETE")
            line.execute("VACUUM")
        (HERE / f"{name}.db.xz").write_bytes(lzma.compress(path.read_bytes(), preset=9))
    text = msgspec.json.format(msgspec.json.encode(tables), indent=1)
    (HERE / f"{name}.tables.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main(sys.argv[1])
