"""Words that once had a private meaning name nothing any more: files and identifiers use the glossary's.

`docs/glossary.md` says which word to use. An exception is a word in its plain or its rulebook's sense.
"""

import io
import re
import subprocess
import tokenize
from collections.abc import Iterator

import pytest

from tests.repository.pages import ROOT

# fmt: off
BANNED = frozenset({
    "house", "houses", "knock", "knocks", "letter", "letters", "liking", "likings", "telling",
    "tellings", "desk", "desks", "held", "forsaken", "onlooker", "onlookers", "minding", "whos",
    "company", "companies", "talk", "cellar", "crypt", "witness", "witnesses", "promise",
    "promises", "herald", "patience",
})
# fmt: on
ALLOWED = {
    # Merlin's Company.
    "company": r"src/camlann/(shadows|terminal)/|tests/(shadows|i18n)/|scripts/|web/src/wire/",
    # Cards in a hand.
    "held": r"src/camlann/(avalon|shadows|table|terminal|i18n)/|tests/(?!server/(?!harness))|web/src/",
    # The edition called *house*.
    "house": r"src/camlann/(avalon|terminal|cli)|tests/(avalon|terminal|i18n)/",
    # Of an alphabet; and how far apart they stand.
    "letter": r"tests/(avalon|shadows|browser|server/store|engine|i18n)/|web/src/|src/camlann/i18n/",
    "letters": r"tests/(?!server/(?!people))|web/src/|src/camlann/(i18n|server/gate/routes/preferences)",
    # JavaScript's own.
    "promise": r"web/src/|tests/(browser|server/people)/",
}
"""In which files a word may stand, by its part."""
RULEBOOK_WORDS = frozenset({"assassination_talk", "talk"})
"""The talk before the last word of Evil is the rulebook's."""
PARTS = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
PLAIN = re.compile(r"/\*.*?\*/|<!--.*?-->|//[^\n]*|\"[^\"\n]*\"|`[^`]*`", re.S)


def files() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "src", "web/src", "tests", "scripts"], cwd=ROOT, capture_output=True, check=True
    )
    return [name for name in listed.stdout.decode().split("\n") if name and (ROOT / name).is_file()]


def identifiers(name: str) -> Iterator[str]:
    text = (ROOT / name).read_text(encoding="utf-8")
    if name.endswith(".py"):
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.NAME:
                yield token.string
    elif name.endswith((".ts", ".svelte")):
        yield from re.findall(r"[A-Za-z_$][\w$]*", PLAIN.sub(" ", text))


def private(word: str) -> frozenset[str]:
    return BANNED & {part.lower() for part in PARTS.findall(word)}


def used(name: str) -> Iterator[tuple[str, str]]:
    """Every banned part in a file's path and in its identifiers, as (part, where)."""
    for part in private(name):
        yield part, name
    for word in {*identifiers(name)}:
        # The name of a test is a sentence.
        if word.startswith("test_"):
            continue
        for part in private(word):
            yield part, f"{name}: {word}"


def is_allowed(part: str, where: str) -> bool:
    if part == "talk":
        return where.rpartition(" ")[2] in RULEBOOK_WORDS
    return bool(re.match(ALLOWED.get(part, r"(?!)"), where))


def test_no_identifier_uses_a_word_of_before() -> None:
    names = [name for name in files() if name.endswith((".py", ".ts", ".svelte", ".css", ".ftl"))]
    found = [
        f"{where} ({part})" for name in names for part, where in used(name) if not is_allowed(part, where)
    ]
    assert not found, "docs/glossary.md has the word to use:\n" + "\n".join(sorted(found))


@pytest.mark.parametrize("word", ["HouseRules", "the_desk", "onlooker", "knock_id", "tellingOff", "whos"])
def test_a_word_of_before_is_seen_in_an_identifier(word: str) -> None:
    assert private(word)
    assert not any(is_allowed(part, f"src/camlann/server/run.py: {word}") for part in private(word))


@pytest.mark.parametrize("word", ["household", "upheld", "letterbox", "accompany"])
def test_a_longer_word_is_another_word(word: str) -> None:
    assert not private(word)
