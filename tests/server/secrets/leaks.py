"""Leaks of a server, to be planted on purpose. Each names the worlds and the net that must catch it.

Leaks stay in this list for good; who finds a new kind adds a row and sees it caught before mending it.
"""

import asyncio
from collections.abc import Callable
from typing import Any, TypeAlias
from unittest import mock

import msgspec
import pytest
import structlog
from msgspec import Raw
from msgspec.structs import replace as instead

from camlann.avalon.quest import PlayCard, Questing
from camlann.server import conversation, messages, metrics
from camlann.server.gate import around, tick
from camlann.server.gate.around import Around
from camlann.server.gate.routes import mine, recap
from camlann.server.gate.routes.lists import Lists, MyTable
from camlann.server.keeper import missing, pages, presence
from camlann.server.keeper.chatting import Chat
from camlann.server.keeper.desk import Desk
from camlann.server.keeper.held import Held, Step
from camlann.server.keeper.log import Row
from camlann.server.keeper.presence import Watch
from camlann.server.letters import News, Pass, Passed, Say, Tell
from camlann.server.messages import STEP, CompanyIs, Passing, Pong, ToldIs
from camlann.server.privacy import export
from camlann.server.store import TableId
from camlann.server.store.history import Visit
from camlann.server.store.sessions import Visitor
from camlann.table.company import BankDrawn, Replaced, Who, ballots
from camlann.table.facts import Public, Seat
from camlann.table.phases import Reason
from camlann.table.record import dump, record
from camlann.table.table import GameOver, Page, Refused, Table
from tests.planting import AnyTable, Plant, after, in_frames, one_count_for_all
from tests.secrets.leaks import evil, team
from tests.server.secrets.compare import Net
from tests.server.secrets.house import TABLE

Leaks: TypeAlias = dict[str, tuple[str, Net, Plant]]

LEAKS: Leaks = {}

notes = structlog.get_logger(__name__)


def leak(sentence: str, worlds: str, net: Net) -> Callable[[Plant], Plant]:
    def listed(plant: Plant) -> Plant:
        assert sentence not in LEAKS
        LEAKS[sentence] = worlds, net, plant
        return plant

    return listed


# What is sent.


def _whole_pages(patch: pytest.MonkeyPatch) -> None:
    def page(self: AnyTable, viewer: Seat | None, since: int) -> tuple[int, Page]:
        size, found = old(self, viewer, since)
        read = msgspec.json.decode(found.frame)
        read["truth"] = self.truth
        return size, instead(found, frame=msgspec.json.encode(read))

    old = Table.page
    patch.setattr(Table, "page", page)


