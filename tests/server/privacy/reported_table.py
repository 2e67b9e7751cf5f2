"""A table where somebody has said something, and those who judge it."""

from typing import Any

from msgspec import Raw

from camlann.protocol.socket_messages import Done, encode
from camlann.server.event_log_codec import LoggedFact, LogRow, entry
from camlann.server.gate.limits import Limits
from camlann.server.store import Append
from camlann.table import Agree, Begin, Choice, Choose, Finished, PersonId
from tests.server.harness.stepped_server import ANYTHING
from tests.server.privacy.moderated_server import ANN, BEN, CAL, ModeratedServer

BOT = PersonId("bot:" + "5" * 32)


FAKE = "0123456789abcdef" * 2
BAN = {"action": "ban", "reason": "insult", "days": 3}


class Court(ModeratedServer):
    """Ann, who hosts, and Ben and Cal sit at a table; Ben has said something."""

    def __init__(self, limits: Limits = ANYTHING) -> None:
        super().__init__(limits)
        self.name = self.table(ANN, BEN, CAL)
        self.id = self.disk.tables[self.name].id
        self.lines = [
            self.says(person_id, self.name, text)
            for person_id, text in ((ANN, "hello"), (BEN, "you fool"), (CAL, "now, now"))
        ]
        self.path = f"/api/tables/{self.name}/reports"

    def begin(self) -> None:
        """A game begins."""
        phones = [self.comes(person_id, self.name, down=False) for person_id in (ANN, BEN, CAL)]
        assert isinstance(self.does(phones[0], Choose(Choice("ferry"))), Done)
        for phone in phones:
            assert isinstance(self.does(phone, Agree()), Done)
        assert isinstance(self.does(phones[0], Begin()), Done)

    def over(self) -> None:
        """The game ends."""
        place = self.disk.tables[self.name]
        facts = (LoggedFact(True, Raw(encode(Finished(1)))),)
        end = self.disk.logs[place.id][-1].next
        rows = [LogRow(game=0, at=self.wall(), facts=facts)]
        self.disk.append([Append(place.id, entry(self.keys, place.id, end, rows))])

    def report(self, by: PersonId = CAL, reason: str = "insult", **what: str) -> Any:
        self.pass_time(0.1)
        return self.has(by, "POST", self.path, {"reason": reason, **(what or {"message": self.lines[1]})})

    def decide(self, by: PersonId, id: str, body: object = BAN) -> int:
        return self.asks(by, "POST", f"/api/reports/{id}/decision", body).status

    def mine(self, person_id: PersonId) -> Any:
        return self.has(person_id, "GET", "/api/me/reports")
