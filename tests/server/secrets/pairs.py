"""Pairs of worlds by number, with what an attacker might send. The same number is the same pair."""

import random
from functools import lru_cache
from typing import Protocol

from camlann.engine.facts import Seat
from tests.choices import Choices
from tests.server.secrets import avalon_script, shadows_script
from tests.server.secrets.compare import viewers
from tests.server.secrets.probes import Nosy
from tests.server.secrets.script import BY, SPECTATOR, Alone, Back, Event, Gone, LookOn, Script

AVALON, SHADOWS = 1600, 2500
"""Bytes of choices."""
KEPT = 64
FEW, MANY = 12, 10
"""Moments that a pair should have, and how many are tried."""


def avalon(n: int) -> Script:
    return watched(_long(avalon_script.Recorded, f"avalon {n}", AVALON), n)


def shadows(n: int) -> Script:
    return watched(_long(shadows_script.Recorded, f"shadows {n}", SHADOWS), n)


def avalon_on_the_wire(n: int) -> Script:
    return tried(_long(avalon_script.Strangers, f"avalon {n}", AVALON), n)


def shadows_on_the_wire(n: int) -> Script:
    return tried(_long(shadows_script.Strangers, f"shadows {n}", SHADOWS), n)


def avalon_absent(n: int) -> Script:
    return missing(_long(avalon_script.Recorded, f"avalon {n}", AVALON), n)


def shadows_absent(n: int) -> Script:
    return missing(_long(shadows_script.Recorded, f"shadows {n}", SHADOWS), n)


def missing(script: Script, n: int) -> Script:
    """Somebody else goes away in the middle and another stands in, and mostly they come back."""
    dice = random.Random(f"missing {n}")
    others = [seat for seat in map(Seat, range(script.seats)) if seat not in script.viewers]
    moments = len(script.moments) - script.over
    watched(script, n)
    if others and moments > 1:
        gone, seat = dice.randrange(moments // 2 + 1), dice.choice(others)
        for moment in script.moments:
            # By which gate somebody came shows in how soon it is known that they are away.
            moment.events = [event for event in moment.events if not _moves(event, seat)]
        script.moments[gone].events.append(Gone(seat, dice.choice(BY)))
        if dice.random() < 0.7 and gone + 1 < moments:
            script.moments[dice.randrange(gone + 1, moments)].events.append(Back(seat))
    return script


def avalon_replaced(n: int) -> Script:
    """Somebody goes away, another has the seat from then on, and whose it was comes back and looks on."""
    script = _long(avalon_script.Recorded, f"avalon {n}", AVALON)
    dice = random.Random(f"replaced {n}")
    seat, moments = Seat(dice.randrange(script.seats)), len(script.moments) - script.over
    gone = dice.randrange(moments // 3 + 1)
    looks = dice.randrange(gone, min(gone + 3, moments))
    script.moments[gone].events.append(Gone(seat, dice.choice(BY)))
    script.moments[looks].events.append(LookOn(seat))
    return script


def _moves(event: Event, seat: Seat) -> bool:
    return isinstance(event, Alone) and event.event.device == f"seat {seat}"


def watched(script: Script, n: int) -> Script:
    """Whoever looks on tries what it likes."""
    Nosy(script, viewers(script), f"nosy {n}", alone=True).go()
    return script


def tried(script: Script, n: int) -> Script:
    """Anybody does."""
    Nosy(script, [*(f"seat {seat}" for seat in range(min(4, script.seats))), SPECTATOR], f"nosy {n}").go()
    return script


class Pair(Protocol):
    def __init__(self, choices: Choices) -> None: ...

    def written(self) -> Script: ...


def _long(kind: type[Pair], name: str, size: int) -> Script:
    """The first of some pairs that goes on for a while: many end where a card is turned that differs."""
    scripts = (kind(Choices(random.Random(f"{name} {m}").randbytes(size))).written() for m in range(MANY))
    script = next(scripts)
    while len(script.moments) < FEW and (other := next(scripts, None)) is not None:
        script = other
    return script


@lru_cache(maxsize=4 * KEPT)
def kept(kind: str, n: int) -> Script:
    """The same, once made."""
    return KINDS[kind](n)


KINDS = {
    "avalon": avalon,
    "shadows": shadows,
    "avalon, absent": avalon_absent,
    "shadows, absent": shadows_absent,
    "avalon, replaced": avalon_replaced,
    "avalon, the wire": avalon_on_the_wire,
    "shadows, the wire": shadows_on_the_wire,
}
