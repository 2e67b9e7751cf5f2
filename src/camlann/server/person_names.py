"""Validates and normalizes people's names.

A name is stored in one form (NFKC), so that what looks the same is the same. Nothing in it is invisible,
breaks the line or changes the direction of the text around it. A joiner stays only where its script needs it:
Persian writes a non-joiner between two letters, Indic scripts write either after a virama. No word mixes
alphabets whose letters look alike, so that nobody writes `Ana` with a Cyrillic A. Two people may still have
the same name, or names that look alike: at one table the browser then adds the numbers of their seats.
"""

import re
from unicodedata import bidirectional, category, combining, name, normalize

MAX_NAME_LENGTH = 40
"""Signs in a name."""
NON_JOINER, JOINER = "\u200c", "\u200d"
INVISIBLE = re.compile(
    # Default_Ignorable_Code_Point, without what turns text around, and without the joiners.
    "[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u2060-\u2065\u206a-\u206f\u3164\ufe00-\ufe0f\ufeff"
    "\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
    # Letters and symbols that are drawn as nothing.
    "\u2800\U00016fe4\U0001d159]"
)
FORBIDDEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
LOOKALIKES = {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU", "DESERET"}
"""Scripts that share shapes of letters."""
MANY_MARKS = re.compile("m{5}")
"""No script piles up so many signs on one letter; they would cover the lines above and below."""
VIRAMA = 9
"""The combining class of what binds two Indic letters."""


def person_name(given: str) -> str | None:
    """The name as it is kept; None if nobody can be called that."""
    if len(given) > 10 * MAX_NAME_LENGTH:
        return None
    made = INVISIBLE.sub("", normalize("NFKC", given)).strip()
    made = "".join(" " if category(sign) == "Zs" else sign for sign in made)
    made = normalize("NFKC", re.sub(" +", " ", _without_idle_joiners(made)).strip())
    kinds = {category(sign) for sign in made if sign not in (NON_JOINER, JOINER)}
    seen = any(kind[0] in "LNPS" for kind in kinds)
    if not seen or len(made) > MAX_NAME_LENGTH or kinds & FORBIDDEN or _mixes_alphabets(made):
        return None
    if MANY_MARKS.search("".join("m" if category(sign) in ("Mn", "Me") else " " for sign in made)):
        return None
    return made


def _without_idle_joiners(text: str) -> str:
    text = re.sub(f"([{NON_JOINER}{JOINER}])[{NON_JOINER}{JOINER}]+", r"\1", text)
    return "".join(
        sign
        for at, sign in enumerate(text)
        if sign not in (NON_JOINER, JOINER) or _is_needed(sign, text[:at], text[at + 1 :])
    )


def _is_needed(sign: str, before: str, after: str) -> bool:
    """Whether a joiner changes how the letters beside it are written."""
    if not before or not after or not category(after[0]).startswith("L"):
        return False
    if combining(before[-1]) == VIRAMA:
        return True
    base = next((each for each in reversed(before) if not combining(each)), "")
    return sign == NON_JOINER and bool(base) and bidirectional(base) == bidirectional(after[0]) == "AL"


def _mixes_alphabets(text: str) -> bool:
    words = "".join(sign if category(sign)[0] in "LM" else " " for sign in text).split()
    return any(len({name(sign, "").partition(" ")[0] for sign in word} & LOOKALIKES) > 1 for word in words)
