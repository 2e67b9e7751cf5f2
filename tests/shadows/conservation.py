"""Where everything is: each card, sword, siege engine, warrior and relic lies in one place."""

from collections import Counter

from camlann.shadows.card_division import Consenting, Sharing
from camlann.shadows.cards.black import black_deck
from camlann.shadows.cards.black_prompts import ChoosingWar
from camlann.shadows.cards.white import white_deck
from camlann.shadows.lives import printed
from camlann.shadows.progression_of_evil import Resolving
from camlann.shadows.setup import travel_deck
from camlann.shadows.state import FACE_DOWN, SIEGE_LIMIT, Camelot, Game
from tests.shadows.manifest import BLACK, WHITE


def whites(game: Game) -> Counter[str]:
    """Every white card of a game that waits for somebody, wherever it is."""
    public, sealed = game.public, game.sealed
    assert sealed is not None
    found = Counter((*sealed.white, *sealed.white_discard))
    found.update(card for card in sealed.removed if card in WHITE)
    for own in game.own.values():
        found.update(own.hand)
    for board in (public.black_knight, public.lancelot, public.dragon):
        found.update(printed(board.white))
    found.update((*public.picts.white, *public.saxons.white))
    found.update(card for card in public.grail if card == "grail")
    found.update(["heroism"] if public.heroism else [])
    found.update(["divine_favor"] if public.favor else [])
    if isinstance(public.phase, Sharing | Consenting):
        found.update(public.phase.cards)
    return found


def blacks(game: Game) -> Counter[str]:
    """Every black card likewise; one that was shown and has not taken effect stands on the agenda."""
    public, sealed = game.public, game.sealed
    assert sealed is not None
    found = Counter((*sealed.black, *sealed.black_discard, *sealed.drawn, *public.lasting))
    found.update(card for card in sealed.removed if card in BLACK)
    for name, board in (
        ("black_knight", public.black_knight),
        ("lancelot", public.lancelot),
        ("dragon", public.dragon),
    ):
        laid = sealed.laid.get(name, {})
        assert [place for place, card in enumerate(board.black) if card == FACE_DOWN] == sorted(laid)
        found.update(card for card in board.black if card != FACE_DOWN)
        found.update(laid.values())
    found.update(card for card in public.grail if card not in ("", "grail"))
    found.update(["mordred"] if public.mordred else [])
    found.update(step.card for step in public.agenda if isinstance(step, Resolving))
    if isinstance(public.phase, ChoosingWar) and public.phase.mordred:
        found.update(["mordred"])
    return found


def travels(game: Game) -> Counter[str]:
    """Every travel card; one lies under each captured Knight."""
    sealed = game.sealed
    assert sealed is not None
    found = Counter((*sealed.travel, *sealed.travel_discard))
    found.update("captured" for status in game.public.status if status == "captured")
    return found


def whole(game: Game) -> None:
    """Nothing is lost and nothing is there twice, and what the table counts is what lies there."""
    public, sealed = game.public, game.sealed
    assert sealed is not None
    options = public.options
    if public.phase is not None or public.winner is None:
        # The end comes in the middle of an effect, and what was in somebody's hand then is counted no more.
        assert whites(game) == Counter(white_deck(options.expansion))
        assert blacks(game) == Counter(black_deck(options.expansion))
    assert travels(game) == Counter(travel_deck(options) if options.expansion else ())
    assert public.hands == tuple(len(game.own[seat].hand) for seat in public.everyone)
    assert (public.white, public.white_discard) == (len(sealed.white), len(sealed.white_discard))
    assert (public.black, public.black_discard) == (len(sealed.black), len(sealed.black_discard))
    assert (public.travel, public.travel_discard) == (len(sealed.travel), len(sealed.travel_discard))
    for seat in public.everyone:
        own = game.own[seat]
        assert own.hand == tuple(sorted(own.hand))
        for place, face in own.black.items():
            assert sealed.black[place] == face, "what a seat knows of the pile is true"
        for quest, laid in own.laid.items():
            for place, face in laid.items():
                assert sealed.laid[quest][place] == face


def bounds(public: Camelot) -> None:
    """What holds after every single fact, in the middle of an effect too."""
    assert len(public.swords) <= 16
    assert 0 <= public.siege <= SIEGE_LIMIT
    assert 0 <= public.picts.warriors <= 4
    assert 0 <= public.saxons.warriors <= 4
    assert -5 <= public.excalibur <= 5
    assert all(0 <= lives <= 6 for lives in public.lives)
    assert all(number >= 0 for number in public.hands)
    assert min(public.white, public.white_discard, public.black, public.black_discard) >= 0
    assert min(public.travel, public.travel_discard) >= 0
    assert set(public.relics) <= {"excalibur", "grail", "armor"}
    for relic, quest in (("excalibur", "excalibur"), ("grail", "grail"), ("armor", "lancelot")):
        if relic in public.relics:
            who = public.relics[relic]
            assert who is None or public.status[who] != "dead"
            assert who is None or relic == "armor" or public.status[who] != "revealed"
        else:
            assert quest not in public.over, "a quest that is over has given its relic or lost it"
