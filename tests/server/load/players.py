"""Players who read no more of a message than they need, and choose among all that is offered by lot.

Most are bots by their names, since how often a bot may speak is not bounded; at tables with real bots they
are guests. When the table waits for one, it sits, agrees and begins; when a frame offers it something, it
takes it at once, or after a pause, or when it is its turn in steady play (`steady_play.py`). A client that is
cut off comes back if its group says so.
"""

import asyncio
import re
from typing import Protocol, TypeAlias

import msgspec
from msgspec import Struct

from camlann.engine.chat_claims import PHRASES
from camlann.protocol.socket_messages import CHAT_BYTES, VERSION, Hello, encode
from camlann.table import PersonId
from tests.server.load.player_group import Crowd
from tests.server.load.websocket_client import Door, Line

HEAD = re.compile(
    rb'{"type":"(?:frame|delta)",(?:"\w+":\d+,)*?"since":(\d+),(?:"\w+":\d+,)*'
    rb'"(?:frame|delta)":{"game":(\d+),"ask":(\d+),"at":(\d+),'
)
"""Further numbers may stand among those that are wanted."""
GAME_OVER = b'"engine.game-over"'
MOVES = b'"moves":'
NONE = b"[]"
AFTER_MOVES = b',"changes":', b',"closed":', b',"told":', b',"public":'
"""What may come after the moves, in this order. Nobody here changes an answer."""
CLOCK = b'{"profile":"relaxed"}'
"""One that runs for every question, and that nobody here is too late for."""


class Choice(Struct):
    game: str


class CurrentGame(Struct):
    playing: bool = False


class Table(Struct):
    seats: tuple[str, ...]
    ready: tuple[str, ...]
    host: str | None
    choice: Choice | None
    number: int
    current: CurrentGame

    @property
    def playing(self) -> bool:
        return self.current.playing


class TableIs(Struct):
    table: Table


def moves_in(data: bytes) -> bytes:
    """What a frame or a delta offers; a delta that offers nothing says nothing of it."""
    if (start := data.find(MOVES)) < 0:
        return NONE
    rest = data[start + len(MOVES) :].rstrip()
    return next((rest.partition(after)[0] for after in AFTER_MOVES if after in rest), rest[:-2])


Question: TypeAlias = tuple[int, int, bytes]
"""A game, a question in it, and what is offered."""


class TableConnections(Protocol):
    """Who says when the players of a table speak."""

    def look(self) -> None: ...

    def heard(self) -> None: ...

    def answered(self) -> None: ...


class Sent(Struct, frozen=True):
    due: float
    counts: str
    """The kind: a move of the game, a command to the table, or chat."""
    data: bytes


