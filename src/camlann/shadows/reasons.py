"""Why something cannot be done now. Every reason follows from the public part and the seat's own hand."""

from camlann.engine.facts import Seat
from camlann.engine.phases import Reason
from camlann.shadows.state import Action, Combat, Place, War

# The course of the turn.


class EvilFirst(Reason, frozen=True, tag="shadows.evil-first"):
    """A turn begins with the progression of evil."""


class EvilDone(Reason, frozen=True, tag="shadows.evil-done"):
    """Evil has made progress in this turn already."""


class EvilOverdue(Reason, frozen=True, tag="shadows.evil-overdue"):
    """Evil has made no progress for so many rounds that nobody may pay for it with cards."""

    rounds: int


class NotUnderWitch(Reason, frozen=True, tag="shadows.not-under-witch"):
    """While the second witch is in play, nobody gives life points away."""


class MustAct(Reason, frozen=True, tag="shadows.must-act"):
    """A turn has at least one heroic action."""


class KindUsed(Reason, frozen=True, tag="shadows.kind-used"):
    """An action of this type was taken in this turn already, or a power has used it up."""

    action: Action


class PayFirst(Reason, frozen=True, tag="shadows.pay-first"):
    """A second action costs a life point, which is paid before it."""


class ActionsSpent(Reason, frozen=True, tag="shadows.actions-spent"):
    """Both actions of the turn are taken."""


class ActionOwed(Reason, frozen=True, tag="shadows.action-owed"):
    """A second action is paid for, and comes first."""


class TakeBackFirst(Reason, frozen=True, tag="shadows.take-back-first"):
    """A second action is paid for, and there is none: the life point comes back before the turn ends."""


class PriceStays(Reason, frozen=True, tag="shadows.price-stays"):
    """What was paid for a second action cannot be taken back: it was cards, or it is the second time."""

    cards: bool


class FirstActionFirst(Reason, frozen=True, tag="shadows.first-action-first"):
    """A second action is paid for only after the first."""


class NoSecondAction(Reason, frozen=True, tag="shadows.no-second-action"):
    """There is nothing of another type to do."""


# Places and quests.


class AlreadyThere(Reason, frozen=True, tag="shadows.already-there"):
    place: Place


class QuestOver(Reason, frozen=True, tag="shadows.quest-over"):
    """The quest is played only once, and is over."""

    quest: Place


class DragonLater(Reason, frozen=True, tag="shadows.dragon-later"):
    """The Dragon comes once Lancelot's quest is over."""


class SoloTaken(Reason, frozen=True, tag="shadows.solo-taken"):
    """Only one Knight may be on this quest, and one is."""

    quest: Place
    seat: Seat


class OnlyAt(Reason, frozen=True, tag="shadows.only-at"):
    """This is done at one of these places, and the Knight is elsewhere."""

    places: tuple[Place, ...]


class NobodyMayJoin(Reason, frozen=True, tag="shadows.nobody-may-join"):
    """Call for Help from a solo quest."""

    quest: Place


class NoSiegeEngine(Reason, frozen=True, tag="shadows.no-siege-engine"):
    """There is none to fight."""


class DoesNotFit(Reason, frozen=True, tag="shadows.does-not-fit"):
    """Only cards of these values fit the pattern of the quest now."""

    quest: Combat
    values: tuple[int, ...]


class BothMustFit(Reason, frozen=True, tag="shadows.both-must-fit"):
    """After this card no other card of the hand would fit."""


class NextInWar(Reason, frozen=True, tag="shadows.next-in-war"):
    """The straight of a war goes on with this value."""

    war: War
    value: int


# Cards.


class HandFull(Reason, frozen=True, tag="shadows.hand-full"):
    """With this many cards in hand, none are drawn in Camelot."""

    most: int


class NotInHand(Reason, frozen=True, tag="shadows.not-in-hand"):
    card: str


class TooFewCards(Reason, frozen=True, tag="shadows.too-few-cards"):
    """This takes at least so many cards in hand."""

    number: int


class NoFightCard(Reason, frozen=True, tag="shadows.no-fight-card"):
    """There is no fight card in the hand."""


class FightsOnly(Reason, frozen=True, tag="shadows.fights-only"):
    """Only fight cards are played here."""


