"""Chat refusals: why a chat message is refused."""

from camlann.engine.phases import Reason


class ChatDisabled(Reason, frozen=True, tag="chat.disabled"):
    """Chat is switched off at this table."""


class PhrasesOnly(Reason, frozen=True, tag="chat.phrases-only"):
    """Only claims and phrases, no free text."""


class Muted(Reason, frozen=True, tag="chat.muted"):
    """The host of the table, or a moderator, has muted them."""


class NoSuchChannel(Reason, frozen=True, tag="chat.no-such-channel"):
    """No such channel is open now."""


class NotYourChannel(Reason, frozen=True, tag="chat.not-your-channel"):
    """The channel is open to others only."""


class SpectatorsApart(Reason, frozen=True, tag="chat.spectators-apart"):
    """During a game spectators have their own channel."""


class KnowsTooMuch(Reason, frozen=True, tag="chat.knows-too-much"):
    """A person who gave up a seat knows its secrets."""


class TooFast(Reason, frozen=True, tag="chat.too-fast"):
    """Rate limited."""


class NoQuotes(Reason, frozen=True, tag="chat.no-quotes"):
    """Quotes are switched off at this table."""


class NothingToQuote(Reason, frozen=True, tag="chat.nothing-to-quote"):
    """The quoted message or fact does not exist here."""


class Unsayable(Reason, frozen=True, tag="chat.unsayable"):
    """The content is empty, or makes no sense at this table."""
