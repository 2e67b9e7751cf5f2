"""Two Camelots as a script. The server finds both games as they stand where the worlds part."""

from camlann.engine.facts import Seat
from camlann.shadows.black_card_cancellation import Offering
from tests.choices import Choices
from tests.secrets.shadows_rulebook_tables import OPEN, word
from tests.secrets.shadows_world_pair import Camelots, Unfit, World, _closes
from tests.server.secrets.script import Script, laid_out


class Recorded(Camelots):
    """A pair that is only written down: others compare it."""

    def __init__(self, choices: Choices) -> None:
        super().__init__(choices)
        self.marks: list[tuple[int, int]] = []
        self.begun = self.a.match, self.b.match

    def _compare(self) -> None:
        super()._compare()
        self.marks.append((len(self.a.match.rows), len(self.b.match.rows)))

    def written(self) -> Script:
        self.run()
        a, b = self.a.match, self.b.match
        seats = (self.viewer,) if self.viewer is not None else ()
        marks = self.marks
        while len(marks) > 1 and isinstance(a.rows[marks[-1][0] - 1].game.public.phase, Offering):
            # Answers left in advance would be given after the end of the script.
            marks = marks[:-1]
        return Script(
            game="shadows",
            options=a.options,
            seats=len(a.public.everyone),
            viewers=seats,
            moments=laid_out(a.rows, b.rows, marks, self._timed),
            rows=(a.rows, b.rows),
            first=marks[0],
            dice=(a._dice, b._dice),
            begun=self.begun,
            tries=[],
            over=False,
            said=str(self),
        )

    @property
    def _timed(self) -> tuple[Seat, ...]:
        """Those whose acts fall on the same moments in both worlds."""
        return (self.viewer,) if self.viewer is not None else ()

    def _poll(self, a: World, b: World) -> None:
        """As it is done there, but that answers left in advance are given first and always, as keepers do."""
        choices, asked = self.choices, a.match.public.asked
        assert b.match.public.asked == asked
        kind = word(a.oracle.phase)
        here = {seat: self._some(a, seat) for seat in asked}
        there = {seat: self._answer(b, seat, here[seat], kind) for seat in asked}
        self._stand(a, b)
        late = choices.one_in(6)
        mine_late, mine_last = late and choices.one_in(2), choices.one_in(2)
        for world, answers in ((a, here), (b, there)):
            seats = self._order([*asked], kind)
            others = [seat for seat in seats if seat != self.viewer and world.match.moves(seat)]
            mine = [seat for seat in seats if seat == self.viewer and world.match.moves(seat)]
            if late:
                quiet = self._quiet(others, kind)
                others = [seat for seat in others if seat not in quiet]
                if not quiet and not mine_late:
                    raise Unfit
                mine = [] if mine_late else mine
            elif not others or (not mine and self.viewer in asked and not mine_last):
                raise Unfit
            order = others + mine if mine_last or kind in OPEN else mine + others
            for seat in order:
                self.script.append(f"{'a' if world is a else 'b'}: {seat}: {answers[seat]}")
                world.play(seat, answers[seat])
            if late:
                self._lapse(world)

    def _stand(self, a: World, b: World) -> None:
        if isinstance(a.match.public.phase, Offering):
            for world in (a, b):
                left = world.match.stand()
                if left is not None:
                    if _closes(left):
                        raise Unfit
                    world.adopt(left)

    def _order(self, asked: list[Seat], kind: str) -> list[Seat]:
        return self.choices.shuffled(asked) if kind not in OPEN else asked

    def _quiet(self, others: list[Seat], kind: str) -> list[Seat]:
        return self.choices.some(others, 1) if kind not in OPEN else others[-1:]


class Strangers(Recorded):
    """To one who watches the wire: the same seats answer at the same moments, whatever they hold and say."""

    @property
    def _timed(self) -> tuple[Seat, ...]:
        return self.a.match.public.everyone

    def _stand(self, a: World, b: World) -> None:
        super()._stand(a, b)
        # Whose answer is given in advance is not seen on the wire; who gives it by hand is.
        stood = [[seat for seat in w.match.public.asked if not w.match.moves(seat)] for w in (a, b)]
        if stood[0] != stood[1]:
            raise Unfit

    def _order(self, asked: list[Seat], kind: str) -> list[Seat]:
        return asked

    def _quiet(self, others: list[Seat], kind: str) -> list[Seat]:
        return others[-1:]
