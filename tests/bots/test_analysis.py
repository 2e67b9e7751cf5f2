"""An analysis says what a viewer could have known, and no more."""

from functools import partial
from random import Random
from time import process_time
from zlib import crc32

import msgspec
import pytest

from camlann import avalon, shadows
from camlann.avalon.roles import ROLES
from camlann.bots import NewBot
from camlann.bots.analysis import VERSION, Analysis, analyse, as_percent
from camlann.bots.arena.modules import options_with
from camlann.bots.avalon.analyst import exact
from camlann.bots.avalon.rules_bot import RulesBot
from camlann.bots.match_player import MatchPlayer, play_out
from camlann.bots.random_bot import RandomBot
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.records.record import Record, Viewpoint, record, seen
from camlann.records.replay_steps import replay_steps
from tests.avalon.deals import Avalon, begun, go


def played(
    seats: int, modules: str = "", word: str = "analysis", new_bot: NewBot = RulesBot
) -> tuple[Avalon, Record]:
    match: Avalon = Match(
        avalon, options_with(modules.split(), seats), seats, partial(Seeded, seed_of(word), 1)
    )
    everyone = match.public.everyone
    play_out(match, {seat: MatchPlayer(match, seat, new_bot, Random(f"{word}/{seat}")) for seat in everyone})
    return match, record(match, "whole")


def analysed(match: Avalon, viewpoint: Viewpoint) -> Analysis:
    """Of a running game too, as far as this viewer sees it."""
    return analyse(record(match, viewpoint), avalon, viewpoint)


def test_what_is_proven_is_said_for_sure() -> None:
    match = begun("merlin loyal loyal assassin minion")
    go(match, 3, 4, cards="FF")
    last = analysed(match, "spectator").chances[-1]
    assert last.possible == 1
    assert last.percent["evil"] == (0, 0, 0, 100, 100)


def test_each_chair_starts_with_what_it_was_shown() -> None:
    match = begun("merlin loyal loyal assassin minion")
    go(match, 0, 1, cards="SS")
    possible = {
        viewer: analysed(match, viewer).chances[0].possible
        for viewer in ("spectator", Seat(0), Seat(1), Seat(3))
    }
    assert possible == {"spectator": 10, Seat(0): 1, Seat(1): 6, Seat(3): 1}


def test_the_first_sure_moment_is_the_first_at_which_one_answer_is_left() -> None:
    match = begun("merlin loyal loyal assassin minion")
    go(match, 0, 3, cards="SF")
    go(match, 0, 1, 2, cards="SSS")
    found = analysed(match, Seat(0)), analysed(match, Seat(1)), analysed(match, "spectator")
    assert found[0].certain == 0
    # Seat 3 or seat 0 failed the first quest, and seats 0, 1, 2 may still hide.
    assert found[1].certain is None
    assert found[2].certain is None
    assert found[1].chances[-1].possible < found[2].chances[-1].possible


def test_a_chair_is_judged_by_what_it_knew_then() -> None:
    match = begun("merlin loyal loyal assassin minion", leader=1)
    go(match, 3, 4, cards="FF")
    go(match, 0, 3, 4, cards="SFF")
    team, approved, again = analysed(match, Seat(1)).judgements
    assert (team.deed, approved.deed, again.deed) == ("team", "approve", "approve")
    assert 0 < team.chance < team.best <= 99
    # After two fails it knew better, and approved the same two once more.
    assert (again.chance, again.best) == (0, 100)


def test_evil_is_not_judged() -> None:
    match = begun("merlin loyal loyal assassin minion")
    go(match, 3, 4, cards="FF")
    assert analysed(match, Seat(3)).judgements == ()


@pytest.mark.parametrize(
    "seats, modules", [(5, ""), (7, "percival mordred lady excalibur plot"), (7, "hidden_switch")]
)
def test_every_chair_of_a_whole_game_has_chances_at_every_replay_step(seats: int, modules: str) -> None:
    match, whole = played(seats, modules)
    evil = [ROLES[match.truth.own[seat].role].side == "evil" for seat in match.public.everyone]
    viewpoints: tuple[Viewpoint, ...] = ("whole", "spectator", *match.public.everyone)
    for viewpoint in viewpoints:
        found = analyse(whole, avalon, viewpoint)
        assert len(found.chances) == len([*replay_steps(whole, avalon, viewpoint)])
        for each in found.chances:
            assert each.possible >= 1
            assert len(each.percent["evil"]) == len(each.percent["quarry"]) == seats
        if found.certain is not None and not match.public.switches:
            assert [chance == 100 for chance in found.chances[-1].percent["evil"]] == evil


@pytest.mark.parametrize("viewer", ["spectator", *map(Seat, range(7))])
def test_an_analysis_is_made_from_what_its_viewer_was_told(viewer: Viewpoint) -> None:
    """The record as this viewer has it, without anybody's secrets, gives the same."""
    _, whole = played(7, "percival mordred lady excalibur")
    assert analyse(whole, avalon, viewer) == analyse(seen(whole, viewer), avalon, viewer)


def test_a_reader_of_everything_gets_what_everybody_could_know() -> None:
    _, whole = played(5)
    assert analyse(whole, avalon, "whole") == analyse(whole, avalon, "spectator")


def test_only_what_is_certain_is_0_or_100() -> None:
    assert [as_percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def test_a_chance_is_certain_when_it_is_proven_and_not_by_rounding() -> None:
    assert exact(0.9999999999999998, [True, True]) == 1
    assert exact(2e-17, [False, False]) == 0
    assert as_percent(exact(1.0, [True, False])) == 99
    assert as_percent(exact(0.0, [True, False])) == 1


def test_no_team_is_judged_safer_than_the_safest() -> None:
    for seat in range(7):
        for each in analyse(played(7, "hidden_switch")[1], avalon, Seat(seat)).judgements:
            assert each.chance <= each.best


def test_other_results_need_another_version() -> None:
    """Stored analyses are kept by version. If this fails on purpose, raise it and write the new sums here."""
    _, avalon_record = played(7, "percival morgana lady hidden_switch", new_bot=RandomBot)
    match = Match(shadows, shadows.Options(), 5, partial(Seeded, seed_of("version"), 1))
    play_out(
        match,
        {seat: MatchPlayer(match, seat, RandomBot, Random(f"{seat}")) for seat in match.public.everyone},
    )
    found = [
        *(analyse(avalon_record, avalon, viewer) for viewer in ("spectator", Seat(0), Seat(3))),
        analyse(record(match, "whole"), shadows, "spectator"),
    ]
    sums = [crc32(msgspec.json.encode(each)) for each in found]
    assert (VERSION, sums) == (5, [3313724286, 4112980828, 1124714072, 2890464766])


SAMPLES = (
    (5, "", "spectator"),
    (7, "percival morgana lady excalibur plot", "spectator"),
    (10, "percival morgana mordred oberon lady", "spectator"),
    (10, "percival morgana mordred hidden_switch", "spectator"),
    (10, "percival morgana mordred hidden_switch", Seat(0)),
)

if __name__ == "__main__":
    for seats, modules, viewer in SAMPLES:
        _, whole = played(seats, modules)
        began = process_time()
        analyse(whole, avalon, viewer)  # type: ignore[arg-type]
        print(f"{seats} seats, {modules or 'the first game'}, {viewer}: {process_time() - began:.2f} s")
