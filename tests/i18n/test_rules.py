"""The rules in the app read easily: short sentences, and a page in three minutes."""

import re

import pytest

from camlann.i18n.sentences import Words, languages
from tests.i18n.test_browser import held

GAMES = ("avalon", "shadows")
MOST_WORDS_IN_A_SENTENCE = 15
WORDS_A_MINUTE = 200
MINUTES = 3


def page(language: str, game: str) -> list[str]:
    """The sections of the page, title and text."""
    words = Words(language, isolate=False)
    sections = sorted(
        name.removesuffix(".text") for name in held(language, f"rules-{game}") if name.endswith(".text")
    )
    assert len(sections) >= 8
    return [words.text(name) for section in sections for name in (section, f"{section}.text")]


def sentences(texts: list[str]) -> list[str]:
    return [each for text in texts for each in re.split(r"(?<=[.?!:])\s+", text) if each]


@pytest.mark.parametrize("game", GAMES)
def test_the_english_page_has_short_sentences(game: str) -> None:
    lengths = [len(each.split()) for each in sentences(page("en", game)[1::2])]
    assert sum(lengths) / len(lengths) <= MOST_WORDS_IN_A_SENTENCE
    assert max(lengths) <= 2 * MOST_WORDS_IN_A_SENTENCE


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_the_page_is_read_in_three_minutes(game: str, language: str) -> None:
    assert sum(len(each.split()) for each in page(language, game)) <= WORDS_A_MINUTE * MINUTES


def test_long_sentences_would_be_noticed() -> None:
    assert sentences(["One two. Three? Four: five"]) == ["One two.", "Three?", "Four:", "five"]
