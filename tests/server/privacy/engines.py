"""The two real engines, read and written behind the store's back."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

from camlann.server.store import Store
from camlann.server.store.open_store import open_store
from tests.server.privacy.datamap import Field, Schema, connected, postgres_schema, sqlite_schema


class Engine(Protocol):
    lists: bool

    async def open(self) -> Store: ...

    async def schema(self) -> Schema: ...

    async def insert(self, table: str, row: dict[str, Any]) -> None: ...

    async def dump(self, schema: Schema) -> dict[Field, list[Any]]:
        """Every value there is."""
        ...


class Postgres:
    lists = True

    def __init__(self, url: str) -> None:
        self.url = url

    async def open(self) -> Store:
        return await open_store(self.url)

    async def schema(self) -> Schema:
        return await postgres_schema(self.url)

    async def insert(self, table: str, row: dict[str, Any]) -> None:
        places = ", ".join(f"${n}" for n in range(1, len(row) + 1))
        async with connected(self.url) as line:
            await line.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({places})", *row.values())

    async def dump(self, schema: Schema) -> dict[Field, list[Any]]:
        found: dict[Field, list[Any]] = {}
        async with connected(self.url) as line:
            for table in schema:
                for row in await line.fetch(f"SELECT * FROM {table}"):
                    for name, value in row.items():
                        found.setdefault(Field(table, name), []).append(value)
        return found


class Sqlite:
    lists = False

    def __init__(self, path: Path) -> None:
        self.path = path

    async def open(self) -> Store:
        return await open_store(f"sqlite:{self.path}")

    async def schema(self) -> Schema:
        return sqlite_schema(self.path)

    async def insert(self, table: str, row: dict[str, Any]) -> None:
        with closing(sqlite3.connect(self.path)) as connection, connection:
            places = ", ".join("?" for _ in row)
            values = [str(each) if type(each).__name__ == "datetime" else each for each in row.values()]
            connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({places})", values)

    async def dump(self, schema: Schema) -> dict[Field, list[Any]]:
        found: dict[Field, list[Any]] = {}
        with closing(sqlite3.connect(self.path)) as connection:
            for table, columns in schema.items():
                for row in connection.execute(f"SELECT * FROM {table}"):
                    for column, value in zip(columns, row, strict=True):
                        found.setdefault(Field(table, column.name), []).append(value)
        return found
