"""Links to gates: what this keeper knows of each gate, and whether it knows all viewers there.

A gate attaches viewers when they come and detaches them when they leave. Every few seconds it sends one
message with a checksum of all its viewers. If the checksum differs, or a number is missing between its
batches, this keeper asks for all of them. A gate that is silent for longer is gone, with all its viewers.
"""

import asyncio
from collections.abc import Callable

from camlann.server.cluster.bus_messages import (
    AboutLink,
    AttachAgain,
    AttachAll,
    BusMessage,
    Numbered,
    Renew,
    Renewed,
    viewer_checksum,
)
from camlann.server.cluster.message_batching import LostBatches
from camlann.server.store import TableId
from camlann.table import PersonId

ATTACH_SECONDS = 12.0
"""A gate that says nothing for so long is gone."""


class GateLink:
    """One gate, until it is gone; if it comes back, it gets a new link."""

    def __init__(self, gate: str, now: float) -> None:
        self.gate = gate
        self.heard = now
        """When the gate last said that its viewers are there."""
        self.complete = True
        """Does this keeper know all viewers of the gate, as far as it can tell?"""
        self.round = 0
        """Counts how often the gate was asked for all viewers; each viewer has the round it came in."""
        self.valid_from = 0
        """Viewers of earlier rounds have left."""
        self.checksum = 0
        """Of the viewers of this round."""
        self._listed = False
        """Has nothing been lost since all viewers were begun?"""

    def alive(self, now: float) -> bool:
        return now <= self.heard + ATTACH_SECONDS

    def toggle(self, table: TableId, person_id: PersonId) -> None:
        """A viewer of this round has come or gone."""
        self.checksum ^= viewer_checksum(table, person_id)

    def lost(self) -> None:
        """Something that the gate sent was lost, or was not handled."""
        self.complete = self._listed = False

    def all_begins(self) -> None:
        self.round += 1
        self.checksum = 0
        self._listed = True

    def all_ends(self) -> None:
        if self._listed:
            self.valid_from, self.complete = self.round, True


class GateLinks:
    def __init__(self, keeper: str, send: Callable[[str, BusMessage], None]) -> None:
        self._keeper, self._send = keeper, send
        self._links: dict[str, GateLink] = {}
        self._lost = LostBatches()
        self._forwarded: set[str] = set()
        """Gates whose viewers went on to another keeper."""

    def attached(self, gate: str) -> GateLink:
        """This gate has attached somebody."""
        now = asyncio.get_running_loop().time()
        link = self._of(gate, now)
        link.heard = now
        return link

    def get(self, gate: str) -> GateLink | None:
        return self._links.get(gate)

    def lost(self, gate: str) -> None:
        """Something that this gate sent was not handled: ask for it at its next renewal."""
        if (link := self._links.get(gate)) is not None:
            link.lost()

    def forwarded(self, gate: str) -> None:
        """Viewers of this gate went on to another keeper, which may be dead already."""
        self._forwarded.add(gate)

    def ask_for_forwarded(self) -> None:
        """Keepers have come or gone: what went on to another one may belong here now."""
        now = asyncio.get_running_loop().time()
        for gate in sorted(self._forwarded):
            link = self._of(gate, now)
            link.lost()
            self._ask(link)
        self._forwarded.clear()

    def hear(self, bus_message: AboutLink) -> None:
        now = asyncio.get_running_loop().time()
        match bus_message:
            case Numbered(gate):
                if self._lost.before(bus_message):
                    link = self._of(gate, now)
                    link.lost()
                    self._ask(link)
            case Renew(gate, checksum):
                link = self._of(gate, now)
                link.heard = now
                if link.complete and link.checksum == checksum:
                    self._send(gate, Renewed())
                else:
                    link.lost()
                    self._ask(link)
            case AttachAll(gate, complete):
                link = self._of(gate, now)
                if complete:
                    link.all_ends()
                else:
                    link.all_begins()

    def forget_dead(self) -> None:
        """Forget the gates that are gone."""
        now = asyncio.get_running_loop().time()
        dead = [gate for gate, link in self._links.items() if not link.alive(now)]
        for gate in dead:
            del self._links[gate]
            self._lost.forget(gate)

    def _of(self, gate: str, now: float) -> GateLink:
        link = self._links.get(gate)
        if link is None or not link.alive(now):
            link = self._links[gate] = GateLink(gate, now)
        return link

    def _ask(self, link: GateLink) -> None:
        self._send(link.gate, AttachAgain(self._keeper))
