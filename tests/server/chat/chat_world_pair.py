"""Two worlds of Avalon that look alike up to the assassination, with chat in both of them.

Other players are Evil in the second world. Up to there everybody does the same, so only those who were told
see a difference. Then they chat: at the table, among spectators, and in the channel that is sealed for Evil.
"""

import asyncio
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from msgspec import Raw, Struct

from camlann import avalon
from camlann.avalon import Acknowledge, Options, PlayCard, Propose, Vote
from camlann.avalon.chat_claims import EVIL, ClaimRole
from camlann.avalon.team_and_side_sizes import team_size
from camlann.engine.dice import Dice, DiceAt, Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.engine.phases import Command
from camlann.protocol.chat_content import (
    SPECTATORS,
    TABLE,
    AnyChatContent,
    Claims,
    Highlight,
    Phrase,
    QuoteMessage,
    Text,
)
from camlann.protocol.socket_messages import (
    CHAT_BYTES,
    Chat,
    ChatHistoryIs,
    ChatHistoryRequest,
    ChatIs,
    encode,
    padded,
    server_decoder,
)
from camlann.server.keeper.chat.sending import TEXT_RATE
from camlann.server.store.blocks import Block
from camlann.table import Agree, Arrange, Begin, Reorder, Settings
from tests.secrets.world import Dealt, Secrets
from tests.server.secrets.compare import steered
from tests.server.secrets.script import SPECTATOR, Act, Come, GateDies, KeeperDies, Moment, Script
from tests.server.secrets.scripted_server import LONG_CLOCK, Caller, Came, ScriptedServer
from tests.server.secrets.scripted_server import TABLE as AT

SEATS = 7
OPTIONS = Options(
    roles=("merlin", "assassin", "percival", "morgana", "oberon"),
    assassination_talk="evil_channel",
    everyone_guesses=False,
)
MAX_BEATS_SECONDS = 30
"""Longer than the beats before any question take to be shown."""
NAME = re.compile(rb'(?<=")[0-9a-f]{16}(?=")')


class Says(Struct, frozen=True):
    """Somebody says something; or answers to the last line they were shown, whatever it was."""

    device: str
    what: AnyChatContent
    channel: str = TABLE
    answers: bool = False


class Asks(Struct, frozen=True):
    """Somebody asks for all that was said, or for what was said since the last line they were shown."""

    device: str
    all: bool = True


class Waits(Struct, frozen=True):
    """Nobody says anything for a while."""

    seconds: float


Turn: TypeAlias = Says | Asks | Waits | Come | KeeperDies | GateDies | None


class Shown(Struct):
    """All that a world sent, and its chat as the store has it."""

    came: dict[str, list[Came]]
    went: dict[str, list[tuple[float, int]]]
    stored: list[tuple[object, ...]]


class TalkingServer(ScriptedServer):
    def __init__(self, script: Script, world: int, turns: Sequence[Turn], blocks: Sequence[Block]) -> None:
        super().__init__(script, world)
        self._turns, self._ids, self.clock = turns, 0, LONG_CLOCK
        for block in blocks:
            self.disk.blocks[block.person_id, block.other] = block

    async def _live(self, moment: Moment) -> None:
        await super()._live(moment)
        if moment is not self.script.moments[-1]:
            return
        settings = Settings(quotes=True, words=True, marks=True)
        self.callers["seat 0"].play(Arrange(settings), 0, 0)
        # Everybody who speaks has a key of their own by then.
        first = [Says(name, Phrase("chat.hello")) for name in self.callers if name != SPECTATOR]
        for turn in (*first, Says(SPECTATOR, Phrase("chat.hello"), SPECTATORS), *self._turns):
            await asyncio.sleep(0.11)
            await self._turn(turn)

    async def _turn(self, turn: Turn) -> None:
        self._ids += 1
        match turn:
            case Says(device, what, channel, answers):
                last = self._last(device)
                quote = QuoteMessage(last) if answers and last else None
                chat = Chat(f"say-{self._ids}", what, channel, quote)
                self.callers[device].say(padded(encode(chat), CHAT_BYTES))
            case Asks(device, all):
                since = "" if all else self._last(device)
                self.callers[device].say(padded(encode(ChatHistoryRequest(f"ask-{self._ids}", since))))
            case Waits(seconds):
                await asyncio.sleep(seconds)
            case None:
                pass
            case event:
                await self._happen(event)

    def _last(self, device: str) -> str:
        for _, data in reversed(self.callers[device].came):
            match server_decoder.decode(data) if isinstance(data, bytes) else None:
                case ChatIs(line):
                    return line.name
                case ChatHistoryIs(_, (*_, line)):
                    return line.name
        return ""

    def shown(self) -> Shown:
        seen = self.run()
        chat = [
            (
                line.n,
                line.person_id,
                line.client_id,
                line.game,
                line.at,
                len(line.public_id),
                len(line.sealed),
            )
            for line in self.disk.lines(AT.id)
        ]
        return Shown(seen.came, seen.went, [*seen.stored, *chat])


