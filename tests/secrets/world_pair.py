"""Two worlds that a viewer may not tell apart, played side by side.

A table is chosen, a deal, a viewer (a seat by its role, a spectator, or two seats who tell each other
everything), and a second deal that is the same to that viewer by the rulebook: others' roles are exchanged,
and the cards that lie face down have another order. Then both games are played by one public script: what
everybody sees is equal, and what nobody may see is not. A quest fails as often, by other hands; Excalibur
turns a fail here and a success there; covered answers come in another order, and others miss the deadline;
another is the Assassin. Whatever reaches the viewer must be equal byte for byte. Which worlds are alike, whom
a question is put to and which polls are covered comes from `knows`, never from the game.

A script ends where nothing can be done that leaves the worlds alike, as when a card is turned that differs.
When a module comes in: say in `acts` what its turns allow, and in `_step` how its polls are answered.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

import msgspec

from camlann.engine.dice import seed_of
from camlann.engine.facts import Seat
from tests.avalon.configs import config
from tests.choices import Choices
from tests.secrets import quest_cards, rulebook_tables
from tests.secrets.knowledge_oracle import Oracle
from tests.secrets.ledger import Note, Plain
from tests.secrets.possible_moves import acts, anything
from tests.secrets.world import NETS, Leak, Net, Secrets, Viewer, World, difference


class Pair:
    """Two worlds and their script, drawn as it goes."""

    def __init__(self, choices: Choices, nets: Collection[Net] = NETS) -> None:
        self.choices, self.nets = choices, nets
        self.config = config(choices)
        self.rules = msgspec.to_builtins(self.config.options)
        roles = tuple(choices.shuffled(self.config.cast))
        self.viewers = self._some_viewers(roles)
        deals = [*alike(roles, self.viewers, self.rules)]
        if not deals:
            self.viewers = (None,)
            deals = [*alike(roles, self.viewers, self.rules)]
        # What a viewer was shown is where secrets slip out first: half of the pairs differ in that.
        shown = {seat for seen in _shown(roles, self.viewers, self.rules) for seat in seen}
        nearer = [deal for deal in deals if any(roles[seat] != deal[seat] for seat in shown)]
        other = choices.pick(nearer if nearer and choices.one_in(2) else deals)
        here, there = self._decks(roles, other)
        seed = seed_of(str(choices.below(2**16)))
        self.a = World(self.config, here, seed, self.viewers, nets)
        self.b = World(self.config, there, seed, self.viewers, nets)
        self.script: list[str] = []
        self.compared: set[str] = set()
        """The questions before which the two were compared."""
        self.struck: int | None = None
        """Whom Excalibur must be turned on, so that both quests end alike."""

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

    def _decks(self, roles: tuple[str, ...], other: tuple[str, ...]) -> tuple[Secrets, Secrets]:
        """The cards that lie face down, in two orders that mostly begin alike."""
        choices, seats = self.choices, len(roles)
        allegiance = choices.shuffled([*rulebook_tables.allegiance_deck(self.rules).elements()])
        plots = choices.shuffled([*rulebook_tables.plot_deck(self.rules, seats).elements()])
        turned = 5 if self.rules["lancelot"] == "open_schedule" else choices.pick([3, 2, 1, 0])
        drawn = choices.pick([5, 5, 2, 1, 0]) * rulebook_tables.draws(self.rules, seats)
        return Secrets(roles, tuple(allegiance), tuple(plots)), Secrets(
            other,
            (*allegiance[:turned], *choices.shuffled(allegiance[turned:])),
            (*plots[:drawn], *choices.shuffled(plots[drawn:])),
        )

    def run(self) -> None:
        """Play on until the roles are shown or the choices end, and compare at every step."""
        try:
            self._compare()
            while not self.a.oracle.over and not self.choices.used_up and not self.choices.one_in(120):
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
        if a.oracle.over:
            return
        apart = a.learnt ^ b.learnt
        assert not apart, f"the rulebook tells these worlds apart: {apart}"
        if "recipients" in self.nets and a.counts != b.counts:
            raise Leak("recipients", f"they were told so many facts: {a.counts}, or {b.counts}")
        for world in (a, b):
            world.sent.clear()
            world.refusals.clear()
            world.learnt.clear()
        if "returning" in self.nets:
            for viewer in self.viewers:
                since = self.choices.below(8)
                here, there = a.match.frame(viewer, since), b.match.frame(viewer, since)
                if here != there:
                    raise Leak("returning", f"{viewer} {difference(here, there)}")
        self.compared.add(a.oracle.phase)

    def _step(self) -> bool:
        """One question and its answers; False if there are none that fit both worlds."""
        oracle = self.a.oracle
        match oracle.phase:
            case "revealing":
                return self._open_poll({n: {"type": "avalon.acknowledge"} for n in oracle.asked})
            case "discussing":
                return self._discuss()
            case "voting":
                return self._open_poll(self._ballots())
            case "opining":
                return self._covered_poll(dict.fromkeys((self.a, self.b), self._ballots()))
            case "questing":
                return self._quest()
            case "assassinating":
                self._name()
                return True
            case "guessing":
                self._guess()
                return True
            case _:
                return self._turn()

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

    def _alike_after(self, answers: Mapping[World, Mapping[int, Plain]]) -> bool:
        """Whether the viewer may still not tell the worlds apart when this is done in each."""
        a, b = (self._learnt(world, answers[world]) for world in (self.a, self.b))
        return a == b

    def _learnt(self, world: World, answers: Mapping[int, Plain]) -> set[Note] | None:
        """What the viewer would learn; None if all would be told."""
        oracle, learnt = world.oracle.trial(), set[Note]()
        for seat, plain in answers.items():
            oracle.act(seat, plain)
            learnt |= oracle.may_learn(*self.viewers)
        return None if oracle.over else learnt

    def _turn(self) -> bool:
        """The same act, and one by which the viewer learns the same."""
        oracle = self.a.oracle
        (seat,) = oracle.asked
        if self.choices.one_in(10) and self._fits(seat, default := oracle.default(seat)):
            assert default == self.b.oracle.default(seat)
            self._both_lapse()
            return True
        for plain in acts(oracle, self.choices):
            if self._fits(seat, plain):
                self._both(seat, plain)
                return True
        return False

    def _fits(self, seat: int, plain: Plain) -> bool:
        a, b = self.a.oracle, self.b.oracle
        match plain:
            case {"type": "avalon.propose", "team": team} if not self.choices.one_in(8):
                if not quest_cards.fit(a, b, team):
                    return False
            case {"type": "avalon.strike", "target": target}:
                if self.struck is None and a.cards[target] != b.cards[target]:
                    return False
                if self.struck not in (None, target):
                    return False
            case {"type": "avalon.sheathe"} if self.struck is not None:
                return False
        return self._alike_after({world: {seat: plain} for world in (self.a, self.b)})

    def _discuss(self) -> bool:
        """Some say that they are ready, or so no more; then the leader acts, all are ready, or time is up."""
        choices, oracle = self.choices, self.a.oracle
        leader, ask = oracle.leader, oracle.ask
        for seat in choices.shuffled([n for n in range(oracle.seats) if n != leader]):
            if oracle.ask == ask and choices.one_in(2):
                self._both(seat, {"type": "avalon.get-ready"})
                self._compare()
                self._misbehave()
                if oracle.ask == ask and choices.one_in(4):
                    self._both(seat, {"type": "avalon.not-yet"})
                    self._compare()
        if oracle.ask != ask:
            return True
        end = choices.below(6)
        if end == 0:
            self._both_lapse()
        elif end == 1:
            for seat in [n for n in range(oracle.seats) if n != leader and n not in oracle.answers]:
                self._both(seat, {"type": "avalon.get-ready"})
        elif end == 2 and oracle.changes < 3:
            self._both(leader, {"type": "avalon.change-team"})
        else:
            self._both(leader, {"type": "avalon.call-vote"})
        return True

    def _ballots(self) -> dict[int, Plain]:
        asked, choices = self.a.oracle.asked, self.choices
        return {
            seat: {"type": "avalon.vote", "vote": "reject" if choices.one_in(4) else "approve"}
            for seat in asked
        }

    def _open_poll(self, answers: dict[int, Plain]) -> bool:
        """The same answers in the same order, since who has answered is public."""
        choices, oracle = self.choices, self.a.oracle
        asked = choices.shuffled([*answers])
        late = 1 + choices.below(len(asked)) if choices.one_in(10) else 0
        silent = {*asked[len(asked) - late :]}
        answers |= {seat: self.a.oracle.default(seat) for seat in silent}
        if not self._alike_after(dict.fromkeys((self.a, self.b), answers)):
            return False
        early = asked[: len(asked) - late]
        for place, seat in enumerate(early):
            self._both(seat, answers[seat])
            if self.rules["change_votes"] and oracle.phase == "voting" and place + 1 < len(asked):
                self._changes_of_mind(early[: place + 1], answers)
        if late:
            self._both_lapse()
        return True

    def _changes_of_mind(self, voted: Sequence[int], answers: Mapping[int, Plain]) -> None:
        """The viewer may change a vote, in both worlds; another changes one, and changes it back, in one."""
        choices = self.choices
        for seat in [n for n in voted if n in self.viewers and choices.one_in(3)]:
            self._both(seat, opposite(answers[seat]))
            self._both(seat, answers[seat])
        others = [n for n in voted if n not in self.viewers]
        if others and choices.one_in(3):
            here, there = choices.pick([(self.a, self.b), (self.b, self.a)])
            seat = choices.pick(others)
            self._compare()
            for plain in (opposite(answers[seat]), answers[seat]):
                self._in(here, seat, plain)
                # Whoever watches the wire sees that seat's device, and may count what it is told.
                there.counts[Seat(seat)] += "recipients" in self.nets
                self._compare()

    def _covered_poll(self, answers: Mapping[World, Mapping[int, Plain]]) -> bool:
        """These answers, in another order in each world, and others miss the deadline."""
        if not self._alike_after(answers):
            return False
        choices, asked = self.choices, self.a.oracle.asked
        mine = [seat for seat in choices.shuffled(asked) if seat in self.viewers]
        # The viewer knows whether its own answer was the last, so it is so in both worlds.
        mine_last, again, lapse = choices.one_in(2), choices.one_in(3), choices.one_in(6)
        quiet = {
            world: [seat for seat in asked if plain[seat] == world.oracle.default(seat)]
            for world, plain in answers.items()
        }
        mine_silent = {n for n in mine if lapse and n in quiet[self.a] and choices.one_in(2)}
        # Nor may the deadline pass in one of them alone.
        lapse = lapse and (bool(mine_silent) or all({*seats} - {*mine} for seats in quiet.values()))
        for world in (self.a, self.b):
            others = choices.shuffled([seat for seat in asked if seat not in mine])
            silent = {*mine_silent}
            if lapse:
                could = [seat for seat in others if seat in quiet[world]]
                least = 1 if could and not silent else 0
                silent |= {*choices.some(could, least + choices.below(1 + len(could) - least))}
            for seat in self._merged(
                [seat for seat in mine if seat not in silent],
                [seat for seat in others if seat not in silent],
                mine_last,
            ):
                plain = answers[world][seat]
                self._in(world, seat, plain)
                if again and seat in mine:
                    world.attempt(seat, plain)
            if silent:
                self.script.append(f"{self._name_of(world)}: the deadline passes")
                world.lapse()
        return True

    def _merged(self, mine: list[int], others: list[int], mine_last: bool) -> list[int]:
        """Both lists in one, each in its own order, and the last is of the one that it must be."""
        last = [(mine if mine_last else others).pop()] if mine and others else []
        merged = []
        while mine or others:
            merged.append(self.choices.pick([each for each in (mine, others) if each]).pop(0))
        return merged + last

    def _quest(self) -> bool:
        """As many fails from other hands, or as many once Excalibur is used."""
        a, b = self.a, self.b
        plan = quest_cards.plan(a.oracle, b.oracle, self.viewers, self.choices)
        if plan is None:
            return False
        here, there, self.struck = plan
        return self._covered_poll({a: _played(here), b: _played(there)})

    def _name(self) -> None:
        """All point; then the Assassin, who need not be the same, names a knight, and the roles are shown."""
        self._look_for_merlin("name", guess=False)

    def _guess(self) -> None:
        """All point and some guess; then the Assassin, who need not be the same, guesses."""
        self._look_for_merlin("guess", guess=True)

    def _look_for_merlin(self, last: str, *, guess: bool) -> None:
        """Each does it as often in both, in another order: the viewers the same, others as they like."""
        choices, worlds = self.choices, (self.a, self.b)
        assassins = {world.roles.index("assassin") for world in worlds}
        deeds = {seat: ["point"] * choices.below(3) for seat in range(self.config.seats)}
        for seat in [seat for seat in deeds if guess and seat not in assassins and choices.one_in(2)]:
            deeds[seat].append("guess")
        turns = choices.shuffled([seat for seat in deeds for _ in deeds[seat]])
        mine = [seat for seat in turns if seat in self.viewers]
        trial = self.a.oracle.trial()
        plains: list[tuple[int, Plain]] = []
        for seat in mine:
            plains.append((seat, self._deed(trial, seat, deeds[seat].pop(0))))
            trial.act(*plains[-1])
        others = [n for n in deeds for _ in deeds[n]]
        for world in worlds:
            left, own = {seat: [*named] for seat, named in deeds.items()}, [*plains]
            for turn in choices.shuffled([*others, *(-1 for _ in own)]):
                if turn < 0:
                    self._in(world, *own.pop(0))
                else:
                    self._in(world, turn, self._deed(world.oracle, turn, left[turn].pop(0)))
        self._compare()
        self._misbehave()
        silent, target = choices.one_in(3), 0
        for world in worlds:
            seat = world.roles.index("assassin")
            if silent:
                self.script.append(f"{self._name_of(world)}: the deadline passes")
                world.lapse()
                continue
            if world is self.a or seat not in self.viewers:
                target = choices.pick(sorted(world.oracle.targets(seat)))
            self._in(world, seat, {"type": f"avalon.{last}", "target": target})

    def _deed(self, oracle: Oracle, seat: int, what: str) -> Plain:
        """This seat guesses or points as it likes."""
        if what == "guess":
            return {"type": "avalon.guess", "target": self.choices.pick(sorted(oracle.guessable(seat)))}
        now = oracle.pointing.get(seat)
        could = [n for n in (*range(oracle.seats), None) if n not in (seat, now)]
        return {"type": "avalon.point", "target": self.choices.pick(could)}

    def _misbehave(self) -> None:
        """The viewer tries what it likes in both worlds, and somebody else in one of them."""
        choices, oracle = self.choices, self.a.oracle
        seats = [viewer for viewer in self.viewers if viewer is not None]
        if seats and choices.one_in(2):
            seat, plain, now = choices.pick(seats), anything(oracle, choices), oracle.ask
            ask = choices.pick([None, now, now - 1, now + 1])
            self.script.append(f"{seat} tries {plain} in answer to {ask}")
            self.a.attempt(seat, plain, ask)
            self.b.attempt(seat, plain, ask)
            self._compare()
        if choices.one_in(4):
            world, plain = choices.pick([self.a, self.b]), anything(oracle, choices)
            other = choices.pick([n for n in range(self.config.seats) if n not in self.viewers])
            self.script.append(f"{self._name_of(world)}: {other} tries {plain}")
            world.attempt(other, plain)
            self._compare()


def alike(
    roles: Sequence[str], viewers: Sequence[Viewer], rules: Mapping[str, Any]
) -> Iterator[tuple[str, ...]]:
    """Every deal that these viewers may not tell from this one, two or three roles being exchanged."""
    others = [seat for seat in range(len(roles)) if seat not in viewers]
    shown = _shown(roles, viewers, rules)
    threes = [*combinations(others, 3)]
    for cycle in (*combinations(others, 2), *threes, *(three[::-1] for three in threes)):
        other = list(roles)
        for seat, to in zip(cycle, (*cycle[1:], cycle[0]), strict=True):
            other[to] = roles[seat]
        if other != list(roles) and _shown(other, viewers, rules) == shown:
            yield tuple(other)


def _shown(roles: Sequence[str], viewers: Sequence[Viewer], rules: Mapping[str, Any]) -> list[dict[int, str]]:
    return [rulebook_tables.shown(roles, seat, rules) for seat in viewers if seat is not None]


def opposite(plain: Plain) -> Plain:
    return {**plain, "vote": "reject" if plain["vote"] == "approve" else "approve"}


def _played(played: Mapping[int, str]) -> dict[int, Plain]:
    return {seat: {"type": "avalon.play-card", "card": card} for seat, card in played.items()}


def _first_difference(a: list[tuple[Viewer, bytes]], b: list[tuple[Viewer, bytes]]) -> str:
    for (viewer, here), (other, there) in zip(a, b, strict=False):
        if viewer != other:
            return f"the next frame goes to {viewer} or to {other}"
        if here != there:
            return f"{viewer} {difference(here, there)}"
    return f"{len(a)} frames or {len(b)}"
