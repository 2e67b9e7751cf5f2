"""A belief about the deal: equal to brute force, whatever the roles and modules."""

from collections.abc import Iterable, Sequence
from random import Random

import pytest

from camlann import avalon
from camlann.avalon.role_knowledge import Deal, Role, Seen, Sight
from camlann.avalon.roles import ROLES, role_of
from camlann.avalon.state import side_now
from camlann.bots.avalon.belief import Belief
from camlann.bots.avalon.evidence import Evidence, Fails, anything
from camlann.bots.avalon.hypotheses import for_seat, for_spectator
from camlann.engine.facts import Seat, fold, part
from tests.avalon.configs import config
from tests.avalon.deals import Avalon, begun, dealt, go, handed
from tests.bots.avalon.brute_force import posterior
from tests.bots.avalon.random_game import random_game
from tests.choices import Choices

SEVEN = "merlin percival loyal loyal assassin morgana oberon"


def lopsided(style: int, evil: int, free: int, alone: int) -> Sequence[float]:
    """A model of quest cards in which every number of fails has a chance of its own."""
    return [(1 + fails) / (2 + evil + free + 2 * alone) for fails in range(free + 1)]


def believed(match: Avalon, seat: int, fails: Fails = anything) -> Belief:
    """What a seat believes after all that it was told."""
    own = match.truth.own[Seat(seat)]
    cast, options = match.public.cast, match.options
    belief = Belief(for_seat(cast, options, Seat(seat), own.role, own.shown))
    evidence = Evidence(belief, Seat(seat))
    game = part(avalon.blank(options, match.public.seats), Seat(seat))
    for fact in match.facts_for(Seat(seat)):
        before, game = game, fold(game, fact)
        evidence.consider(fact, before.public, game, fails)
    return belief


def equals_brute_force(match: Avalon, seat: Seat, fails: Fails) -> None:
    odds, belief = posterior(match, seat, fails), believed(match, seat, fails)
    everyone, switches = match.public.everyone, match.public.switches
    sides = [
        sum(
            weight
            for deal, weight in odds.items()
            if side_now(role_of(deal[n], match.options), switches) == "evil"
        )
        for n in everyone
    ]
    merlin = [sum(weight for deal, weight in odds.items() if deal[n] == "merlin") for n in everyone]
    assert belief.evil(len(everyone)) == pytest.approx(sides)
    assert belief.quarry(len(everyone)) == pytest.approx(merlin)


def played(number: int, seats: int) -> Avalon:
    """A game with any roles, modules and options, played to its last quest or somewhere before it."""
    options = config(Choices(Random(f"belief {number}").randbytes(400)), seats).options
    return random_game(options, seats, f"belief {number}")


@pytest.mark.parametrize("number", range(16))
def test_it_equals_brute_force(number: int) -> None:
    seats = 5 + number % 2
    match = played(number, seats)
    for seat in match.public.everyone:
        equals_brute_force(match, seat, lopsided)


def test_a_lancelot_who_must_fail_was_not_on_a_team_without_fails() -> None:
    match = begun(
        "merlin lancelot_good loyal lancelot_evil assassin loyal",
        lancelot="known_pair",
        evil_lancelot_must_fail=True,
    )
    go(match, 4, 5, cards="SS")
    equals_brute_force(match, Seat(2), anything)


def test_everybody_is_evil_as_often_as_the_numbers_say_before_anything_has_happened() -> None:
    for seats, evil in ((5, 2), (7, 3), (10, 4)):
        options = avalon.Options()
        belief = Belief(for_spectator(avalon.cast(options, seats), options))
        assert belief.evil(seats) == pytest.approx([evil / seats] * seats)


def test_games_with_cards_of_the_same_kinds_share_their_hypotheses() -> None:
    """Otherwise tables with options that change nothing fill the memory of a worker."""
    options = [
        avalon.Options(),
        avalon.Options(leader=Seat(3)),
        avalon.Options(roles=("merlin", "assassin", "percival", "morgana"), lady=True),
    ]
    first, *others = (for_spectator(avalon.cast(each, 7), each).each for each in options)
    assert [a is b for other in others for a, b in zip(first, other, strict=True)] == [True] * 2 * len(first)


