"""Games played by chance to where each kind of phase first opens: a log that ends with that question.

Whoever changes the rules finds other games with `python -m tests.server.clocks.games_at_each_phase`.
"""

import sys
from collections.abc import Iterator
from functools import partial
from itertools import count
from random import Random
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from camlann import avalon, shadows
from camlann.bots import random_bot
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat, tag
from camlann.engine.match import Match
from camlann.engine.phases import Command
from camlann.games import GAMES
from camlann.runtime import Runtime
from camlann.server import event_log_codec
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.keeper.pending_commit import Commit, Inputs
from camlann.server.keeper.table_state import TableState
from camlann.server.store import Entry, TableId
from camlann.shadows.options import Unconfirmed
from camlann.table import Agree, Begin, Choice, Choose, Clock, PersonId, Sit
from tests.server.harness.journal import encode
from tests.shadows import sensible_player

AnyMatch = Match[Any, Any, Any]

ROLES = ("merlin", "assassin", "percival", "morgana")
EVERYTHING = avalon.Options(roles=ROLES, lady=True, excalibur=True, plot=True)
OFFICIAL = Unconfirmed(accusations_stay_open=False, merlins_in_chain=False)
KINDS: dict[str, tuple[Any, Any, int]] = {
    "court": (avalon, replace(EVERYTHING, everyone_guesses=False), 7),
    "guessers": (avalon, EVERYTHING, 7),
    "speakers": (avalon, replace(EVERYTHING, discussion="leader_calls"), 7),
    "squires": (shadows, shadows.Options(expansion=True, squires=True), 6),
    "expansion": (shadows, shadows.Options(expansion=True), 7),
    "camelot": (shadows, shadows.Options(), 5),
    "official": (shadows, shadows.Options(galahad_plays_two=False, unconfirmed=OFFICIAL), 5),
}
"""Rules, options and seats."""

REACHED: dict[str, tuple[str, int]] = {
    "avalon.arming": ("court", 2),
    "avalon.assassinating": ("court", 126),
    "avalon.claiming": ("court", 16),
    "avalon.confiding": ("court", 1),
    "avalon.discussing": ("speakers", 2),
    "avalon.doubting": ("court", 9),
    "avalon.examining": ("court", 3),
    "avalon.guessing": ("guessers", 126),
    "avalon.handing-out": ("court", 0),
    "avalon.illuminating": ("court", 2),
    "avalon.opining": ("court", 2),
    "avalon.overhearing": ("court", 3),
    "avalon.proposing": ("court", 2),
    "avalon.questing": ("court", 15),
    "avalon.revealing": ("court", 0),
    "avalon.striking": ("court", 15),
    "avalon.taking-responsibility": ("court", 12),
    "avalon.voting": ("court", 9),
    "avalon.watching": ("court", 19),
    "shadows.acting": ("camelot", 0),
    "shadows.adding": ("camelot", 66),
    "shadows.agreeing-on-knight": ("squires", 177),
    "shadows.ambushed": ("squires", 103),
    "shadows.battling": ("camelot", 50),
    "shadows.choosing": ("camelot", 0),
    "shadows.choosing-war": ("camelot", 43),
    "shadows.coming": ("squires", 44),
    "shadows.consenting": ("camelot", 0),
    "shadows.council": ("camelot", 0),
    "shadows.discarding": ("camelot", 161),
    "shadows.excalibur-asked": ("camelot", 184),
    "shadows.exchanging": ("camelot", 25),
    "shadows.helping": ("camelot", 76),
    "shadows.laying": ("camelot", 21),
    "shadows.naming-value": ("expansion", 93),
    "shadows.offering": ("camelot", 16),
    "shadows.picking-volunteer": ("squires", 7),
    "shadows.progressing": ("camelot", 0),
    "shadows.proposing-knight": ("squires", 177),
    "shadows.returning": ("squires", 145),
    "shadows.saving": ("official", 199),
    "shadows.scheming": ("camelot", 161),
    "shadows.sharing": ("camelot", 0),
    "shadows.slaying-dragon": ("squires", 87),
    "shadows.sparing": ("expansion", 134),
    "shadows.stacking": ("camelot", 34),
    "shadows.straying": ("squires", 42),
    "shadows.taunting": ("camelot", 161),
    "shadows.volunteering": ("squires", 7),
    "shadows.yielding-grails": ("squires", 152),
}
"""In which game of chance each phase is first met."""


