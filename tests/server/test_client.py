"""The client session: first without a connection, then over a real one that breaks."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest
from aiohttp import web
from msgspec import Raw

from camlann import avalon, shadows
from camlann.avalon import Acknowledge, PlayCard
from camlann.client.socket_client import Client, Session, http_session, pause
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.games import GAMES
from camlann.protocol.socket_messages import (
    DeltaIs,
    Done,
    FactsAre,
    FactsRequest,
    FrameIs,
    FrameRequest,
    Hello,
    Play,
    Refused,
    TableIs,
    Unsure,
    Welcome,
    client_decoder,
    encode,
    padded,
)
from camlann.runtime import Runtime
from camlann.table import Agree, Choice, PersonId, Table
from tests.server.harness.counting_client import CountingSession
from tests.timeouts import HANG_SECONDS

NAME = "0" * 32
AnyMatch = Match[Any, Any, Any]
ME = Seat(1)


def runtime() -> Runtime:
    """Means whose names are numbered."""
    numbers = count(1)
    return Runtime(random=lambda size: next(numbers).to_bytes(size, "big"))


def conversation(*, welcome: bool = True) -> CountingSession:
    made = CountingSession(GAMES, "token", NAME, runtime())
    made.hello()
    if welcome:
        made.receive(padded(encode(Welcome(1, PersonId("me"), "Me"))))
    return made


def game(number: int = 1, seed: str = "talk") -> AnyMatch:
    return Match(avalon, avalon.Options(), 5, partial(Seeded, seed_of(seed), number), number=number)


def go_on(table: AnyMatch, moves: int) -> None:
    random = Random(7)
    for _ in range(moves):
        seat = next(seat for seat in table.public.everyone if table.moves(seat))
        offer = table.moves(seat)[0]
        command = table.rules.WIRE.choose(offer, offer.form.sample(random.randrange) if offer.form else ())
        table.play(seat, command)


def frame(table: AnyMatch, since: int = 0, viewer: Seat | None = ME) -> bytes:
    return padded(encode(FrameIs(1, since, Raw(table.frame(viewer, since)))), 4096)


def tell(device: Session, table: AnyMatch, viewer: Seat | None) -> int:
    """The deltas of the last row for this viewer, and how many there are."""
    deltas = [page for page in table.updates()[1] if page.viewer == viewer]
    for page in deltas:
        assert page.is_delta
        device.receive(padded(encode(DeltaIs(1, page.since, Raw(page.data))), 4096))
    return len(deltas)


def told(table: AnyMatch, question: FactsRequest, most: int = 1000) -> bytes:
    facts = table.facts_for(ME)[question.since : question.until][:most]
    return padded(encode(FactsAre(question.id, table.number, question.since, Raw(encode(facts)))))


def written(table: AnyMatch, viewer: Seat | None = ME) -> list[bytes]:
    return [encode(fact) for fact in table.facts_for(viewer)]


def kept(conversation: Session, number: int = 1) -> list[bytes]:
    return [bytes(fact) for fact in conversation.told[number]]


def said(conversation: Session) -> list[Any]:
    """What it wants to say; it is taken."""
    messages, conversation.outbox = conversation.outbox, []
    return [client_decoder.decode(message) for message in messages]


def test_a_hello_tells_how_far_the_device_has_come() -> None:
    device = Session(GAMES, "token", NAME, runtime())
    assert client_decoder.decode(device.hello()) == Hello(1, "token", NAME, -1, 0, -1, 0, 0, True)
    device = conversation()
    table = game()
    device.receive(encode(TableIs(1, 9, Raw(encode(Table())))))
    device.receive(frame(table))
    at = len(table.facts_for(ME))
    assert client_decoder.decode(device.hello()) == Hello(1, "token", NAME, 9, 1, at, 0, 0, True)


@pytest.mark.parametrize("viewer", [ME, None])
def test_deltas_make_the_same_frames(viewer: Seat | None) -> None:
    device, twin, table = conversation(), conversation(), game()
    device.receive(frame(table, 0, viewer))
    deltas = 0
    while not table.over:
        go_on(table, 1)
        deltas += tell(device, table, viewer)
        twin.receive(frame(table, twin.frame.at if twin.frame else 0, viewer))
        assert device.frame == twin.frame
    assert deltas > 15
    assert device.told[1] == twin.told[1]
    assert not device.outbox, "nothing is missing"


def test_a_delta_of_another_frame_is_not_taken_and_the_whole_one_is_asked_for() -> None:
    device, table = conversation(), game()
    device.receive(frame(table))
    before = device.frame
    go_on(table, 1)
    for _ in range(2):
        go_on(table, 1)
        assert tell(device, table, ME)
    assert device.frame is before
    assert [client_decoder.decode(data) for data in device.outbox] == [FrameRequest()], "once"
    device.remind()
    assert client_decoder.decode(device.outbox[-1]) == FrameRequest(), "and again, if nothing comes"
    device.outbox.clear()
    device.receive(frame(table, table.at(ME)))
    device.outbox.clear()
    go_on(table, 1)
    assert tell(device, table, ME)
    assert device.frame is not None
    assert device.frame.at == table.at(ME)
    assert FrameRequest() not in [client_decoder.decode(data) for data in device.outbox]


def test_a_delta_of_a_frame_that_is_older_than_ones_own_is_not_taken() -> None:
    device, table = conversation(), game()
    device.receive(frame(table))
    go_on(table, 1)
    ((_, delta),) = [(page.viewer, page) for page in table.updates()[1] if page.viewer == ME]
    go_on(table, 3)
    device.receive(frame(table))
    now = device.frame
    device.receive(encode(DeltaIs(1, delta.since, Raw(delta.data))))
    assert device.frame is now


@pytest.mark.parametrize("viewer", [ME, None])
def test_a_frame_is_the_game_as_its_reader_knows_it(viewer: Seat | None) -> None:
    device, table = conversation(), game()
    device.receive(frame(table, 0, viewer))
    assert device.frame is not None
    seen = table.seen(viewer)
    assert (device.frame.public, device.frame.own) == (seen.public, seen.own.get(ME))
    assert device.frame.moves == ([] if viewer is None else list(table.moves(ME)))
    assert kept(device) == written(table, viewer)


def test_the_rules_are_found_whatever_the_table_has_chosen_since() -> None:
    device = conversation()
    chosen = Table(choice=Choice("avalon", Raw(b"{}")), number=1)
    device.receive(encode(TableIs(1, 9, Raw(encode(chosen)))))
    table = Match(shadows, shadows.Options(), 3, partial(Seeded, seed_of("talk"), 1))
    device.receive(frame(table))
    assert device.frame is not None
    assert device.frame.played == "shadows"
    assert device.frame.public == table.public


def test_missing_facts_are_asked_for_until_they_are_all_there() -> None:
    device, table = conversation(), game()
    go_on(table, 12)
    all_of_it = written(table)
    device.receive(frame(table, since=len(all_of_it) - 2))
    rounds = 0
    while asked := said(device):
        rounds += 1
        (question,) = asked
        assert (question.game, question.until) == (1, len(all_of_it) - 2)
        assert kept(device) == all_of_it[: question.since]
        device.receive(told(table, question, most=3))
    assert rounds == -(-(len(all_of_it) - 2) // 3)
    assert device.complete
    assert kept(device) == all_of_it


def test_pieces_join_in_whatever_order_they_come() -> None:
    table = game()
    go_on(table, 12)
    facts = [Raw(fact) for fact in written(table)]
    pieces = [(start, facts[start : start + 4]) for start in range(0, len(facts), 3)]
    for seed in range(20):
        device = conversation()
        Random(seed).shuffle(pieces)
        for start, piece in pieces:
            device.receive(encode(FactsAre("x", 1, start, Raw(encode(piece)))))
        assert kept(device) == written(table)
        assert device.retold == 0


def test_no_question_is_asked_twice_before_its_answer_unless_reminded() -> None:
    device, table = conversation(), game()
    device.receive(frame(table, since=3))
    first = said(device)
    go_on(table, 1)
    device.receive(frame(table, since=len(written(table)) - 1))
    assert len(first) == 1
    assert said(device) == []
    device.remind()
    (again,) = said(device)
    assert (again.since, again.until) == (first[0].since, first[0].until)
    assert not device.complete


def test_an_empty_answer_to_a_hole_does_not_start_a_quarrel() -> None:
    device, table = conversation(), game()
    device.receive(frame(table, since=3))
    (question,) = said(device)
    device.receive(encode(FactsAre(question.id, 1, 0, Raw(b"[]"))))
    assert said(device) == []
    assert not device.complete


def test_a_question_nobody_could_answer_is_asked_again() -> None:
    device, table = conversation(), game()
    device.receive(frame(table, since=3))
    (question,) = said(device)
    device.receive(encode(Unsure(question.id)))
    (again,) = said(device)
    device.receive(told(table, again))
    assert device.complete
    assert question.id not in device.answers


def test_the_end_of_a_game_that_was_slept_through_is_asked_for() -> None:
    device, table = conversation(), game()
    device.receive(frame(table))
    go_on(table, 9)
    device.receive(frame(game(2)))
    while asked := said(device):
        (question,) = asked
        assert question.game == 1
        device.receive(told(table, question, most=4))
    assert device.complete
    assert kept(device) == written(table)
    assert kept(device, 2) == written(game(2))


def test_of_a_game_seen_to_its_end_nothing_more_is_asked() -> None:
    device, table = conversation(), game()
    while not table.over:
        go_on(table, 1)
    device.receive(frame(table))
    device.receive(frame(game(2)))
    assert said(device) == []
    assert device.complete


def test_nothing_that_is_not_newer_is_shown() -> None:
    device, table = conversation(), game()
    early = frame(table)
    go_on(table, 6)
    device.receive(frame(table))
    now = device.frame
    device.receive(early)
    device.receive(frame(table))
    assert (device.frame, device.stepped_back) == (now, 2)
    device.receive(encode(TableIs(1, 4, Raw(encode(Table(number=1))))))
    device.receive(encode(TableIs(1, 4, Raw(encode(Table())))))
    assert (device.table, device.stepped_back) == (Table(number=1), 3)
    device.receive(frame(game(2)))
    device.receive(frame(table))
    assert device.frame is not None
    assert (device.frame.game, device.stepped_back) == (2, 4)


def test_whoever_gets_a_seat_begins_its_story_anew() -> None:
    device, table = conversation(), game()
    go_on(table, 3)
    device.receive(frame(table, 0, None))
    assert kept(device) == written(table, None)
    now = table.at(ME)
    device.receive(padded(encode(FrameIs(1, now, Raw(table.frame(ME, now)), 7))))
    (question,) = said(device)
    assert (question.since, question.until) == (0, now)
    # An answer to what was asked before is of another story.
    device.receive(encode(FactsAre("before", 1, 0, Raw(encode(table.facts_for(None))))))
    device.receive(told(table, question))
    assert kept(device) == written(table)
    assert (device.retold, device.stepped_back) == (0, 0)
    assert client_decoder.decode(device.hello()).turned == 7
    device.receive(frame(table, 0, None))
    assert device.stepped_back == 1


def test_a_fact_told_otherwise_than_before_is_noticed() -> None:
    device = conversation()
    device.receive(frame(game()))
    other = game(seed="another")
    go_on(other, 1)
    device.receive(frame(other))
    assert device.retold == 1


def test_a_command_is_said_again_under_its_id_until_it_is_answered() -> None:
    device = conversation()
    first, second = device.play(Acknowledge(), 1, 1), device.play(Agree())
    commands = said(device)
    assert commands == [
        Play(first, Raw(encode(Acknowledge())), 1, 1),
        Play(second, Raw(encode(Agree())), 0, 0),
    ]
    device.receive(encode(Done(first)))
    device.hello()
    assert said(device) == []
    device.receive(encode(Welcome(1, PersonId("me"), "Me")))
    assert said(device) == commands[1:]
    device.receive(encode(Refused(second, Raw(b'{"type":"table.not-seated"}'))))
    device.resend()
    assert said(device) == []
    assert {id: type(answer) for id, answer in device.answers.items()} == {first: Done, second: Refused}


def test_what_is_said_before_the_welcome_goes_out_after_it_once() -> None:
    device = conversation(welcome=False)
    device.play(Agree())
    device.resend()
    assert said(device) == []
    device.receive(encode(Welcome(1, PersonId("me"), "Me")))
    assert len(said(device)) == 1


def test_a_command_of_unknown_outcome_can_be_asked_about() -> None:
    device = conversation()
    id = device.play(Agree())
    first = said(device)
    device.receive(encode(Unsure(id)))
    assert device.answers[id] == Unsure(id)
    device.ask_again(id)
    assert id not in device.answers
    assert said(device) == first
    device.receive(encode(Done(id)))
    device.receive(encode(Unsure(id)))
    device.ask_again(id)
    assert device.answers[id] == Done(id)
    assert said(device) == []


def test_a_changed_answer_waits_for_the_one_before_over_lost_connections_too() -> None:
    device = conversation()
    first, changed, beside = (
        device.play(avalon.Vote("approve"), 1, 4),
        device.play(avalon.Vote("reject"), 1, 4),
        device.play(Agree()),
    )
    assert [play.id for play in said(device)] == [first, beside]
    for _ in range(2):
        device.hello()
        device.receive(encode(Welcome(1, PersonId("me"), "Me")))
        assert [play.id for play in said(device)] == [first, beside]
    device.receive(encode(Unsure(first)))
    assert [play.id for play in said(device)] == [first]
    device.ask_again(changed)
    assert [play.id for play in said(device)] == [first]
    other = device.play(avalon.Vote("approve"), 1, 5)
    assert [play.id for play in said(device)] == [other]
    device.receive(encode(Done(first)))
    assert [play.id for play in said(device)] == [changed]
    device.hello()
    device.receive(encode(Welcome(1, PersonId("me"), "Me")))
    assert [play.id for play in said(device)] == [changed, beside, other]
    device.receive(encode(Refused(changed, Raw(b'{"type":"engine.stale"}'))))
    assert said(device) == []


def test_what_is_said_does_not_show_by_its_length() -> None:
    device = conversation()
    for ask, card in enumerate((PlayCard("success"), PlayCard("fail")), 9):
        device.play(card, 1, ask)
    short, long = device.outbox
    assert len(short) == len(long) == 256
    assert len(device.hello()) == 256


@pytest.mark.parametrize("message", [b"", b"{}", b'{"type":"frame","wire":1,"since":0,"frame":{}}'])
def test_what_cannot_be_read_is_an_error(message: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        conversation().receive(message)


def test_pauses_grow_to_two_seconds_and_no_further() -> None:
    assert [pause(failed, 1.0) for failed in (1, 2, 3, 4, 5, 50)] == [0.2, 0.4, 0.8, 1.6, 2.0, 2.0]
    assert pause(50, 0.0) == 0.1


class Inn:
    """A gate that notes what it hears, welcomes everybody, and answers as it is told to."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.answer = True
        self.played = asyncio.Event()

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        line = web.WebSocketResponse()
        await line.prepare(request)
        async for message in line:
            self.heard.append(client_decoder.decode(message.data))
            match self.heard[-1]:
                case Hello():
                    await line.send_bytes(padded(encode(Welcome(1, PersonId("me"), "Me"))))
                case Play(id):
                    self.played.set()
                    if self.answer:
                        await line.send_str(padded(encode(Done(id))).decode())
        return line


