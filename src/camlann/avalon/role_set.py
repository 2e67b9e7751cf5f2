"""The role set: the roles that a game is dealt from, and its errors and warnings (A-4.2 to A-4.4)."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from camlann.avalon.editions import foreign
from camlann.avalon.options import Options
from camlann.avalon.plots.deck import PLOTS
from camlann.avalon.roles import ROLES, SEES_EVIL, SEES_MERLINS, coded, lancelots
from camlann.avalon.team_and_side_sizes import EVIL, GOOD
from camlann.engine.rules import Notice


@lru_cache(maxsize=256)
def cast(options: Options, seats: int) -> tuple[str, ...]:
    """The special roles, filled up with Loyal Servants and Minions; sorted, because it is public."""
    roles = list(options.roles)
    for side, size in (("good", GOOD[seats]), ("evil", EVIL[seats])):
        filler = next(name for name, role in ROLES.items() if role.fills and role.side == side)
        roles += [filler] * (size - sum(ROLES[name].side == side for name in options.roles))
    return tuple(sorted(roles))


def check(options: Options, seats: int) -> tuple[Notice, ...]:
    """Errors keep the game from starting; if there are none, warnings are shown to the whole table."""
    if seats not in GOOD:
        return (Notice("E-PLAYERS"),)
    errors = tuple(_errors(options, seats))
    return errors or tuple(_warnings(options, seats))


def _errors(options: Options, seats: int) -> Iterator[Notice]:
    roles = options.roles
    if any(name not in ROLES for name in roles):
        yield Notice("E-UNKNOWN-ROLE")
        return
    if any(roles.count(name) > 1 for name in roles if not ROLES[name].fills):
        yield Notice("E-DUPLICATE")
    sides = (("evil", "E-EVIL-OVERFLOW", EVIL[seats]), ("good", "E-GOOD-OVERFLOW", GOOD[seats]))
    for side, code, size in sides:
        if sum(ROLES[name].side == side for name in roles) > size:
            yield Notice(code, most=size)
    if tuple(name for name in sorted(roles) if ROLES[name].lancelot) != _lancelots(options):
        yield Notice("E-LANCELOT-PAIR")
    yield from _missing(options)
    if options.leader is not None and not 0 <= options.leader < seats:
        yield Notice("E-LEADER", most=seats)
    if any(name not in PLOTS for name in options.plot_deck):
        yield Notice("E-UNKNOWN-PLOT")
    if options.strict_edition and foreign(options):
        yield Notice("E-EDITION")


def _missing(options: Options) -> Iterator[Notice]:
    """The roles that others need."""
    roles = options.roles
    if options.merlin == "required" and not any(ROLES[name].quarry for name in roles):
        yield Notice("E-MERLIN-REQUIRED")
        return
    for name in dict.fromkeys(roles):
        for needed in ROLES[name].needs:
            if needed not in roles:
                yield Notice(f"E-{coded(name)}-NEEDS-{coded(needed)}")


def _lancelots(options: Options) -> tuple[str, ...]:
    return () if options.lancelot == "off" else lancelots()


def _warnings(options: Options, seats: int) -> Iterator[Notice]:
    roles = [ROLES[name] for name in options.roles]
    hiding = any(role.hides_from_merlin for role in roles)
    decoy = any(role.passes_for_merlin and role.side == "evil" for role in roles)
    seeking = any(SEES_MERLINS in role.sees for role in roles)
    if seats == 5 and seeking and not (hiding or decoy):
        yield Notice("W-PERCIVAL-5")
    if options.lady and seats < 7:
        yield Notice("W-LADY-SMALL")
    if options.lancelot == "known_pair" and seats < 7:
        yield Notice("W-LANCELOT-SMALL")
    if options.beginners and _novelties(options) > 1:
        yield Notice("W-MANY-NEW")
    if not any(role.quarry for role in roles):
        yield Notice("W-NO-ASSASSINATION")
    if decoy and not seeking:
        yield Notice("W-MORGANA-INERT")
    if hiding and not any(SEES_EVIL in role.sees for role in roles):
        yield Notice("W-MORDRED-INERT")
    if EVIL[seats] == 2 and (any(role.stranger for role in roles) or options.switching):
        yield Notice("W-OBERON-LONELY")
    if any(number > ROLES[name].copies for name, number in Counter(cast(options, seats)).items()):
        yield Notice("W-COMPONENTS")


def _novelties(options: Options) -> int:
    """How many roles and modules go beyond a first game."""
    roles = sum(not (ROLES[name].basic or ROLES[name].lancelot) for name in options.roles)
    modules = (options.lady, options.excalibur, options.plot, options.lancelot != "off")
    return roles + sum(modules) + (options.quest_order != "fixed")
