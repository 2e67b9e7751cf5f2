"""A speaker: what the voices of all games have in common. Whether a bot speaks is drawn before what."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from camlann.bots import AnyFact, AnyRules, SeatBot
from camlann.engine.chat_claims import Claim
from camlann.engine.facts import GameState, Seat
from camlann.table import BotTemper

Remark: TypeAlias = Claim | str
"""A claim, or the name of a phrase."""
Tastes: TypeAlias = tuple[float, float, float]
"""How much a calm, a blunt and a warm bot likes to say something."""
Remarks: TypeAlias = Sequence[tuple[Remark, Tastes]]

TALKATIVE: Mapping[BotTemper, float] = {"calm": 0.5, "blunt": 1.0, "warm": 1.0}


class Speaker(SeatBot):
    def __init__(self, rules: AnyRules, options: Any, seats: int, seat: Seat, temper: BotTemper) -> None:
        super().__init__(rules, options, seats, seat)
        self.occasions = 0
        self._temper: BotTemper = temper
        self._others = seats - 1
        self._fact: AnyFact | None = None
        """What it would speak of."""
        self._claimed: set[Claim] = set()

    def consider(self, fact: AnyFact, before: GameState[Any, Any, Any]) -> None:
        if self._is_occasion(fact, before):
            self.occasions += 1
            self._fact = fact

    def remark(self, random: Random) -> Remark | None:
        """Drawn in the same way on every side: first whether, then what. An opinion is not repeated."""
        speaks = random.random() < self._chance()
        remarks = self._remarks(random)
        if not self._repeats():
            remarks = [each for each in remarks if each[0] not in self._claimed]
        if not speaks or not remarks:
            return None
        temper = tuple(TALKATIVE).index(self._temper)
        (said, _), *_ = random.choices(remarks, [tastes[temper] for _, tastes in remarks])
        if isinstance(said, Claim):
            self._claimed.add(said)
        return said

    def _chance(self) -> float:
        """How likely it speaks now. The fewer bots there can be, the more of it is for each."""
        return self._speakers() * TALKATIVE[self._temper] / self._others

    def _is_occasion(self, fact: AnyFact, before: GameState[Any, Any, Any]) -> bool:
        """Is this something to speak of? `before` is the seat's game before the fact."""
        return False

    def _speakers(self) -> float:
        """How many bots of a table speak of it, if all were talkative."""
        return 0.0

    def _remarks(self, random: Random) -> Remarks:
        """What it may say now, and how much each temper likes it."""
        return ()

    def _repeats(self) -> bool:
        """Whether it may say again what it has claimed before."""
        return False
