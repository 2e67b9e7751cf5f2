"""Rule tables of Shadows for the browser; `scripts/generate` writes them."""

from msgspec import Struct

from camlann.shadows import state
from camlann.shadows.cards.black import BLACK
from camlann.shadows.cards.white import WHITE
from camlann.shadows.knights import COATS, Coat
from camlann.shadows.options import Options
from camlann.shadows.quests import excalibur, wars
from camlann.shadows.quests.combat import PATTERN, SPOTS
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


class BlackFacts(Struct, frozen=True, kw_only=True):
    """A black card."""

    copies: int
    more: int
    """Copies that Merlin's Company adds."""
    special: bool
    lasts: bool
    home: Place | None


class WhiteFacts(Struct, frozen=True, kw_only=True):
    """A white card."""

    copies: int
    more: int
    """Copies that Merlin's Company adds."""
    special: bool


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


def tables() -> Tables:
    return Tables(
        quests={place: quest(place) for place in state.QUESTS},
        black={
            name: BlackFacts(
                copies=row.copies, more=row.more, special=row.special, lasts=row.lasts, home=row.home
            )
            for name, row in BLACK.items()
        },
        white={
            name: WhiteFacts(copies=row.copies, more=row.more, special=row.play is not None)
            for name, row in WHITE.items()
        },
        travel=tuple(TRAVEL),
        knights=COATS,
        most_lives=state.MAX_LIVES,
        siege_limit=state.SIEGE_LIMIT,
        black_sword_limit=state.BLACK_LIMIT,
        swords=state.SWORDS,
        accusations_from=state.ACCUSATIONS_FROM,
    )
