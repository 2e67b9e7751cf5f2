"""Compares what reached a browser with what its seat was told.

When a game is over its record says what was told to whom. `whispered(record, people)` says wherein anything
that reached somebody's browser is more than that: every frame and every fact is made again from the record,
for that seat alone, and must be the same; what goes to all must be the same for all; and in what lies about
(the log of the console, storage, addresses, titles) there is no word of a secret, such as a role or a card.
Which words those are is all that is said of a game here.
"""

import copy
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from camlann.avalon.roles import ROLES
from camlann.client.delta import next_frame
from camlann.engine.facts import Seat as Place
from camlann.engine.facts import fold_all
from camlann.engine.match import Decision, Match
from camlann.engine.phases import asides, on_offer
from camlann.games import GAMES
from camlann.protocol import socket_messages
from camlann.records import record, replay
from camlann.shadows.cards.black import BLACK
from camlann.shadows.cards.white import WHITE
from tests.browser.players import Person
from tests.browser.seats import Language, Seat, words

ABOUT = ("choice", "wish", "deals")
"""What the table state says about the game: which roles are in it, not who has them."""
SECRETS: dict[str, dict[str, tuple[str, ...]]] = {
    "avalon": {"role": tuple(ROLES)},
    "shadows": {"side": ("loyal", "traitor"), "card": (*WHITE, *BLACK)},
}
"""By game: kinds of words that tell a secret, and the words as they are on the wire."""
NO_DICE: Any = None
"""No throw is made again."""


FRAMES = "frame", "delta"


class Told:
    """A finished game, and each seat's part of it at every moment."""

    def __init__(self, kept: record.Record) -> None:
        self.game = kept.header.game
        rules = GAMES[self.game]
        options = rules.WIRE.options.decode(kept.header.options)
        table: Match[Any, Any, Any] = Match.from_log(
            rules, options, kept.header.seats, NO_DICE, (), number=kept.header.number
        )
        self.number = kept.header.number
        self.people = range(kept.header.seats)
        self.facts: dict[int, list[Any]] = {seat: [] for seat in self.people}
        self.frames: dict[tuple[int, int], Any] = {}
        """By seat, and how much it was told: what its frame is, but for the facts in it."""
        self.rows: dict[tuple[int, int, int], int] = {}
        """By seat, and how much it was told before and after: the row of the log that told it."""
        self.answers: Counter[tuple[int, int]] = Counter()
        """How often each seat answered each question."""
        for row in replay.read(kept, rules):
            before = {seat: table.at(Place(seat)) for seat in self.people}
            # Pointing at somebody answers nothing, and may be done often.
            if row.seat is not None and row.command is not None:
                beside = asides(table.public, table.truth.own[row.seat])
                self.answers[table.public.ask, row.seat] += not on_offer(beside, row.command)
            game = fold_all(table.truth, row.facts)
            table.adopt(Decision(table.n, row.seat, row.command, row.facts, game))
            for seat in self.people:
                now = table.at(Place(seat))
                frame = json.loads(table.frame(Place(seat), before[seat]))
                self.facts[seat] += frame.pop("told")
                self.frames[seat, now] = frame
                self.rows[seat, before[seat], now] = row.n


def the_record(person: Person, number: int = 1) -> record.Record:
    """The record of the finished game, as its players can read it."""
    table = person.path.removeprefix("/t/")
    reply = person.page.request.get(f"/api/tables/{table}/games/{number}")
    assert reply.status == 200, reply.text()
    return record.load(reply.body())


def nothing_is_wrong(people: Sequence[Person]) -> None:
    wrong = [f"{person.seat.name}: {line}" for person in people for line in broken(person.seat)]
    wrong += whispered(the_record(people[0]), people)
    assert not wrong, wrong


def whispered(kept: record.Record, people: Sequence[Person]) -> list[str]:
    """What a browser got beyond what its seat was told. `people` are the players, clockwise."""
    told = Told(kept)
    found = [
        f"seat {seat} answered {ask} {often} times"
        for (ask, seat), often in told.answers.items()
        if often > 1
    ]
    for seat, person in enumerate(people):
        found += (f"{person.seat.name}: {wrong}" for wrong in _heard(told, seat, person.seat))
        found += (f"{person.seat.name}: {wrong}" for wrong in left_lying(person.seat, told.game))
    return found + _for_all([person.seat for person in people])


