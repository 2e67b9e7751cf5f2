"""Fighting a siege engine, and the charge on the road: fight cards against a die of eight faces (S-7.3.1)."""

from collections.abc import Sequence

from msgspec.structs import replace

from camlann.shadows.game import Camelot, Knight, Place, Public, Step, Telling, Turn, coat, holder
from camlann.shadows.lives import lose
from camlann.shadows.piles import play, throw_white
from camlann.shadows.quests.combat import FIGHTS, AddFight, AddNothing, Contributing, favored, value
from camlann.shadows.road import Stayed, arrive
from camlann.shadows.swords import SiegeBroken
from camlann.table.facts import Seat, Team
from camlann.table.forms import Offer, Pick
from camlann.table.phases import Command, Roll, offer


class Attack(Command, frozen=True, tag="shadows.attack"):
    """Fight cards laid against the engine; each `?` counts five."""

    cards: tuple[str, ...]


class Battling(Turn, frozen=True, tag="shadows.battling"):
    """The fighter lays cards and throws the die; Owain throws first."""

    seat: Seat
    to: Place | None = None
    """On the road: where the Knight was going. None: a siege engine."""
    die: int = 0
    """What Owain threw."""

    def run(self, tell: Telling) -> None:
        if coat(tell.public, self.seat).rolls_first and not self.die:
            die = roll_die(tell)
            tell(DieThrown(self.seat, die))
            tell.ask(Battling(self.seat, self.to, die))
        else:
            tell.ask(self)

    def asks(self, public: Camelot) -> Team:
        return (self.seat,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        mine = tuple(card for card in own.hand if card in FIGHTS)
        fewest = 0 if self.die or self.to is not None else public.options.unconfirmed.u14_fewest_fights
        return (offer(Attack, Pick(mine, min(fewest, len(mine)), len(mine))),)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        mine = tuple(card for card in own.hand if card in FIGHTS)
        fewest = 0 if self.die or self.to is not None else public.options.unconfirmed.u14_fewest_fights
        return Attack(mine[: min(fewest, len(mine))])

    def act(self, tell: Telling, seat: Seat, command: Attack) -> None:
        for card in command.cards:
            play(tell, seat, card)
        throw_white(tell, command.cards)
        total = sum(5 if card == "fight_any" else value(card) for card in command.cards)
        die = self.die
        if not die:
            die = roll_die(tell)
            tell(DieThrown(seat, die))
        total += holder(tell.public, "excalibur") == seat
        tell.then(BattleDeciding(seat, self.to, total, die))
        if coat(tell.public, seat).adds_fight:
            tell.then(Helping(seat, self.to, total, die))


class Helping(Contributing, frozen=True, tag="shadows.helping"):
    to: Place | None
    total: int
    die: int

    def act(self, tell: Telling, seat: Seat, command: AddFight | AddNothing) -> None:
        if isinstance(command, AddFight):
            play(tell, seat, command.card)
            throw_white(tell, (command.card,))
            tell.agenda[0] = BattleDeciding(seat, self.to, self.total + command.value, self.die)


class BattleDeciding(Step, frozen=True, tag="shadows.battle-deciding"):
    seat: Seat
    to: Place | None
    total: int
    die: int

    def run(self, tell: Telling) -> None:
        tie = self.total == self.die and tell.public.options.unconfirmed.u19_divine_favor_in_siege
        won = self.total > self.die or (tie and favored(tell))
        tell(BattleFought(self.seat, self.total, self.die, won))
        if self.to is None:
            if won:
                tell(SiegeBroken())
            else:
                tell.then(lose({self.seat: 1}))
        elif won:
            arrive(tell, self.seat, self.to)
        else:
            tell(Stayed(self.seat))
            tell.then(lose({self.seat: 1}))


class DieThrown(Public, frozen=True, tag="shadows.die-thrown"):
    seat: Seat
    die: int

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, rolls=public.rolls + 1)


class BattleFought(Public, frozen=True, tag="shadows.battle-fought"):
    seat: Seat
    total: int
    die: int
    won: bool


def roll_die(tell: Telling) -> int:
    faces = tell.public.options.unconfirmed.u14_siege_die
    return tell.roll(f"die/{tell.public.rolls}", faces, (DieThrown, "die"), first=1)
