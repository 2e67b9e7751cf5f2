"""The Knights of the Round Table, one row of traits each (S-18.1)."""

from msgspec import Struct

from camlann.shadows.options import Options


class Coat(Struct, frozen=True, kw_only=True):
    """A coat of arms: a Knight and his powers."""

    name: str
    colour: str
    """No two Knights of one colour sit at a table. Colours of the new Knights except Gaheris: U4."""
    company: bool = False
    """Comes with Merlin's Company."""
    promo: bool = False
    draws: int = 2
    """White cards drawn in Camelot."""
    exchanges: bool = False
    plays_free: bool = False
    """A special card each turn without an action."""
    adds_fight: bool = False
    """One more fight card when the black cards are revealed."""
    extra_life: int = 0
    """Extra life points for a won quest."""
    peeks: bool = False
    """Looks at the top black card before the choice."""
    leaves_free: bool = False
    """Leaving the Round Table is no action."""
    swaps: bool = False
    """A card for a new one."""
    always_shares: bool = False
    bleeds: bool = False
    """A life point for two cards."""
    recalls: bool = False
    """Three cards for a Merlin from the discard pile."""
    gains_by_moving: bool = False
    pays_evil: bool = False
    """Two cards instead of the progression of evil."""
    pays_blood: bool = False
    """Two cards instead of a life point."""
    rolls_first: bool = False


ROWS = (
    Coat(name="arthur", colour="red", exchanges=True),
    Coat(name="galahad", colour="yellow", plays_free=True),
    Coat(name="gawain", colour="green", draws=3),
    Coat(name="kay", colour="blue", adds_fight=True),
    Coat(name="palamedes", colour="black", extra_life=1),
    Coat(name="percival", colour="white", peeks=True),
    Coat(name="tristan", colour="purple", leaves_free=True),
    Coat(name="bedivere", colour="orange", promo=True, swaps=True),
    Coat(name="bors", colour="purple", company=True, always_shares=True),
    Coat(name="caradoc", colour="black", company=True, bleeds=True),
    Coat(name="gaheris", colour="yellow", company=True, recalls=True),
    Coat(name="gareth", colour="green", company=True, gains_by_moving=True),
    Coat(name="geraint", colour="orange", company=True, pays_evil=True),
    Coat(name="lamorak", colour="white", company=True, pays_blood=True),
    Coat(name="owain", colour="blue", company=True, rolls_first=True),
)

SQUIRE = Coat(name="squire", colour="")
"""No coat, no power."""

COATS: dict[str, Coat] = {row.name: row for row in (*ROWS, SQUIRE)}


def in_box(row: Coat, options: Options) -> bool:
    """Whether a table with these options has the coat at all."""
    return options.expansion or not (row.company or (row.promo and not options.bedivere))
