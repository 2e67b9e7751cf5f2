"""A device over a real socket that records everything it sends and receives."""

import asyncio
from collections.abc import Sequence
from random import Random

import aiohttp

from camlann.client.socket_client import Client, Guest
from camlann.engine.phases import Command
from camlann.games import GAMES
from camlann.protocol.chat_content import TABLE, AnyChatContent, AnyQuote
from camlann.protocol.socket_messages import Done, Refused, Unsure, encode, server_decoder
from camlann.runtime import Runtime
from camlann.table import Rise, Sit
from tests.server.faults.chat import Chat, Spoken, something
from tests.server.harness.counting_client import CountingSession
from tests.server.harness.journal import EventLog, Sent

RUNTIME = Runtime()


class Noted(CountingSession):
    """A conversation that is written down."""

    def __init__(self, event_log: EventLog, token: str, table: str) -> None:
        super().__init__(GAMES, token, table, RUNTIME)
        self.event_log = event_log
        self.chat = Chat(event_log.device, event_log.person_id)
        self.newest_done = 0.0
        """When the newest of the commands was given that were done."""

    def play(self, command: Command, game: int = 0, ask: int = 0) -> str:
        id = super().play(command, game, ask)
        self.event_log.sent[id] = Sent(id, game, encode(command), _now())
        return id

    def send_chat(self, what: AnyChatContent, channel: str = TABLE, quote: AnyQuote | None = None) -> str:
        id = super().send_chat(what, channel, quote)
        self.chat.spoken[id] = Spoken(id, what)
        return id

    def ask_what_was_said(self) -> None:
        self._request_chat(anew=True)

    def receive(self, data: bytes) -> None:
        message = server_decoder.decode(data)
        self.event_log.hear(_now(), message)
        super().receive(data)
        if isinstance(message, Done | Refused | Unsure) and message.id in self.chat.spoken:
            self.chat.spoken[message.id].answers.append(message)
        if isinstance(message, Done) and message.id in self.event_log.sent:
            self.newest_done = max(self.newest_done, self.event_log.sent[message.id].at)


class Device(Client):
    def __init__(
        self, session: aiohttp.ClientSession, urls: Sequence[str], person: Guest, table: str, name: str
    ) -> None:
        super().__init__(session, urls, person.token, table, RUNTIME)
        self.noted = self.session = Noted(EventLog(name, person.person_id), person.token, table)
        self.follow_chat()
        self.person_id = person.person_id
        self.url = ""
        """Where it is connected, or tries to be."""

    async def _connect(self, url: str) -> None:
        self.url = url
        await super()._connect(url)

    def repeat(self) -> None:
        """Say once more all that is not answered for good."""
        for id, answer in list(self.session.answers.items()):
            if isinstance(answer, Unsure):
                self.session.ask_again(id)
        self.session.resend()
        self._to_send.set()

    @property
    def open(self) -> bool:
        """Whether something is not answered for good."""
        sent, spoken = self.noted.event_log.sent.values(), self.noted.chat.spoken.values()
        return any(each.open for each in spoken) or any(
            all(isinstance(answer, Unsure) for _, answer in each.answers) for each in sent
        )

    @property
    def waits_for(self) -> list[str]:
        """What is not answered for good, for the error message."""
        now = _now()
        return [
            f"{each.id} for {now - each.at:.0f} s, {len(each.answers)} unsure"
            for each in self.noted.event_log.sent.values()
            if all(isinstance(answer, Unsure) for _, answer in each.answers)
        ] + [f"chat {each.id}" for each in self.noted.chat.spoken.values() if each.open]

    def shout(self) -> None:
        """Give a command that is always refused, and do not wait. The refusal is stored, as a move is."""
        table_now = self.session.table
        self.play(Sit() if table_now is not None and self.person_id in table_now.seats else Rise())

    def chatter(self, random: Random) -> None:
        """Say something, and do not wait."""
        table_now, chat = self.session.table, self.noted.chat
        frame = self.session.frame if table_now is not None and table_now.playing else None
        sits = table_now is not None and self.person_id in table_now.seats
        what, channel = something(random, frame, sits, f"{len(chat.spoken)} of {chat.device}")
        self.noted.send_chat(what, channel)
        self._to_send.set()

    async def listened(self) -> None:
        """Ask for all that was said since the last line that was heard, and wait for it."""
        heard = self.session.chat_buffer
        assert heard is not None
        await self.until(lambda conversation: conversation.welcome)
        self.noted.ask_what_was_said()
        self._to_send.set()
        await self.until(lambda _: heard.asked is None and not heard.has_gap)
        self.noted.chat.heard = heard.messages

    async def probe(self) -> float:
        """Give a command that is always refused, for a refusal takes the whole way to the store and back.

        Returns how many seconds it took. No game has such a command."""
        began = _now()
        answer = await self.ask(Sit(), game=1)
        assert isinstance(answer, Refused)
        return _now() - began


def _now() -> float:
    return asyncio.get_running_loop().time()
