"""Who looks at a table, and through which gates.

A gate's word holds for some seconds; a gate that is alive says it again before they are over.
"""

from collections.abc import Iterable

from camlann.server.cluster.bus_messages import Attach, Detach
from camlann.table import PersonId

LASTS = 12.0
KNOWN = 1_000
"""Of so many people it is remembered when they were last connected."""


class Viewers:
    def __init__(self) -> None:
        self.name = ""
        """What the table is called outside, as the gates say."""
        self._gates: dict[str, dict[PersonId, float]] = {}
        self._last: dict[PersonId, float] = {}
        """When somebody was last heard of."""

    def look(self, bus_message: Attach, now: float) -> None:
        person_ids = self._gates.setdefault(bus_message.gate, {})
        for at in bus_message.ats:
            person_ids[at.person_id] = now + LASTS
            self.heard_of(at.person_id, now)
        self.name = bus_message.name or self.name

    def leave(self, bus_message: Detach, now: float) -> None:
        if self._gates.get(bus_message.gate, {}).pop(bus_message.person_id, None) is not None:
            self.heard_of(bus_message.person_id, now)

    def last(self, person_id: PersonId) -> float | None:
        """When this person was last connected, as far as is known; None: never since this began."""
        return self._last.get(person_id)

    def heard_of(self, person_id: PersonId, now: float) -> None:
        """This person was connected just now."""
        # Whoever is here now comes last, and whoever was away for longest is forgotten.
        self._last.pop(person_id, None)
        self._last[person_id] = now
        if len(self._last) > KNOWN:
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
