"""The odds of the next black card: what everybody can count, against every order that the pile may have."""

from collections import Counter
from collections.abc import Iterator
from copy import copy
from fractions import Fraction
from itertools import permutations, takewhile
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from camlann.engine.facts import Public, Seat
from camlann.shadows.black_odds import counted, kind_of, outcome, pile, unseen
from camlann.shadows.card_piles import BlackDrawn, BlackPlayed, NoEffect
from camlann.shadows.cards.black import BLACK
from camlann.shadows.cards.black_prompts import ChooseWar, ChoosingWar
from camlann.shadows.progression_of_evil import ChooseBlack, Choosing, DrawBlack, Laying, LayUp, Progressing
from camlann.shadows.quests.combat import Adding, BlackLaidUp, CombatCounted
from camlann.shadows.quests.excalibur import SwordDrifted
from camlann.shadows.quests.grail import GrailRowSet
from camlann.shadows.quests.quest_end import QuestDecided
from camlann.shadows.quests.wars import WarriorCame
from camlann.shadows.state import FACE_DOWN, SIEGE_LIMIT, WARS, Camelot, war
from camlann.shadows.swords_and_sieges import SiegeRaised
from tests.choices import Choices
from tests.shadows import sensible_player
from tests.shadows.deals import Shadows, draw_black, pass_windows, position, sealed_state
from tests.shadows.manifest import BLACK as BLACK_CARDS
from tests.shadows.manifest import STANDARD_BLACK

GAMES = 24
ALL: dict[str, Any] = {"expansion": True, "coats": "arthur caradoc owain gareth"}


def games() -> Iterator[tuple[Shadows, Choices]]:
    """Games of every size, with and without Merlin's Company."""
    for n in range(GAMES):
        options = {"expansion": n % 2 == 0, "traitors": "standard" if n % 3 else "none"}
        match = sensible_player.game(f"odds {n}", 3 + n % 5, odds=True, **options)
        yield match, Choices(Random(f"odds {n}").randbytes(12_000))


def told(public: Camelot) -> dict[tuple[str, str | None], int]:
    return {(each.effect, each.place): each.number for each in public.odds}


def test_everybody_can_count_what_is_in_the_pile() -> None:
    reshuffled = in_hand = face_down = buried = gone = 0
    for match, choices in games():
        while not match.over and not choices.used_up:
            sensible_player.step(match, choices)
            public, sealed = match.public, sealed_state(match)
            if public.phase is None:
                break
            if sealed.drawn:
                in_hand += 1
                assert public.odds == ()
            else:
                assert pile(public) == Counter(map(kind_of, sealed.black))
                assert sum(each.number for each in public.odds) == public.black
                assert public.odds == counted(public), "kept odds of another Camelot"
            assert unseen(public) >= Counter((*sealed.black, *sealed.drawn))
            reshuffled += public.reshuffles > 0
            face_down += any(FACE_DOWN in board.black for board in (public.black_knight, public.lancelot))
            buried += bool(public.black_count.buried)
            gone += bool(public.black_count.gone)
    assert min(reshuffled, in_hand, face_down, buried, gone) > 0, "games come to all of this"


SMALL: dict[str, dict[str, Any]] = {
    "face-down cards are of their quest": {
        "black_knight": ("", "-1 -3"),
        "lancelot": ("", "-5"),
        "black": "black_knight_1 lancelot_3 lancelot_7 vivien",
    },
    "a quest that is over brings siege engines": {
        "black_knight": ("", "3 -1"),
        "over": "excalibur grail",
        "relics": {"excalibur": None, "grail": None},
        "black": "excalibur despair desolation picts",
    },
    "the last spaces": {
        "black_knight": ("", "1 1 -3"),
        "grail": "DDDDDD_",
        "excalibur": -4,
        "picts": ("", 3),
        "black": "black_knight_5 despair excalibur picts saxons",
    },
}


