"""What is read aloud with all eyes shut, by the roles in the game (A-5.4)."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Literal

import pytest

from camlann import avalon
from camlann.avalon.options import Options
from camlann.avalon.roles import ROLES
from camlann.i18n.sentences import Words, languages

BASE = ("merlin", "assassin")
PAIR = ("lancelot_good", "lancelot_evil")


@cache
def words_of(language: str) -> Words:
    return Words(language, isolate=False)


def read(options: Options, language: str = "en") -> Sequence[str]:
    words, public = words_of(language), avalon.blank(options, 10).public
    return [words.narrated("avalon", spoken.line, spoken) for spoken in avalon.narration(public)]


LINES: dict[str, tuple[Options, list[str]]] = {
    "nobody is left out": (
        Options(roles=BASE),
        [
            "Minions of Mordred, open your eyes and find your allies.",
            "Minions of Mordred, keep your eyes closed and put your thumbs up, so that Merlin can see you.",
        ],
    ),
    "Oberon stays asleep, and is shown to Merlin": (
        Options(roles=(*BASE, "oberon")),
        [
            "Minions of Mordred, all but Oberon, open your eyes and find your allies.",
            "Oberon, this means you too.",
        ],
    ),
    "Mordred is not shown to Merlin": (
        Options(roles=(*BASE, "mordred")),
        [
            "Minions of Mordred, all but Mordred, "
            "keep your eyes closed and put your thumbs up, so that Merlin can see you."
        ],
    ),
    "nor Oberon, where the house says so": (
        Options(roles=(*BASE, "mordred", "oberon"), oberon_hidden_from_merlin=True),
        [
            "Minions of Mordred, all but Mordred and Oberon, "
            "keep your eyes closed and put your thumbs up, so that Merlin can see you.",
        ],
    ),
    "a Lancelot who may switch holds up a thumb": (
        Options(roles=(*BASE, *PAIR), lancelot="hidden_switch"),
        [
            "Evil Lancelot, keep your eyes closed, but put your thumb up.",
            "Minions of Mordred, all but the Evil Lancelot, open your eyes: "
            "your allies are those with open eyes and the one with a thumb up.",
            "Evil Lancelot, this means you too.",
        ],
    ),
    "all of Evil hold one up where he is to look like any of them": (
        Options(roles=(*BASE, *PAIR), lancelot="hidden_switch", lancelot_evil_shown_as="evil"),
        [
            "Minions of Mordred, keep your eyes closed and put your thumbs up.",
            "Minions of Mordred, all but the Evil Lancelot, open your eyes: "
            "your allies have their thumbs up.",
            "Put your thumbs down and make a fist again.",
        ],
    ),
    "he and Oberon are both reminded": (
        Options(roles=(*BASE, *PAIR, "oberon"), lancelot="open_schedule"),
        [
            "Minions of Mordred, all but Oberon and the Evil Lancelot, open your eyes: "
            "your allies are those with open eyes and the one with a thumb up.",
            "Oberon and the Evil Lancelot, this means you too.",
        ],
    ),
    "Percival sees one thumb": (
        Options(roles=(*BASE, "percival")),
        ["Merlin, put your thumb up for Percival.", "Percival, open your eyes: this thumb is Merlin’s."],
    ),
    "or two": (
        Options(roles=(*BASE, "percival", "morgana")),
        [
            "Merlin and Morgana, put your thumbs up for Percival.",
            "Percival, open your eyes: one of these two thumbs is Merlin’s.",
        ],
    ),
    "two Lancelots who know each other wake last": (
        Options(roles=(*BASE, *PAIR), lancelot="known_pair"),
        ["Both Lancelots, open your eyes and find each other.", "Both Lancelots, close your eyes."],
    ),
}


@pytest.mark.parametrize("options, lines", LINES.values(), ids=LINES)
def test_what_is_read_follows_from_the_roles(options: Options, lines: list[str]) -> None:
    told = read(options)
    places = [told.index(line) for line in lines]
    assert places == sorted(places)
    assert told[0].startswith("Everyone, close your eyes")
    assert told[-1] == "Everyone, open your eyes: the game begins."


MODES: tuple[tuple[Literal["off", "known_pair", "hidden_switch"], Literal["lancelot", "evil"]], ...] = (
    ("off", "lancelot"),
    ("known_pair", "lancelot"),
    ("hidden_switch", "lancelot"),
    ("hidden_switch", "evil"),
)

PLAYABLE = {
    "Merlin, no Lancelots": 16,
    "Merlin and the Lancelots, in each of three modes": 3 * 14,
    "no Merlin, with the Lancelots in each of three modes or without": 4 * 8,
}
"""Sets of roles that ten can play, as the rules count them (A-4.5). The open schedule sounds like the hidden
one and is left out.
"""
COUNTED = """The number of sets of roles that ten can play has changed. If you have added a role, count its
sets by hand (A-4.5) and correct PLAYABLE. If you have not, a rule about sets of roles is broken."""


@pytest.mark.parametrize("language", languages())
def test_every_line_can_be_read_for_every_set_of_roles(language: str) -> None:
    named = [name for name, role in ROLES.items() if not role.fills]
    sets = (roles for size in range(len(named) + 1) for roles in combinations(named, size))
    tables = [
        Options(roles=roles, merlin="optional", lancelot=mode, lancelot_evil_shown_as=shown)
        for roles in sets
        for mode, shown in MODES
    ]
    playable = [
        options for options in tables if not any(word.prevents_start for word in avalon.check(options, 10))
    ]
    assert len(playable) == sum(PLAYABLE.values()), COUNTED
    for options in playable:
        assert all(line.strip() and "{" not in line for line in read(options, language=language))
