"""Quest cards for two worlds: other hands, and in the end as many fails.

Who looks on plays the same card in both, and so does whoever plays in the spotlight. The others of the team
fail as often in one world as in the other; or, where Excalibur will be used, the one it is turned on fails in
one world alone, and the rest make up for it.
"""

from collections.abc import Collection, Sequence
from typing import TypeAlias

from tests.choices import Choices
from tests.secrets.ledger import Ledger
from tests.secrets.world import Viewer

Cards: TypeAlias = dict[int, str]
"""By seat."""
Plan: TypeAlias = tuple[Cards, Cards, int | None]
"""The cards of both worlds, and whom Excalibur must be turned on afterwards."""


def fit(a: Ledger, b: Ledger, team: Collection[int]) -> bool:
    """Whether a team could fail equally often in both worlds as things stand."""
    (least, most), (at_least, at_most) = fails(a, team), fails(b, team)
    return max(least, at_least) <= min(most, at_most)


def fails(world: Ledger, seats: Collection[int]) -> tuple[int, int]:
    """How many of these seats must fail a quest, and how many can."""
    cards = [world.may_play(seat) for seat in seats]
    return sum(each == {"fail"} for each in cards), sum("fail" in each for each in cards)


def plan(a: Ledger, b: Ledger, viewers: Sequence[Viewer], choices: Choices) -> Plan | None:
    """None if no cards fit both worlds."""
    team = a.asked
    fixed: Cards = {}
    for seat in team:
        if seat in viewers or seat == a.spotlight:
            cards = sorted(a.may_play(seat) & b.may_play(seat))
            if not cards:
                return None
            fixed[seat] = cards[0 if choices.one_in(3) else -1]
    rest = [seat for seat in team if seat not in fixed]
    if a.bearer is not None and a.bearer not in viewers and choices.one_in(2):
        for target in choices.shuffled([seat for seat in rest if seat != a.bearer]):
            if crossed := _crossed(a, b, fixed, [n for n in rest if n != target], target, choices):
                return crossed
    (least, most), (at_least, at_most) = fails(a, rest), fails(b, rest)
    low, high = max(least, at_least), min(most, at_most)
    if low > high:
        return None
    number = low + choices.below(1 + high - low) if choices.one_in(3) else low
    return {**fixed, **_cards(a, rest, number, choices)}, {**fixed, **_cards(b, rest, number, choices)}, None


def _crossed(
    a: Ledger, b: Ledger, fixed: Cards, rest: Sequence[int], target: int, choices: Choices
) -> Plan | None:
    """The target fails in one world alone, where one more of the rest does too."""
    for bad, good in ((a, b), (b, a)):
        if "fail" in bad.may_play(target) and "success" in good.may_play(target):
            (least, most), (at_least, at_most) = fails(good, rest), fails(bad, rest)
            low, high = max(least, at_least - 1), min(most, at_most - 1)
            if low <= high:
                number = low + choices.below(1 + high - low)
                fail = {**fixed, target: "fail", **_cards(bad, rest, number + 1, choices)}
                success = {**fixed, target: "success", **_cards(good, rest, number, choices)}
                return (fail, success, target) if bad is a else (success, fail, target)
    return None


def _cards(world: Ledger, seats: Sequence[int], number: int, choices: Choices) -> Cards:
    """So many of these fail, and they are of those who can."""
    must = [seat for seat in seats if world.may_play(seat) == {"fail"}]
    can = [seat for seat in seats if "fail" in world.may_play(seat) and seat not in must]
    failing = {*must, *choices.some(can, number - len(must))}
    return {seat: "fail" if seat in failing else "success" for seat in seats}
