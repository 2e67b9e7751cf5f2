"""Frames of viewers: who is sent which, how often, and of which length."""

import asyncio

import pytest
from msgspec import Raw
from msgspec.structs import replace

from camlann.protocol.socket_messages import (
    BroadcastIs,
    DeltaIs,
    Done,
    FrameIs,
    FrameRequest,
    Play,
    TableIs,
)
from camlann.protocol.socket_messages import encode as as_json
from camlann.server.cluster.bus_messages import (
    DELTA,
    DELTA_WITH_FACTS,
    Answer,
    Attach,
    Delivery,
    TableUpdate,
    ViewerPosition,
    ViewerUpdate,
)
from camlann.table import PersonId
from tests.server.harness.client import TestClient
from tests.server.harness.gate_server import GateServer, hello, run
from tests.server.harness.sample_data import ANNA, BERT, CARL, OTHER, TABLE


def page(game: int, at: int, text: str = "") -> ViewerUpdate:
    return ViewerUpdate(game, at, 0, as_json(FrameIs(1, 0, Raw(as_json([game, at, text])))))


def delta(at: int, since: int, own: str, form: int = DELTA) -> ViewerUpdate:
    head = b'{"type":"delta","wire":1,"since":%d,"turned":0,"delta":{"own":"%s"' % (since, own.encode())
    return ViewerUpdate(1, at, since, head, 0, form)


def moved(*pages: tuple[PersonId, ViewerUpdate], spectators: ViewerUpdate | None = None) -> TableUpdate:
    told, public = b',"told":["all"]', b',"public":{"won":1}}}'
    return TableUpdate(TABLE.id, 512, (ANNA, BERT), None, pages, spectators, told, public)


def deltas(phone: TestClient) -> list[bytes]:
    return [bytes(message.delta) for message in phone.shown_of(DeltaIs)]


def test_a_delta_is_joined_with_what_all_have_in_common() -> None:
    async def story(server: GateServer) -> None:
        anna, bert, carl = [
            await server.come(person_id, -1, 1, 5, deltas=True) for person_id in (ANNA, BERT, CARL)
        ]
        private = delta(7, 5, 'me","told":["me","all"],"ask":"1', DELTA_WITH_FACTS)
        server.keeper.tell(moved((ANNA, private), (BERT, delta(6, 5, "bert")), spectators=delta(6, 5, "-")))
        await asyncio.sleep(0.05)
        assert deltas(anna) == [b'{"own":"me","told":["me","all"],"ask":"1","public":{"won":1}}']
        assert deltas(bert) == [b'{"own":"bert","told":["all"],"public":{"won":1}}']
        assert deltas(carl) == [b'{"own":"-","told":["all"],"public":{"won":1}}']
        assert {len(data) for phone in (anna, bert, carl) for _, data in phone.came} == {512}

    run(story)


NO_BASE: dict[str, tuple[int, int, bool]] = {
    "a device that has nothing yet": (0, -1, True),
    "a device that has missed a frame": (1, 3, True),
    "a device that says it has more": (1, 6, True),
    "a device of an earlier game": (0, 5, True),
    "a device that takes no deltas": (1, 5, False),
}


@pytest.mark.parametrize("game, at, takes", NO_BASE.values(), ids=NO_BASE.keys())
def test_who_cannot_use_a_delta_is_sent_the_whole_frame(game: int, at: int, takes: bool) -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA, -1, game, at, deltas=takes)
        server.keeper.heard.clear()
        server.keeper.tell(moved((ANNA, delta(7, 5, "anna"))))
        await asyncio.sleep(0.05)
        assert not phone.came
        (attach,) = server.keeper.of(Attach)
        assert attach.ats == (ViewerPosition(ANNA, -1, game, at),)
        server.keeper.tell(news((ANNA, page(1, 7))))
        server.keeper.tell(moved((ANNA, delta(8, 7, "anna"))))
        await asyncio.sleep(0.05)
        assert frames(phone) == [b'[1,7,""]']
        assert len(deltas(phone)) == takes

    run(story)


def test_a_delta_that_a_device_has_already_is_no_reason_to_ask() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA, -1, 1, 7, deltas=True)
        server.keeper.heard.clear()
        server.keeper.tell(moved((ANNA, delta(7, 5, "anna"))))
        await asyncio.sleep(0.05)
        assert (phone.came, server.keeper.heard) == ([], [])

    run(story)


