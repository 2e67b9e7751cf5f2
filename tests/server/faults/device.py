"""A device over a real socket, of which everything is written down that it sends and hears."""

import asyncio
from collections.abc import Sequence
from random import Random

import aiohttp

from camlann.client.client import Client, Guest
from camlann.engine.phases import Command
from camlann.games import GAMES
from camlann.protocol.chat_content import TABLE, AnyQuote, What
from camlann.protocol.client_messages import Done, Refused, Unsure, encode, shown
from camlann.runtime import Means
from camlann.table import Rise, Sit
from tests.server.faults.talk import Spoken, Talk, something
from tests.server.harness.counting_client import CountingConversation
from tests.server.harness.journal import Journal, Sent

MEANS = Means()


class Noted(CountingConversation):
    """A conversation that is written down."""

    def __init__(self, journal: Journal, token: str, table: str) -> None:
        super().__init__(GAMES, token, table, MEANS)
        self.journal = journal
        self.talk = Talk(journal.device, journal.who)
        self.newest_done = 0.0
        """When the newest of the commands was given that were done."""

    def play(self, command: Command, game: int = 0, ask: int = 0) -> str:
        id = super().play(command, game, ask)
        self.journal.sent[id] = Sent(id, game, encode(command), _now())
        return id

    def speak(self, what: What, room: str = TABLE, quote: AnyQuote | None = None) -> str:
        id = super().speak(what, room, quote)
        self.talk.spoken[id] = Spoken(id, what)
        return id

    def ask_what_was_said(self) -> None:
        self._listen(anew=True)

    def hear(self, data: bytes) -> None:
        message = shown.decode(data)
        self.journal.hear(_now(), message)
        super().hear(data)
        if isinstance(message, Done | Refused | Unsure) and message.id in self.talk.spoken:
            self.talk.spoken[message.id].answers.append(message)
        if isinstance(message, Done) and message.id in self.journal.sent:
            self.newest_done = max(self.newest_done, self.journal.sent[message.id].at)


class Device(Client):
    def __init__(
        self, session: aiohttp.ClientSession, urls: Sequence[str], person: Guest, table: str, name: str
    ) -> None:
        super().__init__(session, urls, person.token, table, MEANS)
        self.noted = self.conversation = Noted(Journal(name, person.who), person.token, table)
        self.listen()
        self.who = person.who
        self.url = ""
        """Where it is connected, or tries to be."""

    async def _hold(self, url: str) -> None:
        self.url = url
        await super()._hold(url)

    def repeat(self) -> None:
        """Say once more all that is not answered for good."""
        for id, answer in list(self.conversation.answers.items()):
            if isinstance(answer, Unsure):
                self.conversation.ask_again(id)
        self.conversation.again()
        self._to_send.set()

    @property
    def open(self) -> bool:
        """Whether something is not answered for good."""
        sent, spoken = self.noted.journal.sent.values(), self.noted.talk.spoken.values()
        return any(each.open for each in spoken) or any(
            all(isinstance(answer, Unsure) for _, answer in each.answers) for each in sent
        )

    def shout(self) -> None:
        """Give a command that is always refused, and do not wait. The refusal is stored, as a move is."""
        company = self.conversation.company
        self.play(Sit() if company is not None and self.who in company.seats else Rise())

    def chatter(self, random: Random) -> None:
        """Say something, and do not wait."""
        company, talk = self.conversation.company, self.noted.talk
        frame = self.conversation.frame if company is not None and company.playing else None
        sits = company is not None and self.who in company.seats
        what, room = something(random, frame, sits, f"{len(talk.spoken)} of {talk.device}")
        self.noted.speak(what, room)
        self._to_send.set()

    async def listened(self) -> None:
        """Ask for all that was said since the last line that was heard, and wait for it."""
        heard = self.conversation.listening
        assert heard is not None
        await self.until(lambda conversation: conversation.welcome)
        self.noted.ask_what_was_said()
        self._to_send.set()
        await self.until(lambda _: heard.asked is None and not heard.lacks)
        self.noted.talk.heard = heard.lines

    async def probe(self) -> float:
        """Give a command that is always refused, for a refusal takes the whole way to the store and back.

        Returns how many seconds it took. No game has such a command."""
        began = _now()
        answer = await self.ask(Sit(), game=1)
        assert isinstance(answer, Refused)
        return _now() - began


def _now() -> float:
    return asyncio.get_running_loop().time()
