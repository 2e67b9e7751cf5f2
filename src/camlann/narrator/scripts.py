"""Every script of the reveal that the rules allow, and the clip of each of its lines in each language.

The name of a clip is a hash of its text, so a changed text has no clip until `scripts/narration-clips` has
rendered it again.
"""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import combinations
from typing import Final, Literal, TypeAlias

from camlann import avalon
from camlann.avalon.narration import Spoken, narration_with_phones
from camlann.avalon.options import Options
from camlann.avalon.roles import ROLES
from camlann.i18n.catalogue import LOCALES
from camlann.i18n.sentences import Words, languages

GAME: Final = "avalon"
SEATS: Final = 10
"""So many can play every set of roles."""

Mode: TypeAlias = Literal["off", "known_pair", "hidden_switch"]
Shown: TypeAlias = Literal["lancelot", "evil"]
MODES: tuple[tuple[Mode, Shown], ...] = (
    ("off", "lancelot"),
    ("known_pair", "lancelot"),
    ("hidden_switch", "lancelot"),
    ("hidden_switch", "evil"),
)
"""How Lancelots are played. The open schedule is read like the hidden one."""

SECONDS_TO_LOOK: Final = 6.0
SECONDS_TO_SETTLE: Final = 2.0
SECONDS_TO_READ: Final = 10.0
"""To hold a card and read it."""
SECONDS_BEFORE: Final = {"eyes": 30, "narrated": 8}
"""How long a screen waits before it reads, by the style of the reveal. Before eyes are closed, everybody
looks at their card.
"""


@cache
def scripts() -> dict[str, tuple[Spoken, ...]]:
    """The lines of each set of roles, by the words that name the set."""
    return {
        key(options): tuple(avalon.narration(avalon.blank(options, SEATS).public)) for options in playable()
    }


def key(options: Options) -> str:
    """`merlin+oberon+oberon_hidden`, in the order of the alphabet; the Assassin goes without saying."""
    words = {*options.roles} - {"assassin"}
    if options.lancelot != "off":
        words.add(options.lancelot)
    if options.switching and options.lancelot_evil_shown_as == "evil":
        words.add("shown_as_evil")
    if options.oberon_hidden_from_merlin:
        words.add("oberon_hidden")
    return "+".join(sorted(words))


@cache
def lines() -> tuple[Spoken, ...]:
    """Every line for closed eyes with its variable parts, once."""
    return tuple(dict.fromkeys(spoken for script in scripts().values() for spoken in script))


@cache
def all_lines() -> tuple[Spoken, ...]:
    """The same, and the lines for a reveal with phones."""
    return (*lines(), *narration_with_phones())


def pause(spoken: Spoken) -> float:
    """The seconds of silence after a line: whoever opens their eyes or a card needs time to look."""
    if spoken.line in ("phones_look", "phones_again"):
        return SECONDS_TO_READ
    looks = spoken.line.endswith("_open") and spoken.line != "all_open"
    return SECONDS_TO_LOOK if looks else SECONDS_TO_SETTLE


@cache
def texts(language: str) -> dict[Spoken, str]:
    words = Words(language, isolate=False)
    return {spoken: words.narrated(GAME, spoken.line, spoken) for spoken in all_lines()}


def clip_name(language: str, text: str) -> str:
    return f"{sha256(f'{language} {text}'.encode()).hexdigest()[:12]}.mp3"


def clips(language: str) -> dict[str, str]:
    """The text of each clip of a language, by its name."""
    return {clip_name(language, text): text for text in texts(language).values()}


@cache
def sounds() -> dict[tuple[str, str], bytes]:
    """The sound of every clip, by language and name, read once."""
    return {
        (language, file.name): file.read_bytes()
        for language in languages()
        for file in (LOCALES / language / "narration").glob("*.mp3")
    }


def clip(language: str, name: str) -> bytes | None:
    """The sound of a clip; None if there is no such clip."""
    return sounds().get((language, name))


def playable() -> Iterator[Options]:
    """A table for each set of roles that is read differently."""
    named = [name for name, role in ROLES.items() if not role.fills]
    sets = (roles for size in range(len(named) + 1) for roles in combinations(named, size))
    for roles in sets:
        for mode, shown in MODES:
            for hidden in (False, True) if "oberon" in roles else (False,):
                options = Options(
                    roles=roles,
                    merlin="optional",
                    lancelot=mode,
                    lancelot_evil_shown_as=shown,
                    oberon_hidden_from_merlin=hidden,
                )
                if not any(notice.prevents_start for notice in avalon.check(options, SEATS)):
                    yield options
