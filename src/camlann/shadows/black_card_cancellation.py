"""Cancelling a black card that was just drawn: three Merlins together, or Excalibur alone (S-6.2).

Every Knight is asked in the same way, whatever their hand. Offers are secret. If they add up to three, they
are spent clockwise from the drawer; otherwise all are returned unseen.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from msgspec.structs import replace

from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, One, Value, then
from camlann.engine.phases import Closed, Command, Pace, Reason, Roll, close, offer
from camlann.shadows.card_piles import CardsLeft, discard_white, remove
from camlann.shadows.lives import RelicGone
from camlann.shadows.reasons import StandingFull, TooFewMerlins
from camlann.shadows.state import (
    Camelot,
    Knight,
    Poll,
    Private,
    Public,
    Scope,
    Standing,
    Step,
    Transition,
    Turn,
    clockwise,
    holder,
    put,
)

MERLINS_TO_CANCEL = 3
MAX_STANDING = 6
"""How many standing answers for later windows a seat may leave."""


class OfferMerlins(Command, frozen=True, tag="shadows.offer-merlins"):
    number: int


class StandBy(Command, frozen=True, tag="shadows.stand-by"):
    """Offer this many now, and at every later window like this one, or until your own turn."""

    number: int
    scope: Literal["this_card", "until_my_turn", "always"]


class GiveExcalibur(Command, frozen=True, tag="shadows.give-excalibur"):
    """The sword is lost, and the card is cancelled."""


class KeepExcalibur(Command, frozen=True, tag="shadows.keep-excalibur"):
    """For this card alone; it ends a standing answer."""


class KeepOn(Command, frozen=True, tag="shadows.keep-on"):
    """Keep it now, and at every later card, or until your own turn."""

    scope: Scope


class Offering(Poll, frozen=True, tag="shadows.offering"):
    pace: ClassVar[Pace] = "glance"
    by: Seat
    card: str

    def asks(self, public: Camelot) -> Team:
        return public.able

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        most = min(MERLINS_TO_CANCEL, own.hand.count("merlin"))
        # Another card is named only while there is room: a frame must not grow without limit.
        scopes = One(
            ("always", "until_my_turn") if self._full(own) else ("always", "this_card", "until_my_turn")
        )
        later = then(dict.fromkeys(range(most + 1), scopes))
        return offer(OfferMerlins, Value(0, most)), offer(StandBy, later)

    def _full(self, own: Knight) -> bool:
        return len(own.standing) >= MAX_STANDING and all(left.card != self.card for left in own.standing)

    def closed(self, public: Camelot, own: Knight) -> Sequence[Closed]:
        held = own.hand.count("merlin")
        more = range(held + 1, MERLINS_TO_CANCEL + 1)
        return [
            close(each, TooFewMerlins(held), number) for each in (OfferMerlins, StandBy) for number in more
        ]

    def why(self, public: Camelot, own: Knight, command: Command) -> Reason:
        if isinstance(command, StandBy) and command.number <= own.hand.count("merlin") and self._full(own):
            return StandingFull(MAX_STANDING)
        return Poll.why(self, public, own, command)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return self.standing(public, own) or OfferMerlins(0)

    def standing(self, public: Camelot, own: Knight) -> Command | None:
        """The first standing answer for this card, otherwise one for any card."""
        for named in (self.card, ""):
            for left in own.standing:
                if left.card == named:
                    return OfferMerlins(min(left.merlins, MERLINS_TO_CANCEL, own.hand.count("merlin")))
        return None

    def close(self, tell: Transition, answers: Mapping[Seat, OfferMerlins | StandBy]) -> None:
        for seat, said in answers.items():
            if isinstance(said, StandBy):
                left = Standing(
                    said.number, self.card if said.scope == "this_card" else "", said.scope == "until_my_turn"
                )
                tell(StandingKept(seat, left))
        first = self.by if self.by in answers else Seat((self.by + 1) % tell.public.seats)
        spent: dict[Seat, int] = {}
        for seat in clockwise(tell.public, first, tuple(answers)):
            number = min(answers[seat].number, MERLINS_TO_CANCEL - sum(spent.values()))
            if number:
                spent[seat] = number
        if sum(spent.values()) < MERLINS_TO_CANCEL:
            tell(WindowClosed(self.card))
            return
        tell(MerlinsSpent(tuple(sorted(spent.items()))))
        for seat, number in sorted(spent.items()):
            tell(CardsLeft(seat, ("merlin",) * number))
        spend_merlins(tell, MERLINS_TO_CANCEL)
        cancel(tell, self.card)


class ExcaliburAsked(Turn, frozen=True, tag="shadows.excalibur-asked"):
    pace: ClassVar[Pace] = "glance"
    owner: Seat
    by: Seat
    card: str
    """Empty for a card that is played face down."""

    def asks(self, public: Camelot) -> Team:
        return (self.owner,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return offer(GiveExcalibur), offer(KeepExcalibur), offer(KeepOn, One(("always", "until_my_turn")))

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return self.standing(public, own) or KeepExcalibur()

    def standing(self, public: Camelot, own: Knight) -> Command | None:
        return None if own.keeps_sword is None else KeepOn(own.keeps_sword)

    def act(self, tell: Transition, seat: Seat, command: GiveExcalibur | KeepExcalibur | KeepOn) -> None:
        before = tell.game.own[seat].keeps_sword
        if isinstance(command, KeepOn):
            if command.scope != before:
                tell(SwordKept(seat, command.scope))
        elif before is not None:
            tell(SwordNotKept(seat))
        if isinstance(command, GiveExcalibur):
            tell(RelicGone("excalibur"))
            cancel(tell, self.card)


class SwordKept(Private, frozen=True, tag="shadows.sword-kept"):
    """Excalibur's owner has left an answer for later cards, as secret as a hand."""

    scope: Scope

    def apply(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, keeps_sword=self.scope)


