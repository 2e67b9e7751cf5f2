"""Claims as a bot hears them: a word about somebody counts a little, a call brings a Knight who wavers.

A Traitor speaks as well as anybody, so no number of claims says more than one open deed does.
"""

from collections.abc import Sequence
from typing import NamedTuple

from camlann.bots import Heard
from camlann.engine.facts import Seat
from camlann.shadows.chat_claims import ClaimDoubt, ClaimHeading, ClaimNeeded, ClaimSide, ClaimTrust
from camlann.shadows.state import SOLO, Place

DOUBTED, TRUSTED, CONFESSED = 0.25, -0.15, 0.5
"""What a word says of a seat, in logarithms of odds."""
MOST = 0.6
NEEDED, CALLS = 0.4, 2
"""What a call is worth to a Knight who could go there, and how many are heard."""
TAKEN = 0.8
"""How much less a solo quest is worth that somebody else is heading for."""


class HeardClaims(NamedTuple):
    leaning: Sequence[float]
    """By seat, what was said of it."""
    calls: dict[Place, float]
    """By place, what was said of going there."""


def heard_claims(claims: Heard, seat: Seat, seats: int) -> HeardClaims:
    """What a seat makes of the claims of the others that stand."""
    leaning, needed, calls = [0.0] * seats, dict[Place, int](), dict[Place, float]()
    for speaker, claim in claims:
        if speaker == seat:
            continue
        match claim:
            case ClaimDoubt(about):
                for each in about:
                    leaning[each] += DOUBTED * (each != speaker)
            case ClaimTrust(about):
                for each in about:
                    leaning[each] += TRUSTED * (each != speaker)
            case ClaimSide("traitor"):
                leaning[speaker] += CONFESSED
            case ClaimNeeded(place):
                needed[place] = needed.get(place, 0) + 1
            case ClaimHeading(place) if place in SOLO:
                calls[place] = -TAKEN
            case _:
                pass
    for place, number in needed.items():
        calls[place] = calls.get(place, 0.0) + NEEDED * min(number, CALLS)
    return HeardClaims([max(-MOST, min(MOST, each)) for each in leaning], calls)
