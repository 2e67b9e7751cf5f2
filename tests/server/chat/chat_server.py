"""A keeper in virtual time, and people around its table who chat."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from msgspec import Raw

from camlann.engine.chat_claims import Claim
from camlann.protocol.chat_content import (
    TABLE,
    AnyChatContent,
    AnyQuote,
    ChatSubmission,
    Claims,
    Phrase,
    Text,
)
from camlann.protocol.socket_messages import ChatHistoryIs, ChatIs, ChatMessage, Done, server_decoder
from camlann.server.cluster.bus_messages import AskChatHistory, Delivery, SendChat, encode, to_keeper
from camlann.server.keeper.chat import channels
from camlann.server.keeper.keeper import Keeper
from camlann.table import Arrange, PersonId, Settings
from tests.server.harness.clock import run_virtual, until
from tests.server.harness.keeper_server import ANA, BEN, CAI, EVERYONE, KeeperServer
from tests.server.harness.keeper_server import TABLE as AT

__all__ = [
    "ANA",
    "AT",
    "BEN",
    "CAI",
    "DOV",
    "EVA",
    "EVERYONE",
    "ChatServer",
    "claim",
    "hello",
    "run",
    "until",
]

T = TypeVar("T")

DOV, EVA = (PersonId(bus_message * 32) for bus_message in "de")
"""Two who look on."""


def claim(claimed: Claim) -> Claims:
    return Claims(Raw(msgspec.json.encode(claimed)))


hello = Phrase("chat.hello")


class ChatServer(KeeperServer):
    def utter(
        self,
        person_id: PersonId,
        what: AnyChatContent | str,
        channel: str = TABLE,
        quote: AnyQuote | None = None,
        *,
        id: str = "",
        to: str = "one",
    ) -> str:
        """Say something, and do not wait for the answer."""
        id = id or f"id-{next(self.ids):04}"
        said = msgspec.json.encode(ChatSubmission(Text(what) if isinstance(what, str) else what, quote))
        self.bus.send(to_keeper(to), encode((SendChat("gate", AT, person_id, id, channel, said),)))
        return id

    async def speak(
        self,
        person_id: PersonId,
        what: AnyChatContent | str,
        channel: str = TABLE,
        quote: AnyQuote | None = None,
        *,
        id: str = "",
        to: str = "one",
    ) -> str:
        """Say something; `done`, or the code of the reason why it was refused."""
        id = self.utter(person_id, what, channel, quote, id=id, to=to)
        before = len(self.answers(id))
        await until(lambda: len(self.answers(id)) > before)
        answer = self.answers(id)[-1]
        if isinstance(answer, Done):
            return "done"
        return str(msgspec.json.decode(answer.reason)["type"])

    async def heard(
        self, person_id: PersonId, to: str = "one", *, spectators: bool = True
    ) -> list[ChatMessage]:
        """All that somebody is told when they ask for everything."""
        lines: list[ChatMessage] = []
        while True:
            id = f"id-{next(self.ids):04}"
            since = lines[-1].name if lines else ""
            bus_message = AskChatHistory("gate", AT, person_id, id, since, spectators)
            self.bus.send(to_keeper(to), encode((bus_message,)))
            await until(lambda id=id: self._answers(id))  # type: ignore[misc]
            (answer,) = self._answers(id)
            assert isinstance(answer, ChatHistoryIs)
            for line in answer.messages:
                assert line.after == (lines[-1].name if lines else "")
                lines.append(line)
            if not answer.more:
                return lines

    async def texts(self, person_id: PersonId, to: str = "one") -> list[str]:
        return [line.what.text for line in await self.heard(person_id, to) if isinstance(line.what, Text)]

    def shown(self, person_id: PersonId) -> list[ChatMessage]:
        """What somebody was shown as it was said."""
        lines = []
        for bus_message in self.bus_messages:
            if isinstance(bus_message, Delivery) and (
                bus_message.only is None or person_id in bus_message.only
            ):
                message = server_decoder.decode(bus_message.data)
                if isinstance(message, ChatIs):
                    lines.append(message.message)
        return lines

    def lengths(self) -> set[int]:
        """How long everything was that somebody was shown as it was said."""
        return {
            len(bus_message.data) for bus_message in self.bus_messages if isinstance(bus_message, Delivery)
        }

    async def arrange(self, **settings: object) -> None:
        answer = await self.ask(ANA, Arrange(msgspec.convert(settings, Settings)))
        assert isinstance(answer, Done), answer

    def members(self, keeper: Keeper, channel: str) -> list[PersonId]:
        """Who may really read a sealed channel."""
        (actor,) = keeper.actors.values()
        assert actor.state is not None
        return [EVERYONE[seat] for seat in channels.members(actor.state, channel)]

    async def settled(self) -> None:
        await asyncio.sleep(0.1)


def run(play: Callable[[ChatServer], Awaitable[T]]) -> T:
    async def main() -> T:
        server = ChatServer()
        await server.open()
        return await play(server)

    return run_virtual(main())
