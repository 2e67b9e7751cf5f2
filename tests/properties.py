"""Properties that hold in every game of every rules module, however badly it is played.

`random_game` plays one game by arbitrary choices and checks all of this after each row. It knows no game:
the rules come in as a module, and what must be said of them from outside (which polls are covered, how long a
game can last, how large a frame may be) is the test's to say.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from itertools import permutations
from types import NoneType, UnionType
from typing import Any, Generic, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw, Struct

from camlann.client.delta import next_frame
from camlann.engine import forms
from camlann.engine.course import decide
from camlann.engine.dice import DiceAt
from camlann.engine.facts import (
    Acted,
    Answered,
    Fact,
    GameState,
    K,
    P,
    Private,
    Public,
    S,
    Seat,
    Team,
    fold,
    part,
    sees,
    tag,
)
from camlann.engine.forms import Offer
from camlann.engine.match import Decision, Match, Refused, Stale
from camlann.engine.phases import Command, Phase, Poll, Reason, asides, changes, moves, on_offer
from camlann.engine.rules import Rules
from camlann.engine.transition import Step
from tests.choices import Choices

Chooser: TypeAlias = Callable[[Sequence[Offer], Choices], tuple[Offer, forms.Choice]]


def anything(offers: Sequence[Offer], choices: Choices) -> tuple[Offer, forms.Choice]:
    offer = choices.pick(offers)
    return offer, forms.sample(offer.form, choices.below)


def nothing(match: Any) -> None:
    """Nothing more is checked after a row."""


class Sent(Struct):
    """What is looked at in a frame."""

    at: int
    told: list[Raw]


_encode = msgspec.json.Encoder().encode
_sent = msgspec.json.Decoder(Sent)
_offers = msgspec.json.Decoder(tuple[Offer, ...])


class Watched(Generic[P, K, S]):
    """A game under watch: after each row `look` says whether all is as it must be."""

    def __init__(
        self,
        rules: Rules[Any, P, K, S],
        options: Any,
        seats: int,
        dice: DiceAt,
        choices: Choices,
        *,
        covered: Collection[str],
        most_bytes: int,
        choose: Chooser = anything,
        missed: Collection[str] = (),
    ) -> None:
        self.rules, self.dice, self.choices, self.choose = rules, dice, choices, choose
        self.covered, self.most_bytes, self.missed = covered, most_bytes, missed
        self.match: Match[P, K, S] = Match(rules, options, seats, dice)
        self.start = rules.blank(options, seats)
        self.looked_at = self.start
        """The truth as it was when it was last looked at."""
        self.retold = self.start
        """The truth, from the facts alone as they are read back."""
        self.games: dict[Seat | None, GameState[P, K, S]] = {
            viewer: part(self.start, viewer) for viewer in self.match.viewers
        }
        """Each viewer's game, from the facts told to it alone as they are read back."""
        self.sent: dict[Seat | None, list[bytes]] = {viewer: [] for viewer in self.match.viewers}
        self.frames: dict[Seat | None, bytes] = {}
        """The last whole frame of each viewer."""
        self.questions: dict[int, tuple[Any, Team]] = {}
        self.kinds: set[str] = set()
        """The facts that came up."""
        self.said: list[tuple[Seat, Command, int]] = []

    def look(self) -> None:
        row = self.match.rows[-1]
        facts = [self.rules.WIRE.fact.decode(_encode(fact)) for fact in row.facts]
        assert facts == [*row.facts], "a fact is read back as another"
        self.kinds.update(tag(type(fact)) for fact in facts)
        self._each_fact_keeps_to_its_audience(facts)
        self._each_game_is_what_was_told(facts)
        self._parts_are_read_back()
        self._somebody_can_move()
        self._each_question_has_its_number()
        self._seats_stand_in_order(facts)
        self._frames_bring_what_was_told(row)

    def _each_fact_keeps_to_its_audience(self, facts: Sequence[Fact[P, K, S]]) -> None:
        for fact in facts:
            before, after = self.retold, fold(self.retold, fact)
            if not isinstance(fact, Public):
                assert after.public is before.public, f"{fact} changes the public part"
                mine = fact.seat if isinstance(fact, Private) else None
                others = [seat for seat in before.own if seat != mine]
                assert all(after.own[n] is before.own[n] for n in others), f"{fact} reaches other seats"
            if isinstance(fact, Private):
                assert after.sealed is before.sealed, f"{fact} changes what is sealed"
            for viewer in self.match.viewers:
                alone = fold(part(before, viewer), fact) if sees(viewer, fact) else part(before, viewer)
                assert alone == part(after, viewer), f"{fact} is not the same alone, to {viewer}"
            self.retold = after
        assert self.retold == self.match.truth, "the truth is not what its facts add up to"

    def _each_game_is_what_was_told(self, facts: Sequence[Fact[P, K, S]]) -> None:
        for viewer in self.match.viewers:
            game = self.games[viewer]
            for fact in facts:
                if sees(viewer, fact):
                    game = fold(game, fact)
            self.games[viewer] = game
            assert game == self.match.seen(viewer), f"{viewer} was told another game"
            if viewer is not None:
                offers = self.match.moves(viewer)
                assert moves(game.public, game.own[viewer]) == offers, f"{viewer} knows of other moves"

    def _parts_are_read_back(self) -> None:
        truth, wire = self.match.truth, self.rules.WIRE
        assert wire.public.decode(_encode(truth.public)) == truth.public, "the public part is another"
        assert wire.sealed.decode(_encode(truth.sealed)) == truth.sealed, "the sealed part is another"
        for own in truth.own.values():
            assert wire.own.decode(_encode(own)) == own, f"{own.seat}'s part is read back as another"

    def _somebody_can_move(self) -> None:
        public = self.match.public
        able = [seat for seat in public.everyone if self.match.moves(seat)]
        if public.phase is None:
            assert not able, f"{able} can move after the end"
            return
        assert able, f"nobody can move in {public.phase}"
        assert not public.asked or {*able} <= {*public.asked}, f"{able} can move, {public.asked} are asked"
        for seat in able:
            offers = self.match.moves(seat)
            assert all(forms.count(offer.form) for offer in offers), f"{seat} has an offer of nothing"
            assert _offers.decode(_encode(offers)) == tuple(offers), "an offer is read back as another"

    def _each_question_has_its_number(self) -> None:
        public = self.match.public
        question = (public.phase, public.asked)
        assert self.questions.setdefault(public.ask, question) == question, f"two questions {public.ask}"
        assert public.ask == max(self.questions), "the numbers of questions do not rise"

    def _seats_stand_in_order(self, facts: Sequence[Fact[P, K, S]]) -> None:
        truth, before = self.match.truth, self.looked_at
        self.looked_at = truth
        changed = [own for seat, own in truth.own.items() if own is not before.own[seat]]
        for value in (*facts, truth.public, *changed):
            assert not [*disordered(value)], f"seats out of order: {[*disordered(value)]}"

    def _frames_bring_what_was_told(self, row: Decision[P, K, S]) -> None:
        size, pages = self.match.updates()
        frames = {page.viewer: page.data for page in pages}
        for viewer in self.match.viewers:
            told = [_encode(fact) for fact in row.facts if sees(viewer, fact)]
            assert (viewer in frames) == bool(told), f"{viewer} has a frame for nothing, or none"
            if viewer in frames:
                frame = _sent.decode(frames[viewer])
                assert [bytes(raw) for raw in frame.told] == told, f"{viewer} is sent something else"
                self.sent[viewer] += told
                assert frame.at == len(self.sent[viewer]), f"{viewer} sees a count of what others were told"
                assert len(frames[viewer]) <= self.most_bytes, f"a frame of {len(frames[viewer])} bytes"
                assert len(frames[viewer]) <= size, f"{len(frames[viewer])} bytes need more than {size}"
        for page in pages:
            now = self.match.update(page.viewer, page.since)[1].data
            made = next_frame(self.frames[page.viewer], page.data) if page.is_delta else page.data
            # Names and values that are equal may stand in another order.
            same = made == now or msgspec.json.decode(made) == msgspec.json.decode(now)
            assert same, f"what {page.viewer} makes of a delta is not the whole frame"
            self.frames[page.viewer] = now

    def move(self) -> None:
        """One row: somebody who can does something, or the deadline passes."""
        match, ask = self.match, self.match.public.ask
        phase = match.public.phase
        assert isinstance(phase, Phase)
        fresh = not any(own.answered == ask for own in match.truth.own.values())
        if isinstance(phase, Poll) and type(phase).enough is Poll.enough and fresh:
            self._answers_commute(phase)
        self._a_missed_deadline_plays_an_offer(phase)
        if self.choices.one_in(16):
            lapse = match.lapse()
            assert match.lapse() == lapse, "a deadline passes in two ways"
            match.adopt(lapse)
            return
        changing = [seat for seat in match.public.everyone if self._changes(seat)]
        if changing and self.choices.one_in(4):
            self._change_of_mind(self.choices.pick(changing))
            return
        pointers = [seat for seat in match.public.everyone if self._asides(seat)]
        if pointers and self.choices.one_in(3):
            self._aside(self.choices.pick(pointers))
            return
        seat = self.choices.pick([seat for seat in match.public.everyone if match.moves(seat)])
        command = self._command(seat)
        self._other_questions_are_closed(seat, command)
        decision = match.decide(seat, command, ask)
        assert match.decide(seat, command) == decision, "deciding twice gives two outcomes"
        match.adopt(decision)
        self.said.append((seat, command, ask))

    def _changes(self, seat: Seat) -> Sequence[Offer]:
        return changes(self.match.public, self.match.truth.own[seat])

    def _change_of_mind(self, seat: Seat) -> None:
        """An answer is changed: it is told to this seat alone, and the table waits on for the others.

        Where people discuss it is taken back, in front of all, and the seat may answer again.
        """
        match, public = self.match, self.match.public
        command = self._command(seat, self._changes(seat))
        decision = match.decide(seat, command, public.ask)
        if public.phase is not None and public.phase.discussion:
            assert all(isinstance(fact, Public) for fact in decision.facts), "it is taken back in secret"
            match.adopt(decision)
            assert (match.public.ask, match.public.phase) == (public.ask, public.phase)
            assert seat not in match.public.acted
            assert match.moves(seat)
            return
        assert decision.facts == (Answered(seat, command),), "a change is told to others"
        assert decision.game.public == public, "a change shows"
        match.adopt(decision)

    def _asides(self, seat: Seat) -> Sequence[Offer]:
        return asides(self.match.public, self.match.truth.own[seat])

    def _aside(self, seat: Seat) -> None:
        """Something is told beside the answer: it is told to this seat alone, which still owes the answer."""
        match, public, owed = self.match, self.match.public, self.match.moves(seat)
        decision = match.decide(seat, self._command(seat, self._asides(seat)), public.ask)
        assert all(isinstance(fact, Private) and fact.seat == seat for fact in decision.facts)
        assert decision.game.public == public, "an aside shows"
        match.adopt(decision)
        assert match.moves(seat) == owed, "an aside is taken for an answer"

    def _command(self, seat: Seat, offers: Sequence[Offer] = ()) -> Command:
        offers = offers or self.match.moves(seat)
        offer, fields = self.choose(offers, self.choices)
        command = self.rules.WIRE.choose(offer, fields)
        read = self.rules.WIRE.command.decode(_encode(command))
        assert read == command
        assert on_offer(offers, command), f"{command} was chosen from {offer} and is not on offer"
        return command

    def _answers_commute(self, phase: Poll[P, K, S]) -> None:
        """All orders of up to four answers, and some of more, end alike; covered ones show nothing before."""
        match = self.match
        covered = tag(type(phase)) in self.covered
        assert covered != phase.open, f"{tag(type(phase))} is {'open' if phase.open else 'covered'}"
        assert all(map(match.moves, match.public.asked)), f"{phase} is put to some who cannot answer"
        answers = {seat: self._command(seat) for seat in match.public.asked}
        few = len(answers) <= 4
        orders = permutations(answers) if few else (self.choices.shuffled(answers) for _ in range(3))
        ends = [self._answered([(seat, answers[seat]) for seat in order], covered) for order in orders]
        assert all(end == ends[0] for end in ends), f"the order of answers to {phase} matters"

    def _answered(
        self, answers: Sequence[tuple[Seat, Command]], covered: bool
    ) -> tuple[GameState[P, K, S], list[Fact[P, K, S]]]:
        """The game after these answers in this order, and what the last one brings to light."""
        game, told = self.match.truth, list[Fact[P, K, S]]()
        for seat, command in answers:
            assert not told
            tell = decide(self.rules, game, self.dice, seat, command)
            game, told = tell.game, [fact for fact in tell.facts if not isinstance(fact, Acted)]
            shown = len(told) < len(tell.facts)
            assert shown != covered, f"{seat}'s answer {'shows' if covered else 'does not show'}"
            assert isinstance(told[0], Private), f"{seat}'s answer is not told to it alone"
            assert told[0].seat == seat
            del told[0]
        return game, told

    def _a_missed_deadline_plays_an_offer(self, phase: Phase[P, K, S]) -> None:
        public = self.match.public
        for seat in public.everyone:
            if offers := self.match.moves(seat):
                default = phase.lapse(public, self.match.truth.own[seat], lambda label, faces: faces - 1)
                if tag(type(default)) in self.missed:
                    assert not on_offer(offers, default), f"{seat} can choose {default}, the clock's command"
                else:
                    assert on_offer(offers, default), f"{default} is played for {seat} and not on offer"

    def _other_questions_are_closed(self, seat: Seat, command: Command) -> None:
        match, ask = self.match, self.match.public.ask
        for other in (ask - 1, ask + 1, 0):
            assert refusal(match, seat, command, other) == Stale(), f"question {other} is open, and {ask} too"
        for seat, command, ask in self.said[-3:]:
            # Whoever has taken an answer back may give it again.
            again = (
                ask == match.public.ask and match.public.phase is not None and match.public.phase.discussion
            )
            if not self._changes(seat) and not again:
                assert refusal(match, seat, command, ask) is not None, f"{command} is taken twice"
        if self.said:
            seat, command, _ = self.choices.pick(self.said)
            refusal(match, self.choices.pick(match.public.everyone), command)

    def end(self) -> None:
        """What can be seen only of a whole game."""
        match, rules = self.match, self.rules
        assert rules.result(match.public) is not None, "it is over, and nobody knows how"
        for seat, command, ask in self.said:
            assert refusal(match, seat, command, ask) is not None, f"{command} is taken after the end"
        for viewer in match.viewers:
            told = self.sent[viewer]
            assert [_encode(fact) for fact in match.facts_for(viewer)] == told
            since = self.choices.below(len(told) + 1)
            again = _sent.decode(match.frame(viewer, since))
            assert [bytes(raw) for raw in again.told] == told[since:], f"{viewer} misses something on return"
            assert again.at == len(told)


