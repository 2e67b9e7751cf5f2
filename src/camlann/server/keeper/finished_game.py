"""A finished game: its record and its summary, made from the state of the table when it ended."""

from msgspec import Struct

from camlann.records.record import dump, record
from camlann.server.keeper import absence, server_commitment
from camlann.server.keeper.table_state import TableState
from camlann.table import PersonId


class FinishedGame(Struct, frozen=True):
    """What is archived of a game that is over."""

    number: int
    people: tuple[PersonId, ...]
    """The people who had a seat at the end, clockwise."""
    record: bytes
    name: str
    """Which game it was."""
    winners: tuple[PersonId, ...]
    reason: str
    """The code of how it ended."""
    at: int
    """When it ended, in milliseconds since 1970."""


def finished_game(state: TableState) -> FinishedGame | None:
    """The last game of this table if it is over, with a result or without."""
    game = state.game
    if game is None or not state.finished:
        return None
    times = [max(0, at - state.times[0]) for at in state.times]
    if state.table.broken_off == game.number:
        seen = dump(record(game, "spectator", times=times))
        return FinishedGame(game.number, state.seats, seen, game.rules.NAME, (), absence.BROKEN_OFF, state.at)
    chance = server_commitment.chance(state.deal, state.deal_secret, state.seed)
    whole = record(game, "whole", chance, times, server_commitment.agreed(state.deal))
    result = game.rules.result(game.public)
    return FinishedGame(
        number=game.number,
        people=state.seats,
        record=dump(whole),
        name=game.rules.NAME,
        winners=() if result is None else tuple(state.seats[seat] for seat in result.winners),
        reason="" if result is None else result.reason,
        at=state.times[-1],
    )
