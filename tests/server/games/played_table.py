"""The people at one table, each with a device of their own, spread over the gates of a server."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from random import Random
from typing import Any, TypeAlias

from msgspec import Raw, Struct

from camlann.client.frame import AnyRules
from camlann.client.session import Session
from camlann.client.socket_client import Client, guest, http_session, new_table, record
from camlann.engine.dice import Seeded
from camlann.engine.facts import Seat
from camlann.engine.fair_deal import TooFew, seed_of
from camlann.engine.forms import Choice as Fields
from camlann.engine.forms import Offer
from camlann.engine.match import Match
from camlann.engine.phases import Command, Lapse, Stand
from camlann.games import GAMES
from camlann.protocol.socket_messages import Done, encode
from camlann.records.deal_proof import verify
from camlann.records.record import FairlyRevealed, Record, Row, load
from camlann.records.record import record as write
from camlann.records.replay import read, replay
from camlann.server.bot_seats import token
from camlann.table import Begin, Bring, Choice, Choose, PersonId, Sit, with_free_name
from tests.choices import Choices
from tests.server.harness.counting_client import CountingClient
from tests.server.harness.loopback_server import BOTS_KEY, RUNTIME
from tests.timeouts import HANG_SECONDS

Way: TypeAlias = Callable[[Sequence[Offer], Choices], tuple[Offer, Fields]]
"""How somebody plays."""

SIZE = 12_000
LATE = (b"engine.stale", b"engine.game-over")
"""How somebody is refused who was too late: another's answer closed the question, or ended the game."""


class Party(Struct, frozen=True):
    urls: tuple[str, ...]
    table: str
    places: tuple[PersonId, ...]
    """Who plays, clockwise; the first is the host."""
    seats: dict[PersonId, CountingClient]
    """The devices of those among them who are not in other hands."""
    second: CountingClient
    """Another device of the first, at another gate."""
    spectators: list[CountingClient]
    tokens: dict[PersonId, str]
    come: Callable[[PersonId], CountingClient]
    """Another device of somebody."""

    async def play(self, game: str, options: Any, way: Way, seed: str) -> int:
        """One whole game, and all that must hold of it when it is over; how many facts it has."""
        host = next(iter(self.seats.values()))
        assert host.session.table is not None
        number = host.session.table.number + 1
        await say(host, Choose(Choice(game, Raw(encode(options)))))
        await all_up_to_date([*self.seats.values()])
        await asyncio.gather(*(self._agree(client) for client in self.seats.values()))
        await host.until(
            lambda conversation: conversation.table and conversation.table.ready == self.places, HANG_SECONDS
        )
        await say(host, Begin())
        async with asyncio.timeout(HANG_SECONDS):
            done = await asyncio.gather(
                *(seat(client, number, way, f"{seed} {n}") for n, client in enumerate(self.seats.values()))
            )
            await asyncio.gather(*(self._settled(client, number) for client in self.everybody))
        return await self._check(game, number, dict(zip(self.seats, done, strict=True)))

    @property
    def everybody(self) -> list[CountingClient]:
        return [*self.seats.values(), self.second, *self.spectators]

    async def _agree(self, client: Client) -> None:
        assert isinstance(await client.agree(), Done)

    async def _settled(self, client: Client, number: int) -> None:
        await client.until(lambda conversation: _over(conversation, number) and conversation.complete)
        await client.until(lambda conversation: conversation.table and not conversation.table.playing)

    async def _check(self, game: str, number: int, done: dict[PersonId, int]) -> int:
        """Everybody was told what the record says they were, neither more nor less, and in order.

        What was answered with *done* stands in the record once, and nothing else does.
        """
        person_id = next(iter(self.seats))
        data = await self._record(self.tokens[person_id], number)
        found, rules = load(data), GAMES[game]
        whole = found.header.viewpoint == "whole"
        assert whole == rules.disclosed(rules.WIRE.options.decode(found.header.options))
        if whole:
            assert (proof := verify(data)).holds, proof
            assert played_again(found, rules) == found.rows
        viewers: list[Seat | None] = [
            *(Seat(self.places.index(person_id)) for person_id in self.seats),
            Seat(0),
        ]
        viewers += [None] * len(self.spectators)
        for viewer, client in zip(viewers, self.everybody, strict=True):
            if not whole and viewer not in (None, found.header.viewpoint):
                continue
            rows = list(replay(found, rules, "spectator" if viewer is None else viewer))
            told = [encode(fact) for row, _ in rows for fact in row.facts]
            assert [bytes(fact) for fact in client.session.told[number]] == told
            frame, last = client.session.frame, rows[-1][1]
            assert frame is not None
            assert (frame.at, frame.public) == (len(told), last.public)
            assert frame.own == (None if viewer is None else last.own[viewer])
            assert (client.session.stepped_back, client.session.retold) == (0, 0)
        # Bots contribute nothing to the seed.
        notices = () if len(self.seats) > 1 else (TooFew(1),)
        for client in self.seats.values():
            verdict = client.session.fair_deal.verdict(data, number)
            assert (verdict.disputes, verdict.took_part, verdict.notices) == ((), True, notices)
            assert verdict.holds == whole
        given = Counter(row.seat for row in found.rows)
        mine = [(Seat(self.places.index(person_id)), times) for person_id, times in done.items()]
        assert all(given[seat] == times for seat, times in mine if whole or seat == found.header.viewpoint)
        for looking in self.spectators:
            assert looking.session.person_id is not None
            assert (
                await record(self.urls[0], self.tokens[looking.session.person_id], self.table, number) is None
            )
        return sum(len(row.facts) for row in found.rows)

    async def _record(self, token: str, number: int) -> bytes:
        async with asyncio.timeout(HANG_SECONDS):
            while True:
                # It is kept in its own time, soon after the end.
                if (found := await record(self.urls[-1], token, self.table, number)) is not None:
                    return found
                await asyncio.sleep(0.05)


