"""What is known after a run: the log of a table as it was stored, and what each device sent and heard.

The checkers judge the one by the other; whether both come from a simulation or from real processes is all the
same to them.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct, field

from camlann.client.delta import next_frame
from camlann.engine.facts import GameState, Seat, fold, part, sees
from camlann.engine.phases import moves
from camlann.engine.rules import Rules
from camlann.protocol.socket_messages import AnyServerMessage, DeltaIs, Done, FrameIs, Refused, Unsure
from camlann.server import event_log_codec
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.store import Entry, TableId
from camlann.table import Begun, PersonId, TableFact, read_fact

AnyRules: TypeAlias = Rules[Any, Any, Any, Any]


class Row(Struct, frozen=True, kw_only=True):
    """A row of a log. `at` is in milliseconds, by a clock that does not jump."""

    n: int
    game: int
    at: float
    person_id: PersonId | None = None
    id: str | None = None
    seat: Seat | None = None
    command: bytes = b"null"
    facts: tuple[bytes, ...] = ()
    seed: bytes | None = None
    clock: int | None = None
    """Milliseconds for the question it opened; in a row of the table: what was left of them."""
    refused: bool = False
    """Nothing followed, and nothing ever will from this command."""


class Sent(Struct):
    """A command as a device sent it; the same id is the same command, however often it was said."""

    id: str
    game: int
    command: bytes
    at: float
    answers: list[tuple[float, Done | Refused | Unsure]] = field(default_factory=list)

    def first(self, kind: type[Done] | type[Refused] | type[Unsure]) -> float | None:
        """When it was first answered so."""
        return next((at for at, answer in self.answers if isinstance(answer, kind)), None)


class EventLog(Struct):
    """What one device sent and heard, in order. Moments are in seconds.

    A delta is heard as the whole frame that it makes.
    """

    device: str
    person_id: PersonId
    sent: dict[str, Sent] = field(default_factory=dict)
    heard: list[tuple[float, AnyServerMessage]] = field(default_factory=list)

    def hear(self, at: float, message: AnyServerMessage) -> None:
        if isinstance(message, DeltaIs):
            message = self._framed(message)
        self.heard.append((at, message))
        if isinstance(message, Done | Refused | Unsure) and message.id in self.sent:
            self.sent[message.id].answers.append((at, message))

    def _framed(self, delta: DeltaIs) -> FrameIs:
        """The whole frame that a delta makes of the last one."""
        last = next(message for _, message in reversed(self.heard) if isinstance(message, FrameIs))
        data = Raw(next_frame(bytes(last.frame), bytes(delta.delta)))
        return FrameIs(delta.wire, delta.since, data, delta.turned)


class Played:
    """One game of a log."""

    def __init__(self, begun: Begun, rules: AnyRules, rows: Sequence[Row]) -> None:
        self.number, self.seats, self.rules = begun.number, begun.seats, rules
        self.options = rules.WIRE.options.decode(begun.choice.options)
        self.rows = [row for row in rows if row.game == begun.number]
        self._stories: dict[Seat | None, FactBuffer] = {}

    def seat(self, person_id: PersonId) -> Seat | None:
        return Seat(self.seats.index(person_id)) if person_id in self.seats else None

    def story(self, viewer: Seat | None) -> "FactBuffer":
        if viewer not in self._stories:
            self._stories[viewer] = FactBuffer(self, viewer)
        return self._stories[viewer]


class FactBuffer:
    """What one viewer of a game was told, by the log, and the game as they knew it after each fact."""

    def __init__(self, played: Played, viewer: Seat | None) -> None:
        wire = played.rules.WIRE
        told = [(raw, wire.fact.decode(raw)) for row in played.rows for raw in row.facts]
        seen = [(raw, fact) for raw, fact in told if sees(viewer, fact)]
        self.facts = [raw for raw, _ in seen]
        game = part(played.rules.blank(played.options, len(played.seats)), viewer)
        self._games: list[GameState[Any, Any, Any]] = [game]
        for _, fact in seen:
            self._games.append(fold(self._games[-1], fact))
        self._viewer = viewer

    def frame(self, at: int) -> tuple[bytes, bytes, bytes, int]:
        """Public part, compartment, moves and question after `at` facts."""
        game = self._games[at]
        own = None if self._viewer is None else game.own[self._viewer]
        offers = () if own is None else moves(game.public, own)
        return encode(game.public), encode(own), encode(offers), game.public.ask


class Log:
    """A table's log, whole."""

    def __init__(self, rows: Sequence[Row], rules: Mapping[str, AnyRules]) -> None:
        self.rows, self.rules = rows, rules

    @cached_property
    def table(self) -> list[TableFact]:
        """All facts about the table."""
        return [table_fact.decode(raw) for row in self.rows if row.game == 0 for raw in row.facts]

    @cached_property
    def games(self) -> dict[int, Played]:
        begun = [fact for fact in self.table if isinstance(fact, Begun)]
        return {fact.number: Played(fact, self.rules[fact.choice.game], self.rows) for fact in begun}


def opened(
    keys: TableKeys,
    table: TableId,
    entries: Iterable[Entry],
    rules: Mapping[str, AnyRules],
    stored: Mapping[int, float] | None = None,
) -> Log:
    """A log as the store has it. `stored`: when each row was stored, in milliseconds, where that is known."""
    rows = []
    for entry in entries:
        for n, row in enumerate(event_log_codec.rows(keys, table, [entry]), entry.n):
            rows.append(
                Row(
                    n=n,
                    game=row.game,
                    at=row.at if stored is None else stored[n],
                    person_id=row.person_id,
                    id=row.id,
                    seat=row.seat,
                    command=bytes(row.command),
                    facts=tuple(bytes(each.fact) for each in row.facts),
                    seed=row.seed,
                    clock=row.clock,
                    refused=row.refused is not None,
                )
            )
    return Log(rows, rules)


class SentFrame(Struct, frozen=True):
    """A frame as it comes over the wire."""

    game: int
    ask: int
    at: int
    public: Raw
    own: Raw
    told: list[Raw]
    moves: Raw


encode = msgspec.json.Encoder().encode
table_fact = read_fact
frame = msgspec.json.Decoder(SentFrame)
