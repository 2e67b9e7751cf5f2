"""Games of Shadows over Camelot that come to a last count: with and without a Traitor, unmasked or not.

`last_count("hidden_lost", word)` plays some in this process, all seats by bots that are told to accuse
nobody, or the Traitor, until one ends as wanted, and returns it move by move with its dice. A table with the
same dice, at which people do the same, comes to the same end.
"""

from functools import partial
from random import Random
from typing import Any, Final, Literal

from msgspec import Raw, Struct, json
from msgspec.structs import replace

from camlann import shadows
from camlann.bots.arena.named_bot import bot_named
from camlann.bots.match_player import MatchPlayer
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.engine.phases import Command
from camlann.shadows.accusations import accusable
from camlann.shadows.heroic_actions import Accuse
from camlann.shadows.state import Why
from tests.staging.plays import Move, NoSuchMoment, Play

SEATS: Final = 4
SEEN: Final = 14
"""So many moves before the end people begin to look."""
BEFORE: Final = 3
"""Or so many before an accusation."""
LATEST: Final = 30
"""An accusation is no longer ago than so many moves."""
TRIES: Final = 2_000
SWORDS: Final = 10
"""At so many swords the Traitor is accused by whoever can."""


class Ending(Struct, frozen=True):
    """How a game ends."""

    why: Why
    winner: Literal["loyal", "evil"]
    traitor: Literal["none", "hidden", "unmasked"] = "none"


LAST_COUNTS: Final = {
    "loyal_won": Ending("swords", "loyal"),
    "loyal_lost": Ending("swords", "evil"),
    "black_swords": Ending("black_swords", "evil"),
    "hidden_won": Ending("swords", "loyal", "hidden"),
    "hidden_lost": Ending("swords", "evil", "hidden"),
    "unmasked_won": Ending("swords", "loyal", "unmasked"),
    "unmasked_lost": Ending("swords", "evil", "unmasked"),
}


class LastCount(Struct, frozen=True):
    """A game to its end."""

    play: Play
    seen: int
    """The first move that people see."""


def last_count(end: str, word: str) -> LastCount:
    """The first game that ends so, of those under the seeds word/0, word/1…"""
    for k in range(TRIES):
        if (found := _played(LAST_COUNTS[end], seed_of(f"{word}/{end}/{k}"), Random(k))) is not None:
            return found
    raise NoSuchMoment(f"{TRIES} games did not end so: {end}.")


def options(end: str) -> dict[str, Any]:
    """The options of such a game that differ from those of the classic preset."""
    return {"traitors": "none" if LAST_COUNTS[end].traitor == "none" else "among_us"}


def _played(ending: Ending, seed: bytes, chance: Random) -> LastCount | None:
    traitors: Any = "none" if ending.traitor == "none" else "among_us"
    chosen = replace(shadows.presets(SEATS)["classic"], traitors=traitors)
    match: Match[Any, Any, Any] = Match(shadows, chosen, SEATS, partial(Seeded, seed, 1))
    bot = bot_named("shadows", "rules")
    players = {seat: MatchPlayer(match, seat, bot, chance) for seat in match.public.everyone}
    moves: list[Move] = []
    accused = None
    while not match.over:
        public = match.public
        seat = next(seat for seat in public.asked or public.everyone if match.moves(seat))
        command = _accusation(match, seat) if ending.traitor == "unmasked" else None
        if command is None:
            command = _unaccusing(match, players[seat])
        else:
            accused = len(moves)
        moves.append(Move(seat, command, public.ask))
        match.play(seat, command)
    public = match.public
    traitor = "none" if "traitor" not in public.sides else "unmasked" if public.traitors else "hidden"
    if (public.why, public.winner, traitor) != (ending.why, ending.winner, ending.traitor):
        return None
    seen = len(moves) - SEEN
    if traitor == "unmasked":
        # Others are unmasked by a card of theirs.
        if accused is None or accused < len(moves) - LATEST:
            return None
        seen = min(seen, accused - BEFORE)
    return LastCount(Play("shadows", Raw(json.encode(chosen)), SEATS, seed, tuple(moves)), seen)


def _accusation(match: Match[Any, Any, Any], seat: Seat) -> Command | None:
    """The Traitor is accused, if this seat can do so now, and it is late."""
    public = match.public
    traitors = [other for other in public.everyone if match.truth.own[other].loyalty == "traitor"]
    may = any(offer.command == "shadows.accuse" for offer in match.moves(seat))
    if not may or public.traitors or len(public.swords) < SWORDS:
        return None
    return next((Accuse(other) for other in traitors if other in accusable(public, seat)), None)


def _unaccusing(match: Match[Any, Any, Any], player: MatchPlayer) -> Command:
    """What a bot does that accuses nobody, if it can do anything else."""
    moves = match.moves(player.seat)
    others = [offer for offer in moves if offer.command != "shadows.accuse"]
    player.catch_up()
    offer, fields = player.bot.choose(others or moves, player.random)
    command: Command = shadows.WIRE.choose(offer, fields)
    return command
