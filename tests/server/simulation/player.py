"""A device and the person who plays by it, at random: sits down, agrees, begins, plays what is on offer.

Now and then they say something foolish or say a thing twice, for a server must bear that too. All they send
and hear is written into a journal.
"""

import asyncio
from collections.abc import Callable, Mapping
from random import Random

from msgspec import Raw, Struct

from camlann.bots import random_bot
from camlann.client.chat_buffer import ChatBuffer
from camlann.engine.phases import Command
from camlann.protocol.chat_content import Text
from camlann.protocol.socket_messages import Broadcast, ChatMessage, Unsure, server_decoder
from camlann.runtime import Runtime
from camlann.table import Agree, Begin, Choice, Choose, HandOver, MoreTime, PersonId, Rise, Sit, uniform_clock
from tests.server.harness.counting_client import CountingSession
from tests.server.harness.journal import AnyRules, EventLog, Sent, encode
from tests.server.simulation.network import Socket


class Plan(Struct, frozen=True):
    """What a table is for."""

    name: str
    seats: tuple[PersonId, ...]
    choice: Choice
    games: int = 1


class Player:
    def __init__(
        self,
        name: str,
        person_id: PersonId,
        token: str,
        plan: Plan,
        rules: Mapping[str, AnyRules],
        runtime: Runtime,
        random: Random,
        dial: Callable[[], Socket | None],
        *,
        pace: float = 0.3,
        lazy: float = 0.0,
        folly: float = 0.05,
    ) -> None:
        self.event_log = EventLog(name, person_id)
        self.session = CountingSession(rules, token, plan.name, runtime)
        self.socket: Socket | None = None
        self.lines = 0
        self.quiet = False
        """Says nothing new."""
        self._person_id, self._plan, self._random, self._dial = person_id, plan, random, dial
        self._pace, self._lazy, self._folly = pace, lazy, folly
        self._seated = person_id in plan.seats
        self._gone = asyncio.Event()
        self._skipped = (0, 0)
        self.session.chat_buffer = ChatBuffer()
        self.spoken: list[str] = []
        """The ids of what was said at the table."""

    @property
    def satisfied(self) -> bool:
        """Whether all games were played, as far as this device knows, and nothing of the last is missing."""
        table_now, frame = self.session.table, self.session.frame
        if table_now is None or frame is None or table_now.playing or table_now.number < self._plan.games:
            return False
        over = frame.game == table_now.number and frame.public.phase is None
        return over and self._open() is None and len(self.session.told[frame.game]) >= frame.at

    @property
    def heard(self) -> list[ChatMessage]:
        """The chat messages received."""
        assert self.session.chat_buffer is not None
        return self.session.chat_buffer.messages

    # The line.

    async def stay(self) -> None:
        """Be connected for ever: a broken connection is opened again after a pause that grows."""
        failed = 0
        while True:
            self._gone.clear()
            self.socket = self._dial()
            if self.socket is not None:
                self.lines += 1
                self.socket.device_end(self._hear, self._gone.set)
                self.socket.say(self.session.hello())
                await self._gone.wait()
                failed = 0 if self.session.welcome else failed
                self.socket.cut()
                self.socket = None
                self.session.welcome = False
            failed += 1
            await asyncio.sleep(self._random.uniform(0, min(2.0, 0.1 * 2 ** min(failed, 6))))

    def _hear(self, data: bytes) -> None:
        if self.socket is not None:
            self.event_log.hear(now(), server_decoder.decode(data))
            self.session.receive(data)
            self._send()

    def _send(self) -> None:
        messages, self.session.outbox = self.session.outbox, []
        if self.socket is not None:
            for message in messages:
                self.socket.say(message)

    # The person.

    async def live(self) -> None:
        reminded = now()
        while True:
            await asyncio.sleep(self._random.uniform(0, 2 * self._pace))
            if self.session.welcome and self.socket is not None:
                if now() - reminded > 2.0:
                    reminded = now()
                    if not self.session.complete:
                        self.session.remind()
                self._act()
                self._send()

    def _act(self) -> None:
        for id in self.spoken:
            if isinstance(self.session.answers.get(id), Unsure):
                self.session.ask_again(id)
        waiting = self._open()
        if waiting is not None:
            unsure = isinstance(self.session.answers.get(waiting), Unsure)
            if unsure or self._random.random() < self._folly:
                self.session.ask_again(waiting)
            if self._random.random() >= self._folly:
                return
        if self.quiet:
            return
        if self.session.frame is not None and self._random.random() < self._folly:
            items = (0, self._random.randrange(3))
            self.session.send(Broadcast("suggestion", self.session.frame.ask, items))
        if self._random.random() < self._folly:
            self.spoken.append(self.session.send_chat(Text(f"{len(self.spoken)} of {self.event_log.device}")))
        said = self._foolish() if self._random.random() < self._folly else self._sensible()
        if said is not None:
            command, game, ask = said
            id = self.session.play(command, game, ask)
            self.event_log.sent[id] = Sent(id, game, encode(command), now())

    def _open(self) -> str | None:
        """A command that was not answered for good."""
        for sent in reversed(self.event_log.sent.values()):
            if all(isinstance(answer, Unsure) for _, answer in sent.answers):
                return sent.id
        return None

    def _sensible(self) -> tuple[Command, int, int] | None:
        table_now, frame = self.session.table, self.session.frame
        if table_now is None or not self._seated:
            return None
        if table_now.playing:
            if frame is None or frame.game != table_now.number or frame.own is None or not frame.moves:
                return None
            if self._skipped == (frame.game, frame.ask):
                return None
            if self._random.random() < self._lazy:
                self._skipped = frame.game, frame.ask
                return None
            offer, choice = random_bot.choose(frame.moves, self._random)
            command = self.session.rules[frame.played].WIRE.choose(offer, choice)
            return command, frame.game, frame.ask
        if table_now.number >= self._plan.games or table_now.deals.open is not None:
            return None
        if self._person_id not in table_now.seats:
            return Sit(), 0, 0
        if table_now.host == self._person_id and table_now.choice is None:
            return Choose(self._plan.choice), 0, 0
        if table_now.choice is not None and len(table_now.seats) == len(self._plan.seats):
            if self._person_id not in table_now.ready:
                return self.session.agreement(), 0, 0
            if table_now.host == self._person_id and len(table_now.ready) == len(table_now.seats):
                return Begin(), 0, 0
        return None

    def _foolish(self) -> tuple[Command, int, int] | None:
        """Something that is mostly refused, or changes the table for a while."""
        frame = self.session.frame
        if not self._seated:
            return Begin(), 0, 0
        if frame is not None and frame.moves and frame.own is not None and self._random.random() < 0.6:
            offer, choice = random_bot.choose(frame.moves, self._random)
            command = self.session.rules[frame.played].WIRE.choose(offer, choice)
            return command, frame.game, max(0, frame.ask - self._random.randrange(2))
        other = self._random.choice(self._plan.seats)
        more = MoreTime(frame.game, frame.ask - self._random.randrange(2)) if frame is not None else Sit()
        commands: tuple[Command, ...] = (Sit(), Begin(), Agree(), Rise(), HandOver(other), more)
        return self._random.choice(commands), 0, 0


def now() -> float:
    return asyncio.get_running_loop().time()


def choice(game: str, options: object, clock: int = 0, bank: int = 0) -> Choice:
    return Choice(game, Raw(encode(options)), uniform_clock(clock, bank))
