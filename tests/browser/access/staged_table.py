"""A table on a stage: the page is the real one, and at the other end of its socket the test itself keeps the
game, by the rules. So any moment of any game can be shown at once, twice the same, whatever was dealt.

`Stage(url)` is a server; `stage.enter(page)` makes a person in it, and `stage.show(page, game, seat)` shows a
game as that seat sees it, or a spectator if there is none. The other seats are bots, unless names are given.
"""

import json
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Page, WebSocketRoute

from camlann import avalon
from camlann.avalon.team_and_side_sizes import EVIL, GOOD, team_size
from camlann.bots.random_bot import choose
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat, tag
from camlann.engine.match import Match, Refused
from camlann.protocol.socket_messages import VERSION
from camlann.table import Choice, CurrentGame, PersonId, Table
from tests.avalon.deals import Avalon, begun, go

TABLE = "0123456789abcdef" * 2
AnyGame: TypeAlias = Match[Any, Any, Any]
MODULES = 8
"""Seats at which every module has its place."""

_encode = msgspec.json.Encoder().encode

# Away from the table and back to it, as a link within the page leads: all of the table is built anew.
AGAIN = """
async (path) => {
  const go = (to) => {
    history.replaceState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  };
  go("/nowhere");
  while (document.querySelector(".lobby, .play")) await new Promise(requestAnimationFrame);
  go(path);
}
"""


def everything(seed: int, seats: int = MODULES) -> Avalon:
    """A game with all there is, dealt by chance: in half of them only the Assassin guesses Merlin, in half
    all talk before each vote.
    """
    root = seed_of(str(seed))
    options = replace(
        avalon.presets(seats)["everything"],
        everyone_guesses=seed % 2 == 0,
        discussion="leader_calls" if seed % 4 > 1 else "none",
    )
    return Match(avalon, options, seats, lambda n: Seeded(root, 1, n))


def step(game: Avalon, random: Random, sitting_out: Sequence[int] = ()) -> bool:
    """One of those who are asked answers by chance; False if there is nobody but those who sit this out."""
    free = [seat for seat in _open(game) if seat not in sitting_out]
    if not free:
        return False
    seat = free[random.randrange(len(free))]
    offer, fields = choose(game.moves(seat), random)
    game.play(seat, avalon.WIRE.choose(offer, fields))
    return True


def _open(game: Avalon) -> list[Seat]:
    return [seat for seat in game.public.everyone if game.moves(seat)]


@cache
def moments(asked: bool, seats: int = MODULES) -> tuple[tuple[str, Avalon, Seat], ...]:
    """Every question, once: its name, a game that has come so far, and a seat that is asked, or is not.

    With few players some plot cards are not played, and some questions never come.
    """
    found: dict[str, tuple[str, Avalon, Seat]] = {}
    every = {tag(phase) for phase in avalon.WIRE.phases}
    for seed in range(2000 if seats >= MODULES else 60):
        game, random = everything(seed, seats), Random(seed)
        while not game.over and found.keys() < every:
            assert game.public.phase is not None
            name = tag(type(game.public.phase))
            if name not in found and (seed or len(game.rows) > 1):
                answering = _open(game)
                fitting = [seat for seat in game.public.everyone if (seat in answering) == asked]
                if fitting:
                    found[name] = name, game, fitting[-1]
                    break
            step(game, random)
    assert found.keys() == every or seats < MODULES, f"no game came to {every - found.keys()}"
    return tuple(found.values())


def finished(seed: int = 1, seats: int = MODULES) -> Avalon:
    game, random = everything(seed, seats), Random(seed)
    while not game.over:
        step(game, random)
    return game


def guessed(seats: int) -> Avalon:
    """A game in which Good had three successes, and each guessed the next seat to be Merlin."""
    good, evil = GOOD[seats], EVIL[seats]
    roles = ["merlin", *["loyal"] * (good - 1), *["minion"] * (evil - 1), "assassin"]
    match = begun(" ".join(roles), everyone_guesses=True)
    for quest in (1, 2, 3):
        size = team_size(seats, quest)
        go(match, *range(size), cards="S" * size)
    for seat in match.public.everyone:
        match.play(seat, avalon.Guess(Seat((seat + 1) % seats)))
    assert match.over
    return match


