"""Heroic actions, of five kinds: move, act at a place, play a special card, heal, accuse (S-7)."""

from typing import TypeAlias

from msgspec import convert

from camlann.engine.facts import Seat, tag
from camlann.engine.forms import Form, Item, Offer, One, nth, one, then
from camlann.engine.phases import Command, offer
from camlann.shadows.accusations import accusable, accuse
from camlann.shadows.card_piles import CardsLeft, CardSpent, discard, discard_white, draw, play
from camlann.shadows.cards.white import SPECIAL, Aim, Cards, play_special, special_forms
from camlann.shadows.lives import gain
from camlann.shadows.quests.combat import FIGHTS, fights, fitting, lay_fight
from camlann.shadows.quests.excalibur import drift
from camlann.shadows.quests.grail import lay_grail
from camlann.shadows.quests.wars import fight, needed
from camlann.shadows.siege_fight import Battling
from camlann.shadows.state import (
    MAX_LIVES,
    Action,
    Camelot,
    Combat,
    Knight,
    Place,
    Public,
    Transition,
    War,
    coat,
    combat,
    with_turn,
)
from camlann.shadows.travel import Freed, destinations, move

COMBATS: tuple[Combat, ...] = ("black_knight", "lancelot", "dragon")
FULL_HAND = 12
HEAL_CARDS = 3


class Move(Command, frozen=True, tag="shadows.move"):
    to: Place


class DrawCards(Command, frozen=True, tag="shadows.draw-cards"):
    pass


class FightSiege(Command, frozen=True, tag="shadows.fight-siege"):
    pass


class LayFight(Command, frozen=True, tag="shadows.lay-fight"):
    card: str
    value: int


class PullSword(Command, frozen=True, tag="shadows.pull-sword"):
    """A discarded card brings Excalibur one step nearer."""

    card: str


class LayGrail(Command, frozen=True, tag="shadows.lay-grail"):
    pass


class FightWar(Command, frozen=True, tag="shadows.fight-war"):
    card: str


class PlaySpecial(Command, frozen=True, tag="shadows.play-special"):
    card: str
    aim: Aim = None
    cards: Cards = None


class Free(Command, frozen=True, tag="shadows.free"):
    """A discarded special card frees a captured Knight."""

    card: str
    seat: Seat


class Heal(Command, frozen=True, tag="shadows.heal"):
    """Three equal cards for a life point."""

    card: str


class Accuse(Command, frozen=True, tag="shadows.accuse"):
    seat: Seat


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


class SpecialPlayed(Public, frozen=True, tag="shadows.special-played"):
    def apply(self, public: Camelot) -> Camelot:
        return with_turn(public, special=True)


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
    """The first possible command of an offer."""
    named = {tag(each): each for each in COMMANDS}
    return named[first.command](*nth(first.form, 0))


def kind(public: Camelot, command: Heroic) -> Action:
    match command:
        case Move():
            return "A"
        case PlaySpecial():
            return "C"
        case Free():
            return public.options.unconfirmed.freeing_type
        case Heal():
            return "D"
        case Accuse():
            return "E"
        case _:
            return "B"


def actions(public: Camelot, own: Knight) -> list[Offer]:
    """The heroic actions of types not taken yet."""
    seat, done = own.seat, public.turn.done
    offers: list[Offer] = []
    if "A" not in done and (places := destinations(public, seat)):
        offers.append(offer(Move, One(places)))
    if "B" not in done:
        offers += here(public, own)
    if "C" not in done and not public.turn.special and (forms := special_forms(public, own)):
        offers.append(offer(PlaySpecial, then(forms)))
    if public.options.unconfirmed.freeing_type not in done and (form := freeing(public, own)) is not None:
        offers.append(offer(Free, form))
    if "D" not in done and (triples := healing(public, own)):
        offers.append(offer(Heal, one(triples)))
    if "E" not in done and (targets := accusable(public, seat)):
        offers.append(offer(Accuse, One(targets)))
    return offers


def here(public: Camelot, own: Knight) -> list[Offer]:
    """The actions at the Knight's place."""
    place, hand = public.places[own.seat], own.hand
    if place in public.over:
        # Only a freed Knight can be where a quest is over.
        return []
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
    if public.lives[own.seat] >= heal_limit(public):
        return []
    triples = [card for card in dict.fromkeys(own.hand) if own.hand.count(card) >= HEAL_CARDS]
    plain = (*FIGHTS[:5], "grail")
    return [card for card in triples if guess.heal_with_any_kind or card in plain]


def heal_limit(public: Camelot) -> int:
    """With this many life points nobody heals."""
    return min(public.options.unconfirmed.heal_at_most, MAX_LIVES)


def perform(tell: Transition, seat: Seat, command: Heroic) -> None:
    place = tell.public.places[seat]
    match command:
        case Move(to):
            move(tell, seat, to)
        case DrawCards():
            draw(tell, seat, coat(tell.public, seat).draws)
        case FightSiege():
            tell.then(Battling(seat))
        case LayFight(card, value):
            lay_fight(tell, seat, convert(place, Combat), card, value)
        case PullSword(card):
            discard(tell, seat, (card,))
            drift(tell, seat, 1)
        case LayGrail():
            play(tell, seat, "grail")
            lay_grail(tell, seat)
        case FightWar(card):
            fight(tell, seat, convert(place, War), card)
        case PlaySpecial(card, aim, cards):
            tell(SpecialPlayed())
            play(tell, seat, card)
            play_special(tell, seat, card, aim, cards)
        case Free(card, captive):
            tell(CardSpent(seat, card), CardsLeft(seat, (card,)), Freed(seat, captive, card))
            discard_white(tell, (card,))
        case Heal(card):
            tell(Healed(seat))
            discard(tell, seat, (card,) * HEAL_CARDS)
            gain(tell, seat, 1)
        case Accuse(target):
            accuse(tell, seat, target)


class Healed(Public, frozen=True, tag="shadows.healed"):
    """Three equal cards were discarded; which ones stays hidden."""

    seat: Seat
