"""A whole server behind one real port, in this process, with a crossing under way at one of its tables."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256

import msgspec
import structlog
from msgspec import Raw

from camlann.protocol.socket_messages import VERSION, Hello
from camlann.runtime import Runtime
from camlann.server import event_log_codec
from camlann.server.cluster.bus_messages import PlayCommand, encode, to_keeper
from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.limits import LIMITS, NEAR, Admission, Limits, Networks
from camlann.server.gate.web_server import WebServer
from camlann.server.gate.websocket import WebSocket
from camlann.server.keeper.table_state import TableState
from camlann.server.settings import Settings
from camlann.server.store import Person, StoredRecord, TableId, TableName
from camlann.table import Agree, Begin, Choice, Choose, PersonId, Sit, TableCommand
from tests import ferry
from tests.server.api.archive import played, written
from tests.server.harness.idle_loop import run, until
from tests.server.harness.virtual_server import VirtualServer

TABLE, OTHER = TableName(TableId(77), "ab" * 16), TableName(TableId(78), "cd" * 16)
ANA, BEN, CAI, MAL, TOM = (PersonId(sign * 32) for sign in "abcde")
SEATED = (ANA, BEN, CAI)
"""At the first table; the host is the first. Mal sits nowhere, and Tom has played at the other table."""
GAMES = {"ferry": ferry}
ORIGIN = "http://castle.test"
BOTS_KEY = b"the key of the bots"


def token(person_id: PersonId) -> str:
    return f"token of {person_id}"


def hello(person_id: PersonId, table: TableName = TABLE) -> Hello:
    return Hello(VERSION, token(person_id), table.name)


class AttackedServer(VirtualServer):
    def __init__(
        self,
        limits: Limits = LIMITS,
        near: Networks = NEAR,
        runtime: Runtime | None = None,
        settings: Settings | None = None,
    ) -> None:
        super().__init__(runtime or Runtime(), GAMES, bots_key=BOTS_KEY)
        self.keeper = self.add_keeper()
        settings = settings or Settings(lan_name=("castle.test",))
        admission = Admission(limits, settings, near)
        self.gate = self.add_gate(settings=settings, admission=admission)
        self.web_server = WebServer(self.gate, "127.0.0.1")
        for place in (TABLE, OTHER):
            self.disk.add_table(place)
        for person_id in (*SEATED, MAL, TOM):
            self.disk.add_person(Person(person_id, person_id[0].upper()), hashed(token(person_id)), 0)
        self.disk.records[OTHER.id, 1] = StoredRecord(
            OTHER.id, 1, (TOM,), written(played("a game of others"))
        )

    @property
    def state(self) -> TableState:
        state = self.keeper.actors[TABLE.id].state
        assert state is not None
        return state

    def digest(self) -> str:
        """Everything the keeper holds of the table, and what was said there, in short."""
        state = self.state
        game = state.game
        known = None if game is None else (game.number, game.truth)
        return sha256(repr((state.table, known, state.seats, self.said())).encode()).hexdigest()

    def said(self) -> list[str]:
        """Chat messages with content: one sent to a channel that may not receive it is stored empty."""
        messages = self.keeper.actors[TABLE.id].viewers.chat.history.by_public_id
        assert len(messages) <= len(self.disk.lines(TABLE.id))
        return [name for name, each in messages.items() if each.opened is not None and each.opened.content]

    def log(self) -> int:
        """How many rows of the table's log there are from which something followed."""
        entries = self.disk.history(TABLE.id)
        return sum(row.refused is None for row in event_log_codec.rows(self.keys, TABLE.id, entries))

    async def open(self) -> None:
        await self.start()

    async def close(self) -> None:
        await self.stop()
        await self.bus.close()

    async def begin(self, turns: int = 40) -> None:
        """Three people sit down to a crossing."""
        said: list[tuple[PersonId, TableCommand]] = [(person_id, Sit()) for person_id in SEATED]
        said.append((ANA, Choose(Choice("ferry", Raw(b'{"turns":%d}' % turns)))))
        said += [*((person_id, Agree()) for person_id in SEATED), (ANA, Begin())]
        for n, (person_id, command) in enumerate(said):
            bus_message = PlayCommand(
                "nobody", TABLE.id, person_id, f"begin-{n}", 0, 0, msgspec.json.encode(command)
            )
            self.bus.send(to_keeper("keeper"), encode((bus_message,)))
        actors = self.keeper.actors
        # An actor is there before its table has been read.
        await until("a table that is read", lambda: TABLE.id in actors and actors[TABLE.id].state is not None)
        await until("a game", lambda: self.state.game is not None)

    @property
    def sockets(self) -> list[WebSocket]:
        """Those that are open."""
        return [socket for part in self.web_server._sockets._parts for socket in part]


@contextmanager
def nothing_fails() -> Iterator[None]:
    """What goes wrong inside is told in the log as an error: there is to be none."""
    with structlog.testing.capture_logs() as told:
        yield
    assert [each for each in told if each["log_level"] in ("error", "critical")] == []


def besieged(
    story: Callable[[AttackedServer], Awaitable[None]],
    limits: Limits = LIMITS,
    near: Networks = NEAR,
    play: bool = False,
    settings: Settings | None = None,
) -> None:
    """Run a story against its own server, and check that nothing in it failed."""

    async def main() -> None:
        wrong: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, what: wrong.append(str(what["message"])))
        server = AttackedServer(limits, near, settings=settings)
        await server.open()
        await server.web_server.start()
        try:
            if play:
                await server.begin()
            await story(server)
        finally:
            await server.web_server.stop()
            await server.close()
        assert len(server.gate) == 0
        assert not wrong

    with nothing_fails():
        run(main())
