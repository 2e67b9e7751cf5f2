"""Scenarios: tables of two, three and eight, loyalty decks, and squires; and how a game is set up."""

from collections import Counter
from typing import Any

import pytest

from camlann import shadows
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.shadows.card_division import (
    Consent,
    Consenting,
    ProposeShare,
    ShareRefused,
    SharesDealt,
    Sharing,
)
from camlann.shadows.game_end import Over
from camlann.shadows.heroic_actions import FightWar, PlaySpecial
from camlann.shadows.heroic_phase import Acting
from camlann.shadows.knights import COATS
from camlann.shadows.loyalty import LoyaltiesCovered, LoyaltiesLooked, LoyaltyDealt, loyalty_deck
from camlann.shadows.options import Options
from camlann.shadows.progression_of_evil import Progressing, RaiseSiege
from camlann.shadows.setup import Council, CouncilHeld, LayOpen, check
from camlann.shadows.squires import (
    Agree,
    AgreeingOnKnight,
    Knighted,
    KnightRefused,
    ProposeKnight,
    ProposingKnight,
)
from camlann.shadows.state import MAX_LIVES
from camlann.shadows.turn_commands import EndTurn
from tests.shadows import manifest
from tests.shadows.deals import (
    Shadows,
    Stacked,
    act,
    begun,
    cards,
    choices,
    dealt,
    draw_black,
    everybody,
    hand,
    heard,
    may,
    offered,
    phase,
    position,
    sealed_state,
    seats,
    swords,
    told,
)
from tests.shadows.scenarios import card, decision, scenario

# Loyalty decks (S-3.3)

DECKS: dict[int, tuple[str, str, str, str]] = {
    # base, expansion, among us in the base game, among us with the expansion: Loyal + Traitors
    2: ("0+0", "0+0", "0+0", "0+0"),
    3: ("7+1", "7+1", "3+1", "3+1"),
    4: ("7+1", "7+1", "4+1", "4+1"),
    5: ("7+1", "7+1", "5+1", "5+1"),
    6: ("7+1", "7+1", "6+1", "6+1"),
    7: ("7+1", "7+2", "7+1", "7+2"),
    8: ("7+1", "7+2", "", "7+2"),
}
KINDS: tuple[dict[str, Any], ...] = (
    {},
    {"expansion": True},
    {"traitors": "among_us"},
    {"traitors": "among_us", "expansion": True},
)


@pytest.mark.parametrize("players", DECKS)
def test_the_loyalty_deck_is_that_of_the_table(players: int) -> None:
    for kind, deck in zip(KINDS, DECKS[players], strict=True):
        options = Options(**kind, bedivere=players == 8)
        if not deck:
            assert [notice.code for notice in check(options, players)] == ["E-LOYALTY-DECK"]
            continue
        sides = Counter(loyalty_deck(options, players))
        assert f"{sides['loyal']}+{sides['traitor']}" == deck, kind
        match: Shadows = Match(shadows, options, players, lambda n: Stacked())
        sealed = sealed_state(match)
        assert len(sealed.loyalties) == (players if sum(sides.values()) else 0)
        assert Counter((*sealed.loyalties, *sealed.undealt)) == sides


def test_a_table_may_play_without_a_traitor() -> None:
    assert loyalty_deck(Options(traitors="none"), 5) == ()
    assert [notice.code for notice in check(Options(traitors="none"), 5)] == ["W-NO-TRAITOR"]


def test_loyalty_cards_nobody_was_dealt_are_shown_after_the_end() -> None:
    match = dealt("arthur kay gawain tristan", "loyal loyal loyal loyal")
    assert all(b"undealt" not in match.frame(viewer) for viewer in match.viewers)
    while not match.over:
        match.adopt(match.lapse())
    (over,) = told(match, Over)
    assert over.undealt == ("loyal", "loyal", "loyal", "traitor")


# Setting up


