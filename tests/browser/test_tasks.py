"""No task keeps the page busy for long: not when a table opens, and not while votes and cards are turned.

A task is measured by the CPU time of the page's own thread, as a share of a fixed piece of work beside it.
"""

from collections.abc import Callable
from statistics import median

import pytest

from camlann import avalon
from tests.avalon.deals import Avalon, begun, everybody, propose, vote
from tests.browser.access.staged_table import Stage
from tests.browser.seats import Cast, Seat
from tests.browser.staged_beats import BEAT, at_normal_pace
from tests.browser.test_speed import LOOPS, WORK
from tests.browser.traces import Trace, traced
from tests.server.harness.one_process_server import OneProcessServer

START_SHARE = 1.0
"""Of that work: 75 ms, so that a phone four times slower has no task over 300 ms."""
BEAT_SHARE = 0.67
"""50 ms."""
BEAT_LAYOUTS = 20
"""What a beat shows comes in steps, and the page is laid out for each; not for each frame of its motion."""
TRIES = 3
ROLES = "merlin percival loyal assassin morgana mordred loyal"


@pytest.fixture
def seat(server: OneProcessServer, cast: Cast) -> Seat:
    seat = cast.seat("Ana", "en", server.url, still=False)
    at_normal_pace(seat)
    return seat


def work_ms(seat: Seat) -> float:
    with traced(seat) as trace:
        seat.page.evaluate(WORK, LOOPS)
    return trace.longest_ms


def test_a_table_opens_in_pieces(server: OneProcessServer, seat: Seat) -> None:
    stage = Stage(server.url)
    stage.enter(seat.page)
    game = begun(ROLES)
    propose(game, 1, 2)
    shares = []
    for _ in range(TRIES):
        with traced(seat) as trace:
            stage.show(seat.page, game, 2)
            seat.settle()
        shares.append(trace.longest_ms / work_ms(seat))
    assert median(shares) <= START_SHARE, shares


def _beat(seat: Seat, stage: Stage, act: Callable[[], object]) -> Trace:
    with traced(seat) as trace:
        act()
        stage.tell()
        seat.until("the beat", lambda: seat.page.evaluate(BEAT))
        seat.until("its end", lambda: not seat.page.evaluate(BEAT))
    return trace


def _turned(seat: Seat, stage: Stage) -> dict[str, Trace]:
    """What the page did while votes were turned, and cards."""
    game: Avalon = begun(ROLES)
    propose(game, 1, 2)
    stage.show(seat.page, game, 2)
    seat.settle()
    return {
        "votes": _beat(seat, stage, lambda: vote(game, "yyyynny")),
        "cards": _beat(seat, stage, lambda: everybody(game, avalon.PlayCard("success"))),
    }


def test_votes_and_cards_are_turned_without_laying_out_each_frame(
    server: OneProcessServer, seat: Seat
) -> None:
    stage = Stage(server.url)
    stage.enter(seat.page)
    found = []
    for _ in range(TRIES):
        turned, work = _turned(seat, stage), work_ms(seat)
        found = [
            (what, trace.layouts, trace.longest_ms / work)
            for what, trace in turned.items()
            if trace.layouts > BEAT_LAYOUTS or trace.longest_ms > BEAT_SHARE * work
        ]
        # What is slow by itself is slow every time.
        if not found:
            break
    assert found == []


WIDENING = """
{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("@keyframes widen { to { padding: 9px } } .stage { animation: widen 1s infinite }");
  addEventListener("DOMContentLoaded", () => (document.adoptedStyleSheets = [sheet]));
}
"""


def test_what_is_laid_out_in_each_frame_would_be_noticed(server: OneProcessServer, seat: Seat) -> None:
    seat.page.add_init_script(WIDENING)
    stage = Stage(server.url)
    stage.enter(seat.page)
    assert all(trace.layouts > BEAT_LAYOUTS for trace in _turned(seat, stage).values())
