"""The odds of the next black card, from what everybody has seen.

A card that lies face down outside the pile is one of its quest's: the rules let no other be laid there. So
everybody can count how many cards of each quest, and which of the others, are in the pile. What players
choose is taken to say nothing of what they know.
"""

from collections import Counter
from functools import cache, lru_cache
from typing import Any, Generic, Self, TypeAlias, cast

from msgspec.structs import replace

from camlann.engine.facts import F
from camlann.shadows.black_count import face_down
from camlann.shadows.cards.black import BLACK, black_deck, guarded, over_for_good
from camlann.shadows.progression_of_evil import quest_of
from camlann.shadows.quests.combat import SPOTS
from camlann.shadows.quests.excalibur import BANK_STEPS
from camlann.shadows.quests.grail import all_black, free
from camlann.shadows.quests.wars import WARRIORS
from camlann.shadows.state import (
    SIEGE_LIMIT,
    WARS,
    BlackCount,
    BlackOutcome,
    Camelot,
    CamelotOf,
    CombatBoard,
    Effect,
    Place,
    WarBoard,
    combat,
    war,
)


class CamelotWithOdds(CamelotOf[F], Generic[F], frozen=True, kw_only=True, gc=False):
    """Camelot, which counts the odds for every question."""

    def settled(self) -> Self:
        return replace(self, odds=odds(cast(Camelot, self))) if self.options.odds else self


Harm: TypeAlias = tuple[Effect, Place | None]
WORST_FIRST: tuple[Effect, ...] = (
    *("camelot_falls", "lost", "fought", "siege", "special", "comes", "takes", "war", "nothing"),
)
ENGINES = {"morgan_3": 2}
"""Siege engines that a special card brings."""


@cache
def deck(expansion: bool) -> Counter[str]:
    return Counter(black_deck(expansion))


def unseen(public: Camelot) -> Counter[str]:
    """The black cards that nobody was shown since the last shuffle: the pile, hands, and face-down cards."""
    return deck(public.options.expansion) - Counter(public.black_count.shown)


def pile(public: Camelot) -> Counter[str]:
    """How many cards there are of each kind in the pile; empty while somebody has one in hand.

    Cards with a number stand under their lowest one: how high the next is, nobody can count.
    """
    kinds: Counter[str] = Counter()
    for card, number in unseen(public).items():
        kinds[kind_of(card)] += number
    kinds.subtract({f"{family}_1": number for family, number in face_down(public).items()})
    counted = kinds.total() == public.black and min(kinds.values(), default=0) >= 0
    return +kinds if counted else Counter()


def kind_of(card: str) -> str:
    home = BLACK[card].home
    return f"{home}_1" if home in ("black_knight", "lancelot") else card


def odds(public: Camelot) -> tuple[BlackOutcome, ...]:
    """What the next black card may do, the worst first: with these numbers of the cards in the pile.

    Counted once for many questions: most of them change nothing that the odds depend on.
    """
    count = public.black_count
    return _odds(
        OddsInput(
            seats=0,
            options=public.options,
            over=public.over,
            merlin=public.merlin,
            siege=public.siege,
            excalibur=public.excalibur,
            grail=public.grail,
            picts=WarBoard(warriors=public.picts.warriors),
            saxons=WarBoard(warriors=public.saxons.warriors),
            black_knight=CombatBoard(black=public.black_knight.black),
            lancelot=CombatBoard(black=public.lancelot.black),
            dragon=CombatBoard(black=public.dragon.black),
            black=public.black,
            black_count=BlackCount(shown=count.shown, buried=count.buried),
        )
    )


class OddsInput(CamelotOf[Any], frozen=True, kw_only=True, gc=False):
    """A Camelot that has nothing but what the odds depend on, so that they can depend on nothing else."""

    def __hash__(self) -> int:
        return hash((self.black, self.siege, self.excalibur, self.grail, self.over, self.merlin))


@lru_cache(maxsize=2048)
def _odds(public: OddsInput) -> tuple[BlackOutcome, ...]:
    return counted(public)


def counted(public: Camelot) -> tuple[BlackOutcome, ...]:
    numbers: Counter[Harm] = Counter()
    specials: dict[Harm, list[str]] = {}
    for card, number in sorted(pile(public).items()):
        harm = outcome(public, card)
        numbers[harm] += number
        if BLACK[card].special:
            specials.setdefault(harm, []).extend([card] * number)
    found = [
        BlackOutcome(effect, number, place, tuple(specials.get((effect, place), ())))
        for (effect, place), number in numbers.items()
    ]
    return tuple(
        sorted(found, key=lambda each: (WORST_FIRST.index(each.effect), -each.number, each.place or ""))
    )


def outcome(public: Camelot, card: str) -> Harm:
    """What a card would do now, if nobody cancelled it."""
    home = BLACK[card].home
    if home is not None and over_for_good(public, home):
        return ("nothing", None) if guarded(public, home) else _engines(public, 1)
    if (quest := quest_of(public, card)) is not None:
        full = len(combat(public, quest).black) + 1 == SPOTS[quest]
        return "fought" if full else "comes", quest
    if card in ("despair", "desolation"):
        return _on_grail_row(public, card)
    if card in ENGINES and _engines(public, ENGINES[card])[0] == "camelot_falls":
        return "camelot_falls", None
    brink = [which for which in WARS if war(public, which).warriors + 1 == WARRIORS]
    match card:
        case "excalibur":
            return "lost" if public.excalibur - 1 == -BANK_STEPS else "comes", "excalibur"
        case "picts" | "saxons":
            return "lost" if card in brink else "comes", card
        case "mercenaries" | "mordred" if len(brink) == len(WARS):
            # The drawer chooses which.
            return "lost", None
        case "witch_3" if brink:
            return "lost", brink[0] if len(brink) == 1 else None
        case "mercenaries":
            return "war", None
    return "special", None


def _engines(public: Camelot, number: int) -> Harm:
    return "camelot_falls" if public.siege + number >= SIEGE_LIMIT else "siege", None


def _on_grail_row(public: Camelot, card: str) -> Harm:
    """Desolation is a special card as long as it does not lose the quest."""
    row, places = list(public.grail), free(public.grail)
    grails = [place for place, lies in enumerate(row) if lies == "grail"]
    if card == "desolation" and grails:
        row[grails[-1]] = card
    elif places:
        row[places[-1]] = card
    elif not public.options.unconfirmed.despair_on_full_row:
        return "nothing", None
    if all_black(tuple(row)):
        return "lost", "grail"
    if card == "desolation":
        return "special", None
    return "comes" if places else "takes", "grail"
