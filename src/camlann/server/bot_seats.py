"""Bot seats: seats bots at the tables that need them and plays their turns.

A bot is a client like any other: it opens a socket, sees what its seat sees, and may do no more. The moment
of its answer is drawn before it looks at anything, and it answers just then, so neither its cards nor its
effort show in its speed. An easy bot thinks here, shortly before that moment. For the others a worker thinks
meanwhile; if it has not finished by then, the easy answer is given.
"""

import asyncio
import hmac
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import aiohttp
import msgspec
import structlog
from msgspec import Raw

from camlann.bots import Bot, NewBot
from camlann.bots.levels import easy
from camlann.bots.random_bot import RandomBot
from camlann.client.frame import AnyRules
from camlann.client.socket_client import Client, Frame, Session, http_session
from camlann.engine.facts import tag
from camlann.engine.phases import Command
from camlann.games import GAMES
from camlann.protocol.socket_messages import Refused
from camlann.runtime import Runtime
from camlann.server.bot_frames import claims, newer, presentation_seconds, whole_frame
from camlann.server.bot_speech import Speech
from camlann.server.bot_thoughts import Thoughts
from camlann.server.bot_workers import Workers
from camlann.server.cluster.bus import Bus
from camlann.server.cluster.bus_messages import BOTS, BotWanted, read_wanted
from camlann.table import PersonId, is_bot
from camlann.tasks import Tasks

log = structlog.get_logger(__name__)

MAX_BOTS = 5_000
"""Bots in one process."""
MAX_OF_A_HOST, MAX_OF_A_HOUSEHOLD = 45, 300
"""Bots at the tables of one host, and at those where people of one address play, in one process."""
FEW = 27
"""The last fifth of the bots is for hosts and addresses that have fewer than this."""
IDLE_SECONDS = 600.0
"""A bot without any update for so long leaves. The keeper calls it again if it is needed."""
DESERTED_SECONDS = 120.0
"""So does a bot at a table without a game and without people, after so long."""
RETRY_SECONDS = 1.0
MAX_FAILURES = 3
"""So often a bot may fail at a table before it is left to chance."""
PAUSE_SECONDS = (2.0, 7.0)
"""How long a bot seems to think, once the question is on people's screens."""
SEVERAL = 2
"""So many times as long bots let several people discuss as they let one."""
THINKING_SECONDS = 0.5
"""How long before its answer a bot finds the easy one."""


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
        deserted: float = DESERTED_SECONDS,
        new_bot: NewBot = easy,
        workers: Workers | None = None,
    ) -> None:
        self._bus, self._urls, self._key, self._runtime, self._rules = bus, urls, bots_key, runtime, rules
        self._pause, self._most, self._idle, self._new_bot = pause, most, idle, new_bot
        self._deserted = deserted
        self._scale, self._workers = animation_scale, workers
        self._seated: set[tuple[str, PersonId]] = set()
        self._of: Counter[str] = Counter()
        """How many are at the tables of each host, and of each household."""
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
        if bot not in self._seated and self._has_room(wanted) and not self._tasks.dead:
            self._seated.add(bot)
            self._of.update([*_counted(wanted)])
            self._tasks.spawn(self._go(wanted))

    def _has_room(self, wanted: BotWanted) -> bool:
        """Whether there is a bot left for this table: nobody may take those of all others."""
        counts = [(self._of[key], most) for key, most in _counted(wanted).items()]
        if any(count >= most for count, most in counts):
            return False
        kept = self._most // 5 if any(count >= FEW for count, _ in counts) else 0
        return len(self._seated) < self._most - kept

    async def _go(self, wanted: BotWanted) -> None:
        """Play at a table until nobody needs the bot; reconnect after any failure."""
        random = Random(self._runtime.random(16))
        failures = 0
        try:
            # A bot that fails again and again is replaced: the table must not wait for it for ever.
            while not await self._connect_and_play(
                wanted, random, self._new_bot if failures < MAX_FAILURES else RandomBot
            ):
                failures += 1
                await asyncio.sleep(RETRY_SECONDS * (1 + random.random()))
        finally:
            self._leave(wanted)

    def _leave(self, wanted: BotWanted) -> None:
        self._seated.discard((wanted.table, wanted.person_id))
        self._of.subtract([*_counted(wanted)])
        self._of = +self._of

    async def _connect_and_play(self, wanted: BotWanted, random: Random, new_bot: NewBot) -> bool:
        """Connect and play; False after a failure."""
        urls = random.sample(self._urls, len(self._urls))
        shown = token(self._key, wanted.person_id)
        assert self._session is not None
        client = Client(self._session, urls, shown, wanted.table, self._runtime, rules=self._rules)
        client.follow_chat()
        client.start()
        speech = Speech(client, wanted.person_id, Random(random.getrandbits(64)), self._rules, self._scale)
        speech.start()
        try:
            await self._play(client, wanted.person_id, SeatedBot(new_bot, self._rules), random)
        except Exception as error:
            log.error("bot-failed", error=type(error).__name__)
            return False
        finally:
            await speech.stop()
            await client.stop()
        return True

    async def _play(self, client: Client, person_id: PersonId, bot: "SeatedBot", random: Random) -> None:
        session = client.session
        while not _gone(session, person_id):
            if (frame := _turn(session)) is None:
                deserted, news = _is_deserted(session), newer(session)
                try:
                    await client.until(
                        lambda now: news(now) or _is_deserted(now) != deserted,  # noqa: B023 - awaited here
                        self._deserted if deserted else self._idle,
                    )
                except TimeoutError:
                    return
                continue
            pause = random.uniform(*self._pause) * _pauses(session, frame)
            pause += presentation_seconds(session, self._rules)
            moment = asyncio.get_running_loop().time() + pause * self._scale
            thoughts = Thoughts(self._workers, person_id, random)
            thoughts.begin(frame, session.told[frame.game], claims(session, frame))
            try:
                # A moment is drawn for one question; another one has its own.
                if not await self._still(client, frame, moment - THINKING_SECONDS):
                    continue
                frame = _turn(session) or frame
                command = bot.choose(session, frame, random)
                if await self._still(client, frame, moment):
                    now = _turn(session) or frame
                    await self._move(client, now, thoughts.command(self._rules[now.played]) or command)
            finally:
                thoughts.end()

    async def _still(self, client: Client, asked: Frame, moment: float) -> bool:
        """Wait until then; False as soon as the question of this frame is open no more."""
        left = max(0.0, moment - asyncio.get_running_loop().time())
        try:
            await client.until(lambda session: not _same_question(_turn(session), asked), left)
        except TimeoutError:
            return True
        return False

    async def _move(self, client: Client, frame: Frame, command: Command) -> None:
        answer = await client.ask(command, frame.game, frame.ask)
        if not await self._after(client, lambda session: session.frame is not frame) and isinstance(
            answer, Refused
        ):
            log.warning("bot-refused", command=tag(type(command)))

    async def _after(self, client: Client, seen: Callable[[Session], bool]) -> bool:
        """Wait for the update that follows an answered command, so that it is not repeated."""
        try:
            return await client.until(seen, RETRY_SECONDS)
        except TimeoutError:
            return False


