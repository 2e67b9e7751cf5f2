"""What the tables of cards speak of, read off a table in plain values."""

from typing import Any

from tests.shadows.deals import Shadows, cellar, hand, row, swords


def state(table: Shadows) -> dict[str, Any]:
    """What a row of the tables below may speak of."""
    public = table.public
    return {
        "lives": public.lives,
        "hands": public.hands,
        "hand": " ".join(hand(table, 0)),
        "places": public.places,
        "swords": swords(table),
        "siege": public.siege,
        "picts": public.picts.warriors,
        "saxons": public.saxons.warriors,
        "black_knight": public.black_knight.black,
        "lancelot": public.lancelot.black,
        "dragon": public.dragon.black,
        "excalibur": public.excalibur,
        "grail": row(table),
        "lasting": public.lasting,
        "mordred": public.mordred,
        "heroism": public.heroism,
        "favor": public.favor,
        "merlin": public.merlin,
        "relics": public.relics,
        "thrown": " ".join(cellar(table).white_thrown),
        "black_thrown": " ".join(cellar(table).black_thrown),
        "removed": " ".join(cellar(table).removed),
    }
