"""People at their browsers: they come by a link, sit down, and answer whatever is asked, by what they see.

`gather(server, cast, ["en", "fa", …], preset="everything")` is a table with a person a language, the first
its host, in the lobby; `begin(people)` starts the game; `play(people)` plays it to the end; `person.answer()`
answers one question. `person.phase`, `person.mine`, `person.over` are read from the screen.

A person knows no rule and no language: they press what can be pressed in the part of the screen that asks,
with a `Random` of their own, until the question is answered. Whatever is asked is answered in the same way,
by a seat that has a secret as by one that has none.
"""

from collections.abc import Callable, Collection, Sequence
from random import Random
from time import monotonic
from typing import Any, NamedTuple, TypeAlias

import msgspec
from playwright.sync_api import Error, Locator

from camlann.games import GAMES
from tests.browser.panels import close_panel, open_panel
from tests.browser.seats import Cast, Language, Seat
from tests.server.harness.one_process_server import OneProcessServer
from tests.timeouts import HANG_SECONDS

NAMES = {
    "en": ("Ana", "Oliver", "Maud"),
    "it": ("Ginevra", "Luca", "Bice"),
    "fr": ("Élise", "Noël", "Aimée"),
    "fa": ("کیخسرو", "شیرین", "بهرام"),
}
STEPS = 60
"""Presses that answer any question, with some to spare."""

# What somebody sees who is asked: what they are to be sure of before all else, then the stage and the seats.
# What lies beside the question (what is shared with others, what is explained) is no answer.
SEEN = """
() => {
  const play = document.querySelector(".play");
  if (!play) return null;
  const stage = play.querySelector(".stage"), seats = play.querySelector(".seats");
  const sure = document.querySelector("dialog[open], .stage [data-sure]");
  // On a board and in a hand, what can be chosen is pressed or not.
  const board = play.querySelector(".hall > .board"), hand = play.querySelector(".dock > .hand");
  const parts = [["stage", stage], ["seats", seats], ["board", board], ["hand", hand]];
  const things = [];
  for (const [place, part] of sure ? [["sure", sure]] : parts)
    [...(part?.querySelectorAll("button, [role=spinbutton]") ?? [])].forEach((each, at) => {
      if ((place === "board" || place === "hand") && each.ariaPressed === null) return;
      if (each.disabled || !each.checkVisibility({visibilityProperty: true})) return;
      if (each.closest("[data-aside]") || each.ariaExpanded !== null || each.ariaHasPopup !== null) return;
      const taken = each.ariaValueNow === null ? null : String(Number(each.ariaValueNow) > 0);
      things.push({place, at, pressed: each.ariaPressed ?? taken,
                   receives: each.dataset.receiver !== undefined, main: each.classList.contains("main"),
                   back: each.classList.contains("plain"), look: each.className, text: each.innerText});
    });
  const {phase = "", ask = ""} = play.dataset, mine = stage?.dataset.mine !== undefined;
  // A card that must be held open before anything can be pressed.
  const covered = !things.length && stage?.querySelector("button.secret") !== null && mine;
  // A choice that is covered until it is held.
  const held = mine && stage.querySelector(".choose .hold") !== null;
  return {phase, ask, mine, over: phase === "over", covered, held, things};
}
"""


def place_of(thing: "Thing", ask: str) -> str:
    """Where a button is while this question is open: once it is answered, others stand in its place."""
    play = f'.play[data-ask="{ask}"]'
    places = {
        "sure": f":is(dialog[open], {play} .stage [data-sure])",
        "stage": f"{play} .stage",
        "seats": f"{play} .seats",
        "board": f"{play} .hall > .board",
        "hand": f"{play} .dock > .hand",
    }
    return places[thing.place]


class Thing(NamedTuple):
    """A button somebody may press."""

    place: str
    at: int
    """The which button of its place."""
    pressed: str | None
    receives: bool
    """Whether it gets what lies there to be shared out."""
    main: bool
    back: bool
    look: str
    """Of which classes it is."""
    text: str


