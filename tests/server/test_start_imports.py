"""What `camlann serve` imports before it answers: half of the time a start takes, so it is counted.

Seconds depend on the machine and on whether bytecode is there; modules do not.
"""

import subprocess
import sys

import pytest

OURS, OTHERS = 415, 330
"""One in twenty more than there are; h11 and wsproto are for the gate.

Whoever needs more raises it, and says what for.
"""
LATER = (
    "asyncpg",
    "nats",
    "webauthn",
    "multiprocessing",
    "camlann.server.backup",
    "camlann.bots.arena",
    "camlann.bench",
    "camlann.client",
    "camlann.terminal",
)
"""What a server on one machine needs late or never."""
CODE = "import sys, {}; print(*sys.modules)"


def imported(module: str) -> set[str]:
    run = subprocess.run(
        [sys.executable, "-c", CODE.format(module)], capture_output=True, check=True, text=True
    )
    return {name for name in run.stdout.split() if name.partition(".")[0] not in sys.stdlib_module_names}


@pytest.fixture(scope="module")
def modules() -> set[str]:
    return imported("camlann.server.run")


def test_no_more_modules_than_serving_needs(modules: set[str]) -> None:
    ours = {name for name in modules if name.partition(".")[0] == "camlann"}
    assert len(ours) <= OURS
    assert len(modules - ours) <= OTHERS


def test_nothing_is_imported_that_can_wait(modules: set[str]) -> None:
    assert "aiohttp" in modules
    assert not modules & {*LATER}
    assert "asyncpg" in imported("camlann.server.run, asyncpg")
