"""What the catalogues hold, and what the rules and the terminal ask of them."""

import ast
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import TypeAlias, get_args, get_origin

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from msgspec import Struct
from msgspec.structs import fields, replace

import camlann
from camlann import avalon
from camlann import table as table_rules
from camlann.avalon.editions import Preset, presets
from camlann.avalon.game_end import Confession
from camlann.avalon.narration import Spoken, every_line
from camlann.avalon.option_groups import MODULES
from camlann.avalon.options import Edition, Options
from camlann.avalon.plots.deck import PLOTS
from camlann.avalon.role_knowledge import Seen, Side
from camlann.avalon.roles import ROLES, sights
from camlann.avalon.state import Allegiance, Ballot, Card, Peek, Why
from camlann.avalon.team_and_side_sizes import GOOD
from camlann.engine import fair_deal
from camlann.engine.chat_claims import PHRASES
from camlann.engine.facts import Seat, tag
from camlann.engine.phases import Lapse, Reason
from camlann.games import GAMES
from camlann.i18n.sentences import LOCALES, dashed
from camlann.records import deal_proof, record, replay
from camlann.server import game_options
from camlann.server.keeper import table_actor as table_actor  # for the reasons that the server itself has
from camlann.server.moderation import sanctions
from camlann.table import PACES, Profile
from tests.i18n import command_line, shadows
from tests.i18n.troubles import troubles

Texts: TypeAlias = dict[str, set[str]]
"""The names of messages and of their attributes (`avalon-vote.offer`), each with the arguments it uses."""

PLACES = (avalon, table_rules)
"""Rooms whose reasons are looked for; they are known once they are imported."""

WORDS: dict[object, str] = {
    Side: "side",
    Card: "card",
    Ballot: "ballot",
    Why: "why",
    Allegiance: "allegiance",
    Edition: "edition",
}
"""Types of words, and what their messages begin with."""

SITE = Path(__file__).parents[2] / "scripts/site_pages"
SOURCES = sorted([*Path(camlann.__file__).parent.rglob("*.py"), *SITE.glob("*.py")])


