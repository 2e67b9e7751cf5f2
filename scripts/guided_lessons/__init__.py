"""Guided games: played by a script and by the rules, and recorded as one seat sees them.

`scripts/generate` writes them to `web/src/wire/guided-*.json`, which the page plays without a server.
"""

from scripts.guided_lessons import avalon, camelot
from scripts.guided_lessons.recorder import Lesson


def lessons() -> tuple[Lesson, ...]:
    return tuple(make() for make in (*avalon.LESSONS, camelot.camelot))
