"""The word filter: finds offensive words in a message, in every language of the server.

The lists contain whole words. Clients mask the words that are found; the text itself does not change.
"""

import re
from functools import cache
from importlib.resources import files

WORD = re.compile("[\\w\u200c\u200d]+")
MAX_SPANS = 12
"""At most this many spans; the last one covers all that remain."""


def masked_spans(text: str) -> tuple[tuple[int, int], ...]:
    """The spans of filtered words in a text: start and end, in characters."""
    found = [match.span() for match in WORD.finditer(text) if match[0].casefold() in words()]
    if len(found) > MAX_SPANS:
        found = [*found[: MAX_SPANS - 1], (found[MAX_SPANS - 1][0], found[-1][1])]
    return tuple(found)


@cache
def words() -> frozenset[str]:
    lists = files("camlann.server.chat").joinpath("words").iterdir()
    texts = (each.read_text("utf-8") for each in lists if each.name.endswith(".txt"))
    return frozenset(word.casefold() for text in texts for word in text.split())
