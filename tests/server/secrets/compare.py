"""Both worlds put through a whole server, and whoever may not tell them apart asked whether they can.

- *lines*: every message to the viewers' devices, its bytes, moment and order, and how lines were closed;
- *replies*: every answer over HTTP, status, headers and body;
- *bots*: every bot that a keeper asks for, in whose name, and when;
- *wire*: of every device, when something came or went and how long it was;
- *store*: what the log in the store holds openly, and every other table of it;
- *figures*: what the metrics count, question by question;
- *log*: every line that is handed to the log, and its moment.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import zip_longest
from types import SimpleNamespace
from typing import Literal, TypeAlias

import pytest
from msgspec.structs import replace

from camlann.server.keeper import idempotency, log_replay, request_limits, table_fold
from camlann.server.keeper.table_state import TableState
from tests.secrets.world import difference
from tests.server.secrets.script import SPECTATOR, VISITOR, AnyMatch, Script
from tests.server.secrets.scripted_server import Came, ScriptedServer, Seen

Net: TypeAlias = Literal["lines", "replies", "bots", "wire", "store", "figures", "log"]


LOW = (
    (idempotency, "MAX_REFUSALS", 3),
    (idempotency, "MAX_REFUSALS_LOOKING_ON", 1),
    (request_limits, "ONE_AT_ONCE", 2),
    (request_limits, "ALL_AT_ONCE", 3),
    (request_limits, "RESTLESS_ONE_AT_ONCE", 2),
    (request_limits, "RESTLESS_ALL_AT_ONCE", 3),
)
"""Limits that people come to in a short game."""


class Leak(AssertionError):
    def __init__(self, net: Net, what: str) -> None:
        super().__init__(f"{net}: {what}")
        self.net = net


def viewers_cannot_tell(script: Script) -> Seen:
    """Whoever looks on in this script is shown the same by both of its worlds."""
    a, b = through(script)
    looking = viewers(script)
    for name in dict.fromkeys((*a.came, *b.came)):
        if name in looking or name.startswith(VISITOR):
            _same(script, "lines", name, a.came.get(name, []), b.came.get(name, []))
    if a.ends != b.ends:
        _found(script, "store", f"the end of a game takes {a.ends} or {b.ends} bytes")
    if a.wanted != b.wanted:
        calls = [*zip_longest(a.wanted, b.wanted)]
        _found(script, "bots", str(next((here, there) for here, there in calls if here != there)))
    if a.replies != b.replies:
        for name, replies in a.replies.items():
            for here, there in zip(replies, b.replies[name], strict=True):
                if here != there:
                    _found(script, "replies", f"{name} was answered {here} or {there}")
    return a


def wire_cannot_tell(script: Script) -> Seen:
    """Whoever sees that something goes over the wire, and how long it is, sees the same in both worlds.

    And so does whoever has the store without its keys, or reads the metrics or the log of the server.
    """
    a, b = through(script)
    for name in a.came:
        ways = (
            ("to", _sizes(a.came[name]), _sizes(b.came[name])),
            ("from", a.went[name], b.went[name]),
        )
        for way, came, other in ways:
            if came != other:
                apart = [(here, there) for here, there in zip(came, other, strict=False) if here != there]
                what = f"{apart[0][0]} or {apart[0][1]}" if apart else f"{len(came)} or {len(other)} messages"
                _found(script, "wire", f"{way} {name}: {what}")
    for name, replies in a.replies.items():
        sizes = [
            [(at, each.status, len(each.body)) for at, each in some] for some in (replies, b.replies[name])
        ]
        if sizes[0] != sizes[1]:
            _found(script, "wire", f"replies to {name}: {sizes[0]} or {sizes[1]}")
    for here, there in zip(a.stored, b.stored, strict=True):
        if here != there:
            _found(script, "store", f"{here} or {there}")
    for question, (here_kept, there_kept) in enumerate(zip(a.kept, b.kept, strict=True)):
        for table, rows in here_kept.items():
            if rows != there_kept[table]:
                _found(script, "store", f"{table} after question {question}: {rows} or {there_kept[table]}")
    for question, (now, then) in enumerate(zip(a.counted, b.counted, strict=True)):
        moved = {name: (now[name], then[name]) for name in now if now[name] != then[name]}
        if moved:
            _found(script, "figures", f"after question {question}: {moved}")
    if a.logged != b.logged:
        lines = [*zip_longest(a.logged, b.logged)]
        _found(script, "log", str(next((here, there) for here, there in lines if here != there)))
    return a


def viewers(script: Script) -> list[str]:
    """The devices of whoever looks on: of seats, a second one of the first of them, a spectator's."""
    seats = [f"seat {seat}" for seat in script.viewers]
    return [*seats, *(f"{seat} again" for seat in seats[:1]), SPECTATOR]


def through(script: Script) -> tuple[Seen, Seen]:
    """Both worlds, one after the other."""
    seen = []
    for world in range(2):
        with steered(script, world):
            try:
                seen.append(ScriptedServer(script, world).run())
            except AssertionError as error:
                error.add_note(script.said)
                raise
    return seen[0], seen[1]


@contextmanager
def steered(script: Script, world: int) -> Iterator[None]:
    """The keepers deal what this world has, or find the game as it stands there."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table_fold, "_dice", lambda seed, number: script.dice[world])
        # What chance calls a bot depends on how often it was asked before, and so on what nobody sees.
        bots = TableState._bots
        for module, name, least in LOW if script.tight else ():
            patch.setattr(module, name, least)
        patch.setattr(
            TableState,
            "_bots",
            lambda self, inputs: bots(self, replace(inputs, name=f"{self.table.ballots:032x}")),
        )
        if script.begun is not None:
            begun = script.begun[world]
            patch.setattr(TableState, "_deal", lambda self, fact, seed: copied(begun))
            # The first row of the log stands for all that was before.
            again = SimpleNamespace(from_log=lambda *given, **named: copied(begun))
            patch.setattr(log_replay, "Match", again)
        yield


def copied(table: AnyMatch) -> AnyMatch:
    twin = type(table).__new__(type(table))
    twin.__dict__.update(vars(table))
    twin.rows, twin._at = [*table.rows], {**table._at}
    return twin


def _sizes(came: list[Came]) -> list[tuple[float, int]]:
    return [(at, what if isinstance(what, int) else len(what)) for at, what in came]


def _same(script: Script, net: Net, name: str, a: list[Came], b: list[Came]) -> None:
    for (at, here), (then, there) in zip(a, b, strict=False):
        if (at, here) == (then, there):
            continue
        if at != then:
            _found(script, net, f"{name} was told something after {at} s or after {then} s")
        if isinstance(here, int) or isinstance(there, int):
            _found(script, net, f"{name} was told {here!r} or {there!r}")
        else:
            what = difference(here.rstrip(), there.rstrip())
            _found(script, net, f"{name} {what}, {len(here)} or {len(there)} bytes")
    if len(a) != len(b):
        _found(script, net, f"{name} was told {len(a)} or {len(b)} things")


def _found(script: Script, net: Net, what: str) -> None:
    leak = Leak(net, what)
    leak.add_note(script.said)
    raise leak
