"""The data map matches the schema, the export contains what it says, and an erased person is gone."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from camlann.games import GAMES
from camlann.runtime import Runtime
from camlann.server.crypto.author_keys import AuthorKeyring
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.privacy.export import gather_export
from camlann.server.store import Store
from camlann.server.store.people import Person
from camlann.server.store.sessions import Session, Visitor
from tests.server.privacy.canaries import UNPLANTED, Canary, write_as
from tests.server.privacy.datamap import Field, Schema, fields, map_of_the_server, said
from tests.server.privacy.engines import Engine, Sqlite

MAP = map_of_the_server()
PARTS = {
    "records": "games",
    "chat_messages": "chat",
    "completion_records": "completion_records",
    "preferences": "preferences",
    "record_links": "record_links",
}
"""Where a table's rows are in an export, if not under its own name."""
KEYS = TableKeys({1: b"k" * 32}, Runtime()).people_keys()


class Planted:
    """Ada and Bo with a canary in every field, each at a table of their own."""

    def __init__(self, engine: Engine, schema: Schema, store: Store) -> None:
        self.schema, self.store = schema, store
        self.authors = AuthorKeyring(store, KEYS, Runtime())
        self.ada, self.bo = (Canary(sign, engine.lists) for sign in "ab")
        self.put: dict[str, dict[Field, Any]] = {"a": {}, "b": {}}
        """What is in each field, of each."""

    async def plant(self, engine: Engine) -> None:
        for canary in (self.ada, self.bo):
            instead = await write_as(canary, self.store, self.authors)
            for table in self.schema.keys() - UNPLANTED:
                row = canary.row(self.schema, table) | dict(instead.get(table, {}))
                self.put[canary.sign] |= {Field(table, name): value for name, value in row.items()}
                # That was written when they first wrote.
                if table != "author_keys":
                    await engine.insert(table, row)


@asynccontextmanager
async def planted(engine: Engine) -> AsyncIterator[Planted]:
    store = await engine.open()
    try:
        made = Planted(engine, await engine.schema(), store)
        await made.plant(engine)
        yield made
    finally:
        await store.close()


def test_every_field_of_both_engines_is_in_the_map_and_no_other(engine: Engine) -> None:
    async def scene() -> None:
        store = await engine.open()
        await store.close()
        there = {each for each in fields(await engine.schema()) if each.table != "sqlite_sequence"}
        # With SQLite all keepers are in one process, and have no rows.
        known = {each for each in MAP if each.table != "keepers" or engine.lists}
        missing, gone = there - known, known - there
        assert not missing, f"docs/privacy.md needs a row for {', '.join(map(str, sorted(missing)))}"
        assert not gone, f"docs/privacy.md names {', '.join(map(str, sorted(gone)))}"

    asyncio.run(scene())


def is_in(mark: Any, values: list[Any]) -> bool:
    return mark in values or str(mark) in values


def test_an_erased_person_is_found_only_where_the_data_map_says(engine: Engine) -> None:
    async def scene() -> None:
        async with planted(engine) as made:
            ada = made.ada
            before = await engine.dump(made.schema)
            await made.store.erase((ada.person_id, ada.joined), 5)
            after = await engine.dump(made.schema)
        for field, mark in made.put["a"].items():
            assert is_in(mark, before[field]), f"nothing was in {field}"
            if MAP[field].stays:
                assert is_in(mark, after.get(field, [])), f"{field} is gone"
        for field, values in after.items():
            for text in () if MAP[field].stays else map(str, values):
                for mark in (ada.person_id, ada.joined, f"canary {ada.sign}"):
                    assert mark not in text, field
        # And nothing of anybody else is gone.
        for field, mark in made.put["b"].items():
            assert is_in(mark, after.get(field, [])), f"{field} of somebody else is gone"

    asyncio.run(scene())


def test_what_they_wrote_is_read_by_nobody_and_what_others_wrote_still_is(engine: Engine) -> None:
    async def scene() -> None:
        async with planted(engine) as made:
            ada, bo, authors = made.ada, made.bo, AuthorKeyring(made.store, KEYS, Runtime())
            await made.store.erase((ada.person_id, ada.joined), 5)
            # As from a backup: the page is there, and the key is not.
            kept = made.put["a"][Field("notes", "encrypted")]
            assert await authors.open(ada.person_id, kept, "notes") is None
            [notes] = await made.store.notes((bo.person_id,))
            assert await authors.open(bo.person_id, notes.sealed, "notes") is not None

    asyncio.run(scene())


def test_not_even_in_the_file_itself_is_anything_left(tmp_path: Path) -> None:
    async def scene() -> None:
        engine = Sqlite(tmp_path / "camlann.db")
        async with planted(engine) as made:
            texts = {
                field: mark if isinstance(mark, bytes) else mark.encode()
                for field, mark in made.put["a"].items()
                if not MAP[field].stays and isinstance(mark, str | bytes)
            }
            # The opaque name stays in the games.
            marks = {field: text for field, text in texts.items() if text[:6] != b"aaaaaa"}
            assert {
                Field("people", "name"),
                Field("author_keys", "wrapped_key"),
                Field("passkeys", "public_key"),
            } <= marks.keys()
            state = _bytes(engine.path)
            # Pages of more than one block lie in pieces.
            assert [field for field, mark in marks.items() if mark[:1000] not in state] == []
            await made.store.erase((made.ada.person_id, made.ada.joined), 5)
            state = _bytes(engine.path)
            assert [field for field, mark in marks.items() if mark[:200] in state] == []

    asyncio.run(scene())


def _bytes(path: Path) -> bytes:
    return b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))


def test_an_export_holds_the_canary_of_every_field_that_the_map_says(engine: Engine) -> None:
    async def scene() -> None:
        async with planted(engine) as made:
            ada, bo = made.ada, made.bo
            person = Person(ada.person_id, ada.text("people", "name"))
            me = Visitor(Session(b"", ada.person_id, 0, 0), person, (ada.joined,))
            told = msgspec.json.decode(
                msgspec.json.encode(await gather_export(made.store, made.authors, GAMES, me, 0))
            )
        for field in (each for each in made.put["a"] if MAP[each].exported):
            column = next(each for each in made.schema[field.table] if each.name == field.column)
            shown: Any = ada.value(*field, column.kind)
            # A table is told by its outer name, bytes in hex, what was sealed as it was written.
            shown = ada.place if field.column == "table_id" else shown
            if isinstance(shown, bytes):
                shown = shown.hex() if field == Field("passkeys", "credential_id") else shown.decode()
            # In its own part: the same value may stand elsewhere, too.
            part = (
                told
                if field.table in ("people", "linked_people")
                else told[PARTS.get(field.table, field.table)]
            )
            assert str(shown) in map(str, _leaves(part)), f"{field} is not in the export"
        for secret in (bo.person_id, "canary b"):
            assert secret not in str(told)

    asyncio.run(scene())


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        for each in value.values():
            yield from _leaves(each)
    elif isinstance(value, list):
        for each in value:
            yield from _leaves(each)
    else:
        yield value


def test_a_row_of_the_map_must_be_whole() -> None:
    row = "| `a.b`, `a.c` | it | why | long | yes | goes |"
    assert said(row).keys() == {Field("a", "b"), Field("a", "c")}
    for wrong in (
        row + "\n" + row,
        "| `a.b` | it | | long | yes | goes |",
        "| `a.b` | it | why | long | no | goes |",
        "| `a.b` | it | why | long | yes | perhaps |",
    ):
        with pytest.raises(AssertionError):
            said(wrong)
