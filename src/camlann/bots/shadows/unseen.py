"""The black cards that may still come, by what the table has seen."""

from collections import Counter
from collections.abc import Mapping

from camlann.bots import AnyFact
from camlann.bots.shadows.black_cards import Costs
from camlann.shadows.card_piles import BlackPlayed, Reshuffled
from camlann.shadows.cards.black import BLACK, black_deck
from camlann.shadows.quests.combat import FaceDownShown
from camlann.shadows.state import FACE_DOWN, Camelot

OPTIMISM = 0.35
"""Cards that somebody draws cost less than they seem to: some are cancelled, and some come too late."""
AT_BEST = -4.0
"""No card is expected to do more good than this."""


class Unseen:
    def __init__(self, expansion: bool) -> None:
        self.deck = Counter(black_deck(expansion))
        self.left = Counter(self.deck)
        self.removed: Counter[str] = Counter()

    def consider(self, fact: AnyFact, before: Camelot) -> None:
        match fact:
            case BlackPlayed(_, card):
                self.take(card)
                home = BLACK[card].home
                if before.options.expansion and home is not None and home in before.over:
                    self.removed[card] += 1
            case FaceDownShown(_, cards):
                for card in cards:
                    self.take(card)
            case Reshuffled():
                self.left = self.deck - self.removed - Counter(lying(before))

    def take(self, card: str) -> None:
        if self.left[card] > 0:
            self.left[card] -= 1

    def expected(self, public: Camelot, known: Mapping[int, str]) -> float:
        """What the top card costs on average; `known` are the cards of the pile that somebody knows."""
        costs = Costs(public)
        if 0 in known:
            return costs.harm(known[0])
        total = self.left.total()
        if not total:
            return 1.0
        harms = (number * max(costs.harm(card), AT_BEST) for card, number in self.left.items() if number)
        return OPTIMISM * sum(harms) / total


def lying(public: Camelot) -> list[str]:
    """The black cards that lie face up on quests, or stay in play."""
    boards = (public.black_knight.black, public.lancelot.black, public.dragon.black, public.grail)
    there = [card for board in boards for card in board if card not in ("", "grail", FACE_DOWN)]
    return [*there, *public.lasting, *(["mordred"] if public.mordred else [])]
