"""A table as its log tells it, held in memory: its company, and the game that is played or was played last.

`decide` says which rows would follow from a command and changes nothing; `adopt` makes it so, once they
are stored.
"""

from collections import Counter, OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct

from camlann.server.keeper.choosing import Choosing, Games
from camlann.server.keeper.log import Row, Said
from camlann.server.letters import Say
from camlann.server.means import Means
from camlann.table import company
from camlann.table.chance import Seeded
from camlann.table.company import (
    AnyFact,
    Begun,
    Choice,
    Choose,
    Company,
    Reorder,
    Replaced,
    Shuffle,
    Spoken,
    Told,
    Who,
)
from camlann.table.facts import Public, Seat
from camlann.table.phases import Command, Poll, Reason
from camlann.table.record import SeedShown, dump, record
from camlann.table.table import Decision, GameOver, Notice, Refused, Stale, Table

AnyTable: TypeAlias = Table[Any, Any, Any]

ENOUGH = 200
"""Refusals of one person that a table's log takes; an honest device is far from it."""
REMEMBERED = 64
"""How many refusals are known again when the same id comes once more."""


class Malformed(Reason, frozen=True, tag="server.malformed"):
    """No command of this game looks like this."""


class NotYours(Reason, frozen=True, tag="server.not-yours"):
    """Only those who sit in the game play it."""


