"""Facts that need no line of their own, since what comes before or after them says as much."""

TABLE = {"table.asked", "table.acted", "table.ended"}
"""A question says itself, and so does the end."""

SHADOWS = {
    f"shadows.{name}"
    for name in (
        *("action-taken", "special-played", "turn-ended", "schemed"),
        *("black-drawn", "black-thrown", "white-thrown", "drawn-lost", "sent-home"),
    )
}
"""What was done says what kind of deed it was; the piles on the board say what went where."""

QUIET = TABLE | SHADOWS
