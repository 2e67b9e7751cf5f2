"""A table's event log as the store has it."""

import pytest
from msgspec import Raw

from camlann.engine.facts import Seat
from camlann.runtime import Runtime
from camlann.server.crypto.table_keys import TableKeys, WrongKey
from camlann.server.event_log_codec import LoggedFact, LogRow, entry, rows
from camlann.server.store import TableId
from camlann.table import PersonId

KEYS = TableKeys({1: b"a" * 32, 2: b"b" * 32}, Runtime())
ONE, OTHER = TableId(1), TableId(2)


def said(*facts: tuple[bool, bytes]) -> tuple[LoggedFact, ...]:
    return tuple(LoggedFact(open, Raw(fact)) for open, fact in facts)


ROW = LogRow(
    game=1,
    at=1_700_000_000_000,
    facts=said(
        (False, b'{"secret":1}'), (True, b'{"public":1}'), (False, b'{"secret":2}'), (True, b'{"public":2}')
    ),
    clock=5_000,
    person_id=PersonId("somebody"),
    id="the-id",
    seat=Seat(2),
    command=Raw(b'{"type":"fail"}'),
    seed=b"the seed",
)
TABLE_NOW = LogRow(game=0, at=1, facts=said((True, b'{"type":"table.sat"}')))


def test_rows_come_back_as_they_were_written_facts_in_order() -> None:
    assert list(rows(KEYS, ONE, [entry(KEYS, ONE, 0, (ROW,)), entry(KEYS, ONE, 1, (TABLE_NOW, ROW))])) == [
        ROW,
        TABLE_NOW,
        ROW,
    ]


def test_only_what_was_public_can_be_read_without_the_key() -> None:
    kept = entry(KEYS, ONE, 0, (ROW,))
    plain = kept.public + kept.encrypted
    assert b"public" in plain
    for secret in (b"secret", b"somebody", b"the-id", b"fail", b"seed"):
        assert secret not in plain


def test_what_is_closed_is_as_long_whatever_was_answered() -> None:
    def length(command: bytes) -> int:
        row = LogRow(game=1, at=1, facts=said((False, command)), command=Raw(command))
        return len(entry(KEYS, ONE, 0, (row,)).encrypted)

    assert length(b'{"card":"success"}') == length(b'{"card":"fail"}')


def test_an_entry_opens_only_in_its_own_place_of_its_own_table_and_unchanged() -> None:
    kept = entry(KEYS, ONE, 3, (ROW,))
    changed = bytes([kept.encrypted[20] ^ 1])
    for table, n, closed in (
        (OTHER, 3, kept.encrypted),
        (ONE, 4, kept.encrypted),
        (ONE, 3, kept.encrypted[:20] + changed + kept.encrypted[21:]),
    ):
        with pytest.raises(WrongKey):
            KEYS.open(kept.key, table, n, closed)


def test_a_row_sealed_under_an_older_key_still_opens_and_under_an_unknown_one_does_not() -> None:
    older = TableKeys({1: b"a" * 32}, Runtime())
    assert list(rows(KEYS, ONE, [entry(older, ONE, 0, (ROW,))])) == [ROW]
    with pytest.raises(WrongKey):
        list(rows(older, ONE, [entry(KEYS, ONE, 0, (ROW,))]))
