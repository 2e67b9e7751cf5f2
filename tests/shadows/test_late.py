"""A latecomer takes a chair that was kept free (S-3.7)."""

import random
from functools import partial
from typing import Literal

import pytest
from msgspec.structs import replace

from camlann import shadows
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.shadows.latecomer import Joined, Welcome
from camlann.shadows.loyalty import LoyaltyDealt
from camlann.shadows.progression_of_evil import RaiseSiege
from tests.choices import Choices
from tests.shadows import sensible_player
from tests.shadows.deals import Shadows

CHAIR = Seat(4)
ASIDE = "aside 1"
"""A deal in which the Traitor's card lies aside."""


def begun(late: int = 1, seats: int = 5, word: str = "late") -> Shadows:
    """A table that waits for its first turn, with the last chairs free."""
    options = shadows.Options(late=late)
    match = Match(shadows, options, seats, partial(Seeded, seed_of(word), 1))
    while not match.public.begun or match.public.asked != (match.public.turn.seat,) or not moving(match):
        match.adopt(match.lapse())
    return match


def moving(match: Shadows) -> bool:
    return any(offer.command == "shadows.raise-siege" for offer in match.moves(match.public.turn.seat))


def test_a_free_chair_has_no_knight_no_cards_and_is_never_asked() -> None:
    match = begun()
    public = match.public
    assert (public.status[CHAIR], public.hands[CHAIR], public.places[CHAIR]) == ("absent", 0, "nowhere")
    assert (CHAIR in public.able, public.players) == (False, 4)
    assert not any(CHAIR in row.game.public.asked for row in match.rows)
    assert match.truth.own[CHAIR].loyalty is None


def test_whoevers_turn_begins_shows_the_latecomer_to_it_and_plays_on() -> None:
    match = begun()
    seat, white = match.public.turn.seat, match.public.white
    decision = match.play(seat, Welcome())
    public = match.public
    assert Joined(CHAIR, public.coats[CHAIR]) in decision.facts
    assert (public.status[CHAIR], public.lives[CHAIR], public.hands[CHAIR]) == ("knight", 4, 5)
    assert (public.places[CHAIR], public.white) == ("camelot", white - 5)
    assert public.turn.seat == seat
    assert moving(match), "welcoming is no part of the turn"
    assert match.why(seat, Welcome()) is not None, "the chair is taken"


def test_the_newcomer_alone_is_told_a_loyalty_that_nobody_was_dealt() -> None:
    match = begun()
    decision = match.play(match.public.turn.seat, Welcome())
    (dealt,) = [fact for fact in decision.facts if isinstance(fact, LoyaltyDealt)]
    sealed = match.truth.sealed
    assert sealed is not None
    assert (dealt.seat, dealt.side) == (CHAIR, sealed.loyalties[CHAIR])
    assert sorted((*sealed.loyalties, *sealed.undealt)) == ["loyal"] * 7 + ["traitor"]


def other_side(match: Shadows) -> None:
    """The world in which the free chair has the other loyalty, and the cards aside make up for it."""
    sealed = match.truth.sealed
    assert sealed is not None
    mine = sealed.loyalties[CHAIR]
    other = next(side for side in sealed.undealt if side != mine)
    at = sealed.undealt.index(other)
    undealt = (*sealed.undealt[:at], mine, *sealed.undealt[at + 1 :])
    swapped = replace(sealed, loyalties=(*sealed.loyalties[:CHAIR], other), undealt=undealt)
    match.truth = replace(match.truth, sealed=swapped)


def test_nobody_else_can_tell_which_side_the_newcomer_is_on() -> None:
    sent = []
    for change in (False, True):
        match = begun(word=ASIDE)
        if change:
            other_side(match)
        match.play(match.public.turn.seat, Welcome())
        sent.append((dict(match.frames()), {viewer: match.frame(viewer) for viewer in match.viewers}))
    for one, two in zip(*sent, strict=True):
        assert one.keys() == two.keys(), "who gets a frame does not depend on it"
        assert [viewer for viewer in one if one[viewer] != two[viewer]] == [CHAIR]


@pytest.mark.parametrize("taken", [False, True])
def test_a_chair_nobody_took_has_no_side_in_the_end(taken: bool) -> None:
    match = begun()
    if taken:
        match.play(match.public.turn.seat, Welcome())
    while not match.over:
        if moving(match):
            match.play(match.public.turn.seat, RaiseSiege())
        else:
            match.adopt(match.lapse())
    assert len(match.public.sides) == 4 + taken
    result = shadows.result(match.public)
    assert result is not None
    assert (CHAIR in result.winners) <= taken


NOT_SO: dict[str, tuple[int, int, Literal["standard", "among_us", "none"], bool]] = {
    "two at least must play": (3, 2, "standard", False),
    "nobody comes before the start": (4, -1, "standard", False),
    "each latecomer needs a loyalty card": (6, 3, "among_us", False),
    "without loyalties there is always room": (6, 3, "none", True),
    "eight cards serve seven": (7, 2, "standard", True),
}


@pytest.mark.parametrize("seats, late, traitors, fine", NOT_SO.values(), ids=NOT_SO)
def test_how_many_chairs_may_be_kept_free(
    seats: int, late: int, traitors: Literal["standard", "among_us", "none"], fine: bool
) -> None:
    found = shadows.check(shadows.Options(late=late, traitors=traitors), seats)
    assert ("E-LATE" not in {notice.code for notice in found}) == fine


def test_games_with_free_chairs_come_to_their_end() -> None:
    joined = 0
    for n in range(12):
        options = shadows.Options(expansion=n % 2 == 0, late=1 + n % 2, squires=n % 3 == 0)
        match = Match(shadows, options, 4 + n % 3, partial(Seeded, seed_of(f"late {n}"), 1))
        sensible_player.play(match, Choices(random.Random(n).randbytes(40000)))
        joined += sum(isinstance(fact, Joined) for row in match.rows for fact in row.facts)
        assert match.over
    assert joined > 6