def test_who_asks_for_the_whole_frame_is_sent_it() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA, -1, 1, 5, deltas=True)
        server.keeper.heard.clear()
        phone.say(FrameRequest())
        await asyncio.sleep(0.05)
        (attach,) = server.keeper.of(Attach)
        assert attach.ats == (ViewerPosition(ANNA),)
        server.keeper.tell(news((ANNA, page(1, 5))))
        await asyncio.sleep(0.05)
        assert frames(phone) == [b'[1,5,""]']

    run(story)


def table_now(at: int) -> tuple[int, bytes]:
    return at, as_json(TableIs(1, at, Raw(b"{}")))


def news(
    *pages: tuple[PersonId, ViewerUpdate], spectators: ViewerUpdate | None = None, size: int = 512
) -> TableUpdate:
    return TableUpdate(TABLE.id, size, (ANNA, BERT), None, pages, spectators)


def frames(phone: TestClient) -> list[bytes]:
    return [bytes(message.frame) for message in phone.shown_of(FrameIs)]


def test_a_page_is_shown_to_its_person_and_to_nobody_else() -> None:
    async def story(server: GateServer) -> None:
        anna, bert, carl = [await server.come(person_id) for person_id in (ANNA, BERT, CARL)]
        server.keeper.tell(news((ANNA, page(1, 5, "for Anna")), (BERT, page(1, 4, "for Bert"))))
        await asyncio.sleep(0.05)
        assert frames(anna) == [b'[1,5,"for Anna"]']
        assert frames(bert) == [b'[1,4,"for Bert"]']
        assert not carl.came

    run(story)


def test_a_page_of_another_table_is_not_shown() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        there = server.connect()
        there.say(hello(ANNA, table=OTHER))
        await asyncio.sleep(0.05)
        there.clear()
        server.keeper.tell(news((ANNA, page(1, 5))))
        await asyncio.sleep(0.05)
        assert frames(phone)
        assert not there.came

    run(story)


def test_spectators_are_those_who_do_not_sit_in_the_game() -> None:
    async def story(server: GateServer) -> None:
        anna, bert, carl = [await server.come(person_id) for person_id in (ANNA, BERT, CARL)]
        server.keeper.tell(news((ANNA, page(1, 5, "for Anna")), spectators=page(1, 5, "for all")))
        await asyncio.sleep(0.05)
        assert (frames(anna), frames(bert)) == ([b'[1,5,"for Anna"]'], [])
        assert frames(carl) == [b'[1,5,"for all"]']

    run(story)


def test_nobody_is_a_spectator_of_news_that_do_not_say_who_sits() -> None:
    async def story(server: GateServer) -> None:
        carl = await server.come(CARL)
        server.keeper.tell(TableUpdate(TABLE.id, 256, None, None, (), page(1, 5)))
        await asyncio.sleep(0.05)
        assert not carl.came

    run(story)


OLDER: dict[str, tuple[int, int]] = {
    "the same place": (2, 7),
    "an earlier place": (2, 6),
    "a later place of an earlier game": (1, 99),
}


@pytest.mark.parametrize("game, at", OLDER.values(), ids=OLDER.keys())
def test_a_device_never_steps_back(game: int, at: int) -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        server.keeper.tell(news((ANNA, page(2, 7))))
        server.keeper.tell(news((ANNA, page(game, at))))
        await asyncio.sleep(0.05)
        assert frames(phone) == [b'[2,7,""]']
        server.keeper.tell(news((ANNA, page(3, 0))))
        await asyncio.sleep(0.05)
        assert frames(phone) == [b'[2,7,""]', b'[3,0,""]']

    run(story)


def test_a_device_that_has_the_page_already_is_not_shown_it_again() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA, 3, 2, 7)
        server.keeper.tell(TableUpdate(TABLE.id, 256, (ANNA,), table_now(3), ((ANNA, page(2, 7)),)))
        await asyncio.sleep(0.05)
        assert not phone.came

    run(story)


def test_the_table_state_is_shown_to_everybody_and_never_steps_back() -> None:
    async def story(server: GateServer) -> None:
        anna, carl = await server.come(ANNA), await server.come(CARL, table_at=4)
        for at in (3, 5, 4):
            server.keeper.tell(TableUpdate(TABLE.id, 256, None, table_now(at)))
        await asyncio.sleep(0.05)
        assert [message.at for message in anna.shown_of(TableIs)] == [3, 5]
        assert [message.at for message in carl.shown_of(TableIs)] == [5]

    run(story)


