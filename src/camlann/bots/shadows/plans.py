"""Plans: what a Knight's turns are worth at each quest, from the cards in hand and who else is there."""

from math import exp
from typing import NamedTuple

from camlann.bots.shadows import worth
from camlann.bots.shadows.hand import Fill, fills, prices, straight
from camlann.bots.shadows.quests import (
    AVERAGE,
    COMBATS,
    DANGERS,
    WAR_OF,
    black_sum,
    danger,
    grail_outlook,
    loss,
    missing,
    prize,
    slack,
)
from camlann.shadows.quests.combat import SPOTS
from camlann.shadows.state import SOLO, Camelot, Combat, Knight, Place, at, coat, combat, holder

COMING = 0.07
"""How many black cards of a combat quest come for each turn of a Knight."""
SPREAD = 3.0
"""How uncertain a sum of black cards is."""
SPENT = 1.05
"""What a card costs that is played."""
SPENT_AT: dict[Place, float] = {"excalibur": 0.5}
CROWD = 0.5
"""How much of a journey to a war is useful where others are already."""
RETURN = 1.45
"""How many turns more a journey counts for if the quest is not won, and its Knights must walk home."""
SOLO_LACKING = (0.17, 0.05)
"""How likely a solo quest is won if one card is missing for it, or more."""
PER_HELPER = 5.2
"""How many cards another Knight on the quest counts for; found by search, like most numbers here."""
UNSURE = 0.55
"""How likely a group quest is won for which this Knight has no card."""
HOPE = 0.35
"""Below these odds nobody goes to the Grail but to keep it from being lost."""
ACTION = 3.8
"""What a turn is worth that another Knight on a quest is spared."""
SPARE = 2
"""Cards that a Knight keeps who pulls the sword."""
JUNK = 0.8
"""A card below this price may be thrown into the lake."""


class Plan(NamedTuple):
    """What a Knight can do on a quest."""

    quest: Place
    need: int
    """Cards that win it."""
    mine: int
    """Cards of this hand that can be played there."""
    chance: float
    """How likely it is won, if the cards are played."""


def plan(public: Camelot, own: Knight, quest: Place) -> Plan:
    need = missing(public, quest)
    if quest in COMBATS:
        fill, chance = best_fill(public, own, COMBATS[quest])
        return Plan(quest, need, max(0, need - fill.lacking), chance)
    if quest in WAR_OF:
        mine = straight(public, WAR_OF[quest], own.hand, need)
        return Plan(quest, need, mine, 0.95 if slack(public, quest) > 1 else 0.75)
    if quest == "grail":
        mine = 0 if "dark_forest" in public.lasting else own.hand.count("grail")
        outlook = grail_outlook(public, own.seat, own.hand.count("grail"))
        return Plan(quest, need, mine, outlook if outlook > HOPE else 0.0)
    price = prices(public, own.hand)
    spare = sum(price[card] <= JUNK for card in own.hand)
    return Plan(quest, need, max(spare, min(len(own.hand), 2)), 0.95 if slack(public, quest) > 1 else 0.8)


def best_fill(public: Camelot, own: Knight, quest: Combat) -> tuple[Fill, float]:
    """The way to fill a combat quest that has the best chance."""
    helpers = sum(seat != own.seat for seat in at(public, quest))
    bonus = (holder(public, "excalibur") == own.seat) + (2 if coat(public, own.seat).adds_fight else 0)
    against = Opposition(public, own, quest)
    best: tuple[float, Fill, float] | None = None
    for fill in fills(quest, combat(public, quest).white, own.hand):
        chance = against.chance(fill.total + bonus, fill.lacking)
        score = chance * 0.4 ** max(0, fill.lacking - helpers * 2)
        if best is None or (score, fill.total) > (best[0], best[1].total):
            best = score, fill, chance
    assert best is not None, "what lies there can be completed"
    return best[1], best[2]


class Opposition:
    """The black cards of a combat quest, those to come included."""

    def __init__(self, public: Camelot, own: Knight, quest: Combat) -> None:
        self.left = missing(public, quest)
        self.room = SPOTS[quest] - len(combat(public, quest).black)
        self.pace = COMING * len(public.able)
        self.now, self.each = black_sum(public, quest, own.laid), AVERAGE[quest]

    def chance(self, total: int, lacking: int) -> float:
        """How likely a sum beats them, if so many cards must still be found."""
        expected = self.now + self.each * min(self.room, self.pace * (self.left + lacking))
        return 1 / (1 + exp(-(total - expected - 0.5) / SPREAD))


def rate(public: Camelot, own: Knight, quest: Place, travel: float) -> float:
    """Points for each turn that this Knight spends on a quest, with so many turns of travel first."""
    now = plan(public, own, quest)
    helpers = len([seat for seat in at(public, quest) if seat != own.seat])
    need = now.need
    if not now.mine or need <= 0:
        return 0.0
    share = max(0.0, (need - helpers * travel) / (helpers + 1))
    turns = min(now.mine, share if helpers else need)
    if quest in WAR_OF and helpers and travel:
        # Those who are there have most of the straight.
        turns *= CROWD
    if turns <= 0:
        return 0.0
    sure = finishes(now, quest, helpers)
    value = prize(public, quest, own.seat) * now.chance * sure
    value += saved(public, quest, need) * (1.0 if quest == "grail" else now.chance)
    each = value / need
    if quest == "excalibur" and travel and enough_hands(public, own.seat, need):
        each = min(each, ACTION)
    spent = SPENT_AT.get(quest, SPENT)
    done = 1.0 if now.need <= now.mine else 0.0
    return (each - spent) * turns / (travel * (1.0 + RETURN * (1.0 - done)) + turns)


def enough_hands(public: Camelot, seat: int, need: int) -> bool:
    """Whether those who are at Excalibur have cards enough to pull it by themselves."""
    there = (each for each in at(public, "excalibur") if each != seat)
    return sum(max(0, public.hands[each] - SPARE) for each in there) >= need


def saved(public: Camelot, quest: Place, need: int) -> float:
    """What it is worth that evil does not win there; each Grail card takes evil one step back."""
    now = danger(public, quest)
    if quest == "grail":
        later = DANGERS[min(slack(public, quest) + 1, len(DANGERS) - 1)]
        return (now - later) * max(0.0, loss(public, quest)) * need
    return now * loss(public, quest)


def finishes(now: Plan, quest: Place, helpers: int) -> float:
    """How likely the cards for it will be there."""
    lacking = now.need - now.mine
    if lacking <= 0:
        return 1.0
    if quest in SOLO:
        return SOLO_LACKING[min(lacking - 1, 1)]
    if quest == "grail":
        return 1.0
    covered = (now.mine + PER_HELPER * helpers) / now.need
    if quest == "dragon":
        return min(1.0, covered) ** 2
    return UNSURE + (0.95 - UNSURE) * min(1.0, covered)


def drawing(public: Camelot, own: Knight) -> float:
    """What a turn in Camelot is worth, spent on drawing cards."""
    return worth.cards(public, own.seat, coat(public, own.seat).draws)
