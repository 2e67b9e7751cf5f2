"""Questing: each member of the team secretly plays success or fail, and only the numbers are shown.

Good must play success. Both cards look on offer to everybody, and nobody sees who has played,
so that neither a screen nor a hesitation gives anyone away.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from camlann.avalon.game import Card, Court, Game, Knight, Poll, Public, Quest, Step, Telling, allegiance
from camlann.avalon.numbers import fails_needed
from camlann.table.facts import Seat, Team
from camlann.table.forms import Offer, One
from camlann.table.phases import Command, NotOffered, Reason, Roll, offer


class PlayCard(Command, frozen=True, tag="avalon.play-card"):
    card: Card


GOOD_CARDS = (offer(PlayCard, One(("success",), also=("fail",))),)
EVIL_CARDS = (offer(PlayCard, One(("fail", "success"))),)


class Questing(Poll, frozen=True, tag="avalon.questing"):
    team: Team

    def asks(self, public: Court) -> Team:
        return self.team

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        return EVIL_CARDS if allegiance(public, own) == "evil" else GOOD_CARDS

    def why(self, public: Court, own: Knight, command: Command) -> Reason:
        return GoodMustSucceed() if isinstance(command, PlayCard) else NotOffered()

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        """The one card everybody may play."""
        return PlayCard("success")

    def close(self, tell: Telling, answers: Mapping[Seat, PlayCard]) -> None:
        proposal = tell.public.proposal
        assert proposal is not None
        fails = sum(answer.card == "fail" for answer in answers.values())
        won = fails < fails_needed(tell.public.seats, proposal.quest)
        tell(QuestEnded(proposal.quest, len(answers) - fails, fails, won))


class QuestEnded(Public, frozen=True, tag="avalon.quest-ended"):
    """How many cards of each kind were played, and what became of the quest; never who played what."""

    quest: int
    successes: int
    fails: int
    won: bool

    def apply(self, public: Court) -> Court:
        assert public.proposal is not None
        done = Quest(self.quest, public.leader, public.proposal.team, self.fails, self.won)
        won, lost = public.won + self.won, public.lost + (not self.won)
        return replace(public, quests=(*public.quests, done), won=won, lost=lost, proposal=None, passing=True)

    def within(self, own: Knight, public: Court) -> Knight:
        """Whoever was on the team remembers the own card."""
        if own.answered == public.ask and isinstance(own.answer, PlayCard):
            return replace(own, cards={**own.cards, self.quest: own.answer.card})
        return own


class GoodMustSucceed(Reason, frozen=True, tag="avalon.good-must-succeed"):
    """Who is Good cannot fail a quest."""


def due(game: Game) -> Step | None:
    proposal = game.public.proposal
    return Questing(proposal.team) if proposal is not None and proposal.approved else None
