"""Scenarios: everybody guesses Merlin, and only the Assassin's guess counts."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from camlann import avalon
from camlann.avalon.assassin import NameAnother, Named, NameNoAlly
from camlann.avalon.game_end import AllTold, Over
from camlann.avalon.guess import Guess, GuessesShown, Guessing
from camlann.avalon.point import MissGuess, NobodyNamed, Point, Pointed
from camlann.bots.random_bot import choose
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Answered, Ended, Rolled, Seat
from camlann.engine.forms import One
from camlann.engine.match import AnsweredAlready, GameOver, Match
from camlann.engine.phases import NotOffered
from tests.avalon.deals import Avalon, begun
from tests.avalon.play_sequences import heard, lapse, outcome, phase, quests, refused
from tests.avalon.sent_frames import frames_sent

SEVEN = "merlin loyal percival assassin morgana loyal minion"
"""The Assassin, in seat 3, was shown seats 4 and 6 as Evil."""
ASSASSIN = 3


def guessing(roles: str = SEVEN, **options: Any) -> Avalon:
    match = begun(roles, **{"everyone_guesses": True, **options})
    quests(match, "WWW")
    return match


def guess(match: Avalon, guesses: dict[int, int]) -> None:
    for seat, target in guesses.items():
        match.play(Seat(seat), avalon.Guess(Seat(target)))


ALL = {0: 1, 1: 2, 2: 0, 3: 2, 4: 2, 5: 2, 6: 0}
"""A guess of every seat: the Assassin names Percival."""


def test_it_is_played_unless_the_table_wants_otherwise() -> None:
    assert avalon.Options().everyone_guesses
    assert phase(guessing()) == Guessing()
    assert phase(guessing(everyone_guesses=False)) != Guessing()


def test_every_seat_is_asked_and_can_be_offered_every_seat_but_its_own() -> None:
    match = guessing()
    assert match.public.asked == match.public.everyone
    for seat in match.public.everyone:
        (offer,) = match.moves(seat)
        assert isinstance(offer.form, One)
        assert offer.form.shown() == tuple(other for other in match.public.everyone if other != seat)


LISTS = {
    "the Assassin cannot name whom he was shown as Evil": ("not_shown_evil", (0, 1, 2, 5), (4, 6)),
    "unless the table plays otherwise": ("anyone_else", (0, 1, 2, 4, 5, 6), ()),
}


@pytest.mark.parametrize("option, items, decoys", LISTS.values(), ids=LISTS)
def test_whom_the_assassin_may_guess(option: str, items: tuple[int, ...], decoys: tuple[int, ...]) -> None:
    (offer,) = guessing(assassin_targets=option).moves(Seat(ASSASSIN))
    assert offer.form == One(items, decoys)


def test_a_seat_the_assassin_may_not_name_is_refused_to_him_alone() -> None:
    match = guessing()
    assert refused(match, ASSASSIN, avalon.Guess(Seat(4))) == NameNoAlly(Seat(4))
    for seat in (0, 1, 2, 5, 6):
        assert match.why(Seat(seat), avalon.Guess(Seat(4))) is None, "anybody else may guess so"
    assert refused(match, 0, avalon.Guess(Seat(0))) == NameAnother()
    assert refused(match, 0, avalon.Guess(Seat(7))) == NotOffered()
    assert refused(match, 0, MissGuess()) == NotOffered(), "nobody can choose to miss the time"


@pytest.mark.parametrize("target, winner", [(0, "evil"), (2, "good")])
def test_only_the_assassins_guess_counts(target: int, winner: str) -> None:
    match = guessing()
    others = dict.fromkeys((1, 2, 4, 6), 0 if winner == "good" else 5)
    guess(match, {0: 5, 5: 1, **others})
    assert outcome(match) == (None, None)
    guess(match, {ASSASSIN: target})
    assert outcome(match)[0] == winner
    assert heard(match, None, Named) == [Named(Seat(ASSASSIN), Seat(target))]


def test_the_assassins_guess_closes_it_and_nobody_elses() -> None:
    match = guessing()
    guess(match, dict.fromkeys((0, 1, 2, 4, 5), 6))
    assert phase(match) == Guessing()
    assert outcome(match) == (None, None)
    guess(match, {ASSASSIN: 0})
    assert match.over
    assert refused(match, 6, avalon.Guess(Seat(0))) == GameOver()


def test_nobody_sees_who_has_guessed() -> None:
    match = guessing()
    match.play(Seat(1), avalon.Guess(Seat(0)))
    assert match.public.acted == ()
    assert match.rows[-1].facts == (Answered(Seat(1), Guess(Seat(0))),)
    assert match.public.guesses == {}
    assert refused(match, 1, avalon.Guess(Seat(2))) == AnsweredAlready()


def test_a_guess_is_the_seats_own_until_the_end() -> None:
    def world(target: int) -> Avalon:
        match = guessing()
        guess(match, {1: target})
        return match

    one, two = frames_sent(world(0)), frames_sent(world(4))
    assert one.pop(Seat(1)) != two.pop(Seat(1))
    assert one == two


def test_nobody_can_see_who_the_assassin_is_while_all_guess() -> None:
    def world(three: str, four: str) -> Avalon:
        match = guessing(f"merlin loyal percival {three} {four} loyal minion")
        guess(match, dict.fromkeys((0, 2, 3 if three == "mordred" else 4, 5), 1))
        return match

    one, two = world("assassin", "mordred"), world("mordred", "assassin")
    # Merlin can tell Mordred from the Assassin since the reveal.
    for viewer in (1, 2, 5, 6, None):
        bystander = None if viewer is None else Seat(viewer)
        assert frames_sent(one)[bystander] == frames_sent(two)[bystander]


@pytest.mark.parametrize("detail", ["full", "roles"])
def test_all_guesses_are_shown_at_the_end(detail: str) -> None:
    match = guessing(post_game_detail=detail)
    guess(match, {seat: target for seat, target in ALL.items() if seat != ASSASSIN})
    guess(match, {ASSASSIN: ALL[ASSASSIN]})
    assert match.public.guesses == ALL
    assert heard(match, None, GuessesShown) == [GuessesShown({Seat(a): Seat(b) for a, b in ALL.items()})]
    told = [type(fact) for fact in match.rows[-1].facts if not isinstance(fact, Answered)]
    assert told == [Named, Over, GuessesShown, *([AllTold] if detail == "full" else []), Ended]


# Pointing.


def pointed(match: Avalon, seats: dict[int, int | None]) -> None:
    for seat, target in seats.items():
        match.play(Seat(seat), Point(None if target is None else Seat(target)))


def test_every_seat_may_point_at_any_other_and_take_it_back_and_is_told_alone() -> None:
    match = guessing()
    for seat in match.public.everyone:
        owed, public = match.moves(seat), match.public
        for target in (*(other for other in match.public.everyone if other != seat), None):
            row = match.play(seat, Point(target))
            assert row.facts == (Pointed(seat, target),)
            assert match.truth.own[seat].pointed == target
        assert (match.moves(seat), match.public) == (owed, public), "it answers nothing"
    assert refused(match, 0, Point(Seat(0))) == NotOffered()
    assert refused(match, 0, Point(None)) == NotOffered(), "nothing is pointed at"
    guess(match, {0: 1})
    assert refused(match, 0, Point(Seat(2))) == AnsweredAlready()


def test_who_has_only_pointed_has_guessed_so_when_it_ends() -> None:
    match = guessing()
    pointed(match, {0: 4, 1: 0, 2: 3})
    pointed(match, {2: None})
    guess(match, {1: 5, ASSASSIN: 2})
    assert match.public.guesses == {0: 4, 1: 5, ASSASSIN: 2}


TIME_UP: dict[str, tuple[dict[int, int | None], int | None, str]] = {
    "he points at Merlin": ({ASSASSIN: 0}, 0, "merlin_assassinated"),
    "at another": ({ASSASSIN: 2, 0: 5}, 2, "assassination_missed"),
    "at nobody": ({0: 5, 1: 0}, None, "nobody_named"),
    "at one he was shown as Evil": ({ASSASSIN: 4}, None, "nobody_named"),
}


@pytest.mark.parametrize("everyone", [True, False])
@pytest.mark.parametrize("points, named, why", TIME_UP.values(), ids=TIME_UP)
def test_when_the_time_is_over_the_knight_the_assassin_points_at_counts_and_no_dice_are_thrown(
    points: dict[int, int | None], named: int | None, why: str, everyone: bool
) -> None:
    match = guessing(everyone_guesses=everyone)
    pointed(match, points)
    lapse(match)
    assert (match.public.named, match.public.why) == (named, why)
    assert not [fact for fact in match.rows[-1].facts if isinstance(fact, Rolled)]
    found = heard(match, None, NobodyNamed)
    assert found == ([NobodyNamed(Seat(ASSASSIN))] if named is None else [])
    if everyone:
        counts = {seat: target for seat, target in points.items() if (seat, target) != (ASSASSIN, 4)}
        assert match.public.guesses == counts


def test_where_he_pointed_last_counts() -> None:
    match = guessing()
    for target in (0, 2, 1):
        pointed(match, {ASSASSIN: target})
    lapse(match)
    assert match.public.named == 1
    match = guessing()
    pointed(match, {ASSASSIN: 0})
    pointed(match, {ASSASSIN: None})
    lapse(match)
    assert match.public.why == "nobody_named"


def test_a_missed_guess_is_no_guess() -> None:
    match = guessing()
    guess(match, {1: 0})
    lapse(match)
    assert match.public.guesses == {1: 0}
    assert heard(match, 5, Answered)[-1] == Answered(Seat(5), MissGuess())


def test_two_who_tell_each_other_everything_learn_nothing_of_the_assassin_before_the_end() -> None:
    """Whatever they do and in whatever order, what they see is the same whoever else is the Assassin."""

    def world(three: str, four: str) -> Avalon:
        match = guessing(f"loyal merlin loyal {three} {four} percival minion")
        other = 3 if three == "assassin" else 4
        pointed(match, {0: 3, other: 1, 7 - other: 2})
        guess(match, {0: 4})
        pointed(match, {2: 4})
        guess(match, {2: 3, 5: 3, 7 - other: 0})
        pointed(match, {other: 5})
        return match

    one, two = world("assassin", "mordred"), world("mordred", "assassin")
    for viewer in (0, 2, None):
        bystander = None if viewer is None else Seat(viewer)
        assert frames_sent(one)[bystander] == frames_sent(two)[bystander]


ENDS: dict[str, Callable[[Avalon], None]] = {
    "a third lost quest": lambda match: quests(match, "LLL"),
    "a third won quest without Merlin": lambda match: quests(match, "WWW"),
}


@pytest.mark.parametrize("end", ENDS)
def test_nobody_guesses_where_nobody_is_named(end: str) -> None:
    merlin = "without" not in end
    roles = SEVEN if merlin else "loyal loyal loyal loyal mordred minion minion"
    match = begun(roles, everyone_guesses=True, merlin="required" if merlin else "optional")
    ENDS[end](match)
    assert match.over
    assert match.public.guesses == {}
    assert not heard(match, None, GuessesShown)


def test_evil_may_confer_while_all_guess() -> None:
    match = guessing(assassination_talk="evil_channel")
    assert avalon.channels(match.public) == ("evil",)


def test_bots_guess_like_anybody() -> None:
    options = avalon.Options(roles=tuple(sorted({*SEVEN.split()} - {"loyal", "minion"})))
    guesses = 0
    for number in range(12):
        match: Avalon = Match(avalon, options, 7, partial(Seeded, seed_of("guessing bots"), number))
        random = Random(number)
        while not match.over:
            seat = next(seat for seat in match.public.everyone if match.moves(seat))
            if isinstance(phase(match), Guessing):
                offer, fields = choose(match.moves(seat), random)
                match.play(seat, avalon.WIRE.choose(offer, fields))
            elif not match.public.round:
                match.play(seat, avalon.Acknowledge())
            else:
                quests(match, "W")
        assert Seat(match.truth.public.roles.index("assassin")) in match.public.guesses
        assert all(seat != target for seat, target in match.public.guesses.items())
        guesses += len(match.public.guesses)
    assert guesses >= 12
