"""People at a table: seats that change hands during a game, and who plays the next one."""

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from camlann import avalon
from camlann import table as at
from camlann.engine.phases import Command
from camlann.protocol.socket_messages import FrameIs, TableIs, server_decoder
from camlann.server.cluster.bus_messages import (
    Detach,
    TableUpdate,
    ViewerPosition,
    ViewerUpdate,
    encode,
    to_keeper,
)
from camlann.table import Choice, PersonId, Table
from tests.ferry.turn import Draw, Look
from tests.server.harness.clock import until
from tests.server.harness.keeper_server import ANA, BEN, CAI, EVERYONE, TABLE, KeeperServer, run
from tests.server.keeper.test_keeper import code, frames, rows

DAN, EVE, FAY = (PersonId(bus_message * 32) for bus_message in "def")
BENS = 1
"""Where Ben sits."""


def table_now(server: KeeperServer) -> Table:
    """As everybody was last told."""
    last = max(
        bus_message.table_state
        for bus_message in server.bus_messages
        if isinstance(bus_message, TableUpdate) and bus_message.table_state
    )
    message = server_decoder.decode(last[1])
    assert isinstance(message, TableIs)
    return msgspec.json.decode(message.table, type=Table)


def pages(server: KeeperServer, person_id: PersonId) -> list[ViewerUpdate]:
    """What was sent to this person and nobody else."""
    return [
        page
        for bus_message in server.bus_messages
        if isinstance(bus_message, TableUpdate)
        for reader, page in bus_message.pages
        if reader == person_id
    ]


def decoded(page: ViewerUpdate) -> tuple[FrameIs, dict[str, Any]]:
    message = server_decoder.decode(page.data)
    assert isinstance(message, FrameIs)
    return message, msgspec.json.decode(message.frame)


async def all_told(server: KeeperServer, person_id: PersonId) -> list[dict[str, Any]]:
    facts: list[dict[str, Any]] = msgspec.json.decode((await server.told(person_id, 0, 30)).facts)
    return facts


async def done(server: KeeperServer, *said: tuple[PersonId, Command], to: str = "one") -> None:
    for person_id, command in said:
        assert code(await server.ask(person_id, command, to=to)) == "done", command


async def taken(server: KeeperServer, to: str = "one") -> None:
    """Ben gives Dan his seat in the middle of a crossing."""
    await server.keeper(to)
    server.attach(*EVERYONE, DAN, EVE)
    await server.begin(turns=6)
    await server.ask(ANA, Look(), 1, 1)
    server.say(BEN, Draw(), 1, 2, id="bens")
    await until(lambda: server.answers("bens"))
    await done(server, (BEN, at.OfferSeat(DAN)))
    server.bus_messages.clear()
    await done(server, (DAN, at.AcceptSeat(BEN)))


def test_who_takes_a_place_has_the_frame_of_the_seat_and_knows_what_the_seat_was_told() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE, DAN)
        await server.begin()
        await server.ask(ANA, Look(), 1, 1)
        await server.ask(BEN, Look(), 1, 2)
        bens, frame = await all_told(server, BEN), frames(server, BEN)[-1]
        assert any(fact["type"] == "ferry.faces-seen" for fact in bens)
        assert await all_told(server, DAN) == [fact for fact in bens if "seat" not in fact or not _own(fact)]
        await done(server, (BEN, at.OfferSeat(DAN)), (DAN, at.AcceptSeat(BEN)))
        message, given = decoded(pages(server, DAN)[-1])
        assert message.turned == pages(server, DAN)[-1].turned > 0
        assert {**given, "told": []} == {**frame, "told": []}
        assert await all_told(server, DAN) == bens

    run(play)


def _own(fact: dict[str, Any]) -> bool:
    return str(fact["type"]) in ("ferry.hand-dealt", "ferry.faces-seen", "ferry.card-came")


