"""The server's side of a commit-reveal deal: its secret, committed to before any device reveals.

The secret is stored, encrypted, in the same row as its commitment. So a keeper that takes over in the middle
continues with the same secret, and there can be no hidden second deal.
"""

import msgspec
from msgspec import Raw

from camlann.engine import fair_deal
from camlann.engine.rules import Games
from camlann.records.record import Agreed, Agreement, Chance, FairlyRevealed, SeedShown
from camlann.server.game_options import read_options
from camlann.table import Begin, Deal, Table


def commit_secret(table: Table, games: Games, secret: bytes) -> tuple[Begin, bytes]:
    """The host's command to begin, with the server's commitment to this secret; and the secret."""
    commitment = fair_deal.server_commitment(table.next_deal, secret).hex()
    return Begin(commitment, cfg(table, games)), secret


def cfg(table: Table, games: Games) -> str:
    """What the next deal depends on, in the form of the game's record."""
    if (choice := table.next_choice) is None:
        return ""
    rules = games[choice.game]
    options = read_options(rules, choice)
    seats, number = len(table.seats), table.number + 1
    throws = tuple(rules.throws(options, seats))
    agreed = Agreement(rules.NAME, rules.REVISION, number, Raw(_encode(options)), seats, throws)
    return fair_deal.canonical(agreed).decode()


def agreed(deal: Deal | None) -> Agreed | None:
    """What everybody agreed on, if they did."""
    return None if deal is None else msgspec.json.decode(deal.cfg, type=Agreed)


def seed(deal: Deal | None, secret: bytes) -> bytes:
    """The seed of the dice, once all reveals are in."""
    return secret if deal is None else fair_deal.seed_of(deal_proof(deal, secret))


def chance(deal: Deal | None, secret: bytes, seed: bytes) -> Chance:
    """What the record of a finished game reveals about its dice."""
    if deal is None:
        return SeedShown(seed.hex())
    return FairlyRevealed(deal_proof(deal, secret))


def deal_proof(deal: Deal, secret: bytes) -> fair_deal.DealReveal:
    return fair_deal.DealReveal(
        game=deal.name,
        cfg=deal.cfg.encode().hex(),
        server=deal.commitment,
        clients=deal.commitments,
        revealed=deal.shown,
        failed=deal.missing,
        secret=secret.hex(),
    )


_encode = msgspec.json.Encoder().encode
