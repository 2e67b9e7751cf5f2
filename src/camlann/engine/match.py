"""Match: one game being played, with the truth, its log, and the facts that each viewer was sent.

`decide` works out what would follow from a command and changes nothing; `adopt` makes it so. Between the two,
a server stores the facts. A viewer (a seat, or None for spectators) gets frames. A whole frame is complete by
itself: the public part, the viewer's own compartment, the facts since the last frame, the legal moves, and
why other moves are closed. A delta makes the next whole frame out of the one before.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic

from msgspec import UNSET, Raw, Struct, UnsetType

from camlann.engine.course import decide, go_on, lapse, stand
from camlann.engine.dice import DiceAt
from camlann.engine.facts import (
    Fact,
    GameState,
    K,
    P,
    Private,
    Public,
    S,
    Sealed,
    Seat,
    fold_all,
    part,
    sees,
)
from camlann.engine.forms import Offer
from camlann.engine.frames import Frame, OwnDelta, Update, changed_fields, encode
from camlann.engine.phases import (
    Closed,
    Command,
    Lapse,
    Reason,
    Stand,
    asides,
    changes,
    closed,
    may_act,
    moves,
    on_offer,
)
from camlann.engine.rules import Rules
from camlann.engine.transition import Transition


class GameOver(Reason, frozen=True, tag="engine.game-over"):
    """The game is over, and nothing is asked."""


class Stale(Reason, frozen=True, tag="engine.stale"):
    """The question is closed already."""


class NotAsked(Reason, frozen=True, tag="engine.not-asked"):
    """Other seats are asked."""

    asked: tuple[Seat, ...]


class AnsweredAlready(Reason, frozen=True, tag="engine.answered-already"):
    """This seat has answered, and an answer cannot be changed."""


class Refused(Exception):
    """The command is not on offer, and changed nothing."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


def why(public: P, own: K, command: Command) -> Reason | None:
    """Why a seat may not do this now, from its own game alone; None if it may."""
    if public.phase is None:
        return GameOver()
    may = may_act(public, own)
    offers = public.phase.offers(public, own) if may else changes(public, own)
    if not may and not offers:
        return AnsweredAlready() if own.seat in public.asked else NotAsked(public.asked)
    if on_offer(offers, command) or on_offer(asides(public, own), command):
        return None
    reason: Reason = public.phase.why(public, own, command)
    return reason


class Decision(Struct, Generic[P, K, S], frozen=True):
    """A new row of the log that is not stored yet, and the truth after it."""

    n: int
    seat: Seat | None
    """Who gave the command; None for the deal and for a deadline."""
    command: Command | None
    facts: tuple[Fact[P, K, S], ...]
    game: GameState[P, K, S]


