"""The CPU seconds of processes, those they have begun included."""

import os
from collections.abc import Mapping
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")


def seconds(pids: Mapping[str, int]) -> dict[str, float]:
    """By name: what each of these has taken so far, with its children, those that are gone too."""
    parents: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*"):
        pid = int(path.name)
        if fields := _fields(pid):
            parents.setdefault(int(fields[1]), []).append(pid)
    return {name: _family(pid, parents) for name, pid in pids.items()}


def alone(pid: int) -> float:
    """What a process has taken so far, without those it has begun."""
    return sum(map(int, _fields(pid)[11:13])) / TICK


def _family(pid: int, parents: Mapping[int, list[int]]) -> float:
    if not (fields := _fields(pid)):
        return 0.0
    # In user mode, in the system, and both again of children that have ended.
    own = sum(map(int, fields[11:15])) / TICK
    return own + sum(_family(child, parents) for child in parents.get(pid, ()))


def _fields(pid: int) -> list[str]:
    """What the system says of a process, from its state on."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []
