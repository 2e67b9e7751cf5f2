"""Probes: what an attacker might send to learn more, and what may happen to the server meanwhile.

It is the same in both worlds. Commands are among it only if they are refused in both: what counts is done by
the script.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random

from msgspec import Raw

from camlann.avalon.chat_claims import EVIL
from camlann.engine.facts import Seat
from camlann.engine.match import why
from camlann.engine.phases import Command
from camlann.protocol.chat_content import SPECTATORS, AnyChatContent, Highlight, Phrase, Text
from camlann.protocol.chat_content import TABLE as TABLE_CHANNEL
from camlann.protocol.socket_messages import (
    CHAT_BYTES,
    VERSION,
    Broadcast,
    Chat,
    ChatHistoryRequest,
    FactsRequest,
    Hello,
    Ping,
    Play,
    encode,
    padded,
)
from camlann.server.gate.http import Request
from camlann.table import Begin, HandOver, PersonId, Rise, Sit
from tests.server.secrets.script import (
    SPECTATOR,
    Again,
    Alone,
    Come,
    Event,
    Fetch,
    GateDies,
    KeeperDies,
    Say,
    Script,
    Stalls,
    Visit,
)
from tests.server.secrets.scripted_server import TABLE

LISTS = ("games", "export")
"""What somebody can ask about oneself that a table's log goes into."""
JUNK = (
    b"junk",
    b"{}",
    b"\xff\xfe",
    b'{"type":"play"}',
    b'{"type":"peek","seat":3}',
    b"[" * 5000,
    b'{"type":"ping","more":1}',
)


