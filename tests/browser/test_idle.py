"""A table at which nothing happens costs a phone nothing: no frame, no layout, and a millisecond a second.

The CPU time of the page's own thread is told as a share of what a fixed piece of work takes beside it.
"""

from msgspec import Struct
from playwright.sync_api import CDPSession

from tests.browser.players import Person, begin, gather
from tests.browser.seats import Cast
from tests.browser.test_speed import LOOPS, WORK
from tests.server.harness.one_process_server import OneProcessServer

SECONDS = 4
SETTLED_SECONDS = 4
WORK_SECONDS = 0.075
"""What the fixed piece of work takes on the machine these figures were found on."""
MAX_CPU_MS = 1.0
"""A second."""
TRIES = 4
"""Somebody else's work may fall into one; a page that does not rest by itself never does."""

COUNT_FRAMES = """
() => {
  window.framesAsked = 0;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (act) => { window.framesAsked++; return ask(act) };
}
"""
MOVING = "() => document.getAnimations().filter((each) => each.playState === 'running').length"
FRAMES_FOR_EVER = "() => { const again = () => requestAnimationFrame(again); again() }"
POLLING = (
    "() => setInterval(() => { for (let sum = 0, i = 0; i < 300_000; i++) sum = (sum * 31 + i) | 0 }, 50)"
)


class Rest(Struct, frozen=True):
    """What a page did in some seconds in which nobody did anything."""

    cpu_ms: float
    """A second."""
    layouts: int
    styles: int
    frames: int
    """How many frames were asked for."""
    moving: int

    @property
    def quiet(self) -> bool:
        drawn = (self.layouts, self.styles, self.frames, self.moving)
        return self.cpu_ms <= MAX_CPU_MS and drawn == (0, 0, 0, 0)


def test_a_table_at_which_nothing_happens_rests(server: OneProcessServer, cast: Cast) -> None:
    people = gather(server, cast, ["en", "fa", "it", "fr", "en"])
    begin(people)
    for person in people:
        person.answer()
    [leader, *_] = people[0].seat.until("a leader", lambda: [each for each in people if each.mine])
    [waits, *_] = (each for each in people if each is not leader)
    tools = waits.seat.context.new_cdp_session(waits.page)
    # Durations are CPU time of the page's thread.
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    waits.page.evaluate(COUNT_FRAMES)
    waits.page.wait_for_timeout(SETTLED_SECONDS * 1000)
    rests: list[Rest] = []
    while len(rests) < TRIES and not (rests and rests[-1].quiet):
        rests.append(_rest(waits, tools))
    assert rests[-1].quiet, rests
    # What works on and on would be noticed, and what draws on and on.
    waits.page.evaluate(POLLING)
    assert _rest(waits, tools).cpu_ms > MAX_CPU_MS
    waits.page.evaluate(FRAMES_FOR_EVER)
    assert _rest(waits, tools).frames > SECONDS


def _rest(person: Person, tools: CDPSession) -> Rest:
    page = person.page
    before, asked = _metrics(tools), int(page.evaluate("() => framesAsked"))
    page.wait_for_timeout(SECONDS * 1000)
    after, frames = _metrics(tools), int(page.evaluate("() => framesAsked")) - asked
    moving = int(page.evaluate(MOVING))
    start = _metrics(tools)["TaskDuration"]
    page.evaluate(WORK, LOOPS)
    work = _metrics(tools)["TaskDuration"] - start
    took = after["TaskDuration"] - before["TaskDuration"]
    return Rest(
        took / work * WORK_SECONDS * 1000 / SECONDS,
        int(after["LayoutCount"] - before["LayoutCount"]),
        int(after["RecalcStyleCount"] - before["RecalcStyleCount"]),
        frames,
        moving,
    )


def _metrics(tools: CDPSession) -> dict[str, float]:
    return {each["name"]: each["value"] for each in tools.send("Performance.getMetrics")["metrics"]}
