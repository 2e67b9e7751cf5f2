"""The bots of Shadows play every kind of game to its end, and better than by chance."""

from collections import Counter
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from camlann import shadows
from camlann.bots import NewBot
from camlann.bots.match_player import MatchPlayer, play_out
from camlann.bots.random_bot import RandomBot
from camlann.bots.shadows.rules_bot import ShadowsRulesBot
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import tag
from camlann.engine.match import Match
from camlann.engine.phases import Command
from camlann.shadows.options import Options, Unconfirmed

GAMES = 8
"""Games whose swords are counted."""
EVERY_OPTION = {
    "2 seats": (2, Options()),
    "3 seats, who look later": (3, Options()),
    "4 seats, expansion": (4, Options(expansion=True)),
    "5 seats, a Traitor who may step forth": (
        5,
        Options(fate_traitor="may_hide", unconfirmed=Unconfirmed(voluntary_reveal=True)),
    ),
    "6 seats, squires": (6, Options(expansion=True, squires=True)),
    "7 seats, a chair for a latecomer": (7, Options(late=1)),
    "8 seats, base game": (8, Options(bedivere=True)),
    "8 seats, expansion, a Traitor among us": (8, Options(expansion=True, traitors="among_us")),
}


def played(
    options: Options, seats: int, word: str, new_bot: NewBot = ShadowsRulesBot
) -> Match[Any, Any, Any]:
    match = Match(shadows, options, seats, partial(Seeded, seed_of(word), 1))
    players = {
        seat: MatchPlayer(match, seat, new_bot, Random(f"{word}/{seat}")) for seat in match.public.everyone
    }
    play_out(match, players)
    return match


@pytest.mark.parametrize("name", EVERY_OPTION)
def test_bots_play_every_kind_of_game_to_its_end(name: str) -> None:
    seats, options = EVERY_OPTION[name]
    assert played(options, seats, name).over


def test_every_command_of_the_rules_has_an_answer() -> None:
    """What is not in the table is answered at random, so nothing may be missing from it."""

    def below(kind: type[Struct]) -> set[type[Struct]]:
        return {kind, *(each for child in kind.__subclasses__() for each in below(child))}

    commands = {tag(kind) for kind in below(Command) if kind.__module__.startswith("camlann.shadows")}
    assert commands - ShadowsRulesBot.ANSWERS.keys() == set()


def test_the_knights_win_swords_that_chance_does_not() -> None:
    swords: dict[NewBot, Counter[str]] = {RandomBot: Counter(), ShadowsRulesBot: Counter()}
    for new_bot, count in swords.items():
        for n in range(GAMES):
            public = played(Options(traitors="none"), 5, f"swords {n}", new_bot).public
            count["white"] += public.whites
            count["won"] += public.winner == "loyal"
    assert swords[RandomBot]["white"] < 2 * GAMES
    assert swords[ShadowsRulesBot]["white"] > 4 * GAMES
    assert swords[ShadowsRulesBot]["won"] > swords[RandomBot]["won"]