@contextlib.asynccontextmanager
async def inn(keeper: Inn) -> AsyncIterator[str]:
    app = web.Application()
    app.router.add_get("/socket", keeper.socket)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        host, port = runner.addresses[0][:2]
        yield f"http://{host}:{port}"
    finally:
        await runner.cleanup()


def test_a_broken_connection_is_restored_and_the_command_sent_again() -> None:
    async def scenario() -> None:
        keeper = Inn()
        keeper.answer = False
        async with inn(keeper) as url, http_session() as session:
            client = Client(session, [url], "token", NAME, runtime())
            client.start()
            id = client.play(Agree())
            await asyncio.wait_for(keeper.played.wait(), HANG_SECONDS)
            keeper.answer = True
            client.drop_connection()
            assert await client.until(
                lambda conversation: conversation.answers.get(id), HANG_SECONDS
            ) == Done(id)
            assert client.connections == 2
            assert [type(message) for message in keeper.heard] == [Hello, Play, Hello, Play]
            assert keeper.heard[1] == keeper.heard[3]
            await client.stop()

    asyncio.run(scenario())


def test_another_address_is_tried_when_one_is_silent() -> None:
    async def scenario() -> None:
        keeper = Inn()
        async with inn(Inn()) as gone:
            pass
        async with inn(keeper) as url, http_session() as session:
            client = Client(session, [gone, url], "token", NAME, runtime())
            client.start()
            async with asyncio.timeout(HANG_SECONDS):
                assert isinstance(await client.ask(Agree()), Done)
            await client.stop()
        assert client.connections == 1

    asyncio.run(scenario())


def test_waiting_in_vain_ends_in_time_and_stopping_ends_everything() -> None:
    async def scenario() -> None:
        async with inn(Inn()) as url, http_session() as session:
            client = Client(session, [url], "token", NAME, runtime())
            client.start()
            with pytest.raises(TimeoutError):
                await client.until(lambda conversation: conversation.frame, 0.05)
            await client.stop()
            await client.stop()
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(scenario())
