"""The industry's word for a thing stands where the thing is: a search for it finds the code, not a mention.

The word is in the name of the file, of a class or of a function, or in the first sentence of the docstring.
On a page of the documentation it is in the heading or in the first sentence.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.repository.pages import ROOT

WORDS = {
    "spectator": ("server/keeper/spectator_delay.py", "server/keeper/viewers.py"),
    "rate limit": (
        "rate_limit.py",
        "server/gate/limits.py",
        "server/gate/router.py",
        "server/keeper/request_limits.py",
        "docs/limits.md",
    ),
    "token bucket": ("rate_limit.py",),
    "idempotency": ("server/keeper/idempotency.py", "docs/protocol.md"),
    "replay step": ("records/replay_steps.py",),
    "preference": (
        "server/gate/routes/preferences.py",
        "server/store/preferences.py",
        "server/store/sql/preferences.py",
    ),
    "broadcast": (
        "protocol/socket_messages.py",
        "server/cluster/bus_messages/from_gate.py",
        "server/gate/table_connections.py",
        "server/keeper/broadcast.py",
    ),
    "endpoint": (
        "server/gate/router.py",
        "server/gate/routes/__init__.py",
        "docs/protocol.md",
        "scripts/codegen/openapi.py",
    ),
    "commit-reveal": (
        "client/fair_deal.py",
        "engine/fair_deal.py",
        "server/keeper/deal_reveal_timer.py",
        "server/keeper/server_commitment.py",
        "table/deal.py",
        "docs/fair-deal.md",
    ),
    "side channel": (
        "server/gate/release_tick.py",
        "shadows/frame_padding.py",
        "docs/hidden-information.md",
    ),
    "abandoned": (
        "server/keeper/abandoned_games.py",
        "server/store/completion_records.py",
        "docs/absence.md",
    ),
    "presence": ("server/keeper/presence.py", "docs/absence.md"),
}
"""Each word, and the files that are about it; those of the package are given below `src/camlann/`."""
CASES = [(word, name) for word, names in WORDS.items() for name in names]
PARTS = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+")
NAMED = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def path(name: str) -> Path:
    return ROOT / name if name.startswith(("docs/", "scripts/")) else ROOT / "src/camlann" / name


def first_sentence(text: str) -> str:
    """Up to the first full stop or blank line. A colon does not end it: the subject stands before it."""
    end = re.search(r"[.?!](?=\s|$)|\n\s*\n", text.strip())
    return text.strip()[: end.start()] if end else text.strip()


def names_and_first_sentence(name: str, text: str) -> Iterator[str]:
    """Where a reader or a search looks first in a file of this name."""
    yield from Path(name).with_suffix("").parts
    if name.endswith(".md"):
        heading, _, page = text.partition("\n")
        yield from (heading, first_sentence(page))
        return
    tree = ast.parse(text)
    yield first_sentence(ast.get_docstring(tree) or "")
    yield from (node.name for node in ast.walk(tree) if isinstance(node, NAMED))


def spaced(text: str) -> str:
    """An identifier or a sentence as lower-case words: `RateLimit` and `rate_limit` are alike."""
    return " ".join(part.lower() for part in PARTS.findall(text))


def stands(word: str, name: str, text: str) -> bool:
    found = re.compile(rf"\b{spaced(word)}(s|er|ed)?\b")
    return any(found.search(spaced(each)) for each in names_and_first_sentence(name, text))


@pytest.mark.parametrize("word, name", CASES)
def test_a_thing_has_the_word_of_the_industry(word: str, name: str) -> None:
    text = path(name).read_text(encoding="utf-8")
    assert stands(word, name, text), f"say {word!r} in a name or in the first sentence of {name}"


@pytest.mark.parametrize("word", WORDS)
def test_the_glossary_explains_it(word: str) -> None:
    glossary = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    assert re.search(rf"\b{word}", glossary), f"docs/glossary.md does not have {word!r}"


@pytest.mark.parametrize(
    "text",
    [
        '"""A token bucket, and more."""',
        '"""Token buckets:\none per key."""',
        "class TokenBucket: ...",
        "def token_bucket() -> None: ...",
    ],
)
def test_a_name_or_the_first_sentence_will_do(text: str) -> None:
    assert stands("token bucket", "often.py", text)


@pytest.mark.parametrize(
    "text",
    ['"""How often. It is a token bucket."""', "# token bucket", "class Token: ...\nclass Bucket: ..."],
)
def test_a_mention_elsewhere_will_not(text: str) -> None:
    assert not stands("token bucket", "often.py", text)


def test_a_page_has_it_in_its_heading_or_first_sentence() -> None:
    assert stands("rate limit", "docs/page.md", "# Rate limits\n\nText.")
    assert stands("rate limit", "docs/page.md", "# Page\n\nIt has a\nrate limit. Text.")
    assert not stands("rate limit", "docs/page.md", "# Page\n\nText. It has a rate limit.")
