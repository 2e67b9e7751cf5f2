"""The actor of one table: it handles messages in the order they came, one commit at a time, and answers.

A command is answered only when the store has it. While an append is under way everything else waits, refusals
too, and is decided on the state after it. If another keeper has written at this place of the log, the state
is stale (fencing): it is discarded, loaded again, and the same command is decided again.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

import structlog
from msgspec import Raw
from msgspec.structs import replace

from camlann.engine import match as rules
from camlann.engine.phases import Reason
from camlann.protocol import socket_messages
from camlann.protocol.socket_messages import Done, Refused
from camlann.server.cluster.bus_messages import (
    AskChatHistory,
    AskedAgain,
    AskFacts,
    Attach,
    BotWanted,
    Moved,
    PlayCommand,
    SendBroadcast,
    SendChat,
)
from camlann.server.event_log_codec import StoredRows
from camlann.server.keeper import bans, phone_guests, table_snapshots
from camlann.server.keeper.broadcast import Broadcast, ClockBroadcast
from camlann.server.keeper.event_log import EventLog, Fenced
from camlann.server.keeper.idempotency import TooManyRefusals
from camlann.server.keeper.listing import ListingSync
from camlann.server.keeper.log_reads import PAGE_ENTRIES
from camlann.server.keeper.log_replay import LogReplay, in_slices
from camlann.server.keeper.pending_commit import Commit
from camlann.server.keeper.presence import AbsenceDue
from camlann.server.keeper.question_clock import TimeUp
from camlann.server.keeper.record_archive import Archive
from camlann.server.keeper.request_limits import RequestLimits
from camlann.server.keeper.services import Services
from camlann.server.keeper.table_observer import TableObserver
from camlann.server.keeper.table_state import TableState
from camlann.server.keeper.timed_events import TimedEvent, TimedEvents
from camlann.server.keeper.turn_messages import TurnMessages
from camlann.server.keeper.viewer_requests import ViewerRequests
from camlann.server.keeper.viewers import Viewers
from camlann.server.keeper.wake_ups import Wake, WakeUps
from camlann.server.ops import metrics
from camlann.server.store import TableId
from camlann.table import is_bot

MAX_QUEUED = 64
"""Messages that may wait at one table."""

log = structlog.get_logger(__name__)


class Fault(Reason, frozen=True, tag="server.fault"):
    """Something is wrong with the server; the command left no trace."""


STALE = Raw(socket_messages.encode(rules.Stale()))

Asked: TypeAlias = Attach | AskedAgain | SendBroadcast | Wake | TimedEvent


class TableActor:
    def __init__(self, table: TableId, services: Services, done: "Callable[[TableActor], None]") -> None:
        self.table, self._services, self._done = table, services, done
        store, tasks = services.store, services.tasks
        self.state: TableState | None = None
        self.attached = Viewers(table, services.links)
        self.working = False
        self.closing = False
        self._loaded = False
        """Was the table loaded before?"""
        self._stalled = 0.0
        """Seconds for which this process has stalled, until the store has said where the log ends."""
        self.used = asyncio.get_running_loop().time()
        self._queue: deque[Asked] = deque()
        self._event_log = EventLog(table, store, services.commits, services.keys)
        self._request_limits = RequestLimits()
        self._wake_ups = WakeUps(table, store, tasks)
        self._archive = Archive(table, store, tasks)
        self.timed = TimedEvents(table, services, self.attached, self._ring)
        self.broadcast = Broadcast(table, services, self.attached, self.timed.clock, self.timed.watch)
        self._turn_messages = TurnMessages(table, services, self.attached)
        self.viewers = ViewerRequests(table, services, self._event_log, self.broadcast)
        self.observers: tuple[TableObserver, ...] = (
            # Viewers get a commit first. A delayed update for spectators waits behind earlier ones.
            self.broadcast,
            self.broadcast.delayed,
            self._archive,
            # The clock is set before it is shown.
            self.timed.clock,
            ClockBroadcast(self.broadcast),
            self.timed.reveal_timer,
            self.timed.watch,
            self._turn_messages,
            # The lists of tables in the store come last.
            self._wake_ups,
            ListingSync(table, self.attached, store, tasks, services.games, services.runtime.wall),
        )

    # Incoming messages.

    def put(self, bus_message: Asked) -> None:
        """Take a message. It is handled in its turn."""
        self.used = asyncio.get_running_loop().time()
        if isinstance(bus_message, Attach):
            self.attached.look(bus_message, self.used)
        elif isinstance(bus_message, AskedAgain | SendBroadcast):
            self.attached.heard_of(bus_message.person_id, self.used)
        if len(self._queue) >= MAX_QUEUED and not isinstance(bus_message, Wake | TimedEvent):
            # Clients retry all of these, except broadcasts.
            self._refuse(bus_message)
            return
        self._queue.append(bus_message)
        self._begin_work()

    def look(self) -> None:
        """Once a second: update presence, and check whether somebody has been away for too long."""
        if (state := self.state) is None or self.closing:
            return
        if self.timed.look(state):
            self.broadcast.show_presence()
        if not self.working and self.timed.is_absence_due(state):
            self._ring(AbsenceDue())

    def doubt(self, stalled: float) -> None:
        """This process has stalled for so many seconds: another keeper may have written in the meantime."""
        if self.state is not None or self.working:
            self._stalled += stalled
            self._begin_work()

    def close(self) -> None:
        """Finish the current work and release the table."""
        self.closing = True
        if not self.working:
            self._leave()

    def drop(self) -> None:
        """Stop without telling anybody."""
        self.timed.stop()
        self.broadcast.delayed.stop()
        self._turn_messages.stop()

    def left(self) -> list[Asked]:
        """The messages that were not handled."""
        return list(self._queue)

    @property
    def idle(self) -> bool:
        """Does nobody need this table now?"""
        now = asyncio.get_running_loop().time()
        return not (self.working or self.timed.wait or self.attached.anybody(now))

    def bots_wanted(self) -> list[BotWanted]:
        """The bots that have a seat and are not connected, while a game runs or a person is here."""
        if self.state is None or not self.attached.name:
            return []
        now, table = asyncio.get_running_loop().time(), self.state.table
        running = table.playing and not table.current.adjourned
        if not running and not self.attached.any_person(now):
            return []
        seats = self.state.seats if table.playing else table.seats
        host, household = table.host or "", self.attached.household
        return [
            BotWanted(self.attached.name, person_id, host, household)
            for person_id in seats
            if is_bot(person_id) and not self.attached.there(person_id, now)
        ]

    # Handling.

    def _begin_work(self) -> None:
        if not self.working:
            self.working = True
            self._services.tasks.spawn(self._work())

    async def _work(self) -> None:
        try:
            while (self._queue or self._stalled) and not self.closing:
                try:
                    state = self.state or await self._load()
                    if self._stalled:
                        await self._wake_up(state)
                    elif self._queue:
                        await self._do(state, self._queue[0])
                        self._queue.popleft()
                except Fenced:
                    self.state = None
                    continue
                except Exception as error:
                    # A table that cannot be loaded, or a bug, affects no other table.
                    log.error("table-failed", error=type(error).__name__)
                    self._give_up()
                    break
        finally:
            self.working = False
            if self.closing and not self._services.tasks.dead:
                self._leave()

    async def _wake_up(self, state: TableState) -> None:
        """After a stall, before anything else: keep the state if its log has not moved. Raises `Fenced`.

        All tables ask at the same moment, so the group commit makes one statement of it.
        """
        await self._event_log.confirm(state.n)
        stalled, self._stalled = self._stalled, 0.0
        # Answers that came in time may have been read too late.
        if self.timed.clock.delay(stalled):
            for gate in self.attached.gates():
                self.broadcast.show_clock(state, gate)

    def _leave(self) -> None:
        self.drop()
        self._attach_again()
        self.attached.clear()
        self._done(self)

    def _attach_again(self) -> None:
        """Everybody may have missed something: all gates attach their viewers of this table again."""
        self.broadcast.send_all(Moved(self.table))

    def _give_up(self) -> None:
        self.state, self._stalled = None, 0.0
        for bus_message in self._queue:
            self._refuse(bus_message)
        self._queue.clear()
        for gate in self.attached.gates():
            self.attached.incomplete(gate)

    def _refuse(self, bus_message: Asked) -> None:
        """This message is not handled: it must be sent again."""
        if isinstance(bus_message, AskedAgain):
            self.broadcast.busy(bus_message)
        elif isinstance(bus_message, Attach):
            self.attached.incomplete(bus_message.gate)

    async def _do(self, state: TableState, bus_message: Asked) -> None:
        match bus_message:
            case PlayCommand():
                await self._play(state, bus_message)
            case Attach() | AskFacts() | SendBroadcast() | SendChat() | AskChatHistory():
                await self.viewers.answer(state, bus_message)
            case Wake():
                self._wake_ups.note(state, found=bus_message.reason == "clock")
                self.timed.wake(state, bus_message)
            case _:
                commit = self.timed.decide(state, bus_message)
                if commit is not None and await self._commit(state, commit):
                    metrics.LAPSES.inc(isinstance(bus_message, TimeUp))

    def _ring(self, event: TimedEvent) -> None:
        if not self._services.tasks.dead:
            # Commands that came before it count before it.
            self._services.commands.flush(self.table)
            self.put(event)

    # Commands.

    async def _play(self, state: TableState, request: PlayCommand) -> None:
        reason = state.answers.refused(request.person_id, request.id)
        if reason is None and not state.answers.is_done(request.person_id, request.id):
            now = asyncio.get_running_loop().time()
            if request.game == 0 and self._request_limits.is_too_much(
                state.table, request.person_id, request.command, now
            ):
                self.broadcast.busy(request)
                return
            try:
                reason = await self._decide(state, request)
            except TooManyRefusals:
                self.broadcast.busy(request)
                return
        metrics.COMMANDS["done" if reason is None else "refused"].inc()
        self.broadcast.answer(request, Done(request.id) if reason is None else Refused(request.id, reason))

    async def _decide(self, state: TableState, request: PlayCommand) -> Raw | None:
        """Decide and store a command; returns the reason if it is refused."""
        if state.is_over(request.game):
            # It was not done in the game before, and before that nobody asks any more. No other keeper can
            # know better, and nothing is read: anybody who looks on may send this.
            return STALE
        try:
            await bans.check(self._services.store, state.table, request, self._services.runtime.wall())
            owner = await phone_guests.phone_owner(self._services.store, request)
            if request.game == 0:
                self.timed.watch.check(state, request.command, asyncio.get_running_loop().time())
            inputs = replace(self.timed.inputs(chance=request.game == 0), phone_owner=owner)
            commit = state.decide(
                request.person_id, request.id, request.game, request.ask, request.command, inputs
            )
            if await self._commit(state, commit):
                return None
            reason: Reason = Fault()
        except rules.Refused as refused:
            reason = refused.reason
        except (AssertionError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            log.error("rules-failed", error=type(error).__name__)
            reason = Fault()
        raw = Raw(socket_messages.encode(reason))
        refusal = state.refusal(request.person_id, request.id, request.game, raw, self.timed.inputs())
        if refusal is None:
            state.answers.remember(request.person_id, request.id, raw)
        # A refusal, too, is only given on the newest state.
        if refusal is None or not await self._commit(state, refusal):
            await self._event_log.confirm(state.n)
        return raw

    # The store.

    async def _load(self) -> TableState:
        began, self._stalled = asyncio.get_running_loop().time(), 0.0
        state = TableState(self._services.games, self._services.animation_scale)
        log = LogReplay(state)
        entries: list[StoredRows] | None = None
        reads = self._services.loads
        while entries is None or len(entries) == PAGE_ENTRIES:
            entries = await self._event_log.page(reads, state.n)
            async with reads.folding:
                await in_slices(log.entries(entries))
        async with reads.folding:
            await in_slices(log.end())
        self.state = state
        # What is deleted from a log is in the archive.
        self._archive.begin(state.finished if log.is_cut else 0)
        metrics.LOADS.inc()
        metrics.LOAD.observe(asyncio.get_running_loop().time() - began)
        self._changed(state, None)
        if self._loaded:
            # What another keeper has written in the meantime was sent to nobody here.
            self._attach_again()
        self._loaded = True
        return state

    async def _commit(self, state: TableState, commit: Commit) -> bool:
        """Store a commit and adopt it; False if the store refuses it for good."""
        await self._wake_ups.ahead(state, commit)
        if commit.begun is not None:
            # A later load restores only the last game of the log.
            await self._archive.done()
        n, snapshot = state.n, table_snapshots.after(state, commit)
        if not await self._event_log.write(n, commit.rows, snapshot):
            return False
        state.adopt(commit)
        if snapshot is not None:
            state.snapshot_n = n
        self._changed(state, commit)
        return True

    def _changed(self, state: TableState, commit: Commit | None) -> None:
        """The only place where observers are called: after a load, and after each commit."""
        for observer in self.observers:
            observer.changed(state, commit)
