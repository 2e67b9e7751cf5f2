"""White cards, one entry each: how many there are, what their player chooses, and what they do (S-11)."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct, convert
from msgspec.structs import replace

from camlann.engine import pile_knowledge
from camlann.engine.facts import Seat
from camlann.engine.forms import Form, Item, One, one, pick, then
from camlann.shadows.black_card_cancellation import spend_merlins
from camlann.shadows.card_piles import CardsCame, CardsLeft, discard, discard_black, discard_white, draw
from camlann.shadows.cards.black_prompts import Discarding, TurnCut
from camlann.shadows.cards.white_prompts import Coming, Returning, SlayingDragon, Stacking
from camlann.shadows.lives import gain
from camlann.shadows.quests.combat import lift_black
from camlann.shadows.quests.excalibur import SwordDrifted, drift
from camlann.shadows.quests.grail import lift_despair, liftable
from camlann.shadows.quests.quest_end import LastingGone, clear
from camlann.shadows.quests.wars import MordredGone, WarriorGone, check_won
from camlann.shadows.squires import knight
from camlann.shadows.state import (
    SOLO,
    WARS,
    Camelot,
    Combat,
    Knight,
    Place,
    Private,
    Public,
    Transition,
    War,
    clockwise,
    combat,
    in_play,
    put,
    sealed_state,
    war,
    without,
)
from camlann.shadows.swords_and_sieges import SiegeBroken
from camlann.shadows.traitor import reveal
from camlann.shadows.travel import MerlinCame

Aim: TypeAlias = str | Seat | None
"""The target of a card, a place or a Knight; None if it leaves no choice."""
Cards: TypeAlias = tuple[str, ...] | None
"""Cards that are played with it."""


class Never:
    """The card cannot be played now."""


NEVER = Never()
Asks: TypeAlias = Callable[[Camelot, Knight], Form | Never | None]
Plays: TypeAlias = Callable[[Transition, Seat, Aim, Cards], None]


def no_choice(public: Camelot, own: Knight) -> None:
    return None


class White(Struct, frozen=True, kw_only=True):
    name: str
    copies: int
    more: int = 0
    """Copies that Merlin's Company adds."""
    form: Asks = no_choice
    """What its player chooses."""
    play: Plays | None = None
    """The effect of a special card; standard cards are used on quests."""
    stays: bool = False
    """Its effect says where it goes."""


class HeroismLaid(Public, frozen=True, tag="shadows.heroism-laid"):
    quest: Place

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, heroism=self.quest)


class FavorLaid(Public, frozen=True, tag="shadows.favor-laid"):
    def apply(self, public: Camelot) -> Camelot:
        return replace(public, favor=True)


class Gave(Public, frozen=True, tag="shadows.gave"):
    """Cards pass from hand to hand, face down."""

    by: Seat
    to: Seat
    number: int

    def apply(self, public: Camelot) -> Camelot:
        hands = put(public.hands, self.by, public.hands[self.by] - self.number)
        return replace(public, hands=put(hands, self.to, hands[self.to] + self.number))


class BlackLooked(Public, frozen=True, tag="shadows.black-looked"):
    by: Seat
    number: int


class FacesSeen(Private, frozen=True, tag="shadows.faces-seen"):
    cards: tuple[str, ...]

    def apply(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, black=pile_knowledge.looked(own.black, self.cards))


def merlin_form(public: Camelot, own: Knight) -> Form | Never:
    if "vivien" in public.lasting:
        return NEVER
    aims: list[Item] = ["siege"] if public.siege else []
    quests: tuple[Combat, ...] = ("black_knight", "lancelot", "dragon")
    aims += [quest for quest in quests if combat(public, quest).black]
    aims += [which for which in WARS if war(public, which).warriors]
    if any(card in liftable(public) for card in public.grail):
        aims.append("grail")
    if public.excalibur < 0 and in_play(public, "excalibur"):
        aims.append("excalibur")
    return one(aims) if aims else NEVER


def merlin(tell: Transition, seat: Seat, aim: Aim, cards: Cards) -> None:
    spend_merlins(tell, 1)
    match aim:
        case "siege":
            tell(SiegeBroken())
        case "black_knight" | "lancelot" | "dragon":
            lift_black(tell, convert(aim, Combat))
        case "grail":
            lift_despair(tell)
        case "excalibur":
            tell(SwordDrifted(1))
        case _:
            tell(WarriorGone(convert(aim, War)))


