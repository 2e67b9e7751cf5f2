"""White cards that put questions: who comes, who returns, in what order, and how cards are shared."""

from camlann.engine.facts import Seat
from camlann.shadows.card_division import Consent, Consenting, ProposeShare, Sharing
from camlann.shadows.cards.black_prompts import Discard, Discarding
from camlann.shadows.cards.white_prompts import (
    Answer,
    Coming,
    Returning,
    SlayFight,
    SlayingDragon,
    Stack,
    Stacking,
)
from camlann.shadows.heroic_actions import FightWar, LayFight, PlaySpecial, PullSword
from camlann.shadows.heroic_phase import Acting
from camlann.shadows.squires import Knighted
from camlann.shadows.state import WarBoard
from camlann.shadows.turn_commands import BuyAction
from tests.shadows.conservation import whole
from tests.shadows.deals import (
    act,
    choices,
    everybody,
    hand,
    phase,
    position,
    sealed_state,
    seats,
    swords,
    told,
)
from tests.shadows.scenarios import card, decision

PLAIN = "gawain arthur kay palamedes tristan"


@card("clairvoyance")
@decision(29)
def test_clairvoyance_orders_the_top_five_in_secret() -> None:
    match = position(PLAIN, hands={0: "clairvoyance"}, black="picts saxons despair mists morgan_1 morgan_2")
    act(match, 0, PlaySpecial("clairvoyance"))
    assert phase(match) == Stacking(Seat(0), 5)
    order = ("mists", "saxons", "despair", "morgan_1", "picts")
    act(match, 0, Stack(order))
    assert sealed_state(match).black[:6] == (*order, "morgan_2")
    assert match.truth.own[Seat(0)].black == dict(enumerate(order))
    for seat in seats(1, 2, 3, 4):
        assert match.truth.own[seat].black == {}
    whole(match.truth)


@card("clairvoyance")
def test_clairvoyance_takes_what_there_is() -> None:
    match = position(PLAIN, hands={0: "clairvoyance"}, black="picts saxons", black_left=2)
    act(match, 0, PlaySpecial("clairvoyance"))
    assert phase(match) == Stacking(Seat(0), 2)


@card("convocation")
@decision(30, 32)
def test_convocation_calls_home_who_will_and_shares_a_card_for_each() -> None:
    match = position(
        PLAIN,
        hands={0: "convocation"},
        places={0: "picts", 1: "black_knight", 2: "grail"},
        black_knight=("2 2", "1"),
        white="1 2 3 4",
    )
    act(match, 0, PlaySpecial("convocation"))
    assert phase(match) == Returning(Seat(0))
    assert match.public.asked == seats(0, 1, 2), "its player too, if elsewhere"
    act(match, 0, Answer("come"))
    act(match, 1, Answer("come"))
    act(match, 2, Answer("stay"))
    assert match.public.places == ("camelot", "camelot", "grail", "camelot", "camelot")
    assert match.public.black_knight.white == (), "a solo quest is left without its white cards"
    assert phase(match) == Sharing(tuple(f"fight_{n}" for n in (1, 2, 3, 4)), seats(0, 1, 3, 4), Seat(0))
    act(match, 0, ProposeShare(seats(0, 0, 1, 3)))
    assert match.public.asked == seats(1, 3, 4)
    everybody(match, Consent("accept"))
    assert match.public.hands == (2, 1, 0, 1, 0), "uneven shares are allowed"
    assert phase(match) == Acting(Seat(0))
    whole(match.truth)


@decision(32)
def test_after_the_third_refusal_the_dice_deal_from_the_proposer_on() -> None:
    match = position(
        PLAIN,
        hands={0: "5"},
        places={0: "picts", 2: "picts", 3: "picts"},
        picts=("1 2 3 4", 2),
        white="1 2 3 4",
        orders={"share/0": ["fight_4", "fight_3", "fight_2", "fight_1"]},
    )
    act(match, 0, FightWar("fight_5"))
    for refusals in range(3):
        assert isinstance(sharing := phase(match), Sharing)
        assert (sharing.proposer, sharing.refusals) == (0, refusals)
        act(match, 0, ProposeShare(seats(0, 0, 0, 0)))
        assert isinstance(phase(match), Consenting)
        act(match, 3, Consent("refuse"))
        act(match, 2, Consent("accept"))
    assert match.public.hands == (2, 0, 1, 1, 0)
    assert hand(match, 0) == ("fight_1", "fight_4")
    assert hand(match, 2) == ("fight_3",)
    assert match.public.lives == (5, 4, 5, 6, 4), "and Palamedes has one more"
    whole(match.truth)


@card("fate")
@decision(31)
def test_fate_unmasks_the_traitor_who_wants_it_and_his_foes_throw_two_cards_away() -> None:
    match = position(
        PLAIN,
        hands={0: "fate 5 5", 1: "1 2 3", 2: "4", 3: ""},
        places={0: "black_knight"},
        black_knight=("2 2", ""),
        relics={"excalibur": 0, "armor": 0},
        over="excalibur",
        loyalties="traitor loyal loyal loyal loyal",
    )
    act(match, 0, PlaySpecial("fate", "traitor"))
    assert match.public.status[0] == "revealed"
    assert match.public.swords == (), "no white sword for him"
    assert match.public.relics == {"excalibur": None, "armor": 0}
    assert match.public.hands[0] == 0
    assert match.public.black_knight.white == ()
    assert isinstance(phase(match), Discarding)
    assert match.public.asked == seats(1, 2)
    act(match, 1, Discard(("fight_1", "fight_3")))
    act(match, 2, Discard(("fight_4",)))
    assert hand(match, 1) == ("fight_2",)
    assert match.public.turn.seat == 1, "his turn is over"
    whole(match.truth)


