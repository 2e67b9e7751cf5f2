"""Option groups: the options by the part of the game they belong to, and when each of them has an effect."""

from msgspec import Struct

from camlann.avalon.options import Options
from camlann.avalon.roles import ROLES


class OptionModule(Struct, frozen=True):
    """A part of the game, and the options that belong to it."""

    name: str
    fields: tuple[str, ...]


class Condition(Struct, frozen=True):
    """Another option has one of these values; if that option is a list, it contains one of them."""

    option: str
    values: tuple[str | bool, ...]

    def holds(self, options: Options) -> bool:
        chosen = getattr(options, self.option)
        return any(each in self.values for each in (chosen if isinstance(chosen, tuple) else (chosen,)))


MODULES = (
    OptionModule("roles", ("roles", "merlin", "oberon_hidden_from_merlin")),
    OptionModule("quests", ("quest_order", "double_fail_quest", "leader", "discussion", "change_votes")),
    OptionModule("lady", ("lady", "lady_use", "lady_timing")),
    OptionModule("excalibur", ("excalibur",)),
    OptionModule(
        "lancelot",
        (
            *("lancelot", "lancelot_evil_shown_as", "hidden_deck", "hidden_flip_moment"),
            *("schedule_deck", "schedule_binding", "evil_lancelot_must_fail"),
        ),
    ),
    OptionModule(
        "plot",
        (
            *("plot", "plot_edition", "plot_deck", "plot_recipients", "plot_precedence"),
            *("take_responsibility", "strong_leader_rotation"),
        ),
    ),
    OptionModule("end", ("assassin_targets", "everyone_guesses", "assassination_talk", "post_game_detail")),
    OptionModule("box", ("edition", "strict_edition", "leader_title", "quest_labels", "beginners")),
)

_STRANGERS = tuple(name for name, role in ROLES.items() if role.stranger)
_SWITCHING = ("hidden_switch", "open_schedule")

CONDITIONS: dict[str, Condition] = {
    "oberon_hidden_from_merlin": Condition("roles", _STRANGERS),
    **dict.fromkeys(("lady_use", "lady_timing"), Condition("lady", (True,))),
    "lancelot_evil_shown_as": Condition("lancelot", _SWITCHING),
    **dict.fromkeys(("hidden_deck", "hidden_flip_moment"), Condition("lancelot", ("hidden_switch",))),
    **dict.fromkeys(("schedule_deck", "schedule_binding"), Condition("lancelot", ("open_schedule",))),
    "evil_lancelot_must_fail": Condition("lancelot", ("known_pair", *_SWITCHING)),
    **dict.fromkeys(
        (
            *("plot_edition", "plot_deck", "plot_recipients", "plot_precedence"),
            *("take_responsibility", "strong_leader_rotation"),
        ),
        Condition("plot", (True,)),
    ),
    "strict_edition": Condition("edition", ("it", "fr", "fa")),
}
"""Options that have an effect only if another is chosen."""


def has_effect(options: Options, name: str) -> bool:
    """Whether an option changes a game with these options."""
    return name not in CONDITIONS or CONDITIONS[name].holds(options)
