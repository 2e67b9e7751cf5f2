"""The load tests in their shortest form: they check the measuring itself, not the machine's speed."""

import asyncio
import os
import subprocess
import sys
from random import Random

import pytest

from camlann import avalon
from camlann.server.store.slots import SLOTS
from tests.server.harness import idle_loop
from tests.server.load import cpu_time, empty_game
from tests.server.load.bot_tables import BotTables, Window
from tests.server.load.load_scenarios import Evening, Idle, Steady, Storm, idle
from tests.server.load.measured_server import Shape
from tests.server.load.player_group import Crowd
from tests.server.load.players import Player, moves_in
from tests.server.load.process_resources import Standing, slope
from tests.server.load.restart import restarts
from tests.server.load.rounds import Load, Ratio, Reading, middle, ratio
from tests.server.load.steady_play import Circle
from tests.server.load.upkeep import upkeep
from tests.timeouts import HANG_SECONDS

MOST_TIMES_EMPTY = 4
"""A move of Avalon costs less than so many times the CPU time of one in the empty game (measured: 1.3)."""
MOST_TIMES_STORE = 60
"""And less than so many times the CPU time of PostgreSQL alone (measured: 18, docs/capacity.md)."""


def test_a_full_server_plays_on_and_nobody_misses_a_frame() -> None:
    async def measured() -> tuple[list[Reading], dict[str, int], list[str]]:
        load = Load(tables=12, seats=5)
        try:
            await load.start()
            # A process that has just begun spends more on its first moves.
            played = [await load.play(game, 1.0, least_moves=300) for game in (avalon.NAME, empty_game.NAME)]
            stored = await load.append(0.5, played[0].group)
            return [*played, stored], load.errors, load.server.wrong()
        finally:
            await load.end()

    (played, idled, stored), errors, wrong = asyncio.run(measured())
    assert (errors, wrong) == ({}, [])
    # How many moves there are in a second depends on the machine: `scripts/load` prints it. How many frames a
    # move brings, and its CPU time compared with others', does not.
    assert min(played.rate, idled.rate, stored.rate) > 0
    # In the empty game everybody is sent everything.
    assert 4.5 < idled.frames < 5.5
    # Nobody is sent two frames for one move.
    assert 1 < played.frames < 5.5
    assert played.group >= 1
    assert 0 < played.p50 <= played.p99
    assert set(played.cost) == {"gate", "keeper", "PostgreSQL", "NATS"}
    assert all(spent >= 0 for spent in played.cost.values())
    assert 0 < stored.whole < played.whole < MOST_TIMES_STORE * stored.whole
    assert played.whole < MOST_TIMES_EMPTY * idled.whole


def test_a_keeper_among_many_reads_only_the_wake_ups_of_its_own_slots() -> None:
    keepers, clocked = 20, 10_000
    found = asyncio.run(upkeep(keepers, clocked, 1))
    share = found.slots / SLOTS
    assert 0.5 / keepers < share < 2 / keepers
    assert abs(found.found - clocked * share) < 0.3 * clocked * share


def frame(since: int, at: int, moves: bytes = b"[]") -> bytes:
    head = b'{"type":"frame","wire":1,"since":%d,"frame":{"game":1,"ask":1,"at":%d,' % (since, at)
    return head + b'"public":{},"own":null,"told":[],"moves":' + moves + b',"changes":[]}}    '


def test_a_frame_that_is_missing_is_noticed() -> None:
    crowd = Crowd(empty_game.NAME, 5, empty_game.WIRE, Random(0))
    player = Player(crowd, "", first=True)
    for since, at in ((0, 2), (2, 4), (4, 5)):
        player.hear(frame(since, at))
    assert (crowd.counts["frames"], crowd.counts["gap"]) == (3, 0)
    player.hear(frame(6, 7))
    assert crowd.counts["gap"] == 1
    player.hear(b'{"type":"refused","id":"1","reason":{}}')
    assert crowd.counts["refused"] == 1


def test_what_a_delta_offers_is_read() -> None:
    moves = b'[{"command":"avalon.vote"}]'
    head = b'{"type":"delta","wire":1,"since":4,"turned":0,"delta":{"game":1,"ask":1,"at":5'
    for rest in (b',"closed":[1],"told":[],"public":{}}}  ', b',"told":[],"public":{}}}', b',"public":{}}} '):
        assert moves_in(head + b',"moves":' + moves + rest) == moves
        assert moves_in(head + rest) == b"[]"
    assert moves_in(frame(4, 5, moves)) == moves


def test_a_player_takes_one_of_all_that_is_offered() -> None:
    crowd = Crowd(avalon.NAME, 5, avalon.WIRE, Random(0))
    moves = b'[{"command":"avalon.vote","form":{"type":"one","items":["approve","reject"],"decoys":[]}}]'
    chosen = {crowd.choose(moves) for _ in range(50)}
    assert chosen == {b'{"type":"avalon.vote","vote":"%s"}' % vote for vote in (b"approve", b"reject")}


def test_the_cost_of_a_process_is_that_of_its_children_too() -> None:
    before = cpu_time.seconds({"me": os.getpid()})["me"]
    busy = "import time\nwhile time.process_time() < 0.2: pass"
    subprocess.run([sys.executable, "-c", busy], check=True)
    assert cpu_time.seconds({"me": os.getpid()})["me"] >= before + 0.15


