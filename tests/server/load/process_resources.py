"""What a process holds: memory, open files, threads; and how that goes on over time."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct


class Standing(Struct, frozen=True):
    at: float
    """Seconds since it was first looked at."""
    memory: int
    """Bytes it has in memory."""
    files: int
    """Open ones, sockets among them."""
    threads: int
    tasks: int
    """Of its event loop."""


def memory(pid: int) -> int:
    return int(_status(pid)["VmRSS"].split()[0]) * 1024


def standing(pid: int, at: float, tasks: float) -> Standing:
    files = sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())
    return Standing(at, memory(pid), files, int(_status(pid)["Threads"]), int(tasks))


def slope(points: Sequence[tuple[float, float]]) -> float:
    """By how much the second rises while the first rises by one: the line nearest to all points."""
    middle = sum(x for x, _ in points) / len(points)
    wide = sum((x - middle) ** 2 for x, _ in points)
    return sum((x - middle) * y for x, y in points) / wide if wide else 0.0


def settled(found: Sequence[Standing]) -> Sequence[Standing]:
    """Without the first third, in which everything is new."""
    return found[len(found) // 3 :]


def _status(pid: int) -> dict[str, str]:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return {name: text.strip() for name, _, text in (line.partition(":") for line in lines)}
