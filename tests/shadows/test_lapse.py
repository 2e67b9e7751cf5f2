"""What a missed deadline plays: every question has an answer for the silent, and a game of them ends."""

from functools import partial
from random import Random
from typing import Any

import pytest

from camlann import shadows
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.forms import sample
from camlann.engine.match import Match
from camlann.engine.phases import Command, Lapse, Phase, on_offer
from camlann.shadows import Options
from camlann.shadows.black_card_cancellation import KeepExcalibur, OfferMerlins
from camlann.shadows.card_division import Consent, ProposeShare
from camlann.shadows.cards.black_prompts import Discarding, Volunteer, Volunteering
from camlann.shadows.cards.white_prompts import Answer, Returning, Stack
from camlann.shadows.heroic_actions import (
    DrawCards,
    FightSiege,
    FightWar,
    LayFight,
    LayGrail,
    Move,
    PlaySpecial,
)
from camlann.shadows.heroic_phase import Acting
from camlann.shadows.knight_powers import Exchange
from camlann.shadows.lives import Bleed, KeepGrail
from camlann.shadows.progression_of_evil import DrawBlack, LayUp, Suffer
from camlann.shadows.quests.combat import AddNothing
from camlann.shadows.siege_fight import Attack
from camlann.shadows.squires import ProposingKnight
from camlann.shadows.traitor import CallSiege
from camlann.shadows.travel import GiveUp
from camlann.shadows.turn_commands import BuyAction, EndTurn, TakeBack
from tests.shadows.deals import Shadows, act, cards, draw_black, phase, position

OPTIONS: dict[str, tuple[Options, int]] = {
    "two": (Options(), 2),
    "three, blind": (Options(), 3),
    "five": (Options(), 5),
    "five, no traitor": (Options(traitors="none"), 5),
    "seven with two traitors among us": (Options(expansion=True, traitors="among_us"), 7),
    "eight": (Options(expansion=True), 8),
    "squires": (Options(expansion=True, squires=True), 6),
    "eight with Bedivere": (Options(bedivere=True), 8),
}


@pytest.mark.parametrize("options, players", OPTIONS.values(), ids=OPTIONS)
def test_a_game_of_missed_deadlines_ends(options: Options, players: int) -> None:
    for word in ("a", "b", "c"):
        match: Shadows = Match(shadows, options, players, partial(Seeded, seed_of(word), 1))
        for _ in range(3000):
            if match.over:
                break
            before = match.public.ask
            decision = match.lapse()
            assert (decision.seat, decision.command) == (None, Lapse(before))
            match.adopt(decision)
            assert match.public.ask > before, "the question is closed for everybody"
        assert match.over


def late(match: Shadows) -> dict[Seat, Command]:
    """What the deadline would play, seat by seat; and all of it is on offer."""
    asked, public = match.public.phase, match.public
    assert isinstance(asked, Phase)
    played: dict[Seat, Command] = {}
    for seat in public.asked:
        if not match.moves(seat):
            continue
        command = asked.lapse(public, match.truth.own[seat], lambda label, faces: 0)
        assert on_offer(match.moves(seat), command), command
        played[seat] = command
    return played


def acted(command: Command, coats: str = "arthur kay gawain", **laid: Any) -> Shadows:
    match = position(coats, **laid)
    act(match, 0, command)
    return match


def drawn(coats: str = "arthur kay gawain", **laid: Any) -> Shadows:
    match = position(coats, step="evil", **laid)
    draw_black(match)
    return match


def bought() -> Shadows:
    match = position("arthur kay gawain", hands={0: "4 4 4"}, places={0: "picts"})
    act(match, 0, Move("saxons"))
    act(match, 0, BuyAction())
    return match


def bought_again() -> Shadows:
    match = bought()
    act(match, 0, TakeBack())
    act(match, 0, BuyAction())
    return match


TRAITOR: dict[str, Any] = {"status": {0: "revealed"}, "step": "evil", "loyalties": "traitor loyal loyal"}
SHARED: dict[str, Any] = {"places": {0: "grail", 1: "grail"}, "hands": {0: "grail"}, "grail": "GGGGGG_"}

