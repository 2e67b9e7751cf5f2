"""A person of whom something is in every field of every table, as if all of it were known about them.

Rows are made from the schema: a table that somebody adds has canaries in it at once.
"""

from collections.abc import Mapping
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

from camlann.protocol.chat_content import TABLE, Text
from camlann.server.chat.sealed_message import SealedMessage, seal
from camlann.server.crypto.author_keys import AuthorKeyring
from camlann.server.store import Store, TableId
from camlann.table import PersonId
from tests.server.privacy.datamap import Schema

PEOPLE = frozenset(
    {"person_id", "main_id", "other_id", "reporter_id", "reported_id", "actor_id", "phone_owner_id"}
)
"""Columns in which a person stands."""
SMALL = {"n": 0, "size": 1, "key_id": 1, "purpose": 2, "state": 0, "version": 1, "number": 99}
"""Numbers that mean something to the engine, and cannot be any."""
UNPLANTED = frozenset({"erased_people", "keepers", "schema_migrations"})
"""Where nothing is put: written by erasing, by keepers that run, and by migrating."""


class Canary:
    """A person, their table, and the values that stand for them."""

    def __init__(self, sign: str, lists: bool) -> None:
        self.sign, self._lists = sign, lists
        self.person_id = PersonId((sign * 32)[:32])
        self.table = TableId(self._number("tables", "id"))
        self.place = f"canary {sign} table"

    def text(self, table: str, column: str) -> str:
        return f"canary {self.sign} {table} {column}"

    def _number(self, table: str, column: str) -> int:
        """So many that no two fields have the same; as a time it is long ahead."""
        digest = sha256(self.text(table, column).encode()).digest()
        return 4 * 10**12 + int.from_bytes(digest[:4], "big")

    def value(self, table: str, column: str, kind: str) -> Any:
        match table, column:
            case "one_time_tokens", "payload":
                return self.person_id.encode()
            case "record_links", "id":
                return f"canary {self.sign} share"
            case "record_link_names", "link_id":
                return f"canary {self.sign} share"
            case "tables", "name":
                return self.place
            case "records", "winner_ids":
                return f'["{self.person_id}"]'
            case "records", "roles":
                return f'["{self.text(table, column)}"]'
            case "records", "person_ids":
                return [self.person_id] if self._lists else f'["{self.person_id}"]'
            case (("records" | "record_links" | "analyses"), "game_number"):
                return 3
            case (("passkeys" | "chat_messages"), ("sign_count" | "game_number")):
                return 4
            case "linked_people", "main_id":
                return self.person_id
            case "linked_people", "person_id":
                return self.joined
            case "listings", ("free_seats" | "choice_seconds" | "bots" | "people"):
                return 5
            case _, "table_id":
                return self.table
            case "tables", "id":
                return self.table
        if column in PEOPLE:
            return self.person_id
        if column in SMALL and "int" in kind:
            return SMALL[column]
        if kind in ("bytea", "blob"):
            return self.text(table, column).encode()
        if kind == "boolean" or column == "abandoned":
            return False
        if "timestamp" in kind:
            return datetime(2001, 1, 1, tzinfo=UTC)
        if kind == "text":
            return self.text(table, column)
        if kind == "smallint":
            return 1
        if kind == "integer" and self._lists:
            return self._number(table, column) % 10**9
        return self._number(table, column)

    @property
    def joined(self) -> PersonId:
        """Another name of theirs."""
        return PersonId((self.sign * 31)[:31] + "f")

    def row(self, schema: Schema, table: str) -> dict[str, Any]:
        return {column.name: self.value(table, column.name, column.kind) for column in schema[table]}


async def write_as(canary: Canary, store: Store, authors: AuthorKeyring) -> dict[str, Mapping[str, Any]]:
    """What must be truly sealed, or JSON, to be read again: in place of the canaries in those fields."""
    notes = await authors.seal(
        canary.person_id, f'{{"text":"{canary.text("notes", "encrypted")}"}}'.encode(), "notes"
    )
    line = await seal(
        authors, canary.person_id, SealedMessage(TABLE, Text(canary.text("chat_messages", "encrypted")))
    )
    author = await store.author_key(canary.person_id)
    assert author is not None
    return {
        "notes": {"encrypted": notes},
        "chat_messages": {"encrypted": line},
        "preferences": {"value": f'{{"language":"{canary.text("preferences", "value")}"}}'},
        "author_keys": {"key_id": author.master_key, "wrapped_key": author.wrapped},
    }
