"""Team proposals: the leader chooses an open quest and a team of its size.

Quests are played in order, or as the leader likes; the fifth may be locked until two others are
complete, or until two are won (A-7.1).
"""

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from camlann.avalon.state import Court, Game, Knight, Proposal, Public, Step, Transition, Turn
from camlann.avalon.team_and_side_sizes import team_size
from camlann.engine.facts import Seat, Team, everyone
from camlann.engine.forms import Offer, pick, then
from camlann.engine.phases import Command, NotOffered, Pace, Reason, Roll, offer


class Propose(Command, frozen=True, tag="avalon.propose"):
    quest: int
    team: Team


@cache
def teams(seats: int, quests: tuple[int, ...]) -> Sequence[Offer]:
    """Any team of the right size for any of these quests."""
    sizes = {quest: team_size(seats, quest) for quest in quests}
    return (offer(Propose, then({quest: pick(everyone(seats), size) for quest, size in sizes.items()})),)


class Proposing(Turn, frozen=True, tag="avalon.proposing"):
    pace: ClassVar[Pace] = "debate"
    leader: Seat

    def asks(self, public: Court) -> Team:
        return (self.leader,)

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        return teams(public.seats, choosable(public))

    def why(self, public: Court, own: Knight, command: Command) -> Reason:
        if not isinstance(command, Propose):
            return NotOffered()
        if command.quest not in choosable(public):
            return QuestNotOpen(choosable(public))
        size = team_size(public.seats, command.quest)
        # The right number of different members, and still not a team: an unknown seat, or seats out of order.
        return NotOffered() if len(command.team) == len({*command.team}) == size else TeamNeeds(size)

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        """On a timeout: the first possible quest, with the leader and the players to the left."""
        quest = choosable(public)[0]
        places = range(self.leader, self.leader + team_size(public.seats, quest))
        return Propose(quest, tuple(sorted(Seat(place % public.seats) for place in places)))

    def act(self, tell: Transition, seat: Seat, command: Propose) -> None:
        tell(TeamProposed(seat, command.quest, command.team))


class TeamProposed(Public, frozen=True, tag="avalon.team-proposed"):
    leader: Seat
    quest: int
    team: Team

    def apply(self, public: Court) -> Court:
        return replace(public, proposal=Proposal(self.quest, self.team))


class TeamNeeds(Reason, frozen=True, tag="avalon.team-needs"):
    """The team must have this many different members."""

    size: int


class QuestNotOpen(Reason, frozen=True, tag="avalon.quest-not-open"):
    """Only these quests can be chosen now."""

    quests: tuple[int, ...]


def choosable(public: Court) -> tuple[int, ...]:
    """The quests that the leader may choose from."""
    match public.options.quest_order:
        case "fixed":
            return public.open_quests[:1]
        case "free_lock5_concluded" if len(public.quests) < 2:
            return tuple(quest for quest in public.open_quests if quest != 5)
        case "free_lock5_won" if public.won < 2:
            return tuple(quest for quest in public.open_quests if quest != 5)
        case _:
            return public.open_quests


def due(game: Game) -> Step | None:
    return Proposing(game.public.leader) if game.public.proposal is None else None
