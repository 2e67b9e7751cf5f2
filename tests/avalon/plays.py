"""Stretches of play for tests that begin late in a game, and what a refusal must look like."""

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from camlann import avalon
from camlann.avalon.lady import Examining, eligible
from camlann.avalon.numbers import fails_needed, team_size
from camlann.avalon.propose import Proposing
from camlann.avalon.sight import Side
from camlann.avalon.state import Why, allegiance
from camlann.engine.facts import Seat, Team
from camlann.engine.match import Refused
from camlann.engine.phases import Command, Reason, Step
from tests.avalon.deals import Avalon, go

F = TypeVar("F")


def team(*seats: int) -> Team:
    return tuple(map(Seat, seats))


def codes(seats: int, roles: str, **options: Any) -> set[str]:
    """What is said about a game of these named roles: errors and warnings."""
    notices = avalon.check(avalon.Options(roles=tuple(roles.split()), **options), seats)
    assert len(notices) == len({notice.code for notice in notices}), "each is said once"
    return {notice.code for notice in notices}


def heard(table: Avalon, viewer: int | None, kind: type[F]) -> list[F]:
    """The facts of one kind that this viewer was told."""
    return [fact for fact in table.told(None if viewer is None else Seat(viewer)) if isinstance(fact, kind)]


def phase(table: Avalon) -> Step[Any, Any, Any] | None:
    return table.public.phase


def waits(table: Avalon) -> tuple[int, ...]:
    """Whom the table waits for."""
    return table.public.asked


def lying(table: Avalon) -> dict[int, tuple[str, ...]]:
    """The plot cards that lie before somebody."""
    return {seat: cards for seat, cards in enumerate(table.public.plots) if cards}


def outcome(table: Avalon) -> tuple[Side | None, Why | None]:
    """Who has won, and by what."""
    return table.public.winner, table.public.why


def evil(table: Avalon) -> list[int]:
    """Who is Evil now."""
    return [seat for seat, own in table.truth.own.items() if allegiance(table.public, own) == "evil"]


def lapse(table: Avalon) -> None:
    """The deadline of the open question passes."""
    before = table.public.ask
    table.adopt(table.lapse())
    assert table.public.ask > before, "the question is closed for everybody"


def quests(table: Avalon, results: str) -> None:
    """Quests in order, won or lost as in `WLW`. In between the Lady goes clockwise to the next, plot cards
    go where they go by themselves, and nobody uses any."""
    for result in results:
        if isinstance(table.public.phase, Examining):
            examine(
                table, clockwise(eligible(table.public), table.public.phase.holder, table.public.seats)[0]
            )
        while not isinstance(table.public.phase, Proposing):
            lapse(table)
        quest = table.public.open_quests[0]
        size, fails = team_size(table.public.seats, quest), 0
        wicked = evil(table)
        if result == "L":
            fails = fails_needed(table.public.seats, quest)
        good = [seat for seat in table.public.everyone if seat not in wicked]
        going = sorted([*wicked[:fails], *good, *wicked[fails:]][:size])
        go(table, *going, cards="".join("F" if seat in wicked[:fails] else "S" for seat in going))


def clockwise(among: Sequence[Seat], start: int, seats: int) -> list[Seat]:
    """These seats in the order in which they sit to the left of `start`."""
    return [Seat(place % seats) for place in range(start + 1, start + seats) if place % seats in among]


def examine(table: Avalon, target: int) -> None:
    """The Lady's holder turns her on `target`."""
    holder = table.public.lady
    assert holder is not None
    table.play(holder, avalon.Examine(Seat(target)))


def name(table: Avalon, target: int) -> None:
    """The Assassin names `target`."""
    (assassin,) = (seat for seat, own in table.truth.own.items() if own.role == "assassin")
    table.play(assassin, avalon.Name(Seat(target)))


def refused(table: Avalon, seat: int, command: Command, ask: int | None = None) -> Reason:
    """Why this is refused. Afterwards nobody, the seat itself included, has anything new."""
    before = [table.frame(viewer) for viewer in table.viewers]
    rows = len(table.rows)
    with pytest.raises(Refused) as refusal:
        table.play(Seat(seat), command, ask)
    assert [table.frame(viewer) for viewer in table.viewers] == before
    assert len(table.rows) == rows
    return refusal.value.reason
