"""What must hold after any run, whatever was killed, cut, lost or repeated in it.

Each checker is given a table's log and the journals of its devices, and returns what it found wrong, each in
a sentence.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Raw

from camlann import table as table_rules
from camlann.engine.dice import Seeded
from camlann.engine.match import Match
from camlann.engine.phases import Lapse, Stand
from camlann.engine.rules import Notice
from camlann.protocol.socket_messages import Done, FactsAre, FrameIs, Refused, TableIs, Unsure
from camlann.table import (
    Begun,
    Choice,
    Choose,
    Finished,
    MoreTime,
    PersonId,
    SetSleepHours,
    Table,
    read_command,
)
from tests.server.absence.absence_checker import followed, unspoken
from tests.server.clocks.deadline_checker import clocks_as_logged, no_clock_early
from tests.server.deals.deal_checker import dealt_as_promised
from tests.server.harness.journal import EventLog, Log, Played, Row, Sent, encode, frame, table_fact

Violations = list[str]


def answered_is_stored(log: Log, journals: Sequence[EventLog]) -> Violations:
    """C1: a command that was answered *done* is in the log exactly once, as it was sent."""
    rows = _by_id(log)
    found = []
    for event_log, sent in _sent(journals):
        if sent.first(Done) is not None:
            mine = [row for row in rows.get((event_log.person_id, sent.id), []) if not row.refused]
            if len(mine) != 1:
                found.append(f"C1 {event_log.device}: {sent.id} was done and is {len(mine)} times in the log")
            elif not _same(sent, mine[0], log, event_log.person_id):
                found.append(f"C1 {event_log.device}: row {mine[0].n} is not the command {sent.id}")
    return found


def nothing_twice(log: Log, journals: Sequence[EventLog]) -> Violations:
    """C2: no command is in the log twice."""
    rows = _by_id(log)
    return [
        f"C2 {id} of {person_id}: rows {[row.n for row in of]}"
        for (person_id, id), of in rows.items()
        if len(of) > 1
    ]


def refused_is_absent(log: Log, journals: Sequence[EventLog]) -> Violations:
    """C3: from a command that was refused nothing followed."""
    rows = _by_id(log)
    return [
        f"C3 {event_log.device}: {sent.id} was refused and is row {row.n}"
        for event_log, sent in _sent(journals)
        if sent.first(Refused) is not None
        for row in rows.get((event_log.person_id, sent.id), [])
        if not row.refused or row.facts
    ]


def one_answer(log: Log, journals: Sequence[EventLog]) -> Violations:
    """C4: an unknown command is in the log once or not at all, and who asks again hears one answer only."""
    rows = _by_id(log)
    found = []
    for event_log, sent in _sent(journals):
        count = len(rows.get((event_log.person_id, sent.id), []))
        if sent.first(Unsure) is not None and count > 1:
            found.append(f"C4 {event_log.device}: {sent.id} was unknown and is {count} times in the log")
        if sent.first(Done) is not None and sent.first(Refused) is not None:
            found.append(f"C4 {event_log.device}: {sent.id} was done and refused")
    return found


def in_order(log: Log, journals: Sequence[EventLog]) -> Violations:
    """C4: what was done before another command was even sent stands before it in the log."""
    rows = _by_id(log)
    moments: dict[int, tuple[float, float]] = {}
    for event_log, sent in _sent(journals):
        done = sent.first(Done)
        for row in [row for row in rows.get((event_log.person_id, sent.id), []) if not row.refused]:
            moments[row.n] = (sent.at, float("inf") if done is None else done)
    found, first = [], float("inf")
    for n, (sent_at, done_at) in sorted(moments.items(), reverse=True):
        if sent_at > first:
            found.append(f"C4 row {n} was sent after a later row was done")
        first = min(first, done_at)
    return found


def as_given(log: Log, journals: Sequence[EventLog]) -> Violations:
    """C4: what one device commands in a game stands in the log in the order in which it was given."""
    rows = _by_id(log)
    found = []
    for event_log in journals:
        last = -1
        for sent in event_log.sent.values():
            for row in rows.get((event_log.person_id, sent.id), []) if sent.game else ():
                if row.n < last:
                    found.append(f"C4 {event_log.device}: row {row.n} was given after row {last}")
                last = max(last, row.n)
    return found


def no_gap(log: Log, journals: Sequence[EventLog]) -> Violations:
    """C5: the rows are numbered from 0 without a gap."""
    numbers = [row.n for row in log.rows]
    return [] if numbers == list(range(len(numbers))) else [f"C5 the rows are numbered {numbers}"]


def told_as_logged(log: Log, journals: Sequence[EventLog]) -> Violations:
    """C6: every device is shown the log's own game, fact for fact, and never an older one than before."""
    found = []
    for event_log in journals:
        found += [f"C6 {event_log.device} at {at:.3f}: {word}" for at, word in _told(log, event_log)]
        found += [f"C6 {event_log.device}: {word}" for word in _back(event_log)]
    return found


