"""Adapting options to another number of players: the nearest options that work.

Nothing changes without need. If a side has too many roles, they leave in the order of `Role.gives_way`:
fillers first, the Lancelots last; Merlin and the Assassin stay. A role that needs another leaves with it.
"""

from collections.abc import Iterator

from msgspec.structs import asdict, replace

from camlann.avalon.editions import EDITIONS, foreign, has_role
from camlann.avalon.options import Options
from camlann.avalon.plots.deck import PLOTS
from camlann.avalon.role_set import check
from camlann.avalon.roles import ROLES, coded, lancelots
from camlann.avalon.team_and_side_sizes import EVIL, GOOD
from camlann.engine.rules import Notice


def fit(options: Options, seats: int) -> tuple[Options, tuple[Notice, ...]]:
    if seats not in GOOD or not any(notice.prevents_start for notice in check(options, seats)):
        return options, ()
    fitted = _edition(options)
    if any(name not in PLOTS for name in fitted.plot_deck):
        fitted = replace(fitted, plot_deck=tuple(name for name in fitted.plot_deck if name in PLOTS))
    if fitted.leader is not None and not 0 <= fitted.leader < seats:
        fitted = replace(fitted, leader=None)
    fitted = _roles(fitted, seats)
    return fitted, tuple(_notices(options, fitted, seats))


def _edition(options: Options) -> Options:
    """A strict edition sets the options that it does not have to its own values."""
    if not options.strict_edition:
        return options
    own = asdict(EDITIONS[options.edition])
    changed = {name: own[name] for name in foreign(options) if name != "roles"}
    roles = tuple(name for name in options.roles if has_role(options.edition, name))
    return replace(options, roles=roles, **changed)


def _roles(options: Options, seats: int) -> Options:
    roles = [name for name in options.roles if name in ROLES]
    roles = [name for n, name in enumerate(roles) if ROLES[name].fills or name not in roles[:n]]
    for name, role in ROLES.items():
        if role.quarry and (options.merlin == "required" or name in roles):
            roles += [each for each in (name, *role.needs) if each not in roles]
    pair = lancelots()
    roles = [name for name in roles if name not in pair or options.lancelot != "off"]
    if options.lancelot != "off":
        roles += [name for name in pair if name not in roles]
    roles = _with_their_needs(roles)
    for side, size in (("evil", EVIL[seats]), ("good", GOOD[seats])):
        for name in _leaving(side):
            while name in roles and sum(ROLES[each].side == side for each in roles) > size:
                roles.remove(name)
    if not {*pair} <= {*roles}:
        roles = [name for name in roles if name not in pair]
        options = replace(options, lancelot="off")
    return replace(options, roles=tuple(_with_their_needs(roles)))


def _leaving(side: str) -> list[str]:
    """The roles of a side that may leave, in the order in which they leave."""
    leaving = {name: role.gives_way for name, role in ROLES.items() if role.side == side}
    order = [(turn, name) for name, turn in leaving.items() if turn is not None]
    return [name for _, name in sorted(order, key=lambda each: each[0])]


def _with_their_needs(roles: list[str]) -> list[str]:
    """The roles, without those that lack a role they need."""
    while any(needed not in roles for name in roles for needed in ROLES[name].needs):
        roles = [name for name in roles if {*ROLES[name].needs} <= {*roles}]
    return roles


def _notices(before: Options, after: Options, seats: int) -> Iterator[Notice]:
    """The notice to everybody about the change."""
    gone, come = {*before.roles} - {*after.roles}, {*after.roles} - {*before.roles}
    pair = {*lancelots()}
    for name, role in ROLES.items():
        if name in gone and name not in pair and not role.fills:
            yield Notice(f"F-{coded(name)}-OUT")
    if any(ROLES[name].quarry or ROLES[name].slays for name in come):
        yield Notice("F-MERLIN-IN")
    if pair & come:
        yield Notice("F-LANCELOTS-IN")
    if pair & gone or before.lancelot != after.lancelot:
        yield Notice("F-LANCELOTS-OUT")
    if any(name not in ROLES for name in gone) or _doubled(before.roles):
        yield Notice("F-ROLES")
    fillers = [name for name, role in ROLES.items() if role.fills]
    if any(before.roles.count(name) > after.roles.count(name) for name in fillers):
        yield Notice("F-FILLERS")
    # A strict edition that chooses at random says so itself.
    if before.leader is not None and not 0 <= before.leader < seats:
        yield Notice("F-LEADER", most=seats)
    if before.plot_deck != after.plot_deck:
        yield Notice("F-PLOTS")
    if before.strict_edition and foreign(before):
        yield Notice("F-EDITION")


def _doubled(roles: tuple[str, ...]) -> bool:
    return any(roles.count(name) > 1 for name in roles if name in ROLES and not ROLES[name].fills)
