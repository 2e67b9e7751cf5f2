"""Bot thoughts: what a worker thinks about the open question, for a bot that is not easy."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Raw

from camlann.bots.levels import level_in
from camlann.bots.worker import Task, encode
from camlann.client.frame import AnyRules, Frame
from camlann.engine.facts import Seat
from camlann.engine.phases import Command, Poll
from camlann.server.bot_workers import Workers
from camlann.server.ops import metrics
from camlann.table import PersonId, bot_level


class Thoughts:
    def __init__(self, workers: Workers | None, person_id: PersonId, random: Random) -> None:
        self._workers, self._level, self._random = workers, bot_level(person_id), random
        self._question: tuple[int, int] | None = None
        self._kind: metrics.Question = "turn"
        self._answer: asyncio.Future[bytes] | None = None

    def begin(self, frame: Frame, told: Sequence[Raw], claims: Sequence[tuple[Seat, Raw]]) -> None:
        """Let a worker think about the question of this frame, unless one does already."""
        if self._workers is None or (frame.game, frame.ask) == self._question:
            return
        self.end()
        public: Any = frame.public
        self._question = frame.game, frame.ask
        self._kind = "poll" if isinstance(public.phase, Poll) else "turn"
        if (level := level_in(frame.played, self._level)) == "easy":
            return
        assert frame.own is not None
        task = Task(
            game=frame.played,
            options=Raw(encode(public.options)),
            seats=public.seats,
            seat=frame.own.seat,
            facts=tuple(told[: frame.at]),
            claims=tuple(claims),
            moves=tuple(frame.moves),
            level=level,
            random=self._random.getrandbits(64),
        )
        self._answer = self._workers.think(task)

    def command(self, rules: AnyRules) -> Command | None:
        """The answer, if there is one by now; it is counted."""
        if self._answer is None:
            return None
        in_time = self._answer.done() and not self._answer.cancelled()
        metrics.BOT_THOUGHTS[self._kind]["in_time" if in_time else "late"].inc()
        if not in_time:
            return None
        command: Command = rules.WIRE.command.decode(self._answer.result())
        return command

    def end(self) -> None:
        """Give up what is not thought yet."""
        if self._answer is not None:
            self._answer.cancel()
            self._answer = None
