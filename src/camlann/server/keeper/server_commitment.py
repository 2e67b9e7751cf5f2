"""The keeper's part in a fair deal (commit and reveal): a secret, promised before anybody shows theirs.

The secret is stored, sealed, with the very row that tells its promise. So whoever takes the table over in the
middle goes on with the same one, and there is no second deal that nobody sees.
"""

import msgspec
from msgspec import Raw, Struct

from camlann.engine import fair_deal
from camlann.engine.dice import FAIR_1, FAIR_2, Version
from camlann.engine.rules import Games
from camlann.records.record import Agreement, Chance, FairlyRevealed, OldFairlyRevealed, SeedShown
from camlann.table import Begin, Deal, Table


class Agreed(Struct, frozen=True):
    """What a keeper needs to know of `cfg` when it takes up a game that runs."""

    revision: int
    protocol: Version = FAIR_1


def promised(table: Table, games: Games, secret: bytes) -> tuple[Begin, bytes]:
    """A host's word to begin with the keeper's promise of this secret in it, and the secret itself."""
    commitment = fair_deal.server_commitment(table.next_deal, secret).hex()
    return Begin(commitment, cfg(table, games)), secret


def cfg(table: Table, games: Games) -> str:
    """What the next deal depends on, as the record of the game will have it."""
    if table.choice is None:
        return ""
    rules = games[table.choice.game]
    options = Raw(_encode(rules.WIRE.options.decode(table.choice.options)))
    seats, number = len(table.seats), table.number + 1
    throws = tuple(rules.throws(rules.WIRE.options.decode(table.choice.options), seats))
    agreed = Agreement(rules.NAME, rules.REVISION, number, options, seats, throws, FAIR_2)
    return fair_deal.canonical(agreed).decode()


def agreed(deal: Deal | None) -> tuple[Version, int | None]:
    """The protocol of a deal, and the revision of the game it was made for; None: that of today.

    A game that was dealt before `fair-2` is played to its end by the dice it began with.
    """
    if deal is None:
        return FAIR_2, None
    cfg = msgspec.json.decode(deal.cfg, type=Agreed)
    return cfg.protocol, cfg.revision


def seed(deal: Deal | None, secret: bytes) -> bytes:
    """What the dice are made of, now that everybody has shown what they will."""
    return secret if deal is None else fair_deal.seed_of(transcript(deal, secret), agreed(deal)[0])


def chance(deal: Deal | None, secret: bytes, seed: bytes) -> Chance:
    """What a finished game shows of its dice."""
    if deal is None:
        return SeedShown(seed.hex())
    shown = OldFairlyRevealed if agreed(deal)[0] == FAIR_1 else FairlyRevealed
    return shown(transcript(deal, secret))


def transcript(deal: Deal, secret: bytes) -> fair_deal.DealReveal:
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
