"""A whole server in virtual time, put through one world of a script.

It has two gates, two keepers and everybody's devices. All that leaves it is written down with its moment: by
device, as it came over the line, and by request. Chance is ideal: each process counts, so names and nonces
are the same in both worlds and tell nothing.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, TypeAlias
from unittest.mock import patch

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from camlann.client.session import Session
from camlann.engine.facts import Seat
from camlann.engine.phases import Command
from camlann.games import GAMES
from camlann.protocol.socket_messages import VERSION, Done, Hello, encode
from camlann.server import event_log_codec
from camlann.server.bot_seats import token
from camlann.server.cluster.bus_messages import BOTS
from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.connection import Connection
from camlann.server.gate.gate import Gate
from camlann.server.gate.http import Reply
from camlann.server.keeper.gate_links import ATTACH_SECONDS
from camlann.server.keeper.keeper import Keeper
from camlann.server.keeper.pending_commit import Inputs
from camlann.server.keeper.presence import AWAY_SECONDS
from camlann.server.keeper.table_state import TableState
from camlann.server.store import Append, Person, TableId, TableName
from camlann.table import (
    AcceptSeat,
    Agree,
    Arrange,
    Begin,
    Call,
    Choice,
    Choose,
    ClaimSeat,
    LetIn,
    OfferSeat,
    PersonId,
    Settings,
    Sit,
    TakeBack,
    Volunteer,
    Vote,
    seat_claims,
    uniform_clock,
)
from tests.server.harness.clock import hashed_runtime, now
from tests.server.harness.memory_store.keepers import KeeperRows
from tests.server.harness.virtual_loop import VirtualLoop
from tests.server.harness.virtual_server import VirtualServer
from tests.server.secrets.metrics_and_logs import Figures, Said
from tests.server.secrets.script import (
    SPECTATOR,
    STAND_IN,
    VISITOR,
    Act,
    Again,
    Alone,
    Back,
    By,
    Come,
    Ended,
    Event,
    Fetch,
    GateDies,
    Gone,
    KeeperDies,
    LookOn,
    Moment,
    Say,
    Script,
    Stalls,
    Visit,
)

BANK = 3
"""Seconds that each seat has, besides, for where it alone is asked."""
CLOCK, LONG_CLOCK = 12, 40
"""Seconds for each question; no script dwells as long on one, but where somebody is waited for."""
STALLED = 2.0
"""Seconds that a keeper stands still."""
WAIT = 5
"""Seconds for which the table votes about somebody who is missing."""
TABLE = TableName(TableId(9_007_199), "7a" * 16)
MASTER = {1: bytes(range(32))}
FRAMES = b'{"type":"frame"', b'{"type":"delta"'

Came: TypeAlias = tuple[float, bytes | int]
"""When, and what: a message, or the code with which the line was closed."""


class Caller:
    """A person's device: it writes down what comes and says what the script says."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.person_id = PersonId(f"{number:032x}")
        self.token = f"token of {name}"
        self.deltas = number % 4 != 0
        """Some devices are of older pages, which take whole frames only."""
        self.device: Connection | None = None
        self.came: list[Came] = []
        self.went: list[tuple[float, int]] = []
        """When it said something, and how long that was."""
        self.last = b""
        """The last command it gave."""
        self.session = Session(GAMES, self.token, TABLE.name, hashed_runtime(name))

    # The line, as the gate sees it.

    def send(self, messages: Sequence[bytes]) -> None:
        self.came += [(now(), data) for data in messages]

    def backlog(self) -> int:
        return 0

    def close(self, code: int) -> None:
        self.came.append((now(), code))
        self.device = None

    # What the device does.

    def call(self, gate: Gate, first: bytes | None = None) -> None:
        self.hang_up()
        self.device = gate.connect(self)
        self.say(self.hello() if first is None else first)

    def hang_up(self) -> None:
        if self.device is not None:
            self.device.transport_closed()
            self.device = None

    def say(self, data: bytes) -> None:
        if self.device is not None and data:
            self.went.append((now(), len(data)))
            self.device.receive(data)

    def play(self, command: Command, game: int, ask: int) -> None:
        self.session.welcome = True
        id = self.session.play(command, game, ask)
        (self.last,) = self.session.outbox
        self.session.outbox.clear()
        # It says what the script says when the script says it, and waits for no answer.
        self.session.receive(encode(Done(id)))
        self.say(self.last)

    def hello(self) -> bytes:
        table_now, game, at = self.stands()
        return encode(Hello(VERSION, self.token, TABLE.name, table_now, game, at, deltas=self.deltas))

    def stands(self) -> tuple[int, int, int]:
        """How far this device has come: the last table state and the last frame it was sent."""
        table_now, frame = -1, (0, -1)
        for _, data in reversed(self.came):
            if table_now < 0 and isinstance(data, bytes) and data.startswith(b'{"type":"table"'):
                table_now = msgspec.json.decode(data, type=_At).at
            if frame == (0, -1) and isinstance(data, bytes) and data.startswith(FRAMES):
                framed = msgspec.json.decode(data, type=_Framed)
                found = framed.delta or framed.frame
                assert found is not None
                frame = found.game, found.at
        return table_now, *frame


