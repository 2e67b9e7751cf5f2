"""Black cards, one entry each: how many there are, whether Merlins cancel them, and what they do (S-10)."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from msgspec import Struct

from camlann.engine.facts import Seat
from camlann.shadows.card_piles import NoEffect, discard_black, remove, reshuffle
from camlann.shadows.cards.black_prompts import (
    ChoosingWar,
    Lasting,
    TurnCut,
    Volunteering,
    YieldingGrails,
    guinevere,
)
from camlann.shadows.lives import lose
from camlann.shadows.quests.combat import lay_black
from camlann.shadows.quests.excalibur import drift
from camlann.shadows.quests.grail import lay_desolation, lay_despair
from camlann.shadows.quests.wars import Reinforcing, reinforce
from camlann.shadows.state import Camelot, Place, Transition, clockwise, in_play
from camlann.shadows.swords_and_sieges import besiege

Effect: TypeAlias = Callable[[Transition, Seat, str], None]
"""The effect of a card that `Seat` drew; it says where the card goes, otherwise it is discarded."""


class Black(Struct, frozen=True, kw_only=True):
    name: str
    copies: int
    more: int = 0
    """Copies that Merlin's Company adds."""
    special: bool = False
    stays: bool = False
    """Its effect says where it goes."""
    lasts: bool = False
    """It stays in play until something removes it."""
    home: Place | None = None
    """The quest it belongs to; when that is over, the card brings a siege engine instead."""
    draws: int = 0
    """This many more cards are drawn and resolved one after another."""
    effect: Effect


def numbered(tell: Transition, by: Seat, card: str) -> None:
    """On the next black space of its quest."""
    if card.startswith("black_knight_"):
        lay_black(tell, by, "black_knight", card)
    else:
        lay_black(tell, by, "lancelot" if in_play(tell.public, "lancelot") else "dragon", card)


def excalibur(tell: Transition, by: Seat, card: str) -> None:
    discard_black(tell, (card,))
    drift(tell, by, -1)


def despair(tell: Transition, by: Seat, card: str) -> None:
    lay_despair(tell, by)


def desolation(tell: Transition, by: Seat, card: str) -> None:
    lay_desolation(tell, by)


def warriors(tell: Transition, by: Seat, card: str) -> None:
    discard_black(tell, (card,))
    reinforce(tell, by, "picts" if card == "picts" else "saxons")


def mercenaries(tell: Transition, by: Seat, card: str) -> None:
    discard_black(tell, (card,))
    tell.then(ChoosingWar(by, mordred=False))


def mordred(tell: Transition, by: Seat, card: str) -> None:
    tell.then(ChoosingWar(by, mordred=True))


def morgan_1(tell: Transition, by: Seat, card: str) -> None:
    tell.then(Volunteering(by, "cards", tell.public.options.unconfirmed.morgan_1_cards))


def nothing(tell: Transition, by: Seat, card: str) -> None:
    """The effect of the card is in its row."""


def morgan_3(tell: Transition, by: Seat, card: str) -> None:
    besiege(tell, 2, card)


def morgan_4(tell: Transition, by: Seat, card: str) -> None:
    tell.then(lose(dict.fromkeys(clockwise(tell.public, by), 1), card))


def morgan_5(tell: Transition, by: Seat, card: str) -> None:
    tell.then(Volunteering(by, "lives", tell.public.options.unconfirmed.morgan_5_lives))


def lasting(tell: Transition, by: Seat, card: str) -> None:
    tell(Lasting(card))


def recall(tell: Transition, by: Seat, card: str) -> None:
    guinevere(tell)
    tell(TurnCut())
    # All other cards that were to be drawn are dropped with the turn (U27).
    tell.agenda.clear()


def witch_1(tell: Transition, by: Seat, card: str) -> None:
    """The card itself is part of the new discard pile (U21)."""
    reshuffle(tell, aside=card)
    discard_black(tell, (card,))


def witch_3(tell: Transition, by: Seat, card: str) -> None:
    tell.then(Reinforcing(by, "picts"), Reinforcing(by, "saxons"))