@card("fate")
def test_where_a_traitor_may_play_fate_as_loyal_nobody_can_tell() -> None:
    frames = []
    for loyalties in ("traitor loyal loyal loyal loyal", "loyal loyal loyal loyal traitor"):
        match = position(PLAIN, hands={0: "fate"}, loyalties=loyalties, fate_traitor="may_hide")
        act(match, 0, PlaySpecial("fate", "loyal"))
        assert match.public.hands == (1, 1, 1, 1, 1)
        frames.append([match.frame(viewer) for viewer in (*seats(1, 2, 3), None)])
    assert frames[0] == frames[1]


@card("fate")
def test_fate_before_anybody_has_looked_is_loyal() -> None:
    match = position(
        "gawain arthur kay",
        hands={0: "fate"},
        loyalties="traitor loyal loyal",
        public={"looked": False},
    )
    assert choices(match, 0, "play-special") == [("fate", "loyal")]


@card("messenger")
@decision(34)
def test_messengers_cards_are_seen_by_giver_and_receiver_alone() -> None:
    match = position(PLAIN, hands={0: "messenger 1 piety"})
    act(match, 0, PlaySpecial("messenger", Seat(2), ("piety",)))
    assert hand(match, 2) == ("piety",)
    for viewer in (*seats(1, 3, 4), None):
        assert b"piety" not in match.frame(viewer)


@card("call_for_help")
@decision(36)
def test_call_for_help_brings_who_will_without_a_travel_card() -> None:
    match = position(
        "gareth arthur kay palamedes tristan",
        hands={1: "call_for_help"},
        places={1: "picts", 2: "black_knight", 3: "picts"},
        status={4: "captured"},
        black_knight=("2 2", "1"),
        turn=1,
        expansion=True,
    )
    act(match, 1, PlaySpecial("call_for_help"))
    assert phase(match) == Coming(Seat(1), "picts")
    assert match.public.asked == seats(0, 2)
    everybody(match, Answer("come"))
    assert match.public.places == ("picts", "picts", "picts", "picts", "camelot")
    assert match.public.travel_discard == 0
    assert match.public.black_knight.white == ()
    assert match.public.hands[0] == 0, "Gareth draws nothing in another's turn"


@card("banishment", "mordred")
@decision(37)
def test_banishing_mordred_from_a_straight_that_lies_wins_the_war() -> None:
    match = position(
        PLAIN,
        hands={0: "banishment"},
        places={1: "saxons"},
        saxons=("1 2 3 4 5", 2),
        mordred="saxons",
        expansion=True,
    )
    act(match, 0, PlaySpecial("banishment", "mordred"))
    assert swords(match) == (1, 0)
    assert match.public.saxons == WarBoard()
    assert match.public.hands == (0, 4, 0, 0, 0), "the cards are for those who are there"
    whole(match.truth)


@card("dragon_slayer")
@decision(38)
def test_dragon_slayer_lays_two_fight_cards() -> None:
    match = position(
        PLAIN,
        hands={0: "dragon_slayer 1 1 2 ?"},
        places={0: "dragon"},
        dragon=("1", "1"),
        expansion=True,
    )
    act(match, 0, LayFight("fight_1", 1))
    act(match, 0, BuyAction())
    act(match, 0, PlaySpecial("dragon_slayer", "fight"))
    assert phase(match) == SlayingDragon(Seat(0), 2)
    act(match, 0, SlayFight("fight_2", 2))
    act(match, 0, SlayFight("fight_any", 2))
    assert match.public.dragon.white == ("fight_1", "fight_1", "fight_2", "any_2")
    assert hand(match, 0) == ("fight_1",)
    whole(match.truth)


@card("dragon_slayer")
def test_the_second_card_is_not_laid_if_the_first_ends_the_quest() -> None:
    match = position(
        PLAIN,
        hands={0: "dragon_slayer 3 4"},
        places={0: "dragon"},
        dragon=("1 1 1 2 2 2 3 3", "1"),
        expansion=True,
    )
    act(match, 0, PlaySpecial("dragon_slayer", "fight"))
    act(match, 0, SlayFight("fight_3", 3))
    assert swords(match) == (2, 0)
    assert "fight_4" in hand(match, 0)


@card("tournament")
@decision(40)
def test_tournament_makes_a_squire_a_knight_wherever_he_is() -> None:
    match = position(
        "squire squire arthur",
        hands={2: "tournament"},
        places={1: "grail"},
        turn=2,
        expansion=True,
        squires=True,
    )
    assert [way[1] for way in choices(match, 2, "play-special")] == [0, 1, "lives"]
    act(match, 2, PlaySpecial("tournament", Seat(1)))
    assert [each.seat for each in told(match, Knighted)] == [1]
    assert match.public.coats[1] not in ("squire", "arthur")
    assert match.public.coats[0] == "squire"


@card("heroism")
@decision(33)
def test_heroism_leaves_with_the_quest_it_lies_on() -> None:
    match = position(
        PLAIN,
        hands={0: "1"},
        places={0: "excalibur"},
        excalibur=4,
        heroism="excalibur",
        white="2 2 2 2 2 2 2",
    )
    act(match, 0, PullSword("fight_1"))
    assert swords(match) == (3, 0)
    assert match.public.heroism is None
    assert "heroism" in sealed_state(match).white_discard
