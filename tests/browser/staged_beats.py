"""A game on a stage with a stopped clock: what a page shows and sounds of each beat, to the millisecond.

`Watched(server, cast).seen(roles)` plays the same game with these roles, beat by beat, and returns all that
changed on the page of one seat, with its time. `plant` is a script that spoils the page on purpose.
"""

import json
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from msgspec import Struct
from playwright.sync_api import Page, Route

from camlann import avalon
from camlann.engine.facts import Seat as Place
from tests.avalon.deals import Avalon, begun, everybody, propose, vote
from tests.browser.access.staged_table import Stage
from tests.browser.seats import Cast, Seat
from tests.server.harness.one_process_server import OneProcessServer

ME = 2
SLICES, SLICE_MS = 12, 1000
"""All beats between two questions are over by then. After each slice the page may hear its socket."""

# Everything that changes on the page, and every sound, with what is on the screen at that moment.
WATCH = """
{
  const seen = (window.seen = []);
  const text = (part) => document.querySelector(part)?.innerText ?? "";
  let last = "";
  const look = () => {
    const play = document.querySelector(".play");
    if (!play) return null;
    const {beat = "", ask = "", revealed} = play.dataset;
    return {beat, ask, revealed: revealed !== undefined,
            mine: play.querySelector(".stage")?.dataset.mine !== undefined,
            words: [document.title, ...[".play", "[role=log]", "[role=alert]"].map(text)].join("\\n")};
  };
  const note = (sound) => {
    const now = look();
    if (!now || (!sound && JSON.stringify(now) === last)) return;
    last = JSON.stringify(now);
    seen.push({...now, sound, at: performance.now()});
  };
  const mark = performance.mark.bind(performance);
  performance.mark = (name, ...more) => {
    if (name.startsWith("sound-")) note(name.slice("sound-".length));
    return mark(name, ...more);
  };
  window.note = note;
  new MutationObserver(() => note("")).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
}
"""


class Look(Struct, frozen=True):
    """The page at one moment."""

    at: float
    """Milliseconds of the page's own clock."""
    beat: str
    ask: str
    revealed: bool
    mine: bool
    words: str
    sound: str
    """What sounds now; empty: only the page has changed."""


def at_normal_pace(seat: Seat) -> None:
    """This browser believes that the server does not scale its beats."""

    def answer(route: Route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=json.dumps({**reply.json(), "animation_scale": 1}))

    seat.page.route("**/api/server", answer)


def steps(game: Avalon) -> Iterator[None]:
    """Three quests with success and failure, a rejected team, and the end; after each step a beat is due."""
    seats = game.public.seats
    for ballots in ("n" * seats, "y" * seats):
        propose(game, 1, ME)
        yield
        vote(game, ballots)
        yield
    everybody(game, avalon.PlayCard("success"))
    yield
    for team in ((0, 1, ME), (0, 1, ME)):
        propose(game, *team)
        yield
        vote(game, "y" * seats)
        yield
        everybody(game, avalon.PlayCard("success"))
        yield
    game.play(next(s for s in game.public.everyone if game.moves(s)), avalon.Name(Place(6)))
    yield


class Watched:
    """One seat's page."""

    def __init__(
        self, server: OneProcessServer, cast: Cast, *, still: bool = True, plant: str = "", sound: bool = True
    ) -> None:
        self.seat = cast.seat("Ana", "en", server.url, still=still, bypass_csp=True)
        self.page: Page = self.seat.page
        at_normal_pace(self.seat)
        # The clock comes first: the scripts below change what it puts into the page.
        self.page.clock.install(time=0)
        self.page.add_init_script(WATCH)
        if plant:
            self.page.add_init_script(plant)
        if not sound:
            self.page.add_init_script("localStorage.setItem('camlann', JSON.stringify({sound: false}))")
        self.stage = Stage(server.url)
        self.stage.enter(self.page)

    def seen(self, roles: str, most: int = 100) -> list[Look]:
        """All that changes on the page while this game is played, or the first `most` steps of it."""
        game = begun(roles)
        self.stage.show(self.page, game, ME)
        self.seat.settle()
        now: int = self.page.evaluate("Date.now()")
        self.page.clock.pause_at(now / 1000 + 1)
        self.page.evaluate("window.seen.length = 0")
        for n, _ in enumerate(steps(game)):
            if n == most:
                break
            self.stage.tell()
            self.seat.until("the next beat", lambda: self.page.evaluate(BEAT))
            for _ in range(SLICES):
                self.page.clock.run_for(SLICE_MS)
        looks: list[dict[str, Any]] = self.page.evaluate("() => window.seen")
        first = looks[0]["at"]
        self.page.clock.resume()
        return [Look(**{**look, "at": round(look["at"] - first)}) for look in looks]


BEAT = "() => document.querySelector('.play').dataset.beat !== undefined"


def beats(looks: list[Look]) -> list[list[Look]]:
    """The looks at each beat, from its start to its end."""
    return [[*group] for key, group in groupby(looks, lambda look: (look.beat, look.ask)) if key[0]]
