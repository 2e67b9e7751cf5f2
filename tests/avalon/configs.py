"""Tables of Avalon for random play: any number of seats, any legal set of roles, any options."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from msgspec import Struct

from camlann import avalon
from camlann.table import forms
from camlann.table.facts import Seat
from camlann.table.forms import Offer
from tests.choices import Choices
from tests.properties import anything

SEATS = (5, 6, 7, 8, 9, 10)
SPECIAL = ("percival", "mordred", "morgana", "oberon")
BASE = ("merlin", "assassin")


class Config(Struct, frozen=True):
    """A game that can be dealt."""

    seats: int
    options: avalon.Options

    @property
    def cast(self) -> tuple[str, ...]:
        return avalon.cast(self.options, self.seats)


@cache
def role_sets(seats: int, base: tuple[str, ...] = BASE) -> tuple[tuple[str, ...], ...]:
    """Every legal set of named roles that has these; the fewest first."""
    sets = [(*base, *some) for n in range(len(SPECIAL) + 1) for some in combinations(SPECIAL, n)]
    return tuple(
        roles
        for roles in sets
        if not any(word.stops for word in avalon.check(avalon.Options(roles=roles, merlin="optional"), seats))
    )


def config(choices: Choices, seats: int | None = None) -> Config:
    """Any table at all; one in eight plays without Merlin, and many named roles are likelier than few."""
    seats = seats or choices.pick(SEATS)
    merlin = not choices.one_in(8)
    sets = role_sets(seats, BASE if merlin else ())
    options = avalon.Options(
        roles=choices.pick((*sets, *sets[len(sets) // 2 :])),
        merlin="required" if merlin else "optional",
        leader=choices.pick([None, *map(Seat, range(seats))]),
        lady=choices.pick([False, True]),
        lady_use=choices.pick(["mandatory", "may_decline"]),
        oberon_hidden_from_merlin=choices.pick([False, True]),
        assassin_targets=choices.pick(["not_shown_evil", "anyone_else"]),
        post_game_detail=choices.pick(["full", "roles"]),
    )
    assert not any(word.stops for word in avalon.check(options, seats))
    return Config(seats, options)


def agreeable(offers: Sequence[Offer], choices: Choices) -> tuple[Offer, forms.Choice]:
    """Mostly approving and seldom failing, so that games go on to their last question."""
    offer = offers[0]
    if offer.command == "avalon.vote" and not choices.one_in(5):
        return offer, ("approve",)
    if offer.command == "avalon.play-card" and not choices.one_in(4):
        return offer, ("success",)
    return anything(offers, choices)
