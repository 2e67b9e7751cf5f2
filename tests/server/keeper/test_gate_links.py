"""Links to gates: what a keeper does when a gate's message was lost, and who is a viewer then."""

import asyncio

import pytest

from camlann.server.cluster.bus_messages import (
    Attach,
    AttachAgain,
    AttachAll,
    BusMessage,
    Detach,
    Numbered,
    Renew,
    Renewed,
    ViewerPosition,
    encode,
    to_keeper,
    viewer_checksum,
)
from camlann.server.keeper.gate_links import ATTACH_SECONDS
from camlann.server.keeper.keeper import Keeper
from camlann.server.store import TableId
from camlann.table import PersonId
from tests.server.harness.keeper_server import ANA, BEN, CAI, TABLE, KeeperServer, run

OTHER = TableId(78)


class Link:
    """A gate that numbers its batches, some of which are lost."""

    def __init__(self, server: KeeperServer, keeper: Keeper) -> None:
        self.server, self.keeper, self.number = server, keeper, 0

    async def send(self, *bus_messages: BusMessage, lost: bool = False) -> list[BusMessage]:
        """Returns what the keeper answers about the link."""
        self.number += 1
        self.server.bus_messages.clear()
        if not lost:
            self.server.bus.send(to_keeper("one"), encode((Numbered("gate", self.number), *bus_messages)))
        await asyncio.sleep(0.1)
        return [each for each in self.server.bus_messages if isinstance(each, Renewed | AttachAgain)]

    async def renew(self, *viewers: tuple[TableId, PersonId]) -> list[BusMessage]:
        checksum = 0
        for table, person_id in viewers:
            checksum ^= viewer_checksum(table, person_id)
        return await self.send(Renew("gate", checksum))

    def there(self, table: TableId = TABLE) -> set[PersonId]:
        now = asyncio.get_running_loop().time()
        attached = self.keeper.actors[table].attached
        return {person_id for person_id in (ANA, BEN, CAI) if attached.there(person_id, now)}


def attach(*person_ids: PersonId, table: TableId = TABLE) -> Attach:
    return Attach("gate", table, tuple(ViewerPosition(each) for each in person_ids), name="ab" * 16)


ASKED: list[BusMessage] = [AttachAgain("one")]
FINE: list[BusMessage] = [Renewed()]


def test_whoever_was_attached_stays_for_as_long_as_the_gate_renews() -> None:
    async def play(server: KeeperServer) -> None:
        link = Link(server, await server.keeper())
        assert await link.send(attach(ANA, BEN), attach(CAI, table=OTHER)) == []
        for _ in range(20):
            await asyncio.sleep(4.9)
            assert await link.renew((TABLE, BEN), (OTHER, CAI), (TABLE, ANA)) == FINE
        assert (link.there(), link.there(OTHER)) == ({ANA, BEN}, {CAI})
        assert await link.send(Detach("gate", TABLE, ANA)) == []
        assert await link.renew((TABLE, BEN), (OTHER, CAI)) == FINE
        assert link.there() == {BEN}
        await asyncio.sleep(ATTACH_SECONDS + 0.1)
        assert link.there() == set()

    run(play)


def test_a_lost_attachment_is_noticed_with_the_next_batch() -> None:
    async def play(server: KeeperServer) -> None:
        link = Link(server, await server.keeper())
        await link.send(attach(ANA))
        await link.send(attach(BEN), lost=True)
        assert await link.send(attach(CAI)) == ASKED

    run(play)


@pytest.mark.parametrize("first", [True, False])
def test_a_lost_attachment_is_noticed_at_the_renewal_at_the_latest(first: bool) -> None:
    async def play(server: KeeperServer) -> None:
        link = Link(server, await server.keeper())
        if not first:
            await link.send(attach(CAI))
        # A second device of the same person does not change the checksum, but the number is missing.
        await link.send(attach(CAI), lost=True)
        assert await link.renew((TABLE, CAI)) == ASKED * 2

    run(play)


def test_a_keeper_asks_until_it_has_the_whole_list() -> None:
    async def play(server: KeeperServer) -> None:
        link = Link(server, await server.keeper())
        await link.send(attach(ANA, BEN))
        await link.send(Detach("gate", TABLE, BEN), lost=True)
        viewers = ((TABLE, ANA), (TABLE, CAI))
        begin, end = AttachAll("gate", complete=False), AttachAll("gate", complete=True)
        assert await link.renew(*viewers) == ASKED * 2
        assert await link.renew(*viewers) == ASKED
        # A part of the list is lost.
        await link.send(begin, attach(ANA))
        await link.send(attach(CAI), lost=True)
        assert await link.send(end) == ASKED
        assert link.there() == {ANA, BEN}
        assert await link.send(begin, attach(ANA), attach(CAI), end) == []
        assert await link.renew(*viewers) == FINE
        assert link.there() == {ANA, CAI}

    run(play)


def test_a_keeper_that_knows_other_viewers_than_the_gate_asks() -> None:
    async def play(server: KeeperServer) -> None:
        link = Link(server, await server.keeper())
        await link.send(attach(ANA))
        for viewers in [(), ((TABLE, BEN),), ((OTHER, ANA),)]:
            assert await link.renew(*viewers) == ASKED
        await link.send(AttachAll("gate", complete=False), attach(ANA), AttachAll("gate", complete=True))
        assert await link.renew((TABLE, ANA)) == FINE

    run(play)


def test_a_gate_that_was_silent_for_too_long_is_asked_for_all() -> None:
    async def play(server: KeeperServer) -> None:
        link = Link(server, await server.keeper())
        await link.send(attach(ANA))
        await asyncio.sleep(ATTACH_SECONDS + 2)
        assert link.there() == set()
        assert ASKED[0] in await link.renew((TABLE, ANA))
        assert link.there() == set()

    run(play)


def test_a_table_that_was_let_go_has_no_viewers() -> None:
    async def play(server: KeeperServer) -> None:
        link = Link(server, await server.keeper())
        await link.send(attach(ANA), attach(BEN, table=OTHER))
        link.keeper.actors[TABLE].close()
        assert await link.renew((OTHER, BEN)) == FINE

    run(play)
