"""Text as it may be shown: one line, nothing invisible, nothing that turns the words around it."""

from unicodedata import category, normalize

JOINERS = "\u200c\u200d"
"""Persian and others cannot do without them."""


def cleaned(text: str) -> str:
    visible = "".join(_shown(sign) for sign in normalize("NFC", text))
    return " ".join(visible.split())


def _shown(sign: str) -> str:
    if sign in JOINERS or not category(sign).startswith("C"):
        return sign
    return " " if sign in "\t\n\r\v\f" else ""
