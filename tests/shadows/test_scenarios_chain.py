"""Scenarios: the second Morgan's chain of cards."""

from camlann.engine.facts import Seat
from camlann.shadows import Unconfirmed
from camlann.shadows.black_card_cancellation import (
    GiveExcalibur,
    KeepExcalibur,
    Offering,
)
from camlann.shadows.cards.black_prompts import YieldGrail, YieldingGrails
from camlann.shadows.heroic_phase import Acting
from camlann.shadows.lives import Drink
from camlann.shadows.progression_of_evil import (
    ChooseBlack,
    Choosing,
    DrawBlack,
    LayDown,
    Laying,
    Progressing,
)
from tests.shadows.deals import (
    act,
    choices,
    draw_black,
    hand,
    merlins,
    pass_windows,
    phase,
    position,
    sealed_state,
    seats,
)
from tests.shadows.scenarios import card, decision, scenario

PLAIN = "gawain arthur kay palamedes tristan"


@scenario("S22")
@card("morgan_2", "witch_4")
@decision(14)
def test_the_second_morgan_draws_three_cards_and_resolves_each() -> None:
    match = position(
        PLAIN,
        hands={0: "merlin merlin merlin", 1: "grail"},
        black="morgan_2 despair witch_4 black_knight_3",
        white="piety",
        step="evil",
        expansion=True,
        unconfirmed=Unconfirmed(merlins_in_chain=False),
    )
    act(match, 0, DrawBlack())
    assert phase(match) == Offering(Seat(0), "morgan_2")
    merlins(match)
    assert match.public.grail[6] == "despair"
    assert phase(match) == YieldingGrails(Seat(0)), "no window: a chained card is not undone by Merlins"
    for seat in seats(0, 2, 3, 4):
        assert choices(match, seat, "yield-grail") == [("life",)]
        act(match, seat, YieldGrail("life"))
    assert choices(match, 1, "yield-grail") == [("grail",), ("life",)]
    act(match, 1, YieldGrail("grail"))
    assert match.public.lives == (3, 4, 3, 3, 3)
    assert match.public.hands == (3, 0, 0, 0, 0)
    assert phase(match) == Laying(Seat(0), True)
    act(match, 0, LayDown())
    assert match.public.black_knight.black == ("face_down",)
    assert "piety" in hand(match, 0)
    assert phase(match) == Acting(Seat(0))


@scenario("S22")
@card("morgan_2")
def test_the_second_morgan_undone_draws_nothing() -> None:
    match = position(PLAIN, hands={0: "merlin merlin merlin"}, black="morgan_2", step="evil")
    act(match, 0, DrawBlack())
    before = match.public.black
    merlins(match, s0=3)
    assert match.public.black == before
    assert phase(match) == Acting(Seat(0))


@card("morgan_2", "guinevere")
def test_guinevere_cuts_the_second_morgans_chain() -> None:
    match = position(PLAIN, black="morgan_2 guinevere despair despair", step="evil")
    draw_black(match)
    assert phase(match) == Progressing(Seat(1))
    assert match.public.grail == ("",) * 7, "the draws that were left are dropped"


@card("morgan_2", "morgan_4")
def test_whoever_dies_in_the_chain_draws_no_more() -> None:
    match = position(PLAIN, lives={0: 1}, black="morgan_2 morgan_4 despair despair", step="evil")
    draw_black(match)
    assert match.public.status[0] == "dead"
    assert match.public.grail == ("",) * 7
    assert phase(match) == Progressing(Seat(1))


@card("morgan_2", "morgan_4")
def test_whoever_the_grail_saves_in_the_chain_finishes_it_and_has_no_heroic_action() -> None:
    match = position(
        PLAIN,
        lives={0: 1},
        relics={"grail": 1},
        over="grail",
        black="morgan_2 morgan_4 excalibur picts",
        step="evil",
    )
    draw_black(match)
    act(match, 1, Drink(Seat(0)))
    assert match.public.lives[0] == 4
    assert match.public.excalibur == -1
    assert match.public.picts.warriors == 1
    assert phase(match) == Progressing(Seat(1))


@card("morgan_2")
@decision(6, 9)
def test_armor_and_excalibur_work_at_each_card_of_the_chain() -> None:
    match = position(
        PLAIN,
        relics={"armor": 0, "excalibur": 1},
        over="excalibur lancelot",
        black="morgan_2 despair picts despair saxons despair mercenaries despair",
        step="evil",
    )
    act(match, 0, DrawBlack())
    act(match, 0, ChooseBlack("morgan_2"))
    pass_windows(match)
    for chosen in ("picts", "saxons"):
        assert phase(match) == Choosing(Seat(0), True)
        act(match, 0, ChooseBlack(chosen))
        act(match, 1, KeepExcalibur())
    act(match, 0, ChooseBlack("mercenaries"))
    act(match, 1, GiveExcalibur())
    assert (match.public.picts.warriors, match.public.saxons.warriors) == (1, 1)
    assert sealed_state(match).black[-4:] == ("despair",) * 4, "the other card of each pair is under the pile"
    assert match.truth.own[Seat(0)].black == {match.public.black - n: "despair" for n in (1, 2, 3, 4)}
