"""Whatever was once written down can be read, replayed and verified for ever."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from camlann.engine.dice import Seeded
from camlann.engine.facts import GameState, Seat, part
from camlann.engine.match import Match
from camlann.engine.phases import Lapse
from camlann.games import GAMES
from camlann.records.deal_proof import verify
from camlann.records.record import Record, SeedShown, Viewpoint, dump, load
from camlann.records.replay import read, replay
from tests.logs import write

LOGS = sorted(Path(__file__).parent.glob("*.camlann"))


@pytest.fixture(params=LOGS, ids=lambda log: log.name)
def log(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


def named(log: Path) -> tuple[str, int]:
    game, _, revision = log.stem.rpartition("-")
    return game, int(revision)


def last(record: Record, viewer: Viewpoint) -> GameState[Any, Any, Any]:
    """The game as this viewer knew it in the end."""
    *_, (_, game) = replay(record, GAMES[record.header.game], viewer)
    return game


def test_a_log_is_kept_of_every_revision_of_every_game() -> None:
    kept = {named(log) for log in LOGS}
    for name, rules in GAMES.items():
        # A game has its first log when it is first released.
        if any(game == name for game, _ in kept):
            assert kept >= {(name, revision + 1) for revision in range(rules.REVISION)}


def test_a_tag_that_was_once_used_does_not_disappear() -> None:
    """Names are frozen: a record that was written with a tag must be read for ever."""
    gone = {*json.loads((write.HERE / "tags.json").read_text())} - {*write.tags()}
    assert not gone, f"records use these tags, and nothing reads them any more: {sorted(gone)}"


def test_it_is_read_as_it_was_written(log: Path) -> None:
    record = load(log.read_bytes())
    assert (record.header.game, record.header.revision) == named(log)
    assert dump(record) == log.read_bytes()
    assert len([*read(record, GAMES[record.header.game])]) == len(record.rows)


def test_it_is_replayed_to_its_end_for_everybody(log: Path) -> None:
    record = load(log.read_bytes())
    truth = last(record, "whole")
    assert GAMES[record.header.game].result(truth.public) is not None
    assert last(record, "spectator") == part(truth, None)
    for seat in map(Seat, range(record.header.seats)):
        assert last(record, seat) == part(truth, seat)


def test_its_dice_fell_as_the_seed_says(log: Path) -> None:
    proof = verify(log.read_bytes())
    assert proof.holds
    dealt = {"avalon": {"leader", "roles"}, "shadows": {"loyalty", "white", "black", "travel"}}
    assert {throw.label for throw in proof.proved} >= dealt[named(log)[0]]


def test_while_its_revision_is_the_present_one_every_throw_is_proved_by_the_rules(log: Path) -> None:
    proof = verify(log.read_bytes(), GAMES)
    assert proof.holds
    assert proof.replayed == (named(log)[1] == GAMES[named(log)[0]].REVISION)
    assert not proof.replayed or not proof.unchecked


def test_the_log_of_the_present_revision_is_what_its_writer_writes() -> None:
    for name, play in write.LOGS.items():
        word = f"{name}-{GAMES[name].REVISION}"
        assert write.written(play(word), word) == (write.HERE / f"{word}.camlann").read_bytes()


def test_while_its_revision_is_the_present_one_it_would_be_played_like_this_again(log: Path) -> None:
    record = load(log.read_bytes())
    header, rules = record.header, GAMES[record.header.game]
    if header.revision < rules.REVISION:
        return
    assert isinstance(header.chance, SeedShown)
    dice = partial(Seeded, bytes.fromhex(header.chance.seed), header.number)
    match = Match(rules, rules.WIRE.options.decode(header.options), header.seats, dice)
    for row in [*read(record, rules)][1:]:
        if row.seat is None or row.command is None:
            assert isinstance(row.command, Lapse)
            match.adopt(match.lapse())
        else:
            match.play(row.seat, row.command)
        assert match.rows[-1].facts == row.facts
    assert match.over
