"""Teams as bit masks of seats, and how likely a quest is to be safe with them."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations


def mask_of(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


@cache
def teams(seats: int, size: int) -> tuple[int, ...]:
    """Every team of this size."""
    return tuple(mask_of(team) for team in combinations(range(seats), size))


@cache
def teams_by_evil(seats: int, size: int, evil: int) -> tuple[tuple[int, ...], ...]:
    """The same by how many of them are Evil."""
    found: list[list[int]] = [[] for _ in range(size + 1)]
    for team in teams(seats, size):
        found[(team & evil).bit_count()].append(team)
    return tuple(map(tuple, found))


def safeties(masks: Mapping[int, float], seats: int, size: int, spoils: int) -> dict[int, float]:
    """For every team, how likely it is that too few of it are Evil to lose the quest."""
    found = dict.fromkeys(teams(seats, size), 0.0)
    for mask, weight in masks.items():
        if weight:
            for few in teams_by_evil(seats, size, mask)[:spoils]:
                for team in few:
                    found[team] += weight
    return found


def given_good(masks: Mapping[int, float], seat: int) -> dict[int, float]:
    """The same belief, if this seat is Good; empty where it cannot be."""
    kept = {mask: weight for mask, weight in masks.items() if not mask >> seat & 1}
    total = sum(kept.values())
    return {mask: weight / total for mask, weight in kept.items()} if total > 0 else {}
