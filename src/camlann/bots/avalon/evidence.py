"""Evidence: what facts prove about the deal, from the rules alone.

A Good player never fails a quest, an Evil Lancelot may be bound to, loyalty cards tell the truth, and of a
quest everybody learns how many cards were fails. A card in the spotlight, one that a seat looked at and its
own are known to it; Excalibur turns a card into its opposite.
"""

from collections.abc import Callable, Sequence
from operator import and_
from typing import TypeAlias

from camlann.avalon.excalibur import ExcaliburUsed, ReplacedCardSeen
from camlann.avalon.lancelot import AllegianceTurned
from camlann.avalon.plots.close_eye import CardSeen
from camlann.avalon.quest import CardShown, CardsLaid, QuestBegun, QuestEnded, binds_lancelot
from camlann.avalon.show_loyalty import LoyaltySeen
from camlann.avalon.state import Court, Game, proposed
from camlann.bots import AnyFact
from camlann.bots.avalon.belief import Belief
from camlann.bots.avalon.teams import mask_of
from camlann.engine.facts import Seat, Team

Fails: TypeAlias = Callable[[int, int, int, int], Sequence[float]]
"""How likely 0, 1, 2, … fail of those on a team who are Evil and have an unknown card and a choice: by style,
by how many are Evil, by how many have that choice, and by how many of these were shown nobody of Evil."""


def anything(style: int, evil: int, free: int, alone: int) -> Sequence[float]:
    """Any number of fails is as good as any other."""
    return (1.0,) * (free + 1)


class Evidence:
    """What one seat can tell from facts, or with no seat, what everybody can."""

    def __init__(self, belief: Belief, seat: Seat | None) -> None:
        self.belief, self.seat = belief, seat
        self._fails: dict[Seat, bool] = {}
        """Of the quest that is on: the cards as they were played, where they are known."""
        self._struck: Seat | None = None

    def consider(self, fact: AnyFact, before: Court, now: Game, fails: Fails = anything) -> None:
        match fact:
            case AllegianceTurned("switch"):
                self.belief.switch()
            case LoyaltySeen(_, target, side) if self.seat is not None:
                self._side(target, side == "evil")
            case QuestBegun():
                self._fails, self._struck = {}, None
            case CardsLaid() if self.seat is not None and self.seat in proposed(before).team:
                self._fails[self.seat] = now.own[self.seat].cards[proposed(before).quest] == "fail"
            case CardShown(seat, card):
                self._fails[seat] = card == "fail"
            case ExcaliburUsed(_, target):
                self._struck = target
            case ReplacedCardSeen(_, _, target, card) if self.seat is not None:
                self._fails[target] = card == "fail"
            case CardSeen(_, _, target, card) if self.seat is not None:
                self._fails[target] = (card == "fail") != (target == self._struck)
            case QuestEnded(_, _, number):
                self._quest(before, proposed(before).team, number, fails)

    def _side(self, target: Seat, evil: bool) -> None:
        sides = [seats >> target & 1 for seats in self.belief.evil_now]
        self.belief.weigh(sides, lambda style, side: float(side == evil))

    def _quest(self, public: Court, team: Team, number: int, fails: Fails) -> None:
        """How likely it was that so many cards were fails."""
        on, bound = mask_of(team), binds_lancelot(public.options)
        known = mask_of(self._fails)
        failed = mask_of(seat for seat, fail in self._fails.items() if fail)
        struck = 0 if self._struck is None else 1 << self._struck

        def likelihood(style: int, key: tuple[int, int, int]) -> float:
            evil, forced, alone = key  # Who of the team is Evil, and who of these must fail or knows nobody.
            if failed & ~evil or known & ~failed & forced:
                return 0.0
            free = evil & ~known & ~forced
            sure = failed | forced
            cards = free.bit_count()
            odds = fails(style, evil.bit_count(), cards, (free & alone).bit_count())
            if struck & free:
                # It was a fail and is none now, or the other way round.
                return _turned(odds, cards, number - sure.bit_count())
            found = number - (sure ^ struck).bit_count()
            return odds[found] if 0 <= found <= cards else 0.0

        evils = [seats & on for seats in self.belief.evil_now]
        bounds = [one.lancelots if bound else 0 for one in self.belief.each]
        uninformed = [one.uninformed for one in self.belief.each]
        keys = zip(evils, map(and_, evils, bounds), map(and_, evils, uninformed), strict=True)
        self.belief.weigh(keys, likelihood)


def _turned(odds: Sequence[float], cards: int, number: int) -> float:
    """The chance of so many fails among free cards after one of them was turned into its opposite."""
    total = 0.0
    for played, chance in enumerate(odds):
        # The turned card is one of those that were fails as often as any other.
        turned = played / cards
        total += chance * (turned * (played - 1 == number) + (1 - turned) * (played + 1 == number))
    return total
