"""Everything the rules and the terminal say has a sentence in every language, and no sentence is idle."""

from collections.abc import Iterator
from typing import Literal, get_args, get_origin

import pytest
from fluent.syntax import ast as ftl
from msgspec.structs import fields, replace

from camlann.avalon.game_end import Confession
from camlann.avalon.options import Options
from camlann.avalon.role_knowledge import Seen
from camlann.avalon.state import Peek
from camlann.games import GAMES
from camlann.i18n.catalogue import LOCALES, about
from camlann.i18n.entries import Entries
from camlann.i18n.sentences import Place, Words, dashed, languages
from tests.i18n.browser import names, sources
from tests.i18n.catalogue import (
    SOURCES,
    by_convention,
    codes,
    constants,
    entries,
    in_code,
    notices,
    of_other_games,
    prompts,
    reasons,
    references,
    texts,
)

LANGUAGES = languages()
RELEASED = [language for language in LANGUAGES if about(language).status == "released"]


def test_english_is_there() -> None:
    assert "en" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    names = [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]
    assert not {name for name in names if names.count(name) > 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_cut_into_entries_are_the_same_as_whole_files(language: str) -> None:
    whole = {
        ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name: entry
        for entry in entries(language)
        if isinstance(entry, (ftl.Message, ftl.Term))
    }
    cut = Entries(sorted((LOCALES / language).glob("*.ftl")))
    assert {*cut} == whole.keys()
    for name in cut:
        (entry,) = cut.parsed(name).body
        assert entry.equals(whole[name], ["span", "comment"]), name
    assert cut.texts() == texts(language).keys()


@pytest.mark.parametrize("language", RELEASED)
def test_every_fact_phase_command_reason_notice_role_and_option_has_a_sentence(language: str) -> None:
    assert not by_convention().keys() - texts(language).keys()


@pytest.mark.parametrize("language", RELEASED)
def test_everything_that_can_be_wrong_with_a_record_has_a_sentence(language: str) -> None:
    assert {"record-changed", "fair.cfg-differs", "fair.failure-unnamed"} <= codes()
    assert not {dashed(code) for code in codes()} - texts(language).keys()


@pytest.mark.parametrize("language", RELEASED)
def test_every_text_that_the_code_names_is_there(language: str) -> None:
    known = texts(language)
    missing = [name for name, _ in in_code() if not name.endswith((".", "-")) and name not in known]
    # Pieces of a name that is put together are no names: `f"avalon-role-{name}.who"`.
    assert not [name for name in missing if not name.startswith(".")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_idle(language: str) -> None:
    named = constants(*SOURCES)
    shorts = {f"{name}.short" for name in named}
    taken_in = {name for found in references(language).values() for name in found.messages}
    # What begins with ui-, rules- or learn- is looked after by test_browser.py.
    shown = names(sources()) | {name for name in texts("en") if name.startswith(("ui-", "rules-", "learn-"))}
    used = by_convention().keys() | named | shorts | taken_in | prompts() | shown | of_other_games()
    assert sorted(texts(language).keys() - used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_uses_no_argument_that_the_rules_do_not_give(language: str) -> None:
    known = texts(language)
    wanting = {name: known[name] - given for name, given in by_convention().items() if name in known}
    assert not {name: wanted for name, wanted in wanting.items() if wanted}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_uses_no_argument_that_the_code_does_not_give(language: str) -> None:
    known = texts(language)
    wanting = {name: known[name] - given for name, given in in_code() if name in known}
    assert not {name: wanted for name, wanted in wanting.items() if wanted}


@pytest.mark.parametrize("language", RELEASED)
def test_every_language_has_the_same_texts(language: str) -> None:
    assert texts(language).keys() == texts("en").keys()


def literals(hint: object) -> Iterator[object]:
    """The types of words in a type, however deep."""
    if get_origin(hint) is Literal:
        yield hint
    for part in get_args(hint):
        yield from literals(part)


class Strict(Words):
    """Knows no word that has no message of its own."""

    def word(self, game: str, kind: str, word: str) -> str:
        return self.text(f"{game}-{kind}-{dashed(word)}")


def test_every_word_in_a_fact_a_command_or_a_reason_has_a_message() -> None:
    words = Strict("en", isolate=False)
    wires = [rules.WIRE for rules in GAMES.values()]
    facts = [get_origin(fact) or fact for wire in wires for fact in wire.facts]
    commands = [command for wire in wires for command in wire.commands.values()]
    for kind in (*facts, *commands, *reasons(), Seen, Peek, Confession):
        for field in fields(kind):
            place = Place(kind.__module__.split(".")[1], field.name, kind.__module__, ())
            for hint in literals(field.type):
                for word in get_args(hint):
                    assert words.said(hint, word, place), f"{kind.__name__}.{field.name}"


def values(hint: object) -> tuple[object, ...]:
    """What an option may be, if that can be counted."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    if bool in (hint, *get_args(hint)):
        return (True, False, None) if get_args(hint) else (True, False)
    return ()


CHOICES = {field.name: values(field.type) for field in fields(Options) if values(field.type)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_an_option_is_told_in_its_own_way(language: str) -> None:
    words = Words(language, isolate=False)
    for name, known in CHOICES.items():
        tables = [replace(Options(), **{name: value}) for value in known]
        told = {words.option(options, "avalon", name, ()) for options in tables}
        assert len(told) == len(tables) >= 2, name


def test_the_search_for_notices_finds_the_rare_ones() -> None:
    rare = {"E-LANCELOT-PAIR", "E-EDITION", "E-UNKNOWN-PLOT", "W-LANCELOT-SMALL"}
    assert rare <= notices()
    assert {"F-FILLERS", "F-LANCELOTS-IN", "F-LANCELOTS-OUT", "F-MERLIN-IN", "F-ASSASSIN-OUT"} <= notices()
    assert {"E-PLAYERS", "E-LEADER", "E-PERCIVAL-NEEDS-MERLIN", "W-COMPONENTS", "W-MANY-NEW"} <= notices()