def witch_4(tell: Transition, by: Seat, card: str) -> None:
    tell.then(YieldingGrails(by))


def _numbered(quest: Place, counts: dict[int, int]) -> Iterable[Black]:
    for number, copies in counts.items():
        yield Black(name=f"{quest}_{number}", copies=copies, stays=True, home=quest, effect=numbered)


ROWS: tuple[Black, ...] = (
    *_numbered("black_knight", {1: 5, 3: 3, 5: 2, 7: 1}),
    *_numbered("lancelot", {1: 4, 3: 3, 5: 3, 7: 1}),
    Black(name="excalibur", copies=15, more=2, stays=True, home="excalibur", effect=excalibur),
    Black(name="despair", copies=15, more=2, stays=True, home="grail", effect=despair),
    Black(name="picts", copies=4, more=1, stays=True, effect=warriors),
    Black(name="saxons", copies=4, more=1, stays=True, effect=warriors),
    Black(name="mercenaries", copies=4, more=1, stays=True, effect=mercenaries),
    Black(name="morgan_1", copies=1, special=True, effect=morgan_1),
    Black(name="morgan_2", copies=1, special=True, draws=3, effect=nothing),
    Black(name="morgan_3", copies=1, special=True, effect=morgan_3),
    Black(name="morgan_4", copies=1, special=True, effect=morgan_4),
    Black(name="morgan_5", copies=1, special=True, effect=morgan_5),
    Black(name="desolation", copies=2, special=True, stays=True, home="grail", effect=desolation),
    Black(name="dark_forest", copies=1, special=True, stays=True, lasts=True, home="grail", effect=lasting),
    Black(name="guinevere", copies=1, special=True, effect=recall),
    Black(name="mists", copies=1, special=True, stays=True, lasts=True, effect=lasting),
    Black(name="mordred", copies=1, special=True, stays=True, lasts=True, effect=mordred),
    Black(name="vivien", copies=1, special=True, stays=True, lasts=True, effect=lasting),
    Black(name="witch_1", copies=0, more=1, special=True, stays=True, effect=witch_1),
    Black(name="witch_2", copies=0, more=1, special=True, stays=True, lasts=True, effect=lasting),
    Black(name="witch_3", copies=0, more=1, special=True, effect=witch_3),
    Black(name="witch_4", copies=0, more=1, special=True, effect=witch_4),
    Black(name="witch_5", copies=0, more=1, special=True, stays=True, lasts=True, effect=lasting),
    Black(name="witch_6", copies=0, more=1, special=True, stays=True, lasts=True, effect=lasting),
    Black(name="witch_7", copies=0, more=1, special=True, stays=True, lasts=True, effect=lasting),
)

BLACK: dict[str, Black] = {row.name: row for row in ROWS}


def home(card: str) -> Place | None:
    return BLACK[card].home


def black_deck(expansion: bool) -> tuple[str, ...]:
    return tuple(sorted(row.name for row in ROWS for _ in range(row.copies + row.more * expansion)))


def takes_effect(tell: Transition, by: Seat, card: str) -> None:
    row = BLACK[card]
    if row.home is not None and over_for_good(tell.public, row.home):
        convert(tell, card, row.home)
        return
    if not row.stays:
        discard_black(tell, (card,))
    row.effect(tell, by, card)


def over_for_good(public: Camelot, quest: Place) -> bool:
    if quest == "lancelot":
        return "dragon" in public.over
    return quest in public.over


def guarded(public: Camelot, quest: Place) -> bool:
    """Merlin stands there."""
    return public.merlin is not None and public.merlin in ("dragon" if quest == "lancelot" else quest, quest)


def convert(tell: Transition, card: str, quest: Place) -> None:
    """A card whose quest is over brings a siege engine, unless Merlin stands there (S-6.3)."""
    if guarded(tell.public, quest):
        tell(NoEffect(card))
    else:
        besiege(tell, 1, quest)
    if tell.public.options.expansion:
        remove(tell, (card,))
    else:
        discard_black(tell, (card,))
