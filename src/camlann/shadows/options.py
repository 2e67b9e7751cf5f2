"""What a table of Shadows over Camelot may choose, and every value that no source confirms (S-21)."""

from typing import Literal, TypeAlias

from msgspec import Struct

from camlann.table.facts import Seat


class Unconfirmed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What no rulebook at hand settles, or where sources differ (d…), named by its number in the rules."""

    d20_accusations_stay_open: bool = False
    """Once six swords or six siege engines were there, accusations stay open."""
    d21_merlins_in_chain: bool = False
    """Three Merlins undo special cards that Morgan 2 draws."""
    u1_dragon_swords: int = 2
    u1_dragon_lives: int = 2
    u1_dragon_cards: int = 7
    u2_travel: tuple[tuple[str, int], ...] = (
        ("nothing_happens", 6),
        ("merlin_travels", 3),
        ("vision", 2),
        ("charge", 1),
        ("lost", 2),
        ("ambush", 1),
        ("captured", 1),
    )
    """How many of each travel card."""
    u3_lost_cards: int = 2
    """How many cards Lost! asks for."""
    u3_ambush_values: tuple[str, ...] = ("fight_4", "fight_5", "fight_any")
    """Any one of these gets a knight through an ambush."""
    u5_extra_merlins: int = 1
    """Merlin cards that the expansion adds."""
    u8_armor_in_morgan_2: bool = True
    u9_voluntary_reveal: bool = False
    """A Traitor may show himself in his own turn."""
    u10_despair_on_full_row: bool = True
    """On a full row Despair takes the farthest Grail card with it."""
    u11_merlin_takes_desolation: bool = False
    u13_excalibur_in_chain: bool = True
    u13_merlins_against_traitor: bool = True
    u14_siege_die: int = 8
    u14_fewest_fights: int = 1
    u15_heal_with_any_kind: bool = True
    """Three Merlins or three ? heal too."""
    u15_heal_at_most: int = 6
    u17_travel_to_camelot: bool = True
    u18_merlin_draws_in_camelot: bool = True
    u18_merlin_draws_before_evil: bool = False
    """Merlin's free card may be taken before the progression of evil too."""
    u19_divine_favor_in_siege: bool = True
    u20_truce_discards_heroism: bool = True
    u21_witch_5_turns: int = 2
    u23_bedivere_swaps: int = 1
    u24_freeing_type: Literal["A", "B", "C", "D", "E"] = "C"
    u30_flips_one_revealed: int = 2
    u40_rescue_to_camelot: bool = False
    u42_morgan_1_cards: int = 3
    u42_morgan_5_lives: int = 2


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    expansion: bool = False
    """Merlin's Company."""
    bedivere: bool = False
    """Sir Bedivere joins the base game."""
    traitors: Literal["none", "standard", "among_us"] = "standard"
    squires: bool = False
    """All begin as squires, or the seats that `coats` names so."""
    blind_loyalty: bool = True
    """Three players do not look at their loyalty before six swords or six siege engines."""
    coats: tuple[str, ...] = ()
    """The knights the seats have chosen, by seat, and perhaps squires; none: dealt at random."""
    first: Seat | None = None
    """Who begins when Arthur is not in the game, or has his figure among squires; None: the dice choose."""
    late: int = 0
    """So many of the last seats are chairs kept free for latecomers."""
    share_proposals: int = 3
    fate_traitor: Literal["must_reveal", "may_hide"] = "must_reveal"
    """Whether a hidden Traitor who plays Fate must reveal himself."""
    flips: tuple[int, int] = (2, 3)
    """White swords turned at the end by one hidden traitor, and by two."""
    unconfirmed: Unconfirmed = Unconfirmed()


Preset: TypeAlias = Literal["first_game", "classic", "everything"]


def presets(seats: int) -> dict[Preset, Options]:
    """Tables by the name people know them by; in all of them the game can start."""
    # The eighth knight of the base game is Sir Bedivere.
    eight = seats >= 8
    return {
        "first_game": Options(traitors="none", bedivere=eight),
        "classic": Options(bedivere=eight),
        "everything": Options(expansion=True),
    }
