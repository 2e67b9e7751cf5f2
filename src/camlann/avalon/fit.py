"""When more or fewer sit down than the options were chosen for: the nearest that so many can play.

Nothing changes that need not. Roles give way in an order in which the game misses them least: fillers first,
then Oberon, Mordred and Morgana, then the Lancelots, of Good Percival; Merlin and the Assassin stay.
"""

from collections.abc import Iterator

from msgspec.structs import asdict, replace

from camlann.avalon.cast import check
from camlann.avalon.editions import EDITIONS, ROLES_OF, foreign
from camlann.avalon.numbers import EVIL, GOOD
from camlann.avalon.options import Options
from camlann.avalon.plots.deck import PLOTS
from camlann.avalon.roles import ROLES
from camlann.table.table import Notice

LANCELOTS = tuple(sorted(name for name, role in ROLES.items() if role.lancelot))
MISSED = {
    "evil": ("minion", "oberon", "mordred", "morgana", "lancelot_evil"),
    "good": ("loyal", "percival", "lancelot_good"),
}
"""The least first."""


def fit(options: Options, seats: int) -> tuple[Options, tuple[Notice, ...]]:
    if seats not in GOOD or not any(notice.stops for notice in check(options, seats)):
        return options, ()
    fitted = _edition(options)
    if any(name not in PLOTS for name in fitted.plot_deck):
        fitted = replace(fitted, plot_deck=tuple(name for name in fitted.plot_deck if name in PLOTS))
    if fitted.leader is not None and not 0 <= fitted.leader < seats:
        fitted = replace(fitted, leader=None)
    fitted = _roles(fitted, seats)
    return fitted, tuple(_notices(options, fitted, seats))


def _edition(options: Options) -> Options:
    """A strict edition has its own way with what it does not know."""
    if not options.strict_edition:
        return options
    own = asdict(EDITIONS[options.edition])
    changed = {name: own[name] for name in foreign(options) if name != "roles"}
    roles = tuple(name for name in options.roles if name in ROLES_OF[options.edition])
    return replace(options, roles=roles, **changed)


def _roles(options: Options, seats: int) -> Options:
    roles = [name for name in options.roles if name in ROLES]
    roles = [name for n, name in enumerate(roles) if ROLES[name].fills or name not in roles[:n]]
    if options.merlin == "required":
        roles += [name for name in ("merlin", "assassin") if name not in roles]
    elif "merlin" in roles:
        roles += ["assassin"] if "assassin" not in roles else []
    else:
        roles = [name for name in roles if name not in ("assassin", "percival")]
    roles = [name for name in roles if name not in LANCELOTS or options.lancelot != "off"]
    if options.lancelot != "off":
        roles += [name for name in LANCELOTS if name not in roles]
    for side, size in (("evil", EVIL[seats]), ("good", GOOD[seats])):
        for name in MISSED[side]:
            while name in roles and sum(ROLES[each].side == side for each in roles) > size:
                roles.remove(name)
    if not {*LANCELOTS} <= {*roles}:
        roles = [name for name in roles if name not in LANCELOTS]
        options = replace(options, lancelot="off")
    return replace(options, roles=tuple(roles))


def _notices(before: Options, after: Options, seats: int) -> Iterator[Notice]:
    """What everybody is told of the change."""
    gone, come = {*before.roles} - {*after.roles}, {*after.roles} - {*before.roles}
    for name in ("percival", "mordred", "morgana", "oberon", "assassin"):
        if name in gone:
            yield Notice(f"F-{name.upper()}-OUT")
    if {"merlin", "assassin"} & come:
        yield Notice("F-MERLIN-IN")
    if {*LANCELOTS} & come:
        yield Notice("F-LANCELOTS-IN")
    if {*LANCELOTS} & gone or before.lancelot != after.lancelot:
        yield Notice("F-LANCELOTS-OUT")
    if any(name not in ROLES for name in gone) or _doubled(before.roles):
        yield Notice("F-ROLES")
    if any(before.roles.count(name) > after.roles.count(name) for name in ("loyal", "minion")):
        yield Notice("F-FILLERS")
    if before.leader != after.leader:
        yield Notice("F-LEADER", most=seats)
    if before.plot_deck != after.plot_deck:
        yield Notice("F-PLOTS")
    if before.strict_edition and foreign(before):
        yield Notice("F-EDITION")


def _doubled(roles: tuple[str, ...]) -> bool:
    return any(roles.count(name) > 1 for name in roles if name in ROLES and not ROLES[name].fills)
