"""A game's list of the throws of its deal is what the deal throws, whatever its options and its dice."""

import json
import runpy
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from camlann import avalon, shadows
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Rolled, Shuffled
from camlann.engine.match import Match
from camlann.engine.required_throws import has, is_needed
from camlann.engine.rules import Rules
from camlann.games import DEFINITIONS
from camlann.records.deal_proof import Told, as_agreed, outcome
from camlann.records.record import audience
from tests import ferry
from tests.avalon.configs import config
from tests.choices import Choices
from tests.ferry.play import Ferry, random_play
from tests.repository.pages import ROOT
from tests.shadows.test_random_play import options as shadows_options

NEEDED = {name: game.needed for name, game in DEFINITIONS.items()}


def some_avalon(choices: Choices) -> tuple[Any, int]:
    some = config(choices)
    return some.options, some.seats


def some_shadows(choices: Choices) -> tuple[Any, int]:
    seats = 3 + choices.below(5)
    return shadows_options(choices, seats), seats


def dealt(rules: Rules[Any, Any, Any, Any], options: Any, seats: int, word: str) -> list[Told]:
    table = Match(rules, options, seats, partial(Seeded, seed_of(word), 1))
    return [(audience(fact), msgspec.json.decode(msgspec.json.encode(fact))) for fact in table.rows[0].facts]


@pytest.mark.parametrize("n", range(150))
@pytest.mark.parametrize("game", ["avalon", "shadows", "ferry"])
def test_the_deal_makes_the_throws_that_are_listed_and_each_says_where_its_outcome_is(
    game: str, n: int
) -> None:
    choices = Choices(Random(f"{game} {n}").randbytes(400))
    rules: Rules[Any, Any, Any, Any]
    match game:
        case "avalon":
            rules, (options, seats) = avalon, some_avalon(choices)
        case "shadows":
            rules, (options, seats) = shadows, some_shadows(choices)
        case _:
            rules, options, seats = ferry, ferry.Options(), 3 + n % 3
    facts = dealt(rules, options, seats, f"deal {n}")
    listed = rules.throws(options, seats)
    assert as_agreed(listed, facts)
    plain_options = msgspec.json.decode(msgspec.json.encode(options))
    needs = {need.label for need in NEEDED.get(game, ()) if is_needed(need, plain_options, seats)}
    assert all(has(listed, need) for need in NEEDED.get(game, ()) if need.label in needs)
    # Where the table has chosen its coats, who begins may still be thrown for, and is not demanded.
    assert game == "ferry" or {throw.label for throw in listed} - needs <= {"first"}
    for place, (_, plain) in enumerate(facts):
        if plain["type"] in ("engine.shuffled", "engine.rolled"):
            throw: Any = msgspec.convert(plain, Shuffled | Rolled)
            told = outcome(facts[place + 1 :], throw)
            assert told is not None
            if isinstance(throw, Shuffled):
                assert sorted(told) == sorted(throw.items)
            else:
                assert len(told) == 1


def test_the_program_that_stands_alone_demands_the_same_throws() -> None:
    alone = runpy.run_path(str(ROOT / "docs/verify/verify_deal.py"))["NEEDED"]
    rows = {game: [msgspec.to_builtins(need) for need in needs] for game, needs in NEEDED.items()}
    told = {game: [list(need.values()) for need in needs] for game, needs in rows.items()}
    assert json.dumps(alone) == json.dumps(told)


def long_crossing(first: int) -> Ferry:
    """A game in which the pile is shuffled a second time; its log begins with row `first`."""
    table: Ferry = Match(ferry, ferry.Options(turns=60), 5, partial(Seeded, seed_of("w0"), 1), first=first)
    for _ in random_play(table, Random("0")):
        pass
    return table


def test_throws_are_counted_and_nobody_at_the_table_has_the_count() -> None:
    table = long_crossing(0)
    made = [fact for row in table.rows for fact in row.facts if isinstance(fact, Shuffled | Rolled)]
    assert table.truth.sealed is not None
    assert table.truth.sealed.throws == len(made) > 1
    for viewer in table.viewers:
        assert table.seen(viewer).sealed is None
        assert b"throws" not in table.frame(viewer)


def test_deciding_again_gives_the_same_however_many_rows_were_written() -> None:
    """A throw goes by how many throws there were, not by the row it falls in."""
    table = long_crossing(0)
    # The same game, as if seven rows more had been written before it.
    shifted = long_crossing(7)
    assert [row.facts for row in table.rows] == [row.facts for row in shifted.rows]
    again: Ferry = Match(ferry, ferry.Options(turns=60), 5, partial(Seeded, seed_of("w0"), 1))
    for row in table.rows[1:]:
        assert row.seat is not None
        assert row.command is not None
        first, second = again.decide(row.seat, row.command), again.decide(row.seat, row.command)
        assert first.facts == second.facts == row.facts
        again.adopt(second)
