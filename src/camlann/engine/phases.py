"""Phases and steps of play: where the table waits for answers.

A phase is a *turn* of one seat (or of an unnamed one, such as the Assassin) or a *poll* of several. A poll is
covered unless it is declared open: nobody sees who has answered until it closes. Who is asked is public, so
`asks` gets the public part alone. What a seat may do depends on the public part and its own compartment, so
`offers`, `closed`, `why` and `lapse` get those two and never the whole game.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from camlann.engine.facts import GameState, K, P, Public, S, Seat, Team, tag
from camlann.engine.forms import Form, Item, Offer, accepts
from camlann.engine.transition import Step, Transition

Roll: TypeAlias = Callable[[str, int], int]
"""Throw a die: a label and a number of faces."""

Pace: TypeAlias = Literal["glance", "answer", "choice", "debate"]
"""How much time a question needs: to look at something, to answer briefly, to choose, or to discuss first."""


class Command(Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """A command of a seat. Its fields, in order, are the steps of the form it was chosen from."""


class Lapse(Command, frozen=True, tag="engine.lapse"):
    """The deadline of a question has passed. The clock gives this command, no person."""

    ask: int


class Stand(Command, frozen=True, tag="engine.stand"):
    """Standing answers, left in advance, are given. The clock gives this command, no person."""

    ask: int


class Reason(Struct, frozen=True, tag=True, gc=False):
    """Why a command is refused. Its sentence is the Fluent message named as its tag."""


class NotOffered(Reason, frozen=True, tag="engine.not-offered"):
    """There is no such choice now."""


class Closed(Struct, frozen=True, gc=False):
    """A command that is not on offer, and why."""

    command: str
    item: Item | None
    """The item that cannot be chosen for its first field; None: the whole command is closed."""
    reason: Reason


class Phase(Step[P, K, S], frozen=True):
    """A step at which the table waits for an answer."""

    pace: ClassVar[Pace] = "choice"
    """Which time limit applies."""
    discussion: ClassVar[bool] = False
    """Whether people discuss something: nobody is absent who lets the time run out."""
    alone_seconds: ClassVar[int] = 0
    """The longest time where one person plays with bots; 0: as at any table."""

    def run(self, tell: Transition[P, K, S]) -> None:
        self.ask(tell)

    def ask(self, tell: Transition[P, K, S]) -> None:
        """Ask this question and wait."""
        tell.wait(self, self.asks(tell.public))

    def asks(self, public: P) -> Team:
        """The seats that are asked, in seat order. Empty in a turn: it is hidden whose turn it is."""
        raise NotImplementedError

    def bot_pauses(self, public: P, seat: Seat) -> float:
        """How many times as long as elsewhere a bot in this seat waits with its answer."""
        return 1.0

    def offers(self, public: P, own: K) -> Sequence[Offer]:
        """Everything this seat may do now. Called only for a seat that is asked and has not answered."""
        raise NotImplementedError

    def changes(self, public: P, own: K) -> Sequence[Offer]:
        """What this seat may answer instead, until the last answer is in. Called only if it has answered."""
        return ()

    def asides(self, public: P, own: K) -> Sequence[Offer]:
        """What this seat may tell the game beside its answer, which it still owes. Called as `offers` is."""
        return ()

    def note(self, tell: Transition[P, K, S], seat: Seat, command: Any) -> None:
        """What follows from an aside: facts for this seat alone."""
        raise NotImplementedError

    def closed(self, public: P, own: K) -> Sequence[Closed]:
        """What this seat might look for among its offers in vain, and why. Called as `offers` is."""
        return ()

    def why(self, public: P, own: K, command: Command) -> Reason:
        """Why `command` is not among the offers."""
        return closed_to(self.closed(public, own), command) or NotOffered()

    def lapse(self, public: P, own: K, roll: Roll) -> Command:
        """The command played for a seat that misses its deadline."""
        raise NotImplementedError

    def standing(self, public: P, own: K) -> Command | None:
        """The standing answer this seat left in advance, if any. The seat is asked all the same."""
        return None


class Turn(Phase[P, K, S], frozen=True):
    """One seat acts, and its command takes effect at once."""

    def act(self, tell: Transition[P, K, S], seat: Seat, command: Any) -> None:
        raise NotImplementedError


class Poll(Phase[P, K, S], frozen=True):
    """Several seats answer, in any order. Nothing happens before it closes, mostly with the last answer."""

    open: ClassVar[bool] = False
    """Whether everybody sees who has answered."""

    def ask(self, tell: Transition[P, K, S]) -> None:
        """Ask these seats and wait. A poll of nobody closes at once."""
        if asked := self.asks(tell.public):
            tell.wait(self, asked)
        else:
            self.close(tell, {})

    def taken_back(self, public: P, seat: Seat, command: Command) -> Public[P, K, S] | None:
        """The fact that this seat takes its answer back, if the command says so. The poll must be open."""
        return None

    def enough(self, game: GameState[P, K, S], answers: Mapping[Seat, Any]) -> bool:
        """Whether the poll closes with these answers: as a rule with the last. `game` is the truth."""
        return len(answers) == len(game.public.asked)

    def close(self, tell: Transition[P, K, S], answers: Mapping[Seat, Any]) -> None:
        """What follows from the answers, in seat order."""
        raise NotImplementedError


def offer(command: type[Command], form: Form | None = None) -> Offer:
    return Offer(tag(command), form)


def close(command: type[Command], reason: Reason, item: Item | None = None) -> Closed:
    return Closed(tag(command), item, reason)


def may_act(public: P, own: K) -> bool:
    """Whether this seat is asked and has not answered."""
    return (
        public.phase is not None
        and own.answered != public.ask
        and (not public.asked or own.seat in public.asked)
    )


def moves(public: P, own: K) -> Sequence[Offer]:
    """Everything this seat may do now, from what it knows."""
    return public.phase.offers(public, own) if public.phase is not None and may_act(public, own) else ()


def asides(public: P, own: K) -> Sequence[Offer]:
    """What this seat may tell the game beside its answer."""
    return public.phase.asides(public, own) if public.phase is not None and may_act(public, own) else ()


def closed(public: P, own: K) -> Sequence[Closed]:
    """What this seat may not do now, and why, from what it knows."""
    return public.phase.closed(public, own) if public.phase is not None and may_act(public, own) else ()


def closed_to(closed: Sequence[Closed], command: Command) -> Reason | None:
    """Why a command is closed: the reason of its first field, or else of the whole command."""
    name, fields = tag(type(command)), astuple(command)
    named = [each for each in closed if each.command == name]
    first = [each for each in named if fields and each.item is not None and each.item == fields[0]]
    whole = [each for each in named if each.item is None]
    return next((each.reason for each in (*first, *whole)), None)


def changes(public: P, own: K) -> Sequence[Offer]:
    """How this seat may change the answer it has given to the open poll."""
    if public.phase is None or own.answered != public.ask:
        return ()
    offers: Sequence[Offer] = public.phase.changes(public, own)
    return offers


def on_offer(offers: Sequence[Offer], command: Command) -> bool:
    """Whether a command takes up one of these offers."""
    name, fields = tag(type(command)), astuple(command)
    # A last field left at None is a step the form does not have.
    while fields and fields[-1] is None:
        fields = fields[:-1]
    return any(each.command == name and accepts(each.form, fields) for each in offers)
