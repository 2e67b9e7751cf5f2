"""Course of play: what follows from a command, a deadline or standing answers, up to the next question.

When the agenda is empty, the game's course names the next step by the rulebook. Before every step it is
checked whether the game has ended.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from camlann.engine.dice import DiceAt
from camlann.engine.facts import Acted, Answered, Ended, GameState, K, P, Public, S, Seat
from camlann.engine.phases import Command, Phase, Poll, Turn, asides, moves, on_offer
from camlann.engine.transition import Step, Transition


class Course(Protocol[P, K, S]):
    """What a transition needs from a game: when it ends, and which step comes next."""

    def ending(self, game: GameState[P, K, S]) -> Sequence[Public[P, K, S]]:
        """The facts that end the game, if it is over. Checked before every step."""

    def onward(self, game: GameState[P, K, S]) -> Step[P, K, S]:
        """The next step by the rulebook, when no effect is running."""


def go_on(course: Course[P, K, S], tell: Transition[P, K, S]) -> None:
    """Run the agenda and then the course, until somebody must choose or the game is over."""
    while not tell.waiting:
        if end := course.ending(tell.game):
            tell(*end, Ended())
            return
        step = tell.agenda.pop(0) if tell.agenda else course.onward(tell.game)
        step.run(tell)


def decide(
    course: Course[P, K, S], game: GameState[P, K, S], dice: DiceAt, seat: Seat, command: Command
) -> Transition[P, K, S]:
    """What follows from a legal command. `game` is the truth; it is not changed."""
    phase, own = game.public.phase, game.own[seat]
    if isinstance(phase, Phase) and on_offer(asides(game.public, own), command):
        tell = Transition(game, dice)
        phase.note(tell, seat, command)
        return tell
    return _play(course, Transition(game, dice), {seat: command})


def lapse(course: Course[P, K, S], game: GameState[P, K, S], dice: DiceAt) -> Transition[P, K, S]:
    """What follows when a deadline passes: every seat that has not answered plays its default."""
    tell = Transition(game, dice)
    phase, public = game.public.phase, game.public
    assert isinstance(phase, Phase)
    late = [own for _, own in sorted(game.own.items()) if moves(public, own)]
    return _play(course, tell, {own.seat: phase.lapse(public, own, tell.roll) for own in late})


def stand(course: Course[P, K, S], game: GameState[P, K, S], dice: DiceAt) -> Transition[P, K, S] | None:
    """What follows when standing answers are given; None if no seat that is asked has left one."""
    phase, public = game.public.phase, game.public
    if not isinstance(phase, Phase):
        return None
    left: dict[Seat, Command] = {}
    for _, own in sorted(game.own.items()):
        offers = moves(public, own)
        command = phase.standing(public, own) if offers else None
        # An answer left long ago may no longer be legal.
        if command is not None and on_offer(offers, command):
            left[own.seat] = command
    return _play(course, Transition(game, dice), left) if left else None


def _play(
    course: Course[P, K, S], tell: Transition[P, K, S], commands: Mapping[Seat, Command]
) -> Transition[P, K, S]:
    phase, ask = tell.public.phase, tell.public.ask
    if isinstance(phase, Poll):
        for seat, command in commands.items():
            if (back := phase.taken_back(tell.public, seat, command)) is not None:
                tell(back)
                continue
            tell(Answered(seat, command))
            # That an answer was changed is nobody else's business.
            if phase.open and seat not in tell.public.acted:
                tell(Acted(seat))
        own, asked = tell.game.own, tell.game.public.asked
        answers = {seat: own[seat].answer for seat in asked if own[seat].answered == ask}
        if not phase.enough(tell.game, answers):
            return tell
        phase.close(tell, answers)
    else:
        assert isinstance(phase, Turn)
        for seat, command in commands.items():
            phase.act(tell, seat, command)
    go_on(course, tell)
    return tell
