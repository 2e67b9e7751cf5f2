"""Session: one device's side of the protocol, without a network: bytes in, bytes out.

A device shows the newest frame and never an older one. It keeps all facts from the first on, and requests
those it missed. A command is kept until it is answered, and sent again with the same id (an idempotency key)
after every reconnect, so it counts once. What answers the same question waits for it: an answer that changes
one before it never arrives first. If the server was restored from a backup, the device drops all it has of
the table, its open commands too: they answer questions that may not be asked again.
"""

from collections import Counter
from collections.abc import Mapping
from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct

from camlann.client.chat_buffer import ChatBuffer
from camlann.client.delta import next_frame
from camlann.client.fact_buffer import FactBuffer
from camlann.client.fair_deal import FairDealClient, Memory
from camlann.client.frame import AnyRules, Frame, read_frame
from camlann.engine.phases import Command
from camlann.engine.rules import Notice
from camlann.protocol.chat_content import TABLE, AnyChatContent, AnyQuote
from camlann.protocol.socket_messages import (
    CHAT_BYTES,
    VERSION,
    Chat,
    ChatHistoryIs,
    ChatHistoryRequest,
    ChatIs,
    ClockIs,
    DeltaIs,
    Done,
    FactsAre,
    FactsRequest,
    FrameIs,
    FrameRequest,
    Hello,
    Play,
    Presence,
    Refused,
    TableIs,
    Trouble,
    Unsure,
    Welcome,
    encode,
    padded,
    server_decoder,
)
from camlann.runtime import Runtime
from camlann.table import Agree, PersonId, Table

Answer: TypeAlias = Done | Refused | Unsure

RESTORED = Raw(b'{"type":"server.restored"}')
"""The reason why a command from before a restore is not sent again."""


