"""What a bot says in Avalon: rarely, about a quest, a proposed team, a loyalty card, and at the end.

Its opinions come from blame, which everybody can count: Merlin and Evil speak as a servant there would.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, TypeAlias

from camlann.avalon.chat_claims import ClaimDoubt, ClaimLady, ClaimShown, ClaimTrust
from camlann.avalon.game_end import Over
from camlann.avalon.lady import LadyPassed
from camlann.avalon.plots.loyalties import LoyaltyLooked, LoyaltyShown
from camlann.avalon.propose import TeamProposed
from camlann.avalon.quest import QuestEnded
from camlann.avalon.role_knowledge import Side
from camlann.avalon.show_loyalty import LoyaltySeen
from camlann.avalon.state import Court, Game, allegiance, proposed
from camlann.bots import AnyFact, AnyRules, SeatBot
from camlann.bots.avalon.avalon_bot import LAST_CHANCE
from camlann.bots.avalon.blame import Blame
from camlann.engine.chat_claims import Claim
from camlann.engine.facts import Seat, Team
from camlann.table import BotTemper

Tastes: TypeAlias = tuple[float, float, float]
"""How much a calm, a blunt and a warm bot likes to say something."""

OPPOSITE: Mapping[Side, Side] = {"evil": "good", "good": "evil"}
TALKATIVE: Mapping[BotTemper, float] = {"calm": 0.5, "blunt": 1.0, "warm": 1.0}
QUESTS, TEAMS, ENDS = 0.9, 0.4, 0.8
"""How many bots of a table speak of a quest, of a proposed team and at the end, if all were talkative."""
TELLS_CARD = 0.9
"""How likely anybody tells what a loyalty card showed."""
COVERS, SLANDERS = 0.85, 0.35
"""How likely Evil calls Evil good, and Good evil."""


class AvalonVoice(SeatBot):
    def __init__(self, rules: AnyRules, options: Any, seats: int, seat: Seat, temper: BotTemper) -> None:
        super().__init__(rules, options, seats, seat)
        self.occasions = 0
        self._temper: BotTemper = temper
        self._others = seats - 1
        self._blame = Blame(seats, seat)
        self._fact: AnyFact | None = None
        self._team: Team = ()
        self._by_lady = False
        """Whether it is the Lady who has last shown somebody a card."""
        self._claimed: set[Claim] = set()

    def consider(self, fact: AnyFact, before: Game) -> None:
        match fact:
            case QuestEnded(_, _, fails, won):
                self._team = proposed(before.public).team
                self._blame.take(before.public, fails, won)
            case TeamProposed(leader, _, team) if leader != self.seat:
                self._team = team
            case LadyPassed() | LoyaltyLooked() | LoyaltyShown():
                self._by_lady = isinstance(fact, LadyPassed)
                return
            case LoyaltySeen() | Over():
                pass
            case _:
                return
        self.occasions += 1
        self._fact = fact

    def remark(self, random: Random) -> Claim | str | None:
        """Drawn in the same way in every role: first whether, then what."""
        speaks = random.random() < self._chance()
        remarks = self._remarks(random)
        if not isinstance(self._fact, LoyaltySeen):
            # An opinion is not repeated. A card is: whether it showed the same again is a secret.
            remarks = [each for each in remarks if each[0] not in self._claimed]
        if not speaks or not remarks:
            return None
        temper = tuple(TALKATIVE).index(self._temper)
        (said, _), *_ = random.choices(remarks, [tastes[temper] for _, tastes in remarks])
        if isinstance(said, Claim):
            self._claimed.add(said)
        return said

    def _chance(self) -> float:
        """How likely it speaks now. The fewer bots there can be, the more of it is for each."""
        if isinstance(self._fact, LoyaltySeen):
            return TELLS_CARD
        about = (
            QUESTS if isinstance(self._fact, QuestEnded) else ENDS if isinstance(self._fact, Over) else TEAMS
        )
        return about * TALKATIVE[self._temper] / self._others

    def _remarks(self, random: Random) -> list[tuple[Claim | str, Tastes]]:
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

    def _after_failure(self) -> Iterator[tuple[Claim | str, Tastes]]:
        yield "avalon.who-failed", (1, 1, 1)
        yield "avalon.look-at-votes", (2, 1, 1)
        if self.seat in self._team:
            yield "avalon.trust-me", (0.5, 0.5, 2)
        if (worst := self._worst()) is not None:
            yield ClaimDoubt((worst,)), (2, 4, 1)

    def _after_success(self) -> Iterator[tuple[Claim | str, Tastes]]:
        yield "avalon.same-team", (1, 1, 1)
        yield "chat.thumbs-up", (0.5, 0.5, 2)
        if others := self._companions():
            yield ClaimTrust(others), (1, 0.5, 2)

    def _about_team(self) -> Iterator[tuple[Claim | str, Tastes]]:
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

    def _companions(self) -> Team:
        return tuple(seat for seat in self._team if seat != self.seat)

    def _worst(self) -> Seat | None:
        return self._blame.worst(self._companions())
