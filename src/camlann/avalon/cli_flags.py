"""Avalon's command-line flags, and the options they set."""

from collections.abc import Mapping

from camlann.avalon.options import Options
from camlann.avalon.roles import ROLES
from camlann.engine.cli_flags import Flag

_EXTRA = ", ".join(name for name, role in ROLES.items() if not (role.basic or role.lancelot))

FLAGS = (
    Flag("roles", f"roles on top of those of the table: {_EXTRA}", "R,S,…"),
    Flag("lady", "play with the Lady of the Lake"),
    Flag("excalibur", "play with Excalibur"),
    Flag("plot", "play with plot cards"),
    Flag("lancelot", "play with both Lancelots: known_pair, hidden_switch or open_schedule", "MODE"),
    Flag("quest_order", "fixed, free, free_lock5_concluded or free_lock5_won", "ORDER"),
)


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
