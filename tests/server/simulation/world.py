"""A whole server in virtual time: gates, keepers, one store, tables full of players, and what may go wrong.

A world is run by its seed alone: first all is well for a moment, then faults come, then they stop and all
play to the end. What is left is judged by the checkers.
"""

import asyncio
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec import Struct, field

from camlann import avalon
from camlann.records.record import load
from camlann.runtime import Runtime
from camlann.server.chat.sealed_message import open_delivered
from camlann.server.crypto.author_keys import AuthorKeyring
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.gate import Gate
from camlann.server.keeper.keeper import Keeper
from camlann.server.store import Person, TableId, TableName
from camlann.table import PersonId
from tests import ferry
from tests.server import checkers
from tests.server.chat.chat_checker import chat_is_kept
from tests.server.harness.journal import AnyRules, Log, opened
from tests.server.harness.memory_store import Disk, MemoryStore
from tests.server.harness.virtual_loop import Order, OutOfTime, Stuck, VirtualLoop
from tests.server.simulation.faults import Faults
from tests.server.simulation.network import Network, Socket
from tests.server.simulation.player import Plan, Player, choice
from tests.server.simulation.simulated_store import Vault

RULES: dict[str, AnyRules] = {"ferry": ferry, "avalon": avalon}
RETRY = 400.0
"""Seconds that all games may take once the faults are over."""
GRACE = 8.0
"""Seconds in which the last device is brought up to date."""


class Unfinished(Exception):
    """Some game did not come to its end although all was well."""


class Size(Struct, frozen=True):
    """How large a world is, and how much goes wrong in it."""

    gates: int = 2
    keepers: int = 0
    """None: two in every other world, six in the rest."""
    tables: int = 2
    games: int = 2
    """A table plays so many at most."""
    turns: int = 6
    """Of a crossing."""
    faults: float = 25.0
    """Seconds of faults; none: all goes well."""
    every: float = 2.5
    """Seconds from one fault to the next, on average."""
    kinds: tuple[str, ...] = ()
    """Which faults; none named: some, as the seed has it."""


class Report(Struct):
    seed: int
    violations: list[str]
    trace: int = 0
    steps: int = 0
    seconds: float = 0.0
    rows: int = 0
    commands: int = 0
    messages: int = 0
    lines: int = 0
    faults: Counter[str] = field(default_factory=Counter)


