"""Replay steps: a game to step through, one step for each question, and one for the end.

A step holds the game as its viewer knew it when the question was asked, as the difference from the step
before, and the facts in between. Where the steps are follows from public facts, so it is the same for every
viewer.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct

from camlann.engine.facts import GameState, Seat
from camlann.engine.rules import Rules
from camlann.records.record import Audience, Record, Viewpoint, audience
from camlann.records.replay import replay

Part: TypeAlias = dict[str, Any]
"""Some fields of a part of the game, as plain JSON."""


class ReplayStep(Struct, frozen=True):
    ask: int
    """The number of the question."""
    at: int
    """Milliseconds since the game began."""
    public: Part
    """The fields of the public part that changed since the step before."""
    own: dict[Seat, Part]
    """The same for the compartments that the viewer may see."""
    told: tuple[tuple[Audience, Raw], ...]
    """The facts since the step before, each with its audience."""


def replay_steps(record: Record, rules: Rules[Any, Any, Any, Any], viewer: Viewpoint) -> Iterator[ReplayStep]:
    """All steps in order; raises `BrokenRecord` if the record holds less."""
    before: tuple[Part, dict[Seat, Part]] = {}, {}
    told: list[tuple[Audience, Raw]] = []
    ask, at, game = 0, 0, None
    for row, game in replay(record, rules, viewer):
        told += ((audience(fact), Raw(_encode(fact))) for fact in row.facts)
        at = row.at
        if game.public.ask != ask:
            ask = game.public.ask
            yield _step(at, before, before := _plain(game), told)
            told = []
    # A cancelled game ends in the middle of a question.
    if told and game is not None:
        yield _step(at, before, _plain(game), told)


def _step(
    at: int,
    before: tuple[Part, dict[Seat, Part]],
    now: tuple[Part, dict[Seat, Part]],
    told: list[tuple[Audience, Raw]],
) -> ReplayStep:
    public, own = now
    changed = {seat: _changed(before[1].get(seat, {}), part) for seat, part in own.items()}
    turned = {seat: part for seat, part in changed.items() if part}
    return ReplayStep(public["ask"], at, _changed(before[0], public), turned, tuple(told))


def _plain(game: GameState[Any, Any, Any]) -> tuple[Part, dict[Seat, Part]]:
    """What may be shown of a game. The sealed part is never shown."""
    return _built(game.public), {seat: _built(part) for seat, part in game.own.items()}


def _built(part: object) -> Part:
    built: Part = msgspec.to_builtins(part, str_keys=True)
    return built


def _changed(before: Part, now: Part) -> Part:
    return {name: value for name, value in now.items() if name not in before or before[name] != value}


_encode = msgspec.json.Encoder().encode
