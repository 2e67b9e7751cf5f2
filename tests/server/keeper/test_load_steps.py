"""A keeper loads a long log in steps so short that nobody at another table notices them."""

import pytest

from camlann.games import GAMES
from camlann.server import event_log_codec
from camlann.server.store import Entry, TableId
from camlann.table import PersonId
from tests.server.harness.clock import until
from tests.server.harness.keeper_server import ANA, TABLE, KeeperServer, run
from tests.server.harness.long_logs import games_played, restless, with_snapshots
from tests.server.harness.loop_steps import steps

LONGEST = 0.005
"""Seconds of CPU, a quarter of a tick."""
TIMES = 3
PEOPLE = tuple(PersonId(digit * 32) for digit in "abcde")


@pytest.mark.parametrize(
    "rows, games", [(6_000, 0), (0, 12), (3_000, 6)], ids=["people", "games", "people and games"]
)
def test_no_step_of_loading_a_long_log_takes_longer_than_five_milliseconds(
    rows: int, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    longest: list[float] = []
    commits = [*games_played(PEOPLE, games), *restless(rows)]

    async def play(server: KeeperServer) -> None:
        n, entries = 0, list[Entry]()
        for commit in commits:
            entries.append(event_log_codec.entry(server.keys, TABLE, n, commit.rows))
            n = entries[-1].next
        server.disk.logs[TABLE] = entries
        keeper = await server.keeper()
        with steps(monkeypatch) as took:
            server.attach(ANA)
            await until(lambda: TABLE in keeper.actors and keeper.actors[TABLE].state is not None)
        state = keeper.actors[TABLE].state
        assert state is not None
        assert state.n == n
        longest.append(max(took))

    for _ in range(TIMES):
        run(play, games=GAMES)
    # What comes on top of the least, as when other work has emptied the caches, is not the keeper's.
    assert min(longest) <= LONGEST, longest


def test_no_step_of_loading_many_tables_at_once_takes_longer_than_five_milliseconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As after another keeper's death: each table has the end of a game, and most of the next."""
    longest: list[float] = []
    tables = [TableId(n) for n in range(2000, 2040)]
    played = with_snapshots(PEOPLE, 2)
    first = next(place for place, (_, snapshot) in enumerate(played) if snapshot is not None)
    commits = played[first:-1]

    async def play(server: KeeperServer) -> None:
        for table in tables:
            n, entries = 0, list[Entry]()
            for commit, snapshot in commits:
                entries.append(event_log_codec.entry(server.keys, table, n, commit.rows, snapshot))
                n = entries[-1].next
            server.disk.logs[table] = entries
        keeper = await server.keeper()
        with steps(monkeypatch) as took:
            for table in tables:
                server.attach(ANA, table=table)
            await until(
                lambda: all(t in keeper.actors and keeper.actors[t].state is not None for t in tables)
            )
        assert all(keeper.actors[table].state.goes_on for table in tables)  # type: ignore[union-attr]
        longest.append(max(took))

    for _ in range(TIMES):
        run(play, games=GAMES)
    assert min(longest) <= LONGEST, longest
