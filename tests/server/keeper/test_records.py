"""A finished game is kept with who sat there at the end, who won, and when."""

import asyncio

from camlann import table as at
from camlann.records.record import load
from camlann.records.replay import last_public
from camlann.table import PersonId
from tests import ferry
from tests.server.harness.clock import until
from tests.server.harness.keeper_server import ANA, BEN, CAI, EVERYONE, TABLE, KeeperServer, run

DAN = PersonId("d" * 32)


def test_a_finished_game_is_kept_with_how_it_ended() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE, DAN)
        await server.begin(clock=2, turns=2)
        for person_id, command in ((BEN, at.OfferSeat(DAN)), (DAN, at.AcceptSeat(BEN))):
            await server.ask(person_id, command)
        await until(lambda: server.disk.records)
        (kept,) = server.disk.records.values()
        result = ferry.result(last_public(load(kept.record), ferry))
        assert result is not None
        assert result.winners
        assert kept.people == (ANA, DAN, CAI)
        assert (kept.table, kept.game, kept.name, kept.reason) == (TABLE, 1, "ferry", "docked")
        assert kept.winners == tuple(kept.people[seat] for seat in result.winners)
        assert 0 < kept.at <= asyncio.get_running_loop().time() * 1000

    run(play)


def test_the_next_game_begins_when_the_last_one_is_kept() -> None:
    """The next keeper reads the last game from the log, and no earlier one."""

    async def slowly(call: str) -> None:
        await asyncio.sleep(5 if call == "add_record" else 0)

    async def play(server: KeeperServer) -> None:
        await server.keeper(pause=slowly)
        server.attach(*EVERYONE)
        await server.begin(clock=1, turns=1)
        game = server.disk.logs[TABLE]
        await until(lambda: game[-1].has_snapshot)
        for person_id in EVERYONE:
            await server.ask(person_id, at.Agree())
        assert not server.disk.records
        await server.ask(ANA, at.Begin())
        assert [*server.disk.records] == [(TABLE, 1)]

    run(play)
