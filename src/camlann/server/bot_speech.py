"""Bot speech: what a bot writes in the chat of its table, after what happened was on people's screens.

Moments are drawn before anything else, from one distribution, so they show neither a role nor an opinion. A
bot that stands in for somebody is silent: the seat is theirs. So are all bots where the table wants that.
"""

import asyncio
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Raw
from msgspec.json import encode

from camlann.bots.speaker import Remark
from camlann.bots.voices import VOICES, Voice
from camlann.client.frame import AnyRules, Frame
from camlann.client.session import Session
from camlann.client.socket_client import Client
from camlann.engine.chat_claims import Claim
from camlann.protocol.chat_content import TABLE, AnyChatContent, Claims, Phrase
from camlann.protocol.socket_messages import ChatMessage
from camlann.server.bot_frames import newer, presentation_seconds, whole_frame
from camlann.table import PersonId, bot_temper
from camlann.tasks import Tasks

PAUSE_SECONDS = (2.0, 8.0)
"""How long after an occasion a bot speaks, once it was on people's screens."""

LATELY = 4
"""A bot does not say a phrase that is among the last so many messages."""


class Speech:
    """The voice of one bot at its table."""

    def __init__(
        self,
        client: Client,
        person_id: PersonId,
        random: Random,
        rules: Mapping[str, AnyRules],
        animation_scale: float = 1.0,
    ) -> None:
        self._client, self._person_id, self._random = client, person_id, random
        self._rules, self._scale = rules, animation_scale
        self._tasks = Tasks()
        self._voice: Voice | None = None
        self._told: list[Raw] | None = None
        self._heard = self._spoken = 0

    def start(self) -> None:
        self._tasks.spawn(self._run())

    async def stop(self) -> None:
        await self._tasks.stop()

    async def _run(self) -> None:
        session = self._client.session
        while True:
            seen = newer(session)
            if self._occasion(session):
                pause = self._random.uniform(*PAUSE_SECONDS) + presentation_seconds(session, self._rules)
                random = Random(self._random.getrandbits(64))
                await asyncio.sleep(pause * self._scale)
                # Meanwhile something else may have happened: then it speaks of that, and not of both.
                self._occasion(session)
                if self._voice is not None and self._may_speak(session):
                    remark = self._voice.remark(random)
                    if remark is not None and not echoes(_messages(session), remark):
                        await self._client.send_chat(content(remark))
            await self._client.until(seen)

    def _occasion(self, session: Session) -> bool:
        """Hear what is new. Is there something to speak of?"""
        if (frame := whole_frame(session)) is None:
            return False
        told = session.told[frame.game]
        if told is not self._told:
            self._begin(frame, told)
        if self._voice is None:
            return False
        wire = self._rules[frame.played].WIRE
        # After coming back to a running game it does not speak of what is long over.
        late = self._heard == 0 and frame.at > 0
        self._voice.hear([wire.fact.decode(fact) for fact in told[self._heard : frame.at]])
        self._heard = frame.at
        new = self._voice.occasions > self._spoken and not late
        self._spoken = self._voice.occasions
        return new

    def _begin(self, frame: Frame, told: list[Raw]) -> None:
        """Another game, or another seat: its facts begin anew."""
        public: Any = frame.public
        assert frame.own is not None
        rules, temper = self._rules[frame.played], bot_temper(self._person_id)
        self._voice = None
        if new_voice := VOICES.get(frame.played):
            self._voice = new_voice(rules, public.options, public.seats, frame.own.seat, temper)
        self._told, self._heard, self._spoken = told, 0, 0

    def _may_speak(self, session: Session) -> bool:
        table = session.table
        if table is None or self._person_id in table.current.standing:
            return False
        return table.settings.bot_chat and table.settings.chat != "off"


def _messages(session: Session) -> Sequence[ChatMessage]:
    return () if session.chat_buffer is None else session.chat_buffer.messages


def echoes(messages: Sequence[ChatMessage], remark: Remark) -> bool:
    """Has somebody just said the same phrase? Claims stand for each seat, so they may be repeated."""
    said = content(remark)
    lately = [message.what for message in messages[-LATELY:] if message.channel == TABLE]
    return isinstance(said, Phrase) and said in lately


def content(remark: Remark) -> AnyChatContent:
    """A remark as a chat message."""
    return Claims(Raw(encode(remark))) if isinstance(remark, Claim) else Phrase(remark)
