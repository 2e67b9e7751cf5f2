"""Viewers of one table, players and spectators, and the gates through which they watch it.

An attachment expires after some seconds; a live gate renews it before that.
"""

from collections.abc import Iterable

from camlann.server.cluster.bus_messages import Attach, Detach
from camlann.table import PersonId

ATTACH_SECONDS = 12.0
MAX_REMEMBERED = 1_000
"""People whose last connection is remembered (LRU)."""


class Viewers:
    def __init__(self) -> None:
        self.name = ""
        """The table's public name, from the gates."""
        self._gates: dict[str, dict[PersonId, float]] = {}
        self._last: dict[PersonId, float] = {}
        """When each person was last connected."""

    def look(self, bus_message: Attach, now: float) -> None:
        person_ids = self._gates.setdefault(bus_message.gate, {})
        for at in bus_message.ats:
            person_ids[at.person_id] = now + ATTACH_SECONDS
            self.heard_of(at.person_id, now)
        self.name = bus_message.name or self.name

    def leave(self, bus_message: Detach, now: float) -> None:
        if self._gates.get(bus_message.gate, {}).pop(bus_message.person_id, None) is not None:
            self.heard_of(bus_message.person_id, now)

    def last(self, person_id: PersonId) -> float | None:
        """When this person was last connected; None: never since this process took over."""
        return self._last.get(person_id)

    def heard_of(self, person_id: PersonId, now: float) -> None:
        """This person was connected just now."""
        # The latest comes last; the one away for longest is dropped.
        self._last.pop(person_id, None)
        self._last[person_id] = now
        if len(self._last) > MAX_REMEMBERED:
            del self._last[next(iter(self._last))]

    def gates(self) -> Iterable[str]:
        return tuple(self._gates)

    def now(self, now: float) -> list[tuple[str, list[PersonId]]]:
        """The people at each gate, in the order they came."""
        found = []
        for gate, person_ids in list(self._gates.items()):
            for person_id in [person_id for person_id, until in person_ids.items() if until < now]:
                del person_ids[person_id]
            if person_ids:
                found.append((gate, list(person_ids)))
            else:
                del self._gates[gate]
        return found

    def anybody(self, now: float) -> bool:
        return bool(self.now(now))

    def there(self, person_id: PersonId, now: float) -> bool:
        return any(person_ids.get(person_id, 0.0) >= now for person_ids in self._gates.values())
