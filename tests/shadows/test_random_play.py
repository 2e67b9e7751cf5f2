"""Random games of every number of players and option, and on from late positions: what holds in each."""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from camlann import shadows
from camlann.engine import forms
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import tag
from camlann.engine.forms import Offer
from camlann.engine.match import Match
from camlann.engine.phases import Poll
from camlann.engine.rules import Rules
from camlann.shadows.state import Camelot, Game, Knight, SealedState, Transition
from tests import properties
from tests.choices import Choices
from tests.properties import anything, random_game, untold
from tests.secrets.shadows_knowledge_oracle import Authentication
from tests.secrets.shadows_rulebook_tables import COVERED, OPEN
from tests.secrets.shadows_viewer_facts import Followed
from tests.shadows.deals import Shadows, position
from tests.shadows.sensible_player import LIKED
from tests.shadows.test_conservation import LATE
from tests.spans import part, span

# Tracing trebles the time, and a line that only chance has passed is not a line that a test has covered.
pytestmark = pytest.mark.no_cover

SEATS = range(2, 9)
GAMES = 49
"""How many games are played in every run, over all numbers of seats."""
SIZE = 12_000
"""Bytes of choices; when they are used up every choice is the first, and evil makes short work of all."""
LONG = span("CAMLANN_SHADOWS", 5_000)
"""How many games the long form plays, over all numbers of seats."""
MOST_ROWS = 6000
FRAME = 16 * 1024


@pytest.fixture(autouse=True)
def _receivers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who gets each card stands in the order of the cards: a field `to` is no list in seat order."""
    fields = properties._fields
    monkeypatch.setattr(
        properties, "_fields", lambda kind: [each for each in fields(kind) if each[0] != "to"]
    )


class Later:
    """The rules, but that the game goes on from where a position has come."""

    def __init__(self, at: Shadows) -> None:
        self.start = replace(at.truth, public=replace(at.public, phase=None, asked=(), agenda=()))

    def __getattr__(self, name: str) -> Any:
        return getattr(shadows, name)

    def blank(self, options: shadows.Options, seats: int) -> Game:
        return self.start

    def deal(self, tell: Transition) -> None:
        """All lies there."""


def liked(offers: Sequence[Offer], choices: Choices) -> tuple[Offer, forms.Choice]:
    """Mostly what brings a game on."""
    weights = [LIKED.get(offer.command.removeprefix("shadows."), 2) for offer in offers]
    throw = choices.below(sum(weights))
    for offer, weight in zip(offers, weights, strict=True):
        if throw < weight:
            return offer, forms.sample(offer.form, choices.below)
        throw -= weight
    raise AssertionError("the weights add up")


def options(choices: Choices, seats: int) -> shadows.Options:
    expansion = seats == 8 or choices.one_in(2)
    chosen = shadows.Options(
        expansion=expansion,
        bedivere=choices.one_in(2),
        traitors=choices.pick(["standard", "standard", "among_us", "none"]),
        squires=choices.one_in(3),
        blind_loyalty=choices.one_in(2),
        odds=choices.one_in(2),
        galahad_plays_two=choices.one_in(2),
        quiet_rounds=choices.pick([0, 3, 20]),
        unconfirmed=shadows.Unconfirmed(
            voluntary_reveal=choices.one_in(4),
            merlin_takes_desolation=choices.one_in(2),
            accusations_stay_open=choices.one_in(2),
            merlins_in_chain=choices.one_in(2),
        ),
    )
    return chosen


def late(choices: Choices) -> Shadows:
    """One of the late positions of five Knights, or squires, with the expansion."""
    laid: Mapping[str, Any] = choices.pick([*LATE.values()])
    given = {"loyalties": "loyal traitor loyal loyal loyal"} | {**laid}
    turn, squires = choices.pick([0, 2, 3]), choices.one_in(3)
    coats = "squire squire squire squire squire" if squires else "arthur bors gaheris lamorak kay"
    return position(coats, expansion=True, squires=squires, turn=turn, **given)


def play(choices: Choices, seats: int) -> set[str]:
    """One game with the oracle at the table; the kinds of facts that came up."""
    rules: Rules[Any, Camelot, Knight, SealedState] = shadows
    chosen = options(choices, seats)
    if seats == 5 and choices.one_in(2):
        begun = late(choices)
        rules, chosen = Later(begun), begun.options
    watched = random_game(
        rules,
        chosen,
        seats,
        partial(Seeded, seed_of(str(choices.below(2**32))), 1),
        choices,
        covered={f"shadows.{phase}" for phase in COVERED},
        most_rows=MOST_ROWS,
        most_bytes=FRAME,
        choose=choices.pick([liked, liked, anything]),
        each_row=Followed(),
    )
    return watched.kinds


def sample(seats: int, games: int | Iterable[int]) -> Iterator[Choices]:
    """The choices of so many games, or of those with these numbers: the same in every run."""
    for n in range(games) if isinstance(games, int) else games:
        yield Choices(random.Random(f"{n} of {seats} at Camelot").randbytes(SIZE))


def check(seats: int, games: Sequence[int]) -> set[str]:
    kinds: set[str] = set()
    for n, chosen in zip(games, sample(seats, games), strict=True):
        try:
            kinds |= play(chosen, seats)
        except AssertionError as error:
            error.add_note(f"in game {n} of {seats}")
            raise
    return kinds


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_keep_every_rule_of_the_server(seats: int) -> None:
    kinds = check(seats, range(GAMES // len(SEATS)))
    assert len(kinds) > 95, f"games of {seats} tell little: {sorted(untold(shadows, kinds))}"


@pytest.mark.parametrize("seats", SEATS)
def test_at_the_deal_a_seat_knows_its_hand_and_its_loyalty(seats: int) -> None:
    for chosen in sample(seats, 10):
        told = options(chosen, seats)
        match: Shadows = shadows_table(told, seats, str(chosen.below(2**16)))
        sealed = match.truth.sealed
        assert sealed is not None
        blind = seats == 3 and told.blind_loyalty
        for seat, own in match.truth.own.items():
            side = sealed.loyalties[seat] if sealed.loyalties and not blind else None
            known = Authentication(msgspec.to_builtins(own)).plain()
            assert len(known.pop("hand")) == (8 if seats == 2 else 6)
            assert known.pop("loyalty") == side
            assert not any(known.values())


def shadows_table(chosen: shadows.Options, seats: int, word: str) -> Shadows:
    return Match(shadows, chosen, seats, partial(Seeded, seed_of(word), 1))


def test_every_poll_is_covered_or_open_as_the_rules_say() -> None:
    polls = {
        tag(phase).removeprefix("shadows."): phase for phase in shadows.WIRE.phases if issubclass(phase, Poll)
    }
    assert {name for name, phase in polls.items() if phase.open} == OPEN
    assert {name for name, phase in polls.items() if not phase.open} == COVERED


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_many_random_games_keep_every_rule_of_the_server(seats: int) -> None:
    check(seats, [n // len(SEATS) for n in part(LONG, SEATS.index(seats), len(SEATS))])
