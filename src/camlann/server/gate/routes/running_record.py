"""The record of a running game as far as one person has seen it, asked of the table's keeper."""

import msgspec
from msgspec import Raw

from camlann.engine.facts import Private, Seat
from camlann.protocol.socket_messages import FactsAre
from camlann.records.record import Audience, Header, Record, Row, Undisclosed, Viewpoint
from camlann.server.game_options import read_options
from camlann.server.gate.http import HttpError, not_found
from camlann.server.gate.record_replies import UNREADABLE
from camlann.server.gate.routes.context import Context
from camlann.server.store import TableName
from camlann.table import PersonId, Table

FACTS_PER_REQUEST = 64
"""Facts per request to the keeper."""


async def running_record(
    context: Context, table_name: TableName, table: Table, person_id: PersonId
) -> Record:
    """The facts this person has seen, as a record from their viewpoint."""
    viewpoint: Viewpoint = Seat(table.seats.index(person_id)) if person_id in table.seats else "spectator"
    choice = table.choice
    if choice is None or choice.game not in context.games:
        raise not_found()
    rules = context.games[choice.game]
    facts: list[Raw] = []
    while True:
        data = await context.ask_facts(
            table_name.id, person_id, table.number, len(facts), len(facts) + FACTS_PER_REQUEST
        )
        try:
            more = msgspec.json.decode(msgspec.json.decode(data, type=FactsAre).facts, type=list[Raw])
        except msgspec.DecodeError:
            raise HttpError(503, "try-again") from None
        if not more:
            break
        facts += more
    header = Header(
        game=rules.NAME,
        revision=rules.REVISION,
        number=table.number,
        options=choice.options,
        seats=len(table.seats),
        viewpoint=viewpoint,
        chance=Undisclosed(),
        throws=tuple(rules.throws(read_options(rules, choice), len(table.seats))),
    )
    try:
        read = [(rules.WIRE.fact.decode(fact), fact) for fact in facts]
    except msgspec.DecodeError:
        raise HttpError(*UNREADABLE) from None
    rows = (
        Row(n, table.number, None, Raw(b"null"), 0, ((_audience(fact), raw),))
        for n, (fact, raw) in enumerate(read)
    )
    return Record(header, tuple(rows))


def _audience(fact: object) -> Audience:
    return fact.seat if isinstance(fact, Private) else "public"