def test_two_devices_of_one_person_each_get_what_they_lack() -> None:
    async def story(server: GateServer) -> None:
        ahead = await server.come(ANNA, 5, 2, 7)
        behind = await server.come(ANNA, 6, 1, 30)
        assert server.keeper.of(Attach)[-1].ats == (ViewerPosition(ANNA, 5, 1, 30),)
        server.keeper.tell(news((ANNA, page(2, 7))))
        await asyncio.sleep(0.05)
        assert (frames(ahead), frames(behind)) == ([], [b'[2,7,""]'])
        server.keeper.tell(news((ANNA, page(2, 8))))
        await asyncio.sleep(0.05)
        assert (frames(ahead), frames(behind)) == ([b'[2,8,""]'], [b'[2,7,""]', b'[2,8,""]'])

    run(story)


def test_every_page_is_as_long_as_the_news_say() -> None:
    async def story(server: GateServer) -> None:
        phones = [await server.come(person_id) for person_id in (ANNA, BERT, CARL)]
        long = page(1, 5, "x" * 700)
        server.keeper.tell(news((ANNA, long), (BERT, page(1, 5)), spectators=page(1, 5), size=1024))
        await asyncio.sleep(0.05)
        assert [len(data) for phone in phones for _, data in phone.came] == [1024] * 3

    run(story)


def test_everything_else_is_as_long_as_the_next_whole_step() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        phone.say(Play("x", Raw(b"{}")))
        phone.say(b'{"type":"ping"}')
        phone.say(b"?")
        server.keeper.tell(
            TableUpdate(TABLE.id, 8192, None, (3, as_json(TableIs(1, 3, Raw(as_json("x" * 300)))))),
            Answer(TABLE.id, ANNA, "x", as_json(Done("x"))),
        )
        await asyncio.sleep(0.05)
        assert [len(data) for _, data in phone.came] == [256, 256, 512, 256]
        assert not phone.shown_of(BroadcastIs)

    run(story)


def test_malformed_messages_are_dropped() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        server.bus.send("camlann.gate.gate", b"\xc1 no letter")
        server.keeper.tell(news((ANNA, page(1, 1))))
        await asyncio.sleep(0.05)
        assert frames(phone) == [b'[1,1,""]']

    run(story)


def test_whoever_got_or_lost_a_seat_is_shown_what_they_are_now_whatever_they_had_before() -> None:
    async def story(server: GateServer) -> None:
        bert, carl = await server.come(BERT), await server.come(CARL)
        server.keeper.tell(news((BERT, page(1, 30)), spectators=page(1, 20)))
        await asyncio.sleep(0.05)
        turned = [
            (BERT, replace(page(1, 20, "looks on"), turned=7)),
            (CARL, replace(page(1, 20, "sits"), turned=7)),
        ]
        server.keeper.tell(TableUpdate(TABLE.id, 512, (ANNA, CARL), None, tuple(turned)))
        await asyncio.sleep(0.05)
        assert frames(bert)[-1] == b'[1,20,"looks on"]'
        assert frames(carl)[-1] == b'[1,20,"sits"]'
        # What was meant for the seat he had comes too late.
        server.keeper.tell(
            news((BERT, page(1, 40))), TableUpdate(TABLE.id, 512, (ANNA, CARL), spectators=page(1, 41))
        )
        await asyncio.sleep(0.05)
        assert len(frames(bert)) == 2
        server.keeper.tell(
            TableUpdate(TABLE.id, 512, (ANNA, CARL), None, ((BERT, replace(page(1, 21), turned=7)),))
        )
        await asyncio.sleep(0.05)
        assert frames(bert)[-1] == b'[1,21,""]'

    run(story)


def test_a_passing_word_may_be_for_some_alone() -> None:
    async def story(server: GateServer) -> None:
        anna, carl = await server.come(ANNA), await server.come(CARL)
        word = as_json(BroadcastIs(ANNA, "draft", 1, (0,)))
        server.keeper.tell(Delivery(TABLE.id, word, (ANNA, BERT)))
        await asyncio.sleep(0.05)
        assert anna.shown_of(BroadcastIs)
        assert not carl.came

    run(story)
