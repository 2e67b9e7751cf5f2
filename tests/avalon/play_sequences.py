"""Stretches of play for tests that begin late in a game, and what a refusal must look like."""

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from camlann import avalon
from camlann.avalon.lady import Examining, eligible
from camlann.avalon.propose import Proposing
from camlann.avalon.role_knowledge import Side
from camlann.avalon.state import Why, allegiance
from camlann.avalon.team_and_side_sizes import fails_needed, team_size
from camlann.engine.facts import Seat, Team
from camlann.engine.match import Refused
from camlann.engine.phases import Command, Reason
from camlann.engine.transition import Step
from tests.avalon.deals import Avalon, go

F = TypeVar("F")


def team(*seats: int) -> Team:
    return tuple(map(Seat, seats))


def codes(seats: int, roles: str, **options: Any) -> set[str]:
    """What is said about a game of these named roles: errors and warnings."""
    notices = avalon.check(avalon.Options(roles=tuple(roles.split()), **options), seats)
    assert len(notices) == len({notice.code for notice in notices}), "each is said once"
    return {notice.code for notice in notices}


def heard(match: Avalon, viewer: int | None, kind: type[F]) -> list[F]:
    """The facts of one kind that this viewer was told."""
    return [
        fact for fact in match.facts_for(None if viewer is None else Seat(viewer)) if isinstance(fact, kind)
    ]


def phase(match: Avalon) -> Step[Any, Any, Any] | None:
    return match.public.phase


def waits(match: Avalon) -> tuple[int, ...]:
    """Whom the table waits for."""
    return match.public.asked


def lying(match: Avalon) -> dict[int, tuple[str, ...]]:
    """The plot cards that lie before somebody."""
    return {seat: cards for seat, cards in enumerate(match.public.plots) if cards}


def outcome(match: Avalon) -> tuple[Side | None, Why | None]:
    """Who has won, and by what."""
    return match.public.winner, match.public.why


def evil(match: Avalon) -> list[int]:
    """Who is Evil now."""
    return [seat for seat, own in match.truth.own.items() if allegiance(match.public, own) == "evil"]


def lapse(match: Avalon) -> None:
    """The deadline of the open question passes."""
    before = match.public.ask
    match.adopt(match.lapse())
    assert match.public.ask > before, "the question is closed for everybody"


def quests(match: Avalon, results: str) -> None:
    """Quests in order, won or lost as in `WLW`. In between the Lady goes clockwise to the next, plot cards
    go where they go by themselves, and nobody uses any."""
    for result in results:
        if isinstance(match.public.phase, Examining):
            examine(
                match, clockwise(eligible(match.public), match.public.phase.holder, match.public.seats)[0]
            )
        while not isinstance(match.public.phase, Proposing):
            lapse(match)
        quest = match.public.open_quests[0]
        size, fails = team_size(match.public.seats, quest), 0
        wicked = evil(match)
        if result == "L":
            fails = fails_needed(match.public.seats, quest)
        good = [seat for seat in match.public.everyone if seat not in wicked]
        going = sorted([*wicked[:fails], *good, *wicked[fails:]][:size])
        go(match, *going, cards="".join("F" if seat in wicked[:fails] else "S" for seat in going))


def clockwise(among: Sequence[Seat], start: int, seats: int) -> list[Seat]:
    """These seats in the order in which they sit to the left of `start`."""
    return [Seat(place % seats) for place in range(start + 1, start + seats) if place % seats in among]


def examine(match: Avalon, target: int) -> None:
    """The Lady's holder turns her on `target`."""
    holder = match.public.lady
    assert holder is not None
    match.play(holder, avalon.Examine(Seat(target)))


def name(match: Avalon, target: int) -> None:
    """The Assassin names `target`."""
    (assassin,) = (seat for seat, own in match.truth.own.items() if own.role == "assassin")
    match.play(assassin, avalon.Name(Seat(target)))


def refused(match: Avalon, seat: int, command: Command, ask: int | None = None) -> Reason:
    """Why this is refused. Afterwards nobody, the seat itself included, has anything new."""
    before = [match.frame(viewer) for viewer in match.viewers]
    rows = len(match.rows)
    with pytest.raises(Refused) as refusal:
        match.play(Seat(seat), command, ask)
    assert [match.frame(viewer) for viewer in match.viewers] == before
    assert len(match.rows) == rows
    return refusal.value.reason
