"""Questions to a keeper that are not answered yet.

Each is asked again every second, under the same id, of whoever keeps the table by then. The first answer
counts. After ten seconds the device is told that nobody knows; never that it was refused.
"""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from camlann.protocol.client_messages import Unsure, encode
from camlann.server.cluster.bus_messages import AskedAgain
from camlann.server.ops import metrics
from camlann.server.store import TableId
from camlann.table import PersonId

AGAIN = 1.0
TIMES = 10
"""After so many times nobody knows."""
MOST = 16
"""Questions of one device that may be open."""

Key: TypeAlias = tuple[TableId, PersonId, str]
Show: TypeAlias = Callable[[bytes], None]


class Question(Struct, eq=False):
    bus_message: AskedAgain
    began: float
    times: int
    askers: dict[int, Show]
    """By the number of the device: how it is told."""
    timer: asyncio.TimerHandle | None = None

    @property
    def key(self) -> Key:
        return self.bus_message.table, self.bus_message.person_id, self.bus_message.id


class Pending:
    def __init__(self, send: Callable[[AskedAgain], None]) -> None:
        self._send = send
        self._open: dict[Key, Question] = {}
        self._by_device: dict[int, set[Key]] = {}

    def __len__(self) -> int:
        return len(self._open)

    def ask(self, device: int, show: Show, bus_message: AskedAgain) -> str | None:
        """Begin to ask. Returns what is wrong, if it is not asked."""
        key = bus_message.table, bus_message.person_id, bus_message.id
        mine = self._by_device.setdefault(device, set())
        if key not in mine and len(mine) >= MOST:
            return "too-many"
        if (question := self._open.get(key)) is None:
            loop = asyncio.get_running_loop()
            question = self._open[key] = Question(bus_message, loop.time(), 0, {})
            self._wait(question)
        elif question.bus_message != bus_message:
            # One id is one question: an answer could not be told from the other's.
            return "id-in-use"
        mine.add(key)
        question.askers[device] = show
        self._send(question.bus_message)
        return None

    def answer(self, table: TableId, person_id: PersonId, id: str, data: bytes) -> None:
        """Pass on an answer, if it is the first."""
        if (question := self._open.get((table, person_id, id))) is not None:
            self._close(question)
            for show in question.askers.values():
                show(data)

    def again(self, tables: set[TableId]) -> None:
        """Ask now whatever concerns these tables: they may have a new keeper."""
        if tables:
            for question in self._open.values():
                if question.bus_message.table in tables:
                    self._send(question.bus_message)

    def forget(self, device: int) -> None:
        """The device is gone, and with it whoever wanted to know."""
        for key in self._by_device.pop(device, ()):
            question = self._open[key]
            del question.askers[device]
            if not question.askers:
                self._close(question)

    def stop(self) -> None:
        for question in tuple(self._open.values()):
            self._close(question)

    def _wait(self, question: Question) -> None:
        question.times += 1
        # Counted from when it was first asked, so that the tenth second is the tenth.
        at = question.began + question.times * AGAIN
        question.timer = asyncio.get_running_loop().call_at(at, self._remind, question)

    def _remind(self, question: Question) -> None:
        if question.times >= TIMES:
            metrics.COMMANDS["unknown"].inc()
            self.answer(*question.key, encode(Unsure(question.bus_message.id)))
        else:
            metrics.AGAIN.inc()
            self._send(question.bus_message)
            self._wait(question)

    def _close(self, question: Question) -> None:
        if question.timer is not None:
            question.timer.cancel()
        self._open.pop(question.key, None)
        for device in question.askers:
            if device in self._by_device:
                self._by_device[device].discard(question.key)
