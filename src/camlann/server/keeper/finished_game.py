"""A finished game as it is stored: its record, and the columns that lists of games read instead of it.

The columns come from what everybody was told in the end, and from nothing else.
"""

from camlann.records.record import dump, record
from camlann.server.keeper import server_commitment
from camlann.server.keeper.table_state import TableState
from camlann.server.store import StoredRecord, TableId
from camlann.server.store.records import BROKEN_OFF


def finished_game(table: TableId, state: TableState) -> StoredRecord | None:
    """The last game of this table if it is over, with a result or without."""
    game = state.game
    if game is None or not state.finished:
        return None
    name, people = game.rules.NAME, state.seats
    times = [max(0, at - state.times[0]) for at in state.times]
    if state.table.broken_off == game.number:
        seen = dump(record(game, "spectator", times=times))
        return StoredRecord(table, game.number, people, seen, name, reason=BROKEN_OFF, at=state.at)
    chance = server_commitment.chance(state.deal, state.deal_secret, state.seed)
    whole = record(game, "whole", chance, times, server_commitment.agreed(state.deal))
    result = game.rules.result(game.public)
    return StoredRecord(
        table=table,
        game=game.number,
        people=people,
        record=dump(whole),
        name=name,
        winners=() if result is None else tuple(people[seat] for seat in result.winners),
        reason="" if result is None else result.reason,
        at=state.times[-1],
        roles=game.public.roles_at_end,
    )
