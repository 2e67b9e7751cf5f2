"""Opinion Maker: from now on its holder chooses and shows a vote before anybody else chooses."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from camlann.avalon.plots.held_cards import holders
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
from camlann.avalon.vote import BOTH, Vote
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer
from camlann.engine.phases import Command, Pace, Roll

CARD = "opinion_maker"


class Opining(Poll, frozen=True, tag="avalon.opining"):
    """Hidden: two holders do not see who has chosen until both have."""

    pace: ClassVar[Pace] = "answer"

    def asks(self, public: Court) -> Team:
        return holders(public, CARD)

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        return BOTH

    def changes(self, public: Court, own: Knight) -> Sequence[Offer]:
        return BOTH if public.options.change_votes else ()

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        return Vote("reject")

    def close(self, tell: Transition, answers: Mapping[Seat, Vote]) -> None:
        tell(OpinionsShown({seat: answer.vote for seat, answer in answers.items()}))


class OpinionsShown(Public, frozen=True, tag="avalon.opinions-shown"):
    votes: dict[Seat, Ballot]

    def apply(self, public: Court) -> Court:
        return with_proposal(public, opinions=self.votes)


def due(game: Game) -> Step | None:
    public = game.public
    return Opining() if holders(public, CARD) and proposed(public).opinions is None else None
