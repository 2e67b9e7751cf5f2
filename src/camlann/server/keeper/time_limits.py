"""How long a question waits for its answer: a function of what everybody knows, and of nothing else.

That is the clock agreed on, the pace of the phase, whom it asks, what is left in a bank, and who sleeps when.
"""

from typing import Any

from camlann.engine.facts import Board
from camlann.engine.phases import Turn
from camlann.server.keeper.sleep_hours import waking
from camlann.table import OWNER_WAIT_SECONDS, Clock, PersonId, Table

HASTY = 600
"""Where a question is given more seconds than this, the table votes as long as a question waits."""
HOUR = 3_600_000
WARNINGS = (HOUR, 30_000, 10_000)
"""What is left when somebody should be told, in milliseconds; each only where there is much more at first."""


def length(clock: Clock, public: Board[Any], table: Table, now: int) -> int:
    """Milliseconds for the open question; 0: as long as it takes."""
    if public.phase is None:
        return 0
    asked = clock.times.of(public.phase.pace) * 1000
    if asked and clock.times.waking:
        person_ids = [table.seats[seat] for seat in public.asked or public.everyone]
        return max(waking(now, asked, table.hours.get(person_id)) for person_id in person_ids)
    return asked + bank(clock, public, table) if asked else 0


def payer(public: Board[Any], table: Table) -> PersonId | None:
    """Whose bank pays: where it is the turn of one seat that everybody can name."""
    if isinstance(public.phase, Turn) and len(public.asked) == 1:
        return table.seats[public.asked[0]]
    return None


def bank(clock: Clock, public: Board[Any], table: Table) -> int:
    """Milliseconds that the one who is asked has for the rest of the game."""
    person_id = payer(public, table)
    if person_id is None or clock.times.waking:
        return 0
    return max(0, clock.times.bank - table.current.drawn.get(person_id, 0)) * 1000


def overrun(bank: int, left: int) -> int:
    """Whole seconds that a bank has paid when so much is left of the whole time."""
    return max(0, bank - left) // 1000


def voting(clock: int) -> int:
    """Seconds to vote, where the open question is given so many milliseconds."""
    return max(OWNER_WAIT_SECONDS, clock // 1000) if clock // 1000 > HASTY else OWNER_WAIT_SECONDS


def warnings(length: int) -> tuple[int, ...]:
    """How much is left when somebody is to be told so."""
    return tuple(left for left in WARNINGS if 4 * left <= length) or (length // 5,)
