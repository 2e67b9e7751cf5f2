"""Fair-deal client: a device's part in a commit-reveal deal, and the receipt that it keeps.

It reveals a number once, to the deal it committed it for, and only after it has checked the whole list of
commitments and all inputs of the deal. The receipt is stored by table and game: without it, a server could
invent its side of the deal afterwards.
"""

from collections.abc import MutableMapping
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from camlann.engine import fair_deal
from camlann.engine.dice import PROTOCOL
from camlann.engine.fair_deal import DealReceipt, Dispute, GameDiffers, Notice
from camlann.engine.rules import Games
from camlann.records.deal_proof import Proof, disputes, verify
from camlann.records.record import BrokenRecord, FairlyCommitted, FairlyRevealed, load
from camlann.runtime import Runtime
from camlann.table import Agree, Commitment, Deal, PersonId, RevealNumber, Table

Memory: TypeAlias = MutableMapping[tuple[str, int], DealReceipt]
"""The receipts of a device, by table and game number. A long-lived client stores them on disk."""


class Verdict(Struct, frozen=True):
    """What a record proves to a device with a receipt."""

    proof: Proof
    disputes: tuple[Dispute, ...] = ()
    """How it contradicts the receipt."""
    notices: tuple[Notice, ...] = ()
    took_part: bool = False
    """Whether this device took part in the deal. If not, there is no receipt to compare with."""

    @property
    def holds(self) -> bool:
        return self.proof.holds and not self.disputes


class FairDealClient:
    def __init__(self, runtime: Runtime, games: Games, table: str, memory: Memory | None = None) -> None:
        self._runtime, self._games, self._table = runtime, games, table
        self._numbers: dict[str, bytes] = {}
        """The numbers, by their commitments."""
        self.memory: Memory = {} if memory is None else memory
        self._seen: set[str] = set()
        """The deals handled already."""
        self.withheld: list[str] = []
        """Deals that differ from the agreement: nothing was revealed to them."""

    def agree(self, table: Table | None, person_id: PersonId | None) -> Agree:
        """Be ready, with a commitment to a new number; without one if there is no deal to commit to."""
        if table is None or person_id not in table.seats or not table.deals.lot:
            return Agree()
        number = self._runtime.random(fair_deal.ENTROPY_BYTES)
        deal, seat = table.next_deal, table.seats.index(person_id)
        commitment = fair_deal.client_commitment(deal, seat, number).hex()
        self._numbers[commitment] = number
        return Agree(Commitment(deal, seat, commitment))

    def reveal(self, table: Table, person_id: PersonId | None) -> RevealNumber | None:
        """What to reveal now, if a deal is open that this device has made a commitment for.

        A spectator keeps a receipt too.
        """
        deal = table.deals.open
        if deal is None or deal.name in self._seen:
            return None
        self._seen.add(deal.name)
        game = self._table, table.number + 1
        cfg = deal.cfg.encode().hex()
        seat = table.seats.index(person_id) if person_id in table.seats else None
        number = None if seat is None else self._numbers.get(deal.commitments.get(seat, ""))
        if seat is None or number is None:
            self.memory[game] = DealReceipt(deal.name, cfg, deal.commitment, deal.commitments)
            return None
        self.memory[game] = DealReceipt(deal.name, cfg, deal.commitment, deal.commitments, seat, number.hex())
        self._numbers.clear()
        if not _agreed_to(deal, table, self._games):
            self.withheld.append(deal.name)
            return None
        return RevealNumber(deal.name, number.hex())

    def verdict(self, data: bytes, number: int) -> Verdict:
        """What the record of game `number` of this table proves to this device."""
        proof = verify(data, self._games)
        seen = self.memory.get((self._table, number))
        try:
            record = load(data)
        except (msgspec.DecodeError, ValueError, LookupError, BrokenRecord):
            return Verdict(proof)
        chance, took_part = record.header.chance, seen is not None and seen.seat is not None
        found: tuple[Dispute, ...] = () if record.header.number == number else (GameDiffers(),)
        if seen is not None:
            found += disputes(record, seen)
        notices = (
            fair_deal.notices(chance.deal_proof)
            if isinstance(chance, FairlyRevealed | FairlyCommitted)
            else ()
        )
        return Verdict(proof, found, notices, took_part)


def _agreed_to(deal: Deal, table: Table, games: Games) -> bool:
    """Whether this deal is of the game that everybody agreed to, with the throws of its rules."""
    if table.choice is None or deal.name != table.next_deal or deal.shown.keys() - deal.commitments.keys():
        return False
    try:
        cfg: dict[str, Any] = msgspec.json.decode(deal.cfg, type=dict[str, Any])
        options: dict[str, Any] = msgspec.json.decode(table.choice.options, type=dict[str, Any])
    except msgspec.DecodeError:
        return False
    seats = len(table.seats)
    meant = {
        "game": table.choice.game,
        "number": table.number + 1,
        "protocol": PROTOCOL,
        "seats": seats,
    }
    # A newer revision of the game may have written out more options.
    written = cfg.get("options")
    same = isinstance(written, dict) and all(
        name in written and _is_agreed(written[name], value, table) for name, value in options.items()
    )
    return meant.items() <= cfg.items() and same and _by_the_rules(cfg, games, seats)


def _is_agreed(written: object, chosen: object, table: Table) -> bool:
    """Whether an option is as it was chosen, or says what the seats wish to play as, which all saw."""
    figures = table.next_choice.figures if table.next_choice is not None else ()
    return written == chosen or (bool(figures) and written == list(figures))


def _by_the_rules(cfg: dict[str, Any], games: Games, seats: int) -> bool:
    """Whether the deal has the throws of the rules, if this device knows them."""
    rules = games.get(cfg["game"])
    if rules is None or cfg.get("revision") != rules.REVISION:
        return bool(cfg.get("throws"))
    try:
        options = rules.WIRE.options.decode(msgspec.json.encode(cfg["options"]))
    except msgspec.DecodeError:
        return False
    wanted = msgspec.json.encode(rules.throws(options, seats), order="sorted")
    return wanted == msgspec.json.encode(cfg.get("throws"), order="sorted")
