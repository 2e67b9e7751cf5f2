"""Leaks planted on purpose in a whole server: its two worlds must look different then."""

from collections.abc import Callable

import pytest

from tests.server.secrets.compare import Leak, Net, viewers_cannot_tell, wire_cannot_tell
from tests.server.secrets.leaks import LEAKS
from tests.server.secrets.pairs import KEPT, kept
from tests.server.secrets.replaced_player import who_is_replaced_sees_what_spectators_see
from tests.server.secrets.script import Script

# Tracing trebles the time, and a line that only chance has passed is not a line that a test has covered.
pytestmark = pytest.mark.no_cover

MOST = KEPT
"""So many pairs of worlds may be played before a leak is caught; the server itself has to stand more."""


@pytest.mark.parametrize("sentence", LEAKS)
def test_a_planted_leak_is_caught(
    sentence: str, monkeypatch: pytest.MonkeyPatch, record_property: Callable[[str, object], None]
) -> None:
    worlds, net, plant = LEAKS[sentence]
    look = _look(worlds, net)
    for n in range(MOST):
        # Made before the leak is planted: it is the server that leaks, not the script.
        script = kept(worlds, n)
        with monkeypatch.context() as patch:
            plant(patch)
            found = leaked(script, look)
        if found == net:
            break
    else:
        pytest.fail(f"{MOST} pairs of worlds, and nobody saw that {sentence}")
    record_property("pairs", n + 1)
    # It was the leak that was caught, and nothing else: without it the same worlds look alike.
    look(script)


def _look(worlds: str, net: Net) -> Callable[[Script], object]:
    if worlds.endswith("replaced"):
        return who_is_replaced_sees_what_spectators_see
    return viewers_cannot_tell if net in ("lines", "replies") else wire_cannot_tell


def leaked(script: Script, look: Callable[[Script], object]) -> str | None:
    """The net in which something was caught."""
    try:
        look(script)
    except Leak as leak:
        return leak.net
    except AssertionError:
        # The server does something else than the script says, which is not what this is about.
        return None
    return None