def test_each_knight_begins_with_four_lives_a_merlin_and_five_cards_at_the_round_table() -> None:
    match = dealt("arthur kay gawain tristan", "loyal traitor loyal loyal")
    public = match.public
    assert public.lives == (4,) * 4
    assert public.places == ("camelot",) * 4
    assert public.hands == (6,) * 4
    for seat in public.everyone:
        assert "merlin" in hand(match, seat)
    assert (public.white, public.black, public.travel) == (
        manifest.white(False) - 24,
        manifest.black(False),
        0,
    )
    assert (public.swords, public.siege, public.merlin, public.relics) == ((), 0, None, {})
    assert heard(match, 1, LoyaltyDealt) == [LoyaltyDealt(Seat(1), "traitor")]


def test_with_the_expansion_all_decks_are_there_and_arthur_always_sits_with_new_knights() -> None:
    match: Shadows = Match(
        shadows, Options(expansion=True), 5, lambda n: Stacked({"arthur": 3}, {"coats": ["owain", "bors"]})
    )
    assert match.public.coats == ("owain", "bors", "caradoc", "arthur", "gaheris")
    assert (match.public.white, match.public.black) == (manifest.white(True) - 30, manifest.black(True))
    assert match.public.travel == 16
    assert match.public.turn.seat == 3, "Arthur begins"


def test_some_may_begin_as_squires_and_others_as_knights() -> None:
    match = begun("kay squire gawain squire", squires=True)
    assert match.public.coats == ("kay", "squire", "gawain", "squire")
    there = {0: "picts", 1: "picts"}
    match = position(
        "kay squire gawain squire", squires=True, hands={0: "5"}, places=there, picts=("1 2 3 4", 0)
    )
    act(match, 0, FightWar("fight_5"))
    while isinstance(phase(match), Sharing | Consenting):
        match.adopt(match.lapse())
    (knighted,) = told(match, Knighted)
    assert (knighted.seat, knighted.coat in ("kay", "gawain", "squire")) == (1, False)


def test_without_arthur_the_dice_or_the_table_choose_who_begins() -> None:
    assert dealt("kay gawain tristan percival", falls={"first": 2}).public.turn.seat == 2
    assert dealt("kay gawain tristan percival", first=Seat(3)).public.turn.seat == 3
    assert dealt("kay gawain arthur percival", first=Seat(3)).public.turn.seat == 2


NOTICES: dict[str, tuple[Options, int, list[str]]] = {
    "two at least": (Options(), 1, ["E-PLAYERS"]),
    "seven at most": (Options(), 8, ["E-PLAYERS"]),
    "eight with Bedivere": (Options(bedivere=True), 8, ["W-TRAITOR-CERTAIN"]),
    "eight with the expansion": (Options(expansion=True), 8, ["W-TRAITOR-CERTAIN"]),
    "eight who know there is no Traitor": (Options(bedivere=True, traitors="none"), 8, ["W-NO-TRAITOR"]),
    "seven with a Traitor among them, perhaps": (Options(expansion=True, traitors="among_us"), 7, []),
    "a latecomer may be the Traitor": (Options(expansion=True, late=1), 8, []),
    "nine never": (Options(expansion=True, bedivere=True), 9, ["E-PLAYERS"]),
    "two of one colour": (Options(expansion=True, coats=("arthur", "kay", "owain")), 3, ["E-COLOURS"]),
    "the expansion needs Arthur": (Options(expansion=True, coats=("kay", "bors", "gareth")), 3, ["E-ARTHUR"]),
    "new knights need the expansion": (Options(coats=("arthur", "bors", "kay")), 3, ["E-COMPANY"]),
    "Bedivere is invited": (Options(coats=("arthur", "bedivere", "kay")), 3, ["E-COMPANY"]),
    "a coat for each": (Options(coats=("arthur", "kay")), 3, ["E-COATS"]),
    "squires have no coats": (Options(coats=("arthur", "kay", "gawain"), squires=True), 3, ["E-COATS"]),
    "no squire where nobody begins as one": (Options(coats=("arthur", "squire", "kay")), 3, ["E-COATS"]),
    "some are squires": (Options(coats=("kay", "squire", "squire"), squires=True), 3, []),
    "Arthur sits among squires too": (
        Options(coats=("kay", "squire", "squire"), squires=True, expansion=True),
        3,
        ["E-ARTHUR"],
    ),
    "old and new mix": (Options(expansion=True, coats=("arthur", "kay", "bors")), 3, []),
    "who begins sits there": (Options(first=Seat(5)), 4, ["E-FIRST"]),
}


