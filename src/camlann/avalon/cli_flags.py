"""Avalon's command-line flags and the options they set, and facts left out of the transcript."""

from collections.abc import Mapping

from camlann.avalon.options import Options
from camlann.avalon.roles import ROLES
from camlann.engine.cli_flags import Flag

_EXTRA = tuple(name for name, role in ROLES.items() if not (role.basic or role.lancelot))

FLAGS = (
    Flag("roles", "R,S,…", _EXTRA),
    Flag("lady"),
    Flag("excalibur"),
    Flag("plot"),
    Flag("lancelot", "MODE", ("known_pair", "hidden_switch", "open_schedule")),
    Flag("discussion", "HOW", ("none", "leader_calls")),
    Flag("quest_order", "ORDER", ("fixed", "free", "free_lock5_concluded", "free_lock5_won")),
)

LEFT_OUT = frozenset({"avalon.unready"})
"""Nor does a transcript say who was ready to vote, and when."""


def from_flags(flags: Mapping[str, str], given: Mapping[str, str], ready: Options) -> dict[str, str]:
    """The options that the flags set, on top of those given by name and of the preset `ready`."""
    chosen = {**given, **flags}
    if "roles" in flags or "lancelot" in flags:
        chosen["roles"] = ",".join(_roles(flags, chosen, ready))
    return chosen


def _roles(flags: Mapping[str, str], chosen: Mapping[str, str], ready: Options) -> list[str]:
    """Roles are added to those of the preset, unless it may leave those out; the Lancelots come together."""
    replaced = "roles" in flags and chosen.get("merlin") == "optional"
    always = [] if replaced else [*ready.roles]
    if "lancelot" in flags:
        pair = [name for name, role in ROLES.items() if role.lancelot]
        always = [role for role in always if role not in pair]
        always += [] if flags["lancelot"] == "off" else pair
    told = [word.strip().casefold() for word in flags.get("roles", "").split(",")]
    return [*always, *(role for role in told if role and role not in always)]