class References(Visitor):
    """Which arguments and which other messages a pattern uses."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


@cache
def entries_of(file: Path) -> list[ftl.EntryType]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def entries(language: str) -> Iterator[ftl.EntryType]:
    for file in sorted((LOCALES / language).glob("*.ftl")):
        yield from entries_of(file)


@cache
def references(language: str) -> dict[str, References]:
    found: dict[str, References] = {}
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            patterns = {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
            for name, pattern in ({entry.id.name: entry.value} | patterns).items():
                if pattern is not None:
                    found[name] = References()
                    found[name].visit(pattern)
    return found


@cache
def texts(language: str) -> Texts:
    """Every text of a language, with its own arguments and those of the texts it takes in."""
    found = references(language)

    def arguments(name: str) -> set[str]:
        return found[name].arguments.union(*map(arguments, found[name].messages & found.keys()))

    # What a table calls things is given to every sentence of its game.
    always = {dashed(name) for name in avalon.WORDING}
    return {name: arguments(name) - (always if name.startswith("avalon-") else set()) for name in found}


def told(kind: type[Struct]) -> set[str]:
    """The arguments that the fields of a struct give."""
    given = {dashed(field.name) for field in fields(kind)}
    grouped = {f"{what}-by-{key}" for what in given for key in (*given, "seat")}
    listed = {f"{name}-{what}" for name in given for what in ("count", "words")}
    return given | listed | grouped


def reasons(kind: type[Reason] = Reason) -> Iterator[type[Reason]]:
    for below in kind.__subclasses__():
        if below.__module__.startswith("camlann."):
            yield below
        yield from reasons(below)


@cache
def by_convention() -> Texts:
    """The texts that must be there because of what the rules have, and the arguments each is given."""
    asked: Texts = {}
    for game, rules in GAMES.items():
        asked[game] = set()
        for fact in rules.WIRE.facts:
            kind = get_origin(fact) or fact
            asked[dashed(tag(kind))] = told(kind)
        for name, command in rules.WIRE.commands.items():
            asked[dashed(name)] = told(command)
            asked[f"{dashed(name)}.offer"] = set()
        for claim in rules.WIRE.claims:
            asked[dashed(tag(claim))] = told(claim)
            asked[f"{dashed(tag(claim))}.offer"] = set()
        asked |= {f"{game}-phrase-{phrase}": set() for phrase in rules.PHRASES}
        for phase in rules.WIRE.phases:
            for part in ("", ".you", ".why"):
                asked[dashed(tag(phase)) + part] = told(phase)
            # The heading of a question, where a game has screens.
            if game == "avalon":
                asked[f"{dashed(tag(phase))}.title"] = set()
    # The heading for spectators, where the other one speaks of the reader.
    asked["avalon-revealing.watched"] = set()
    # How far the answers have come, where that is worth a word.
    asked["avalon-discussing.count"] = {"answered", "asked"}
    asked |= {dashed(tag(reason)): told(reason) for reason in reasons()}
    asked |= {dashed(tag(notice)): told(notice) for notice in get_args(fair_deal.Notice)}
    asked |= {dashed(tag(fact)): told(fact) for fact in table_rules.FACTS}
    asked |= {f"table-{code.lower()}": {"most"} for code in choices()}
    asked |= {dashed(code): set() for code in codes()}
    asked |= {f"server-trouble-{code}": set() for code in troubles()}
    asked |= {f"chat-phrase-{phrase}": set() for phrase in PHRASES}
    asked |= {f"clock-profile-{name}": set() for name in get_args(Profile)}
    asked |= {f"clock-profile-{name}.about": set() for name in ("none", "slow", "own")}
    asked |= {f"clock-pace-{pace}": set() for pace in PACES}
    asked |= {text: set() for text in judged()}
    asked[dashed(tag(Lapse))] = told(Lapse)
    for piece in (Seen, Peek, Confession):
        asked[f"avalon-{piece.__name__.lower()}"] = told(piece)
        asked[f"avalon-{piece.__name__.lower()}.list"] = {"first", "last"}
    for field in fields(Options):
        asked[f"avalon-option-{dashed(field.name)}"] = told(Options)
        # How it is called where it is chosen, and what it changes.
        asked |= {f"avalon-choice-{dashed(field.name)}{part}": set() for part in ("", ".changes")}
    asked |= {f"avalon-module-{name}": set() for name in (module.name for module in MODULES)}
    for code in notices():
        asked[f"avalon-{code.lower()}"] = {"most"}
    for words, kind in WORDS.items():
        asked |= {f"avalon-{kind}-{dashed(word)}": set() for word in get_args(words)}
    return (
        command_line.asked({*texts("en")})
        | asked
        | roles()
        | plots()
        | tables()
        | narration()
        | shadows.asked(told)
    )


def judged() -> set[str]:
    """What may be reported, and what is decided about it."""
    faults = {f"report-{fault}" for fault in get_args(sanctions.ReportReason)}
    actions = {f"sanction-{action}" for action in get_args(sanctions.Action)}
    return (
        faults
        | actions
        | {f"sanction-scope-{scope}" for scope in get_args(sanctions.Scope)}
        | {"sanction-objection"}
    )


def prompts() -> set[str]:
    """What a command may ask for at each of its steps, where the question alone would not be clear."""
    return {
        f"{dashed(name)}.{only}{dashed(field.name)}"
        for only in ("", "only-")
        for rules in GAMES.values()
        for name, command in rules.WIRE.commands.items()
        for field in fields(command)
    }


def roles() -> Texts:
    """The card of each role, and what the drawing of the card tells it about the game."""
    traits = {"hunted", "lancelot", "thumb"}
    for name in ("hiding", "strangers", "merlins"):
        traits |= {name, f"{name}-count"}
    asked: Texts = {f"avalon-side-{side}.wins": traits for side in ("good", "evil")}
    for name in ROLES:
        asked[f"avalon-role-{dashed(name)}"] = set()
        asked |= {f"avalon-role-{dashed(name)}.{part}": traits for part in ("who", "knows")}
        asked[f"avalon-role-{dashed(name)}.short"] = set()
    for sight in sights().values():
        asked[f"ui-avalon-seen-by-{dashed(sight.name)}"] = set()
        asked |= {f"avalon-label-{dashed(label)}": set() for label in sight.labels}
    return asked


def plots() -> Texts:
    """The name of each plot card, and what it does."""
    return {f"avalon-card-{dashed(name)}{part}": set() for name in PLOTS for part in ("", ".text")}


def tables() -> Texts:
    """What the tables that are ready made are called, and what they are like."""
    return {
        f"avalon-preset-{dashed(name)}{part}": set() for name in get_args(Preset) for part in ("", ".about")
    }


def narration() -> Texts:
    """Every line that is ever read aloud, and whoever it may leave out."""
    asked: Texts = {f"avalon-narration-{dashed(line)}": told(Spoken) for line in every_line()}
    left_out = {name for name, role in ROLES.items() if role.stranger or role.hides_from_merlin}
    left_out |= {name for name, role in ROLES.items() if role.lancelot and role.side == "evil"}
    asked |= {f"avalon-number-{name}": {"n"} for name in ("quest", "card")}
    return asked | {f"avalon-but-{dashed(name)}": set() for name in left_out}


PAIR = ("merlin", "assassin", "lancelot_good", "lancelot_evil")


@cache
def notices() -> frozenset[str]:
    """Every code that is ever said: about all sets of roles, and about tables that are wrong otherwise."""
    sets = [cast for size in range(len(ROLES) + 1) for cast in combinations(sorted(ROLES), size)]
    tables = [
        (Options(roles=cast, merlin="optional" if free else "required", lady=True, beginners=True), seats)
        for seats in GOOD
        for cast in sets
        for free in (True, False)
    ]
    tables += [
        (Options(), 4),
        (Options(roles=("merlin", "assassin", "galahad")), 5),
        (Options(roles=("merlin", "merlin", "assassin")), 5),
        (Options(roles=("merlin", "assassin", *["loyal"] * 4)), 5),
        (Options(leader=Seat(7)), 5),
        (Options(plot=True, plot_deck=("dragon",)), 5),
        (Options(edition="fr", strict_edition=True), 5),
        (replace(presets(7)["everything"], lancelot="known_pair", roles=PAIR), 5),
        (Options(lancelot="known_pair"), 5),
        (presets(7)["everything"], 5),
    ]
    # Every role of a side at once: some have to leave.
    tables += [
        (
            Options(
                roles=tuple(sorted(name for name in ROLES if ROLES[name].side == side)), lancelot="known_pair"
            ),
            5,
        )
        for side in ("good", "evil")
    ]
    return frozenset(
        notice.code
        for options, seats in tables
        for notice in (*avalon.check(options, seats), *avalon.fit(options, seats)[1])
    )


NAMING = ("text", "fine", "advice", "wrong", "sentence", "Refusal", "BadSetting")
"""Functions whose first argument names a text, and the others its arguments."""


@cache
def in_code() -> list[tuple[str, set[str]]]:
    """The texts named in the code, and the arguments given there; a name may be the beginning of several."""
    return [*_in_code()]


def _in_code() -> Iterator[tuple[str, set[str]]]:
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in NAMING:
                given = {dashed(keyword.arg) for keyword in node.keywords if keyword.arg}
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value, given


@cache
def constants(*sources: Path) -> set[str]:
    """Every piece of text that stands in the code."""
    nodes = (node for source in sources for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def of_other_games() -> set[str]:
    """Notices and ways to win of games that have no list of their own here."""
    named, others = constants(*SOURCES), GAMES.keys() - {"avalon", "shadows"}
    codes = {code.lower() for code in named if code.startswith(("E-", "F-", "W-"))}
    return {f"{game}-{rest}" for game in others for rest in codes | {f"why-{dashed(word)}" for word in named}}


def choices() -> set[str]:
    """What can be wrong with a choice, whichever game it names."""
    return {code for code in constants(Path(game_options.__file__)) if code.startswith(("E-", "F-"))}


def codes() -> set[str]:
    """What can be wrong with a record, or with how its seed came about."""
    rooms = [Path(module.__file__ or "") for module in (record, replay, deal_proof)]
    faults = {tag(kind) for kind in get_args(fair_deal.Fault | fair_deal.Dispute)}
    return {code for code in constants(*rooms) if code.startswith(("record-", "fair."))} | faults
