"""One spelling for one thing, and no title of the leader that a table may not have chosen."""

# ruff: noqa: RUF001 - Persian has to be written here.

import re
from collections.abc import Iterator

import pytest

from camlann.i18n.catalogue import LOCALES

TITLED = {"fr": ("couronne", "chef"), "it": ("capo",), "fa": ("فرماندهی", "پیش از فرمانده")}
"""What the leader is, or passes on, under one title alone: `{ avalon-leader }` and `.lead` say it."""
TWO_SPELLINGS = {"هٔ": "ه‌ی", "ۀ": "ه‌ی", "کار پهلوانی": "کار قهرمانانه", "اکنون": "حالا"}
"""In Persian, and how it is written here."""


def lines(language: str, pattern: str = "*.ftl") -> Iterator[tuple[str, str]]:
    for file in sorted((LOCALES / language).glob(pattern)):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{file.name}:{number}", line


@pytest.mark.parametrize("other", TWO_SPELLINGS)
def test_persian_has_one_spelling(other: str) -> None:
    word = re.compile(rf"(?<![\u0600-\u06ff\u200c]){other}" if len(other) > 2 else other)
    assert [where for where, line in lines("fa") if word.search(line)] == []


def test_morgana_has_one_name_in_both_games() -> None:
    assert [where for where, line in lines("fa") if re.search("مورگان(?!ا)", line)] == []


@pytest.mark.parametrize("language", TITLED)
def test_no_sentence_has_a_title_of_its_own(language: str) -> None:
    wrong = re.compile("|".join(rf"\b{word}\b" for word in TITLED[language]))
    found = [
        where
        for pattern in ("avalon*.ftl", "rules-avalon.ftl")
        for where, line in lines(language, pattern)
        if wrong.search(line) and not re.match(r"\s+\*?\[(king|leader|commander|by_language)\]", line)
    ]
    assert found == []
