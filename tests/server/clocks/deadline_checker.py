"""Whether the deadlines of a log are right: none before its time, and each as long as was agreed.

It reckons the lengths again from what everybody was told, not with the keeper's own words.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from camlann.engine.beats import presentation_ms
from camlann.engine.facts import Asked
from camlann.engine.phases import Lapse, Turn
from camlann.games import beats_of
from camlann.protocol.socket_messages import ClockIs
from camlann.table import BankDrawn, Begun, Choice, PersonId, Replaced, Resumed, Table, TimeAdded
from camlann.table.extra_time import EXTRA_SECONDS
from tests.server.harness.journal import EventLog, Log, Row, table_fact


class Question(Struct):
    """The open one."""

    ask: int
    opened: Row
    since: float
    """When its time began to run."""
    least: int
    """Milliseconds it must be open, by what was agreed, but for any bank."""
    payer: int | None
    """The seat whose bank is behind it."""
    added: int = 0

    @property
    def length(self) -> int:
        kept = self.opened.clock
        return (self.least if kept is None else kept) + self.added


def no_clock_early(log: Log, journals: Sequence[EventLog]) -> list[str]:
    """C9: no deadline passed sooner than its length after its question was stored, which is as agreed."""
    return [f"C9 {word}" for word in _judged(log)]


def _judged(log: Log) -> Iterator[str]:
    table_now, seats = Table(), tuple[PersonId, ...]()
    choice: Choice | None = None
    question: Question | None = None
    asks = 0
    for row in log.rows:
        if row.game == 0:
            for raw in row.facts:
                fact = table_fact.decode(raw)
                match fact:
                    case Begun():
                        choice, seats, question, asks = fact.choice, fact.seats, None, 0
                    case Replaced() if table_now.playing:
                        seats = fact.instead(seats)
                    case TimeAdded(_, game, ask) if question is not None:
                        if (game, ask) != (table_now.number, question.ask) or not question.length:
                            yield f"row {row.n} adds time to a question that is not open, or has no clock"
                        question.added += 60_000
                    case Resumed() if question is not None:
                        question.since = row.at
                    case BankDrawn(person_id, seconds) if seconds <= 0 or person_id not in seats:
                        yield f"row {row.n} draws {seconds} s from the bank of {person_id}"
                    case _:
                        pass
                table_now = fact.apply(table_now)
            if row.clock is not None and question is not None:
                yield from _noted(row, question)
            continue
        assert choice is not None
        wire = log.rules[choice.game].WIRE
        if question is not None:
            yield from _as_agreed(question, choice, table_now, seats)
        command = wire.given.decode(row.command)
        if isinstance(command, Lapse):
            yield from _lapsed(row, command, question)
        facts = [wire.fact.decode(raw) for raw in row.facts]
        for fact in facts:
            if isinstance(fact, Asked):
                asks += 1
                shown_ms = presentation_ms(beats_of(choice.game), facts)
                question = _opened(asks, row, fact, choice, shown_ms)
            elif type(fact).__struct_config__.tag == "engine.ended":
                asks, question = asks + 1, None


def _opened(ask: int, row: Row, fact: Asked[Any, Any, Any, Any], choice: Choice, shown_ms: int) -> Question:
    times = choice.clock.times
    least = times.of(fact.phase.pace) * 1000
    if least:
        # The clock starts when people's screens have shown what led to the question.
        least += shown_ms
    pays = least and not times.waking and isinstance(fact.phase, Turn) and len(fact.asked) == 1
    return Question(ask, row, row.at, least, fact.asked[0] if pays else None)


def _as_agreed(
    question: Question, choice: Choice, table_now: Table, seats: tuple[PersonId, ...]
) -> Iterator[str]:
    """Its length as it was stored is what was agreed. Until it is closed no bank has paid for it."""
    clock, bank = question.opened.clock, 0
    if question.payer is not None:
        bank = max(0, choice.clock.times.bank - table_now.current.drawn.get(seats[question.payer], 0)) * 1000
    if clock is None or (choice.clock.times.waking and clock >= question.least):
        return
    if clock != question.least + bank:
        yield f"row {question.opened.n} has {clock} ms and not {question.least} + {bank}"


def _noted(row: Row, question: Question) -> Iterator[str]:
    """What is written down to be left is not less than what is."""
    if row.clock is not None and row.clock < question.length - (row.at - question.since):
        yield f"row {row.n} says that {row.clock} ms are left, and there is more"


def _lapsed(row: Row, command: Lapse, question: Question | None) -> Iterator[str]:
    if question is None or command.ask != question.ask:
        yield f"row {row.n} ends question {command.ask}, which is not open"
        return
    if not question.length:
        yield f"row {row.n} is a deadline of a question without a clock"
    elif (passed := row.at - question.since) < question.length:
        yield f"row {row.n} is {passed:.3f} ms after {question.opened.n}, too early for {question.length}"


def clocks_as_logged(log: Log, journals: Sequence[EventLog]) -> list[str]:
    """C9: what a device is shown of a clock is what the log says of that question, and never more than it."""
    lengths: dict[tuple[int, int], int] = {}
    added: dict[tuple[int, int], int] = {}
    for number, played in log.games.items():
        asks = 0
        for row in played.rows:
            for fact in map(played.rules.WIRE.fact.decode, row.facts):
                if isinstance(fact, Asked):
                    asks += 1
                    lengths[number, asks] = row.clock or 0
    for told in log.table:
        if isinstance(told, TimeAdded):
            added[told.game, told.ask] = added.get((told.game, told.ask), 0) + EXTRA_SECONDS * 1000
    return [
        f"C9 {event_log.device} was shown {message}, and it is {lengths.get(place)} + {added.get(place, 0)}"
        for event_log in journals
        for _, message in event_log.heard
        if isinstance(message, ClockIs)
        for place in [(message.game, message.ask)]
        if not _fits(message, lengths.get(place, -1), added.get(place, 0))
    ]


def _fits(shown: ClockIs, length: int, added: int) -> bool:
    more = shown.length - length
    return (
        length > 0
        and 0 <= more <= added
        and more % (EXTRA_SECONDS * 1000) == 0
        and 0 <= shown.left <= shown.length
    )
