"""Fencing: two keepers that both believe they own a table, and a store whose answer was lost."""

import asyncio

import msgspec

from camlann.protocol.socket_messages import Done
from camlann.server import event_log_codec
from camlann.server.keeper.keeper import Keeper
from camlann.server.keeper.table_actor import TableActor
from camlann.server.store import Append, Outcome, Unknown
from camlann.table import Sit
from tests.ferry.turn import Draw, Look
from tests.server.harness.clock import until
from tests.server.harness.keeper_server import ANA, BEN, EVERYONE, TABLE, KeeperServer, run
from tests.server.keeper.test_keeper import code, rows


async def behind_its_back(server: KeeperServer, keeper: Keeper) -> TableActor:
    """An actor of the same table at another keeper, which has read the log as it is now."""
    actor = TableActor(TABLE, keeper._services, lambda _: None)
    keeper.actors[TABLE] = actor
    server.attach(ANA, to=keeper.id)
    await until(lambda: actor.state is not None)
    return actor


async def two(server: KeeperServer) -> tuple[str, Keeper]:
    """A game has begun at its owner; the other keeper holds it too, and will not hear what happens."""
    one, other = await server.keeper("one"), await server.keeper("two")
    await asyncio.sleep(1)
    owner = one.keeper_registry.owner(TABLE)
    assert owner is not None
    await server.begin(to=owner)
    stale = {"one": other, "two": one}[owner]
    await behind_its_back(server, stale)
    return owner, stale


def test_a_move_in_a_game_is_not_refused_on_an_old_state() -> None:
    async def play(server: KeeperServer) -> None:
        owner, stale = await two(server)
        assert code(await server.ask(ANA, Draw(), 1, 1, to=owner)) == "done"
        # The other still believes that Ana is asked the first question.
        assert code(await server.ask(BEN, Look(), 1, 2, to=stale.id)) == "done"

    run(play)


def test_a_move_decided_on_an_old_state_is_not_stored() -> None:
    async def play(server: KeeperServer) -> None:
        owner, stale = await two(server)
        assert code(await server.ask(ANA, Draw(), 1, 1, to=owner)) == "done"
        before = len(rows(server))
        assert code(await server.ask(ANA, Look(), 1, 1, to=stale.id)) == "engine.stale"
        assert len([row for row in rows(server) if row.facts]) == before

    run(play)


def test_a_keeper_that_slept_shows_nobody_an_old_state() -> None:
    async def play(server: KeeperServer) -> None:
        owner, stale = await two(server)
        actor = stale.actors[TABLE]
        assert actor.state is not None
        before = actor.state.n
        assert code(await server.ask(ANA, Draw(), 1, 1, to=owner)) == "done"
        actor.doubt(2.0)
        server.attach(*EVERYONE, to=stale.id)
        await until(lambda: actor.state is not None and actor.state.n == before + 1)

    run(play)


def test_an_append_in_doubt_that_lost_its_place_to_another_is_not_taken_for_stored() -> None:
    async def play(server: KeeperServer) -> None:
        fact = msgspec.Raw(msgspec.json.encode({"type": "table.sat", "person_id": BEN, "place": 0}))
        foreign = event_log_codec.entry(
            server.keys,
            TABLE,
            0,
            (
                event_log_codec.LogRow(
                    game=0, at=1, facts=(event_log_codec.LoggedFact(True, fact),), person_id=BEN, id="x"
                ),
            ),
        )
        broken: list[str] = []

        async def pause(call: str) -> None:
            if call == "append" and not broken:
                broken.append(call)
                # The connection breaks before the effect, and another keeper is quicker.
                assert server.disk.append([Append(TABLE, foreign)]) == [Outcome.STORED]
                raise Unknown

        await server.keeper(pause=pause)
        assert isinstance(await server.ask(ANA, Sit()), Done)
        assert [row.person_id for row in rows(server)] == [BEN, ANA]

    run(play)
