"""What a device does for a fair deal, unasked: it promises a number, shows it in time, and keeps what it saw.

A number is shown once, to the deal it was promised for, and only after the whole list of promises and all the
deal depends on was seen to be right. What was seen then is kept: without it a server could write its side of
the deal afterwards.
"""

from typing import Any

import msgspec
from msgspec import Struct

from camlann.server.means import Means
from camlann.table import fair
from camlann.table.company import Agree, Company, Deal, Pledge, Show, Who
from camlann.table.fair import Dispute, Notice, Witness
from camlann.table.proof import Proof, verify
from camlann.table.record import BrokenRecord, FairlyPromised, FairlyShown, load


class Verdict(Struct, frozen=True):
    """What a record proves to somebody who was there."""

    proof: Proof
    disputes: tuple[Dispute, ...] = ()
    """Wherein it contradicts what this device has kept."""
    notices: tuple[Notice, ...] = ()
    witnessed: bool = False
    """Whether this device had a part in the deal; if not, the record has only itself to agree with."""

    @property
    def holds(self) -> bool:
        return self.proof.holds and not self.disputes


class Witnessing:
    def __init__(self, means: Means) -> None:
        self._means = means
        self._numbers: dict[str, bytes] = {}
        """By what was promised of them."""
        self._seen: dict[str, Witness] = {}
        """By deal: what it was when it was first seen."""
        self.withheld: list[str] = []
        """Deals that were not what had been agreed to: nothing was shown to them."""

    def agree(self, company: Company | None, who: Who | None) -> Agree:
        """Ready, with a new number promised; without one where there is nothing to promise it to."""
        if company is None or who not in company.seats or not company.deals.lot:
            return Agree()
        number = self._means.random(fair.ENTROPY)
        deal, seat = company.next_deal, company.seats.index(who)
        commitment = fair.client_commitment(deal, seat, number).hex()
        self._numbers[commitment] = number
        return Agree(Pledge(deal, seat, commitment))

    def look(self, company: Company, who: Who | None) -> Show | None:
        """What to show now, if a deal is open that this device has promised something to."""
        deal = company.deals.open
        if deal is None or who not in company.seats or deal.name in self._seen:
            return None
        seat = company.seats.index(who)
        number = self._numbers.get(deal.promises.get(seat, ""))
        if number is None:
            return None
        self._seen[deal.name] = _witness(deal, seat, number)
        self._numbers.clear()
        if not _agreed_to(deal, company):
            self.withheld.append(deal.name)
            return None
        return Show(deal.name, number.hex())

    def verdict(self, data: bytes) -> Verdict:
        """What the record of a finished game proves to this device."""
        proof = verify(data)
        try:
            chance = load(data).header.chance
        except (msgspec.DecodeError, ValueError, LookupError, BrokenRecord):
            return Verdict(proof)
        if not isinstance(chance, FairlyShown | FairlyPromised):
            return Verdict(proof)
        notices = fair.notices(chance.transcript)
        seen = self._seen.get(chance.transcript.game)
        if seen is None:
            return Verdict(proof, (), notices)
        return Verdict(proof, fair.disputes(chance.transcript, seen), notices, witnessed=True)


def _witness(deal: Deal, seat: int, number: bytes) -> Witness:
    cfg = deal.cfg.encode().hex()
    return Witness(deal.name, cfg, deal.commitment, deal.promises, seat, number.hex())


def _agreed_to(deal: Deal, company: Company) -> bool:
    """Whether this is a deal of the game that everybody at the table has agreed to."""
    if company.choice is None or deal.name != company.next_deal or deal.shown.keys() - deal.promises.keys():
        return False
    try:
        cfg: dict[str, Any] = msgspec.json.decode(deal.cfg, type=dict[str, Any])
        options: dict[str, Any] = msgspec.json.decode(company.choice.options, type=dict[str, Any])
    except msgspec.DecodeError:
        return False
    meant = {"game": company.choice.game, "number": company.number + 1, "seats": len(company.seats)}
    # A newer revision of the game may have written out more options.
    written = cfg.get("options")
    return meant.items() <= cfg.items() and isinstance(written, dict) and options.items() <= written.items()