def clairvoyance(tell: Transition, seat: Seat, aim: Aim, cards: Cards) -> None:
    faces = sealed_state(tell).black[:5]
    if faces:
        tell(BlackLooked(seat, len(faces)), FacesSeen(seat, faces))
        tell.then(Stacking(seat, len(faces)))


def convocation(tell: Transition, seat: Seat, aim: Aim, cards: Cards) -> None:
    tell.then(Returning(seat))


def fate_form(public: Camelot, own: Knight) -> Form:
    """Both ways are shown to everybody, so that nobody who looks on learns which of them are open (D23)."""
    if own.loyalty is None:
        return One(("loyal",))
    if own.loyalty == "loyal":
        return One(("loyal",), decoys=("traitor",))
    if public.options.fate_traitor == "may_hide":
        return One(("loyal", "traitor"))
    return One(("traitor",), decoys=("loyal",))


def fate(tell: Transition, seat: Seat, aim: Aim, cards: Cards) -> None:
    if aim == "loyal":
        for each in clockwise(tell.public, seat):
            draw(tell, each, 1)
        return
    reveal(tell, seat)
    tell(TurnCut())
    tell.then(Discarding(tell.public.able, 2))


def heroism_form(public: Camelot, own: Knight) -> Form | Never:
    quests: tuple[Place, ...] = ("black_knight", "lancelot", "dragon", "excalibur", "grail", *WARS)
    open_quests = [quest for quest in quests if in_play(public, quest)]
    return one(open_quests)


def heroism(tell: Transition, seat: Seat, aim: Aim, cards: Cards) -> None:
    tell(HeroismLaid(convert(aim, Place)))


def lady(tell: Transition, seat: Seat, aim: Aim, cards: Cards) -> None:
    if in_play(tell.public, "excalibur"):
        drift(tell, seat, 1)
    else:
        gain(tell, seat, 2)


def messenger_form(public: Camelot, own: Knight) -> Form | Never:
    others = [seat for seat in public.able if seat != own.seat]
    rest = without(own.hand, ("messenger",))
    if not others or not rest:
        return NEVER
    return then(dict.fromkeys(others, pick(rest, 1, min(3, len(rest)))))


def messenger(tell: Transition, seat: Seat, aim: Aim, cards: Cards) -> None:
    assert isinstance(aim, int)
    assert cards is not None
    tell(Gave(seat, aim, len(cards)), CardsLeft(seat, cards), CardsCame(aim, cards))


def halves(public: Camelot, own: Knight) -> Form:
    return One(("others", "self"))


def piety(tell: Transition, seat: Seat, aim: Aim, cards: Cards) -> None:
    if aim == "self":
        gain(tell, seat, 3)
    else:
        for other in tell.public.able:
            if other != seat:
                gain(tell, other, 1)


def reinforcements(tell: Transition, seat: Seat, aim: Aim, cards: Cards) -> None:
    if aim == "self":
        draw(tell, seat, 4)
    else:
        for other in clockwise(tell.public, seat):
            if other != seat:
                draw(tell, other, 1)


def help_form(public: Camelot, own: Knight) -> Never | None:
    """Nobody can join a solo quest, or a quest that is over."""
    place = public.places[own.seat]
    return NEVER if place in SOLO or place in public.over else None


def call_for_help(tell: Transition, seat: Seat, aim: Aim, cards: Cards) -> None:
    tell.then(Coming(seat, tell.public.places[seat]))


def banishment_form(public: Camelot, own: Knight) -> Form | Never:
    there = [*public.lasting, *(["mordred"] if public.mordred else [])]
    return one(there) if there else NEVER


def banishment(tell: Transition, seat: Seat, aim: Aim, cards: Cards) -> None:
    card = str(aim)
    if card == "mordred":
        where = tell.public.mordred
        assert where is not None
        tell(MordredGone())
        check_won(tell, seat, where)
    else:
        tell(LastingGone(card))
    discard_black(tell, (card,))


def divine_favor(tell: Transition, seat: Seat, aim: Aim, cards: Cards) -> None:
    tell(FavorLaid())


def slayer_form(public: Camelot, own: Knight) -> Form:
    there = public.places[own.seat] == "dragon" and in_play(public, "dragon")
    fights = there and SlayingDragon(own.seat, 2).ways(public, own)
    return One(("draw", "fight")) if fights else One(("draw",))


def dragon_slayer(tell: Transition, seat: Seat, aim: Aim, cards: Cards) -> None:
    if aim == "draw":
        draw(tell, seat, 3)
    else:
        tell.then(SlayingDragon(seat, 2))


