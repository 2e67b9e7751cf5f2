"""No part of a fair deal favours anybody: the keeper's secret and every number move the dice alike."""

from collections.abc import Callable
from hashlib import sha256
from itertools import permutations

import pytest

from camlann.engine import fair_deal
from camlann.engine.dice import Seeded
from tests.engine.test_dice import chi_square, limits

ROLES = ("assassin", "merlin", "morgana", "percival", "servant")
DEALS = 12_000


def drawn(word: str, size: int) -> bytes:
    return sha256(word.encode()).digest()[:size]


def by_secret(n: int) -> bytes:
    return fair_deal.seed("lot/1/1", b"{}", drawn(f"secret {n}", 32), {0: bytes(16)})


def by_one_number(n: int) -> bytes:
    numbers = {seat: drawn(f"number {seat}", 16) for seat in range(5)}
    return fair_deal.seed("lot/1/1", b"{}", bytes(32), {**numbers, 3: drawn(f"changing {n}", 16)})


def by_name(n: int) -> bytes:
    return fair_deal.seed(fair_deal.deal_name("lot", 1, n), b"{}", bytes(32), {})


def worn(n: int) -> bytes:
    """Dice that were filed at: of the number only two of 256 bits count for half of the deals."""
    return by_one_number(n % 4 if n % 2 else n)


@pytest.mark.parametrize("seed", [by_secret, by_one_number, by_name])
def test_all_120_deals_of_five_roles_are_equally_likely(seed: Callable[[int], bytes]) -> None:
    low, high = limits(119)
    assert low < _chi(seed) < high


def test_worn_dice_are_seen() -> None:
    assert _chi(worn) > 10 * limits(119)[1]


def _chi(seed: Callable[[int], bytes]) -> float:
    dealt = (Seeded(seed(n), 1, 0).shuffle("roles", ROLES) for n in range(DEALS))
    return chi_square(dealt, permutations(ROLES))
