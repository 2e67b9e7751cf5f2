"""Options of Avalon, which a table chooses before the game, named as in the rules (A-3.1).

The defaults are those of the edition called *house*; a record holds all options, resolved. Tables of people
begin with a preset (`editions.py`).
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from camlann.engine.facts import Seat

Edition: TypeAlias = Literal["house", "it", "fr", "fa"]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    roles: tuple[str, ...] = ("merlin", "assassin")
    """The special roles in the game; Loyal Servants and Minions fill the rest."""
    merlin: Literal["required", "optional"] = "required"
    leader: Seat | None = None
    """The first leader that the table agreed on; None: the dice choose."""
    oberon_hidden_from_merlin: bool = False
    quest_order: Literal["fixed", "free", "free_lock5_concluded", "free_lock5_won"] = "fixed"
    double_fail_quest: Literal["space4", "fourth_undertaken"] = "space4"

    discussion: Literal["none", "leader_calls"] = "none"
    """Whether everybody discusses a team that lies openly, until the leader calls the vote."""
    change_votes: bool = False
    """A team vote may be changed until the last is in."""

    lady: bool = False
    lady_use: Literal["mandatory", "may_decline"] = "mandatory"
    lady_timing: Literal["completed_count", "board_number"] = "completed_count"

    excalibur: bool = False

    lancelot: Literal["off", "known_pair", "hidden_switch", "open_schedule"] = "off"
    lancelot_evil_shown_as: Literal["lancelot", "evil"] = "lancelot"
    hidden_deck: Literal["3+2", "5+2"] = "3+2"
    hidden_flip_moment: Literal["round_open", "quest_open"] = "round_open"
    schedule_deck: Literal["five_of_five", "five_of_seven"] = "five_of_seven"
    schedule_binding: Literal["round", "quest_space"] = "round"
    evil_lancelot_must_fail: bool | None = None
    """None: as the mode says, so only under the open schedule."""

    plot: bool = False
    plot_edition: Literal["classic", "revised"] = "classic"
    plot_deck: tuple[str, ...] = ()
    """The table's custom deck; empty: that of the edition."""
    plot_recipients: Literal["any_other", "distinct_others"] = "any_other"
    plot_precedence: Literal["from_leader", "from_leaders_left"] = "from_leader"
    take_responsibility: Literal["immediate", "held"] = "immediate"
    strong_leader_rotation: Literal["from_new", "resume_original"] = "from_new"

    assassin_targets: Literal["not_shown_evil", "anyone_else"] = "not_shown_evil"
    everyone_guesses: bool = True
    """All players guess Merlin at the assassination; only the Assassin's guess counts."""
    assassination_talk: Literal["public_only", "evil_channel"] = "public_only"
    post_game_detail: Literal["full", "roles"] = "full"

    edition: Edition = "house"
    strict_edition: bool = False
    """Only what the edition has may be switched on."""
    leader_title: Literal["by_language", "leader", "king", "commander"] = "by_language"
    quest_labels: Literal["by_language", "numbers", "letters"] = "by_language"
    beginners: bool = False
    """The host marked the table as new to the game: warn if there is too much at once."""

    @property
    def switching(self) -> bool:
        """Whether the Lancelots may change sides."""
        return self.lancelot in ("hidden_switch", "open_schedule")
