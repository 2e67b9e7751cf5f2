"""Types of message fields that the gate passes on undecoded (raw JSON)."""

from typing import Any

from camlann.engine.frames import Delta, Frame
from camlann.engine.phases import Closed
from camlann.protocol.chat_content import Claims
from camlann.protocol.socket_messages import DeltaIs, FactsAre, FrameIs, Play, Refused, TableIs
from camlann.table import Choice, Table

MEANT: dict[tuple[Any, str], Any] = {
    (TableIs, "table"): Table,
    (FrameIs, "frame"): Frame,
    (DeltaIs, "delta"): Delta,
}
"""The types of fields that are the same in every game."""

GAMES_OWN: dict[tuple[Any, str], tuple[str, str]] = {
    (Play, "command"): ("Command", "a command of the game, or of the table"),
    (Refused, "reason"): ("Reason", "why not: a code and its fields"),
    (FactsAre, "facts"): ("Fact", "the facts, in order"),
    (Frame, "public"): ("Public", "what everybody knows"),
    (Frame, "own"): ("Own", "what this seat alone knows; null for a spectator"),
    (Frame, "told"): ("Fact", "the facts told since"),
    (Delta, "public"): ("Public", "those fields of the public part that have changed"),
    (Delta, "own"): ("Own", "those fields of what this seat alone knows that have changed"),
    (Delta, "told"): ("Fact", "the facts told since"),
    (Closed, "reason"): ("Reason", "why not: a code and its fields"),
    (Choice, "options"): ("Options", "the options of the game"),
    (Claims, "claim"): ("Claim", "a claim of the game"),
}
"""Fields with a type of their own in each game, and the name of that type in the browser."""
