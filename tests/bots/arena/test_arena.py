"""The arena: paired deals, both sides apart, honest errors, and runs that go on where they stopped."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from camlann import avalon
from camlann.bots.arena import strength
from camlann.bots.arena.camelot import Table, figures
from camlann.bots.arena.duel import Duel, run
from camlann.bots.arena.figures import DuelFigures, Rate, duel_figures, rate, table
from camlann.bots.arena.modules import MODULES, UnknownModule, options_with
from camlann.bots.arena.pairs import Ending, Pair, play_pair
from camlann.bots.arena.strength import SETS, duels, markdown
from camlann.bots.levels import bots
from camlann.bots.random_bot import RandomBot
from camlann.cli import main
from camlann.shadows.options import Options as ShadowsOptions

WON, LOST = Ending("assassination_missed", 1.0), Ending("three_fails", 1.0)


def test_both_games_of_a_pair_have_the_same_deal_with_the_sides_exchanged() -> None:
    seen: dict[str, list[tuple[int, str]]] = {"a": [], "b": []}

    def listening(name: str) -> Any:
        class Listening(RandomBot):
            def __init__(self, rules: Any, options: Any, seats: int, seat: Any) -> None:
                self.seat = seat

            def hear(self, facts: Any) -> None:
                seen[name] += [(self.seat, fact.role) for fact in facts if hasattr(fact, "role")]

        return Listening

    play_pair(avalon.Options(), 5, "seed", 1, listening("a"), listening("b"))
    assert sorted(seen["a"]) == sorted(seen["b"])
    assert len(seen["a"]) == 5
    evil = {"assassin", "minion"}
    assert {role in evil for _, role in seen["a"][:3]} == {False}


def test_the_same_seed_gives_the_same_games_and_another_gives_others() -> None:
    def endings(seed: str) -> tuple[dict[str, int], dict[str, int]]:
        found = run(Duel("rules", "random", 6, seed=seed))
        return found.a_good.endings, found.b_good.endings

    assert endings("one") == endings("one")
    assert endings("one") != endings("two")


def test_a_rate_has_the_standard_error_of_its_number_of_games() -> None:
    assert rate(50, 100) == Rate(50.0, 5.0)
    assert rate(10, 100) == Rate(10.0, 3.0)
    assert rate(0, 0) == Rate(0.0, 0.0)


def test_the_score_counts_both_sides_and_its_error_goes_by_pairs() -> None:
    pairs = [Pair(0, WON, LOST), Pair(1, LOST, WON), Pair(2, WON, WON), Pair(3, LOST, LOST)]
    found = duel_figures("a", "b", 5, [], "seed", pairs)
    assert found.a_score == Rate(50.0, 20.4)
    assert found.a_good.good_wins == found.b_good.good_wins == Rate(50.0, 25.0)
    assert found.a_good.endings == {"assassination_missed": 2, "three_fails": 2}
    assert "a against b, both sides: 50.0 ± 20.4 % of 8 games" in table([found])


def test_a_duel_that_was_stopped_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = run(Duel("rules", "random", 5))
    duel = Duel("rules", "random", 3)
    run(duel, tmp_path)
    file = tmp_path / duel.name
    kept = file.read_bytes().splitlines()
    # The power fails in the middle of a line.
    file.write_bytes(b"\n".join(kept)[:-9])
    played: list[int] = []
    resumed = run(Duel("rules", "random", 5), tmp_path, lambda who, done, pairs: played.append(done))
    assert played == [3, 4, 5]
    assert file.read_bytes().splitlines()[:2] == kept[:2]
    assert resumed.a_good.endings == whole.a_good.endings
    assert resumed.b_good.endings == whole.b_good.endings


@pytest.mark.parametrize("module", MODULES)
def test_every_module_can_be_named(module: str) -> None:
    assert options_with([module], 7) != avalon.Options()


@pytest.mark.parametrize("modules", [["dragons"], ["known_pair", "open_schedule"], ["morgana"] * 2])
def test_modules_that_do_not_exist_or_do_not_fit_are_refused(modules: list[str]) -> None:
    with pytest.raises(UnknownModule):
        options_with(modules, 5)


def test_random_play_ends_as_it_must() -> None:
    found = run(Duel("random", "random", 100)).a_good
    assert abs(found.three_successes.percent - 49.9) < 4 * 5.0
    assert abs(found.five_rejections.percent - 12.2) < 4 * 3.3


def test_each_rung_is_better_than_chance(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "ladder", "--games", "24", "--json"]) == 0
    duels = json.loads(capsys.readouterr().out)
    assert [(duel["a"], duel["b"]) for duel in duels] == [
        ("rules", "random"),
        ("logic", "rules"),
        ("bayes", "logic"),
    ]
    assert duels[0]["a_score"]["percent"] > 70
    rejections = [side["five_rejections"]["percent"] for duel in duels[1:] for side in (duel["a_good"],)]
    assert rejections == [0.0, 0.0]


def test_the_command_prints_a_table_and_names_what_it_does_not_know(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["arena", "duel", "rules", "naive", "--games", "4", "--modules", "percival"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("5 seats, modules: percival, five rejections lose, seed arena\n")
    assert "rules against naive, both sides" in out
    assert main(["arena", "duel", "rules", "lancelot"]) == 2
    assert "There is no bot lancelot." in capsys.readouterr().err
    assert main(["arena", "ladder", "--modules", "dragons"]) == 2
    assert "There is no module dragons." in capsys.readouterr().err


def test_a_bot_of_ones_own_is_named_by_module_and_class(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "my_arena_bots.py").write_text(
        "from camlann.bots import SeatBot\nclass Mine(SeatBot):\n    pass\nNOTHING = None\n", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    path = [*sys.path]
    duel = ["arena", "duel", "my_arena_bots:Mine", "rules", "--games", "4", "--keep", "kept"]
    assert main(duel) == 0
    assert "my_arena_bots:Mine against rules, both sides" in capsys.readouterr().out
    assert [file.name for file in (tmp_path / "kept").iterdir()] == ["my_arena_bots.Mine-rules-5-arena.jsonl"]
    assert sys.path == path
    wrong = {
        "no_such_module:Mine": "The module no_such_module cannot be imported",
        "my_arena_bots:Yours": "The module my_arena_bots has no class Yours.",
        "my_arena_bots:NOTHING": "The module my_arena_bots has no class NOTHING.",
        ":Mine": "The module  cannot be imported",
    }
    for name, said in wrong.items():
        assert main(["arena", "duel", name, "rules"]) == 2
        assert said in capsys.readouterr().err


def test_a_game_without_bots_of_its_own_has_the_random_one() -> None:
    assert bots("goblet") == {"random": RandomBot}


def test_every_duel_that_says_how_strong_bots_are_can_be_played() -> None:
    for duel in duels("seed"):
        options_with(duel.modules, duel.seats)
    assert {module for modules in SETS for module in modules} >= {*MODULES} - {"everything"}


def test_what_was_played_of_the_strength_is_shown_without_playing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(Duel("rules", "naive", 2, seed="seed"), tmp_path)
    assert main(["arena", "strength", "--keep", str(tmp_path), "--seed", "seed", "--show"]) == 0
    *_, row = capsys.readouterr().out.splitlines()
    seats, modules, pairs, rules_beat_naive, *others = row.strip("| ").split(" | ")
    assert (seats, modules, pairs) == ("5", "none", "2")
    assert "±" in rules_beat_naive
    assert {*others} == {"–"}


def test_several_processes_play_the_same_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "PAIRS", {5: 2})
    monkeypatch.setattr(strength, "MODULES", ("percival",))
    monkeypatch.setattr(strength, "SETS", ((),))
    monkeypatch.setattr(strength, "SHARES", (1.0,))
    monkeypatch.setattr(strength, "DUELS", (("rules", "naive"), ("rules", "random")))
    rows = []
    for jobs in ("1", "2"):
        assert main(["arena", "strength", "--keep", str(tmp_path / jobs), "--jobs", jobs]) == 0
        rows.append(capsys.readouterr().out)
    assert rows[0] == rows[1]
    assert len([*(tmp_path / "2").iterdir()]) == 4


def test_own_games_count_both_sides_and_five_rejections_only_where_bots_of_tables_play() -> None:
    def duel(a: str, b: str, *why: str) -> DuelFigures:
        return duel_figures(a, b, 5, [], "", [Pair(0, *(Ending(each, 1.0) for each in why))])

    rows = markdown(
        [
            duel("bayes", "bayes", "assassination_missed", "merlin_assassinated"),
            duel("logic", "rules", "three_fails", "three_fails"),
            duel("bayes", "logic", "five_rejections", "assassination_missed"),
            duel("bayes", "naive", "five_rejections", "five_rejections"),
        ]
    ).splitlines()
    shown = dict(zip(rows[0].split(" | "), rows[2].split(" | "), strict=True))
    assert shown["own games: three successes"] == "100.0 ± 0.0"
    assert shown["own games: Merlin found"] == "50.0 ± 35.4"
    assert shown["five rejections"] == "16.7 ± 15.2"


def test_games_of_camelot_go_on_where_they_stopped(tmp_path: Path) -> None:
    few = Table("random", 3, 2, ShadowsOptions(traitors="none"))
    whole = msgspec.structs.replace(few, games=3)
    figures(few, keep=tmp_path)
    (file,) = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:-5])
    played: list[int] = []
    again = figures(whole, lambda done, _: played.append(done), tmp_path)
    assert played == [2, 3]
    assert again.endings == figures(whole).endings
