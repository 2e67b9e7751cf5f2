"""People who know how a game is to end, and play it there at people's pace, each with a device.

`with others(url, table, wants) as them:` has some come to a table and sit down, in a thread of their own
beside Playwright. `them.begin()` has them say that they are ready; then they play by themselves: each waits
until a screen would have shown what happened, and a little longer; now and then somebody skips that.
"""

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any, TypeVar

from msgspec import Raw, Struct

from camlann.avalon.point import Point
from camlann.avalon.roles import ROLES
from camlann.avalon.state import KnightOf
from camlann.client.socket_client import Client, Frame, Guest, Session, guest, http_session, record
from camlann.engine.facts import Seat
from camlann.engine.forms import Choice, Item
from camlann.engine.phases import Command
from camlann.games import GAMES
from camlann.protocol.socket_messages import Refused
from camlann.runtime import Runtime
from camlann.table import Begin, Sit
from tests.browser.verdict import beat_of
from tests.staging.plays import Move
from tests.timeouts import HANG_SECONDS

T = TypeVar("T")
NAMES = ("Hanna", "Caradoc", "Omar", "Nimue")
PAUSE_SECONDS = (0.7, 2.2)
AT_ONCE_SECONDS = (0.05, 0.2)
"""The same of people who know at once what to do."""
ASSASSIN_PAUSES = 3.0
"""So many times as long the Assassin thinks as the others."""
HASTE = 0.1
"""The share of answers that come without waiting for the screen."""
LAST = ("avalon.name", "avalon.guess")
POINTED = {"pointed_at_merlin": "merlin_assassinated", "pointed_elsewhere": "assassination_missed"}
"""Ends at which the Assassin points at somebody, and names nobody until the time is over."""


class Wants(Struct):
    """How a game of Avalon is to end, and what all of them know together."""

    why: str
    chance: Random
    scale: float = 1.0
    """How the server scales its beats."""
    pause: tuple[float, float] = PAUSE_SECONDS
    """The least and the most seconds that an answer takes."""
    game: str = "avalon"
    names: tuple[str, ...] = NAMES
    roles: dict[int, str] = {}
    """By seat, as far as somebody has said it."""
    seats: dict[str, int] = {}
    """By name."""
    pointed: bool = False
    """Whether the Assassin has pointed at somebody."""

    @property
    def over(self) -> str:
        """What the game says of its end."""
        return POINTED.get(self.why, self.why)

    @property
    def points(self) -> bool:
        return self.why in POINTED

    @property
    def timed(self) -> bool:
        """Whether it needs a clock."""
        return self.points or self.why == "nobody_named"

    def knows(self, frame: Frame, name: str) -> bool:
        """Takes up what this frame says of its owner; whether they know enough for its question."""
        assert isinstance(frame.own, KnightOf)
        if frame.own.role:
            self.roles[frame.own.seat] = frame.own.role
            self.seats[name] = frame.own.seat
        return frame.moves[0].command == "avalon.acknowledge" or len(self.roles) > len(self.names)

    def longer(self, frame: Frame) -> float:
        """So much longer this answer takes."""
        assert isinstance(frame.own, KnightOf)
        assassin = frame.moves[0].command in LAST and ROLES[frame.own.role].slays
        return ASSASSIN_PAUSES * self.pause[1] if assassin else 0

    def evil(self, seat: int) -> bool:
        return ROLES[self.roles[seat]].side == "evil"

    def likes(self, seat: int, command: str, field: Item) -> bool:
        """Whether this is an answer, or a part of one, that leads there."""
        match command:
            case "avalon.vote":
                return field == ("reject" if self.why == "five_rejections" else "approve")
            case "avalon.play-card":
                return field == ("fail" if self.why == "three_fails" and self.evil(seat) else "success")
            case "avalon.propose":
                return self.evil(int(field)) == (self.why == "three_fails")
            case "avalon.name" | "avalon.guess":
                return (self.roles[int(field)] == "merlin") == (self.over == "merlin_assassinated")
        return command != "avalon.change-team"

    def silent(self, seat: int, command: str) -> bool:
        """Whether this seat lets its time run out."""
        return self.timed and command in LAST and ROLES[self.roles[seat]].slays

    def answer(self, frame: Frame) -> Command | None:
        """The best of some answers; None: none is given."""
        assert frame.own is not None
        seat: int = frame.own.seat
        offer = next(each for each in frame.moves if each.command != "avalon.change-team")
        if silent := self.silent(seat, offer.command):
            if self.pointed or not self.points:
                return None
            self.pointed = True
        some: list[Choice] = [()]
        if offer.form is not None:
            some = [offer.form.sample(self.chance.randrange) for _ in range(60)]
        best = max(some, key=lambda fields: self._score(seat, offer.command, fields))
        if silent:
            (target,) = best
            assert isinstance(target, int)
            return Point(Seat(target))
        return GAMES["avalon"].WIRE.choose(offer, best)

    def _score(self, seat: int, command: str, fields: Choice) -> int:
        last = fields[-1] if fields else ()
        return sum(self.likes(seat, command, item) for item in (last if isinstance(last, tuple) else (last,)))


