"""Fact buffer: the facts of one game, put together from pieces that arrive in any order."""

from msgspec import Raw

MAX_FACTS = 1_000_000
"""More facts than any game has."""


class FactBuffer:
    """The facts of one game from the first on, and pieces that do not connect yet."""

    def __init__(self) -> None:
        self.facts: list[Raw] = []
        self.end = 0
        """There are at least this many facts."""
        self.over = False
        """The game is over: there will be no more."""
        self.left = False
        """Another game has begun, so the rest must be requested."""
        self.asked: str | None = None
        """The id of the open request for missing facts."""
        self._apart: dict[int, list[Raw]] = {}

    def add(self, since: int, facts: list[Raw]) -> bool:
        """Add facts; False if they contradict earlier ones."""
        # A copy: otherwise each fact would keep the whole message in memory.
        pieces = [*self._apart.items(), (since, [fact.copy() for fact in facts])]
        self._apart = {}
        agreed = True
        for start, piece in sorted(pieces, key=lambda each: (each[0], -len(each[1]))):
            if start > len(self.facts):
                self._apart.setdefault(start, piece)
                continue
            known = self.facts[start : start + len(piece)]
            agreed &= list(map(bytes, known)) == list(map(bytes, piece[: len(known)]))
            self.facts += piece[len(known) :]
        self.end = max(self.end, since + len(facts))
        return agreed

    def lacks(self) -> tuple[int, int] | None:
        """The first gap: from, and to before."""
        if self._apart:
            return len(self.facts), min(self._apart)
        if self.left and not self.over:
            return len(self.facts), MAX_FACTS
        return (len(self.facts), self.end) if len(self.facts) < self.end else None
