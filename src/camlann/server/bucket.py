"""How often somebody may do something: so many times a second, and a few more after a pause."""


class Bucket:
    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._left = float(most)
        self._at: float | None = None

    def take(self, now: float, amount: float = 1) -> bool:
        """Once more, or so much more, if it is not too often."""
        self._fill(now)
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def full(self, now: float) -> bool:
        """Whether nothing was taken for a good while."""
        self._fill(now)
        return self._left >= self._most

    def _fill(self, now: float) -> None:
        if self._at is not None:
            self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
