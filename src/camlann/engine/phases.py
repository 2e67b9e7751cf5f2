"""Steps of play, and the phases in which the table waits for somebody.

A phase is a *turn* of one seat (or of somebody unnamed, such as the Assassin) or a *poll* of several. A
poll is covered unless it is declared open: nobody sees who has answered until it closes. Whom the table
waits for is public, so `asks` is given the public part alone; what a seat may do follows from the public part
and its own compartment, so `offers`, `why` and `lapse` are given those and never a game.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from camlann.engine.facts import K, P, S, Seat, Team, tag
from camlann.engine.forms import Form, Offer, accepts

if TYPE_CHECKING:
    from camlann.engine.transition import Transition

Roll: TypeAlias = Callable[[str, int], int]
"""Throws a die of so many faces under a label."""

Pace: TypeAlias = Literal["glance", "answer", "choice", "debate"]
"""What a question takes: a look at something shown, a word or two, a choice, or to hear the others first."""


class Command(Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """What a seat says it does. Its fields in order are the steps of the form it was chosen from."""


class Lapse(Command, frozen=True, tag="engine.lapse"):
    """The deadline of a question has passed. Nobody's command: the clock gives it."""

    ask: int


class Stand(Command, frozen=True, tag="engine.stand"):
    """Answers left in advance are given. Nobody's command either: the clock gives it."""

    ask: int


class Reason(Struct, frozen=True, tag=True, gc=False):
    """Why a command is not on offer. Its sentence is the message of the same name."""


class NotOffered(Reason, frozen=True, tag="engine.not-offered"):
    """There is no such choice now."""


class Step(Struct, Generic[P, K, S], frozen=True, tag=True, gc=False):
    """A piece of the course of play, as data, so that a game can be stored in the middle of it."""

    def run(self, tell: "Transition[P, K, S]") -> None:
        """Tell what happens, or put a question."""
        raise NotImplementedError


class Phase(Step[P, K, S], frozen=True):
    """A step at which the table waits."""

    pace: ClassVar[Pace] = "choice"
    """The kind of clock that runs for it."""

    def run(self, tell: "Transition[P, K, S]") -> None:
        tell.ask(self)

    def asks(self, public: P) -> Team:
        """Whom the table waits for, in seat order; a turn of nobody in particular is *somebody's*."""
        raise NotImplementedError

    def offers(self, public: P, own: K) -> Sequence[Offer]:
        """Everything this seat may do now. It is asked, and has not answered."""
        raise NotImplementedError

    def why(self, public: P, own: K, command: Command) -> Reason:
        """Why `command`, which is not among the offers, is not."""
        return NotOffered()

    def lapse(self, public: P, own: K, roll: Roll) -> Command:
        """What is played for a seat that misses its deadline."""
        raise NotImplementedError

    def standing(self, public: P, own: K) -> Command | None:
        """What this seat has said in advance it would answer. It is asked like any other all the same."""
        return None


class Turn(Phase[P, K, S], frozen=True):
    """One seat acts, and what it does happens at once."""

    def act(self, tell: "Transition[P, K, S]", seat: Seat, command: Any) -> None:
        raise NotImplementedError


class Poll(Phase[P, K, S], frozen=True):
    """Several seats answer, in any order; nothing happens before the last answer."""

    open: ClassVar[bool] = False
    """Whether it is shown who has answered."""

    def close(self, tell: "Transition[P, K, S]", answers: Mapping[Seat, Any]) -> None:
        """What follows from all answers, given in seat order."""
        raise NotImplementedError


def offer(command: type[Command], form: Form | None = None) -> Offer:
    return Offer(tag(command), form)


def may_act(public: P, own: K) -> bool:
    """Whether the open question is put to this seat and not answered by it."""
    return (
        public.phase is not None
        and own.answered != public.ask
        and (not public.asked or own.seat in public.asked)
    )


def moves(public: P, own: K) -> Sequence[Offer]:
    """Everything this seat may do now, from what it knows."""
    return public.phase.offers(public, own) if public.phase is not None and may_act(public, own) else ()


def on_offer(offers: Sequence[Offer], command: Command) -> bool:
    """Whether a command takes up one of these offers."""
    name, fields = tag(type(command)), astuple(command)
    # A last field left at None is a step the form does not have.
    while fields and fields[-1] is None:
        fields = fields[:-1]
    return any(each.command == name and accepts(each.form, fields) for each in offers)
