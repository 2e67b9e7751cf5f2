"""What is in the box, counted from the rules (S-2.3, S-2.4, S-12.3, S-18.1) and not from the code."""

from typing import Final

WHITE: Final[dict[str, tuple[int, int]]] = {
    "fight_1": (14, 3),
    "fight_2": (12, 2),
    "fight_3": (10, 1),
    "fight_4": (8, 1),
    "fight_5": (7, 1),
    "fight_any": (0, 3),
    "grail": (18, 3),
    "merlin": (7, 1),
    "clairvoyance": (1, 0),
    "convocation": (1, 0),
    "fate": (1, 0),
    "heroism": (1, 0),
    "lady_of_the_lake": (1, 0),
    "messenger": (1, 0),
    "piety": (1, 0),
    "reinforcements": (1, 0),
    "call_for_help": (0, 1),
    "banishment": (0, 1),
    "divine_favor": (0, 1),
    "dragon_slayer": (0, 1),
    "merlins_rescue": (0, 1),
    "new_hope": (0, 1),
    "tournament": (0, 1),
    "truce": (0, 1),
}
"""White cards: copies in the base game, and how many Merlin's Company adds."""

BLACK: Final[dict[str, tuple[int, int]]] = {
    "black_knight_1": (5, 0),
    "black_knight_3": (3, 0),
    "black_knight_5": (2, 0),
    "black_knight_7": (1, 0),
    "lancelot_1": (4, 0),
    "lancelot_3": (3, 0),
    "lancelot_5": (3, 0),
    "lancelot_7": (1, 0),
    "excalibur": (15, 2),
    "despair": (15, 2),
    "picts": (4, 1),
    "saxons": (4, 1),
    "mercenaries": (4, 1),
    "morgan_1": (1, 0),
    "morgan_2": (1, 0),
    "morgan_3": (1, 0),
    "morgan_4": (1, 0),
    "morgan_5": (1, 0),
    "desolation": (2, 0),
    "dark_forest": (1, 0),
    "guinevere": (1, 0),
    "mists": (1, 0),
    "mordred": (1, 0),
    "vivien": (1, 0),
    "witch_1": (0, 1),
    "witch_2": (0, 1),
    "witch_3": (0, 1),
    "witch_4": (0, 1),
    "witch_5": (0, 1),
    "witch_6": (0, 1),
    "witch_7": (0, 1),
}
"""Black cards likewise."""

STANDARD_WHITE: Final = ("fight_1", "fight_2", "fight_3", "fight_4", "fight_5", "fight_any", "grail")
NUMBERED: Final = tuple(card for card in BLACK if card.startswith(("black_knight_", "lancelot_")))
STANDARD_BLACK: Final = (*NUMBERED, "excalibur", "despair", "picts", "saxons", "mercenaries")
"""All others are special."""

PRINTED: Final[dict[str, tuple[int, int]]] = {
    "white": (84, 23),
    "special white": (15, 9),
    "black": (76, 14),
    "special black": (12, 7),
}
"""How many cards the rules say there are, by which the rows above are checked; every Merlin is special."""


def white(expansion: bool) -> int:
    base, more = PRINTED["white"]
    return base + more * expansion


def black(expansion: bool) -> int:
    base, more = PRINTED["black"]
    return base + more * expansion


TRAVEL: Final[dict[str, int]] = {
    "nothing_happens": 6,
    "merlin_travels": 3,
    "vision": 2,
    "charge": 1,
    "lost": 2,
    "ambush": 1,
    "captured": 1,
}

KNIGHTS: Final[dict[str, tuple[str, str]]] = {
    "arthur": ("base", "red"),
    "galahad": ("base", "yellow"),
    "gawain": ("base", "green"),
    "kay": ("base", "blue"),
    "palamedes": ("base", "black"),
    "percival": ("base", "white"),
    "tristan": ("base", "purple"),
    "bedivere": ("promo", "orange"),
    "bors": ("company", "purple"),
    "caradoc": ("company", "black"),
    "gaheris": ("company", "yellow"),
    "gareth": ("company", "green"),
    "geraint": ("company", "orange"),
    "lamorak": ("company", "white"),
    "owain": ("company", "blue"),
}
"""The set a Knight comes with, and his colour."""
