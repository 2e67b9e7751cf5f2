"""Benchmarks of the rules: games between seats that choose at random.

`rules` measures how quickly they are played, on one core, in CPU seconds: `table` encodes every viewer's
frames after every command, `truth` keeps only the state, as a search would. `frames` counts the bytes that
viewers are sent, before they are padded, by part.
"""

from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from statistics import mean, median
from time import process_time
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Raw

from camlann.engine.course import decide, go_on
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import GameState, Own, Seat
from camlann.engine.forms import sample
from camlann.engine.match import Match
from camlann.engine.phases import Command, moves
from camlann.engine.transition import Transition
from camlann.games import DEFINITIONS, AnyRules, BenchCase

AnyMatch: TypeAlias = Match[Any, Any, Any]
Way: TypeAlias = Callable[[AnyRules, Any, int, str], int]
"""Play one game with these options and seats, dealt from a word, and count its commands."""


class Speed(NamedTuple):
    case: BenchCase
    way: str
    commands: float
    """Commands a CPU second, the median of the rounds."""
    games: float


def choose(rules: AnyRules, game: GameState[Any, Any, Any], chance: Random) -> tuple[Seat, Command]:
    """A random legal command of a seat that may act."""
    public = game.public
    for seat in public.asked or public.everyone:
        own: Own[Any] = game.own[seat]
        if offers := moves(public, own):
            offer = offers[chance.randrange(len(offers))] if len(offers) > 1 else offers[0]
            return seat, rules.WIRE.choose(offer, sample(offer.form, lambda n: int(chance.random() * n)))
    raise AssertionError("nobody can do anything")


def through_the_table(rules: AnyRules, options: Any, seats: int, word: str) -> int:
    chance = Random(word)
    match = Match(rules, options, seats, partial(Seeded, seed_of(word), 1))
    commands = 0
    while not match.over:
        seat, command = choose(rules, match.truth, chance)
        match.play(seat, command, match.public.ask)
        commands += 1
        match.updates()
    return commands


def by_the_truth(rules: AnyRules, options: Any, seats: int, word: str) -> int:
    chance, seed = Random(word), seed_of(word)
    tell: Transition[Any, Any, Any] = Transition(rules.blank(options, seats), partial(Seeded, seed, 1))
    rules.deal(tell)
    go_on(rules, tell)
    game, commands = tell.game, 0
    while game.public.phase is not None:
        seat, command = choose(rules, game, chance)
        commands += 1
        game = decide(rules, game, partial(Seeded, seed, 1), seat, command).game
    return commands


WAYS: dict[str, Way] = {"table": through_the_table, "truth": by_the_truth}


def cases() -> list[tuple[AnyRules, BenchCase]]:
    """What is measured of every game."""
    return [(game.rules, case) for game in DEFINITIONS.values() for case in game.bench]


def bench(among: Sequence[tuple[AnyRules, BenchCase]], rounds: int = 7, games: int = 60) -> Iterator[Speed]:
    """Each way of each case, in interleaved rounds, so that a busy machine slows all of them alike."""
    found: dict[tuple[int, str], list[tuple[float, float]]] = {
        (n, way): [] for n in range(len(among)) for way in WAYS
    }
    for turn in range(rounds):
        for (n, way), speeds in found.items():
            rules, (_, options, seats) = among[n]
            start, commands = process_time(), 0
            for game in range(games):
                commands += WAYS[way](rules, options, seats, f"{turn}/{game}")
            spent = process_time() - start
            speeds.append((commands / spent, games / spent))
    for (n, way), speeds in found.items():
        yield Speed(among[n][1], way, median(each[0] for each in speeds), median(each[1] for each in speeds))


class Sizes(NamedTuple):
    """Bytes of what viewers are sent: of whole frames, or of deltas."""

    case: BenchCase
    form: str
    number: int
    mean: float
    most: int
    parts: dict[str, float]
    """The mean of each part."""


PARTS = ("public", "own", "told", "moves", "closed")


def frame_sizes(among: Sequence[tuple[AnyRules, BenchCase]], games: int = 60) -> Iterator[Sizes]:
    """What the viewers of some games of each case are sent: whole frames first, and then deltas."""
    for rules, case in among:
        found: dict[str, list[tuple[int, dict[str, int]]]] = {"frame": [], "delta": []}
        for game in range(games):
            chance, seed = Random(f"0/{game}"), seed_of(f"0/{game}")
            match = Match(rules, case.options, case.seats, partial(Seeded, seed, 1))
            _weigh(match, found)
            while not match.over:
                match.play(*choose(rules, match.truth, chance))
                _weigh(match, found)
        for form, sent in found.items():
            sizes = [size for size, _ in sent]
            means = {part: mean(parts.get(part, 0) for _, parts in sent) for part in PARTS}
            yield Sizes(case, form, len(sizes), mean(sizes), max(sizes), means)


def _weigh(match: AnyMatch, found: dict[str, list[tuple[int, dict[str, int]]]]) -> None:
    for update in match.updates()[1]:
        parts = {name: len(bytes(raw)) for name, raw in _parts.decode(update.data).items()}
        found["delta" if update.is_delta else "frame"].append((len(update.data), parts))


_parts = msgspec.json.Decoder(dict[str, Raw])


def measure(args: Namespace) -> int:
    """`camlann bench`: a line for each way of each case, or for each form of what is sent."""
    if args.what == "frames":
        row = "{:<14}{:>6}  {:<6}{:>8}{:>8}{:>8}  " + "{:>8}" * len(PARTS)
        print(row.format("game", "seats", "form", "number", "mean", "most", *PARTS))
        for sizes in frame_sizes(cases(), args.games):
            case, form, number, middle, most, parts = sizes
            rest = (f"{part:,.0f}" for part in parts.values())
            print(row.format(case.name, case.seats, form, number, f"{middle:,.0f}", f"{most:,}", *rest))
        return 0
    row = "{:<14}{:>6}  {:<6}{:>12}{:>10}"
    print(row.format("game", "seats", "way", "commands/s", "games/s"))
    for case, way, commands, games in bench(cases(), args.rounds, args.games):
        print(row.format(case.name, case.seats, way, f"{commands:,.0f}", f"{games:,.1f}"))
    return 0
