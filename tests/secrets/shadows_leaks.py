"""Leaks of Shadows that were ever thought of, to be planted on purpose.

Whoever finds a new kind adds a row and sees it caught before mending the game.
"""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from camlann import shadows
from camlann.engine import course
from camlann.engine.facts import Seat, Team, tag
from camlann.shadows import course_of_play, heroic_actions, knight_powers, lives, progression_of_evil, travel
from camlann.shadows.black_card_cancellation import MERLINS_TO_CANCEL, Offering, OfferMerlins, WindowClosed
from camlann.shadows.card_piles import UnderKept
from camlann.shadows.cards import black_prompts
from camlann.shadows.cards.white_prompts import Stack, Stacking
from camlann.shadows.course_of_play import PassingTurn
from camlann.shadows.heroic_phase import Acting
from camlann.shadows.knight_powers import Exchanging
from camlann.shadows.state import Camelot, Game, Public, Step, Transition, loyalty, sealed_state
from camlann.shadows.traitor import Taunting, TauntSeen
from camlann.shadows.turn_commands import EndTurn
from tests.bug_planting import Plant, after, one_count_for_all

LEAKS: dict[str, Plant] = {}


def leak(sentence: str) -> Callable[[Plant], Plant]:
    def listed(plant: Plant) -> Plant:
        assert sentence not in LEAKS
        LEAKS[sentence] = plant
        return plant

    return listed


class Whispered(Public, frozen=True, tag="test.whispered-at-camelot"):
    """A public fact that nobody should have told."""

    what: tuple[str | int, ...] = ()


class Sifting(Offering, frozen=True, tag="test.offering"):
    able: Team

    def asks(self, public: Camelot) -> Team:
        return self.able


def merlins(tell: Transition) -> Team:
    return tuple(seat for seat in tell.public.able if "merlin" in tell.game.own[seat].hand)


@leak("a window is skipped when nobody holds a Merlin")
def _(patch: pytest.MonkeyPatch) -> None:
    def skip(tell: Transition, *given: Any) -> None:
        if not merlins(tell):
            tell.agenda[:] = [step for step in tell.agenda if not isinstance(step, Offering)]

    after(patch, progression_of_evil, "show", skip)


@leak("the window asks only holders of Merlins")
def _(patch: pytest.MonkeyPatch) -> None:
    def sift(tell: Transition, by: Seat, card: str, chained: bool) -> None:
        for n, step in enumerate(tell.agenda):
            if isinstance(step, Offering) and merlins(tell):
                tell.agenda[n] = Sifting(by, card, merlins(tell))

    after(patch, progression_of_evil, "show", sift)


@leak("whoever has left an answer in advance is not asked")
def _(patch: pytest.MonkeyPatch) -> None:
    def sift(tell: Transition, by: Seat, card: str, chained: bool) -> None:
        silent = tuple(seat for seat in tell.public.able if not tell.game.own[seat].standing)
        for n, step in enumerate(tell.agenda):
            if isinstance(step, Offering) and silent:
                tell.agenda[n] = Sifting(by, card, silent)

    after(patch, progression_of_evil, "show", sift)


@leak("what Percival saw is told to all")
def _(patch: pytest.MonkeyPatch) -> None:
    def show(self: progression_of_evil.Progressing, tell: Transition, seat: Seat, command: Any) -> None:
        if isinstance(command, progression_of_evil.Peek):
            tell(Whispered(sealed_state(tell).black[:1]))

    after(patch, progression_of_evil.Progressing, "act", show)


@leak("cards drawn are seen by all")
def _(patch: pytest.MonkeyPatch) -> None:
    def show(tell: Transition, seat: Seat, number: int) -> None:
        tell(Whispered(tell.game.own[seat].hand))

    after(patch, heroic_actions, "draw", show)


@leak("a discard shows its face")
def _(patch: pytest.MonkeyPatch) -> None:
    for module in (black_prompts, progression_of_evil, heroic_actions, lives, knight_powers, travel):
        after(patch, module, "discard", lambda tell, seat, cards: tell(Whispered(cards)))


@leak("Merlins offered in a failed window are shown")
def _(patch: pytest.MonkeyPatch) -> None:
    def show(self: Offering, tell: Transition, answers: Mapping[Seat, Any]) -> None:
        if any(isinstance(fact, WindowClosed) for fact in tell.facts):
            tell(Whispered(tuple(said.number for said in answers.values())))

    after(patch, Offering, "close", show)


@leak("a failed window says how near it came")
def _(patch: pytest.MonkeyPatch) -> None:
    def show(self: Offering, tell: Transition, answers: Mapping[Seat, Any]) -> None:
        if sum(said.number for said in answers.values()) == MERLINS_TO_CANCEL - 1:
            tell(Whispered())

    after(patch, Offering, "close", show)


@leak("the table looks up when somebody offers a Merlin")
def _(patch: pytest.MonkeyPatch) -> None:
    played = course._play

    def play(course: Any, tell: Transition, commands: Mapping[Seat, Any]) -> Transition:
        told = played(course, tell, commands)
        if any(isinstance(said, OfferMerlins) and said.number for said in commands.values()):
            told(Whispered())
        return told

    patch.setattr(course, "_play", play)


@leak("the taunted card is told to all")
def _(patch: pytest.MonkeyPatch) -> None:
    def show(self: Taunting, tell: Transition, *given: Any) -> None:
        tell(*(Whispered((fact.card,)) for fact in tell.facts if isinstance(fact, TauntSeen)))

    after(patch, Taunting, "act", show)


@leak("a face-down card's value is public")
def _(patch: pytest.MonkeyPatch) -> None:
    def show(self: progression_of_evil.Laying, tell: Transition, seat: Seat, command: Any) -> None:
        tell(Whispered(sealed_state(tell).drawn))

    after(patch, progression_of_evil.Laying, "act", show)


@leak("Clairvoyance tells all the new order")
def _(patch: pytest.MonkeyPatch) -> None:
    def show(self: Stacking, tell: Transition, seat: Seat, command: Stack) -> None:
        tell(Whispered(command.cards))

    after(patch, Stacking, "act", show)


@leak("the turn ends by itself when the hand holds nothing playable")
def _(patch: pytest.MonkeyPatch) -> None:
    def onward(game: Game) -> Step:
        step = course_of_play.onward(game)
        if isinstance(step, Acting):
            offers = step.offers(game.public, game.own[step.seat])
            if [offer.command for offer in offers] == [tag(EndTurn)]:
                return PassingTurn()
        return step

    patch.setattr(shadows, "onward", onward)


@leak("the loyalty of the dead is shown")
def _(patch: pytest.MonkeyPatch) -> None:
    after(patch, lives, "die", lambda tell, seat: tell(Whispered((loyalty(tell.game, seat),))))


@leak("an exchange shows its cards")
def _(patch: pytest.MonkeyPatch) -> None:
    def show(self: Exchanging, tell: Transition, answers: Mapping[Seat, Any]) -> None:
        tell(Whispered(tuple(said.card for said in answers.values())))

    after(patch, Exchanging, "close", show)


@leak("the card put under the pile is shown")
def _(patch: pytest.MonkeyPatch) -> None:
    def show(self: progression_of_evil.Choosing, tell: Transition, *given: Any) -> None:
        tell(*(Whispered((fact.card,)) for fact in tell.facts if isinstance(fact, UnderKept)))

    after(patch, progression_of_evil.Choosing, "act", show)


@leak("it is shown who has answered the window")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Offering, "open", True)


@leak("the count of facts is one for all")
def _(patch: pytest.MonkeyPatch) -> None:
    one_count_for_all(patch)
