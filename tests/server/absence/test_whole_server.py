"""Some seats of a whole server's table are empty from the first question on: every game ends all the same."""

from itertools import chain, combinations
from random import Random

import msgspec
import pytest
from msgspec import Raw

from camlann import avalon
from camlann.server.crypto.token_hash import hashed
from camlann.server.event_log_codec import rows
from camlann.server.keeper.question_clock import GRACE_SECONDS
from camlann.server.store import Person, TableId, TableName
from camlann.table import Choice, Clock, Finished, Missed, PersonId, Times
from tests.server.simulation.player import Plan, Player
from tests.server.simulation.world import RULES, Size, World, _fork

SEVEN = 7
SHORT = Clock("own", Times(glance=1, answer=1, choice=2, debate=2))
SUBSETS = [*chain.from_iterable(combinations(range(SEVEN), n) for n in range(SEVEN + 1))]
SOME = SUBSETS[::8]
"""The host is missing, and the others, and nobody, and all."""
SLACK = 300.0
"""Milliseconds from a deadline to when it is stored, on a line that is well."""


class Leaver(Player):
    """Goes home when the game has begun."""

    @property
    def satisfied(self) -> bool:
        return True

    def _act(self) -> None:
        if self.session.table is not None and self.session.table.playing:
            self.left = True
            if self.socket is not None:
                self.socket.cut()
        else:
            super()._act()

    left = False

    async def stay(self) -> None:
        self._dial, dial = (lambda: None if self.left else dial()), self._dial
        await super().stay()


class Empty(World):
    """A world with one table of Avalon, from which some go home."""

    def __init__(self, seed: int, absent: tuple[int, ...], size: Size) -> None:
        self.absent = absent
        super().__init__(seed, size)

    async def _furnish(self, number: int) -> None:
        random, store = self.random, self.vault.store
        place = TableName(TableId(random.getrandbits(62)), random.randbytes(16).hex())
        await store.add_table(place)
        person_ids = tuple(PersonId(random.randbytes(16).hex()) for _ in range(SEVEN + 1))
        options = Raw(msgspec.json.encode(avalon.Options(lady=True, excalibur=True)))
        plan = Plan(place.name, person_ids[:-1], Choice("avalon", options, SHORT), 1)
        self.plans[place.id] = plan
        self.players[place.id] = []
        for n, person_id in enumerate(person_ids):
            token = random.randbytes(16).hex()
            await store.add_person(Person(person_id, "somebody"), hashed(token))
            kind = Leaver if n in self.absent else Player
            player = kind(
                f"t.{n}", person_id, token, plan, RULES, self.runtime(), _fork(random), self.dial, folly=0.0
            )
            self.players[place.id].append(player)


def ends(absent: tuple[int, ...], faults: float) -> None:
    world = Empty(Random(f"{absent} {faults}").getrandbits(32), absent, Size(tables=1, faults=faults))
    report = world.run()
    # Those who left cannot be brought up to date.
    wrong = [word for word in report.violations if "was last shown" not in word and " was told " not in word]
    assert wrong == []
    ((table, _),) = world.players.items()
    log, seats = world.log(table), world.plans[table].seats
    assert any(isinstance(fact, Finished) for fact in log.table)
    if not faults:
        missed = {fact.person_id for fact in log.table if isinstance(fact, Missed)}
        assert missed <= {seats[n] for n in absent}
        assert bool(missed) == bool(absent)
        played = [row for row in log.rows if row.game]
        kept = [row for row in rows(world.keys(), table, world.disk.history(table)) if row.game]
        lengths = sum(
            (row.clock or 0) + 1000 * GRACE_SECONDS + SLACK for row in kept if row.clock is not None
        )
        assert played[-1].at - played[0].at <= lengths


@pytest.mark.parametrize("absent", SOME, ids=str)
def test_the_game_ends_within_the_sum_of_its_deadlines(absent: tuple[int, ...]) -> None:
    ends(absent, faults=0.0)


@pytest.mark.parametrize("absent", SOME[::3], ids=str)
def test_it_ends_though_processes_die_meanwhile(absent: tuple[int, ...]) -> None:
    ends(absent, faults=15.0)


@pytest.mark.long
@pytest.mark.parametrize("absent", SUBSETS, ids=str)
def test_for_every_set_of_absent_players(absent: tuple[int, ...]) -> None:
    ends(absent, faults=0.0)
    ends(absent, faults=20.0)
