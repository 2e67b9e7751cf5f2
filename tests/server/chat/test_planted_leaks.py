"""Leaks of talk, planted on purpose: the two worlds must look different then.

Leaks stay in this list for good; who finds a new kind adds a row and sees it caught before mending it.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.protocol import chat_refusals
from camlann.protocol.chat_content import Said
from camlann.protocol.client_messages import Line
from camlann.server.chat import sealed_message
from camlann.server.cluster.bus_messages import Passed, Speak
from camlann.server.keeper.chat import channels
from camlann.server.keeper.chat.history import Hearing, Uttered
from camlann.server.keeper.chat.sending import Chat
from camlann.server.keeper.table_state import TableState
from camlann.server.store.chat import TalkLine
from camlann.table import Who
from tests.planting import Plant
from tests.server.chat.worlds import (
    Leak,
    Look,
    Pair,
    blocked,
    evil_room,
    looks_alike,
    next_game_is_quiet,
    reads_alike,
    weighs_alike,
)

pytestmark = pytest.mark.no_cover

Make: TypeAlias = Callable[[int], Pair]

MOST = 12
"""So many pairs of worlds may be played before a leak is caught."""
LEAKS: dict[str, tuple[Make, Look, Plant]] = {}

strangers: Make = partial(evil_room, strangers=True)
silent: Make = partial(blocked, silent=True)


def leak(sentence: str, make: Make, look: Look) -> Callable[[Plant], Plant]:
    def listed(plant: Plant) -> Plant:
        LEAKS[sentence] = make, look, plant
        return plant

    return listed


def in_lines(
    patch: pytest.MonkeyPatch, change: Callable[[TableState, Who, Uttered, Line], Line | None]
) -> None:
    """Change every line that somebody is shown."""
    old = Hearing._shown

    def shown(self: Hearing, held: TableState, who: Who, uttered: Uttered, *rest: Any) -> Line | None:
        line = old(self, held, who, uttered, *rest)
        return None if line is None else change(held, who, uttered, line)

    patch.setattr(Hearing, "_shown", shown)


# The sealed room.


@leak("whoever may not read a line is told whose it is", evil_room, looks_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    in_lines(patch, lambda held, who, uttered, line: replace(line, who=uttered.line.who))


@leak("whoever may not read a line is told whether anybody may", evil_room, looks_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    def told(held: TableState, who: Who, uttered: Uttered, line: Line) -> Line:
        heard = uttered.kept is not None and uttered.kept.what is not None
        return replace(line, game=int(heard)) if line.what is None else line

    in_lines(patch, told)


@leak("everybody reads what is said in the sealed room", evil_room, looks_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(channels, "reads", lambda held, who, line, kept: True)


@leak("only what is heard is shown to the others", evil_room, looks_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    old = channels.covered
    patch.setattr(
        channels,
        "covered",
        lambda held, who, line, kept: kept.what is not None and old(held, who, line, kept),
    )


@leak("who may not read it is sent nothing", strangers, weighs_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(channels, "covered", lambda held, who, line, kept: False)


@leak("a line that cannot be read is shorter", strangers, weighs_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    old = Hearing.passed

    def passed(self: Hearing, *given: Any) -> list[tuple[str, Passed]]:
        letters = old(self, *given)
        return [(gate, replace(each, data=each.data.rstrip())) for gate, each in letters]

    patch.setattr(Hearing, "passed", passed)


@leak("what is not heard in the sealed room is refused at once", strangers, weighs_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    old = Chat._why_not

    async def why_not(self: Chat, held: TableState, letter: Speak, said: Said) -> Reason | None:
        if channels.sealed(held, letter.room) and held.seat(letter.who) not in channels.members(
            held, letter.room
        ):
            return chat_refusals.NotYourRoom()
        return await old(self, held, letter, said)

    patch.setattr(Chat, "_why_not", why_not)


@leak("the refusal of the sealed room is longer than a yes", strangers, weighs_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    class Sorry(Reason, frozen=True, tag="talk.not-your-room"):
        because: str = "you are Good, and " + "x" * 256

    patch.setattr(chat_refusals, "NotYourRoom", Sorry)


@leak("a page of talk has as much room as its reader needs", strangers, weighs_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    old = Hearing.listen

    async def listen(self: Hearing, *given: Any) -> bytes:
        return (await old(self, *given)).rstrip()

    patch.setattr(Hearing, "listen", listen)


@leak("the store holds as much as was heard", strangers, weighs_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    async def sealed(authors: Any, who: Who, line: sealed_message.Kept) -> bytes:
        return bytes(await authors.seal(who, sealed_message._encode(line)))

    patch.setattr(sealed_message, "sealed", sealed)


# When the game of a sealed room is over.


@leak(
    "what was said in a sealed room is for everybody once the next game runs", evil_room, next_game_is_quiet
)
def _(patch: pytest.MonkeyPatch) -> None:
    old = channels.reads

    def reads(held: TableState, who: Who, line: TalkLine, kept: sealed_message.Kept) -> bool:
        return old(held, who, line, kept) or (kept.sealed and 0 < line.game < held.company.number)

    patch.setattr(channels, "reads", reads)


@leak("who has the seat of somebody who was Evil reads what Evil said before", evil_room, next_game_is_quiet)
def _(patch: pytest.MonkeyPatch) -> None:
    old = channels.reads

    def reads(held: TableState, who: Who, line: TalkLine, kept: sealed_message.Kept) -> bool:
        return old(held, who, line, kept) or (kept.sealed and held.seat(who) in kept.seats)

    patch.setattr(channels, "reads", reads)


# Blocks.


@leak("a block hides nothing", blocked, looks_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Hearing, "_hidden", lambda self, who: lambda author: False)


@leak("who asks for all reads whom they have blocked", blocked, looks_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    old = Hearing.reads

    def reads(self: Hearing, held: TableState, who: Who, uttered: Uttered, hidden: Any) -> bool:
        return old(self, held, who, uttered, lambda author: False)

    patch.setattr(Hearing, "reads", reads)


@leak("a hole is shown where somebody blocked has written", silent, reads_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Hearing, "_sees", lambda self, held, who, uttered, hidden: uttered.kept is not None)


@leak("a line names the one before it, read or not", silent, reads_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    def before(self: Hearing, held: TableState, who: Who, uttered: Uttered) -> str:
        return next((each.line.name for each in reversed(self._lines) if each.line.n < uttered.line.n), "")

    patch.setattr(Hearing, "_before", before)


@leak("a line counts what somebody blocked has written", silent, reads_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    in_lines(patch, lambda held, who, uttered, line: replace(line, game=uttered.line.n))


@pytest.mark.parametrize("sentence", LEAKS)
def test_a_planted_leak_is_caught(sentence: str) -> None:
    make, look, plant = LEAKS[sentence]
    for n in range(MOST):
        pair = make(n)
        with pytest.MonkeyPatch.context() as patch:
            plant(patch)
            try:
                look(pair)
            except Leak:
                break
    else:
        pytest.fail(f"{MOST} pairs of worlds, and nobody saw that {sentence}")
    # It was the leak that was caught, and nothing else.
    look(pair)
