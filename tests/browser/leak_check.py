"""Compares what reached a browser with what its seat was told.

When a game is over its record says what was told to whom. `whispered(record, people)` says wherein anything
that reached somebody's browser is more than that: every frame and every fact is made again from the record,
for that seat alone, and must be the same; what goes to all must be the same for all; and in what lies about
(the log of the console, storage, addresses, titles) there is no word of a role.
"""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from camlann import avalon
from camlann.avalon.roles import ROLES
from camlann.engine.facts import Seat as Place
from camlann.engine.facts import fold_all
from camlann.engine.match import Decision, Match
from camlann.protocol import socket_messages
from camlann.records import record, replay
from tests.browser.players import Person
from tests.browser.seats import Seat, words

ABOUT = ("choice", "wish", "deals")
"""What the table state says about the game: which roles are in it, not who has them."""
NO_DICE: Any = None
"""No throw is made again."""


class Told:
    """A finished game, and each seat's part of it at every moment."""

    def __init__(self, kept: record.Record) -> None:
        options = avalon.WIRE.options.decode(kept.header.options)
        table = Match.from_log(avalon, options, kept.header.seats, NO_DICE, (), number=kept.header.number)
        self.number = kept.header.number
        self.people = range(kept.header.seats)
        self.facts: dict[int, list[Any]] = {seat: [] for seat in self.people}
        self.frames: dict[tuple[int, int], Any] = {}
        """By seat, and how much it was told: what its frame is, but for the facts in it."""
        self.rows: dict[tuple[int, int, int], int] = {}
        """By seat, and how much it was told before and after: the row of the log that told it."""
        self.answers: Counter[tuple[int, int]] = Counter()
        """How often each seat answered each question."""
        for row in replay.read(kept, avalon):
            before = {seat: table.at(Place(seat)) for seat in self.people}
            if row.seat is not None:
                self.answers[table.public.ask, row.seat] += 1
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
        found += (f"{person.seat.name}: {wrong}" for wrong in left_lying(person.seat))
    return found + _for_all([person.seat for person in people])


def _heard(told: Told, seat: int, own: Seat) -> Iterator[str]:
    """What is wrong with what came over the socket."""
    for text in own.heard:
        message = json.loads(text)
        if len(text.encode()) % socket_messages.PAD_BYTES:
            yield f"a message is {len(text.encode())} bytes long"
        known = socket_messages.server_decoder.decode(text)
        if not _same(json.loads(socket_messages.encode(known)), message):
            yield f"there is more in a message than it may hold: {text.strip()}"
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
                if word := _named(json.dumps(rest), own):
                    yield f"the table state says {word}"


def left_lying(own: Seat) -> Iterator[str]:
    """Secrets where nobody looks who plays: log, storage, addresses, title."""
    for place, text in {
        "the console": "\n".join(own.console),
        "storage": json.dumps(own.kept(), ensure_ascii=False),
        "an address": "\n".join(own.asked),
    }.items():
        if word := _named(text, own):
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
            texts = [text for text in line if json.loads(text)["type"] == "frame"]
            for text in texts[1:]:
                message = json.loads(text)
                row = told.rows.get((seat, message["since"], message["frame"]["at"]))
                if row is not None and message["frame"]["game"] == told.number:
                    found[row].add(len(text.encode()))
    return found


def _named(text: str, own: Seat) -> str:
    """A word of a role in it, as a tag or in the seat's language."""
    text = text.lower()
    names = set(ROLES) | {
        words(own.language).text(f"avalon-role-{role.replace('_', '-')}").lower() for role in ROLES
    }
    return next((name for name in sorted(names) if re.search(rf"\b{re.escape(name)}\b", text)), "")


def _same(known: Any, said: Any) -> bool:
    """Whether nothing was said that is not known: what is not said has the value it has by itself."""
    return isinstance(known, dict) and known == {**known, **said}