@leak("who comes back is sent the whole state", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    _whole_pages(patch)


@leak("who comes back to Camelot is sent the whole state", "shadows", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    _whole_pages(patch)


@leak("a table that another keeper has read again shows the whole state", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    read_again: list[AnyTable] = []

    def again(self: Held, rows: list[Row]) -> AnyTable:
        table = old(self, rows)
        read_again.append(table)
        return table

    def shown(self: AnyTable, viewer: Seat | None, frame: dict[str, Any]) -> None:
        if any(self is table for table in read_again):
            frame["truth"] = self.truth

    old = Held._again
    patch.setattr(Held, "_again", again)
    in_frames(patch, shown)


@leak("the company tells the roles while the game is played", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def company(held: Held) -> tuple[int, bytes]:
        read = msgspec.json.decode(messages.encode(held.company))
        if held.game is not None:
            read["roles"] = [own.role for own in held.game.truth.own.values()]
        return held.told, messages.encode(CompanyIs(messages.VERSION, held.told, Raw(messages.encode(read))))

    patch.setattr(pages, "company", company)


@leak("one count for all is moved by facts nobody may know of", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    one_count_for_all(patch)


@leak("frames count the rows of the log", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    in_frames(patch, lambda self, viewer, frame: frame.update(at=len(self.rows)))


@leak("onlookers are sent how many of the team are Evil", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def count(self: AnyTable, viewer: Seat | None, frame: dict[str, Any]) -> None:
        if viewer is None:
            frame["evil"] = len(evil(self.truth, team(self.public)))

    in_frames(patch, count)


@leak("a person's page goes to everybody at the gate", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def deliver(self: Around, news: News) -> None:
        for _, page in news.pages:
            for theirs in self._devices.values():
                for device in theirs:
                    device.send(messages.padded(page.data, news.size))

    after(patch, Around, "deliver", deliver)


@leak("who asks what they were told is told everything", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def told(held: Held, tell: Tell, *rest: object) -> bytes:
        facts = [fact for row in held.game.rows for fact in row.facts] if held.game else []
        raw = Raw(messages.encode(facts[max(tell.since, 0) : max(tell.until, 0)]))
        return messages.encode(ToldIs(tell.id, tell.game, tell.since, raw)).ljust(2**16)

    patch.setattr(pages, "told", told)


@leak("a refusal is another while Evil leads", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    _refuse(patch, GameOver())


def _refuse(patch: pytest.MonkeyPatch, other: Reason) -> None:
    def decide(self: Held, *given: Any) -> Step:
        try:
            return old(self, *given)
        except Refused as refused:
            game = self.game
            if game is not None and evil(game.truth, [game.public.leader]):
                raise Refused(other) from refused
            raise

    old = Held.decide
    patch.setattr(Held, "decide", decide)


@leak("a refusal is longer while Evil leads", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    _refuse(patch, Longwinded("because " * 40))


class Longwinded(Reason, frozen=True, tag="test.longwinded"):
    why: str


@leak("a refused command is counted to all", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def decide(self: Held, *given: Any) -> Step:
        try:
            return old(self, *given)
        except Refused:
            for viewer in self.game.viewers if self.game is not None else ():
                self.game._at[viewer] += 1  # type: ignore[union-attr]
            raise

    old = Held.decide
    patch.setattr(Held, "decide", decide)


@leak("a record can be read before the end", "avalon", "replies")
def _(patch: pytest.MonkeyPatch) -> None:
    def unkept(self: Held) -> tuple[int, Any, bytes] | None:
        if self.game is None:
            return None
        with mock.patch.object(Table, "over", True):
            whole = record(self.game, "whole")
        return self.game.number, self.seats, dump(whole)

    patch.setattr(Held, "unkept", unkept)


@leak("what was told to some alone lies open in the store", "avalon, the wire", "store")
def _(patch: pytest.MonkeyPatch) -> None:
    def row(self: Held, *given: Any, **fields: Any) -> Row:
        made = old(self, *given, **fields)
        return instead(made, said=tuple(instead(each, open=True) for each in made.said))

    old = Held._row
    patch.setattr(Held, "_row", row)


# When it is sent.


def _wake_all(patch: pytest.MonkeyPatch, when: Callable[[Step], bool]) -> None:
    def wake(self: Desk, held: Held, step: Step) -> None:
        if when(step):
            for gate in self.attached.gates():
                self._send(gate, Passed(self.table, messages.encode(Pong())))

    after(patch, Desk, "_tell", wake)


@leak("everybody is sent something when a covered answer comes", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def covered(step: Step) -> bool:
        return step.decision is not None and not any(isinstance(f, Public) for f in step.decision.facts)

    _wake_all(patch, covered)


@leak("everybody is sent something when Evil acts", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    _wake_all(patch, _is_evils)


def _is_evils(step: Step) -> bool:
    decision = step.decision
    return decision is not None and decision.seat is not None and bool(evil(decision.game, [decision.seat]))


def _is_fail(step: Step) -> bool:
    return step.decision is not None and step.decision.command == PlayCard("fail")


def _costs(patch: pytest.MonkeyPatch, seconds: float, which: Callable[[Step], bool]) -> None:
    async def commit(self: Desk, held: Held, step: Step) -> bool:
        if which(step):
            await asyncio.sleep(seconds)
        return await old(self, held, step)

    old = Desk._commit
    patch.setattr(Desk, "_commit", commit)


@leak("an answer of Evil costs 3 ms more", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    _costs(patch, 0.003, _is_evils)


@leak("an answer of Evil costs 25 ms more", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    _costs(patch, 0.025, _is_evils)


@leak("an answer of Evil costs 3 ms more, seen on the wire", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    _costs(patch, 0.003, _is_evils)


@leak("answers leave without the tick, and a fail costs 0.2 ms more", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    _costs(patch, 0.0002, _is_fail)
    patch.setattr(tick.Tick, "due", lambda self, who: who.flush())


@leak("the clock runs longer while Evil is on the team", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def row(self: Held, game: int, what: Any, **fields: Any) -> Row:
        made = old(self, game, what, **fields)
        if made.clock and evil(what.game, team(what.game.public)):
            return instead(made, clock=made.clock + 5_000)
        return made

    old = Held._row
    patch.setattr(Held, "_row", row)


@leak("the bank of Evil pays for what is covered", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def drawn(self: Held) -> tuple[Any, ...]:
        assert self.game is not None
        public = self.game.public
        late = evil(self.game.truth, public.asked) if isinstance(public.phase, Questing) else ()
        return old(self) + tuple(BankDrawn(self.seats[seat], 1) for seat in late)

    old = Held._drawn
    patch.setattr(Held, "_drawn", drawn)


@leak("what is left of the time is told when Evil has answered", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    def show(self: Desk, held: Held, step: Step) -> None:
        if _is_evils(step):
            self._clock.version += 1
            for gate in self.attached.gates():
                self._show_clock(held, gate)

    after(patch, Desk, "_tell", show)


@leak("a table is read again at the next command when Evil has acted", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    # Reading takes 30 ms here: as long as a store on another machine.
    async def load(self: Desk) -> Held:
        await asyncio.sleep(0.03)
        return await old(self)

    def forget(self: Desk, held: Held, step: Step) -> None:
        if _is_evils(step):
            asyncio.get_running_loop().call_soon(self.doubt)

    old = Desk._load
    patch.setattr(Desk, "_load", load)
    after(patch, Desk, "_tell", forget)


# Who is missing.


def _while_it_lapses(
    patch: pytest.MonkeyPatch, meanwhile: Callable[[pytest.MonkeyPatch, Held], None]
) -> None:
    def lapse(self: Held) -> Step | None:
        with pytest.MonkeyPatch.context() as inner:
            meanwhile(inner, self)
            return old(self)

    old = Held.lapse
    patch.setattr(Held, "lapse", lapse)


@leak("who misses the deadline of a covered poll is named", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def meanwhile(inner: pytest.MonkeyPatch, held: Held) -> None:
        assert held.game is not None
        own, public = held.game.truth.own, held.game.public
        late = tuple(seat for seat in public.asked if own[seat].answered != public.ask)
        inner.setattr(missing, "late", lambda public: late)

    _while_it_lapses(patch, meanwhile)


@leak("the table votes sooner about who is Evil", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def meanwhile(inner: pytest.MonkeyPatch, held: Held) -> None:
        assert held.game is not None
        if evil(held.game.truth, missing.late(held.game.public)):
            inner.setattr(ballots, "MISSES", 1)

    _while_it_lapses(patch, meanwhile)


@leak("it takes longer until Evil is seen to be away", "avalon, absent", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def look(self: Watch, held: Held, now: float) -> bool:
        unseen = [Seat(seat) for seat, who in enumerate(held.seats) if not self._attached.there(who, now)]
        with pytest.MonkeyPatch.context() as inner:
            if held.game is not None and evil(held.game.truth, unseen):
                inner.setattr(presence, "AWAY", presence.AWAY + 1)
            return old(self, held, now)

    old = Watch.look
    patch.setattr(Watch, "look", look)


@leak("who stands in for Evil has the seat a moment later", "avalon, absent", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    async def commit(self: Desk, held: Held, step: Step) -> bool:
        left = [fact.who for fact in step.company if isinstance(fact, Replaced)]
        seats = [Seat(held.seats.index(who)) for who in left if who in held.seats]
        if held.game is not None and evil(held.game.truth, seats):
            await asyncio.sleep(0.03)
        return await old(self, held, step)

    old = Desk._commit
    patch.setattr(Desk, "_commit", commit)


# How long it is.


def _unpadded(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(around, "padded", lambda data, size=0: data)


@leak("frames are as long as they are", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    _unpadded(patch)


@leak("frames of Camelot are as long as they are", "shadows, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    _unpadded(patch)


def _to_the_next_step(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(around, "padded", lambda data, size=0: data.ljust(-(-len(data) // STEP) * STEP))


@leak("each frame is padded by itself, to 256 bytes", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    _to_the_next_step(patch)


@leak("each frame of Camelot is padded by itself, to 256 bytes", "shadows, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    _to_the_next_step(patch)


def _to_the_longest(patch: pytest.MonkeyPatch) -> None:
    def longest(self: AnyTable) -> tuple[int, list[Page]]:
        _, found = old(self)
        return max((len(page.frame) for page in found), default=0), found

    old = Table.pages
    patch.setattr(Table, "pages", longest)


@leak("all frames are as long as the longest of the table", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    _to_the_longest(patch)


@leak("all frames of Camelot are as long as the longest of the table", "shadows, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    _to_the_longest(patch)


@leak("what was told is padded by itself, to 256 bytes", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    def told(*given: Any) -> bytes:
        return old(*given).rstrip()

    old = pages.told
    patch.setattr(pages, "told", told)


@leak("a device does not pad what it says", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(conversation, "padded", lambda data, size=0: data)


@leak("what has happened so far is told in as many bytes as it takes", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(recap, "STEP", 1)
    patch.setattr(recap, "OWN", -100_000)


# What the house says of itself.


@leak("a fail moves a counter of the metrics", "avalon, the wire", "figures")
def _(patch: pytest.MonkeyPatch) -> None:
    def count(self: Desk, held: Held, step: Step) -> None:
        metrics.LAPSES.inc(_is_fail(step))

    after(patch, Desk, "_tell", count)


@leak("the log has the seat and the length of each command", "avalon, the wire", "log")
def _(patch: pytest.MonkeyPatch) -> None:
    def note(self: Held, who: Who, id: str, game: int, ask: int, command: bytes) -> None:
        notes.info("command", seat=self.seat(who), size=len(command))

    after(patch, Held, "decide", note)


# What others say in passing.


def _is_offered(held: Held, seat: Seat) -> bool:
    return held.game is not None and bool(held.game.moves(seat))


@leak("a draft is passed on if its seat has moves, though somebody is asked", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def passing(table: TableId, held: Held, word: Pass) -> Passed | None:
        seat = held.seat(word.who)
        if held.game is None or seat is None or word.ask != held.game.public.ask:
            return None
        if word.kind == "draft" and not _is_offered(held, seat):
            return None
        data = messages.encode(Passing(word.who, word.kind, word.ask, word.items))
        return Passed(table, data, None if pages.is_live(held) and word.watchers else held.seats)

    patch.setattr(pages, "passing", passing)


# Whoever has lost a seat, and looks on.


def _pages_of_the_seat(patch: pytest.MonkeyPatch, holder: Callable[[Held, Who], Who]) -> None:
    """When something has happened each is sent the page of whom `holder` says."""

    def seat(self: Held, who: Who) -> Seat | None:
        return old(self, holder(self, who) if telling else who)

    def event(*given: Any, **named: Any) -> Any:
        telling.append(True)
        try:
            return letters(*given, **named)
        finally:
            telling.clear()

    telling: list[bool] = []
    old, letters = Held.seat, pages.event
    patch.setattr(Held, "seat", seat)
    patch.setattr(pages, "event", event)


@leak("whose seat another holds goes on being sent its pages", "avalon, replaced", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def holder(held: Held, who: Who) -> Who:
        return next((by for by, of in held.company.standing.items() if of == who), who)

    _pages_of_the_seat(patch, holder)


@leak("who has given a seat away, or lost it to a claim, is sent its pages", "avalon, replaced", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def note(self: Held, facts: Any) -> None:
        lost.update({fact.who: fact.by for fact in facts if isinstance(fact, Replaced) and not fact.owner})

    lost: dict[Who, Who] = {}
    after(patch, Held, "_company", note)
    _pages_of_the_seat(patch, lambda held, who: lost.get(who, who))


# What is drawn from a count that secrets move.


@leak("lines of talk are named by how many rows the log has", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    async def keep(self: Chat, held: Held, *given: Any) -> Any:
        rows.append(held.n)
        return await old(self, held, *given)

    rows: list[int] = []
    old = Chat._keep
    patch.setattr(Chat, "_keep", keep)
    patch.setattr(Chat, "_name", lambda self, n, at: f"{rows[-1]:08x}{n:08x}")


@leak("where one has been is listed by when the last covered answer came", "avalon", "replies")
def _(patch: pytest.MonkeyPatch) -> None:
    async def told(self: Lists, visit: Visit, me: Visitor) -> MyTable:
        entries = await self._store.read(visit.place.id)
        return instead(await old(self, visit, me), at=entries[-1].next)

    old = Lists._told
    patch.setattr(Lists, "_told", told)


@leak("the export says how long the log of a running game is", "avalon", "replies")
def _(patch: pytest.MonkeyPatch) -> None:
    async def gathered(store: Any, *given: Any) -> Any:
        found = await old(store, *given)
        entries = await store.read(TABLE.id)
        return instead(found, name=found.name + " " * sum(each.size for each in entries))

    old = export.gathered
    patch.setattr(mine, "gathered", gathered)


# How it lies in the store.


@leak("a fail is stored with a row more", "avalon, the wire", "store")
def _(patch: pytest.MonkeyPatch) -> None:
    def decided(self: Held, *given: Any) -> Step:
        step = old(self, *given)
        return instead(step, rows=(*step.rows, self._row(0, ()))) if _is_fail(step) else step

    old = Held._decided
    patch.setattr(Held, "_decided", decided)


@leak("what is refused to Evil alone is kept in the store", "avalon, the wire", "store")
def _(patch: pytest.MonkeyPatch) -> None:
    def refusal(self: Held, say: Say, reason: Raw) -> Step | None:
        seat = self.seat(say.who)
        if say.game and self.game is not None and seat is not None and evil(self.game.truth, [seat]):
            return Step((self._row(0, (), who=say.who, id=say.id, refused=reason),))
        return old(self, say, reason)

    old = Held.refusal
    patch.setattr(Held, "refusal", refusal)
