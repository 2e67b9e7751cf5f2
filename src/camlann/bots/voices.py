"""Voices: what bots say in chat, as claims and phrases that everybody reads in their own language.

A voice speaks from what everybody at the table saw, so what it says does not show its role. The one exception
is what its seat alone was shown and the table waits to hear, such as a loyalty card: Good tells it, Evil may
lie. Whether a bot speaks at all is drawn from public things and its temper.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from camlann.bots import AnyFact, AnyRules
from camlann.bots.avalon.voice import AvalonVoice
from camlann.bots.shadows.voice import ShadowsVoice
from camlann.bots.speaker import Remark
from camlann.engine.facts import Seat
from camlann.table import BotTemper


class Voice(Protocol):
    occasions: int
    """How many occasions to speak there have been."""

    def hear(self, facts: Sequence[AnyFact]) -> None:
        """Take the facts that this seat was sent since the last call."""

    def remark(self, random: Random) -> Remark | None:
        """What it says on the last occasion, if anything."""


class NewVoice(Protocol):
    def __call__(self, rules: AnyRules, options: Any, seats: int, seat: Seat, temper: BotTemper) -> Voice: ...


VOICES: dict[str, NewVoice] = {"avalon": AvalonVoice, "shadows": ShadowsVoice}
"""By game. Bots of other games are silent."""
