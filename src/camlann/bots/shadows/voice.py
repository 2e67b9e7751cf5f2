"""What a bot says in Shadows: rarely, about a quest, a danger, a suspicion, an accusation, and at the end.

It speaks of what lies on the table for all to see. No word depends on its hand or on its loyalty, so a
Traitor speaks as a Knight in his place would. The rules forbid naming cards, and no claim or phrase here
names one.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from camlann.bots import AnyFact, AnyRules
from camlann.bots.shadows.belief import Belief
from camlann.bots.shadows.quests import missing, open_quests, slack, swords
from camlann.bots.speaker import TALKATIVE, Remark, Remarks, Speaker, Tastes
from camlann.engine.facts import GameState, Seat
from camlann.shadows.accusations import LoyaltyShown, accusable
from camlann.shadows.chat_claims import ClaimDoubt, ClaimNeeded, ClaimTrust
from camlann.shadows.game_end import Over
from camlann.shadows.lives import LifeLost
from camlann.shadows.quests.quest_end import QuestDecided
from camlann.shadows.state import SWORDS, Camelot, Place, at
from camlann.shadows.swords_and_sieges import SiegeRaised
from camlann.table import BotTemper

QUESTS, SIEGES, SHOWN, ENDS = 1.2, 0.8, 0.8, 0.8
"""How many bots of a table speak of a quest, a siege, a loyalty card and the end, if all were talkative."""
OWN_DANGER = 0.3
"""How likely a talkative bot speaks of a danger when its own turn begins, or of its own few life points."""
MANY_ENGINES = 8
FEW_LIVES = 2
SUSPECT = 0.3
"""How likely somebody must be a Traitor, to everybody who watched, before a bot says so."""
LATE_SWORDS = 9


class ShadowsVoice(Speaker):
    def __init__(self, rules: AnyRules, options: Any, seats: int, seat: Seat, temper: BotTemper) -> None:
        super().__init__(rules, options, seats, seat, temper)
        self._belief = Belief(options, seats, None)
        self._there: tuple[Seat, ...] = ()
        """Who was on the quest that ended."""

    def _is_occasion(self, fact: AnyFact, before: GameState[Any, Any, Any]) -> bool:
        was: Camelot = before.public
        self._belief.consider(fact, was)
        match fact:
            case QuestDecided(quest):
                self._there = tuple(at(was, quest))
                return True
            case SiegeRaised():
                return was.siege < MANY_ENGINES <= self._public.siege
            case LifeLost(seat):
                return seat == self.seat and was.lives[seat] > FEW_LIVES >= self._public.lives[seat] > 0
            case LoyaltyShown() | Over():
                return True
            case _:
                return was.turn.seat != self._public.turn.seat == self.seat and self._threatened() is not None

    @property
    def _public(self) -> Camelot:
        public: Camelot = self.game.public
        return public

    def _speakers(self) -> float:
        match self._fact:
            case QuestDecided():
                return QUESTS
            case LoyaltyShown():
                return SHOWN
            case Over():
                return ENDS
            case _:
                return SIEGES

    def _chance(self) -> float:
        if isinstance(self._fact, QuestDecided | LoyaltyShown | Over | SiegeRaised):
            return super()._chance()
        # Nobody else has this to speak of.
        return OWN_DANGER * TALKATIVE[self._temper]

    def _remarks(self, random: Random) -> Remarks:
        match self._fact:
            case QuestDecided(won=won):
                return [*(self._after_victory() if won else self._after_defeat())]
            case SiegeRaised():
                return [("shadows.siege-grows", (1, 2, 1)), (ClaimNeeded("camelot"), (2, 1, 1))]
            case LifeLost():
                return [("shadows.weak", (1, 1, 1))]
            case LoyaltyShown(seat, side):
                return [*self._after_card(seat, side)]
            case Over():
                return [("chat.well-played", (1, 1, 1)), ("shadows.well-fought", (1, 0.5, 2))]
            case _:
                return [*self._about_danger()]

    def _after_victory(self) -> Iterator[tuple[Remark, Tastes]]:
        yield "shadows.well-fought", (1, 1, 2)
        yield "chat.thumbs-up", (0.5, 0.5, 2)
        if self._suspects() and (others := tuple(seat for seat in self._there if seat != self.seat)):
            yield ClaimTrust(others), (0.5, 0.3, 1)

    def _after_defeat(self) -> Iterator[tuple[Remark, Tastes]]:
        yield "shadows.evil-grows", (1, 1, 1)
        if (place := self._threatened()) is not None:
            yield ClaimNeeded(place), (2, 2, 1)
        if (worst := self._worst()) is not None:
            yield ClaimDoubt((worst,)), (1, 3, 0.5)
            yield "shadows.traitor-here", (0.5, 1, 0.3)

    def _about_danger(self) -> Iterator[tuple[Remark, Tastes]]:
        place = self._threatened()
        if place is None:
            # It speaks some seconds later, and the danger may be over.
            return
        if place != self._public.places[self.seat]:
            yield ClaimNeeded(place), (2, 2, 1)
        elif missing(self._public, place) <= slack(self._public, place) + 1:
            yield "shadows.finish-it", (1, 1, 1)
        else:
            yield "shadows.help-me", (1, 1, 2)
        if (worst := self._worst()) is not None:
            yield ClaimDoubt((worst,)), (0.5, 2, 0.3)
            if len(self._public.swords) >= LATE_SWORDS:
                yield "shadows.accuse", (0.5, 2, 0.5)

    def _after_card(self, seat: Seat, side: str) -> Iterator[tuple[Remark, Tastes]]:
        if seat == self.seat:
            return
        if side == "loyal":
            yield ClaimTrust((seat,)), (1, 0.5, 1)
            yield "shadows.do-not-accuse", (1, 0.5, 1)
        else:
            yield "shadows.evil-grows", (0.5, 1, 0.3)
            yield "chat.thumbs-up", (0.5, 1, 1)

    def _threatened(self) -> Place | None:
        """The quest that one more black card would lose, if that is worth a word."""
        public = self._public
        near = len(public.swords) >= LATE_SWORDS
        lost = [quest for quest in open_quests(public) if slack(public, quest) == 1]
        heavy = [quest for quest in lost if swords(public, quest) > 1 or near]
        return max(heavy, key=lambda quest: swords(public, quest), default=None)

    def _suspects(self) -> list[tuple[float, Seat]]:
        """Whom the bot could accuse, and how likely each is a Traitor to everybody who watched."""
        public = self._public
        if len(public.swords) >= SWORDS:
            return []
        chances = self._belief.threats(public)
        return [(chances[seat], seat) for seat in accusable(public, self.seat)]

    def _worst(self) -> Seat | None:
        chance, seat = max(self._suspects(), default=(0.0, None))
        return seat if chance >= SUSPECT else None
