"""The own hand: what each card is worth to keep, and what it can do on a quest."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from camlann.bots.shadows.quests import grail_outlook
from camlann.shadows.quests.combat import PATTERN, value
from camlann.shadows.quests.wars import needed
from camlann.shadows.state import Camelot, Combat, War, in_play

SPECIALS = {
    "merlin": 3.8,
    "fight_any": 3.1,
    "heroism": 3.8,
    "piety": 3.8,
    "reinforcements": 3.8,
    "lady_of_the_lake": 3.2,
    "convocation": 2.6,
    "clairvoyance": 2.3,
    "fate": 3.2,
    "messenger": 1.3,
    "call_for_help": 1.0,
    "banishment": 2.3,
    "divine_favor": 3.2,
    "dragon_slayer": 3.2,
    "merlins_rescue": 1.5,
    "new_hope": 1.3,
    "tournament": 3.2,
    "truce": 2.8,
}
"""What these cards are worth."""
FIGHTS = {"fight_1": 0.8, "fight_2": 1.0, "fight_3": 1.2, "fight_4": 1.5, "fight_5": 1.8}
GRAIL_CARD = 2.2
"""What a Grail card is worth if the Grail can be won for sure."""
PLENTY = 6
"""With more cards than this, each is worth less."""
MORE = (0.0, 0.5, 0.3, -0.2, -0.5, -0.6, -0.6)
"""What the first card of a number is worth more, the second, and so on: a pair is worth more than two."""


def keep(public: Camelot, card: str, copies: int) -> float:
    """What a card is worth that this hand has so many copies of."""
    if card == "grail":
        idle = 0.5 if copies >= 3 else 0.3
        return max(idle, GRAIL_CARD * grail_outlook(public)) if in_play(public, "grail") else idle
    if card == "merlin" and "vivien" in public.lasting:
        return 2.0
    if card in SPECIALS:
        return SPECIALS[card]
    return max(0.2, FIGHTS[card] + MORE[min(copies - 1, len(MORE) - 1)])


def prices(public: Camelot, hand: Sequence[str]) -> dict[str, float]:
    """By card of the hand, what it costs to part with one."""
    scale = min(1.0, PLENTY / max(1, len(hand)))
    return {card: scale * keep(public, card, copies) for card, copies in Counter(hand).items()}


def cost(price: dict[str, float], cards: Iterable[str]) -> float:
    return sum(price[card] for card in cards)


def cheapest(public: Camelot, hand: Sequence[str], number: int) -> tuple[str, ...]:
    """The cards that are missed least, as the forms spell them."""
    left, gone = list(hand), list[str]()
    for _ in range(min(number, len(left))):
        price = prices(public, left)
        card = min(left, key=lambda each: (price[each], each))
        left.remove(card)
        gone.append(card)
    return tuple(sorted(gone))


def dearest(public: Camelot, hand: Sequence[str], number: int) -> tuple[str, ...]:
    price = prices(public, hand)
    return tuple(sorted(sorted(hand, key=lambda card: -price[card])[:number]))


def straight(public: Camelot, war: War, hand: Sequence[str], length: int) -> int:
    """How many cards of the straight this hand can play one after another."""
    counts, number = Counter(hand), 0
    wild, next_value = counts["fight_any"], needed(public, war)
    while number < length:
        card = f"fight_{min(next_value, 5)}"
        if counts[card]:
            counts[card] -= 1
        elif wild:
            wild -= 1
        else:
            break
        number, next_value = number + 1, next_value + 1
    return number


class Fill(NamedTuple):
    """A way to complete a pattern: what it lacks, what it comes to, and how often each value is in it."""

    lacking: int
    total: int
    counts: dict[int, int]


def fills(quest: Combat, lying: Sequence[str], hand: Sequence[str]) -> list[Fill]:
    """The ways to complete the pattern on the table with this hand."""
    there, in_hand = [0] * 6, [0] * 6
    for card in lying:
        there[value(card)] += 1
    wild = 0
    for card in hand:
        if card == "fight_any":
            wild += 1
        elif card.startswith("fight_"):
            in_hand[value(card)] += 1
    lie = [number for number in range(1, 6) if there[number]]
    found: list[Fill] = []
    for counts, total in TARGETS[quest]:
        if any(counts.get(number, 0) < there[number] for number in lie):
            continue
        lacking = sum(max(0, n - there[number] - in_hand[number]) for number, n in counts.items())
        found.append(Fill(max(0, lacking - wild), total, counts))
    return found


def _targets(quest: Combat) -> list[dict[int, int]]:
    pattern = PATTERN[quest]
    found: list[dict[int, int]] = []
    for numbers in combinations(range(1, 6), len(pattern)):
        found.append(dict(zip(numbers, pattern, strict=True)))
        if len(set(pattern)) > 1:
            found.append(dict(zip(numbers, reversed(pattern), strict=True)))
    return found


TARGETS: dict[Combat, list[tuple[dict[int, int], int]]] = {
    quest: [(counts, sum(number * n for number, n in counts.items())) for counts in _targets(quest)]
    for quest in PATTERN
}
"""By quest, every complete pattern and its sum."""