def _heard(told: Told, seat: int, own: Seat) -> Iterator[str]:
    """What is wrong with what came over the socket."""
    last = b""
    for text in own.heard:
        message = json.loads(text)
        if len(text.encode()) % socket_messages.PAD_BYTES:
            yield f"a message is {len(text.encode())} bytes long"
        known = socket_messages.server_decoder.decode(text)
        if not _same(json.loads(socket_messages.encode(known)), message):
            yield f"there is more in a message than it may hold: {text.strip()}"
        if message["type"] in FRAMES:
            last, message = whole(last, message)
        match message:
            case {"type": "frame", "frame": {"game": number} as frame} if number == told.number:
                since, at = message["since"], frame["at"]
                if frame.pop("told") != told.facts[seat][since:at]:
                    yield f"was told something else between {since} and {at}"
                if frame != told.frames.get((seat, at)):
                    yield f"was shown something else after {at} facts"
            case {"type": "facts", "game": number, "since": since, "facts": facts} if number == told.number:
                if facts != told.facts[seat][since : since + len(facts)]:
                    yield f"was told something else from {since} on"
            case {"type": "table", "table": table_now}:
                rest = {name: value for name, value in table_now.items() if name not in ABOUT}
                if word := _named(json.dumps(rest), own, told.game):
                    yield f"the table state says {word}"


def whole(last: bytes, message: dict[str, Any]) -> tuple[bytes, dict[str, Any]]:
    """The frame that a message makes, after the last one, and the message as if it had been sent whole."""
    if message["type"] == "delta":
        made = next_frame(last, msgspec.json.encode(message["delta"]))
        message = {**message, "type": "frame", "frame": json.loads(made)}
    return msgspec.json.encode(message["frame"]), message


def _frames(heard: Sequence[str]) -> list[str]:
    """The frames and deltas among what was heard."""
    return [text for text in heard if json.loads(text)["type"] in FRAMES]


def left_lying(own: Seat, game: str) -> Iterator[str]:
    """Secrets where nobody looks who plays: log, storage, addresses, title."""
    for place, text in {
        "the console": "\n".join(own.console),
        "storage": json.dumps(own.kept(), ensure_ascii=False),
        "an address": "\n".join(own.asked),
    }.items():
        if word := _named(text, own, game):
            yield f"{place} says {word}"


def broken(own: Seat) -> list[str]:
    """What the browser complains of, and what was asked of anybody else."""
    return own.console + own.elsewhere()


def _for_all(seats: Sequence[Seat]) -> list[str]:
    """What goes to all is the same for all."""
    tables: dict[int, set[str]] = defaultdict(set)
    for seat in seats:
        for message in seat.messages("table"):
            tables[message["at"]].add(json.dumps(message, sort_keys=True))
    return [f"table state {at} differs between seats" for at, forms in tables.items() if len(forms) > 1]


def sizes(kept: record.Record, people: Sequence[Person]) -> dict[int, set[int]]:
    """How long the frames are that went out with each row of the log, to whomever.

    What brings a device up to the moment from further back is as long as that takes, and is not counted.
    """
    told = Told(kept)
    found: dict[int, set[int]] = defaultdict(set)
    for seat, person in enumerate(people):
        for line in person.seat.lines:
            for text in _frames(line)[1:]:
                message = json.loads(text)
                frame = message[message["type"]]
                row = told.rows.get((seat, message["since"], frame["at"]))
                if row is not None and frame["game"] == told.number:
                    found[row].add(len(text.encode()))
    return found


def a_leak_would_be_seen(people: Sequence[Person]) -> None:
    """The same game with something whispered into one browser is not let by."""
    kept = the_record(people[0])
    ana, other = people[0].seat, people[1].seat
    heard = list(ana.heard)
    planted: list[str] = [_frames(other.heard)[0]]
    for name, value in {
        "own": {"seat": 1},
        "told": [{"type": "test.whispered", "seat": 1}],
    }.items():
        message = json.loads(_frames(heard)[-1])
        message[message["type"]][name] = copy.deepcopy(value)
        planted.append(json.dumps(message))
    planted.append(json.dumps({"type": "pong", "merlin": 3}))
    for text in planted:
        ana.heard = [*heard, text.ljust(-(-len(text) // 256) * 256)]
        assert whispered(kept, people), text
    ana.heard = heard
    word = next(iter(SECRETS[kept.header.game].values()))[0]
    ana.console.append(f"log: I am {word}")
    assert whispered(kept, people)
    ana.console.pop()
    # On every line, since a line may hold nothing but the frame that brought her up to the moment.
    lines = [line for line in ana.lines if _frames(line)]
    for line in lines:
        line.append(_frames(line)[-1] + " " * 256)
    assert {len(lengths) for lengths in sizes(kept, people).values()} == {1, 2}
    for line in lines:
        line.pop()


def _named(text: str, own: Seat, game: str) -> str:
    """A word of a secret in it, as a tag or in the seat's language."""
    return next(iter(_secret_words(own.language, game).findall(text.lower())), "")


@cache
def _secret_words(language: Language, game: str) -> re.Pattern[str]:
    names = {
        name.lower()
        for kind, tags in SECRETS[game].items()
        for tag in tags
        for name in (tag, words(language).text(f"{game}-{kind}-{tag.replace('_', '-')}"))
    }
    return re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(names)))


def _same(known: Any, said: Any) -> bool:
    """Whether nothing was said that is not known: what is not said has the value it has by itself."""
    return isinstance(known, dict) and known == {**known, **said}