class SeatedBot:
    """The bot of the game that is on, and how many of the facts of its seat it has heard."""

    def __init__(self, new_bot: NewBot, rules: Mapping[str, AnyRules]) -> None:
        self._new_bot, self._rules = new_bot, rules
        self._told: list[Raw] | None = None
        self._bot: Bot | None = None
        self._heard = 0

    def choose(self, session: Session, frame: Frame, random: Random) -> Command:
        assert frame.own is not None
        rules, told = self._rules[frame.played], session.told[frame.game]
        if self._bot is None or told is not self._told:
            # Another game, or another seat: its facts begin anew.
            public: Any = frame.public
            self._bot = self._new_bot(rules, public.options, public.seats, frame.own.seat)
            self._told, self._heard = told, 0
        self._bot.hear([rules.WIRE.fact.decode(fact) for fact in told[self._heard : frame.at]])
        self._bot.heed([(seat, rules.WIRE.claim.decode(claim)) for seat, claim in claims(session, frame)])
        self._heard = frame.at
        offer, fields = self._bot.choose(frame.moves, random)
        command: Command = rules.WIRE.choose(offer, fields)
        return command


def _turn(session: Session) -> Frame | None:
    """The frame of the running game, if it is the bot's turn."""
    table, frame = session.table, whole_frame(session)
    if table is None or table.current.adjourned or not table.playing:
        return None
    return frame if frame is not None and frame.moves else None


def _pauses(session: Session, frame: Frame) -> float:
    """How many pauses it waits: more where people discuss, and more for several people than for one."""
    public: Any = frame.public
    assert frame.own is not None
    assert session.table is not None
    pauses: float = public.phase.bot_pauses(public, frame.own.seat)
    several = sum(not is_bot(person_id) for person_id in session.table.seats) > 1
    return pauses * (SEVERAL if public.phase.discussion and several else 1)


def _is_deserted(session: Session) -> bool:
    """Is there no game, and nobody here who could begin one?"""
    table = session.table
    return table is not None and not table.playing and {*table.people} <= {*session.away}


def _counted(wanted: BotWanted) -> dict[str, int]:
    """For whom a bot counts, and how many each of them may have."""
    host, household = f"host {wanted.host}", f"household {wanted.household}"
    return {
        **({host: MAX_OF_A_HOST} if wanted.host else {}),
        **({household: MAX_OF_A_HOUSEHOLD} if wanted.household else {}),
    }


def _same_question(now: Frame | None, before: Frame) -> bool:
    return now is not None and (now.game, now.ask) == (before.game, before.ask)


def _gone(session: Session, person_id: PersonId) -> bool:
    """Has the bot lost its seat?"""
    return session.table is not None and person_id not in session.table.seats
