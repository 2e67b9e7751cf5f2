"""Everything that can be told, as Python tells it, for a browser to tell it again: a row each, in JSON.

The rows are made when they are needed and not kept: a sentence that is mended needs no second look here.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any, TypeAlias, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import fields, replace

from camlann import avalon
from camlann import table as table_rules
from camlann.avalon.editions import EDITIONS
from camlann.avalon.game_end import AllTold, Confession
from camlann.avalon.narration import every_line
from camlann.avalon.options import Options
from camlann.avalon.plots.deck import PLOTS
from camlann.avalon.propose import Propose, Proposing, QuestNotOpen, TeamProposed
from camlann.avalon.roles import ROLES
from camlann.engine.facts import Answered, Asked, Seat, tag
from camlann.engine.rules import Notice
from camlann.games import GAMES
from camlann.i18n.sentences import Words, dashed, without_none
from camlann.shadows.options import Unconfirmed
from tests.i18n import shadows as camelot
from tests.i18n.catalogue import notices, reasons
from tests.i18n.samples import Plain, samples, values
from tests.i18n.test_shadows import NO_CARD

Row: TypeAlias = dict[str, Any]

# Latin, Persian, and one that holds what Fluent puts round it.
NAMES = ["Ana", "کیخسرو", "Cleo \u2068x\u2069", "Dov", "Eve", "Finn", "Gwen", "Hugo", "Iris", "Jon"]
MOST = 12
"""Of one kind of fact; whatever its words and lists can be comes up in some of them."""

PLAIN: dict[str, Plain] = {
    "avalon": {
        **{"role": [*ROLES], "card": [*PLOTS], "plot_deck": [*PLOTS], "but": ["oberon", "mordred"]},
        "line": every_line(),
        "label": [
            *dict.fromkeys(label for role in ROLES.values() for sight in role.sees for label in sight.labels)
        ],
    },
    "shadows": camelot.WORDS,
}


def rows(language: str) -> Iterator[Row]:
    words = Words(language)
    for row in (*_games(words), *_options(words), *_notices(words), *_table(words), *_numbers(words)):
        yield {"language": language, **row}
    for options in (EDITIONS["fr"], Options(leader_title="commander", quest_labels="letters")):
        at = words.at(avalon, options)
        for told in LABELLED:
            yield from ({"language": language, "at": _plain(options), **row} for row in _at_a_table(at, told))


LABELLED: tuple[Struct, ...] = (
    TeamProposed(Seat(0), 3, (Seat(0), Seat(1))),
    QuestNotOpen((1, 4, 5)),
    Propose(2, (Seat(0), Seat(1))),
    AllTold((Confession(Seat(0), (), {}, {1: "success", 5: "fail"}, ()),)),
    Proposing(Seat(0)),
)
"""What a table with its own names for things tells otherwise than others."""


def _at_a_table(words: Words, told: Struct) -> Iterator[Row]:
    yield _told(words, told, "")
    if isinstance(told, Proposing):
        yield _told(words, told, "why")
    if isinstance(told, Propose):
        yield from _items(words, told)


def _games(words: Words) -> Iterator[Row]:
    for game, rules in GAMES.items():
        wire = rules.WIRE
        facts = [kind for kind in wire.facts if tag(get_origin(kind) or kind).startswith(f"{game}.")]
        parts: dict[type[Struct], tuple[str, ...]] = {
            **dict.fromkeys(facts, ("",)),
            **dict.fromkeys(wire.reasons, ("",)),
            **dict.fromkeys(wire.commands.values(), ("", "offer")),
            **dict.fromkeys(wire.phases, ("", "you", "why")),
        }
        for kind, attributes in parts.items():
            for told in _some(kind, game):
                yield from (_told(words, told, attribute) for attribute in attributes)
                if kind in wire.phases:
                    yield _told(words, Asked(told, (Seat(0),)), "")
                if kind in wire.commands.values():
                    yield _told(words, Answered(Seat(0), told), "")
                    yield from _items(words, told)


def _some(kind: type[Struct], game: str) -> list[Struct]:
    """Some of all there can be, from the beginning to the end."""
    found = [*samples(kind, PLAIN[game], empty=kind in NO_CARD)]
    some = [*islice(found, 0, None, max(1, len(found) // MOST))]
    return [*some, _alike(found[-1])]


def _alike(told: Struct) -> Struct:
    """The same with lists in which two follow one another that are alike."""
    lists = {name: getattr(told, name) for name in told.__struct_fields__}
    return replace(
        told, **{name: (each[0], *each) for name, each in lists.items() if isinstance(each, tuple) and each}
    )


def _told(words: Words, told: Struct, attribute: str) -> Row:
    return {
        "how": "tell",
        "told": _plain(told),
        "attribute": attribute,
        "text": words.tell(told, NAMES, attribute),
    }


def _plain(told: Struct) -> Any:
    """As it is on the wire."""
    return msgspec.json.decode(msgspec.json.encode(told))


def _items(words: Words, command: Any) -> Iterator[Row]:
    """What is on offer for each field of a command."""
    for step, field in enumerate(fields(command)):
        value = getattr(command, field.name)
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, int | str) and not isinstance(item, bool):
                text = words.item(type(command), step, item, NAMES)
                yield {"how": "item", "command": tag(type(command)), "step": step, "item": item, "text": text}


def _options(words: Words) -> Iterator[Row]:
    for seats in (5, 8):
        for game, rules in GAMES.items():
            for options in rules.presets(seats).values():
                yield from _each(words, game, "options", options)
    yield from _each(words, "shadows", "unconfirmed", Unconfirmed())
    yield from (
        {"how": "narrated", "game": "avalon", "spoken": _plain(spoken), "text": _line(words, spoken)}
        for options in avalon.presets(8).values()
        for spoken in avalon.narration(avalon.blank(options, 8).public)
    )


def _line(words: Words, spoken: Any) -> str:
    return words.narrated("avalon", spoken.line, spoken)


def _each(words: Words, game: str, kind: str, options: Struct) -> Iterator[Row]:
    plain = _plain(options)
    for field in fields(options):
        if words.has(f"{game}-option-{dashed(field.name)}"):
            text = words.option(options, game, field.name, NAMES)
            yield {
                "how": "option",
                "game": game,
                "kind": kind,
                "options": plain,
                "field": field.name,
                "text": text,
            }


def _notices(words: Words) -> Iterator[Row]:
    found = {"avalon": notices(), "shadows": camelot.notices()}
    for game, code in ((game, code) for game, codes in found.items() for code in sorted(codes)):
        for most in (1, 3):
            notice = Notice(code, most)
            text = words.notice(game, notice)
            yield {"how": "notice", "game": game, "notice": _plain(notice), "text": text}


def _table(words: Words) -> Iterator[Row]:
    """Around the table, and why the server or any table refuses: one of each."""
    others = [kind for kind in reasons() if tag(kind).partition(".")[0] not in GAMES]
    for kind in (*table_rules.FACTS, *others):
        if words.has(dashed(tag(kind))):
            yield _told(words, kind(*(_person(field.type, field.name) for field in fields(kind))), "")


def _person(hint: Any, name: str) -> Any:
    """Somebody, or several; a number; or what no sentence tells."""
    try:
        found = values(without_none(hint), name, {"who": NAMES[:3]})
    except (KeyError, TypeError):
        return name
    return tuple(found[:3]) if get_origin(hint) is tuple else found[0]


def _numbers(words: Words) -> Iterator[Row]:
    for number in (0, 1, 2, 10, 11, 999, 1000, 1906, 1234567):
        yield {"how": "number", "number": number, "text": words.number(number)}
