"""The bots' house: players who are programs come from here to the tables that miss them.

A bot is a device like any other: it opens a socket, hears what its seat hears, and may do no more. When its
turn has come it lets some time pass, drawn before it has looked at anything, so its pace tells nothing of
its cards.
"""

import asyncio
import hmac
from collections.abc import Callable, Mapping, Sequence
from random import Random

import aiohttp
import msgspec
import structlog

from camlann.bots import Bot
from camlann.bots.random_bot import choose
from camlann.client.session import AnyRules
from camlann.client.socket_client import Client, Frame, Session, http_session
from camlann.games import GAMES
from camlann.protocol.client_messages import Refused
from camlann.runtime import Runtime
from camlann.server.cluster.bus import Bus
from camlann.server.cluster.bus_messages import BOTS, BotWanted, read_wanted
from camlann.table import PersonId
from camlann.tasks import Tasks

log = structlog.get_logger(__name__)

MOST = 5_000
"""Bots in one process."""
IDLE = 600.0
"""Seconds without any news after which a bot goes home. Who misses it asks for it again."""
AFTER_TROUBLE = 1.0


def token(bots_key: bytes, person_id: PersonId) -> str:
    """What a bot shows at the gate."""
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
        pause: tuple[float, float] = (0.3, 1.2),
        most: int = MOST,
        idle: float = IDLE,
        bot: Bot = choose,
    ) -> None:
        self._bus, self._urls, self._key, self._runtime, self._rules = bus, urls, bots_key, runtime, rules
        self._pause, self._most, self._idle, self._bot = pause, most, idle, bot
        self._out: set[tuple[str, PersonId]] = set()
        self._tasks = Tasks()
        self._deaf: Callable[[], None] | None = None
        self._session: aiohttp.ClientSession | None = None

    def __len__(self) -> int:
        """How many are out at tables."""
        return len(self._out)

    async def start(self) -> None:
        self._session = http_session()
        self._deaf = await self._bus.listen(BOTS, self._hear, share="bots")

    async def stop(self) -> None:
        if self._deaf is not None:
            self._deaf()
        await self._tasks.stop()
        if self._session is not None:
            await self._session.close()

    def _hear(self, bus_message: bytes) -> None:
        try:
            wanted = read_wanted(bus_message)
        except msgspec.DecodeError:
            log.error("bus-message-unreadable")
            return
        # Past the bound somebody else hears the next call: it comes again until the bot is there.
        bot = wanted.table, wanted.person_id
        if bot not in self._out and len(self._out) < self._most and not self._tasks.dead:
            self._out.add(bot)
            self._tasks.spawn(self._go(wanted))

    async def _go(self, wanted: BotWanted) -> None:
        """Play there until nobody needs it; whatever happens meanwhile, it comes back."""
        random = Random(self._runtime.random(16))
        try:
            free = False
            while not free:
                if not (free := await self._stay(wanted, random)):
                    await asyncio.sleep(AFTER_TROUBLE * (1 + random.random()))
        finally:
            self._out.discard((wanted.table, wanted.person_id))

    async def _stay(self, wanted: BotWanted, random: Random) -> bool:
        """Whether it went because it was free to."""
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
            await asyncio.sleep(random.uniform(*self._pause))
            if (frame := _turn(session)) is not None:
                await self._move(client, frame, random)
            elif _may_agree(session, person_id):
                newer = _newer(session)
                await client.agree()
                await self._after(client, newer)

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
        """What follows from an answered command is on its way: do not repeat it before it has come."""
        try:
            return await client.until(seen, AFTER_TROUBLE)
        except TimeoutError:
            return False


def _news(session: Session) -> tuple[int, int, int]:
    """How far it has come: other numbers are news."""
    game, at = (session.frame.game, session.frame.at) if session.frame is not None else (0, -1)
    return session.table_at, game, at


def _newer(session: Session) -> Callable[[Session], bool]:
    """Whether there is news since now."""
    before = _news(session)
    return lambda session: _news(session) != before


def _turn(session: Session) -> Frame | None:
    """Its game, if there is something to do in it."""
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
    """Whether it has no seat there any more."""
    return session.table is not None and person_id not in session.table.seats