class Tired(Exception):
    """This person has had so many refusals kept that no more are."""


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
        self.clock = 0
        """Milliseconds for the open question; 0: no clock runs."""
        self._choice: Choice | None = None
        self._seed = b""
        self._kept = 0
        self._times: list[int] = []
        self._answers: dict[tuple[Who, str], Raw | None] = {}
        """What became of each command to the company: done, or refused for this reason."""
        self._moves: set[tuple[Who, str]] = set()
        """The commands in the game last begun; those of earlier ones are in the log alone."""
        self._refusals: Counter[Who] = Counter()
        self._refused: OrderedDict[tuple[Who, str], Raw] = OrderedDict()

    def seat(self, who: Who) -> Seat | None:
        """Where this person sits in the game; None: an onlooker."""
        return Seat(self.seats.index(who)) if who in self.seats else None

    def is_done(self, who: Who, id: str) -> bool:
        key = who, id
        return key in self._moves or (key in self._answers and self._answers[key] is None)

    def refused(self, who: Who, id: str) -> Raw | None:
        """Why this very command was refused before."""
        return self._answers.get((who, id)) or self._refused.get((who, id))

    def refusal(self, say: Say, reason: Raw) -> Step | None:
        """What must be stored before a refusal is told; None if nothing need be. Raises `Tired`.

        A command in a game answers one question and is refused for any other, so a late copy is harmless.
        One to the company might become possible later: its refusal is kept, and no copy of it is ever taken.
        """
        if say.game == 0 and reason != MALFORMED:
            if self._refusals[say.who] >= ENOUGH:
                raise Tired
            return Step((self._row(0, (), who=say.who, id=say.id, refused=reason),))
        self._refused[say.who, say.id] = reason
        if len(self._refused) > REMEMBERED:
            self._refused.popitem(last=False)
        return None

    def is_over(self, game: int) -> bool:
        """Whether another game was begun since."""
        return self.game is not None and 0 < game < self.game.number

    def asks(self, game: int, ask: int) -> bool:
        """Whether this very question is open."""
        return self.game is not None and (self.game.number, self.game.public.ask) == (game, ask)

    # Deciding.

    def decide(self, who: Who, id: str, game: int, ask: int, command: bytes) -> Step:
        """What would follow from a person's command. Raises `Refused`."""
        return self._say(who, id, command) if game == 0 else self._play(who, id, game, ask, command)

    def lapse(self) -> Step | None:
        """What would follow if the time for the open question were up now."""
        return self._clock(None if self.game is None or self.game.over else self.game.lapse())

    def stand(self) -> Step | None:
        """What would follow if answers left in advance were given now; None if there are none."""
        return self._clock(None if self.game is None or self.game.over else self.game.stand())

    def _clock(self, decision: Decision[Any, Any, Any] | None) -> Step | None:
        return None if decision is None else self._decided(None, None, decision)

    def _say(self, who: Who, id: str, data: bytes) -> Step:
        try:
            command = _commands.decode(data)
        except msgspec.DecodeError:
            raise Refused(Malformed()) from None
        if isinstance(command, Choose):
            command = Choose(self._choosing.resolved(command.choice, len(self.company.seats)))
        elif isinstance(command, Shuffle):
            dice = Seeded(self._means.random(32), self.company.number, self.n)
            command = Reorder(tuple(map(Who, dice.shuffle("seats", map(str, self.company.seats)))))
        facts = company.decide(self.company, who, command, self._choosing.check, self._choosing.fit)
        row = self._row(0, _said(facts), who=who, id=id, command=Raw(_encode(command)))
        if not isinstance(facts[-1], Begun):
            return Step((row,), facts)
        seed, begun = self._means.random(32), facts[-1]
        table = self._deal(begun, seed)
        return Step((row, self._row(begun.number, table.rows[0], seed=seed)), facts, table)

    def _play(self, who: Who, id: str, game: int, ask: int, data: bytes) -> Step:
        table, seat = self.game, self.seat(who)
        if seat is None:
            raise Refused(NotYours())
        if table is None or game != table.number:
            raise Refused(Stale())
        if table.over:
            raise Refused(GameOver())
        try:
            command: Command = table.rules.WIRE.command.decode(data)
        except msgspec.DecodeError:
            raise Refused(Malformed()) from None
        return self._decided(who, id, table.decide(seat, command, ask))

    def _decided(self, who: Who | None, id: str | None, decision: Decision[Any, Any, Any]) -> Step:
        assert self.game is not None
        rows = [self._row(self.game.number, decision, who=who, id=id)]
        facts = company.here(self.company, who) if who is not None and self._acts_openly(who) else ()
        if decision.game.public.phase is None:
            now = company.fold(self.company, facts)
            facts = (*facts, *company.finish(now, self._choosing.check, self._choosing.fit))
        if facts:
            rows.append(self._row(0, _said(facts)))
        return Step(tuple(rows), facts, decision=decision)

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
        clock = choice.clock * 1000 if opened and public.phase is not None else None
        fields |= {"seat": what.seat, "command": Raw(_encode(what.command)), "clock": clock}
        return Row(game=game, at=self._means.wall(), said=said, **fields)

    def notices(self) -> Sequence[Notice]:
        """What the game that is chosen has to say about the company as it stands."""
        choice = self.company.choice
        return () if choice is None else self._choosing.check(choice, len(self.company.seats))

    def _deal(self, begun: Begun, seed: bytes) -> AnyTable:
        rules = self._games[begun.choice.game]
        options = rules.WIRE.options.decode(begun.choice.options)
        return Table(rules, options, len(begun.seats), _dice(seed, begun.number), number=begun.number)

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
        self._company(step.company)
        for row in step.rows:
            self._note(row)

    def load(self, rows: Iterable[Row]) -> None:
        """Adopt a log from its beginning. Nothing is decided again."""
        said: list[Row] = []
        for row in rows:
            self.n += 1
            if row.game == 0:
                facts = tuple(_facts.decode(each.fact) for each in row.said)
                for fact in facts:
                    if isinstance(fact, Begun):
                        self._begin(fact)
                        self._times, said = [], []
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
        dice = _dice(self._seed, number)
        return Table.again(rules, options, len(self.seats), dice, told, number=number)

    def _begin(self, fact: Told) -> None:
        assert isinstance(fact, Begun)
        self.seats, self._choice, self.turned = fact.seats, fact.choice, {}
        self._moves.clear()

    def _company(self, facts: Sequence[Told]) -> None:
        for fact in facts:
            self.told += 1
            if isinstance(fact, Replaced) and self.company.playing:
                self.seats = fact.instead(self.seats)
                self.turned |= {fact.who: self.told, fact.by: self.told}
            self.company = fact.apply(self.company)

    def _note(self, row: Row) -> None:
        if row.who is not None and row.id is not None:
            if row.game:
                self._moves.add((row.who, row.id))
            else:
                self._answers[row.who, row.id] = row.refused
                self._refusals[row.who] += row.refused is not None
        if row.game:
            self._times.append(row.at)
            self.clock = self.clock if row.clock is None else row.clock

    def unkept(self) -> tuple[int, tuple[Who, ...], bytes] | None:
        """The game that is over and not yet known to be kept: its number, who sat there, and its record."""
        if self.game is None or not self.game.over or self._kept == self.game.number:
            return None
        self._kept = self.game.number
        times = [max(0, at - self._times[0]) for at in self._times]
        kept = record(self.game, "whole", SeedShown(self._seed.hex()), times)
        return self.game.number, self.seats, dump(kept)


def _dice(seed: bytes, number: int) -> Any:
    return lambda n: Seeded(seed, number, n)


def _said(facts: Sequence[Told]) -> tuple[Said, ...]:
    return tuple(Said(True, Raw(_encode(fact))) for fact in facts)


_encode = msgspec.json.Encoder().encode
MALFORMED = Raw(_encode(Malformed()))
_commands: msgspec.json.Decoder[Spoken] = msgspec.json.Decoder(Spoken)
_facts: msgspec.json.Decoder[AnyFact] = msgspec.json.Decoder(AnyFact)