@asynccontextmanager
async def party(urls: tuple[str, ...], seats: int, *, brought: bool = False) -> AsyncIterator[Party]:
    """A guest opens a table and brings bots to it; others look on. `brought` ones play by themselves."""
    founder, *curious = [await guest(url, "Guest") for url in (urls[0], *urls)]
    table = await new_table(urls[0], founder.token)
    bots: list[PersonId] = []
    for _ in range(seats - 1):
        bots.append(with_free_name(PersonId(f"bot:{RUNTIME.name()}"), bots))
    tokens = {person.person_id: person.token for person in (founder, *curious)}
    tokens |= {person_id: token(BOTS_KEY, person_id) for person_id in bots}
    async with http_session() as session, AsyncExitStack() as stack:

        def device(person_id: PersonId, n: int = 1) -> CountingClient:
            first = n % len(urls)
            client = CountingClient(
                session, [*urls[first:], *urls[:first]], tokens[person_id], table, RUNTIME
            )
            client.start()
            stack.push_async_callback(client.stop)
            return client

        places = (founder.person_id, *bots)
        devices = {
            person_id: device(person_id, n) for n, person_id in enumerate(places[: 1 if brought else None])
        }
        spectators = [device(person.person_id, n) for n, person in enumerate(curious)]
        async with asyncio.timeout(HANG_SECONDS):
            await say(devices[founder.person_id], Sit())
            for person_id in bots:
                await say(devices[founder.person_id], Bring(person_id))
            for client in devices.values():
                await client.until(
                    lambda conversation: conversation.table and conversation.table.seats == places
                )
        yield Party(urls, table, places, devices, device(founder.person_id), spectators, tokens, device)


def played_again(found: Record, rules: AnyRules) -> tuple[Row, ...]:
    """The rows that follow from the seed and the commands alone."""
    header = found.header
    assert isinstance(header.chance, FairlyRevealed)
    dice = partial(Seeded, seed_of(header.chance.deal_proof), header.number)
    options = rules.WIRE.options.decode(header.options)
    table = Match(rules, options, header.seats, dice, number=header.number)
    for row in list(read(found, rules))[1:]:
        match row.command:
            case Lapse():
                table.adopt(table.lapse())
            case Stand():
                decision = table.stand()
                assert decision is not None
                table.adopt(decision)
            case command:
                assert command is not None
                assert row.seat is not None
                table.play(row.seat, command)
    return write(table, "whole", times=[row.at for row in found.rows]).rows


async def all_up_to_date(clients: Sequence[Client]) -> None:
    """Wait until all have the newest table state that any has: an agreement to an older one is refused."""
    newest = max(client.session.table_at for client in clients)
    for client in clients:
        await client.until(lambda conversation: conversation.table_at >= newest, HANG_SECONDS)


async def say(client: Client, command: Command) -> None:
    answer = await client.ask(command)
    assert isinstance(answer, Done), bytes(answer.reason)


async def seat(client: Client, number: int, way: Way, seed: str) -> int:
    """Play one seat of a game to its end; how many commands were done.

    Nothing on offer is refused, unless somebody was quicker.
    """
    choices, done = Choices(Random(seed).randbytes(SIZE)), 0
    await client.until(lambda conversation: conversation.frame and conversation.frame.game == number)
    while True:
        frame = await client.until(
            lambda conversation: (
                conversation.frame if _moves(conversation) or _over(conversation, number) else None
            )
        )
        if not frame.moves:
            return done
        offer, fields = way(frame.moves, choices)
        command = GAMES[frame.played].WIRE.choose(offer, fields)
        answer = await client.ask(command, number, frame.ask)
        done += isinstance(answer, Done)
        assert isinstance(answer, Done) or any(late in bytes(answer.reason) for late in LATE), bytes(
            answer.reason
        )
        await client.until(lambda conversation: conversation.frame is not frame)  # noqa: B023 - awaited at once


def _moves(conversation: Session) -> bool:
    return conversation.frame is not None and bool(conversation.frame.moves)


def _over(conversation: Session, number: int) -> bool:
    return (
        conversation.frame is not None
        and conversation.frame.game == number
        and conversation.frame.public.phase is None
    )
