"""Rule tables of Shadows for the browser; `scripts/generate` writes them."""

from typing import Literal, TypeAlias

from msgspec import Struct

from camlann.shadows import state
from camlann.shadows.accusations import WRONG, WRONG_WITH
from camlann.shadows.black_card_cancellation import MERLINS_TO_CANCEL
from camlann.shadows.cards.black import BLACK
from camlann.shadows.cards.white import WHITE
from camlann.shadows.heroic_actions import FULL_HAND, HEAL_CARDS
from camlann.shadows.knights import COATS, Coat
from camlann.shadows.options import OFFICIAL_ANSWERS, Options
from camlann.shadows.quests import excalibur, wars
from camlann.shadows.quests.combat import DRAGON_VALUES, FIGHTS, PATTERN, SPOTS
from camlann.shadows.quests.quest_end import Stakes, stakes
from camlann.shadows.state import Place
from camlann.shadows.travel import TRAVEL


class QuestFacts(Struct, frozen=True, kw_only=True):
    """A quest: its stakes, and how it is won or lost."""

    stakes: Stakes
    """The Dragon's are those of the default options: they are among the unconfirmed ones."""
    solo: bool
    """Only one Knight may be there."""
    pattern: tuple[int, ...] = ()
    """One number for each different value: how many fight cards of it."""
    black_spots: int = 0
    """Spaces for black cards."""
    straight: int = 0
    """Fight cards in a row that win it."""
    warriors: int = 0
    """Warriors that lose the war."""
    steps: int = 0
    """Steps of the sword to either bank."""
    row: int = 0
    """Spaces in the row of the Grail."""


Aims: TypeAlias = Literal["", "place", "knight", "card", "choice"]
"""What the player of a special card chooses: nothing, a place, a Knight, a black card, or an effect."""
AIMS: dict[str, Aims] = {
    "merlin": "place",
    "heroism": "place",
    "merlins_rescue": "place",
    "truce": "place",
    "messenger": "knight",
    "tournament": "knight",
    "banishment": "card",
    "fate": "choice",
    "piety": "choice",
    "reinforcements": "choice",
    "dragon_slayer": "choice",
}


class BlackFacts(Struct, frozen=True, kw_only=True):
    """A black card."""

    copies: int
    more: int
    """Copies that Merlin's Company adds."""
    special: bool
    lasts: bool
    home: Place | None
    value: int
    """Its number on its quest; 0: it has none."""
    dragon_value: int
    """Its number if it is the Dragon's."""


class WhiteFacts(Struct, frozen=True, kw_only=True):
    """A white card."""

    copies: int
    more: int
    """Copies that Merlin's Company adds."""
    special: bool
    value: int
    """Of a fight card; 0: it has none, or its player names one."""
    aim: Aims


class Tables(Struct, frozen=True, kw_only=True):
    quests: dict[str, QuestFacts]
    black: dict[str, BlackFacts]
    white: dict[str, WhiteFacts]
    travel: tuple[str, ...]
    knights: dict[str, Coat]
    most_lives: int
    siege_limit: int
    black_sword_limit: int
    swords: int
    accusations_from: int
    accused_wrongly: int
    """White swords that a wrong accusation turns."""
    accused_wrongly_with: dict[str, str]
    """Cards with which it turns as many as an unconfirmed option says, and that option."""
    full_hand: int
    """With this many cards in hand, none are drawn in Camelot."""
    heal_cards: int
    merlins_to_cancel: int
    dragon_options: dict[str, str]
    """The Dragon's stakes, each by the unconfirmed option that sets it."""
    official_answers: dict[str, bool]
    """The options that the switch *official answers* sets, as those answers have them."""
    more_swords: dict[str, int]
    """Swords that a card adds to the stakes: Heroism on its quest, won or lost; the Mists to a lost one."""


def quest(place: Place) -> QuestFacts:
    combat = next((name for name in PATTERN if name == place), None)
    is_war = place in state.WARS
    return QuestFacts(
        stakes=stakes(place, Options()),
        solo=place in state.SOLO,
        pattern=PATTERN[combat] if combat else (),
        black_spots=SPOTS[combat] if combat else 0,
        straight=wars.STRAIGHT if is_war else 0,
        warriors=wars.WARRIORS if is_war else 0,
        steps=excalibur.BANK_STEPS if place == "excalibur" else 0,
        row=state.GRAIL_ROW if place == "grail" else 0,
    )


def number(card: str) -> int:
    """The number at the end of a card's name, on the quests of combat and on fight cards."""
    last = card.rpartition("_")[2]
    return int(last) if last.isdigit() and card.startswith(("fight_", "black_knight_", "lancelot_")) else 0


def tables() -> Tables:
    return Tables(
        quests={place: quest(place) for place in state.QUESTS},
        black={
            name: BlackFacts(
                copies=row.copies,
                more=row.more,
                special=row.special,
                lasts=row.lasts,
                home=row.home,
                value=number(name),
                dragon_value=DRAGON_VALUES[name[-1]] if name.startswith("lancelot_") else 0,
            )
            for name, row in BLACK.items()
        },
        white={
            name: WhiteFacts(
                copies=row.copies,
                more=row.more,
                special=row.play is not None,
                value=number(name) if name in FIGHTS else 0,
                aim=AIMS.get(name, ""),
            )
            for name, row in WHITE.items()
        },
        travel=tuple(TRAVEL),
        knights=COATS,
        most_lives=state.MAX_LIVES,
        siege_limit=state.SIEGE_LIMIT,
        black_sword_limit=state.BLACK_LIMIT,
        swords=state.SWORDS,
        accusations_from=state.ACCUSATIONS_FROM,
        accused_wrongly=WRONG,
        accused_wrongly_with=WRONG_WITH,
        full_hand=FULL_HAND,
        heal_cards=HEAL_CARDS,
        merlins_to_cancel=MERLINS_TO_CANCEL,
        dragon_options={"swords": "dragon_swords", "lives": "dragon_lives", "cards": "dragon_cards"},
        official_answers=OFFICIAL_ANSWERS,
        more_swords={"heroism": 1, "mists": 1},
    )
