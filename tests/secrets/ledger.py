"""The oracle's ledger: what was said to whom, which question is open, and how the table stands.

What may be known is kept as *notes*, such as `("role", 3, "merlin")`, for everybody or for one seat.
"""

import copy
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self, TypeAlias

from tests.secrets import rulebook_tables
from tests.secrets.rulebook_tables import COVERED, OPEN

Note: TypeAlias = tuple[str | int | None, ...]
Plain: TypeAlias = Mapping[str, Any]
"""A command as a client writes it."""


class Ledger:
    def __init__(self, roles: Sequence[str], leader: int, rules: Mapping[str, Any]) -> None:
        self.roles, self.rules, self.seats = tuple(roles), rules, len(roles)
        self.public: set[Note] = set()
        self.private: dict[int, set[Note]] = {seat: set() for seat in range(self.seats)}
        self.fresh: list[tuple[int | None, Note]] = []
        """What the last act has let be known, and to whom; None: to everybody."""
        self.noticed: frozenset[int | None] = self.everybody
        """Who may notice the last act: the one who gave it, or everybody."""
        self.ask = self.leads = self.round = self.rejections = 0
        self.phase = ""
        self.asked: tuple[int, ...] = ()
        self.answers: dict[int, str] = {}
        """To the open poll."""
        self.pointing: dict[int, int | None] = {}
        """Whom each seat points at while Merlin is looked for."""
        self.points: Counter[int] = Counter()
        """How often each has pointed."""
        self.leader = leader
        self.displaced: int | None = None
        """Whose place a Strong Leader has taken."""
        self.changes = 0
        """How often this leader has taken a team back."""
        self.quest = 0
        self.team: tuple[int, ...] = ()
        self.bearer: int | None = None
        self.spotlight: int | None = None
        self.cards: dict[int, str] = {}
        """The cards of the running quest by seat, as they count now."""
        self.counted: dict[tuple[int, int], str] = {}
        """The cards that counted, by quest and seat."""
        self.opinions: dict[int, str] = {}
        self.results: dict[int, bool] = {}
        """The quests carried out, in time, and whether they were won."""
        self.switches = 0
        self.turned: list[str] = []
        self.looks: list[Note] = []
        """The loyalty cards that were seen."""
        self.over = False

    @property
    def everybody(self) -> frozenset[int | None]:
        return frozenset((*range(self.seats), None))

    def may_know(self, *viewers: int | None) -> frozenset[Note]:
        """What these know together; None is a spectator."""
        return frozenset(self.public.union(*(self.private[seat] for seat in viewers if seat is not None)))

    def may_learn(self, *viewers: int | None) -> set[Note]:
        """What the last act has let these know."""
        return {note for to, note in self.fresh if to is None or to in viewers}

    def trial(self) -> Self:
        """A twin to try an act on: it stands as this one does, and its notes begin with that act."""
        twin = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list | dict):
                setattr(twin, name, value.copy())
        twin.public = set()
        twin.private = {seat: set() for seat in range(self.seats)}
        return twin

    def side(self, seat: int) -> str:
        return rulebook_tables.side(self.roles[seat], self.switches)

    def may_play(self, seat: int) -> set[str]:
        """The cards this seat may play on a quest."""
        if self.side(seat) == "good":
            return {"success"}
        return (
            {"fail"}
            if rulebook_tables.must_fail(self.roles[seat], self.switches, self.rules)
            else {"success", "fail"}
        )

    def say(self, *notes: Note) -> None:
        """Everybody may know this."""
        self.public.update(notes)
        self.fresh += [(None, note) for note in notes]

    def whisper(self, seat: int, *notes: Note) -> None:
        """This seat alone may know it."""
        self.private[seat].update(notes)
        self.fresh += [(seat, note) for note in notes]

    def see_side(self, seat: int, target: int) -> None:
        """A loyalty card: the side somebody is on now, for the one who looks."""
        times = sum(note[:3] == ("side", seat, target) for note in self.looks)
        note = ("side", seat, target, times, self.side(target))
        self.looks.append(note)
        self.whisper(seat, note)

    def wait_for(self, phase: str, seats: Iterable[int] = ()) -> None:
        self.ask += 1
        self.phase, self.asked, self.answers = phase, tuple(seats), {}
        self.say(("asked", self.ask, phase, *self.asked))

    def answer(self, seat: int, answer: str) -> bool:
        """A seat answers the open poll; whether it was the last to do so."""
        assert seat not in self.answers, f"seat {seat} has answered {self.phase}"
        self.answers[seat] = answer
        if self.phase in OPEN:
            self.say(("answered", self.ask, seat))
        if len(self.answers) == len(self.asked):
            return True
        if self.phase in COVERED:
            self.noticed = frozenset({seat})
        return False

    def change(self, seat: int, answer: str) -> None:
        """A seat changes the answer it has given to the open poll, and nobody else may notice."""
        self.answers[seat] = answer
        self.noticed = frozenset({seat})

    def around(self, first: int) -> list[int]:
        """Everybody clockwise from this seat on."""
        return [(first + n) % self.seats for n in range(self.seats)]
