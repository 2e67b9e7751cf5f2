"""Levels: the bots of each game by name, those that play at tables, and opponents for reference."""

from typing import Any

from camlann.bots import AnyRules, Bot, NewBot
from camlann.bots.avalon.bayes_bot import BayesBot
from camlann.bots.avalon.logic_bot import LogicBot
from camlann.bots.avalon.reference_bots import NaiveBot, ObservingBot
from camlann.bots.avalon.rules_bot import RulesBot
from camlann.bots.random_bot import RandomBot
from camlann.bots.shadows.rules_bot import ShadowsRulesBot
from camlann.engine.facts import Seat
from camlann.table import BOT_LEVELS, BotLevel

LADDERS: dict[str, dict[str, NewBot]] = {
    "avalon": {"random": RandomBot, "rules": RulesBot, "logic": LogicBot, "bayes": BayesBot},
    "shadows": {"random": RandomBot, "rules": ShadowsRulesBot},
}
"""By game, the levels from the weakest on."""
REFERENCES: dict[str, dict[str, NewBot]] = {"avalon": {"naive": NaiveBot, "observing": ObservingBot}}


AT_TABLES: dict[str, dict[BotLevel, str]] = {
    "avalon": {"easy": "rules", "fair": "logic", "strong": "bayes"},
    "shadows": {"easy": "rules"},
}
"""By game, which bot of its ladder plays at which level of a table."""


def at_tables(game: str) -> dict[BotLevel, str]:
    """The levels that bots of this game can have at tables, by name. A new game has random bots."""
    return AT_TABLES.get(game, {"easy": "random"})


def level_in(game: str, level: BotLevel) -> BotLevel:
    """The level at which such a bot plays this game: its own, or the next below that the game has."""
    below = BOT_LEVELS[: BOT_LEVELS.index(level) + 1]
    return max((each for each in at_tables(game) if each in below), key=BOT_LEVELS.index)


def at_level(level: BotLevel) -> NewBot:
    """Makes bots of a level, for any game."""

    def new_bot(rules: AnyRules, options: Any, seats: int, seat: Seat) -> Bot:
        name = at_tables(rules.NAME)[level_in(rules.NAME, level)]
        return LADDERS.get(rules.NAME, {}).get(name, RandomBot)(rules, options, seats, seat)

    return new_bot


easy = at_level("easy")
"""Thinks for a few milliseconds at most."""


def bots(game: str) -> dict[str, NewBot]:
    """Every bot of a game by its name. A new game has the random one."""
    return {**LADDERS.get(game, {"random": RandomBot}), **REFERENCES.get(game, {})}
