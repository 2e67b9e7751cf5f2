"""Quests as they stand: how many cards are missing, how near evil is, and what is at stake."""

from math import exp

from camlann.bots.shadows import worth
from camlann.shadows.quests.combat import PATTERN, SPOTS, black_value, value
from camlann.shadows.quests.excalibur import BANK_STEPS
from camlann.shadows.quests.quest_end import stakes
from camlann.shadows.quests.wars import WARRIORS, length
from camlann.shadows.state import (
    FACE_DOWN,
    GRAIL_ROW,
    QUESTS,
    Camelot,
    Combat,
    Place,
    War,
    at,
    combat,
    holder,
    in_play,
    war,
)

AVERAGE: dict[Combat, float] = {"black_knight": 2.8, "lancelot": 3.2, "dragon": 7.2}
"""The mean of the black cards of a quest."""
DANGERS = (1.0, 0.25, 0.13, 0.07, 0.04, 0.025)
"""How likely a quest is lost that nobody goes to, by how many black cards it takes."""
GRAILS = 0.21
"""How many white cards of a hand that nobody sees are Grail cards."""
BROUGHT = 0.4
"""How many Grail cards of the others come to the Grail in time."""
GRAIL_SPREAD = 1.3
COMBATS: dict[Place, Combat] = {
    "black_knight": "black_knight",
    "lancelot": "lancelot",
    "dragon": "dragon",
}
WAR_OF: dict[Place, War] = {"picts": "picts", "saxons": "saxons"}


def open_quests(public: Camelot) -> tuple[Place, ...]:
    return tuple(quest for quest in QUESTS if in_play(public, quest))


def missing(public: Camelot, quest: Place) -> int:
    """How many cards win it, if evil does nothing."""
    if quest in COMBATS:
        which = COMBATS[quest]
        return sum(PATTERN[which]) - len(combat(public, which).white)
    if quest in WAR_OF:
        return length(public, WAR_OF[quest]) - war(public, WAR_OF[quest]).cards
    if quest == "excalibur":
        return BANK_STEPS - public.excalibur
    # A black card in the row takes a Grail card to remove, and one to fill its space.
    return GRAIL_ROW - public.grail.count("grail") + grail_blacks(public)


def grail_blacks(public: Camelot) -> int:
    return sum(card not in ("", "grail") for card in public.grail)


def grail_outlook(public: Camelot, seat: int | None = None, mine: int = 0) -> float:
    """How likely the Grail can be won: the Grail cards at the table, next to those that it takes.

    Despair comes about as quickly as new Grail cards do, so the odds stay what they are. Few Knights seldom
    have enough cards. They do better without it: three black swords do no harm if seven white ones lie.
    """
    if not in_play(public, "grail"):
        return 0.0
    others = sum(public.hands[each] for each in public.able if each != seat)
    supply = mine + BROUGHT * GRAILS * others
    return 1 / (1 + exp(-(supply - missing(public, "grail")) / GRAIL_SPREAD))


def slack(public: Camelot, quest: Place) -> int:
    """How many black cards end it."""
    if quest in COMBATS:
        which = COMBATS[quest]
        return SPOTS[which] - len(combat(public, which).black)
    if quest in WAR_OF:
        return WARRIORS - war(public, WAR_OF[quest]).warriors
    if quest == "excalibur":
        return BANK_STEPS + public.excalibur
    return GRAIL_ROW - grail_blacks(public) + public.grail.count("grail")


def danger(public: Camelot, quest: Place) -> float:
    return DANGERS[min(slack(public, quest), len(DANGERS) - 1)]


def black_sum(public: Camelot, quest: Combat, laid: dict[str, dict[int, str]]) -> float:
    """What the black cards there come to; those face down that this seat did not lay are average."""
    known, total = laid.get(quest, {}), 0.0
    for place, card in enumerate(combat(public, quest).black):
        face = known.get(place, card)
        total += AVERAGE[quest] if face == FACE_DOWN else black_value(quest, face)
    return total


def white_sum(public: Camelot, quest: Combat) -> int:
    bonus = holder(public, "excalibur") in at(public, quest)
    return sum(map(value, combat(public, quest).white)) + bonus


def swords(public: Camelot, quest: Place) -> int:
    return stakes(quest, public.options).swords + (public.heroism == quest)


def loss(public: Camelot, quest: Place) -> float:
    """What it costs to lose it now."""
    stake = stakes(quest, public.options)
    lost = worth.black_swords(public, swords(public, quest) + ("mists" in public.lasting))
    lost += worth.siege(public, stake.siege) if stake.siege else 0.0
    there = at(public, quest)
    lost += sum(worth.life(public, seat, stake.lives) for seat in there)
    if "witch_7" in public.lasting:
        lost += sum(worth.life(public, seat) for seat in public.able if seat not in there)
    return lost


def prize(public: Camelot, quest: Place, seat: int) -> float:
    """What it is worth to win it now, with this Knight there."""
    stake = stakes(quest, public.options)
    there = {*at(public, quest), seat}
    won = worth.white_swords(public, swords(public, quest))
    won += sum(worth.cure(public, each, stake.lives) for each in there)
    won += worth.cards(public, seat, stake.cards) if len(there) == 1 else 0.9 * stake.cards
    won += worth.RELICS.get(stake.relic or "", 0.0) * worth.lateness(public)
    return won + 2.0 * len({"dark_forest", "vivien", "witch_2"} & set(public.lasting))