class _At(Struct):
    at: int


class _In(Struct):
    game: int
    at: int


class _Framed(Struct):
    frame: _In | None = None
    delta: _In | None = None


class Seen(Struct):
    """All that one world let out."""

    came: dict[str, list[Came]]
    """By device."""
    went: dict[str, list[tuple[float, int]]]
    replies: dict[str, list[tuple[float, Reply]]]
    """By whoever asked over HTTP."""
    turns: int
    """How often somebody stood in."""
    stored: list[tuple[int, int, bytes]]
    """The log as it lies in the store, but for what is closed."""
    kept: list[dict[str, object]]
    """All other tables of the store, after each question and at the end: what is closed by its length."""
    counted: list[Figures]
    """The metrics, after each question and at the end."""
    logged: list[tuple[float, str]]
    """When something was handed to the log, and what."""
    ended: bool
    """The game was ended without a result."""
    ends: list[int]
    """How long the closed part is of entries of the log that end a game without a result."""
    wanted: list[tuple[float, bytes]]
    """The bots that keepers asked for, and when."""


def weight(kept: Any) -> object:
    """What somebody reads in the store without its keys: of what is closed its length alone."""
    match kept:
        case bytes():
            return len(kept)
        case KeeperRows():
            return str(kept)
        case Struct():
            return type(kept).__name__, *(weight(getattr(kept, name)) for name in kept.__struct_fields__)
        case dict():
            return [(weight(key), weight(value)) for key, value in kept.items()]
        case list() | tuple():
            return [weight(each) for each in kept]
        case _:
            return kept


