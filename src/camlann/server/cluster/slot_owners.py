"""The owner of each slot by rendezvous hashing.

A slot belongs to the keeper with the highest weight for it. All processes that know the same keepers agree;
when a keeper comes, only the slots that it gets move, and when it goes, only its own.
"""

from collections.abc import Collection
from hashlib import shake_128
from struct import unpack_from

from camlann.server.store.slots import SLOTS

WEIGHT_BYTES = 4


class SlotOwners:
    def __init__(self) -> None:
        self._weights: dict[str, bytes] = {}
        """For each live keeper the weights of all slots."""
        self._owners = [""] * SLOTS
        """'': nobody."""
        self._highest = [-1] * SLOTS
        """The weight of the owner."""
        self._slots: dict[str, tuple[int, ...]] = {}
        """The slots of a keeper, if they were asked for since the last change."""

    def __getitem__(self, slot: int) -> str | None:
        return self._owners[slot] or None

    def slots(self, keeper: str) -> tuple[int, ...]:
        """The slots that this keeper owns."""
        if (known := self._slots.get(keeper)) is None:
            found = (slot for slot, owner in enumerate(self._owners) if owner == keeper)
            known = self._slots[keeper] = tuple(found)
        return known

    def update(self, keepers: Collection[str]) -> None:
        """These keepers are alive."""
        gone = [keeper for keeper in self._weights if keeper not in keepers]
        new = [keeper for keeper in keepers if keeper not in self._weights]
        for keeper in gone:
            self._remove(keeper)
        for keeper in new:
            self._add(keeper)
        self._slots.clear()

    def _add(self, keeper: str) -> None:
        weights = self._weights[keeper] = shake_128(keeper.encode()).digest(SLOTS * WEIGHT_BYTES)
        own = unpack_from(f">{SLOTS}I", weights)
        for slot, (weight, highest) in enumerate(zip(own, self._highest, strict=True)):
            if weight > highest or (weight == highest and keeper > self._owners[slot]):
                self._owners[slot], self._highest[slot] = keeper, weight

    def _remove(self, keeper: str) -> None:
        slots = self.slots(keeper)
        del self._weights[keeper]
        self._slots.clear()
        for slot in slots:
            others = (
                (unpack_from(">I", weights, slot * WEIGHT_BYTES)[0], other)
                for other, weights in self._weights.items()
            )
            self._highest[slot], self._owners[slot] = max(others, default=(-1, ""))
