"""The Traitor and who looks for him: what he does unseen, what he shows, and what the Loyal make of it."""

from functools import partial

import pytest

from camlann import shadows
from camlann.bots.arena.camelot import Table, figures, text
from camlann.bots.shadows.belief import Belief
from camlann.bots.shadows.signs import SIGNS
from camlann.bots.shadows.traitor import hidden, revealed
from camlann.cli import main
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.forms import Offer
from camlann.engine.match import Match
from camlann.shadows.accusations import LoyaltyShown
from camlann.shadows.options import Options
from camlann.shadows.progression_of_evil import EvilChosen
from camlann.shadows.state import Camelot
from tests.shadows.deals import Shadows

DRAW, RAISE, OFFER = Offer("shadows.draw-black"), Offer("shadows.raise-siege"), Offer("shadows.offer-merlins")


def begun(seats: int = 5, **options: object) -> Shadows:
    return Match(shadows, Options(**options), seats, partial(Seeded, seed_of("traitor"), 1))  # type: ignore[arg-type]


def threats(match: Shadows, seat: int = 0) -> list[float]:
    belief = Belief(match.options, match.public.seats, Seat(seat))
    return belief.threats(match.public)


def test_at_first_everybody_else_is_suspect_as_the_deck_says() -> None:
    """Seven other cards, one of them a Traitor's, of which four are dealt."""
    assert threats(begun()) == pytest.approx([0.0] + [1 / 7] * 4)
    assert threats(begun(traitors="among_us")) == pytest.approx([0.0] + [1 / 5] * 4)
    assert threats(begun(traitors="none")) == [0.0] * 5
    # With eight and the expansion two Traitors are in a deck of nine.
    assert threats(begun(8, expansion=True)) == pytest.approx([0.0] + [2 / 8] * 7)


def test_a_card_that_was_shown_settles_the_matter() -> None:
    match = begun()
    belief = Belief(match.options, 5, Seat(0))
    public: Camelot = LoyaltyShown(Seat(1), "loyal").apply(match.public)
    assert belief.threats(public) == pytest.approx([0.0, 0.0] + [1 / 6] * 3)
    assert belief.threats(LoyaltyShown(Seat(2), "traitor").apply(public)) == [0.0, 0.0, 1.0, 0.0, 0.0]


def test_a_harmful_choice_makes_its_seat_suspect_and_the_others_less() -> None:
    match = begun()
    belief = Belief(match.options, 5, Seat(0))
    before = belief.threats(match.public)
    belief.consider(EvilChosen(Seat(1), "siege_engine"), match.public)
    after = belief.threats(match.public)
    assert after[1] > before[1]
    assert after[2] < before[2]


def test_the_signs_that_speak_most_against_a_seat_are_choices_that_hurt() -> None:
    worst = sorted(SIGNS, key=lambda sign: SIGNS[sign])
    assert worst[0] == "fate"
    assert {"siege_engine terrible", "war worse", "hid high"} <= {*worst[-6:]}


def test_a_hidden_traitor_does_openly_what_a_knight_might_and_in_secret_the_worst() -> None:
    open_to_all = hidden([((DRAW, ()), -1.0), ((RAISE, ()), -1.4), ((Offer("shadows.suffer"), ()), -9.0)])
    values = {chosen[0].command: value for chosen, value in open_to_all}
    assert values.keys() == {"shadows.draw-black", "shadows.raise-siege"}
    assert values["shadows.raise-siege"] > values["shadows.draw-black"]
    secret = dict(hidden([((OFFER, (0,)), 0.0), ((OFFER, (2,)), 1.0)]))
    assert secret[OFFER, (0,)] > secret[OFFER, (2,)]


def test_a_blow_that_ends_the_game_is_worth_being_seen() -> None:
    (blow,) = hidden([((DRAW, ()), -1.0), ((RAISE, ()), -250.0)])
    assert blow[0] == (RAISE, ())


def test_a_revealed_traitor_does_his_worst() -> None:
    war = Offer("shadows.choose-war")
    values = dict(revealed([((war, ("picts",)), -9.0), ((war, ("saxons",)), -1.0)]))
    assert values[war, ("picts",)] > values[war, ("saxons",)]


def test_the_loyal_accuse_better_than_by_chance() -> None:
    found = figures(Table("rules", 6, 9, Options(traitors="among_us"), "accusations"))
    assert found.accusations >= 2
    assert found.right.percent > found.by_chance
    assert "by chance" in text(found)


def test_the_arena_plays_shadows_and_names_what_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "camelot", "--games", "1", "--seats", "3", "--bot", "random"]) == 0
    assert "3 seats, 1 games of random" in capsys.readouterr().out
    assert main(["arena", "camelot", "--bot", "merlin"]) == 2
    assert "There is no bot merlin." in capsys.readouterr().err
    assert main(["arena", "camelot", "--seats", "9"]) == 2
    assert "9 players cannot play that" in capsys.readouterr().err