QUESTIONS: dict[str, tuple[Any, list[Command]]] = {
    "evil: a black card": (lambda: position(step="evil"), [DrawBlack()]),
    "Camelot: cards are drawn": (lambda: position(hands={0: "1"}), [DrawCards()]),
    "a full hand in Camelot: the first road": (
        lambda: position(hands={0: "1 1 1 1 1 1 2 2 2 2 2 2"}),
        [Move("black_knight")],
    ),
    "on a quest: the first road": (
        lambda: position(places={0: "picts"}, hands={0: "1"}),
        [Move("black_knight")],
    ),
    "after the first action: the turn ends": (lambda: acted(DrawCards()), [EndTurn()]),
    "a second action that was paid for: the life point comes back": (bought, [TakeBack()]),
    "a second action that stays paid for: the first there is": (
        bought_again,
        [shadows.WIRE.commands["shadows.heal"]("fight_4")],
    ),
    "a window: no Merlins": (
        lambda: acted(DrawBlack(), step="evil", black="morgan_3", hands={1: "merlin merlin merlin"}),
        [OfferMerlins(0)] * 3,
    ),
    "Excalibur is kept": (
        lambda: acted(DrawBlack(), step="evil", black="picts", relics={"excalibur": 0}, over="excalibur"),
        [KeepExcalibur()],
    ),
    "a numbered card: face up": (lambda: acted(DrawBlack(), step="evil", black="black_knight_1"), [LayUp()]),
    "Lamorak bleeds": (
        lambda: acted(Suffer(), "lamorak arthur kay", step="evil", hands={0: "1 2"}, expansion=True),
        [Bleed()],
    ),
    "the Grail is kept": (
        lambda: acted(Suffer(), step="evil", lives={0: 1}, relics={"grail": 0}, over="grail"),
        [KeepGrail()],
    ),
    "Kay adds nothing": (
        lambda: acted(
            LayFight("fight_3", 3),
            "kay arthur gawain",
            places={0: "black_knight"},
            hands={0: "3 5"},
            black_knight=("2 2 3", ""),
        ),
        [AddNothing()],
    ),
    "a siege engine: one card": (
        lambda: acted(FightSiege(), siege=1, hands={0: "3 5"}),
        [Attack(cards("3"))],
    ),
    "lost: he stays": (
        lambda: acted(Move("picts"), travel="lost", hands={0: "3 5"}, expansion=True),
        [GiveUp()],
    ),
    "an ambush: he bleeds": (
        lambda: acted(Move("picts"), travel="ambush", hands={0: "3 5"}, expansion=True),
        [GiveUp()],
    ),
    "a charge: nothing is laid": (
        lambda: acted(Move("picts"), travel="charge", hands={0: "3 5"}, expansion=True),
        [Attack(())],
    ),
    "Convocation: everybody stays": (
        lambda: acted(PlaySpecial("convocation"), hands={0: "convocation"}, places={1: "picts", 2: "grail"}),
        [Answer("stay")] * 2,
    ),
    "Clairvoyance: the order stays": (
        lambda: acted(
            PlaySpecial("clairvoyance"),
            hands={0: "clairvoyance"},
            black="picts despair saxons mists picts",
        ),
        [Stack(("picts", "despair", "saxons", "mists", "picts"))],
    ),
    "an unmasked traitor: a siege engine": (lambda: position("arthur kay gawain", **TRAITOR), [CallSiege()]),
}


@pytest.mark.parametrize("stage, plays", QUESTIONS.values(), ids=QUESTIONS)
def test_what_a_missed_deadline_plays(stage: Any, plays: list[Command]) -> None:
    assert list(late(stage()).values()) == plays


def test_nobody_volunteers_by_silence_and_the_dice_discard() -> None:
    match = drawn(black="morgan_1", hands={0: "1 2 3", 1: "4"})
    assert isinstance(phase(match), Volunteering)
    match.adopt(match.lapse())
    assert isinstance(phase(match), Discarding)
    match.adopt(match.lapse())
    assert match.public.hands == (2, 0, 0)


