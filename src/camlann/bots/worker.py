"""Worker: a process that thinks for bots. It reads tasks from a pipe and writes their answers to another.

A task holds all that is known about one question: public things, the facts of one seat, and a random seed.
Between two tasks a worker keeps nothing but tables that follow from the options of a game, so it does not
matter for whom it thought before. It has no socket, no store and no key.

Both ways a message is its length, four bytes, and then so many bytes of JSON.
"""

import os
import signal
import sys
from random import Random
from typing import BinaryIO

import msgspec
from msgspec import Raw, Struct

from camlann.bots.levels import at_level
from camlann.bots.process_limits import limit
from camlann.engine.facts import Seat
from camlann.engine.forms import Offer
from camlann.engine.phases import Command
from camlann.games import GAMES
from camlann.table import BotLevel

MEMORY_BYTES = 1 << 30
"""The most memory a worker may ask for."""
CPU_SECONDS = 10
"""The most computing time of one task. Whoever waits gives up earlier; this ends a worker left alone."""
NICENESS = 10
"""Workers let the server go first."""
LENGTH_BYTES = 4


class Task(Struct, frozen=True):
    """One question to one seat."""

    game: str
    options: Raw
    seats: int
    seat: Seat
    facts: tuple[Raw, ...]
    """What this seat was told, from the first fact on."""
    moves: tuple[Offer, ...]
    level: BotLevel
    random: int
    """The seed of the draw."""
    claims: tuple[tuple[Seat, Raw], ...] = ()
    """The claims that stand at the table."""


encode = msgspec.json.Encoder().encode
read_task = msgspec.json.Decoder(Task).decode


def think(task: Task) -> Command:
    """The answer of a new bot that has heard these facts."""
    rules = GAMES[task.game]
    bot = at_level(task.level)(rules, rules.WIRE.options.decode(task.options), task.seats, task.seat)
    bot.hear([rules.WIRE.fact.decode(fact) for fact in task.facts])
    bot.heed([(seat, rules.WIRE.claim.decode(claim)) for seat, claim in task.claims])
    offer, fields = bot.choose(task.moves, Random(task.random))
    command: Command = rules.WIRE.choose(offer, fields)
    return command


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


def work(tasks: BinaryIO, answers: BinaryIO) -> None:
    """Answer one task after the other, until nobody has any more."""
    while len(length := tasks.read(LENGTH_BYTES)) == LENGTH_BYTES:
        message = tasks.read(int.from_bytes(length, "big"))
        limit(CPU_SECONDS, MEMORY_BYTES)
        answers.write(framed(encode(think(read_task(message)))))
        answers.flush()


def main() -> None:
    # Who stops the server stops its workers by closing the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    work(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
