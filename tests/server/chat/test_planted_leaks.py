"""Leaks planted in chat: the two worlds must look different then.

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
from camlann.protocol.socket_messages import ChatMessage
from camlann.server.chat import sealed_message
from camlann.server.cluster.bus_messages import Delivery, SendChat
from camlann.server.keeper.chat import channels
from camlann.server.keeper.chat.history import ChatHistory, HistoryMessage
from camlann.server.keeper.chat.sending import ChatSender
from camlann.server.keeper.table_state import TableState
from camlann.server.store.chat import StoredChatMessage
from camlann.table import PersonId
from tests.bug_planting import Plant
from tests.server.chat.chat_world_pair import (
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
    change: Callable[[TableState, PersonId, HistoryMessage, ChatMessage], ChatMessage | None],
) -> None:
    """Change every line that somebody is shown."""
    old = ChatHistory._shown

    def shown(
        self: ChatHistory, state: TableState, person_id: PersonId, message: HistoryMessage, *rest: Any
    ) -> ChatMessage | None:
        line = old(self, state, person_id, message, *rest)
        return None if line is None else change(state, person_id, message, line)

    patch.setattr(ChatHistory, "_shown", shown)


# The sealed channel.


@leak("a viewer who may not read a message is told whose it is", evil_room, looks_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    in_lines(patch, lambda state, person_id, message, line: replace(line, person_id=message.stored.person_id))


@leak("a viewer who may not read a message is told whether anybody may", evil_room, looks_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    def told(
        state: TableState, person_id: PersonId, message: HistoryMessage, line: ChatMessage
    ) -> ChatMessage:
        heard = message.opened is not None and message.opened.content is not None
        return replace(line, game=int(heard)) if line.what is None else line

    in_lines(patch, told)


@leak("everybody reads what is said in the sealed channel", evil_room, looks_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(channels, "can_read", lambda state, person_id, line, kept: True)


@leak("only what is heard is shown to the others", evil_room, looks_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    old = channels.sees_covered
    patch.setattr(
        channels,
        "sees_covered",
        lambda state, person_id, stored, message: (
            message.content is not None and old(state, person_id, stored, message)
        ),
    )


@leak("who may not read it is sent nothing", strangers, weighs_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(channels, "sees_covered", lambda state, person_id, line, kept: False)


@leak("a line that cannot be read is shorter", strangers, weighs_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    old = ChatHistory.deliveries

    def deliveries(self: ChatHistory, *given: Any) -> list[tuple[str, Delivery]]:
        bus_messages = old(self, *given)
        return [(gate, replace(each, data=each.data.rstrip())) for gate, each in bus_messages]

    patch.setattr(ChatHistory, "deliveries", deliveries)


@leak("what is not heard in the sealed channel is refused at once", strangers, weighs_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    old = ChatSender._refusal_reason

    async def why_not(
        self: ChatSender, state: TableState, request: SendChat, submission: ChatSubmission
    ) -> Reason | None:
        if channels.is_sealed(state, request.channel) and state.seat(
            request.person_id
        ) not in channels.members(state, request.channel):
            return chat_refusals.NotYourChannel()
        return await old(self, state, request, submission)

    patch.setattr(ChatSender, "_refusal_reason", why_not)


@leak("the refusal of the sealed channel is longer than a yes", strangers, weighs_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    class Sorry(Reason, frozen=True, tag="chat.not-your-channel"):
        because: str = "you are Good, and " + "x" * 256

    patch.setattr(chat_refusals, "NotYourChannel", Sorry)


@leak("a chat history is only as long as its reader needs", strangers, weighs_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    old = ChatHistory.answer

    async def answer(self: ChatHistory, *given: Any) -> bytes:
        return (await old(self, *given)).rstrip()

    patch.setattr(ChatHistory, "answer", answer)


@leak("the store holds as much as was heard", strangers, weighs_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    async def sealed(authors: Any, person_id: PersonId, line: sealed_message.SealedMessage) -> bytes:
        return bytes(await authors.seal(person_id, sealed_message._encode(line)))

    patch.setattr(sealed_message, "seal", sealed)


# When the game of a sealed channel is over.


@leak(
    "what was said in a sealed channel is for everybody once the next game runs",
    evil_room,
    next_game_is_quiet,
)
def _(patch: pytest.MonkeyPatch) -> None:
    old = channels.can_read

    def can_read(
        state: TableState, person_id: PersonId, line: StoredChatMessage, kept: sealed_message.SealedMessage
    ) -> bool:
        return old(state, person_id, line, kept) or (kept.sealed and 0 < line.game < state.table.number)

    patch.setattr(channels, "can_read", can_read)


@leak("who has the seat of somebody who was Evil reads what Evil said before", evil_room, next_game_is_quiet)
def _(patch: pytest.MonkeyPatch) -> None:
    old = channels.can_read

    def can_read(
        state: TableState, person_id: PersonId, line: StoredChatMessage, kept: sealed_message.SealedMessage
    ) -> bool:
        return old(state, person_id, line, kept) or (kept.sealed and state.seat(person_id) in kept.readers)

    patch.setattr(channels, "can_read", can_read)


# Blocks.


@leak("a block hides nothing", blocked, looks_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ChatHistory, "_is_hidden", lambda self, person_id: lambda author: False)


@leak("who asks for all reads whom they have blocked", blocked, looks_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    old = ChatHistory.can_read

    def can_read(
        self: ChatHistory, state: TableState, person_id: PersonId, message: HistoryMessage, hidden: Any
    ) -> bool:
        return old(self, state, person_id, message, lambda author: False)

    patch.setattr(ChatHistory, "can_read", can_read)


@leak("a hole is shown where somebody blocked has written", silent, reads_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        ChatHistory, "_sees", lambda self, state, person_id, message, hidden: message.opened is not None
    )


@leak("a line names the one before it, read or not", silent, reads_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    def before(self: ChatHistory, state: TableState, person_id: PersonId, message: HistoryMessage) -> str:
        return next(
            (each.stored.public_id for each in reversed(self._messages) if each.stored.n < message.stored.n),
            "",
        )

    patch.setattr(ChatHistory, "_previous", before)


@leak("a line counts what somebody blocked has written", silent, reads_alike)
def _(patch: pytest.MonkeyPatch) -> None:
    in_lines(patch, lambda state, person_id, message, line: replace(line, game=message.stored.n))


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
