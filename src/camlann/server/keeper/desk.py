"""One table at a keeper: its letters in the order they came, one append at a time, and the news that follows.

A command is answered only when the store has it. While an append is under way everything else waits, refusals
too, and is decided on the state after it. Whoever loses the place in the log to somebody else has held an old
state: it is thrown away, read again, and the same command is decided anew.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import TypeAlias

import structlog
from msgspec import Raw, Struct

from camlann.server import messages, metrics
from camlann.server.authors import Authors
from camlann.server.keeper import barred, missing, pages
from camlann.server.keeper.answers import Tired
from camlann.server.keeper.attached import Attached
from camlann.server.keeper.chatting import Chat
from camlann.server.keeper.choosing import Games
from camlann.server.keeper.clock import Clock, Due, Ring, Running, Standing
from camlann.server.keeper.commits import Commits
from camlann.server.keeper.dealing import Overdue, Showing
from camlann.server.keeper.forsaken import Forsaken
from camlann.server.keeper.held import Held, Step
from camlann.server.keeper.journal import Journal, Overtaken
from camlann.server.keeper.keeping import Keeping
from camlann.server.keeper.late import Late, Shown
from camlann.server.keeper.listing import Listed
from camlann.server.keeper.minding import Minded, Wake
from camlann.server.keeper.noise import Noise
from camlann.server.keeper.patience import Loads, patiently
from camlann.server.keeper.presence import Ripe, Watch
from camlann.server.keys import Keys
from camlann.server.letters import (
    Answer,
    AskedAgain,
    Attach,
    Busy,
    Clocked,
    Letter,
    Listen,
    Looked,
    Moved,
    Pass,
    Say,
    Speak,
    Tell,
    to_gate,
)
from camlann.server.means import Means
from camlann.server.messages import Done, Refused, ToDevice
from camlann.server.post import Post
from camlann.server.store import Place, Store, TableId
from camlann.server.tasks import Tasks
from camlann.table import table as rules
from camlann.table.company import Who, is_bot
from camlann.table.phases import Reason

QUEUE = 64
"""Letters that may wait at one table."""

notes = structlog.get_logger(__name__)


class Fault(Reason, frozen=True, tag="server.fault"):
    """Something is wrong with the server; the command left no trace."""


Asked: TypeAlias = Attach | AskedAgain | Pass | Ring | Wake | Overdue | Ripe


class Room(Struct, frozen=True):
    """What all tables of a keeper share."""

    store: Store
    commits: Commits
    keys: Keys
    means: Means
    games: Games
    post: Post
    tasks: Tasks
    loads: Loads
    authors: Authors


class Desk:
    def __init__(self, table: TableId, room: Room, done: "Callable[[Desk], None]") -> None:
        self.table, self._room, self._done = table, room, done
        self.attached = Attached()
        self.held: Held | None = None
        self.working = False
        self.closing = False
        self.used = asyncio.get_running_loop().time()
        self._queue: deque[Asked] = deque()
        self._journal = Journal(table, room.store, room.commits, room.keys)
        self._keeping = Keeping(table, room.store, room.tasks)
        self._watch = Watch(self.attached, self.used)
        self._forsaken = Forsaken(table, room.store, room.tasks)
        self._clock = Clock(self._ring)
        self._minded = Minded(table, room.store, room.tasks)
        self._showing = Showing(self._ring)
        self._noise = Noise()
        self._listed = Listed(room.store, room.tasks, room.games, room.means.wall)
        self._late = Late(self._show_late)
        self._chat = Chat(table, room.store, room.authors, room.keys, room.means, room.games)

    # What comes in.

    def put(self, letter: Asked) -> None:
        """Take a letter. It is dealt with in its turn."""
        self.used = asyncio.get_running_loop().time()
        if isinstance(letter, Attach):
            self.attached.look(letter, self.used)
        elif isinstance(letter, AskedAgain | Pass):
            self.attached.heard_of(letter.who, self.used)
        if len(self._queue) >= QUEUE and not isinstance(letter, Ring | Wake | Overdue | Ripe):
            # All of these come again by themselves, but for passing words.
            if isinstance(letter, AskedAgain):
                self._send(letter.gate, Busy(self.table, letter.who, letter.id))
            return
        self._queue.append(letter)
        if not self.working:
            self.working = True
            self._room.tasks.spawn(self._work())

    def look(self) -> None:
        """Once a second: who is there, and has somebody been away for too long?"""
        now = asyncio.get_running_loop().time()
        if (held := self.held) is None or self.closing:
            return
        if self._watch.look(held, now):
            for gate in self.attached.gates():
                self._send(gate, self._looked())
        self._forsaken.look(held, self._room.means.wall(), self.attached.anybody(now))
        if not self.working and self._ripe(held) is not None:
            self.put(Ripe())

    def _ripe(self, held: Held) -> Step | None:
        """What is to be told now of those who are missing, if anything."""
        now = asyncio.get_running_loop().time()
        if self._forsaken.found and held.company.playing and not self._watch.is_new(now):
            return held.forsake()
        return self._watch.step(held, now)

    def doubt(self) -> None:
        """Time has passed unnoticed: others may have written meanwhile."""
        self.held = None

    def close(self) -> None:
        """Finish what is under way, and let go of the table."""
        self.closing = True
        if not self.working:
            self._leave()

    def drop(self) -> None:
        """Be gone without a word."""
        self._clock.stop()
        self._showing.stop()
        self._late.stop()

    def left(self) -> list[Asked]:
        """What was not dealt with."""
        return list(self._queue)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it."""
        now = asyncio.get_running_loop().time()
        busy = self.working or self._clock.runs or self._showing.runs or self._watch.busy
        return not (busy or self.attached.anybody(now))

    # Dealing with it.

    async def _work(self) -> None:
        try:
            while self._queue and not self.closing:
                try:
                    held = self.held or await self._load()
                    await self._do(held, self._queue[0])
                except Overtaken:
                    self.held = None
                    continue
                except Exception as error:
                    # One table that cannot be read, or a mistake of ours, harms no other.
                    notes.error("table-failed", error=type(error).__name__)
                    self._give_up()
                    break
                self._queue.popleft()
        finally:
            self.working = False
            if self.closing and not self._room.tasks.dead:
                self._leave()

    def _leave(self) -> None:
        self._clock.stop()
        self._showing.stop()
        self._late.stop()
        for gate in self.attached.gates():
            self._send(gate, Moved(self.table))
        self._done(self)

    async def _do(self, held: Held, letter: Asked) -> None:
        match letter:
            case Say():
                await self._say(held, letter)
            case Attach():
                if any(pages.is_ahead(held, at) for at in letter.ats):
                    await self._journal.confirm(held.n)
                if (news := pages.behind(self.table, held, letter.ats, self._late.shown)) is not None:
                    self._send(letter.gate, news)
                whos = [at.who for at in letter.ats if at.clock != self._clock.version]
                self._show_clock(held, letter.gate, whos)
                if self._watch.is_behind(letter.ats, asyncio.get_running_loop().time()):
                    self._send(letter.gate, self._looked())
            case Tell():
                await self._told(held, letter)
            case Pass():
                self._pass(held, letter)
            case Speak():
                await self._speak(held, letter)
            case Listen():
                data = await self._chat.hearing.listen(held, letter)
                self._send(letter.gate, Answer(self.table, letter.who, letter.id, data))
            case Due() | Running() | Standing():
                if (step := self._rung(held, letter)) is not None and await self._commit(held, step):
                    metrics.LAPSES.inc(isinstance(letter, Due))
            case Wake():
                self._minded.note(held, found=letter.errand == "clock")
                self._forsaken.wake(held, letter, self._room.means.wall())
            case Ripe():
                if (step := self._ripe(held)) is not None:
                    await self._commit(held, step)
            case Overdue(deal):
                if (step := held.overdue(deal)) is not None:
                    await self._commit(held, step)

    async def _say(self, held: Held, say: Say) -> None:
        reason = held.answers.refused(say.who, say.id)
        if reason is None and not held.answers.is_done(say.who, say.id):
            now = asyncio.get_running_loop().time()
            if say.game == 0 and self._noise.is_too_much(held.company, say.who, say.command, now):
                self._send(say.gate, Busy(self.table, say.who, say.id))
                return
            try:
                reason = await self._decide(held, say)
            except Tired:
                self._send(say.gate, Busy(self.table, say.who, say.id))
                return
        metrics.COMMANDS["done" if reason is None else "refused"].inc()
        self._answer(say, Done(say.id) if reason is None else Refused(say.id, reason))

    async def _decide(self, held: Held, say: Say) -> Raw | None:
        """Store what follows from a command; the reason if nothing does."""
        if held.is_over(say.game) and await self._was_done(say):
            return None
        try:
            await barred.check(self._room.store, held.company, say, self._room.means.wall())
            if say.game == 0:
                self._watch.check(held, say.command, asyncio.get_running_loop().time())
            step = held.decide(say.who, say.id, say.game, say.ask, say.command)
            if await self._commit(held, step):
                return None
            reason: Reason = Fault()
        except rules.Refused as refused:
            reason = refused.reason
        except (AssertionError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            notes.error("rules-failed", error=type(error).__name__)
            reason = Fault()
        raw = Raw(messages.encode(reason))
        # A refusal, too, is given on the newest state only.
        if (refusal := held.refusal(say, raw)) is None or not await self._commit(held, refusal):
            await self._journal.confirm(held.n)
        return raw

    async def _was_done(self, say: Say) -> bool:
        """Whether the log has this command of an earlier game: somebody asks very late what became of it."""
        keys = ((row.who, row.id, row.game) for row in await self._journal.rows())
        return (say.who, say.id, say.game) in keys

    async def _told(self, held: Held, tell: Tell) -> None:
        most = self._late.until(tell.game)
        if held.game is not None and 0 < tell.game < held.game.number:
            kept = await patiently(lambda: self._room.store.kept(self.table, tell.game))
            if kept is None:
                self._send(tell.gate, Busy(self.table, tell.who, tell.id))
                return
            if kept.reason == missing.BROKEN_OFF:
                facts = missing.told_to(kept, tell.who, self._room.games, await self._journal.rows())
                data = pages.told_of(held, tell, facts, tell.who in kept.people, most)
            else:
                data = pages.told_then(held, kept, tell, most)
        else:
            data = pages.told(held, tell, most)
        self._send(tell.gate, Answer(self.table, tell.who, tell.id, data))

    async def _speak(self, held: Held, letter: Speak) -> None:
        # Who may speak, and who reads it, is looked at on the newest state only.
        await self._journal.confirm(held.n)
        try:
            outcome = await self._chat.speak(held, letter)
        except Tired:
            self._send(letter.gate, Busy(self.table, letter.who, letter.id))
            return
        self._answer(letter, outcome.answer)
        if outcome.uttered is not None:
            gates = self.attached.now(asyncio.get_running_loop().time())
            passed = self._chat.hearing.passed(held, outcome.uttered, outcome.what, gates)
            for gate, each in passed:
                self._send(gate, each)

    def _pass(self, held: Held, word: Pass) -> None:
        if (passed := pages.passing(self.table, held, word)) is not None:
            for gate in self.attached.gates():
                self._send(gate, passed)

    # The store.

    async def _load(self) -> Held:
        began = asyncio.get_running_loop().time()
        async with self._room.loads:
            rows = await self._journal.rows()
        held = Held(self._room.games, self._room.means)
        held.load(rows)
        self.held = held
        self._clock.stop()
        self._showing.stop()
        metrics.LOADS.inc()
        metrics.LOAD.observe(asyncio.get_running_loop().time() - began)
        self._keeping.note(held)
        held.left = lambda: self._clock.left
        self._clock.set(held)
        self._minded.note(held)
        self._showing.set(held.company)
        self._watch.note(held, asyncio.get_running_loop().time())
        self._late.note(held)
        self._listed.note(held, Place(self.table, self.attached.name))
        return held

    async def _commit(self, held: Held, step: Step) -> bool:
        """Store a step and adopt it; False if the store refuses it for good."""
        await self._minded.ahead(held, step)
        if step.begun is not None:
            # Whoever reads this log later finds the last game in it alone.
            await self._keeping.done()
        if not await self._journal.write(held.n, step.rows):
            return False
        held.adopt(step)
        self._tell(held, step)
        self._keeping.note(held)
        before = self._clock.version
        self._clock.set(held)
        if self._clock.version != before:
            for gate in self.attached.gates():
                self._show_clock(held, gate)
        self._showing.set(held.company)
        self._watch.note(held, asyncio.get_running_loop().time())
        if step.company:
            self._minded.note(held)
            self._listed.note(held, Place(self.table, self.attached.name))
        return True

    # What goes out.

    def _tell(self, held: Held, step: Step) -> None:
        if not step.company and step.decision is None:
            return
        gates = self.attached.now(asyncio.get_running_loop().time())
        if step.decision is not None or step.begun is not None:
            for gate, news in pages.event(self.table, held, gates, people=bool(step.company)):
                self._send(gate, news)
        else:
            for gate, news in pages.around(self.table, held, gates, step.company, self._late.shown):
                self._send(gate, news)
        self._late.note(held)

    def _rung(self, held: Held, ring: Ring) -> Step | None:
        """What follows when a clock has rung; nothing if its question is closed, or there is time again."""
        if not held.asks(ring.game, ring.ask):
            return None
        match ring:
            case Due():
                return held.lapse() if self._clock.is_up(ring) else None
            case Running():
                return held.note(self._clock.left) if self._clock.runs else None
            case Standing():
                return held.stand()

    def _show_clock(self, held: Held, gate: str, whos: Sequence[Who] | None = None) -> None:
        """To these people, or all. Onlookers who are kept behind are not told how the table stands now."""
        only = None if whos is None else tuple(whos)
        if not pages.is_live(held):
            only = tuple(who for who in held.seats if whos is None or who in whos)
        if self._clock.version and only != ():
            data = self._clock.message(held)
            self._send(gate, Clocked(self.table, self._clock.version, data, held.seats, only))

    def _show_late(self, held: Held, shown: Shown) -> None:
        if not self._room.tasks.dead:
            for gate, whos in self.attached.now(asyncio.get_running_loop().time()):
                if (news := pages.late(self.table, held, whos, shown)) is not None:
                    self._send(gate, news)

    def _looked(self) -> Looked:
        return Looked(self.table, self._watch.version, self._watch.data)

    def _answer(self, say: Say | Speak, message: ToDevice) -> None:
        self._send(say.gate, Answer(self.table, say.who, say.id, messages.encode(message)))

    def _send(self, gate: str, letter: Letter) -> None:
        if isinstance(letter, Busy):
            metrics.COMMANDS["busy"].inc()
        self._room.post.put(to_gate(gate), letter)

    def _give_up(self) -> None:
        self.held = None
        for letter in self._queue:
            if isinstance(letter, AskedAgain):
                self._send(letter.gate, Busy(self.table, letter.who, letter.id))
        self._queue.clear()

    def _ring(self, what: Ring | Overdue) -> None:
        if not self._room.tasks.dead:
            self.put(what)

    def bots_missing(self) -> list[Who]:
        """The bots that have a place at the table and do not look at it."""
        if self.held is None:
            return []
        now = asyncio.get_running_loop().time()
        seats = self.held.seats if self.held.company.playing else self.held.company.seats
        return [who for who in seats if is_bot(who) and not self.attached.there(who, now)]
