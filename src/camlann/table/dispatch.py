"""Dispatch of table commands: whether one is legal now, and which facts follow."""

from collections.abc import Iterable

from camlann.engine.match import Refused
from camlann.engine.phases import Reason
from camlann.table.absence import return_seats
from camlann.table.base_types import Checked, Fit, TableCommand, TableFact
from camlann.table.deal import DealUnderWay, RevealNumber
from camlann.table.displays import OnlyShows, ShowDisplay, is_screen
from camlann.table.figures import Offered, drop_figures, no_figures
from camlann.table.host import GameRunning, HostOnly
from camlann.table.practice import why_outside
from camlann.table.readiness import Finished, adapt_choice, unchanged
from camlann.table.seat_claims import lapse_claims_on_seat_of
from camlann.table.seats import Sat
from camlann.table.state import PersonId, Table


def fold(table: Table, facts: Iterable[TableFact]) -> Table:
    for fact in facts:
        table = fact.apply(table)
    return table


def why(table: Table, person_id: PersonId, command: TableCommand, check: Checked) -> Reason | None:
    """Why a person may not give this command now; None if they may."""
    if is_screen(person_id) and not isinstance(command, ShowDisplay):
        return OnlyShows()
    if (reason := why_outside(table, person_id)) is not None:
        return reason
    if table.playing and not command.during_game:
        return GameRunning()
    if table.deals.open is not None and not command.during_deal:
        return DealUnderWay()
    if command.host_only and person_id != table.host:
        return HostOnly()
    return command.why(table, person_id, check)


def decide(
    table: Table,
    person_id: PersonId,
    command: TableCommand,
    check: Checked,
    fit: Fit = unchanged,
    offered: Offered = no_figures,
) -> tuple[TableFact, ...]:
    """The facts that follow from a command; raises `Refused`."""
    if (reason := why(table, person_id, command, check)) is not None:
        raise Refused(reason)
    # A device reveals by itself; that is no sign of the person.
    seen = () if isinstance(command, RevealNumber) else lapse_claims_on_seat_of(table, person_id)
    facts = (*seen, *command.facts(table, person_id))
    facts = (*facts, *adapt_choice(table, fold(table, facts), fit))
    return (*facts, *drop_figures(table, fold(table, facts), offered))


def finish(
    table: Table, check: Checked, fit: Fit = unchanged, over: TableFact | None = None
) -> tuple[TableFact, ...]:
    """The facts after a game: seats go back to their owners, and people on the waiting list sit down, as many
    as the game supports.
    """
    facts: list[TableFact] = [over or Finished(table.number), *return_seats(table)]
    now = fold(table, facts)
    wish, seats = now.wish or now.choice, len(now.seats)
    for person_id in now.queue:
        seats += 1
        if wish is None or any(notice.prevents_start for notice in check(fit(wish, seats)[0], seats)):
            break
        facts.append(Sat(person_id, seats - 1))
    return (*facts, *adapt_choice(table, fold(table, facts), fit))
