"""From a request over HTTP to the push service, both on loopback and in real time."""

import asyncio
from typing import Any

import aiohttp

from camlann.table import Arranged, PersonId, Sat, Settings
from tests.server.harness.clock import until
from tests.server.harness.sample_data import TABLE
from tests.server.push.push_server import PushServerAtPort
from tests.server.push.push_service import Browser, LoopbackService


class Device:
    """Somebody's program: it has a token, and a phone that gets push messages."""

    def __init__(self, http: aiohttp.ClientSession, name: str, service: str) -> None:
        self._http, self._name, self._token = http, name, ""
        self.phone = Browser(name, service)
        self.person_id = PersonId("")

    async def come(self) -> "Device":
        """Be a guest who wants push messages."""
        _, told = await self.ask("POST", "/api/guests", {"name": self._name})
        self._token, self.person_id = told["token"], PersonId(told["person_id"])
        assert await self.ask("PUT", "/api/me/push", self.phone.asked) == (204, None)
        return self

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        headers = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        async with self._http.request(method, path, json=body, headers=headers) as reply:
            return reply.status, await reply.json() if reply.status in (200, 201) else None


def test_a_join_request_and_an_invitation_reach_the_phones_they_are_for() -> None:
    async def scene() -> None:
        service, server = LoopbackService(), PushServerAtPort()
        at = await service.start()
        await server.start()
        await server.web_server.start()
        tasks = server.gates[0].tasks
        calm = len(tasks)
        async with aiohttp.ClientSession(server.url) as http:
            anna, bert, carl = [await Device(http, name, at).come() for name in ("Anna", "Bert", "Carl")]
            sat = Sat(anna.person_id, 0), Sat(bert.person_id, 1)
            await server.log.tell(*sat, Arranged(Settings(ask_host=True)))
            path = f"/api/tables/{TABLE.name}"

            _, code = await anna.ask("POST", f"{path}/code")
            status, told = await carl.ask("POST", "/api/join-requests", {"code": code["code"]})
            assert (status, told["state"]) == (201, "waiting")
            await until(lambda: service.came)
            # They press again, and the host is not told again.
            await carl.ask("POST", "/api/join-requests", {"code": code["code"]})
            assert await anna.ask("POST", f"{path}/invitation") == (204, None)
            await until(lambda: len(service.came) >= 2)
            await until(lambda: len(tasks) <= calm)

            to_anna, to_bert = service.came
            assert (to_anna.endpoint, to_bert.endpoint) == (anna.phone.endpoint, bert.phone.endpoint)
            request, invitation = anna.phone.message(to_anna.body), bert.phone.message(to_bert.body)
            assert (request.title, to_anna.headers["TTL"]) == ("Somebody would like to join", "600")
            assert (invitation.title, to_bert.headers["TTL"]) == ("Your group would like to play", "7200")
            assert {request.url, invitation.url} == {f"/t/{TABLE.name}"}
            assert len(to_anna.body) == len(to_bert.body)
            assert request.tag != invitation.tag
        await server.web_server.stop()
        assert server.push is not None
        await server.push.close()
        await service.stop()

    asyncio.run(scene())
