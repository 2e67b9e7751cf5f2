"""Every leak that was ever thought of, to be planted on purpose.

A row is a leak, the net that must catch it alone (see `world`), and how to plant it. Leaks stay in this list
for good; who finds a new kind adds a row and sees it caught before mending the game. Those of the modules are
in `module_leaks`.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from camlann import avalon
from camlann.avalon import assassin, course_of_play, quest, role_knowledge, role_reveal
from camlann.avalon.assassin import Assassinating, Name
from camlann.avalon.discuss import Discussing, TeamTakenBack
from camlann.avalon.guess import Guess, Guessing
from camlann.avalon.lady import Examine, Examining
from camlann.avalon.point import Point
from camlann.avalon.propose import Propose, Proposing, TeamNeeds
from camlann.avalon.quest import PlayCard, Questing
from camlann.avalon.role_knowledge import Deal, Seen
from camlann.avalon.role_reveal import EyesOpened
from camlann.avalon.show_loyalty import LoyaltySeen
from camlann.avalon.state import Court, Game, Knight, Public, Step, Transition, allegiance
from camlann.engine import course, match, transition
from camlann.engine.facts import Acted, Answered, Seat, Team
from camlann.engine.frames import changed_fields
from camlann.engine.match import Decision, Match, Refused
from camlann.engine.phases import Command, Reason, Roll
from tests.bug_planting import AnyMatch, Plant, after, before, frames_for_all, in_frames, one_count_for_all
from tests.secrets.world import Net

Leaks: TypeAlias = dict[str, tuple[Net, Plant]]


def listed_in(leaks: Leaks) -> Callable[[str, Net], Callable[[Plant], Plant]]:
    """How a leak comes into a list: by its sentence, and the net that must catch it."""

    def leak(sentence: str, net: Net) -> Callable[[Plant], Plant]:
        def listed(plant: Plant) -> Plant:
            assert sentence not in leaks
            leaks[sentence] = net, plant
            return plant

        return listed

    return leak


LEAKS: Leaks = {}
leak = listed_in(LEAKS)


class Whispered(Public, frozen=True, tag="test.whispered"):
    """A public fact that nobody should have told."""

    what: tuple[str | int, ...] = ()


def evil(game: Game, seats: Sequence[Seat]) -> Team:
    return tuple(seat for seat in seats if allegiance(game.public, game.own[seat]) == "evil")


def lancelots(game: Game) -> Team:
    return tuple(seat for seat, own in game.own.items() if own.role.startswith("lancelot"))


def team(public: Court) -> Team:
    return public.proposal.team if public.proposal else ()


def instead(patch: pytest.MonkeyPatch, due: Callable[[Game], Step | None], other: Any) -> None:
    """Another step in the course of play."""
    assert due in course_of_play.COURSE
    patch.setattr(
        course_of_play, "COURSE", tuple(other if each is due else each for each in course_of_play.COURSE)
    )
    # What is kept for some options is of the true course, and must not keep this one.
    patch.setattr(course_of_play, "course", course_of_play.course.__wrapped__)


@leak("who comes back is sent the whole state", "returning")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "frame", lambda self, viewer, since=0: msgspec.json.encode(self.truth))


@leak("the first leader's role is public from the deal on", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    after(patch, avalon, "deal", lambda tell: tell(Whispered((tell.game.own[tell.public.leader].role,))))


@leak("roles are public as soon as the Assassin may speak", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def due(game: Game) -> Step | None:
        step = old(game)
        return step and Shouting(tuple(own.role for own in game.own.values()))

    old = assassin.due
    instead(patch, old, due)


class Shouting(Assassinating, frozen=True, tag="test.shouting"):
    roles: tuple[str, ...]


@leak("a team that is taken back tells how many of it are Evil", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def close(self: Discussing, tell: Transition, answers: Mapping[Seat, Command]) -> None:
        wicked = len(evil(tell.game, team(tell.public)))
        old(self, tell, answers)
        if isinstance(tell.facts[-1], TeamTakenBack):
            tell(Whispered((wicked,)))

    old = Discussing.close
    patch.setattr(Discussing, "close", close)


@leak("it is told when all of Good are ready to vote", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def answered(self: Transition, *facts: Any) -> None:
        tell(self, *facts)
        public = self.game.public
        if isinstance(public.phase, Discussing) and facts and isinstance(facts[-1], Acted):
            good = {*public.everyone} - {*evil(self.game, public.everyone)} - {public.leader}
            if good <= {*public.acted}:
                tell(self, Whispered(("all of Good",)))

    tell = transition.Transition.__call__
    patch.setattr(transition.Transition, "__call__", answered)


@leak("the count of facts is one for all, and private ones move it", "returning")
def _(patch: pytest.MonkeyPatch) -> None:
    one_count_for_all(patch)


@leak("the count of facts in a frame is moved by answers nobody may see", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    one_count_for_all(patch)


@leak("a fact sealed for one role moves the count of all", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def count(self: AnyMatch, decision: Decision[Any, Any, Any]) -> None:
        if decision.seat is not None and self.truth.own[decision.seat].role == "morgana":
            for viewer in self.viewers:
                self._at[viewer] += 1

    after(patch, Match, "adopt", count)


def by_role(patch: pytest.MonkeyPatch, whose: str) -> None:
    def look(seat: Seat, deal: Deal) -> tuple[Seen, ...]:
        order = (lambda seen: deal[seen.seat].name) if deal[seat].name == whose else (lambda seen: "")
        return tuple(sorted(old(seat, deal), key=order))

    old = role_knowledge.sight
    patch.setattr(role_reveal, "sight", look)


@leak("Percival's two names come in the order of their roles", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    by_role(patch, "percival")


@leak("Merlin's list comes in the order of roles", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    by_role(patch, "merlin")


@leak("Evil sees its own in the order of roles", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    by_role(patch, "minion")


def cards(
    patch: pytest.MonkeyPatch, shown: Callable[[Transition, Mapping[Seat, PlayCard]], Sequence[str]]
) -> None:
    def whisper(self: Questing, tell: Transition, answers: Mapping[Seat, PlayCard]) -> None:
        tell(Whispered(tuple(shown(tell, answers))))

    before(patch, Questing, "close", whisper)


@leak("quest cards are shown in seat order", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    cards(patch, lambda tell, answers: [answer.card for answer in answers.values()])


@leak("quest cards are shown in the order they were played", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    deciding: list[AnyMatch] = []

    def now(self: AnyMatch, *rest: object) -> None:
        deciding[:] = [self]

    def played(tell: Transition, answers: Mapping[Seat, PlayCard]) -> list[str]:
        rows = [row.command for row in deciding[0].rows[-len(answers) :]]
        return [command.card for command in rows if isinstance(command, PlayCard)]

    before(patch, Match, "decide", now)
    before(patch, Match, "lapse", now)
    cards(patch, played)


@leak("a refusal tells whether Evil is on the team that was tried", "refusals")
def _(patch: pytest.MonkeyPatch) -> None:
    def why(self: AnyMatch, seat: Seat, command: Command, ask: int | None = None) -> Reason | None:
        reason = old(self, seat, command, ask)
        if reason and isinstance(command, Propose):
            return TeamNeeds(len(evil(self.truth, [n for n in command.team if n in self.truth.own])))
        return reason

    old = Match.why
    patch.setattr(Match, "why", why)


@leak("a refusal tells Merlin from the others", "refusals")
def _(patch: pytest.MonkeyPatch) -> None:
    def why(self: AnyMatch, seat: Seat, command: Command, ask: int | None = None) -> Reason | None:
        reason = old(self, seat, command, ask)
        if reason and isinstance(command, Examine | Name) and command.target in self.truth.own:
            return TeamNeeds(int(self.truth.own[command.target].role == "merlin"))
        return reason

    old = Match.why
    patch.setattr(Match, "why", why)


@leak("whoever has played a card is told how many have", "refusals")
def _(patch: pytest.MonkeyPatch) -> None:
    def why(self: AnyMatch, seat: Seat, command: Command, ask: int | None = None) -> Reason | None:
        reason = old(self, seat, command, ask)
        if reason and isinstance(self.public.phase, Questing):
            return TeamNeeds(sum(own.answered == self.public.ask for own in self.truth.own.values()))
        return reason

    old = Match.why
    patch.setattr(Match, "why", why)


@leak("a refused command is counted to all", "returning")
def _(patch: pytest.MonkeyPatch) -> None:
    def decide(self: AnyMatch, *given: Any) -> Decision[Any, Any, Any]:
        try:
            return old(self, *given)
        except Refused:
            for viewer in self.viewers:
                self._at[viewer] += 1
            raise

    old = Match.decide
    patch.setattr(Match, "decide", decide)


@leak("spectators see how many of the team are Evil", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def count(self: AnyMatch, viewer: Seat | None, frame: dict[str, Any]) -> None:
        if viewer is None:
            frame["evil"] = len(evil(self.truth, team(self.public)))

    in_frames(patch, count)


@leak("the poll for quest cards is open", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Questing, "open", True)


@leak("the poll for quest cards is open, seen from the wire", "recipients")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Questing, "open", True)


@leak("a covered answer sends a frame to all", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    frames_for_all(patch)


@leak("a covered answer sends a frame to all, seen from the wire", "recipients")
def _(patch: pytest.MonkeyPatch) -> None:
    frames_for_all(patch)


@leak("only Evil is asked for quest cards", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def due(game: Game) -> Step | None:
        step = old(game)
        return step and Sifting(team(game.public), evil(game, team(game.public)))

    old = quest.due
    instead(patch, old, due)


class Sifting(Questing, frozen=True, tag="test.sifting"):
    """The others have no choice, so their cards are played for them."""

    able: Team

    def asks(self, public: Court) -> Team:
        return self.able

    def close(self, tell: Transition, answers: Mapping[Seat, PlayCard]) -> None:
        tell(*(Answered(seat, PlayCard("success")) for seat in self.team if seat not in self.able))
        super().close(tell, answers)


@leak("the Assassin is shown as the seat that is asked", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def due(game: Game) -> Step | None:
        return old(game) and Aiming(next(seat for seat, own in game.own.items() if own.role == "assassin"))

    old = assassin.due
    instead(patch, old, due)


class Aiming(Assassinating, frozen=True, tag="test.aiming"):
    by: Seat

    def asks(self, public: Court) -> Team:
        return (self.by,)


def unnamed(patch: pytest.MonkeyPatch, spared: Callable[[Game], Collection[Seat]]) -> None:
    """The list of the Assassin leaves some out by what is true of them."""

    def leave_out(self: AnyMatch, viewer: Seat | None, frame: dict[str, Any]) -> None:
        if isinstance(self.public.phase, Assassinating | Guessing):
            for offer in frame.get("moves", ()):
                offer["form"]["items"] = [n for n in offer["form"]["items"] if n not in spared(self.truth)]

    in_frames(patch, leave_out)


@leak("the Assassin may name nobody who is truly Evil", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    unnamed(patch, lambda game: evil(game, game.public.everyone))


@leak("the Assassin's list omits Oberon", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    unnamed(patch, lambda game: [seat for seat, own in game.own.items() if own.role == "oberon"])


@leak("the Assassin's list omits a Lancelot who turned", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    unnamed(patch, lambda game: evil(game, lancelots(game)))


@leak("a guess is shown to everybody as it is made", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def shown(course: Any, tell: Transition, commands: Mapping[Seat, Command]) -> None:
        tell(
            *(Whispered((seat, guess.target)) for seat, guess in commands.items() if isinstance(guess, Guess))
        )

    before(patch, course, "_play", shown)


@leak("everybody sees who has guessed", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Guessing, "open", True)


@leak("everybody is told whom a seat points at", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def told(self: Guessing, tell: Transition, seat: Seat, command: Point) -> None:
        tell(Whispered((seat, command.target or 0)))

    before(patch, Guessing, "note", told)


@leak("everybody is told that the Assassin points at somebody", "recipients")
def _(patch: pytest.MonkeyPatch) -> None:
    def told(self: Assassinating, tell: Transition, seat: Seat, command: Point) -> None:
        if tell.game.own[seat].role == "assassin":
            tell(Whispered())

    before(patch, Assassinating, "note", told)


@leak("everybody sees that a vote was changed", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def told(course: Any, tell: Transition, commands: Mapping[Seat, Command]) -> None:
        tell(*(Whispered((seat,)) for seat in commands if seat in tell.public.acted))

    before(patch, course, "_play", told)


@leak("whoever has voted is sent a frame when somebody changes a vote", "recipients")
def _(patch: pytest.MonkeyPatch) -> None:
    def told(course: Any, tell: Transition, commands: Mapping[Seat, Command]) -> None:
        for changed in [seat for seat in commands if seat in tell.public.acted]:
            others = [seat for seat in tell.public.acted if seat != changed]
            tell(*(Answered(seat, tell.game.own[seat].answer) for seat in others))

    before(patch, course, "_play", told)


@leak("everybody is told when somebody has guessed who is not the Assassin", "recipients")
def _(patch: pytest.MonkeyPatch) -> None:
    def told(course: Any, tell: Transition, commands: Mapping[Seat, Command]) -> None:
        if isinstance(tell.public.phase, Guessing):
            tell(*(Whispered() for seat in commands if tell.game.own[seat].role != "assassin"))

    after(patch, course, "_play", told)


@leak("the knight she looks at is told what the Lady showed", "knowledge")
def _(patch: pytest.MonkeyPatch) -> None:
    def told(self: Examining, tell: Transition, seat: Seat, command: Command) -> None:
        if isinstance(command, Examine):
            side = allegiance(tell.public, tell.game.own[command.target])
            tell(LoyaltySeen(command.target, command.target, side))

    after(patch, Examining, "act", told)


@leak("the Lady shows the holder to the knight she looks at", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def told(self: Examining, tell: Transition, seat: Seat, command: Command) -> None:
        if isinstance(command, Examine):
            tell(LoyaltySeen(command.target, seat, allegiance(tell.public, tell.game.own[seat])))

    after(patch, Examining, "act", told)


@leak("what the Lady shows is told to all", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def told(self: Examining, tell: Transition, seat: Seat, command: Command) -> None:
        if isinstance(command, Examine):
            tell(Whispered((allegiance(tell.public, tell.game.own[command.target]),)))

    after(patch, Examining, "act", told)


@leak("eyes open only for those who see somebody", "knowledge")
def _(patch: pytest.MonkeyPatch) -> None:
    def tell(self: Transition, *facts: Any) -> None:
        old(self, *(fact for fact in facts if not (isinstance(fact, EyesOpened) and not fact.shown)))

    old = transition.Transition.__call__
    patch.setattr(transition.Transition, "__call__", tell)


@leak("nobody is told anything", "knowledge")
def _(patch: pytest.MonkeyPatch) -> None:
    in_frames(patch, lambda self, viewer, frame: frame["told"].clear())


@leak("cards are told at the end of a table that wants roles alone", "knowledge")
def _(patch: pytest.MonkeyPatch) -> None:
    def ending(game: Game) -> Sequence[Public]:
        return old(replace(game, public=replace(game.public, options=avalon.Options())))

    old = avalon.ending
    patch.setattr(avalon, "ending", ending)


@leak("one more public fact comes when Evil proposes", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def whisper(self: Proposing, tell: Transition, seat: Seat, command: Command) -> None:
        if evil(tell.game, [seat]):
            tell(Whispered())

    before(patch, Proposing, "act", whisper)


@leak("one more public fact comes for each Evil card", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def whisper(self: Questing, tell: Transition, answers: Mapping[Seat, PlayCard]) -> None:
        for _ in evil(tell.game, [*answers]):
            tell(Whispered())

    before(patch, Questing, "close", whisper)


@leak("Evil fails the quest when the deadline passes", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def lapse(self: Questing, public: Court, own: Knight, roll: Roll) -> Command:
        return PlayCard("fail" if allegiance(public, own) == "evil" else "success")

    patch.setattr(Questing, "lapse", lapse)


@leak("who missed the deadline of a covered poll is shown", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def lapse(course: Any, game: Game, dice: Any) -> Transition:
        late = [n for n in game.public.asked if game.own[n].answered != game.public.ask]
        tell = old(course, game, dice)
        tell(Whispered(tuple(late)))
        return tell

    old = course.lapse
    patch.setattr(match, "lapse", lapse)


@leak("a delta names what has changed in all compartments", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def changes(self: AnyMatch) -> Raw:
        found = msgspec.json.decode(old(self))
        if self._before is not None:
            owns = [(own, self._before.own[seat]) for seat, own in self.truth.own.items()]
            found["changed"] = sorted({name for own, was in owns for name in changed_fields(own, was)})
        return Raw(msgspec.json.encode(found))

    old = Match._public_changes
    patch.setattr(Match, "_public_changes", changes)
