"""A server with people who are known beforehand, some of them moderators, and chat that was said there."""

import asyncio
from typing import Any

from msgspec import Raw

from camlann.engine.facts import Seat
from camlann.protocol.chat_content import TABLE, Text
from camlann.protocol.socket_messages import Done, Play, Refused, encode
from camlann.runtime import Runtime
from camlann.server.chat.sealed_message import SealedMessage, seal
from camlann.server.crypto.author_keys import AuthorKeyring
from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.http import Reply
from camlann.server.gate.limits import Limits
from camlann.server.settings import Settings
from camlann.server.store import Person
from camlann.server.store.chat import StoredChatMessage
from camlann.table import PersonId, TableCommand
from tests.server.harness.client import TestClient
from tests.server.harness.memory_store import MemoryStore
from tests.server.harness.stepped_server import ANYTHING, Principal, SteppedServer

ANN, BEN, CAL, MAY, MOD = (PersonId(sign * 32) for sign in "abcde")
"""The last two judge."""
NAMES = {ANN: "Ann", BEN: "Ben", CAL: "Cal", MAY: "May", MOD: "Mod"}


class ModeratedServer(SteppedServer):
    def __init__(self, limits: Limits = ANYTHING) -> None:
        super().__init__(Settings(owner=MAY, moderators=(MOD,)), limits)
        for person_id, name in NAMES.items():
            self.disk.add_person(Person(person_id, name), hashed(token(person_id)), self.wall())
        self.store = MemoryStore(self.disk)
        self.authors = AuthorKeyring(self.store, self.keys.people_keys(), Runtime(self.wall, self._random))

    def wall(self) -> int:
        return 10**12 + int(self.loop.time() * 1000)

    def asks(self, person_id: PersonId, method: str, path: str, body: object = None, gate: int = 0) -> Reply:
        return self.ask(Principal(token(person_id)), method, path, body, gate)

    def has(self, person_id: PersonId, method: str, path: str, body: object = None, gate: int = 0) -> Any:
        return self.told(Principal(token(person_id)), method, path, body, gate)

    def table(self, *person_ids: PersonId) -> str:
        """A table where these sit, the first as its host."""
        name: str = self.has(person_ids[0], "POST", "/api/tables")["table"]
        for person_id in person_ids:
            self.comes(person_id, name)
        return name

    def comes(self, person_id: PersonId, table: str, *, down: bool = True, gate: int = 0) -> TestClient:
        return self.sit(token(person_id), table, gate, down=down)

    def does(self, phone: TestClient, command: TableCommand) -> Done | Refused:
        """Send a command to the table, and wait for the answer."""
        id = f"does-{next(self._numbers)}"

        async def story() -> None:
            phone.say(encode(Play(id, Raw(encode(command)))))
            await asyncio.sleep(0.3)

        self.within(story())
        (answer,) = [each for each in phone.shown if isinstance(each, Done | Refused) and each.id == id]
        return answer

    def says(
        self,
        person_id: PersonId,
        table: str,
        text: str | None,
        channel: str = TABLE,
        game: int = 0,
        seats: tuple[int, ...] = (),
        at: int | None = None,
    ) -> str:
        """A line of somebody, as a keeper keeps it; its name. Where seats are named the room is sealed."""
        place = self.disk.tables[table]
        n = max((each.n for each in self.disk.lines(place.id)), default=-1) + 1
        name = f"{n:016x}"
        what = None if text is None else Text(text)
        kept = SealedMessage(channel, what, None, tuple(map(Seat, seats)), bool(seats))
        data = self.within(seal(self.authors, person_id, kept))
        when = self.wall() if at is None else at
        self.disk.add_chat(StoredChatMessage(place.id, n, person_id, f"id{n}", name, game, when, data))
        return name


def token(person_id: PersonId) -> str:
    return f"token of {person_id}"
