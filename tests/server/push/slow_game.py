"""A slow game in virtual time, five people with phones, and a push service that writes everything down."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from msgspec import Raw

from camlann.avalon.vote import Vote
from camlann.engine.phases import Command
from camlann.games import GAMES
from camlann.protocol.socket_messages import Done
from camlann.server.keeper.pending_commit import AnyMatch
from camlann.server.push.push import open_push
from camlann.server.settings import Settings
from camlann.server.store import Person, TableName
from camlann.server.store.preferences import Preferences
from camlann.table import Agree, Begin, Choice, Choose, Clock, PersonId, Sit, TableCommand, Times
from tests.server.harness.clock import drawn_runtime, now, run_virtual, until
from tests.server.harness.keeper_server import TABLE, KeeperServer
from tests.server.push.push_service import Browser, Delivered, MemoryService, Service

T = TypeVar("T")

PEOPLE = tuple(PersonId(sign * 32) for sign in "abcde")
LANGUAGES = ("en", "it", "fr", "fa", "")
PLACE = TableName(TABLE, "ab" * 16)
SHORT = Clock("own", Times(glance=300, answer=300, choice=300, debate=300, waking=True))
"""A slow game that is over within the hour."""
NOON = 1_800_057_600_000 + 12 * 3_600_000
"""In UTC: the wall clock when a server is opened."""


class SlowServer(KeeperServer):
    def __init__(
        self,
        label: str = "push",
        wall: int = NOON,
        service: Callable[[Callable[[], float]], Service] = MemoryService,
    ) -> None:
        loop, began = asyncio.get_running_loop(), now()
        super().__init__(drawn_runtime(label, lambda: wall + round((now() - began) * 1000)), GAMES)
        self.began = began
        self.service = service(lambda: loop.time() - began)
        self.phones = {person_id: Browser(person_id[:4], self.service.at) for person_id in PEOPLE}
        self.disk.add_table(PLACE)
        for person_id, language in zip(PEOPLE, LANGUAGES, strict=True):
            token = person_id.encode()
            self.disk.add_person(Person(person_id, person_id[0]), token, 0)
            self.disk.pushes[token] = self.phones[person_id].subscription(person_id, token, "it")
            chosen = msgspec.json.encode({"language": language}).decode()
            self.disk.preferences[person_id] = Preferences(person_id, 1, chosen)
        settings = Settings(push="yes", contact="mailto:host@example.org")
        self.push = open_push(self.new_store(), self.keys.people_keys(), self.runtime, settings, self.service)

    async def sit(
        self,
        *before: tuple[PersonId, TableCommand],
        clock: Clock = SHORT,
        game: str = "avalon",
        options: bytes = b"{}",
    ) -> None:
        """Everybody sits down to a game, and it is dealt."""
        said: list[tuple[PersonId, TableCommand]] = [(person_id, Sit()) for person_id in PEOPLE]
        said += [(PEOPLE[0], Choose(Choice(game, Raw(options), clock))), *before]
        said += [*((person_id, Agree()) for person_id in PEOPLE), (PEOPLE[0], Begin())]
        for person_id, command in said:
            answer = await self.ask(person_id, command)
            assert isinstance(answer, Done), answer
        await until(lambda: self.match is not None)

    @property
    def match(self) -> AnyMatch | None:
        state = self.keepers[-1].actors[TABLE].state
        return None if state is None else state.game

    @property
    def question(self) -> str:
        """The open question, by its name."""
        match = self.match
        return "" if match is None or match.public.phase is None else type(match.public.phase).__name__

    @property
    def roles(self) -> tuple[str, ...]:
        """Who is who, which nobody may learn."""
        match = self.match
        assert match is not None
        return tuple(own.role for own in match.truth.own.values())

    async def one(self, person_id: PersonId, command: Command) -> None:
        """Somebody answers, and is gone again."""
        match = self.match
        assert match is not None
        answer = await self.ask(person_id, command, match.number, match.public.ask)
        assert isinstance(answer, Done), answer

    async def everybody(self, command: Command) -> None:
        for person_id in PEOPLE:
            await self.one(person_id, command)

    async def play_on(self) -> None:
        """To the end: everybody votes in time, and the clock does the rest."""
        while self.question:
            if self.question == "Voting":
                await asyncio.sleep(100)
                await self.everybody(Vote("approve"))
            await asyncio.sleep(10)

    async def until(self, true: Callable[[], object], seconds: float = 400.0) -> None:
        """Let much time pass until this is so."""
        end = now() + seconds
        while not true():
            assert now() < end, "it never came to that"
            await asyncio.sleep(5)

    def pushed(self, person_id: PersonId) -> list[Delivered]:
        return [each for each in self.service.came if each.endpoint == self.phones[person_id].endpoint]

    def whose(self, endpoint: str) -> PersonId:
        return next(person_id for person_id, phone in self.phones.items() if phone.endpoint == endpoint)


def run(
    story: Callable[[SlowServer], Awaitable[T]],
    label: str = "push",
    seconds: float = 20_000.0,
    service: Callable[[Callable[[], float]], Service] = MemoryService,
) -> T:
    async def main() -> T:
        server = SlowServer(label, service=service)
        await server.open()
        await server.keeper()
        try:
            return await story(server)
        finally:
            await server.service.close()

    return run_virtual(main(), seconds=seconds)
