"""End of a quest: swords, siege engines, life points, relic, cards, and the return to Camelot (S-8)."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from camlann.engine.facts import Seat, Team
from camlann.shadows import card_piles
from camlann.shadows.card_division import share
from camlann.shadows.lives import Dying, RelicGone, at_zero, gain, lose, printed
from camlann.shadows.options import Options
from camlann.shadows.squires import Knighting
from camlann.shadows.state import (
    Camelot,
    Colour,
    CombatBoard,
    Place,
    Public,
    Relic,
    Step,
    Transition,
    WarBoard,
    at,
    clockwise,
    coat,
    put,
)
from camlann.shadows.swords_and_sieges import besiege, lay

GONE_BY_A_WIN = ("dark_forest", "vivien", "witch_2")
"""Lasting black cards that a won quest removes."""


class Stakes(Struct, frozen=True):
    """The stakes of a quest, won or lost."""

    swords: int
    lives: int
    cards: int
    siege: int = 0
    """Siege engines if it is lost."""
    relic: Relic | None = None
    once: bool = False


STAKES: dict[Place, Stakes] = {
    "black_knight": Stakes(1, 1, 3),
    "lancelot": Stakes(1, 1, 4, relic="armor", once=True),
    "excalibur": Stakes(2, 1, 7, relic="excalibur", once=True),
    "grail": Stakes(3, 1, 7, relic="grail", once=True),
    "picts": Stakes(1, 1, 4, siege=2),
    "saxons": Stakes(1, 1, 4, siege=2),
}


def stakes(quest: Place, options: Options) -> Stakes:
    if quest == "dragon":
        guess = options.unconfirmed
        return Stakes(guess.dragon_swords, guess.dragon_lives, guess.dragon_cards, once=True)
    return STAKES[quest]


def end(quest: Place, won: bool, by: Seat) -> Step:
    """The steps that follow when `by` has ended a quest."""
    return QuestEnding(quest, won, by)


class QuestEnding(Step, frozen=True, tag="shadows.quest-ending"):
    quest: Place
    won: bool
    by: Seat

    def run(self, tell: Transition) -> None:
        tell(QuestDecided(self.quest, self.won, self.by))
        tell.then(
            LayingSwords(self.quest, self.won),
            Besieging(self.quest, self.won),
            ChangingLives(self.quest, self.won),
            GivingRelic(self.quest, self.won, self.by),
            WinningCards(self.quest, self.won, self.by),
            GoingHome(self.quest, self.won, self.by),
            Settling(),
        )


class QuestDecided(Public, frozen=True, tag="shadows.quest-decided"):
    quest: Place
    won: bool
    by: Seat


class LayingSwords(Step, frozen=True, tag="shadows.laying-swords"):
    quest: Place
    won: bool

    def run(self, tell: Transition) -> None:
        public = tell.public
        colour: Colour = "white" if self.won else "black"
        lay(tell, colour, stakes(self.quest, public.options).swords, self.quest)
        if public.heroism == self.quest:
            lay(tell, colour, 1, "heroism")
        if not self.won and "mists" in public.lasting:
            lay(tell, "black", 1, "mists")


class Besieging(Step, frozen=True, tag="shadows.besieging"):
    quest: Place
    won: bool

    def run(self, tell: Transition) -> None:
        if not self.won:
            besiege(tell, stakes(self.quest, tell.public.options).siege, self.quest)


class ChangingLives(Step, frozen=True, tag="shadows.changing-lives"):
    quest: Place
    won: bool

    def run(self, tell: Transition) -> None:
        public = tell.public
        here, number = at(public, self.quest), stakes(self.quest, public.options).lives
        if self.won:
            for seat in here:
                gain(tell, seat, number + coat(public, seat).extra_life)
            return
        losses = [lose(dict.fromkeys(clockwise(public, public.turn.seat, here), number), self.quest)]
        if "witch_7" in public.lasting:
            elsewhere = clockwise(public, public.turn.seat, tuple(s for s in public.able if s not in here))
            losses.append(lose(dict.fromkeys(elsewhere, 1), "witch_7"))
            tell(LastingGone("witch_7"))
            card_piles.discard_black(tell, ("witch_7",))
        tell.then(*(each for each in losses if each.losses))


class GivingRelic(Step, frozen=True, tag="shadows.giving-relic"):
    quest: Place
    won: bool
    by: Seat

    def run(self, tell: Transition) -> None:
        relic = stakes(self.quest, tell.public.options).relic
        if relic is None:
            return
        # Lancelot's armor goes to the Knight who fought him, no matter who ended the fight.
        here = at(tell.public, self.quest)
        to = (here[0] if here else None) if self.quest == "lancelot" else self.by
        if self.won and to is not None and tell.public.status[to] == "knight":
            tell(RelicWon(relic, to))
        else:
            tell(RelicGone(relic))


class RelicWon(Public, frozen=True, tag="shadows.relic-won"):
    relic: Relic
    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, relics={**public.relics, self.relic: self.seat})


class WinningCards(Step, frozen=True, tag="shadows.winning-cards"):
    quest: Place
    won: bool
    by: Seat

    def run(self, tell: Transition) -> None:
        if self.won:
            number = stakes(self.quest, tell.public.options).cards
            share_out(tell, number, entitled(tell.public, at(tell.public, self.quest)), self.by)


def entitled(public: Camelot, here: Team) -> Team:
    """Those present, and Bors wherever he is."""
    return tuple(seat for seat in public.able if seat in here or coat(public, seat).always_shares)


def share_out(tell: Transition, number: int, among: Team, by: Seat) -> None:
    """New white cards for these Knights: in secret for one, by agreement for several; for nobody, unseen."""
    if not among:
        card_piles.sink(tell, number)
    elif len(among) == 1:
        card_piles.draw(tell, among[0], number)
    else:
        cards = card_piles.lay_open(tell, number)
        proposer = by if by in among else clockwise(tell.public, tell.public.turn.seat, among)[0]
        if cards:
            tell.then(share(cards, among, proposer))


class GoingHome(Step, frozen=True, tag="shadows.going-home"):
    """The Knights return, the board is cleared, and a win removes its lasting cards."""

    quest: Place
    won: bool
    by: Seat

    def run(self, tell: Transition) -> None:
        here = at(tell.public, self.quest)
        if self.quest in tell.public.places:
            tell(SentHome(self.quest, captives_stay=True, seats=here))
        clear(tell, self.quest)
        if self.won:
            for card in GONE_BY_A_WIN:
                if card in tell.public.lasting:
                    tell(LastingGone(card))
                    card_piles.discard_black(tell, (card,))
            if tell.public.options.squires:
                squires = tuple(seat for seat in here if tell.public.coats[seat] == "squire")
                tell.then(Knighting(squires, here, self.by))


class SentHome(Public, frozen=True, tag="shadows.sent-home"):
    """The Knights there return to Camelot."""

    quest: Place
    captives_stay: bool = False
    """In games of revision 1 captives returned, too."""
    seats: Team = ()
    """The Knights who return; games of revisions 1 and 2 did not record it."""

    def apply(self, public: Camelot) -> Camelot:
        for seat in public.everyone:
            if public.places[seat] != self.quest:
                continue
            if not (self.captives_stay and public.status[seat] == "captured"):
                public = replace(public, places=put(public.places, seat, "camelot"))
            elif self.quest == "lancelot":
                # The board is turned over, and captives there stay on it.
                public = replace(public, places=put(public.places, seat, "dragon"))
        return public


class LastingGone(Public, frozen=True, tag="shadows.lasting-gone"):
    card: str

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, lasting=tuple(card for card in public.lasting if card != self.card))


class QuestCleared(Public, frozen=True, tag="shadows.quest-cleared"):
    """Cards and warriors leave; a quest that is played only once is over."""

    quest: Place
    over: bool
    heroism: bool = True
    """Heroism leaves with them."""

    def apply(self, public: Camelot) -> Camelot:
        empty: object = CombatBoard()
        match self.quest:
            case "picts" | "saxons":
                empty = WarBoard()
            case "grail":
                empty = ("",) * 7
            case "excalibur":
                empty = 0
        over = (*public.over, self.quest) if self.over else public.over
        public = replace(public, **{self.quest: empty}, over=tuple(sorted(over)))
        if public.heroism == self.quest and self.heroism:
            public = replace(public, heroism=None)
        if public.mordred == self.quest:
            public = replace(public, mordred=None)
        if self.quest == "grail":
            public = replace(public, grail_order=())
        if self.quest == public.merlin == "lancelot":
            # The board is turned over, and Merlin stays on it (U18).
            public = replace(public, merlin="dragon")
        return public


def clear(tell: Transition, quest: Place, over: bool | None = None, heroism: bool = True) -> None:
    """The cards on a quest are discarded; Heroism may stay for the next time."""
    public = tell.public
    white, black = [*_white_on(public, quest)], [*_black_on(public, quest)]
    if public.heroism == quest and heroism:
        white.append("heroism")
    if public.mordred == quest:
        black.append("mordred")
    tell(QuestCleared(quest, stakes(quest, public.options).once if over is None else over, heroism))
    card_piles.discard_white(tell, tuple(white))
    card_piles.discard_black(tell, tuple(black))


def _white_on(public: Camelot, quest: Place) -> Iterator[str]:
    match quest:
        case "black_knight":
            yield from printed(public.black_knight.white)
        case "lancelot":
            yield from printed(public.lancelot.white)
        case "dragon":
            yield from printed(public.dragon.white)
        case "picts":
            yield from public.picts.white
        case "saxons":
            yield from public.saxons.white
        case "grail":
            yield from (card for card in public.grail if card == "grail")


def _black_on(public: Camelot, quest: Place) -> Iterator[str]:
    match quest:
        case "black_knight":
            yield from public.black_knight.black
        case "lancelot":
            yield from public.lancelot.black
        case "dragon":
            yield from public.dragon.black
        case "grail":
            yield from (card for card in public.grail if card not in ("", "grail"))


class Settling(Step, frozen=True, tag="shadows.settling"):
    """Deaths follow as soon as their cause is complete."""

    def run(self, tell: Transition) -> None:
        if at_zero(tell.public):
            tell.then(Dying())
