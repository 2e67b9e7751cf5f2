"""The addresses on the bus: one for each gate and keeper, and those at which many listen."""

PREFIX = "camlann"

TO_KEEPERS = f"{PREFIX}.keeper."
TO_GATES = f"{PREFIX}.gate."
BOTS = f"{PREFIX}.bots"
ENDED = f"{PREFIX}.ended"
GATES = f"{PREFIX}.gates"
"""To all gates with viewers of the table."""


def to_keeper(keeper: str) -> str:
    return TO_KEEPERS + keeper


def to_gate(gate: str) -> str:
    return TO_GATES + gate
