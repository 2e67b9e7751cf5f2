"""Types of message fields that the gate passes on undecoded (raw JSON)."""

from typing import Any

from camlann.engine.match import Frame
from camlann.protocol.chat_content import Claims
from camlann.protocol.socket_messages import FactsAre, FrameIs, Play, Refused, TableIs
from camlann.table import Choice, Table

MEANT: dict[tuple[Any, str], Any] = {
    (TableIs, "table"): Table,
    (FrameIs, "frame"): Frame[Any],
}
"""The type of a field, wherever it does not depend on the game that is played."""

GAMES_OWN: dict[tuple[Any, str], tuple[str, str]] = {
    (Play, "command"): ("Command", "a command of the game, or of the table"),
    (Refused, "reason"): ("Reason", "why not: a code and its fields"),
    (FactsAre, "facts"): ("Fact", "the facts, in order"),
    (Frame, "public"): ("Public", "what everybody knows"),
    (Frame, "own"): ("Own", "what this seat alone knows; null for a spectator"),
    (Frame, "told"): ("Fact", "the facts told since"),
    (Choice, "options"): ("Options", "the options of the game"),
    (Claims, "claim"): ("Claim", "a claim of the game"),
}
"""Those that every game fills in its own way, with the name its types have for the browser."""