def decided_alike(log: Log, journals: Sequence[EventLog]) -> Violations:
    """C7: deciding the commands of the log again, by the rules alone, gives the same facts."""
    found = []
    for played in log.games.values():
        found += [f"C7 {word}" for word in _replayed(played)]
    commands = {(event_log.person_id, sent.id): sent.command for event_log, sent in _sent(journals)}
    return found + [f"C7 {word}" for word in _table(log, commands)]


def finished(log: Log, journals: Sequence[EventLog]) -> Violations:
    """Every game came to its end, and the table log says so."""
    over = {fact.number for fact in log.table if isinstance(fact, Finished)}
    found = [f"game {number} was not finished" for number in sorted(set(log.games) - over)]
    for played in log.games.values():
        ends = played.rows and any(_tag(raw) == "engine.ended" for raw in played.rows[-1].facts)
        found += [] if ends else [f"game {played.number} does not end"]
    return found


def caught_up(log: Log, journals: Sequence[EventLog]) -> Violations:
    """In the end every device has the last table state and the last frame, and has missed no fact."""
    found = []
    for event_log in journals:
        public_log = [message.at for _, message in event_log.heard if isinstance(message, TableIs)]
        if max(public_log, default=-1) != len(log.table):
            found.append(f"{event_log.device} was last shown state {public_log[-1:]} of {len(log.table)}")
        state: dict[int, set[int]] = {}
        for _, message in event_log.heard:
            if isinstance(message, FrameIs):
                shown = frame.decode(message.frame)
                state.setdefault(shown.game, set()).update(range(message.since, shown.at))
            elif isinstance(message, FactsAre):
                count = len(msgspec.json.decode(message.facts, type=list[Raw]))
                state.setdefault(message.game, set()).update(range(message.since, message.since + count))
        for number, played in log.games.items():
            whole = len(played.story(played.seat(event_log.person_id)).facts)
            if (number in state or number == max(log.games)) and len(state.get(number, ())) != whole:
                got = len(state.get(number, ()))
                found.append(f"{event_log.device} was told {got} of {whole} facts of game {number}")
    return found


Checker = Callable[[Log, Sequence[EventLog]], Violations]

SAFE: tuple[Checker, ...] = (
    answered_is_stored,
    nothing_twice,
    refused_is_absent,
    one_answer,
    in_order,
    as_given,
    no_gap,
    told_as_logged,
    decided_alike,
    no_clock_early,
    clocks_as_logged,
    dealt_as_promised,
)
"""What holds at every moment."""
LIVE: tuple[Checker, ...] = (finished, caught_up)
"""What holds once the faults are over and everybody had time."""


def violations(log: Log, journals: Sequence[EventLog]) -> Violations:
    if gaps := no_gap(log, journals):
        return gaps
    return [word for check in (*SAFE, *LIVE) for word in _judged(check, log, journals)]


def _judged(check: Checker, log: Log, journals: Sequence[EventLog]) -> Violations:
    try:
        return check(log, journals)
    except Exception as error:
        # Rules meet states here that they would never have made.
        return [f"{check.__name__}: the log makes no sense, {error!r}"]


def _sent(journals: Sequence[EventLog]) -> Iterator[tuple[EventLog, Sent]]:
    for event_log in journals:
        for sent in event_log.sent.values():
            yield event_log, sent


def _by_id(log: Log) -> dict[tuple[PersonId, str], list[Row]]:
    rows: dict[tuple[PersonId, str], list[Row]] = {}
    for row in log.rows:
        if row.person_id is not None and row.id is not None:
            rows.setdefault((row.person_id, row.id), []).append(row)
    return rows


def _same(sent: Sent, row: Row, log: Log, person_id: PersonId) -> bool:
    """Whether a row is the command that was sent. A choice of a game is written out in full."""
    if row.game != sent.game:
        return False
    if row.game == 0:
        return _tag(sent.command) == _tag(row.command)
    wire = log.games[row.game].rules.WIRE
    same = wire.given.decode(row.command) == wire.command.decode(sent.command)
    return same and row.seat == log.games[row.game].seat(person_id)


def _told(log: Log, event_log: EventLog) -> Iterator[tuple[float, str]]:
    """What was shown or told otherwise than the log has it."""
    for at, message in event_log.heard:
        if isinstance(message, TableIs):
            facts = log.table[: message.at]
            if len(facts) < message.at or not _equal(message.table, encode(table_rules.fold(Table(), facts))):
                yield at, f"table {message.at} is not the log's"
        elif isinstance(message, FrameIs):
            shown = frame.decode(message.frame)
            if shown.game not in log.games:
                yield at, f"a frame of game {shown.game}, which was never begun"
                continue
            played = log.games[shown.game]
            story = played.story(played.seat(event_log.person_id))
            if shown.at > len(story.facts):
                yield at, f"frame {shown.game}/{shown.at} is beyond the log's {len(story.facts)}"
                continue
            if not _all_equal(shown.told, story.facts[message.since : shown.at]):
                yield at, f"the facts {message.since} to {shown.at} of game {shown.game} are not the log's"
            public, own, moves, ask = story.frame(shown.at)
            given, kept = (shown.public, shown.own, shown.moves), (public, own, moves)
            if shown.ask != ask or not _all_equal(given, kept):
                yield at, f"frame {shown.game}/{shown.at} is not the log's"
        elif isinstance(message, FactsAre) and message.game in log.games:
            played = log.games[message.game]
            told = msgspec.json.decode(message.facts, type=list[Raw])
            kept_facts = played.story(played.seat(event_log.person_id)).facts
            if not _all_equal(told, kept_facts[message.since : message.since + len(told)]):
                yield at, f"told from {message.since} on in game {message.game}, not as the log has it"


