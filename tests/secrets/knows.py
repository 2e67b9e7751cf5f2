"""What every seat, every coalition of seats and an onlooker may know at each moment of Avalon.

This is a second telling of the rules, from the rulebook and for the tests alone: it shares no code with the
game, so that both would have to be wrong in the same way. It follows a game by the true deal and the acts as
they are given, in plain words, and keeps what may be known as *notes*: `("role", 3, "merlin")`. A coalition
may know what its members may, and an onlooker what is public.

When a module comes in: say here what is newly known and to whom (appendix A of the rules), which of its
questions are covered and which open (appendix B), and whom each of them is put to.
"""

import copy
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

Note: TypeAlias = tuple[str | int, ...]

GOOD = {"merlin", "percival", "loyal"}
EVIL = {"assassin", "mordred", "morgana", "oberon", "minion"}

TEAM = {
    5: (2, 3, 2, 3, 3),
    6: (2, 3, 4, 3, 4),
    7: (2, 3, 3, 4, 4),
    8: (3, 4, 4, 5, 5),
    9: (3, 4, 4, 5, 5),
    10: (3, 4, 4, 5, 5),
}

OPEN = {"revealing", "voting"}
"""Polls in which everybody may see who has answered, though not what."""
COVERED = {"questing"}
"""Polls in which nobody but the one who answers may see that there was an answer, until the last is in."""
TURNS = {"proposing", "examining"}
"""Questions to one seat; everybody sees to whom."""
SOMEBODYS = {"assassinating"}
"""Questions to one seat; nobody may see to whom."""


def side(role: str) -> str:
    return "evil" if role in EVIL else "good"


def shown(roles: Sequence[str], seat: int, *, oberon_hidden: bool = False) -> dict[int, str]:
    """What opens to the eyes of this seat: whom it sees, and as what."""
    mine = roles[seat]
    if mine == "merlin":
        hidden = {"mordred", "oberon"} if oberon_hidden else {"mordred"}
        return {other: "evil" for other, role in enumerate(roles) if role in EVIL - hidden}
    if mine == "percival":
        label = "merlin_or_morgana" if "morgana" in roles else "merlin"
        return {other: label for other, role in enumerate(roles) if role in {"merlin", "morgana"}}
    if mine in EVIL - {"oberon"}:
        awake = EVIL - {"oberon"}
        return {other: "evil" for other, role in enumerate(roles) if role in awake and other != seat}
    return {}


