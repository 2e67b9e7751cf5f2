"""Options of Shadows over Camelot, and every value that no source confirms (S-21)."""

from typing import Literal, TypeAlias

from msgspec import Struct

from camlann.engine.facts import Seat


class Unconfirmed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What no available rulebook settles (U), or where sources differ (D), by its number in the rules."""

    accusations_stay_open: bool = True
    """D20: once there were six swords or six siege engines, accusations stay open."""
    merlins_in_chain: bool = True
    """D21: three Merlins cancel special cards that Morgan 2 draws."""
    dragon_swords: int = 2
    """U1: swords at stake with the Dragon."""
    dragon_lives: int = 2
    """U1: life points at stake with the Dragon."""
    dragon_cards: int = 7
    """U1: cards that the Dragon is worth."""
    travel_deck: tuple[tuple[str, int], ...] = (
        ("nothing_happens", 6),
        ("merlin_travels", 3),
        ("vision", 2),
        ("charge", 1),
        ("lost", 2),
        ("ambush", 1),
        ("captured", 1),
    )
    """U2: how many of each travel card."""
    lost_cards: int = 2
    """U3: how many cards Lost! asks for."""
    ambush_values: tuple[str, ...] = ("fight_4", "fight_5", "fight_any")
    """U3: any one of these gets a Knight through an ambush."""
    extra_merlins: int = 1
    """U5: Merlin cards that the expansion adds."""
    armor_in_morgan_2: bool = True
    """U8: the armor's owner chooses among cards that Morgan 2 draws."""
    voluntary_reveal: bool = False
    """U9: a Traitor may reveal himself in his own turn."""
    despair_on_full_row: bool = True
    """U10: on a full row Despair removes the farthest Grail card."""
    merlin_takes_desolation: bool = False
    """U11: a Merlin removes Desolation from the Grail."""
    excalibur_in_chain: bool = True
    """U13: Excalibur cancels cards that another card draws."""
    merlins_against_traitor: bool = True
    """U13: Merlins cancel a card of an unmasked Traitor."""
    siege_die: int = 8
    """U14: faces of the die in a fight against a siege engine."""
    fewest_fights: int = 1
    """U14: the least number of fight cards for it."""
    heal_with_any_kind: bool = True
    """U15: three Merlins or three ? heal, too."""
    heal_at_most: int = 6
    """U15: life points up to which a Knight may heal."""
    travel_to_camelot: bool = True
    """U17: a travel card is drawn on the way to Camelot, too."""
    merlin_draws_in_camelot: bool = True
    """U18: Merlin gives a free card in Camelot."""
    merlin_draws_before_evil: bool = False
    """U18: Merlin's free card may be taken before the progression of evil, too."""
    divine_favor_in_siege: bool = True
    """U19: Divine Favor decides a tie with a siege engine."""
    truce_discards_heroism: bool = True
    """U20: Truce discards Heroism."""
    witch_5_turns: int = 2
    """U21: swords that Witch 5 turns."""
    bedivere_swaps: int = 1
    """U23: cards that Bedivere may swap in a turn."""
    freeing_type: Literal["A", "B", "C", "D", "E"] = "C"
    """U24: the type of action that frees a captured Knight."""
    flips_one_revealed: int = 2
    """U30: white swords turned at the end when one of two Traitors is unmasked."""
    rescue_to_camelot: bool = False
    """U40: Merlin's Rescue brings a Knight to Camelot."""
    morgan_1_cards: int = 3
    """U42: cards that a volunteer gives for Morgan 1."""
    morgan_5_lives: int = 2
    """U42: life points that a volunteer gives for Morgan 5."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    expansion: bool = False
    """Merlin's Company."""
    bedivere: bool = False
    """Sir Bedivere joins the base game."""
    traitors: Literal["none", "standard", "among_us"] = "standard"
    squires: bool = False
    """All begin as squires, or the seats that `coats` names as squires."""
    blind_loyalty: bool = True
    """Three players do not look at their loyalty before six swords or six siege engines."""
    coats: tuple[str, ...] = ()
    """The Knights that the seats have chosen, by seat, and perhaps squires; empty: dealt at random."""
    wishes: tuple[str, ...] = ()
    """The Knights that people wish to be, by seat, or nothing for one by lot; empty: nobody has a wish."""
    first: Seat | None = None
    """Who begins if Arthur is not in the game, or is only a squire's figure; None: the dice choose."""
    late: int = 0
    """This many of the last seats are chairs kept free for latecomers."""
    share_proposals: int = 3
    fate_traitor: Literal["must_reveal", "may_hide"] = "must_reveal"
    """Whether a hidden Traitor who plays Fate must reveal himself."""
    flips: tuple[int, int] = (2, 3)
    """White swords turned at the end by one hidden Traitor, and by two."""
    galahad_plays_two: bool = True
    """D22: Galahad's free special card is no action, so he may play another one as an action."""
    quiet_rounds: int = 20
    """K16: after so many rounds without progress of evil nobody pays for it with cards; 0: never."""
    odds: bool = False
    """Everybody is told what the next black card may do, counted from what everybody has seen."""
    unconfirmed: Unconfirmed = Unconfirmed()


OFFICIAL_ANSWERS = {"accusations_stay_open": False, "merlins_in_chain": False, "galahad_plays_two": False}
"""What the publisher answered (D20 to D22) where the rulebook says something else, by option."""


Preset: TypeAlias = Literal[
    "first_game", "classic", "among_us", "everything", "together", "squires", "two_players", "three_players"
]


BY_NUMBER: dict[int, Preset] = {2: "two_players", 3: "three_players"}
"""Numbers of players with rules of their own, which the rulebook tells apart."""


def presets(seats: int) -> dict[Preset, Options]:
    """Presets by their usual names; the game can start with each of them."""
    # The eighth Knight of the base game is Sir Bedivere.
    eight = seats >= 8
    ready: dict[Preset, Options] = {
        "first_game": Options(traitors="none", bedivere=eight, odds=True),
        "classic": Options(bedivere=eight),
        # With eight of the base game there are too few loyalty cards for it.
        "among_us": Options(traitors="standard" if eight else "among_us", bedivere=eight),
        "everything": Options(expansion=True),
        "together": Options(expansion=True, traitors="none"),
        "squires": Options(expansion=True, squires=True),
    }
    if seats in BY_NUMBER:
        ready[BY_NUMBER[seats]] = Options(traitors="none" if seats == 2 else "standard")
    return ready
