"""Two crossings of the Ferry that a viewer may not tell apart.

The hands of two others are exchanged, and the pile lies in another order from some place down. Then both
are played by one public script. On the Ferry one sees the own cards, those one looks at or steers, and the
bells that were rung; so whoever draws, trades or looks without the viewer may do so with other cards. All
polls are covered: their answers come in another order.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import TypeVar

from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat, sees
from camlann.engine.match import Match
from camlann.engine.phases import Command
from tests import ferry
from tests.choices import Choices
from tests.ferry.play import Ferry
from tests.ferry.storm import Jettison, Jettisoning, Ring, Ringing, Sleep, Steer, Steering
from tests.ferry.trade import Give, Trading
from tests.ferry.turn import Draw, Look, Rowing, Sink, Storm, Trade
from tests.secrets.world import Leak, difference

T = TypeVar("T", int, str)


class Stacked:
    """Dice that shuffle the deck to this order; a reshuffle comes from the seed."""

    def __init__(self, deck: tuple[str, ...], seed: bytes, n: int) -> None:
        self.deck, self.dice = deck, Seeded(seed, 1, n)

    def shuffle(self, label: str, items: Iterable[T]) -> tuple[T, ...]:
        if label != "deck":
            return self.dice.shuffle(label, items)
        left = sorted(items)
        return tuple(left.pop(left.index(card)) for card in self.deck)  # type: ignore[arg-type]

    def roll(self, label: str, faces: int) -> int:
        return self.dice.roll(label, faces)


class Crossing:
    """A table on the lake, and what reached the viewer and how much reached everybody."""

    def __init__(self, seats: int, deck: tuple[str, ...], seed: bytes, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.sent: list[bytes] = []
        self.counts: dict[Seat | None, int] = {}
        self.match: Ferry = Match(ferry, ferry.Options(), seats, partial(Stacked, deck, seed))
        self._look()

    def play(self, seat: Seat, command: Command) -> None:
        covered = isinstance(self.match.public.phase, Ringing | Jettisoning | Trading)
        asked = len(self.match.public.asked)
        answered = sum(own.answered == self.match.public.ask for own in self.match.truth.own.values())
        self.match.play(seat, command)
        self._look(alone=seat if covered and answered < asked - 1 else None)

    def lapse(self) -> None:
        self.match.adopt(self.match.lapse())
        self._look()

    def hand(self, seat: Seat) -> tuple[str, ...]:
        return self.match.truth.own[seat].hand

    @property
    def pile(self) -> tuple[str, ...]:
        assert self.match.truth.sealed is not None
        return self.match.truth.sealed.pile

    def _look(self, alone: Seat | None = None) -> None:
        for viewer, frame in self.match.frames():
            if alone is not None and viewer != alone:
                raise Leak("recipients", f"{alone} has answered, and {viewer} has a frame of it")
            if viewer == self.viewer and not self.match.over:
                self.sent.append(frame)
        for viewer in self.match.viewers:
            told = sum(sees(viewer, fact) for fact in self.match.rows[-1].facts)
            self.counts[viewer] = self.counts.get(viewer, 0) + told


class Crossings:
    """Two of them and their script, drawn as it goes."""

    def __init__(self, choices: Choices) -> None:
        self.choices = choices
        seats = choices.pick([3, 4, 5])
        viewer = choices.pick([None, *map(Seat, range(seats))])
        deck = choices.shuffled(sorted(["1", "2", "3"] * 4 + ["bell"] * seats))
        first, second = choices.some([seat for seat in range(seats) if seat != viewer], 2)
        start = 2 * seats + choices.pick([0, 1, 2, 4])
        other = [*deck[:start], *choices.shuffled(deck[start:])]
        for n in range(choices.below(3)):
            here, there = 2 * first + n, 2 * second + n
            other[here], other[there] = other[there], other[here]
        seed = seed_of(str(choices.below(2**16)))
        self.viewer = viewer
        self.both = tuple(Crossing(seats, tuple(order), seed, viewer) for order in (deck, other))
        self.compared: set[str] = set()

    def run(self) -> None:
        self._compare()
        while not self.both[0].match.over and not self.choices.used_up and self._step():
            self._compare()

    def _compare(self) -> None:
        here, there = self.both
        if here.sent != there.sent:
            differ = [difference(a, b) for a, b in zip(here.sent, there.sent, strict=False) if a != b]
            raise Leak("frames", f"{self.viewer} {differ or 'has more frames'}")
        here.sent.clear()
        there.sent.clear()
        assert here.match.over == there.match.over, "the script has two outcomes"
        if here.match.over:
            return
        if here.counts != there.counts:
            raise Leak("recipients", f"they were told so many facts: {here.counts}, or {there.counts}")
        a, b = here.match.frame(self.viewer), there.match.frame(self.viewer)
        if a != b:
            raise Leak("returning", f"{self.viewer} {difference(a, b)}")
        self.compared.add(type(here.match.public.phase).__name__)

    def _step(self) -> bool:
        """One question and its answers; False if there are none that fit both."""
        public = self.both[0].match.public
        match public.phase:
            case Rowing(rower):
                return self._row(rower)
            case Trading(by, partner):
                return self._trade(by, partner)
            case Ringing():
                bells = [n for n in public.asked if all("bell" in each.hand(n) for each in self.both)]
                rung = {*self.choices.some(bells, self.choices.below(len(bells) + 1))}
                rings = rung if self.choices.one_in(3) else set()
                answers: dict[Seat, Command] = {n: Ring() if n in rings else Sleep() for n in public.asked}
                return self._poll((answers, answers), quiet=not rings)
            case Jettisoning():
                mine = {n: Jettison((self._card(n),)) for n in public.asked if n == self.viewer}
                thrown = [
                    {n: Jettison((self.choices.pick(each.hand(n)),)) for n in public.asked} | mine
                    for each in self.both
                ]
                return self._poll((thrown[0], thrown[1]), quiet=True)
            case Steering(by):
                orders = [self.choices.shuffled(each.pile[:2]) for each in self.both]
                if by == self.viewer:
                    orders[1] = orders[0]
                for each, order in zip(self.both, orders, strict=True):
                    each.play(by, Steer(tuple(order)))
                return True
        raise AssertionError(f"nobody has said how {public.phase} is played in two worlds")

    def _card(self, seat: Seat) -> str:
        return self.choices.pick(self.both[0].hand(seat))

    def _row(self, rower: Seat) -> bool:
        here, there = self.both
        for command in self.choices.shuffled([*self._turns(rower)]):
            seen = {Draw: 1, Look: 2, Storm: 2}.get(type(command), 0)
            if rower != self.viewer or here.pile[:seen] == there.pile[:seen]:
                here.play(rower, command)
                there.play(rower, command)
                return True
        return False

    def _turns(self, rower: Seat) -> Iterator[Command]:
        public = self.both[0].match.public
        yield from [Storm(), Storm()]
        if public.pile:
            yield from [Draw(), Look(), Sink()]
        if public.hands[rower]:
            yield from (Trade(n) for n in public.everyone if n != rower and public.hands[n])

    def _trade(self, by: Seat, partner: Seat) -> bool:
        """Whoever trades with the viewer gives the same card in both."""
        here, there = self.both
        given: list[dict[Seat, Command]] = [{}, {}]
        for seat in (by, partner):
            if self.viewer in (by, partner):
                common = sorted({*here.hand(seat)} & {*there.hand(seat)})
                if not common:
                    return False
                cards = [self.choices.pick(common)] * 2
            else:
                cards = [self.choices.pick(each.hand(seat)) for each in self.both]
            for gifts, card in zip(given, cards, strict=True):
                gifts[seat] = Give(card)
        return self._poll((given[0], given[1]), quiet=False)

    def _poll(self, answers: tuple[Mapping[Seat, Command], Mapping[Seat, Command]], *, quiet: bool) -> bool:
        """These answers, in another order in each; if silence says the same, some miss the deadline."""
        asked = [*answers[0]]
        mine = [seat for seat in asked if seat == self.viewer]
        others = [seat for seat in asked if seat != self.viewer]
        late = quiet and bool(others) and self.choices.one_in(4)
        mine_last = self.choices.one_in(2)
        for each, answer in zip(self.both, answers, strict=True):
            order = self.choices.shuffled(others)
            if late:
                order = order[: self.choices.below(len(order))]
            at = len(order) if mine_last or not order else self.choices.below(len(order))
            for seat in [*order[:at], *mine, *order[at:]]:
                each.play(seat, answer[seat])
            if late:
                each.lapse()
        return True
