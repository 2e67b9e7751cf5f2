"""Timers of seat claims: a claim lapses if the owner connects again, and is decided if they stay away."""

from camlann.server.keeper.viewers import Viewers
from camlann.table import (
    OWNER_WAIT_ALONE_SECONDS,
    PersonId,
    SeatClaimLapsed,
    Table,
    TableFact,
    decide_claim,
)


class SeatClaimTimers:
    def __init__(self, attached: Viewers) -> None:
        self._attached = attached
        self._since: dict[tuple[PersonId, PersonId], float] = {}
        """Since when there is a seat claim, by its claimant and the owner of the seat."""

    @property
    def pending(self) -> bool:
        return bool(self._since)

    def note(self, table: Table, now: float) -> None:
        """The table has changed, or was loaded."""
        claims = [(claim.by, table.owner(claim.of)) for claim in table.claims]
        self._since = {key: self._since.get(key, now) for key in claims}

    def lapsed(self, now: float) -> tuple[TableFact, ...]:
        """Facts: claims that end because the owner of the seat has connected again."""
        return tuple(
            SeatClaimLapsed(by)
            for (by, owner), since in self._since.items()
            if self._attached.there(owner, now) or (self._attached.last(owner) or 0.0) > since
        )

    def decided(self, table: Table, now: float) -> tuple[TableFact, ...]:
        """Facts: the decision about the first claimed seat whose owner stayed away long enough."""
        for claim in table.claims:
            since = self._since.get((claim.by, table.owner(claim.of)), now)
            # Others may have left since, so that one person alone decides now.
            alone = table.playing and len(table.others(claim.of)) == 1
            wait = max(claim.wait, OWNER_WAIT_ALONE_SECONDS) if alone else claim.wait
            over = now >= since + wait and self._attached.there(claim.by, now)
            if over and (facts := decide_claim(table, claim)):
                return facts
        return ()
