"""An evening of three games, with seven, eight and six: one is late, one loses her phone, two leave."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from camlann import avalon
from camlann.avalon import Options
from camlann.client.socket_client import Client, Session
from camlann.games import GAMES
from camlann.protocol.socket_messages import encode
from camlann.records.record import Record
from camlann.records.replay import replay
from camlann.server.event_log_codec import shown
from camlann.server.store.open_store import open_store
from camlann.table import (
    Arrange,
    Begun,
    Choice,
    Choose,
    Claimant,
    ClaimSeat,
    LetIn,
    Queue,
    Rise,
    Settings,
    Sit,
    Table,
    fold,
    read_fact,
    seat_claims,
)
from tests.server.evening.evening import Evening
from tests.server.evening.friends import Friend, town
from tests.server.evening.table import (
    Sitting,
    all_see,
    begin,
    choose,
    ends,
    its_record,
    person_ids,
    refused,
    table_now,
)
from tests.server.games.played_table import say
from tests.server.harness.loopback_server import RUNTIME, loopback_server
from tests.server.harness.whole_logs import deleted_in_sqlite, keep_in_sqlite
from tests.timeouts import HANG_SECONDS

END = 1_000_000
"""After all questions."""
BEHIND = 1
"""Seconds that spectators are behind in the last game."""


def classic(seats: int) -> Options:
    return avalon.presets(seats)["classic"]


def chosen(evening: Evening) -> Options:
    """What is to be played, as everybody sees it."""
    seen = {bytes(choice.options) for friend in evening.seats if (choice := table_now(friend).choice)}
    (options,) = seen
    return msgspec.json.decode(options, type=Options)


def codes(friend: Friend) -> list[str]:
    """The game's notices about the table as it is."""
    return [notice.code for notice in friend.device.session.notices]


