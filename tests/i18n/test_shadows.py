"""Shadows over Camelot in words: whatever can happen, be asked or be refused is told without a loose end."""

import re
from random import Random

import pytest
from msgspec import Struct

from camlann import shadows
from camlann.engine.facts import Seat, tag
from camlann.i18n.sentences import Words, dashed, languages
from camlann.shadows.black_card_cancellation import Cancelled, ExcaliburAsked, MerlinsSpent, StandingKept
from camlann.shadows.card_division import ShareProposed
from camlann.shadows.card_piles import CardsCame
from camlann.shadows.cards.white import Aim
from camlann.shadows.game_end import Over
from camlann.shadows.knight_powers import CardsSwapped
from camlann.shadows.progression_of_evil import EvilChosen
from camlann.shadows.quests.grail import GrailRowSet
from camlann.shadows.setup import CoatsDealt, CouncilHeld, HandDealt
from camlann.shadows.state import Card, Standing
from tests.i18n.samples import samples
from tests.i18n.shadows import WORDS, notices
from tests.shadows.sensible_player import choose, game

NAMES = ["Ana", "Ben", "Cleo"]
PLAIN = Words("en", isolate=False)
LOOSE = re.compile("[_{}]")
"""What nobody should read: a word as the rules write it, or a piece of a message."""
NO_CARD = (Cancelled, ExcaliburAsked, GrailRowSet)
"""These may name no card."""


class Strict(Words):
    """Knows no word that has no message of its own."""

    def word(self, game: str, kind: str, word: str) -> str:
        return self.text(f"{game}-{kind}-{dashed(word)}") if word else ""


STRICT = {language: Strict(language, isolate=False) for language in languages()}
FACTS = [kind for kind in shadows.WIRE.facts if tag(kind).startswith("shadows.")]
PARTS: dict[type[Struct], tuple[str, ...]] = {
    **dict.fromkeys(FACTS, ("",)),
    **dict.fromkeys(shadows.WIRE.reasons, ("",)),
    **dict.fromkeys(shadows.WIRE.commands.values(), ("", "offer")),
    **dict.fromkeys(shadows.WIRE.phases, ("", "you", "why")),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", PARTS, ids=tag)
def test_everything_can_be_told_whatever_its_fields_hold(kind: type[Struct], language: str) -> None:
    words = STRICT[language]
    for told in samples(kind, WORDS, empty=kind in NO_CARD):
        for part in PARTS[kind]:
            said = words.tell(told, NAMES, part)
            assert said.strip()
            assert not LOOSE.search(said), said


def seats(*numbers: int) -> tuple[Seat, ...]:
    return tuple(map(Seat, numbers))


TOLD: dict[str, tuple[Struct, str]] = {
    "as many cards as players are nobody's in particular": (
        HandDealt(Seat(0), ("fight_1", "grail", "merlin")),
        "You are dealt Fight 1, Grail and Merlin.",
    ),
    "cards that are alike are counted": (
        CardsCame(Seat(0), ("fight_1", "fight_1", "grail")),
        "You get 2 × Fight 1 and Grail.",
    ),
    "a card for each seat is told by seat": (
        CouncilHeld(("fight_1", "merlin", "fight_1")),
        "The council reveals its cards. Fight 1: Ana and Cleo; Merlin: Ben.",
    ),
    "a coat for each seat is told by seat": (
        CoatsDealt(("arthur", "kay", "tristan")),
        "The Knights sit down at the Round Table. King Arthur: Ana; Sir Kay: Ben; Sir Tristan: Cleo.",
    ),
    "shares are told by who gets them": (
        ShareProposed(Seat(0), ("fight_1", "fight_1", "grail", "merlin"), seats(1, 1, 0, 1)),
        "Ana proposes how to share the cards. Ben: 2 × Fight 1 and Merlin; Ana: Grail.",
    ),
    "how many Merlins each has given": (
        MerlinsSpent(((Seat(0), 2), (Seat(2), 1))),
        "Merlins are played together. Ana: 2; Cleo: 1.",
    ),
    "a card by its type where the field has another name": (
        CardsSwapped(Seat(0), Card("fight_any"), Card("piety")),
        "You gave Fight ? and got Piety.",
    ),
    "a place in the row that is empty now": (GrailRowSet(3, ""), "A card is taken from the Grail row."),
    "a place in the row that is taken now": (
        GrailRowSet(3, "despair"),
        "Added to the Grail row: Despair.",
    ),
    "an answer left for later": (
        StandingKept(Seat(0), Standing(2, "vivien")),
        "From now on you offer Merlins against Vivien: 2.",
    ),
    "what evil got": (
        EvilChosen(Seat(1), "siege_engine"),
        "Progression of Evil: Ben adds a siege engine.",
    ),
    "the end": (
        Over("evil", "siege", ("loyal", "traitor", "loyal"), ("loyal", "loyal")),
        "Twelve siege engines surround Camelot, and it falls. Evil wins! "
        "Loyal: Ana and Cleo; Traitor: Ben. Not dealt: 2 × Loyal.",
    ),
}


@pytest.mark.parametrize("told, sentence", TOLD.values(), ids=TOLD)
def test_a_sentence_has_everything_in_its_place(told: Struct, sentence: str) -> None:
    assert PLAIN.tell(told, NAMES) == sentence


AIMS: dict[str, tuple[Aim, str]] = {
    "a word": ("siege", "a siege engine"),
    "a place": ("grail", "the Holy Grail"),
    "a black card": ("witch_6", "Witch 6"),
    "somebody": (Seat(1), "Ben"),
}


@pytest.mark.parametrize("aim, said", AIMS.values(), ids=AIMS)
def test_what_a_special_card_is_played_at_is_told_by_what_it_is(aim: Aim, said: str) -> None:
    command = shadows.WIRE.commands["shadows.play-special"]
    assert aim is not None
    assert PLAIN.item(command, 1, aim, NAMES) == said
    assert PLAIN.item(command, 2, "fight_any", NAMES) == "Fight ?"


TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "two": (2, {}),
    "three who do not know themselves": (3, {"expansion": True, "traitors": "among_us"}),
    "five with Merlin's Company": (5, {"expansion": True, "traitors": "among_us"}),
    "seven of the base game": (7, {"traitors": "among_us"}),
    "eight squires": (8, {"expansion": True, "squires": True}),
}


@pytest.mark.parametrize("seats, options", TABLES.values(), ids=TABLES)
def test_every_fact_of_whole_games_can_be_told(seats: int, options: dict[str, object]) -> None:
    words, names = STRICT["en"], [f"N{n}" for n in range(seats)]
    for n in range(2):
        table, random = game(f"words {n}", seats, **options), Random(n)
        while not table.over:
            seat = next(seat for seat in table.public.everyone if table.moves(seat))
            moves = [*table.moves(seat)]
            table.play(seat, choose(table.public, table.truth.own[seat], moves, random.randrange))
        for row in table.rows:
            for fact in row.facts:
                if tag(type(fact)) not in ("engine.shuffled", "engine.rolled"):
                    assert not LOOSE.search(words.tell(fact, names))


def test_the_search_for_notices_finds_the_rare_ones() -> None:
    assert {"E-PLAYERS", "E-LOYALTY-DECK", "E-COMPANY", "E-TRAVEL", "W-TRAITOR-CERTAIN"} <= notices()