def test_a_ratio_is_taken_round_by_round() -> None:
    slow, quick = Reading(100, {"keeper": 4.0}), Reading(1000, {"keeper": 0.4})
    half_slow, half_quick = Reading(50, {"keeper": 8.0}), Reading(500, {"keeper": 0.8})
    assert ratio([slow, quick, quick], [half_slow, half_quick, half_quick]) == Ratio(0.5, 0.5, 0.5, 2.0)
    assert middle([slow, quick, quick]) == quick


def test_people_play_on_are_cut_off_and_come_back_and_leave_nothing_behind() -> None:
    async def measured() -> tuple[Steady, Storm, dict[str, list[Standing]], Idle, Evening]:
        evening = Evening(players=40, chat=0.3)
        try:
            await evening.start()
            storm = await evening.storm(within=HANG_SECONDS, back_off=0.5, every=0.5)
            silent = await idle(evening.server, 100, quiet=0.5)
            steady, soaked = await evening.soak(1.0, look=0.5, every=1.0)
            assert evening.server.wrong() == []
            return steady, storm, soaked, silent, evening
        finally:
            await evening.end()

    steady, storm, soaked, silent, evening = asyncio.run(measured())
    assert evening.errors == {}
    # Each was to speak once in a second; a slow machine is slower, and none is faster.
    assert 0 < steady.rate < 80
    assert 0 < steady.p50 <= steady.p99 <= steady.most
    assert (storm.cut, storm.back) == (40, 40)
    assert 0 < storm.p50 <= storm.p99 <= storm.most
    assert (silent.sockets, silent.ended) == (100, 0)
    assert silent.gate < 256 * 1024
    for name, files in (("gate", 40), ("keeper", 1)):
        assert len(soaked[name]) == 3
        assert all(each.files > files and each.tasks > 1 and each.memory > 2**20 for each in soaked[name])
    assert max(each.files for each in soaked["gate"]) < 40 + 60


def test_people_with_sessions_play_before_spectators_at_two_gates() -> None:
    async def measured() -> tuple[Steady, Evening]:
        evening = Evening(players=10, shape=Shape(gates=2), spectators=3)
        try:
            await evening.start()
            steady = await evening.steady(1.0, every=0.5)
            assert evening.server.wrong() == []
            return steady, evening
        finally:
            await evening.end()

    steady, evening = asyncio.run(measured())
    assert evening.errors == {}
    assert 0 < steady.p50 <= steady.p99 <= steady.most
    assert {"gate", "gate-2"} < set(steady.busy)
    # A frame for each player and spectator, at most.
    assert 5 < steady.frames <= 8


def test_people_play_among_strong_bots_whose_workers_are_killed() -> None:
    async def measured() -> tuple[Window, int, Window, BotTables]:
        full = BotTables(2, 1, "--animation-scale", "0.2")
        try:
            await full.start(pause=0.2, every=1.0)
            async with asyncio.timeout(HANG_SECONDS):
                # A thought may end before the kernel's clock ticks: go on until one is counted as work too.
                while (before := await full.window(1.5)).thoughts.in_time == 0 or not before.busy["workers"]:
                    pass
            killed = full.kill_workers()
            async with asyncio.timeout(HANG_SECONDS):
                while (after := await full.window(1.5)).still or (await full.thoughts()).lost == 0:
                    pass
            assert full.wrong == []
            return before, killed, after, full
        finally:
            await full.end()

    before, killed, after, full = asyncio.run(measured())
    assert full.errors == {}
    assert killed in (1, 2)
    for window in (before, after):
        assert window.people.moves > 0
        assert 0 < window.people.p50 <= window.people.p99 <= window.people.most
    assert before.thoughts.lost == 0


def test_a_server_that_is_killed_is_back_with_everybody() -> None:
    found = asyncio.run(restarts(1))
    assert 0 < found.p50 <= found.p99 <= found.most < HANG_SECONDS
    assert found.cpu > 0


def test_who_must_wait_for_a_slow_answer_is_late_from_when_they_meant_to_speak() -> None:
    class Speaker(Player):
        def act(self, due: float) -> bool:
            asyncio.get_running_loop().call_later(0.05, around[0].answered)
            return True

    around: list[Circle] = []

    async def played() -> list[float]:
        crowd = Crowd(empty_game.NAME, 1, empty_game.WIRE, Random(0))
        around.append(Circle(crowd, [Speaker(crowd, "", first=True)]))
        around[0].go(0.01)
        await asyncio.sleep(0.15)
        around[0].stop()
        while around[0].busy:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
        around[0].end()
        return crowd.took

    # On this loop no time passes while anything is computed.
    took = idle_loop.run(played())
    # About fifteen were due, one can be answered at a time, and each waits for those before it.
    assert len(took) > 8
    assert took == sorted(took)
    assert took[-1] > 0.035 * len(took)


def test_a_slope_is_that_of_the_line_nearest_to_all_points() -> None:
    assert slope([(0, 5), (1, 7), (2, 9)]) == pytest.approx(2)
    assert slope([(0, 1), (1, 1), (2, 1)]) == 0
    assert slope([(0, 0), (1, 3), (2, 0)]) == 0
