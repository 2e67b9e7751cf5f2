"""Scenarios: three quests decide, and then the Assassin has a word."""

import pytest

from camlann import avalon
from camlann.avalon.assassin import Assassinating, Named, NameNoAlly, NotTheAssassin
from camlann.avalon.game_end import Over
from camlann.engine.facts import Seat
from camlann.engine.forms import One
from tests.avalon.deals import Avalon, begun
from tests.avalon.play_sequences import heard, name, outcome, phase, quests, refused
from tests.avalon.scenarios import scenario, scenarios
from tests.avalon.sent_frames import frames_sent

EXAMPLE = "merlin minion loyal loyal assassin"
"""Merlin leads; at his left one who serves Evil, then two Good knights, then the Assassin."""


def names(match: Avalon, assassin: int) -> tuple[int | str, ...]:
    """The Assassin's list."""
    (offer,) = match.moves(Seat(assassin))
    assert offer.command == "avalon.name"
    assert isinstance(offer.form, One)
    assert not offer.form.decoys
    return offer.form.items


ENDS = {
    "C50: the Assassin names a Good knight who is not Merlin": (
        EXAMPLE,
        "WLWLW",
        3,
        "good",
        "assassination_missed",
        (0, 2, 3),
    ),
    "C51: the Assassin names Merlin": (EXAMPLE, "WLWLW", 0, "evil", "merlin_assassinated", (1, 4)),
    "C55: the Assassin names Oberon": (
        "merlin oberon loyal loyal assassin",
        "WWW",
        1,
        "good",
        "assassination_missed",
        (0, 2, 3),
    ),
    "C58: the Assassin names Percival": (
        "merlin percival loyal morgana assassin",
        "WWW",
        1,
        "good",
        "assassination_missed",
        (0, 1, 2),
    ),
}


@scenarios("roles, before, target, winner, why, winners", ENDS)
def test_the_assassins_word_decides(
    roles: str, before: str, target: int, winner: str, why: str, winners: tuple[int, ...]
) -> None:
    match = begun(roles)
    quests(match, before)
    assert phase(match) == Assassinating()
    assert outcome(match) == (None, None)
    name(match, target)
    assert match.over
    assert outcome(match) == (winner, why)
    assassin = roles.split().index("assassin")
    assert heard(match, None, Named) == [Named(Seat(assassin), Seat(target))], "he speaks aloud"
    assert [over.roles for over in heard(match, None, Over)] == [tuple(roles.split())]
    result = avalon.result(match.public)
    assert result is not None
    assert (result.winners, result.reason) == (winners, why)


@scenario("C52")
@pytest.mark.parametrize("results", ["LLL", "LWLL", "WWLLL", "LWLWL"])
def test_the_third_lost_quest_wins_for_evil_at_once(results: str) -> None:
    match = begun(EXAMPLE, lady=True)
    quests(match, results)
    assert match.over
    assert outcome(match) == ("evil", "three_fails")
    assert match.public.named is None
    assert len(match.public.quests) == len(results)
    assert not any(match.moves(seat) for seat in match.public.everyone)


@scenario("C53")
@pytest.mark.parametrize("results", ["WWW", "WWLW", "LLWWW"])
def test_the_third_won_quest_leads_to_the_assassination_at_once(results: str) -> None:
    match = begun(EXAMPLE, lady=True)
    quests(match, results)
    assert phase(match) == Assassinating()
    assert match.public.round == len(results), "no further round has opened"
    assert match.public.lady_quests < len(results), "nor was the Lady turned to"
    name(match, 0)
    assert len(match.public.quests) == len(results)


@scenario("C54")
@pytest.mark.parametrize("results", ["WWW", "WLWLW"])
def test_without_merlin_the_third_won_quest_wins_for_good(results: str) -> None:
    match = begun("loyal loyal loyal mordred minion", merlin="optional")
    quests(match, results)
    assert match.over
    assert outcome(match) == ("good", "three_successes")
    result = avalon.result(match.public)
    assert result is not None
    assert result.winners == (0, 1, 2)


