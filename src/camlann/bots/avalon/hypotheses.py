"""Hypotheses: every way in which the roles may have been dealt, as far as a seat can tell."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TypeVar

from msgspec import Struct

from camlann.avalon.options import Options
from camlann.avalon.role_knowledge import Role, Seen, sight
from camlann.bots.avalon.kinds import Kind, camp_of, kind_of, rows
from camlann.engine.facts import Seat

T = TypeVar("T", bound=Hashable)
MAX_TABLES = 12
"""Sets of cards whose orders a process keeps; the largest takes 20 MB, and a worker may have 1 GB."""


class Hypothesis(Struct, frozen=True, gc=False):
    """Who is of which kind. Sets of seats are bit masks."""

    kinds: tuple[int, ...]
    """By seat, as numbers of the list of kinds."""
    evil: int
    """Who is Evil before a switch, and after it."""
    evil_switched: int
    lancelots: int
    """Those who act as Lancelots."""
    quarry: int
    """The seats that Evil hunts."""
    uninformed: int
    """Those who were not shown who is Evil."""

    def evil_now(self, switched: bool) -> int:
        return self.evil_switched if switched else self.evil


class Hypotheses(Struct, frozen=True):
    """All hypotheses of a viewer, and how many deals each of them stands for."""

    kinds: tuple[Kind, ...]
    each: tuple[Hypothesis, ...]
    deals: tuple[int, ...]


def for_spectator(
    cast: tuple[str, ...], options: Options, kind: Callable[[Role, Options], Kind] = camp_of
) -> Hypotheses:
    """What somebody who was shown nothing can think, going by sides alone or by finer kinds."""
    kinds, each = _all(tuple(sorted(kind(role, options) for role in rows(cast, options))))
    return Hypotheses(kinds, each, (1,) * len(each))


def for_seat(
    cast: tuple[str, ...], options: Options, seat: Seat, role: str, shown: Sequence[Seen]
) -> Hypotheses:
    """What the holder of a role can think who was shown this."""
    kinds, each = _all(tuple(sorted(kind_of(role, options) for role in rows(cast, options))))
    mine = rows((role,), options)[0]
    number = kinds.index(kind_of(mine, options))
    possible = [one for one in each if one.kinds[seat] == number]
    if not mine.sees:
        return Hypotheses(kinds, tuple(possible), (1,) * len(possible))
    left = Counter(rows(cast, options))
    left[mine] -= 1
    # Most deals fall away before anybody works out what the viewer would see in them.
    for seen in shown:
        roles = [role for role in left if any(sees.may_show(role, seen.label) for sees in mine.sees)]
        fitting = {kinds.index(kind_of(role, options)) for role in roles}
        possible = [one for one in possible if one.kinds[seen.seat] in fitting]
    orders = [
        [*arrangements({role: left[role] for role in left if kind_of(role, options) == kind})]
        for kind in kinds
    ]
    found = []
    for one in possible:
        deals = (sight(seat, deal) == tuple(shown) for deal in _deals(one.kinds, orders, seat, mine))
        if number := sum(deals):
            found.append((one, number))
    return Hypotheses(kinds, tuple(one for one, _ in found), tuple(number for _, number in found))


@lru_cache(maxsize=MAX_TABLES)
def _all(cards: tuple[Kind, ...]) -> tuple[tuple[Kind, ...], tuple[Hypothesis, ...]]:
    """Every order of cards of these kinds around the table. Games with the same kinds share it."""
    found = Counter(cards)
    kinds = tuple(sorted(found))
    orders = arrangements({n: found[each] for n, each in enumerate(kinds)})
    return kinds, tuple(_hypothesis(kinds, order) for order in orders)


def arrangements(left: dict[T, int]) -> Iterator[tuple[T, ...]]:
    """Every order of items of which there are so many each; equal items are not told apart."""
    if not any(left.values()):
        yield ()
        return
    for item in [item for item, number in left.items() if number]:
        left[item] -= 1
        for rest in arrangements(left):
            yield (item, *rest)
        left[item] += 1


def _deals(
    pattern: tuple[int, ...], orders: Sequence[Sequence[tuple[Role, ...]]], seat: Seat, mine: Role
) -> Iterator[dict[Seat, Role]]:
    """Every deal of a pattern in which this seat has its role, in one mapping that changes; `orders` has the
    other roles of each kind.
    """
    places: list[list[Seat]] = [[] for _ in orders]
    for n, number in enumerate(pattern):
        if n != seat:
            places[number].append(Seat(n))
    deal = {seat: mine}
    open_places, open_orders = [], []
    for seats, some in zip(places, orders, strict=True):
        if len(some) == 1:
            deal.update(zip(seats, some[0], strict=True))
        else:
            open_places.append(seats)
            open_orders.append(some)
    for roles in product(*open_orders):
        for seats, order in zip(open_places, roles, strict=True):
            deal.update(zip(seats, order, strict=True))
        yield deal


def _hypothesis(kinds: tuple[Kind, ...], pattern: tuple[int, ...]) -> Hypothesis:
    masks = [0] * len(kinds)
    for n, number in enumerate(pattern):
        masks[number] |= 1 << n
    by_kind = [*zip(kinds, masks, strict=True)]
    return Hypothesis(
        kinds=pattern,
        evil=sum(mask for kind, mask in by_kind if kind.evil(False)),
        evil_switched=sum(mask for kind, mask in by_kind if kind.evil(True)),
        lancelots=sum(mask for kind, mask in by_kind if kind.acts_as_lancelot),
        quarry=sum(mask for kind, mask in by_kind if kind.quarry),
        uninformed=sum(mask for kind, mask in by_kind if not kind.informed),
    )
