"""Every store: invitation codes, join requests and listed tables."""

import asyncio

from msgspec.structs import replace

from camlann.server.store import TableId, TableName
from camlann.server.store.invitation_codes import InvitationCode
from camlann.server.store.join_requests import JoinRequest, JoinRequestState
from camlann.server.store.listings import Listing
from camlann.table import PersonId
from tests.server.store.engines import Engine, opened, run

HERE, THERE = TableId(7), TableId(8)
PLACES = [TableName(TableId(n), f"table {n}") for n in (1, 2, 3)]


def test_a_code_runtime_one_table_until_it_runs_out(engine: Engine) -> None:
    code = InvitationCode("482913", HERE, 1000)

    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            assert await store.find_code("482913", 0) is None
            assert await store.add_code(code, 0)
            assert await other.add_code(code, 0)
            assert not await other.add_code(replace(code, table=THERE, expires_at=5000), 999)
            assert await other.find_code("482913", 999) == code
            assert await other.find_code("482913", 1000) is None
            assert await other.find_code("nul\0", 0) is None
            assert await other.add_code(replace(code, table=THERE, expires_at=5000), 1000)
            assert await store.find_code("482913", 1000) == InvitationCode("482913", THERE, 5000)

    run(scene())


def test_a_code_lets_in_so_many_at_all_gates_together(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            await store.add_code(InvitationCode("1", HERE, 1000), 0)
            await store.add_code(InvitationCode("2", HERE, 2000, 3), 0)
            assert not await store.use_code("1", HERE, 0)
            assert not await store.use_code("2", THERE, 0)
            assert not await store.use_code("2", HERE, 2000)
            assert await store.use_code("2", HERE, 1999)
            used = await asyncio.gather(*(each.use_code("2", HERE, 0) for each in (store, other) * 3))
            assert sorted(used) == [False] * 4 + [True] * 2
            assert await store.codes_of(HERE, 0) == [
                InvitationCode("2", HERE, 2000),
                InvitationCode("1", HERE, 1000),
            ]
            assert await store.codes_of(HERE, 1000) == [InvitationCode("2", HERE, 2000)]
            assert await store.codes_of(THERE, 0) == []
            await store.delete_expired(1500)
            assert await store.codes_of(HERE, 0) == [InvitationCode("2", HERE, 2000)]

    run(scene())


def test_wrong_codes_are_counted_for_all_gates_together_until_they_expire(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            assert await store.wrong_codes(0) == 0
            assert sorted([await store.add_wrong_code(1000), await other.add_wrong_code(1000)]) == [1, 2]
            assert await other.add_wrong_code(2000) == 1
            assert [await store.wrong_codes(now) for now in (0, 999, 1000, 1999, 2000)] == [3, 3, 1, 1, 0]
            await store.delete_expired(1000)
            assert await other.wrong_codes(0) == 1

    run(scene())


def test_the_first_answer_to_a_join_request_counts(engine: Engine) -> None:
    ada, bo = JoinRequest("k1", HERE, PersonId("a"), 900), JoinRequest("k2", HERE, PersonId("b"), 800)

    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            for join_request in (ada, bo, ada):
                await store.add_join_request(join_request)
            assert await other.join_requests(HERE, 0) == [bo, ada]
            assert await other.join_requests(HERE, 800) == [ada]
            assert await other.join_requests(THERE, 0) == []
            await other.answer_join_request("k2", JoinRequestState.LET_IN)
            await store.answer_join_request("k2", JoinRequestState.REFUSED)
            assert await store.find_join_request("k2", 799) == replace(bo, state=JoinRequestState.LET_IN)
            assert await store.find_join_request("k2", 800) is None
            assert await store.find_join_request("none", 0) is None
            assert await store.join_requests(HERE, 0) == [ada]
            let_in = await store.join_requests(HERE, 0, JoinRequestState.LET_IN)
            assert [each.id for each in let_in] == ["k2"]
            await store.delete_expired(800)
            assert await store.find_join_request("k2", 0) is None
            assert await store.find_join_request("k1", 0) == ada

    run(scene())


def test_open_tables_are_found_by_game_and_language_the_latest_first(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            for place in PLACES:
                await store.add_table(place)
            one = Listing(PLACES[0], "avalon", "it", 3, 90, 0, 100, 4, "classic", "own")
            two = Listing(PLACES[1], "avalon", "fr", 1, 0, 4, 200)
            three = Listing(PLACES[2], "shadows", "it", 2, 0, 0, 300)
            for listing in (three, one, two):
                await store.list_table(listing)
            far = 2**62
            assert await other.listed(None, None, far, 10) == [three, two, one]
            assert await other.listed("avalon", None, far, 10) == [two, one]
            assert await other.listed(None, "it", far, 10) == [three, one]
            assert await other.listed("avalon", "it", far, 10) == [one]
            assert await other.listed("nul\0", None, far, 10) == []
            assert await other.listed(None, None, 300, 1) == [two]
            # Listed again it keeps its place in the order.
            await other.list_table(replace(one, free_seats=1, bots=2, people=5, preset="", listed_at=999))
            again = replace(one, free_seats=1, bots=2, people=5, preset="")
            assert await store.listed(None, None, far, 10) == [three, two, again]
            await other.unlist(PLACES[2].id)
            await other.unlist(PLACES[2].id)
            assert await store.listed(None, "it", far, 10) == [again]

    run(scene())
