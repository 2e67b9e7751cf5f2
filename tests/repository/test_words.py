"""Words that once had a private meaning are gone from the documentation and from the English texts.

`docs/glossary.md` says which word to use. `ALLOWED` lists where such a word has its plain meaning, and why.
"""

import re
from collections.abc import Iterator

import pytest

from tests.repository.pages import ROOT

USE = {
    "house": "server",
    "onlooker": "spectator",
    "knock": "join request",
    "company": "table, or group",
    "talk": "chat",
    "letter": "bus message",
    "witness": "receipt, or commitment",
    "promise": "commitment",
}
"""What to say instead."""
BANNED = re.compile(rf"\b({'|'.join(USE)})(e?s|e?d|ing)?\b", re.IGNORECASE)
FILES = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "docs/**/*", "locales/en/**/*"]
TEXTS = {".md", ".ftl", ".json", ".py", ".txt"}
ALLOWED = {
    r"Merlin(['\u2019]s|-s) Company": (r".*", "the title of the expansion"),
    r"house rules?\b": (r"locales/en/shadows-.*", "a rule that a group makes up"),
    r"edition-house\b": (r"locales/en/avalon-options\.ftl", "the id of the edition called house"),
    r"assassination-talk": (
        r"locales/en/avalon-.*",
        "the rulebook's talk before the assassination: an option's id",
    ),
    r"\[letters\]": (r"locales/en/avalon.*", "quests named A to E"),
    r'setting-letters|letter spacing|"letters":|`letters`': (
        r"locales/en/ui\.ftl|docs/(api/.*|protocol\.md)",
        "letter spacing",
    ),
    r"(visible )?letters,? (digits|that|and|each)|\*Roi\* and letters": (
        r"docs/.*|locales/en/.*",
        "of the alphabet",
    ),
    r"letters of (another|the)|double-width letters|letters they have": (r"docs/.*", "of the alphabet"),
    r"\bspeaks?, all talk\b|\btalk about it\b|\btalks? with\b": (r"locales/en/avalon-.*", "people who speak"),
    r"houses, desks, letters, knocks, onlookers": (
        r"docs/decisions/0034-.*",
        "it tells which words were replaced",
    ),
    r"e-company": (r"locales/en/shadows-options\.ftl", "the id of a warning about Merlin's Company"),
}
"""Phrases that are allowed: in which files (a pattern), and why."""


def files() -> list[str]:
    paths = {path for pattern in FILES for path in ROOT.glob(pattern) if path.suffix in TEXTS}
    return sorted(str(path.relative_to(ROOT)) for path in paths)


def words(text: str, name: str) -> Iterator[tuple[int, str]]:
    """Each banned word of a text, with its line; what is allowed in a file of this name is skipped."""
    for phrase, (where, _) in ALLOWED.items():
        if re.fullmatch(where, name):
            text = re.sub(phrase, "", text, flags=re.IGNORECASE)
    for number, line in enumerate(text.splitlines(), 1):
        for found in BANNED.finditer(line):
            yield number, found[0]


@pytest.mark.parametrize("name", files())
def test_a_text_uses_the_words_of_the_glossary(name: str) -> None:
    found = [
        f"{name}:{number}: {word} ({USE[stem(word)]})"
        for number, word in words((ROOT / name).read_text(encoding="utf-8"), name)
    ]
    assert not found, "docs/glossary.md has the word to use:\n" + "\n".join(found)


@pytest.mark.parametrize("phrase", ALLOWED)
def test_every_exception_is_needed(phrase: str) -> None:
    where = ALLOWED[phrase][0]
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in files() if re.fullmatch(where, name)]
    assert any(re.search(phrase, text, re.IGNORECASE) for text in texts), f"take {phrase} out of ALLOWED"


def stem(word: str) -> str:
    return next(banned for banned in USE if word.lower().startswith(banned))


@pytest.mark.parametrize(
    "text", ["Your house is open.", "Onlookers see it.", "Somebody knocked.", "All talk.", "It was promised."]
)
def test_a_planted_word_is_found(text: str) -> None:
    assert [*words(text, "docs/planted.md")]


@pytest.mark.parametrize("text", ["a household", "to accompany", "letterbox", "compromise", "stalk"])
def test_a_longer_word_is_another_word(text: str) -> None:
    assert not [*words(text, "docs/planted.md")]
