"""A table among friends: they sit down, play a game to its end, and look at what is left of it."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from camlann.client.socket_client import Client, Session
from camlann.engine.facts import Seat
from camlann.engine.phases import Command
from camlann.games import GAMES
from camlann.protocol.socket_messages import Done, Refused, encode
from camlann.records.deal_proof import verify
from camlann.records.record import Record, load
from camlann.records.replay import replay
from camlann.table import Begin, Choice, Choose, PersonId, Sit, Table
from tests.avalon.configs import agreeable
from tests.server.evening.friends import Friend, Town
from tests.server.games.played_table import all_up_to_date, played_again, say, seat
from tests.timeouts import HANG_SECONDS


class Sitting(Struct):
    """A game that is played: who plays it, and for whom."""

    number: int
    group: asyncio.TaskGroup
    hands: dict[PersonId, "asyncio.Task[int]"] = {}
    """Of each who sits; with how many commands they have done in the end."""

    def plays(self, friend: Friend) -> None:
        playing = seat(friend.device, self.number, agreeable, f"{friend.name} in {self.number}")
        self.hands[friend.person_id] = self.group.create_task(playing)

    def stop_playing(self, friend: Friend) -> None:
        self.hands.pop(friend.person_id).cancel()


def person_ids(friends: Iterable[Friend]) -> tuple[PersonId, ...]:
    return tuple(friend.person_id for friend in friends)


def table_now(friend: Friend) -> Table:
    found = friend.device.session.table
    assert found is not None
    return found


async def all_see(friends: Iterable[Friend], *, seats: Sequence[Friend], playing: bool = False) -> None:
    """Everybody sees the same at the table."""
    for friend in friends:
        await friend.device.until(
            lambda conversation: _sits(conversation, person_ids(seats), playing), HANG_SECONDS
        )


def _sits(conversation: Session, seats: tuple[PersonId, ...], playing: bool) -> bool:
    return conversation.table is not None and (
        conversation.table.seats,
        conversation.table.playing,
    ) == (seats, playing)


async def sit_down(people: Town, *names: str) -> tuple[str, list[Friend]]:
    """The first opens a table and sends the link around; whoever follows it may sit down."""
    link, seats = "", []
    for name in names:
        friend = await people.guest(name)
        link = link or f"/t/{(await friend.told('POST', '/api/tables'))['table']}"
        await say(await friend.opens(link), Sit())
        seats.append(friend)
    await all_see(seats, seats=seats)
    return link, seats


async def choose(host: Friend, choice: Choice, seats: Iterable[Friend]) -> None:
    await say(host.device, Choose(choice))
    for friend in seats:
        await friend.device.until(
            lambda conversation: conversation.table and conversation.table.choice, HANG_SECONDS
        )


async def begin(host: Friend, seats: Sequence[Friend]) -> int:
    """Everybody agrees, and the host starts the game; its number."""
    await all_up_to_date([friend.device for friend in seats])
    for answer in await asyncio.gather(*(friend.device.agree() for friend in seats)):
        assert isinstance(answer, Done)
    await host.device.until(
        lambda conversation: conversation.table and conversation.table.ready == person_ids(seats),
        HANG_SECONDS,
    )
    number = table_now(host).number + 1
    await say(host.device, Begin())
    await all_see(seats, seats=seats, playing=True)
    return number


async def refused(client: Client, command: Command) -> str:
    """Why somebody may not say this."""
    answer = await client.ask(command)
    assert isinstance(answer, Refused)
    return bytes(answer.reason).decode()


async def is_over(friends: Iterable[Friend], number: int) -> None:
    """Everybody has seen the end, and was told all of it."""
    for friend in friends:
        await friend.device.until(
            lambda conversation: ends(conversation, number) and conversation.complete, HANG_SECONDS
        )


def ends(conversation: Session, number: int) -> bool:
    return (
        conversation.frame is not None
        and conversation.frame.game == number
        and conversation.frame.public.phase is None
    )


async def its_record(friend: Friend, table: str, number: int) -> Record:
    """As somebody downloads it who sat there. It is kept in its own time, soon after the end."""
    async with asyncio.timeout(HANG_SECONDS):
        while True:
            status, data = await friend.ask("GET", f"/api/tables/{table}/games/{number}")
            if status == 200:
                break
            assert status == 404
            await asyncio.sleep(0.05)
    assert verify(data).holds
    return load(data)


def is_as_told(found: Record, seats: Sequence[Friend], spectators: Iterable[Friend]) -> None:
    """Everybody was told what the record says, from the first fact on, neither more nor less."""
    rules, number = GAMES[found.header.game], found.header.number
    assert found.header.seats == len(seats)
    assert played_again(found, rules) == found.rows
    viewers: list[tuple[Seat | None, Friend]] = [(Seat(n), friend) for n, friend in enumerate(seats)]
    for viewer, friend in [*viewers, *((None, friend) for friend in spectators)]:
        rows = list(replay(found, rules, "spectator" if viewer is None else viewer))
        told = [encode(fact) for row, _ in rows for fact in row.facts]
        conversation, last = friend.device.session, rows[-1][1]
        assert [bytes(fact) for fact in conversation.told[number]] == told, friend.name
        assert conversation.frame is not None
        assert (conversation.frame.at, conversation.frame.public) == (len(told), last.public), friend.name
        assert conversation.frame.own == (None if viewer is None else last.own[viewer]), friend.name
        assert (conversation.stepped_back, conversation.retold, conversation.troubles) == (0, 0, Counter()), (
            friend.name
        )


def given(found: Record) -> Counter[Seat | None]:
    """How many commands of each seat stand in the record."""
    return Counter(row.seat for row in found.rows)