def dealt(kind: str, n: int) -> tuple[AnyMatch, bytes]:
    rules, options, seats = KINDS[kind]
    seed = seed_of(str(n))
    return Match(rules, options, seats, partial(Seeded, seed, 1)), seed


def moves(table: AnyMatch, n: int) -> Iterator[tuple[Seat, Command]]:
    """What is played by random_bot, one after another; whoever takes one plays it before taking the next."""
    random = Random(f"phases {n}")
    while not table.over:
        seat = random.choice([seat for seat in table.public.everyone if table.moves(seat)])
        if table.rules is shadows:
            own = table.truth.own[seat]
            yield seat, sensible_player.choose(table.public, own, [*table.moves(seat)], random.randrange)
        else:
            offer, choice = random_bot.choose(table.moves(seat), random)
            yield seat, table.rules.WIRE.choose(offer, choice)


def open_phase(table: AnyMatch) -> str:
    return tag(type(table.public.phase))


def reached(phase: str) -> AnyMatch:
    """The game that has just come to this phase."""
    kind, n = REACHED[phase]
    table, _ = dealt(kind, n)
    for seat, command in moves(table, n):
        if open_phase(table) == phase:
            break
        table.play(seat, command)
    assert open_phase(table) == phase
    return table


def entries(phase: str, clock: Clock, table_id: TableId, keys: TableKeys, runtime: Runtime) -> list[Entry]:
    """The log of a table whose game has just come to this phase."""
    kind, n = REACHED[phase]
    rules, options, seats = KINDS[kind]
    person_ids, state = whose(seats), TableState(GAMES)
    found, ids = [], count()

    def take(commit: Commit) -> None:
        found.append(event_log_codec.entry(keys, table_id, state.n, commit.rows))
        state.adopt(commit)

    def say(person_id: PersonId, command: Command, game: int = 0, ask: int = 0) -> Commit:
        return state.decide(person_id, f"id-{next(ids)}", game, ask, encode(command), Inputs.draw(runtime))

    for person_id in person_ids:
        take(say(person_id, Sit()))
    take(say(person_ids[0], Choose(Choice(rules.NAME, Raw(encode(options)), clock))))
    for person_id in person_ids:
        take(say(person_id, Agree()))
    # This very deal, whatever the dice say.
    commit, (table, seed) = say(person_ids[0], Begin()), dealt(kind, n)
    choice = state.table.choice
    assert choice is not None
    shown_ms = state.presentation_ms(choice.game, table.rows[0])
    row = state._dealt_row(table, choice, seed, Inputs.draw(runtime), shown_ms)
    take(replace(commit, rows=(commit.rows[0], row), begun=table, shown_ms=shown_ms))
    for seat, command in moves(table, n):
        if open_phase(table) == phase:
            break
        take(say(person_ids[seat], command, 1, table.public.ask))
    assert open_phase(table) == phase
    return found


def whose(seats: int) -> tuple[PersonId, ...]:
    return tuple(PersonId(f"{n:032x}") for n in range(1, seats + 1))


def search(games: int) -> dict[str, tuple[int, str, int]]:
    """For each phase the game in which it comes soonest, and after how many moves."""
    best: dict[str, tuple[int, str, int]] = {}
    for kind in KINDS:
        for n in range(games):
            table, _ = dealt(kind, n)
            for at, (seat, command) in enumerate(moves(table, n)):
                place = at, kind, n
                best[open_phase(table)] = min(best.get(open_phase(table), place), place)
                table.play(seat, command)
    return best


if __name__ == "__main__":
    for phase, (at, kind, n) in sorted(search(int(sys.argv[1]) if sys.argv[1:] else 200).items()):
        print(f'    "{phase}": ("{kind}", {n}),  # after {at}')
