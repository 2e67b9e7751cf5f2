"""What is closed, and why: nothing is both offered and closed, and no reason is wrong."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import fields

from camlann import shadows
from camlann.engine.facts import Seat
from camlann.engine.forms import Offer, Then
from camlann.engine.phases import Closed, Command
from camlann.shadows.heroic_actions import COMMANDS
from camlann.shadows.heroic_phase import Acting
from camlann.terminal.question import blank
from tests.choices import Choices
from tests.shadows.deals import Shadows
from tests.shadows.reason_checker import ASKED_ONLY, TRUE, holds
from tests.shadows.sensible_player import game, step
from tests.shadows.test_random_play import late, options
from tests.spans import part, span

pytestmark = pytest.mark.no_cover

GAMES = 36
LONG = span("CAMLANN_CLOSED", 1_000)
ASKED = 4
"""At one question of so many all that is closed is tried."""
SEATS = range(2, 9)
PLACES = ("camelot", "black_knight", "lancelot", "dragon", "excalibur", "grail", "picts", "saxons")


def firsts(offer: Offer) -> set[Any]:
    """What may be chosen for the first field of a command on offer."""
    if isinstance(offer.form, Then):
        return {*offer.form.items}
    return (
        {way[0] for way in offer.form.each()}
        if offer.form is not None and offer.form.count() < 5000
        else set()
    )


def command_of(closed: Closed, item: Any) -> Command:
    kind = shadows.WIRE.commands[closed.command]
    return kind(item, *astuple_rest(kind)) if item is not None else blank(kind)


def astuple_rest(kind: type[Command]) -> Sequence[Any]:
    empty = blank(kind)
    return [getattr(empty, field.name) for field in fields(kind)[1:]]


def unlisted(match: Shadows, seat: Seat, closed: Closed, listed: Sequence[Closed]) -> Iterator[Command]:
    """The command with items that are not closed themselves, or as it is if it has none."""
    kind = shadows.WIRE.commands[closed.command]
    shut = {each.item for each in listed if each.command == closed.command}
    if not fields(kind):
        yield blank(kind)
        return
    like = blank(kind)
    first = getattr(like, fields(kind)[0].name)
    items: Sequence[Any] = [first]
    if isinstance(first, int):
        items = match.public.everyone
    elif first == "":
        items = [*PLACES, *match.truth.own[seat].hand]
    for item in items:
        if item not in shut:
            yield kind(item, *astuple_rest(kind))


def check(match: Shadows, seats: Sequence[Seat], seen: set[str], ask: bool) -> None:
    """All that is closed to these seats; `ask`: each command is given, too, and refused."""
    for seat in seats:
        listed, offers = match.closed(seat), {offer.command: offer for offer in match.moves(seat)}
        assert len({(each.command, each.item) for each in listed}) == len(listed), "a command is closed twice"
        public, own = msgspec.to_builtins(match.public), msgspec.to_builtins(match.truth.own[seat])
        for each in listed:
            if each.item is None:
                assert each.command not in offers, f"{each} is open"
                ways = unlisted(match, seat, each, listed) if ask else ()
                assert not ask or any(match.why(seat, way) == each.reason for way in ways)
            else:
                if each.command in offers:
                    assert each.item not in firsts(offers[each.command]), f"{each} is open"
                assert not ask or match.why(seat, command_of(each, each.item)) == each.reason
            assert holds(public, own, msgspec.to_builtins(each)), f"{each} is wrong"
            seen.add(msgspec.to_builtins(each)["reason"]["type"].removeprefix("shadows."))
        if isinstance(match.public.phase, Acting) and offers:
            whole = {each.command for each in listed if each.item is None}
            actions = {name for name, kind in shadows.WIRE.commands.items() if kind in COMMANDS}
            left = {"shadows.free"} if not match.public.options.expansion else set()
            assert actions <= {*offers} | whole | left, "an action is neither open nor closed"


def play(n: int, seen: set[str]) -> None:
    choices = Choices(Random(f"closed {n}").randbytes(20_000))
    seats = SEATS[n % len(SEATS)]
    if seats == 5 and n % 2:
        match = late(choices)
    else:
        match = game(f"closed {n}", seats, **fields_of(options(choices, seats)))
    while not match.over:
        asked = [seat for seat in match.public.everyone if match.moves(seat)]
        check(match, asked, seen, ask=len(match.rows) % ASKED == 0)
        step(match, choices)


def fields_of(chosen: shadows.Options) -> dict[str, Any]:
    return {field.name: getattr(chosen, field.name) for field in fields(chosen)}


@pytest.mark.parametrize("sixth", range(6))
def test_what_is_closed_is_refused_for_a_reason_that_is_true(sixth: int) -> None:
    for n in range(sixth, GAMES, 6):
        play(n, set())


@pytest.mark.long
@pytest.mark.parametrize("quarter", range(4))
def test_no_reason_is_wrong_in_many_games(quarter: int) -> None:
    for n in part(LONG, quarter, 4):
        play(n, set())


def test_every_reason_of_the_game_is_checked() -> None:
    named = {kind.__struct_config__.tag.removeprefix("shadows.") for kind in shadows.WIRE.reasons}  # type: ignore[union-attr]
    assert named == {*TRUE} | ASKED_ONLY
