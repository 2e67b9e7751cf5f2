"""The guided games: every step has its texts and no text is idle, and a chapter takes seven minutes."""

import json
from typing import Any

import pytest

from camlann.i18n.sentences import Words, languages
from tests.i18n.test_browser import held
from tests.repository.pages import ROOT

LESSONS = sorted((ROOT / "web" / "src" / "wire").glob("guided-*.json"))
WORDS_A_MINUTE = 200
SECONDS_TO_ACT = 8
"""What it takes to find and press something; what happens on the table is shown meanwhile."""
MINUTES = 7


def steps(chapter: str) -> list[dict[str, Any]]:
    path = next(path for path in LESSONS if path.stem == f"guided-{chapter}")
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["steps"]
    return found


CHAPTERS = [path.stem.removeprefix("guided-") for path in LESSONS]


def wanted(chapter: str) -> set[str]:
    found = set()
    for step in steps(chapter):
        name = f"learn-{chapter}-{step['text']}"
        found.add(name)
        if step["kind"] == "ask":
            found |= {f"{name}.{part}{n}" for part in "ar" for n in range(1, step["answers"] + 1)}
        if step["kind"] == "act":
            found.add(f"{name}.else")
            found |= {f"learn-{chapter}-{branch['text']}.back" for branch in step.get("branches", [])}
    return found


def test_there_are_three_chapters_of_avalon() -> None:
    assert {"loyal", "merlin", "evil"} <= {*CHAPTERS}


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_step_has_its_texts_and_none_is_idle(chapter: str) -> None:
    assert {name for name in held("en", "learn") if name.startswith(f"learn-{chapter}-")} == wanted(chapter)


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("language", languages())
def test_a_chapter_takes_seven_minutes(chapter: str, language: str) -> None:
    """With every step read, one wrong answer to every question and every wrong move tried."""
    words = Words(language, isolate=False)
    read = sum(len(words.text(name).split()) for name in wanted(chapter) if not name.endswith(".else"))
    acts = sum(step["kind"] != "say" for step in steps(chapter))
    assert read / WORDS_A_MINUTE + acts * SECONDS_TO_ACT / 60 <= MINUTES


def test_a_step_that_asks_has_one_right_answer() -> None:
    for chapter in CHAPTERS:
        for step in steps(chapter):
            assert (step["kind"] == "ask") == (0 < step.get("right", 0) <= step.get("answers", 0))
