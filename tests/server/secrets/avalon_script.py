"""Two worlds of Avalon as a script: for who may not tell them apart, or for one who watches the wire."""

import random
from collections.abc import Mapping, Sequence

import msgspec

from camlann.avalon import WIRE
from camlann.engine.dice import seed_of
from camlann.engine.facts import Seat
from tests.avalon.configs import config
from tests.choices import Choices
from tests.secrets.ledger import Plain
from tests.secrets.possible_moves import anything
from tests.secrets.world import World
from tests.secrets.world_pair import Pair, opposite
from tests.server.secrets.script import Script, laid_out


class Recorded(Pair):
    """A pair that is only written down: others compare it."""

    def __init__(self, choices: Choices) -> None:
        self.marks: list[tuple[int, int]] = []
        super().__init__(choices, ())

    def _compare(self) -> None:
        super()._compare()
        self.marks.append((len(self.a.match.rows), len(self.b.match.rows)))

    def _misbehave(self) -> None:
        """Whoever looks on will misbehave at the server's door instead."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Those whose acts fall on the same moments in both worlds."""
        return tuple(seat for seat in self.viewers if seat is not None)

    def written(self) -> Script:
        self.run()
        a, b = self.a.match, self.b.match
        tries = Choices(random.Random(repr(self.a.roles)).randbytes(400))
        return Script(
            game="avalon",
            options=self.config.options,
            seats=self.config.seats,
            viewers=tuple(seat for seat in self.viewers if seat is not None),
            moments=laid_out(a.rows, b.rows, self.marks, self.seats),
            rows=(a.rows, b.rows),
            first=self.marks[0],
            dice=(a._dice, b._dice),
            begun=None,
            tries=[
                WIRE.command.decode(msgspec.json.encode(anything(self.a.oracle, tries))) for _ in range(12)
            ],
            over=a.over,
            said=str(self),
        )


class Strangers(Recorded):
    """Unrelated deals of the same roles, to one who sees when something crosses the wire and how long it is.

    Who answers and when is seen on the wire, so that is equal; what they answer is not.
    """

    def __init__(self, choices: Choices) -> None:
        self.choices, self.nets = choices, ()
        self.marks = []
        self.config = config(choices)
        self.rules = msgspec.to_builtins(self.config.options)
        roles, other = (tuple(choices.shuffled(self.config.cast)) for _ in range(2))
        self.viewers = (None,)
        here, there = self._decks(roles, other)
        seed = seed_of(str(choices.below(2**16)))
        self.a = World(self.config, here, seed, self.viewers, ())
        self.b = World(self.config, there, seed, self.viewers, ())
        self.script, self.compared, self.struck = [], set(), None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(map(Seat, range(self.config.seats)))

    def _changes_of_mind(self, voted: Sequence[int], answers: Mapping[int, Plain]) -> None:
        """A change crosses the wire, so the same seats change their votes in both worlds."""
        for seat in [n for n in voted if self.choices.one_in(3)]:
            self._both(seat, opposite(answers[seat]))
            self._both(seat, answers[seat])

    def _covered_poll(self, answers: Mapping[World, Mapping[int, Plain]]) -> bool:
        if not self._alike_after(answers):
            return False
        choices, asked = self.choices, self.a.oracle.asked
        order = choices.shuffled(asked)
        silent: set[int] = set()
        if choices.one_in(6):
            defaults = {world: world.oracle.default for world in answers}
            quiet = [n for n in asked if all(answers[w][n] == defaults[w](n) for w in answers)]
            silent = {*choices.some(quiet, 1 + choices.below(len(quiet)))} if quiet else set()
        for world in (self.a, self.b):
            for seat in (seat for seat in order if seat not in silent):
                self._in(world, seat, answers[world][seat])
            if silent:
                world.lapse()
        return True

    def _look_for_merlin(self, last: str, *, guess: bool) -> None:
        """Whoever points or guesses is seen to, so the same seats do; then the time is over."""
        choices, worlds = self.choices, (self.a, self.b)
        assassins = {world.roles.index("assassin") for world in worlds}
        deeds = {seat: ["point"] * choices.below(3) for seat in range(self.config.seats)}
        for seat in [each for each in deeds if guess and each not in assassins and choices.one_in(2)]:
            deeds[seat].append("guess")
        for seat in choices.shuffled([each for each in deeds for _ in deeds[each]]):
            deed = deeds[seat].pop(0)
            for world in worlds:
                self._in(world, seat, self._deed(world.oracle, seat, deed))
        self._compare()
        for world in worlds:
            world.lapse()