class Oracle:
    """A game followed by one who sees everything and knows who else may.

    `rules` are the options of the table, and commands what the seats said, both as plain data.
    """

    def __init__(self, roles: Sequence[str], leader: int, rules: Mapping[str, Any]) -> None:
        self.roles, self.rules = tuple(roles), rules
        self.seats = len(roles)
        self.public: set[Note] = {("first leader", leader)}
        self.private: dict[int, set[Note]] = {seat: set() for seat in range(self.seats)}
        self.leader = leader
        self.ask = self.leads = self.round = self.rejections = 0
        self.phase = ""
        self.asked: tuple[int, ...] = ()
        self.answers: dict[int, str] = {}
        """To the open poll."""
        self.quest = 0
        self.team: tuple[int, ...] = ()
        self.won: list[bool] = []
        self.lady: int | None = None
        self.held: set[int] = set()
        self.over = False
        self.noticed: frozenset[int | None] = self.everybody
        """Who may notice the last act: the one who gave it, or everybody."""
        if rules["lady"]:
            self._lady_goes_to((leader - 1) % self.seats)
            self.public.add(("lady starts", (leader - 1) % self.seats))
        for seat, role in enumerate(self.roles):
            self.private[seat] |= {("role", seat, role), *self._sight(seat)}
        self._waits_for("revealing", range(self.seats))

    @property
    def everybody(self) -> frozenset[int | None]:
        return frozenset((*range(self.seats), None))

    def may_know(self, *viewers: int | None) -> frozenset[Note]:
        """What these know together; None is an onlooker."""
        return frozenset(self.public.union(*(self.private[seat] for seat in viewers if seat is not None)))

    def copy(self) -> "Oracle":
        twin = copy.copy(self)
        twin.public, twin.held, twin.won = set(self.public), set(self.held), list(self.won)
        twin.private = {seat: set(notes) for seat, notes in self.private.items()}
        twin.answers = dict(self.answers)
        return twin

    def act(self, seat: int, command: Mapping[str, Any]) -> None:
        """A seat that may do so does this."""
        assert not self.over
        assert seat in self.asked or self.phase in SOMEBODYS, f"{self.phase} is not put to seat {seat}"
        assert seat not in self.answers, f"seat {seat} has answered {self.phase}"
        self.noticed = self.everybody
        match self.phase, command:
            case "revealing", {"type": "avalon.acknowledge"}:
                self._answer(seat, "seen")
            case "proposing", {"type": "avalon.propose", "quest": quest, "team": team}:
                self._propose(quest, tuple(team))
            case "voting", {"type": "avalon.vote", "vote": vote}:
                self.private[seat].add(("vote", self.ask, seat, vote))
                self._answer(seat, vote)
            case "questing", {"type": "avalon.play-card", "card": card}:
                assert card == "success" or side(self.roles[seat]) == "evil"
                self.private[seat].add(("card", self.quest, seat, card))
                self._answer(seat, card)
            case "examining", {"type": "avalon.examine", "target": target}:
                assert target not in self.held
                self.public.add(("examined", len(self.won), seat, target))
                self.private[seat].add(("side", seat, target, side(self.roles[target])))
                self._lady_goes_to(target)
                self._pass_the_lead()
            case "examining", {"type": "avalon.leave-lady"}:
                self.public.add(("left the lady", len(self.won), seat))
                self._pass_the_lead()
            case "assassinating", {"type": "avalon.name", "target": target}:
                assert target in self.targets(seat)
                self.public.add(("named", seat, target))
                if self.roles[target] == "merlin":
                    self._end("evil", "merlin_assassinated")
                else:
                    self._end("good", "assassination_missed")
            case _:
                raise AssertionError(f"{command} is no answer to {self.phase}")

    def lapse(self, named: int | None = None) -> None:
        """The deadline passes. `named` is whom the dice pointed at, where the Assassin is silent."""
        self.noticed = self.everybody
        match self.phase:
            case "revealing" | "voting" | "questing":
                for seat in [seat for seat in self.asked if seat not in self.answers]:
                    self.act(seat, self._default())
            case "assassinating":
                self.act(self.roles.index("assassin"), {"type": "avalon.name", "target": named})
            case _:
                self.act(self.asked[0], self._default())

    def targets(self, seat: int) -> set[int]:
        """Whom the Assassin in this seat may name: by what he was shown, never by true sides."""
        others = set(range(self.seats)) - {seat}
        if self.rules["assassin_targets"] == "anyone_else":
            return others
        return others - self._shown(seat).keys()

    def _default(self) -> dict[str, Any]:
        """What is played for who misses the deadline: it may depend on public things alone."""
        match self.phase:
            case "revealing":
                return {"type": "avalon.acknowledge"}
            case "voting":
                return {"type": "avalon.vote", "vote": "reject"}
            case "questing":
                return {"type": "avalon.play-card", "card": "success"}
            case "proposing":
                quest = len(self.won) + 1
                size = TEAM[self.seats][quest - 1]
                team = sorted((self.leader + n) % self.seats for n in range(size))
                return {"type": "avalon.propose", "quest": quest, "team": team}
            case "examining" if self.rules["lady_use"] == "may_decline":
                return {"type": "avalon.leave-lady"}
            case "examining":
                around = ((self.asked[0] + n) % self.seats for n in range(self.seats))
                return {"type": "avalon.examine", "target": next(n for n in around if n not in self.held)}
        raise AssertionError(self.phase)

    def _shown(self, seat: int) -> dict[int, str]:
        return shown(self.roles, seat, oberon_hidden=self.rules["oberon_hidden_from_merlin"])

    def _sight(self, seat: int) -> Iterable[Note]:
        """Eyes open for everybody, and everybody knows that they did, though most see nobody."""
        yield ("eyes opened", seat)
        for other, label in self._shown(seat).items():
            yield ("shown", seat, other, label)

    def _waits_for(self, phase: str, seats: Iterable[int] = ()) -> None:
        self.ask += 1
        self.phase, self.asked, self.answers = phase, tuple(seats), {}
        self.public.add(("asked", self.ask, phase, *self.asked))

    def _answer(self, seat: int, answer: str) -> None:
        self.answers[seat] = answer
        if self.phase in OPEN:
            self.public.add(("answered", self.ask, seat))
        if len(self.answers) == len(self.asked):
            self._close()
        elif self.phase in COVERED:
            self.noticed = frozenset({seat})

    def _close(self) -> None:
        match self.phase:
            case "revealing":
                self._open_a_round()
            case "voting":
                for seat, vote in self.answers.items():
                    self.public.add(("vote", self.ask, seat, vote))
                if 2 * [*self.answers.values()].count("approve") > self.seats:
                    self.public.add(("approved", self.ask))
                    self._waits_for("questing", self.team)
                else:
                    self.rejections += 1
                    self.public.add(("rejected", self.ask, self.rejections))
                    if self.rejections == 5:
                        self._end("evil", "five_rejections")
                    else:
                        self._pass_the_lead()
            case "questing":
                fails = [*self.answers.values()].count("fail")
                self.won.append(fails < (2 if self.seats >= 7 and self.quest == 4 else 1))
                self.public.add(("cards", self.quest, len(self.team) - fails, fails, self.won[-1]))
                self._after_a_quest()

    def _after_a_quest(self) -> None:
        if self.won.count(False) == 3:
            self._end("evil", "three_fails")
        elif self.won.count(True) == 3:
            if "merlin" in self.roles:
                self._waits_for("assassinating")
            else:
                self._end("good", "three_successes")
        elif self.lady is not None and len(self.won) in {2, 3, 4}:
            self._waits_for("examining", (self.lady,))
        else:
            self._pass_the_lead()

    def _propose(self, quest: int, team: tuple[int, ...]) -> None:
        assert quest == len(self.won) + 1
        assert len(set(team)) == len(team) == TEAM[self.seats][quest - 1]
        self.quest, self.team = quest, team
        self.public.add(("proposed", self.ask, self.leader, quest, *sorted(team)))
        self._waits_for("voting", range(self.seats))

    def _pass_the_lead(self) -> None:
        self.leads += 1
        self.leader = (self.leader + 1) % self.seats
        self.public.add(("leads", self.leads, self.leader))
        if len(self.won) == self.round:
            self._open_a_round()
        else:
            self._waits_for("proposing", (self.leader,))

    def _open_a_round(self) -> None:
        self.round, self.rejections = len(self.won) + 1, 0
        self.public.add(("round", self.round))
        self._waits_for("proposing", (self.leader,))

    def _lady_goes_to(self, seat: int) -> None:
        self.lady = seat
        self.held.add(seat)

    def _end(self, winner: str, why: str) -> None:
        """Roles are shown to all; what was seen and played only where the table wants everything told."""
        self.over = True
        self.ask += 1
        self.phase, self.asked, self.answers = "", (), {}
        self.public |= {("over", winner, why), ("ended", self.ask)}
        self.public |= {("role", seat, role) for seat, role in enumerate(self.roles)}
        if self.rules["post_game_detail"] == "full":
            for notes in self.private.values():
                self.public |= {note for note in notes if note[0] in {"eyes opened", "shown", "side", "card"}}
