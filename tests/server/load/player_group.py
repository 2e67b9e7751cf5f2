"""All who play one game in one process: what they are told to do, and what they have seen."""

from collections import Counter
from itertools import islice
from random import Random
from typing import Protocol

import msgspec

from camlann.engine.forms import Offer, each
from camlann.engine.wire import Wire
from camlann.protocol.socket_messages import encode

CHOICES = 64
"""Of one offer no more are looked at."""


class Looking(Protocol):
    def look(self) -> None: ...


class Crowd:
    """All who play one game, at so many tables."""

    def __init__(self, game: str, seats: int, wire: Wire, random: Random) -> None:
        self.game, self.seats, self.random = game, seats, random
        self.playing = False
        self.pause = 0.0
        """Seconds from a question to its answer, in the mean; 0: none."""
        self.chat = 0.0
        """The share of chat among what is sent in steady play."""
        self.counts: Counter[str] = Counter()
        self.took: list[float] = []
        """Seconds from each command to its answer."""
        self.open = 0
        """Commands that are not answered."""
        self.begun = 0
        """Tables at which a game has begun."""
        self.players: list[Looking] = []
        self.back_off: float | None = None
        """A client that is cut off retries within so many seconds, and again; None: it stays away."""
        self.cut = 0.0
        """When the first was cut off."""
        self.back: list[float] = []
        """Seconds from then until each was in play again."""
        self._wire = wire
        self._known: dict[bytes, list[bytes]] = {}

    def choose(self, moves: bytes) -> bytes:
        """A command among all that are offered. The same offers come again and again."""
        if (commands := self._known.get(moves)) is None:
            commands = self._known[moves] = [
                encode(command)
                for offer in _offers.decode(moves)
                for command in (
                    self._wire.choose(offer, fields) for fields in islice(each(offer.form), CHOICES)
                )
            ]
        return commands[int(self.random.random() * len(commands))]

    def go(self) -> None:
        self.playing = True
        for player in self.players:
            player.look()

    def stop(self) -> None:
        self.playing = False


_offers = msgspec.json.Decoder(list[Offer])
