"""Commands of a turn besides the heroic actions, and when a second action may be paid for (S-7.1)."""

from camlann.engine.phases import Command
from camlann.shadows.cards.white import Aim, Cards
from camlann.shadows.lives import TAKEN_BACK
from camlann.shadows.state import Camelot, Place


class Depart(Command, frozen=True, tag="shadows.depart"):
    """Tristan leaves the Round Table without an action."""

    to: Place


class PlayFree(Command, frozen=True, tag="shadows.play-free"):
    """Galahad plays a special card without an action."""

    card: str
    aim: Aim = None
    cards: Cards = None


class BuyAction(Command, frozen=True, tag="shadows.buy-action"):
    """A life point for a second action."""


class TakeBack(Command, frozen=True, tag="shadows.take-back"):
    """The life point for a second action comes back, and there is no second action yet."""


class StepForth(Command, frozen=True, tag="shadows.step-forth"):
    """A Traitor reveals himself, if the table allows it."""


class EndTurn(Command, frozen=True, tag="shadows.end-turn"):
    pass


def can_buy(public: Camelot) -> bool:
    """A second action: once, with a life point left, and if no witch forbids it."""
    turn = public.turn
    alive = public.lives[turn.seat] > 0
    return turn.actions == 1 and not turn.bought and alive and "witch_2" not in public.lasting


def may_take_back(public: Camelot) -> bool:
    """Whether a life point was paid for an action that is not taken yet; once a turn."""
    turn = public.turn
    return turn.bought and turn.actions == 1 and turn.refund is not None


def may_try(public: Camelot) -> bool:
    """Whether a second action may be paid for whatever the hand: what is paid can be taken back.

    If only those with an action left could pay, paying and taking back would prove something about a hand.
    """
    return can_buy(public) and TAKEN_BACK not in public.turn.used


def may_end(public: Camelot) -> bool:
    turn = public.turn
    if turn.bought and turn.actions < 2:
        return False
    # Tristan's free move may leave him without a legal action (S-0.4 K2).
    return turn.actions > 0 or ("free" in turn.used and "A" in turn.done)
