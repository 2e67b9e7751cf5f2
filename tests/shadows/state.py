"""What the tables of cards speak of, read off a table in plain values."""

from typing import Any

from tests.shadows.deals import Shadows, hand, row, sealed_state, swords


def state(match: Shadows) -> dict[str, Any]:
    """What a row of the tables below may speak of."""
    public = match.public
    return {
        "lives": public.lives,
        "hands": public.hands,
        "hand": " ".join(hand(match, 0)),
        "places": public.places,
        "swords": swords(match),
        "siege": public.siege,
        "picts": public.picts.warriors,
        "saxons": public.saxons.warriors,
        "black_knight": public.black_knight.black,
        "lancelot": public.lancelot.black,
        "dragon": public.dragon.black,
        "excalibur": public.excalibur,
        "grail": row(match),
        "lasting": public.lasting,
        "mordred": public.mordred,
        "heroism": public.heroism,
        "favor": public.favor,
        "merlin": public.merlin,
        "relics": public.relics,
        "thrown": " ".join(sealed_state(match).white_discard),
        "black_discard": " ".join(sealed_state(match).black_discard),
        "removed": " ".join(sealed_state(match).removed),
    }