@pytest.mark.parametrize("options, players, codes", NOTICES.values(), ids=NOTICES)
@decision(1)
def test_what_is_said_about_options(options: Options, players: int, codes: list[str]) -> None:
    assert [notice.code for notice in check(options, players)] == codes


# The opening council

FIVES = ["1 1 1 1 1", "2 2 2 2 2", "3 3 3 3 3"]


@decision(2, 3)
def test_the_council_lays_a_card_each_and_shares_them_as_all_agree() -> None:
    match = dealt("arthur kay gawain", hands=FIVES, traitors="none")
    assert phase(match) == Council()
    act(match, 1, LayOpen("fight_2"))
    assert match.public.acted == (), "nobody sees who has chosen"
    act(match, 0, LayOpen("fight_1"))
    act(match, 2, LayOpen("fight_3"))
    assert told(match, CouncilHeld) == [CouncilHeld(cards("1 2 3"))]
    assert phase(match) == Sharing(cards("1 2 3"), seats(0, 1, 2), Seat(0))
    act(match, 0, ProposeShare(seats(1, 1, 2)))
    everybody(match, Consent("accept"))
    assert match.public.hands == (5, 7, 6)
    assert phase(match) == Progressing(Seat(0))


@decision(3)
def test_after_the_third_refusal_the_dice_deal_one_card_each() -> None:
    match = dealt("arthur kay gawain", hands=FIVES, traitors="none")
    for seat in (0, 1, 2):
        act(match, seat, LayOpen(f"fight_{seat + 1}"))
    for _ in range(3):
        act(match, 0, ProposeShare(seats(0, 0, 0)))
        assert isinstance(phase(match), Consenting)
        act(match, 1, Consent("refuse"))
        act(match, 2, Consent("accept"))
    assert told(match, ShareRefused) == [ShareRefused(seats(1))] * 3
    assert told(match, SharesDealt) == [SharesDealt(seats(0, 1, 2))]
    assert match.public.hands == (6, 6, 6)
    assert phase(match) == Progressing(Seat(0))


def test_a_table_may_allow_fewer_proposals() -> None:
    match = dealt("arthur kay gawain", traitors="none", share_proposals=1)
    while isinstance(phase(match), Council):
        match.adopt(match.lapse())
    match.adopt(match.lapse())
    everybody(match, Consent("refuse"))
    assert len(told(match, SharesDealt)) == 1


# Two players


@scenario("S57")
def test_two_players_begin_with_eight_cards_and_five_lives_and_no_loyalty() -> None:
    match = dealt("arthur kay")
    assert (match.public.hands, match.public.lives) == ((8, 8), (5, 5))
    assert hand(match, 1).count("merlin") == 1
    assert sealed_state(match).loyalties == ()
    assert told(match, LoyaltyDealt) == []
    assert match.truth.own[Seat(0)].loyalty is None


@scenario("S57")
def test_two_players_accuse_nobody() -> None:
    match = position("arthur kay", swords="WWWBBB", siege=6)
    assert "accuse" not in offered(match, 0)


def test_two_knights_win_or_lose_together() -> None:
    assert position("arthur kay", swords="W" * 7 + "B" * 5).public.winner == "loyal"
    assert position("arthur kay", siege=12).public.winner == "evil"


# Three players


@scenario("S58")
@decision(47)
def test_three_players_look_at_their_loyalty_at_the_sixth_sword_or_engine() -> None:
    match = begun("arthur kay gawain", "loyal traitor loyal")
    assert told(match, LoyaltiesCovered) == [LoyaltiesCovered()]
    assert [match.truth.own[seat].loyalty for seat in match.public.everyone] == [None] * 3
    for n in range(6):
        seat = match.public.turn.seat
        act(match, seat, RaiseSiege())
        looked = n == 5
        assert match.public.looked is looked
        assert bool(told(match, LoyaltiesLooked)) is looked
        match.adopt(match.lapse())
        if isinstance(phase(match), Acting):
            act(match, seat, EndTurn())
    assert [match.truth.own[seat].loyalty for seat in match.public.everyone] == ["loyal", "traitor", "loyal"]
    assert heard(match, 0, LoyaltyDealt) == [LoyaltyDealt(Seat(0), "loyal")]


