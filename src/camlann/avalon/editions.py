"""Editions and presets: the options of each rulebook, and those of tables people like to sit down at.

A preset sets every option; the host may then change single ones. With `strict_edition` only what the
edition's rulebook has may be switched on (A-3.2).
"""

from typing import Literal, TypeAlias

from msgspec.structs import asdict

from camlann.avalon.options import Edition, Options
from camlann.table.facts import Seat

EDITIONS: dict[Edition, Options] = {
    "house": Options(),
    "it": Options(edition="it", schedule_deck="five_of_five", leader_title="leader", quest_labels="numbers"),
    "fr": Options(
        edition="fr",
        quest_order="free",
        schedule_binding="quest_space",
        leader_title="king",
        quest_labels="letters",
    ),
    # The table agrees on the first leader; until it says otherwise, on the first seat.
    "fa": Options(edition="fa", leader=Seat(0), leader_title="commander", quest_labels="numbers"),
}

BASIC = {"merlin", "assassin", "loyal", "minion"}
FOUR = {"percival", "mordred", "morgana", "oberon"}
LANCELOTS = {"lancelot_good", "lancelot_evil"}

ROLES_OF: dict[Edition, set[str]] = {
    "house": BASIC | FOUR | LANCELOTS,
    "it": BASIC | FOUR | LANCELOTS,
    "fr": BASIC | LANCELOTS,
    "fa": BASIC | FOUR,
}

ALLOWED: dict[Edition, dict[str, tuple[object, ...]]] = {
    "house": {},
    "it": {
        "quest_order": ("fixed", "free_lock5_concluded"),
        "schedule_deck": ("five_of_five",),
        "schedule_binding": ("round",),
        "hidden_deck": ("3+2",),
        "oberon_hidden_from_merlin": (False,),
    },
    "fr": {
        "quest_order": ("free",),
        "merlin": ("required",),
        "lady": (False,),
        "plot": (False,),
        "schedule_deck": ("five_of_seven",),
        "schedule_binding": ("quest_space",),
        "hidden_deck": ("3+2",),
        "oberon_hidden_from_merlin": (False,),
    },
    "fa": {
        "quest_order": ("fixed", "free_lock5_won"),
        "merlin": ("required",),
        "excalibur": (False,),
        "lancelot": ("off",),
        "oberon_hidden_from_merlin": (False,),
    },
}
"""The values a strict edition leaves to the host, where it does not leave all of them."""


def foreign(options: Options) -> tuple[str, ...]:
    """The options that the edition's rulebook does not have."""
    found = [name for name, values in ALLOWED[options.edition].items() if asdict(options)[name] not in values]
    if not set(options.roles) <= ROLES_OF[options.edition]:
        found.append("roles")
    return tuple(found)


Preset: TypeAlias = Literal["first_game", "classic", "everything", "box_it", "box_fr", "box_fa"]

CLASSIC: dict[int, tuple[str, ...]] = {
    5: ("percival", "morgana"),
    6: ("percival", "morgana"),
    7: ("percival", "morgana", "oberon"),
    8: ("percival", "morgana", "mordred"),
    9: ("percival", "morgana", "mordred"),
    10: ("percival", "morgana", "mordred", "oberon"),
}
"""The roles of a well-tried table, by how many play."""

FULL: dict[int, tuple[str, ...]] = {
    5: (),
    6: (),
    7: ("morgana",),
    8: ("morgana",),
    9: ("morgana",),
    10: ("morgana", "mordred"),
}
"""What of Evil fits beside the Assassin and the Evil Lancelot."""


def presets(seats: int) -> dict[Preset, Options]:
    """Tables for so many, by the name people know them by; in all of them the game can start.

    For fewer or more than can play they are those of the nearest number.
    """
    seats = min(max(seats, min(CLASSIC)), max(CLASSIC))
    first = ("merlin", "assassin")
    return {
        "first_game": Options(beginners=True),
        "classic": Options(roles=(*first, *CLASSIC[seats]), lady=seats >= 7),
        "everything": Options(
            roles=(*first, "percival", "lancelot_good", "lancelot_evil", *FULL[seats]),
            lancelot="hidden_switch",
            quest_order="free_lock5_concluded",
            lady=True,
            excalibur=True,
            plot=True,
        ),
        "box_it": EDITIONS["it"],
        "box_fr": EDITIONS["fr"],
        "box_fa": EDITIONS["fa"],
    }
