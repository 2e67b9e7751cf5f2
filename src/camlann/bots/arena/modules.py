"""Modules by name, and the options of a game that has them."""

from msgspec.structs import replace

from camlann import avalon
from camlann.avalon.options import Options
from camlann.avalon.roles import ROLES, lancelots

QUEST_ORDERS = ("free", "free_lock5_concluded", "free_lock5_won")
LANCELOT_MODES = ("known_pair", "hidden_switch", "open_schedule")
ROLE_NAMES = tuple(name for name, role in ROLES.items() if not (role.basic or role.lancelot))
MODULES = (*ROLE_NAMES, "lady", "excalibur", "plot", *LANCELOT_MODES, *QUEST_ORDERS, "everything")


class UnknownModule(Exception):
    """There is no such module, or they do not go together."""


def options_with(modules: list[str], seats: int) -> Options:
    """The first game with these modules added to it; *everything* is the preset of that name.

    Nobody discusses a team: bots say nothing by it.
    """
    options = Options()
    for module in modules:
        match module:
            case "everything":
                options = replace(avalon.presets(seats)["everything"], discussion="none")
            case "lady":
                options = replace(options, lady=True)
            case "excalibur":
                options = replace(options, excalibur=True)
            case "plot":
                options = replace(options, plot=True)
            case "known_pair" | "hidden_switch" | "open_schedule":
                options = replace(options, lancelot=module, roles=(*options.roles, *lancelots()))
            case "free" | "free_lock5_concluded" | "free_lock5_won":
                options = replace(options, quest_order=module)
            case role if role in ROLE_NAMES:
                options = replace(options, roles=(*options.roles, role))
            case _:
                raise UnknownModule(f"There is no module {module}. Choose from: {', '.join(MODULES)}.")
    wrong = [notice.code for notice in avalon.check(options, seats) if notice.prevents_start]
    if wrong:
        raise UnknownModule(f"{seats} players cannot play that: {', '.join(wrong)}.")
    return options
