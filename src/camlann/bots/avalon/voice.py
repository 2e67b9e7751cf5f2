"""What a bot says in Avalon: rarely, about a quest, a proposed team, a loyalty card, and at the end.

Its opinions come from blame, which everybody can count: Merlin and Evil speak as a servant there would.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from camlann.avalon.chat_claims import ClaimDoubt, ClaimLady, ClaimShown, ClaimTrust
from camlann.avalon.game_end import Over
from camlann.avalon.lady import LadyPassed
from camlann.avalon.plots.loyalties import LoyaltyLooked, LoyaltyShown
from camlann.avalon.propose import TeamProposed
from camlann.avalon.quest import QuestEnded
from camlann.avalon.role_knowledge import Side
from camlann.avalon.show_loyalty import LoyaltySeen
from camlann.avalon.state import Court, Game, allegiance, proposed
from camlann.avalon.team_and_side_sizes import TO_WIN, team_size
from camlann.bots import AnyFact, AnyRules
from camlann.bots.avalon.avalon_bot import LAST_CHANCE
from camlann.bots.avalon.blame import Blame
from camlann.bots.speaker import Remark, Remarks, Speaker, Tastes
from camlann.engine.chat_claims import Claim
from camlann.engine.facts import Seat, Team
from camlann.table import BotTemper

OPPOSITE: Mapping[Side, Side] = {"evil": "good", "good": "evil"}
QUESTS, TEAMS, ENDS = 0.9, 0.4, 0.8
"""How many bots of a table speak of a quest, of a proposed team and at the end, if all were talkative."""
TELLS_CARD = 0.9
"""How likely anybody tells what a loyalty card showed."""
COVERS, SLANDERS = 0.85, 0.35
"""How likely Evil calls Evil good, and Good evil."""


class AvalonVoice(Speaker):
    def __init__(self, rules: AnyRules, options: Any, seats: int, seat: Seat, temper: BotTemper) -> None:
        super().__init__(rules, options, seats, seat, temper)
        self._blame = Blame(seats, seat)
        self._team: Team = ()
        self._by_lady = False
        """Whether it is the Lady who has last shown somebody a card."""

    def _is_occasion(self, fact: AnyFact, before: Game) -> bool:
        match fact:
            case QuestEnded(_, _, fails, won):
                self._team = proposed(before.public).team
                self._blame.take(before.public, fails, won)
            case TeamProposed(leader, _, team) if leader != self.seat:
                self._team = team
            case LadyPassed() | LoyaltyLooked() | LoyaltyShown():
                self._by_lady = isinstance(fact, LadyPassed)
                return False
            case LoyaltySeen() | Over():
                pass
            case _:
                return False
        return True

    def _repeats(self) -> bool:
        """A card is told again: whether it showed the same is a secret."""
        return isinstance(self._fact, LoyaltySeen)

    def _chance(self) -> float:
        return TELLS_CARD if isinstance(self._fact, LoyaltySeen) else super()._chance()

    def _speakers(self) -> float:
        match self._fact:
            case QuestEnded():
                return QUESTS
            case Over():
                return ENDS
            case _:
                return TEAMS

    def _remarks(self, random: Random) -> Remarks:
        match self._fact:
            case QuestEnded(won=won):
                return [*(self._after_success() if won else self._after_failure())]
            case TeamProposed():
                return [*self._about_team()]
            case LoyaltySeen(_, target, side):
                return [(self._about_card(target, side, random), (1, 1, 1))]
            case Over():
                return [("chat.well-played", (1, 1, 1))]
            case _:
                return []

    def _after_failure(self) -> Iterator[tuple[Remark, Tastes]]:
        yield "avalon.who-failed", (1, 1, 1)
        yield "avalon.look-at-votes", (2, 1, 1)
        if self.seat in self._team:
            yield "avalon.trust-me", (0.5, 0.5, 2)
        if (worst := self._worst()) is not None:
            yield ClaimDoubt((worst,)), (2, 4, 1)

    def _after_success(self) -> Iterator[tuple[Remark, Tastes]]:
        if self._same_team_may_go():
            yield "avalon.same-team", (1, 1, 1)
        yield "chat.thumbs-up", (0.5, 0.5, 2)
        if others := self._companions():
            yield ClaimTrust(others), (1, 0.5, 2)

    def _about_team(self) -> Iterator[tuple[Remark, Tastes]]:
        public: Court = self.game.public
        if public.rejections == LAST_CHANCE:
            yield "avalon.last-chance", (1, 1, 1)
        elif (worst := self._worst()) is not None:
            yield ClaimDoubt((worst,)), (1, 3, 0.5)
            yield "avalon.change-one", (2, 1, 2)
            yield "avalon.reject-this", (1, 2, 0.5)
        else:
            yield "avalon.approve-this", (1, 1, 1)
            if self.seat not in self._team:
                yield "avalon.take-me", (0.5, 0.5, 1)

    def _about_card(self, target: Seat, side: Side, random: Random) -> Claim:
        evil = allegiance(self.game.public, self.game.own[self.seat]) == "evil"
        lies = random.random() < (COVERS if side == "evil" else SLANDERS)
        said = OPPOSITE[side] if evil and lies else side
        return (ClaimLady if self._by_lady else ClaimShown)(target, said)

    def _same_team_may_go(self) -> bool:
        """Is there another quest to go on, for as many?"""
        public: Court = self.game.public
        sizes = {team_size(public.seats, quest) for quest in public.open_quests}
        return public.won < TO_WIN and len(self._team) in sizes

    def _companions(self) -> Team:
        return tuple(seat for seat in self._team if seat != self.seat)

    def _worst(self) -> Seat | None:
        return self._blame.worst(self._companions())
