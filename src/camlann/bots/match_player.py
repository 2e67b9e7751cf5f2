"""A bot at a match in this process: it hears what its seat was told, and answers for its seat."""

from random import Random
from typing import Any

from camlann.bots import NewBot
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.engine.phases import Command


class MatchPlayer:
    def __init__(self, match: Match[Any, Any, Any], seat: Seat, new_bot: NewBot, random: Random) -> None:
        self.match, self.seat, self.random = match, seat, random
        self.bot = new_bot(match.rules, match.options, match.public.seats, seat)
        self._heard = 0

    def catch_up(self) -> None:
        """Hand the bot the facts since the last time."""
        self.bot.hear(self.match.facts_for(self.seat, self._heard))
        self._heard = self.match.at(self.seat)

    def command(self) -> Command:
        """The answer to the open question. The seat must be asked."""
        try:
            self.catch_up()
            offer, fields = self.bot.choose(self.match.moves(self.seat), self.random)
            command: Command = self.match.rules.WIRE.choose(offer, fields)
        except Exception as error:
            phase = type(self.match.public.phase).__name__
            error.add_note(f"The bot is {type(self.bot).__name__} in seat {self.seat}; the phase is {phase}.")
            raise
        return command


def play_out(match: Match[Any, Any, Any], players: dict[Seat, MatchPlayer]) -> None:
    """Play to the end. Of those who may act, the first by seat does."""
    while not match.over:
        seat = next(seat for seat in match.public.asked or match.public.everyone if match.moves(seat))
        match.play(seat, players[seat].command())