class Pair(Struct):
    """Two worlds: their deals, who may not tell them apart, and what is said in each."""

    roles: tuple[tuple[str, ...], tuple[str, ...]]
    viewer: int
    """A seat that knows nothing, as does the spectator."""
    turns: tuple[Sequence[Turn], Sequence[Turn]]
    blocks: tuple[Block, ...] = ()
    options: Options = OPTIONS

    def through(self) -> tuple[Shown, Shown]:
        worlds = []
        for world in range(2):
            script = scripted(self)
            with steered(script, world):
                worlds.append(TalkingServer(script, world, self.turns[world], self.blocks).shown())
        return worlds[0], worlds[1]

    @property
    def looking(self) -> tuple[str, ...]:
        """The devices that may not tell them apart; a spectator reads whom the viewer has blocked."""
        mine = f"seat {self.viewer}", f"seat {self.viewer} again"
        return mine if self.blocks else (*mine, SPECTATOR)


def scripted(pair: Pair) -> Script:
    """Three quests are won, by everybody's doing the same in both worlds."""
    dice = tuple(_dealt(roles) for roles in pair.roles)
    tables: list[Match[Any, Any, Any]] = [Match(avalon, pair.options, SEATS, each) for each in dice]
    moments: list[Moment] = []
    while (act := _next(tables[0])) is not None:
        ask = tables[0].public.ask
        for table in tables:
            table.play(*act)
        rows = len(tables[0].rows)
        acts = (Act(*act, ask), Act(*act, ask))
        moments.append(Moment(acts=acts, wait=0.03, rows=(rows, rows)))
    here, there = tables
    return Script(
        game="avalon",
        options=pair.options,
        seats=SEATS,
        viewers=(Seat(pair.viewer),),
        moments=moments,
        rows=(here.rows, there.rows),
        first=(1, 1),
        dice=(dice[0], dice[1]),
        begun=None,
        tries=[],
        over=False,
        said=repr(pair),
    )


def _dealt(roles: tuple[str, ...]) -> DiceAt:
    seed = seed_of("talk")

    def at(n: int) -> Dice:
        return Dealt(Secrets(roles), Seeded(seed, 1, n))

    return at


def _next(table: Match[Any, Any, Any]) -> tuple[Seat, Command] | None:
    """What is done next to win three quests; None: the Assassin is asked."""
    public = table.public
    waiting = [seat for seat in public.asked if seat not in public.acted]
    waiting = [seat for seat in waiting if table.truth.own[seat].answered != public.ask]
    match public.phase.__struct_config__.tag if public.phase is not None else None:
        case "avalon.revealing":
            return waiting[0], Acknowledge()
        case "avalon.proposing":
            quest = public.open_quests[0]
            return waiting[0], Propose(quest, public.everyone[: team_size(SEATS, quest)])
        case "avalon.voting":
            return waiting[0], Vote("approve")
        case "avalon.questing":
            return waiting[0], PlayCard("success")
        case "avalon.assassinating" | "avalon.guessing":
            return None
        case other:
            raise AssertionError(other)


# What is said.


def evil_room(n: int, *, strangers: bool = False, options: Options = OPTIONS) -> Pair:
    """Others are Evil in the other world, and write in their channel at the same moments.

    With `strangers` the same people try the same in both, so that even whoever watches every wire may not
    tell the worlds apart.
    """
    random = Random(f"evil room {n}")
    cast = [*avalon.cast(options, SEATS)]
    roles = tuple(random.sample(cast, len(cast)))
    viewer = random.choice([seat for seat, role in enumerate(roles) if role == "loyal"])
    others = [seat for seat in range(SEATS) if seat != viewer]
    moved = random.sample([roles[seat] for seat in others], len(others))
    other = tuple("loyal" if seat == viewer else moved.pop() for seat in range(SEATS))
    left = {f"seat {seat}": 4 for seat in range(SEATS)} | {SPECTATOR: 4}
    turns: tuple[list[Turn], list[Turn]] = ([], [])
    for _ in range(18):
        for mine, turn in zip(turns, _some(random, others, viewer, left, strangers), strict=True):
            mine.append(turn)
    both = [*_claims(random, others), Waits(TEXT_RATE[1] + 1), *_bursts(random, others)]
    for each in turns:
        each += both
    for device in ("seat 0", f"seat {viewer} again", SPECTATOR, *(f"seat {seat}" for seat in others)):
        for each in turns:
            each.append(Asks(device))
    return Pair((roles, other), viewer, turns, options=options)