@pytest.mark.parametrize("laid_out", SMALL.values(), ids=SMALL)
def test_the_odds_are_those_of_all_orders_that_agree_with_what_all_saw(laid_out: dict[str, Any]) -> None:
    match = position(step="evil", odds=True, black_left=len(laid_out["black"].split()), **laid_out)
    public = match.public
    down = [
        quest
        for quest, board in (("black_knight", public.black_knight), ("lancelot", public.lancelot))
        for card in board.black
        if card == FACE_DOWN
    ]
    hidden = list(unseen(public).elements())
    assert len(hidden) == public.black + len(down)
    tops: Counter[tuple[str, str | None]] = Counter()
    for order in permutations(hidden):
        if all(card.startswith(f"{quest}_") for quest, card in zip(down, order, strict=False)):
            tops[outcome(public, order[len(down)])] += 1
    chances = {harm: Fraction(number, tops.total()) for harm, number in tops.items()}
    assert {harm: Fraction(number, public.black) for harm, number in told(public).items()} == chances


def test_each_card_does_what_the_odds_say() -> None:
    """At many moments of many games every card that may come is drawn, and nobody cancels it."""
    rng, seen = Random("each card"), Counter[str]()
    for match, choices in games():
        while not match.over and not choices.used_up:
            if isinstance(match.public.phase, Progressing) and rng.random() < 0.2:
                for card in pile(match.public):
                    harm = outcome(match.public, card)
                    assert happens(match, card) == harm, (card, match.public)
                    seen[harm[0]] += 1
            sensible_player.step(match, choices)
    assert {*seen} >= {"lost", "fought", "siege", "special", "comes", "war"}


def happens(match: Shadows, card: str) -> tuple[str, str | None]:
    """What this card does if it is drawn now, read from what everybody is told."""
    match = on_top(match, card)
    before, first = match.public, len(match.rows)
    match.play(before.turn.seat, DrawBlack())
    while not match.over:
        pass_windows(match)
        phase = match.public.phase
        if isinstance(phase, Choosing):
            drawn = match.truth.own[phase.by].drawn
            chosen = next((each for each in drawn if kind_of(each) == card), None)
            if chosen is None:
                # Played already, and these are drawn after it.
                break
            match.play(phase.by, ChooseBlack(chosen))
        elif isinstance(phase, Laying):
            match.play(phase.by, LayUp())
        elif isinstance(phase, ChoosingWar):
            match.play(phase.by, ChooseWar(min(WARS, key=lambda each: war(before, each).warriors)))
        elif isinstance(phase, Adding):
            match.adopt(match.lapse())
        else:
            break
    return read(match, first, card)


def on_top(match: Shadows, card: str) -> Shadows:
    """The same game, but the next card of the pile is one of this kind."""
    sealed = sealed_state(match)
    top = next(place for place, face in enumerate(sealed.black) if kind_of(face) == card)
    black = (sealed.black[top], *sealed.black[:top], *sealed.black[top + 1 :])
    other = copy(match)
    other.rows, other._at = [*match.rows], {**match._at}
    other.truth = replace(match.truth, sealed=replace(sealed, black=black))
    return other


def read(match: Shadows, first: int, card: str) -> tuple[str, str | None]:
    facts = [fact for row in match.rows[first:] for fact in row.facts if isinstance(fact, Public)]
    start = next(place for place, fact in enumerate(facts) if isinstance(fact, BlackPlayed))
    facts = [*takewhile(lambda fact: not isinstance(fact, BlackDrawn), facts[start:])]
    lost = [fact.quest for fact in facts if isinstance(fact, QuestDecided)]
    engines = [fact for fact in facts if isinstance(fact, SiegeRaised)]
    at_will = card in ("mercenaries", "mordred")
    for fact in facts:
        if isinstance(fact, CombatCounted):
            return "fought", fact.quest
    if lost:
        return "lost", None if at_will or len(lost) > 1 else lost[0]
    if engines and match.public.siege == SIEGE_LIMIT:
        return "camelot_falls", None
    if engines and engines[0].cause == BLACK[card].home:
        return "siege", None
    if any(isinstance(fact, NoEffect) for fact in facts):
        return "nothing", None
    if BLACK[card].special:
        return "special", None
    for fact in facts:
        match fact:
            case BlackLaidUp(quest):
                return "comes", quest
            case SwordDrifted(-1):
                return "comes", "excalibur"
            case GrailRowSet(_, laid):
                return "comes" if laid else "takes", "grail"
            case WarriorCame(where):
                return ("war", None) if at_will else ("comes", where)
    return "nothing", None


