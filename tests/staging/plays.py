"""A game up to a moment: who does what, and by which dice. Found by trying seeds, or read from a record."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct

from camlann.bots.random_bot import choose
from camlann.engine import fair_deal
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat, fold, tag
from camlann.engine.forms import Offer
from camlann.engine.match import Match
from camlann.engine.phases import Command
from camlann.games import GAMES
from camlann.records.record import FairlyRevealed, Record, SeedShown
from camlann.records.replay import blank, read

TRIES = 4_000
"""Seeds after which a moment is not looked for any more."""

OVER = "over"
"""What stands for a phase when a game is at its end."""


class Move(Struct, frozen=True):
    seat: Seat
    command: Command
    ask: int


class Play(Struct, frozen=True):
    """What must be done at a table of so many to come to the moment."""

    game: str
    options: Raw
    seats: int
    seed: bytes
    moves: tuple[Move, ...]


class NoSuchMoment(Exception):
    """In a sentence."""


Moment = Callable[[Match[Any, Any, Any]], bool]


def phase_of(public: Any) -> str:
    return OVER if public.phase is None else tag(type(public.phase))


def found(
    game: str, options: Any, seats: int, moment: Moment, word: str = "", agreeable: float = 0.6
) -> Play:
    """The first game in which the moment comes, of those played by chance under the seeds 0, 1, 2…"""
    for k in range(TRIES):
        seed = seed_of(f"{word}/{k}")
        rules = GAMES[game]
        table = Match(rules, options, seats, partial(Seeded, seed, 1))
        moves: list[Move] = []
        chance = Random(k)
        while not moment(table):
            if table.over:
                break
            moves.append(_by_chance(table, chance, agreeable))
        else:
            return Play(game, Raw(msgspec.json.encode(options)), seats, seed, tuple(moves))
    raise NoSuchMoment(f"{TRIES} games by chance did not come to this moment.")


def recorded(record: Record, phase: str) -> Play:
    """A stored game up to the first time it comes to this phase."""
    header = record.header
    if header.number != 1:
        raise NoSuchMoment("Only the first game of a table can be played again: the dice know its number.")
    match header.chance:
        case SeedShown(seed):
            dice = bytes.fromhex(seed)
        case FairlyRevealed(transcript):
            dice = fair_deal.seed_of(transcript)
        case _:
            raise NoSuchMoment("This record does not show its dice.")
    rules: Any = GAMES[header.game]
    game, moves = blank(record, rules, "whole"), []
    for row in read(record, rules):
        if row.seat is None and row.command is not None:
            raise NoSuchMoment("A clock ran out before that; only what people did can be played again.")
        if row.seat is not None and row.command is not None:
            moves.append(Move(row.seat, row.command, game.public.ask))
        for fact in row.facts:
            game = fold(game, fact)
        if phase_of(game.public) == phase:
            return Play(header.game, header.options, header.seats, dice, tuple(moves))
    raise NoSuchMoment(f"This record never comes to {phase}.")


def _by_chance(table: Match[Any, Any, Any], chance: Random, agreeable: float) -> Move:
    """Whoever is asked first does something; so many of the votes against a team become votes for it."""
    seat = next(seat for seat in table.public.everyone if table.moves(seat))
    offers = table.moves(seat)
    offer, fields = choose(offers, chance)
    if fields == ("reject",) and chance.random() < agreeable:
        fields = ("approve",)
    return _do(table, seat, offer, fields)


def _do(table: Match[Any, Any, Any], seat: Seat, offer: Offer, fields: Any) -> Move:
    command, ask = table.rules.WIRE.choose(offer, fields), table.public.ask
    table.play(seat, command)
    return Move(seat, command, ask)
