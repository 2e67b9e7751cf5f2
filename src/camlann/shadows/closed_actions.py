"""Heroic actions that are closed, and why: each check has a part of the rules' text that it follows (S-7)."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import convert
from msgspec.structs import astuple

from camlann.engine.forms import Item
from camlann.engine.phases import Closed, Command, Reason, close
from camlann.shadows import reasons as why
from camlann.shadows.accusations import accusable, gate
from camlann.shadows.cards.white import SPECIAL, special_forms
from camlann.shadows.closed_checks import Check, Whole, another, held, listed, others
from camlann.shadows.heroic_actions import (
    COMBATS,
    COMMANDS,
    FULL_HAND,
    HEAL_CARDS,
    Accuse,
    DrawCards,
    FightSiege,
    FightWar,
    Free,
    Heal,
    LayFight,
    LayGrail,
    Move,
    PlaySpecial,
    PullSword,
    heal_limit,
    healing,
)
from camlann.shadows.loyalty import nobody_betrays
from camlann.shadows.quests.combat import FIGHTS, fitting
from camlann.shadows.quests.wars import needed
from camlann.shadows.state import (
    ACCUSATIONS_FROM,
    QUESTS,
    SOLO,
    WARS,
    Action,
    Camelot,
    Combat,
    Knight,
    Place,
    coat,
    combat,
    in_play,
)
from camlann.shadows.travel import in_play_or_camelot, solo_taken


def of_kind(action: Action, then: Whole) -> Whole:
    """An action of this type: two are the most, and each of another type."""

    def check(public: Camelot, own: Knight) -> Reason | None:
        return kind_used(public, action) or then(public, own)

    return check


def kind_used(public: Camelot, action: Action) -> Reason | None:
    if public.turn.actions >= 2:
        return why.ActionsSpent()
    return why.KindUsed(action) if action in public.turn.done else None


def at_one_of(places: tuple[Place, ...], then: Whole) -> Whole:
    """A quest action at one of these places."""

    def check(public: Camelot, own: Knight) -> Reason | None:
        here = public.places[own.seat]
        if here not in places:
            return why.OnlyAt(tuple(place for place in places if in_play_or_camelot(public, place)) or places)
        # Only a freed Knight can be where a quest is over.
        return why.QuestOver(here) if here in public.over else then(public, own)

    return of_kind("B", check)


def every_place(public: Camelot, own: Knight) -> Iterable[Item]:
    return ("camelot", *QUESTS)


def to_place(public: Camelot, own: Knight, place: Place) -> Reason | None:
    """Why a Knight cannot go there."""
    if place == public.places[own.seat]:
        return why.AlreadyThere(place)
    if place in public.over:
        return why.QuestOver(place)
    if place == "dragon" and not in_play(public, place):
        return why.DragonLater()
    taken = solo_taken(public, own.seat).get(place)
    return None if taken is None else why.SoloTaken(place, taken)


def drawing(public: Camelot, own: Knight) -> Reason | None:
    return why.HandFull(FULL_HAND) if len(own.hand) >= FULL_HAND else None


def fighting_siege(public: Camelot, own: Knight) -> Reason | None:
    if not public.siege:
        return why.NoSiegeEngine()
    return None if coat(public, own.seat).rolls_first else some_fight(public, own)


def some_fight(public: Camelot, own: Knight) -> Reason | None:
    return None if any(card in FIGHTS for card in own.hand) else why.NoFightCard()


def fight_cards(public: Camelot, own: Knight) -> Iterable[Item]:
    return [card for card in FIGHTS if card in own.hand]


def fight_card(public: Camelot, own: Knight, card: str) -> Reason | None:
    """Why this card is not played on the quest where the Knight is."""
    place = public.places[own.seat]
    if card not in own.hand:
        return why.NotInHand(card)
    if card not in FIGHTS:
        return why.FightsOnly()
    if place == "picts" or place == "saxons":
        value = needed(public, place)
        return None if card in (f"fight_{value}", "fight_any") else why.NextInWar(place, value)
    quest = convert(place, Combat)
    values = fitting(quest, combat(public, quest).white)
    fits = card == "fight_any" or card in [f"fight_{value}" for value in values]
    return None if fits else why.DoesNotFit(quest, values)


def some_fitting(public: Camelot, own: Knight) -> Reason | None:
    reasons = [fight_card(public, own, str(card)) for card in fight_cards(public, own)]
    return None if None in reasons else reasons[0]


def pulling(public: Camelot, own: Knight) -> Reason | None:
    return None if own.hand else why.TooFewCards(1)


def laying_grail(public: Camelot, own: Knight) -> Reason | None:
    return why.BarredBy("dark_forest") if "dark_forest" in public.lasting else held(public, own, "grail")


def one_special(public: Camelot, own: Knight) -> Reason | None:
    """Two actions are the most, and one special card; freeing a captive may be of its type."""
    both = coat(public, own.seat).plays_free and public.options.galahad_plays_two
    if public.turn.special and public.turn.actions < 2 and not both:
        return why.OneSpecial()
    return kind_used(public, "C") or some_special(public, own)


def some_special(public: Camelot, own: Knight) -> Reason | None:
    return None if any(card in SPECIAL for card in own.hand) else why.NoSpecialCard()


def special_cards(public: Camelot, own: Knight) -> Iterable[Item]:
    return [card for card in SPECIAL if card in own.hand]


def special_card(public: Camelot, own: Knight, card: str) -> Reason | None:
    """Why a special card cannot be played."""
    if card not in own.hand:
        return why.NotInHand(card)
    if card not in SPECIAL:
        return why.NotSpecial(card)
    if card in special_forms(public, own):
        return None
    here = public.places[own.seat]
    match card:
        case "merlin" if "vivien" in public.lasting:
            return why.BarredBy("vivien")
        case "messenger":
            return why.TooFewCards(2) if len(own.hand) < 2 else why.NobodyElse()
        case "call_for_help":
            return why.NobodyMayJoin(here) if here in SOLO else why.QuestOver(here)
        case _:
            return why.NoTarget(card)


def some_playable(public: Camelot, own: Knight) -> Reason | None:
    return None if special_forms(public, own) else why.NoSpecialNow()


def freeing_check(public: Camelot, own: Knight) -> Reason | None:
    reason = kind_used(public, public.options.unconfirmed.freeing_type)
    captive = "captured" in public.status
    return reason or (some_special(public, own) if captive else why.NobodyCaptive())


def free_card(public: Camelot, own: Knight, card: str) -> Reason | None:
    return held(public, own, card) or (None if card in SPECIAL else why.NotSpecial(card))


def healing_check(public: Camelot, own: Knight) -> Reason | None:
    most = heal_limit(public)
    if public.lives[own.seat] >= most:
        return why.LivesFull(most)
    return None if healing(public, own) else no_triple(public)


def no_triple(public: Camelot) -> Reason:
    return why.NoTriple(HEAL_CARDS, public.options.unconfirmed.heal_with_any_kind)


def healing_card(public: Camelot, own: Knight, card: str) -> Reason | None:
    return held(public, own, card) or (None if card in healing(public, own) else no_triple(public))


def accusing(public: Camelot, own: Knight) -> Reason | None:
    if nobody_betrays(public):
        return why.NoAccusations()
    if own.seat in public.accused:
        return why.AccusedAlready()
    return None if gate(public) else why.AccusationsClosed(ACCUSATIONS_FROM)


def accused(public: Camelot, own: Knight, seat: Any) -> Reason | None:
    if (reason := another(public, own, seat)) is not None:
        return reason
    return why.ProvedLoyal(seat) if seat in public.proved else None


def somebody(public: Camelot, own: Knight) -> Reason | None:
    return None if accusable(public, own.seat) else why.NobodyElse()


MOVE = Check(of_kind("A", lambda public, own: None), every_place, to_place)
SPECIAL_CARD = Check(one_special, special_cards, special_card, some_playable)
CHECKS: dict[type[Command], Check] = {
    Move: MOVE,
    DrawCards: Check(at_one_of(("camelot",), drawing)),
    FightSiege: Check(at_one_of(("camelot",), fighting_siege)),
    LayFight: Check(at_one_of(COMBATS, some_fight), fight_cards, fight_card, some_fitting),
    PullSword: Check(at_one_of(("excalibur",), pulling), item=held),
    LayGrail: Check(at_one_of(("grail",), laying_grail)),
    FightWar: Check(at_one_of(WARS, some_fight), fight_cards, fight_card, some_fitting),
    PlaySpecial: SPECIAL_CARD,
    Free: Check(freeing_check, item=free_card),
    Heal: Check(of_kind("D", healing_check), item=healing_card),
    Accuse: Check(of_kind("E", accusing), others, accused, somebody),
}


def finer(public: Camelot, own: Knight, command: Command) -> Reason | None:
    """Why a command is closed that is not listed: a card somebody does not hold, a value, a Knight."""
    if type(command) not in CHECKS or not (fields := astuple(command)):
        return None
    if (reason := CHECKS[type(command)].item(public, own, fields[0])) is not None:
        return reason
    place = public.places[own.seat]
    match command:
        case LayFight(value=value) if place in COMBATS:
            quest = convert(place, Combat)
            values = fitting(quest, combat(public, quest).white)
            return None if value in values else why.DoesNotFit(quest, values)
        case Free(seat=seat) if seat in public.everyone and public.status[seat] != "captured":
            return why.NotCaptive(seat)
    return None


def closed_actions(public: Camelot, own: Knight, price: Reason | None) -> Iterator[Closed]:
    """Every heroic action that is closed; where only the price is owing, that is its reason."""
    for command in COMMANDS:
        if command is Free and not public.options.expansion:
            continue
        found = [*listed(public, own, command, CHECKS[command])]
        yield from found
        if price is not None and all(each.item is not None for each in found):
            yield close(command, price)
