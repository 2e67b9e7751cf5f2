"""A mixed table: some sit in a room with a display, and somebody plays at home."""

import pytest

from tests.browser.leak_check import broken
from tests.browser.players import begin, gather, play
from tests.browser.room.room import HELD, illegible, opened_display, settings
from tests.browser.seats import Cast
from tests.browser.test_camelot import add_bots
from tests.server.harness.one_process_server import OneProcessServer


@pytest.mark.parametrize("enough", [HELD, pytest.param((), id="whole", marks=pytest.mark.long)], ids=" ".join)
def test_a_mixed_table_plays(server: OneProcessServer, cast: Cast, enough: tuple[str, ...]) -> None:
    """Votes and a quest; in the long form to the end."""
    people = gather(server, cast, ["fr", "en", "fa"])
    host, _, at_home = people
    settings(host, "mixed")
    screen, _ = opened_display(host, cast, server.url, "fa")
    add_bots(host, 2)
    begin(people)
    assert illegible(screen) == []
    # Nobody in the room sees who is missing at home: absence is marked there.
    at_home.seat.offline(True)
    at_home.seat.cut()
    away = host.seat.until(
        "that somebody is away", lambda: [*host.seat.messages("presence")] and _away(host.seat.heard)
    )
    assert away
    at_home.seat.offline(False)
    answered = play(people, enough=enough)
    assert {*HELD} <= {*answered}
    for person in (host, people[1]):
        assert not broken(person.seat)


def _away(heard: list[str]) -> bool:
    return any('"presence"' in text and '"away":["' in text for text in heard)
