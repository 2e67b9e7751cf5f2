"""Battles against a die, and the card that Kay may add."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from camlann.bots.shadows import worth
from camlann.bots.shadows.evil_answers import own_life
from camlann.bots.shadows.hand import cost, prices
from camlann.bots.shadows.quests import black_sum, loss, prize, white_sum
from camlann.bots.shadows.shadows_bot import Answer, ShadowsBot, worth_each
from camlann.engine.forms import Choice
from camlann.shadows.quests.combat import FIGHTS, Adding
from camlann.shadows.state import coat, holder

FOUGHT = 0.62
"""How much it counts to be rid of a siege engine when a Knight could do something else."""
MOST_CARDS = 3
"""More cards than this are never better against the die."""
ARRIVAL = 3.0
"""What it is worth to get through on a journey."""


def handfuls(bot: ShadowsBot, fewest: int) -> Iterator[tuple[str, ...]]:
    """Fight cards to play together, each set once."""
    mine = [card for card in bot.own.hand if card in FIGHTS]
    for number in range(fewest, max(fewest, min(MOST_CARDS, len(mine))) + 1):
        yield from dict.fromkeys(combinations(mine, number))


def strength(cards: Iterable[str]) -> int:
    return sum(5 if card == "fight_any" else int(card[-1]) for card in cards)


def attack_value(bot: ShadowsBot, cards: tuple[str, ...], die: int, gain: float) -> float:
    public = bot.public
    total = strength(cards) + (holder(public, "excalibur") == bot.seat) + 0.001
    total += 2 if coat(public, bot.seat).adds_fight and not die else 0
    faces = public.options.unconfirmed.siege_die
    chance = float(total > die) if die else min(1.0, max(0.0, (total - 1) / faces))
    if public.favor and not die:
        chance = min(1.0, chance + 1 / faces)
    return chance * gain - (1 - chance) * own_life(bot) - 0.7 * cost(prices(public, bot.own.hand), cards)


def best_attack(bot: ShadowsBot) -> float:
    """What a fight against a siege engine is worth; Owain throws first."""
    gain = FOUGHT * worth.relief(bot.public)
    if coat(bot.public, bot.seat).rolls_first:
        faces = range(1, bot.public.options.unconfirmed.siege_die + 1)
        return sum(
            max(attack_value(bot, cards, die, gain) for cards in handfuls(bot, 0)) for die in faces
        ) / len(faces)
    return max((attack_value(bot, cards, 0, gain) for cards in handfuls(bot, 1)), default=-5.0)


def attack(bot: ShadowsBot, form: Any) -> Iterable[tuple[Choice, float]]:
    phase = bot.phase
    gain = worth.relief(bot.public) if phase.to is None else ARRIVAL
    return [((cards,), attack_value(bot, cards, phase.die, gain)) for cards in handfuls(bot, form.lo)]


def name_value(bot: ShadowsBot, value: int) -> float:
    return float(value)


def add_fight(bot: ShadowsBot, card: str, value: int) -> float:
    return kays_result(bot, value) - 0.7 * prices(bot.public, bot.own.hand)[card]


def add_nothing(bot: ShadowsBot) -> float:
    return kays_result(bot, 0)


def kays_result(bot: ShadowsBot, more: int) -> float:
    """What the fight comes to with so much more."""
    public, phase = bot.public, bot.phase
    if isinstance(phase, Adding):
        won = white_sum(public, phase.quest) + more + 0.5 * public.favor > black_sum(public, phase.quest, {})
        return prize(public, phase.quest, bot.seat) if won else -loss(public, phase.quest)
    gain = worth.relief(public) if phase.to is None else ARRIVAL
    return gain if phase.total + more + 0.5 * public.favor > phase.die else -own_life(bot)


BATTLE_ANSWERS: dict[str, Answer] = {
    "shadows.attack": attack,
    "shadows.name-value": worth_each(name_value),
    "shadows.add-fight": worth_each(add_fight),
    "shadows.add-nothing": worth_each(add_nothing),
}
