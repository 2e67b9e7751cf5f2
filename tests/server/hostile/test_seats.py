"""Attacks on other players' seats, over real sockets."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from camlann.client.socket_client import Client
from camlann.engine.phases import Command
from camlann.protocol.socket_messages import Done
from camlann.server.keeper import presence
from camlann.table import Call, Choice, ClaimSeat, LetIn, OfferSeat, PersonId, Volunteer, Vote
from tests.server.evening.friends import Friend, Town, town
from tests.server.evening.table import begin, choose, sit_down, table_now
from tests.server.games.played_table import say
from tests.server.harness.loopback_server import loopback_server
from tests.timeouts import HANG_SECONDS

NAMES = ("Ana", "Bea", "Cid", "Dan", "Eve")
"""The first is the host."""


class Attack:
    """A game of five with everybody connected, and a guest of one of them who looks on."""

    def __init__(self, seats: list[Friend], guest: Friend, link: str, number: int) -> None:
        self.seats, self.guest, self.link, self.number = seats, guest, link, number

    def nobody_has_moved(self) -> None:
        person_ids = tuple(friend.person_id for friend in self.seats)
        for friend in (*self.seats, self.guest):
            assert table_now(friend).seats == person_ids
        frame = self.guest.device.session.frame
        assert frame is not None
        assert frame.own is None, "the guest was never shown a seat of the game"

    async def code(self, friend: Friend, command: Command | bytes) -> str:
        """What somebody is answered."""
        return await answered(friend.device, command)


async def answered(device: Client, command: Command | bytes) -> str:
    answer = await device.ask(command)  # type: ignore[arg-type]
    return "done" if isinstance(answer, Done) else bytes(answer.reason).decode()


def attack(tmp_path: Path, story: Callable[[Attack], Awaitable[None]]) -> None:
    async def main() -> None:
        async with (
            asyncio.timeout(HANG_SECONDS),
            loopback_server(f"sqlite:{tmp_path}/camlann.db") as server,
            town(server.urls) as people,
        ):
            await story(await five_play(people))

    asyncio.run(main())


async def five_play(people: Town) -> Attack:
    link, seats = await sit_down(people, *NAMES)
    guest = await people.guest("Yan")
    await guest.opens(link)
    await choose(seats[0], Choice("avalon"), seats)
    number = await begin(seats[0], seats)
    for friend in (*seats, guest):
        await friend.device.until(lambda conversation: conversation.frame is not None, HANG_SECONDS)
    return Attack(seats, guest, link, number)


def test_a_host_with_a_second_guest_reads_no_role(tmp_path: Path) -> None:
    async def story(five: Attack) -> None:
        for victim in five.seats[1:]:
            assert "table.owner-here" in await five.code(five.guest, ClaimSeat(victim.person_id))
            assert "table.no-seat-claim" in await five.code(five.seats[0], LetIn(five.guest.person_id))
        five.nobody_has_moved()

    attack(tmp_path, story)


def test_two_players_with_a_guest_take_neither_the_hosts_seat_nor_the_hosting(tmp_path: Path) -> None:
    async def story(five: Attack) -> None:
        assert "table.owner-here" in await five.code(five.guest, ClaimSeat(five.seats[0].person_id))
        for friend in five.seats[1:3]:
            assert "table.no-seat-claim" in await five.code(friend, LetIn(five.guest.person_id))
        five.nobody_has_moved()
        assert table_now(five.guest).host == five.seats[0].person_id

    attack(tmp_path, story)


def test_nobody_is_put_into_a_seat_who_has_not_said_yes(tmp_path: Path) -> None:
    async def story(five: Attack) -> None:
        bea = five.seats[1]
        assert "table.not-here" in await five.code(bea, OfferSeat(PersonId("nobody-at-all")))
        assert await five.code(bea, OfferSeat(five.guest.person_id)) == "done"
        await five.guest.device.until(
            lambda conversation: conversation.table and conversation.table.offered, HANG_SECONDS
        )
        five.nobody_has_moved()

    attack(tmp_path, story)


def test_two_players_and_a_volunteer_get_nothing_of_an_owner_who_was_away_for_four_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The keeper is new, and would wait longer until it says of anybody that they are away.
    monkeypatch.setattr(presence, "ATTACH_SECONDS", 0.5)

    async def story(five: Attack) -> None:
        dan = five.seats[3]
        await dan.phone_dies()
        ana, bea, cid, eve = (five.seats[n] for n in (0, 1, 2, 4))
        await ana.device.until(lambda conversation: dan.person_id in conversation.away, HANG_SECONDS)
        await say(five.guest.device, Volunteer())
        await say(ana.device, Call(dan.person_id))
        for friend in (ana, bea, cid, eve):
            await say(friend.device, Vote("spectator"))
        five.nobody_has_moved()
        dan.devices.clear()
        await dan.opens(five.link)
        await ana.device.until(
            lambda conversation: conversation.table and conversation.table.current.ballot is None,
            HANG_SECONDS,
        )
        five.nobody_has_moved()

    attack(tmp_path, story)
