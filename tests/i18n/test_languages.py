"""A language is a folder: what it says of itself, what it may lack, and what it must share with English."""

import json
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from msgspec import ValidationError

from camlann.avalon.propose import TeamProposed
from camlann.avalon.vote import TeamRejected
from camlann.engine.facts import Seat
from camlann.i18n.catalogue import LOCALES, Catalogue, about, languages
from camlann.i18n.sentences import Words
from tests.i18n.catalogue import entries_of, texts
from tests.vectors import words as vectors

OTHERS = [language for language in languages() if language != "en"]
ROWS = json.loads(vectors.FILE.read_text(encoding="utf-8"))

ENGLISH = """
engine-asked = { $phase }
list-two = { $first } and { $last }
list-more = { $first }, { $last }
list-last = { $first } and { $last }
avalon = Avalon
avalon-side-good = Good
avalon-team-proposed = { $leader } proposes for quest { $quest }: { $team }.
    .offer = Propose a team
avalon-team-rejected =
    { $rejections ->
        [one] One team is turned down.
       *[other] { $rejections } teams are turned down.
    }
"""


def language(folder: Path, tag: str, ftl: str, **changes: object) -> None:
    said = {"name": tag, "direction": "ltr", "digits": "latn", "status": "released", "fonts": []}
    (folder / tag).mkdir()
    (folder / tag / "language.json").write_text(json.dumps(said | changes), encoding="utf-8")
    (folder / tag / "some.ftl").write_text(ftl, encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    language(tmp_path, "en", ENGLISH)
    return tmp_path


@pytest.mark.parametrize("tag", languages())
def test_a_language_says_its_own_name_and_runs_as_its_script_does(tag: str) -> None:
    locale = Locale.parse(tag, sep="-")
    assert about(tag).name.casefold() == str(locale.get_display_name(tag)).casefold()
    assert about(tag).direction == {"left-to-right": "ltr", "right-to-left": "rtl"}[locale.character_order]


def test_english_is_released_and_every_folder_is_a_language() -> None:
    assert about("en").status == "released"
    assert languages() == sorted(path.name for path in LOCALES.iterdir() if path.is_dir())


def test_what_a_language_says_of_itself_is_checked(folder: Path) -> None:
    language(folder, "it", "", status="nearly")
    with pytest.raises(ValidationError, match="status"):
        Catalogue("it", folder=folder)


@pytest.mark.parametrize("tag", OTHERS)
def test_a_language_has_no_text_that_english_has_not(tag: str) -> None:
    assert not texts(tag).keys() - texts("en").keys()


@pytest.mark.parametrize("tag", OTHERS)
def test_a_language_uses_only_the_arguments_that_english_uses(tag: str) -> None:
    more = {name: used - texts("en").get(name, set()) for name, used in texts(tag).items()}
    assert not {name: used for name, used in more.items() if used}


@pytest.mark.parametrize("tag", OTHERS)
def test_the_texts_of_a_language_are_in_the_files_that_english_has_them_in(tag: str) -> None:
    for file in (LOCALES / tag).glob("*.ftl"):
        assert not names(file) - names(LOCALES / "en" / file.name), file.name


def names(file: Path) -> set[str]:
    return {entry.id.name for entry in entries_of(file) if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("tag", vectors.released())
def test_a_released_language_is_complete(tag: str) -> None:
    assert sorted(texts("en").keys() - texts(tag).keys()) == []
    assert Words(tag).missing == []


@pytest.mark.parametrize("tag", OTHERS)
def test_a_plural_has_only_the_forms_that_the_language_tells_apart(tag: str) -> None:
    forms = {*Locale.parse(tag, sep="-").plural_form.tags, "other"}
    for file in (LOCALES / tag).glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        assert not [
            form
            for form in ("zero", "one", "two", "few", "many")
            if f"[{form}]" in text and form not in forms
        ]


def test_a_language_in_progress_is_told_in_english_where_it_is_silent_and_that_is_counted(
    folder: Path,
) -> None:
    half = "avalon-side-good = Bene\navalon-team-proposed = { $leader } per { $quest }: { $team }.\n"
    language(folder, "it", half, status="in progress")
    words = Words("it", isolate=False, folder=folder)
    assert words.text("avalon-side-good") == "Bene"
    assert words.word("avalon", "side", "good") == "Bene"
    assert words.tell(TeamRejected(2), []) == "2 teams are turned down."
    proposed = TeamProposed(Seat(0), 1, (Seat(0), Seat(1)))
    assert words.tell(proposed, ["Ana", "Ben"]) == "Ana per 1: Ana and Ben."
    assert words.tell(proposed, ["Ana", "Ben"], "offer") == "Propose a team"
    assert words.missing == [
        "avalon",
        "avalon-team-proposed.offer",
        "avalon-team-rejected",
        "engine-asked",
        "list-last",
        "list-more",
        "list-two",
    ]


def test_a_language_that_is_released_too_early_is_an_error_at_once(folder: Path) -> None:
    language(folder, "it", "avalon-side-good = Bene\n")
    words = Words("it", folder=folder)
    assert not words.has("avalon")
    with pytest.raises(LookupError):
        words.text("avalon")


def test_what_no_language_has_is_an_error_in_one_in_progress_too(folder: Path) -> None:
    language(folder, "it", "", status="in progress")
    words = Words("it", folder=folder)
    assert words.has("avalon")
    assert not words.has("avalon-nothing-of-the-kind")
    with pytest.raises(LookupError):
        words.text("avalon-nothing-of-the-kind")


def test_digits_are_those_the_language_says_also_where_a_sentence_is_still_english(folder: Path) -> None:
    language(folder, "fa", "avalon = { $n }\n", direction="rtl", digits="arabext", status="in progress")
    words = Words("fa", isolate=False, folder=folder)
    assert words.text("avalon", n=25) == "۲۵"
    assert words.number(1906) == "۱٬۹۰۶"  # noqa: RUF001
    assert words.tell(TeamRejected(4), []) == "۴ teams are turned down."
    language(folder, "ar", "avalon = { $n }\n", digits="latn")
    assert Words("ar", isolate=False, folder=folder).text("avalon", n=25) == "25"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['language']} {row['id']} {row['args']}")
def test_the_vectors_for_other_readers_of_the_catalogues_hold(row: dict[str, Any]) -> None:
    written = vectors.written(row["language"], row["id"], row["args"], row["isolate"])
    assert written == row["text"]


def test_there_are_vectors_for_every_released_language() -> None:
    cases = [(name, args) for name, args in vectors.CASES + vectors.ISOLATED]
    for tag in vectors.released():
        assert [(row["id"], row["args"]) for row in ROWS if row["language"] == tag] == cases
