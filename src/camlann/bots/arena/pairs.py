"""Pairs of games: the same deal twice, with the sides exchanged.

The first game of a pair has bot A in all seats of Good and bot B in all seats of Evil, the second the other
way round. Deal, first leader, decks and everybody's chance come from the seed and the number of the pair;
the bots' own chance differs between the two, so that a bot can play against itself.
"""

from functools import partial
from random import Random
from time import process_time

from msgspec import Struct

from camlann import avalon
from camlann.avalon.options import Options
from camlann.avalon.roles import ROLES
from camlann.bots import NewBot
from camlann.bots.match_player import MatchPlayer, play_out
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.match import Match

GOOD_WINS = ("assassination_missed", "nobody_named", "three_successes")


class Ending(Struct, frozen=True):
    """How a game ended."""

    why: str
    milliseconds: float
    """CPU time of the whole game, all bots and the rules."""

    @property
    def good_won(self) -> bool:
        return self.why in GOOD_WINS


class Pair(Struct, frozen=True):
    number: int
    a_good: Ending
    """The game in which bot A was Good."""
    b_good: Ending


def play_game(
    options: Options, seats: int, word: str, good: NewBot, evil: NewBot, chance: str = ""
) -> Ending:
    """One game, dealt from a word; the bots' own chance comes from another one. The side of a seat is the one
    on its card.
    """
    began = process_time()
    match = Match(avalon, options, seats, partial(Seeded, seed_of(word), 1))
    players = {
        seat: MatchPlayer(
            match, seat, good if ROLES[own.role].side == "good" else evil, Random(f"{word}/{chance}/{seat}")
        )
        for seat, own in match.truth.own.items()
    }
    play_out(match, players)
    assert match.public.why is not None
    return Ending(match.public.why, round(1000 * (process_time() - began), 1))


def play_pair(options: Options, seats: int, seed: str, number: int, a: NewBot, b: NewBot) -> Pair:
    word = f"{seed}/{number}"
    a_good = play_game(options, seats, word, a, b, "a")
    return Pair(number, a_good, play_game(options, seats, word, b, a, "b"))
