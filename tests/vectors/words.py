"""Sentences that Python and the browser must write the same, by language: `python -m tests.vectors.words`.

Which they are is chosen for what could differ: plurals, numbers, choices by word, lists, texts that take in
other texts. Write them again after a sentence here was mended.
"""

import json
from pathlib import Path
from typing import TypeAlias

from camlann.i18n.catalogue import about, languages
from camlann.i18n.sentences import Words

FILE = Path(__file__).parent / "words.json"

Args: TypeAlias = dict[str, str | int]

CASES: list[tuple[str, Args]] = [
    ("avalon-side-evil", {}),
    ("list-last", {"first": "Ana, Ben", "last": "Cleo"}),
    ("list-times", {"n": 2, "what": "Ana"}),
    ("list-group", {"what": "Ana", "who": "Ben"}),
    ("table-not-ready", {"waiting-count": 1}),
    ("table-not-ready", {"waiting-count": 2}),
    ("table-not-ready", {"waiting-count": 10}),
    ("avalon-team-rejected", {"rejections": 1}),
    ("avalon-team-rejected", {"rejections": 3}),
    ("avalon-team-rejected", {"rejections": 5}),
    ("avalon-quest-ended", {"won": "true", "quest": 1, "successes": 3, "fails": 0}),
    ("avalon-quest-ended", {"won": "true", "quest": 4, "successes": 3, "fails": 1}),
    ("avalon-quest-ended", {"won": "false", "quest": 2, "successes": 0, "fails": 2}),
    ("avalon-quest-ended", {"won": "false", "quest": 5, "successes": 1, "fails": 1}),
    ("avalon-e-evil-overflow", {"most": 3}),
    ("avalon-voting.why", {}),
    ("ui-open-free", {"free": 1}),
    ("ui-open-free", {"free": 3}),
    ("shadows-aim-camelot", {}),
    ("ui-move-up", {"name": "کیخسرو"}),
    ("ui-avalon-plots", {"held": 0, "left": 1906}),
]

ISOLATED: list[tuple[str, Args]] = [
    ("ui-move-up", {"name": "کیخسرو"}),
    ("list-two", {"first": "Ana", "last": "کیخسرو"}),
    ("engine-asked", {"phase": "Ana"}),
]
"""With marks round the arguments, which a lone one does not get."""


def written(language: str, name: str, args: Args, isolate: bool) -> str:
    return Words(language, isolate=isolate).text(name, **args)


def released() -> list[str]:
    return [language for language in languages() if about(language).status == "released"]


def rows() -> list[dict[str, object]]:
    cases = [(*case, False) for case in CASES] + [(*case, True) for case in ISOLATED]
    return [
        {
            "language": language,
            "id": name,
            "args": args,
            "isolate": isolate,
            "text": written(language, name, args, isolate),
        }
        for language in released()
        for name, args, isolate in cases
    ]


if __name__ == "__main__":
    lines = [json.dumps(row, ensure_ascii=False) for row in rows()]
    text = "[\n" + ",\n".join(lines) + "\n]\n"
    # Marks that nobody would see in an editor.
    for mark in "\u200f\u2068\u2069":
        text = text.replace(mark, f"\\u{ord(mark):04x}")
    FILE.write_text(text, encoding="utf-8")
