"""Who sits at a table, as far as a gate can know: from the open part of its log, that anybody may read."""

import msgspec

from camlann.server.gate.known import Remembered
from camlann.server.keeper.log import shown
from camlann.server.store import Store, TableId
from camlann.table.company import AnyFact, Company, Who, fold

REMEMBERED = 1000


class Companies:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: Remembered[tuple[int, Company]] = Remembered(REMEMBERED)
        """How far each log was read, and the company there."""

    async def of(self, table: TableId) -> Company:
        """The company as it stands now. May raise `Unreachable`."""
        n, company = self._known.get(str(table)) or (0, Company())
        entries = await self._store.read(table, n)
        for game, facts in shown(entries):
            if game == 0:
                company = fold(company, map(_fact.decode, facts))
        if entries:
            self._known.put(str(table), (entries[-1].next, company))
        return company


def is_host(company: Company, whos: tuple[Who, ...]) -> bool:
    return company.host in whos


def sits(company: Company, whos: tuple[Who, ...]) -> bool:
    return any(who in company.seats for who in whos)


_fact: msgspec.json.Decoder[AnyFact] = msgspec.json.Decoder(AnyFact)
