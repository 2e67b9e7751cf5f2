"""Records of whole games between bots, dealt as a server deals them: what a finished game is kept as."""

from functools import partial
from random import Random
from typing import Any

import msgspec
from msgspec import Raw

from camlann.bots.levels import easy
from camlann.bots.match_player import MatchPlayer, play_out
from camlann.engine import fair_deal
from camlann.engine.dice import Seeded
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.games import GAMES
from camlann.records.record import Agreement, FairlyRevealed, dump, record

MILLISECONDS = 6000
"""Between two answers, on average."""


def bot_game(game: str, options: Any, seats: int, word: str) -> bytes:
    """The record of one game. The same word gives the same game."""
    rules, chance = GAMES[game], Random(f"{game} {seats} {word}")
    throws = tuple(rules.throws(options, seats))
    cfg = Agreement(game, rules.REVISION, 1, Raw(msgspec.json.encode(options)), seats, throws)
    proof = _dealt(fair_deal.canonical(cfg), seats, chance)
    match = Match(rules, options, seats, partial(Seeded, fair_deal.seed_of(proof), 1))
    play_out(
        match,
        {Seat(n): MatchPlayer(match, Seat(n), easy, Random(chance.randbytes(16))) for n in range(seats)},
    )
    times = [0]
    while len(times) < len(match.rows):
        times.append(times[-1] + int(chance.expovariate(1 / MILLISECONDS)))
    return dump(record(match, "whole", FairlyRevealed(proof), times))


def _dealt(cfg: bytes, seats: int, chance: Random) -> fair_deal.DealReveal:
    name, secret = fair_deal.deal_name(chance.randbytes(16).hex(), 1, 1), chance.randbytes(32)
    entropy = {seat: chance.randbytes(16) for seat in range(seats)}
    return fair_deal.DealReveal(
        game=name,
        cfg=cfg.hex(),
        server=fair_deal.server_commitment(name, secret).hex(),
        clients={seat: fair_deal.client_commitment(name, seat, each).hex() for seat, each in entropy.items()},
        revealed={seat: each.hex() for seat, each in entropy.items()},
        failed=(),
        secret=secret.hex(),
    )
