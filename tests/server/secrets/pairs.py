"""Pairs of worlds by number, with what an attacker might send. The same number is the same pair."""

import random
from functools import lru_cache
from typing import Protocol

from camlann.engine.facts import Seat
from camlann.protocol.socket_messages import Broadcast, encode
from tests.choices import Choices
from tests.server.secrets import avalon_script, shadows_script
from tests.server.secrets.compare import viewers
from tests.server.secrets.probes import Nosy
from tests.server.secrets.script import (
    BY,
    SPECTATOR,
    Alone,
    Back,
    Come,
    Ended,
    Event,
    Gone,
    LookOn,
    Say,
    Script,
)

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
        gone = dice.randrange(moments // 2 + 1)
        seat = dice.choice(_different(script, others) if script.game == "avalon" else others)
        for moment in script.moments:
            # By which gate somebody came shows in how soon it is known that they are away.
            moment.events = [event for event in moment.events if not _moves(event, seat)]
        script.moments[gone].events.append(Gone(seat, dice.choice(BY)))
        if dice.random() < 0.7 and gone + 1 < moments:
            script.moments[dice.randrange(gone + 1, moments)].events.append(Back(seat))
    return script


def avalon_ended(n: int) -> Script:
    """In the middle all vote that the game ends without a result, and whoever looks on comes once more.

    In most pairs somebody else is Merlin in the other world.
    """
    scripts = (_long(avalon_script.Recorded, f"avalon {n} {m}", AVALON) for m in range(MANY))
    script = next(scripts)
    while not _another_merlin(script) and (other := next(scripts, None)) is not None:
        script = other
    dice = random.Random(f"ended {n}")
    watched(script, n)
    end = dice.randrange(len(script.moments) - script.over)
    script.moments, script.over = script.moments[: end + 1], False
    others = [seat for seat in map(Seat, range(script.seats)) if seat not in script.viewers]
    missing = dice.choice(others) if others and n % 2 else None
    for moment in script.moments:
        moment.events = [event for event in moment.events if missing is None or not _moves(event, missing)]
    again = [Come(device, 1, (-1, 0, -1)) for device in viewers(script)]
    script.moments[-1].events += [Ended(missing), *again]
    return script


def _another_merlin(script: Script) -> bool:
    owns = [script.state(world, len(script.moments)).own for world in range(2)]
    merlins = [{seat for seat, own in each.items() if own.role == "merlin"} for each in owns]
    return merlins[0] != merlins[1]


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
    if script.game == "avalon":
        _suggestions(script, n)
    return script


def _suggestions(script: Script, n: int) -> None:
    """Somebody who is another in the other world shows now and then whom they would take."""
    dice = random.Random(f"suggestions {n}")
    others = [seat for seat in map(Seat, range(script.seats)) if seat not in script.viewers]
    if not others:
        return
    seat = dice.choice(_different(script, others))
    for at, moment in enumerate(script.moments[: len(script.moments) - script.over]):
        # Who misbehaves in one world alone may be let go there, and is not heard.
        moment.events = [event for event in moment.events if not _moves(event, seat)]
        asks = {script.state(world, at + 1).public.ask for world in range(2)}
        if len(asks) == 1 and dice.random() < 0.3:
            items = (dice.randrange(script.seats),)
            moment.events.append(Say(f"seat {seat}", encode(Broadcast("suggestion", asks.pop(), items))))


def _different(script: Script, seats: list[Seat]) -> list[Seat]:
    """Those of these seats who are somebody else in the other world; all, if none is."""
    end = len(script.moments) - script.over
    owns = [script.state(world, end).own for world in range(2)]
    found = [seat for seat in seats if _dealt(owns[0][seat]) != _dealt(owns[1][seat])]
    return found or seats


def _dealt(own: object) -> object:
    return getattr(own, "role", None) or getattr(own, "loyalty", None)


def tried(script: Script, n: int) -> Script:
    """Anybody does. In every second pair limits are low."""
    script.tight = n % 2 == 1
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
    "avalon, ended": avalon_ended,
    "avalon, replaced": avalon_replaced,
    "avalon, the wire": avalon_on_the_wire,
    "shadows, the wire": shadows_on_the_wire,
}
