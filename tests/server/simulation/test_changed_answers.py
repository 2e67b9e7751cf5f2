"""An answer that may be changed is what its player said last, whatever dies or is lost meanwhile.

People change their votes, say that they are ready and take it back, and point at one knight after another,
several times before the first answer has come. A device sends the next to the same question when the one
before is answered, and after a lost connection it sends what was not answered again.
"""

from collections import Counter
from collections.abc import Callable

import pytest

from camlann import avalon
from camlann.avalon.discuss import Discussing
from camlann.avalon.guess import Guessing
from camlann.avalon.point import Point
from camlann.avalon.vote import Voting
from camlann.client.session import Session
from camlann.engine.phases import Command
from tests.server.harness.journal import Sent, encode
from tests.server.simulation.player import Player, now
from tests.server.simulation.world import Size, World

pytestmark = pytest.mark.no_cover

FAULTS = (
    "kill_gate",
    "kill_keeper",
    "kill_in_the_act",
    "pause_keeper",
    "pause_gate",
    "cut_devices",
    "bad_weather",
    "slow_store",
    "restart_gate",
)
MOST = 6
"""Commands that somebody gives without an answer."""
CHANGED = ("avalon.vote", "avalon.get-ready", "avalon.not-yet", "avalon.point")


class FicklePlayer(Player):
    """Answers as others do, and changes it several times in a breath."""

    def _act(self) -> None:
        frame = self.session.frame
        # The Assassin's guess ends it: many point before.
        if not (
            frame is not None and isinstance(frame.public.phase, Guessing) and self._random.random() < 0.9
        ):
            super()._act()
        for _ in range(self._random.randrange(4)):
            waiting = sum(not sent.answers for sent in self.event_log.sent.values())
            if not self.quiet and waiting < MOST and (command := self._change()) is not None:
                frame = self.session.frame
                assert frame is not None
                id = self.session.play(command, frame.game, frame.ask)
                self.event_log.sent[id] = Sent(id, frame.game, encode(command), now())

    def _change(self) -> Command | None:
        table, frame = self.session.table, self.session.frame
        if table is None or not table.playing or frame is None or frame.own is None:
            return None
        if isinstance(frame.public.phase, Guessing):
            others = [seat for seat in frame.public.everyone if seat != frame.own.seat]
            return Point(self._random.choice([*others, None]))
        if isinstance(frame.public.phase, Voting):
            return avalon.Vote(self._random.choice(("approve", "reject")))
        if isinstance(frame.public.phase, Discussing) and frame.own.seat != frame.public.phase.leader:
            return self._random.choice((avalon.GetReady, avalon.NotYet))()
        return None


class FickleWorld(World):
    PLAYER = FicklePlayer
    OPTIONS = avalon.Options(change_votes=True, everyone_guesses=True, discussion="leader_calls")
    LARGE = 1.0


def world(seed: int) -> FickleWorld:
    return FickleWorld(seed, Size(tables=1, games=1, every=1.0, kinds=FAULTS))


@pytest.mark.parametrize(
    "first", [1, *(pytest.param(first, marks=pytest.mark.long) for first in range(100, 200, 5))]
)
def test_what_was_said_last_counts_whatever_happens(first: int) -> None:
    found, changed, faults = {}, Counter[str](), Counter[str]()
    for seed in range(first, first + 5):
        played = world(seed)
        report = played.run()
        if report.violations:
            found[seed] = report.violations
        faults += report.faults
        for table in played.players:
            log = played.log(table)
            for row in log.rows:
                changed.update(kind for kind in CHANGED if row.game and kind in row.command.decode())
    assert found == {}
    assert {"kill_gate", "cut_devices", "bad_weather"} <= set(faults)
    assert all(changed[kind] > 10 for kind in CHANGED), changed


def _sends_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Session, "_first", lambda self, id: id)


def _sends_again_the_newest_first(patch: pytest.MonkeyPatch) -> None:
    old = Session.resend

    def resend(self: Session) -> None:
        self._unanswered = dict(reversed(self._unanswered.items()))
        old(self)

    _sends_at_once(patch)
    patch.setattr(Session, "resend", resend)


@pytest.mark.parametrize("bug", [_sends_at_once, _sends_again_the_newest_first])
def test_a_device_that_does_not_wait_is_found(
    bug: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    bug(monkeypatch)
    assert any("was given after" in word for seed in range(1, 9) for word in world(seed).run().violations)