class NeedsOneOf(Reason, frozen=True, tag="shadows.needs-one-of"):
    """None of these cards is in the hand."""

    cards: tuple[str, ...]


class NotSpecial(Reason, frozen=True, tag="shadows.not-special"):
    """A standard card is played on quests alone."""

    card: str


class OneSpecial(Reason, frozen=True, tag="shadows.one-special"):
    """One special card a turn."""


class NoSpecialCard(Reason, frozen=True, tag="shadows.no-special-card"):
    """There is no special card in the hand."""


class NoSpecialNow(Reason, frozen=True, tag="shadows.no-special-now"):
    """No special card in the hand can be played now."""


class BarredBy(Reason, frozen=True, tag="shadows.barred-by"):
    """A black card in play forbids it."""

    card: str


class NoTarget(Reason, frozen=True, tag="shadows.no-target"):
    """There is nothing that the card could act on."""

    card: str


class FateByLoyalty(Reason, frozen=True, tag="shadows.fate-by-loyalty"):
    """How somebody may play Fate depends on the own loyalty card: the same words for both sides."""


class LivesFull(Reason, frozen=True, tag="shadows.lives-full"):
    """With this many life points nobody heals."""

    most: int


class NoTriple(Reason, frozen=True, tag="shadows.no-triple"):
    """Healing takes so many equal cards; `any_kind`: special ones, too."""

    number: int
    any_kind: bool


class TooFewMerlins(Reason, frozen=True, tag="shadows.too-few-merlins"):
    """More Merlins than there are in the hand."""

    held: int


class StandingFull(Reason, frozen=True, tag="shadows.standing-full"):
    """Answers are left in advance against so many cards at most."""

    most: int


# Knights.


class NotYourself(Reason, frozen=True, tag="shadows.not-yourself"):
    """Another Knight must be named."""


class NotAtLarge(Reason, frozen=True, tag="shadows.not-at-large"):
    """Captured, dead, revealed as a Traitor, or not yet there."""

    seat: Seat


class NobodyElse(Reason, frozen=True, tag="shadows.nobody-else"):
    """No other Knight can be named."""


class NobodyCaptive(Reason, frozen=True, tag="shadows.nobody-captive"):
    """There is nobody to free."""


class NotCaptive(Reason, frozen=True, tag="shadows.not-captive"):
    seat: Seat


class NoCardsThere(Reason, frozen=True, tag="shadows.no-cards-there"):
    """That Knight has no card to give."""

    seat: Seat


class NoAccusations(Reason, frozen=True, tag="shadows.no-accusations"):
    """Without a Traitor, and between two players, nobody is accused."""


class AccusationsClosed(Reason, frozen=True, tag="shadows.accusations-closed"):
    """They open with so many swords or siege engines."""

    number: int


class AccusedAlready(Reason, frozen=True, tag="shadows.accused-already"):
    """One accusation in a game."""


class ProvedLoyal(Reason, frozen=True, tag="shadows.proved-loyal"):
    """That Knight has shown the loyalty card."""

    seat: Seat


# Powers, and Merlin.


class AnotherKnight(Reason, frozen=True, tag="shadows.another-knight"):
    """The power of another Knight."""

    coat: str


class PowerUsedUp(Reason, frozen=True, tag="shadows.power-used-up"):
    """As often as a turn allows."""


class SearchFirst(Reason, frozen=True, tag="shadows.search-first"):
    """Gaheris has not searched the discard pile since it changed."""


class NoMerlinThere(Reason, frozen=True, tag="shadows.no-merlin-there"):
    """Gaheris found none in the discard pile."""


class SearchedAlready(Reason, frozen=True, tag="shadows.searched-already"):
    """Nothing was added to the discard pile since Gaheris searched it."""


class PileEmpty(Reason, frozen=True, tag="shadows.pile-empty"):
    """There is no card in the pile."""


class MerlinElsewhere(Reason, frozen=True, tag="shadows.merlin-elsewhere"):
    """Merlin is not at the Knight's place."""


class MerlinInCamelot(Reason, frozen=True, tag="shadows.merlin-in-camelot"):
    """Merlin gives no cards in Camelot."""