class Person:
    def __init__(self, seat: Seat, seed: str) -> None:
        self.seat, self.chance = seat, Random(seed)
        self.page = seat.page
        self.game = "avalon"
        """Whether they have played a game at this table to its end."""

    # Coming in.

    def open_table(self, game: str = "avalon") -> str:
        """A table of one's own, from the front door; its path."""
        self.game = game
        self.seat.go("/new")
        self.seat.field("ui-your-name").fill(self.seat.name)
        self.page.locator(f"input[name=game][value={game}]").check()
        self.page.locator("button[value=link]").click()
        self.page.wait_for_url("**/t/*")
        self.seat.until("a seat at one's own table", lambda: self.sits)
        return self.path

    def come(self, path: str) -> None:
        """By a link; a stranger says a name first."""
        self.seat.go(path)
        self.seat.until("the door, or the table", lambda: self._name.count() or self.there)
        if self._name.count():
            self._name.fill(self.seat.name)
            self.seat.button("ui-come-in").click()
        self.seat.until("the table", lambda: self.there)

    def sit(self) -> None:
        """Somebody who has come gets a free seat by themselves."""
        self.seat.until("a seat", lambda: self.sits)

    def ready(self) -> None:
        """Whoever has pressed *Play again* is ready already."""
        close_panel(self.page)
        be, unready = self.seat.button("ui-be-ready"), self.seat.button("ui-unready")
        self.seat.until("a game to be ready for", lambda: unready.count() or (be.count() and be.is_enabled()))
        if not unready.count():
            be.click()
        self.seat.until("that one is ready", self._is_ready)

    def _is_ready(self) -> bool:
        """Who is told that something has just changed looks again, and presses again."""
        if self.seat.button("ui-unready").count():
            return True
        again = self.seat.button("ui-be-ready")
        if self.page.get_by_text(self.seat.says("table-table-changed")).count() and again.is_enabled():
            again.click()
        return False

    def begin(self) -> None:
        close_panel(self.page)
        self.seat.until("that all are ready", lambda: self.seat.button("ui-begin").is_enabled())
        self.seat.button("ui-begin").click()

    def choose(self, preset: str, **options: Any) -> None:
        """A table ready made; or with some options of its own, set by a second device."""
        if not options:
            ready = self.page.locator(f"input[name=preset][value={preset}]")
            open_panel(self.page, "rules")
            self.seat.until(f"a choice called {preset}", ready.count)
            ready.check()
            close_panel(self.page)
            return
        own = options.pop("clock", None)
        clock = {"profile": "own" if own else "none", "own": own}
        seats = self.page.locator(".lobby .seats li[data-who]").count()
        chosen = msgspec.to_builtins(GAMES[self.game].presets(seats)[preset]) | options
        choice = {"game": self.game, "options": chosen, "preset": "", "clock": clock}
        self.seat.device({"type": "table.choose", "choice": choice})

    @property
    def path(self) -> str:
        return "/t/" + self.page.url.rpartition("/t/")[2].partition("/")[0].partition("?")[0]

    @property
    def there(self) -> bool:
        return self.page.locator(".lobby, .play").count() > 0

    @property
    def sits(self) -> bool:
        return self.page.locator(":is(.lobby, .play) .seats li.me").count() > 0

    @property
    def _name(self) -> Locator:
        return self.seat.field("ui-your-name")

    # Playing.

    def look(self) -> dict[str, Any] | None:
        try:
            found: dict[str, Any] | None = self.page.evaluate(SEEN)
        except Error as error:
            # The page was just being drawn. A page that has crashed or is closed never comes back.
            if "closed" in str(error) or "crashed" in str(error):
                raise
            return None
        return found

    def describe(self) -> str:
        """What this browser shows, the last frame it was sent, and whether it is connected."""
        frames = [message["frame"] for message in self.seat.messages("frame")]
        keys = ("game", "ask", "at", "moves")
        last = {key: frames[-1][key] for key in keys} if frames else None
        sockets = self.page.evaluate("socketStates()")
        return (
            f"{self.seat.name} sees {self.look()}, was last sent {last}, sockets {sockets}, "
            f"last sent {[text[:200] for text in self.seat.said[-3:]]}, {self.seat.picture('no question')}"
        )

    @property
    def phase(self) -> str:
        return str((self.look() or {"phase": ""})["phase"])

    @property
    def mine(self) -> bool:
        """Whether something is asked of this person."""
        return bool((self.look() or {"mine": False})["mine"])

    @property
    def unnamed(self) -> bool:
        """Whether the question is put to somebody whom nobody is shown."""
        return self.page.locator(".play .seats li.asked").count() == 0

    @property
    def over(self) -> bool:
        """Whether the end of the game is on the screen."""
        return bool((self.look() or {"over": False})["over"])

    def answer(
        self,
        likes: Callable[[Thing], bool] = lambda thing: True,
        seen: dict[str, Any] | None = None,
        way: Collection[str] = (),
    ) -> str:
        """Answer the question that is open, and say which it was. What is liked goes before the rest.

        Of several ways to answer the one that is called so on the screen is taken first.
        """
        seen = seen or self.look()
        if seen is None or not seen["mine"]:
            raise AssertionError(f"{self.seat.name} is asked nothing. {self.seat.picture('not asked')}")
        first, last = seen, None
        # A press that has not shown anything yet is no step: a slow machine needs longer.
        steps, end = 0, monotonic() + HANG_SECONDS
        while steps < STEPS and monotonic() < end:
            if (
                seen is None
                or not seen["mine"]
                or (seen["phase"], seen["ask"]) != (first["phase"], first["ask"])
            ):
                return str(first["phase"])
            things = [Thing(**each) for each in seen["things"]]
            thing = None
            if seen["covered"]:
                self._hold_card()
            elif seen["held"]:
                self._hold_and_choose()
            elif thing := taken(things, way) or next_press(things, last, likes, self.chance):
                self.tap(thing, first["ask"])
            last = thing
            before, seen = seen, self._changed(seen)
            steps += seen != before
            way = ()
        raise AssertionError(f"an answer to {first['phase']} in vain, after {steps} steps. {self.describe()}")

    def _hold_card(self) -> None:
        """Hold the dealt card open until it has been seen."""
        card = self.page.locator(".stage button.secret")
        try:
            if not card.count():
                # The question has just ended.
                return
            card.hover()
            self.page.mouse.down()
            self._until_seen()
        finally:
            self.page.mouse.up()

    def _hold_and_choose(self) -> None:
        """Hold the middle of a covered choice, slide to a card, let go there. Mostly for the team."""
        likes = ("approve", "success") if self.chance.random() < 0.8 else ("reject", "fail")
        middle = self.page.locator(".stage .choose .hold")
        try:
            middle.hover(timeout=3000)
            self.page.mouse.down()
            value = likes[self.page.locator("[data-choice=success]").count()]
            self.page.locator(f"[data-choice={value}]").hover(timeout=3000)
        except Error as error:
            # The question has just ended.
            if "Timeout" not in str(error):
                raise
        finally:
            self.page.mouse.up()

    def _until_seen(self) -> None:
        self.seat.until(
            "a card that was seen",
            lambda: (seen := self.look()) is None or not seen["covered"],
        )

    def tap(self, thing: Thing, ask: str) -> None:
        button = self.page.locator(place_of(thing, ask)).locator("button, [role=spinbutton]").nth(thing.at)
        try:
            # What cannot be undone is held for a second.
            button.click(timeout=3000, delay=1200 if "hold" in thing.look.split() else 0)
        except Error as error:
            # Somebody else was quicker, and the question is gone.
            if "Timeout" not in str(error):
                raise

    def _changed(self, before: dict[str, Any]) -> dict[str, Any] | None:
        """The screen as soon as it is another; as it is, after a while."""
        for _ in range(20):
            seen = self.look()
            if seen is None or seen != before:
                return seen
            self.page.wait_for_timeout(25)
        return before


