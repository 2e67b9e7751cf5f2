"""A whole server in virtual time plays one table to the end; what its devices and its record say then."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any, Literal

from msgspec import Struct

from camlann import avalon
from camlann.client.fair_deal import Verdict
from camlann.server.crypto.token_hash import hashed
from camlann.server.store import Append, Outcome, Person, TableId, TableName
from camlann.table import DealOpened, PersonId, TableFact
from tests import ferry
from tests.server.harness.journal import Log
from tests.server.simulation import simulated_store
from tests.server.simulation.player import Plan, Player, choice
from tests.server.simulation.world import RULES, Size, World

SMALL = Size(tables=1, games=1, turns=4, faults=0.0)
Game = Literal["ferry", "avalon"]
CROSSING: Game = "ferry"
QUEST: Game = "avalon"

Appending = Callable[[simulated_store.StoreLine, Sequence[Append]], Awaitable[list[Outcome]]]


class Evening(Struct):
    """What is left of a table when all is over."""

    world: World
    log: Log
    record: bytes
    verdicts: list[Verdict]
    """Of the devices at the table."""
    violations: list[str]

    @property
    def opened(self) -> list[DealOpened]:
        return [fact for fact in self.facts if isinstance(fact, DealOpened)]

    @property
    def facts(self) -> list[TableFact]:
        return self.log.table


class Sober(World):
    """One table without a clock, each at one device, and nobody says anything foolish."""

    def __init__(self, game: Game) -> None:
        super().__init__(1, SMALL)
        self._game = game

    async def _furnish(self, number: int) -> None:
        random, store = self.random, self.vault.store
        place = TableName(TableId(random.getrandbits(62)), random.randbytes(16).hex())
        await store.add_table(place)
        big = self._game == "avalon"
        person_ids = tuple(PersonId(random.randbytes(16).hex()) for _ in range(6 if big else 4))
        options: Any = avalon.Options() if big else ferry.Options(turns=self.size.turns)
        plan = Plan(place.name, person_ids[:-1], choice(self._game, options))
        self.plans[place.id], self.players[place.id] = plan, []
        for n, person_id in enumerate(person_ids):
            token = random.randbytes(16).hex()
            await store.add_person(Person(person_id, "somebody"), hashed(token))
            player = Player(
                f"t.{n}",
                person_id,
                token,
                plan,
                RULES,
                self.runtime(),
                Random(random.getrandbits(64)),
                self.dial,
                folly=0.0,
            )
            self.players[place.id].append(player)


def play(game: Game = "ferry", before: Callable[[World], None] | None = None) -> Evening:
    world = Sober(game)
    if before is not None:
        before(world)
    report = world.run()
    ((table, players),) = world.players.items()
    record = world.disk.records[table, 1].record
    seated = [player for player in players if player.event_log.person_id in world.plans[table].seats]
    verdicts = [player.session.fair_deal.verdict(record, 1) for player in seated]
    return Evening(world, world.log(table), record, verdicts, report.violations)


DEALING = (b"table.deal-opened", b"table.number-revealed", b"table.begun")


def dealing(appends: Sequence[Append]) -> bool:
    """Whether a step of a deal is about to be stored."""
    return any(tag in append.entry.public for append in appends for tag in DEALING)


async def never() -> None:
    """Whoever is dead waits for ever."""
    await asyncio.get_running_loop().create_future()
