"""The registry of games: one record a game, with everything that other parts need of it.

A terminal board is found by the game's name (`terminal/boards/<game>`).
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from camlann import avalon, shadows
from camlann.avalon import cli_flags as avalon_flags
from camlann.avalon.beats import BEATS as AVALON_BEATS
from camlann.avalon.browser_tables import tables as avalon_tables
from camlann.engine.beats import Beats
from camlann.engine.cli_flags import Flag
from camlann.engine.required_throws import Needed
from camlann.engine.rules import Rules
from camlann.shadows import cli_flags as shadows_flags
from camlann.shadows import wishes
from camlann.shadows.beats import BEATS as SHADOWS_BEATS
from camlann.shadows.browser_tables import tables as shadows_tables

AnyRules: TypeAlias = Rules[Any, Any, Any, Any]
FromFlags: TypeAlias = Callable[[Mapping[str, str], Mapping[str, str], Any], Mapping[str, str]]
"""From flags, options given by name and options ready made to the options by name."""

LEFT_OUT_OF_EVERY_GAME = frozenset({"engine.asked", "engine.acted", "engine.ended"})
"""Facts left out of every transcript: questions and the end are clear without them."""


class BenchCase(NamedTuple):
    """One kind of game whose speed is measured."""

    name: str
    options: Any
    seats: int


def as_given(flags: Mapping[str, str], given: Mapping[str, str], ready: Any) -> Mapping[str, str]:
    """A flag stands for the option of its name."""
    return {**given, **flags}


class Figures(NamedTuple):
    """What people may choose to play as before a game begins."""

    offered: Callable[[Any], Mapping[str, str]]
    """The figures of a game with these options, and the colour of each; no two at a table have one colour."""
    seated: Callable[[Any, tuple[str, ...]], Any]
    """The options with the figure of each seat, or nothing for a figure by lot."""


class GameDefinition(NamedTuple):
    """A game, and what the command line, the terminal, the browser and the bench need of it."""

    rules: AnyRules
    needed: tuple[Needed, ...] = ()
    """The throws that every deal must have, for verifiers without the rules."""
    tables: Callable[[], Struct] | None = None
    """The rule tables that a browser draws with."""
    beats: Beats = MappingProxyType({})
    """How long screens show each kind of fact."""
    reviews: tuple[str, ...] = ()
    """Tags of public facts after which a practice table says what could be known."""
    strict: str = ""
    """The option that allows only what a box has; nobody is advised then. Empty: there is none."""
    flags: tuple[Flag, ...] = ()
    from_flags: FromFlags = as_given
    left_out: frozenset[str] = frozenset()
    """Tags of facts left out of the transcript, since what comes before or after them says as much."""
    bench: tuple[BenchCase, ...] = ()
    figures: Figures | None = None


DEFINITIONS: dict[str, GameDefinition] = {}
GAMES: dict[str, AnyRules] = {}
"""The rules of each game, by its name."""


def register(game: GameDefinition) -> None:
    DEFINITIONS[game.rules.NAME] = game
    GAMES[game.rules.NAME] = game.rules


def beats_of(game: str) -> Beats:
    """How long screens show what happens in this game; nothing where it has no table of beats."""
    found = DEFINITIONS.get(game)
    return {} if found is None else found.beats


def figures_of(game: str) -> Figures | None:
    """What people may choose to play as in this game; None: the game alone says who is who."""
    found = DEFINITIONS.get(game)
    return None if found is None else found.figures


def is_strict(game: str, options: object) -> bool:
    """Whether these options of a game allow only what a box has."""
    found = DEFINITIONS.get(game)
    return found is not None and bool(found.strict) and bool(getattr(options, found.strict))


def is_left_out(tag: str) -> bool:
    """Whether the transcript of a game has no line for facts of this tag."""
    game = DEFINITIONS.get(tag.partition(".")[0])
    return tag in LEFT_OUT_OF_EVERY_GAME or (game is not None and tag in game.left_out)


def _undiscussed(seats: int) -> avalon.Options:
    """Every module. Whoever discusses is waited for, and measured by nobody."""
    return replace(avalon.presets(seats)["everything"], discussion="none")


register(
    GameDefinition(
        rules=avalon,
        needed=avalon.NEEDED,
        tables=avalon_tables,
        beats=AVALON_BEATS,
        reviews=("avalon.quest-ended",),
        strict="strict_edition",
        left_out=avalon_flags.LEFT_OUT,
        flags=avalon_flags.FLAGS,
        from_flags=avalon_flags.from_flags,
        bench=(
            *(BenchCase("avalon", avalon.Options(), seats) for seats in (5, 10)),
            *(BenchCase("avalon, all", _undiscussed(seats), seats) for seats in (5, 10)),
        ),
    )
)
register(
    GameDefinition(
        rules=shadows,
        needed=shadows.NEEDED,
        tables=shadows_tables,
        beats=SHADOWS_BEATS,
        reviews=("shadows.quest-decided", "shadows.loyalty-shown"),
        flags=shadows_flags.FLAGS,
        left_out=shadows_flags.LEFT_OUT,
        bench=tuple(BenchCase("shadows, all", shadows.Options(expansion=True), seats) for seats in (5, 8)),
        figures=Figures(wishes.offered, wishes.seated),
    )
)
