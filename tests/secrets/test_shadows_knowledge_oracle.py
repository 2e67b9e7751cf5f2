"""Everybody is told what they may know in Shadows: a game that tells less, or does not forget, is found."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from camlann.shadows import card_piles, traitor
from camlann.shadows.black_card_cancellation import StandingKept
from camlann.shadows.cards import white, white_prompts
from camlann.shadows.course_of_play import TurnPassed
from camlann.shadows.heroic_actions import PlaySpecial
from camlann.shadows.knight_powers import CardsSwapped, SearchAnswered
from camlann.shadows.loyalty import LoyaltyDealt
from camlann.shadows.progression_of_evil import TopSeen
from camlann.shadows.quests import combat
from camlann.shadows.state import Camelot, Knight
from tests.bug_planting import Plant
from tests.choices import Choices
from tests.secrets.shadows_knowledge_oracle import Oracle
from tests.secrets.shadows_viewer_facts import Followed
from tests.shadows import sensible_player
from tests.shadows.deals import Shadows, act, position

# Tracing trebles the time, and a line that only chance has passed is not a line that a test has covered.
pytestmark = pytest.mark.no_cover

GAMES = 60
"""So many may be played before a game that keeps something back is found out."""


def forget(kind: type[Any], method: str = "within") -> Plant:
    """A fact that does nothing to what a seat knows."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(kind, method, lambda self, own, public: own)

    return plant


def another_taunt(patch: pytest.MonkeyPatch) -> None:
    seen = traitor.TauntSeen
    patch.setattr(traitor, "TauntSeen", lambda seat, victim, card: seen(seat, victim, f"not {card}"))


def bottom(patch: pytest.MonkeyPatch) -> None:
    known = card_piles.UnderKnown.apply

    def apply(self: card_piles.UnderKnown, own: Knight, public: Camelot) -> Knight:
        return replace(known(self, own, public), black=own.black)

    patch.setattr(card_piles.UnderKnown, "apply", apply)


FAULTS: dict[str, Plant] = {
    "Percival does not keep what he saw": forget(TopSeen, "apply"),
    "whoever plays Clairvoyance does not keep the new order": forget(white_prompts.OrderSeen, "apply"),
    "whoever plays Clairvoyance does not keep what lay there": forget(white.FacesSeen, "apply"),
    "others still believe in the old order": forget(white_prompts.BlackReordered),
    "a known card does not come nearer when one is drawn": forget(card_piles.BlackDrawn),
    "the bottom of the pile is not known to whoever put it there": bottom,
    "a shuffle does not make anybody forget": forget(card_piles.Reshuffled),
    "who laid a card face down does not know it": forget(combat.DownKnown, "apply"),
    "a card lifted unseen is believed to lie there": forget(combat.BlackLifted),
    "a card shown is believed to lie face down": forget(combat.FaceDownShown),
    "the Traitor is told of another card than he took": another_taunt,
    "cards exchanged stay where they were": forget(CardsSwapped, "apply"),
    "Gaheris does not learn what he found": forget(SearchAnswered, "apply"),
    "Gaheris trusts an old search, and answers outlast the turn": forget(TurnPassed),
    "an answer for later is not kept": forget(StandingKept, "apply"),
    "three do not see their loyalty when they look": forget(LoyaltyDealt, "apply"),
}


def begun(n: int) -> Shadows:
    """Three who have not looked, or a table where much is looked at and the piles are short."""
    if n % 4 == 0:
        return sensible_player.game(f"knows {n}", 3, blind_loyalty=True)
    return position(
        "percival arthur gaheris owain kay",
        expansion=True,
        hands={
            0: "clairvoyance merlin merlin 1 2",
            1: "messenger merlin 3 4 grail",
            2: "merlin 1 1 2 grail",
            4: "5 5 merlin",
        },
        places={4: "black_knight"},
        lives=dict.fromkeys(range(5), 6),
        status={3: "revealed"},
        loyalties="loyal loyal loyal traitor loyal",
        relics={"armor": 1},
        over="lancelot",
        black="black_knight_1 lancelot_3 vivien lancelot_1 black_knight_3",
        black_left=9,
        white_left=8,
        turn=n % 3,
    )


@pytest.mark.parametrize("loyalty, aim", [("loyal", "loyal"), ("traitor", "traitor")])
def test_fate_shows_whose_side_its_player_is_on_unless_a_traitor_may_stay_hidden(
    loyalty: str, aim: str
) -> None:
    for rule in ("must_reveal", "may_hide"):
        sides = f"{loyalty} loyal {'loyal' if loyalty == 'traitor' else 'traitor'} loyal"
        match = position("arthur kay gawain tristan", loyalties=sides, hands={0: "fate"}, fate_traitor=rule)
        truth = match.truth
        own = {int(seat): to_builtins(part) for seat, part in truth.own.items()}
        oracle = Oracle(to_builtins(truth.public), own, to_builtins(truth.sealed))
        done = act(match, 0, PlaySpecial("fate", aim))
        oracle.follow(to_builtins(done.command), [to_builtins(fact) for fact in done.facts])
        learns = rule == "must_reveal" or loyalty == "traitor"
        assert ((0, loyalty) in oracle.may_learn(None)[0]) is learns


def followed(n: int) -> None:
    """A game of some length, in which everybody was told what they may know."""
    match, followed = begun(n), Followed()
    choices = Choices(random.Random(f"knows {n}").randbytes(2000))
    followed(match)
    for _ in range(90 if n % 4 else 250):
        if match.over:
            return
        sensible_player.step(match, choices)
        followed(match)


def test_everybody_is_told_what_they_may_know() -> None:
    for n in range(GAMES // 3):
        followed(n)


@pytest.mark.parametrize("sentence", FAULTS)
def test_a_planted_fault_is_found(
    sentence: str, monkeypatch: pytest.MonkeyPatch, record_property: Callable[[str, object], None]
) -> None:
    FAULTS[sentence](monkeypatch)
    for n in range(GAMES):
        try:
            followed(n)
        except (AssertionError, KeyError, ValueError):
            # A seat that does not know what lies before it may have no move either.
            record_property("games", n + 1)
            monkeypatch.undo()
            followed(n)
            return
    pytest.fail(f"{GAMES} games, and nobody saw that {sentence}")