def random_game(
    rules: Rules[Any, P, K, S],
    options: Any,
    seats: int,
    dice: DiceAt,
    choices: Choices,
    *,
    covered: Collection[str],
    most_rows: int,
    most_bytes: int,
    choose: Chooser = anything,
    missed: Collection[str] = (),
    each_row: Callable[[Match[P, K, S]], None] = nothing,
) -> Watched[P, K, S]:
    """Play a game to its end by these choices, and check everything after each row.

    `missed` are the commands that the clock alone gives.
    """
    watched = Watched(
        rules,
        options,
        seats,
        dice,
        choices,
        covered=covered,
        most_bytes=most_bytes,
        choose=choose,
        missed=missed,
    )
    match = watched.match
    watched.look()
    each_row(match)
    while not match.over:
        watched.move()
        watched.look()
        each_row(match)
        assert len(match.rows) <= most_rows, f"no end after {most_rows} rows"
    watched.end()
    again: Match[P, K, S] = Match(rules, options, seats, dice)
    for row in match.rows[1:]:
        if row.seat is None or row.command is None:
            again.adopt(again.lapse())
        elif again.why(row.seat, row.command) is None:
            again.play(row.seat, row.command)
        assert again.rows[-1] == row, "played again it is another game"
    return watched


def untold(rules: Rules[Any, P, K, S], kinds: Collection[str]) -> set[str]:
    """The facts of a game that are not among these: of them nothing was checked."""
    return {tag(get_origin(kind) or kind) for kind in rules.WIRE.facts} - {*kinds}