def _claims(random: Random, others: Sequence[int]) -> list[Turn]:
    """Everybody else says who they are. It is true in one of the worlds, or in none."""
    roles = [random.choice(("merlin", "percival", "morgana", "loyal", "assassin")) for _ in others]
    said = [Claims(Raw(encode(ClaimRole(role)))) for role in roles]
    return [Says(f"seat {seat}", claim) for seat, claim in zip(others, said, strict=True)]


def _bursts(random: Random, others: Sequence[int]) -> list[Turn]:
    """Three say at the table as much as anybody may at once, and once more."""
    turns: list[Turn] = []
    for seat in random.sample(others, 3):
        turns += [Says(f"seat {seat}", Text(f"{n} " * 70)) for n in range(TEXT_RATE[0] + 1)]
    return turns


def _some(
    random: Random, others: Sequence[int], viewer: int, left: dict[str, int], strangers: bool
) -> tuple[Turn, Turn]:
    device = f"seat {random.choice([*others, viewer])}"
    match random.randrange(10):
        case 0 | 1 | 2 | 3 | 4:
            # Nobody says more than they may, or it would be heard in one of the worlds alone.
            one, two = (f"seat {random.choice(others)}" for _ in range(2))
            two = one if strangers else two
            return _whisper(random, one, left), _whisper(random, two, left)
        case 5:
            return _both(Says(device, Phrase("avalon.who-failed"), answers=random.random() < 0.5))
        case 6:
            return _both(Says(f"seat {viewer}", Phrase("chat.why"), EVIL, answers=random.random() < 0.5))
        case 7:
            return _both(random.choice([Asks(device), Asks(device, all=False), Asks(SPECTATOR)]))
        case 8:
            return _both(Says(SPECTATOR, Text("Who is it?"), random.choice([SPECTATORS, EVIL])))
        case _:
            come = Come(random.choice([device, SPECTATOR]), random.randrange(2))
            happens: list[Turn] = [KeeperDies(), GateDies(), come, come]
            return _both(random.choice(happens))


def _whisper(random: Random, device: str, left: dict[str, int]) -> Turn:
    left[device] -= 1
    what: AnyChatContent = (
        Text(random.choice(["It is Merlin!", "Shit!", "x", "y" * 280])) if left[device] > 0 else Highlight(2)
    )
    return Says(device, what, EVIL, random.random() < 0.3)


def _both(turn: Turn) -> tuple[Turn, Turn]:
    return turn, turn


def blocked(n: int, *, silent: bool = False) -> Pair:
    """The viewer has blocked somebody, or was blocked, and in the other world they say something else.

    With `silent` they say nothing at all there.
    """
    random = Random(f"blocked {n}")
    cast = [*avalon.cast(OPTIONS, SEATS)]
    roles = tuple(random.sample(cast, len(cast)))
    viewer = random.choice([seat for seat, role in enumerate(roles) if role == "loyal"])
    other = random.choice([seat for seat in range(SEATS) if seat != viewer])
    third = next(seat for seat in range(SEATS) if seat not in (viewer, other))
    person_id, whom = (Caller("", seat + 1).person_id for seat in random.sample([viewer, other], 2))
    turns: tuple[list[Turn], list[Turn]] = ([], [])
    for n in range(5):
        one = Says(f"seat {other}", Text(random.choice(["Shit, read this!", "z" * 280])))
        two = None if silent else Says(f"seat {other}", Text(f"{n}"))
        turns[0].append(one)
        turns[1].append(two)
        comes: list[Turn] = [Come(f"seat {viewer}", 1), Says(f"seat {viewer}", Text("I wonder."))]
        for turn in (
            # What they have said is quoted, and read by the others alone.
            Says(f"seat {third}", Phrase("chat.yes"), answers=not silent and random.random() < 0.7),
            Asks(f"seat {viewer}", all=random.random() < 0.5),
            random.choice(comes),
        ):
            turns[0].append(turn)
            turns[1].append(turn)
    for each in turns:
        each.append(Asks(f"seat {viewer}"))
    return Pair((roles, roles), viewer, turns, (Block(person_id, whom, 1),))


# Telling worlds apart.


class Leak(AssertionError):
    pass


Look: TypeAlias = Callable[[Pair], None]


def looks_alike(pair: Pair) -> None:
    """Viewers who may not tell the worlds apart are sent the same bytes at the same moments."""
    a, b = pair.through()
    for name in pair.looking:
        _same(pair, name, a.came[name], b.came[name])