def test_an_evening_of_three_games_with_seven_eight_and_six(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A minute is long for a test.
    monkeypatch.setattr(seat_claims, "OWNER_WAIT_SECONDS", 3)

    async def story() -> None:
        path = f"{tmp_path}/camlann.db"
        async with (
            loopback_server(f"sqlite:{path}", gates=2, keepers=2) as server,
            town(server.urls) as people,
        ):
            keep_in_sqlite(path)
            evening = Evening(people)
            await evening.all_come_and_sit()
            await seven_play_and_one_loses_her_phone(evening)
            await the_late_one_sits_and_eight_play(evening)
            await two_leave_and_six_play_before_spectators(evening)
            await everybody_has_their_own_games_and_nobody_those_of_others(evening)
            await the_log_tells_the_evening(evening, path)

    async def bounded() -> None:
        async with asyncio.timeout(3 * HANG_SECONDS):
            await story()

    asyncio.run(bounded())


async def seven_play_and_one_loses_her_phone(evening: Evening) -> None:
    await choose(evening.host, Choice("avalon", preset="classic"), evening.seats)
    number = await begin(evening.host, evening.seats)
    assert (number, chosen(evening), codes(evening.host)) == (1, classic(7), [])
    ana = evening.sitting("Ana")
    async with asyncio.timeout(HANG_SECONDS), asyncio.TaskGroup() as group:
        sitting = Sitting(number, group)
        for friend in evening.seats:
            sitting.plays(friend)
        await hal_is_late(evening)
        await ana.device.until(
            lambda conversation: conversation.frame and conversation.frame.at > 30, HANG_SECONDS
        )
        sitting.stop_playing(ana)
        await ana.phone_dies()
        sitting.plays(await ana_is_back(evening, ana))
    await evening.the_game_is_over(number)
    # Where she sat is hers under her new name; the old one has nothing of it left.
    assert await ana.ask("GET", f"/api/tables/{evening.table}/games/{number}") == await nothing(ana)


async def hal_is_late(evening: Evening) -> None:
    """He finds them playing, looks on, and is next in."""
    hal = await evening.people.guest("Hal")
    device = await hal.opens(evening.link)
    frame = await device.until(lambda conversation: conversation.frame, HANG_SECONDS)
    assert (frame.own, frame.moves, frame.game) == (None, [], 1)
    assert "table.game-running" in await refused(device, Sit())
    await say(device, Queue())
    evening.spectators.append(hal)
    for friend in evening.everybody:
        await friend.device.until(
            lambda conversation: conversation.table and conversation.table.queue == (hal.person_id,),
            HANG_SECONDS,
        )


async def ana_is_back(evening: Evening, lost: Friend) -> Friend:
    """A new guest says that she is Ana; after a wait more than half say so, too, and she plays on."""
    ana = await evening.people.guest("Ana")
    device = await ana.opens(evening.link)
    seen = await device.until(lambda conversation: conversation.table, HANG_SECONDS)
    query = "&".join(f"person_id={person_id}" for person_id in seen.seats)
    names = {each["name"]: each["person_id"] for each in await ana.told("GET", f"/api/people?{query}")}
    assert names["Ana"] == lost.person_id != ana.person_id
    await device.until(lambda conversation: lost.person_id in conversation.away, HANG_SECONDS)
    await say(device, ClaimSeat(names["Ana"]))
    assert "table.not-seated" in await refused(evening.spectators[0].device, LetIn(ana.person_id))
    for name in ("Gwen", "Ben", "Cai"):
        await say(evening.sitting(name).device, LetIn(ana.person_id))
    vouched = person_ids([evening.sitting(name) for name in ("Gwen", "Ben", "Cai")])
    told = await device.until(
        lambda conversation: conversation.table and [*conversation.table.claims], HANG_SECONDS
    )
    assert told == [Claimant(ana.person_id, lost.person_id, seat_claims.OWNER_WAIT_SECONDS, vouched)]
    assert device.session.frame is not None
    assert device.session.frame.own is None
    await say(evening.sitting("Dan").device, LetIn(ana.person_id))
    evening.seats[evening.seats.index(lost)] = ana
    await all_see(evening.everybody, seats=evening.seats, playing=True)
    frame = await device.until(
        lambda conversation: conversation.frame if conversation.frame and conversation.frame.own else None,
        HANG_SECONDS,
    )
    assert frame.own is not None
    assert frame.own.seat == evening.seats.index(ana)
    await device.until(lambda conversation: conversation.complete, HANG_SECONDS)
    before = [*map(bytes, lost.device.session.told[1])]
    assert [*map(bytes, device.session.told[1])][: len(before)] == before
    return ana


async def the_late_one_sits_and_eight_play(evening: Evening) -> None:
    (hal,) = evening.spectators
    evening.seats, evening.spectators = [*evening.seats, hal], []
    await all_see(evening.everybody, seats=evening.seats)
    # The choice was a table ready made, so it is what that is for eight.
    assert (chosen(evening), table_now(hal).queue) == (classic(8), ())
    assert classic(8).roles != classic(7).roles
    assert not any(code.startswith("E-") for code in codes(hal))
    await evening.all_play()


async def two_leave_and_six_play_before_spectators(evening: Evening) -> None:
    gwen, dan = evening.host, evening.sitting("Dan")
    wanted = replace(classic(8), lady_use="may_decline")
    await say(gwen.device, Choose(Choice("avalon", Raw(encode(wanted)))))
    for friend in (gwen, dan):
        await say(friend.device, Rise())
        evening.seats.remove(friend)
        evening.spectators.append(friend)
    await all_see(evening.everybody, seats=evening.seats)
    ana = evening.host
    assert (ana.name, len(evening.seats)) == ("Ana", 6)
    # Of Evil there are but two now. What Gwen wanted is not forgotten, should others come.
    fitted = chosen(evening)
    assert {*wanted.roles} - {*fitted.roles} == {"mordred"}
    assert (fitted, table_now(ana).wish) == (
        replace(wanted, roles=fitted.roles),
        Choice("avalon", Raw(encode(wanted))),
    )
    assert [notice.code for notice in table_now(ana).notices] == ["F-MORDRED-OUT"]
    assert codes(ana) == ["W-LADY-SMALL"]

    await say(ana.device, Arrange(Settings(delay=BEHIND, ask_host=True)))
    kim = await kim_asks_to_join(evening)
    before = RUNTIME.wall()
    async with asyncio.TaskGroup() as group:
        showing = [group.create_task(times_shown(friend.device, 3)) for friend in (kim, gwen)]
        await evening.all_play()
    asked = times_asked(await its_record(ana, evening.table, 3))
    for times in (each.result() for each in showing):
        assert len(times) > 5
        for question, time in times.items():
            # A busy machine shows it later, never sooner.
            assert time >= before + asked[question] + BEHIND * 1000


async def kim_asks_to_join(evening: Evening) -> Friend:
    """Somebody at the table reads out six digits; a guest types them and waits to be let in."""
    kim, path = await evening.people.guest("Kim"), f"/api/tables/{evening.table}"
    assert (await kim.ask("POST", f"{path}/code"))[0] == 404
    digits = (await evening.sitting("Eve").told("POST", f"{path}/code"))["code"]
    requested = await kim.told("POST", "/api/join-requests", {"code": f"{digits[:3]} {digits[3:]}"})
    assert (requested["state"], requested["table"]) == ("waiting", None)
    assert (await evening.sitting("Eve").ask("GET", f"{path}/join-requests"))[0] == 404
    (heard,) = await evening.host.told("GET", f"{path}/join-requests")
    assert (heard["person_id"], heard["name"]) == (kim.person_id, "Kim")
    assert (await evening.host.ask("POST", f"{path}/join-requests/{heard['id']}", {"admit": True}))[0] == 204
    requested = await kim.told("GET", f"/api/join-requests/{requested['id']}")
    assert (requested["state"], requested["table"]) == ("let-in", evening.table)
    await kim.opens(f"/t/{requested['table']}")
    evening.spectators.append(kim)
    return kim


def times_asked(record: Record) -> dict[int, int]:
    """When each question of a game was put, and when it ended, in milliseconds since it began."""
    found: dict[int, int] = {}
    for row, game in replay(record, GAMES[record.header.game], "spectator"):
        found.setdefault(END if game.public.phase is None else game.public.ask, row.at)
    return found


async def times_shown(client: Client, number: int) -> dict[int, int]:
    """When a device was first shown each question of a game, and its end, by the wall clock."""
    seen: dict[int, int] = {}

    def new(conversation: Session) -> int | None:
        if conversation.frame is None or conversation.frame.game != number:
            return None
        asked = END if ends(conversation, number) else conversation.frame.ask
        return None if asked in seen else asked

    while END not in seen:
        asked = await client.until(new, HANG_SECONDS)
        seen[asked] = RUNTIME.wall()
    return seen


async def everybody_has_their_own_games_and_nobody_those_of_others(evening: Evening) -> None:
    stranger = await evening.people.guest("Lou")
    assert await stranger.told("GET", "/api/me/games") == []
    assert {number: len(seats) for number, seats in evening.played.items()} == {1: 7, 2: 8, 3: 6}
    for friend in {*evening.everybody, stranger}:
        mine = {number: seats for number, seats in evening.played.items() if friend in seats}
        for number in evening.played:
            if number in mine:
                await its_record(friend, evening.table, number)
            else:
                path = f"/api/tables/{evening.table}/games/{number}"
                assert await friend.ask("GET", path) == await nothing(friend)
        if friend is stranger:
            continue
        (listed,) = await friend.told("GET", "/api/me/games")
        assert (listed["table"], listed["playing"]) == (evening.table, False)
        assert listed["sits"] is (friend in evening.seats)
        games = [{"number": number, "game": "avalon", "seats": len(seats)} for number, seats in mine.items()]
        told = [{name: game[name] for name in ("number", "game", "seats")} for game in listed["games"]]
        assert told == games, friend.name
        assert all(game["role"] and game["at"] for game in listed["games"]), friend.name


async def nothing(friend: Friend) -> tuple[int, bytes]:
    """What is answered about a game that never was."""
    found = await friend.ask("GET", f"/api/tables/{'0' * 32}/games/1")
    assert found[0] == 404
    return found


async def the_log_tells_the_evening(evening: Evening, path: str) -> None:
    kept = await open_store(f"sqlite:{path}")
    try:
        place = await kept.find_table(evening.table)
        assert place is not None
        entries = [*deleted_in_sqlite(path, place.id), *await kept.read(place.id)]
    finally:
        await kept.close()
    rows = [row for entry in entries for row in shown(entry)]
    facts = [read_fact.decode(fact) for game, _, said in rows if not game for fact in said]
    kinds = [type(fact).__name__ for fact in facts]
    assert kinds == [
        *(*["Sat"] * 7, "Chosen", *["Agreed"] * 7, "DealOpened", *["NumberRevealed"] * 7, "Begun"),
        *("Queued", "SeatClaimed", *["Vouched"] * 4, "Replaced"),
        *(
            "Finished",
            "Sat",
            "Fitted",
            *["Agreed"] * 8,
            "DealOpened",
            *["NumberRevealed"] * 8,
            "Begun",
            "Finished",
        ),
        *("Chosen", "Risen", "Risen", "Fitted", "Arranged"),
        *(*["Agreed"] * 6, "DealOpened", *["NumberRevealed"] * 6, "Begun", "Finished"),
    ]
    now = fold(Table(), facts)
    assert all(table_now(friend) == now for friend in evening.everybody)
    begun = [(fact.number, len(fact.seats)) for fact in facts if isinstance(fact, Begun)]
    assert begun == [(1, 7), (2, 8), (3, 6)]
