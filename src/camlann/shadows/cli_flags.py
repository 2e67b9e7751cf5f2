"""Shadows' command-line flags, and the facts that its transcript leaves out."""

from camlann.engine.cli_flags import Flag

FLAGS = (
    Flag("expansion"),
    Flag("squires"),
    Flag("traitors", "HOW", ("none", "standard", "among_us")),
)

LEFT_OUT = frozenset(
    f"shadows.{name}"
    for name in (
        *("action-taken", "special-played", "turn-ended", "schemed"),
        *("black-drawn", "black-thrown", "white-thrown", "drawn-lost", "card-spent"),
    )
)
"""Facts left out of the transcript: what was done says what kind of action it was, and the piles on the board
say what went where.
"""