LISTS = {
    "C55: Oberon is on the list, the allies seen at the reveal are not": (
        "merlin loyal oberon loyal assassin loyal minion",
        4,
        "not_shown_evil",
        (0, 1, 2, 3, 5),
    ),
    "C55: Mordred and Morgana are not on the list either": (
        "merlin loyal mordred loyal assassin percival morgana",
        4,
        "not_shown_evil",
        (0, 1, 3, 5),
    ),
    "C55: with Oberon alone everybody else is on the list": (
        "oberon merlin loyal assassin loyal",
        3,
        "not_shown_evil",
        (0, 1, 2, 4),
    ),
    "C59: five may name anyone else": (
        "merlin minion loyal loyal assassin",
        4,
        "anyone_else",
        (0, 1, 2, 3),
    ),
    "C59: seven may name anyone else": (
        "merlin loyal oberon loyal assassin loyal minion",
        4,
        "anyone_else",
        (0, 1, 2, 3, 5, 6),
    ),
    "C59: ten may name anyone else": (
        "assassin loyal oberon loyal loyal loyal minion mordred merlin percival",
        0,
        "anyone_else",
        (1, 2, 3, 4, 5, 6, 7, 8, 9),
    ),
}


@scenarios("roles, assassin, option, expected", LISTS)
def test_whom_the_assassin_may_name(
    roles: str, assassin: int, option: str, expected: tuple[int, ...]
) -> None:
    match = begun(roles, assassin_targets=option)
    quests(match, "WWW")
    assert names(match, assassin) == expected
    for seat in range(match.public.seats):
        allowed = match.why(Seat(assassin), avalon.Name(Seat(seat))) is None
        assert allowed == (seat in expected)


@scenario("C55")
def test_an_ally_shown_at_the_reveal_cannot_be_named() -> None:
    match = begun("merlin loyal oberon loyal assassin loyal minion")
    quests(match, "WWW")
    assert refused(match, 4, avalon.Name(Seat(6))) == NameNoAlly(Seat(6))


@scenario("C59")
def test_an_ally_who_is_named_where_that_is_allowed_is_a_miss() -> None:
    match = begun(EXAMPLE, assassin_targets="anyone_else")
    quests(match, "WWW")
    name(match, 1)
    assert outcome(match) == ("good", "assassination_missed")


@scenario("C56")
def test_nobody_but_the_assassin_may_name() -> None:
    match = begun("merlin percival loyal mordred assassin minion oberon loyal loyal loyal")
    quests(match, "WWW")
    for seat in range(10):
        if seat != 4:
            assert refused(match, seat, avalon.Name(Seat(0 if seat else 1))) == NotTheAssassin()
            assert not match.moves(Seat(seat))
    assert match.moves(Seat(4))


@scenario("C57")
def test_nobody_but_the_assassin_can_see_who_is_choosing() -> None:
    """Two of Evil exchange roles: all others, Merlin and the third of Evil too, are sent the same."""

    def world(three: str, four: str) -> Avalon:
        match = begun(f"merlin loyal percival {three} {four} loyal minion")
        quests(match, "WWW")
        assert phase(match) == Assassinating()
        assert match.public.asked == ()
        return match

    one, two = world("assassin", "mordred"), world("mordred", "assassin")
    # Merlin can tell Mordred from the Assassin since the reveal, so he is compared below.
    for viewer in (1, 2, 5, 6, None):
        bystander = None if viewer is None else Seat(viewer)
        assert frames_sent(one)[bystander] == frames_sent(two)[bystander]

    one, two = world("assassin", "morgana"), world("morgana", "assassin")
    # Percival can tell Morgana from the Assassin.
    for viewer in (0, 1, 5, 6, None):
        bystander = None if viewer is None else Seat(viewer)
        assert frames_sent(one)[bystander] == frames_sent(two)[bystander]


@scenario("C57")
def test_everybody_is_sent_the_same_question_in_one_row() -> None:
    match = begun("merlin loyal percival assassin mordred loyal minion")
    quests(match, "WWW")
    sent = dict(match.frames())
    assert sent.keys() == {*match.viewers}
    heads = {frame.partition(b'"own"')[0].partition(b'"at"')[0] for frame in sent.values()}
    assert len(heads) == 1
    for viewer in match.viewers:
        assert match.seen(viewer).public == match.public
        if viewer != 3 and viewer is not None:
            assert not match.moves(viewer)
    assert len(names(match, 3)) == 4