class Stage:
    """A server, a person in it, and a table that is nowhere else."""

    def __init__(self, url: str, *, reloads: bool = True) -> None:
        self.url, self.reloads = url, reloads
        """Whether a page that shows a table is loaded for the next one; else it goes away and comes back."""
        self.game: AnyGame | None = None
        self.seat: Seat | None = Seat(0)
        self.lines: list[dict[str, Any]] = []
        """What was said at the table."""
        self.after: Callable[[], None] = lambda: None
        """What happens when the person at the page has played."""
        self.frame_first = False
        """Whether the page sees what it has done before it is told that it is done: both orders happen."""
        self.heard: list[dict[str, Any]] = []
        """What the page has said."""
        self._has_shown = False
        """Whether the page has shown a table to this person."""
        self._person_id = ""
        self._others: list[str] = []
        self._at = 0
        self._socket: WebSocketRoute | None = None
        self._table = Table()

    def enter(self, page: Page, name: str = "Ana", others: Sequence[str] = ()) -> None:
        """Be a guest of the server, with others beside oneself, and let the test answer the page's socket."""
        self._others, self._has_shown = [], False
        for other in others:
            made = page.request.post(f"{self.url}/api/guests", data={"name": other}, headers=self._origin)
            assert made.ok, made.text()
            self._others.append(made.json()["person_id"])
            page.context.clear_cookies()
        made = page.request.post(f"{self.url}/api/guests", data={"name": name}, headers=self._origin)
        assert made.ok, made.text()
        self._person_id = made.json()["person_id"]
        page.route_web_socket("**/socket", self._opened)

    @property
    def _origin(self) -> dict[str, str]:
        return {"Origin": self.url}

    def show(self, page: Page, game: AnyGame, seat: int | None, *, lobby: bool = False) -> None:
        """The page shows this table, or its lobby before the game."""
        self.game, self.seat, self._at = game, None if seat is None else Seat(seat), 0
        self._table = self._around(game, lobby)
        self._socket = None
        path = f"/t/{TABLE}"
        if self._has_shown and not self.reloads and page.url == self.url + path:
            page.evaluate(AGAIN, path)
        else:
            page.goto(self.url + path)
        self._has_shown = True
        page.locator(".lobby, .play").first.wait_for()

    def _around(self, game: AnyGame, lobby: bool) -> Table:
        seats = [PersonId(f"bot:{at:08x}{0:024x}") for at in range(0x11111111, 0x11111111 * 16, 0x11111111)]
        person_ids = [PersonId(person_id) for person_id in self._others] + seats
        seated = person_ids[: len(game.public.everyone) - (self.seat is not None)]
        if self.seat is not None:
            seated.insert(self.seat, PersonId(self._person_id))
        options = msgspec.Raw(_encode(game.options))
        return Table(
            seats=tuple(seated),
            ready=tuple(seated[1:]) if lobby else tuple(seated),
            host=PersonId(self._person_id),
            choice=Choice(game=game.rules.NAME, options=options),
            number=0 if lobby else 1,
            current=CurrentGame(playing=not lobby and not game.over),
        )

    def tell(self) -> None:
        """Send the page what it has not been told yet."""
        assert self.game is not None
        page = self.game.update(self.seat, self._at)[1]
        self._at = page.at
        if self._table.number:
            self._send(
                {"type": "frame", "wire": VERSION, "since": page.since, "frame": msgspec.Raw(page.data)}
            )
        if self.game.over and self._table.playing:
            self._table = msgspec.structs.replace(self._table, current=CurrentGame())
            self._tell_table(2)

    def _tell_table(self, at: int) -> None:
        self._send({"type": "table", "wire": VERSION, "at": at, "table": self._table, "notices": []})

    def _send(self, message: object) -> None:
        if self._socket is not None:
            self._socket.send(_encode(message).decode())

    def _opened(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        self._at = 0
        socket.on_message(lambda text: self._hear(json.loads(text)))

    def _hear(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        game = self.game
        assert game is not None
        match message["type"]:
            case "hello":
                self._send({"type": "welcome", "wire": VERSION, "person_id": self._person_id, "name": "Ana"})
                self._tell_table(1)
                self.tell()
            case "facts":
                facts = game.facts_for(self.seat, message["since"], message["until"])
                told = {"id": message["id"], "game": 1, "since": message["since"], "facts": facts}
                self._send({"type": "facts", **told})
            case "chat-history":
                self._send(
                    {"type": "chat-history", "id": message["id"], "messages": self.lines, "more": False}
                )
            case "play" if message["game"]:
                self._play(game, message)
            case "play" | "chat":
                self._send({"type": "done", "id": message["id"]})
            case "ping":
                self._send({"type": "pong"})

    def _play(self, game: AnyGame, message: dict[str, Any]) -> None:
        command = game.rules.WIRE.command.decode(_encode(message["command"]))
        assert self.seat is not None, "a spectator plays nothing"
        try:
            game.play(self.seat, command, message["ask"])
        except Refused as refused:
            self._send({"type": "refused", "id": message["id"], "reason": refused.reason})
            return
        done = {"type": "done", "id": message["id"]}
        if not self.frame_first:
            self._send(done)
        self.after()
        self.tell()
        if self.frame_first:
            self._send(done)
