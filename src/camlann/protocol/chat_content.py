"""What may be said: a closed list, each kind as data."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Raw, Struct

MAX_TEXT_LENGTH = 280
"""Signs of a text."""

MessageId: TypeAlias = Annotated[str, Meta(max_length=16, pattern="^([0-9a-f]{16})?$")]
"""A line, by a name that says nothing; or none."""
Channel: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20, pattern="^[a-z-]+$")]

TABLE, SPECTATORS = "table", "spectators"
"""The rooms there are at any table. A game may open others, which are sealed."""


class ChatContent(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something said."""


class Text(ChatContent, frozen=True, tag="text"):
    """In somebody's own words, and shown as they were typed."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_TEXT_LENGTH)]


class Claims(ChatContent, frozen=True, tag="claim"):
    """What the game has a form for: ids and seats, which each reads in their own language."""

    claim: Raw


class Phrase(ChatContent, frozen=True, tag="phrase"):
    """A ready-made sentence by its name: `chat.hello` at any table, `avalon.take-me` where that is played."""

    phrase: Annotated[str, Meta(max_length=40, pattern="^[a-z]+\\.[a-z-]+$")]


class Highlight(ChatContent, frozen=True, tag="highlight"):
    """Look at this one."""

    seat: Annotated[int, Meta(ge=0, le=99)]


AnyChatContent: TypeAlias = Text | Claims | Phrase | Highlight


class Quote(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """What it refers to. Whoever carries it has looked that it is there."""


class QuoteMessage(Quote, frozen=True, tag="message"):
    message: MessageId


class QuoteFact(Quote, frozen=True, tag="fact"):
    """A fact of the running game that everybody was told, counted among those alone."""

    fact: Annotated[int, Meta(ge=0, le=1_000_000)]


AnyQuote: TypeAlias = QuoteMessage | QuoteFact


class ChatSubmission(Struct, frozen=True):
    """Something said, and what it refers to, on the way to whoever keeps the table."""

    what: AnyChatContent
    quote: AnyQuote | None = None
