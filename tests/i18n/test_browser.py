"""The browser and the catalogues fit: whatever a screen says is there, and nothing stands there idle."""

import re

import pytest
from fluent.syntax import ast as ftl

from camlann.i18n.catalogue import Catalogue, about
from camlann.i18n.sentences import LOCALES, languages
from tests.i18n.browser import Call, beginnings, calls, names, sources
from tests.i18n.catalogue import entries_of, texts
from tests.i18n.troubles import troubles
from tests.repository.pages import ROOT

CALLS = [*calls(sources())]
LANGUAGES = languages()
RELEASED = [language for language in LANGUAGES if about(language).status == "released"]
NOT_LOADED = ("backup", "cli", "doctor", "html-pages", "narrator", "play", "push", "site")
"""Files of the script-free HTML pages, the terminal and the narrator: `web/src/i18n/lazy_bundles.ts` leaves
them out.
"""
SCREENS = ("ui", "rules", "rules-avalon", "rules-shadows", "learn")
"""Files whose texts screens alone say."""


def held(language: str, *files: str) -> set[str]:
    """The texts of these files."""
    found = set()
    for file in files:
        for entry in entries_of(LOCALES / language / f"{file}.ftl"):
            if isinstance(entry, ftl.Message):
                found |= {entry.id.name, *(f"{entry.id.name}.{part.id.name}" for part in entry.attributes)}
    return found


def test_the_browser_loads_no_file_of_the_terminal() -> None:
    bundles = (ROOT / "web/src/i18n/lazy_bundles.ts").read_text(encoding="utf-8")
    assert re.findall(r'"!\$locales/\*/([a-z-]+)\.ftl"', bundles) == [*NOT_LOADED]


def test_every_text_that_a_screen_says_is_there() -> None:
    known = texts("en").keys() - held("en", *NOT_LOADED)
    assert {call.name for call in CALLS if not call.begun} - known == set()


def test_a_name_that_is_put_together_can_become_that_of_a_text() -> None:
    begun = {call.name for call in CALLS if call.begun and call.name}
    assert {name for name in begun if not any(text.startswith(name) for text in texts("en"))} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_uses_no_argument_that_the_screen_does_not_give(language: str) -> None:
    known = texts(language)
    wanting = {
        call.name: known[call.name] - call.given
        for call in CALLS
        if call.given is not None and not call.begun and call.name in known
    }
    assert {name: wanted for name, wanted in wanting.items() if wanted} == {}


def test_no_text_for_the_browser_is_idle() -> None:
    said, begun = names(sources()), beginnings(sources())
    idle = {
        text
        for text in held("en", *SCREENS) - said
        if not any(text.startswith(first) and text.endswith(last) for first, last in begun)
    }
    assert idle == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_for_the_browser_use_the_same_arguments_in_every_language(language: str) -> None:
    mine, english = texts(language), texts("en")
    ours = held("en", *SCREENS) & mine.keys()
    assert {name: mine[name] ^ english[name] for name in ours if mine[name] != english[name]} == {}


@pytest.mark.parametrize("language", RELEASED)
def test_whatever_can_go_wrong_between_a_device_and_the_server_is_told(language: str) -> None:
    assert {
        "not-found",
        "who-are-you",
        "slow-down",
        "id-in-use",
        "no-hello",
        "failed",
        "no-connection",
    } <= troubles()
    told = {f"server-trouble-{code}" for code in troubles()}
    assert told - texts(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_time_below_a_code_says_that_it_is_the_code_that_ends(language: str) -> None:
    catalogue = Catalogue(language)
    assert catalogue.text("ui-code-left", minutes=10).startswith(catalogue.text("ui-code"))


def test_calls_are_read_as_they_are_written() -> None:
    source = """
      {t("ui-one")} {t("ui-two", { name, "a-b": f({ x: 1 }, y) })} {t(`ui-${tab}`, args)}
      {tParts("ui-three", { n: 1 }, { who })} {t("ui-four", { ...all })} {start("ui-none")}
    """
    assert [*calls(source)] == [
        Call("ui-one", False, frozenset()),
        Call("ui-two", False, frozenset({"name", "a-b"})),
        Call("ui-", True, None),
        Call("ui-three", False, frozenset({"n", "who"})),
        Call("ui-four", False, None),
    ]
    assert beginnings("`ui-tab-${name}` `avalon-role-${role}.who`") == {
        ("ui-tab-", ""),
        ("avalon-role-", ".who"),
    }
