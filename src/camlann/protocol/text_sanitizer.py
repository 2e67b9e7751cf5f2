"""Text sanitizer: one line, no invisible characters, nothing that changes the text direction."""

from unicodedata import category, normalize

JOINERS = "\u200c\u200d"
"""Zero-width joiners, which Persian and other languages need."""


def cleaned(text: str) -> str:
    visible = "".join(_shown(sign) for sign in normalize("NFC", text))
    return " ".join(visible.split())


def _shown(sign: str) -> str:
    if sign in JOINERS or not category(sign).startswith("C"):
        return sign
    return " " if sign in "\t\n\r\v\f" else ""
