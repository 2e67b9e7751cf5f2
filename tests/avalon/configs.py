"""Tables of Avalon for random play: any number of seats, any legal set of roles, any modules and options."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import Literal, TypeAlias

from msgspec import Struct

from camlann import avalon
from camlann.avalon import Options
from camlann.engine import forms
from camlann.engine.facts import Seat
from camlann.engine.forms import Offer
from tests.choices import Choices
from tests.properties import anything

Mode: TypeAlias = Literal["off", "known_pair", "hidden_switch", "open_schedule"]

SEATS = (5, 6, 7, 8, 9, 10)
SPECIAL = ("percival", "mordred", "morgana", "oberon")
LANCELOTS = ("lancelot_good", "lancelot_evil")
BASE = ("merlin", "assassin")

MODULES: dict[str, Callable[[Options], bool]] = {
    **{role: lambda options, role=role: role in options.roles for role in SPECIAL},  # type: ignore[misc]
    "no Merlin": lambda options: "merlin" not in options.roles,
    "quests as the leader likes": lambda options: options.quest_order == "free",
    "the fifth quest locked": lambda options: options.quest_order.startswith("free_"),
    "the Lady": lambda options: options.lady,
    "Excalibur": lambda options: options.excalibur,
    "the Lancelots know each other": lambda options: options.lancelot == "known_pair",
    "the Lancelots switch unforeseen": lambda options: options.lancelot == "hidden_switch",
    "the Lancelots switch as laid out": lambda options: options.lancelot == "open_schedule",
    "classic plots": lambda options: plots(options, "classic"),
    "revised plots": lambda options: plots(options, "revised"),
    "plots of the table's own": lambda options: options.plot and bool(options.plot_deck),
}
"""What can be added to the first game, and whether it was."""

LANCELOT = {name for name in MODULES if name.startswith("the Lancelots")}
HIDDEN, LAID_OUT = {"the Lancelots switch unforeseen"}, {"the Lancelots switch as laid out"}
PLOTS = {name for name in MODULES if "plots" in name}
CHOSEN = {"quests as the leader likes", "the fifth quest locked"}
APART = ({"no Merlin", "percival"}, CHOSEN, LANCELOT, PLOTS)
"""Of these no two are in one game."""

PAIRS = {frozenset(pair) for pair in combinations(MODULES, 2) if not any({*pair} <= apart for apart in APART)}

VALUES: dict[str, tuple[set[str], set[str | bool | None]]] = {
    "quest_order": ({*MODULES}, {"fixed", "free", "free_lock5_concluded", "free_lock5_won"}),
    "double_fail_quest": (CHOSEN, {"space4", "fourth_undertaken"}),
    "oberon_hidden_from_merlin": ({"oberon"}, {False, True}),
    "lady_use": ({"the Lady"}, {"mandatory", "may_decline"}),
    "lady_timing": ({"the Lady"}, {"completed_count", "board_number"}),
    "lancelot": ({*MODULES}, {"off", "known_pair", "hidden_switch", "open_schedule"}),
    "lancelot_evil_shown_as": (HIDDEN | LAID_OUT, {"lancelot", "evil"}),
    "hidden_deck": (HIDDEN, {"3+2", "5+2"}),
    "hidden_flip_moment": (HIDDEN, {"round_open", "quest_open"}),
    "schedule_deck": (LAID_OUT, {"five_of_five", "five_of_seven"}),
    "schedule_binding": (LAID_OUT, {"round", "quest_space"}),
    "evil_lancelot_must_fail": (LANCELOT, {None, False, True}),
    "plot_edition": (PLOTS, {"classic", "revised"}),
    "plot_recipients": (PLOTS, {"any_other", "distinct_others"}),
    "plot_precedence": (PLOTS, {"from_leader", "from_leaders_left"}),
    "take_responsibility": (PLOTS, {"immediate", "held"}),
    "strong_leader_rotation": (PLOTS, {"from_new", "resume_original"}),
    "assassin_targets": ({*MODULES}, {"not_shown_evil", "anyone_else"}),
    "post_game_detail": ({*MODULES}, {"full", "roles"}),
    "everyone_guesses": ({*MODULES}, {False, True}),
    "discussion": ({*MODULES}, {"none", "leader_calls"}),
    "change_votes": ({*MODULES}, {False, True}),
}
"""Options by which the course of play differs, the modules with which they do, and their values."""


def plots(options: Options, edition: str) -> bool:
    return options.plot and not options.plot_deck and options.plot_edition == edition


class Config(Struct, frozen=True):
    """A game that can be dealt."""

    seats: int
    options: Options

    @property
    def cast(self) -> tuple[str, ...]:
        return avalon.cast(self.options, self.seats)

    @property
    def modules(self) -> set[str]:
        return {name for name, has in MODULES.items() if has(self.options)}

    @property
    def pairs(self) -> set[frozenset[str]]:
        return {frozenset(pair) for pair in combinations(self.modules, 2)}


@cache
def role_sets(seats: int, base: tuple[str, ...] = BASE) -> tuple[tuple[str, ...], ...]:
    """Every legal set of named roles that has these; the fewest first."""
    mode: Mode = "known_pair" if "lancelot_good" in base else "off"
    sets = [(*base, *some) for n in range(len(SPECIAL) + 1) for some in combinations(SPECIAL, n)]
    return tuple(
        roles for roles in sets if legal(Options(roles=roles, merlin="optional", lancelot=mode), seats)
    )


def legal(options: Options, seats: int) -> bool:
    return not any(word.prevents_start for word in avalon.check(options, seats))


FIFTEEN = (
    *("strong_leader", "close_eye", "opinion_maker", "overheard") * 2,
    *("no_confidence",) * 3,
    *("take_responsibility", "open_up", "spotlight", "establish_confidence"),
)


def config(choices: Choices, seats: int | None = None) -> Config:
    """Any table at all; one in eight plays without Merlin, and many named roles are likelier than few."""
    seats = seats or choices.pick(SEATS)
    pick = choices.pick
    merlin = not choices.one_in(8)
    lancelot: Mode = pick(
        ["off", "known_pair", "hidden_switch", "hidden_switch", "open_schedule", "open_schedule"]
    )
    sets = role_sets(seats, (BASE if merlin else ()) + (LANCELOTS if lancelot != "off" else ()))
    roles = pick((*sets, *sets[len(sets) // 2 :]))
    options = Options(
        roles=roles,
        merlin="required" if merlin else "optional",
        leader=pick([None, *map(Seat, range(seats))]),
        oberon_hidden_from_merlin=pick([False, True]),
        quest_order=pick(["fixed", "fixed", "free", "free_lock5_concluded", "free_lock5_won"]),
        double_fail_quest=pick(["space4", "fourth_undertaken"]),
        lady=pick([False, True]),
        lady_use=pick(["mandatory", "may_decline"]),
        lady_timing=pick(["completed_count", "board_number"]),
        excalibur=pick([False, True]),
        lancelot=lancelot,
        lancelot_evil_shown_as=pick(["lancelot", "evil"]),
        hidden_deck=pick(["3+2", "5+2"]),
        hidden_flip_moment=pick(["round_open", "quest_open"]),
        schedule_deck=pick(["five_of_five", "five_of_seven"]),
        schedule_binding=pick(["round", "quest_space"]),
        evil_lancelot_must_fail=pick([None, None, False, True]),
        plot=pick([False, True]),
        plot_edition=pick(["classic", "revised"]),
        # Never more of a card than were printed: of two spotlights on one quest the rulebook knows nothing.
        plot_deck=tuple(choices.some(FIFTEEN, 1 + choices.below(8))) if choices.one_in(3) else (),
        plot_recipients=pick(["any_other", "distinct_others"]),
        plot_precedence=pick(["from_leader", "from_leaders_left"]),
        take_responsibility=pick(["immediate", "held"]),
        strong_leader_rotation=pick(["from_new", "resume_original"]),
        assassin_targets=pick(["not_shown_evil", "anyone_else"]),
        post_game_detail=pick(["full", "roles"]),
        everyone_guesses=pick([False, True]),
        discussion=pick(["none", "none", "leader_calls"]),
        change_votes=pick([False, True]),
    )
    assert legal(options, seats)
    return Config(seats, options)


def agreeable(offers: Sequence[Offer], choices: Choices) -> tuple[Offer, forms.Choice]:
    """Mostly approving and seldom failing, so that games go on to their last question."""
    offer = offers[0]
    if offer.command == "avalon.vote" and not choices.one_in(5):
        return offer, ("approve",)
    if (
        offer.command == "avalon.play-card"
        and not choices.one_in(4)
        and forms.accepts(offer.form, ("success",))
    ):
        return offer, ("success",)
    return anything(offers, choices)
