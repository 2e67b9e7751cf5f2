"""Two Camelots that a viewer may not tell apart, played on side by side.

A game is played to some moment, or begins late; a viewer is chosen, a seat or a spectator; and in a second
world everything is exchanged that this viewer must not know: loyalties of others, cards in their hands, the
order of the piles, the faces of what others laid face down or have drawn, the answers they have left. Then
both are played by one public script: what is seen is equal, what is hidden need not be. Covered answers come
in another order, other cards are thrown away, other Merlins are offered where the outcome agrees. What the
viewer may lawfully learn comes from the oracle; where that would differ the step is not taken. Whatever
reaches the viewer must then be equal byte for byte, and frames must go to the same seats.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import msgspec
from msgspec.structs import replace

from camlann import shadows
from camlann.engine import forms
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat, sees
from camlann.engine.match import Decision
from camlann.engine.phases import Command, Poll, on_offer
from camlann.shadows.state import Game, SealedState, Standing
from tests.choices import Choices
from tests.secrets.shadows_knowledge_oracle import Authentication, Oracle
from tests.secrets.shadows_rulebook_tables import OPEN, SECRET_POLLS, masked, word
from tests.secrets.world import Leak, Viewer, difference
from tests.shadows import sensible_player
from tests.shadows.deals import Shadows, position
from tests.shadows.test_conservation import LATE

TRIES = 12
"""So many steps are thought of before a script ends."""
DEEP = 200
"""Commands before the worlds part."""


class World:
    """One of the two: a table, one who sees through cards, and what was sent."""

    def __init__(self, match: Shadows, oracle: Oracle, viewer: Viewer) -> None:
        self.match, self.oracle, self.viewer = match, oracle, viewer
        self.sent: list[bytes] = []
        self.shown: list[Any] = []
        self.told: list[Any] = []
        self.frames: Counter[Viewer] = Counter()

    def copy(self) -> "World":
        match = copy(self.match)
        match.rows, match._at = [*self.match.rows], {**self.match._at}
        return World(match, self.oracle.copy(), self.viewer)

    def adopt(self, decision: Decision[Any, Any, Any]) -> None:
        self.match.adopt(decision)
        self.oracle.follow(
            msgspec.to_builtins(decision.command), [msgspec.to_builtins(fact) for fact in decision.facts]
        )
        shown, told = self.oracle.may_learn(self.viewer)
        self.shown += shown
        self.told += told
        for viewer, frame in self.match.frames():
            self.frames[viewer] += 1
            if viewer == self.viewer:
                self.sent.append(frame)

    @property
    def learnt(self) -> tuple[Any, ...]:
        """What the viewer may have learnt since the worlds were compared, in however many frames."""
        own = None if self.viewer is None else self.oracle.own[self.viewer].plain()
        return self.shown, self.told, own

    def play(self, seat: Seat, command: Command) -> None:
        self.adopt(self.match.decide(seat, command))


class Unfit(Exception):
    """There is nothing to do in the other world that looks the same."""


class Camelots:
    """Two worlds and their script, drawn as it goes."""

    def __init__(self, choices: Choices) -> None:
        self.choices = choices
        match = self._begun()
        seats = match.public.everyone
        self.viewer: Viewer = None if choices.one_in(6) else choices.pick(seats)
        dice = Seeded(seed_of(str(choices.below(2**16))), 1, 0)
        # The dice fall alike in both, however many covered answers came one by one.
        match._dice = lambda n: dice
        other = copy(match)
        oracle = self._oracle(match)
        self.seen_in = oracle.seen_in[self.viewer] if self.viewer is not None else {}
        oracle.seen_in = {}
        self.sides_shown = oracle.sides_shown
        self.moved: list[str] = []
        other.truth = self._other(match.truth)
        other.rows = [*match.rows]
        other._at = {**match._at}
        self.a = World(match, oracle, self.viewer)
        self.b = World(other, Oracle(*_plain(other.truth)), self.viewer)
        self.b.oracle.seen_in = {}
        self.script: list[str] = []
        self.compared: set[str] = set()

    def _begun(self) -> Shadows:
        """A game somewhere in its course, where nobody has answered yet."""
        choices = self.choices
        if choices.one_in(3):
            laid: Mapping[str, Any] = choices.pick([*LATE.values()])
            given = {"loyalties": "loyal traitor loyal loyal loyal"} | {**laid}
            knights = choices.pick(["arthur bors gaheris lamorak kay", "percival arthur geraint caradoc kay"])
            match = position(knights, expansion=True, turn=choices.pick([0, 2, 3]), **given)
            self.since, deep = 1, choices.below(40)
        else:
            seats, expansion = 3 + choices.below(6), choices.one_in(2)
            match = sensible_player.game(
                str(choices.below(2**16)),
                seats,
                expansion=expansion or seats == 8,
                traitors=choices.pick(["standard", "among_us"]),
                squires=choices.one_in(6),
                blind_loyalty=choices.one_in(2),
                fate_traitor=choices.pick(["must_reveal", "may_hide"]),
            )
            self.since, deep = 0, choices.below(DEEP)
        play = Choices(bytes(choices.below(256) for _ in range(12)) * 200)
        for _ in range(deep):
            if not match.over:
                sensible_player.step(match, play)
        while match.over or any(own.answered == match.public.ask for own in match.truth.own.values()):
            gone = match.rows.pop()
            match.truth = match.rows[-1].game
            for viewer in match.viewers:
                match._at[viewer] -= sum(sees(viewer, fact) for fact in gone.facts)
        return match

    def _oracle(self, match: Shadows) -> Oracle:
        """One who has watched the game so far, and found that everybody knows what they may."""
        oracle = Oracle(*_plain(match.rows[self.since].game))
        for row in match.rows[self.since + 1 :]:
            oracle.follow(msgspec.to_builtins(row.command), [msgspec.to_builtins(each) for each in row.facts])
        _, own, _ = _plain(match.truth)
        for seat, known in oracle.own.items():
            assert known.plain() == Authentication(own[seat]).plain(), f"{seat} knows something else"
        return oracle

    # The other world.

    def _other(self, truth: Game) -> Game:
        """The same to the viewer, and as different as may be to all others."""
        for change in (self._loyalty, self._hands, self._piles, self._faces, self._drawn, self._standing):
            if not self.choices.one_in(6):
                changed = change(truth)
                if changed is not None and changed != truth and not shadows.ending(changed):
                    self.moved.append(change.__name__)
                    truth = changed
        return truth

    def _others(self, truth: Game) -> list[Seat]:
        return [seat for seat in truth.public.everyone if seat != self.viewer]

    def _loyalty(self, truth: Game) -> Game | None:
        public, sealed = truth.public, _sealed_state(truth)
        shown = {*public.proved, *public.traitors, *self.sides_shown}
        hidden = [seat for seat in self._others(truth) if seat not in shown]
        if not sealed.loyalties or not hidden:
            return None
        sides, aside = [*sealed.loyalties], [*sealed.undealt]
        one = self.choices.pick(hidden)
        two = [seat for seat in hidden if sides[seat] != sides[one]]
        if (two and self.choices.one_in(2)) or not aside:
            if not two:
                return None
            other = self.choices.pick(two)
            sides[one], sides[other] = sides[other], sides[one]
        else:
            at = self.choices.below(len(aside))
            sides[one], aside[at] = aside[at], sides[one]
        own = {
            seat: replace(part, loyalty=None if part.loyalty is None else sides[seat])
            for seat, part in truth.own.items()
        }
        return replace(truth, own=own, sealed=replace(sealed, loyalties=tuple(sides), undealt=tuple(aside)))

    def _hands(self, truth: Game) -> Game | None:
        """Cards of one go to another, who gives as many, and some are exchanged with the pile."""
        others, choices = self._others(truth), self.choices
        kept = {seat: Counter(truth.own[seat].hand) & self.seen_in.get(seat, Counter()) for seat in others}
        held = {
            seat: choices.shuffled([*(Counter(truth.own[seat].hand) - kept[seat]).elements()])
            for seat in others
        }
        white = [*_sealed_state(truth).white]
        one, two = choices.some(others, 2) if len(others) > 1 else (others[0], others[0])
        number = min(len(held[one]), len(held[two]))
        if one != two and number:
            number -= choices.below(number)
            held[one][:number], held[two][:number] = held[two][:number], held[one][:number]
        if white and choices.one_in(2):
            for n in range(len(held[one])):
                if choices.one_in(3):
                    at = choices.below(len(white))
                    held[one][n], white[at] = white[at], held[one][n]
        own = {**truth.own}
        for seat, cards in held.items():
            own[seat] = replace(own[seat], hand=tuple(sorted((*cards, *kept[seat].elements()))))
        return replace(truth, own=own, sealed=replace(_sealed_state(truth), white=tuple(white)))

    def _piles(self, truth: Game) -> Game:
        """Below the cards that come next, another order; what the viewer has seen stays where it is."""
        sealed = _sealed_state(truth)
        known = {} if self.viewer is None else truth.own[self.viewer].black
        black = self._mixed(sealed.black, known)
        own = {
            seat: part if seat == self.viewer else replace(part, black={n: black[n] for n in part.black})
            for seat, part in truth.own.items()
        }
        piles = {"white": self._mixed(sealed.white), "travel": self._mixed(sealed.travel), "black": black}
        return replace(truth, own=own, sealed=replace(sealed, **piles))

    def _mixed(self, pile: Sequence[str], known: Mapping[int, str] | None = None) -> tuple[str, ...]:
        keep = self.choices.pick([0, 1, 2, 5, 10])
        free = [n for n in range(keep, len(pile)) if n not in (known or {})]
        mixed = [*pile]
        for n, m in zip(free, self.choices.shuffled(free), strict=True):
            mixed[n] = pile[m]
        return tuple(mixed)

    def _faces(self, truth: Game) -> Game | None:
        """Others' cards that lie face down change places with each other, or with some in the pile."""
        sealed = _sealed_state(truth)
        own, laid, black = {**truth.own}, {q: {**faces} for q, faces in sealed.laid.items()}, [*sealed.black]
        mine = {} if self.viewer is None else truth.own[self.viewer].laid
        seen = {} if self.viewer is None else truth.own[self.viewer].black
        spots = [(q, n) for q, faces in laid.items() for n in faces if n not in mine.get(q, {})]
        if not spots:
            return None
        quest, place = self.choices.pick(spots)
        kind = laid[quest][place].rpartition("_")[0]
        twins = [(q, n) for q, n in spots if (q, n) != (quest, place) and laid[q][n].startswith(kind)]
        under = [n for n, face in enumerate(black) if face.startswith(f"{kind}_") and n not in seen]
        if twins and self.choices.one_in(2):
            q, n = self.choices.pick(twins)
            laid[quest][place], laid[q][n] = laid[q][n], laid[quest][place]
        elif under:
            at = self.choices.pick(under)
            laid[quest][place], black[at] = black[at], laid[quest][place]
        for seat, part in truth.own.items():
            if seat != self.viewer:
                known = {q: {n: laid[q][n] for n in faces} for q, faces in part.laid.items()}
                own[seat] = replace(part, laid=known, black={n: black[n] for n in part.black})
        return replace(truth, own=own, sealed=replace(sealed, laid=laid, black=tuple(black)))

    def _drawn(self, truth: Game) -> Game | None:
        """What another has drawn and not yet played might have been another card."""
        sealed = _sealed_state(truth)
        holders = [seat for seat, part in truth.own.items() if part.drawn]
        if not sealed.drawn or self.viewer in holders:
            return None
        seen = {} if self.viewer is None else truth.own[self.viewer].black
        drawn, black = [*sealed.drawn], [*sealed.black]
        at = self.choices.below(len(drawn))
        # A single card still in hand is one with a number, and all know for which quest it may go.
        kind = drawn[at].rpartition("_")[0] if len(drawn) == 1 else ""
        under = [n for n, face in enumerate(black) if face.startswith(kind) and n not in seen]
        if not under:
            return None
        n = self.choices.pick(under)
        drawn[at], black[n] = black[n], drawn[at]
        own = {**truth.own}
        for seat, part in truth.own.items():
            if seat != self.viewer:
                mine = tuple(sorted(drawn)) if part.drawn else ()
                own[seat] = replace(part, drawn=mine, black={n: black[n] for n in part.black})
        return replace(truth, own=own, sealed=replace(sealed, drawn=tuple(drawn), black=tuple(black)))

    def _standing(self, truth: Game) -> Game:
        choices, own = self.choices, {**truth.own}
        for seat in self._others(truth):
            left = () if choices.one_in(2) else (Standing(choices.below(4), "", choices.one_in(2)),)
            own[seat] = replace(own[seat], standing=left)
        return replace(truth, own=own)

    # The script.

    def run(self, most: int = 40) -> None:
        try:
            self._compare()
            for _ in range(most):
                if self.choices.used_up or not self._step():
                    return
        except AssertionError as error:
            error.add_note(str(self))
            raise

    def __str__(self) -> str:
        return "\n".join((f"to {self.viewer}, by {' '.join(self.moved)}", *self.script))

    def _compare(self) -> None:
        a, b = self.a, self.b
        for here, there in zip(a.sent, b.sent, strict=False):
            if here != there:
                raise Leak("frames", f"{self.viewer} {difference(here, there)}")
        if len(a.sent) != len(b.sent):
            raise Leak("frames", f"{len(a.sent)} frames or {len(b.sent)}")
        if not self.script or self.choices.one_in(4):
            since = max(0, a.match._at[self.viewer] - self.choices.below(8))
            here, there = a.match.frame(self.viewer, since), b.match.frame(self.viewer, since)
            if here != there:
                raise Leak("returning", f"{self.viewer} {difference(here, there)}")
        if self.viewer is not None:
            self._tries(self.viewer)
        for world in (a, b):
            world.sent.clear()
            world.shown.clear()
            world.told.clear()
            world.frames.clear()
        self.compared.add(word(a.oracle.phase))

    def _tries(self, seat: Seat) -> None:
        """The viewer tries what somebody has done before: the refusal is the same."""
        done = [row.command for row in self.a.match.rows if row.seat is not None and row.command is not None]
        if done:
            command = self.choices.pick(done)
            here, there = (world.match.why(seat, command) for world in (self.a, self.b))
            if here != there:
                raise Leak("refusals", f"{here} or {there}")

    def _step(self) -> bool:
        """A question and its answers in both; False if nothing was found that looks alike."""
        for _ in range(TRIES):
            a, b = self.a.copy(), self.b.copy()
            said = len(self.script)
            try:
                polled = self._take(a, b)
            except Unfit:
                del self.script[said:]
                continue
            if a.match.over or b.match.over or a.oracle.over or b.oracle.over or a.learnt != b.learnt:
                del self.script[said:]
                continue
            self.a, self.b = a, b
            self._same_recipients(polled)
            self._compare()
            return True
        return False

    def _same_recipients(self, polled: bool) -> None:
        """Frames go to the same seats; in a poll whoever answers last is told of both things in one."""
        here, there = self.a.frames, self.b.frames
        if here != there if not polled else here.keys() != there.keys():
            raise Leak("recipients", f"frames went to {here} or {there}")

    def _take(self, a: World, b: World) -> bool:
        """Says whether it was a poll."""
        phase = a.match.public.phase
        if isinstance(phase, Poll):
            self._poll(a, b)
            return True
        if self.choices.one_in(12) and not a.match.public.turn.bought:
            self._lapse(a, b)
            return False
        (seat,) = a.match.public.asked
        command = self._some(a, seat)
        self.script.append(f"{seat}: {command}")
        a.play(seat, command)
        b.play(seat, self._same(b, seat, command))
        return False

    def _lapse(self, *worlds: World) -> None:
        self.script.append("the deadline passes")
        for world in worlds:
            world.adopt(world.match.lapse())

    def _some(self, world: World, seat: Seat) -> Command:
        offers = list(world.match.moves(seat))
        if not offers:
            raise Unfit
        if self.choices.one_in(3):
            offer = self.choices.pick(offers)
            return shadows.WIRE.choose(offer, forms.sample(offer.form, self.choices.below))
        public, own = world.match.public, world.match.truth.own[seat]
        return sensible_player.choose(public, own, offers, self.choices.below)

    def _same(self, world: World, seat: Seat, command: Command) -> Command:
        """What the same seat does in the other world: it looks the same to others."""
        offers = world.match.moves(seat)
        same = on_offer(offers, command)
        if seat == self.viewer:
            # Its frame is the same, so what it may do is too.
            return command
        looks = masked(msgspec.to_builtins(command))
        if same and (looks == msgspec.to_builtins(command) or self.choices.one_in(2)):
            return command
        for offer in offers:
            if offer.command == looks["type"]:
                for _ in range(8):
                    other = shadows.WIRE.choose(offer, forms.sample(offer.form, self.choices.below))
                    if masked(msgspec.to_builtins(other)) == looks:
                        return other
        if same:
            return command
        raise Unfit

    def _poll(self, a: World, b: World) -> None:
        choices, asked = self.choices, a.match.public.asked
        kind = word(a.oracle.phase)
        if b.match.public.asked != asked:
            raise Leak("frames", f"{asked} or {b.match.public.asked} are asked")
        here = {seat: self._some(a, seat) for seat in asked}
        there = {seat: self._answer(b, seat, here[seat], kind) for seat in asked}
        if kind == "offering" and choices.one_in(4):
            for world in (a, b):
                # Answers left in advance are given unseen.
                left = world.match.stand()
                if left is not None and not _closes(left):
                    world.adopt(left)
        late = choices.one_in(6)
        mine_late, mine_last = late and choices.one_in(2), choices.one_in(2)
        for world, answers in ((a, here), (b, there)):
            seats = choices.shuffled(asked) if kind not in OPEN else [*asked]
            others = [seat for seat in seats if seat != self.viewer and world.match.moves(seat)]
            mine = [seat for seat in seats if seat == self.viewer and world.match.moves(seat)]
            if late:
                turns_without_evil = choices.some(others, 1) if kind not in OPEN else others[-1:]
                others = [seat for seat in others if seat not in turns_without_evil]
                if not turns_without_evil and not mine_late:
                    raise Unfit
                mine = [] if mine_late else mine
            order = others + mine if mine_last or kind in OPEN else mine + others
            if not mine_last and mine and not others and not late:
                raise Unfit
            for seat in order:
                self.script.append(f"{'a' if world is a else 'b'}: {seat}: {answers[seat]}")
                world.play(seat, answers[seat])
            if late:
                self._lapse(world)

    def _answer(self, world: World, seat: Seat, command: Command, kind: str) -> Command:
        if seat == self.viewer:
            return command
        fits = on_offer(world.match.moves(seat), command)
        if kind in SECRET_POLLS and not (fits and self.choices.one_in(3)):
            return self._some(world, seat)
        if not fits:
            raise Unfit
        return command


def _closes(decision: Decision[Any, Any, Any]) -> bool:
    """Whether these were the last answers."""
    return any(sees(None, fact) for fact in decision.facts)


def _sealed_state(truth: Game) -> SealedState:
    assert truth.sealed is not None
    return truth.sealed


def _plain(truth: Game) -> tuple[Any, Any, Any]:
    own = {seat: msgspec.to_builtins(part) for seat, part in truth.own.items()}
    return msgspec.to_builtins(truth.public), own, msgspec.to_builtins(truth.sealed)
