"""What survives when any process dies, with real processes; the long form is `scripts/chaos`.

Where PostgreSQL or NATS is missing these fail: they are not left out.
"""

import asyncio

import pytest

from tests.server.faults.kills import EVERYTHING, GATE, KINDS, kills
from tests.server.faults.report import Report
from tests.server.faults.rolling import rolling
from tests.server.faults.trial import Trial
from tests.server.harness.processes import Missing, program

SEED = 5


def told(report: Report) -> None:
    """What is shown of a test that fails, and what must hold of every trial."""
    print(report.text())
    assert not report.violations
    assert not report.troubles
    assert report.games > 0
    assert report.answers["done"] > 100
    assert not report.answers["never answered"]
    assert report.said["done"] > 20
    assert report.said["heard"] > 100
    assert not report.said["never answered"]


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(Missing, match="no-such-server"):
        program("no-such-server")


def test_whatever_is_killed_nothing_answered_is_lost_or_done_twice_and_all_play_on_and_chat() -> None:
    report = asyncio.run(Trial(SEED, 4, 5, standby=True).run(lambda trial: kills(trial, len(KINDS))))
    told(report)
    assert report.faults == dict.fromkeys(KINDS, 1)
    # How soon they are back depends on the machine: `scripts/chaos` prints it, and
    # `tests/server/simulation/test_recovery.py` bounds it in virtual time. Here all must be back.
    assert {*KINDS} <= report.back.keys()
    # Only a dead gate breaks a connection; one more for a machine so busy that a heartbeat is late.
    assert max(report.reconnects) <= report.faults[GATE] + 1


def test_after_everything_was_killed_at_once_nothing_answered_is_lost_and_all_play_on() -> None:
    report = asyncio.run(Trial(SEED, 3, 5).run(lambda trial: kills(trial, 1, (EVERYTHING,))))
    told(report)
    assert report.faults == {EVERYTHING: 1}
    assert report.back[EVERYTHING]


def test_a_rolling_restart_ends_no_game_and_moves_nobody_more_than_twice() -> None:
    report = asyncio.run(Trial(SEED, 3, 5).run(rolling))
    told(report)
    assert max(report.moved) <= 2
    assert "ended and begun again" in report.back
