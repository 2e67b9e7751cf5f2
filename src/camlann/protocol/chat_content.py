"""Chat content: the kinds of chat messages, as a closed list."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Raw, Struct

MAX_TEXT_LENGTH = 280
"""Characters of a text."""

MessageId: TypeAlias = Annotated[str, Meta(max_length=16, pattern="^([0-9a-f]{16})?$")]
"""A chat message, by an opaque id; or none."""
Channel: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20, pattern="^[a-z-]+$")]

TABLE, SPECTATORS = "table", "spectators"
"""The channels of any table. A game may open others, which are sealed."""


class ChatContent(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The content of a chat message."""


class Text(ChatContent, frozen=True, tag="text"):
    """Free text, shown as typed."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_TEXT_LENGTH)]


class Claims(ChatContent, frozen=True, tag="claim"):
    """A claim: ids and seats, which everybody reads in their own language."""

    claim: Raw


class Phrase(ChatContent, frozen=True, tag="phrase"):
    """A ready-made sentence by its name: `chat.hello` at any table, `avalon.take-me` in Avalon."""

    phrase: Annotated[str, Meta(max_length=40, pattern="^[a-z]+\\.[a-z-]+$")]


class Highlight(ChatContent, frozen=True, tag="highlight"):
    """Points at a seat."""

    seat: Annotated[int, Meta(ge=0, le=99)]


AnyChatContent: TypeAlias = Text | Claims | Phrase | Highlight


class Quote(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """What a message refers to. The server has checked that it exists."""


class QuoteMessage(Quote, frozen=True, tag="message"):
    message: MessageId


class QuoteFact(Quote, frozen=True, tag="fact"):
    """A public fact of the running game, by its number among the public facts."""

    fact: Annotated[int, Meta(ge=0, le=1_000_000)]


AnyQuote: TypeAlias = QuoteMessage | QuoteFact


class ChatSubmission(Struct, frozen=True):
    """A chat message and its quote, on the way to the keeper."""

    what: AnyChatContent
    quote: AnyQuote | None = None
