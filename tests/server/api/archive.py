"""A server whose tables have been played at: logs and records as keepers write them."""

from collections.abc import Iterable
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from camlann import avalon
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Ended
from camlann.engine.forms import sample
from camlann.engine.match import Match
from camlann.records.record import SeedShown, dump, record
from camlann.runtime import Runtime
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.crypto.token_hash import hashed
from camlann.server.event_log_codec import LoggedFact, LogRow, entry
from camlann.server.keeper import finished_game
from camlann.server.store import Append, Person, StoredRecord, TableName
from camlann.table import Begun, Choice, Finished, PersonId, TableFact
from tests.server.harness.http_gate import HttpGate
from tests.server.harness.sample_data import ANNA, BERT, CARL, TABLE

KEYS = TableKeys({1: bytes(32)}, Runtime())
DORA, EMIL = PersonId("d" * 32), PersonId("e" * 32)
FIVE = (ANNA, BERT, CARL, DORA, EMIL)
BOT = PersonId("bot:" + "0" * 32)
NOWHERE = "ee" * 16


class Archive(HttpGate):
    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for person_id in (DORA, EMIL):
            self.run(
                self.store.add_person(
                    Person(person_id, person_id[0].upper()), hashed(f"token of {person_id}")
                )
            )
        self.n = 0

    # As a keeper does.

    def tell(self, *facts: TableFact, table: TableName = TABLE) -> None:
        self._write(0, map(msgspec.json.encode, facts), table)

    def begin(self, number: int, people: tuple[PersonId, ...], game: str = "avalon") -> None:
        self.tell(Begun(number, Choice(game), people))

    def end(self, number: int) -> None:
        """By the rules."""
        self._write(number, [msgspec.json.encode(Ended())], TABLE)
        self.tell(Finished(number))

    def finish(
        self,
        number: int,
        people: tuple[PersonId, ...],
        winners: tuple[PersonId, ...] = (),
        reason: str = "three_fails",
        *,
        game: str = "avalon",
        record: bytes = b"",
    ) -> None:
        """A whole game, from its beginning to its record."""
        self.begin(number, people, game)
        self.now += 60_000
        self.end(number)
        self.keep(StoredRecord(TABLE.id, number, people, record, game, winners, reason, self.now))

    def has_played(self, table: Match[Any, Any, Any], people: tuple[PersonId, ...], number: int = 1) -> None:
        """A whole game, stored as a keeper stores it."""
        self.begin(number, people, table.rules.NAME)
        self.now += 60_000
        self.end(number)
        self.keep(replace(as_kept(table, people), game=number, at=self.now))

    def keep(self, kept: StoredRecord) -> None:
        self.run(self.store.add_record(kept))

    def _write(self, game: int, facts: Iterable[bytes], table: TableName) -> None:
        said = tuple(LoggedFact(True, Raw(fact)) for fact in facts)
        written = entry(KEYS, table.id, self.n, [LogRow(game=game, at=self.now, facts=said)])
        self.run(self.store.append([Append(table.id, written)]))
        self.n += 1


def played(word: str, options: Any = None, seats: int = 5, rules: Any = avalon) -> Match[Any, Any, Any]:
    """A game, of Avalon unless another is named, played to its end by chance."""
    seed, chance = seed_of(word), Random(word)
    table: Match[Any, Any, Any] = Match(rules, options or rules.Options(), seats, partial(Seeded, seed, 1))
    while not table.over:
        seat = chance.choice([seat for seat in table.public.everyone if table.moves(seat)])
        offer = chance.choice(table.moves(seat))
        table.play(seat, rules.WIRE.choose(offer, sample(offer.form, chance.randrange)))
    return table


def as_kept(table: Match[Any, Any, Any], people: tuple[PersonId, ...] = FIVE) -> StoredRecord:
    """A finished game as a keeper stores it."""
    state: Any = SimpleNamespace(
        game=table,
        finished=table.number,
        times=range(len(table.rows)),
        table=SimpleNamespace(broken_off=0),
        seats=people[: table.public.seats],
        deal=None,
        deal_secret=b"",
        seed=bytes(32),
    )
    kept = finished_game.finished_game(TABLE.id, state)
    assert kept is not None
    return kept


def written(table: Match[Any, Any, Any], seed: bytes = bytes(32)) -> bytes:
    """The record of a finished game, as a keeper keeps it."""
    return dump(record(table, "whole", SeedShown(seed.hex())))
