"""What Shadows over Camelot asks of the catalogues beside what every game does."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import get_args

from msgspec import Struct
from msgspec.structs import fields

from camlann import shadows
from camlann.engine.facts import Seat
from camlann.shadows.cards.black import BLACK
from camlann.shadows.cards.black_prompts import Price
from camlann.shadows.cards.white import WHITE
from camlann.shadows.chat_claims import Strength
from camlann.shadows.knights import COATS
from camlann.shadows.options import Options, Preset, Unconfirmed
from camlann.shadows.progression_of_evil import Evil
from camlann.shadows.quests.combat import FIGHTS
from camlann.shadows.state import Action, Colour, Combat, Place, Relic, Side, Standing, Status, War, Why
from camlann.shadows.travel import TRAVEL

PLAYED_AS = [f"any_{value}" for value in range(1, 6)]
"""A `?` as it lies on a quest."""
FAR = ("black_knight", "lancelot", "dragon", "excalibur", "grail", "picts", "saxons", "camelot")
CAUSES = (
    *("black_knight", "lancelot", "dragon", "excalibur", "grail", "picts", "saxons"),
    *("heroism", "mists", "charge", "ambush", "morgan_3", "morgan_4", "morgan_5", "witch_4", "witch_7"),
    *("accusation", "evil", "action", "power", "siege"),
)
LASTING = tuple(name for name, row in BLACK.items() if row.lasts)

WORDS: dict[str, Sequence[str]] = {
    "side": get_args(Side),
    "colour": get_args(Colour),
    "status": get_args(Status),
    "place": get_args(Place),
    "combat": get_args(Combat),
    "war": get_args(War),
    "relic": get_args(Relic),
    "action": get_args(Action),
    "why": get_args(Why),
    "evil": get_args(Evil),
    "price": get_args(Price),
    "strength": get_args(Strength),
    "winner": ("loyal", "evil"),
    "power": ("exchange", "swap", "bleed", "gift"),
    "answer": ("accept", "refuse", "yes", "no", "grail", "life", "come", "stay"),
    "scope": ("this_card", "until_my_turn", "always"),
    "aim": (*FAR, *LASTING, "siege", "loyal", "traitor", "self", "others", "draw", "fight", "lives"),
    "cause": CAUSES,
    "card": (*WHITE, *BLACK, *TRAVEL, *PLAYED_AS),
    "coat": tuple(COATS),
    "travel-deck": tuple(TRAVEL),
    "ambush-value": FIGHTS,
}
"""Words by what their messages begin with."""


def dashed(kind: str, word: str, part: str = "") -> str:
    return f"shadows-{kind}-{word.replace('_', '-')}{part}"


def asked(told: Callable[[type[Struct]], set[str]]) -> dict[str, set[str]]:
    """The texts there must be, and the arguments each is given."""
    texts = {dashed(kind, word): set[str]() for kind, words in WORDS.items() for word in words}
    chosen = told(Options) | told(Unconfirmed)
    texts |= {dashed("card", card, ".text"): chosen for card in (*WHITE, *BLACK, *TRAVEL)}
    texts |= {dashed("coat", coat, ".text"): chosen for coat in COATS}
    texts |= {dashed("coat", coat, ".short"): set() for coat in COATS if coat != "squire"}
    texts |= {dashed("place", place, ".title"): set() for place in get_args(Place)}
    texts |= {dashed("quest", place): set() for place in FAR}
    texts |= {dashed("quest", place, part): chosen for place in FAR for part in (".rule", ".won", ".lost")}
    texts |= {dashed("side", side, ".wins"): set() for side in get_args(Side)}
    texts |= {
        dashed("option", field.name): told(kind) for kind in (Options, Unconfirmed) for field in fields(kind)
    }
    texts |= {f"shadows-{code.lower()}": {"most"} for code in notices()}
    texts |= {dashed("preset", name, part): set() for name in get_args(Preset) for part in ("", ".about")}
    return texts | {"shadows-standing": told(Standing)}


def notices() -> frozenset[str]:
    """Every code that is ever said about a table."""
    coats = ((), ("arthur",), ("arthur", "arthur"), ("kay", "owain"), ("gareth", "kay"), ("bedivere", "kay"))
    sizes = (1, 2, 5, 8, 9)
    tables = [
        (Options(expansion=more, bedivere=bedivere, traitors=traitors, coats=chosen, first=first), seats)
        for more, bedivere, chosen, seats in product((True, False), (True, False), coats, sizes)
        for traitors in ("none", "standard", "among_us")
        for first in (None, Seat(8))
    ]
    tables.append((Options(unconfirmed=Unconfirmed(travel_deck=(("dragons", 1),))), 5))
    tables.append((Options(late=9), 5))
    tables.append((Options(wishes=("kay",)), 5))
    return frozenset(
        notice.code
        for options, seats in tables
        for notice in (*shadows.check(options, seats), *shadows.fit(options, seats)[1])
    )
