"""An analysis of Shadows says who could be a Traitor, from what its viewer was told."""

from functools import partial
from itertools import combinations
from math import comb
from random import Random

import pytest

from camlann import shadows
from camlann.bots.analysis import analyse
from camlann.bots.match_player import MatchPlayer, play_out
from camlann.bots.shadows.belief import Belief
from camlann.bots.shadows.rules_bot import ShadowsRulesBot
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.records.record import Record, Viewpoint, record, seen
from camlann.records.replay_steps import replay_steps
from tests.shadows.deals import Shadows


def played(seats: int, word: str = "analysis", **options: object) -> tuple[Shadows, Record]:
    chosen = shadows.Options(**options)  # type: ignore[arg-type]
    match: Shadows = Match(shadows, chosen, seats, partial(Seeded, seed_of(word), 1))
    everyone = match.public.everyone
    play_out(
        match,
        {seat: MatchPlayer(match, seat, ShadowsRulesBot, Random(f"{word}/{seat}")) for seat in everyone},
    )
    return match, record(match, "whole")


@pytest.mark.parametrize("seats, expansion", [(3, False), (5, False), (8, True)])
def test_every_chair_of_a_whole_game_has_chances_at_every_replay_step(seats: int, expansion: bool) -> None:
    match, whole = played(seats, expansion=expansion)
    traitors = [side == "traitor" for side in match.public.sides]
    viewpoints: tuple[Viewpoint, ...] = ("spectator", *match.public.everyone)
    for viewpoint in viewpoints:
        found = analyse(whole, shadows, viewpoint)
        assert len(found.chances) == len([*replay_steps(whole, shadows, viewpoint)])
        assert all(each.possible >= 1 and len(each.percent["traitor"]) == seats for each in found.chances)
        # The loyalty cards that are shown at the end could not be known before.
        assert (found.chances[-1].possible == 1) == (found.certain is not None)
        if found.certain is not None:
            assert [chance == 100 for chance in found.chances[-1].percent["traitor"]] == traitors
    assert analyse(whole, shadows, "spectator").certain is None


@pytest.mark.parametrize("viewer", ["spectator", *map(Seat, range(5))])
def test_an_analysis_is_made_from_what_its_viewer_was_told(viewer: Viewpoint) -> None:
    """The record as this viewer has it, without anybody's secrets, gives the same."""
    _, whole = played(5)
    assert analyse(whole, shadows, viewer) == analyse(seen(whole, viewer), shadows, viewer)


def test_at_first_the_loyalty_cards_are_all_that_counts() -> None:
    _, whole = played(5)
    first = analyse(whole, shadows, "spectator").chances[0]
    # Five of eight cards were dealt, and one of the eight is the Traitor's: nobody is one, or one of five.
    assert first.possible == 6
    assert set(first.percent["traitor"]) == {round(100 / 8)}


def test_a_traitor_knows_where_the_only_traitor_card_is() -> None:
    match, whole = next(
        (match, whole)
        for match, whole in (played(6, f"traitor {n}") for n in range(20))
        if "traitor" in match.public.sides
    )
    traitor = Seat(match.public.sides.index("traitor"))
    first = analyse(whole, shadows, traitor).chances[0]
    assert first.possible == 1
    assert [seat for seat, chance in enumerate(first.percent["traitor"]) if chance == 100] == [traitor]


def test_only_the_loyal_are_judged_and_by_what_they_believed() -> None:
    accused = 0
    for n in range(4):
        match, whole = played(7, f"accusations {n}")
        for seat in match.public.everyone:
            judged = analyse(whole, shadows, seat).judgements
            if match.public.sides[seat] == "traitor":
                assert judged == ()
            accused += len(judged)
            for each in judged:
                assert each.deed == "accuse"
                assert each.chance <= each.best
    assert accused > 1


@pytest.mark.parametrize("seats, expansion", [(4, False), (7, True), (8, True)])
def test_chances_are_those_of_counting_every_deal(seats: int, expansion: bool) -> None:
    """Lay every set of traitor cards among all cards: those at the table are the first."""
    belief = Belief(shadows.Options(expansion=expansion), seats, None)
    deck, traitors = len(belief.deck), belief.deck.count("traitor")
    deals = [{card for card in chosen if card < seats} for chosen in combinations(range(deck), traitors)]
    assert len(deals) == comb(deck, traitors)
    for loyal, known in ((set(), set()), ({0}, set()), ({0, 1}, {2})):
        left = [deal for deal in deals if known <= deal and not loyal & deal]
        expected = [sum(seat in deal for deal in left) / len(left) for seat in range(seats)]
        assert belief.chances(loyal, known) == pytest.approx(expected)
        assert {frozenset(named) for named, _ in belief.possible(loyal, known)} == {*map(frozenset, left)}
