"""The data map of `docs/privacy.md`, and the schema it must agree with, as the engines themselves tell it."""

import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import NamedTuple

import asyncpg

from tests.repository.pages import ROOT

PAGE = ROOT / "docs" / "privacy.md"


class Field(NamedTuple):
    table: str
    column: str

    def __str__(self) -> str:
        return f"{self.table}.{self.column}"


class Row(NamedTuple):
    """What the map says of a field."""

    what: str
    why: str
    lasts: str
    exported: bool
    stays: bool


def said(page: str) -> dict[Field, Row]:
    """Every field that the page names; one that stands twice, or a cell left empty, is a mistake."""
    found: dict[Field, Row] = {}
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        fields = re.findall(r"`([a-z_]+)\.([a-z_]+)`", cells[0])
        if not line.startswith("| `") or len(cells) != 6 or not fields:
            continue
        what, why, lasts, export, erased = cells[1:]
        assert all((what, why, lasts)), line
        assert re.match("yes|no: .", export), line
        assert re.match("goes$|stays", erased), line
        for table, column in fields:
            field = Field(table, column)
            assert field not in found, f"{field} stands twice"
            found[field] = Row(what, why, lasts, export.startswith("yes"), erased.startswith("stays"))
    return found


def map_of_the_server() -> dict[Field, Row]:
    return said(PAGE.read_text(encoding="utf-8"))


class Column(NamedTuple):
    name: str
    kind: str


Schema = dict[str, list[Column]]


@asynccontextmanager
async def connected(url: str) -> AsyncIterator["asyncpg.Connection[asyncpg.Record]"]:
    line = await asyncpg.connect(url)
    try:
        yield line
    finally:
        await line.close()


async def postgres_schema(url: str) -> Schema:
    async with connected(url) as line:
        rows = await line.fetch(
            """
            SELECT table_name, column_name, data_type FROM information_schema.columns
            WHERE table_schema = 'public' ORDER BY table_name, ordinal_position
            """
        )
    return _schema((row[0], row[1], row[2]) for row in rows)


def sqlite_schema(path: Path) -> Schema:
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        return _schema(
            (table, column[1], column[2])
            for (table,) in tables.fetchall()
            for column in connection.execute(f"PRAGMA table_info({table})")
        )


def _schema(rows: Iterator[tuple[str, str, str]]) -> Schema:
    found: Schema = {}
    for table, column, kind in rows:
        found.setdefault(table, []).append(Column(column, kind.lower()))
    return found


def fields(schema: Schema) -> set[Field]:
    return {Field(table, column.name) for table, columns in schema.items() for column in columns}
