"""Report reasons, moderators' decisions and the sanctions that follow. Texts are in `locales/`."""

from typing import Literal, TypeAlias

from camlann.server.store.moderation import DAY_MS, FOREVER, Report, Sanction
from camlann.server.store.table_names import TableId

ReportReason: TypeAlias = Literal[
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
"""The reason of a report. `danger`: somebody's life is in danger."""

Action: TypeAlias = Literal["none", "warn", "mute-15", "mute", "ban-open", "ban"]
"""A moderator's decision, from the lightest to the heaviest."""
HostAction: TypeAlias = Literal["none", "mute"]
"""A host's decision, for this table only."""

Scope: TypeAlias = Literal["table", "server"]
"""Where a decision applies."""

SHORT_MUTE_MS = 15 * 60 * 1000
HOST_MUTE_MS = 30 * DAY_MS


def sanction(report: Report, action: Action, reason: ReportReason, days: int, now: int) -> Sanction | None:
    """The sanction that follows from a moderator's decision; without `days` it never expires."""
    if action == "none":
        return None
    until = {"warn": now, "mute-15": now + SHORT_MUTE_MS}.get(
        action, now + days * DAY_MS if days else FOREVER
    )
    return Sanction(report.id, report.reported, action, TableId(0), reason, now, until)


def hosts_sanction(report: Report, action: HostAction, reason: ReportReason, now: int) -> Sanction | None:
    """The sanction that follows from a host's decision."""
    if action == "none":
        return None
    return Sanction(report.id, report.reported, "mute", report.table, reason, now, now + HOST_MUTE_MS)
