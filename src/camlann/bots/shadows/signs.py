"""Signs: what a seat does openly, and how much more often a Traitor does it than somebody Loyal.

The numbers are logarithms of that ratio, counted in games of these bots against each other.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from camlann.bots import AnyFact
from camlann.bots.shadows import worth
from camlann.bots.shadows.evil_answers import war_harm
from camlann.bots.shadows.quests import COMBATS
from camlann.bots.shadows.unseen import next_card_cost
from camlann.engine.facts import Seat
from camlann.shadows.accusations import Accused, LoyaltyShown
from camlann.shadows.black_card_cancellation import MerlinsSpent
from camlann.shadows.card_division import ShareRefused
from camlann.shadows.card_piles import CardPlayed
from camlann.shadows.cards.black_prompts import ChoosingWar, VolunteersShown
from camlann.shadows.heroic_phase import ActionBought, ActionTaken
from camlann.shadows.progression_of_evil import EvilChosen
from camlann.shadows.quests.combat import BlackLaidDown, BlackLifted, FaceDownShown
from camlann.shadows.quests.wars import WarriorCame
from camlann.shadows.state import SOLO, WARS, Camelot, coat, combat
from camlann.shadows.travel import SetOut

Sign = tuple[Seat, str]
HIGH = ("5", "7")
"""Numbers that Loyal bots show."""
REGRETS = ((0.1, "best"), (0.6, "near"), (1.5, "worse"), (4.0, "bad"))
"""How a choice is called that is so many points worse than the best."""

SIGNS: dict[str, float] = {
    "black_card near": 0.4,
    "black_card worse": 0.5,
    "siege_engine near": 0.7,
    "siege_engine worse": 0.5,
    "siege_engine bad": 0.1,
    "siege_engine terrible": 1.5,
    "life best": -0.6,
    "life near": 0.4,
    "life bad": 0.5,
    "war best": -0.1,
    "war near": 1.0,
    "war worse": 1.5,
    "war bad": 1.5,
    "laid down": -0.2,
    "hid low": -0.1,
    "hid some": 0.5,
    "hid high": 1.3,
    "left a quest": 0.7,
    "action A": 0.2,
    "action C": -0.3,
    "action D": 0.4,
    "bought": 0.5,
    "merlins": -1.5,
    "volunteered": -0.4,
    "accused traitor": -1.0,
    "fate": -3.0,
}
"""By sign: about two thirds of what was counted, since signs often come together. Choices that are nearly the
best count for less than that: Traitors of our own make them often, but so do people who are Loyal."""


def graded(kind: str, regret: float) -> str:
    return f"{kind} {next((name for most, name in REGRETS if regret < most), 'terrible')}"


class Watch:
    """It remembers who laid cards face down, and whom somebody has accused."""

    def __init__(self) -> None:
        self.layers: dict[str, list[Seat]] = defaultdict(list)
        self.accuser: Seat | None = None

    def signs(self, fact: AnyFact, before: Camelot) -> Iterable[Sign]:  # noqa: C901 (a case for each fact)
        """The signs in a fact, by the game before it."""
        match fact:
            case EvilChosen(seat, evil):
                yield seat, graded(evil, evil_regret(before, seat, evil))
            case WarriorCame(war) if isinstance(before.phase, ChoosingWar):
                phase = before.phase
                harms = {each: war_harm(before, each, phase.mordred) for each in WARS}
                yield phase.by, graded("war", harms[war] - min(harms.values()))
            case BlackLaidDown(quest, by):
                self.layers[quest].append(by)
                yield by, "laid down"
            case BlackLifted(quest):
                if self.layers[quest] and combat(before, quest).black[-1] == "face_down":
                    self.layers[quest].pop()
            case FaceDownShown(quest, cards):
                yield from self.shown(quest, cards)
            case SetOut(seat, to):
                yield from departure(before, seat, to)
            case ActionTaken(seat, action):
                yield seat, self.action(before, seat, action)
            case ActionBought(seat):
                yield seat, "bought"
            case MerlinsSpent(by):
                yield from ((seat, "merlins") for seat, _ in by)
            case VolunteersShown(seats):
                yield from ((seat, "volunteered") for seat in seats)
            case ShareRefused(by):
                yield from ((seat, "refused") for seat in by)
            case CardPlayed(seat, "fate") if before.options.fate_traitor == "must_reveal":
                yield seat, "fate"
            case Accused(by, _):
                self.accuser = by
            case LoyaltyShown(_, side) if self.accuser is not None:
                yield self.accuser, f"accused {side}"

    def shown(self, quest: str, cards: tuple[str, ...]) -> Iterator[Sign]:
        """High cards among those face down speak against all who laid them."""
        layers, self.layers[quest] = self.layers[quest], []
        high = sum(card.rpartition("_")[2] in HIGH for card in cards)
        share = high / len(cards)
        for seat in dict.fromkeys(layers):
            yield seat, "hid high" if share >= 0.5 else "hid some" if high else "hid low"

    def action(self, before: Camelot, seat: Seat, action: str) -> str:
        place = before.places[seat]
        if action == "B" and place == "camelot":
            return "drew with many" if before.hands[seat] >= 8 else "drew"
        return f"action {action}"


def evil_regret(public: Camelot, seat: Seat, evil: str) -> float:
    """How much worse the choice was than the best, to somebody who does not know the pile."""
    armored = public.relics.get("armor") == seat
    costs = {
        "black_card": next_card_cost(public, {}) * (0.55 if armored else 1.0),
        "siege_engine": worth.siege(public),
        "life": worth.life(public, seat),
        "cards": 0.0,
    }
    if coat(public, seat).pays_blood:
        costs["life"] = min(costs["life"], 2.0)
    options = [cost for name, cost in costs.items() if name != "cards"]
    if "witch_2" in public.lasting:
        options = [costs["black_card"], costs["siege_engine"]]
    return max(0.0, costs[evil] - min(options))


def departure(public: Camelot, seat: Seat, to: str) -> Iterator[Sign]:
    here = public.places[seat]
    if here in SOLO and combat(public, COMBATS[here]).white:
        yield seat, "left cards"
    elif here != "camelot":
        yield seat, "left a quest"
    else:
        yield seat, "set out"