class Nosy:
    def __init__(self, script: Script, devices: Sequence[str], seed: str, *, alone: bool = False) -> None:
        self._script, self._devices, self._random = script, devices, Random(seed)
        self._others = Random(f"others {seed}")
        self._alone = alone
        """Whether something may happen in one of the worlds alone."""
        self._ids = 0

    def go(self) -> None:
        """Put it all into the script."""
        script, random = self._script, self._random
        moments = script.moments[: len(script.moments) - script.over]
        for at, moment in enumerate(moments):
            if random.random() < 0.35:
                moment.events += [self._some(at + 1) for _ in range(random.randrange(1, 4))]
            if moment.rows[0] != moment.rows[1] and random.random() < 0.3:
                # More is answered in one world than in the other, and nobody may know.
                lists = [Fetch(0, Request("GET", f"/api/me/{what}"), self._device()) for what in LISTS]
                moment.events.append(random.choice((*lists, self._chat(at + 1))))
            public = script.state(0, at + 1).public
            if public.phase is not None and not public.asked:
                # Somebody is asked: everybody shows what they think of, and nobody may be heard.
                moment.events += [self._draft(f"seat {seat}", at + 1) for seat in range(script.seats)]
        # What dies may take a message with it, so both worlds must have the same on the way.
        shared = [moment for moment in moments if None not in moment.acts or moment.lapses]
        for fault in (KeeperDies(), GateDies()):
            if moments and random.random() < 0.25:
                where = random.choice(moments)
                (where if where in shared or not shared else shared[0]).events.append(fault)
        if moments and (not self._alone or self._others.random() < 0.5):
            self._others.choice(moments).events.append(Stalls())
        if script.tight:
            for device in self._devices:
                for moment in self._others.choices(moments, k=4):
                    moment.events.append(Say(device, self._play(Begin(), 0, 0)))
        if moments:
            moments[-1].events += self._last()

    def _last(self) -> list[Event]:
        """At the end everybody comes again, as if for the first time, and asks for everything."""
        found: list[Event] = []
        for device in self._devices:
            found += [Come(device, 1, (-1, 0, -1)), Come(device, 0, (-1, 1, 0)), self._record(device)]
            found.append(Say(device, self._told(0, 1_000)))
        return [*found, self._record("")]

    def _some(self, at: int) -> Event:
        kinds: Sequence[Callable[[int], Event]] = (
            self._try,
            self._try,
            self._try,
            self._ask_what_was_told,
            self._ask_what_was_told,
            self._come_again,
            self._come_again,
            self._say_again,
            *([self._somebody_else] * 3 if self._alone else []),
            self._to_the_table,
            self._word,
            self._word_of_another,
            self._chat,
            self._chat,
            self._listen,
            self._junk,
            self._visit,
            self._fetch,
            self._fetch,
        )
        return self._random.choice(kinds)(at)

    def _chat(self, at: int) -> Event:
        """A chat message, to a channel that exists or not."""
        self._ids += 1
        random = self._random
        whats: Sequence[AnyChatContent] = (
            Text("Who is it?"),
            Phrase("chat.why"),
            Phrase("avalon.take-me"),
            Highlight(1),
        )
        channel = random.choice((TABLE_CHANNEL, TABLE_CHANNEL, SPECTATORS, EVIL))
        chat = Chat(f"talk-{self._ids}", random.choice(whats), channel)
        return Say(self._device(), padded(encode(chat), CHAT_BYTES))

    def _listen(self, at: int) -> Event:
        self._ids += 1
        return Say(self._device(), padded(encode(ChatHistoryRequest(f"talk-{self._ids}"))))

    def _device(self) -> str:
        return self._random.choice(self._devices)

    def _try(self, at: int) -> Event:
        """A command that is refused."""
        random, device = self._random, self._device()
        rows = self._script.rows[random.randrange(2)]
        given = [row.command for row in rows if row.seat is not None and row.command is not None]
        command = random.choice([*self._script.tries, *given])
        now = self._script.state(0, at).public.ask
        ask = now if self._refused(device, command, at, range(2)) else now - 1
        return Say(device, self._play(command, 1, random.choice((ask, ask, now - 1, now + 1))))

    def _somebody_else(self, at: int) -> Event:
        """One who does not look on is refused, comes again or asks, in one of the worlds."""
        random, script = self._random, self._script
        others = [seat for seat in range(script.seats) if f"seat {seat}" not in self._devices]
        if not others:
            return self._say_again(at)
        device, world = f"seat {random.choice(others)}", random.randrange(2)
        given = [
            row.command for row in script.rows[world] if row.seat is not None and row.command is not None
        ]
        command = random.choice([*script.tries, *given])
        now = script.state(world, at).public.ask
        ask = now if self._refused(device, command, at, [world]) else now - 1
        return Alone(
            world,
            random.choice(
                (
                    Say(device, self._play(command, 1, ask)),
                    Say(device, self._told(0, 64)),
                    Come(device, random.randrange(2), (-1, 1, random.randrange(60))),
                )
            ),
        )

    def _refused(self, device: str, command: Command, at: int, worlds: Iterable[int]) -> bool:
        if device == SPECTATOR:
            return True
        seat = Seat(int(device.split()[1]))
        states = [self._script.state(world, at) for world in worlds]
        return all(why(state.public, state.own[seat], command) is not None for state in states)

    def _ask_what_was_told(self, at: int) -> Event:
        random = self._random
        since = random.choice((-1, 0, 0, random.randrange(60), random.randrange(200), 5_000))
        until = since + random.choice((-3, 0, 1, 5, 64, 900))
        game = random.choice((1, 1, 1, 1, 0, 2))
        return Say(self._device(), self._told(since, max(-1, until), game))

    def _come_again(self, at: int) -> Event:
        random = self._random
        told = random.randrange(120)
        ats = (None, None, (-1, 0, -1), (5, 1, told), (-1, 1, 0), (900, 1, 900), (3, 7, 7), (-1, 1, told))
        return Come(self._device(), random.randrange(2), random.choice(ats))

    def _say_again(self, at: int) -> Event:
        return Again(self._device())

    def _to_the_table(self, at: int) -> Event:
        commands = (Sit(), Begin(), Rise(), HandOver(PersonId(f"{2:032x}")))
        return Say(self._device(), self._play(self._random.choice(commands), 0, 0))

    def _word(self, at: int) -> Event:
        random = self._random
        ask = self._script.state(0, at).public.ask - random.choice((0, 0, 1))
        return Say(self._device(), encode(Broadcast(random.choice(("draft", "suggestion")), ask, (1, 3))))

    def _word_of_another(self, at: int) -> Event:
        return self._draft(f"seat {self._random.randrange(self._script.seats)}", at)

    def _draft(self, device: str, at: int) -> Event:
        ask = self._script.state(0, at).public.ask
        return Say(device, encode(Broadcast("draft", ask, (1,))))

    def _junk(self, at: int) -> Event:
        random = self._random
        hello = encode(Hello(VERSION, "x", TABLE.name))
        data = random.choice((*JUNK, hello, encode(Ping()), encode(Ping()), b'"%s"' % (b"x" * 9_000)))
        return Say(self._device(), data)

    def _visit(self, at: int) -> Event:
        first = (
            encode(Hello(VERSION, "a token of nobody", TABLE.name)),
            encode(Hello(VERSION, "a token of nobody", "ab" * 16)),
            encode(Hello(99, "", TABLE.name)),
            encode(Ping()),
            b"junk",
            b"",
        )
        return Visit(self._random.randrange(2), self._random.choice(first))

    def _fetch(self, at: int) -> Event:
        random = self._random
        person_ids = tuple(f"{n:032x}" for n in range(1, 12))
        table = f"/api/tables/{TABLE.name}"
        asked = (
            Request("GET", "/api/people", query={"person_id": person_ids}),
            Request("GET", table),
            Request("GET", "/api/tables/" + "ab" * 16),
            Request("POST", "/api/guests", body=b'{"name":"Somebody"}'),
            Request("POST", "/api/tables"),
            Request("DELETE", table),
            Request("GET", f"{table}/games/2"),
            Request("GET", f"{table}/games/0"),
            Request("GET", f"{table}/games"),
            Request("GET", f"{table}/history"),
            Request("GET", f"{table}/notes"),
            Request("GET", "/api/me/games"),
            Request("GET", "/api/open"),
            Request("GET", "/api/me/export"),
        )
        device = random.choice((*self._devices, ""))
        if random.random() < 0.5:
            # What happened so far is told from the deal on.
            if random.random() < 0.5 and self._script.begun is None:
                return Fetch(0, Request("GET", f"{table}/recap", query={"lang": ("en",)}), device)
            return self._record(device)
        return Fetch(random.randrange(2), random.choice(asked), device)

    def _record(self, device: str) -> Event:
        return Fetch(0, Request("GET", f"/api/tables/{TABLE.name}/games/1"), device)

    def _play(self, command: Command, game: int, ask: int) -> bytes:
        return encode(Play(self._id(), Raw(encode(command)), game, max(ask, -1)))

    def _told(self, since: int, until: int, game: int = 1) -> bytes:
        return encode(FactsRequest(self._id(), game, since, until))

    def _id(self) -> str:
        self._ids += 1
        return f"nosy-{self._ids}"