def _back(event_log: EventLog) -> Iterator[str]:
    public_log = [message.at for _, message in event_log.heard if isinstance(message, TableIs)]
    frames = [
        (shown.game, shown.at)
        for _, message in event_log.heard
        if isinstance(message, FrameIs)
        for shown in [frame.decode(message.frame)]
    ]
    for before, after in pairwise(public_log):
        if after <= before:
            yield f"from table state {before} back to {after}"
    for earlier, later in pairwise(frames):
        if later <= earlier:
            yield f"from frame {earlier} back to {later}"


def _replayed(played: Played) -> Iterator[str]:
    if not played.rows or played.rows[0].seed is None:
        yield f"game {played.number} was never dealt"
        return
    seed, number = played.rows[0].seed, played.number
    table: Match[Any, Any, Any] = Match(
        played.rules, played.options, len(played.seats), lambda n: Seeded(seed, number, n), number=number
    )
    for place, row in enumerate(played.rows):
        if place:
            command = played.rules.WIRE.given.decode(row.command)
            try:
                if isinstance(command, Lapse):
                    decision = table.lapse()
                elif isinstance(command, Stand):
                    stood = table.stand()
                    assert stood is not None
                    decision = stood
                else:
                    decision = table.decide(row.seat, command)  # type: ignore[arg-type]
                table.adopt(decision)
            except Exception as error:
                yield f"row {row.n} cannot be decided again: {type(error).__name__}"
                return
        if not _all_equal([encode(fact) for fact in table.rows[-1].facts], row.facts):
            yield f"row {row.n} is decided otherwise"
            return


def _table(log: Log, commands: Mapping[tuple[PersonId, str], bytes]) -> Iterator[str]:
    """The table's rows, decided again: commands, and what the keeper added by itself."""

    def check(choice: Choice, seats: int) -> Sequence[Notice]:
        rules = log.rules[choice.game]
        return rules.check(rules.WIRE.options.decode(choice.options), seats)

    now, ended, lapsed = Table(), Counter[int](), False
    for row in log.rows:
        if row.game:
            ended[row.game] += any(_tag(raw) == "engine.ended" for raw in row.facts)
            lapsed = _tag(row.command) == "engine.lapse"
            continue
        if row.refused:
            if row.facts or row.person_id is None or not _is_refused(now, row, commands, check):
                yield f"row {row.n} was refused and need not have been"
            continue
        try:
            facts: Sequence[Any]
            if row.person_id is None and now.deals.open is not None:
                facts = (table_rules.deal(now),)
            elif row.person_id is None:
                told = [table_fact.decode(raw) for raw in row.facts]
                facts = unspoken(now, told, check, lapsed=lapsed, ended=ended[now.number] == 1)
            else:
                facts = table_rules.decide(now, row.person_id, _command.decode(row.command), check)
                if now.playing:
                    told = [table_fact.decode(raw) for raw in row.facts]
                    facts = (*facts, *followed(table_rules.fold(now, facts), told, check))
            now, lapsed = table_rules.fold(now, facts), False
        except Exception as error:
            yield f"row {row.n} cannot be decided again: {type(error).__name__}"
            return
        if not _all_equal([encode(fact) for fact in facts], row.facts):
            yield f"row {row.n} is decided otherwise"
        if facts and isinstance(facts[-1], Begun) and ended[now.number]:
            yield f"game {now.number} was begun twice"


def _is_refused(
    now: Table, row: Row, commands: Mapping[tuple[PersonId, str], bytes], check: table_rules.Checked
) -> bool:
    assert row.person_id is not None
    # Of a refused command the log keeps the id alone.
    if (said := commands.get((row.person_id, row.id or ""))) is None:
        return True
    command = _command.decode(said)
    # Options may be such that no game can read them, a question closed, a time zone in no atlas.
    unknown = isinstance(command, Choose | MoreTime | SetSleepHours)
    return unknown or table_rules.why(now, row.person_id, command, check) is not None


def _equal(one: bytes | Raw, other: bytes | Raw) -> bool:
    return bytes(one) == bytes(other) or msgspec.json.decode(one) == msgspec.json.decode(other)


def _all_equal(some: Sequence[bytes | Raw], others: Sequence[bytes | Raw]) -> bool:
    return len(some) == len(others) and all(map(_equal, some, others))


def _tag(raw: bytes) -> str:
    found = msgspec.json.decode(raw)
    return str(found.get("type", "")) if isinstance(found, dict) else ""


_command = read_command
