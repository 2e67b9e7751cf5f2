"""Who looks at a table, and through which gates.

A gate's word holds for some seconds; a gate that is alive says it again before they are over.
"""

from collections.abc import Iterable

from camlann.server.cluster.bus_messages import Attach, Detach
from camlann.table import Who

LASTS = 12.0
KNOWN = 1_000
"""Of so many people it is remembered when they were last connected."""


class Attached:
    def __init__(self) -> None:
        self.name = ""
        """What the table is called outside, as the gates say."""
        self._gates: dict[str, dict[Who, float]] = {}
        self._last: dict[Who, float] = {}
        """When somebody was last heard of."""

    def look(self, letter: Attach, now: float) -> None:
        whos = self._gates.setdefault(letter.gate, {})
        for at in letter.ats:
            whos[at.who] = now + LASTS
            self.heard_of(at.who, now)
        self.name = letter.name or self.name

    def leave(self, letter: Detach, now: float) -> None:
        if self._gates.get(letter.gate, {}).pop(letter.who, None) is not None:
            self.heard_of(letter.who, now)

    def last(self, who: Who) -> float | None:
        """When this person was last connected, as far as is known; None: never since this began."""
        return self._last.get(who)

    def heard_of(self, who: Who, now: float) -> None:
        """This person was connected just now."""
        # Whoever is here now comes last, and whoever was away for longest is forgotten.
        self._last.pop(who, None)
        self._last[who] = now
        if len(self._last) > KNOWN:
            del self._last[next(iter(self._last))]

    def gates(self) -> Iterable[str]:
        return tuple(self._gates)

    def now(self, now: float) -> list[tuple[str, list[Who]]]:
        """The people at each gate, in the order they came."""
        found = []
        for gate, whos in list(self._gates.items()):
            for who in [who for who, until in whos.items() if until < now]:
                del whos[who]
            if whos:
                found.append((gate, list(whos)))
            else:
                del self._gates[gate]
        return found

    def anybody(self, now: float) -> bool:
        return bool(self.now(now))

    def there(self, who: Who, now: float) -> bool:
        return any(whos.get(who, 0.0) >= now for whos in self._gates.values())
