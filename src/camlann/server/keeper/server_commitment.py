"""The server's side of a commit-reveal deal: its secret, committed to before any device reveals.

The secret is stored, encrypted, in the same row as its commitment. So a keeper that takes over in the middle
continues with the same secret, and there can be no hidden second deal.
"""

import msgspec
from msgspec import Raw, Struct

from camlann.engine import fair_deal
from camlann.engine.dice import FAIR_1, FAIR_2, Version
from camlann.engine.rules import Games
from camlann.records.record import Agreement, Chance, FairlyRevealed, OldFairlyRevealed, SeedShown
from camlann.server.game_options import read_options
from camlann.table import Begin, Deal, Table


class Agreed(Struct, frozen=True):
    """The part of `cfg` that a keeper needs when it loads a running game."""

    revision: int
    protocol: Version = FAIR_1


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
    agreed = Agreement(rules.NAME, rules.REVISION, number, Raw(_encode(options)), seats, throws, FAIR_2)
    return fair_deal.canonical(agreed).decode()


def agreed(deal: Deal | None) -> tuple[Version, int | None]:
    """The protocol of a deal, and the game revision it was made for; None: the current one.

    A game dealt before `fair-2` is played to its end with the dice it began with.
    """
    if deal is None:
        return FAIR_2, None
    cfg = msgspec.json.decode(deal.cfg, type=Agreed)
    return cfg.protocol, cfg.revision


def seed(deal: Deal | None, secret: bytes) -> bytes:
    """The seed of the dice, once all reveals are in."""
    return secret if deal is None else fair_deal.seed_of(deal_proof(deal, secret), agreed(deal)[0])


def chance(deal: Deal | None, secret: bytes, seed: bytes) -> Chance:
    """What the record of a finished game reveals about its dice."""
    if deal is None:
        return SeedShown(seed.hex())
    shown = OldFairlyRevealed if agreed(deal)[0] == FAIR_1 else FairlyRevealed
    return shown(deal_proof(deal, secret))


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
