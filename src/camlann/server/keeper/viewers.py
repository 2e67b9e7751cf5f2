"""Viewers of one table, players and spectators, and the gates through which they watch it.

Somebody is a viewer from their attachment until their gate detaches them, leaves them out of its list, or is
gone (`gate_links.py`).
"""

from collections.abc import Iterable

from camlann.server.cluster.bus_messages import Attach, Detach
from camlann.server.keeper.gate_links import GateLink, GateLinks
from camlann.server.store import TableId
from camlann.table import PersonId, is_bot

MAX_REMEMBERED = 1_000
"""People whose last connection is remembered (LRU)."""


class Viewers:
    def __init__(self, table: TableId, links: GateLinks) -> None:
        self.name = ""
        """The table's public name, from the gates."""
        self.household = ""
        """Stands for the network of whoever came first."""
        self._table, self._links = table, links
        self._gates: dict[GateLink, dict[PersonId, int]] = {}
        """Who is at each gate, and in which round of its link they came."""
        self._last: dict[PersonId, float] = {}
        """When each person was last connected, if they have left."""

    def look(self, bus_message: Attach, now: float) -> None:
        link = self._links.attached(bus_message.gate)
        rounds = self._gates.setdefault(link, {})
        for at in bus_message.ats:
            if rounds.get(at.person_id) != link.round:
                rounds[at.person_id] = link.round
                link.toggle(self._table, at.person_id)
            self.heard_of(at.person_id, now)
        self.name = bus_message.name or self.name
        self.household = self.household or bus_message.household

    def leave(self, bus_message: Detach, now: float) -> None:
        link = self._links.get(bus_message.gate)
        if link is not None and bus_message.person_id in self._gates.get(link, ()):
            self._remove(link, bus_message.person_id)
            self.heard_of(bus_message.person_id, now)

    def incomplete(self, gate: str) -> None:
        """Somebody at this gate was attached and has not been sent what they are behind."""
        self._links.lost(gate)

    def clear(self) -> None:
        """This keeper lets go of the table."""
        for link, rounds in self._gates.items():
            for person_id in tuple(rounds):
                self._remove(link, person_id)
        self._gates.clear()

    def last(self, person_id: PersonId) -> float | None:
        """When this person was last connected; None: never since this process took over."""
        times = [link.heard for link, rounds in self._gates.items() if _is_valid(link, rounds, person_id)]
        if (left := self._last.get(person_id)) is not None:
            times.append(left)
        return max(times, default=None)

    def heard_of(self, person_id: PersonId, now: float) -> None:
        """This person was connected just now."""
        # The latest comes last; the one away for longest is dropped.
        self._last.pop(person_id, None)
        self._last[person_id] = now
        if len(self._last) > MAX_REMEMBERED:
            del self._last[next(iter(self._last))]

    def gates(self) -> Iterable[str]:
        return tuple(dict.fromkeys(link.gate for link in self._gates))

    def now(self, now: float) -> list[tuple[str, list[PersonId]]]:
        """The people at each gate, in the order they came."""
        found = []
        for link, rounds in list(self._gates.items()):
            alive = link.alive(now)
            for person_id in [each for each, came in rounds.items() if came < link.valid_from or not alive]:
                self._remove(link, person_id)
                if (self._last.get(person_id) or 0.0) < link.heard:
                    self.heard_of(person_id, link.heard)
            if rounds:
                found.append((link.gate, list(rounds)))
            else:
                del self._gates[link]
        return found

    def anybody(self, now: float) -> bool:
        return bool(self.now(now))

    def any_person(self, now: float) -> bool:
        """Is anybody there who is no bot?"""
        return any(not is_bot(person_id) for _, people in self.now(now) for person_id in people)

    def there(self, person_id: PersonId, now: float) -> bool:
        for link, rounds in self._gates.items():
            if rounds.get(person_id, -1) >= link.valid_from and link.alive(now):
                return True
        return False

    def _remove(self, link: GateLink, person_id: PersonId) -> None:
        if self._gates[link].pop(person_id) == link.round:
            link.toggle(self._table, person_id)


def _is_valid(link: GateLink, rounds: dict[PersonId, int], person_id: PersonId) -> bool:
    return rounds.get(person_id, -1) >= link.valid_from
