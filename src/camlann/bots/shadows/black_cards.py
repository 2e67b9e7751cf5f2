"""Black cards: what each would cost the Knights now."""

from collections.abc import Callable
from typing import TypeAlias

from camlann.bots.shadows import worth
from camlann.bots.shadows.quests import COMBATS, DANGERS, black_sum, grail_outlook, loss, slack, white_sum
from camlann.shadows.cards.black import BLACK
from camlann.shadows.quests.combat import black_value
from camlann.shadows.state import WARS, Camelot, Combat, Place, at, in_play

EXTRA: dict[Place, float] = {"excalibur": 3.5, "grail": 9.0}
"""What it costs that a quest takes one card more: a turn, and the card; Grail cards are rare."""
MERLIN_PRICE = 0.9
HARDER: dict[Combat, float] = {"black_knight": 0.1, "lancelot": 0.08, "dragon": 0.04}
"""What each point of a black card costs Knights who would fight there; three times more if one does."""


def extra(public: Camelot, quest: Place) -> float:
    """What one card more costs there; a Grail that nobody hopes for costs nothing."""
    return EXTRA.get(quest, 0.0) * (grail_outlook(public) if quest == "grail" else 1.0)


class Costs:
    """What steps of evil cost at one moment; everything is worked out once."""

    def __init__(self, public: Camelot) -> None:
        self.public = public
        self._steps: dict[Place, float] = {}
        self._everybody: float | None = None

    def step(self, quest: Place, more: int = 0) -> float:
        """Evil comes one step nearer, and the Knights need so many cards more."""
        if quest not in self._steps:
            self._steps[quest] = self._step(quest)
        cost = self._steps[quest]
        if slack(self.public, quest) <= 1 or not more:
            return cost
        return cost + more * extra(self.public, quest)

    def _step(self, quest: Place) -> float:
        left = min(slack(self.public, quest), len(DANGERS) - 1)
        lost = loss(self.public, quest)
        return lost if left <= 1 else (DANGERS[left - 1] - DANGERS[left]) * lost

    def combat_card(self, quest: Combat, number: int) -> float:
        """One more black card there; the last one ends the quest."""
        public = self.public
        if slack(public, quest) > 1:
            there = len(at(public, quest))
            return HARDER[quest] * number * (1 + 3 * there) + self.step(quest)
        won = white_sum(public, quest) > black_sum(public, quest, {}) + number
        return -worth.white_swords(public, 1) if won else self.step(quest)

    def everybody_bleeds(self) -> float:
        if self._everybody is None:
            self._everybody = sum(worth.life(self.public, seat) for seat in self.public.able)
        return self._everybody

    def everybody_discards(self) -> float:
        return min(2.4, 0.8 * len(self.public.able))

    def harm(self, card: str) -> float:
        """What a card would cost, if nobody cancels it."""
        public, home = self.public, BLACK[card].home
        quest: Place | None = home
        if home == "lancelot" and not in_play(public, "lancelot"):
            quest = "dragon"
        if quest is not None and not in_play(public, quest):
            return 0.0 if public.merlin in (quest, home) else worth.siege(public)
        if quest in COMBATS:
            return self.combat_card(COMBATS[quest], black_value(COMBATS[quest], card))
        return HARMS[card](self)


def guinevere(costs: Costs) -> float:
    """A turn is lost, and everybody who is away must travel again."""
    public = costs.public
    away = sum(public.places[seat] != "camelot" for seat in public.able)
    solo = len(public.black_knight.white) + len(public.lancelot.white)
    return 2.0 + 2.0 * away + 2.5 * solo


def flat(points: float) -> "Harm":
    return lambda costs: points


def warriors(costs: Costs) -> float:
    return min(costs.step(war) for war in WARS)


Harm: TypeAlias = Callable[[Costs], float]
HARMS: dict[str, Harm] = {
    "excalibur": lambda costs: costs.step("excalibur", 1),
    "despair": lambda costs: costs.step("grail", 1),
    "desolation": lambda costs: costs.step("grail", 2 if "grail" in costs.public.grail else 1),
    "picts": lambda costs: costs.step("picts"),
    "saxons": lambda costs: costs.step("saxons"),
    "mercenaries": warriors,
    "mordred": lambda costs: warriors(costs) + 2.0,
    "morgan_1": Costs.everybody_discards,
    "morgan_2": flat(4.5),
    "morgan_3": lambda costs: worth.siege(costs.public, 2),
    "morgan_4": Costs.everybody_bleeds,
    "morgan_5": Costs.everybody_discards,
    "dark_forest": lambda costs: 2.0 + 1.5 * len(at(costs.public, "grail")),
    "guinevere": guinevere,
    "mists": lambda costs: 4.0 * worth.lateness(costs.public),
    "vivien": flat(2.5),
    "witch_1": flat(0.5),
    "witch_2": flat(2.5),
    "witch_3": lambda costs: sum(costs.step(war) for war in WARS),
    "witch_4": lambda costs: 0.7 * costs.everybody_bleeds(),
    "witch_5": flat(2.0),
    "witch_6": flat(1.5),
    "witch_7": lambda costs: 0.5 * costs.everybody_bleeds(),
}
"""What the cards cost that do not go to a combat quest."""


def harm(public: Camelot, card: str) -> float:
    return Costs(public).harm(card)
