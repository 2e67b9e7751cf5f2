"""Writes the log of a game's present revision: `python -m tests.logs.write GAME`, or of every game.

`python -m tests.logs.write tags` notes every tag that may stand in a record or in the log of a table, before
a release: from then on none of them may disappear.
"""

import json
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from camlann import avalon, shadows
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import tag
from camlann.engine.match import Match
from camlann.engine.phases import changes
from camlann.games import GAMES
from camlann.records.record import SeedShown, dump, record
from camlann.table import COMMANDS, FACTS
from tests.avalon.configs import agreeable
from tests.choices import Choices
from tests.shadows import sensible_player

HERE = Path(__file__).parent
LAPSES = 40
"""One question of so many is left to the clock."""
AVALON_PLAYERS = 42
"""The players of Avalon: with these a vote is changed, and some miss the time to guess Merlin."""
SHADOWS_PLAYERS = 0
"""The players of Shadows: with these a Fight ? meets an engine, Fate is played, somebody is captured."""


def avalon_log(word: str) -> Match[Any, Any, Any]:
    options = replace(avalon.presets(7)["everything"], change_votes=True)
    match = Match(avalon, options, 7, partial(Seeded, seed_of(word), 1))
    choices = Choices(Random(f"{word}/{AVALON_PLAYERS}").randbytes(8000))
    while not match.over:
        voted = [own for own in match.truth.own.values() if isinstance(own.answer, avalon.Vote)]
        voted = [own for own in voted if changes(match.public, own)]
        if choices.one_in(LAPSES):
            match.adopt(match.lapse())
        elif voted and choices.one_in(LAPSES):
            own = choices.pick(voted)
            match.play(own.seat, avalon.Vote("reject" if own.answer == avalon.Vote("approve") else "approve"))
        else:
            seat = choices.pick([seat for seat in match.public.everyone if match.moves(seat)])
            offer, fields = agreeable(match.moves(seat), choices)
            match.play(seat, avalon.WIRE.choose(offer, fields))
    return match


def shadows_log(word: str) -> Match[Any, Any, Any]:
    options = shadows.Options(expansion=True, traitors="among_us")
    match = Match(shadows, options, 7, partial(Seeded, seed_of(word), 1))
    choices = Choices(Random(f"{word}/{SHADOWS_PLAYERS}").randbytes(20_000))
    while not match.over:
        sensible_player.step(match, choices)
    return match


def written(match: Match[Any, Any, Any], word: str) -> bytes:
    times = range(0, 1000 * len(match.rows), 1000)
    return dump(record(match, "whole", SeedShown(seed_of(word).hex()), times))


LOGS = {"avalon": avalon_log, "shadows": shadows_log}


def tags() -> Iterator[str]:
    """Every tag that may stand in a record or in the log of a table."""
    for game in GAMES.values():
        wire = game.WIRE
        for kind in (*wire.facts, *wire.commands.values(), *wire.steps, *wire.claims):
            yield tag(kind)
    for kind in (*COMMANDS, *FACTS):
        yield tag(kind)


if __name__ == "__main__":
    if sys.argv[1:] == ["tags"]:
        (HERE / "tags.json").write_text(json.dumps(sorted({*tags()}), indent=1) + "\n", encoding="ascii")
        sys.exit()
    for name in sys.argv[1:] or LOGS:
        word = f"{name}-{GAMES[name].REVISION}"
        (HERE / f"{word}.camlann").write_bytes(written(LOGS[name](word), word))