@scenario("S58")
def test_the_sixth_sword_opens_eyes_and_accusations_together() -> None:
    match = position(
        "arthur kay gawain",
        loyalties="loyal traitor loyal",
        swords="WWWWB",
        picts=("1 2 3 4", 0),
        places={0: "picts"},
        hands={0: "5"},
        public={"looked": False},
    )
    assert "accuse" not in offered(match, 0)
    act(match, 0, FightWar("fight_5"))
    assert match.public.looked
    assert match.truth.own[Seat(1)].loyalty == "traitor"


@scenario("S58")
def test_what_three_players_have_seen_stays_known_when_the_count_drops() -> None:
    match = position(
        "arthur kay gawain", loyalties="loyal traitor loyal", siege=6, hands={0: "merlin"}, swords="W"
    )
    act(match, 0, PlaySpecial("merlin", "siege"))
    assert (match.public.siege, match.public.looked) == (5, True)
    assert match.truth.own[Seat(1)].loyalty == "traitor"


@card("fate")
def test_fate_before_the_look_has_the_loyal_way_only() -> None:
    match = position(
        "arthur kay gawain", loyalties="traitor loyal loyal", hands={0: "fate"}, public={"looked": False}
    )
    assert choices(match, 0, "play-special") == [("fate", "loyal")]


def test_three_players_may_agree_to_look_at_once() -> None:
    match = dealt("arthur kay gawain", "loyal traitor loyal", blind_loyalty=False)
    assert match.truth.own[Seat(1)].loyalty == "traitor"


# Eight players (U47)


def test_of_eight_in_the_base_game_the_last_in_turn_order_has_no_merlin_but_six_cards() -> None:
    coats = "galahad gawain arthur kay palamedes percival tristan bedivere"
    match = dealt(coats, bedivere=True)
    assert match.public.hands == (6,) * 8
    assert [hand(match, seat).count("merlin") for seat in range(8)] == [1, 0, 1, 1, 1, 1, 1, 1]
    assert sealed_state(match).white.count("merlin") == 0
    assert sealed_state(match).loyalties.count("traitor") == 1, "among eight there is one for certain"


def test_eight_with_the_expansion_have_a_merlin_each_and_none_is_left() -> None:
    match = dealt("arthur bors caradoc gaheris gareth geraint lamorak owain", expansion=True)
    assert [hand(match, seat).count("merlin") for seat in range(8)] == [1] * 8
    assert sealed_state(match).white.count("merlin") == 0


# Squires


def squires(**more: Any) -> Shadows:
    coats = more.pop("coats", "squire squire squire squire")
    return position(coats, squires=True, **more)


def test_squires_begin_without_a_coat_and_as_knights_otherwise() -> None:
    match: Shadows = Match(shadows, Options(squires=True), 4, lambda n: Stacked({"first": 2}))
    assert match.public.coats == ("squire",) * 4
    assert (match.public.lives, match.public.hands) == ((4,) * 4, (6,) * 4)
    assert match.public.turn.seat == 2, "nobody is Arthur, so the dice choose who begins"


@scenario("S62")
def test_a_squire_alone_on_a_won_quest_is_knighted() -> None:
    match = squires(places={0: "picts"}, hands={0: "5"}, picts=("1 2 3 4", 0), falls={"coat/0": 2})
    act(match, 0, FightWar("fight_5"))
    assert told(match, Knighted) == [Knighted(Seat(0), "gawain")]
    assert match.public.coats == ("gawain", "squire", "squire", "squire")


@scenario("S62")
def test_a_lost_quest_makes_no_knight() -> None:
    match = squires(places={0: "picts"}, picts=("", 3), black="picts", step="evil")
    draw_black(match)
    assert told(match, Knighted) == []


def won_by_two(**more: Any) -> Shadows:
    """Squires 0 and 1 win the war against the Saxons, and the cards are shared."""
    match = squires(
        places={0: "saxons", 1: "saxons", **more.pop("places", {})},
        hands={0: "5"},
        saxons=("1 2 3 4", 0),
        **more,
    )
    act(match, 0, FightWar("fight_5"))
    while isinstance(phase(match), Sharing | Consenting):
        match.adopt(match.lapse())
    return match