def rescue_form(public: Camelot, own: Knight) -> Form:
    boards: list[Item] = ["black_knight", "excalibur", "grail", "picts", "saxons"]
    boards.append("dragon" if "lancelot" in public.over else "lancelot")
    if public.options.unconfirmed.rescue_to_camelot:
        boards.append("camelot")
    return one(boards)


def merlins_rescue(tell: Transition, seat: Seat, aim: Aim, cards: Cards) -> None:
    tell(MerlinCame(convert(aim, Place)))


def new_hope(tell: Transition, seat: Seat, aim: Aim, cards: Cards) -> None:
    hand = tell.game.own[seat].hand
    discard(tell, seat, hand)
    # The card itself counts as one of the discarded cards.
    draw(tell, seat, len(hand) + 1)


def tournament_form(public: Camelot, own: Knight) -> Form:
    squires = [seat for seat in public.able if public.coats[seat] == "squire"]
    return one([*squires, "lives"])


def tournament(tell: Transition, seat: Seat, aim: Aim, cards: Cards) -> None:
    if isinstance(aim, int):
        knight(tell, aim)
    else:
        gain(tell, seat, 2)


def truce_form(public: Camelot, own: Knight) -> Form:
    return One(WARS)


def truce(tell: Transition, seat: Seat, aim: Aim, cards: Cards) -> None:
    heroism = tell.public.options.unconfirmed.truce_discards_heroism
    clear(tell, convert(aim, War), over=False, heroism=heroism)


ROWS: tuple[White, ...] = (
    White(name="fight_1", copies=14, more=3),
    White(name="fight_2", copies=12, more=2),
    White(name="fight_3", copies=10, more=1),
    White(name="fight_4", copies=8, more=1),
    White(name="fight_5", copies=7, more=1),
    White(name="fight_any", copies=0, more=3),
    White(name="grail", copies=18, more=3),
    White(name="merlin", copies=7, more=1, form=merlin_form, play=merlin, stays=True),
    White(name="clairvoyance", copies=1, play=clairvoyance),
    White(name="convocation", copies=1, play=convocation),
    White(name="fate", copies=1, form=fate_form, play=fate),
    White(name="heroism", copies=1, form=heroism_form, play=heroism, stays=True),
    White(name="lady_of_the_lake", copies=1, play=lady),
    White(name="messenger", copies=1, form=messenger_form, play=messenger),
    White(name="piety", copies=1, form=halves, play=piety),
    White(name="reinforcements", copies=1, form=halves, play=reinforcements),
    White(name="call_for_help", copies=0, more=1, form=help_form, play=call_for_help),
    White(name="banishment", copies=0, more=1, form=banishment_form, play=banishment),
    White(name="divine_favor", copies=0, more=1, play=divine_favor, stays=True),
    White(name="dragon_slayer", copies=0, more=1, form=slayer_form, play=dragon_slayer),
    White(name="merlins_rescue", copies=0, more=1, form=rescue_form, play=merlins_rescue),
    White(name="new_hope", copies=0, more=1, play=new_hope),
    White(name="tournament", copies=0, more=1, form=tournament_form, play=tournament),
    White(name="truce", copies=0, more=1, form=truce_form, play=truce),
)

WHITE: dict[str, White] = {row.name: row for row in ROWS}
SPECIAL = tuple(row.name for row in ROWS if row.play is not None)


def white_deck(expansion: bool, extra_merlins: int = 1) -> tuple[str, ...]:
    def number(row: White) -> int:
        more = extra_merlins if row.name == "merlin" else row.more
        return row.copies + more * expansion

    return tuple(sorted(row.name for row in ROWS for _ in range(number(row))))


def special_forms(public: Camelot, own: Knight) -> dict[Item, Form | None]:
    """The special cards of a hand that can be played now, and the choices for each."""
    forms: dict[Item, Form | None] = {}
    for card in dict.fromkeys(own.hand):
        row = WHITE[card]
        if row.play is not None:
            form = row.form(public, own)
            if not isinstance(form, Never):
                forms[card] = form
    return forms


def play_special(tell: Transition, seat: Seat, card: str, aim: Aim, cards: Cards) -> None:
    """The card has left the hand already."""
    row = WHITE[card]
    assert row.play is not None
    if not row.stays:
        discard_white(tell, (card,))
    row.play(tell, seat, aim, cards)
