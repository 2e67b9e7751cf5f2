"""Heroic actions: one a turn, and a second of another kind for a life point (S-7)."""

from collections.abc import Sequence
from typing import TypeAlias

from camlann.shadows.accuse import accusable, accuse
from camlann.shadows.cards.white import SPECIAL, Aim, Cards, play_special, special_forms
from camlann.shadows.game import (
    MOST_LIVES,
    Action,
    Camelot,
    Combat,
    Knight,
    Place,
    Public,
    Step,
    Telling,
    Turn,
    War,
    coat,
    combat,
    with_turn,
)
from camlann.shadows.lives import gain, lose
from camlann.shadows.piles import CardPlayed, CardsLeft, discard, draw, play, throw_white
from camlann.shadows.powers import AnyPower, partners, power_offers, use_power
from camlann.shadows.quests.combat import FIGHTS, fights, fitting, lay_fight
from camlann.shadows.quests.grail import lay_grail
from camlann.shadows.quests.sword import drift
from camlann.shadows.quests.wars import fight, needed
from camlann.shadows.siege import Battling
from camlann.shadows.traitor import reveal
from camlann.shadows.travel import Freed, destinations, move
from camlann.table.facts import Seat, Team, tag
from camlann.table.forms import Form, Item, Offer, One, nth, one, then
from camlann.table.phases import Command, NotOffered, Reason, Roll, offer

FULL_HAND = 12
HEAL = 3


class Move(Command, frozen=True, tag="shadows.move"):
    to: Place


class Depart(Command, frozen=True, tag="shadows.depart"):
    """Tristan leaves the Round Table without an action."""

    to: Place


class DrawCards(Command, frozen=True, tag="shadows.draw-cards"):
    pass


class FightSiege(Command, frozen=True, tag="shadows.fight-siege"):
    pass


class LayFight(Command, frozen=True, tag="shadows.lay-fight"):
    card: str
    value: int


class PullSword(Command, frozen=True, tag="shadows.pull-sword"):
    """A card thrown away brings Excalibur a step nearer."""

    card: str


class LayGrail(Command, frozen=True, tag="shadows.lay-grail"):
    pass


class FightWar(Command, frozen=True, tag="shadows.fight-war"):
    card: str


class PlaySpecial(Command, frozen=True, tag="shadows.play-special"):
    card: str
    aim: Aim = None
    cards: Cards = None


class PlayFree(Command, frozen=True, tag="shadows.play-free"):
    """Galahad plays a special card without an action."""

    card: str
    aim: Aim = None
    cards: Cards = None


class Free(Command, frozen=True, tag="shadows.free"):
    """A special card thrown away frees a captured Knight."""

    card: str
    seat: Seat


class Heal(Command, frozen=True, tag="shadows.heal"):
    """Three alike for a life point."""

    card: str


class Accuse(Command, frozen=True, tag="shadows.accuse"):
    seat: Seat


class BuyAction(Command, frozen=True, tag="shadows.buy-action"):
    """A life point for a second action."""


class StepForth(Command, frozen=True, tag="shadows.step-forth"):
    """A Traitor throws off the mask, where the table allows it."""


class EndTurn(Command, frozen=True, tag="shadows.end-turn"):
    pass


Heroic: TypeAlias = (
    Move
    | DrawCards
    | FightSiege
    | LayFight
    | PullSword
    | LayGrail
    | FightWar
    | PlaySpecial
    | Free
    | Heal
    | Accuse
)


class ActionTaken(Public, frozen=True, tag="shadows.action-taken"):
    seat: Seat
    action: Action

    def apply(self, public: Camelot) -> Camelot:
        turn = public.turn
        return with_turn(public, done=tuple(sorted({*turn.done, self.action})), actions=turn.actions + 1)


class FreeAction(Public, frozen=True, tag="shadows.free-action"):
    """A power that costs no action but uses up its kind."""

    seat: Seat
    action: Action

    def apply(self, public: Camelot) -> Camelot:
        turn = public.turn
        return with_turn(public, done=tuple(sorted({*turn.done, self.action})), used=(*turn.used, "free"))


class ActionBought(Public, frozen=True, tag="shadows.action-bought"):
    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        return with_turn(public, bought=True)


class Doomed(Public, frozen=True, tag="shadows.doomed"):
    """The last life point is paid; one action is left."""

    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        return with_turn(public, doomed=True)


class SpecialPlayed(Public, frozen=True, tag="shadows.special-played"):
    def apply(self, public: Camelot) -> Camelot:
        return with_turn(public, special=True)


class TurnEnded(Public, frozen=True, tag="shadows.turn-ended"):
    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        return with_turn(public, step="over")


class SecondOnlyOther(Reason, frozen=True, tag="shadows.second-only-other"):
    """A second action is of another kind than the first, and costs a life point."""


