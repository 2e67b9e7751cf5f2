"""Two worlds at the whole server: viewers who may not tell them apart cannot, whatever they send."""

from collections import Counter

import msgspec
import pytest

from tests import spans
from tests.server.secrets import pairs
from tests.server.secrets.compare import viewers_cannot_tell, wire_cannot_tell
from tests.server.secrets.replaced_player import who_is_replaced_sees_what_spectators_see
from tests.server.secrets.script import GateDies, KeeperDies, Script
from tests.server.secrets.scripted_server import Seen

# Tracing trebles the time, and a line that only chance has passed is not a line that a test has covered.
pytestmark = pytest.mark.no_cover

AVALON, WIRE, SHADOWS = 30, 8, 7
"""Pairs of worlds in every run."""
ABSENT = {"avalon": 6, "shadows": 3}
"""And those from which somebody goes away."""
ENDED, REPLACED = 8, 4
LONG = {
    "avalon": spans.span("CAMLANN_SERVED_PAIRS", 2_000),
    "shadows": spans.span("CAMLANN_SERVED_CAMELOTS", 300),
}
"""And in the long form."""


class Count:
    """What the pairs came to."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.told: Counter[str] = Counter()
        self.codes: Counter[int] = Counter()
        self.statuses: Counter[int] = Counter()

    def __call__(self, script: Script, seen: Seen) -> None:
        self.events.update(type(event).__name__ for moment in script.moments for event in moment.events)
        self.events["lapse"] += sum(moment.lapses for moment in script.moments)
        for came in seen.came.values():
            for _, what in came:
                if isinstance(what, int):
                    self.codes[what] += 1
                else:
                    self.told[msgspec.json.decode(what, type=_Told).type] += 1
        for replies in seen.replies.values():
            self.statuses.update(reply.status for _, reply in replies)


class _Told(msgspec.Struct):
    type: str


def test_worlds_of_avalon_that_are_alike_to_a_viewer_look_alike_to_it() -> None:
    count = Count()
    for n in range(AVALON):
        script = pairs.avalon(n)
        count(script, viewers_cannot_tell(script))
    assert min(count.events[each.__name__] for each in (KeeperDies, GateDies)) >= 3
    assert count.events["lapse"] >= 6
    # Now and then somebody who was let go is away for long enough to be seen.
    assert {*count.told} - {"presence"} == {
        "welcome",
        "table",
        "frame",
        "delta",
        "facts",
        "done",
        "refused",
        "broadcast",
        "chat",
        "chat-history",
        "clock",
        "pong",
        "trouble",
    }
    assert count.codes.keys() >= {1006, 1008, 1009, 4000, 4004}
    assert count.statuses.keys() >= {200, 201, 401, 404, 405}


def test_camelots_that_are_alike_to_a_viewer_look_alike_to_it() -> None:
    count = Count()
    for n in range(SHADOWS):
        script = pairs.shadows(n)
        count(script, viewers_cannot_tell(script))
    assert min(count.events[each.__name__] for each in (KeeperDies, GateDies)) >= 2
    assert count.told["frame"] > 60 * SHADOWS


@pytest.mark.parametrize("game", ["avalon", "shadows"])
def test_worlds_look_alike_though_somebody_goes_away_and_another_stands_in(game: str) -> None:
    count, turns = Count(), 0
    for n in range(ABSENT[game]):
        script = pairs.KINDS[f"{game}, absent"](n)
        seen = viewers_cannot_tell(script)
        count(script, seen)
        turns += seen.turns
    assert turns > ABSENT[game] / 2
    assert count.events["Back"] > ABSENT[game] / 4
    assert count.told["presence"] > ABSENT[game]


def test_worlds_look_alike_though_all_vote_that_the_game_ends_without_a_result() -> None:
    seen = [viewers_cannot_tell(pairs.KINDS["avalon, ended"](n)) for n in range(ENDED)]
    ended = [each.ended for each in seen]
    # And the last entry of the log, with all that is hidden, is of one length.
    assert [len(each.ends) for each in seen] == [int(end) for end in ended]
    # A vote about somebody who missed deadlines may be open already, and comes first.
    assert sum(ended[::2]) >= ENDED // 2 - 1
    # Where somebody is missing, a vote may come too soon.
    assert sum(ended[1::2]) >= ENDED // 4


def test_a_replaced_player_who_watches_is_sent_what_spectators_are_sent() -> None:
    frames = [who_is_replaced_sees_what_spectators_see(pairs.avalon_replaced(n)) for n in range(REPLACED)]
    assert sum(frames) > 5 * REPLACED


def test_a_network_observer_cannot_tell_one_deal_of_avalon_from_any_other() -> None:
    for n in range(WIRE):
        wire_cannot_tell(pairs.avalon_on_the_wire(n))


def test_a_network_observer_cannot_tell_one_deal_of_shadows_from_any_other() -> None:
    for n in range(SHADOWS):
        wire_cannot_tell(pairs.shadows_on_the_wire(n))


@pytest.mark.long
@pytest.mark.parametrize("tenth", range(10))
@pytest.mark.parametrize("game", LONG)
def test_very_many_worlds_look_alike(game: str, tenth: int) -> None:
    for n in spans.part(LONG[game], tenth, 10):
        viewers_cannot_tell(pairs.KINDS[game](n))
        viewers_cannot_tell(pairs.KINDS[f"{game}, absent"](n))
        wire_cannot_tell(pairs.KINDS[f"{game}, the wire"](n))
