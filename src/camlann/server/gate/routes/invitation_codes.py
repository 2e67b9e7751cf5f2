"""Invitation codes of tables: six digits, read out across a room, that let people in for ten minutes.

A code lets in at once as many people as there are free seats. It could be guessed: while many wrong codes are
typed on this server, every host is asked.
"""

import unicodedata

from camlann.server.game_options import GameOptions
from camlann.server.gate.http import Error, HttpError, not_found
from camlann.server.gate.routes.context import Context
from camlann.server.gate.table_read_model import TableReadModel
from camlann.server.gate.wrong_codes import WrongCodes
from camlann.server.store import TableId, TableName
from camlann.server.store.invitation_codes import InvitationCode
from camlann.server.store.join_requests import JoinRequestState
from camlann.server.store.sessions import Visitor
from camlann.table import Table, is_closed_to

DIGITS = 6
VALID_MS = 10 * 60 * 1000
"""Milliseconds for which a code is valid and a join request waits."""
PRACTICE = Error(409, "practice-table")
"""Somebody practises there, alone with bots."""
MAX_DRAWS = 20
"""Tries to draw a code that no other table has."""


class InvitationCodes:
    def __init__(self, context: Context, read_model: TableReadModel) -> None:
        self._store, self._runtime, self._read_model = context.store, context.runtime, read_model
        self._options, self._wrong = GameOptions(context.games), WrongCodes(context.store)

    async def find(self, typed: str, me: Visitor, now: int) -> InvitationCode:
        """The code that somebody typed. A wrong one is counted; that of a practice table is refused."""
        typed = digits(typed)
        if len(typed) != DIGITS:
            raise not_found()
        code = await self._store.find_code(typed, now)
        if code is None:
            await self._wrong.add(now)
            raise not_found()
        if is_closed_to(await self._read_model.table(code.table), me.person_ids):
            raise HttpError(*PRACTICE)
        return code

    async def admit(self, code: InvitationCode, me: Visitor, now: int) -> bool:
        """Whether the code lets this person in at once. Each person uses up a seat of it once.

        About somebody whom the host has just refused, the host is asked again.
        """
        if await self._store.visits(me.person_ids, code.table):
            return True
        refused = await self._store.join_requests(code.table, now, JoinRequestState.REFUSED)
        if any(each.person_id in me.person_ids for each in refused):
            return False
        table = await self._read_model.table(code.table)
        asks = table.settings.ask_host or not self._options.free_seats(table)
        if asks or await self._wrong.too_many(now):
            return False
        return await self._store.use_code(code.code, code.table, now)

    async def of_table(self, table_name: TableName, table: Table) -> InvitationCode:
        """The table's code: the present one, extended, or a new one. A practice table has none."""
        if table.settings.practice:
            raise HttpError(*PRACTICE)
        now = self._runtime.wall()
        admits = 0 if table.settings.ask_host else await self._seats_to_give(table_name.id, table, now)
        for had in await self._store.codes_of(table_name.id, now):
            code = InvitationCode(had.code, table_name.id, now + VALID_MS, admits)
            if await self._store.add_code(code, now):
                return code
        for _ in range(MAX_DRAWS):
            drawn = int.from_bytes(self._runtime.random(8), "big") % 10**DIGITS
            code = InvitationCode(f"{drawn:0{DIGITS}}", table_name.id, now + VALID_MS, admits)
            if await self._store.add_code(code, now):
                return code
        raise HttpError(503, "try-again", {"Retry-After": "60"})

    async def _seats_to_give(self, id: TableId, table: Table, now: int) -> int:
        """Free seats, without those of people who were let in and have not sat down yet."""
        let_in = await self._store.join_requests(id, now, JoinRequestState.LET_IN)
        coming = {each.person_id for each in let_in} - {*table.seats}
        return max(0, self._options.free_seats(table) - len(coming))


def digits(typed: str) -> str:
    """The digits in what somebody typed, whatever script they are in and whatever stands between them."""
    return "".join(str(unicodedata.decimal(sign)) for sign in typed if sign.isdecimal())
