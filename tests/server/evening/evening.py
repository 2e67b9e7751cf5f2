"""Those who are there in an evening, at the table and around it, and the games they have played."""

import asyncio

from tests.server.evening.friends import Friend, Town
from tests.server.evening.table import (
    Sitting,
    begin,
    given,
    is_as_told,
    is_over,
    its_record,
    sit_down,
    table_now,
)
from tests.timeouts import HANG_SECONDS

SEVEN = ("Gwen", "Ana", "Ben", "Cai", "Dan", "Eve", "Fay")


class Evening:
    """The people, and what they come to have in common."""

    def __init__(self, people: Town) -> None:
        self.people = people
        self.table = ""
        self.link = ""
        self.seats: list[Friend] = []
        self.spectators: list[Friend] = []
        self.played: dict[int, tuple[Friend, ...]] = {}
        """Who sat in each game when it was over."""

    @property
    def everybody(self) -> list[Friend]:
        return [*self.seats, *self.spectators]

    @property
    def host(self) -> Friend:
        (host,) = [friend for friend in self.seats if friend.person_id == table_now(self.seats[0]).host]
        return host

    def sitting(self, name: str) -> Friend:
        (friend,) = [friend for friend in self.seats if friend.name == name]
        return friend

    async def all_come_and_sit(self) -> None:
        self.link, self.seats = await sit_down(self.people, *SEVEN)
        self.table = self.link.removeprefix("/t/")
        assert self.host.name == "Gwen"

    async def the_game_is_over(self, number: int) -> None:
        await is_over(self.everybody, number)
        found = await its_record(self.seats[0], self.table, number)
        is_as_told(found, self.seats, self.spectators)
        self.played[number] = (*self.seats,)

    async def all_play(self) -> None:
        """A game without anything out of the way."""
        number = await begin(self.host, self.seats)
        async with asyncio.timeout(HANG_SECONDS), asyncio.TaskGroup() as group:
            sitting = Sitting(number, group)
            for friend in self.seats:
                sitting.plays(friend)
        await self.the_game_is_over(number)
        times = given(await its_record(self.host, self.table, number))
        done = [sitting.hands[friend.person_id].result() for friend in self.seats]
        assert [times[seat] for seat in sorted(seat for seat in times if seat is not None)] == done
