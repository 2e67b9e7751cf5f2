"""The leader: the first leader, rounds, and how the lead passes clockwise."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from camlann.avalon.options import Options
from camlann.avalon.state import Court, Game, Public, Step, Transition
from camlann.engine.facts import Seat
from camlann.engine.transition import AnyThrow, rolling


class LeaderChosen(Public, frozen=True, tag="avalon.leader-chosen"):
    seat: Seat

    def apply(self, public: Court) -> Court:
        return replace(public, leader=self.seat)


class RoundOpened(Public, frozen=True, tag="avalon.round-opened"):
    round: int

    def apply(self, public: Court) -> Court:
        return replace(public, round=self.round, rejections=0)


class LeaderPassed(Public, frozen=True, tag="avalon.leader-passed"):
    to: Seat

    def apply(self, public: Court) -> Court:
        return replace(public, leader=self.to, passing=False, displaced=None, closed=(), changes=0)


class PassingOn(Step, frozen=True, tag="avalon.passing-on"):
    def run(self, tell: Transition) -> None:
        tell(LeaderPassed(tell.public.next_leader))


class RoundOpening(Step, frozen=True, tag="avalon.round-opening"):
    def run(self, tell: Transition) -> None:
        tell(RoundOpened(tell.public.round + 1))


CHOSEN: Final = (LeaderChosen, "seat")


def throws(options: Options, seats: int) -> Iterator[AnyThrow]:
    if options.leader is None:
        yield rolling("leader", seats, CHOSEN)


def deal(tell: Transition) -> None:
    """The dice choose the first leader, unless the table agreed on one (A-3.3.1)."""
    agreed = tell.public.options.leader
    if agreed is None:
        tell(LeaderChosen(Seat(tell.roll("leader", tell.public.seats, CHOSEN))))
    else:
        tell(LeaderChosen(agreed))


def passing(game: Game) -> Step | None:
    return PassingOn() if game.public.passing else None


def opening(game: Game) -> Step | None:
    """A round is over when its quest is over."""
    return RoundOpening() if game.public.round == len(game.public.quests) else None
