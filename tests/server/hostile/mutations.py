"""Messages as devices send them, and what becomes of them when something is wrong with every one."""

import re
from collections.abc import Sequence
from random import Random

import msgspec
from msgspec import Raw

from camlann import table as table_rules
from camlann.engine.facts import Seat
from camlann.engine.phases import Command
from camlann.protocol.chat_content import (
    SPECTATORS,
    TABLE,
    AnyChatContent,
    AnyQuote,
    Claims,
    Highlight,
    Phrase,
    QuoteFact,
    QuoteMessage,
    Text,
)
from camlann.protocol.socket_messages import (
    Broadcast,
    Chat,
    ChatHistoryRequest,
    FactsRequest,
    Ping,
    Play,
    encode,
)
from tests.ferry.turn import Draw, Look, Sink, Storm, Trade
from tests.server.hostile.attacked_server import ANA, BEN, MAL, hello

NASTY = (
    *(b"null", b"true", b"0", b"-1", b"1e999", b"1.5", b"9007199254740993", b"1" * 400, b'""', b'"\\ud800"'),
    *(
        b'"\\u0000"',
        b'"' + b"x" * 300 + b'"',
        b"[]",
        b"{}",
        b"[" * 1200,
        b"[[[[[[1]]]]]]",
        b'{"type":"ping"}',
    ),
    *(
        '"\u202e\u0661\U0001f0cf"'.encode(),
        b"NaN",
        b"\xff",
        b'"table.begin"',
        b'"ferry.draw"',
        b'"engine.lapse"',
    ),
)
KEYS = (
    b"type",
    b"id",
    b"command",
    b"game",
    b"ask",
    b"person_id",
    b"seat",
    b"__proto__",
    b"to",
    b"kind",
    b"items",
    b"",
)
VALUE = re.compile(rb'(?<=:)("(?:[^"\\]|\\.)*"|-?[0-9.]+|null|true|false|\[\]|\{\})')
COMMANDS: tuple[Command, ...] = (
    *(
        table_rules.Sit(),
        table_rules.Rise(),
        table_rules.Agree(),
        table_rules.Wait(),
        table_rules.Begin(),
        table_rules.Shuffle(),
    ),
    *(
        table_rules.HandOver(BEN),
        table_rules.Queue(),
        table_rules.Unqueue(),
        table_rules.Bring(MAL),
        table_rules.Dismiss(MAL),
    ),
    *(
        table_rules.Choose(table_rules.Choice("ferry", Raw(b'{"turns":40}'), table_rules.uniform_clock(5))),
        table_rules.Reorder((ANA, BEN)),
    ),
)
MOVES: tuple[Command, ...] = (Draw(), Look(), Sink(), Storm(), Trade(Seat(1)), Trade(Seat(2)))

SAYINGS: tuple[AnyChatContent, ...] = (
    *(Text("Why him?"), Text("\u202e<b>x"), Claims(Raw(b'{"type":"ferry.claim-bell","bell":true}'))),
    *(Phrase("chat.hello"), Phrase("ferry.land-ahoy"), Highlight(1), Highlight(7)),
)
ROOMS = (TABLE, TABLE, SPECTATORS, "below")
QUOTES: tuple[AnyQuote | None, ...] = (None, None, QuoteFact(0), QuoteFact(999), QuoteMessage("0" * 16))


def honest(random: Random, id: str, game: int, ask: int) -> bytes:
    """A message that somebody might send now."""
    kind = random.randrange(10)
    if kind < 5:
        return encode(Play(id, Raw(msgspec.json.encode(random.choice(MOVES))), game, ask))
    if kind < 8:
        return encode(Play(id, Raw(msgspec.json.encode(random.choice(COMMANDS)))))
    others = (
        Ping(),
        FactsRequest(id, game, 0, 5),
        Broadcast("draft", ask, (1, "x")),
        hello(ANA),
        ChatHistoryRequest(id),
    )
    chat = Chat(id, random.choice(SAYINGS), random.choice(ROOMS), random.choice(QUOTES))
    return encode(random.choice((*others, *[chat] * len(others))))


def mutated(random: Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """The same, with a few things wrong with it."""
    for _ in range(random.choice((1, 1, 2, 4))):
        # Cut each time: what is repeated 300 times, four times over, would fill the machine.
        data = _wrong(random, data, others)[:20_000]
    return data


def _wrong(random: Random, data: bytes, others: Sequence[bytes]) -> bytes:
    at, to = sorted((random.randint(0, len(data)), random.randint(0, len(data))))
    values = [*VALUE.finditer(data)]
    match random.randrange(9):
        case 0 if data:
            at = min(at, len(data) - 1)
            return data[:at] + bytes((data[at] ^ 1 << random.randrange(8),)) + data[at + 1 :]
        case 1:
            return data[:at] + data[to:]
        case 2:
            return data[:to] + data[at:to] * random.choice((1, 3, 300)) + data[to:]
        case 3:
            return data[:at] + random.randbytes(random.randint(1, 8)) + data[at:]
        case 4 if others:
            other = random.choice(others)
            return data[:at] + other[random.randint(0, len(other)) :]
        case 5 if b"," in data:
            return data.replace(b",", b',"%s":%s,' % (random.choice(KEYS), random.choice(NASTY)), 1)
        case 6:
            return data[:at] + random.choice(NASTY) + data[at:]
        case _ if values:
            found = random.choice(values)
            return data[: found.start()] + random.choice(NASTY) + data[found.end() :]
        case _:
            return random.choice(NASTY)
