"""Words that some would rather not read, in every language a table may speak.

A list holds whole words. They are pointed out to whoever reads; the text itself stays as it was written.
"""

import re
from functools import cache
from importlib.resources import files

WORD = re.compile("[\\w\u200c\u200d]+")
MOST = 12
"""So many are pointed out; what is beyond is covered as one."""


def masked(text: str) -> tuple[tuple[int, int], ...]:
    """Where they stand in a text: from which sign, and to before which."""
    found = [match.span() for match in WORD.finditer(text) if match[0].casefold() in words()]
    if len(found) > MOST:
        found = [*found[: MOST - 1], (found[MOST - 1][0], found[-1][1])]
    return tuple(found)


@cache
def words() -> frozenset[str]:
    lists = files("camlann.server.chat").joinpath("words").iterdir()
    texts = (each.read_text("utf-8") for each in lists if each.name.endswith(".txt"))
    return frozenset(word.casefold() for text in texts for word in text.split())
