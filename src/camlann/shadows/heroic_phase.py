"""Heroic phase of a turn: one heroic action, and a second of another type for a life point (S-7)."""

from collections.abc import Sequence

from msgspec.structs import replace

from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, One, then
from camlann.engine.phases import Closed, Command, NotOffered, Reason, Roll, closed_to, offer
from camlann.shadows.card_piles import play
from camlann.shadows.cards.white import play_special, special_forms
from camlann.shadows.closed_actions import closed_actions, finer
from camlann.shadows.closed_powers import finer_power
from camlann.shadows.closed_turn import FREE_TRAITS, closed_free, may_play_free, played_fate, price
from camlann.shadows.heroic_actions import (
    FULL_HAND,
    Accuse,
    DrawCards,
    FightSiege,
    FightWar,
    Free,
    Heal,
    Heroic,
    LayFight,
    LayGrail,
    Move,
    PlaySpecial,
    PullSword,
    SpecialPlayed,
    actions,
    first_choice,
    kind,
    perform,
)
from camlann.shadows.knight_powers import AnyPower, merlin_gives, partners, power_offers, use_power
from camlann.shadows.lives import TAKEN_BACK, lose
from camlann.shadows.progression_of_evil import EvilChoice
from camlann.shadows.reasons import EvilDone
from camlann.shadows.state import (
    Action,
    Camelot,
    Knight,
    Public,
    Step,
    Transition,
    Turn,
    coat,
    put,
    with_turn,
)
from camlann.shadows.traitor import reveal
from camlann.shadows.travel import destinations, move
from camlann.shadows.turn_commands import (
    BuyAction,
    Depart,
    EndTurn,
    PlayFree,
    StepForth,
    TakeBack,
    can_buy,
    may_end,
    may_take_back,
    may_try,
)


class ActionTaken(Public, frozen=True, tag="shadows.action-taken"):
    seat: Seat
    action: Action

    def apply(self, public: Camelot) -> Camelot:
        turn = public.turn
        return with_turn(public, done=tuple(sorted({*turn.done, self.action})), actions=turn.actions + 1)


class FreeAction(Public, frozen=True, tag="shadows.free-action"):
    """A power that costs no action but uses up its type; not Galahad's, where he may play two cards (D22)."""

    seat: Seat
    action: Action

    def apply(self, public: Camelot) -> Camelot:
        turn = public.turn
        apart = self.action == "C" and public.options.galahad_plays_two
        done = turn.done if apart else tuple(sorted({*turn.done, self.action}))
        return with_turn(public, done=done, used=(*turn.used, "free"))


class ActionBought(Public, frozen=True, tag="shadows.action-bought"):
    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        return with_turn(public, bought=True)


class TakenBack(Public, frozen=True, tag="shadows.taken-back"):
    """The life point for a second action comes back, as if it had not been paid."""

    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        turn = public.turn
        calm = public.turns_without_evil if turn.refund is None else turn.refund
        lives = put(public.lives, self.seat, public.lives[self.seat] + 1)
        public = replace(public, lives=lives, turns_without_evil=calm)
        used = (*turn.used, TAKEN_BACK)
        return with_turn(public, bought=False, doomed=False, refund=None, used=used)


class Doomed(Public, frozen=True, tag="shadows.doomed"):
    """The last life point is paid; one action is left."""

    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        return with_turn(public, doomed=True)


class TurnEnded(Public, frozen=True, tag="shadows.turn-ended"):
    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        return with_turn(public, step="over")