BRINK: dict[str, tuple[dict[str, Any], str, tuple[str, str | None]]] = {
    "the twelfth siege engine": (
        {"siege": 11, "over": "grail", "relics": {"grail": None}},
        "despair",
        ("camelot_falls", None),
    ),
    "two engines of Morgan are the twelfth": ({"siege": 10}, "morgan_3", ("camelot_falls", None)),
    "Merlin guards a quest that is over": (
        {"over": "grail", "relics": {"grail": None}, "merlin": "grail", **ALL},
        "despair",
        ("nothing", None),
    ),
    "the Dragon takes Lancelot's cards": ({"dragon": ("", "1")}, "lancelot_1", ("comes", "dragon")),
    "no Despair fits the row, and it takes a Grail card": (
        {"grail": "GDDDDDD"},
        "despair",
        ("takes", "grail"),
    ),
    "Desolation in the place of the last Grail card": (
        {"grail": "GDDDDDD"},
        "desolation",
        ("lost", "grail"),
    ),
    "the last space of the row": ({"grail": "_DDDDDD"}, "despair", ("lost", "grail")),
    "Excalibur is lost at its bank": ({"excalibur": -4}, "excalibur", ("lost", "excalibur")),
    "the fourth Pict": ({"picts": ("", 3)}, "picts", ("lost", "picts")),
    "mercenaries join one of two wars": (
        {"picts": ("", 3), "saxons": ("", 3)},
        "mercenaries",
        ("lost", None),
    ),
    "a war can still be chosen": ({"picts": ("", 3)}, "mercenaries", ("war", None)),
    "a witch sends both": ({"saxons": ("", 3), **ALL}, "witch_3", ("lost", "saxons")),
    "and both may be lost": ({"picts": ("", 3), "saxons": ("", 3), **ALL}, "witch_3", ("lost", None)),
    "the fourth card of the Black Knight": (
        {"black_knight": ("", "1 1 3")},
        "black_knight_1",
        ("fought", "black_knight"),
    ),
}


@pytest.mark.parametrize("laid_out, card, harm", BRINK.values(), ids=BRINK)
def test_on_the_brink(laid_out: dict[str, Any], card: str, harm: tuple[str, str | None]) -> None:
    match = position(step="evil", odds=True, **laid_out)
    assert outcome(match.public, card) == harm
    assert harm in told(match.public)
    assert happens(match, card) == harm


def test_special_cards_are_named() -> None:
    match = position(step="evil", odds=True, lasting="vivien", black_discard="mordred desolation")
    (special,) = [each for each in match.public.odds if each.effect == "special"]
    left = Counter({name: copies for name, (copies, _) in BLACK_CARDS.items() if name not in STANDARD_BLACK})
    left -= Counter(("vivien", "mordred", "desolation"))
    assert special.number == left.total()
    assert special.cards == tuple(sorted(left))


def test_a_table_may_do_without() -> None:
    match = position(step="evil", odds=False)
    assert match.public.odds == ()


@pytest.mark.parametrize("other", ["-3", "-5", "-7"])
def test_the_odds_are_the_same_whatever_lies_face_down_or_on_top(other: str) -> None:
    """Two games that differ only in what nobody was shown: those who look on get the same bytes."""
    match = position(step="evil", odds=True, black_knight=("", "-1"), black="vivien")
    twin = position(step="evil", odds=True, black_knight=("", other), black="despair")
    assert match.public.odds
    assert match.frame(None, match.at(None)) == twin.frame(None, twin.at(None))
    assert match.frame(Seat(1), match.at(Seat(1))) == twin.frame(Seat(1), twin.at(Seat(1)))


def test_the_pile_after_a_witch_has_shuffled_it() -> None:
    """The first witch lies in the new discard pile, and a card that left the game comes no more."""
    match = position(
        step="evil", black="witch_1", removed="excalibur", over="excalibur", relics={"excalibur": None}, **ALL
    )
    draw_black(match)
    assert match.public.reshuffles == 1
    assert pile(match.public) == Counter(map(kind_of, sealed_state(match).black))
    assert pile(match.public)["witch_1"] == 0
    assert pile(match.public)["excalibur"] == 16
