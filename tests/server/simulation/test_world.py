"""A simulated world: the same seed gives the same run, and each kind of fault really happens."""

import os
import subprocess
import sys
from collections import Counter

from tests.server.simulation.world import Size, World, run

SMALL = Size(tables=1, turns=4, faults=8.0, every=1.0)


def test_the_same_seed_gives_the_same_run() -> None:
    for seed in range(3):
        once, again = run(seed, SMALL), run(seed, SMALL)
        assert (once.trace, once.steps, once.violations) == (again.trace, again.steps, again.violations)


def test_it_is_the_same_run_in_another_process() -> None:
    """Nothing may hang on where an object lies in memory, or on the salt of hashes."""
    code = (
        "from tests.server.simulation.test_world import SMALL, run\n"
        "print([run(seed, SMALL).trace for seed in range(3)])"
    )
    traces = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": salt},
            check=True,
            capture_output=True,
            text=True,
        ).stdout.splitlines()[-1]
        for salt in ("1", "2")
    ]
    assert traces[0] == traces[1]


def test_when_all_goes_well_all_goes_well() -> None:
    for seed in range(3):
        report = run(seed, Size(faults=0.0, turns=5))
        assert report.violations == []
        assert report.rows > 20
        assert report.messages > report.rows


def test_in_some_worlds_every_fault_happens() -> None:
    world = World(0)
    world.loop.close()
    kinds = {kind.__name__ for kind, _ in world.faults.kinds}
    count, seed = Counter[str](), 0
    while missing := {kind for kind in kinds if count[kind] < 5}:
        assert seed < 40, f"too seldom: {missing}"
        count += run(seed, Size(tables=0, faults=40.0, every=0.5)).faults
        seed += 1
