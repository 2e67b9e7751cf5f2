"""Commits of a table that has been used for a very long time."""

from collections.abc import Iterator
from random import Random

import msgspec
from msgspec import Raw

from camlann import avalon
from camlann.engine.forms import sample
from camlann.engine.phases import Command
from camlann.games import GAMES
from camlann.server.event_log_codec import LogRow, Snapshot
from camlann.server.keeper import table_snapshots
from camlann.server.keeper.pending_commit import Commit, Inputs
from camlann.server.keeper.table_state import TableState
from camlann.table import Agree, Begin, Choice, Choose, PersonId, Risen, Sat, Sit, uniform_clock


def restless(rows: int) -> Iterator[Commit]:
    """Somebody sits down and rises for a very long time."""
    person_id = PersonId("f" * 32)
    for n in range(rows):
        fact = Risen(person_id) if n % 2 else Sat(person_id, 0)
        command = Raw(b'{"type":"table.rise"}' if n % 2 else b'{"type":"table.sit"}')
        yield Commit((LogRow.for_table(n, (fact,), person_id=person_id, id=f"id-{n}", command=command),))


def games_played(person_ids: tuple[PersonId, ...], games: int) -> list[Commit]:
    """What a table writes whose people play so many games of Avalon at random."""
    return [commit for commit, _ in with_snapshots(person_ids, games)]


def with_snapshots(
    person_ids: tuple[PersonId, ...], games: int, seed: int = 0, break_off: int = 0
) -> list[tuple[Commit, Snapshot | None]]:
    """The same with a snapshot at the end of each game. `break_off`: after so many moves."""
    state, random, commits = TableState(GAMES), Random(seed), list[tuple[Commit, Snapshot | None]]()

    def take(commit: Commit) -> None:
        n, snapshot = state.n, table_snapshots.after(state, commit)
        commits.append((commit, snapshot))
        state.adopt(commit)
        if snapshot is not None:
            state.snapshot_n = n

    def inputs() -> Inputs:
        return Inputs(1_000 * len(commits), name=random.randbytes(16).hex(), secret=random.randbytes(32))

    def do(person_id: PersonId, command: Command, game: int = 0, ask: int = 0) -> None:
        # A device makes 128 random bits of it.
        data, id = msgspec.json.encode(command), random.randbytes(16).hex()
        take(state.decide(person_id, id, game, ask, data, inputs()))

    for person_id in person_ids:
        do(person_id, Sit())
    do(person_ids[0], Choose(Choice("avalon", Raw(b"{}"), uniform_clock(0))))
    for _ in range(games):
        for person_id in state.table.seats:
            do(person_id, Agree())
        do(person_ids[0], Begin())
        while state.table.playing:
            game = state.game
            assert game is not None
            if len(game.rows) == break_off:
                take(state.abandon(inputs()))
                break
            seats = [seat for seat in game.public.everyone if game.moves(seat)]
            seat = random.choice(seats)
            offer = random.choice([*game.moves(seat)])
            command = avalon.WIRE.choose(offer, sample(offer.form, random.randrange))
            do(state.seats[seat], command, game.number, game.public.ask)
    return commits