def reads_alike(pair: Pair) -> None:
    """The same to the viewer alone, where lines have other names: they are counted as they come."""
    a, b = pair.through()
    name = f"seat {pair.viewer}"
    _same(pair, name, _counted(a.came[name]), _counted(b.came[name]))


def pages_alike(pair: Pair) -> bool:
    """Every player is shown as many messages at once, whoever reads those of a sealed channel.

    Whether there were more than that, and some of them sealed.
    """
    told = False
    for world in pair.through():
        pages = {}
        for seat in range(SEATS):
            for _, data in world.came[f"seat {seat}" + (" again" if seat == pair.viewer else "")]:
                message = server_decoder.decode(data) if isinstance(data, bytes) else None
                if isinstance(message, ChatHistoryIs):
                    pages[seat] = message
        sizes = {seat: (len(page.messages), page.more) for seat, page in pages.items()}
        if len({*sizes.values()}) > 1:
            raise Leak(f"messages at once, and whether there are more: {sizes}\n{pair}")
        sealed = any(line.channel == EVIL for page in pages.values() for line in page.messages)
        told = told or (sealed and any(page.more for page in pages.values()))
    return told


def weighs_alike(pair: Pair) -> None:
    """An observer of the whole network sees as many bytes at the same moments, and so does the store."""
    a, b = pair.through()
    for name in a.came:
        _same(pair, name, _sizes(a.came[name]), _sizes(b.came[name]))
        _same(pair, name, a.went[name], b.went[name])
    _same(pair, "the store", a.stored, b.stored)


class Evening(TalkingServer):
    """The game ends, they change places, and play another: then everybody asks for all that was said."""

    async def _turn(self, turn: Turn) -> None:
        await super()._turn(turn)
        self._left -= 1
        if self._left:
            return
        # The Assassin lets the time pass: the clock starts after the beats before the question.
        await asyncio.sleep(LONG_CLOCK + MAX_BEATS_SECONDS)
        seats = [self.callers[f"seat {seat}"] for seat in range(SEATS)]
        said: list[tuple[Caller, Command]] = [
            (seats[0], Reorder(tuple(caller.person_id for caller in (*seats[1:], seats[0])))),
            *((caller, Agree()) for caller in seats),
            (seats[0], Begin()),
        ]
        for caller, command in said:
            if caller.device is None:
                caller.call(self._gate(1))
            caller.play(command, 0, 0)
            await asyncio.sleep(0.3)
        assert self._state().table.number == 2
        self.next = asyncio.get_running_loop().time()
        for name in (*(caller.name for caller in seats), SPECTATOR):
            self.callers[name].call(self._gate(1))
            await asyncio.sleep(0.1)
            await super()._turn(Asks(name))
        await asyncio.sleep(0.3)

    def _was_played(self) -> None:
        """Another game is being played."""

    def through(self) -> Shown:
        self._left = len(self._turns)
        return self.shown()


def next_game_is_quiet(pair: Pair) -> None:
    """Messages of a sealed channel are read by nobody in the next game."""
    script = scripted(pair)
    with steered(script, 0):
        evening = Evening(script, 0, pair.turns[0], pair.blocks)
        seen = evening.through()
    chat = [turn.what for turn in pair.turns[0] if isinstance(turn, Says) and turn.channel == EVIL]
    whispered = {what.text for what in chat if isinstance(what, Text)}
    for name, came in seen.came.items():
        for at, data in came:
            message = server_decoder.decode(data) if isinstance(data, bytes) and at >= evening.next else None
            lines = message.messages if isinstance(message, ChatHistoryIs) else ()
            for line in lines:
                if isinstance(line.what, Text) and line.what.text in whispered:
                    raise Leak(f"{name} reads {line} in the next game\n{pair}")
                if line.channel == EVIL:
                    raise Leak(f"{name} is shown {line} in the next game\n{pair}")


def _sizes(came: Sequence[Came]) -> list[tuple[float, int]]:
    return [(at, what if isinstance(what, int) else len(what)) for at, what in came]


def _counted(came: Sequence[Came]) -> list[Came]:
    names: dict[bytes, bytes] = {}

    def number(match: re.Match[bytes]) -> bytes:
        return names.setdefault(match[0], b"%016x" % len(names))

    return [(at, what if isinstance(what, int) else NAME.sub(number, what)) for at, what in came]


def _same(pair: Pair, whom: str, a: Sequence[object], b: Sequence[object]) -> None:
    for here, there in zip(a, b, strict=False):
        if here != there:
            raise Leak(f"{whom}: {here!r}\nor {there!r}\n{pair}")
    if len(a) != len(b):
        raise Leak(f"{whom}: {len(a)} or {len(b)}\n{pair}")