class Others:
    """All but the one at the browser."""

    def __init__(self, url: str, table: str, wants: Wants) -> None:
        self.url, self.table, self.wants = url, table, wants
        self.clients: list[Client] = []
        self.to_press: Move | None = None
        """What the one at the browser is to press now."""
        self.not_there = False
        """Whether the page has no button for it, so that the second device does it."""
        self._host: Client | None = None
        """The second device of the one at the browser."""
        self._guests: list[Guest] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """In their thread; waits until it is done."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(HANG_SECONDS)

    async def come(self) -> None:
        self._http = http_session()
        for name in self.wants.names:
            self._guests.append(await guest(self.url, name))
            client = Client(self._http, [self.url], self._guests[-1].token, self.table, Runtime())
            self.clients.append(client)
            client.start()
            await client.until(lambda session: session.table is not None, HANG_SECONDS)
            await client.ask(Sit())

    async def lot(self, before: str = "") -> str:
        """The lot of the next game, once it is another."""
        (client, *_) = self.clients
        return await client.until(
            lambda session: _other(session.table.deals.lot if session.table else before, before),
            HANG_SECONDS,
        )

    async def begin(self) -> None:
        """They are ready, and play as soon as they are asked."""
        for client in self.clients:
            await client.until(
                lambda session: session.table is not None and session.table.deals.lot, HANG_SECONDS
            )
            await client.agree()
            self._tasks.append(asyncio.ensure_future(self._play(client)))

    async def second_device(self, token: str) -> None:
        """The one at the browser, who sits first, has another device here."""
        self._host = Client(self._http, [self.url], token, self.table, Runtime())
        self._host.start()
        await self._host.until(lambda session: session.table is not None, HANG_SECONDS)

    async def deal(self) -> None:
        """All are ready, and the game begins."""
        assert self._host is not None
        for client in self._all:
            await client.agree()
        await self._host.ask(Begin())
        for client in self._all:
            await client.until(lambda session: session.frame is not None, HANG_SECONDS)

    async def catch_up(self, moves: Sequence[Move]) -> None:
        """These moves, as fast as the server takes them."""
        for move in moves:
            await self._move(move)

    async def follow(self, moves: Sequence[Move], pressed: Callable[[Command], bool]) -> None:
        """From now on these moves at people's pace; some of them are pressed in the browser."""
        self._tasks.append(asyncio.ensure_future(self._follow(moves, pressed)))

    async def _follow(self, moves: Sequence[Move], pressed: Callable[[Command], bool]) -> None:
        client, loop = self.clients[0], asyncio.get_running_loop()
        seen, shown = len(client.session.told[1]), loop.time()
        for move in moves:
            session = await self._asked(move)
            new = client.session.told[1][seen:]
            seen += len(new)
            shown = max(shown, loop.time()) + self._beats(new)
            assert session.frame is not None
            if move.seat == 0 and pressed(move.command):
                self.to_press, self.not_there = move, False
                async with asyncio.timeout(HANG_SECONDS):
                    # The thread of the browser says whether there is such a button.
                    while not (self.not_there or _past(self._all[0].session, move.ask)):  # noqa: ASYNC110
                        await asyncio.sleep(0.05)
                self.to_press = None
                if not self.not_there:
                    continue
            await asyncio.sleep(self._pause(session.frame, shown - loop.time()))
            await self._move(move)

    async def _asked(self, move: Move) -> Session:
        client = self._all[move.seat]
        return await client.until(partial(_at, ask=move.ask), HANG_SECONDS)

    async def _move(self, move: Move) -> None:
        await self._asked(move)
        answer = await asyncio.wait_for(self._all[move.seat].ask(move.command, 1, move.ask), HANG_SECONDS)
        assert not isinstance(answer, Refused), (move, bytes(answer.reason))

    @property
    def _all(self) -> Sequence[Client]:
        """By seat."""
        assert self._host is not None
        return (self._host, *self.clients)

    async def want_another(self) -> None:
        await self.clients[0].agree()

    async def record(self) -> bytes:
        found = await record(self.url, self._guests[0].token, self.table, 1)
        assert found is not None
        return found

    def check(self) -> None:
        """Raises what went wrong with any of them."""
        for task in self._tasks:
            if task.done():
                task.result()

    def leave(self) -> None:
        self.do(self._leave())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        for client in self._all if self._host is not None else self.clients:
            await client.stop()
        await self._http.close()

    async def _play(self, client: Client) -> None:
        loop = asyncio.get_running_loop()
        seen, shown, answered = 0, 0.0, 0
        while True:
            await asyncio.sleep(0.05)
            frame = client.session.frame
            if frame is None:
                continue
            if frame.public.phase is None:
                return
            new = client.session.told[frame.game][seen:]
            seen += len(new)
            shown = max(shown, loop.time()) + self._beats(new)
            if frame.own is None or not frame.moves or answered == frame.ask:
                continue
            if not self.wants.knows(frame, client.session.name):
                continue
            answered = frame.ask
            await asyncio.sleep(self._pause(frame, shown - loop.time()))
            now = client.session.frame
            if now is None or now.ask != frame.ask or (command := self.wants.answer(now)) is None:
                continue
            await client.ask(command, now.game, now.ask)

    def _beats(self, facts: Sequence[Raw]) -> float:
        """The seconds for which a screen shows them."""
        wants = self.wants
        return sum(beat_of(wants.game, json.loads(bytes(fact)), wants.scale)[0] for fact in facts) / 1000

    def _pause(self, frame: Frame, showing: float) -> float:
        chance, longer = self.wants.chance, self.wants.longer(frame)
        waits = longer > 0 or chance.random() >= HASTE
        return chance.uniform(*self.wants.pause) + longer + (max(0.0, showing) if waits else 0)


def _at(session: Session, ask: int) -> Session | None:
    return session if session.frame is not None and session.frame.ask == ask else None


def _past(session: Session, ask: int) -> bool:
    frame = session.frame
    return frame is not None and (frame.ask != ask or frame.public.phase is None)


def _other(lot: str, before: str) -> str | None:
    return lot if lot != before else None


@contextmanager
def others(url: str, table: str, wants: Wants) -> Iterator[Others]:
    them = Others(url, table, wants)
    try:
        them.do(them.come())
        yield them
    finally:
        them.leave()
