"""Bugs planted on purpose: random play must find each of them, and say the right thing about it."""

import random
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from camlann import avalon
from camlann.avalon import lancelot, role_knowledge, role_reveal, vote
from camlann.avalon.assassin import Assassinating
from camlann.avalon.excalibur import ExcaliburUsed
from camlann.avalon.leader import LeaderPassed, RoundOpened
from camlann.avalon.plots import no_confidence
from camlann.avalon.plots.strong_leader import LeadTaken
from camlann.avalon.propose import Propose, Proposing, TeamProposed
from camlann.avalon.quest import PlayCard, Questing
from camlann.avalon.role_reveal import Revealing, RoleDealt
from camlann.avalon.show_loyalty import LoyaltySeen
from camlann.avalon.state import Court, Transition
from camlann.avalon.vote import TeamRejected, VotesShown, Voting
from camlann.engine import course, facts, phases, transition
from camlann.engine.facts import Asked, Seat
from camlann.engine.forms import Offer
from camlann.engine.match import Decision, Match, Refused
from camlann.engine.phases import Command, Reason
from tests import properties
from tests.avalon.test_random_play import play
from tests.bug_planting import AnyMatch, Plant, after, before, frames_for_all, in_frames, one_count_for_all
from tests.choices import Choices

# Tracing trebles the time, and a line that only chance has passed is not a line that a test has covered.
pytestmark = pytest.mark.no_cover

MOST = 60
"""So many games may be played before a bug is found."""

BUGS: dict[str, tuple[str, Plant]] = {}


def bug(sentence: str, found: str) -> Callable[[Plant], Plant]:
    """A bug, and a word of what is said when it is found."""

    def listed(plant: Plant) -> Plant:
        assert sentence not in BUGS
        BUGS[sentence] = found, plant
        return plant

    return listed


@bug("a fact holds a list where a tuple is declared", "a fact is read back as another")
def _(patch: pytest.MonkeyPatch) -> None:
    shown: Any = VotesShown
    patch.setattr(vote, "VotesShown", lambda votes: shown([*votes]))


@bug("the public part holds a number where a truth value is declared", "Expected `bool`")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LeaderPassed, "apply", lambda self, public: replace(public, leader=self.to, passing=0))


@bug("a seat's part holds a list where names and values are declared", "Expected `object`")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LoyaltySeen, "apply", lambda self, own, public: replace(own, loyalties=[self.target]))


@bug("something changes that nobody is told", "the truth is not what its facts add up to")
def _(patch: pytest.MonkeyPatch) -> None:
    def hurry(self: AnyMatch, decision: object) -> None:
        self.truth = replace(self.truth, public=replace(self.truth.public, rejections=4))

    after(patch, Match, "adopt", hurry)


@bug("a fact does another thing each time it is told", "is not the same alone")
def _(patch: pytest.MonkeyPatch) -> None:
    numbers = count(1000)
    patch.setattr(
        RoleDealt, "apply", lambda self, own, public: replace(own, role=self.role, answered=next(numbers))
    )


@bug("a private fact changes the public part", "changes the public part")
def _(patch: pytest.MonkeyPatch) -> None:
    def fold(game: Any, fact: Any) -> Any:
        after = old(game, fact)
        if isinstance(fact, LoyaltySeen):
            return replace(after, public=replace(after.public, rejections=3))
        return after

    old = facts.fold
    for where in (transition, properties):
        patch.setattr(where, "fold", fold)


@bug("a private fact reaches another seat", "reaches other seats")
def _(patch: pytest.MonkeyPatch) -> None:
    def fold(game: Any, fact: Any) -> Any:
        after = old(game, fact)
        if isinstance(fact, LoyaltySeen) and fact.target in after.own:
            told = replace(after.own[fact.target], answered=-1)
            return replace(after, own={**after.own, fact.target: told})
        return after

    old = facts.fold
    for where in (transition, properties):
        patch.setattr(where, "fold", fold)


@bug("moves follow from more than a seat knows", "knows of other moves")
def _(patch: pytest.MonkeyPatch) -> None:
    def moves(self: AnyMatch, seat: Seat) -> Sequence[Offer]:
        return () if self.truth.own[seat].role == "morgana" else old(self, seat)

    old = Match.moves
    patch.setattr(Match, "moves", moves)


@bug("the Assassin has nobody to name", "nobody can move")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Assassinating, "offers", lambda self, public, own: ())


@bug("others than the leader may propose", "are asked")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(phases, "may_act", lambda public, own: own.answered != public.ask)


@bug("the vote has the number of its proposal", "two questions")
def _(patch: pytest.MonkeyPatch) -> None:
    def apply(self: Asked[Any, Any, Any, Any], public: Court) -> Court:
        after = old(self, public)
        return replace(after, ask=public.ask) if isinstance(self.phase, Voting) else after

    old = Asked.apply
    patch.setattr(Asked, "apply", apply)


@bug("an answer to a closed question is taken", "is open, and")
def _(patch: pytest.MonkeyPatch) -> None:
    def why(self: AnyMatch, seat: Seat, command: Command, ask: int | None = None) -> Reason | None:
        return old(self, seat, command)

    old = Match.why
    patch.setattr(Match, "why", why)