class Session:
    def __init__(
        self,
        rules: Mapping[str, AnyRules],
        token: str,
        table: str,
        runtime: Runtime,
        memory: Memory | None = None,
    ) -> None:
        self.rules, self.table_id = rules, table
        self.outbox: list[bytes] = []
        """Messages to send now; the sender removes them."""
        self.person_id: PersonId | None = None
        self.name = ""
        self.welcome = False
        """Whether the gate has accepted this device. Until then only the hello is sent."""
        self.table: Table | None = None
        self.notices: tuple[Notice, ...] = ()
        """The notices of the chosen game."""
        self.table_at = -1
        self.frame: Frame | None = None
        self.told: dict[int, list[Raw]] = {}
        """The facts by game, from the first on, without gaps."""
        self.answers: dict[str, Answer] = {}
        self.clock: ClockIs | None = None
        """The last clock message."""
        self.away: tuple[PersonId, ...] = ()
        """The people who sit and are away, in seat order."""
        self.troubles: Counter[str] = Counter()
        self.chat_buffer: ChatBuffer | None = None
        """The chat of the table. Set it before connecting; None: chat is ignored."""
        self._token, self._runtime = token, runtime
        self._unanswered: dict[str, bytes] = {}
        self._questions: dict[str, tuple[int, int]] = {}
        """The question that each unanswered command of a game answers, by its game and number."""
        self._fact_buffers: dict[int, FactBuffer] = {}
        self._turned = 0
        self.restored_at: int | None = None
        """When the server was last restored, as the last welcome said. None before the first."""
        self.restored_to = 0
        """The moment to which it was restored while this session lasted; 0: it was not."""
        self._frame_data = b""
        """The newest frame as JSON, for the next delta."""
        self._wants_frame = False
        """Whether a whole frame was asked for and has not come yet."""
        self.fair_deal = FairDealClient(runtime, rules, table, memory)
        """This device's part in fair deals."""

    def hello(self) -> bytes:
        """The first message on a new connection: who, and how far this device is up to date."""
        self.welcome, self._wants_frame = False, False
        self.outbox.clear()
        game, at = (self.frame.game, self.frame.at) if self.frame is not None else (0, -1)
        return padded(
            encode(
                Hello(
                    VERSION,
                    self._token,
                    self.table_id,
                    self.table_at,
                    game,
                    at,
                    self._turned,
                    self.restored_at or 0,
                    True,
                )
            )
        )

    def resend(self) -> None:
        """Send all unanswered messages again. Before the welcome nothing is sent: the welcome does it."""
        if self.welcome:
            self.outbox += [data for id, data in self._unanswered.items() if self._first(id) == id]
            self.remind()

    def remind(self) -> None:
        """Request missing facts and messages again. Call it every few seconds if answers may get lost."""
        if self._wants_frame:
            self.send(FrameRequest())
        for game, buffer in self._fact_buffers.items():
            buffer.asked = None
            self._request_facts(game, buffer)
        if self.welcome and self.chat_buffer is not None and self.chat_buffer.asked is not None:
            self._request_chat(anew=True)

    @property
    def complete(self) -> bool:
        """Whether no fact and no chat message is missing."""
        chat = self.chat_buffer is None or self.chat_buffer.asked is None
        return chat and all(buffer.lacks() is None for buffer in self._fact_buffers.values())

    def play(self, command: Command, game: int = 0, ask: int = 0) -> str:
        """Send a command in a game, or with game 0 to the table. Its answer comes under the returned id."""
        id = self._runtime.name()
        self._unanswered[id] = padded(encode(Play(id, Raw(encode(command)), game, ask)))
        if game:
            self._questions[id] = game, ask
        if self.welcome and self._first(id) == id:
            self.outbox.append(self._unanswered[id])
        return id

    def _first(self, id: str) -> str:
        """The command that is sent before this one: the first to its question that is not answered."""
        if (question := self._questions.get(id)) is None:
            return id
        return next(other for other, its in self._questions.items() if its == question)

    def _settle(self, id: str) -> None:
        """This command is answered for good: the next to its question may be sent."""
        self._unanswered.pop(id, None)
        question = self._questions.pop(id, None)
        after = next((other for other, its in self._questions.items() if its == question), None)
        if after is not None and self.welcome:
            self.outbox.append(self._unanswered[after])

    def send_chat(self, what: AnyChatContent, channel: str = TABLE, quote: AnyQuote | None = None) -> str:
        """Send a chat message. Its answer comes under the returned id."""
        id = self._runtime.name()
        self._unanswered[id] = padded(encode(Chat(id, what, channel, quote)), CHAT_BYTES)
        if self.welcome:
            self.outbox.append(self._unanswered[id])
        return id

    def agree(self) -> str:
        """Be ready for the chosen game, with a part in its deal."""
        return self.play(self.agreement())

    def agreement(self) -> Agree:
        """The command for it, with a new commitment each time."""
        return self.fair_deal.agree(self.table, self.person_id)

    def ask_again(self, id: str) -> None:
        """Ask again for the outcome of this command."""
        if id in self._unanswered:
            self.answers.pop(id, None)
            if self.welcome:
                self.outbox.append(self._unanswered[self._first(id)])

    def send(self, message: Struct) -> None:
        """Send any other message, if connected: a broadcast, a ping."""
        if self.welcome:
            self.outbox.append(padded(encode(message)))

    def receive(self, data: bytes) -> None:
        """Take a message of the gate; raises `msgspec.DecodeError`."""
        match message := server_decoder.decode(data):
            case Welcome():
                self._come_in(message)
            case TableIs():
                self._take_table(message)
            case FrameIs():
                self._take_frame(message)
            case DeltaIs():
                self._take_delta(message)
            case FactsAre():
                self._take_facts(message)
            case Done(id) | Refused(id):
                self.answers[id] = message
                self._settle(id)
            case Unsure():
                self._take_unsure(message)
            case ClockIs():
                self.clock = message
            case Presence(away):
                self.away = away
            case ChatIs() | ChatHistoryIs():
                self._take_chat(message)
            case Trouble(code):
                self.troubles[code] += 1

    def _come_in(self, message: Welcome) -> None:
        self.person_id, self.name, self.welcome = message.person_id, message.name, True
        if self.restored_at not in (None, message.restored_at):
            self._drop_everything(message.restored_to)
        self.restored_at = message.restored_at
        # Everybody counts as present until a presence message on this connection.
        self.away = ()
        self.resend()
        self._request_chat(anew=True)

    def _take_unsure(self, message: Unsure) -> None:
        id = message.id
        if id in self._unanswered:
            self.answers[id] = message
            if [*self._questions.values()].count(self._questions.get(id, (0, 0))) > 1:
                # Others wait for it, whoever gave it.
                self.ask_again(id)
        for game, buffer in self._fact_buffers.items():
            if buffer.asked == id:
                self._request_facts(game, buffer)

    def _take_chat(self, message: ChatIs | ChatHistoryIs) -> None:
        if self.chat_buffer is None:
            return
        if isinstance(message, ChatIs):
            self.chat_buffer.add(message.message)
        else:
            self.chat_buffer.add_history(message)
        self._request_chat()

    def _drop_everything(self, restored_to: int) -> None:
        """The table is as it was at that moment. What came later never happened."""
        self.restored_to = restored_to
        self.table, self.notices, self.table_at = None, (), -1
        self.frame, self._frame_data, self._turned, self.clock = None, b"", 0, None
        self.told.clear()
        self._fact_buffers.clear()
        self.answers.clear()
        self.answers.update({id: Refused(id, RESTORED) for id in self._unanswered})
        self._unanswered.clear()
        self._questions.clear()
        if self.chat_buffer is not None:
            self.chat_buffer = ChatBuffer()
        # A number that was revealed before must not be revealed again, to another deal of the same name.
        self.fair_deal = FairDealClient(self._runtime, self.rules, self.table_id, self.fair_deal.memory)

    def _request_chat(self, anew: bool = False) -> None:
        """Request the chat messages after the last one received, if some are missing."""
        chat = self.chat_buffer
        if chat is not None and (anew or (chat.has_gap and chat.asked is None)):
            chat.asked, chat.has_gap = self._runtime.name(), False
            self.outbox.append(padded(encode(ChatHistoryRequest(chat.asked, chat.last))))

    def _take_table(self, message: TableIs) -> None:
        if message.at <= self.table_at:
            return
        self.table, self.table_at = msgspec.json.decode(message.table, type=Table), message.at
        self.notices = message.notices
        if (show := self.fair_deal.reveal(self.table, self.person_id)) is not None:
            self.play(show)

    def _take_frame(self, message: FrameIs) -> None:
        frame, facts = read_frame(message.frame, self._likely_rules)
        if self.frame is not None and (frame.game, message.turned, frame.at) <= (
            self.frame.game,
            self._turned,
            self.frame.at,
        ):
            return
        if message.turned > self._turned:
            # The person has another seat now, or none: the facts begin anew.
            self._fact_buffers.pop(frame.game, None)
        self.frame, self._turned = frame, message.turned
        self._frame_data, self._wants_frame = bytes(message.frame), False
        buffer = self._fact_buffer(frame.game)
        self._add_facts(buffer, message.since, facts)
        buffer.end, buffer.over = max(buffer.end, frame.at), buffer.over or frame.public.phase is None
        for game, other in self._fact_buffers.items():
            other.left = game < frame.game
            if other.asked is None:
                self._request_facts(game, other)

    def _take_delta(self, message: DeltaIs) -> None:
        """Make the next frame, or ask for it, if the one before it is missing."""
        now, coming = self.frame, msgspec.json.decode(message.delta, type=_Position)
        if now is not None and (coming.game, message.turned, message.since) == (
            now.game,
            self._turned,
            now.at,
        ):
            frame = Raw(next_frame(self._frame_data, message.delta))
            self._take_frame(FrameIs(message.wire, message.since, frame, message.turned))
        elif not self._wants_frame:
            self._wants_frame = True
            self.send(FrameRequest())

    def _take_facts(self, message: FactsAre) -> None:
        facts = msgspec.json.decode(message.facts, type=list[Raw])
        buffer = self._fact_buffer(message.game)
        if self._turned and buffer.asked != message.id:
            # The request may have been made from another seat.
            return
        self._add_facts(buffer, message.since, facts)
        if buffer.asked == message.id:
            buffer.asked = None
            if facts:
                self._request_facts(message.game, buffer)
            elif buffer.left and len(buffer.facts) >= buffer.end:
                buffer.over = True

    def _add_facts(self, buffer: FactBuffer, since: int, facts: list[Raw]) -> bool:
        """Add facts; False if they contradict earlier ones."""
        return buffer.add(since, facts)

    def _request_facts(self, game: int, buffer: FactBuffer) -> None:
        """Request the first gap, one at a time."""
        if self.welcome and (missing := buffer.lacks()) is not None:
            buffer.asked = self._runtime.name()
            self.outbox.append(padded(encode(FactsRequest(buffer.asked, game, *missing))))

    def _fact_buffer(self, game: int) -> FactBuffer:
        if game not in self._fact_buffers:
            self._fact_buffers[game] = FactBuffer()
            self.told[game] = self._fact_buffers[game].facts
        return self._fact_buffers[game]

    def _likely_rules(self, game: int) -> list[AnyRules]:
        """All rules, the most likely first."""
        if self.frame is not None and self.frame.game == game:
            name = self.frame.played
        else:
            choice = self.table.choice if self.table is not None else None
            name = choice.game if choice is not None else ""
        return sorted(self.rules.values(), key=lambda rules: name != rules.NAME)


class _Position(Struct):
    """Where a delta leads to."""

    game: int
    at: int
