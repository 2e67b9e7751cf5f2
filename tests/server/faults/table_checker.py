"""Judging a table when all is over: its log as PostgreSQL has it, against all its devices' journals;
and its chat, against what they sent and received.

Journals are laid aside in files, for those of an hour's play would fill the memory.
"""

import pickle
from pathlib import Path

from msgspec import Struct

from camlann.engine.phases import Lapse
from camlann.games import GAMES
from camlann.runtime import Runtime
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.store import Entry, TableId
from tests.server.checkers import violations
from tests.server.faults.chat import Chat, Kepts, chat_holds
from tests.server.harness.journal import EventLog, opened
from tests.server.harness.process_server import MASTER


class Aside(Struct):
    """All that is known of a table from outside."""

    name: str
    table: TableId
    journals: list[EventLog]
    chats: list[Chat]
    finished: int


class Verdict(Struct):
    rows: int
    lapses: int
    games: int
    violations: list[str]


def lay_aside(path: Path, aside: Aside) -> None:
    path.write_bytes(pickle.dumps(aside))


def take_up(path: Path) -> Aside:
    found = pickle.loads(path.read_bytes())
    assert isinstance(found, Aside)
    return found


def judge(path: Path, entries: list[Entry], lines: Kepts) -> Verdict:
    aside = take_up(path)
    try:
        log = opened(TableKeys({1: MASTER}, Runtime()), aside.table, entries, GAMES)
    except Exception as error:
        return Verdict(0, 0, 0, [f"{aside.name}: the log cannot be read: {error!r}"])
    lapses = sum(
        isinstance(played.rules.WIRE.given.decode(row.command), Lapse)
        for played in log.games.values()
        for row in played.rows
    )
    wrong = [*violations(log, aside.journals), *chat_holds(lines, aside.chats)]
    found = [f"{aside.name}: {word}" for word in wrong]
    if len(log.games) != aside.finished:
        found.append(f"{aside.name}: {aside.finished} games were finished, the log has {len(log.games)}")
    return Verdict(len(log.rows), lapses, len(log.games), found)
