"""The discussion: the leader lays the team, everybody discusses it, and the leader calls the vote.

The team lies openly. The leader may take it back and lay another one, a few times in a turn of the lead; the
others may say that they are ready to vote, and take that back. The vote opens when the leader calls it, when
all others are ready, or when the time for it is over (A-6.5.1).
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from camlann.avalon.state import Court, Game, Knight, Poll, Public, Step, Transition, proposed, with_proposal
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer
from camlann.engine.phases import Closed, Command, NotOffered, Pace, Reason, Roll, close, offer

MAX_CHANGES: Final = 3
"""So often a leader may take a team back and lay another."""
OTHERS_WAIT, LEADER_WAITS = 2.0, 12.0
"""How long bots leave people to discuss, as so many of their pauses elsewhere; the same for every role."""


class GetReady(Command, frozen=True, tag="avalon.get-ready"):
    """Ready to vote."""


class NotYet(Command, frozen=True, tag="avalon.not-yet"):
    """Not ready any more."""


class CallVote(Command, frozen=True, tag="avalon.call-vote"):
    """The leader calls the vote."""


class ChangeTeam(Command, frozen=True, tag="avalon.change-team"):
    """The leader takes the team back, to lay another."""


class KeepDiscussing(Command, frozen=True, tag="avalon.keep-discussing"):
    """The time was over. Nobody can choose this: who keeps discussing is asked to vote all the same."""


READY, UNREADY = (offer(GetReady),), (offer(NotYet),)
CALL, CALL_OR_CHANGE = (offer(CallVote),), (offer(CallVote), offer(ChangeTeam))


class Discussing(Poll, frozen=True, tag="avalon.discussing"):
    """Everybody sees who is ready. Nothing here depends on anything that somebody alone knows."""

    open: ClassVar[bool] = True
    pace: ClassVar[Pace] = "debate"
    discussion: ClassVar[bool] = True
    alone_seconds: ClassVar[int] = 60
    leader: Seat
    team: Team

    def asks(self, public: Court) -> Team:
        return public.everyone

    def bot_pauses(self, public: Court, seat: Seat) -> float:
        """The leader leaves the others time to discuss."""
        return LEADER_WAITS if seat == self.leader else OTHERS_WAIT

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        if own.seat != self.leader:
            return READY
        return CALL_OR_CHANGE if public.changes < MAX_CHANGES else CALL

    def changes(self, public: Court, own: Knight) -> Sequence[Offer]:
        return UNREADY

    def closed(self, public: Court, own: Knight) -> Sequence[Closed]:
        spent = own.seat == self.leader and public.changes >= MAX_CHANGES
        return (close(ChangeTeam, NoMoreChanges(MAX_CHANGES)),) if spent else ()

    def why(self, public: Court, own: Knight, command: Command) -> Reason:
        match command:
            case CallVote() | ChangeTeam() if own.seat != self.leader:
                return OnlyTheLeader(self.leader)
            case ChangeTeam():
                return NoMoreChanges(MAX_CHANGES)
            case GetReady() | NotYet() if own.seat == self.leader:
                return LeaderCalls()
            case _:
                return NotOffered()

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        return KeepDiscussing()

    def taken_back(self, public: Court, seat: Seat, command: Command) -> Public | None:
        return Unready(seat) if isinstance(command, NotYet) else None

    def enough(self, game: Game, answers: Mapping[Seat, Command]) -> bool:
        return self.leader in answers or len(answers) == game.public.seats - 1

    def close(self, tell: Transition, answers: Mapping[Seat, Command]) -> None:
        match answers.get(self.leader):
            case ChangeTeam():
                tell(TeamTakenBack(self.leader, tell.public.changes + 1))
            case CallVote():
                tell(VoteCalled(self.leader))
            case KeepDiscussing():
                tell(TimeOver())
            case _:
                tell(AllReady())


class Unready(Public, frozen=True, tag="avalon.unready"):
    """A seat that was ready is so no more."""

    seat: Seat

    def apply(self, public: Court) -> Court:
        return replace(public, acted=tuple(seat for seat in public.acted if seat != self.seat))

    def within(self, own: Knight, public: Court) -> Knight:
        return replace(own, answered=0, answer=None) if own.seat == self.seat else own


class TeamTakenBack(Public, frozen=True, tag="avalon.team-taken-back"):
    """The leader lays another team, the first time or not."""

    leader: Seat
    changes: int

    def apply(self, public: Court) -> Court:
        return replace(public, proposal=None, changes=self.changes)


class VoteCalled(Public, frozen=True, tag="avalon.vote-called"):
    leader: Seat

    def apply(self, public: Court) -> Court:
        return with_proposal(public, discussed=True)


class AllReady(Public, frozen=True, tag="avalon.all-ready"):
    """Everybody but the leader: the vote opens by itself."""

    def apply(self, public: Court) -> Court:
        return with_proposal(public, discussed=True)


class TimeOver(Public, frozen=True, tag="avalon.time-over"):
    """The time is over, and the vote opens by itself."""

    def apply(self, public: Court) -> Court:
        return with_proposal(public, discussed=True)


class OnlyTheLeader(Reason, frozen=True, tag="avalon.only-the-leader"):
    """The others say that they are ready."""

    leader: Seat


class LeaderCalls(Reason, frozen=True, tag="avalon.leader-calls"):
    """The leader is ready by calling the vote."""


class NoMoreChanges(Reason, frozen=True, tag="avalon.no-more-changes"):
    """The team was changed as often as it may be."""

    most: int


def due(game: Game) -> Step | None:
    public = game.public
    if public.options.discussion == "none" or proposed(public).discussed:
        return None
    return Discussing(public.leader, proposed(public).team)