class SwordNotKept(Private, frozen=True, tag="shadows.sword-not-kept"):
    """That answer has ended."""

    def apply(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, keeps_sword=None)


class StandingKept(Private, frozen=True, tag="shadows.standing-kept"):
    """This seat has left an answer for later windows, as secret as its hand."""

    standing: Standing

    def apply(self, own: Knight, public: Camelot) -> Knight:
        others = tuple(left for left in own.standing if left.card != self.standing.card)
        return replace(own, standing=(*others, self.standing))


class WindowClosed(Public, frozen=True, tag="shadows.window-closed"):
    """Too few Merlins, or none; nobody learns which."""

    card: str


class MerlinsSpent(Public, frozen=True, tag="shadows.merlins-spent"):
    by: tuple[tuple[Seat, int], ...]

    def apply(self, public: Camelot) -> Camelot:
        hands = public.hands
        for seat, number in self.by:
            hands = put(hands, seat, hands[seat] - number)
        return replace(public, hands=hands)


class Cancelled(Public, frozen=True, tag="shadows.cancelled"):
    card: str


class Unfolding(Step, frozen=True, tag="shadows.unfolding"):
    """The place on the agenda where a drawn card takes effect; the steps before it can cancel the card."""

    by: Seat
    card: str

    def undo(self, tell: Transition) -> None:
        """The card is cancelled without effect."""
        raise NotImplementedError


def spend_merlins(tell: Transition, number: int) -> None:
    """Merlins that were played are discarded; under the sixth witch they leave the game."""
    cards = ("merlin",) * number
    if "witch_6" in tell.public.lasting:
        remove(tell, cards)
    else:
        discard_white(tell, cards)


def windows(public: Camelot, by: Seat, card: str, special: bool, chained: bool) -> tuple[Step, ...]:
    """The questions that come before a drawn card takes effect."""
    guess = public.options.unconfirmed
    steps: list[Step] = []
    against = public.status[by] != "revealed" or guess.merlins_against_traitor
    merlins = special and against and (not chained or guess.merlins_in_chain)
    if merlins and "vivien" not in public.lasting and public.able:
        steps.append(Offering(by, card))
    owner = holder(public, "excalibur")
    if owner is not None and public.status[owner] == "knight" and (not chained or guess.excalibur_in_chain):
        steps.append(ExcaliburAsked(owner, by, card))
    return tuple(steps)


def cancel(tell: Transition, card: str) -> None:
    """Remove the rest of the card's steps from the agenda, and cancel the card."""
    while tell.agenda:
        step = tell.agenda.pop(0)
        if isinstance(step, Unfolding):
            tell(Cancelled(card))
            step.undo(tell)
            return
