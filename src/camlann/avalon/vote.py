"""Team votes: everybody approves or rejects, all votes are shown together, and a tie is a rejection.

Where the table wants it, a vote may be changed until the last is in. Nobody else learns of a change.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from camlann.avalon.state import (
    Ballot,
    Court,
    Game,
    Knight,
    Poll,
    Public,
    Step,
    Transition,
    proposed,
    with_proposal,
)
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, One
from camlann.engine.phases import Command, Pace, Roll, offer


class Vote(Command, frozen=True, tag="avalon.vote"):
    vote: Ballot


BOTH = (offer(Vote, One(("approve", "reject"))),)


class Voting(Poll, frozen=True, tag="avalon.voting"):
    open: ClassVar[bool] = True
    pace: ClassVar[Pace] = "answer"

    def asks(self, public: Court) -> Team:
        """Everyone whose vote has not been revealed already."""
        known = proposed(public).opinions or {}
        return tuple(seat for seat in public.everyone if seat not in known)

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        return BOTH

    def changes(self, public: Court, own: Knight) -> Sequence[Offer]:
        return BOTH if public.options.change_votes else ()

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        return Vote("reject")

    def close(self, tell: Transition, answers: Mapping[Seat, Vote]) -> None:
        known = proposed(tell.public).opinions or {}
        votes = tuple(known[seat] if seat in known else answers[seat].vote for seat in tell.public.everyone)
        tell(VotesShown(votes))
        if 2 * votes.count("approve") > len(votes):
            tell(TeamApproved())
        else:
            tell(TeamRejected(tell.public.rejections + 1))


class VotesShown(Public, frozen=True, tag="avalon.votes-shown"):
    """All votes at once, by seat."""

    votes: tuple[Ballot, ...]

    def apply(self, public: Court) -> Court:
        return replace(public, votes=self.votes)


class TeamApproved(Public, frozen=True, tag="avalon.team-approved"):
    def apply(self, public: Court) -> Court:
        return with_proposal(public, approved=True)


class TeamRejected(Public, frozen=True, tag="avalon.team-rejected"):
    """By vote, or by No Confidence."""

    rejections: int

    def apply(self, public: Court) -> Court:
        return replace(public, proposal=None, rejections=self.rejections, passing=True)


def due(game: Game) -> Step | None:
    return None if proposed(game.public).approved else Voting()
