"""What a device was told of one game, put together again from pieces that come in any order."""

from msgspec import Raw

MAX_FACTS = 1_000_000
"""More facts than any game has."""


class FactBuffer:
    """What was told of one game: the facts from the first on, and pieces that do not join on yet."""

    def __init__(self) -> None:
        self.facts: list[Raw] = []
        self.end = 0
        """So many facts were told at least."""
        self.over = False
        """No more than that will ever be told."""
        self.left = False
        """Another game has begun, so that nobody will tell the rest unasked."""
        self.asked: str | None = None
        """The question for missing facts that is not answered yet."""
        self._apart: dict[int, list[Raw]] = {}

    def add(self, since: int, facts: list[Raw]) -> bool:
        """Take up some facts; whether they agree with what was told before."""
        # A copy: else each fact would hold on to the whole message it came in.
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
        """The first stretch that is missing: from, and to before."""
        if self._apart:
            return len(self.facts), min(self._apart)
        if self.left and not self.over:
            return len(self.facts), MAX_FACTS
        return (len(self.facts), self.end) if len(self.facts) < self.end else None