def test_a_player_who_loses_the_seat_is_a_spectator_at_once() -> None:
    async def play(server: KeeperServer) -> None:
        await taken(server)
        message, frame = decoded(pages(server, BEN)[-1])
        assert (frame["own"], frame["moves"], message.turned > 0) == (None, [], True)
        assert await all_told(server, BEN) == await all_told(server, EVE)
        assert code(await server.ask(BEN, Draw(), 1, 3)) == "server.not-yours"
        await server.ask(CAI, Look(), 1, 3)
        assert frames(server, BEN)[-1]["own"] is None
        assert frames(server, DAN)[-1]["own"]["seat"] == BENS
        assert not pages(server, EVE)

    run(play)


def test_what_was_done_at_a_place_stays_done_and_its_game_goes_on() -> None:
    async def play(server: KeeperServer) -> None:
        await taken(server)
        before = len([row for row in rows(server) if row.game])
        server.say(BEN, Draw(), 1, 2, id="bens")
        await until(lambda: len(server.answers("bens")) == 1)
        assert code(server.answers("bens")[-1]) == "done"
        assert len([row for row in rows(server) if row.game]) == before
        await server.ask(CAI, Draw(), 1, 3)
        await server.ask(ANA, Draw(), 1, 4)
        assert code(await server.ask(DAN, Draw(), 1, 5)) == "done"
        assert rows(server)[-1].seat == BENS

    run(play)


def test_a_place_that_changed_hands_is_the_same_for_another_keeper() -> None:
    async def play(server: KeeperServer) -> None:
        keeper = await server.keeper()
        server.attach(*EVERYONE, DAN)
        await server.begin(turns=3)
        await done(server, (BEN, at.OfferSeat(DAN)), (DAN, at.AcceptSeat(BEN)))
        before = decoded(pages(server, DAN)[-1])[1]
        keeper.kill()
        await server.keeper("two")
        server.bus_messages.clear()
        server.attach(*EVERYONE, DAN, to="two")
        await until(lambda: pages(server, DAN))
        assert decoded(pages(server, DAN)[-1])[1] == before
        # His devices had come further than spectators have: they are shown the public game all the same.
        assert decoded(pages(server, BEN)[-1])[1]["own"] is None
        for ask, person_id in enumerate((ANA, DAN, CAI), 1):
            assert code(await server.ask(person_id, Draw(), 1, ask, to="two")) == "done"
        await until(lambda: server.disk.records)
        ((_, kept),) = server.disk.records.items()
        assert kept.people == (ANA, DAN, CAI)

    run(play)


def test_a_device_that_was_away_when_its_place_changed_hands_is_shown_a_frame_when_it_comes() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        await server.begin()
        server.attach(DAN)
        await done(server, (BEN, at.OfferSeat(DAN)), (DAN, at.AcceptSeat(BEN)))
        server.bus.send(to_keeper("one"), encode((Detach("gate", TABLE, DAN),)))
        for person_id in (BEN, DAN):
            server.attach(at=ViewerPosition(person_id, 20, 1, 30))
            await until(lambda person_id=person_id: pages(server, person_id))  # type: ignore[misc]
            page = pages(server, person_id)[-1]
            server.bus_messages.clear()
            server.attach(at=ViewerPosition(person_id, 11, 1, page.at, page.turned))
            await asyncio.sleep(1)
            assert not server.bus_messages

    run(play)