@bug("a refused command is written down", "a refusal leaves a trace")
def _(patch: pytest.MonkeyPatch) -> None:
    def decide(self: AnyMatch, *given: Any) -> Decision[Any, Any, Any]:
        try:
            return old(self, *given)
        except Refused:
            self.rows.append(self.rows[-1])
            raise

    old = Match.decide
    patch.setattr(Match, "decide", decide)


@bug("deciding throws dice that nobody can throw again", "deciding twice")
def _(patch: pytest.MonkeyPatch) -> None:
    rounds = count(10)
    after(patch, Proposing, "act", lambda self, tell, *rest: tell(RoundOpened(next(rounds))))


@bug("the deal falls otherwise when the game is played again", "played again it is another game")
def _(patch: pytest.MonkeyPatch) -> None:
    leaders = count()
    before(patch, avalon, "deal", lambda tell: tell(RoundOpened(-next(leaders))))


@bug("who acknowledges last leads", "the order of answers")
def _(patch: pytest.MonkeyPatch) -> None:
    def last_leads(self: Revealing, tell: Transition, answers: object) -> None:
        told = tell.facts[0]
        assert isinstance(told, facts.Private)
        tell(LeaderPassed(told.seat))

    patch.setattr(Revealing, "close", last_leads)


@bug("the poll for quest cards is open", "avalon.questing is open")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Questing, "open", True)


@bug("a covered answer is shown as soon as it is given", "answer")
def _(patch: pytest.MonkeyPatch) -> None:
    def answered(*given: Any) -> Transition:
        tell = old(*given)
        if isinstance(tell.public.phase, Questing):
            tell(facts.Acted(given[3]))
        return tell

    old = course.decide
    patch.setattr(properties, "decide", answered)


@bug("a team is told in the order it was thought of", "seats out of order|items are not sorted")
def _(patch: pytest.MonkeyPatch) -> None:
    def act(self: Proposing, tell: Transition, seat: Seat, command: Propose) -> None:
        tell(TeamProposed(seat, command.quest, command.team[::-1]))

    patch.setattr(Proposing, "act", act)


@bug("eyes open from the last seat to the first", "seats out of order")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(role_reveal, "sight", lambda seat, deal: role_knowledge.sight(seat, deal)[::-1])


@bug("frames grow", "a frame of")
def _(patch: pytest.MonkeyPatch) -> None:
    in_frames(patch, lambda self, viewer, frame: frame.update(more="x" * 8192))


@bug("frames bring nothing", "is sent something else")
def _(patch: pytest.MonkeyPatch) -> None:
    in_frames(patch, lambda self, viewer, frame: frame["told"].clear())


@bug("frames go to seats that were told nothing", "a frame for nothing")
def _(patch: pytest.MonkeyPatch) -> None:
    frames_for_all(patch)


@bug("one count of facts serves all", "a count of what others were told")
def _(patch: pytest.MonkeyPatch) -> None:
    one_count_for_all(patch)


@bug("who comes back is told everything again", "misses something on return")
def _(patch: pytest.MonkeyPatch) -> None:
    old = Match.frame
    patch.setattr(Match, "frame", lambda self, viewer, since=0: old(self, viewer))


@bug("a missed deadline plays a card that is not on offer", "is played for")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Questing, "lapse", lambda self, public, own, roll: PlayCard("fail"))


@bug("no team is ever approved, and nobody counts", "no end after")
def _(patch: pytest.MonkeyPatch) -> None:
    def close(self: Voting, tell: Transition, answers: Mapping[Seat, object]) -> None:
        tell(TeamRejected(1))

    patch.setattr(Voting, "close", close)


@bug("nobody knows how it ended", "nobody knows how")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(avalon, "result", lambda public: None)


@bug("the lead passes to the right", "heard")
def _(patch: pytest.MonkeyPatch) -> None:
    old: Any = LeaderPassed
    patch.setattr("camlann.avalon.leader.LeaderPassed", lambda to: old((to - 2) % 5))


@bug("Excalibur turns no card", "heard")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ExcaliburUsed, "within", lambda self, own, public: own)


@bug("a team that nobody has confidence in is no rejected one", "heard")
def _(patch: pytest.MonkeyPatch) -> None:
    old: Any = TeamRejected
    patch.setattr(no_confidence, "TeamRejected", lambda rejections: old(rejections - 1))


@bug("a Strong Leader goes on from his own place though the table resumes the old order", "heard")
def _(patch: pytest.MonkeyPatch) -> None:
    old = LeadTaken.apply
    patch.setattr(LeadTaken, "apply", lambda self, public: replace(old(self, public), displaced=None))


@bug("the hidden deck is turned a round too early", "heard")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lancelot, "FIRST_FLIP_ROUND", 2)


def games(oracle: bool) -> None:
    for n in range(MOST):
        play(Choices(random.Random(f"bug {n}").randbytes(1000)), 5, oracle=oracle)


@pytest.mark.parametrize("sentence", BUGS)
def test_a_planted_bug_is_found(sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found, plant = BUGS[sentence]
    plant(monkeypatch)
    with pytest.raises((AssertionError, ValueError), match=found):
        games(oracle=found == "heard")