class World:
    PLAYER: type[Player] = Player
    OPTIONS = avalon.Options()
    LARGE = 0.25
    """The part of the tables that play Avalon, with these options."""

    def __init__(self, seed: int, size: Size | None = None) -> None:
        self.seed, self.size = seed, size or Size()
        random = Random(f"world {seed}")
        # Some code may lean on the order in which one process does things; asyncio guarantees that one.
        order: Order = random.choice(("fifo", "processes", "any", "any"))
        self.loop = VirtualLoop(seed, order, seconds=1_000.0, steps=2_000_000)
        self.random = random
        self.network = Network(self.loop, _fork(random))
        self.disk = Disk()
        self.vault = Vault(self.loop, _fork(random), MemoryStore(self.disk))
        self.gates: dict[str, Gate] = {}
        self.keepers: dict[str, Keeper] = {}
        self.sockets: list[Socket] = []
        self.players: dict[TableId, list[Player]] = {}
        self.plans: dict[TableId, Plan] = {}
        self.wall = 1_700_000_000_000.0
        """What the clocks on the walls are ahead of the loop's, in milliseconds."""
        self._count = Counter[str]()
        self._master = random.randbytes(32)
        self.faults = Faults(self, _fork(random), self.size.kinds)

    # Processes.

    def runtime(self) -> Runtime:
        chance = _fork(self.random)
        return Runtime(wall=lambda: int(self.loop.time() * 1000 + self.wall), random=chance.randbytes)

    def keys(self) -> TableKeys:
        return TableKeys({1: self._master}, self.runtime())

    def add_gate(self) -> str:
        name = self._name("gate")
        with self.loop.inside(name):
            gate = Gate(name, self.vault.line(name), self.network.bus(name), self.runtime(), bots_key=b"")
            self.gates[name] = gate
            self.loop.create_task(gate.start())
        return name

    def add_keeper(self) -> str:
        name = self._name("keeper")
        with self.loop.inside(name):
            line, bus = self.vault.line(name), self.network.bus(name)
            keeper = Keeper(name, line, bus, self.keys(), self.runtime(), RULES)
            self.keepers[name] = keeper
            self.loop.create_task(keeper.start())
        return name

    def kill(self, name: str) -> None:
        """As `kill -9`: nothing of it runs again, and its sockets break."""
        self.loop.kill(name)
        self.network.forget(name)
        self.vault.bury(name)
        self.gates.pop(name, None)
        self.keepers.pop(name, None)
        for socket in self.sockets:
            if socket.gate == name:
                socket.cut(0.2)

    async def retire(self, name: str) -> None:
        """As a rolling restart: it lets go of everything, and ends."""
        process = self.gates[name] if name in self.gates else self.keepers.get(name)
        if process is not None:
            with self.loop.inside(name):
                self.loop.create_task(process.drain())
            await asyncio.sleep(self.random.uniform(1.0, 4.0))
            self.kill(name)

    def _name(self, kind: str) -> str:
        self._count[kind] += 1
        return f"{kind}-{self._count[kind]}"

    def dial(self) -> Socket | None:
        """A line to some gate that takes people in."""
        ready = [name for name, gate in self.gates.items() if gate.ready]
        if not ready:
            return None
        name = self.random.choice(ready)
        socket = Socket(self.loop, _fork(self.random), name)
        with self.loop.inside(name):
            device = self.gates[name].connect(socket)
            socket.gate_end(device.receive, device.transport_closed)
        self.sockets = [other for other in self.sockets if other.open]
        self.sockets.append(socket)
        return socket

    # The run.

    def run(self) -> Report:
        report = Report(self.seed, [])
        try:
            self.loop.run(self._main())
        except (OutOfTime, Stuck) as error:
            report.violations.append(f"{type(error).__name__}: {error}")
        except Unfinished as error:
            report.violations.append(str(error))
        finally:
            self.network.closed = True
        report.violations += [f"uncaught: {_failure(each)}" for each in self.loop.failures]
        for table, players in self.players.items():
            log = self.log(table)
            journals = [player.event_log for player in players]
            found = checkers.violations(log, journals) + self._kept(table, log)
            found += chat_is_kept(
                self.disk.lines(table),
                asyncio.run(self._refused(table)),
                [(each.event_log.person_id, each.spoken, each.session.answers) for each in players],
                [(each.event_log.device, each.heard) for each in players],
            )
            report.violations += [f"{self.plans[table].name[:6]} {word}" for word in found]
            report.rows += len(log.rows)
            report.commands += sum(len(event_log.sent) for event_log in journals)
            report.messages += sum(len(event_log.heard) for event_log in journals)
            report.lines += sum(player.lines for player in players)
            for player in players:
                if player.session.stepped_back or player.session.retold:
                    report.violations.append(f"{player.event_log.device} was told something old or otherwise")
        report.trace, report.steps, report.seconds = self.loop.trace, self.loop.steps, self.loop.elapsed
        report.faults = self.faults.count
        return report

    def log(self, table: TableId) -> Log:
        stored = {n: at for (of, n), at in self.vault.stored.items() if of == table}
        return opened(self.keys(), table, self.disk.history(table), RULES, stored)

    async def _main(self) -> None:
        size = self.size
        for number in range(size.tables):
            await self._furnish(number)
        for _ in range(size.gates):
            self.add_gate()
        for _ in range(size.keepers or (2, 6)[self.seed % 2]):
            self.add_keeper()
        for player in (player for players in self.players.values() for player in players):
            self.loop.create_task(player.stay())
            self.loop.create_task(player.live())
        if size.faults:
            await asyncio.sleep(self.random.uniform(0.0, 4.0))
            await self.faults.run(size.faults, size.every)
        await self._until_over()
        for player in (player for players in self.players.values() for player in players):
            player.quiet = True
        await asyncio.sleep(GRACE)
        self.network.closed = True

    async def _until_over(self) -> None:
        end = self.loop.time() + RETRY
        while not all(player.satisfied for players in self.players.values() for player in players):
            await asyncio.sleep(0.5)
            if self.loop.time() > end:
                waiting = [
                    player.event_log.device
                    for players in self.players.values()
                    for player in players
                    if not player.satisfied
                ]
                raise Unfinished(f"after {RETRY} s without a fault not at their end: {waiting}")

    async def _furnish(self, number: int) -> None:
        """A table, the people who will sit there, and somebody who looks on."""
        random, store = self.random, self.vault.store
        place = TableName(TableId(random.getrandbits(62)), random.randbytes(16).hex())
        await store.add_table(place)
        big = random.random() < self.LARGE
        seats = 5 if big else 3
        person_ids = tuple(PersonId(random.randbytes(16).hex()) for _ in range(seats + 1))
        clock = random.choice((0, 0, 2, 5))
        options: Any = self.OPTIONS if big else ferry.Options(turns=self.size.turns)
        chosen = choice("avalon" if big else "ferry", options, clock, random.choice((0, 3)))
        games = 1 if big else random.randint(1, self.size.games)
        plan = Plan(place.name, person_ids[:-1], chosen, games)
        self.plans[place.id] = plan
        pace = random.choice((0.1, 0.3, 0.6)) if not big else 0.15
        lazy = random.choice((0.0, 0.1, 0.3)) if clock else 0.0
        players: list[Player] = []
        for person_id in person_ids:
            token = random.randbytes(16).hex()
            await store.add_person(Person(person_id, "somebody"), hashed(token))
            # Some play by two devices at once.
            for _ in range(2 if random.random() < 0.15 else 1):
                name = f"t{number}.{person_ids.index(person_id)}.{len(players)}"
                runtime, chance = self.runtime(), _fork(random)
                player = self.PLAYER(
                    name, person_id, token, plan, RULES, runtime, chance, self.dial, pace=pace, lazy=lazy
                )
                players.append(player)
        self.players[place.id] = players

    async def _refused(self, table: TableId) -> set[str]:
        """The ids of refused chat messages."""
        authors = AuthorKeyring(MemoryStore(self.disk), self.keys().people_keys(), Runtime())
        lines = self.disk.lines(table)
        return {line.public_id for line in lines if await open_delivered(authors, line) is None}

    def _kept(self, table: TableId, log: Log) -> list[str]:
        """A finished game is kept as a record that says the same as the log."""
        found = []
        for number, played in log.games.items():
            kept = self.disk.records.get((table, number))
            if kept is None:
                found.append(f"game {number} was not kept")
                continue
            facts = [[bytes(raw) for _, raw in row.facts] for row in load(kept.record).rows]
            if facts != [list(row.facts) for row in played.rows] or kept.people != played.seats:
                found.append(f"game {number} was kept otherwise than it was played")
        return found


def _fork(random: Random) -> Random:
    return Random(random.getrandbits(64))


def _failure(context: Mapping[str, Any]) -> str:
    return f"{context.get('message')} {context.get('exception')!r}"


def run(seed: int, size: Size | None = None) -> Report:
    return World(seed, size).run()
