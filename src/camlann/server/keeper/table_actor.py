"""The actor of one table: it handles messages in the order they came, one commit at a time, and answers.

A command is answered only when the store has it. While an append is under way everything else waits, refusals
too, and is decided on the state after it. If another keeper has written at this place of the log, the state
is old: it is thrown away, read again, and the same command is decided anew.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

import structlog
from msgspec import Raw

from camlann.engine import match as rules
from camlann.engine.phases import Reason
from camlann.protocol import client_messages
from camlann.protocol.client_messages import Done, Refused
from camlann.server.cluster.bus_messages import AskedAgain, Attach, Listen, Moved, Pass, Say, Speak, Tell
from camlann.server.keeper import bans
from camlann.server.keeper.archive import Keeping
from camlann.server.keeper.broadcast import Broadcast, ClockBroadcast
from camlann.server.keeper.commit import Commit
from camlann.server.keeper.event_log import Journal, Overtaken
from camlann.server.keeper.idempotency import Tired
from camlann.server.keeper.listing import Listed
from camlann.server.keeper.presence import Ripe
from camlann.server.keeper.question_clock import Due
from camlann.server.keeper.request_limits import Noise
from camlann.server.keeper.services import Services
from camlann.server.keeper.table_observer import TableObserver
from camlann.server.keeper.table_state import TableState
from camlann.server.keeper.timed_events import TimedEvent, TimedEvents
from camlann.server.keeper.viewer_requests import ViewerRequests
from camlann.server.keeper.viewers import Attached
from camlann.server.keeper.wake_ups import Minded, Wake
from camlann.server.ops import metrics
from camlann.server.store import TableId
from camlann.table import Who, is_bot

QUEUE = 64
"""Messages that may wait at one table."""

notes = structlog.get_logger(__name__)


class Fault(Reason, frozen=True, tag="server.fault"):
    """Something is wrong with the server; the command left no trace."""


Asked: TypeAlias = Attach | AskedAgain | Pass | Wake | TimedEvent


class TableActor:
    def __init__(self, table: TableId, services: Services, done: "Callable[[TableActor], None]") -> None:
        self.table, self._services, self._done = table, services, done
        store, tasks = services.store, services.tasks
        self.state: TableState | None = None
        self.attached = Attached()
        self.working = False
        self.closing = False
        self.used = asyncio.get_running_loop().time()
        self._queue: deque[Asked] = deque()
        self._journal = Journal(table, store, services.commits, services.keys)
        self._noise = Noise()
        self._minded = Minded(table, store, tasks)
        self._keeping = Keeping(table, store, tasks)
        self.timed = TimedEvents(table, services, self.attached, self._ring)
        self.broadcast = Broadcast(table, services, self.attached, self.timed.clock, self.timed.watch)
        self.viewers = ViewerRequests(table, services, self._journal, self.broadcast)
        self.observers: tuple[TableObserver, ...] = (
            # People are sent a commit first. What onlookers see later waits behind what they saw before it.
            self.broadcast,
            self.broadcast.late,
            self._keeping,
            # The clock is set before it is shown.
            self.timed.clock,
            ClockBroadcast(self.broadcast),
            self.timed.reveal_timer,
            self.timed.watch,
            # The lists of tables in the store come last.
            self._minded,
            Listed(table, self.attached, store, tasks, services.games, services.means.wall),
        )

    # What comes in.

    def put(self, letter: Asked) -> None:
        """Take a message. It is handled in its turn."""
        self.used = asyncio.get_running_loop().time()
        if isinstance(letter, Attach):
            self.attached.look(letter, self.used)
        elif isinstance(letter, AskedAgain | Pass):
            self.attached.heard_of(letter.who, self.used)
        if len(self._queue) >= QUEUE and not isinstance(letter, Wake | TimedEvent):
            # All of these come again by themselves, but for passing words.
            if isinstance(letter, AskedAgain):
                self.broadcast.busy(letter)
            return
        self._queue.append(letter)
        if not self.working:
            self.working = True
            self._services.tasks.spawn(self._work())

    def look(self) -> None:
        """Once a second: who is there, and has somebody been away for too long?"""
        if (state := self.state) is None or self.closing:
            return
        if self.timed.look(state):
            self.broadcast.show_presence()
        if not self.working and self.timed.is_ripe(state):
            self.put(Ripe())

    def doubt(self) -> None:
        """Time has passed unnoticed: others may have written meanwhile."""
        self.state = None

    def close(self) -> None:
        """Finish what is under way, and let go of the table."""
        self.closing = True
        if not self.working:
            self._leave()

    def drop(self) -> None:
        """Be gone without a word."""
        self.timed.stop()
        self.broadcast.late.stop()

    def left(self) -> list[Asked]:
        """What was not handled."""
        return list(self._queue)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it."""
        now = asyncio.get_running_loop().time()
        return not (self.working or self.timed.wait or self.attached.anybody(now))

    def bots_missing(self) -> list[Who]:
        """The bots that have a place at the table and do not look at it."""
        if self.state is None:
            return []
        now = asyncio.get_running_loop().time()
        seats = self.state.seats if self.state.company.playing else self.state.company.seats
        return [who for who in seats if is_bot(who) and not self.attached.there(who, now)]

    # Handling it.

    async def _work(self) -> None:
        try:
            while self._queue and not self.closing:
                try:
                    state = self.state or await self._load()
                    await self._do(state, self._queue[0])
                except Overtaken:
                    self.state = None
                    continue
                except Exception as error:
                    # One table that cannot be read, or a mistake of ours, harms no other.
                    notes.error("table-failed", error=type(error).__name__)
                    self._give_up()
                    break
                self._queue.popleft()
        finally:
            self.working = False
            if self.closing and not self._services.tasks.dead:
                self._leave()

    def _leave(self) -> None:
        self.drop()
        self.broadcast.send_all(Moved(self.table))
        self._done(self)

    def _give_up(self) -> None:
        self.state = None
        for letter in self._queue:
            if isinstance(letter, AskedAgain):
                self.broadcast.busy(letter)
        self._queue.clear()

    async def _do(self, state: TableState, letter: Asked) -> None:
        match letter:
            case Say():
                await self._say(state, letter)
            case Attach() | Tell() | Pass() | Speak() | Listen():
                await self.viewers.answer(state, letter)
            case Wake():
                self._minded.note(state, found=letter.errand == "clock")
                self.timed.wake(state, letter)
            case _:
                commit = self.timed.decide(state, letter)
                if commit is not None and await self._commit(state, commit):
                    metrics.LAPSES.inc(isinstance(letter, Due))

    def _ring(self, event: TimedEvent) -> None:
        if not self._services.tasks.dead:
            self.put(event)

    # Commands.

    async def _say(self, state: TableState, say: Say) -> None:
        reason = state.answers.refused(say.who, say.id)
        if reason is None and not state.answers.is_done(say.who, say.id):
            now = asyncio.get_running_loop().time()
            if say.game == 0 and self._noise.is_too_much(state.company, say.who, say.command, now):
                self.broadcast.busy(say)
                return
            try:
                reason = await self._decide(state, say)
            except Tired:
                self.broadcast.busy(say)
                return
        metrics.COMMANDS["done" if reason is None else "refused"].inc()
        self.broadcast.answer(say, Done(say.id) if reason is None else Refused(say.id, reason))

    async def _decide(self, state: TableState, say: Say) -> Raw | None:
        """Store what follows from a command; the reason if nothing does."""
        if state.is_over(say.game) and await self._was_done(say):
            return None
        try:
            await bans.check(self._services.store, state.company, say, self._services.means.wall())
            if say.game == 0:
                self.timed.watch.check(state, say.command, asyncio.get_running_loop().time())
            inputs = self.timed.inputs(chance=say.game == 0)
            commit = state.decide(say.who, say.id, say.game, say.ask, say.command, inputs)
            if await self._commit(state, commit):
                return None
            reason: Reason = Fault()
        except rules.Refused as refused:
            reason = refused.reason
        except (AssertionError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            notes.error("rules-failed", error=type(error).__name__)
            reason = Fault()
        raw = Raw(client_messages.encode(reason))
        refusal = state.refusal(say.who, say.id, say.game, raw, self.timed.inputs())
        if refusal is None:
            state.answers.remember(say.who, say.id, raw)
        # A refusal, too, is given on the newest state only.
        if refusal is None or not await self._commit(state, refusal):
            await self._journal.confirm(state.n)
        return raw

    async def _was_done(self, say: Say) -> bool:
        """Whether the log has this command of an earlier game: somebody asks very late what became of it."""
        keys = ((row.who, row.id, row.game) for row in await self._journal.rows())
        return (say.who, say.id, say.game) in keys

    # The store.

    async def _load(self) -> TableState:
        began = asyncio.get_running_loop().time()
        async with self._services.loads:
            rows = await self._journal.rows()
        state = TableState(self._services.games)
        state.load(rows)
        self.state = state
        metrics.LOADS.inc()
        metrics.LOAD.observe(asyncio.get_running_loop().time() - began)
        self._changed(state, None)
        return state

    async def _commit(self, state: TableState, commit: Commit) -> bool:
        """Store a commit and adopt it; False if the store refuses it for good."""
        await self._minded.ahead(state, commit)
        if commit.begun is not None:
            # Whoever reads this log later finds the last game in it alone.
            await self._keeping.done()
        if not await self._journal.write(state.n, commit.rows):
            return False
        state.adopt(commit)
        self._changed(state, commit)
        return True

    def _changed(self, state: TableState, commit: Commit | None) -> None:
        """The only place where observers are called: after a read, and after each commit."""
        for observer in self.observers:
            observer.changed(state, commit)
