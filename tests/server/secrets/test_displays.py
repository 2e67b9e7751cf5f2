"""A display is a public viewer: two worlds that differ in secrets alone look alike to it, frame by frame.

It sees the table at once, where spectators see it later or not at all; and its token opens nothing else.
"""

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from camlann.engine.facts import Seat
from camlann.engine.phases import Command
from camlann.protocol.socket_messages import VERSION, ChatHistoryRequest, Hello, Play, encode
from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.http import Request
from camlann.server.keeper.table_state import TableState
from camlann.table import CloseDisplay, OpenDisplay, PersonId, Settings, ShowDisplay, Sit, Table, is_screen
from tests.bug_planting import Planted
from tests.server.secrets import pairs
from tests.server.secrets.compare import steered
from tests.server.secrets.script import Script
from tests.server.secrets.scripted_server import TABLE, Caller, Came, ScriptedServer

pytestmark = pytest.mark.no_cover

DISPLAY = "display"
LINK, TOKEN = "link of the display", "token of the display"
ID = hashed(LINK).hex()[:32]
PAIRS = 2

leak = Planted()


def screen(person_id: str, secret: str) -> Caller:
    caller = Caller(DISPLAY, 0)
    caller.person_id, caller.token = PersonId(person_id), f"screen:{secret}"
    return caller


class WithDisplay(ScriptedServer):
    """Nobody may look on here, and a display does."""

    def __init__(self, script: Script, world: int) -> None:
        super().__init__(script, world, Settings(spectators=False, place="room"))

    def _arranged(self, seated: list[Caller]) -> list[tuple[Caller, Command]]:
        opened = OpenDisplay(hashed(LINK).hex())
        return [
            (seated[0], opened),
            (screen(f"link:{ID}", LINK), ShowDisplay(hashed(TOKEN).hex())),
        ]

    def _furnish(self) -> None:
        super()._furnish()
        self.callers[DISPLAY] = screen(f"display:{ID}", TOKEN)


def _came(script: Script, world: int) -> list[Came]:
    with steered(script, world):
        return WithDisplay(script, world).run().came[DISPLAY]


def _messages(came: list[Came]) -> list[Any]:
    return [msgspec.json.decode(data) for _, data in came if isinstance(data, bytes)]


def a_display_cannot_tell_two_worlds_apart() -> None:
    for script in (*(pairs.avalon(n) for n in range(PAIRS)), pairs.shadows(0)):
        one, other = _came(script, 0), _came(script, 1)
        assert one == other, script.said
        said = _messages(one)
        frames = [each["frame"] for each in said if each["type"] == "frame"]
        assert len(frames) > 3, "it is shown the game, although nobody may look on"
        assert all(frame["own"] is None and not frame["moves"] for frame in frames)
        assert "clock" in {each["type"] for each in said}
        assert "chat" not in {each["type"] for each in said}


def test_a_display_cannot_tell_two_worlds_apart() -> None:
    a_display_cannot_tell_two_worlds_apart()


@leak("a display is shown what a seat is shown", a_display_cannot_tell_two_worlds_apart)
def _(patch: pytest.MonkeyPatch) -> None:
    def seat(self: TableState, person_id: PersonId) -> Seat | None:
        return Seat(0) if is_screen(person_id) else old(self, person_id)

    old = TableState.seat
    patch.setattr(TableState, "seat", seat)
    patch.setattr(Table, "is_display", lambda self, person_id: False)


@pytest.mark.parametrize("sentence", leak.leaks)
def test_a_planted_leak_is_caught(sentence: str) -> None:
    leak.test(sentence)


class Guest(WithDisplay):
    """What a screen is told in the order in which it tries everything."""

    def _arranged(self, seated: list[Caller]) -> list[tuple[Caller, Command]]:
        return [(seated[0], OpenDisplay(hashed(LINK).hex()))]

    async def _tries(self, token: str, *said: bytes) -> list[Any]:
        caller = screen("", token)
        caller.call(self.gates[1], encode(Hello(VERSION, f"screen:{token}", TABLE.name)))
        await asyncio.sleep(0.1)
        for each in said:
            caller.say(each)
            await asyncio.sleep(0.1)
        caller.hang_up()
        found: list[Any] = [data for _, data in caller.came if isinstance(data, int)]
        return [*_messages(caller.came), *found]

    async def _main(self) -> None:
        self._furnish()
        await self.start()
        await asyncio.sleep(0.6)
        self.callers["seat 0"].call(self.gates[0])
        self.callers["seat 1"].call(self.gates[1])
        await asyncio.sleep(0.1)
        show = encode(Play("show", Raw(encode(ShowDisplay(hashed(TOKEN).hex()))), 0, 0))
        sit = encode(Play("sit", Raw(encode(Sit())), 0, 0))
        assert (await self._tries(TOKEN))[-1] == 4004, "its token counts only after it was shown"
        opener = await self._tries(LINK, sit, show)
        assert opener[0]["person_id"] == f"link:{ID}"
        assert [(each["type"], each.get("id")) for each in opener if each["type"] in ("done", "refused")] == [
            ("refused", "sit"),
            ("done", "show"),
        ]
        assert (await self._tries(LINK))[-1] == 4004, "the link works once"
        display = await self._tries(TOKEN, sit, encode(ChatHistoryRequest("chat", "")))
        assert display[0]["person_id"] == f"display:{ID}"
        assert [each["code"] for each in display if each["type"] == "trouble"] == ["malformed"] * 2
        assert f"display:{ID}" not in self._state().table.seats
        for secret in (TOKEN, f"screen:{TOKEN}", LINK):
            bearer = {"authorization": f"Bearer {secret}"}
            for path in ("/api/me", f"/api/tables/{TABLE.name}/recap", f"/api/tables/{TABLE.name}/history"):
                reply = await self.gates[0].http(
                    Request("GET", path, headers=bearer, query={"lang": ("en",)})
                )
                assert reply.status in (401, 404), path
        self.callers["seat 1"].play(CloseDisplay(PersonId(f"display:{ID}")), 0, 0)
        await asyncio.sleep(0.2)
        assert self._state().table.displays == ()
        assert (await self._tries(TOKEN))[-1] == 4004, "it is closed"
        await self.stop()


def test_a_link_opens_once_and_a_token_is_no_seat_and_no_session() -> None:
    script = pairs.avalon(0)
    with steered(script, 0):
        Guest(script, 0).run()
