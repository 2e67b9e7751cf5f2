"""The checks of chat notice every kind of mistake."""

import pytest

from camlann.client.session import Answer
from camlann.protocol.chat_content import TABLE, Text
from camlann.protocol.socket_messages import ChatMessage, Done, Refused, encode
from camlann.server.chat.sealed_message import SealedMessage
from camlann.server.store import TableId
from camlann.server.store.chat import StoredChatMessage
from camlann.table import PersonId
from tests.server.faults.chat import Chat, Kepts, Spoken, chat_holds

ANA, BEN = PersonId("ana"), PersonId("ben")


def stored(n: int, name: str, id: str, text: str | None) -> tuple[StoredChatMessage, SealedMessage]:
    what = None if text is None else Text(text)
    return StoredChatMessage(TableId(1), n, ANA, id, name, 1, 0, b""), SealedMessage(TABLE, what)


def said(*spoken: tuple[str, str, Answer]) -> dict[str, Spoken]:
    return {id: Spoken(id, Text(text), [answer]) for id, text, answer in spoken}


def heard(name: str, text: str) -> ChatMessage:
    return ChatMessage(name, "", 0, 1, TABLE, ANA, 0, Text(text))


DONE, OTHER, REFUSED = Done("1"), Done("2"), Refused("1", encode({"type": "chat.too-fast"}))  # type: ignore[arg-type]
ONE, TWO = stored(0, "a", "1", "one"), stored(1, "b", "2", "two")
A, B = heard("a", "one"), heard("b", "two")
BOTH = said(("1", "one", DONE), ("2", "two", OTHER))

CASES: dict[str, tuple[Kepts, dict[str, Spoken], list[ChatMessage], str]] = {
    "nothing is wrong": ([ONE, TWO], BOTH, [A, B], ""),
    "what was done is not kept": ([ONE], BOTH, [A], "T1"),
    "what was done is kept without its words": (
        [stored(0, "a", "1", None)],
        said(("1", "one", DONE)),
        [],
        "T1",
    ),
    "what was refused is kept with its words": ([ONE], said(("1", "one", REFUSED)), [A], "T2"),
    "what was shown is not kept": ([ONE], said(("1", "one", DONE)), [A, B], "T4"),
    "what was refused is shown": ([stored(0, "a", "1", None)], said(("1", "one", REFUSED)), [A], "T4"),
    "one is shown before the other": ([ONE, TWO], BOTH, [B, A], "T5"),
    "one is shown twice": ([ONE, TWO], BOTH, [A, A, B], "T5"),
    "it is kept otherwise than it was said": (
        [stored(0, "a", "1", "no")],
        said(("1", "one", DONE)),
        [],
        "T7",
    ),
    "it is shown otherwise than it is kept": ([ONE], said(("1", "one", DONE)), [heard("a", "no")], "T7"),
    "it is kept and shown under two names": (
        [ONE, stored(1, "b", "1", "one")],
        said(("1", "one", DONE)),
        [A, heard("b", "one")],
        "T8",
    ),
    "somebody has not heard all of it": ([ONE, TWO], BOTH, [A], "T9"),
}


@pytest.mark.parametrize("case", CASES)
def test_it_is_seen_that(case: str) -> None:
    lines, spoken, shown, wrong = CASES[case]
    found = chat_holds(lines, [Chat("a phone", ANA, spoken), Chat("another", BEN, {}, shown)])
    found = [word for word in found if not word.startswith("T9 a phone")]
    assert bool(found) == bool(wrong)
    assert any(word.startswith(wrong) for word in [*found, ""])


def test_two_answers_to_one_message_are_seen() -> None:
    spoken = {"1": Spoken("1", Text("one"), [DONE, REFUSED])}
    assert any(word.startswith("T6") for word in chat_holds([ONE], [Chat("a phone", ANA, spoken, [A])]))
