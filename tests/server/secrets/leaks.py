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
from camlann.client import session
from camlann.engine.facts import Public, Seat
from camlann.engine.frames import Update
from camlann.engine.match import GameOver, Match, Refused
from camlann.engine.phases import Reason
from camlann.protocol import socket_messages
from camlann.protocol.socket_messages import PAD_BYTES, BroadcastIs, FactsAre, Pong, TableIs
from camlann.records.record import dump, record
from camlann.server.cluster.bus_messages import (
    WHOLE,
    AskFacts,
    Delivery,
    SendBroadcast,
    TableUpdate,
    ViewerUpdate,
)
from camlann.server.event_log_codec import LogRow
from camlann.server.gate import release_tick, table_connections
from camlann.server.gate.routes import account_data, recap
from camlann.server.gate.routes.table_lists import MyTable, TableListRoutes
from camlann.server.gate.table_connections import TableConnections
from camlann.server.keeper import absence, presence, viewer_updates
from camlann.server.keeper.chat.sending import ChatSender
from camlann.server.keeper.pending_commit import Commit, Inputs
from camlann.server.keeper.presence import PresenceTracker
from camlann.server.keeper.record_archive import Archive
from camlann.server.keeper.table_actor import TableActor
from camlann.server.keeper.table_state import TableState
from camlann.server.ops import metrics
from camlann.server.privacy import export
from camlann.server.store import StoredRecord, TableId
from camlann.server.store.visited_tables import Visit
from camlann.table import BankDrawn, PersonId, Replaced, ballots
from tests.bug_planting import AnyMatch, Plant, after, in_frames, one_count_for_all
from tests.secrets.leaks import evil, team
from tests.server.keeper.states import after_a_replay
from tests.server.secrets.compare import Net
from tests.server.secrets.scripted_server import TABLE

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
    def page(self: AnyMatch, viewer: Seat | None, since: int) -> tuple[int, Update]:
        size, found = old(self, viewer, since)
        read = msgspec.json.decode(found.data)
        read["truth"] = self.truth
        return size, instead(found, own=msgspec.json.encode(read))

    old = Match.update
    patch.setattr(Match, "update", page)


