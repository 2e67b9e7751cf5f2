"""A replaced player who watches is sent what any spectator is sent, and no more secrets of that seat.

Two worlds would not show it: they are alike to a seat, whoever holds it. So one world is enough here, and the
spectator beside them is what they are held against.
"""

import asyncio
from typing import Any

import msgspec
from msgspec import Raw

from camlann.client.delta import next_frame
from camlann.protocol.socket_messages import FactsRequest, Play, encode
from camlann.server.gate.http import Request
from tests.server.secrets.compare import Leak, steered
from tests.server.secrets.script import SPECTATOR, Fetch, Script
from tests.server.secrets.scripted_server import FRAMES, TABLE, Came, ScriptedServer

ASKED = "looks-on"


class Beside(ScriptedServer):
    """At the end whoever looks on asks for all they were told, for the story so far, and tries to play."""

    async def _main(self) -> None:
        self.asked = False
        await super()._main()

    def _was_played(self) -> None:
        super()._was_played()
        assert self.asked, "nobody has asked anything"

    async def _live(self, moment: Any) -> None:
        await super()._live(moment)
        if moment is self.script.moments[-1 - self.script.over]:
            self.asked = True
            # What was just played is handled at the next command tick: nobody reads before it.
            await asyncio.sleep(0.2)
            for device in (*self.looks_on, SPECTATOR):
                caller = self.callers[device]
                caller.say(encode(FactsRequest(f"{ASKED}-told", 1, 0, 1_000)))
                caller.say(encode(Play(f"{ASKED}-play", Raw(b'{"type":"avalon.acknowledge"}'), 1, self.ask)))
                request = Request("GET", f"/api/tables/{TABLE.name}/recap", query={"lang": ("en",)})
                await self._happen(Fetch(1, request, device))
                await asyncio.sleep(0.2)


def who_is_replaced_sees_what_spectators_see(script: Script) -> int:
    """How many frames they were sent."""
    with steered(script, 0):
        server = Beside(script, 0)
        seen = server.run()
    theirs = _frames(seen.came[SPECTATOR], 0.0)
    count = 0
    for device, since in server.looks_on.items():
        mine = [each for each in seen.came[device] if each[0] > since]
        for at, frame in _frames(seen.came[device], since).items():
            count += 1
            if frame != theirs.get(at, frame) or frame["own"] is not None or frame["moves"]:
                _found(script, f"after {at} facts {device} was sent {frame}")
        if (here := _answers(mine)) != (there := _answers(seen.came[SPECTATOR])):
            _found(script, f"{device} was answered {here} and the spectator {there}")
        replies = [[reply for _, reply in seen.replies[name]] for name in (device, SPECTATOR)]
        if replies[0] != replies[1]:
            _found(script, f"{device} reads another story than the spectator")
    return count


def _frames(came: list[Came], since: float) -> dict[int, dict[str, Any]]:
    """What frames that came after this moment show, by how many facts they come after."""
    found, last = {}, b""
    for moment, data in came:
        if isinstance(data, bytes) and data.startswith(FRAMES):
            read = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
            last = bytes(read["frame"]) if "frame" in read else next_frame(last, bytes(read["delta"]))
            if moment <= since:
                continue
            frame = msgspec.json.decode(last)
            found[frame["at"]] = {name: frame[name] for name in ("public", "own", "moves", "ask")}
    return found


def _answers(came: list[Came]) -> list[Any]:
    read = [msgspec.json.decode(data) for _, data in came if isinstance(data, bytes)]
    return [each for each in read if str(each.get("id", "")).startswith(ASKED)]


def _found(script: Script, what: str) -> None:
    leak = Leak("lines", what)
    leak.add_note(script.said)
    raise leak
