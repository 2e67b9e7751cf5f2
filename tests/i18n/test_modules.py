"""Games with every module on: all that is told, asked or refused in them comes up, and can be said."""

from collections.abc import Iterator
from functools import cache, partial
from itertools import product
from random import Random
from typing import Any, TypeAlias

import pytest
from msgspec import Struct
from msgspec.structs import replace

from camlann import avalon
from camlann.avalon.assassin import Assassinating
from camlann.avalon.discuss import Discussing
from camlann.avalon.guess import Guessing
from camlann.bench import choose
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Answered, Asked, Seat, tag
from camlann.engine.match import Match
from camlann.engine.phases import Command
from camlann.i18n.sentences import Words, languages
from camlann.records.record import record
from camlann.records.replay import read
from camlann.records.transcript import transcript

Heard: TypeAlias = dict[str, Struct]
"""Facts, phases, commands and reasons, one of each kind."""

PLAIN = Words("en", isolate=False)
SEATS = 8
NAMES = ["Ana", "Ben", "Cleo", "Dov", "Eve", "Finn", "Gwen", "Hugo"]
FULL = avalon.presets(SEATS)["everything"]
TABLES = [
    FULL,
    replace(FULL, lancelot="open_schedule", plot_recipients="distinct_others", quest_order="free"),
    replace(
        FULL,
        lancelot="known_pair",
        lady_use="may_decline",
        take_responsibility="held",
        everyone_guesses=False,
        discussion="leader_calls",
    ),
]
GAMES = [(options, seed) for options in TABLES for seed in range(12)]


def tries(table: Match[Any, Any, Any]) -> Iterator[Command]:
    """Things somebody might try, whether they are on offer or not."""
    for seat in table.public.everyone:
        yield avalon.Arm(seat)
        yield avalon.Strike(seat)
        yield avalon.Watch((seat,))
        yield avalon.Examine(seat)
        yield avalon.Name(seat)
        yield avalon.Guess(seat)
        yield avalon.Overhear(seat)
        yield from (avalon.HandOut(card, seat) for card in table.public.drawn)
    yield avalon.LeaveLady()
    yield avalon.ChangeTeam()
    yield avalon.GetReady()
    yield avalon.PlayCard("success")
    yield avalon.PlayCard("fail")
    yield from (avalon.Propose(quest, (Seat(0),)) for quest in range(1, 6))


def played(options: avalon.Options, seed: int) -> tuple[Match[Any, Any, Any], Heard]:
    """A game at random, mostly agreeable, and all that was tried on the way."""
    table = Match(avalon, options, SEATS, partial(Seeded, seed_of(f"modules {seed}"), 1))
    random, heard = Random(seed), Heard()
    while not table.over:
        phase = table.public.phase
        assert phase is not None
        heard.setdefault(tag(type(phase)), phase)
        for seat, command in product(table.public.asked or table.public.everyone, tries(table)):
            reason = table.why(seat, command)
            if reason is not None:
                heard.setdefault(tag(type(reason)), reason)
        if isinstance(phase, Guessing | Assassinating) and table.why(Seat(0), avalon.Point(Seat(1))) is None:
            heard.setdefault("avalon.point", avalon.Point(Seat(1)))
            table.play(Seat(0), avalon.Point(Seat(1)))
        lets = isinstance(phase, Guessing | Assassinating) or (
            isinstance(phase, Discussing) and not random.randrange(3)
        )
        if seed % 2 and lets:
            table.adopt(table.lapse())
            continue
        if isinstance(phase, Discussing) and table.public.acted and not random.randrange(4):
            heard.setdefault("avalon.not-yet", avalon.NotYet())
            table.play(table.public.acted[0], avalon.NotYet())
            continue
        seat, command = choose(avalon, table.truth, random)
        if isinstance(command, avalon.Vote) and random.randrange(4):
            command = avalon.Vote("approve")
        heard.setdefault(tag(type(command)), command)
        table.play(seat, command)
    for row in table.rows:
        for fact in row.facts:
            heard.setdefault(tag(type(fact)), fact)
            if isinstance(fact, Answered):
                heard.setdefault(tag(type(fact.command)), fact.command)
    return table, heard


@cache
def heard() -> tuple[list[Match[Any, Any, Any]], Heard]:
    tables, everything = [], Heard()
    for options, seed in GAMES:
        table, found = played(options, seed)
        tables.append(table)
        everything = found | everything
    return tables, everything


def test_every_fact_question_command_and_reason_of_the_rules_came_up() -> None:
    wire, found = avalon.WIRE, heard()[1]
    kinds = (*wire.facts, *wire.phases, *wire.commands.values(), *wire.reasons)
    assert not {tag(kind) for kind in kinds} - found.keys()


@pytest.mark.parametrize("language", languages())
def test_each_of_them_is_told(language: str) -> None:
    words = Words(language, isolate=False)
    for told in heard()[1].values():
        assert words.tell(told, NAMES).strip()
        if type(told) in avalon.WIRE.phases:
            assert words.tell(told, NAMES, "you") != words.tell(told, NAMES, "why")


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_reads_as_a_transcript_with_no_word_of_the_rules_left_in_it(language: str) -> None:
    words = Words(language, isolate=False)
    for table in heard()[0]:
        facts = [fact for row in table.rows for fact in row.facts if tag(type(fact)).startswith("avalon.")]
        told = [words.tell(fact, NAMES) for fact in facts]
        assert not [line for line in told if "_" in line or "{" in line or "  " in line]


def test_a_transcript_has_a_line_for_every_command_and_every_fact() -> None:
    table = heard()[0][0]
    rows = [*read(record(table, "whole"), avalon)]
    lines = [*transcript(rows, NAMES, partial(PLAIN.tell, names=NAMES))]
    assert len(lines) >= sum(len(row.facts) for row in rows) + len(rows) - 1


def test_a_question_is_told_like_its_phase() -> None:
    asked = [fact for row in heard()[0][0].rows for fact in row.facts if isinstance(fact, Asked)]
    assert asked
    assert all(PLAIN.tell(fact, NAMES) == PLAIN.tell(fact.phase, NAMES) for fact in asked)