class HandFull(Reason, frozen=True, tag="shadows.hand-full"):
    """With so many cards in hand none are drawn in Camelot."""

    most: int


class MustAct(Reason, frozen=True, tag="shadows.must-act"):
    """A turn has at least one heroic action."""


class Acting(Turn, frozen=True, tag="shadows.acting"):
    seat: Seat

    def asks(self, public: Camelot) -> Team:
        return (self.seat,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        turn = public.turn
        if turn.bought and turn.actions == 1:
            # What was paid for comes at once; Lamorak may have paid with the very card he needed.
            return actions(public, own) or [offer(EndTurn)]
        offers: list[Offer] = []
        if turn.actions == 0:
            offers += actions(public, own)
        elif can_buy(public) and actions(public, own):
            offers.append(offer(BuyAction))
        offers += free_actions(public, own)
        offers += power_offers(public, own)
        if may_end(public):
            offers.append(offer(EndTurn))
        return offers

    def why(self, public: Camelot, own: Knight, command: Command) -> Reason:
        match command:
            case EndTurn():
                return MustAct()
            case DrawCards() if len(own.hand) >= FULL_HAND:
                return HandFull(FULL_HAND)
            case _ if public.turn.actions:
                return SecondOnlyOther()
            case _:
                return NotOffered()

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
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
        # Only one who has moved and paid for a second action comes here: the first thing on offer.
        left = actions(public, own)
        return first_choice(left[0]) if left else EndTurn()

    def act(
        self,
        tell: Telling,
        seat: Seat,
        command: Heroic | Depart | PlayFree | BuyAction | StepForth | EndTurn | AnyPower,
    ) -> None:
        match command:
            case EndTurn():
                tell(TurnEnded(seat))
            case StepForth():
                reveal(tell, seat)
                tell(TurnEnded(seat))
            case BuyAction():
                tell(ActionBought(seat))
                tell.then(lose({seat: 1}), Dooming(seat))
            case Depart(to):
                tell(FreeAction(seat, "A"))
                move(tell, seat, to)
            case PlayFree(card, aim, cards):
                tell(FreeAction(seat, "C"), SpecialPlayed())
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
    """Was it the last life point? Then death comes after the action."""

    seat: Seat

    def run(self, tell: Telling) -> None:
        if tell.public.lives[self.seat] == 0:
            tell(Doomed(self.seat))


COMMANDS: tuple[type[Command], ...] = (
    Move,
    DrawCards,
    FightSiege,
    LayFight,
    PullSword,
    LayGrail,
    FightWar,
    PlaySpecial,
    Free,
    Heal,
    Accuse,
)


def first_choice(first: Offer) -> Command:
    """The first way to take up an offer."""
    named = {tag(each): each for each in COMMANDS}
    return named[first.command](*nth(first.form, 0))


def kind(public: Camelot, command: Heroic) -> Action:
    match command:
        case Move():
            return "A"
        case PlaySpecial():
            return "C"
        case Free():
            return public.options.unconfirmed.u24_freeing_type
        case Heal():
            return "D"
        case Accuse():
            return "E"
        case _:
            return "B"


def can_buy(public: Camelot) -> bool:
    """A second action: once, while there is a life to give and no witch forbids it."""
    turn = public.turn
    alive = public.lives[turn.seat] > 0
    return turn.actions == 1 and not turn.bought and alive and "witch_2" not in public.lasting


def may_end(public: Camelot) -> bool:
    turn = public.turn
    if turn.bought and turn.actions < 2:
        return False
    # Tristan's free move may leave him without a legal action (S-0.4 K2).
    return turn.actions > 0 or ("free" in turn.used and "A" in turn.done)


def idle(public: Camelot) -> bool:
    """Whether all can see that nothing is left to do in this turn; never by what is in a hand."""
    turn, mine = public.turn, coat(public, public.turn.seat)
    if not may_end(public) or can_buy(public) or turn.actions == 0:
        return False
    seat = turn.seat
    left = (
        mine.exchanges and "exchange" not in turn.used and public.hands[seat] and partners(public, seat),
        mine.swaps and turn.used.count("swap") < public.options.unconfirmed.u23_bedivere_swaps,
        mine.bleeds and "bleed" not in turn.used and "witch_2" not in public.lasting,
        mine.recalls,
        mine.plays_free and "C" not in turn.done and not turn.special,
        mine.leaves_free and "A" not in turn.done and public.places[seat] == "camelot",
        public.merlin is not None and public.merlin == public.places[seat] and "gift" not in turn.used,
        may_step_forth(public),
    )
    return not any(left)


def actions(public: Camelot, own: Knight) -> list[Offer]:
    """The heroic actions of kinds not yet taken."""
    seat, done = own.seat, public.turn.done
    offers: list[Offer] = []
    if "A" not in done and (places := destinations(public, seat)):
        offers.append(offer(Move, One(places)))
    if "B" not in done:
        offers += here(public, own)
    if "C" not in done and not public.turn.special and (forms := special_forms(public, own)):
        offers.append(offer(PlaySpecial, then(forms)))
    if public.options.unconfirmed.u24_freeing_type not in done and (form := freeing(public, own)) is not None:
        offers.append(offer(Free, form))
    if "D" not in done and (triples := healing(public, own)):
        offers.append(offer(Heal, one(triples)))
    if "E" not in done and (targets := accusable(public, seat)):
        offers.append(offer(Accuse, One(targets)))
    return offers


def free_actions(public: Camelot, own: Knight) -> list[Offer]:
    seat, mine, turn = own.seat, coat(public, own.seat), public.turn
    offers: list[Offer] = []
    if mine.leaves_free and "A" not in turn.done and public.places[seat] == "camelot":
        offers.append(offer(Depart, One(destinations(public, seat))))
    free = mine.plays_free and "C" not in turn.done and not turn.special
    if free and (forms := special_forms(public, own)):
        offers.append(offer(PlayFree, then(forms)))
    if may_step_forth(public) and own.loyalty == "traitor":
        offers.append(offer(StepForth))
    return offers


def may_step_forth(public: Camelot) -> bool:
    """Whether a Traitor may show himself unasked in his own turn (U9)."""
    return public.options.unconfirmed.u9_voluntary_reveal and public.options.traitors != "none"


def here(public: Camelot, own: Knight) -> list[Offer]:
    """What can be done where the Knight stands."""
    place, hand = public.places[own.seat], own.hand
    match place:
        case "camelot":
            offers = [offer(DrawCards)] if len(hand) < FULL_HAND else []
            has_fight = any(card in FIGHTS for card in hand) or coat(public, own.seat).rolls_first
            if public.siege and has_fight:
                offers.append(offer(FightSiege))
            return offers
        case "black_knight" | "lancelot" | "dragon":
            ways = fights(hand, fitting(place, combat(public, place).white))
            return [offer(LayFight, then({**ways}))] if ways else []
        case "excalibur":
            return [offer(PullSword, one(hand))] if hand else []
        case "grail":
            return [offer(LayGrail)] if "grail" in hand and "dark_forest" not in public.lasting else []
        case "picts" | "saxons":
            ways = fights(hand, (needed(public, place),))
            return [offer(FightWar, one(ways))] if ways else []
        case _:
            return []


def freeing(public: Camelot, own: Knight) -> Form | None:
    held = [seat for seat in public.everyone if public.status[seat] == "captured"]
    cards: list[Item] = [card for card in dict.fromkeys(own.hand) if card in SPECIAL]
    return then(dict.fromkeys(cards, one(held))) if held and cards else None


def healing(public: Camelot, own: Knight) -> list[Item]:
    guess = public.options.unconfirmed
    if public.lives[own.seat] >= min(guess.u15_heal_at_most, MOST_LIVES):
        return []
    triples = [card for card in dict.fromkeys(own.hand) if own.hand.count(card) >= HEAL]
    plain = (*FIGHTS[:5], "grail")
    return [card for card in triples if guess.u15_heal_with_any_kind or card in plain]


def perform(tell: Telling, seat: Seat, command: Heroic) -> None:
    place = tell.public.places[seat]
    match command:
        case Move(to):
            move(tell, seat, to)
        case DrawCards():
            draw(tell, seat, coat(tell.public, seat).draws)
        case FightSiege():
            tell.then(Battling(seat))
        case LayFight(card, value):
            lay_fight(tell, seat, as_combat(place), card, value)
        case PullSword(card):
            discard(tell, seat, (card,))
            drift(tell, seat, 1)
        case LayGrail():
            play(tell, seat, "grail")
            lay_grail(tell, seat)
        case FightWar(card):
            fight(tell, seat, as_war(place), card)
        case PlaySpecial(card, aim, cards):
            tell(SpecialPlayed())
            play(tell, seat, card)
            play_special(tell, seat, card, aim, cards)
        case Free(card, captive):
            tell(CardPlayed(seat, card), CardsLeft(seat, (card,)), Freed(seat, captive, card))
            throw_white(tell, (card,))
        case Heal(card):
            tell(Healed(seat))
            discard(tell, seat, (card,) * HEAL)
            gain(tell, seat, 1)
        case Accuse(target):
            accuse(tell, seat, target)


class Healed(Public, frozen=True, tag="shadows.healed"):
    """Three alike were thrown away; which, is not seen."""

    seat: Seat


def as_combat(place: Place) -> Combat:
    assert place in ("black_knight", "lancelot", "dragon")
    return place


def as_war(place: Place) -> War:
    assert place in ("picts", "saxons")
    return place
