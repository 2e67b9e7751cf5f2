"""When each keeper was last alive, as far as one process knows.

Every keeper sends a heartbeat twice a second. Without one for two seconds it counts as dead; a keeper that
leaves says so. Silence counts only while this process could have received.

The first three keepers are relays: only they hear every heartbeat, and their own, which all processes hear,
says when the others were last alive. So what a process hears does not grow with the number of keepers. Relays
count as dead like any keeper; the next ones take their place, and the others have two seconds from then.
"""

from collections.abc import Callable, Iterable

from camlann.server.cluster.bus_messages import Heartbeat

HEARTBEAT_SECONDS = 0.5
DEAD_AFTER_SECONDS = 2.0
PROBE_AFTER_SECONDS = 1.5 * HEARTBEAT_SECONDS
"""After so much silence a keeper is sent a message, to find out whether it is still connected."""
RECONNECT_SECONDS = 1.25
"""After an outage of the bus, keepers need up to so long to connect again."""
RELAY_COUNT = 3
RELAY_GAP_SECONDS = 2 * HEARTBEAT_SECONDS
"""If no relay was heard for so long, what relays say about others may be old."""
LEFT_SECONDS = 5.0
"""For so long a relay may not have heard yet that a keeper has left or died."""


class KeeperHeartbeats:
    """All times are of one clock, which never goes back."""

    def __init__(self, me: str | None) -> None:
        self._me = me
        self.last_alive: dict[str, float] = {}
        """Of each other keeper that counts as alive."""
        self._direct: dict[str, float] = {}
        """When each was last heard here. Relays tell only this, so that nothing goes round in a circle."""
        self._left: dict[str, float] = {}
        """When keepers said that they leave."""
        self._dead: dict[str, float] = {}
        """When keepers were found not to be connected any more."""
        self._relays: dict[str, float] = {}
        """Since when each of them is a relay."""
        self._relayed = 0.0
        """When a relay was last heard."""
        self._since = 0.0
        """Silence of keepers that are no relays counts from here."""
        self.deaf = 0.0
        """When this process last could not receive."""

    def start(self, now: float) -> None:
        self.deaf = self._relayed = self._since = now

    # Relays.

    @property
    def is_relay(self) -> bool:
        return self._me in self._relays

    @property
    def knows_relays(self) -> bool:
        return bool(self._relays)

    def follow(self, relays: Iterable[str], now: float) -> bool:
        """These are the relays now. A new one has two seconds to be heard. True: this keeper is a new one."""
        before, self._relays = self._relays, {keeper: self._relays.get(keeper, now) for keeper in relays}
        is_new = self.is_relay and self._me not in before
        if is_new or before.keys() - self._relays:
            # What a new relay tells of the others it has yet to hear.
            self._since = now
        return is_new

    def listens_as_relay(self, now: float) -> None:
        """From now on this process hears every heartbeat."""
        self._since = now

    def told(self, age: Callable[[float], float]) -> tuple[tuple[tuple[str, int], ...], tuple[str, ...]]:
        """What a relay tells the others: the age of each heartbeat in milliseconds, and who has just died."""
        ages = tuple((keeper, int(1000 * age(at))) for keeper, at in self._direct.items())
        return ages, tuple(self._dead)

    # What is heard.

    def hear(self, beat: Heartbeat, now: float) -> list[str]:
        """Returns the keepers that a relay calls dead and this process hears by itself: probe them."""
        if beat.leaving:
            self.forget(beat.keeper)
            self._left[beat.keeper] = now
        elif beat.keeper != self._me and beat.keeper not in self._left:
            self.last_alive[beat.keeper] = self._direct[beat.keeper] = now
            self._dead.pop(beat.keeper, None)
        return self._hear_relay(beat, now) if beat.keeper in self._relays or beat.others else []

    def _hear_relay(self, beat: Heartbeat, now: float) -> list[str]:
        if now - self._relayed > RELAY_GAP_SECONDS:
            self._since = now
        self._relayed = now
        for keeper, age in beat.others:
            at = now - age / 1000
            if keeper in self.last_alive:
                self.last_alive[keeper] = max(self.last_alive[keeper], at)
            elif (
                keeper not in (self._me, *self._left)
                and age < 1000 * DEAD_AFTER_SECONDS / 2
                and at > self._dead.get(keeper, 0.0)
            ):
                self.last_alive[keeper] = at
                self._dead.pop(keeper, None)
        # If one is not late, another relay has heard it, or this process could not.
        dead = [keeper for keeper in beat.dead if self._is_late(keeper, now)]
        self._forget_dead([keeper for keeper in dead if not self._hears(keeper)], now)
        return [keeper for keeper in dead if self._hears(keeper)]

    def _hears(self, keeper: str) -> bool:
        """Does every heartbeat of this keeper come here? If not, only what relays tell."""
        return self.is_relay or keeper in self._relays

    # Silence.

    def _silence(self, keeper: str, now: float) -> float:
        """Seconds."""
        alive = max(self.last_alive[keeper], self.deaf, self._relays.get(keeper, self._since))
        if not self._hears(keeper) and now - self._relayed >= RELAY_GAP_SECONDS:
            now = self._relayed
        return now - alive

    def _is_late(self, keeper: str, now: float) -> bool:
        """Has a keeper missed a heartbeat? After an outage keepers need a while to connect again."""
        missed = now - self.last_alive.get(keeper, now) > PROBE_AFTER_SECONDS
        return missed and now - self.deaf > RECONNECT_SECONDS

    def suspects(self, now: float) -> list[str]:
        """Keepers that have missed a heartbeat: this process should have heard it, and no other relay has."""
        return [
            keeper
            for keeper, at in self.last_alive.items()
            if self._hears(keeper)
            and at - self._direct.get(keeper, 0.0) <= HEARTBEAT_SECONDS
            and self._is_late(keeper, now)
            and self._silence(keeper, now) > PROBE_AFTER_SECONDS
        ]

    def found_dead(self, keepers: Iterable[str], now: float) -> bool:
        """These are not connected; False: all of them have been heard since, or are forgotten."""
        late = [keeper for keeper in keepers if self._is_late(keeper, now)]
        self._forget_dead(late, now)
        return bool(late)

    def forget_silent(self, now: float) -> None:
        for keeper in [each for each in self.last_alive if self._silence(each, now) > DEAD_AFTER_SECONDS]:
            self.forget(keeper)
        for gone in (self._left, self._dead):
            for keeper in [keeper for keeper, at in gone.items() if now - at > LEFT_SECONDS]:
                del gone[keeper]

    def _forget_dead(self, keepers: Iterable[str], now: float) -> None:
        for keeper in keepers:
            self.forget(keeper)
            self._dead[keeper] = now

    def forget(self, keeper: str) -> None:
        self.last_alive.pop(keeper, None)
        self._direct.pop(keeper, None)