class Acting(Turn, frozen=True, tag="shadows.acting"):
    seat: Seat

    def asks(self, public: Camelot) -> Team:
        return (self.seat,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        turn = public.turn
        if turn.bought and turn.actions == 1:
            # The action that was paid for comes at once; Lamorak may have paid with the very card he needed.
            back = [offer(TakeBack)] if may_take_back(public) else []
            return [*actions(public, own), *back] or [offer(EndTurn)]
        offers: list[Offer] = []
        if turn.actions == 0:
            offers += actions(public, own)
        elif may_try(public) or (can_buy(public) and actions(public, own)):
            offers.append(offer(BuyAction))
        offers += free_actions(public, own)
        offers += power_offers(public, own)
        if may_end(public):
            offers.append(offer(EndTurn))
        return offers

    def closed(self, public: Camelot, own: Knight) -> Sequence[Closed]:
        return [*closed_actions(public, own, price(public)), *closed_free(public, own)]

    def why(self, public: Camelot, own: Knight, command: Command) -> Reason:
        if isinstance(command, EvilChoice):
            return EvilDone()
        return (
            closed_to(self.closed(public, own), command)
            or finer(public, own, command)
            or finer_power(public, own, command, FREE_TRAITS)
            or played_fate(own, command)
            or NotOffered()
        )

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        if may_take_back(public):
            return TakeBack()
        if may_end(public):
            return EndTurn()
        if (
            "B" not in public.turn.done
            and public.places[self.seat] == "camelot"
            and len(own.hand) < FULL_HAND
        ):
            return DrawCards()
        if "A" not in public.turn.done:
            return Move(destinations(public, self.seat)[0])
        # Only a Knight who has moved and paid for a second action gets here: take the first offer.
        left = actions(public, own)
        return first_choice(left[0]) if left else EndTurn()

    def act(
        self,
        tell: Transition,
        seat: Seat,
        command: Heroic | Depart | PlayFree | BuyAction | TakeBack | StepForth | EndTurn | AnyPower,
    ) -> None:
        match command:
            case EndTurn():
                tell(TurnEnded(seat))
            case StepForth():
                reveal(tell, seat)
                tell(TurnEnded(seat))
            case BuyAction():
                tell(ActionBought(seat))
                tell.then(lose({seat: 1}, "action"), Dooming(seat))
            case TakeBack():
                tell(TakenBack(seat))
            case Depart(to):
                tell(FreeAction(seat, "A"))
                move(tell, seat, to)
            case PlayFree(card, aim, cards):
                tell(FreeAction(seat, "C"))
                if not tell.public.options.galahad_plays_two:
                    tell(SpecialPlayed())
                play(tell, seat, card)
                play_special(tell, seat, card, aim, cards)
            case (
                Move()
                | DrawCards()
                | FightSiege()
                | LayFight()
                | PullSword()
                | LayGrail()
                | FightWar()
                | PlaySpecial()
                | Free()
                | Heal()
                | Accuse()
            ):
                tell(ActionTaken(seat, kind(tell.public, command)))
                perform(tell, seat, command)
            case power:
                use_power(tell, seat, power)


class Dooming(Step, frozen=True, tag="shadows.dooming"):
    """After the last life point, death comes when the action is done."""

    seat: Seat

    def run(self, tell: Transition) -> None:
        if tell.public.lives[self.seat] == 0:
            tell(Doomed(self.seat))


def idle(public: Camelot) -> bool:
    """Whether everybody can see that nothing is left to do in this turn; it never depends on a hand."""
    turn, mine = public.turn, coat(public, public.turn.seat)
    if not may_end(public) or can_buy(public) or turn.actions == 0:
        return False
    seat = turn.seat
    left = (
        mine.exchanges and "exchange" not in turn.used and public.hands[seat] and partners(public, seat),
        mine.swaps and turn.used.count("swap") < public.options.unconfirmed.bedivere_swaps,
        mine.bleeds and "bleed" not in turn.used and "witch_2" not in public.lasting,
        mine.recalls,
        mine.plays_free and may_play_free(public),
        mine.leaves_free and "A" not in turn.done and public.places[seat] == "camelot",
        merlin_gives(public, seat),
        may_step_forth(public),
    )
    return not any(left)


def free_actions(public: Camelot, own: Knight) -> list[Offer]:
    seat, mine, turn = own.seat, coat(public, own.seat), public.turn
    offers: list[Offer] = []
    if mine.leaves_free and "A" not in turn.done and public.places[seat] == "camelot":
        offers.append(offer(Depart, One(destinations(public, seat))))
    if mine.plays_free and may_play_free(public) and (forms := special_forms(public, own)):
        offers.append(offer(PlayFree, then(forms)))
    if may_step_forth(public) and own.loyalty == "traitor":
        offers.append(offer(StepForth))
    return offers


def may_step_forth(public: Camelot) -> bool:
    """Whether a Traitor may reveal himself in his own turn (U9)."""
    return public.options.unconfirmed.voluntary_reveal and public.options.traitors != "none"