class ScriptedServer(VirtualServer):
    def __init__(self, script: Script, world: int, settings: Settings | None = None) -> None:
        self.script, self.world, self._settings = script, world, settings
        super().__init__(hashed_runtime("before"), masters=MASTER, bots_key=b"key")
        for n in range(2):
            self.add_keeper(f"keeper{n}", runtime=hashed_runtime(f"keeper{n}"))
        for n in range(2):
            self.add_gate(f"gate{n}", runtime=hashed_runtime(f"gate{n}"))
        names = [f"seat {n}" for n in range(script.seats)]
        self.callers = {name: Caller(name, n + 1) for n, name in enumerate((*names, SPECTATOR))}
        self.holders = {Seat(n): self.callers[name] for n, name in enumerate(names)}
        """Who plays each seat."""
        self.absent = any(
            isinstance(event, Gone | Ended) for moment in script.moments for event in moment.events
        )
        self.clock = LONG_CLOCK if self.absent else CLOCK
        if self.absent:
            self.callers[STAND_IN] = Caller(STAND_IN, 900)
        for seat in script.viewers[:1]:
            # The same person has a second device.
            again = self.callers[f"seat {seat} again"] = Caller(f"seat {seat} again", seat + 1)
            again.token = self.callers[f"seat {seat}"].token
            again.deltas = False
        self.visitors = 0
        self.gone: set[Seat] = set()
        self.turns = 0
        """How often somebody stood in."""
        self.replies: dict[str, list[tuple[float, Reply]]] = {}
        self.looks_on: dict[str, float] = {}
        """Whoever has lost a seat and looks on, and since when."""
        self.ended: bool | None = None
        """Whether the game was ended without a result, where all wanted that."""
        self.kept: list[dict[str, object]] = []
        self.wanted: list[tuple[float, bytes]] = []
        """The bots that are asked for, and when."""
        self.said = Said()

    def run(self) -> Seen:
        loop = VirtualLoop(0, "fifo", seconds=100_000.0)
        with self.said.all_of_it():
            loop.run(self._main())
        assert not loop.failures, loop.failures
        callers = self.callers.items()
        return Seen(
            {name: caller.came for name, caller in callers},
            {name: caller.went for name, caller in callers},
            self.replies,
            self.turns,
            [(each.n, each.size, each.public) for each in self.disk.history(TABLE.id)],
            self.kept,
            self.said.counted,
            self.said.lines,
            bool(self.ended),
            [len(each.encrypted) for each in self.disk.history(TABLE.id) if each.has_snapshot and self.ended],
            self.wanted,
        )

    async def _main(self) -> None:
        self._furnish()
        await self.start()
        await self.bus.listen(BOTS, lambda data: self.wanted.append((now(), data)))
        await asyncio.sleep(0.6)
        for n, caller in enumerate(self.callers.values()):
            caller.call(self.gates[n % 2])
            await asyncio.sleep(0.013)
        # Of a new keeper nobody knows yet who is away.
        await asyncio.sleep(ATTACH_SECONDS + 1 if self.absent else 0.1)
        self.callers["seat 0"].play(Begin(), 0, 0)
        await asyncio.sleep(0.3)
        staying = asyncio.get_running_loop().create_task(self._stay())
        moments, step = self.script.moments, 0
        for moment in moments[: len(moments) - self.script.over]:
            if moment.step != step:
                step = moment.step
                self._count()
            await self._live(moment)
        await asyncio.sleep(0.5)
        self._count()
        staying.cancel()
        self._was_played()
        await self.stop()

    def _count(self) -> None:
        self.said.count()
        self.kept.append({name: weight(rows) for name, rows in vars(self.disk).items() if name != "logs"})

    async def _stay(self) -> None:
        """Who is there is seen by all. Who misbehaves in one world alone is let go, and comes back."""
        others = [n for n in range(self.script.seats) if n not in self.script.viewers]
        while True:
            await asyncio.sleep(0.7)
            for n in others:
                caller = self.callers[f"seat {n}"]
                if caller.device is None and n not in self.gone:
                    caller.call(self._gate(1))

    async def _live(self, moment: Moment) -> None:
        await asyncio.sleep(moment.wait)
        if moment.lapses:
            ask = self.ask
            while self.ask == ask:  # noqa: ASYNC110 - the keeper does not know who looks
                await asyncio.sleep(0.05)
        elif (act := moment.acts[self.world]) is not None:
            await self._until_asked(act.ask)
            self._act(act)
        for event in moment.events:
            await asyncio.sleep(0.017)
            await self._happen(event)

    async def _until_asked(self, ask: int) -> None:
        """Standing answers to the question before are given after its beats; then this one is open."""
        for _ in range(400):
            state = self._loaded()
            # A keeper that has let go of the table reads it again at the next command.
            if state is None or state.game is None or state.game.public.ask >= ask:
                return
            await asyncio.sleep(0.05)

    def _act(self, act: Act) -> None:
        caller = self.holders[act.seat]
        if caller.device is None:
            # It has misbehaved, and was let go.
            caller.call(self.gates[1])
        caller.play(act.command, 1, act.ask)

    async def _happen(self, event: Event) -> None:
        match event:
            case Alone(world, alone):
                if world == self.world:
                    await self._happen(alone)
            case Say(device, data):
                self.callers[device].say(data)
            case Again(device):
                self.callers[device].say(self.callers[device].last)
            case Come(device, gate, at):
                caller = self.callers[device]
                caller.hang_up()
                hello = None
                if at is not None:
                    hello = encode(Hello(VERSION, caller.token, TABLE.name, *at, deltas=caller.deltas))
                caller.call(self._gate(gate), hello)
            case Visit(gate, data):
                self.visitors += 1
                name = f"{VISITOR} {self.visitors}"
                self.callers[name] = Caller(name, 1000 + self.visitors)
                self.callers[name].call(self._gate(gate), data)
            case Fetch(gate, request, device):
                if device:
                    bearer = {"authorization": f"Bearer {self.callers[device].token}"}
                    request = replace(request, headers={**request.headers, **bearer})
                reply = await self._gate(gate).http(request)
                self.replies.setdefault(device or VISITOR, []).append((now(), reply))
            case KeeperDies():
                owner = self.keepers[0].keeper_registry.owner(TABLE.id)
                for keeper in self.keepers:
                    if keeper.id == owner and len(self._alive) == 2:
                        keeper.kill()
                        await asyncio.sleep(3.0)
            case GateDies():
                await self._lose_a_gate()
            case Stalls():
                for keeper in self._alive:
                    for actor in keeper.actors.values():
                        actor.doubt(STALLED)
            case Ended(missing):
                await self._end(missing)
            case Gone(seat, by):
                await self._go(seat, by)
            case Back(seat):
                caller = self.callers[f"seat {seat}"]
                self.gone.discard(seat)
                caller.call(self._gate(1))
                await asyncio.sleep(0.3)
                caller.play(TakeBack(), 0, 0)
                await asyncio.sleep(0.3)
                self._look_who_sits(seat)
            case LookOn(seat):
                caller = self.callers[f"seat {seat}"]
                caller.call(self._gate(1))
                await asyncio.sleep(0.3)
                if caller.person_id not in self._state().seats:
                    self.looks_on[caller.name] = now()

    async def _end(self, missing: Seat | None) -> None:
        """All vote that it ends here."""
        seated = [self.callers[f"seat {n}"] for n in range(self.script.seats) if n != missing]
        about, wait = None, 0.0
        if missing is not None:
            self.gone.add(missing)
            absent = self.callers[f"seat {missing}"]
            absent.hang_up()
            about, wait = absent.person_id, WAIT + 2.0
            await asyncio.sleep(AWAY_SECONDS + 2)
        for caller in seated:
            if caller.device is None:
                caller.call(self._gate(1))
        await asyncio.sleep(0.3)
        with patch.object(seat_claims, "OWNER_WAIT_SECONDS", WAIT):
            seated[0].play(Call(about), 0, 0)
            for caller in seated:
                await asyncio.sleep(0.05)
                caller.play(Vote("end"), 0, 0)
            await asyncio.sleep(0.3 + wait)
        # Too soon after somebody was seen, or where a keeper is new, nobody may call a vote about them.
        self.ended = not self._state().table.playing

    async def _go(self, seat: Seat, by: By) -> None:
        """Another gets the seat of who has gone, or of who gives it away."""
        self.gone.add(seat)
        owner, stand_in = self.callers[f"seat {seat}"], self.callers[STAND_IN]
        if by == "offer":
            await self._give_away(owner, stand_in)
            self._look_who_sits(seat)
            return
        owner.hang_up()
        await asyncio.sleep(AWAY_SECONDS + 2)
        others = [self.callers[f"seat {n}"] for n in range(self.script.seats) if n != seat]
        if by == "spectator":
            stand_in.play(Volunteer(), 0, 0)
        for other in others:
            if other.device is None:
                other.call(self._gate(1))
        await asyncio.sleep(0.3)
        # A minute would be longer than the clock of the open question.
        with patch.object(seat_claims, "OWNER_WAIT_SECONDS", WAIT):
            if by == "claim":
                stand_in.play(ClaimSeat(owner.person_id), 0, 0)
            else:
                others[0].play(Call(owner.person_id), 0, 0)
            for other in others:
                await asyncio.sleep(0.05)
                other.play(LetIn(stand_in.person_id) if by == "claim" else Vote(by), 0, 0)
            await asyncio.sleep(WAIT + 2)
        self._look_who_sits(seat)
        if self.holders[seat] is owner:
            # Nothing has come of it. Who is there is seen by all: it must not depend on when they answer.
            self.gone.discard(seat)
            owner.call(self._gate(1))

    async def _give_away(self, owner: Caller, to: Caller) -> None:
        if owner.device is None:
            owner.call(self._gate(1))
            await asyncio.sleep(0.3)
        owner.play(OfferSeat(to.person_id), 0, 0)
        await asyncio.sleep(0.3)
        to.play(AcceptSeat(owner.person_id), 0, 0)
        await asyncio.sleep(0.3)

    def _look_who_sits(self, seat: Seat) -> None:
        person_id = self._state().seats[seat]
        known = [caller for caller in self.callers.values() if caller.person_id == person_id]
        if not known:
            name = f"bot {len(self.callers)}"
            bot = self.callers[name] = Caller(name, 0)
            bot.person_id, bot.token = person_id, token(b"key", person_id)
            known = [bot]
        self.holders[seat] = known[0]
        self.turns += known[0].name != f"seat {seat}"

    async def _lose_a_gate(self) -> None:
        lost, other = self.gates
        if lost.tasks.dead:
            return
        lost.kill()
        for caller in self.callers.values():
            # Whoever else was there, each comes at a moment of its own.
            await asyncio.sleep(0.013)
            if caller.device is None and not caller.name.startswith(VISITOR):
                caller.call(other)

    def _gate(self, number: int) -> Gate:
        return self.gates[1] if self.gates[number].tasks.dead else self.gates[number]

    @property
    def _alive(self) -> list[Keeper]:
        return [keeper for keeper in self.keepers if not keeper.tasks.dead]

    def _loaded(self) -> TableState | None:
        """The table as a keeper has it in memory."""
        for keeper in self._alive:
            actor = keeper.actors.get(TABLE.id)
            if actor is not None and actor.state is not None:
                return actor.state
        return None

    def _state(self) -> TableState:
        state = self._loaded()
        assert state is not None, "nobody keeps the table"
        return state

    @property
    def ask(self) -> int:
        game = self._state().game
        assert game is not None
        return int(game.public.ask)

    def _was_played(self) -> None:
        """The script was played to where it goes, and nothing else."""
        if self.ended is not None:
            return
        game = self._state().game
        assert game is not None
        end = len(self.script.moments) - self.script.over
        assert game.truth == self.script.state(self.world, end), "the server has played something else"

    # Before it begins.

    def _arranged(self, seated: list[Caller]) -> list[tuple[Caller, Command]]:
        """What else is said before the game is chosen."""
        return []

    def _furnish(self) -> None:
        """The store holds the people and the table; they sit, have chosen and agreed."""
        disk, keys = self.disk, self.keys
        disk.tables[TABLE.name] = TABLE
        for caller in self.callers.values():
            disk.add_person(Person(caller.person_id, caller.name), hashed(caller.token), 0)
        options = Raw(encode(self.script.options))
        clock = uniform_clock(self.clock, BANK)
        choose = Choose(Choice(self.script.game, options, clock))
        seated = [self.callers[f"seat {n}"] for n in range(self.script.seats)]
        said: list[tuple[Caller, Command]] = [(caller, Sit()) for caller in seated]
        if self._settings is not None:
            said.append((seated[0], Arrange(self._settings)))
        said += [*self._arranged(seated), (seated[0], choose), *((caller, Agree()) for caller in seated)]
        state, runtime, entries = TableState(GAMES), hashed_runtime("before"), []
        for n, (caller, command) in enumerate(said):
            commit = state.decide(
                caller.person_id, f"before-{n}", 0, 0, encode(command), Inputs.draw(runtime)
            )
            entries.append(event_log_codec.entry(keys, TABLE.id, state.n, commit.rows))
            state.adopt(commit)
        for entry in entries:
            disk.append([Append(TABLE.id, entry)])
