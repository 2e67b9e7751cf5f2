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
from camlann.protocol.chat_content import ChatSubmission
from camlann.protocol.client_messages import ChatMessage
from camlann.server.chat import sealed_message
from camlann.server.cluster.bus_messages import Delivery, SendChat
from camlann.server.keeper.chat import channels
from camlann.server.keeper.chat.history import ChatHistory, Uttered
from camlann.server.keeper.chat.sending import Chat
from camlann.server.keeper.table_state import TableState
from camlann.server.store.chat import StoredChatMessage
from camlann.table import PersonId
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
    patch: pytest.MonkeyPatch,
    change: Callable[[TableState, PersonId, Uttered, ChatMessage], ChatMessage | None],
) -> None:
    """Change every line that somebody is shown."""
    old = ChatHistory._shown

    def shown(
        self: ChatHistory, state: TableState, person_id: PersonId, uttered: Uttered, *rest: Any
    ) -> ChatMessage | None:
        line = old(self, state, person_id, uttered, *rest)
        return None if line is None else change(state, person_id, uttered, line)

    patch.setattr(ChatHistory, "_shown", shown)


# The sealed room.


@leak("whoever may not read a line is told whose it is", evil_room, looks_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    in_lines(patch, lambda state, person_id, uttered, line: replace(line, person_id=uttered.line.person_id))


@leak("whoever may not read a line is told whether anybody may", evil_room, looks_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    def told(state: TableState, person_id: PersonId, uttered: Uttered, line: ChatMessage) -> ChatMessage:
        heard = uttered.kept is not None and uttered.kept.what is not None
        return replace(line, game=int(heard)) if line.what is None else line

    in_lines(patch, told)


@leak("everybody reads what is said in the sealed room", evil_room, looks_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(channels, "reads", lambda state, person_id, line, kept: True)


@leak("only what is heard is shown to the others", evil_room, looks_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    old = channels.covered
    patch.setattr(
        channels,
        "covered",
        lambda state, person_id, line, kept: kept.what is not None and old(state, person_id, line, kept),
    )


@leak("who may not read it is sent nothing", strangers, weighs_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(channels, "covered", lambda state, person_id, line, kept: False)


@leak("a line that cannot be read is shorter", strangers, weighs_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    old = ChatHistory.passed

    def passed(self: ChatHistory, *given: Any) -> list[tuple[str, Delivery]]:
        bus_messages = old(self, *given)
        return [(gate, replace(each, data=each.data.rstrip())) for gate, each in bus_messages]

    patch.setattr(ChatHistory, "passed", passed)


@leak("what is not heard in the sealed room is refused at once", strangers, weighs_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    old = Chat._why_not

    async def why_not(
        self: Chat, state: TableState, bus_message: SendChat, said: ChatSubmission
    ) -> Reason | None:
        if channels.sealed(state, bus_message.channel) and state.seat(
            bus_message.person_id
        ) not in channels.members(state, bus_message.channel):
            return chat_refusals.NotYourChannel()
        return await old(self, state, bus_message, said)

    patch.setattr(Chat, "_why_not", why_not)


@leak("the refusal of the sealed room is longer than a yes", strangers, weighs_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    class Sorry(Reason, frozen=True, tag="chat.not-your-channel"):
        because: str = "you are Good, and " + "x" * 256

    patch.setattr(chat_refusals, "NotYourChannel", Sorry)


@leak("a page of talk has as much room as its reader needs", strangers, weighs_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    old = ChatHistory.listen

    async def listen(self: ChatHistory, *given: Any) -> bytes:
        return (await old(self, *given)).rstrip()

    patch.setattr(ChatHistory, "listen", listen)


@leak("the store holds as much as was heard", strangers, weighs_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    async def sealed(authors: Any, person_id: PersonId, line: sealed_message.SealedMessage) -> bytes:
        return bytes(await authors.seal(person_id, sealed_message._encode(line)))

    patch.setattr(sealed_message, "sealed", sealed)


# When the game of a sealed room is over.


@leak(
    "what was said in a sealed room is for everybody once the next game runs", evil_room, next_game_is_quiet
)
def _(patch: pytest.MonkeyPatch) -> None:
    old = channels.reads

    def reads(
        state: TableState, person_id: PersonId, line: StoredChatMessage, kept: sealed_message.SealedMessage
    ) -> bool:
        return old(state, person_id, line, kept) or (kept.sealed and 0 < line.game < state.table.number)

    patch.setattr(channels, "reads", reads)


@leak("who has the seat of somebody who was Evil reads what Evil said before", evil_room, next_game_is_quiet)
def _(patch: pytest.MonkeyPatch) -> None:
    old = channels.reads

    def reads(
        state: TableState, person_id: PersonId, line: StoredChatMessage, kept: sealed_message.SealedMessage
    ) -> bool:
        return old(state, person_id, line, kept) or (kept.sealed and state.seat(person_id) in kept.seats)

    patch.setattr(channels, "reads", reads)


# Blocks.


@leak("a block hides nothing", blocked, looks_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ChatHistory, "_hidden", lambda self, person_id: lambda author: False)


@leak("who asks for all reads whom they have blocked", blocked, looks_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    old = ChatHistory.reads

    def reads(
        self: ChatHistory, state: TableState, person_id: PersonId, uttered: Uttered, hidden: Any
    ) -> bool:
        return old(self, state, person_id, uttered, lambda author: False)

    patch.setattr(ChatHistory, "reads", reads)


@leak("a hole is shown where somebody blocked has written", silent, reads_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        ChatHistory, "_sees", lambda self, state, person_id, uttered, hidden: uttered.kept is not None
    )


@leak("a line names the one before it, read or not", silent, reads_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    def before(self: ChatHistory, state: TableState, person_id: PersonId, uttered: Uttered) -> str:
        return next((each.line.name for each in reversed(self._lines) if each.line.n < uttered.line.n), "")

    patch.setattr(ChatHistory, "_before", before)


@leak("a line counts what somebody blocked has written", silent, reads_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    in_lines(patch, lambda state, person_id, uttered, line: replace(line, game=uttered.line.n))


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
