"""What a server says of itself: its metrics, as numbers, and its log, line by line with the moment of each.

Whoever runs the server reads both, and may play in it. So both are compared between two worlds: a number that
a secret moves tells it, whatever its name is, and so does a line that has no secret word in it.
"""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

import structlog
from prometheus_client import Gauge, ProcessCollector

from camlann.server.ops import metrics

Figures: TypeAlias = dict[str, float]
"""By name and labels."""


def figures() -> Figures:
    """All that `/metrics` shows now, but for the memory and the CPU of the process and when it began."""
    found: Figures = {}
    for collector in metrics.REGISTRY._collector_to_names:
        if isinstance(collector, ProcessCollector):
            continue
        for metric in collector.collect():
            for sample in metric.samples:
                if not sample.name.endswith("_created"):
                    labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
                    found[f"{sample.name}{{{labels}}}"] = sample.value
    return found


class Said:
    """The log of one world, and its metrics question by question, counted from its beginning."""

    def __init__(self) -> None:
        self.lines: list[tuple[float, str]] = []
        self.counted: list[Figures] = []
        self._before: Figures = {}

    def count(self) -> None:
        now = figures()
        self.counted.append({name: round(value - self._before[name], 9) for name, value in now.items()})

    def _note(self, _: object, level: str, event: Any) -> Any:
        said = ", ".join(f"{name}={value!r}" for name, value in event.items())
        self.lines.append((round(asyncio.get_running_loop().time(), 6), f"{level}: {said}"))
        raise structlog.DropEvent

    @contextmanager
    def all_of_it(self) -> Iterator[None]:
        """As talkative as a log can be."""
        for collector in metrics.REGISTRY._collector_to_names:
            if isinstance(collector, Gauge):
                some: Iterable[Any] = collector._metrics.values() if collector._labelnames else (collector,)
                for gauge in some:
                    gauge.set(0)
        self._before = figures()
        structlog.configure(processors=[self._note])
        try:
            yield
        finally:
            structlog.reset_defaults()