def refusal(match: Match[P, K, S], seat: Seat, command: Command, ask: int | None = None) -> Reason | None:
    """Why the table refuses this, having seen to it that asking left no trace; None if it does not."""
    rows, truth = len(match.rows), match.truth
    try:
        match.decide(seat, command, ask)
        reason = None
    except Refused as refused:
        reason = refused.reason
    assert len(match.rows) == rows, "a refusal leaves a trace"
    assert match.truth is truth, "a refusal leaves a trace"
    return reason


def disordered(value: object) -> Iterator[object]:
    """Every list of seats in a value, however deep, that does not stand in seat order."""
    if isinstance(value, Struct):
        for name, is_team in _fields(type(value)):
            inner = getattr(value, name)
            if not is_team:
                yield from disordered(inner)
            elif inner != tuple(sorted({*inner})):
                yield inner
    elif isinstance(value, tuple):
        if value and all(map(_by_seat, value)):
            seats = [item.seat for item in value]
            if seats != sorted(seats):
                yield value
        for item in value:
            yield from disordered(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from disordered(item)


def _by_seat(item: object) -> bool:
    """Whether a list of these is a list of seats: not one of steps to come, nor of what happened in time."""
    return isinstance(item, Struct) and not isinstance(item, Step) and item.__struct_fields__[:1] == ("seat",)


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, bool], ...]:
    """The fields of a struct that may hold a list of seats, and whether they are one."""
    hints = get_type_hints(kind)
    return tuple((name, hints[name] == Team) for name in kind.__struct_fields__ if not _simple(hints[name]))


def _simple(hint: Any) -> bool:
    """Whether a field holds numbers, words and nothing else."""
    if get_origin(hint) in (Union, UnionType):
        return all(map(_simple, get_args(hint)))
    return get_origin(hint) is Literal or hint in (int, str, bool, Seat, NoneType)