@leak("who comes back is sent the whole state", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    _whole_pages(patch)


@leak("who comes back to Camelot is sent the whole state", "shadows", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    _whole_pages(patch)


@leak("a table that another keeper has read again shows the whole state", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    read_again: list[AnyMatch | None] = []

    def shown(self: AnyMatch, viewer: Seat | None, frame: dict[str, Any]) -> None:
        if any(self is table for table in read_again):
            frame["truth"] = self.truth

    after_a_replay(patch, lambda state: read_again.append(state.game))
    in_frames(patch, shown)


@leak("the table state tells the roles during the game", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def table_message(state: TableState) -> tuple[int, bytes]:
        read = msgspec.json.decode(socket_messages.encode(state.table))
        if state.game is not None:
            read["roles"] = [own.role for own in state.game.truth.own.values()]
        return state.told, socket_messages.encode(
            TableIs(socket_messages.VERSION, state.told, Raw(socket_messages.encode(read)))
        )

    patch.setattr(viewer_updates, "table_message", table_message)


@leak("one count for all is moved by facts nobody may know of", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    one_count_for_all(patch)


@leak("frames count the rows of the log", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    in_frames(patch, lambda self, viewer, frame: frame.update(at=len(self.rows)))


@leak("spectators are sent how many of the team are Evil", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def count(self: AnyMatch, viewer: Seat | None, frame: dict[str, Any]) -> None:
        if viewer is None:
            frame["evil"] = len(evil(self.truth, team(self.public)))

    in_frames(patch, count)


@leak("a person's page goes to everybody at the gate", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def deliver(self: TableConnections, news: TableUpdate) -> None:
        for _, page in news.pages:
            for theirs in self._connections.values():
                for device in theirs:
                    device.send(socket_messages.padded(news.finished(page), news.size))

    after(patch, TableConnections, "deliver", deliver)


@leak("the facts that deltas share are those of the first who was told something", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def after_move(*given: Any, **named: Any) -> list[tuple[str, TableUpdate]]:
        found = old(*given, **named)
        game = given[1].game
        first = next((page for page in game.updates()[1] if page.is_delta and not page.told), None)
        if first is None:
            return found
        told = b',"told":' + socket_messages.encode(game.facts_for(first.viewer, first.since))
        return [(gate, instead(news, told=told)) for gate, news in found]

    old = viewer_updates.after_move
    patch.setattr(viewer_updates, "after_move", after_move)


def _whole_for(patch: pytest.MonkeyPatch, whom: Callable[[AnyMatch, Seat], bool]) -> None:
    """Some seats are sent whole frames, the others deltas."""

    def updates(self: AnyMatch) -> tuple[int, list[Update]]:
        size, found = old(self)
        return size, [
            self.update(page.viewer, page.since)[1]
            if page.viewer is not None and whom(self, page.viewer)
            else page
            for page in found
        ]

    old = Match.updates
    patch.setattr(Match, "updates", updates)


@leak("Evil is sent whole frames, and Good deltas", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    _whole_for(patch, lambda game, seat: seat in evil(game.truth, [seat]))


@leak("a delta is as long as what has changed for its seat", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    def finished(self: TableUpdate, page: ViewerUpdate) -> bytes:
        data = old(self, page)
        return data if page.form == WHOLE else data.ljust(self.size + len(page.data))

    old = TableUpdate.finished
    patch.setattr(TableUpdate, "finished", finished)


@leak("who has failed is taken to have lost the frame before", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    def page(game: AnyMatch | int, told: Update, turned: int = 0) -> ViewerUpdate:
        found = old(game, told, turned)
        if isinstance(game, int) or told.viewer is None or found.form == WHOLE:
            return found
        answer = getattr(game.truth.own[told.viewer].answer, "card", "")
        return instead(found, since=-9) if answer == "fail" else found

    old = viewer_updates._page
    patch.setattr(viewer_updates, "_page", page)


@leak("who asks what they were told is told everything", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def told(state: TableState, tell: AskFacts, *rest: object) -> bytes:
        facts = [fact for row in state.game.rows for fact in row.facts] if state.game else []
        raw = Raw(socket_messages.encode(facts[max(tell.since, 0) : max(tell.until, 0)]))
        return socket_messages.encode(FactsAre(tell.id, tell.game, tell.since, raw)).ljust(2**16)

    patch.setattr(viewer_updates, "facts_answer", told)


@leak("a refusal is another while Evil leads", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    _refuse(patch, GameOver())


def _refuse(patch: pytest.MonkeyPatch, other: Reason) -> None:
    def decide(self: TableState, *given: Any) -> Commit:
        try:
            return old(self, *given)
        except Refused as refused:
            game = self.game
            if game is not None and evil(game.truth, [game.public.leader]):
                raise Refused(other) from refused
            raise

    old = TableState.decide
    patch.setattr(TableState, "decide", decide)


@leak("a refusal is longer while Evil leads", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    _refuse(patch, Longwinded("because " * 40))


class Longwinded(Reason, frozen=True, tag="test.longwinded"):
    why: str


@leak("a refused command is counted to all", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def decide(self: TableState, *given: Any) -> Commit:
        try:
            return old(self, *given)
        except Refused:
            for viewer in self.game.viewers if self.game is not None else ():
                self.game._at[viewer] += 1  # type: ignore[union-attr]
            raise

    old = TableState.decide
    patch.setattr(TableState, "decide", decide)


@leak("a record can be read before the end", "avalon", "replies")
def _(patch: pytest.MonkeyPatch) -> None:
    def keep(self: Archive, state: TableState, commit: Commit | None) -> None:
        if state.game is not None:
            with mock.patch.object(Match, "over", True):
                whole = record(state.game, "whole")
            self.keep(StoredRecord(self._table, state.game.number, state.seats, dump(whole)), ())

    patch.setattr(Archive, "changed", keep)


@leak("what was told to some alone lies open in the store", "avalon, the wire", "store")
def _(patch: pytest.MonkeyPatch) -> None:
    def row(*given: Any, **fields: Any) -> LogRow:
        made = old(*given, **fields)
        return instead(made, facts=tuple(instead(each, open=True) for each in made.facts))

    old = LogRow.for_game
    patch.setattr(LogRow, "for_game", row)


# When it is sent.


def after_a_commit(patch: pytest.MonkeyPatch, what: Callable[[TableActor, TableState, Commit], None]) -> None:
    """Do something when all who observe a table have seen a commit."""

    def committed(self: TableActor, state: TableState, commit: Commit | None) -> None:
        if commit is not None:
            what(self, state, commit)

    after(patch, TableActor, "_changed", committed)


def _wake_all(patch: pytest.MonkeyPatch, when: Callable[[Commit], bool]) -> None:
    def wake(self: TableActor, state: TableState, commit: Commit) -> None:
        if when(commit):
            self.broadcast.send_all(Delivery(self.table, socket_messages.encode(Pong())))

    after_a_commit(patch, wake)


@leak("everybody is sent something when a covered answer comes", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def covered(commit: Commit) -> bool:
        return commit.decision is not None and not any(isinstance(f, Public) for f in commit.decision.facts)

    _wake_all(patch, covered)


@leak("everybody is sent something when Evil acts", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    _wake_all(patch, _is_evils)


def _is_evils(commit: Commit) -> bool:
    decision = commit.decision
    return decision is not None and decision.seat is not None and bool(evil(decision.game, [decision.seat]))


def _is_fail(commit: Commit) -> bool:
    return commit.decision is not None and commit.decision.command == PlayCard("fail")


def _costs(patch: pytest.MonkeyPatch, seconds: float, which: Callable[[Commit], bool]) -> None:
    async def commit(self: TableActor, state: TableState, commit: Commit) -> bool:
        if which(commit):
            await asyncio.sleep(seconds)
        return await old(self, state, commit)

    old = TableActor._commit
    patch.setattr(TableActor, "_commit", commit)


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
    patch.setattr(release_tick.ReleaseTick, "due", lambda self, sender: sender.flush())


@leak("the clock runs longer while Evil is on the team", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def row(number: int, at: int, decision: Any, **fields: Any) -> LogRow:
        made = old(number, at, decision, **fields)
        if made.clock and evil(decision.game, team(decision.game.public)):
            return instead(made, clock=made.clock + 5_000)
        return made

    old = LogRow.for_game
    patch.setattr(LogRow, "for_game", row)


@leak("the bank of Evil pays for what is covered", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def drawn(self: TableState, inputs: Inputs) -> tuple[Any, ...]:
        assert self.game is not None
        public = self.game.public
        late = evil(self.game.truth, public.asked) if isinstance(public.phase, Questing) else ()
        return old(self, inputs) + tuple(BankDrawn(self.seats[seat], 1) for seat in late)

    old = TableState._drawn
    patch.setattr(TableState, "_drawn", drawn)


@leak("what is left of the time is told when Evil has answered", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    def show(self: TableActor, state: TableState, commit: Commit) -> None:
        if _is_evils(commit):
            self.timed.clock.version += 1
            for gate in self.attached.gates():
                self.broadcast.show_clock(state, gate)

    after_a_commit(patch, show)


@leak("a table is read again at the next command when Evil has acted", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    # Reading takes 30 ms here: as long as a store on another machine.
    async def load(self: TableActor) -> TableState:
        await asyncio.sleep(0.03)
        return await old(self)

    def forget(self: TableActor, state: TableState, commit: Commit) -> None:
        if _is_evils(commit):
            asyncio.get_running_loop().call_soon(setattr, self, "state", None)

    old = TableActor._load
    patch.setattr(TableActor, "_load", load)
    after_a_commit(patch, forget)


# Who is missing.


def _while_it_lapses(
    patch: pytest.MonkeyPatch, meanwhile: Callable[[pytest.MonkeyPatch, TableState], None]
) -> None:
    def lapse(self: TableState, inputs: Inputs) -> Commit | None:
        with pytest.MonkeyPatch.context() as inner:
            meanwhile(inner, self)
            return old(self, inputs)

    old = TableState.lapse
    patch.setattr(TableState, "lapse", lapse)


@leak("who misses the deadline of a covered poll is named", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def meanwhile(inner: pytest.MonkeyPatch, state: TableState) -> None:
        assert state.game is not None
        own, public = state.game.truth.own, state.game.public
        late = tuple(seat for seat in public.asked if own[seat].answered != public.ask)
        inner.setattr(absence, "late", lambda public: late)

    _while_it_lapses(patch, meanwhile)


@leak("the table votes sooner about who is Evil", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def meanwhile(inner: pytest.MonkeyPatch, state: TableState) -> None:
        assert state.game is not None
        if evil(state.game.truth, absence.late(state.game.public)):
            inner.setattr(ballots, "MAX_MISSED_DEADLINES", 1)

    _while_it_lapses(patch, meanwhile)


@leak("it takes longer until Evil is seen to be away", "avalon, absent", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def look(self: PresenceTracker, state: TableState, now: float) -> bool:
        unseen = [
            Seat(seat)
            for seat, person_id in enumerate(state.seats)
            if not self._attached.there(person_id, now)
        ]
        with pytest.MonkeyPatch.context() as inner:
            if state.game is not None and evil(state.game.truth, unseen):
                inner.setattr(presence, "AWAY_SECONDS", presence.AWAY_SECONDS + 1)
            return old(self, state, now)

    old = PresenceTracker.look
    patch.setattr(PresenceTracker, "look", look)


@leak("who stands in for Evil has the seat a moment later", "avalon, absent", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    async def commit(self: TableActor, state: TableState, commit: Commit) -> bool:
        left = [fact.person_id for fact in commit.table if isinstance(fact, Replaced)]
        seats = [Seat(state.seats.index(person_id)) for person_id in left if person_id in state.seats]
        if state.game is not None and evil(state.game.truth, seats):
            await asyncio.sleep(0.03)
        return await old(self, state, commit)

    old = TableActor._commit
    patch.setattr(TableActor, "_commit", commit)


# How long it is.


def _unpadded(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(table_connections, "padded", lambda data, size=0: data)


@leak("frames are as long as they are", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    _unpadded(patch)


@leak("frames of Camelot are as long as they are", "shadows, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    _unpadded(patch)


def _to_the_next_step(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        table_connections, "padded", lambda data, size=0: data.ljust(-(-len(data) // PAD_BYTES) * PAD_BYTES)
    )


@leak("each frame is padded by itself, to 256 bytes", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    _to_the_next_step(patch)


@leak("each frame of Camelot is padded by itself, to 256 bytes", "shadows, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    _to_the_next_step(patch)


def _to_the_longest(patch: pytest.MonkeyPatch) -> None:
    def longest(self: AnyMatch) -> tuple[int, list[Update]]:
        _, found = old(self)
        return max((len(page.data) for page in found), default=0), found

    old = Match.updates
    patch.setattr(Match, "updates", longest)


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

    old = viewer_updates.facts_answer
    patch.setattr(viewer_updates, "facts_answer", told)


@leak("a device does not pad what it says", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(session, "padded", lambda data, size=0: data)


@leak("what has happened so far is told in as many bytes as it takes", "avalon, the wire", "wire")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(recap, "STEP", 1)
    patch.setattr(recap, "OWN", -100_000)


# What the server says of itself.


@leak("a fail moves a counter of the metrics", "avalon, the wire", "figures")
def _(patch: pytest.MonkeyPatch) -> None:
    def count(self: TableActor, state: TableState, commit: Commit) -> None:
        metrics.LAPSES.inc(_is_fail(commit))

    after_a_commit(patch, count)


@leak("the log has the seat and the length of each command", "avalon, the wire", "log")
def _(patch: pytest.MonkeyPatch) -> None:
    def note(
        self: TableState, person_id: PersonId, id: str, game: int, ask: int, command: bytes, *rest: Any
    ) -> None:
        notes.info("command", seat=self.seat(person_id), size=len(command))

    after(patch, TableState, "decide", note)


# What others say in passing.


def _is_offered(state: TableState, seat: Seat) -> bool:
    return state.game is not None and bool(state.game.moves(seat))


@leak("a draft is passed on if its seat has moves, though somebody is asked", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def passing(table: TableId, state: TableState, word: SendBroadcast) -> Delivery | None:
        seat = state.seat(word.person_id)
        if state.game is None or seat is None or word.ask != state.game.public.ask:
            return None
        if word.kind == "draft" and not _is_offered(state, seat):
            return None
        data = socket_messages.encode(BroadcastIs(word.person_id, word.kind, word.ask, word.items))
        return Delivery(
            table, data, None if viewer_updates.is_live(state) and word.spectators else state.seats
        )

    patch.setattr(viewer_updates, "broadcast_delivery", passing)


# Whoever has lost a seat, and looks on.


def _pages_of_the_seat(patch: pytest.MonkeyPatch, holder: Callable[[TableState, PersonId], PersonId]) -> None:
    """When something has happened, and when they are behind, each is sent the page of whom `holder` says."""

    def seat(self: TableState, person_id: PersonId) -> Seat | None:
        return old(self, holder(self, person_id) if transition else person_id)

    def event(made: Callable[..., Any]) -> Callable[..., Any]:
        def bus_messages(*given: Any, **named: Any) -> Any:
            transition.append(True)
            try:
                return made(*given, **named)
            finally:
                transition.clear()

        return bus_messages

    transition: list[bool] = []
    old = TableState.seat
    patch.setattr(TableState, "seat", seat)
    patch.setattr(viewer_updates, "after_move", event(viewer_updates.after_move))
    patch.setattr(viewer_updates, "catch_up", event(viewer_updates.catch_up))


@leak("whose seat another holds goes on being sent its pages", "avalon, replaced", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def holder(state: TableState, person_id: PersonId) -> PersonId:
        return next((by for by, of in state.table.current.standing.items() if of == person_id), person_id)

    _pages_of_the_seat(patch, holder)


@leak("who has given a seat away, or lost it to a claim, is sent its pages", "avalon, replaced", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    def note(self: TableState, facts: Any, at: int) -> None:
        lost.update(
            {fact.person_id: fact.by for fact in facts if isinstance(fact, Replaced) and not fact.owner}
        )

    lost: dict[PersonId, PersonId] = {}
    after(patch, TableState, "fold_table", note)
    _pages_of_the_seat(patch, lambda state, person_id: lost.get(person_id, person_id))


# What is drawn from a count that secrets move.


@leak("chat messages are named by how many rows the log has", "avalon", "lines")
def _(patch: pytest.MonkeyPatch) -> None:
    async def keep(self: ChatSender, state: TableState, *given: Any) -> Any:
        rows.append(state.n)
        return await old(self, state, *given)

    rows: list[int] = []
    old = ChatSender._store_message
    patch.setattr(ChatSender, "_store_message", keep)
    patch.setattr(ChatSender, "_public_id", lambda self, n, at: f"{rows[-1]:08x}{n:08x}")


@leak("where one has been is listed by when the last covered answer came", "avalon", "replies")
def _(patch: pytest.MonkeyPatch) -> None:
    async def told(self: TableListRoutes, visit: Visit, *given: Any) -> MyTable:
        entries = await self._store.read(visit.table_name.id)
        return instead(await old(self, visit, *given), at=entries[-1].next)

    old = TableListRoutes._my_table
    patch.setattr(TableListRoutes, "_my_table", told)


@leak("the export says how long the log of a running game is", "avalon", "replies")
def _(patch: pytest.MonkeyPatch) -> None:
    async def gather_export(store: Any, *given: Any) -> Any:
        found = await old(store, *given)
        entries = await store.read(TABLE.id)
        return instead(found, name=found.name + " " * sum(each.size for each in entries))

    old = export.gather_export
    patch.setattr(account_data, "gather_export", gather_export)


# How it lies in the store.


@leak("a fail is stored with a row more", "avalon, the wire", "store")
def _(patch: pytest.MonkeyPatch) -> None:
    def decided(self: TableState, *given: Any, **named: Any) -> Commit:
        commit = old(self, *given, **named)
        return instead(commit, rows=(*commit.rows, LogRow.for_table(0))) if _is_fail(commit) else commit

    old = TableState._decided
    patch.setattr(TableState, "_decided", decided)


@leak("keepers beat when a fail is stored", "avalon, the wire", "store")
def _(patch: pytest.MonkeyPatch) -> None:
    async def commit(self: TableActor, state: TableState, commit: Commit) -> bool:
        stored = await old(self, state, commit)
        if _is_fail(commit):
            store: Any = self._services.store
            for name in store.disk.keepers.beats:
                store.disk.keepers.write(name, asyncio.get_running_loop().time())
        return stored

    old = TableActor._commit
    patch.setattr(TableActor, "_commit", commit)


@leak("what is refused to Evil alone is kept in the store", "avalon, the wire", "store")
def _(patch: pytest.MonkeyPatch) -> None:
    def refusal(
        self: TableState, person_id: PersonId, id: str, game: int, reason: Raw, inputs: Inputs
    ) -> Commit | None:
        seat = self.seat(person_id)
        if game and self.game is not None and seat is not None and evil(self.game.truth, [seat]):
            return Commit((LogRow.for_table(inputs.now, person_id=person_id, id=id, refused=reason),))
        return old(self, person_id, id, game, reason, inputs)

    old = TableState.refusal
    patch.setattr(TableState, "refusal", refusal)
