"""Two worlds that a viewer may not tell apart, played side by side.

A table is chosen, a deal, a viewer (a seat by its role, an onlooker, or two seats who tell each other
everything), and a second deal that is the same to that viewer by the rulebook. Then both games are played by
one public script: what everybody sees is equal, and what nobody may see is not. A quest fails as often, by
other hands; covered answers come in another order, and others miss the deadline; another is the Assassin.
Whatever reaches the viewer must be equal byte for byte. Which worlds are alike, whom a question is put to and
which polls are covered comes from `knows`, never from the game.

When a module comes in: say in `_step` how its questions are answered in two worlds.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import combinations

from camlann.table.chance import seed_of
from camlann.table.facts import Seat
from tests.avalon.configs import Config, config
from tests.choices import Choices
from tests.secrets import knows
from tests.secrets.knows import Oracle, side
from tests.secrets.world import NETS, Leak, Net, Plain, Viewer, World, difference


class Pair:
    """Two worlds and their script, drawn as it goes."""

    def __init__(self, choices: Choices, nets: Collection[Net] = NETS) -> None:
        self.choices, self.nets = choices, nets
        self.config = config(choices)
        roles = tuple(choices.shuffled(self.config.cast))
        self.viewers = self._some_viewers(roles)
        deals = [*alike(roles, self.viewers, self.config)]
        if not deals:
            self.viewers = (None,)
            deals = [*alike(roles, self.viewers, self.config)]
        # What a viewer was shown is where secrets slip out first: half of the pairs differ in that.
        shown = {seat for seen in _shown(roles, self.viewers, self.config) for seat in seen}
        nearer = [deal for deal in deals if any(roles[seat] != deal[seat] for seat in shown)]
        other = choices.pick(nearer if nearer and choices.one_in(2) else deals)
        seed = seed_of(str(choices.below(2**16)))
        self.a = World(self.config, roles, seed, self.viewers, nets)
        self.b = World(self.config, other, seed, self.viewers, nets)
        self.script: list[str] = []
        self.compared: set[str] = set()
        """The questions before which the two were compared."""

    def _some_viewers(self, roles: Sequence[str]) -> tuple[Viewer, ...]:
        """By role rather than by seat, so that the rare ones get their turn."""
        choices, kinds = self.choices, sorted({*roles})

        def seat() -> Seat:
            role = choices.pick(kinds)
            return Seat(choices.pick([n for n, each in enumerate(roles) if each == role]))

        match choices.below(8):
            case 0:
                return (None,)
            case 1:
                return tuple(sorted({seat(), seat()}))
            case _:
                return (seat(),)

    def run(self) -> None:
        """Play on until the roles are shown or the choices end, and compare at every step."""
        try:
            self._compare()
            while not self.a.oracle.over and not self.choices.used_up and not self.choices.one_in(50):
                self._misbehave()
                if not self._step():
                    break
                self._compare()
        except AssertionError as error:
            error.add_note(str(self))
            raise

    def __str__(self) -> str:
        """For whoever must find out what went wrong."""
        worlds = (f"a: {' '.join(self.a.roles)}", f"b: {' '.join(self.b.roles)}")
        return "\n".join((f"to {self.viewers}, by {self.config.options}", *worlds, *self.script))

    def _compare(self) -> None:
        a, b = self.a, self.b
        assert a.oracle.over == b.oracle.over, "the script has two outcomes"
        if "frames" in self.nets and a.sent != b.sent:
            raise Leak("frames", _first_difference(a.sent, b.sent))
        if "refusals" in self.nets and a.refusals != b.refusals:
            raise Leak("refusals", f"{a.refusals} or {b.refusals}")
        for world in (a, b):
            world.sent.clear()
            world.refusals.clear()
        if a.oracle.over:
            return
        apart = a.oracle.may_know(*self.viewers) ^ b.oracle.may_know(*self.viewers)
        assert not apart, f"the rulebook tells these worlds apart: {apart}"
        if "returning" in self.nets:
            for viewer in self.viewers:
                since = self.choices.below(8)
                here, there = a.table.frame(viewer, since), b.table.frame(viewer, since)
                if here != there:
                    raise Leak("returning", f"{viewer} {difference(here, there)}")
        self.compared.add(a.oracle.phase)

    def _step(self) -> bool:
        """One question and its answers; False if there is none that fits both worlds."""
        phase = self.a.oracle.phase
        match phase:
            case "revealing":
                self._open_poll(lambda: {"type": "avalon.acknowledge"})
            case "proposing":
                return self._turn(self._proposals())
            case "voting":
                self._open_poll(self._ballot)
            case "questing":
                self._quest()
            case "examining":
                return self._turn(self._examinations())
            case "assassinating":
                self._name()
            case _:
                raise AssertionError(f"nobody has said how {phase} is played in two worlds")
        return True

    def _both(self, seat: int, plain: Plain) -> None:
        self.script.append(f"{seat}: {plain}")
        self.a.play(seat, plain)
        self.b.play(seat, plain)

    def _both_lapse(self) -> None:
        self.script.append("the deadline passes")
        self.a.lapse()
        self.b.lapse()

    def _in(self, world: World, seat: int, plain: Plain) -> None:
        self.script.append(f"{self._name_of(world)}: {seat}: {plain}")
        world.play(seat, plain)

    def _name_of(self, world: World) -> str:
        return "a" if world is self.a else "b"

    def _open_poll(self, answer: Callable[[], Plain]) -> None:
        """The same answers in the same order, since who has answered is public."""
        asked = self.choices.shuffled(self.a.oracle.asked)
        late = 1 + self.choices.below(len(asked)) if self.choices.one_in(10) else 0
        for seat in asked[: len(asked) - late]:
            self._both(seat, answer())
        if late:
            self._both_lapse()

    def _ballot(self) -> Plain:
        return {"type": "avalon.vote", "vote": "reject" if self.choices.one_in(4) else "approve"}

    def _turn(self, acts: Iterator[Plain]) -> bool:
        """The same act, and one by which the viewer learns the same."""
        if self.choices.one_in(10) and self._alike_after(lambda oracle: oracle.lapse()):
            self._both_lapse()
            return True
        (seat,) = self.a.oracle.asked
        for plain in acts:
            if self._alike_after(lambda oracle, act=plain: oracle.act(seat, act)):  # type: ignore[misc]
                self._both(seat, plain)
                return True
        return False

    def _alike_after(self, act: Callable[[Oracle], None]) -> bool:
        """Whether the viewer may still not tell the worlds apart when this is done in both."""
        a, b = self.a.oracle.copy(), self.b.oracle.copy()
        act(a)
        act(b)
        return a.may_know(*self.viewers) == b.may_know(*self.viewers)

    def _proposals(self) -> Iterator[Plain]:
        oracle = self.a.oracle
        quest = len(oracle.won) + 1
        team = self.choices.some(range(oracle.seats), knows.TEAM[oracle.seats][quest - 1])
        yield {"type": "avalon.propose", "quest": quest, "team": sorted(team)}

    def _examinations(self) -> Iterator[Plain]:
        oracle = self.a.oracle
        if oracle.rules["lady_use"] == "may_decline" and self.choices.one_in(3):
            yield {"type": "avalon.leave-lady"}
        targets = self.choices.shuffled([n for n in range(oracle.seats) if n not in oracle.held])
        if self.choices.one_in(2):
            targets.sort(key=lambda seat: seat not in self.viewers)
        for target in targets:
            yield {"type": "avalon.examine", "target": target}

    def _quest(self) -> None:
        """As many fails from other hands, in another order, and others miss the deadline."""
        choices, team = self.choices, self.a.oracle.asked
        mine = [seat for seat in choices.shuffled(team) if seat in self.viewers]
        evil = {
            world: [seat for seat in team if seat not in mine and side(world.roles[seat]) == "evil"]
            for world in (self.a, self.b)
        }
        fails = choices.below(1 + min(map(len, evil.values()))) if choices.one_in(3) else 0
        mine_fail = [n for n in mine if side(self.a.roles[n]) == "evil" and choices.one_in(3)]
        # The viewer knows whether its own answer was the last, so it is so in both worlds.
        mine_last = choices.one_in(2)
        again = choices.one_in(3)
        lapse = choices.one_in(6)
        mine_silent = [n for n in mine if lapse and n not in mine_fail and choices.one_in(2)]
        for world in (self.a, self.b):
            failing = {*mine_fail, *choices.some(evil[world], fails)}
            others = choices.shuffled([seat for seat in team if seat not in mine])
            silent = {*mine_silent}
            if lapse:
                could = [seat for seat in others if seat not in failing]
                least = 1 if could and not silent else 0
                silent |= {*choices.some(could, least + choices.below(1 + len(could) - least))}
            for seat in self._merged(
                [seat for seat in mine if seat not in silent],
                [seat for seat in others if seat not in silent],
                mine_last,
            ):
                card = "fail" if seat in failing else "success"
                self._in(world, seat, {"type": "avalon.play-card", "card": card})
                if again and seat in mine:
                    world.attempt(seat, {"type": "avalon.play-card", "card": "success"})
            if silent:
                self.script.append(f"{self._name_of(world)}: the deadline passes")
                world.lapse()

    def _merged(self, mine: list[int], others: list[int], mine_last: bool) -> list[int]:
        """Both lists in one, each in its own order, and the last is of the one that it must be."""
        last = [(mine if mine_last else others).pop()] if mine and others else []
        merged = []
        while mine or others:
            merged.append(self.choices.pick([each for each in (mine, others) if each]).pop(0))
        return merged + last

    def _name(self) -> None:
        """The Assassin, who need not be the same, names a knight, and the roles are shown."""
        silent = self.choices.one_in(4)
        for world in (self.a, self.b):
            if silent:
                world.lapse()
            else:
                seat = world.roles.index("assassin")
                target = self.choices.pick(sorted(world.oracle.targets(seat)))
                self._in(world, seat, {"type": "avalon.name", "target": target})

    def _misbehave(self) -> None:
        """The viewer tries what it likes in both worlds, and somebody else in one of them."""
        choices = self.choices
        seats = [viewer for viewer in self.viewers if viewer is not None]
        if seats and choices.one_in(2):
            seat, plain, now = choices.pick(seats), self._anything(), self.a.oracle.ask
            ask = choices.pick([None, now, now - 1, now + 1])
            self.script.append(f"{seat} tries {plain} in answer to {ask}")
            self.a.attempt(seat, plain, ask)
            self.b.attempt(seat, plain, ask)
            self._compare()
        if choices.one_in(4):
            world, plain = choices.pick([self.a, self.b]), self._anything()
            other = choices.pick([n for n in range(self.config.seats) if n not in self.viewers])
            self.script.append(f"{self._name_of(world)}: {other} tries {plain}")
            world.attempt(other, plain)
            self._compare()

    def _anything(self) -> Plain:
        """A command at any time, by anyone, about anybody."""
        choices, seats = self.choices, self.config.seats
        somebody = choices.below(seats + 2) - 1
        team = choices.some(range(seats), 1 + choices.below(seats))
        return choices.pick(
            [
                {"type": "avalon.play-card", "card": "fail"},
                {"type": "avalon.play-card", "card": "success"},
                {"type": "avalon.name", "target": somebody},
                {"type": "avalon.examine", "target": somebody},
                {"type": "avalon.propose", "quest": choices.below(7), "team": team},
                {"type": "avalon.propose", "quest": len(self.a.oracle.won) + 1, "team": sorted(team)},
                {"type": "avalon.vote", "vote": "approve"},
                {"type": "avalon.acknowledge"},
                {"type": "avalon.leave-lady"},
            ]
        )


def alike(roles: Sequence[str], viewers: Sequence[Viewer], config: Config) -> Iterator[tuple[str, ...]]:
    """Every deal that these viewers may not tell from this one, two or three roles being exchanged."""
    others = [seat for seat in range(len(roles)) if seat not in viewers]
    shown = _shown(roles, viewers, config)
    threes = [*combinations(others, 3)]
    for cycle in (*combinations(others, 2), *threes, *(three[::-1] for three in threes)):
        other = list(roles)
        for seat, to in zip(cycle, (*cycle[1:], cycle[0]), strict=True):
            other[to] = roles[seat]
        if other != list(roles) and _shown(other, viewers, config) == shown:
            yield tuple(other)


def _shown(roles: Sequence[str], viewers: Sequence[Viewer], config: Config) -> list[dict[int, str]]:
    hidden = config.options.oberon_hidden_from_merlin
    return [knows.shown(roles, seat, oberon_hidden=hidden) for seat in viewers if seat is not None]


def _first_difference(a: list[tuple[Viewer, bytes]], b: list[tuple[Viewer, bytes]]) -> str:
    for (viewer, here), (other, there) in zip(a, b, strict=False):
        if viewer != other:
            return f"the next frame goes to {viewer} or to {other}"
        if here != there:
            return f"{viewer} {difference(here, there)}"
    return f"{len(a)} frames or {len(b)}"
