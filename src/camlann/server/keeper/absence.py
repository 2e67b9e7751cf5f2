"""Absent players: missed deadlines, ballots about them, and games broken off. It uses only public facts.

A missed deadline counts only if everybody sees whose it was: in the turn of one seat, or in an open poll. In
a covered poll, or if the game asked somebody unnamed, it counts for nobody; nor where people discuss.
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal

from camlann.engine.facts import Board, Team
from camlann.engine.phases import Poll, Turn
from camlann.server.game_options import GameOptions
from camlann.table import (
    BrokenOff,
    Missed,
    Option,
    PersonId,
    Table,
    TableFact,
    call_due_ballot,
    finish,
    fold,
    is_bot,
    outcome,
    settle,
)


def late(public: Board[Any]) -> Team:
    """The seats that everybody would see as late if the time were up now."""
    phase = public.phase
    if isinstance(phase, Turn):
        return public.asked
    if isinstance(phase, Poll) and phase.open and not phase.discussion:
        return tuple(seat for seat in public.asked if seat not in public.acted)
    return ()


def missed(table: Table, person_ids: Sequence[PersonId], wait: int) -> tuple[TableFact, ...]:
    """Facts: these people have missed a deadline, and everybody saw it. In one room phones sleep."""
    if table.in_one_room:
        return ()
    facts = tuple(Missed(person_id) for person_id in person_ids if not is_bot(person_id))
    return (*facts, *call_due_ballot(fold(table, facts), wait))


def followed(
    table: Table, choosing: GameOptions, bot: Callable[[], PersonId], wait: int
) -> tuple[TableFact, ...]:
    """Facts that follow from the last ones: a ballot opens or is settled, perhaps one after the other."""
    facts: tuple[TableFact, ...] = ()
    while True:
        now = fold(table, facts)
        more = call_due_ballot(now, wait)
        if now.current.ballot is not None and (choice := outcome(now)) is not None:
            more = settled(now, choice, choosing, bot)
        if not more:
            return facts
        facts = (*facts, *more)


def settled(
    table: Table,
    choice: Option,
    choosing: GameOptions,
    bot: Callable[[], PersonId],
    person: PersonId | None = None,
) -> tuple[TableFact, ...]:
    facts = settle(table, choice, bot() if choice == "bot" else PersonId(""), person)
    return (*facts, *broken_off(fold(table, facts), choosing, "vote")) if choice == "end" else facts


def broken_off(
    table: Table, choosing: GameOptions, why: Literal["vote", "abandoned"]
) -> tuple[TableFact, ...]:
    """Facts: the game ends without a result, and the table goes on."""
    return finish(table, choosing.check, choosing.fit, BrokenOff(table.number, why))


def completions(table: Table, over: TableFact) -> tuple[tuple[PersonId, bool], ...]:
    """Completion records of a finished game at an open table: each owner of a seat, and if they abandoned it.

    Stand-ins are not counted, and an abandoned game counts for nobody.
    """
    if not table.current.counted or (isinstance(over, BrokenOff) and over.why == "abandoned"):
        return ()
    left = {*table.current.standing.values(), *table.current.given_up}
    owners = (table.current.standing.get(person_id, person_id) for person_id in table.seats)
    return tuple((person_id, person_id in left) for person_id in owners if not is_bot(person_id))