def test_shares_are_proposed_evenly_and_accepted() -> None:
    match = acted(LayGrail(), **SHARED)
    (proposal,) = late(match).values()
    assert isinstance(proposal, ProposeShare)
    assert sorted(map(proposal.to.count, (Seat(0), Seat(1)))) == [3, 4]
    match.adopt(match.lapse())
    assert list(late(match).values()) == [Consent("accept")]


def test_both_sides_of_an_exchange_are_chosen_by_the_dice() -> None:
    match = acted(Exchange(Seat(1)), hands={0: "1 2", 1: "3 4"})
    match.adopt(match.lapse())
    assert match.public.hands == (2, 2, 0)
    assert phase(match) == Acting(Seat(0))


def test_whoever_has_answered_is_not_late() -> None:
    match = acted(PlaySpecial("convocation"), hands={0: "convocation"}, places={1: "picts", 2: "grail"})
    assert isinstance(phase(match), Returning)
    act(match, 1, Answer("come"))
    match.adopt(match.lapse())
    assert match.public.places == ("camelot", "camelot", "grail")


def slaying() -> Shadows:
    return acted(
        PlaySpecial("dragon_slayer", "fight"),
        places={0: "dragon"},
        dragon=("1 1", ""),
        hands={0: "dragon_slayer 1 ?"},
        expansion=True,
    )


def knighting() -> Shadows:
    laid: dict[str, Any] = {"places": {0: "picts", 1: "picts"}, "hands": {0: "5"}, "picts": ("1 2 3 4", 0)}
    match = acted(FightWar("fight_5"), "squire squire squire", squires=True, **laid)
    while not isinstance(phase(match), ProposingKnight):
        match.adopt(match.lapse())
    return match


def agreeing() -> Shadows:
    match = knighting()
    match.adopt(match.lapse())
    return match


def volunteers() -> Shadows:
    match = drawn(black="morgan_5")
    for seat in match.public.asked:
        act(match, seat, Volunteer("yes"))
    return match


def discarding() -> Shadows:
    match = drawn(black="morgan_1", hands={0: "1 2 3", 1: "4"})
    match.adopt(match.lapse())
    return match


def choosing() -> Shadows:
    return acted(DrawBlack(), step="evil", black="picts despair", relics={"armor": 0}, over="lancelot")


RARE: tuple[Any, ...] = (
    slaying,
    knighting,
    agreeing,
    volunteers,
    choosing,
    lambda: drawn(black="witch_4", hands={1: "grail"}, expansion=True),
    lambda: drawn(black="mercenaries"),
    discarding,
    lambda: position("arthur kay gawain", hands={1: "1"}, **TRAITOR),
    lambda: acted(
        PlaySpecial("call_for_help"), hands={0: "call_for_help"}, places={1: "picts"}, expansion=True
    ),
)


def test_every_question_of_the_game_has_an_answer_for_the_silent_that_is_on_offer() -> None:
    met: set[type[Any]] = set()

    def meet(match: Shadows) -> None:
        late(match)
        met.add(type(match.public.phase))

    for stage, _ in QUESTIONS.values():
        meet(stage())
    for stage in RARE:
        meet(stage())
    for n, (options, players) in enumerate([*OPTIONS.values(), *OPTIONS.values()]):
        chance = Random(n)
        match: Shadows = Match(shadows, options, players, partial(Seeded, seed_of(f"silent/{n}"), 1))
        while not match.over:
            meet(match)
            seat = chance.choice([seat for seat in match.public.everyone if match.moves(seat)])
            offer = chance.choice(match.moves(seat))
            match.play(seat, shadows.WIRE.choose(offer, sample(offer.form, chance.randrange)))
    assert {kind.__name__ for kind in shadows.WIRE.phases if kind not in met} == set()


def test_a_deadline_in_evils_phase_draws_and_the_turn_goes_on() -> None:
    match = position(step="evil", black="picts")
    match.adopt(match.lapse())
    assert match.public.picts.warriors == 1
    assert phase(match) == Acting(Seat(0))
