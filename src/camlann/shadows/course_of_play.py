"""Course of play of a turn: what is due, the progression of evil, heroic actions, the next Knight."""

from msgspec.structs import replace

from camlann.engine.facts import Seat
from camlann.shadows.accusations import gate
from camlann.shadows.game_end import LastCount, due
from camlann.shadows.heroic_phase import Acting, idle
from camlann.shadows.lives import Dying, at_zero
from camlann.shadows.loyalty import LoyaltiesLooked, LoyaltyDealt
from camlann.shadows.progression_of_evil import Progressing
from camlann.shadows.setup import Council
from camlann.shadows.state import Camelot, Game, Knight, Public, Step, Transition, TurnNow, sealed_state
from camlann.shadows.traitor import turn_of


class TurnPassed(Public, frozen=True, tag="shadows.turn-passed"):
    to: Seat

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, turn=TurnNow(seat=self.to), turns_without_evil=public.turns_without_evil + 1)

    def within(self, own: Knight, public: Camelot) -> Knight:
        """Standing answers "until my turn" end with the turn, and Gaheris must search again."""
        standing, keeps = own.standing, own.keeps_sword
        if own.seat == self.to and any(left.until_turn for left in standing):
            standing = tuple(left for left in standing if not left.until_turn)
        if own.seat == self.to and keeps == "until_my_turn":
            keeps = None
        if own.found is None and standing is own.standing and keeps == own.keeps_sword:
            return own
        return replace(own, standing=standing, keeps_sword=keeps, found=None)


class PassingTurn(Step, frozen=True, tag="shadows.passing-turn"):
    def run(self, tell: Transition) -> None:
        tell(TurnPassed(following(tell.public)))


class Looking(Step, frozen=True, tag="shadows.looking"):
    """With three players, everybody looks at their loyalty now."""

    def run(self, tell: Transition) -> None:
        sides = sealed_state(tell).loyalties
        tell(LoyaltiesLooked(), *(LoyaltyDealt(seat, sides[seat]) for seat in tell.public.present))


def following(public: Camelot) -> Seat:
    """The next seat clockwise that plays: a Knight at large, or an unmasked Traitor."""
    for n in range(1, public.seats + 1):
        seat = Seat((public.turn.seat + n) % public.seats)
        if public.status[seat] in ("knight", "revealed"):
            return seat
    raise AssertionError("nobody is left to play")


def onward(game: Game) -> Step:
    public, turn = game.public, game.public.turn
    if not public.begun:
        return Council()
    if at_zero(public):
        return Dying()
    if not public.looked and gate(public):
        return Looking()
    if due(public):
        return LastCount()
    seat = turn.seat
    if turn.step == "over" or public.status[seat] not in ("knight", "revealed"):
        return PassingTurn()
    if public.status[seat] == "revealed":
        return turn_of(public, seat)
    if turn.step == "evil":
        return Progressing(seat)
    return PassingTurn() if idle(public) else Acting(seat)
