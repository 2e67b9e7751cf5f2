"""Deal: a game begins with a commit-reveal deal, so that nobody has to trust the server.

A device that agrees to the game may commit to a number. When the host begins, the keeper of the table commits
to a secret. Then the devices reveal their numbers, and the seed is made of all of them. A cancelled deal
stays visible for good. `docs/fair-deal.md` has the bytes and the limits.
"""

from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from camlann.engine import fair_deal
from camlann.engine.phases import Reason
from camlann.table.base_types import Checked, TableCommand, TableFact
from camlann.table.practice import why_crowded
from camlann.table.readiness import CannotStart, NothingChosen
from camlann.table.seats import NotSeated
from camlann.table.state import Choice, CurrentGame, Deal, Deals, PastDeal, PersonId, Table, always_ready

MAX_PAST_DEALS = 32
"""Past deals of a table that are listed. Of older ones only the number is kept."""


class DealOpened(TableFact, frozen=True, tag="table.deal-opened"):
    """All inputs of the deal are fixed, and nobody has revealed anything yet."""

    name: str
    number: int
    attempt: int
    cfg: str
    commitment: str
    commitments: dict[int, str]

    def apply(self, table: Table) -> Table:
        deal = Deal(self.name, self.number, self.attempt, self.cfg, self.commitment, self.commitments)
        return replace(table, deals=replace(table.deals, open=deal))


class NumberRevealed(TableFact, frozen=True, tag="table.number-revealed"):
    """A device has revealed the number it committed to."""

    person_id: PersonId
    seat: int
    entropy: str

    def apply(self, table: Table) -> Table:
        deal = table.deals.open
        assert deal is not None
        shown = dict(sorted({**deal.shown, self.seat: self.entropy}.items()))
        return replace(table, deals=replace(table.deals, open=replace(deal, shown=shown)))


class DealBroken(TableFact, frozen=True, tag="table.deal-broken"):
    """A deal was cancelled. `shown` says how many had revealed: whether the result could be foreseen."""

    number: int
    attempt: int
    commitment: str
    shown: int

    def apply(self, table: Table) -> Table:
        return replace(table, ready=always_ready(table.seats), deals=_past(table, begun=False))


class Begun(TableFact, frozen=True, tag="table.begun"):
    """A game begins. Later changes concern the next game only."""

    number: int
    choice: Choice
    seats: tuple[PersonId, ...]
    failed: tuple[int, ...] = ()
    """The seats that committed to a number and did not reveal it."""

    def apply(self, table: Table) -> Table:
        current, deals = CurrentGame(playing=True, counted=table.settings.open), _past(table, begun=True)
        # Claims and offers made between games do not apply to the seats of the new game; wishes were for it.
        table = replace(table, current=current, claims=(), offered={}, figures={})
        return replace(table, number=self.number, ready=always_ready(table.seats), deals=deals)


class Begin(TableCommand, frozen=True, tag="table.begin"):
    """The host starts the game."""

    host_only: ClassVar[bool] = True
    commitment: str = ""
    """The commitment of the keeper, which only the server sets; empty: a deal without a protocol."""
    cfg: str = ""
    """The input of the deal, which only the server sets."""

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if (reason := why_crowded(table)) is not None:
            return reason
        if (choice := table.next_choice) is None:
            return NothingChosen()
        blocking = tuple(notice for notice in check(choice, len(table.seats)) if notice.prevents_start)
        if blocking:
            return CannotStart(blocking)
        waiting = tuple(other for other in table.seats if other not in table.ready)
        return NotReady(waiting) if waiting else None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        if not self.commitment:
            return (deal(table),)
        name, attempt = table.next_deal, table.deals.tries + 1
        commitments = {seat: commitment.commitment for seat, commitment in table.next_commitments.items()}
        opened = DealOpened(name, table.number + 1, attempt, self.cfg, self.commitment, commitments)
        return (opened,) if commitments else (opened, deal(opened.apply(table)))


class RevealNumber(TableCommand, frozen=True, tag="table.reveal-number"):
    """A device reveals the number it committed to. No person does this by hand."""

    during_deal: ClassVar[bool] = True
    deal: Annotated[str, Meta(max_length=100)]
    entropy: Annotated[str, Meta(max_length=32, pattern="^[0-9a-f]{32}$")]

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if person_id not in table.seats:
            return NotSeated()
        now, seat = table.deals.open, table.seats.index(person_id)
        if now is None or now.name != self.deal:
            return NoDeal()
        if seat not in now.commitments:
            return NotCommitted()
        if seat in now.shown:
            return RevealedAlready()
        given = fair_deal.client_commitment(now.name, seat, bytes.fromhex(self.entropy)).hex()
        return None if given == now.commitments[seat] else DoesNotFit()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        shown = NumberRevealed(person_id, table.seats.index(person_id), self.entropy)
        now = shown.apply(table)
        assert now.deals.open is not None
        return (shown, deal(now)) if not now.deals.open.missing else (shown,)


class BreakOffDeal(TableCommand, frozen=True, tag="table.break-off-deal"):
    """The host cancels a deal before the game begins."""

    host_only: ClassVar[bool] = True
    during_deal: ClassVar[bool] = True

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return NoDeal() if table.deals.open is None else None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        now = table.deals.open
        assert now is not None
        return (DealBroken(now.number, now.attempt, now.commitment, len(now.shown)),)


def deal(table: Table) -> Begun:
    """Begin the game with the numbers revealed so far; seats that did not reveal are listed."""
    choice, now = table.next_choice, table.deals.open
    assert choice is not None
    failed = () if now is None else now.missing
    return Begun(table.number + 1, choice, table.seats, failed)


def _past(table: Table, begun: bool) -> Deals:
    """Move the open deal to the past deals."""
    deals, now = table.deals, table.deals.open
    if now is None:
        return replace(deals, commitments=(), tries=0 if begun else deals.tries)
    dealt = PastDeal(now.number, now.attempt, now.commitment, len(now.shown), begun)
    return replace(
        deals,
        commitments=(),
        open=None,
        tries=0 if begun else deals.tries + 1,
        past=(*deals.past, dealt)[-MAX_PAST_DEALS:],
        begun=deals.begun + begun,
        broken=deals.broken + (not begun),
    )


class NotReady(Reason, frozen=True, tag="table.not-ready"):
    """These people are not ready."""

    waiting: tuple[PersonId, ...]


class DealUnderWay(Reason, frozen=True, tag="table.deal-under-way"):
    """Not during a deal, which takes seconds."""


class NoDeal(Reason, frozen=True, tag="table.no-deal"):
    """No such deal is open."""


class NotCommitted(Reason, frozen=True, tag="table.not-committed"):
    """This seat has made no commitment for this deal."""


class RevealedAlready(Reason, frozen=True, tag="table.revealed-already"):
    """This seat has revealed its number already."""


class DoesNotFit(Reason, frozen=True, tag="table.does-not-fit"):
    """The number does not match the commitment."""
