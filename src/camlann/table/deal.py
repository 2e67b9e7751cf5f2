"""A game is begun, by a deal that nobody at the table has to take on trust.

Whoever agrees may promise a number by its hash. When the host begins, the table's keeper promises a secret of
its own; then those who promised show their numbers, and the dice are made of all of it. A deal that is broken
off stays in sight for good. `docs/chance.md` has the bytes, and what this does not give.
"""

from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from camlann.engine import fair_deal
from camlann.engine.phases import Reason
from camlann.table.base import Checked, Saying, Told
from camlann.table.readiness import CannotStart, NothingChosen
from camlann.table.seats import NotSeated
from camlann.table.state import Choice, Company, CurrentGame, Deal, Deals, Dealt, Who

KEPT = 32
"""Deals of a table that everybody is shown; of older ones the number."""


class DealOpened(Told, frozen=True, tag="company.deal-opened"):
    """Everything a deal depends on is fixed now, and nobody has shown anything yet."""

    name: str
    number: int
    attempt: int
    cfg: str
    commitment: str
    promises: dict[int, str]

    def apply(self, company: Company) -> Company:
        deal = Deal(self.name, self.number, self.attempt, self.cfg, self.commitment, self.promises)
        return replace(company, deals=replace(company.deals, open=deal))


class Shown(Told, frozen=True, tag="company.shown"):
    """Somebody's device has shown the number it had promised."""

    who: Who
    seat: int
    entropy: str

    def apply(self, company: Company) -> Company:
        deal = company.deals.open
        assert deal is not None
        shown = dict(sorted({**deal.shown, self.seat: self.entropy}.items()))
        return replace(company, deals=replace(company.deals, open=replace(deal, shown=shown)))


class DealBroken(Told, frozen=True, tag="company.deal-broken"):
    """A deal was broken off. How many had shown their numbers by then tells whether it could be foreseen."""

    number: int
    attempt: int
    commitment: str
    shown: int

    def apply(self, company: Company) -> Company:
        return replace(company, ready=(), deals=_past(company, begun=False))


class Begun(Told, frozen=True, tag="company.begun"):
    """A game starts. What was agreed stands here for good: whatever changes later concerns the next one."""

    number: int
    choice: Choice
    seats: tuple[Who, ...]
    failed: tuple[int, ...] = ()
    """The seats that had promised a number and did not show it."""

    def apply(self, company: Company) -> Company:
        current, deals = CurrentGame(playing=True, counted=company.settings.open), _past(company, begun=True)
        # What was said about seats between games does not hold for what is dealt to them now.
        company = replace(company, current=current, claims=(), offered={})
        return replace(company, number=self.number, ready=(), deals=deals)


class Begin(Saying, frozen=True, tag="company.begin"):
    """The host starts the game."""

    hosts: ClassVar[bool] = True
    commitment: str = ""
    """The promise of whoever keeps the table, who alone gives it; nothing: somebody whom all trust deals."""
    cfg: str = ""
    """And what the deal depends on."""

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if company.choice is None:
            return NothingChosen()
        stops = tuple(notice for notice in check(company.choice, len(company.seats)) if notice.stops)
        if stops:
            return CannotStart(stops)
        waiting = tuple(other for other in company.seats if other not in company.ready)
        return NotReady(waiting) if waiting else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        if not self.commitment:
            return (deal(company),)
        name, attempt = company.next_deal, company.deals.tries + 1
        promises = {seat: promise.commitment for seat, promise in company.promised.items()}
        opened = DealOpened(name, company.number + 1, attempt, self.cfg, self.commitment, promises)
        return (opened,) if promises else (opened, deal(opened.apply(company)))


class Show(Saying, frozen=True, tag="company.show"):
    """A device shows what it had promised. No person says this."""

    dealing: ClassVar[bool] = True
    deal: Annotated[str, Meta(max_length=100)]
    entropy: Annotated[str, Meta(max_length=32, pattern="^[0-9a-f]{32}$")]

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if who not in company.seats:
            return NotSeated()
        now, seat = company.deals.open, company.seats.index(who)
        if now is None or now.name != self.deal:
            return NoDeal()
        if seat not in now.promises:
            return NotPromised()
        if seat in now.shown:
            return ShownAlready()
        given = fair_deal.client_commitment(now.name, seat, bytes.fromhex(self.entropy)).hex()
        return None if given == now.promises[seat] else DoesNotFit()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        shown = Shown(who, company.seats.index(who), self.entropy)
        now = shown.apply(company)
        assert now.deals.open is not None
        return (shown, deal(now)) if not now.deals.open.missing else (shown,)


class BreakOffDeal(Saying, frozen=True, tag="company.break-off-deal"):
    """The host stops a deal before the game has begun."""

    hosts: ClassVar[bool] = True
    dealing: ClassVar[bool] = True

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        return NoDeal() if company.deals.open is None else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        now = company.deals.open
        assert now is not None
        return (DealBroken(now.number, now.attempt, now.commitment, len(now.shown)),)


def deal(company: Company) -> Begun:
    """The game begins, with what was shown so far; whoever had promised and has not is named."""
    assert company.choice is not None
    now = company.deals.open
    failed = () if now is None else now.missing
    return Begun(company.number + 1, company.choice, company.seats, failed)


def _past(company: Company, begun: bool) -> Deals:
    """The open deal goes to those that were."""
    deals, now = company.deals, company.deals.open
    if now is None:
        return replace(deals, promises=(), tries=0 if begun else deals.tries)
    dealt = Dealt(now.number, now.attempt, now.commitment, len(now.shown), begun)
    return replace(
        deals,
        promises=(),
        open=None,
        tries=0 if begun else deals.tries + 1,
        past=(*deals.past, dealt)[-KEPT:],
        begun=deals.begun + begun,
        broken=deals.broken + (not begun),
    )


class NotReady(Reason, frozen=True, tag="company.not-ready"):
    """These have not said that they are ready."""

    waiting: tuple[Who, ...]


class DealUnderWay(Reason, frozen=True, tag="company.deal-under-way"):
    """Not while the game is being dealt; that takes seconds."""


class NoDeal(Reason, frozen=True, tag="company.no-deal"):
    """No such deal is under way."""


class NotPromised(Reason, frozen=True, tag="company.not-promised"):
    """This seat has promised nothing to this deal."""


class ShownAlready(Reason, frozen=True, tag="company.shown-already"):
    """This seat has shown its number."""


class DoesNotFit(Reason, frozen=True, tag="company.does-not-fit"):
    """This is not the number that was promised."""
