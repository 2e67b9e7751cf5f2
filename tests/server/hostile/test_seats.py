"""Players who would like to know more: attacks on the seats of others, over real sockets."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from camlann.client.client import Client
from camlann.engine.phases import Command
from camlann.protocol.client_messages import Done
from camlann.server.keeper import presence
from camlann.table import Call, Choice, Claim, LetIn, OfferSeat, Volunteer, Vote, Who
from tests.server.evening.friends import SOON, Friend, Town, town
from tests.server.evening.table import begin, choose, company, sit_down
from tests.server.games.party import say
from tests.server.harness.loopback_server import loopback_server

NAMES = ("Ana", "Bea", "Cid", "Dan", "Eve")
"""The first is the host."""


class Attack:
    """A game of five with everybody connected, and a guest of one of them who looks on."""

    def __init__(self, seats: list[Friend], guest: Friend, link: str, number: int) -> None:
        self.seats, self.guest, self.link, self.number = seats, guest, link, number

    def nobody_has_moved(self) -> None:
        whos = tuple(friend.who for friend in self.seats)
        for friend in (*self.seats, self.guest):
            assert company(friend).seats == whos
        frame = self.guest.device.conversation.frame
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
            asyncio.timeout(60),
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
        await friend.device.until(lambda conversation: conversation.frame is not None, SOON)
    return Attack(seats, guest, link, number)


def test_a_host_with_a_second_guest_reads_no_role(tmp_path: Path) -> None:
    async def story(five: Attack) -> None:
        for victim in five.seats[1:]:
            assert "company.owner-here" in await five.code(five.guest, Claim(victim.who))
            assert "company.no-claim" in await five.code(five.seats[0], LetIn(five.guest.who))
        five.nobody_has_moved()

    attack(tmp_path, story)


def test_two_players_with_a_guest_take_neither_the_hosts_seat_nor_the_hosting(tmp_path: Path) -> None:
    async def story(five: Attack) -> None:
        assert "company.owner-here" in await five.code(five.guest, Claim(five.seats[0].who))
        for friend in five.seats[1:3]:
            assert "company.no-claim" in await five.code(friend, LetIn(five.guest.who))
        five.nobody_has_moved()
        assert company(five.guest).host == five.seats[0].who

    attack(tmp_path, story)


def test_nobody_is_put_into_a_seat_who_has_not_said_yes(tmp_path: Path) -> None:
    async def story(five: Attack) -> None:
        bea = five.seats[1]
        assert "company.not-here" in await five.code(bea, OfferSeat(Who("nobody-at-all")))
        assert await five.code(bea, OfferSeat(five.guest.who)) == "done"
        await five.guest.device.until(
            lambda conversation: conversation.company and conversation.company.offered, SOON
        )
        five.nobody_has_moved()

    attack(tmp_path, story)


def test_two_players_and_a_volunteer_get_nothing_of_an_owner_who_was_away_for_four_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The keeper is new, and would wait longer until it says of anybody that they are away.
    monkeypatch.setattr(presence, "LASTS", 0.5)

    async def story(five: Attack) -> None:
        dan = five.seats[3]
        await dan.phone_dies()
        ana, bea, cid, eve = (five.seats[n] for n in (0, 1, 2, 4))
        await ana.device.until(lambda conversation: dan.who in conversation.away, SOON)
        await say(five.guest.device, Volunteer())
        await say(ana.device, Call(dan.who))
        for friend in (ana, bea, cid, eve):
            await say(friend.device, Vote("onlooker"))
        five.nobody_has_moved()
        dan.devices.clear()
        await dan.opens(five.link)
        await ana.device.until(
            lambda conversation: conversation.company and conversation.company.current.ballot is None, SOON
        )
        five.nobody_has_moved()

    attack(tmp_path, story)
