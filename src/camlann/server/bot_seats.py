"""Bot seats: seats bots at the tables that need them and plays their turns.

A bot is a client like any other: it opens a socket, sees what its seat sees, and may do no more. In its turn
it waits for a random time, drawn before it looks at anything, so its speed reveals nothing about its cards.
"""

import asyncio
import hmac
from collections.abc import Callable, Mapping, Sequence
from random import Random

import aiohttp
import msgspec
import structlog
from msgspec import Raw

from camlann.bots import Bot
from camlann.bots.random_bot import choose
from camlann.client.session import AnyRules
from camlann.client.socket_client import Client, Frame, Session, http_session
from camlann.engine.beats import presentation_ms, since_last_question
from camlann.games import GAMES, beats_of
from camlann.protocol.socket_messages import Refused
from camlann.runtime import Runtime
from camlann.server.cluster.bus import Bus
from camlann.server.cluster.bus_messages import BOTS, BotWanted, read_wanted
from camlann.table import PersonId
from camlann.tasks import Tasks

log = structlog.get_logger(__name__)

MAX_BOTS = 5_000
"""Bots in one process."""
IDLE_SECONDS = 600.0
"""A bot without any update for so long leaves. The keeper calls it again if it is needed."""
RETRY_SECONDS = 1.0
PAUSE_SECONDS = (2.0, 7.0)
"""How long a bot seems to think, once the question is on people's screens."""


def token(bots_key: bytes, person_id: PersonId) -> str:
    """The token with which a bot signs in at a gate."""
    return f"{person_id}.{hmac.digest(bots_key, person_id.encode(), 'sha256').hex()}"


class Bots:
    def __init__(
        self,
        bus: Bus,
        urls: Sequence[str],
        bots_key: bytes,
        runtime: Runtime,
        rules: Mapping[str, AnyRules] = GAMES,
        *,
        pause: tuple[float, float] = PAUSE_SECONDS,
        animation_scale: float = 1.0,
        most: int = MAX_BOTS,
        idle: float = IDLE_SECONDS,
        bot: Bot = choose,
    ) -> None:
        self._bus, self._urls, self._key, self._runtime, self._rules = bus, urls, bots_key, runtime, rules
        self._pause, self._most, self._idle, self._bot = pause, most, idle, bot
        self._scale = animation_scale
        self._seated: set[tuple[str, PersonId]] = set()
        self._tasks = Tasks()
        self._unsubscribe: Callable[[], None] | None = None
        self._session: aiohttp.ClientSession | None = None

    def __len__(self) -> int:
        """The number of bots at tables."""
        return len(self._seated)

    async def start(self) -> None:
        self._session = http_session()
        self._unsubscribe = await self._bus.listen(BOTS, self._hear, queue_group="bots")

    async def stop(self) -> None:
        if self._unsubscribe is not None:
            self._unsubscribe()
        await self._tasks.stop()
        if self._session is not None:
            await self._session.close()

    def _hear(self, bus_message: bytes) -> None:
        try:
            wanted = read_wanted(bus_message)
        except msgspec.DecodeError:
            log.error("bus-message-unreadable")
            return
        # Above the limit another process gets the next call: it is repeated until the bot is there.
        bot = wanted.table, wanted.person_id
        if bot not in self._seated and len(self._seated) < self._most and not self._tasks.dead:
            self._seated.add(bot)
            self._tasks.spawn(self._go(wanted))

    async def _go(self, wanted: BotWanted) -> None:
        """Play at a table until nobody needs the bot; reconnect after any failure."""
        random = Random(self._runtime.random(16))
        try:
            done = False
            while not done:
                if not (done := await self._connect_and_play(wanted, random)):
                    await asyncio.sleep(RETRY_SECONDS * (1 + random.random()))
        finally:
            self._seated.discard((wanted.table, wanted.person_id))

    async def _connect_and_play(self, wanted: BotWanted, random: Random) -> bool:
        """Connect and play; False after a failure."""
        urls = random.sample(self._urls, len(self._urls))
        shown = token(self._key, wanted.person_id)
        assert self._session is not None
        client = Client(self._session, urls, shown, wanted.table, self._runtime, rules=self._rules)
        client.start()
        try:
            await self._play(client, wanted.person_id, random)
        except Exception as error:
            log.error("bot-failed", error=type(error).__name__)
            return False
        finally:
            await client.stop()
        return True

    async def _play(self, client: Client, person_id: PersonId, random: Random) -> None:
        session = client.session
        while not _gone(session, person_id):
            if _turn(session) is None and not _may_agree(session, person_id):
                try:
                    await client.until(_newer(session), self._idle)
                except TimeoutError:
                    return
                continue
            pause = random.uniform(*self._pause) + self._presentation_seconds(session)
            await asyncio.sleep(pause * self._scale)
            if (frame := _turn(session)) is not None:
                await self._move(client, frame, random)
            elif _may_agree(session, person_id):
                newer = _newer(session)
                await client.agree()
                await self._after(client, newer)

    def _presentation_seconds(self, session: Session) -> float:
        """How long people's screens show what led to the open question; a bot does not answer before."""
        if (frame := _turn(session)) is None:
            return 0.0
        wire = self._rules[frame.played].WIRE
        facts = [wire.fact.decode(fact) for fact in _recent(session.told[frame.game])]
        return presentation_ms(beats_of(frame.played), since_last_question(facts)) / 1000

    async def _move(self, client: Client, frame: Frame, random: Random) -> None:
        assert frame.own is not None
        offer, fields = self._bot(frame.public, frame.own, frame.moves, random)
        command = self._rules[frame.played].WIRE.choose(offer, fields)
        answer = await client.ask(command, frame.game, frame.ask)
        if not await self._after(client, lambda session: session.frame is not frame) and isinstance(
            answer, Refused
        ):
            log.warning("bot-refused", command=offer.command)

    async def _after(self, client: Client, seen: Callable[[Session], bool]) -> bool:
        """Wait for the update that follows an answered command, so that it is not repeated."""
        try:
            return await client.until(seen, RETRY_SECONDS)
        except TimeoutError:
            return False


def _recent(facts: Sequence[Raw]) -> Sequence[Raw]:
    """The last facts, from the question before the open one on."""
    questions = 0
    for n in range(len(facts) - 1, -1, -1):
        questions += b'"engine.asked"' in bytes(facts[n])
        if questions == 2:
            return facts[n:]
    return facts


def _news(session: Session) -> tuple[int, int, int]:
    """The position of the session; it changes with each update."""
    game, at = (session.frame.game, session.frame.at) if session.frame is not None else (0, -1)
    return session.table_at, game, at


def _newer(session: Session) -> Callable[[Session], bool]:
    """A test for updates since now."""
    before = _news(session)
    return lambda session: _news(session) != before


def _turn(session: Session) -> Frame | None:
    """The frame of the running game, if it is the bot's turn."""
    table, frame = session.table, session.frame
    if table is None or table.current.adjourned or not table.playing:
        return None
    if frame is None or frame.game != table.number:
        return None
    return frame if frame.own is not None and frame.moves else None


def _may_agree(session: Session, person_id: PersonId) -> bool:
    table = session.table
    return (
        table is not None
        and table.choice is not None
        and not table.playing
        and table.deals.open is None
        and person_id in table.seats
        and person_id not in table.ready
    )


def _gone(session: Session, person_id: PersonId) -> bool:
    """Has the bot lost its seat?"""
    return session.table is not None and person_id not in session.table.seats
