"""Editions and presets: the options of each rulebook, and of popular tables.

A preset sets every option; the host may then change single ones. With `strict_edition` only what the
edition's rulebook has may be switched on (A-3.2).
"""

from typing import Literal, TypeAlias

from msgspec.structs import asdict

from camlann.avalon.options import Edition, Options
from camlann.avalon.roles import ROLES

EDITIONS: dict[Edition, Options] = {
    "house": Options(),
    "it": Options(
        edition="it",
        discussion="leader_calls",
        lady_use="may_decline",
        schedule_deck="five_of_five",
        leader_title="leader",
        quest_labels="numbers",
        everyone_guesses=False,
    ),
    "fr": Options(
        edition="fr",
        discussion="leader_calls",
        quest_order="free",
        hidden_flip_moment="quest_open",
        schedule_binding="quest_space",
        leader_title="king",
        quest_labels="letters",
        everyone_guesses=False,
    ),
    # The table agrees on the first leader; until it does, the dice choose.
    "fa": Options(
        edition="fa",
        discussion="leader_calls",
        leader_title="commander",
        quest_labels="numbers",
        everyone_guesses=False,
    ),
}

PAIR = ("lancelot_good", "lancelot_evil")

ALLOWED: dict[Edition, dict[str, tuple[object, ...]]] = {
    "house": {},
    "it": {
        "leader": (None,),
        "quest_order": ("fixed", "free_lock5_concluded"),
        "double_fail_quest": ("space4",),
        "hidden_flip_moment": ("round_open",),
        "schedule_deck": ("five_of_five",),
        "schedule_binding": ("round",),
        "hidden_deck": ("3+2",),
        "oberon_hidden_from_merlin": (False,),
        "everyone_guesses": (False,),
        "discussion": ("leader_calls",),
        "change_votes": (False,),
    },
    "fr": {
        "leader": (None,),
        "quest_order": ("free",),
        "merlin": ("required",),
        "lady": (False,),
        "plot": (False,),
        "schedule_binding": ("quest_space",),
        "hidden_deck": ("3+2",),
        "oberon_hidden_from_merlin": (False,),
        "everyone_guesses": (False,),
        "discussion": ("leader_calls",),
        "change_votes": (False,),
    },
    "fa": {
        "quest_order": ("fixed", "free_lock5_won"),
        "double_fail_quest": ("space4",),
        "merlin": ("required",),
        "excalibur": (False,),
        "lancelot": ("off",),
        "oberon_hidden_from_merlin": (False,),
        "everyone_guesses": (False,),
        "discussion": ("leader_calls",),
        "change_votes": (False,),
    },
}
"""The values that a strict edition leaves to the host, if it does not leave all of them."""


def has_role(edition: Edition, name: str) -> bool:
    """Whether the rulebook of an edition has this role."""
    return name in ROLES and (edition == "house" or edition in ROLES[name].editions)


def foreign(options: Options) -> tuple[str, ...]:
    """The options that the edition's rulebook does not have."""
    found = [name for name, values in ALLOWED[options.edition].items() if asdict(options)[name] not in values]
    if options.edition != "house" and not _as_printed(options):
        found.append("evil_lancelot_must_fail")
    if not all(has_role(options.edition, name) for name in options.roles):
        found.append("roles")
    return tuple(found)


def _as_printed(options: Options) -> bool:
    """Every rulebook that has Lancelots makes an Evil one fail under the open schedule, and only there."""
    if options.lancelot == "off":
        return True
    return options.evil_lancelot_must_fail in (None, options.lancelot == "open_schedule")


Preset: TypeAlias = Literal["first_game", "classic", "everything", "box_it", "box_fr", "box_fa"]

CLASSIC: dict[int, tuple[str, ...]] = {
    5: ("percival", "morgana"),
    6: ("percival", "morgana"),
    7: ("percival", "morgana", "oberon"),
    8: ("percival", "morgana", "mordred"),
    9: ("percival", "morgana", "mordred"),
    10: ("percival", "morgana", "mordred", "oberon"),
}
"""The roles of a well-tested table, by number of players."""

FULL: dict[int, tuple[str, ...]] = {
    5: ("morgana",),
    6: ("morgana",),
    7: (*PAIR, "morgana"),
    8: (*PAIR, "morgana"),
    9: (*PAIR, "morgana"),
    10: (*PAIR, "morgana", "mordred"),
}
"""Roles beside Merlin, Percival and the Assassin. With two Evil, a Lancelot would leave both alone."""


def presets(seats: int) -> dict[Preset, Options]:
    """Presets for this many seats, by name. The game can start with each of them.

    For an unsupported number of seats they are those of the nearest number.
    """
    seats = min(max(seats, min(CLASSIC)), max(CLASSIC))
    first = ("merlin", "assassin")
    return {
        "first_game": Options(discussion="leader_calls", beginners=True),
        "classic": Options(roles=(*first, *CLASSIC[seats]), discussion="leader_calls", lady=seats >= 7),
        "everything": Options(
            discussion="leader_calls",
            roles=(*first, "percival", *FULL[seats]),
            lancelot="hidden_switch" if seats >= 7 else "off",
            quest_order="free_lock5_concluded",
            lady=seats >= 7,
            excalibur=True,
            plot=True,
        ),
        "box_it": EDITIONS["it"],
        "box_fr": EDITIONS["fr"],
        "box_fa": EDITIONS["fa"],
    }
