"""Prometheus metrics of a process, for `/metrics`.

No label ever carries a table, a person, a seat, a phase or a reason: metrics show how much is played and how
fast, and nothing about any game. Labels are closed sets, all declared here.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY: Final = CollectorRegistry()
"""Our own registry: it has only what is declared here, and the memory and CPU of the process."""

ProcessCollector(namespace="camlann", registry=REGISTRY)

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)


def _counter(name: str, text: str) -> Counter:
    return Counter(f"camlann_{name}", text, registry=REGISTRY)


def _gauge(name: str, text: str) -> Gauge:
    return Gauge(f"camlann_{name}", text, registry=REGISTRY)


def _histogram(name: str, text: str, buckets: tuple[float, ...] = SECONDS) -> Histogram:
    return Histogram(f"camlann_{name}", text, buckets=buckets, registry=REGISTRY)


# Keeper.

Answered: TypeAlias = Literal["done", "refused", "unknown", "busy"]
Appended: TypeAlias = Literal["stored", "lost", "bad", "unknown", "unreachable"]
Queue: TypeAlias = Literal["appends", "loads"]

_commands = Counter("camlann_commands", "Commands, by outcome.", ["outcome"], registry=REGISTRY)
COMMANDS: Mapping[Answered, Counter] = {
    "done": _commands.labels("done"),
    "refused": _commands.labels("refused"),
    "unknown": _commands.labels("unknown"),
    "busy": _commands.labels("busy"),
}
_appends = Counter(
    "camlann_appends", "Entries given to the store, by outcome.", ["outcome"], registry=REGISTRY
)
APPENDS: Mapping[Appended, Counter] = {
    "stored": _appends.labels("stored"),
    "lost": _appends.labels("lost"),
    "bad": _appends.labels("bad"),
    "unknown": _appends.labels("unknown"),
    "unreachable": _appends.labels("unreachable"),
}
_waiting = Gauge("camlann_waiting", "What waits, by queue.", ["queue"], registry=REGISTRY)
WAITING: Mapping[Queue, Gauge] = {
    "appends": _waiting.labels("appends"),
    "loads": _waiting.labels("loads"),
}
GROUP = _histogram("group_entries", "Entries in one commit.", SIZES)
COMMIT = _histogram("commit_seconds", "From handing a group to the store until it returned.")
LOADS = _counter("loads", "Tables loaded from their logs.")
LOAD = _histogram("load_seconds", "From needing a table until it could be asked.")
TABLES = _gauge("tables", "Tables in memory.")
LOG_ROWS = _gauge("log_rows_most", "Rows of the longest log of a table in memory.")
LAPSES = _counter("lapses", "Questions answered by the clock.")

# Both.

Pushed: TypeAlias = Literal["sent", "failed"]
_pushes = Counter("camlann_pushes", "Requests to push services, by outcome.", ["outcome"], registry=REGISTRY)
PUSHES: Mapping[Pushed, Counter] = {"sent": _pushes.labels("sent"), "failed": _pushes.labels("failed")}

# Gate.

DEVICES = _gauge("devices", "Devices at this gate.")
FRAMES = _counter("frames", "Messages sent to devices.")
BYTES = _counter("frame_bytes", "Their bytes, padding included.")
MESSAGES_RECEIVED = _counter("messages", "Messages received from devices.")
COMMANDS_SENT_AGAIN = _counter(
    "commands_sent_again", "Commands sent to a keeper once more, for want of an answer."
)
SHED = _counter("devices_shed", "Devices let go because they did not read.")
TICK_LATE = _histogram("tick_late_seconds", "How late a release tick was.")

# Bots.

Question: TypeAlias = Literal["turn", "poll"]
Thought: TypeAlias = Literal["in_time", "late"]
_thoughts = Counter(
    "camlann_bot_thoughts",
    "What workers were asked to think for bots, by the kind of question, and whether it came in time.",
    ["question", "outcome"],
    registry=REGISTRY,
)
BOT_THOUGHTS: Mapping[Question, Mapping[Thought, Counter]] = {
    "turn": {"in_time": _thoughts.labels("turn", "in_time"), "late": _thoughts.labels("turn", "late")},
    "poll": {"in_time": _thoughts.labels("poll", "in_time"), "late": _thoughts.labels("poll", "late")},
}
BOT_WORKERS_LOST = _counter("bot_workers_lost", "Bot workers that died or took too long.")

# Every process.

LAG = _histogram("loop_lag_seconds", "How late the event loop came to a timer.")
BUS_UP = _gauge("bus_up", "Whether the bus is connected.")
KEEPERS = _gauge("keepers_alive", "Keepers alive, as this process sees it.")
KEEPERS_FOUND_DEAD = _counter("keepers_found_dead", "Keepers that this process was the first to find dead.")
BUS_MESSAGES_LOST = _counter(
    "bus_messages_lost", "Bus messages that could not go out: not connected, too long, or too many."
)
_lines = Counter("camlann_log_lines", "Log lines that need attention.", ["level"], registry=REGISTRY)
LOG_LINES: Mapping[str, Counter] = {
    "warning": _lines.labels("warning"),
    "error": _lines.labels("error"),
    "critical": _lines.labels("critical"),
}
VALUES_DROPPED = _counter(
    "log_values_dropped", "Values left out of the log because their key or type is not allowed."
)
