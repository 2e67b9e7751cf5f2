"""What the page's own thread does while something happens: its tasks, by CPU time, and how often it lays out.

`with traced(seat) as trace:` fills `trace` when the block is left.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct

from tests.browser.seats import Seat

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]


class Trace(Struct):
    tasks_ms: list[float] = []
    """CPU time of each task of the page, the longest first."""
    layouts: int = 0
    styled: int = 0
    """How often styles were worked out."""

    @property
    def longest_ms(self) -> float:
        return self.tasks_ms[0] if self.tasks_ms else 0.0


@contextmanager
def traced(seat: Seat) -> Iterator[Trace]:
    trace = Trace()
    browser = seat.context.browser
    assert browser is not None
    browser.start_tracing(page=seat.page, categories=CATEGORIES)
    try:
        yield trace
    finally:
        events = json.loads(browser.stop_tracing())["traceEvents"]
    pages = {
        (each["pid"], each["tid"])
        for each in events
        if each.get("name") == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    mine = [each for each in events if (each.get("pid"), each.get("tid")) in pages]
    # Every page has a thread of its own; the one that was looked at has worked most.
    work = {at: sum(e.get("tdur", 0) for e in mine if (e["pid"], e["tid"]) == at) for at in pages}
    busiest = max(work, key=lambda at: work[at], default=None)
    own = [each for each in mine if (each["pid"], each["tid"]) == busiest]
    trace.tasks_ms = sorted(
        (each["tdur"] / 1000 for each in own if each["name"] == "RunTask" and "tdur" in each), reverse=True
    )
    trace.layouts = sum(each["name"] == "Layout" for each in own)
    trace.styled = sum(each["name"] == "UpdateLayoutTree" for each in own)