Likes: TypeAlias = Callable[[Person], Callable[[Thing], bool]]
"""What somebody would rather press, anew for each question."""


def taken(things: Sequence[Thing], way: Collection[str]) -> Thing | None:
    """The button of this way to answer, unless it is taken already."""
    named = [each for each in things if each.text.partition("\n")[0].strip() in way]
    return next((each for each in named if each.pressed != "true"), None)


def next_press(
    things: Sequence[Thing], last: Thing | None, likes: Callable[[Thing], bool], chance: Random
) -> Thing | None:
    """What to press: what finishes a choice that is made, else one more part of the choice.

    What was finished and is still asked was refused: then another choice is made.
    """
    forward = [each for each in things if not each.back]
    if sure := [each for each in forward if each.place == "sure"]:
        # A press that comes too soon is not taken; it comes again.
        return next((each for each in sure if each.main), sure[-1])
    picked = any(each.pressed == "true" for each in forward)
    done = [each for each in forward if each.main and each.pressed is None]
    refused = last is not None and last.main and last.pressed is None
    if done and ((picked and not refused) or len(forward) == len(done)):
        return chance.choice(done)
    if receivers := [each for each in forward if each.receives]:
        return chance.choice(receivers)
    left = [each for each in forward if each.pressed != "true" and each not in done] or forward
    return chance.choice([each for each in left if likes(each)] or left) if left else None


