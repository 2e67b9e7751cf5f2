"""What a table of Avalon may choose before it plays, named as in the rules.

Every option has the value of the house as its default; a record holds all of them, resolved.
"""

from typing import Literal

from msgspec import Struct

from camlann.table.facts import Seat


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    roles: tuple[str, ...] = ("merlin", "assassin")
    """The named roles in the game; Loyal Servants and Minions fill the rest."""
    merlin: Literal["required", "optional"] = "required"
    leader: Seat | None = None
    """The first leader the table agreed on; None: the dice choose."""
    oberon_hidden_from_merlin: bool = False
    lady: bool = False
    lady_use: Literal["mandatory", "may_decline"] = "mandatory"
    assassin_targets: Literal["not_shown_evil", "anyone_else"] = "not_shown_evil"
    post_game_detail: Literal["full", "roles"] = "full"
    beginners: bool = False
    """The host marked the table as new to the game: warn of too much at once."""
