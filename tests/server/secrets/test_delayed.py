"""The spectator delay covers everything: frames, clocks, facts and the recap."""

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from camlann.protocol.socket_messages import FactsRequest, encode
from camlann.server.cluster.bus_messages import AskFacts, ClockUpdate
from camlann.server.gate.http import Request
from camlann.server.keeper import viewer_updates
from camlann.server.keeper.broadcast import Broadcast
from camlann.server.keeper.spectator_delay import ALL_FACTS, SpectatorDelay
from camlann.server.keeper.table_state import TableState
from camlann.server.keeper.viewer_requests import ViewerRequests
from camlann.table import Settings
from tests.bug_planting import Planted
from tests.server.secrets import pairs
from tests.server.secrets.compare import steered
from tests.server.secrets.script import SPECTATOR, Come, Fetch, Moment, Script
from tests.server.secrets.scripted_server import TABLE, ScriptedServer

pytestmark = pytest.mark.no_cover

DELAY, MOMENTS = 60, 14
"""Seconds, and so many answers are given within them."""
RECAP = Request("GET", f"/api/tables/{TABLE.name}/recap", query={"lang": ("en",)})
SCRIPT = pairs.avalon_replaced(1)

leak = Planted()


class Behind(ScriptedServer):
    """After every answer the spectator connects again and asks everywhere; once more when time is over."""

    async def _live(self, moment: Moment) -> None:
        await super()._live(moment)
        await self._ask()
        if moment is self.script.moments[-1]:
            super()._was_played()
            self.behind = [*self.callers[SPECTATOR].came]
            await asyncio.sleep(DELAY)
            await self._ask()

    def _was_played(self) -> None:
        """The clock has run out since."""

    async def _ask(self) -> None:
        await self._happen(Come(SPECTATOR, 1, (-1, 0, -1)))
        await asyncio.sleep(0.1)
        self.callers[SPECTATOR].say(encode(FactsRequest("told", 1, 0, 900)))
        await self._happen(Fetch(1, RECAP, SPECTATOR))
        await asyncio.sleep(0.1)


def behind_the_table_nothing_is_learnt_by_any_door() -> None:
    script: Script = replace(
        SCRIPT,
        over=False,
        moments=[
            Moment(each.acts, each.wait, each.lapses, [], each.rows) for each in SCRIPT.moments[:MOMENTS]
        ],
    )
    with steered(script, 0):
        server = Behind(script, 0, Settings(delay=DELAY))
        seen = server.run()
    said = [msgspec.json.decode(data) for _, data in server.behind if isinstance(data, bytes)]
    assert {each["type"] for each in said} <= {"welcome", "table", "presence", "facts", "pong"}
    assert all(each["facts"] == [] for each in said if each["type"] == "facts")
    *recaps, last = [reply for _, reply in seen.replies[SPECTATOR]]
    assert all(recap == recaps[0] for recap in recaps)
    assert last.status == 200
    assert len(last.body.strip()) > len(recaps[0].body.strip()), (
        "it is not told when the time has come either"
    )


@leak("the recap of a spectator is not kept behind the table", behind_the_table_nothing_is_learnt_by_any_door)
def _(patch: pytest.MonkeyPatch) -> None:
    async def told(self: ViewerRequests, state: TableState, tell: AskFacts) -> None:
        with pytest.MonkeyPatch.context() as inner:
            if tell.id.startswith("facts-gate"):
                inner.setattr(SpectatorDelay, "until", lambda self, game: ALL_FACTS)
            await old(self, state, tell)

    old = ViewerRequests._answer_facts
    patch.setattr(ViewerRequests, "_answer_facts", told)


@leak("the clock of a spectator is not kept behind the table", behind_the_table_nothing_is_learnt_by_any_door)
def _(patch: pytest.MonkeyPatch) -> None:
    def show(self: Broadcast, state: TableState, gate: str, person_ids: Any = None) -> None:
        data = self.clock.message(state)
        self.send(gate, ClockUpdate(self._table, self.clock.version, data, state.seats, None))

    patch.setattr(Broadcast, "show_clock", show)


@leak(
    "a spectator who comes anew is shown the table as it is", behind_the_table_nothing_is_learnt_by_any_door
)
def _(patch: pytest.MonkeyPatch) -> None:
    def behind(table: Any, state: TableState, ats: Any, shown: Any = None) -> Any:
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(viewer_updates, "is_live", lambda state: True)
            return old(table, state, ats, shown)

    old = viewer_updates.catch_up
    patch.setattr(viewer_updates, "catch_up", behind)


@pytest.mark.parametrize("sentence", leak.leaks)
def test_a_planted_leak_is_caught(sentence: str) -> None:
    leak.test(sentence)