class Player:
    def __init__(self, crowd: Crowd, table: str, options: bytes = b"{}", first: bool = False) -> None:
        """`first`: the one who becomes host."""
        self._crowd, self._table_id, self._options, self._first = crowd, table, options, first
        self.person_id = PersonId("")
        self._line: Line | None = None
        self._count = 0
        self._sent: dict[bytes, Sent] = {}
        """By the command's id."""
        self.around: TableConnections | None = None
        self._away: asyncio.Task[None] | None = None
        """On its way back."""
        self._returned = True
        self._game, self._at, self._asked = 0, -1, (0, 0)
        self._question: Question | None = None
        self._table: Table | None = None
        self._said: tuple[int, str] = (-1, "")
        self._begun = False

    async def come(self, person_id: PersonId, door: Door) -> None:
        self.person_id, self._door = person_id, door
        self._line = await door.open(self.hear, self._ended)
        self._line.send(encode(Hello(VERSION, door.token, self._table_id, deltas=True)))

    def leave(self) -> None:
        if self._line is not None:
            line, self._line = self._line, None
            line.close()

    def _ended(self) -> None:
        crowd = self._crowd
        if self._line is None or (self._away is not None and not self._away.done()):
            return
        crowd.counts["connection closed" if crowd.back_off is None else "cut"] += 1
        if crowd.back_off is not None:
            loop = asyncio.get_running_loop()
            crowd.cut = crowd.cut or loop.time()
            self._returned = False
            # As a device that has forgotten everything: so it is told where the game stands.
            self._game, self._at = 0, -1
            self._away = loop.create_task(self._come_back(crowd.back_off))

    async def _come_back(self, back_off: float) -> None:
        while self._line is None or self._line.gone:
            await asyncio.sleep(self._crowd.random.uniform(0, back_off))
            try:
                await self.come(self.person_id, self._door)
            except OSError:
                self._crowd.counts["tried in vain"] += 1
        for sent in self._sent.values():
            self._line.send(sent.data)

    # What is heard.

    def hear(self, data: bytes) -> None:
        kind = data[9:12]
        if kind in (b"fra", b"del"):
            self._frame(data)
        elif kind == b"don":
            self._done(data)
        elif kind == b"tab":
            self._table = _table.decode(data).table
            if not self._table.playing:
                self._is_back()
            if self.around is not None:
                self.around.heard()
            self.look()
        elif kind == b"cha":
            self._crowd.counts["heard"] += 1
            if self.around is not None:
                self.around.heard()
        elif kind == b"ref" and GAME_OVER in data:
            # Somebody else's answer has ended the game meanwhile.
            self._done(data)
        else:
            self._crowd.counts[data[9 : data.index(b'"', 9)].decode()] += 1
            if kind == b"ref":
                self._answered(data)
            elif (
                kind == b"unk" and (sent := self._sent.get(_id(data))) is not None and self._line is not None
            ):
                self._line.send(sent.data)

    def _frame(self, data: bytes) -> None:
        head, counts = HEAD.match(data), self._crowd.counts
        assert head is not None
        since, game, ask, at = map(int, head.groups())
        counts["frames"] += 1
        counts["bytes"] += len(data)
        if game == self._game and since != self._at:
            counts["gap"] += 1
        self._game, self._at = game, at
        self._is_back()
        if self.around is not None:
            self.around.heard()
        if not self._begun:
            self._begun = True
            self._crowd.begun += self._first
        moves = moves_in(data)
        if moves != NONE:
            self._question = game, ask, moves
            self.look()
        else:
            self._question = None

    def _done(self, data: bytes) -> None:
        if (sent := self._answered(data)) is None:
            return
        self._crowd.counts[sent.counts] += 1
        if sent.counts == "moves" and self.around is None:
            self._crowd.took.append(asyncio.get_running_loop().time() - sent.due)

    def _answered(self, data: bytes) -> Sent | None:
        if (sent := self._sent.pop(_id(data), None)) is not None:
            self._crowd.open -= 1
            if self.around is not None:
                self.around.answered()
        return sent

    def _is_back(self) -> None:
        if not self._returned:
            self._returned = True
            self._crowd.back.append(asyncio.get_running_loop().time() - self._crowd.cut)

    # What is said.

    def look(self) -> None:
        """Do what there is to do."""
        if self.around is not None:
            self.around.look()
            return
        if not self._crowd.playing:
            return
        if self._question is not None:
            question, self._question = self._question, None
            if self._asked != question[:2]:
                self._asked = question[:2]
                self._answer(question)
        if self._table is not None and not self._table.playing:
            self._gather(self._table)

    def act(self, due: float) -> bool:
        """Do one thing, if there is one to do."""
        before = self._count
        if self._line is None or self._line.gone or not self._returned:
            return False
        if self._question is not None and self._asked != self._question[:2]:
            question, self._question = self._question, None
            self._asked = question[:2]
            self._play(question, due)
        elif self._table is not None and not self._table.playing:
            self._gather(self._table)
        return self._count > before

    def chat(self, due: float) -> bool:
        """Say a phrase, if one is at the table."""
        if self._line is None or self._line.gone or not self._returned or self._table is None:
            return False
        phrase = PHRASES[int(self._crowd.random.random() * len(PHRASES))].encode()
        self._count += 1
        id = b"%d" % self._count
        data = b'{"type":"chat","id":"%s","what":{"type":"phrase","phrase":"chat.%s"}}' % (id, phrase)
        self._put(id, Sent(due, "chat sent", data.ljust(CHAT_BYTES)))
        return True

    def _answer(self, question: Question) -> None:
        crowd, loop = self._crowd, asyncio.get_running_loop()
        if not crowd.pause:
            self._play(question, loop.time())
            return
        # Long pauses are as likely as in a queue nobody steers.
        due = loop.time() + min(crowd.random.expovariate(1 / crowd.pause), 8 * crowd.pause)
        loop.call_at(due, self._later, question, due)

    def _later(self, question: Question, due: float) -> None:
        if self._crowd.playing:
            self._play(question, due)
        else:
            self._question, self._asked = question, (0, 0)

    def _play(self, question: Question, due: float) -> None:
        game, ask, moves = question
        self._send(self._crowd.choose(moves), game, ask, due)

    def _gather(self, table_now: Table) -> None:
        me, host = str(self.person_id), table_now.host
        if me not in table_now.seats:
            if self._first or host is not None:
                self._say(table_now, b'{"type":"table.sit"}')
        elif len(table_now.seats) < self._crowd.seats:
            return
        elif table_now.choice is None:
            if host == me:
                choice = b'{"game":"%s","options":%s,"clock":%s}' % (
                    self._crowd.game.encode(),
                    self._options,
                    CLOCK,
                )
                self._say(table_now, b'{"type":"table.choose","choice":%s}' % choice)
        elif me not in table_now.ready:
            self._say(table_now, b'{"type":"table.agree"}')
        elif host == me and len(table_now.ready) == self._crowd.seats:
            self._say(table_now, b'{"type":"table.begin"}')

    def _say(self, table_now: Table, command: bytes) -> None:
        said = table_now.number, command.decode()
        if said != self._said:
            self._said = said
            self._send(command, 0, 0, None)

    def _send(self, command: bytes, game: int, ask: int, due: float | None) -> None:
        self._count += 1
        id = b"%d" % self._count
        data = b'{"type":"play","id":"%s","command":%s,"game":%d,"ask":%d}' % (id, command, game, ask)
        self._put(id, Sent(due or 0.0, "moves" if due is not None else "table", data))

    def _put(self, id: bytes, sent: Sent) -> None:
        assert self._line is not None
        self._sent[id] = sent
        self._crowd.open += 1
        self._line.send(sent.data)


class Spectator(Player):
    """Comes to a table and only looks on."""

    def look(self) -> None:
        pass


def _id(data: bytes) -> bytes:
    """Of an answer: it stands behind its kind."""
    at = data.index(b'"id":"') + 6
    return data[at : data.index(b'"', at)]


_table = msgspec.json.Decoder(TableIs)