class Match(Generic[P, K, S]):
    """One game, from its deal to its end. It is game `number` of its table; its log starts at row `first`."""

    def __init__(
        self,
        rules: Rules[Any, P, K, S],
        options: Any,
        seats: int,
        dice: DiceAt,
        *,
        number: int = 1,
        first: int = 0,
    ) -> None:
        self._set_up(rules, options, seats, dice, number, first)
        tell = Transition(self.truth, dice)
        rules.deal(tell)
        go_on(rules, tell)
        self.adopt(self._decision(None, None, tell))

    @classmethod
    def from_log(
        cls,
        rules: Rules[Any, P, K, S],
        options: Any,
        seats: int,
        dice: DiceAt,
        rows: Iterable[tuple[Seat | None, Command | None, tuple[Fact[P, K, S], ...]]],
        *,
        number: int = 1,
        first: int = 0,
    ) -> "Match[P, K, S]":
        """Rebuild a game from its log. Nothing is decided and no dice are thrown."""
        match = cls.__new__(cls)
        match._set_up(rules, options, seats, dice, number, first)
        for row in rows:
            match.replay(*row)
        return match

    def replay(self, seat: Seat | None, command: Command | None, facts: tuple[Fact[P, K, S], ...]) -> None:
        """Take the next row of a log. Nothing is decided and no dice are thrown."""
        self.adopt(Decision(self.n, seat, command, facts, fold_all(self.truth, facts)))

    def _set_up(
        self, rules: Rules[Any, P, K, S], options: Any, seats: int, dice: DiceAt, number: int, first: int
    ) -> None:
        self.rules, self.options, self.number, self._dice = rules, options, number, dice
        self.rows: list[Decision[P, K, S]] = []
        self.truth: GameState[P, K, S] = rules.blank(options, seats)
        self.viewers: tuple[Seat | None, ...] = (*self.truth.public.everyone, None)
        self._first = first
        self._at: dict[Seat | None, int] = dict.fromkeys(self.viewers, 0)
        self._before: GameState[P, K, S] | None = None
        """The truth before the last row; None: nobody has a frame of it."""

    @property
    def n(self) -> int:
        """The number of the next row."""
        return self._first + len(self.rows)

    @property
    def public(self) -> P:
        return self.truth.public

    @property
    def over(self) -> bool:
        return self.truth.public.phase is None

    def moves(self, seat: Seat) -> Sequence[Offer]:
        return moves(self.truth.public, self.truth.own[seat])

    def changes(self, seat: Seat) -> Sequence[Offer]:
        """How this seat may change the answer it has given."""
        return changes(self.truth.public, self.truth.own[seat])

    def closed(self, seat: Seat) -> Sequence[Closed]:
        """What this seat may not do now, and why."""
        return closed(self.truth.public, self.truth.own[seat])

    def seen(self, viewer: Seat | None) -> GameState[P, K, S]:
        """The game as this viewer knows it."""
        return part(self.truth, viewer)

    def why(self, seat: Seat, command: Command, ask: int | None = None) -> Reason | None:
        if ask is not None and ask != self.truth.public.ask and not self.over:
            return Stale()
        return why(self.truth.public, self.truth.own[seat], command)

    def decide(self, seat: Seat, command: Command, ask: int | None = None) -> Decision[P, K, S]:
        """What would follow, as an answer to question `ask` (None: the open one). Raises `Refused`."""
        if (reason := self.why(seat, command, ask)) is not None:
            raise Refused(reason)
        tell = decide(self.rules, self.truth, self._dice, seat, command)
        return self._decision(seat, command, tell)

    def lapse(self) -> Decision[P, K, S]:
        """What would follow if the deadline of the open question passed now."""
        tell = lapse(self.rules, self.truth, self._dice)
        return self._decision(None, Lapse(self.public.ask), tell)

    def stand(self) -> Decision[P, K, S] | None:
        """What would follow if the answers left in advance were given now; None if there are none."""
        tell = stand(self.rules, self.truth, self._dice)
        return None if tell is None else self._decision(None, Stand(self.public.ask), tell)

    def adopt(self, decision: Decision[P, K, S]) -> None:
        """Apply a decision, once it is stored."""
        assert decision.n == self.n, "decided on another state of the table"
        self._before = self.truth if self.rows else None
        self.rows.append(decision)
        self.truth = decision.game
        shared = 0
        for fact in decision.facts:
            if isinstance(fact, Public):
                shared += 1
            elif isinstance(fact, Private):
                self._at[fact.seat] += 1
        if shared:
            for viewer in self.viewers:
                self._at[viewer] += shared

    def play(self, seat: Seat, command: Command, ask: int | None = None) -> Decision[P, K, S]:
        """Decide and adopt at once, where nothing is stored in between."""
        decision = self.decide(seat, command, ask)
        self.adopt(decision)
        return decision

    def at(self, viewer: Seat | None) -> int:
        """How many facts this viewer was sent."""
        return self._at[viewer]

    def facts_for(self, viewer: Seat | None, since: int = 0, until: int | None = None) -> list[Fact[P, K, S]]:
        """The facts this viewer was sent, from `since` to before `until`."""
        at = self._at[viewer]
        found: list[Fact[P, K, S]] = []
        # From the end, since callers usually want the last few.
        for row in reversed(self.rows):
            if at <= since:
                break
            seen = [fact for fact in row.facts if sees(viewer, fact)]
            at -= len(seen)
            found[:0] = seen
        return found[max(since - at, 0) : None if until is None else max(until - at, 0)]

    def frame(self, viewer: Seat | None, since: int = 0) -> bytes:
        """A frame that brings this viewer up to now from `since`."""
        told = Raw(encode(self.facts_for(viewer, since)))
        return self._frame(viewer, Raw(encode(self.truth.public)), told)

    def frames(self) -> Iterator[tuple[Seat | None, bytes]]:
        """What is sent after the last row to each viewer that got a fact, and to no other."""
        for update in self.updates()[1]:
            yield update.viewer, update.data

    def updates(self) -> tuple[int, list[Update]]:
        """A delta for each viewer that got a fact of the last row, and for no other; of a deal, whole frames.

        With them comes a length that all of them fit into. It depends on public information alone: padded to
        that length, none of them reveals its content or its receiver (a side channel).
        """
        raws = [(fact, Raw(encode(fact))) for fact in self.rows[-1].facts if not isinstance(fact, Sealed)]
        mine = {fact.seat for fact, _ in raws if isinstance(fact, Private)}
        common = [raw for fact, raw in raws if isinstance(fact, Public)]
        public, shared = self._public_changes(), Raw(encode(common))
        told_part, public_part = b',"told":' + bytes(shared), b',"public":' + bytes(public) + b"}"
        updates = []
        for viewer in self.viewers:
            told, facts = shared, len(common)
            if viewer in mine:
                own = [raw for fact, raw in raws if sees(viewer, fact)]
                told, facts = Raw(encode(own)), len(own)
            if not facts:
                continue
            at = self._at[viewer]
            if self._before is None:
                updates.append(Update(viewer, at, at - facts, self._frame(viewer, public, told)))
            elif viewer in mine:
                part = self._delta(viewer, self._before, told)
                updates.append(Update(viewer, at, at - facts, part, b"", public_part))
            else:
                part = self._delta(viewer, self._before)
                updates.append(Update(viewer, at, at - facts, part, told_part, public_part))
        seen = [fact for fact, _ in raws if isinstance(fact, Public)]
        return len(public) + len(shared) + self.rules.private_size(self.truth.public, seen), updates

    def update(self, viewer: Seat | None, since: int) -> tuple[int, Update]:
        """A whole frame that brings this viewer up to date, and a length it fits into without its facts."""
        public, told = Raw(encode(self.truth.public)), Raw(encode(self.facts_for(viewer, since)))
        update = Update(viewer, self._at[viewer], since, self._frame(viewer, public, told))
        return len(public) + self.rules.private_size(self.truth.public, ()), update

    def _public_changes(self) -> Raw:
        """What the last row changed in the public part; all of it, if nobody has a frame yet."""
        now = self.truth.public
        return Raw(encode(now if self._before is None else changed_fields(now, self._before.public)))

    def _frame(self, viewer: Seat | None, public: Raw, told: Raw) -> bytes:
        board, at = self.truth.public, self._at[viewer]
        if viewer is None:
            return encode(Frame(self.number, board.ask, at, public, None, told, ()))
        own = self.truth.own[viewer]
        offers, instead = moves(board, own), changes(board, own)
        refused = closed(board, own)
        return encode(Frame(self.number, board.ask, at, public, own, told, offers, instead, refused))

    def _delta(self, viewer: Seat | None, before: GameState[P, K, S], told: Raw | UnsetType = UNSET) -> bytes:
        """What is only this viewer's of a delta: JSON that is still open, for what all have in common."""
        board, at = self.truth.public, self._at[viewer]
        if viewer is None:
            return encode(OwnDelta(self.number, board.ask, at))[:-1]
        own = self.truth.own[viewer]
        was = before.own[viewer]
        changed = UNSET if own is was else changed_fields(own, was) or UNSET
        offers, instead = moves(board, own) or (), changes(board, own) or ()
        refused = closed(board, own) or ()
        return encode(OwnDelta(self.number, board.ask, at, changed, offers, instead, refused, told))[:-1]

    def _decision(
        self, seat: Seat | None, command: Command | None, tell: Transition[P, K, S]
    ) -> Decision[P, K, S]:
        return Decision(self.n, seat, command, tuple(tell.facts), tell.game)
