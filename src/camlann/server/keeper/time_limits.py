"""Time limits: how long a question waits for its answer, as a function of public facts only.

These are the time control, the pace of the phase, who is asked, the bank, and sleep hours.
"""

from typing import Any

from camlann.engine.facts import Board
from camlann.engine.phases import Turn
from camlann.server.sleep_hours import waking
from camlann.table import Clock, PersonId, Table, is_bot, owner_wait

LONG_QUESTION_SECONDS = 600
"""If a question has more time than this, a vote takes as long as a question."""
HOUR_MS = 3_600_000
WARNINGS_MS = (HOUR_MS, 30_000, 10_000)
"""The time left at each warning, in milliseconds; only if the whole time is much longer."""


def length(clock: Clock, public: Board[Any], table: Table, now: int, shown_ms: int = 0) -> int:
    """Milliseconds for the open question; 0: no limit.

    The clock starts when screens have shown what led to the question, which takes `shown_ms`.
    """
    if public.phase is None:
        return 0
    asked = clock.times.of(public.phase.pace) * 1000
    if (most := public.phase.alone_seconds * 1000) and sum(not is_bot(one) for one in table.seats) == 1:
        asked = min(asked or most, most)
    if asked:
        asked += shown_ms
    if asked and clock.times.waking:
        person_ids = [table.seats[seat] for seat in public.asked or public.everyone]
        return max(waking(now, asked, table.hours.get(person_id)) for person_id in person_ids)
    return asked + bank(clock, public, table) if asked else 0


def payer(public: Board[Any], table: Table) -> PersonId | None:
    """Whose bank pays: only in the turn of one seat that everybody knows."""
    if isinstance(public.phase, Turn) and len(public.asked) == 1:
        return table.seats[public.asked[0]]
    return None


def bank(clock: Clock, public: Board[Any], table: Table) -> int:
    """Milliseconds in the bank of the person who is asked."""
    person_id = payer(public, table)
    if person_id is None or clock.times.waking:
        return 0
    return max(0, clock.times.bank - table.current.drawn.get(person_id, 0)) * 1000


def overrun(bank: int, left: int) -> int:
    """Whole seconds taken from a bank when this much of the whole time is left."""
    return max(0, bank - left) // 1000


def voting(clock: int, table: Table) -> int:
    """Seconds to vote while the open question has this many milliseconds."""
    wait = owner_wait(table)
    return max(wait, clock // 1000) if clock // 1000 > LONG_QUESTION_SECONDS else wait


def warnings(length: int) -> tuple[int, ...]:
    """The time left at each warning."""
    return tuple(left for left in WARNINGS_MS if 4 * left <= length) or (length // 5,)
