"""What only one player may know is nowhere else: in no socket, reply, bus message, log, metric or store."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest
import structlog
from prometheus_client import Counter

from camlann.engine.facts import Seat
from camlann.server.cluster.bus_messages import BOTS, PlayCommand
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.gate.gate import Gate
from camlann.server.gate.http import Reply, Request
from camlann.server.keeper import viewer_updates
from camlann.server.keeper.table_actor import TableActor
from camlann.server.keeper.table_state import TableState
from camlann.server.ops import metrics
from tests.bug_planting import AnyMatch, before, in_frames
from tests.server.harness.databases import database
from tests.server.secrets import canary
from tests.server.secrets.sinks import in_files, in_postgres, searched

Plant: TypeAlias = Callable[[pytest.MonkeyPatch, ExitStack], None]


def test_no_word_escapes_with_postgresql() -> None:
    with database() as url:
        assert asyncio.run(searched(url, lambda: in_postgres(url))) == set()


def test_no_word_escapes_with_sqlite(tmp_path: Path) -> None:
    assert asyncio.run(on_a_laptop(tmp_path)) == set()


async def on_a_laptop(folder: Path) -> set[str]:
    return await searched(f"sqlite:{folder}/canary.db", lambda: in_files(folder))


def _another(patch: pytest.MonkeyPatch, viewer: Seat | None) -> None:
    def show(self: AnyMatch, to: Seat | None, frame: dict[str, Any]) -> None:
        if to == viewer:
            frame["other"] = self.truth.own[Seat(0)]

    in_frames(patch, show)


def _to_a_seat(patch: pytest.MonkeyPatch, ends: ExitStack) -> None:
    _another(patch, Seat(1))


def _to_the_spectator(patch: pytest.MonkeyPatch, ends: ExitStack) -> None:
    _another(patch, None)


def _to_all_gates(patch: pytest.MonkeyPatch, ends: ExitStack) -> None:
    def event(table: Any, state: TableState, gates: Any, people: bool) -> Any:
        gates = list(gates)
        everybody = [person_id for _, person_ids in gates for person_id in person_ids]
        return old(table, state, [(gate, everybody) for gate, _ in gates], people)

    old = viewer_updates.after_move
    patch.setattr(viewer_updates, "after_move", event)


def _to_all(patch: pytest.MonkeyPatch, ends: ExitStack) -> None:
    def shout(self: TableActor, state: TableState, say: PlayCommand) -> None:
        self._services.outbox.put(BOTS, say)

    before(patch, TableActor, "_play", shout)


def _in_a_reply(patch: pytest.MonkeyPatch, ends: ExitStack) -> None:
    async def answer(self: Gate, request: Request) -> Reply:
        reply = await old(self, request)
        return msgspec.structs.replace(reply, headers={**reply.headers, "X-Song": canary.WORDS[-1].songs[2]})

    old = Gate.http
    patch.setattr(Gate, "http", answer)


def _in_the_log(patch: pytest.MonkeyPatch, ends: ExitStack) -> None:
    def note(self: TableActor, state: TableState, say: PlayCommand) -> None:
        structlog.get_logger().debug("said", command=say.command)

    before(patch, TableActor, "_play", note)


def _in_the_log_of_a_library(patch: pytest.MonkeyPatch, ends: ExitStack) -> None:
    def note(self: TableActor, state: TableState, say: PlayCommand) -> None:
        logging.getLogger("library").debug("sent %s", say)

    before(patch, TableActor, "_play", note)


def _in_a_metric(patch: pytest.MonkeyPatch, ends: ExitStack) -> None:
    counter = Counter("test_said", "What was said.", ["command"], registry=metrics.REGISTRY)
    ends.callback(metrics.REGISTRY.unregister, counter)

    def count(self: TableActor, state: TableState, say: PlayCommand) -> None:
        counter.labels(say.command.decode()).inc()

    before(patch, TableActor, "_play", count)


def _in_the_store(patch: pytest.MonkeyPatch, ends: ExitStack) -> None:
    patch.setattr(TableKeys, "seal", lambda self, table, n, text: text)
    patch.setattr(TableKeys, "open", lambda self, key, table, n, closed: closed)


PLANTED: dict[str, Plant] = {
    "socket of 1": _to_a_seat,
    "socket of the spectator": _to_the_spectator,
    "messages to gate 1": _to_all_gates,
    "messages to all": _to_all,
    "replies": _in_a_reply,
    "log": _in_the_log,
    "log of libraries": _in_the_log_of_a_library,
    "metrics": _in_a_metric,
    "store": _in_the_store,
}
"""By the place that it must be found in."""


@pytest.mark.parametrize("place", PLANTED)
def test_a_word_that_was_let_out_is_found(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ExitStack() as ends:
        PLANTED[place](monkeypatch, ends)
        assert place in asyncio.run(on_a_laptop(tmp_path))


def test_a_word_in_postgresql_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with ExitStack() as ends, database() as url:
        _in_the_store(monkeypatch, ends)
        assert asyncio.run(searched(url, lambda: in_postgres(url))) == {"store"}
