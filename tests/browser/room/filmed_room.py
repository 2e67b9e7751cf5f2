"""A room on film: every phone and the display of one table, all stopped at the same moment of a clock that
the test steps. The pages are the real ones, and the test keeps the game at the other end of their sockets.

`FilmedRoom(cast, url, people, phones)` opens them, `room.show(game)` deals, `room.step(ms)` moves all clocks
and animations on, and `room.shots()` is what is seen then on each of them. Nothing moves in between: timers
and frames are Playwright's clock, animations stand still until they are set to the time of that clock, and
chance is drawn from the same seed in every film. `room.sent` is what has passed through the sockets: when, to
or from whom, and how long.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from camlann.engine.facts import Seat as SeatNumber
from camlann.engine.phases import Command
from camlann.protocol.socket_messages import VERSION, padded
from camlann.server.keeper.viewer_updates import FACTS_BYTES, WRAPPING_BYTES
from camlann.table import Choice, CurrentGame, PersonId, Settings, Table
from camlann.table.state import Display
from tests.browser.access.staged_table import TABLE, AnyGame, Stage
from tests.browser.seats import Cast, Seat

DISPLAY_SIZE = (960, 540)
DISPLAY_ID = PersonId("display:" + "d" * 32)
START_SECONDS = 1_800_000_000
PART_MS = 250
# The frames and timers of the machine are kept apart before the clock takes their names; chance is no chance.
BEFORE = f"""
(first) => {{
  const frame = requestAnimationFrame.bind(window), later = setTimeout.bind(window);
  Object.defineProperty(window, "machine", {{value: {{frame, later}}}});
  let drawn = first;
  const draw = () => (drawn = (drawn * 48271) % 2147483647);
  Math.random = () => draw() / 2147483647;
  crypto.getRandomValues = (into) => {{
    for (let at = 0; at < into.length; at += 1) into[at] = draw() >> 8;
    return into;
  }};
  localStorage.setItem("camlann.screen.{TABLE}", "{"5" * 64}");
}}
"""
AT_REST = """
async () => {
  await document.fonts.ready;
  let changed = false;
  const observer = new MutationObserver(() => { changed = true; });
  observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  for (const _ of [1, 2]) await new Promise((settle) => machine.frame(() => machine.later(settle)));
  observer.disconnect();
  return !changed && !document.querySelector("[aria-busy=true]");
}
"""
# Every animation is as old as the clock says, counted from the moment at which it was first seen.
AGED = """
async (now) => {
  for (const _ of [1, 2]) await new Promise((settle) => machine.frame(() => machine.later(settle)));
  const born = (window.born ??= new WeakMap());
  for (const each of document.getAnimations()) {
    if (!born.has(each)) born.set(each, now);
    const age = now - born.get(each);
    if (age >= each.effect.getComputedTiming().endTime) each.finish();
    else each.currentTime = age;
  }
}
"""
HELD = ".face, .choose.open:has([data-choice=success])"
"""A role card that is held open, and quest cards: what only their owner looks at."""


class Sent(NamedTuple):
    moment: int
    whose: str
    kind: str
    length: int


class Screen(Stage):
    """A phone or the display, at the table that it shares with the others."""

    def __init__(self, room: "FilmedRoom", seat: Seat, at: int | None, person_id: str) -> None:
        super().__init__(seat.url)
        self.room, self.on, self.at = room, seat, at
        self._person_id = person_id

    @property
    def name(self) -> str:
        return "display" if self.at is None else f"seat {self.at}"

    def open(self, game: AnyGame) -> None:
        page = self.on.page
        self.game, self.seat, self._at = game, None if self.at is None else SeatNumber(self.at), 0
        self._table = self.room.table(game)
        page.route_web_socket("**/socket", self._opened)
        page.goto(f"{self.url}/t/{TABLE}" + ("/board" if self.at is None else ""))

    def tell(self) -> None:
        """What the last move has brought this viewer, or at first the game as it stands."""
        assert self.game is not None
        if self._at:
            size, pages = self.game.updates()
            new = [page for page in pages if page.viewer == self.seat]
        else:
            size, page = self.game.update(self.seat, self.game.at(self.seat))
            new = [page]
        for page in new:
            self._at = page.at
            message = {
                "type": "delta" if page.is_delta else "frame",
                "wire": VERSION,
                "since": page.since,
                "delta" if page.is_delta else "frame": msgspec.Raw(page.data),
            }
            self._send(message, size + WRAPPING_BYTES)

    def _send(self, message: object, size: int = 0) -> None:
        """As long as the server makes it."""
        kind = str(message["type"] if isinstance(message, dict) else "")
        data = padded(msgspec.json.encode(message).ljust(FACTS_BYTES if kind == "facts" else size))
        self.room.sent.append(Sent(self.room.moment, self.name, kind, len(data)))
        if self._socket is not None:
            self._socket.send(data.decode())

    def _hear(self, message: dict[str, Any]) -> None:
        self.room.sent.append(Sent(self.room.moment, f"from {self.name}", message["type"], 0))
        super()._hear(message)


class FilmedRoom:
    """A table for all these people, of whom those at `phones` play at a phone that is filmed."""

    def __init__(
        self, cast: Cast, url: str, people: Sequence[tuple[str, dict[str, Any]]], phones: Sequence[int]
    ) -> None:
        self.moment = 0
        self.sent: list[Sent] = []
        self.seats = len(people)
        self._person_ids = [PersonId(person_id) for person_id, _ in people]
        self._screens: dict[int | None, Screen] = {}
        for at in phones:
            person_id, kept = people[at]
            seat = cast.seat(f"P{at}", "en", url, still=False, storage_state=kept)
            self._screens[at] = Screen(self, seat, at, person_id)
        display = cast.seat("Display", "en", url, still=False, size=DISPLAY_SIZE)
        self._screens[None] = Screen(self, display, None, DISPLAY_ID)
        for nth, screen in enumerate(self._screens.values(), 1):
            self._stop(screen, nth)

    def _stop(self, screen: Screen, nth: int) -> None:
        """Its clock stands still, its animations too, and its chance is known."""
        context, page = screen.on.context, screen.on.page
        context.add_init_script(f"({BEFORE})({nth})")
        page.clock.install(time=START_SECONDS)
        page.clock.pause_at(START_SECONDS + 1)
        devtools = context.new_cdp_session(page)
        devtools.send("Animation.enable")
        devtools.send("Animation.setPlaybackRate", {"playbackRate": 0})
        screen.after = lambda: self._tell_all_but(screen)

    @property
    def phones(self) -> list[int]:
        return [seat for seat in self._screens if seat is not None]

    def _tell_all_but(self, mover: Screen | None) -> None:
        for screen in self._screens.values():
            if screen is not mover:
                screen.tell()

    def table(self, game: AnyGame) -> Table:
        return Table(
            seats=tuple(self._person_ids),
            ready=tuple(self._person_ids),
            host=self._person_ids[0],
            choice=Choice(game=game.rules.NAME, options=msgspec.Raw(msgspec.json.encode(game.options))),
            number=1,
            current=CurrentGame(playing=True),
            settings=Settings(place="room"),
            displays=(Display(DISPLAY_ID, token="7" * 64),),
        )

    def show(self, game: AnyGame) -> None:
        self._game = game
        for screen in self._screens.values():
            screen.open(game)
        for screen in self._screens.values():
            screen.on.page.locator(".play, .shown").first.wait_for()
        self._rest()

    # What is done at a phone. Whoever has none here answers all the same.

    def hold(self, seat: int, what: str) -> None:
        if seat in self._screens:
            page = self._screens[seat].on.page
            page.locator(what).hover()
            page.mouse.down()

    def let_go(self, seat: int) -> None:
        if seat in self._screens:
            page = self._screens[seat].on.page
            page.mouse.up()
            page.mouse.move(0, 0)

    def press(self, seat: int, what: str, command: Command | None = None) -> None:
        """Press a button, which gives this command."""
        page = self._screens[seat].on.page if seat in self._screens else None
        if page is not None:
            page.locator(what).click()
            page.mouse.move(0, 0)
        self._given(seat, command)

    def choose(self, seat: int, value: str, command: Command) -> None:
        """Slide to one of two choices that are held open, and let go there."""
        if seat in self._screens:
            self._screens[seat].on.page.locator(f"[data-choice={value}]").hover()
            self.let_go(seat)
        self._given(seat, command)

    def _given(self, seat: int, command: Command | None) -> None:
        if command is None:
            return
        answered = len(self._game.rows)
        if seat in self._screens:
            screen = self._screens[seat].on
            screen.until(f"that seat {seat} has answered", lambda: _answered(self._game, SeatNumber(seat)))
            assert self._game.rows[-1].command == command, (answered, self._game.rows[-1])
        else:
            self._game.play(SeatNumber(seat), command)
            self._tell_all_but(None)

    # The film.

    def _rest(self) -> None:
        """Until nothing is loading and nothing changes at this moment."""
        for screen in self._screens.values():
            screen.on.settle(AT_REST)

    def step(self, ms: int) -> None:
        """All clocks go on, in parts so small that whatever begins in between is seen to begin."""
        self._rest()
        for part in (*[PART_MS] * (ms // PART_MS), ms % PART_MS):
            self.moment += part
            for screen in self._screens.values():
                screen.on.page.clock.run_for(part)
                screen.on.page.evaluate(AGED, self.moment)
        self._rest()

    def shots(self) -> dict[str, bytes]:
        """What is seen now on each screen, but for cards that are held."""
        pages = {screen.name: screen.on.page for screen in self._screens.values()}
        return {name: page.screenshot(mask=[page.locator(HELD)]) for name, page in pages.items()}


def _answered(game: AnyGame, seat: SeatNumber) -> bool:
    return game.rows[-1].seat == seat