def test_who_is_next_in_sits_down_when_the_game_ends_and_the_options_follow() -> None:
    async def play(server: KeeperServer) -> None:
        keeper = await server.keeper()
        server.attach(*EVERYONE)
        four = (*EVERYONE, DAN)
        await done(server, *((person_id, at.Sit()) for person_id in four))
        await done(server, (ANA, at.Choose(Choice("ferry", Raw(b'{"turns":41}'), at.uniform_clock(1)))))
        assert table_now(server).notices == ()
        await done(server, (DAN, at.Rise()))
        short = table_now(server)
        assert (short.choice and bytes(short.choice.options)) == b'{"turns":40}'
        assert (short.wish and bytes(short.wish.options)) == b'{"turns":41}'
        assert [notice.code for notice in short.notices] == ["F-TURNS"]
        await done(server, *((person_id, at.Agree()) for person_id in EVERYONE), (ANA, at.Begin()))
        await done(server, *((person_id, at.Queue()) for person_id in (DAN, EVE, FAY)))
        server.attach(*EVERYONE)
        await until(lambda: server.disk.records, 300)
        server.attach(*EVERYONE)
        await asyncio.sleep(1)
        over = table_now(server)
        assert (over.seats, over.queue) == ((*EVERYONE, DAN, EVE), (FAY,))
        assert (over.choice and bytes(over.choice.options), over.wish) == (b'{"turns":41}', None)
        keeper.kill()
        await server.keeper("two")
        server.bus_messages.clear()
        server.attach(ANA, to="two")
        await until(lambda: server.bus_messages)
        assert table_now(server) == over

    run(play)


def test_a_preset_is_chosen_by_its_name_and_follows_the_number_of_players() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(ANA)
        await done(server, *((person_id, at.Sit()) for person_id in EVERYONE))
        said = b'{"type":"table.choose","choice":{"game":"ferry","preset":"short"}}'
        assert code(await server.ask(ANA, said)) == "done"
        assert table_now(server).choice == Choice("ferry", Raw(b'{"turns":6}'), preset="short")
        await done(server, (DAN, at.Sit()))
        assert table_now(server).choice == Choice("ferry", Raw(b'{"turns":8}'), preset="short")
        assert code(await server.ask(ANA, said.replace(b"short", b"long"))) == "table.cannot-start"

    run(play)


def test_everybody_is_told_the_games_notices_about_the_table() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(ANA)
        await done(server, (ANA, at.Sit()), (ANA, at.Choose(Choice("ferry", Raw(b"{}")))))
        assert _notices(server) == ["E-PLAYERS"]
        await done(server, (BEN, at.Sit()), (CAI, at.Sit()))
        assert _notices(server) == []

    run(play)


def _notices(server: KeeperServer) -> list[str]:
    last = max(
        bus_message.table_state
        for bus_message in server.bus_messages
        if isinstance(bus_message, TableUpdate) and bus_message.table_state
    )
    message = server_decoder.decode(last[1])
    assert isinstance(message, TableIs)
    return [notice.code for notice in message.notices]


def test_chance_is_thrown_by_the_keeper_and_what_fell_is_kept() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(ANA)
        people = [PersonId(f"{n:032x}") for n in range(10)]
        await done(server, *((person_id, at.Sit()) for person_id in people))
        assert code(await server.ask(people[1], at.Shuffle())) == "table.host-only"
        seen = []
        for _ in range(2):
            await done(server, (people[0], at.Shuffle()))
            seen.append(table_now(server).seats)
        assert sorted(seen[0]) == sorted(seen[1]) == people
        assert len({tuple(people), *seen}) == 3
        assert b"table.reorder" in bytes(rows(server)[-1].command)

    run(play)


@pytest.mark.parametrize("delay", ["-1", "3601", '"soon"', "1.5"])
def test_settings_out_of_bounds_are_no_settings(delay: str) -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        await done(server, (ANA, at.Sit()))
        said = b'{"type":"table.arrange","settings":{"delay":%s}}' % delay.encode()
        assert code(await server.ask(ANA, said)) == "server.malformed"

    run(play)


def test_a_game_that_so_many_cannot_play_is_refused_with_the_reason() -> None:
    async def play(server: KeeperServer) -> None:
        server.games = {"avalon": avalon}
        await server.keeper()
        await done(server, (ANA, at.Sit()), (BEN, at.Sit()), (ANA, at.Choose(Choice("avalon"))))
        await done(server, (ANA, at.Agree()), (BEN, at.Agree()))
        assert code(await server.ask(ANA, at.Begin())) == "table.cannot-start"

    run(play)
