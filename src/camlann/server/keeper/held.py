"""A table as its log tells it, held in memory: its company, and the game that is played or was played last.

`decide` says which rows would follow from a command and changes nothing; `adopt` makes it so, once they
are stored.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct

from camlann.server.keeper import dealing, lengths, missing
from camlann.server.keeper.answers import Answers
from camlann.server.keeper.choosing import Choosing, Games
from camlann.server.keeper.log import Row, Said
from camlann.server.keeper.quiet import is_known
from camlann.server.letters import Say
from camlann.server.means import Means
from camlann.table import company
from camlann.table.chance import FAIR_1, FAIR_2, DiceAt, Seeded
from camlann.table.company import (
    AtRest,
    BankDrawn,
    Begin,
    Begun,
    BrokenOff,
    Call,
    Choice,
    Choose,
    Company,
    Deal,
    Dismiss,
    Finished,
    KeepHours,
    MoreTime,
    NoClock,
    NoSuchZone,
    Option,
    Reorder,
    Replaced,
    Resumed,
    Shuffle,
    TimeAdded,
    Told,
    Who,
    read_fact,
    read_spoken,
)
from camlann.table.company.clocks import MORE
from camlann.table.facts import Public, Seat, Team
from camlann.table.phases import Command, Poll, Reason
from camlann.table.record import dump, record
from camlann.table.table import Decision, GameOver, Notice, Refused, Stale, Table

AnyTable: TypeAlias = Table[Any, Any, Any]

EVENING = 12 * 3600
"""Seconds that somebody is kept from sitting down."""
FOREVER = 2**53
"""Milliseconds that nobody sees the end of."""


class Malformed(Reason, frozen=True, tag="server.malformed"):
    """No command of this game looks like this."""


class NotYours(Reason, frozen=True, tag="server.not-yours"):
    """Only those who sit in the game play it."""


class TooNew(Exception):
    """The log was written by a newer revision of the game than this one can read."""


class Step(Struct, frozen=True):
    """Rows that are not yet stored, and what they make of the table."""

    rows: tuple[Row, ...]
    company: tuple[Told, ...] = ()
    begun: AnyTable | None = None
    """The game that is dealt here."""
    decision: Decision[Any, Any, Any] | None = None


class Held:
    def __init__(self, games: Games, means: Means) -> None:
        self._games, self._means, self._choosing = games, means, Choosing(games)
        self.n = 0
        """The number of the next row."""
        self.company = Company()
        self.told = 0
        """How many facts were told of the company."""
        self.game: AnyTable | None = None
        self.seats: tuple[Who, ...] = ()
        """Who sits in that game, clockwise."""
        self.turned: dict[Who, int] = {}
        """Those who got a seat of that game, or lost it, while it was played: after so many facts of the
        company. What they were told before, they were told as somebody else."""
        self.at = 0
        """When the last row was written, in milliseconds since 1970."""
        self.stayed: tuple[tuple[Who, bool], ...] = ()
        """Who had a seat in the last game that is over, and whether they left, where that is counted."""
        self.broken_off = 0
        """The number of the last game that ended without a result."""
        self.clock = 0
        """Milliseconds for the open question; 0: no clock runs."""
        self.passed = 0
        """How many of them had passed when that was last written down."""
        self.left: Callable[[], int] = lambda: FOREVER
        """How many are left: whoever counts them says so here."""
        self._choice: Choice | None = None
        self._seed = b""
        self._secret = b""
        """What was promised for the last deal that was opened."""
        self._dealt: tuple[Deal | None, bytes] = None, b""
        """The deal of that game, and the secret that was promised for it."""
        self._kept = 0
        self._times: list[int] = []
        self.answers = Answers()

    def seat(self, who: Who) -> Seat | None:
        """Where this person sits in the game; None: an onlooker."""
        return Seat(self.seats.index(who)) if who in self.seats else None

    def refusal(self, say: Say, reason: Raw) -> Step | None:
        """What must be stored before a refusal is told; None if nothing need be. Raises `Tired`."""
        if say.game == 0 and reason != MALFORMED:
            self.answers.check(say.who)
            return Step((self._row(0, (), who=say.who, id=say.id, refused=reason),))
        self.answers.remember(say.who, say.id, reason)
        return None

    def is_over(self, game: int) -> bool:
        """Whether another game was begun since."""
        return self.game is not None and 0 < game < self.game.number

    @property
    def goes_on(self) -> bool:
        """Whether a game is being played, so that its clocks run and moves are taken."""
        playing = self.company.playing and not self.company.adjourned
        return self.game is not None and not self.game.over and playing

    @property
    def bank(self) -> int:
        """Milliseconds of the open question's time that its answer would take from a bank."""
        if self.game is None or self._choice is None or not self.clock:
            return 0
        return lengths.bank(self._choice.clock, self.game.public, self.company)

    def asks(self, game: int, ask: int) -> bool:
        """Whether this very question is open."""
        return self.game is not None and (self.game.number, self.game.public.ask) == (game, ask)

    # Deciding.

    def decide(self, who: Who, id: str, game: int, ask: int, command: bytes) -> Step:
        """What would follow from a person's command. Raises `Refused`."""
        return self._say(who, id, command) if game == 0 else self._play(who, id, game, ask, command)

    def lapse(self) -> Step | None:
        """What would follow if the time for the open question were up now."""
        if self.game is None or not self.goes_on:
            return None
        return self._decided(None, None, self.game.lapse(), missing.late(self.game.public))

    def stand(self) -> Step | None:
        """What would follow if answers left in advance were given now; None if there are none."""
        decision = None if self.game is None or not self.goes_on else self.game.stand()
        return None if decision is None else self._decided(None, None, decision)

    def tell(self, facts: Sequence[Told]) -> Step:
        """What would follow if the company were told this, by nobody's command."""
        return Step((self._row(0, _said(facts)),), tuple(facts))

    def note(self, left: int) -> Step:
        """What is written down, and nobody is told, when so many milliseconds are left."""
        return Step((self._row(0, (), clock=left),))

    def settle(self, choice: Option, person: Who | None = None) -> Step:
        """What would follow if the time to vote were up now and this were settled."""
        facts = missing.settled(self.company, choice, self._choosing, self._bot, person)
        return self.tell((*facts, *self._followed(company.fold(self.company, facts))))

    def _followed(self, now: Company) -> tuple[Told, ...]:
        return missing.followed(now, self._choosing, self._bot, lengths.voting(self.clock))

    def forsake(self) -> Step:
        """What would follow if nobody ever came back to this game."""
        return self.tell(missing.broken_off(self.company, self._choosing, "forsaken"))

    def _say(self, who: Who, id: str, data: bytes) -> Step:
        try:
            command = read_spoken.decode(data)
        except msgspec.DecodeError:
            raise Refused(Malformed()) from None
        if isinstance(command, Choose):
            choice = self._choosing.resolved(command.choice, len(self.company.seats))
            command = Choose(choice, self._means.name())
        elif isinstance(command, Shuffle):
            dice = Seeded(self._means.random(32), self.company.number, self.n)
            command = Reorder(tuple(map(Who, dice.shuffle("seats", map(str, self.company.seats)))))
        elif isinstance(command, MoreTime) and self.goes_on:
            if not self.asks(command.game, command.ask):
                raise Refused(Stale())
            if not self.clock:
                raise Refused(NoClock())
        elif isinstance(command, KeepHours) and not is_known(command.hours):
            raise Refused(NoSuchZone())
        elif isinstance(command, Call):
            command = Call(command.about, lengths.voting(self.clock))
        elif isinstance(command, Dismiss):
            command = Dismiss(command.who, command.keep_out, self._means.wall() + EVENING * 1000)
        secret = None
        if isinstance(command, Begin) and not any(notice.stops for notice in self.notices()):
            command, secret = dealing.promised(self.company, self._games, self._means)
        facts = company.decide(self.company, who, command, self._choosing.check, self._choosing.fit)
        if self.company.playing:
            facts = (*facts, *self._followed(company.fold(self.company, facts)))
        row = self._row(0, _said(facts), who=who, id=id, command=Raw(_encode(command)), seed=secret)
        return self._begun(row, facts)

    def overdue(self, deal: str) -> Step | None:
        """What would follow if nobody had any more time to show something to this deal."""
        now = self.company.deals.open
        if now is None or now.name != deal:
            return None
        facts = (company.deal(self.company),)
        return self._begun(self._row(0, _said(facts)), facts)

    def _begun(self, row: Row, facts: tuple[Told, ...]) -> Step:
        """These facts of the company, and the game with them if it begins now."""
        if not isinstance(begun := facts[-1], Begun):
            return Step((row,), facts)
        deal = company.fold(self.company, facts[:-1]).deals.open
        seed = dealing.seed(deal, row.seed or self._secret)
        table = self._deal(begun, deal, seed)
        return Step((row, self._row(begun.number, table.rows[0], seed=seed)), facts, table)

    def _bot(self) -> Who:
        return Who(f"bot:{self._means.name()}")

    def _play(self, who: Who, id: str, game: int, ask: int, data: bytes) -> Step:
        table, seat = self.game, self.seat(who)
        if seat is None:
            raise Refused(NotYours())
        if table is None or game != table.number:
            raise Refused(Stale())
        if table.over or not self.company.playing:
            raise Refused(GameOver())
        if self.company.adjourned:
            raise Refused(AtRest())
        try:
            command: Command = table.rules.WIRE.command.decode(data)
        except msgspec.DecodeError:
            raise Refused(Malformed()) from None
        return self._decided(who, id, table.decide(seat, command, ask))

    def _decided(
        self, who: Who | None, id: str | None, decision: Decision[Any, Any, Any], late: Team = ()
    ) -> Step:
        assert self.game is not None
        facts: tuple[Told, ...] = ()
        if who is not None and self._acts_openly(who):
            facts = (*company.here(self.company, who), *company.seen_again(self.company, who))
        elif late and decision.game.public.phase is not None:
            whos = [self.seats[seat] for seat in late]
            facts = missing.missed(self.company, whos, lengths.voting(self.clock))
        facts = (*self._drawn(), *facts)
        now = company.fold(self.company, facts)
        rows = [self._row(self.game.number, decision, company=now, who=who, id=id)]
        if decision.game.public.phase is None:
            facts = (*facts, *company.finish(now, self._choosing.check, self._choosing.fit))
        if facts:
            rows.append(self._row(0, _said(facts)))
        return Step(tuple(rows), facts, decision=decision)

    def _drawn(self) -> tuple[Told, ...]:
        """What a bank pays when the open question is answered now."""
        assert self.game is not None
        who = lengths.payer(self.game.public, self.company)
        seconds = lengths.overrun(self.bank, self.left())
        return (BankDrawn(who, seconds),) if who is not None and seconds else ()

    def _acts_openly(self, who: Who) -> bool:
        """Whether everybody sees that it is this person who does something now."""
        assert self.game is not None
        public = self.game.public
        return public.asked == (self.seat(who),) or (isinstance(public.phase, Poll) and public.phase.open)

    def _row(self, game: int, what: Decision[Any, Any, Any] | tuple[Said, ...], **fields: Any) -> Row:
        if isinstance(what, tuple):
            return Row(game=game, at=self._means.wall(), said=what, **fields)
        said = tuple(Said(isinstance(fact, Public), Raw(_encode(fact))) for fact in what.facts)
        public = what.game.public
        opened = self.game is None or self.game.number != game or self.game.public.ask != public.ask
        choice = self.company.choice if fields.get("seed") else self._choice
        assert choice is not None
        now, wall, clock = fields.pop("company", self.company), self._means.wall(), None
        if opened and public.phase is not None:
            clock = lengths.length(choice.clock, public, now, wall)
        fields |= {"seat": what.seat, "command": Raw(_encode(what.command)), "clock": clock}
        return Row(game=game, at=wall, said=said, **fields)

    def notices(self) -> Sequence[Notice]:
        """What the game that is chosen has to say about the company as it stands."""
        choice = self.company.choice
        return () if choice is None else self._choosing.check(choice, len(self.company.seats))

    def _deal(self, begun: Begun, deal: Deal | None, seed: bytes) -> AnyTable:
        rules = self._games[begun.choice.game]
        options = rules.WIRE.options.decode(begun.choice.options)
        dice = self._dice(deal, seed, begun.number)
        return Table(rules, options, len(begun.seats), dice, number=begun.number)

    def _dice(self, deal: Deal | None, seed: bytes, number: int) -> DiceAt:
        if dealing.agreed(deal)[0] == FAIR_2:
            return _dice(seed, number)
        # Dealt before throws were counted: its dice go by the row that is being decided.
        return lambda _: Seeded(seed, number, self._row_of(number), FAIR_1)

    def _row_of(self, number: int) -> int:
        return self.game.n if self.game is not None and self.game.number == number else 0

    # Adopting.

    def adopt(self, step: Step) -> None:
        """Let it be so: the rows are stored."""
        self.n += len(step.rows)
        if step.begun is not None:
            self.game, self._seed, self._times = step.begun, step.rows[-1].seed or b"", []
            self._begin(step.company[-1])
        elif step.decision is not None:
            assert self.game is not None
            self.game.adopt(step.decision)
        self._promised(step.rows[0])
        self._company(step.company)
        for row in step.rows:
            self._note(row)

    def load(self, rows: Iterable[Row]) -> None:
        """Adopt a log from its beginning. Nothing is decided again."""
        said: list[Row] = []
        for row in rows:
            self.n += 1
            if row.game == 0:
                facts = tuple(read_fact.decode(each.fact) for each in row.said)
                for fact in facts:
                    if isinstance(fact, Begun):
                        self._begin(fact)
                        self._times, said = [], []
                self._promised(row)
                self._company(facts)
            else:
                said.append(row)
                self._seed = row.seed or self._seed
            self._note(row)
        if said:
            self.game = self._again(said)

    def _again(self, rows: list[Row]) -> AnyTable:
        """The game last begun, from its rows."""
        choice, number = self._choice, rows[0].game
        assert choice is not None
        rules = self._games[choice.game]
        wire = rules.WIRE
        try:
            told = [
                (
                    row.seat,
                    wire.given.decode(row.command),
                    tuple(wire.fact.decode(each.fact) for each in row.said),
                )
                for row in rows
            ]
            options = wire.options.decode(choice.options)
        except msgspec.DecodeError as error:
            raise TooNew from error
        dice = self._dice(self._dealt[0], self._seed, number)
        return Table.again(rules, options, len(self.seats), dice, told, number=number)

    def _begin(self, fact: Told) -> None:
        assert isinstance(fact, Begun)
        self.seats, self._choice, self.turned = fact.seats, fact.choice, {}
        self.answers.moves.clear()

    def _promised(self, row: Row) -> None:
        """A row of the company has a secret if a deal is opened in it."""
        if row.game == 0 and row.seed:
            self._secret = row.seed

    def _company(self, facts: Sequence[Told]) -> None:
        for fact in facts:
            self.told += 1
            if isinstance(fact, Begun):
                self._dealt = self.company.deals.open, self._secret
            if isinstance(fact, Replaced) and self.company.playing:
                self.seats = fact.instead(self.seats)
                self.turned |= {fact.who: self.told, fact.by: self.told}
            elif isinstance(fact, BrokenOff):
                self.broken_off = fact.number
            if isinstance(fact, Finished | BrokenOff):
                self.stayed = missing.stayed(self.company, fact)
            elif isinstance(fact, TimeAdded):
                self.clock += MORE * 1000
            elif isinstance(fact, Resumed):
                self.passed = 0
            self.company = fact.apply(self.company)

    def _note(self, row: Row) -> None:
        self.at = row.at
        self.answers.note(row)
        if row.game:
            self._times.append(row.at)
            if row.clock is not None:
                self.clock, self.passed = row.clock, 0
        elif row.clock is not None:
            self.passed = max(0, self.clock - row.clock)

    def unkept(self) -> tuple[int, tuple[Who, ...], bytes, str, tuple[Who, ...], str, int] | None:
        """The game that is over and not yet known to be kept: its number, who sat there at the end, its
        record, and in short which game it was, who won, how, and when.
        """
        if self.game is None or self._kept == self.game.number:
            return None
        broken_off = self.broken_off == self.game.number
        if not (self.game.over or broken_off):
            return None
        self._kept = self.game.number
        times = [max(0, at - self._times[0]) for at in self._times]
        if broken_off:
            seen, name = dump(record(self.game, "onlooker", times=times)), self.game.rules.NAME
            return self.game.number, self.seats, seen, name, (), missing.BROKEN_OFF, self.at
        chance, (_, revision) = dealing.chance(*self._dealt, self._seed), dealing.agreed(self._dealt[0])
        kept = record(self.game, "whole", chance, times, revision)
        result = self.game.rules.result(self.game.public)
        winners = () if result is None else tuple(self.seats[seat] for seat in result.winners)
        reason = "" if result is None else result.reason
        name = self.game.rules.NAME
        return self.game.number, self.seats, dump(kept), name, winners, reason, self._times[-1]


def _dice(seed: bytes, number: int) -> DiceAt:
    return lambda n: Seeded(seed, number, n)


def _said(facts: Sequence[Told]) -> tuple[Said, ...]:
    return tuple(Said(True, Raw(_encode(fact))) for fact in facts)


_encode = msgspec.json.Encoder().encode
MALFORMED = Raw(_encode(Malformed()))
