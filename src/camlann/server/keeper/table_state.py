"""The state of one table, and what would follow from a command. It reads no clock and does no I/O.

`decide` and the methods beside it return a `Commit` and change nothing; `adopt` applies a commit once the
store has it; `log_replay.py` folds a whole log. The time and chance are handed in as `Inputs`.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from camlann import table as table_rules
from camlann.engine.dice import Seeded
from camlann.engine.facts import Team
from camlann.engine.match import Decision, GameOver, Match, Refused, Stale
from camlann.engine.phases import Command, Poll, Reason
from camlann.engine.rules import Notice
from camlann.server.event_log_codec import LogRow
from camlann.server.game_options import read_options
from camlann.server.keeper import absence, server_commitment, time_limits
from camlann.server.keeper.pending_commit import AnyMatch, Commit, Inputs
from camlann.server.keeper.table_fold import TableFold
from camlann.server.sleep_hours import is_known
from camlann.table import (
    LINK_SECONDS,
    AtRest,
    BankDrawn,
    Begin,
    Begun,
    Call,
    Choice,
    Choose,
    Dismiss,
    MoreTime,
    NoClock,
    NoSuchZone,
    OpenDisplay,
    Option,
    PersonId,
    Reorder,
    SetSleepHours,
    Shuffle,
    Sit,
    Table,
    TableCommand,
    TableFact,
    WishFigure,
    bot_id,
    read_client_command,
)

KEEP_OUT_SECONDS = 12 * 3600
"""How long a host keeps somebody from taking a seat."""


class Malformed(Reason, frozen=True, tag="server.malformed"):
    """No command of this game looks like this."""


class NotYours(Reason, frozen=True, tag="server.not-yours"):
    """Only players may give game commands."""


class LogFull(Reason, frozen=True, tag="server.log-full"):
    """So much was done at this table without finishing a game that the people must open a new one."""


MAX_ROWS, MAX_ROWS_IN_GAME = 50_000, 60_000
"""Rows since a game was over, until a table takes no more commands. A game that is played may come to its
end: its rows do not count, because nobody may learn how often others have changed a covered answer."""
MAX_MOVES = 2_000
"""Commands of one person in one game."""


class TableState(TableFold):
    @property
    def full(self) -> bool:
        """Does this table take no more commands about itself?"""
        rows = self.n - (self.snapshot_n or 0)
        if not self.table.playing:
            return rows >= MAX_ROWS
        return rows - (0 if self.game is None else len(self.game.rows)) >= MAX_ROWS_IN_GAME

    # Commands of people.

    def decide(
        self, person_id: PersonId, id: str, game: int, ask: int, command: bytes, inputs: Inputs
    ) -> Commit:
        """What would follow from a person's command. Raises `Refused`."""
        if self.answers.moved[person_id] >= MAX_MOVES if game else self.full:
            raise Refused(LogFull())
        if game == 0:
            return self._decide_at_table(person_id, id, command, inputs)
        return self._decide_in_game(person_id, id, game, ask, command, inputs)

    def refusal(self, person_id: PersonId, id: str, game: int, reason: Raw, inputs: Inputs) -> Commit | None:
        """The commit to store before a refusal is sent; None if there is none. Raises `TooManyRefusals`."""
        if game or self.full or reason == MALFORMED:
            return None
        if not self.answers.is_stored(person_id, inputs.now, seated=person_id in self.table.seats):
            return None
        return Commit((LogRow.for_table(inputs.now, person_id=person_id, id=id, refused=reason),))

    def notices(self) -> Sequence[Notice]:
        """The chosen game's notices about the table as it is."""
        choice = self.table.next_choice
        return () if choice is None else self.choosing.check(choice, len(self.table.seats))

    def _decide_at_table(self, person_id: PersonId, id: str, data: bytes, inputs: Inputs) -> Commit:
        try:
            command = read_client_command.decode(data)
        except msgspec.DecodeError:
            raise Refused(Malformed()) from None
        completed, secret = self._completed(command, inputs)
        choosing = self.choosing
        facts = table_rules.decide(
            self.table, person_id, completed, choosing.check, choosing.fit, choosing.figures
        )
        if self.table.playing:
            facts = (*facts, *self._followed(table_rules.fold(self.table, facts), inputs))
        written = Raw(_encode(completed))
        row = LogRow.for_table(inputs.now, facts, person_id=person_id, id=id, command=written, seed=secret)
        return self._with_game(row, facts, inputs)

    def _completed(
        self, command: TableCommand | Shuffle, inputs: Inputs
    ) -> tuple[TableCommand, bytes | None]:
        """A command with what only the server knows, and the secret that it commits to, if any."""
        match command:
            case Sit(place):
                return Sit(place, inputs.phone_owner), None
            case Choose(choice):
                resolved = self.choosing.resolved(choice, len(self.table.seats))
                return Choose(resolved, next(inputs.names())), None
            case WishFigure(figure):
                offered = {} if self.table.choice is None else self.choosing.figures(self.table.choice)
                return WishFigure(figure, offered.get(figure, "")), None
            case Shuffle():
                dice = Seeded(inputs.secret, self.table.number, self.n)
                return Reorder(tuple(map(PersonId, dice.shuffle("seats", map(str, self.table.seats))))), None
            case MoreTime(game, ask) if self.goes_on:
                if not self.asks(game, ask):
                    raise Refused(Stale())
                if not self.clock:
                    raise Refused(NoClock())
            case SetSleepHours(hours) if not is_known(hours):
                raise Refused(NoSuchZone())
            case Call(about):
                return Call(about, time_limits.voting(self.clock, self.table)), None
            case OpenDisplay(link):
                return OpenDisplay(link, inputs.now + LINK_SECONDS * 1000), None
            case Dismiss(person, keep_out):
                return Dismiss(person, keep_out, inputs.now + KEEP_OUT_SECONDS * 1000), None
            case Begin() if not any(notice.prevents_start for notice in self.notices()):
                return server_commitment.commit_secret(self.table, self.games, inputs.secret)
        return command, None

    def _decide_in_game(
        self, person_id: PersonId, id: str, game: int, ask: int, data: bytes, inputs: Inputs
    ) -> Commit:
        table, seat = self.game, self.seat(person_id)
        if seat is None:
            raise Refused(NotYours())
        if table is None or game != table.number:
            raise Refused(Stale())
        if table.over or not self.table.playing:
            raise Refused(GameOver())
        if self.table.current.adjourned:
            raise Refused(AtRest())
        try:
            command: Command = table.rules.WIRE.command.decode(data)
        except msgspec.DecodeError:
            raise Refused(Malformed()) from None
        return self._decided(table.decide(seat, command, ask), inputs, person_id, id)

    # Actions of the server.

    def lapse(self, inputs: Inputs) -> Commit | None:
        """What would follow if the time for the open question were up now."""
        if self.game is None or not self.goes_on:
            return None
        return self._decided(self.game.lapse(), inputs, late=absence.late(self.game.public))

    def stand(self, inputs: Inputs) -> Commit | None:
        """What would follow if the standing answers were given now; None if there are none."""
        decision = None if self.game is None or not self.goes_on else self.game.stand()
        return None if decision is None else self._decided(decision, inputs)

    def tell(self, facts: Sequence[TableFact], inputs: Inputs) -> Commit:
        """A commit of these facts about the table, without a command."""
        return Commit((LogRow.for_table(inputs.now, facts),), tuple(facts))

    def note(self, inputs: Inputs) -> Commit:
        """Store the time left; nobody sees it."""
        return Commit((LogRow.for_table(inputs.now, clock=inputs.time_left),))

    def settle(self, choice: Option, person: PersonId | None, inputs: Inputs) -> Commit:
        """What would follow if the voting time were up with this outcome."""
        facts = absence.settled(self.table, choice, self.choosing, self._bots(inputs), person)
        return self.tell((*facts, *self._followed(table_rules.fold(self.table, facts), inputs)), inputs)

    def abandon(self, inputs: Inputs) -> Commit:
        """What would follow if this game were abandoned."""
        return self.tell(absence.broken_off(self.table, self.choosing, "abandoned"), inputs)

    def overdue(self, deal: str, inputs: Inputs) -> Commit | None:
        """What would follow if the time to reveal were up for this deal."""
        now = self.table.deals.open
        if now is None or now.name != deal:
            return None
        facts = (table_rules.deal(self.table),)
        return self._with_game(LogRow.for_table(inputs.now, facts), facts, inputs)

    # Consequences.

    def _followed(self, now: Table, inputs: Inputs) -> tuple[TableFact, ...]:
        return absence.followed(
            now, self.choosing, self._bots(inputs), time_limits.voting(self.clock, self.table)
        )

    def _bots(self, inputs: Inputs) -> Callable[[], PersonId]:
        """A new bot at each call."""
        names = inputs.names()
        return lambda: bot_id(next(names), self.table.settings.stand_ins)

    def _with_game(self, row: LogRow, facts: tuple[TableFact, ...], inputs: Inputs) -> Commit:
        """A commit of these facts about the table, with the new game if one begins."""
        if not isinstance(begun := facts[-1], Begun):
            return Commit((row,), facts)
        deal = table_rules.fold(self.table, facts[:-1]).deals.open
        seed = server_commitment.seed(deal, row.seed or self.committed_secret)
        table = self._deal(begun, seed)
        shown_ms = self.presentation_ms(begun.choice.game, table.rows[0])
        dealt = self._dealt_row(table, begun.choice, seed, inputs, shown_ms)
        return Commit((row, dealt), facts, table, shown_ms=shown_ms)

    def _deal(self, begun: Begun, seed: bytes) -> AnyMatch:
        rules = self.games[begun.choice.game]
        options = read_options(rules, begun.choice)
        dice = self.dice(seed, begun.number)
        return Match(rules, options, len(begun.seats), dice, number=begun.number)

    def _dealt_row(
        self, table: AnyMatch, choice: Choice, seed: bytes, inputs: Inputs, shown_ms: int
    ) -> LogRow:
        public = table.public
        clock = (
            None
            if public.phase is None
            else time_limits.length(choice.clock, public, self.table, inputs.now, shown_ms)
        )
        return LogRow.for_game(table.number, inputs.now, table.rows[0], clock=clock, seed=seed)

    def _decided(
        self,
        decision: Decision[Any, Any, Any],
        inputs: Inputs,
        person_id: PersonId | None = None,
        id: str | None = None,
        late: Team = (),
    ) -> Commit:
        assert self.game is not None
        facts: tuple[TableFact, ...] = ()
        if person_id is not None and self._acts_openly(person_id):
            facts = (
                *table_rules.lapse_claims_on_seat_of(self.table, person_id),
                *table_rules.mark_seen(self.table, person_id),
            )
        elif late and decision.game.public.phase is not None:
            person_ids = [self.seats[seat] for seat in late]
            facts = absence.missed(self.table, person_ids, time_limits.voting(self.clock, self.table))
        facts = (*self._drawn(inputs), *facts)
        now = table_rules.fold(self.table, facts)
        shown_ms, clock = self._next_question(decision, now, inputs)
        rows = [
            LogRow.for_game(self.game.number, inputs.now, decision, clock=clock, person_id=person_id, id=id)
        ]
        if decision.game.public.phase is None:
            facts = (*facts, *table_rules.finish(now, self.choosing.check, self.choosing.fit))
        if facts:
            rows.append(LogRow.for_table(inputs.now, facts))
        return Commit(tuple(rows), facts, decision=decision, shown_ms=shown_ms)

    def _next_question(
        self, decision: Decision[Any, Any, Any], now: Table, inputs: Inputs
    ) -> tuple[int, int | None]:
        """Milliseconds that screens show what led to the next question, and those for its answer.

        None: it opens none.
        """
        assert self.game is not None
        assert self.game_choice is not None
        public = decision.game.public
        if public.ask == self.game.public.ask:
            return 0, None
        shown_ms = self.presentation_ms(self.game.rules.NAME, decision)
        if public.phase is None:
            return shown_ms, None
        return shown_ms, time_limits.length(self.game_choice.clock, public, now, inputs.now, shown_ms)

    @property
    def bank(self) -> int:
        """Milliseconds of the open question's time that its answer would take from a bank."""
        if self.game is None or self.game_choice is None or not self.clock:
            return 0
        return time_limits.bank(self.game_choice.clock, self.game.public, self.table)

    def _drawn(self, inputs: Inputs) -> tuple[TableFact, ...]:
        """Facts: the bank time used if the open question is answered now."""
        assert self.game is not None
        person_id = time_limits.payer(self.game.public, self.table)
        seconds = time_limits.overrun(self.bank, inputs.time_left)
        return (BankDrawn(person_id, seconds),) if person_id is not None and seconds else ()

    def _acts_openly(self, person_id: PersonId) -> bool:
        """Does everybody see that this person acts now?"""
        assert self.game is not None
        public, seat = self.game.public, self.seat(person_id)
        # Who has answered an open poll may only change the answer, and nobody sees that.
        return public.asked == (seat,) or (
            isinstance(public.phase, Poll) and public.phase.open and seat not in public.acted
        )


_encode = msgspec.json.Encoder().encode
MALFORMED = Raw(_encode(Malformed()))
