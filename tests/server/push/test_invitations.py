"""Invitations of a group, and join requests: who is told, once, and never in their sleep."""

import asyncio
from collections.abc import Awaitable, Callable

from camlann.server.store.blocks import Block
from camlann.table import (
    Arranged,
    Begun,
    Choice,
    Finished,
    Hours,
    PersonId,
    Risen,
    Sat,
    Settings,
    SleepHoursSet,
)
from tests.server.harness.client import TestBrowser
from tests.server.harness.clock import run_virtual
from tests.server.harness.sample_data import TABLE
from tests.server.push.push_server import PushServer
from tests.server.push.push_service import Browser

PATH = f"/api/tables/{TABLE.name}"
ASLEEP = Hours("UTC", 0, 24 * 60 - 1)
NAMES = ("Anna", "Bert", "Carl", "Dora", "Emil")


class Group:
    """Five people with phones who sat in one game; Emil has left the table since."""

    def __init__(self, server: PushServer) -> None:
        self.server = server
        self.people: dict[str, PersonId] = {}
        self.devices: dict[str, TestBrowser] = {}
        self.phones = {name: Browser(name) for name in NAMES}

    async def gather(self) -> None:
        for name in NAMES:
            self.devices[name], self.people[name] = await self.server.person(name)
            subscribed = await self.devices[name].ask("PUT", "/api/me/push", self.phones[name].asked)
            assert subscribed.status == 204
        sat = [Sat(person_id, seat) for seat, person_id in enumerate(self.people.values())]
        await self.server.log.tell(*sat)
        await self.play(1)
        await self.server.log.tell(Risen(self.people["Emil"]))

    async def play(self, number: int) -> None:
        seats = tuple(self.people.values())
        await self.server.log.tell(Begun(number, Choice("avalon"), seats), Finished(number))

    async def invite(self, name: str = "Anna") -> int:
        reply = await self.devices[name].ask("POST", f"{PATH}/invitation")
        await asyncio.sleep(1)
        return reply.status

    @property
    def told(self) -> list[str]:
        """Who was told, in order; then nobody."""
        by_endpoint = {phone.endpoint: name for name, phone in self.phones.items()}
        names = [by_endpoint[each.endpoint] for each in self.server.service.came]
        self.server.service.came.clear()
        return names


def run(story: Callable[[Group], Awaitable[None]]) -> None:
    async def scene() -> None:
        server = PushServer()
        await server.start()
        group = Group(server)
        await group.gather()
        await story(group)
        await server.stop()

    run_virtual(scene())


def test_the_others_of_a_group_are_invited_once_to_each_game() -> None:
    async def story(group: Group) -> None:
        assert await group.invite() == 204
        assert group.told == ["Bert", "Carl", "Dora", "Emil"]
        # Again, and by somebody else: only who was not told yet is.
        assert [await group.invite(), await group.invite("Emil")] == [204, 204]
        assert group.told == ["Anna"]
        await group.play(2)
        assert await group.invite("Bert") == 204
        assert group.told == ["Anna", "Carl", "Dora", "Emil"]

    run(story)


def test_nobody_is_invited_in_their_sleep_or_by_somebody_blocked_and_the_reply_is_the_same() -> None:
    async def story(group: Group) -> None:
        people = group.people
        await group.server.log.tell(SleepHoursSet(people["Bert"], ASLEEP))
        await group.server.new_store().block(Block(people["Carl"], people["Anna"], 1))
        await group.devices["Dora"].ask("DELETE", "/api/me/push")
        assert await group.invite() == 204
        assert group.told == ["Emil"]

    run(story)


def test_there_is_no_invitation_while_a_game_runs_to_practice_or_from_outside() -> None:
    async def story(group: Group) -> None:
        stranger, _ = await group.server.person("Fritz")
        assert (await stranger.ask("POST", f"{PATH}/invitation")).status == 404
        seats = tuple(group.people.values())
        await group.server.log.tell(Begun(2, Choice("avalon"), seats))
        assert await group.invite() == 409
        await group.server.log.tell(Finished(2), Arranged(Settings(practice=True)))
        assert await group.invite() == 409
        assert group.told == []

    run(story)


def test_a_host_is_told_once_that_somebody_asks_to_join_and_not_in_their_sleep() -> None:
    async def story(group: Group) -> None:
        await group.server.log.tell(Arranged(Settings(ask_host=True)))
        code = (await group.devices["Bert"].told("POST", f"{PATH}/code"))["code"]
        fritz, _ = await group.server.person("Fritz")
        for _ in range(3):
            await fritz.ask("POST", "/api/join-requests", {"code": code})
            await asyncio.sleep(1)
        assert group.told == ["Anna"]
        await group.server.log.tell(SleepHoursSet(group.people["Anna"], ASLEEP))
        gero, _ = await group.server.person("Gero")
        reply = await gero.ask("POST", "/api/join-requests", {"code": code})
        await asyncio.sleep(1)
        assert (reply.status, group.told) == (201, [])

    run(story)
