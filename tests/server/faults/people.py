"""The people at one table, each with a device over real sockets that records everything.

They play at random, think for a moment each time, now and then say a thing twice or answer a question that
is closed, and one of them may let the clock decide. Meanwhile they chat. They sit at all the gates, and go to
another when theirs is gone.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import aiohttp
import msgspec
from msgspec import Raw, Struct

from camlann.bots import random_bot
from camlann.client.frame import Frame
from camlann.client.session import Session
from camlann.client.socket_client import Guest, guest, new_table
from camlann.engine.phases import Command
from camlann.games import GAMES
from camlann.protocol.socket_messages import Refused, encode
from camlann.server.store import TableId
from camlann.table import Begin, Choice, Choose, Sit, uniform_clock
from tests.server.faults.device import Device

FOLLY = 0.04
CHAT = 0.25
"""How often somebody says something before they move."""
LATE = {"engine.stale", "engine.game-over"}
"""Why a command that was on offer may be refused: somebody was quicker, or the clock."""
HTTP_RETRY = 30.0


class Plan(Struct, frozen=True):
    """What one table plays."""

    seats: int
    games: tuple[tuple[str, Any, int], ...]
    """Names, options and clocks, one after the other."""
    lazy: float = 0.0
    """How often one of them lets the clock decide."""


class Party:
    def __init__(
        self, name: str, plan: Plan, urls: Sequence[str], session: aiohttp.ClientSession, random: Random
    ) -> None:
        self.name, self.plan, self.random = name, plan, random
        self.pace = 0.5
        self.ending = False
        """Whether the game now played is the last."""
        self.hold = asyncio.Event()
        """Nobody goes before this is set."""
        self.hold.set()
        self.playing = False
        """Whether everybody sits, and nobody is about to go."""
        self.table = ""
        self.id = TableId(0)
        self.seats: list[Device] = []
        self.devices: list[Device] = []
        self.finished = 0
        self.wrong: list[str] = []
        self._answered: dict[Device, tuple[int, int]] = {}
        """The game and the last question that each device knows to have answered."""
        self._urls, self._session = urls, session

    @property
    def newest_done(self) -> float:
        return max((device.noted.newest_done for device in self.devices), default=0.0)

    async def live(self, found: Callable[["Party"], Any]) -> None:
        """Come together, play, and part when everybody knows how it ended."""
        async with AsyncExitStack() as stack:
            await self._gather(stack)
            await found(self)
            self.playing = True
            for game, options, clock in self.plan.games:
                if self.ending:
                    break
                await self._game(Choice(game, Raw(encode(options)), uniform_clock(clock, 2)))
                self.finished += 1
            await self.hold.wait()
            self.playing = False
            await self._settle()
            latest = max(device.session.table_at for device in self.devices)
            await self._all(lambda conversation: conversation.table_at >= latest)
            await asyncio.gather(*(device.listened() for device in self.devices))

    def where(self) -> str:
        """How far they have come, for the error message."""
        found = []
        for n, device in enumerate(self.devices):
            frame, conversation = device.session.frame, device.session
            place = (
                "-" if frame is None else f"{frame.game}/{frame.at}?{frame.ask}{'!' if frame.moves else ''}"
            )
            found.append(f"{n}@{device.url[-5:]} {place} c{conversation.table_at} open {device.waits_for}")
        return ", ".join(found)

    async def _gather(self, stack: AsyncExitStack) -> None:
        people: list[Guest] = []
        while len(people) <= self.plan.seats:
            people.append(await self._http(lambda url: guest(url, f"Guest {len(people)}")))
        self.table = await self._http(lambda url: new_table(url, people[0].token))
        # Beside those who play there is a spectator, and a second device of the first player.
        for n, person in enumerate([*people, people[0]]):
            turned = [*self._urls[n % len(self._urls) :], *self._urls[: n % len(self._urls)]]
            device = Device(self._session, turned, person, self.table, f"{self.name} device {n}")
            device.start()
            stack.push_async_callback(device.stop)
            self.devices.append(device)
        self.seats = self.devices[: self.plan.seats]
        for device in self.seats:
            await self._say(device, Sit())

    async def _game(self, choice: Choice) -> None:
        host = self.seats[0]
        await self._say(host, Choose(choice))
        await asyncio.gather(*(self._agree(device, choice) for device in self.seats))
        await self._say(host, Begin())
        table_now = await host.until(
            lambda conversation: (
                conversation.table if conversation.table and conversation.table.playing else None
            )
        )
        number = table_now.number
        lazy = self.random.randrange(len(self.seats)) if choice.clock.runs else -1
        await asyncio.gather(
            *(
                self._play(device, number, self.plan.lazy if n == lazy else 0.0)
                for n, device in enumerate(self.seats)
            )
        )
        # Everybody sees the end before the next game begins.
        await self._all(lambda conversation: _knows(conversation, number))

    async def _all(self, so: Callable[[Session], bool]) -> None:
        await asyncio.gather(*(device.until(so) for device in self.devices))

    async def _agree(self, device: Device, choice: Choice) -> None:
        def chosen(conversation: Session) -> bool:
            table_now = conversation.table
            if table_now is None or table_now.playing or table_now.choice is None:
                return False
            return (table_now.choice.game, table_now.choice.clock) == (choice.game, choice.clock)

        await device.until(chosen)
        await asyncio.sleep(self._moment())
        await self._say(device, device.session.agreement())

    async def _play(self, device: Device, number: int, lazy: float) -> None:
        """One seat, to the end of the game."""
        while True:
            frame = await device.until(lambda conversation: _mine(conversation, number))
            if not frame.moves:
                return
            await asyncio.sleep(self._moment())
            if self.random.random() < CHAT:
                # Spectators chat too, and a person with two devices on both.
                self.random.choice((device, device, device, *self.devices)).chatter(self.random)
            if self.random.random() < lazy:
                await device.until(lambda now: now.frame and now.frame.ask != frame.ask)  # noqa: B023
            if device.session.frame is frame:
                await self._move(device, frame)

    async def _move(self, device: Device, frame: Frame) -> None:
        assert frame.own is not None
        offer, fields = random_bot.choose(frame.moves, self.random)
        command = GAMES[frame.played].WIRE.choose(offer, fields)
        if self.random.random() < FOLLY:
            device.play(command, frame.game, max(0, frame.ask - 1))
        asked = asyncio.ensure_future(device.ask(command, frame.game, frame.ask))
        if self.random.random() < FOLLY:
            await asyncio.sleep(0)
            device.repeat()
        answer = await asked
        # Where a gate has died, an answer may come before the frame that shows it.
        unseen = {"engine.answered-already"} if self._answered.get(device) == (frame.game, frame.ask) else ()
        if not isinstance(answer, Refused):
            self._answered[device] = frame.game, frame.ask
        elif (why := _code(answer)) not in (*LATE, *unseen):
            self.wrong.append(f"{self.name}: {offer.command} was on offer and refused: {why}")
            await asyncio.sleep(1)
            return
        await device.until(lambda conversation: conversation.frame is not frame)

    async def _say(self, device: Device, command: Command) -> None:
        if isinstance(answer := await device.ask(command), Refused):
            raise AssertionError(f"{self.name}: {type(command).__name__} was refused: {_code(answer)}")

    async def _settle(self) -> None:
        """Wait until everything is answered for good."""
        for device in self.devices:
            while device.open:
                device.repeat()
                await asyncio.sleep(0.2)

    async def _http(self, ask: Callable[[str], Any]) -> Any:
        """Over HTTP nothing is resent by itself: ask until it is there."""
        while True:
            try:
                async with asyncio.timeout(HTTP_RETRY):
                    return await ask(self.random.choice(self._urls))
            except (aiohttp.ClientError, OSError):
                await asyncio.sleep(0.2)

    def _moment(self) -> float:
        return self.random.uniform(0, 2 * self.pace)


def _mine(conversation: Session, number: int) -> Frame | None:
    """This game, if there is something to do in it or it is over."""
    frame = conversation.frame
    if frame is None or frame.game != number or not (frame.moves or frame.public.phase is None):
        return None
    return frame


def _over(conversation: Session, number: int) -> bool:
    frame = conversation.frame
    return frame is not None and frame.game == number and frame.public.phase is None


def _knows(conversation: Session, number: int) -> bool:
    table_now = conversation.table
    at_rest = table_now is not None and table_now.number == number and not table_now.playing
    return at_rest and _over(conversation, number) and conversation.complete


def _code(answer: Refused) -> str:
    return str(msgspec.json.decode(answer.reason).get("type"))
