"""Quests: each member of the team secretly plays success or fail, and only the numbers are shown.

Good must play success. The form shows both cards to everybody (decoys), and nobody sees who has played, so
neither a screen nor a hesitation gives a player away.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from camlann.avalon.options import Options
from camlann.avalon.state import (
    Card,
    Court,
    Game,
    Knight,
    Poll,
    Public,
    Quest,
    Step,
    Transition,
    allegiance,
    proposed,
    role,
    with_proposal,
)
from camlann.avalon.team_and_side_sizes import fails_needed
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, One
from camlann.engine.phases import Command, NotOffered, Pace, Reason, Roll, offer


class PlayCard(Command, frozen=True, tag="avalon.play-card"):
    card: Card


SUCCESS_ONLY = (offer(PlayCard, One(("success",), decoys=("fail",))),)
FAIL_ONLY = (offer(PlayCard, One(("fail",), decoys=("success",))),)
EITHER = (offer(PlayCard, One(("fail", "success"))),)


class Questing(Poll, frozen=True, tag="avalon.questing"):
    pace: ClassVar[Pace] = "answer"
    team: Team

    def asks(self, public: Court) -> Team:
        return self.team

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        if allegiance(public, own) == "good":
            return SUCCESS_ONLY
        return FAIL_ONLY if must_fail(public, own) else EITHER

    def why(self, public: Court, own: Knight, command: Command) -> Reason:
        if not isinstance(command, PlayCard):
            return NotOffered()
        return GoodMustSucceed() if allegiance(public, own) == "good" else LancelotMustFail()

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        """The only card that this seat may play; otherwise success, which everybody may play."""
        return PlayCard("fail" if must_fail(public, own) else "success")

    def close(self, tell: Transition, answers: Mapping[Seat, PlayCard]) -> None:
        tell(CardsLaid())
        shown = proposed(tell.public).spotlight
        if shown is not None:
            tell(CardShown(shown, answers[shown].card))


class Counting(Step, frozen=True, tag="avalon.counting"):
    def run(self, tell: Transition) -> None:
        public, proposal = tell.public, proposed(tell.public)
        cards = [tell.game.own[seat].cards[proposal.quest] for seat in proposal.team]
        fails = cards.count("fail")
        won = fails < spoils(public, proposal.quest)
        tell(QuestEnded(proposal.quest, len(cards) - fails, fails, won))


class QuestOpening(Step, frozen=True, tag="avalon.quest-opening"):
    def run(self, tell: Transition) -> None:
        proposal = proposed(tell.public)
        tell(QuestBegun(proposal.quest, proposal.team))


class QuestBegun(Public, frozen=True, tag="avalon.quest-begun"):
    """The approval is final."""

    quest: int
    team: Team

    def apply(self, public: Court) -> Court:
        return with_proposal(public, begun=True)


class CardsLaid(Public, frozen=True, tag="avalon.cards-laid"):
    """Every member of the team has played."""

    def apply(self, public: Court) -> Court:
        return with_proposal(public, laid=True)

    def within(self, own: Knight, public: Court) -> Knight:
        """A member of the team remembers their own card."""
        if own.answered == public.ask and isinstance(own.answer, PlayCard):
            return replace(own, cards={**own.cards, proposed(public).quest: own.answer.card})
        return own


class CardShown(Public, frozen=True, tag="avalon.card-shown"):
    """The card in the spotlight."""

    seat: Seat
    card: Card


class QuestEnded(Public, frozen=True, tag="avalon.quest-ended"):
    """How many cards of each kind were played, and the result of the quest; never who played what."""

    quest: int
    successes: int
    fails: int
    won: bool

    def apply(self, public: Court) -> Court:
        done = Quest(self.quest, public.leader, proposed(public).team, self.fails, self.won)
        won, lost = public.won + self.won, public.lost + (not self.won)
        return replace(public, quests=(*public.quests, done), won=won, lost=lost, proposal=None, passing=True)


class GoodMustSucceed(Reason, frozen=True, tag="avalon.good-must-succeed"):
    """A Good player cannot fail a quest."""


class LancelotMustFail(Reason, frozen=True, tag="avalon.lancelot-must-fail"):
    """Under the open schedule an Evil Lancelot fails every quest he is on."""


def must_fail(public: Court, own: Knight) -> bool:
    """Whether this Lancelot has no choice while he is Evil (A-7.4.2)."""
    bound = binds_lancelot(public.options)
    return bound and role(public, own).lancelot and allegiance(public, own) == "evil"


def binds_lancelot(options: Options) -> bool:
    """Whether a Lancelot must fail every quest while he is Evil."""
    if options.evil_lancelot_must_fail is not None:
        return options.evil_lancelot_must_fail
    return options.lancelot == "open_schedule"


def spoils(public: Court, quest: int) -> int:
    """How many fails lose it: with many players two on the fourth, by its number or by time (A-2.2)."""
    in_time = public.options.double_fail_quest == "fourth_undertaken"
    return fails_needed(public.seats, len(public.quests) + 1 if in_time else quest)


def opening(game: Game) -> Step | None:
    return None if proposed(game.public).begun else QuestOpening()


def due(game: Game) -> Step | None:
    proposal = proposed(game.public)
    return None if proposal.laid else Questing(proposal.team)


def counting(game: Game) -> Step:
    return Counting()