@scenario("S62")
@decision(45)
def test_of_several_squires_one_is_knighted_by_agreement() -> None:
    match = won_by_two()
    assert phase(match) == ProposingKnight(seats(0, 1), seats(0, 1), Seat(0))
    act(match, 0, ProposeKnight(Seat(1)))
    act(match, 1, Agree("accept"))
    assert [fact.seat for fact in told(match, Knighted)] == [Seat(1)]
    assert match.public.coats[0] == "squire", "only one for a quest"


@scenario("S62")
@decision(45)
def test_after_the_third_refusal_the_dice_make_the_knight() -> None:
    match = won_by_two(falls={"squire/0": 1})
    for _ in range(3):
        act(match, 0, ProposeKnight(Seat(0)))
        assert isinstance(phase(match), AgreeingOnKnight)
        act(match, 1, Agree("refuse"))
    assert told(match, KnightRefused) == [KnightRefused(seats(1))] * 3
    assert [fact.seat for fact in told(match, Knighted)] == [Seat(1)]


@decision(45)
def test_all_who_were_present_agree_on_the_knight_those_with_a_coat_too() -> None:
    match = won_by_two(coats="squire squire kay squire", places={2: "saxons"})
    assert choices(match, 0, "propose-knight") == [(0,), (1,)]
    act(match, 0, ProposeKnight(Seat(0)))
    assert match.public.asked == seats(1, 2)


@scenario("S62")
@card("tournament")
@decision(40)
def test_a_tournament_makes_a_squire_a_knight_wherever_he_is() -> None:
    match = squires(
        coats="kay squire squire arthur", hands={0: "tournament"}, places={1: "grail"}, expansion=True
    )
    assert choices(match, 0, "play-special") == [
        ("tournament", 1),
        ("tournament", 2),
        ("tournament", "lives"),
    ]
    act(match, 0, PlaySpecial("tournament", Seat(1)))
    assert [fact.seat for fact in told(match, Knighted)] == [Seat(1)]
    assert match.public.lives[0] == 4


@card("tournament")
@decision(40)
def test_a_tournament_without_squires_is_worth_two_lives() -> None:
    match = position("kay arthur bors", hands={0: "tournament"}, expansion=True)
    act(match, 0, PlaySpecial("tournament", "lives"))
    assert match.public.lives[0] == MAX_LIVES


def test_coats_of_knighted_squires_have_colours_of_their_own_and_come_from_the_box() -> None:
    base = won_by_two(coats="squire kay squire squire", falls={"coat/0": 5})
    assert told(base, Knighted) == [Knighted(Seat(0), "tristan")], "the sixth of six: no Kay, no Bedivere"
    promo = won_by_two(coats="squire kay squire squire", falls={"coat/0": 1}, bedivere=True)
    assert told(promo, Knighted) == [Knighted(Seat(0), "bedivere")]


def test_with_the_expansion_arthurs_coat_waits_for_whoever_has_his_figure() -> None:
    """K14."""
    match: Shadows = Match(shadows, Options(squires=True, expansion=True), 4, lambda n: Stacked({"first": 1}))
    assert match.public.turn.seat == 1, "he begins"
    laid: dict[str, Any] = {"coats": "squire squire owain squire", "expansion": True, "first": Seat(1)}
    theirs = won_by_two(**laid)
    act(theirs, 0, ProposeKnight(Seat(1)))
    act(theirs, 1, Agree("accept"))
    assert told(theirs, Knighted) == [Knighted(Seat(1), "arthur")]
    for n in range(11):
        other = won_by_two(**laid, falls={"coat/0": n})
        act(other, 0, ProposeKnight(Seat(0)))
        act(other, 1, Agree("accept"))
        (made,) = told(other, Knighted)
        assert made.coat not in ("arthur", "owain", "kay")
        assert COATS[made.coat].colour not in ("red", "blue")


def test_a_knighted_squire_has_his_power_at_once() -> None:
    match = squires(places={0: "picts"}, hands={0: "5 4"}, picts=("1 2 3 4", 0), falls={"coat/0": 0})
    act(match, 0, FightWar("fight_5"))
    assert match.public.coats[0] == "arthur"
    assert "exchange" not in offered(match, 0), "nobody else has a card"
    assert may(match, 0, EndTurn())
    assert swords(match) == (1, 0)