def test_merlin_knows_who_is_evil_but_for_mordred() -> None:
    match = dealt("merlin loyal loyal loyal assassin mordred minion")
    assert believed(match, 0).evil(7) == pytest.approx([0, 0.25, 0.25, 0.25, 1, 0.25, 1])


def test_percival_has_two_merlins() -> None:
    match = dealt(SEVEN)
    assert believed(match, 1).quarry(7) == pytest.approx([0.5, 0, 0, 0, 0, 0.5, 0])


def test_two_fails_of_two_give_both_away() -> None:
    match = begun("merlin loyal assassin minion loyal")
    go(match, 2, 3, cards="FF")
    assert believed(match, 1).evil(5) == pytest.approx([0, 0, 1, 1, 0])


def test_a_servant_on_a_lost_team_of_two_knows_the_other() -> None:
    match = begun("merlin loyal assassin minion loyal")
    go(match, 1, 2, cards="SF")
    assert believed(match, 1).evil(5)[2] == 1
    assert believed(match, 4).evil(5)[1:3] == pytest.approx([0.6, 0.6])


def test_what_the_lady_shows_is_certain_and_after_a_switch_a_lancelot_is_the_other() -> None:
    match = begun(
        "merlin lancelot_good loyal loyal assassin lancelot_evil minion",
        lady=True,
        lancelot="hidden_switch",
        allegiance="S",
    )
    go(match, 0, 2, cards="SS")
    go(match, 0, 2, 3, cards="SSS")
    holder = match.public.lady
    assert holder == 6
    match.play(holder, avalon.Examine(Seat(2)))
    assert believed(match, 6).evil(7)[2] < 0.5
    # The minion was shown which of Evil is Lancelot, and knows that he is Good since the switch.
    assert believed(match, 6).evil(7)[5] == 0


def test_a_card_in_the_spotlight_tells_everybody() -> None:
    match = handed("merlin loyal loyal loyal assassin minion minion", ("spotlight", 1))
    match.play(Seat(0), avalon.Propose(1, (Seat(0), Seat(4))))
    for seat in match.public.everyone:
        match.play(seat, avalon.Vote("approve"))
    match.play(Seat(1), avalon.Illuminate(Seat(4)))
    match.play(Seat(0), avalon.PlayCard("success"))
    match.play(Seat(4), avalon.PlayCard("fail"))
    assert [believed(match, seat).evil(7)[4] for seat in range(7)] == pytest.approx([1] * 7)


@pytest.mark.parametrize("number", range(12))
def test_the_truth_is_never_ruled_out(number: int) -> None:
    seats = 5 + number % 4
    match = played(100 + number, seats)
    roles = [match.truth.own[seat].role for seat in match.public.everyone]
    evil = [side_now(role_of(role, match.options), match.public.switches) == "evil" for role in roles]
    for seat in match.public.everyone:
        mask = sum(1 << n for n, each in enumerate(evil) if each)
        assert believed(match, seat).masks().get(mask, 0) > 0


def test_a_new_role_needs_its_row_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def left(seat: Seat, deal: Deal) -> Iterable[Seen]:
        other = Seat((seat + 1) % len(deal))
        return [Seen(other, deal[other].side)]

    sees = Sight(name="bedivere", look=left, labels=("good", "evil"))
    monkeypatch.setitem(ROLES, "bedivere", Role(name="bedivere", side="good", sees=(sees,)))
    match = dealt("merlin bedivere minion loyal assassin")
    assert believed(match, 1).evil(5) == pytest.approx([1 / 3, 0, 1, 1 / 3, 1 / 3])
    match = dealt("merlin bedivere loyal minion assassin")
    assert believed(match, 1).evil(5) == pytest.approx([2 / 3, 0, 0, 2 / 3, 2 / 3])
