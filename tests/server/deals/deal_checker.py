"""What must hold of every deal in a log, whatever was killed while it was made."""

from collections.abc import Sequence

from camlann import table as table_rules
from camlann.engine import fair_deal
from camlann.table import Begun, Deal, DealBroken, DealOpened, Table
from tests.server.harness.journal import EventLog, Log, Row, table_fact


def dealt_as_promised(log: Log, journals: Sequence[EventLog]) -> list[str]:
    """C10: each server commitment is stored with its secret, once for a deal; the dice come from that secret
    and from what was revealed; every commitment stays in the table's chain."""
    found: list[str] = []
    now, secret, commitments = Table(), b"", dict[str, str]()
    for row in log.rows:
        if row.game:
            continue
        for fact in map(table_fact.decode, row.facts):
            deal = now.deals.open
            if isinstance(fact, DealOpened):
                secret = row.seed or b""
                if deal is not None or fact.name in commitments:
                    found.append(f"C10 row {row.n}: {fact.name} is dealt twice")
                if fair_deal.server_commitment(fact.name, secret).hex() != fact.commitment:
                    found.append(f"C10 row {row.n}: the secret does not match the commitment")
                commitments[fact.name] = fact.commitment
            if isinstance(fact, Begun) and deal is not None:
                found += _dealt(log, row, fact, deal, secret)
            if isinstance(fact, DealBroken) and (deal is None or deal.commitment != fact.commitment):
                found.append(f"C10 row {row.n}: another deal was broken off than the one that was open")
            now = table_rules.fold(now, (fact,))
    chain = [dealt.commitment for dealt in now.deals.past]
    chain += [] if now.deals.open is None else [now.deals.open.commitment]
    if chain != [*commitments.values()][-len(chain) :] or now.deals.begun + now.deals.broken != len(
        commitments
    ) - (now.deals.open is not None):
        found.append("C10 the chain does not hold every commitment")
    return found


def _dealt(log: Log, row: Row, begun: Begun, deal: Deal, secret: bytes) -> list[str]:
    shown = {seat: bytes.fromhex(entropy) for seat, entropy in deal.shown.items()}
    seed = fair_deal.seed(deal.name, deal.cfg.encode(), secret, shown)
    first = [other.seed for other in log.rows if other.game == begun.number and other.seed is not None]
    if first != [seed]:
        return [f"C10 row {row.n}: game {begun.number} is not dealt from what was committed"]
    if begun.failed != tuple(seat for seat in sorted(deal.commitments) if seat not in deal.shown):
        return [f"C10 row {row.n}: others are named than those who showed nothing"]
    return []
