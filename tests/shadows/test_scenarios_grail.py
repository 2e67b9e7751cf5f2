"""Scenarios: the row of the Holy Grail, written from the near end to the far."""

from camlann.shadows.heroic_actions import LayGrail
from tests.shadows.deals import act, draw_black, position, row, sealed_state, swords
from tests.shadows.scenarios import card, scenario, scenarios

PLAIN = "gawain arthur kay palamedes tristan"

ROWS: dict[str, tuple[str, str, str]] = {
    "S26: a Grail card goes to the nearest free place": ("GG___DD", "G", "GGG__DD"),
    "S26: Despair goes to the farthest free place": ("GG___DD", "D", "GG__DDD"),
    "S27: on a full row a Grail card takes the nearest black card away": ("GGGDDDD", "G", "GGG_DDD"),
    "S27: the next one fills the place": ("GGG_DDD", "G", "GGGGDDD"),
    "S27: on a full row Despair takes the farthest Grail card away": ("GGGDDDD", "D", "GG_DDDD"),
    "S27: the nearest black card may be Desolation": ("GGXDDDD", "G", "GG_DDDD"),
    "S28: Desolation takes the place of the farthest Grail card": ("GGG__DD", "X", "GGX__DD"),
    "S28: past Desolation a Grail card goes to the nearest free place": ("GGX__DD", "G", "GGXG_DD"),
    "S28: without a Grail card Desolation is laid like Despair": ("______D", "X", "_____XD"),
    "S28: Desolation takes a Grail card even if places are free": ("G______", "X", "X______"),
}


@card("grail", "despair", "desolation")
@scenarios("before, laid, after", ROWS)
def test_a_card_finds_its_place_in_the_row(before: str, laid: str, after: str) -> None:
    if laid == "G":
        match = position(PLAIN, hands={0: "grail"}, places={0: "grail"}, grail=before)
        act(match, 0, LayGrail())
    else:
        name = {"D": "despair", "X": "desolation"}[laid]
        match = position(PLAIN, grail=before, black=name, step="evil")
        draw_black(match)
    assert row(match) == after
    lost = [*before, laid]
    for letter in after:
        if letter != "_":
            lost.remove(letter)
    assert match.public.white_discard == lost.count("G")
    assert match.public.black_discard == lost.count("D") + lost.count("X")


@scenario("S28")
@card("desolation")
def test_desolation_may_lose_the_quest() -> None:
    match = position(PLAIN, places={2: "grail"}, grail="GDDDDDD", black="desolation", step="evil")
    draw_black(match)
    assert swords(match) == (0, 3)
    assert match.public.relics == {"grail": None}
    assert match.public.over == ("grail",)
    assert match.public.lives == (4, 4, 3, 4, 4)
    assert sealed_state(match).black_discard.count("despair") == 6


@card("grail")
def test_seven_grail_cards_win_the_grail() -> None:
    match = position(PLAIN, hands={0: "grail"}, places={0: "grail"}, grail="GGGGGG_")
    act(match, 0, LayGrail())
    assert swords(match) == (3, 0)
    assert match.public.relics == {"grail": 0}
    assert match.public.lives[0] == 5
    assert match.public.hands[0] == 7


@card("despair")
def test_seven_black_cards_lose_it() -> None:
    match = position(PLAIN, grail="_XDDDDD", black="despair", step="evil")
    draw_black(match)
    assert swords(match) == (0, 3)
    assert match.public.relics == {"grail": None}
