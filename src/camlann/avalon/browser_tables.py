"""Rule tables of Avalon for the browser; `scripts/generate` writes them."""

from collections.abc import Mapping
from typing import get_args

from msgspec import Struct

from camlann.avalon import chat_claims as _claims  # noqa: F401 - its claims are found by their tags
from camlann.avalon import team_and_side_sizes as sizes
from camlann.avalon.option_groups import CONDITIONS, MODULES, Condition, OptionModule
from camlann.avalon.plots.deck import PLOTS
from camlann.avalon.role_knowledge import Role, Side, Trait
from camlann.avalon.roles import ROLES, sights
from camlann.avalon.state import Card
from camlann.engine.chat_claims import Claim
from camlann.engine.facts import tag
from camlann.engine.wire import named


class RoleTraits(Struct, frozen=True, kw_only=True):
    """A role as it is dealt: its side and its traits."""

    side: Side
    sees: tuple[str, ...]
    """What its holder sees when eyes open: names of `sights`."""
    fills: bool
    hides_from_merlin: bool
    stranger: bool
    passes_for_merlin: bool
    lancelot: bool
    slays: bool
    quarry: bool


class Shows(Struct, frozen=True, kw_only=True):
    """Which roles a kind of knowledge shows."""

    side: Side | None
    only: tuple[Trait, ...]
    never: tuple[Trait, ...]


class Tables(Struct, frozen=True, kw_only=True):
    roles: dict[str, RoleTraits]
    sights: dict[str, Shows]
    good: dict[int, int]
    evil: dict[int, int]
    teams: Mapping[int, tuple[int, ...]]
    fails: dict[int, tuple[int, ...]]
    quests: tuple[int, ...]
    rejections: int
    to_win: int
    sides: tuple[Side, ...]
    cards: tuple[Card, ...]
    role_list: tuple[str, ...]
    """Roles that a table may choose; plain roles fill the rest."""
    plot_list: tuple[str, ...]
    modules: tuple[OptionModule, ...]
    conditions: dict[str, Condition]
    claims: tuple[str, ...]
    """The tags of possible chat claims."""


def traits(role: Role) -> RoleTraits:
    return RoleTraits(
        side=role.side,
        sees=tuple(sight.name for sight in role.sees),
        fills=role.fills,
        hides_from_merlin=role.hides_from_merlin,
        stranger=role.stranger,
        passes_for_merlin=role.passes_for_merlin,
        lancelot=role.lancelot,
        slays=role.slays,
        quarry=role.quarry,
    )


def tables() -> Tables:
    return Tables(
        roles={name: traits(role) for name, role in ROLES.items()},
        sights={
            name: Shows(side=sight.side, only=sight.only, never=sight.never)
            for name, sight in sights().items()
        },
        good=sizes.GOOD,
        evil=sizes.EVIL,
        teams=sizes.TEAM,
        fails={
            seats: tuple(sizes.fails_needed(seats, quest) for quest in sizes.QUESTS) for seats in sizes.TEAM
        },
        quests=sizes.QUESTS,
        rejections=sizes.REJECTIONS,
        to_win=sizes.TO_WIN,
        sides=get_args(Side),
        cards=get_args(Card),
        role_list=tuple(name for name, role in ROLES.items() if not role.fills),
        plot_list=tuple(PLOTS),
        modules=MODULES,
        conditions=CONDITIONS,
        claims=tuple(tag(kind) for kind in named(Claim, "avalon")),
    )
