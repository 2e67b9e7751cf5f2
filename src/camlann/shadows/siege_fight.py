"""Fights against a siege engine, and the charge on a journey: fight cards against a die (S-7.3.1)."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, Pick, Value
from camlann.engine.phases import Command, Pace, Roll, offer
from camlann.shadows.arrival import Stayed, arrive
from camlann.shadows.card_piles import discard_white, play
from camlann.shadows.lives import lose
from camlann.shadows.quests.combat import FIGHTS, AddFight, AddNothing, Contributing, favored, missing, value
from camlann.shadows.state import Camelot, Knight, Place, Public, Step, Transition, Turn, coat, holder
from camlann.shadows.swords_and_sieges import SiegeBroken

MAX_WILD_VALUE = 5
"""The highest value of a `?`."""


class Attack(Command, frozen=True, tag="shadows.attack"):
    """Fight cards against the engine; the value of each `?` is asked next."""

    cards: tuple[str, ...]


class Battling(Turn, frozen=True, tag="shadows.battling"):
    """The fighter plays cards and throws the die; Owain throws first."""

    seat: Seat
    to: Place | None = None
    """On a journey: its destination. None: a siege engine."""
    die: int = 0
    """Owain's throw."""
    faces: int = 8
    """How many faces the die has."""

    def run(self, tell: Transition) -> None:
        die, faces = self.die, tell.public.options.unconfirmed.siege_die
        if coat(tell.public, self.seat).rolls_first and not die:
            die = roll_die(tell)
            tell(DieThrown(self.seat, die))
        Battling(self.seat, self.to, die, faces).ask(tell)

    def asks(self, public: Camelot) -> Team:
        return (self.seat,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        mine = tuple(card for card in own.hand if card in FIGHTS)
        fewest = 0 if self.die or self.to is not None else public.options.unconfirmed.fewest_fights
        return (offer(Attack, Pick(mine, min(fewest, len(mine)), len(mine))),)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        mine = tuple(card for card in own.hand if card in FIGHTS)
        fewest = 0 if self.die or self.to is not None else public.options.unconfirmed.fewest_fights
        return Attack(mine[: min(fewest, len(mine))])

    def act(self, tell: Transition, seat: Seat, command: Attack) -> None:
        for card in command.cards:
            play(tell, seat, card)
        discard_white(tell, command.cards)
        wild = command.cards.count("fight_any")
        total = sum(value(card) for card in command.cards if card != "fight_any")
        if wild:
            tell.then(NamingValue(seat, wild, total, self.to, self.die))
        else:
            decide(tell, seat, self.to, total, self.die)


class NameValue(Command, frozen=True, tag="shadows.name-value"):
    """The value of a `?`."""

    value: int


class NamingValue(Turn, frozen=True, tag="shadows.naming-value"):
    """The fighter gives each `?` its value, one after another, before the die is thrown, except for Owain."""

    pace: ClassVar[Pace] = "answer"
    seat: Seat
    left: int
    """Cards that have no value yet."""
    total: int
    """The sum of the others."""
    to: Place | None = None
    die: int = 0

    def asks(self, public: Camelot) -> Team:
        return (self.seat,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return (offer(NameValue, Value(1, MAX_WILD_VALUE)),)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return NameValue(MAX_WILD_VALUE)

    def act(self, tell: Transition, seat: Seat, command: NameValue) -> None:
        tell(ValueNamed(seat, command.value))
        total = self.total + command.value
        if self.left > 1:
            tell.then(NamingValue(seat, self.left - 1, total, self.to, self.die))
        else:
            decide(tell, seat, self.to, total, self.die)


class ValueNamed(Public, frozen=True, tag="shadows.value-named"):
    """A `?` has this value in this fight."""

    seat: Seat
    value: int


def decide(tell: Transition, seat: Seat, to: Place | None, total: int, die: int) -> None:
    """All cards have values: the die is thrown, unless it was already, and Kay may add a card."""
    if not die:
        die = roll_die(tell)
        tell(DieThrown(seat, die))
    total += holder(tell.public, "excalibur") == seat
    tell.then(BattleDeciding(seat, to, total, die))
    if coat(tell.public, seat).adds_fight:
        tie = tell.public.favor and tell.public.options.unconfirmed.divine_favor_in_siege
        tell.then(Helping(seat, to, total, die, missing(total, die, tie)))


class Helping(Contributing, frozen=True, tag="shadows.helping"):
    to: Place | None
    total: int
    die: int
    missing: int = -1
    """What must be added to win; 0: nothing, -1: a game of before does not say."""

    def act(self, tell: Transition, seat: Seat, command: AddFight | AddNothing) -> None:
        if isinstance(command, AddFight):
            play(tell, seat, command.card)
            discard_white(tell, (command.card,))
            tell.agenda[0] = BattleDeciding(seat, self.to, self.total + command.value, self.die)


class BattleDeciding(Step, frozen=True, tag="shadows.battle-deciding"):
    seat: Seat
    to: Place | None
    total: int
    die: int

    def run(self, tell: Transition) -> None:
        tie = self.total == self.die and tell.public.options.unconfirmed.divine_favor_in_siege
        won = self.total > self.die or (tie and favored(tell))
        tell(BattleFought(self.seat, self.total, self.die, won))
        if self.to is None:
            if won:
                tell(SiegeBroken())
            else:
                tell.then(lose({self.seat: 1}, "siege"))
        elif won:
            arrive(tell, self.seat, self.to)
        else:
            tell(Stayed(self.seat))
            tell.then(lose({self.seat: 1}, "charge"))


class DieThrown(Public, frozen=True, tag="shadows.die-thrown"):
    seat: Seat
    die: int

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, rolls=public.rolls + 1, last_die=self.die)


class BattleFought(Public, frozen=True, tag="shadows.battle-fought"):
    seat: Seat
    total: int
    die: int
    won: bool


def roll_die(tell: Transition) -> int:
    faces = tell.public.options.unconfirmed.siege_die
    return tell.roll(f"die/{tell.public.rolls}", faces, (DieThrown, "die"), first=1)
