"""Every staged moment can be reached, and a stored game is replayed as it was."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from camlann.engine.dice import Seeded
from camlann.engine.match import Match
from camlann.games import GAMES
from camlann.records.record import SeedShown, dump, load, record
from tests.staging.plays import NoSuchMoment, Play, phase_of, recorded
from tests.staging.scenes import SCENES

KEPT = Path(__file__).parents[1] / "logs" / "avalon-1.camlann"


def played(play: Play) -> Match[Any, Any, Any]:
    rules: Any = GAMES[play.game]
    options = rules.WIRE.options.decode(play.options)
    table: Match[Any, Any, Any] = Match(rules, options, play.seats, partial(Seeded, play.seed, 1))
    for move in play.moves:
        table.play(move.seat, move.command, move.ask)
    return table


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_come_to_by_its_moves(name: str) -> None:
    scene = SCENES[name]
    table = played(scene.play())
    assert phase_of(table.public) == scene.phase
    assert table.over or table.public.round >= scene.round
    assert scene.so(table.public)


def test_every_phase_of_avalon_has_a_scene() -> None:
    source = Path(__file__).parents[2] / "src/camlann/avalon"
    phases = {
        line.partition('tag="')[2].partition('"')[0]
        for file in source.rglob("*.py")
        for line in file.read_text().splitlines()
        if line.startswith("class ") and ("(Turn, frozen" in line or "(Poll, frozen" in line)
    }
    assert len(phases) > 15
    assert phases <= {scene.phase for scene in SCENES.values()}


def test_a_stored_game_is_played_again_up_to_a_phase() -> None:
    play = SCENES["good-wins"].play()
    kept = record(played(play), "whole", SeedShown(play.seed.hex()))
    again = recorded(load(dump(kept)), "avalon.questing")
    assert again.moves == play.moves[: len(again.moves)]
    assert phase_of(played(again).public) == "avalon.questing"


def test_a_phase_that_never_came_is_said_to_be_none() -> None:
    play = SCENES["good-wins"].play()
    kept = record(played(play), "whole", SeedShown(play.seed.hex()))
    with pytest.raises(NoSuchMoment, match="never comes to"):
        recorded(kept, "avalon.nothing")


def test_a_game_in_which_a_clock_ran_out_is_played_no_further() -> None:
    with pytest.raises(NoSuchMoment, match="clock ran out"):
        recorded(load(KEPT.read_bytes()), "over")
