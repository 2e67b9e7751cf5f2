"""What may be reported, and what may be decided about it. Only codes: the sentences are in `locales/`."""

from typing import Literal, TypeAlias

from camlann.server.store.moderation import DAY, FOREVER, Report, Sanction
from camlann.server.store.tables import TableId

Fault: TypeAlias = Literal[
    "insult",
    "hate",
    "threat",
    "harassment",
    "sexual",
    "spam",
    "cheating",
    "private-data",
    "name",
    "danger",
    "other",
]
"""What somebody did. `danger`: somebody's life is in danger."""

Action: TypeAlias = Literal["none", "warn", "mute-15", "mute", "ban-open", "ban"]
"""What a moderator decides, from the lightest to the heaviest."""
HostAction: TypeAlias = Literal["none", "mute"]
"""What the host of a table decides, for this table."""

Scope: TypeAlias = Literal["table", "server"]
"""Where it holds."""

QUARTER = 15 * 60 * 1000
HOSTS_MUTE = 30 * DAY
"""Milliseconds that a host's mute holds at the table."""


def sanction(report: Report, action: Action, reason: Fault, days: int, now: int) -> Sanction | None:
    """What stands against the reported person once this is decided; without days it stands for good."""
    if action == "none":
        return None
    until = {"warn": now, "mute-15": now + QUARTER}.get(action, now + days * DAY if days else FOREVER)
    return Sanction(report.id, report.reported, action, TableId(0), reason, now, until)


def hosts_sanction(report: Report, action: HostAction, reason: Fault, now: int) -> Sanction | None:
    if action == "none":
        return None
    return Sanction(report.id, report.reported, "mute", report.table, reason, now, now + HOSTS_MUTE)