def gather(
    server: OneProcessServer,
    cast: Cast,
    languages: Sequence[Language],
    *,
    game: str = "avalon",
    preset: str = "classic",
    options: dict[str, Any] | None = None,
    seed: str = "1",
    **more: Any,
) -> list[Person]:
    """People around a table of their own, each in a browser, the first its host; in the lobby."""
    people: list[Person] = []
    used: dict[str, int] = {}
    for language in languages:
        used[language] = used.get(language, 0) + 1
        name = NAMES[language][used[language] - 1]
        people.append(Person(cast.seat(name, language, server.url, **more), f"{seed}/{name}"))
    host, *others = people
    path = host.open_table(game)
    for person in others:
        person.come(path)
        person.sit()
    host.choose(preset, **(options or {}))
    return people


def begin(people: Sequence[Person]) -> None:
    for person in people:
        person.ready()
    people[0].begin()
    for person in people:
        person.seat.until("the game", person.look)


def play(
    people: Sequence[Person],
    before: Callable[[Person, str], None] = lambda person, phase: None,
    moves: int = 2000,
    likes: Likes | None = None,
    enough: Collection[str] = (),
) -> list[str]:
    """To the end, by whoever is asked; what was answered, in order. `before` looks on at every question.

    If some questions are `enough`, only until each of them was answered.
    """
    likes = likes or willing
    answered: list[str] = []
    idle, since = 0, monotonic()
    while True:
        asked, over = 0, 0
        if enough and {*enough} <= {*answered}:
            return answered
        for person in people:
            seen = person.look()
            over += seen is not None and seen["over"]
            if seen is not None and seen["mine"] and not seen["over"]:
                before(person, seen["phase"])
                # Where somebody unnamed is asked, a bot may have answered meanwhile; or `before` has, and
                # on a slow machine the next question is open by now. That one is looked at first as well.
                now = person.look()
                if now is not None and now["mine"] and now["ask"] == seen["ask"]:
                    answered.append(person.answer(likes(person), now))
                asked += 1
        if over == len(people):
            return answered
        idle = 0 if asked else idle + 1
        assert len(answered) < moves, "this game does not end"
        if idle:
            people[0].page.wait_for_timeout(30)
        if not idle:
            since = monotonic()
        elif monotonic() - since > HANG_SECONDS:
            shown = "\n".join(person.describe() for person in people)
            raise AssertionError(f"nobody is asked anything and the game is not over.\n{shown}")


def willing(person: Person) -> Callable[[Thing], bool]:
    """Mostly for the team, so that quests are ridden rather than talked about."""
    approves = person.chance.random() < 0.8
    return lambda thing: "reject" not in thing.look.split() if approves else True


def honest(person: Person) -> Callable[[Thing], bool]:
    """As above, and for success on every quest that may succeed: it mostly ends with the Assassin."""
    wills = willing(person)
    fail = person.seat.says("avalon-card-fail")
    return lambda thing: wills(thing) and thing.text.strip() != fail
