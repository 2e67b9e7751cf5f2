"""Facts say why: what laid a sword, took a life point, removed a card; and the last card and die are kept."""

from camlann.engine.facts import Seat
from camlann.shadows.card_piles import CardPlayed, LeftGame, NoEffect
from camlann.shadows.heroic_actions import Accuse, FightSiege, Free, LayGrail, Move, PlaySpecial
from camlann.shadows.lives import LifeLost
from camlann.shadows.progression_of_evil import RaiseSiege, Suffer
from camlann.shadows.quests.grail import GrailRowSet
from camlann.shadows.quests.quest_end import SentHome
from camlann.shadows.quests.wars import WarriorCame
from camlann.shadows.siege_fight import Attack
from camlann.shadows.swords_and_sieges import SiegeRaised
from camlann.shadows.turn_commands import BuyAction
from tests.shadows.deals import act, cards, draw_black, heard, position, seats, told

PLAIN = "gawain arthur kay palamedes galahad"


def test_each_sword_says_what_it_was_laid_for() -> None:
    match = position(
        PLAIN, step="evil", black="picts", picts=("1", 3), heroism="picts", lasting="mists", siege=2
    )
    draw_black(match)
    assert match.public.swords == ("black",) * 3
    assert match.public.sword_causes == ("picts", "heroism", "mists")
    assert [fact.cause for fact in told(match, SiegeRaised)] == ["picts"]


def test_a_true_accusation_lays_one_and_a_false_one_turns_one() -> None:
    match = position(PLAIN, siege=6, loyalties="loyal traitor loyal loyal loyal")
    act(match, 0, Accuse(Seat(1)))
    assert match.public.sword_causes == ("accusation",)
    match = position(PLAIN, siege=6, swords="W", public={"sword_causes": ("grail",)})
    act(match, 0, Accuse(Seat(1)))
    assert (match.public.swords, match.public.sword_causes) == (("black",), ("grail",))


def test_life_points_say_what_took_them() -> None:
    match = position(
        PLAIN,
        expansion=True,
        step="evil",
        black="saxons",
        places={0: "saxons", 1: "saxons"},
        saxons=("", 3),
        lasting="witch_7",
    )
    draw_black(match)
    assert {fact.seat: fact.cause for fact in told(match, LifeLost)} == {
        **dict.fromkeys((0, 1), "saxons"),
        **dict.fromkeys((2, 3, 4), "witch_7"),
    }
    (home,) = heard(match, None, SentHome)
    assert home.seats == seats(0, 1)

    match = position(PLAIN, step="evil", hands={0: "1"}, siege=1, die=[8])
    act(match, 0, Suffer())
    act(match, 0, FightSiege())
    act(match, 0, Attack(cards("1")))
    act(match, 0, BuyAction())
    assert [fact.cause for fact in told(match, LifeLost)] == ["evil", "siege", "action"]
    assert match.public.last_die == 8


def test_a_card_without_effect_and_a_card_that_leaves_the_game_are_told() -> None:
    match = position(
        PLAIN, expansion=True, step="evil", black="excalibur", over="excalibur", merlin="excalibur"
    )
    draw_black(match)
    assert heard(match, None, NoEffect) == [NoEffect("excalibur")]
    assert heard(match, None, LeftGame) == [LeftGame(("excalibur",))]
    assert (match.public.removed, match.public.siege) == (1, 0)
    assert match.public.last_black == "excalibur"

    match = position(PLAIN, expansion=True, hands={0: "merlin"}, siege=1, lasting="witch_6")
    act(match, 0, PlaySpecial("merlin", "siege"))
    assert heard(match, None, LeftGame) == [LeftGame(("merlin",))]


def test_whoever_frees_a_captive_plays_no_card() -> None:
    match = position(PLAIN, expansion=True, hands={0: "fate 1"}, status={2: "captured"}, siege=1)
    act(match, 0, Free("fate", Seat(2)))
    assert not told(match, CardPlayed)
    assert match.public.hands[0] == 1
    assert match.public.white_discard == 1


def test_the_grail_row_and_the_warriors_say_how_they_stand_now() -> None:
    match = position(PLAIN, hands={0: "grail"}, places={0: "grail"}, grail="GGGDDDD")
    act(match, 0, LayGrail())
    assert told(match, GrailRowSet) == [GrailRowSet(3, "", "despair")]  # type: ignore[arg-type]
    match = position(PLAIN, step="evil", black="desolation", grail="GG____D")
    draw_black(match)
    assert told(match, GrailRowSet) == [GrailRowSet(1, "desolation", "grail")]  # type: ignore[arg-type]
    match = position(PLAIN, step="evil", black="picts", picts=("", 2))
    draw_black(match)
    assert told(match, WarriorCame) == [WarriorCame("picts", 3)]


def test_the_last_travel_card_is_kept_and_a_chosen_siege_engine_has_no_cause() -> None:
    match = position(PLAIN, expansion=True, travel="nothing_happens", step="evil")
    act(match, 0, RaiseSiege())
    assert [fact.cause for fact in told(match, SiegeRaised)] == [""]
    act(match, 0, Move("picts"))
    assert match.public.last_travel == "nothing_happens"
